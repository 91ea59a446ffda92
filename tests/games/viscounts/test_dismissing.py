"""Dismissing townsfolk for an action. Rules: dismiss.*."""

from collections.abc import Callable

import pytest

from pentarchy.engine.errors import IllegalMove
from pentarchy.engine.views import SPECTATOR, view
from tests.games.viscounts.table import Table

ACTIONS = {"lake_left": ("trade", "build"), "lake_inner": ("workers", "transcribe")}
FILLERS = ("abbot", "labourer", "squire")  # on the board: one cleric, one builder, one noble, no merchant


def beside(card: str, space: str = "lake_left", silver: int = 9, **goods: int) -> Table:
    """Player 0 is asked for an action with this townsfolk beside the viscount."""
    t = Table.empty().board(0, *FILLERS).at(0, space).goods(0, silver=silver, **goods)
    return t.folk(space.split("_")[0], card).tiles("lake", "blue3_silver").action(0)


@pytest.mark.rule("viscounts.dismiss.optional")
def test_only_the_top_card_of_the_own_segment_is_dismissed_if_at_all() -> None:
    t = Table.empty().board(0, *FILLERS).at(0, "hills_right").goods(0, silver=9, stone=9)
    t.folk("hills", "mason", "foreman").folk("lake", "architect").folk("forest", "artisan").action(0)
    assert t.options(0, "dismiss") == {"dismiss:trade", "dismiss:build"}
    assert {"trade:1", "construct:guildhall_3,hills_6", "rest"} < t.options(0)  # without a dismissal
    before = {pile: t.names("townsfolk", pile) for pile in (0, 2, 3, 4)}
    t.play(0, "dismiss:build")
    assert t.where("foreman") == ("box", -1)
    assert t.names("townsfolk", 1)[-1] == "mason"
    assert before == {pile: t.names("townsfolk", pile) for pile in (0, 2, 3, 4)}
    assert t.events("dismissed") == [("dismissed", 0, t.card("foreman"), 2)]


@pytest.mark.rule("viscounts.dismiss.icon_match")
@pytest.mark.parametrize(
    ("card", "actions"),
    [
        ("friar", {"transcribe"}),
        ("princess", {"workers"}),
        ("miner", {"build"}),
        ("jeweller", {"trade"}),
        ("foreman", {"trade", "build"}),
        ("vicar", {"trade", "transcribe"}),
        ("diplomat", {"trade", "workers"}),
        ("tinker_stone", {"workers", "transcribe"}),
        ("pickpocket", {"trade", "build", "workers", "transcribe"}),  # a criminal fits every action
    ],
)
def test_the_card_must_show_the_icon_of_the_action_or_a_criminal(card: str, actions: set[str]) -> None:
    for space, here in ACTIONS.items():
        t = beside(card, space, ink=9, stone=9, gold=9)
        allowed = {f"dismiss:{action}" for action in here if action in actions}
        assert t.options(0, "dismiss") == allowed
        for action in here:
            if action not in actions:
                assert t.why(0)[f"dismiss:{action}"] == "dismiss.icon_match"
                with pytest.raises(IllegalMove) as refused:
                    t.play(0, f"dismiss:{action}")
                assert refused.value.rule == "dismiss.icon_match"


@pytest.mark.rule("viscounts.dismiss.icon_match")
def test_the_icon_need_not_be_needed() -> None:
    """Stone alone pays the workshop; the Miner is dismissed for its virtue."""
    t = beside("miner", silver=2, stone=2).play(0, "dismiss:build", "construct:workshop_1,lake_1")
    assert (t.markers(0), t.owned(0)) == ((1, 6), {"gold": 1, "stone": 1})


