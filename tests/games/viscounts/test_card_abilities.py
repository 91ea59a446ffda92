"""What is printed on townsfolk, and criminals. Rules: card.silver_value, card.icons, card.bonus, card.timing,
card.arrow, card.hidden_info, criminals.*."""

import pytest

from pentarchy.engine.views import SPECTATOR, view
from pentarchy.games.viscounts.content import FOLK
from pentarchy.games.viscounts.hiring import recruit_phase
from tests.games.viscounts.table import Table
from tests.games.viscounts.test_card_phase import without_cards


# the silver value ---------------------------------------------------------------------------------------------------
@pytest.mark.rule("viscounts.card.silver_value")
def test_silver_values_are_1_to_3() -> None:
    content = Table.empty().content
    assert {content.silver[card] for card in content.by_kind[FOLK]} == {1, 2, 3}


@pytest.mark.rule("viscounts.card.silver_value")
@pytest.mark.parametrize(("card", "silver"), [("peddler_silver", 1), ("benefactor", 2), ("bishop", 3)])
def test_the_silver_value_is_the_cost_of_hiring(card: str, silver: int) -> None:
    table = Table.empty().folk("lake", card).goods(0, silver=silver - 1).run(recruit_phase(0))
    assert table.asked(0) == ""
    table.goods(0, silver=silver).run(recruit_phase(0)).play(0, f"recruit:{card}")
    assert (table.owned(0), table.names("discards", 0)[-1]) == ({}, card)


@pytest.mark.rule("viscounts.card.silver_value")
@pytest.mark.parametrize(("card", "silver"), [("clergyman", 1), ("deacon_virtue", 2), ("bishop", 3)])
def test_the_silver_value_is_the_cost_of_dismissing(card: str, silver: int) -> None:
    def beside(coins: int) -> Table:
        table = Table.empty().at(0, "lake_inner").folk("lake", card).tiles("lake", "grey3_virtue")
        return table.goods(0, ink=3, silver=coins).action(0)

    assert beside(silver - 1).why(0)["dismiss:transcribe"] == "dismiss.cost"
    table = beside(silver).play(0, "dismiss:transcribe")
    assert (table.owned(0), table.where(card)) == ({"ink": 3}, ("box", -1))


@pytest.mark.rule("viscounts.card.silver_value")
@pytest.mark.parametrize(
    ("card", "reached"),
    [
        ("trader", {"lake_right", "lake_inner"}),
        ("squire", {"hills_left", "lake_right", "hills_inner"}),
        ("emma", {"hills_left", "hills_right", "hills_inner", "forest_inner"}),
    ],
)
def test_the_silver_value_is_the_movement_of_the_turn(card: str, reached: set[str]) -> None:
    table = without_cards().hand(0, card).at(0, "lake_left").at(1, "cliffs_left").turn().play(0, f"play:{card}")
    assert table.options(0) == {f"move:{space}" for space in reached}


@pytest.mark.rule("viscounts.card.silver_value", "viscounts.fx.destroy_silver")
@pytest.mark.parametrize(("card", "silver"), [("trader", 1), ("squire", 2), ("financier", 3)])
def test_the_silver_value_is_the_silver_for_destroying(card: str, silver: int) -> None:
    table = Table.empty().hand(0, card).does(0, "destroy(1)").play(0, f"destroy_card:{card}")
    assert table.owned(0) == {"silver": silver}


# icons and bonus ----------------------------------------------------------------------------------------------------
@pytest.mark.rule("viscounts.card.icons")
@pytest.mark.parametrize("zone", ["board", "hand", "deck", "discard"])
def test_icons_count_only_while_the_card_lies_on_the_board(zone: str) -> None:
    """A manuscript of cost 3: the bishop has two clerics, the abbot one, and all slots are covered."""
    table = without_cards().at(0, "lake_inner").tiles("lake", "grey3_virtue").no_folk("lake")
    table.board(0, "bishop" if zone == "board" else "labourer", "abbot", "squire")
    if zone != "board":
        getattr(table, zone)(0, "bishop")
    table.action(0)
    assert ("transcribe" in table.options(0)) == (zone == "board")
    assert (table.why(0).get("transcribe") == "ms.requirement") == (zone != "board")


@pytest.mark.rule("viscounts.card.bonus")
@pytest.mark.card("deacon_virtue")
def test_the_bonus_comes_once_when_the_card_is_hired() -> None:
    table = Table.empty().folk("lake", "deacon_virtue").goods(0, silver=2)
    table.run(recruit_phase(0)).play(0, "recruit:deacon_virtue")
    assert (table.markers(0), table.asked(0)) == ((1, 6), "")


