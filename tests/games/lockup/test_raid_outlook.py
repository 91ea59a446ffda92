"""What is to be expected of the next raid: the need of the next patrol, whether it comes, who would lose what."""

from random import Random
from typing import Any

import pytest

from pentarchy.games.lockup import GAME
from pentarchy.games.lockup.content import GOON
from pentarchy.games.lockup.looks import derived
from pentarchy.games.lockup.moves import CHOW_HALL
from pentarchy.games.lockup.patrol import needed, patrol_steps
from pentarchy.games.lockup.rounds import end_round
from pentarchy.games.lockup.state import GUARDS, LIGHTS_OUT, PATROL
from tests.games.lockup.table import Table


def outlook(t: Table) -> dict[str, Any]:
    found: dict[str, Any] = derived(t.g)["raid"]
    return found


def deck(t: Table, *goons: str) -> Table:
    """Let exactly these goons be in the deck, and the others in nobody's way."""
    rest = [t.content.designs[card] for card in t.content.by_kind[GOON] if card in t.g.goon_deck]
    t.put("box", -1, *(name for name in rest if name not in goons))
    return t


# the need -----------------------------------------------------------------------------------------------------------
def test_goons_that_stay_and_bounds_of_new_ones() -> None:
    """Flayer 3 (2) leaves the Chow Hall; 1 + 2 + 0 + 1 stay; the deck has goons of 0, 1 and 2 symbols."""
    t = Table.empty(3).row("flayer_1", "demon_gem", "dwarf_1", "bandit_iron", "flayer_3")
    found = outlook(deck(t, "dwarf_2", "dwarf_4", "dwarf_8"))
    assert (found["staying"], found["needs"]) == (4, [4 + 0, 4 + 2])


def test_empty_spaces_are_filled_too() -> None:
    t = Table.empty(3).row("flayer_1", "", "", "bandit_iron", "")
    assert outlook(deck(t, "dwarf_2", "dwarf_4", "dwarf_8", "demon_gem"))["needs"] == [2 + 0 + 1 + 2, 2 + 1 + 2 + 2]


def test_a_deck_that_is_too_small_is_made_anew_of_those_who_left() -> None:
    """One card in the deck, two are needed: the other one is the flayer that leaves, or one that left before."""
    t = Table.empty(3).row("flayer_1", "dwarf_3", "", "bandit_iron", "flayer_3")
    deck(t, "demon_gem").put("goon_discard", -1, "hobgoblin_1")
    assert outlook(t)["needs"] == [1 + 0 + 1 + 2 + 0, 1 + 0 + 1 + 2 + 2]


def test_after_the_goons_have_moved_the_need_is_known() -> None:
    t = Table.empty(2).row("flayer_1", "demon_gem", "dwarf_1", "bandit_iron", "flayer_3")
    t.put("hands", 0, "scavengers_guide")
    t.g.phase = PATROL
    t.run(patrol_steps())
    while t.moment(0) != "cubes_next":
        t.play(0, "skip")
    assert outlook(t)["needs"] == [needed(t.g)] * 2
    t.play(0, "skip")
    assert t.moment(0) == "patrol_over"  # that need is met: the next one is of the next round
    assert outlook(t)["needs"][0] < outlook(t)["needs"][1]


# whether it comes ---------------------------------------------------------------------------------------------------
@pytest.mark.parametrize(("supply", "sure"), [(3, "yes"), (4, "maybe"), (5, "maybe"), (6, "no"), (12, "no")])
def test_whether_it_comes(supply: int, sure: str) -> None:
    """4 to 6 cubes are needed; with all cubes in the supply there is never a raid."""
    t = Table.empty(3).row("flayer_1", "demon_gem", "dwarf_1", "bandit_iron", "flayer_3")
    deck(t, "dwarf_2", "dwarf_4", "dwarf_8").suspicion(0, 12 - supply)
    found = outlook(t)
    assert (found["when"], found["supply"], found["sure"]) == ("patrol", supply, sure)