@pytest.mark.rule("viscounts.dismiss.cost", "viscounts.dismiss.gives_bonus", "viscounts.dismiss.gives_icons")
def test_the_woodcutter_is_dismissed_for_a_building() -> None:
    """T06: 2 silver are paid, 1 virtue and 1 builder are gained, the card leaves the game."""
    t = beside("woodcutter_virtue", silver=5, stone=1)
    assert t.options(0, "construct") == set()
    t.play(0, "dismiss:build")
    assert (t.owned(0), t.markers(0)) == ({"stone": 1, "silver": 3}, (1, 6))
    assert t.where("woodcutter_virtue") == ("box", -1)
    assert t.options(0) == {f"construct:workshop_{slot},lake_{site}" for slot in (1, 2, 3) for site in (1, 3)}
    t.play(0, "construct:workshop_2,lake_1")
    assert t.owned(0) == {"gold": 1, "silver": 3}
    assert (t.markers(0), t.asked(0)) == ((1, 6), "")


@pytest.mark.rule("viscounts.dismiss.cost")
@pytest.mark.parametrize(("card", "price"), [("pickpocket", 1), ("conspirator", 2), ("antagonist", 3)])
@pytest.mark.parametrize("space", ACTIONS)
def test_a_dismissal_costs_the_value_of_the_card(card: str, price: int, space: str) -> None:
    goods = {"ink": 9, "stone": 9, "gold": 9}
    poor = beside(card, space, price - 1, **goods)
    assert poor.options(0, "dismiss") == set()
    for action in ACTIONS[space]:
        assert poor.why(0)[f"dismiss:{action}"] == "dismiss.cost"
        t = beside(card, space, price, **goods).play(0, f"dismiss:{action}")
        assert t.owned(0) == goods


@pytest.mark.rule("viscounts.dismiss.cost")
@pytest.mark.parametrize("card", ["pickpocket", "conspirator", "antagonist"])
def test_with_the_second_trading_post_a_dismissal_costs_one_silver(card: str) -> None:
    t = Table.empty().board(0, *FILLERS).emptied(0, "trading_post_2").goods(0, silver=1).folk("lake", card).action(0)
    t.play(0, "dismiss:trade")
    assert t.owned(0) == {}
    t = Table.empty().board(0, *FILLERS).emptied(0, "trading_post_2").folk("lake", card).action(0)
    assert t.why(0)["dismiss:trade"] == "dismiss.cost"


@pytest.mark.rule("viscounts.dismiss.cost")
def test_silver_paid_for_the_dismissal_does_not_pay_the_trade() -> None:
    """A Conspirator for 2 silver is one merchant; two are needed for an ink well."""
    t = beside("conspirator", "lake_right", silver=2)
    assert t.options(0, "trade") == {"trade:1"}
    assert t.why(0)["dismiss:trade"] == "dismiss.only_with_action"
    t = beside("conspirator", "lake_right", silver=3).play(0, "dismiss:trade", "decline", "trade:1")
    assert t.owned(0) == {"ink": 1}


@pytest.mark.rule("viscounts.dismiss.once_per_turn")
@pytest.mark.parametrize(("space", "action"), [(space, action) for space, both in ACTIONS.items() for action in both])
def test_one_townsfolk_is_dismissed_and_no_more(space: str, action: str) -> None:
    t = Table.empty().board(0, *FILLERS).at(0, space).goods(0, ink=9, stone=9, gold=9, silver=9)
    t.folk("lake", "lookout", "traitor", "antagonist").action(0).play(0, f"dismiss:{action}")
    assert t.options(0, "dismiss") == set()
    for other in ACTIONS[space]:
        with pytest.raises(IllegalMove):
            t.play(0, f"dismiss:{other}")
    assert t.names("townsfolk", 0)[-1] == "traitor"


@pytest.mark.rule("viscounts.dismiss.once_per_turn")
def test_the_next_turn_has_a_dismissal_again() -> None:
    t = Table.empty().board(0, *FILLERS).goods(0, silver=9).folk("lake", "antagonist", "traitor")
    for _ in range(2):
        t.action(0).play(0, "dismiss:trade", "trade:1")
    assert [t.content.designs[int(str(event[2]))] for event in t.events("dismissed")] == ["traitor", "antagonist"]


