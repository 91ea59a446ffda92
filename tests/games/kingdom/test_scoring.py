"""Points and winners. Rules: score.*, end.winner, tie.*, game.goal."""

import pytest

from pentarchy.engine.registry import Outcome
from pentarchy.games.kingdom import GAME
from pentarchy.games.kingdom.planning import planning_phase
from pentarchy.games.kingdom.scoring import outcome, score, total
from tests.games.kingdom.table import Table

FINAL_TASK = 8  # bit of the last task of the first board


def duchies(first: tuple[str, ...] = (), second: tuple[str, ...] = (), **options: str) -> Table:
    """Built cards of both players; Valados for the first one, side B unless said otherwise."""
    table = Table.empty(**{"side": "B", "duchy": "valados", **options})
    table.put("built", 0, *first)
    table.put("built", 1, *second)
    return table


@pytest.mark.rule("kingdom.score.base")
def test_base_points_are_those_that_do_not_depend_on_types() -> None:
    table = duchies(("royal_palace", "grand_market.1", "farm.1", "great_library"))
    assert score(table.g, 0) == {"base": 13, "modifiers": 0, "calamities": 0, "menaces": 0, "tasks": 0}
    assert total(table.g, 1) == 0


@pytest.mark.rule("kingdom.score.modifiers")
def test_a_modifier_is_multiplied_by_the_built_cards_of_its_type_and_itself() -> None:
    table = duchies(("hells_gate",), ("giants_cache", "dragon_eggs"))
    assert score(table.g, 0)["modifiers"] == 4  # itself; the opponent's never count
    table.put("built", 0, "tatis_tribe", "farm.1", "arena")
    assert score(table.g, 0)["modifiers"] == 8
    table.put("built", 0, "royal_citadel")  # 3 for each of 2 monuments
    assert score(table.g, 0)["modifiers"] == 8 + 6
    table.put("built", 0, "training_ground")  # 1 for each company, and there is none
    assert score(table.g, 0)["modifiers"] == 8 + 6


@pytest.mark.rule("kingdom.score.modifiers")
@pytest.mark.parametrize(("duchy", "points"), [("valados", 2 * 3), ("teressie", 3 * 2)])
def test_side_a_of_a_duchy_has_a_modifier_too(duchy: str, points: int) -> None:
    table = duchies(("scouts.1", "scouts.2", "navigators.1", "giants_cache", "elven_forest"), side="A", duchy=duchy)
    assert score(table.g, 0)["modifiers"] == points
    assert score(table.g, 1)["modifiers"] == 0


@pytest.mark.rule("kingdom.score.tokens_nothing", "kingdom.score.alchemy_nothing")
def test_krystallium_soldiers_and_cubes_are_worth_nothing() -> None:
    table = duchies(("arena",))
    before = score(table.g, 0)
    table.g.krystallium[0], table.g.soldiers[0], table.g.training[0] = 9, 30, 1
    table.g.alchemy[:4] = [4, 4, 4, 4]
    assert score(table.g, 0) == before
    assert total(table.g, 0) == 6


@pytest.mark.rule("kingdom.score.unfinished_nothing")
def test_unfinished_cards_score_nothing_and_count_for_no_modifier() -> None:
    table = duchies(("hells_gate",))
    table.put("construction", 0, "tomb_of_first_king", "edge_of_the_world", "royal_palace")
    table.g.lack[table.card("tomb_of_first_king")] = 1 << 12  # one cube is missing
    assert score(table.g, 0) == {"base": 0, "modifiers": 4, "calamities": 0, "menaces": 0, "tasks": 0}


@pytest.mark.rule("kingdom.score.modules")
def test_the_score_adds_penalties_of_menaces_and_points_of_quests() -> None:
    table = duchies(("royal_palace", "great_library", "giants_cache"))
    table.put("calamities", 0, "calamity.1")
    table.put("menaces", 0, "giant_rat.1", "rodent.1", "rodent.2", "shadow.1")
    table.g.task_points[0] = 8
    assert score(table.g, 0) == {"base": 16, "modifiers": 2, "calamities": -4, "menaces": -9, "tasks": 8}
    assert GAME.score(table.g, 0) == score(table.g, 0)
    assert total(table.g, 0) == 13


