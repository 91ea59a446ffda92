"""The search action of the solo draft."""

import pytest

from pentarchy.engine.views import view
from pentarchy.games.kingdom.solo import pick_area, solo_draft_phase
from pentarchy.games.kingdom.state import DRAFT
from tests.games.kingdom.table import Table


def solo_table() -> Table:
    """An empty solo table with quests, so with calamities."""
    return Table.empty(1, module="quests", side="B", duchy="valados")


@pytest.mark.rule("kingdom.solo.search_once")
@pytest.mark.parametrize("pick", [1, 2, 3, 4])
def test_the_search_is_possible_at_any_one_pick_of_a_round(pick: int) -> None:
    table = solo_table()
    table.run(solo_draft_phase()).play(0, *["take:left"] * (pick - 1))
    assert table.options(0, "search") == {"search:left", "search:right"}
    table.play(0, "search:left")
    table.play(0, min(table.options(0, "find")))
    for _ in range(4 - pick):
        assert not table.options(0, "search")
        assert table.why(0)["search:left"] == table.why(0)["search:right"] == "solo.search_once"
        table.play(0, "take:left")
    assert table.g.over


@pytest.mark.rule("kingdom.solo.search_once")
def test_the_search_is_there_again_in_the_next_round() -> None:
    table = solo_table()
    table.run(solo_draft_phase(), solo_draft_phase()).play(0, "search:left")
    table.play(0, min(table.options(0, "find")), "take:left", "take:left", "take:left")
    assert table.options(0, "search") == {"search:left", "search:right"}


@pytest.mark.rule("kingdom.solo.search_cost")
def test_the_search_costs_two_open_cards_of_the_area_and_gives_no_resource() -> None:
    table = solo_table()
    table.put("offers", 0, "farm.1", "quarry.1", "treasure_mm")
    table.put("offers", 1, "hamlet.1", "scouts.1")
    table.run(pick_area()).play(0, "search:left")
    assert table.options(0) == {"give:left,0", "give:left,1", "give:left,2"}
    table.play(0, "give:left,2")
    assert table.options(0) == {"give:left,0", "give:left,1"}
    table.play(0, "give:left,0")
    assert table.names("discard") == ["treasure_mm", "farm"]
    assert table.names("offers", 0) == ["quarry"]
    assert (table.g.alchemy, table.g.cubes) == ([0, 0, 0, 0], [()])
    assert table.asked(0) == "find_one"


@pytest.mark.rule("kingdom.solo.search_cost")
def test_calamities_and_hidden_cards_do_not_pay_for_the_search() -> None:
    table = solo_table()
    table.put("offers", 0, "calamity.1", "farm.1")
    table.put("offers", 0, "quarry.1", known_to=0)
    table.put("offers", 1, "farm.2", "calamity.2", "hamlet.1")
    table.put("offers", 1, "quarry.2", known_to=0)
    table.run(pick_area())
    assert table.options(0, "search") == {"search:right"}
    assert table.why(0)["search:left"] == "solo.search_cost"
    table.play(0, "search:right")
    assert table.names("discard") == ["farm", "hamlet"], "the only two that can pay go without a question"
    assert table.asked(0) == "find_one"


@pytest.mark.rule("kingdom.solo.search_cost")
@pytest.mark.rule("kingdom.solo.search_payable")
def test_a_card_turned_up_by_a_spy_and_an_advisor_pay_for_the_search() -> None:
    table = Table.empty(1, scenario="last_battle")
    table.put("offers", 0, "village_elder")
    table.put("offers", 0, "quarry.1", known_to=0)
    table.g.phase = DRAFT
    table.run(pick_area())
    assert not table.options(0, "search")
    table.play(0, "spy:left,1")
    assert table.options(0, "search") == {"search:left"}
    table.play(0, "search:left")
    assert table.names("discard") == ["village_elder", "quarry"]


@pytest.mark.rule("kingdom.solo.search_effect", "kingdom.solo.search_rest")
def test_the_search_adds_one_of_the_top_three_cards_then_the_area_is_taken_and_the_others_are_discarded() -> None:
    table = solo_table()
    table.put("offers", 0, "farm.1", "quarry.1")
    table.put("offers", 0, "calamity.1", known_to=0)
    table.put("deck", -1, "mint.1", "arena", "cathedral.1", "royal_palace")
    below = table.g.deck[-4]
    table.run(pick_area()).play(0, "search:left")
    assert table.options(0) == {"find:royal_palace,left", "find:cathedral.1,left", "find:arena,left"}
    assert sorted(view(table.g, 0)["found"]) == sorted(
        table.card(name) for name in ("arena", "cathedral.1", "royal_palace")
    )
    table.play(0, "find:arena,left")
    assert table.names("drafted", 0) == ["calamity", "arena"]
    assert view(table.g, 0)["drafted"] == [[None, table.card("arena")]]
    assert sorted(table.names("discard")) == ["cathedral", "farm", "quarry", "royal_palace"]
    assert (table.g.found, table.g.deck[-1]) == ((), below)
    assert view(table.g, 0)["deck"][-1] == below
    assert table.g.over


@pytest.mark.rule("kingdom.solo.search_effect")
def test_an_advisor_found_by_the_search_works_at_once() -> None:
    table = Table.empty(1, scenario="prophecy")
    table.put("offers", 0, "farm.1", "quarry.1")
    table.put("deck", -1, "mint.1", "arena", "village_elder")
    table.g.soldiers[0] = 0
    table.run(pick_area()).play(0, "search:left", "find:village_elder,left")
    assert table.where("village_elder") == ("advisors", 0)
    assert table.g.soldiers[0] == 1


@pytest.mark.rule("kingdom.solo.four_picks", "kingdom.solo.search_effect")
def test_a_search_uses_three_deck_cards_more() -> None:
    table = solo_table()
    deck = len(table.g.deck)
    table.run(solo_draft_phase()).play(0, "search:left")
    table.play(0, min(table.options(0, "find")), "take:left", "take:left", "take:left")
    assert (deck - len(table.g.deck), len(table.g.danger)) == (13, 9)
