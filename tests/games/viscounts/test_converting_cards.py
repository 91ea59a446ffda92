"""Townsfolk whose ability adds icons to an action. Rules: act.ongoing_convert."""

import pytest

from tests.games.viscounts.table import Table
from tests.games.viscounts.test_labels import prompt

# For each of the three actions: the space, fillers without its icon and without merchants, moves by their cost.
PLACES = {
    "build": ("lake_left", ("abbot", "squire")),
    "workers": ("lake_inner", ("abbot", "labourer")),
    "transcribe": ("lake_inner", ("labourer", "squire")),
}
MOVES = {
    "build": {
        3: "construct:workshop_1,lake_1",
        5: "construct:trading_post_1,lake_1",
        7: "construct:guildhall_1,lake_1",
    },
    "workers": {3: "station:2", 5: "station:3", 8: "station:4"},
    "transcribe": dict.fromkeys((3, 4, 5, 6, 7), "transcribe"),
}
TILES = {3: "blue3_silver", 4: "grey4_stone", 5: "grey5_resources", 6: "grey6_buildings", 7: "grey7_guildhall"}
DOUBLE = {"artist": ("workers", "gold"), "priest": ("transcribe", "ink"), "sculptor": ("build", "stone")}
SILVER = {"clergyman": ("transcribe", "ink"), "diplomat": ("workers", "gold"), "mason": ("build", "stone")}
MERCHANTS = {"benefactor": "workers", "strongman": "build", "traveller": "transcribe"}


def acting(action: str, card: str, cost: int = 3, *others: str, **goods: int) -> Table:
    """Player 0 is asked for the action, with the card on the board between two of no use, or these others."""
    space, fillers = PLACES[action]
    left, right = others or fillers
    t = Table.empty().board(0, left, card, right).at(0, space).goods(0, **goods)
    return t.tiles("lake", TILES.get(cost, TILES[7])).action(0)


def spent(t: Table, good: str) -> int:
    number = ("ink", "stone", "gold", "silver").index(good)
    return sum(int(str(count)) for _, _, which, count in t.events("spent") if which == number)


# one unit counts double ---------------------------------------------------------------------------------------------
def doubling(cost: int, units: int) -> list[object]:
    """A row for each doubling card; each has one icon itself, so n units make 2 + n icons."""
    marks = {card: pytest.mark.card(card) for card in DOUBLE}
    return [pytest.param(card, cost, units, marks=marks[card], id=f"{card}-{cost}") for card in DOUBLE]


@pytest.mark.rule("viscounts.act.ongoing_convert")
@pytest.mark.parametrize(("card", "cost", "units"), doubling(3, 1) + doubling(5, 3))
def test_only_the_first_unit_of_an_action_counts_double(card: str, cost: int, units: int) -> None:
    action, good = DOUBLE[card]
    move = MOVES[action][cost]
    assert move not in acting(action, card, cost, **{good: units - 1}).options(0)
    for owned in (units, units + 2):
        t = acting(action, card, cost, **{good: owned}).play(0, move)
        assert spent(t, good) == units
        assert t.g.used == 0  # in the next action the first one counts double again


@pytest.mark.rule("viscounts.act.ongoing_convert")
@pytest.mark.parametrize(
    ("card", "cost", "units"),
    [
        pytest.param("artist", 8, 6, marks=pytest.mark.card("artist")),
        pytest.param("priest", 7, 5, marks=pytest.mark.card("priest")),
        pytest.param("sculptor", 7, 5, marks=pytest.mark.card("sculptor")),
    ],
)
def test_the_dearest_form_of_an_action_with_a_doubled_unit(card: str, cost: int, units: int) -> None:
    action, good = DOUBLE[card]
    assert MOVES[action][cost] not in acting(action, card, cost, **{good: units - 1}).options(0)
    assert spent(acting(action, card, cost, **{good: units}).play(0, MOVES[action][cost]), good) == units


@pytest.mark.rule("viscounts.act.ongoing_convert")
@pytest.mark.parametrize("card", [pytest.param(card, marks=pytest.mark.card(card)) for card in DOUBLE])
def test_the_next_action_doubles_again(card: str) -> None:
    action, good = DOUBLE[card]
    t = acting(action, card, 3, **{good: 2}).play(0, MOVES[action][3])
    assert t.owned(0)[good] == 1
    t.tiles("lake", "yellow3_resource").action(0)
    again = {"build": "construct:workshop_2,lake_3"}.get(action, MOVES[action][3])
    t.play(0, again)
    assert spent(t, good) == 2