@pytest.mark.rule("viscounts.dismiss.removed")
def test_the_next_card_becomes_visible_to_everybody_and_those_below_stay_hidden() -> None:
    t = Table.empty(3).board(0, *FILLERS).goods(0, silver=9).folk("lake", "pickpocket")
    below = t.g.townsfolk[0][:-1]
    for card in below:  # as after setup: nobody has seen what lies under the top card
        t.g.hide((card,))
    for eye in (0, 1, 2, SPECTATOR):
        assert view(t.g, eye)["townsfolk"][0] == [None] * len(below) + [t.card("pickpocket")]
    t.action(0).play(0, "dismiss:trade")
    for eye in (0, 1, 2, SPECTATOR):
        assert view(t.g, eye)["townsfolk"][0] == [None] * (len(below) - 1) + [below[-1]]
        assert t.card("pickpocket") in view(t.g, eye)["box"]
    assert t.events("townsfolk_shown") == [("townsfolk_shown", below[-1], 0)]
    assert t.names("discards", 0).count("pickpocket") == 0


@pytest.mark.rule("viscounts.dismiss.gives_icons")
@pytest.mark.parametrize(
    ("card", "space", "action", "possible"),
    [
        ("peddler_ink", "lake_left", "trade", {"trade:1", "trade:2", "trade:3"}),  # three merchants
        ("antagonist", "lake_left", "trade", {"trade:1", "trade:2"}),  # two criminals
        ("vicar", "lake_left", "trade", {"trade:1"}),  # its cleric is no merchant
        ("enforcer", "lake_inner", "workers", {"station:1", "station:2"}),  # two nobles, with the Squire three
        ("princess", "lake_inner", "workers", {"station:1"}),
        ("bishop", "lake_inner", "transcribe", {"transcribe"}),  # two clerics, with the Abbot three
        ("antagonist", "lake_inner", "transcribe", {"transcribe"}),
    ],
)
def test_all_fitting_icons_of_the_card_count(card: str, space: str, action: str, possible: set[str]) -> None:
    t = beside(card, space, silver=3).play(0, f"dismiss:{action}")
    t.goods(0, silver=0)
    t.g.offered[0] = None
    assert t.options(0) == possible


@pytest.mark.rule("viscounts.dismiss.gives_icons")
def test_icons_of_the_card_count_for_this_action_only() -> None:
    t = beside("peddler_ink", silver=2).play(0, "dismiss:trade", "trade:3")
    assert t.owned(0) == {"silver": 3}
    assert (t.g.committed, t.g.lent) == (-1, ())
    t.no_folk("lake").action(0)
    assert t.options(0) == {"rest"}  # no merchant any more


@pytest.mark.rule("viscounts.dismiss.gives_bonus")
def test_the_bonus_comes_before_the_action() -> None:
    """The Acolyte lets a card be discarded; only then the action follows, with its merchant."""
    t = beside("acolyte", silver=3).hand(0, "trader", "thief")
    t.play(0, "dismiss:trade")
    assert t.options(0) == {"discard_card:trader", "discard_card:thief", "discard_top", "decline"}
    t.play(0, "discard_card:thief")
    assert t.options(0) == {"trade:1"}
    t.play(0, "trade:1")
    assert (t.owned(0), t.names("hands", 0)) == ({"silver": 1}, ["trader"])
    assert [event[0] for event in t.events()][-4:] == ["townsfolk_shown", "discarded", "traded", "gained"]


