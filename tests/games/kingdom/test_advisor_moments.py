"""Using advisors: what it costs, how often, in which phase, and at the end of the game."""

import pytest

from pentarchy.engine.errors import IllegalMove
from pentarchy.games.kingdom import GAME
from pentarchy.games.kingdom.draft import make_offer, take_turn
from pentarchy.games.kingdom.planning import planning_phase
from pentarchy.games.kingdom.production import production_phase
from pentarchy.games.kingdom.rounds import end_round
from pentarchy.games.kingdom.state import DRAFT, PLANNING, Kingdom
from tests.games.kingdom.court import (
    ALL,
    DRAFT_MOVES,
    LAST_MOVES,
    PLANNING_MOVES,
    PRODUCTION_MOVES,
    court,
    full_court,
    refused,
    usable,
)
from tests.games.kingdom.table import Table


@pytest.mark.rule("kingdom.advisors.cost")
def test_an_ability_costs_its_soldiers_and_not_the_one_in_training() -> None:
    table = court("court_alchemist", soldiers=0)
    table.g.training[0] = 1
    table.put("drafted", 0, "farm", "quarry")
    table.run(planning_phase())
    assert usable(table) == set()
    assert refused(table) == {"court_alchemist": "advisors.cost"}
    with pytest.raises(IllegalMove, match=r"advisors\.cost"):
        table.play(0, "advise:court_alchemist")
    table.g.soldiers[0] = 1
    table.g.offered[0] = None
    table.play(0, "advise:court_alchemist")
    assert (table.g.soldiers[0], table.g.training[0], table.g.krystallium[0]) == (0, 1, 1)


@pytest.mark.rule("kingdom.advisors.cost")
@pytest.mark.parametrize("soldiers", [1, 2])
def test_one_soldier_less_than_the_price_is_not_enough(soldiers: int) -> None:
    table = court("royal_architect", "herald", soldiers=soldiers)
    table.put("construction", 0, "farm")
    table.g.round = 4
    table.run(end_round())
    assert usable(table) == ({"royal_architect"} if soldiers == 2 else set())


@pytest.mark.rule("kingdom.advisors.once_per_round", "kingdom.advisors.cost")
def test_an_ability_works_once_a_round_and_again_in_the_next() -> None:
    table = Table(module="advisors").go_on(lambda g: g.phase == DRAFT)
    table.put("advisors", 0, "court_alchemist")
    table.g.soldiers[0] = 9

    def planning(number: int) -> Table:
        def reached(g: Kingdom) -> bool:
            return g.round == number and g.phase == PLANNING and g.asked == 0

        return table.go_on(reached)

    planning(1).play(0, "advise:court_alchemist")
    assert "court_alchemist" not in usable(table)
    assert refused(table)["court_alchemist"] == "advisors.once_per_round"
    with pytest.raises(IllegalMove, match=r"advisors\.once_per_round"):
        table.play(0, "advise:court_alchemist")
    soldiers = planning(2).g.soldiers[0]
    table.play(0, "advise:court_alchemist")
    assert table.g.soldiers[0] == soldiers - 1


@pytest.mark.rule("kingdom.advisors.once_per_round")
def test_each_advisor_counts_for_itself() -> None:
    table = court("court_alchemist", "guild_master")
    table.put("drafted", 0, "farm", "quarry")
    table.run(planning_phase()).play(0, "advise:court_alchemist")
    assert usable(table) == {"guild_master"}


@pytest.mark.rule("kingdom.advisors.phase")
def test_draft_abilities_are_for_the_own_turn_that_they_name() -> None:
    table = full_court().run(make_offer(0), take_turn(1), make_offer(1), take_turn(0))
    assert usable(table) == DRAFT_MOVES["offer"]
    assert set(refused(table).values()) == {"advisors.phase"}
    assert set(refused(table)) == ALL - DRAFT_MOVES["offer"]
    table.play(0, "offer:farm.1,left,up", "offer:scouts.1,left,up")
    assert (table.options(0), table.why(0)) == (set(), {})
    table.play(1, "take:left", "offer:port.1,left,up", "offer:mint.1,left,up")
    table.put("hands", 1, "arena")
    assert usable(table) == DRAFT_MOVES["take"]
    table.play(0, "take:left")
    assert table.options(0) == {"advise:grey_eminence", "done"}
    table.play(0, "done")
    assert table.asked(0) == ""


@pytest.mark.rule("kingdom.advisors.phase")
def test_planning_abilities_are_for_the_planning_phase() -> None:
    table = full_court()
    table.put("drafted", 0, "calamity", "port")
    table.run(planning_phase())
    assert table.options(0) == {"advise:high_priestess", "done"}
    table.play(0, "done")
    assert usable(table) == PLANNING_MOVES["planning"]
    assert refused(table) == dict.fromkeys(ALL - PLANNING_MOVES["planning"], "advisors.phase")
    table.play(0, "build:port.1")
    assert usable(table) == {"court_alchemist"}, "still after the last card, as long as the phase lasts"
    table.play(0, "done")
    assert table.asked(0) == ""