@pytest.mark.rule("viscounts.card.bonus")
@pytest.mark.card("deacon_virtue")
def test_the_bonus_comes_once_when_the_card_is_dismissed() -> None:
    table = Table.empty().at(0, "lake_inner").folk("lake", "deacon_virtue").tiles("lake", "black4_ink")
    table.goods(0, ink=4, silver=2).action(0).play(0, "dismiss:transcribe")
    assert table.markers(0) == (1, 6)
    assert table.play(0, "transcribe").markers(0) == (1, 6)


@pytest.mark.rule("viscounts.card.bonus")
@pytest.mark.parametrize("card", ["deacon_virtue", "aristocrat", "antagonist", "bishop", "courier", "mason"])
def test_the_bonus_never_comes_when_the_card_is_played(card: str) -> None:
    """The antagonist's corruption is that of its two icons, her debt that of the instant effect."""
    table = without_cards().hand(0, card, "squire").discard(0, "abbot", "labourer").turn().play(0, f"play:{card}")
    assert table.markers(0) == ((3, 7) if card == "antagonist" else (1, 7))
    assert table.g.debts[0] == (card == "antagonist")
    assert (table.events("shuffled"), table.events("rearranged")) == ([], [])


# the ability --------------------------------------------------------------------------------------------------------
@pytest.mark.rule("viscounts.card.timing")
@pytest.mark.card("patron_instant", "patron_drop", "jeweller")
@pytest.mark.parametrize(
    ("card", "played", "dropped"), [("patron_instant", 1, 0), ("patron_drop", 0, 2), ("jeweller", 0, 0)]
)
def test_instant_abilities_work_when_played_and_drop_off_ones_when_dropped(
    card: str, played: int, dropped: int
) -> None:
    table = without_cards().hand(0, card).turn().play(0, f"play:{card}")
    assert (table.owned(0).get("gold", 0), table.markers(0)) == (played, (1, 7))
    table = without_cards().board(0, right=card).hand(0, "abbot").turn()
    assert (table.owned(0).get("gold", 0), table.markers(0), table.asked(0)) == (dropped, (1, 7), "play_which")


@pytest.mark.rule("viscounts.card.timing")
@pytest.mark.card("jeweller")
@pytest.mark.parametrize(("slot", "virtue"), [("left", 6), ("middle", 6), ("right", 6), ("", 7)])
def test_an_ongoing_ability_works_in_every_slot_of_the_board_and_nowhere_else(slot: str, virtue: int) -> None:
    table = without_cards().at(0, "lake_left").hand(0, "jeweller")
    if slot:
        table.board(0, **{slot: "jeweller"})
    table.action(0).play(0, "trade:1")
    assert (table.markers(0), table.asked(0)) == ((1, virtue), "")


@pytest.mark.rule("viscounts.card.timing")
@pytest.mark.card("abbot", "labourer", "squire")
def test_only_abbot_labourer_and_squire_have_no_ability() -> None:
    content = Table.empty().content
    blank = {content.designs[card] for card in content.by_kind[FOLK] if content.timing[card] == "none"}
    assert blank == {"abbot", "labourer", "squire"}
    for card in ("abbot", "labourer", "squire"):
        table = without_cards().board(0, right=card).hand(0, "trader").turn()
        assert (table.asked(0), table.owned(0), table.markers(0)) == ("play_which", {}, (1, 7))
        table = without_cards().hand(0, card).turn().play(0, f"play:{card}")
        assert (table.asked(0), table.owned(0), table.markers(0)) == ("move_where", {}, (1, 7))


@pytest.mark.rule("viscounts.card.arrow")
@pytest.mark.card("traveller")
@pytest.mark.parametrize(
    ("board", "clerics"),
    [
        (("traveller", "courier", "abbot"), 3),  # five merchants make two pairs
        (("traveller", "courier", "trader"), 3),
        (("traveller", "squire", "abbot"), 2),
        (("peddler_ink", "courier", "abbot"), 1),  # nobody converts
    ],
)
def test_with_the_traveller_each_pair_of_merchants_counts_as_a_cleric(
    board: tuple[str, str, str], clerics: int
) -> None:
    """A manuscript of cost 3 needs the rest in ink."""
    for ink in range(3):
        table = without_cards().at(0, "lake_inner").tiles("lake", "grey3_virtue").no_folk("lake")
        table.board(0, *board).goods(0, ink=ink).action(0)
        assert ("transcribe" in table.options(0)) == (clerics + ink >= 3)


