"""Debts and deeds: taking them, the two cards below, flipping. Rules: debts.*."""

import pytest

from pentarchy.engine.views import SPECTATOR, view
from tests.games.viscounts.table import Table

PAPERS = pytest.mark.parametrize(
    ("effect", "stack", "own", "number"), [("debt", "poverty", "debts", 0), ("deed", "prosperity", "deeds", 1)]
)


# taking --------------------------------------------------------------------------------------------------------------
@pytest.mark.rule("viscounts.debts.take_from_top")
@PAPERS
def test_what_is_gained_comes_off_its_stack_one_by_one(effect: str, stack: str, own: str, number: int) -> None:
    t = Table.empty(3).does(1, f"{effect}(3)")
    assert getattr(t.g, own) == [0, 3, 0]
    assert (t.g.poverty + t.g.prosperity, getattr(t.g, stack)) == (15 + 16 - 3, (15, 16)[number] - 3)
    assert t.events() == [("got_paper", 1, number)] * 3
    t.does(2, f"{effect}(1)")
    assert (getattr(t.g, own), getattr(t.g, stack)) == ([0, 3, 1], (15, 16)[number] - 4)


@pytest.mark.rule("viscounts.debts.take_from_top")
@pytest.mark.parametrize("players", [1, 2])
def test_the_automa_takes_from_the_same_stacks_as_a_player(players: int) -> None:
    t = Table.empty(players).does(1, "debt(2)").does(1, "deed(1)").does(0, "debt(1)")
    assert (t.g.debts, t.g.deeds, t.g.poverty, t.g.prosperity) == ([1, 2], [0, 1], 9, 11)


@pytest.mark.rule("viscounts.debts.take_from_top")
def test_each_debt_is_answered_before_the_next_is_taken() -> None:
    """The racketeer acts each time a debt is gained."""
    t = Table.empty(2).board(0, "racketeer_destroy").hand(0, "abbot", "squire").does(0, "debt(2)")
    assert (t.g.debts[0], t.g.poverty, t.asked(0)) == (1, 11, "choose_one")
    t.play(0, "pick:discard_1", "discard_card:abbot")
    assert (t.g.debts[0], t.g.poverty, t.asked(0)) == (2, 10, "choose_one")
    t.play(0, "pick:discard_1", "discard_card:squire")
    assert (t.g.debts[0], t.g.poverty, t.asked(0)) == (2, 10, "")


# the end comes near --------------------------------------------------------------------------------------------------
@pytest.mark.rule("viscounts.debts.trigger")
@PAPERS
def test_taking_the_last_one_above_the_card_triggers_the_end(effect: str, stack: str, own: str, number: int) -> None:
    t = Table.empty(2).does(0, f"{effect}(11)")
    assert (getattr(t.g, stack), t.g.last_round, t.events("revealed_end")) == (1, 0, [])
    t.does(1, f"{effect}(1)")
    assert (getattr(t.g, stack), t.g.last_round) == (0, 4), "this is round 3"
    assert t.events()[-2:] == [("got_paper", 1, number), ("revealed_end", number)]


@pytest.mark.rule("viscounts.debts.trigger")
@pytest.mark.parametrize(
    ("players", "effect", "count"),
    [
        (1, "debt", 12), (2, "debt", 12), (3, "debt", 15), (4, "debt", 18),
        (1, "deed", 12), (2, "deed", 12), (3, "deed", 16), (4, "deed", 20),
    ],
)  # fmt: skip
def test_how_many_trigger_the_end(players: int, effect: str, count: int) -> None:
    assert Table.empty(players).does(0, f"{effect}({count - 1})").g.last_round == 0
    assert Table.empty(players).does(0, f"{effect}({count})").g.last_round == 4


@pytest.mark.rule("viscounts.debts.trigger")
def test_the_card_is_revealed_in_the_middle_of_a_gain() -> None:
    t = Table.empty(2)
    t.g.poverty = 2
    t.does(0, "debt(3)")
    assert t.events() == [*[("got_paper", 0, 0)] * 3, ("revealed_end", 0)]
    assert (t.g.poverty, t.g.debts[0], t.sourced("got_paper")) == (0, 3, [(0, 0, 3, "none")])


@pytest.mark.rule("viscounts.debts.card_revealed")
@PAPERS
def test_a_revealed_card_is_scored_and_the_other_is_not(effect: str, stack: str, own: str, number: int) -> None:
    t = Table.empty(2).papers(0, approved=2, paid=1).papers(1, approved=1, paid=2)
    assert [(t.score(side)["poverty"], t.score(side)["prosperity"]) for side in (0, 1)] == [(0, 0), (0, 0)]
    t.does(0, f"{effect}(12)")
    assert [t.score(side)[stack] for side in (0, 1)] == [[12, 4], [4, 12]][number]
    other = ("prosperity", "poverty")[number]
    assert [t.score(side)[other] for side in (0, 1)] == [0, 0]