@pytest.mark.rule("viscounts.act.ongoing_convert")
@pytest.mark.parametrize("card", [pytest.param(card, marks=pytest.mark.card(card)) for card in DOUBLE])
@pytest.mark.parametrize("action", PLACES)
def test_a_unit_counts_double_in_one_action_only(card: str, action: str) -> None:
    """Two criminals and one unit: too few where the card has no icon of its own and does not double."""
    own, good = DOUBLE[card]
    t = acting(action, card, 3, "scoundrel_gold", "thief", **{good: 1})
    enough = {"build": "construct:workshop_1,lake_1", "workers": "station:2", "transcribe": "transcribe"}
    assert (enough[action] in t.options(0)) == (action == own)


@pytest.mark.rule("viscounts.act.ongoing_convert")
@pytest.mark.card("artist")
def test_a_doubled_unit_may_be_more_than_is_missing() -> None:
    """Three nobles are needed, Artist and Squire are two: one gold is spent, the fourth icon is lost."""
    t = acting("workers", "artist", 3, "squire", "abbot", gold=1).play(0, "station:2")
    assert (t.owned(0), t.g.used) == ({}, 0)
    assert t.tier(1, 0) == {"ink_stone": 2}


# two silver for an icon ---------------------------------------------------------------------------------------------
@pytest.mark.rule("viscounts.act.ongoing_convert")
@pytest.mark.parametrize(("cost", "silver"), [(3, 4), (5, 8)])
@pytest.mark.parametrize("card", [pytest.param(card, marks=pytest.mark.card(card)) for card in SILVER])
def test_two_silver_are_an_icon_as_often_as_one_likes(card: str, cost: int, silver: int) -> None:
    """The card itself has one icon."""
    action, _ = SILVER[card]
    move = MOVES[action][cost]
    assert move not in acting(action, card, cost, silver=silver - 1).options(0)
    t = acting(action, card, cost, silver=silver + 1).play(0, move)
    assert spent(t, "silver") == silver
    assert t.events("spent") == [("spent", 0, 3, silver)]


@pytest.mark.rule("viscounts.act.ongoing_convert")
@pytest.mark.parametrize("card", [pytest.param(card, marks=pytest.mark.card(card)) for card in SILVER])
def test_silver_and_the_good_of_the_action_are_mixed_as_the_player_says(card: str) -> None:
    """Four icons are missing: 3 goods and 4 silver leave a choice up to the end."""
    action, good = SILVER[card]
    t = acting(action, card, 5, silver=4, **{good: 3}).play(0, MOVES[action][5])
    for paid in ("silver", good):
        assert t.options(0) == {f"pay:{good}", "pay:silver"}
        t.play(0, f"pay:{paid}")
    assert t.options(0) == {f"pay:{good}", "pay:silver"}
    t.play(0, f"pay:{good}", "pay:silver")
    assert (spent(t, good), spent(t, "silver")) == (2, 4)


@pytest.mark.rule("viscounts.act.ongoing_convert")
@pytest.mark.parametrize("card", [pytest.param(card, marks=pytest.mark.card(card)) for card in SILVER])
def test_what_is_left_pays_the_rest_without_a_question(card: str) -> None:
    """A single silver is no way to pay."""
    action, good = SILVER[card]
    t = acting(action, card, 3, silver=3, **{good: 4}).play(0, MOVES[action][3])
    assert t.options(0) == {f"pay:{good}", "pay:silver"}
    t.play(0, "pay:silver")
    assert t.asked(0) in ("", "new_order")
    assert (spent(t, good), spent(t, "silver")) == (1, 2)


@pytest.mark.rule("viscounts.act.ongoing_convert")
@pytest.mark.parametrize("card", [pytest.param(card, marks=pytest.mark.card(card)) for card in SILVER])
@pytest.mark.parametrize("action", PLACES)
def test_silver_helps_in_one_action_only(card: str, action: str) -> None:
    """Two criminals and two silver: too few where the card has no icon of its own and does not convert."""
    own, _ = SILVER[card]
    t = acting(action, card, 3, "scoundrel_gold", "thief", silver=2)
    enough = {"build": "construct:workshop_1,lake_1", "workers": "station:2", "transcribe": "transcribe"}
    assert (enough[action] in t.options(0)) == (action == own)