@pytest.mark.rule("viscounts.dismiss.gives_bonus")
@pytest.mark.parametrize(
    ("card", "space", "action", "expected"),
    [
        ("jeweller", "lake_left", "trade", ((1, 6), 0)),
        ("antagonist", "lake_left", "trade", ((2, 7), 0)),
        ("bishop", "lake_inner", "transcribe", ((1, 7), 1)),
        ("courier", "lake_left", "trade", ((1, 6), 0)),  # a shuffle without criminals on the board
    ],
)
def test_the_bonus_is_that_of_the_card(card: str, space: str, action: str, expected: tuple[object, int]) -> None:
    t = beside(card, space, silver=3).play(0, f"dismiss:{action}")
    assert (t.markers(0), t.g.debts[0]) == expected


@pytest.mark.rule("viscounts.dismiss.gives_bonus")
def test_the_mason_is_dismissed_for_a_workshop() -> None:
    """T09: no builder on the board, 2 stone, 1 silver; the stone site of the space is taken."""
    t = Table.empty(3).board(0, "abbot", "squire", "trader").at(0, "hills_left").goods(0, stone=2, silver=1)
    t.folk("hills", "mason").building(1, "trading_post_1", "hills_3").action(0)
    assert t.options(0, "construct") == set()
    t.play(0, "dismiss:build")
    assert t.asked(0) == "new_order"
    t.play(0, "arrange:321")
    assert t.cards(0) == ["trader", "squire", "abbot"]
    assert t.options(0) == {f"construct:workshop_{slot},hills_1" for slot in (1, 2, 3)}
    t.play(0, "construct:workshop_1,hills_1")
    assert t.owned(0) == {"ink": 1, "silver": 2}
    assert t.owned(1) == {"silver": 2}


@pytest.mark.rule("viscounts.dismiss.no_ability")
@pytest.mark.parametrize(
    ("card", "space", "moves", "markers"),
    [
        ("jeweller", "lake_left", ("dismiss:trade", "trade:1"), (1, 6)),
        ("woodcutter_virtue", "lake_left", ("dismiss:build", "construct:workshop_1,lake_1"), (1, 6)),
        ("overseer_virtue", "lake_inner", ("dismiss:workers", "station:1"), (1, 6)),
        ("deacon_virtue", "lake_inner", ("dismiss:transcribe", "transcribe"), (1, 6)),
        ("miner", "lake_left", ("dismiss:build", "construct:workshop_1,lake_1"), (1, 6)),
        ("meddler", "lake_left", ("dismiss:trade", "trade:1"), (2, 7)),
    ],
)
def test_the_ability_of_the_card_does_not_work(
    card: str, space: str, moves: tuple[str, ...], markers: tuple[int, int]
) -> None:
    """One step of a marker is the bonus; the ability would make another one, or give papers."""
    t = beside(card, space, silver=3, stone=9, gold=9, ink=9).play(0, *moves)
    assert (t.markers(0), t.asked(0)) == (markers, "")
    assert (t.g.debts[0], t.g.deeds[0]) == (0, 0)


@pytest.mark.rule("viscounts.dismiss.no_ability")
@pytest.mark.parametrize(
    ("card", "space", "action", "goods"),
    [
        ("mason", "lake_left", "build", {"silver": 5}),
        ("strongman", "lake_left", "build", {"silver": 5, "stone": 1}),
        ("clergyman", "lake_inner", "transcribe", {"silver": 5}),
        ("priest", "lake_inner", "transcribe", {"silver": 3, "ink": 2}),
    ],
)
def test_a_dismissed_card_converts_nothing(card: str, space: str, action: str, goods: dict[str, int]) -> None:
    """With its ability there would be enough icons: three builders, three clerics, for the Priest five."""
    t = Table.empty().board(0, *FILLERS).at(0, space).goods(0, **goods).folk("lake", card)
    t.tiles("lake", "grey5_resources" if card == "priest" else "blue3_silver").action(0)
    reason = "dismiss.icon_match" if card == "strongman" else "dismiss.only_with_action"
    assert t.why(0)[f"dismiss:{action}"] == reason