@pytest.mark.rule("viscounts.debts.card_revealed", "viscounts.debts.continue_below")
@PAPERS
def test_more_are_taken_from_below_and_the_card_stays_revealed(effect: str, stack: str, own: str, number: int) -> None:
    t = Table.empty(2).does(0, f"{effect}(14)").does(1, f"{effect}(5)")
    assert (getattr(t.g, own), getattr(t.g, stack)) == ([14, 5], 0)
    assert t.events("revealed_end") == [("revealed_end", number)], "only once"
    assert t.g.last_round == 4
    for eye in (0, 1, SPECTATOR):
        assert view(t.g, eye)[stack] == 0


@pytest.mark.rule("viscounts.debts.continue_below")
def test_the_other_stack_goes_on_as_before() -> None:
    t = Table.empty(2).does(0, "debt(12)").does(0, "deed(3)")
    assert (t.g.poverty, t.g.prosperity, t.g.deeds[0]) == (0, 9, 3)


# flipping ------------------------------------------------------------------------------------------------------------
@pytest.mark.rule("viscounts.debts.flip_debt_reward")
@pytest.mark.parametrize("good", ["ink", "stone", "gold"])
@pytest.mark.parametrize(("effect", "first"), [("flip_debt()", ()), ("flip(1)", ("flip_one:debt",))])
def test_whoever_flips_a_debt_takes_a_resource_of_choice(effect: str, first: tuple[str, ...], good: str) -> None:
    t = Table.empty(2).papers(0, debts=1, deeds=1).does(0, effect).play(0, *first)
    assert (t.g.debts[0], t.g.paid[0], t.owned(0)) == (0, 1, {})
    assert t.options(0) == {"take_good:ink", "take_good:stone", "take_good:gold"}
    t.play(0, f"take_good:{good}")
    assert (t.owned(0), t.asked(0)) == ({good: 1}, "")


@pytest.mark.rule("viscounts.debts.flip_debt_reward")
def test_the_resource_comes_at_once_and_a_deed_brings_none() -> None:
    t = Table.empty(2).papers(0, debts=1, deeds=1).does(0, "flip(2)").play(0, "flip_one:debt")
    assert (t.asked(0), t.g.approved[0]) == ("resource_which", 0)
    t.play(0, "take_good:gold")
    assert (t.owned(0), t.g.paid[0], t.g.approved[0], t.asked(0)) == ({"gold": 1}, 1, 1, "")


@pytest.mark.rule("viscounts.debts.flip_own_unflipped")
def test_only_own_papers_that_are_not_flipped_can_be_flipped() -> None:
    t = Table.empty(2).papers(0, deeds=1, paid=3, approved=2).papers(1, debts=4, deeds=4)
    t.does(0, "flip_debt()")
    assert (t.asked(0), t.g.paid, t.g.debts) == ("", [3, 0], [0, 4])
    t.does(0, "flip(3)")
    assert (t.g.deeds, t.g.approved, t.g.debts, t.g.paid) == ([0, 4], [3, 0], [0, 4], [3, 0])
    assert (t.asked(0), t.asked(1)) == ("", "")


@pytest.mark.rule("viscounts.debts.flip_own_unflipped")
@pytest.mark.parametrize("effect", ["flip_debt()", "flip_deed()", "flip(2)"])
def test_with_nothing_to_flip_the_effect_is_skipped(effect: str) -> None:
    t = Table.empty(2).papers(0, paid=2, approved=2).does(0, effect)
    assert (t.asked(0), t.events(), t.owned(0), t.markers(0)) == ("", [], {}, (1, 7))
    assert (t.g.debts[0], t.g.paid[0], t.g.deeds[0], t.g.approved[0]) == (0, 2, 0, 2), "none turns back"


@pytest.mark.rule("viscounts.debts.flip_own_unflipped")
@pytest.mark.parametrize(("debts", "deeds", "most"), [(0, 0, 0), (1, 0, 1), (0, 2, 2), (2, 1, 3)])
def test_a_trade_flips_no_more_than_there_is(debts: int, deeds: int, most: int) -> None:
    t = Table.empty(2).papers(0, debts=debts, deeds=deeds, paid=3, approved=3).goods(0, silver=30)
    t.at(0, "forest_right").action()
    assert t.options(0, "trade") == {f"trade:{times}" for times in range(1, most + 1)}
    assert t.why(0).get("trade:1", "") == ("" if most else "debts.flip_own_unflipped")