@pytest.mark.rule("kingdom.score.negative")
def test_the_score_may_be_negative() -> None:
    table = duchies(("mercenaries",), module="quests")
    table.put("calamities", 0, "calamity.1", "calamity.2", "calamity.3")
    assert total(table.g, 0) == 3 - 12


@pytest.mark.rule("kingdom.end.winner", "kingdom.game.goal")
@pytest.mark.parametrize("leader", [0, 1])
def test_who_has_more_points_wins(leader: int) -> None:
    built = (("arena",), ("farm.1", "farm.2", "farm.3"))  # 6 points against more cards
    table = duchies(*(built if leader == 0 else built[::-1]))
    table.g.soldiers[1 - leader] = 5
    assert outcome(table.g) == Outcome((leader,), "end.winner")
    assert GAME.outcome(table.g) == outcome(table.g)


@pytest.mark.rule("kingdom.end.winner")
def test_a_negative_score_may_win() -> None:
    table = duchies()
    table.put("menaces", 0, "rodent.1")
    table.put("menaces", 1, "rodent.2", "rodent.3")
    assert outcome(table.g) == Outcome((0,), "end.winner")


@pytest.mark.rule("kingdom.game.goal", "kingdom.end.winner")
def test_with_quests_the_final_task_is_checked_first() -> None:
    table = duchies(("arena",), module="quests", board="northern_lands")
    assert outcome(table.g).winners == ()
    table.g.tasks[1] = FINAL_TASK
    assert outcome(table.g).winners == (1,)
    table.g.tasks[0] = FINAL_TASK
    assert outcome(table.g) == Outcome((0,), "end.winner")


@pytest.mark.rule("kingdom.tie.built_cards")
def test_a_tie_goes_to_more_built_developments() -> None:
    table = duchies(("arena",), ("mercenaries", "lost_mines"))  # 6 points each
    table.g.soldiers[0] = 9
    assert outcome(table.g) == Outcome((1,), "tie.built_cards")


@pytest.mark.rule("kingdom.tie.built_cards")
def test_calamities_and_unfinished_cards_are_no_built_developments() -> None:
    table = duchies(("grand_market.1",), ("mercenaries", "lost_mines"), module="quests", board="northern_lands")
    table.g.tasks[:] = [FINAL_TASK, FINAL_TASK]
    table.put("calamities", 1, "calamity.1")  # 2 points each
    table.put("construction", 0, "farm.1", "farm.2", "farm.3")
    assert (total(table.g, 0), total(table.g, 1)) == (2, 2)
    assert outcome(table.g) == Outcome((1,), "tie.built_cards")
    even = duchies(("grand_market.1", "farm.4"), ("mercenaries", "lost_mines"), module="quests", board="northern_lands")
    even.g.tasks[:] = [FINAL_TASK, FINAL_TASK]
    even.put("calamities", 1, "calamity.1")
    assert outcome(even.g).ending == "tie.shared"  # the calamity is no third card


@pytest.mark.rule("kingdom.tie.soldiers")
@pytest.mark.parametrize("leader", [0, 1])
def test_a_further_tie_goes_to_more_free_soldiers(leader: int) -> None:
    table = duchies(("farm.1",), ("farm.2",))
    table.g.soldiers[leader], table.g.soldiers[1 - leader] = 2, 1
    table.g.training[1 - leader] = 1
    table.g.krystallium[1 - leader] = 5
    assert outcome(table.g) == Outcome((leader,), "tie.soldiers")


@pytest.mark.rule("kingdom.tie.soldiers")
def test_soldiers_on_unfinished_cards_do_not_break_a_tie() -> None:
    table = duchies()
    table.put("construction", 0, "royal_palace")
    table.g.soldiers[:] = [2, 1]
    assert outcome(table.g) == Outcome((0,), "tie.soldiers")
    table.run(planning_phase()).play(0, "soldier:royal_palace")
    assert outcome(table.g).ending == "tie.shared"


@pytest.mark.rule("kingdom.tie.shared")
def test_players_who_are_still_tied_share_the_victory() -> None:
    table = duchies(("farm.1", "arena"), ("farm.2", "mercenaries", "lost_mines"))
    table.put("built", 0, "farm.3")
    table.g.soldiers[:] = [2, 2]
    table.g.krystallium[0] = 4
    assert outcome(table.g) == Outcome((0, 1), "tie.shared")