@pytest.mark.rule("kingdom.advisors.phase", "kingdom.advisors.production")
def test_production_abilities_are_for_the_step_that_they_name() -> None:
    table = full_court().run(production_phase())
    for advisor in PRODUCTION_MOVES.values():
        assert usable(table) == {advisor}
        assert refused(table) == dict.fromkeys(ALL - {advisor}, "advisors.phase")
        table.play(0, "done")
    assert table.asked(0) == ""


@pytest.mark.rule("kingdom.advisors.production")
def test_cubes_of_an_ability_are_placed_at_once_and_do_not_count_for_supremacy() -> None:
    table = court("village_elder")
    table.put("construction", 0, "scouts")
    table.run(production_phase()).play(0, "done")
    assert table.g.produced == [1, 1]
    table.play(0, "advise:village_elder")
    assert table.asked(0) == "place_cube"
    table.play(0, "place:scouts.1", "place:scouts.1")
    assert table.where("scouts.1") == ("built", 0)
    tie = ("supremacy_tie", 1, 1)
    assert tie in table.events(), "3 cubes of population came, but 1 was produced, as by the other"
    assert table.events("placed") == [("placed", 0, 1, table.card("scouts.1"))] * 2
    assert table.events("stored").count(("stored", 0, 1, 1)) == 1, "the third cube of population"


@pytest.mark.rule("kingdom.advisors.faces", "kingdom.advisors.phase")
def test_five_act_in_the_draft_three_in_planning_four_in_production_two_at_the_end() -> None:
    table = full_court()
    draft = set().union(*DRAFT_MOVES.values())
    planning = set().union(*PLANNING_MOVES.values())
    assert [len(draft), len(planning), len(PRODUCTION_MOVES), len(LAST_MOVES)] == [5, 3, 4, 2]
    assert {table.content.designs[card] for card in table.g.advisors[0]} == ALL
    assert len(table.content.tables["advisors.toml"]) == 14
    assert {table.content.soldiers[card] for card in table.g.advisors[0]} == {1, 2, 3}


# the end of the game -------------------------------------------------------------------------------------------------
@pytest.mark.rule("kingdom.advisors.end_of_game")
def test_after_round_four_both_use_their_last_abilities_at_the_same_time_once_each() -> None:
    table = court("herald", "royal_architect", "court_alchemist")
    table.put("advisors", 1, "spymaster")
    table.put("construction", 0, "farm", "quarry")
    table.put("construction", 1, "hamlet")
    table.put("built", 0, "royal_guard")
    table.g.round = 4
    table.run(end_round())
    assert usable(table) == {"herald", "royal_architect"}
    assert table.asked(1) == "", "a player without such an ability is not asked"
    table.play(0, "advise:royal_architect", "finish:quarry.1")
    assert refused(table)["royal_architect"] == "advisors.once_per_round"
    assert usable(table) == {"herald"}
    table.play(0, "advise:herald")
    assert table.options(0) == {"scrap:farm.1", "done"}, "what is possible at any moment still is"
    assert table.play(0, "done").g.over
    assert table.events("game_ended") == [("game_ended",)]


@pytest.mark.rule("kingdom.advisors.end_of_game")
def test_last_abilities_wait_for_round_four_and_for_both_players() -> None:
    table = court("herald", soldiers=3)
    table.put("advisors", 1, "royal_architect")
    table.put("construction", 1, "farm")
    table.put("built", 0, "royal_guard")
    table.g.soldiers[1], table.g.round = 2, 4
    table.run(end_round())
    assert table.options(0) == {"advise:herald", "done"}
    assert table.options(1) == {"advise:royal_architect", "scrap:farm.1", "done"}
    table.play(1, "done")
    assert not table.g.over
    table.play(0, "done")
    assert table.g.over
    early = Table(module="advisors").go_on(lambda g: g.phase == DRAFT)
    early.put("advisors", 0, "herald")
    early.g.soldiers[0] = 9
    early.go_on(lambda g: g.round == 2)
    assert early.g.extra_types == [(), ()], "after round 1 nobody was asked for the end of the game"
    assert early.events("game_ended") == []


@pytest.mark.rule("kingdom.advisors.no_points", "kingdom.advisors.area")
def test_advisors_score_nothing_and_the_winner_is_found_as_usual() -> None:
    table = court(*sorted(ALL - {"spymaster"}), soldiers=9)
    table.put("advisors", 1, "spymaster")
    assert (table.total(0), table.total(1)) == (0, 0)
    table.put("built", 1, "merchant_caravan")
    assert (table.total(0), table.total(1)) == (0, 1)
    outcome = GAME.outcome(table.g)
    assert (outcome.winners, outcome.ending) == ((1,), "end.winner")
