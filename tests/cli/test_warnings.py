"""A move that makes a scenario unwinnable is made only by somebody who says so twice."""

from pathlib import Path

import pytest

from pentarchy.games.kingdom import GAME
from tests.cli.driving import Ran, run, saved_files, saved_match

CONTENT = GAME.load(None)
WARNING = "The scenario needs this card, and there is no other copy of it left: without it you cannot win."


def card(design: str, copy: int = 0) -> int:
    return int(CONTENT.by_design[design][copy])


def discard(design: str, scenario: str, *more: str) -> Ran:
    words = ("play", "kingdom", "-p", 1, "-o", f"scenario={scenario}", "--seed", 1)
    return run(*words, answer=[f"scrap:{CONTENT.tokens[card(design)]}", *more, "q"])


@pytest.mark.rule("kingdom.scenario.any_copy")
@pytest.mark.parametrize("answer", ["no", "", "n", "1"])
def test_the_last_copy_stays_unless_the_player_insists(answer: str, home: Path) -> None:
    ran = discard("hells_gate", "prophecy", answer)
    assert WARNING in ran.out
    assert saved_match(saved_files(home)[0]).number == 0


@pytest.mark.rule("kingdom.scenario.any_copy")
@pytest.mark.parametrize("answer", ["yes", "Y", "да"])
def test_a_player_who_insists_may(answer: str, home: Path) -> None:
    ran = discard("hells_gate", "prophecy", answer)
    assert WARNING in ran.out
    assert saved_match(saved_files(home)[0]).log[0].action == f"scrap:{CONTENT.tokens[card('hells_gate')]}"


@pytest.mark.rule("kingdom.scenario.any_copy")
def test_without_need_there_is_no_warning(home: Path) -> None:
    """Another copy of the Port may still come: any copy counts."""
    assert len(CONTENT.by_design["port"]) > 1
    ran = discard("port", "frozen_north")
    assert WARNING not in ran.out
    assert saved_match(saved_files(home)[0]).number == 1


@pytest.mark.rule("kingdom.scenario.any_copy")
def test_the_warning_counts_the_copies_that_the_player_knows_to_be_gone() -> None:
    g = GAME.new(1, {"scenario": "frozen_north"})
    first, *others = CONTENT.by_design["port"]
    move = ("scrap", first)
    assert GAME.warning(g, 0, move) == ""
    for zone in ("deck", "danger"):
        setattr(g, zone, tuple(card for card in getattr(g, zone) if card not in others))
    g.offers = [tuple(card for card in pile if card not in others) for pile in g.offers]
    g.discard += tuple(others)
    g.hide(tuple(others))
    assert GAME.warning(g, 0, move) == "", "it would tell what lies face down"
    g.show(tuple(others), 1)
    assert GAME.warning(g, 0, move) == "warning-last-copy"
    assert GAME.warning(g, 0, ("recycle", first)) == "warning-last-copy"
    assert GAME.warning(g, 0, ("place", first)) == ""
    g.discard += (first,)
    assert GAME.warning(g, 0, ("scrap", card("navigators"))) == ""


@pytest.mark.rule("kingdom.scenario.any_copy")
def test_cards_that_no_scenario_needs_go_without_a_word() -> None:
    solo = GAME.new(1, {"module": "quests"})
    assert GAME.warning(solo, 0, ("scrap", card("hells_gate"))) == ""
    assert GAME.warning(GAME.new(1, {"scenario": "prophecy"}), 0, ("recycle", card("farm"))) == ""