@pytest.mark.rule("viscounts.act.ongoing_convert")
@pytest.mark.parametrize(
    ("card", "dismissed", "price"),
    [
        pytest.param("clergyman", "deacon_virtue", 2, marks=pytest.mark.card("clergyman")),
        pytest.param("diplomat", "overseer_virtue", 2, marks=pytest.mark.card("diplomat")),
        pytest.param("mason", "woodcutter_virtue", 2, marks=pytest.mark.card("mason")),
    ],
)
def test_silver_paid_for_a_dismissal_is_gone(card: str, dismissed: str, price: int) -> None:
    """Two icons of the cards, one for the silver that is left after the dismissal: 2 + 2 silver."""
    action, _ = SILVER[card]
    for silver in (price + 1, price + 2):
        space, (left, right) = PLACES[action]
        t = Table.empty().board(0, left, card, right).at(0, space).goods(0, silver=silver)
        t.tiles("lake", "blue3_silver").folk("lake", dismissed).action(0)
        if action == "workers":  # possible in any case, but for two workers the silver is needed
            assert ("station:2" in t.play(0, "dismiss:workers").options(0)) == (silver == 4)
        elif silver == 3:
            assert t.why(0)[f"dismiss:{action}"] == "dismiss.only_with_action"
            continue
        else:
            t.play(0, f"dismiss:{action}")
        if silver == 4:
            t.play(0, MOVES[action][3])
            assert (t.events("dismissed")[0][3], spent(t, "silver")) == (price, 4 - price)


# two merchants for an icon ------------------------------------------------------------------------------------------
MERCHANT_ROWS = [
    (("abbot", "labourer"), (), 1),  # the two of the card itself
    (("trader", "labourer"), (), 1),  # the third merchant finds no partner
    (("journeyman", "labourer"), (), 2),
    (("therese", "journeyman"), (), 3),  # of seven
    (("thief", "labourer"), (), 2),  # a criminal is an icon itself
    (("thief", "trader"), (), 2),  # and no partner of the third merchant beside
    (("trader", ""), (), 2),  # three, and two of the open right slot
    (("abbot", "labourer"), ("trading_post_3",), 2),
]


@pytest.mark.rule("viscounts.act.ongoing_convert", "viscounts.act.icons_not_spent")
@pytest.mark.parametrize(("others", "buildings", "nobles"), MERCHANT_ROWS)
@pytest.mark.card("benefactor")
def test_pairs_of_merchants_are_nobles(others: tuple[str, str], buildings: tuple[str, ...], nobles: int) -> None:
    """Eight nobles place four workers: gold pays what is missing."""
    t = Table.empty().board(0, others[0], "benefactor", others[1]).emptied(0, *buildings).goods(0, gold=8)
    t.at(0, "lake_inner").action(0).play(0, "station:4")
    assert spent(t, "gold") == 8 - nobles


@pytest.mark.rule("viscounts.act.ongoing_convert")
@pytest.mark.parametrize(
    ("card", "merchants", "missing"),
    [
        pytest.param(card, cards, missing, marks=pytest.mark.card(card), id=f"{card}-{missing}")
        for card in ("strongman", "traveller")
        for cards, missing in (
            (("squire", "princess"), 6), (("trader", "squire"), 6), (("journeyman", "squire"), 5),
            (("therese", "journeyman"), 4), (("thief", "trader"), 5),
        )
    ],
)  # fmt: skip
def test_pairs_of_merchants_are_builders_or_clerics(card: str, merchants: tuple[str, str], missing: int) -> None:
    """Seven icons are needed; stone or ink pays what is missing, and one less is too few."""
    action = MERCHANTS[card]
    good = {"build": "stone", "transcribe": "ink"}[action]
    move = MOVES[action][7]
    assert move not in acting(action, card, 7, *merchants, **{good: missing - 1}).options(0)
    assert spent(acting(action, card, 7, *merchants, **{good: missing}).play(0, move), good) == missing


