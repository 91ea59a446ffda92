"""Scenario 2, The prophecy."""

import pytest

from pentarchy.engine.registry import Outcome
from pentarchy.games.kingdom import GAME
from pentarchy.games.kingdom.content import ADVISOR
from pentarchy.games.kingdom.production import production_step
from pentarchy.games.kingdom.rounds import end_round
from pentarchy.games.kingdom.solo import pick_area, solo_draft_phase
from pentarchy.games.kingdom.state import DRAFT
from tests.games.kingdom.table import Table

POPULATION = 1
GOALS = ("hells_gate", "secret_brotherhood", "royal_citadel")


def prophecy() -> Table:
    return Table.empty(1, scenario="prophecy", duchy="valados")


@pytest.mark.rule(
    "kingdom.scenario.2.setup",
    "kingdom.scenario.2.advisors",
    "kingdom.scenario.2.soldiers",
    "kingdom.scenario.2.no_spies",
)
@pytest.mark.card("prophecy")
def test_the_setup_of_the_prophecy() -> None:
    table = prophecy()
    g = table.g
    assert (g.modules, g.menace_decks, g.boards) == (("advisors",), (), ())
    assert table.names("construction", 0) == list(GOALS)
    assert table.names("advisors", 0) == ["inspired_prophet", "grey_eminence"]
    assert (g.soldiers, g.spies, g.active_spies) == ([6], [0], [0])
    assert table.names("danger").count("calamity") == 4
    assert (len(g.deck), len(g.danger)) == (76 - 8, 12)
    kinds = [table.content.family[card] for card in g.deck + g.danger]
    assert kinds.count(ADVISOR) == 9
    two_player = {"spymaster", "illusionist", "ambassador"}
    assert two_player <= set(table.names("box"))
    assert (g.built, g.menaces, g.drawn) == ([()], [()], [()])


@pytest.mark.rule("kingdom.scenario.2.advisors")
def test_the_two_advisors_work_from_the_first_draft_on() -> None:
    table = prophecy()
    table.g.phase = DRAFT
    table.put("offers", 0, "farm.1")
    table.put("offers", 1, "quarry.1", known_to=0)
    table.run(pick_area()).play(0, "advise:inspired_prophet", "take:left")
    assert table.asked(0) == "add_extra"
    table.play(0, "advise:grey_eminence")
    assert table.names("drafted", 0) == ["farm", "quarry"]
    assert table.g.soldiers[0] == 6 - 1 - 2


@pytest.mark.rule("kingdom.scenario.2.no_spies")
def test_no_spy_comes_later_either() -> None:
    table = prophecy()
    table.run(solo_draft_phase()).go_on(lambda g: bool(table.options(0, "spy")))
    assert table.g.over
    assert (table.g.spies, table.g.active_spies) == ([0], [0])


@pytest.mark.rule("kingdom.scenario.2.defeat")
@pytest.mark.card("prophecy")
@pytest.mark.parametrize("goal", GOALS)
def test_the_game_is_lost_without_any_one_of_the_three_cards(goal: str) -> None:
    table = prophecy()
    table.put("built", 0, *(card for card in GOALS if card != goal))
    assert GAME.outcome(table.make_total(200).g) == Outcome((), "scenario.2.defeat")
    table.put("built", 0, goal)
    assert GAME.outcome(table.make_total(200).g) == Outcome((0,), "solo.medals", "gold")


@pytest.mark.rule("kingdom.scenario.2.defeat")
@pytest.mark.parametrize(("missing", "lost"), [(1, False), (2, True)])
def test_the_last_cube_of_round_4_decides(missing: int, lost: bool) -> None:
    table = prophecy()
    table.put("built", 0, "hells_gate", "royal_citadel")
    table.g.lack[table.card("secret_brotherhood")] = missing << 4 * POPULATION  # the duchy gives one
    table.g.round = 4
    table.run(production_step(POPULATION), end_round()).go_on()
    assert GAME.outcome(table.g).ending == ("scenario.2.defeat" if lost else "solo.medals")


@pytest.mark.rule("kingdom.scenario.2.medals")
@pytest.mark.card("prophecy")
@pytest.mark.parametrize(
    ("points", "medal"), [(59, ""), (60, "bronze"), (79, "bronze"), (80, "silver"), (99, "silver"), (100, "gold")]
)
def test_the_medals_of_the_prophecy(points: int, medal: str) -> None:
    table = prophecy()
    table.put("built", 0, *GOALS)
    assert GAME.outcome(table.make_total(points).g) == Outcome((0,), "solo.medals", medal)