def test_a_raid_that_is_coming_and_one_that_is_over() -> None:
    t = Table.empty(3).row("demon_gem", "demon_magic", "demon_shield", "flayer_3", "flayer_4").suspicion(0, 11)
    t.put("hands", 0, "scavengers_guide")
    t.g.phase = PATROL
    t.run(patrol_steps())
    while t.moment(0) != "raid_next":
        t.play(0, "skip")
    assert (outlook(t)["when"], outlook(t)["sure"], outlook(t)["losses"]) == ("now", "yes", [8, 0, 0])
    t.play(0, "skip")
    assert (t.moment(0), outlook(t)["when"], outlook(t)["losses"]) == ("raid_over", "patrol", [0, 0, 0])


def test_the_final_raid() -> None:
    t = Table.empty(2).suspicion(1, 3)
    t.g.round = t.content.numbers["game"]["rounds"]
    t.g.then(end_round())
    assert (outlook(t)["when"], outlook(t)["sure"], outlook(t)["needs"]) == ("final", "yes", [0, 0])
    t.put("hands", 0, "scavengers_guide")
    t.g.run()
    assert (t.moment(0), outlook(t)["when"], outlook(t)["losses"]) == ("final_raid", "now", [0, 6])
    t.play(0, "skip")
    assert (t.moment(0), derived(t.g)["raid"]) == ("scoring", None)
    t.play(0, "skip")
    assert t.g.over
    assert derived(t.g)["raid"] is None


# losses -------------------------------------------------------------------------------------------------------------
@pytest.mark.parametrize(
    ("cubes", "losses", "verdicts"),
    [
        ((5, 3, 1, 0), [8, 4, 0, 0], ["most", "second", "less", "clean"]),
        ((4, 4, 2), [4, 4, 0], ["most_tied", "most_tied", "less"]),
        ((5, 3, 3), [8, 2, 2], ["most", "second_tied", "second_tied"]),
        ((2, 2), [0, 0], ["even", "even"]),
        ((1, 2), [0, 6], ["less", "most"]),
    ],
)
def test_losses_with_the_tie_rules(cubes: tuple[int, ...], losses: list[int], verdicts: list[str]) -> None:
    t = Table.empty(len(cubes))
    for player, count in enumerate(cubes):
        t.suspicion(player, count)
    assert (outlook(t)["losses"], outlook(t)["verdicts"]) == (losses, verdicts)


def test_nobody_loses_more_than_there_is() -> None:
    t = Table.empty(3).suspicion(0, 2)
    t.g.stars[0] = 5
    assert (outlook(t)["losses"], outlook(t)["due"]) == ([5, 0, 0], [8, 0, 0])


def test_alone_whoever_has_more_loses() -> None:
    t = Table.empty(1).suspicion(0, 2).suspicion(1, 1)
    assert outlook(t)["losses"] == [6, 0]


# honesty ------------------------------------------------------------------------------------------------------------
@pytest.mark.parametrize("players", [1, 3, 5])
def test_what_is_expected_comes(players: int) -> None:
    """The row after a patrol needs as much as was expected, raids are no surprise, losses are as told."""
    patrols = raids = 0
    for seed in range(5):
        g, rng = GAME.new(players, {}, seed, events=True), Random(seed)
        expected: dict[str, Any] | None = None  # after the Chow Hall, when nobody recruits any more
        while not g.over:
            before, told, number = derived(g)["raid"], len(g.events or ()), g.round
            if g.location > CHOW_HALL and g.phase == LIGHTS_OUT and before["when"] == "patrol":
                expected = before
            g.play(g.asked, rng.choice(g.legal(g.asked)))
            for kind, args, _ in (g.events or [])[told:]:
                if kind == "raid" and expected is not None:
                    raids += 1
                    assert expected["needs"][0] <= args[0] <= expected["needs"][1]
                    assert expected["sure"] != "no" or args[1] != expected["supply"]
                if kind == "raided" and before["when"] == "now":
                    side = GUARDS if args[0] == g.owner_of(GUARDS) and g.solo else args[0]
                    assert (args[3], args[4]) == (before["losses"][side], before["due"][side])
            if g.round > number and expected is not None:
                patrols += 1
                assert expected["needs"][0] <= needed(g) <= expected["needs"][1]
                expected = None
    assert patrols >= 15
    assert raids