@pytest.mark.rule("viscounts.act.ongoing_convert")
@pytest.mark.parametrize("card", [pytest.param(card, marks=pytest.mark.card(card)) for card in MERCHANTS])
@pytest.mark.parametrize("action", PLACES)
def test_merchants_help_in_one_action_only(card: str, action: str) -> None:
    """Four merchants are two icons, the Scoundrel is the third."""
    t = acting(action, card, 3, "scoundrel_gold", "journeyman")
    enough = {"build": "construct:workshop_1,lake_1", "workers": "station:2", "transcribe": "transcribe"}
    assert (enough[action] in t.options(0)) == (action == MERCHANTS[card])


@pytest.mark.rule("viscounts.act.ongoing_convert")
@pytest.mark.parametrize("card", [pytest.param(card, marks=pytest.mark.card(card)) for card in MERCHANTS])
def test_in_a_trade_merchants_stay_merchants(card: str) -> None:
    t = Table.empty().board(0, "abbot", card, "journeyman").at(0, "lake_left").action(0)
    assert t.options(0, "trade") == {"trade:1", "trade:2", "trade:3", "trade:4"}


@pytest.mark.rule("viscounts.act.ongoing_convert")
@pytest.mark.parametrize(
    ("card", "dismissed"),
    [
        pytest.param("benefactor", "diplomat", marks=pytest.mark.card("benefactor")),
        pytest.param("strongman", "mason", marks=pytest.mark.card("strongman")),
        pytest.param("traveller", "clergyman", marks=pytest.mark.card("traveller")),
    ],
)
def test_merchants_of_the_dismissed_card_find_partners(card: str, dismissed: str) -> None:
    """C11: three merchants on the board and one of the dismissed card are two icons, its other icon is the third."""
    action = MERCHANTS[card]
    space, (left, _) = PLACES[action]
    for partner, possible in (("trader", True), ("friar" if action != "transcribe" else "miner", False)):
        t = Table.empty().board(0, left, card, partner).at(0, space).goods(0, silver=1)
        t.tiles("lake", "blue3_silver").folk("lake", dismissed).action(0)
        assert MOVES[action][3] not in t.options(0)
        if possible:
            t.play(0, f"dismiss:{action}", "arrange:123", MOVES[action][3])
            assert (t.events("dismissed")[0][3], spent(t, "silver")) == (1, 0)
        elif action == "workers":
            assert "station:2" not in t.play(0, "dismiss:workers", "arrange:123").options(0)
        else:
            assert t.why(0)[f"dismiss:{action}"] == "dismiss.only_with_action"


@pytest.mark.rule("viscounts.act.ongoing_convert")
@pytest.mark.card("benefactor")
def test_thief_benefactor_and_overseer_place_workers() -> None:
    """T12: nobles 1 + 1 + 1 + 2 = 5 for three workers; with 3 gold 8 for four."""
    t = Table.empty().board(0, "thief", "benefactor", "overseer_destroy").at(0, "cliffs_inner")
    t.emptied(0, "trading_post_3", "guildhall_2").action(0)
    assert t.options(0, "station") == {"station:1", "station:2", "station:3"}
    assert t.why(0)["station:4"] == "workers.payment"
    t = Table.empty().board(0, "thief", "benefactor", "overseer_destroy").at(0, "cliffs_inner").goods(0, gold=3)
    t.emptied(0, "trading_post_3", "guildhall_2").action(0).play(0, "station:4")
    assert (spent(t, "gold"), t.g.workers[0]) == (3, 16)


# any resource for clerics -------------------------------------------------------------------------------------------
@pytest.mark.rule("viscounts.act.ongoing_convert")
@pytest.mark.card("emma")
@pytest.mark.parametrize(
    ("goods", "possible"),
    [
        ({"stone": 6}, True), ({"gold": 6}, True), ({"ink": 6}, True), ({"stone": 2, "gold": 2, "ink": 2}, True),
        ({"stone": 5}, False), ({"gold": 5}, False), ({"stone": 2, "gold": 2, "ink": 1, "silver": 9}, False),
    ],
)  # fmt: skip
def test_stone_and_gold_are_clerics_beside_ink(goods: dict[str, int], possible: bool) -> None:
    """Seven clerics, one of them Emma herself."""
    t = acting("transcribe", "emma", 7, **goods)
    assert ("transcribe" in t.options(0)) == possible
    if possible:
        t.play(0, "transcribe")
        while t.asked(0) == "pay_which":
            t.play(0, max(t.options(0)))
        assert t.owned(0) == {}