@pytest.mark.rule("viscounts.card.arrow")
@pytest.mark.card("traveller")
def test_the_traveller_makes_no_nobles() -> None:
    """Five merchants and no noble: no worker is placed."""
    table = without_cards().at(0, "lake_inner").no_folk("lake").board(0, "traveller", "courier", "abbot").action(0)
    assert table.options(0, "station") == set()


@pytest.mark.rule("viscounts.card.arrow")
@pytest.mark.card("clergyman")
def test_left_of_the_arrow_stands_the_cost() -> None:
    """The clergyman takes 2 silver for a cleric."""
    table = without_cards().at(0, "lake_inner").tiles("lake", "grey3_flip").no_folk("lake")
    table.board(0, "clergyman", "abbot", "squire").goods(0, silver=3).action(0).play(0, "transcribe")
    assert (table.owned(0), table.names("scrolls", 0)) == ({"silver": 1}, ["grey3_flip"])


# criminals ----------------------------------------------------------------------------------------------------------
@pytest.mark.rule("viscounts.criminals.wild")
@pytest.mark.parametrize(
    ("space", "board", "kind", "moves"),
    [
        ("lake_left", ("thief", "abbot", "labourer"), "trade", {"trade:1"}),
        ("lake_left", ("antagonist", "abbot", "labourer"), "trade", {"trade:1", "trade:2"}),
        ("lake_inner", ("thief", "abbot", "labourer"), "station", {"station:1"}),
        ("lake_inner", ("antagonist", "squire", "labourer"), "station", {"station:1", "station:2"}),
        ("lake_inner", ("antagonist", "abbot", "labourer"), "transcribe", {"transcribe"}),
        ("lake_inner", ("antagonist", "squire", "labourer"), "transcribe", set()),
        (
            "lake_left",
            ("antagonist", "abbot", "labourer"),
            "construct",
            {f"construct:workshop_{number},lake_{site}" for number in (1, 2, 3) for site in (1, 3)},
        ),
        ("lake_left", ("thief", "abbot", "labourer"), "construct", set()),
    ],
)
def test_in_each_action_a_criminal_counts_as_one_icon_of_it(
    space: str, board: tuple[str, str, str], kind: str, moves: set[str]
) -> None:
    table = without_cards().at(0, space).tiles("lake", "grey3_virtue").no_folk("lake").board(0, *board).action(0)
    assert table.options(0, kind) == moves


@pytest.mark.rule("viscounts.criminals.not_wild_elsewhere")
@pytest.mark.parametrize(
    ("manuscript", "points", "with_antagonist"),
    [
        ("yellow5_nobles", 1, 1),
        ("grey5_builders", 1, 1),
        ("black5_clerics", 1, 1),
        ("blue5_merchants", 3, 3),
        ("blue6_criminals", 1, 3),
    ],
)
def test_a_criminal_is_no_other_icon_for_manuscripts(manuscript: str, points: int, with_antagonist: int) -> None:
    """The eight starting cards: one criminal, cleric, builder and noble, six merchants (half a point each)."""
    table = Table.empty()
    table.put("scrolls", 0, manuscript)
    assert table.score(0)["manuscripts"] == points
    assert table.discard(0, "antagonist").score(0)["manuscripts"] == with_antagonist


# who sees what ------------------------------------------------------------------------------------------------------
@pytest.mark.rule("viscounts.card.hidden_info")
def test_hands_are_secret_draw_piles_unknown_boards_and_discard_piles_open() -> None:
    """In a game under way, with cards that everybody saw before they were shuffled."""
    table = Table(3).go_on(lambda g: g.round == 6)
    g = table.g
    assert min(map(len, g.hands)) > 0
    assert any(g.decks)
    assert any(g.discards)
    for watcher in (0, 1, 2, SPECTATOR):
        seen = view(g, watcher)
        assert seen["boards"] == [list(slot) for slot in g.boards]
        assert seen["discards"] == [list(pile) for pile in g.discards]
        assert seen["decks"] == [[None] * len(pile) for pile in g.decks]
        for player, hand in enumerate(g.hands):
            assert seen["hands"][player] == (list(hand) if player == watcher else [None] * len(hand))


@pytest.mark.rule("viscounts.card.hidden_info")
def test_after_a_shuffle_nobody_knows_where_the_discarded_cards_are() -> None:
    orders = set()
    for seed in range(1, 9):
        table = without_cards(seed=seed).discard(0, "abbot", "squire", "labourer").deck(0, "trader")
        orders.add(tuple(table.does(0, "shuffle()").names("decks", 0)))
        assert [view(table.g, watcher)["decks"][0] for watcher in (0, 1)] == [[None] * 4] * 2
    assert len(orders) > 1