@pytest.mark.rule("viscounts.dismiss.no_ability")
@pytest.mark.parametrize(
    ("card", "space", "action", "good", "dearest"),
    [("artist", "lake_inner", "workers", "gold", "station:3"), ("sculptor", "lake_left", "build", "stone", "trading")],
)
def test_a_dismissed_card_doubles_nothing(card: str, space: str, action: str, good: str, dearest: str) -> None:
    """An icon of the board, one of the card and two units are four, not five."""
    t = beside(card, space, silver=3, **{good: 2}).play(0, f"dismiss:{action}", "decline")
    assert t.options(0)
    assert not any(dearest in move for move in t.options(0))


@pytest.mark.rule("viscounts.dismiss.only_with_action")
@pytest.mark.parametrize(
    ("space", "action", "kind"),
    [
        ("lake_left", "trade", "trade"),
        ("lake_left", "build", "construct"),
        ("lake_inner", "workers", "station"),
        ("lake_inner", "transcribe", "transcribe"),
    ],
)
def test_after_a_dismissal_its_action_must_be_carried_out(space: str, action: str, kind: str) -> None:
    t = beside("antagonist", space, ink=9, stone=9, gold=9).play(0, f"dismiss:{action}")
    assert {move.split(":")[0] for move in t.options(0)} == {kind}
    with pytest.raises(IllegalMove):
        t.play(0, "rest")


def too_few_builders() -> Table:
    return beside("miner", silver=9)  # Labourer and Miner, three are needed


def no_free_site() -> Table:
    t = Table.empty().board(0, *FILLERS).goods(0, silver=9, stone=9).folk("lake", "miner")
    return t.building(1, "workshop_1", "lake_1").building(1, "workshop_2", "lake_3").action(0)


def no_building_left() -> Table:
    t = Table.empty().board(0, *FILLERS).goods(0, silver=9, stone=9).folk("lake", "miner")
    slots = [f"{kind}_{number}" for kind in ("trading_post", "guildhall", "workshop") for number in (1, 2, 3)]
    return t.emptied(0, *slots).action(0)


def no_worker_left() -> Table:
    t = Table.empty().board(0, *FILLERS).goods(0, silver=9, gold=9).folk("lake", "princess").at(0, "lake_inner")
    return t.on_top(0, 20).action(0)


def too_few_clerics() -> Table:
    t = Table.empty().board(0, *FILLERS).goods(0, silver=9, ink=1).folk("lake", "friar").at(0, "lake_inner")
    return t.tiles("lake", "grey4_stone").action(0)


def nothing_to_flip() -> Table:
    return Table.empty().at(0, "forest_right").goods(0, silver=9).folk("forest", "jeweller").action(0)


def only_three_cards() -> Table:
    t = Table.empty().board(0, *FILLERS).at(0, "cliffs_right").goods(0, silver=9).folk("cliffs", "jeweller")
    return t.out("financier.1", "journeyman.1", "lender.1", "thief.1", "trader.1").action(0)


@pytest.mark.rule("viscounts.dismiss.only_with_action")
@pytest.mark.parametrize(
    ("position", "action"),
    [
        (too_few_builders, "build"), (no_free_site, "build"), (no_building_left, "build"), (no_worker_left, "workers"),
        (too_few_clerics, "transcribe"), (nothing_to_flip, "trade"), (only_three_cards, "trade"),
    ],
)  # fmt: skip
def test_without_a_possible_action_nobody_is_dismissed(position: Callable[[], Table], action: str) -> None:
    t = position()
    assert t.why(0)[f"dismiss:{action}"] == "dismiss.only_with_action"
    with pytest.raises(IllegalMove) as refused:
        t.play(0, f"dismiss:{action}")
    assert refused.value.rule == "dismiss.only_with_action"


@pytest.mark.rule("viscounts.dismiss.only_with_action")
def test_whoever_rests_dismisses_nobody() -> None:
    t = beside("antagonist").play(0, "rest")
    assert (t.asked(0), t.names("townsfolk", 0)[-1], t.owned(0)) == ("", "antagonist", {"silver": 9})