@pytest.mark.rule("viscounts.act.ongoing_convert")
@pytest.mark.card("emma")
def test_which_resources_are_spent_is_asked_one_by_one() -> None:
    t = acting("transcribe", "emma", 5, ink=2, stone=1, gold=3).play(0, "transcribe")
    assert t.options(0) == {"pay:ink", "pay:stone", "pay:gold"}
    t.play(0, "pay:stone")
    assert t.options(0) == {"pay:ink", "pay:gold"}
    t.play(0, "pay:gold", "pay:gold", "pay:ink")
    assert (t.asked(0), t.owned(0)) == ("", {"ink": 1, "gold": 1})
    assert t.names("scrolls", 0) == ["grey5_resources"]


@pytest.mark.rule("viscounts.act.ongoing_convert")
@pytest.mark.card("emma")
def test_stone_and_gold_keep_their_use_in_other_actions() -> None:
    assert "construct:workshop_1,lake_1" not in acting("build", "emma", gold=9, ink=9).options(0)
    assert acting("workers", "emma", stone=9, ink=9).options(0, "station") == set()


# several cards ------------------------------------------------------------------------------------------------------
@pytest.mark.rule("viscounts.act.ongoing_convert")
@pytest.mark.card("emma", "priest", "clergyman")
def test_several_converting_cards_work_together() -> None:
    """Three clerics, four missing: the first ink counts two, later ones one, two silver or a stone one."""
    t = acting("transcribe", "emma", 7, "priest", "clergyman", ink=2, stone=1, silver=3).play(0, "transcribe")
    assert t.options(0) == {"pay:ink", "pay:stone", "pay:silver"}
    t.play(0, "pay:silver")
    assert t.options(0) == {"pay:ink", "pay:stone"}
    t.play(0, "pay:ink")
    assert t.options(0) == {"pay:ink", "pay:stone"}
    assert prompt(t) == "Pay for transcribing. Icons still missing: 1."
    t.play(0, "pay:ink")
    assert t.asked(0) == "build_where"
    assert t.owned(0) == {"stone": 1, "silver": 1}


@pytest.mark.rule("viscounts.act.ongoing_convert")
@pytest.mark.card("artist", "benefactor", "diplomat")
def test_merchants_gold_and_silver_pay_nobles_together() -> None:
    """Artist 1, Diplomat 1, three merchants 1; the doubled gold 2, another gold 1, four silver 2: exactly eight."""
    t = acting("workers", "benefactor", 8, "artist", "diplomat", gold=2, silver=4)
    assert "station:4" in t.options(0)
    assert "station:4" not in acting("workers", "benefactor", 8, "artist", "diplomat", gold=2, silver=3).options(0)
    t.play(0, "station:4", "pay:gold", "pay:gold")
    assert (spent(t, "gold"), spent(t, "silver"), t.g.workers[0]) == (2, 4, 16)


@pytest.mark.rule("viscounts.act.ongoing_convert")
@pytest.mark.parametrize("card", [*DOUBLE, *SILVER, *MERCHANTS, "emma"])
def test_an_ability_works_only_while_the_card_lies_on_the_own_board(card: str) -> None:
    """Not in the hand, the discard pile or the board of another player."""
    action = {**{name: row[0] for name, row in {**DOUBLE, **SILVER}.items()}, **MERCHANTS}.get(card, "transcribe")
    for place in ("hand", "discard", "opponent"):
        space, _ = PLACES[action]
        t = Table.empty().board(0, "thief", "journeyman", "lender").at(0, space).tiles("lake", "blue3_silver")
        main = {"build": "stone", "workers": "gold", "transcribe": "ink"}[action]
        t.goods(0, ink=3, stone=3, gold=3, silver=4).goods(0, **{main: 1}).no_folk("lake")
        if place == "opponent":
            t.board(1, card)
        else:
            t.put("hands" if place == "hand" else "discards", 0, card)
        assert MOVES[action][3] not in t.action(0).options(0)
