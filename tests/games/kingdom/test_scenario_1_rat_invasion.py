"""Scenario 1, Rat invasion."""

import pytest

from pentarchy.engine.errors import IllegalMove
from pentarchy.engine.registry import Outcome
from pentarchy.games.kingdom import GAME
from pentarchy.games.kingdom.content import DEVELOPMENT, TREASURE
from pentarchy.games.kingdom.menaces import battle_phase
from pentarchy.games.kingdom.planning import planning_phase
from pentarchy.games.kingdom.production import production_step
from pentarchy.games.kingdom.rounds import end_round
from pentarchy.games.kingdom.scenarios import breed_rodents
from pentarchy.games.kingdom.state import BATTLE, END
from tests.games.kingdom.table import Table

MATERIALS, POPULATION = 0, 1
FARMS = ("farm.1", "farm.2", "farm.3", "farm.4")


def rat_invasion() -> Table:
    return Table.empty(1, scenario="rat_invasion", duchy="valados")


def shorten_stack(table: Table, count: int) -> None:
    """Leave so many rodents in the stack; the others are held by the player."""
    table.put("menaces", 0, *(f"rodent.{number}" for number in range(count + 1, 11)))


@pytest.mark.rule("kingdom.scenario.1.setup", "kingdom.scenario.1.farms")
@pytest.mark.card("rat_invasion")
def test_the_setup_of_rat_invasion() -> None:
    table = rat_invasion()
    g = table.g
    assert (g.modules, g.menace_decks, g.boards, g.advisors) == (("menaces",), ("giant_rats",), (), [()])
    danger = table.names("danger")
    assert (len(danger), danger.count("giant_rat")) == (12, 4)
    kinds = [table.content.family[card] for card in g.danger]
    assert kinds.count(DEVELOPMENT) + kinds.count(TREASURE) == 8
    assert table.names("construction", 0) == ["farm"] * 4
    assert "farm" not in table.names("deck") + danger
    assert table.names("rodent_stack") == ["rodent"] * 10
    assert (g.soldiers, g.spies, g.active_spies) == ([0], [2], [1])
    assert (g.built, g.menaces) == ([()], [()])
    assert len(g.deck) == 66 + 10 - 8


@pytest.mark.rule("kingdom.scenario.1.no_recycle")
def test_the_farms_cannot_be_discarded() -> None:
    table = rat_invasion()
    table.put("construction", 0, "quarry.1")
    table.run(production_step(POPULATION))
    assert table.options(0, "scrap") == {"scrap:quarry.1"}
    assert {table.why(0)[f"scrap:{farm}"] for farm in FARMS} == {"scenario.1.no_recycle"}
    with pytest.raises(IllegalMove):
        table.play(0, "scrap:farm.1")


@pytest.mark.rule("kingdom.scenario.1.rodents_per_farm")
@pytest.mark.card("rat_invasion")
def test_n1_at_the_end_of_a_round_after_the_battle_every_unbuilt_farm_brings_a_rodent() -> None:
    table = Table(1, scenario="rat_invasion", duchy="valados")
    table.put("menaces", 0, "rodent.1")
    table.g.soldiers[0] = 5
    table.go_on(lambda g: g.phase == BATTLE)
    assert table.names("construction", 0).count("farm") == 3  # two materials built the first one
    assert table.options(0, "neutralise") == {"neutralise:rodent.1"}
    table.play(0, "neutralise:rodent.1").go_on(lambda g: g.round == 2)
    assert table.names("menaces", 0) == ["rodent"] * 3
    assert len(table.g.rodent_stack) == 7
    assert table.events("rodents_came") == [("rodents_came", 0, 3, 1, 7)]
    assert table.asked(0) == "take_or_search"


@pytest.mark.rule("kingdom.scenario.1.rodents_per_farm")
def test_built_farms_and_other_cards_bring_no_rodents() -> None:
    table = rat_invasion()
    table.put("built", 0, *FARMS)
    table.put("construction", 0, "quarry.1")
    table.run(breed_rodents())
    assert table.g.menaces[0] == ()
    assert table.g.defeat == ""


@pytest.mark.rule("kingdom.scenario.1.rodents_per_farm")
def test_rodents_come_at_the_end_of_every_round() -> None:
    table = Table(1, scenario="rat_invasion", duchy="valados")
    for card in FARMS[1:]:
        table.put("built", 0, card)
    table.g.lack[table.card("farm.1")] = 15  # never paid in four rounds of this duchy
    table.go_on()
    assert [event[:4] for event in table.events("rodents_came")] == [("rodents_came", 0, 1, 1)] * 4


@pytest.mark.rule("kingdom.scenario.1.rodents_return", "kingdom.battle.to_box")
def test_neutralised_rodents_return_to_their_stack_and_rats_to_the_box() -> None:
    table = rat_invasion()
    table.put("menaces", 0, "rodent.1", "giant_rat.1")
    table.g.soldiers[0] = 3
    table.run(battle_phase()).play(0, "neutralise:rodent.1")
    assert table.where("rodent.1") == ("rodent_stack", -1)
    table.play(0, "neutralise:giant_rat.1")
    assert table.where("giant_rat.1") == ("box", -1)
    assert len(table.g.rodent_stack) == 10


@pytest.mark.rule("kingdom.scenario.1.rats")
def test_rats_bring_rodents_in_planning_only_when_they_are_drafted() -> None:
    table = rat_invasion()
    table.put("menaces", 0, "giant_rat.1")
    table.put("drafted", 0, "giant_rat.2")
    table.run(planning_phase())
    assert table.names("menaces", 0) == ["giant_rat", "giant_rat", "rodent", "rodent"]
    table.run(planning_phase())
    assert table.names("menaces", 0).count("rodent") == 2


@pytest.mark.rule("kingdom.scenario.1.defeat_stack", "kingdom.scenario.defeat")
@pytest.mark.card("rat_invasion")
@pytest.mark.parametrize(("left", "lost"), [(4, False), (3, True), (2, True)])
def test_n1_three_farms_lose_the_game_at_once_when_they_empty_the_stack(left: int, lost: bool) -> None:
    table = rat_invasion()
    shorten_stack(table, left)
    table.put("built", 0, "farm.4")
    table.run(breed_rodents(), end_round())
    assert table.g.over == lost
    assert table.g.defeat == ("scenario.1.defeat_stack" if lost else "")
    if lost:
        assert (table.g.round, table.g.phase) == (1, END)
        assert GAME.outcome(table.make_total(300).g) == Outcome((), "scenario.1.defeat_stack")
    else:
        assert table.g.round == 2
        assert table.asked(0) == "take_or_search"


@pytest.mark.rule("kingdom.scenario.1.defeat_stack")
@pytest.mark.parametrize(("left", "lost"), [(3, False), (2, True)])
def test_a_rat_loses_the_game_at_once_when_it_empties_the_stack(left: int, lost: bool) -> None:
    table = rat_invasion()
    shorten_stack(table, left)
    table.put("menaces", 0, "giant_rat.1")
    table.put("drafted", 0, "giant_rat.2", "quarry.1")
    table.run(planning_phase())
    assert table.g.over == lost
    assert table.asked(0) == ("" if lost else "plan_card")
    assert table.g.defeat == ("scenario.1.defeat_stack" if lost else "")


@pytest.mark.rule("kingdom.scenario.1.defeat_farms")
@pytest.mark.card("rat_invasion")
@pytest.mark.parametrize(("missing", "lost"), [(2, False), (3, True)])
def test_the_game_is_lost_unless_all_four_farms_are_built(missing: int, lost: bool) -> None:
    table = rat_invasion()
    table.put("built", 0, "farm.1", "farm.2", "farm.3")
    table.g.lack[table.card("farm.4")] = missing  # materials; the duchy gives two
    table.g.round = 4
    table.run(production_step(MATERIALS), end_round()).go_on()
    assert table.names("built", 0).count("farm") == (3 if lost else 4)
    outcome = GAME.outcome(table.make_total(110).g)
    assert outcome == (Outcome((), "scenario.1.defeat_farms") if lost else Outcome((0,), "solo.medals", "gold"))


@pytest.mark.rule("kingdom.scenario.1.medals")
@pytest.mark.card("rat_invasion")
@pytest.mark.parametrize(
    ("points", "medal"), [(69, ""), (70, "bronze"), (89, "bronze"), (90, "silver"), (109, "silver"), (110, "gold")]
)
def test_the_medals_of_rat_invasion(points: int, medal: str) -> None:
    table = rat_invasion()
    table.put("built", 0, *FARMS)
    assert GAME.outcome(table.make_total(points).g) == Outcome((0,), "solo.medals", medal)
