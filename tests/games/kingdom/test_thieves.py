"""Thieves: theft tokens on the icons of the duchy card."""

import pytest

from pentarchy.games.kingdom.menaces import battle_phase
from pentarchy.games.kingdom.planning import planning_phase
from pentarchy.games.kingdom.production import count_production, production_step
from tests.games.kingdom.table import Table

MATERIALS, POPULATION, GOLD = 0, 1, 2


def thief_table() -> Table:
    """Valados and Teressie on side B: both show the icons 0, 1 materials, 2 population, 3 gold."""
    return Table.empty(module="menaces", side="B", duchy="valados", menace_1="thieves", menace_2="shadows")


def production(table: Table, player: int = 0) -> list[int]:
    return [count_production(table.g, player, resource) for resource in range(4)]


@pytest.mark.rule("kingdom.thieves.cover")
@pytest.mark.card("thief")
def test_a_new_thief_covers_an_icon_of_the_holders_choice_and_moves_on() -> None:
    table = thief_table()
    table.put("drafted", 0, "thief.1")
    table.run(planning_phase())
    assert table.asked(0) == "cover_which"
    assert table.options(0) == {"cover:0", "cover:2", "cover:3"}  # equal icons are one choice
    table.play(0, "cover:3")
    assert table.where("thief.1") == ("menaces", 0)
    assert (production(table, 0), production(table, 1)) == ([2, 1, 0, 0], [2, 1, 1, 0])
    assert table.g.over


@pytest.mark.rule("kingdom.thieves.cover")
def test_each_thief_covers_another_icon_and_four_cover_all() -> None:
    table = thief_table()
    table.put("drafted", 0, "thief.1", "thief.2")
    table.run(planning_phase()).play(0, "cover:0")
    assert table.options(0) == {"cover:1", "cover:2", "cover:3"}
    table.play(0, "cover:1")
    assert production(table) == [0, 1, 1, 0]
    table.put("drafted", 0, "thief.3", "thief.4")
    table.run(planning_phase())
    assert table.options(0) == {"cover:2", "cover:3"}
    table.play(0, "cover:2")
    assert production(table) == [0, 0, 0, 0]
    assert table.g.over


@pytest.mark.rule("kingdom.thieves.cover")
def test_icons_of_built_cards_are_safe_and_old_thieves_cover_nothing_more() -> None:
    table = thief_table()
    table.put("built", 0, "port.1")
    table.put("menaces", 0, "thief.1")
    table.put("drafted", 0, "thief.2")
    table.run(planning_phase())
    assert table.options(0) == {"cover:0", "cover:2", "cover:3"}
    table.play(0, "cover:0")
    assert production(table) == [1, 1, 2, 1]
    assert table.g.over


@pytest.mark.rule("kingdom.thieves.effect")
@pytest.mark.card("thief")
def test_a_covered_icon_gives_no_cube_and_does_not_count_for_supremacy() -> None:
    table = thief_table()
    table.put("built", 0, "quarry.1")
    table.put("built", 1, "quarry.2")
    table.g.covered[0] = 0b01
    table.put("menaces", 0, "thief.1")
    table.run(production_step(MATERIALS))
    assert [sum(table.g.alchemy[4 * player : 4 * player + 4]) for player in (0, 1)] == [3, 4]
    assert table.g.training == [0, 1]


@pytest.mark.rule("kingdom.thieves.effect")
def test_without_a_token_the_same_step_is_a_tie() -> None:
    table = thief_table()
    table.put("built", 0, "quarry.1")
    table.put("built", 1, "quarry.2")
    table.run(production_step(MATERIALS))
    assert table.g.training == [0, 0]


@pytest.mark.rule("kingdom.thieves.release")
@pytest.mark.card("thief")
def test_neutralising_a_thief_frees_any_one_icon() -> None:
    table = thief_table()
    table.put("menaces", 0, "thief.1", "thief.2")
    table.g.covered[0] = 0b1001
    table.g.soldiers[0] = 2
    table.run(battle_phase()).play(0, "neutralise:thief.1")
    assert table.asked(0) == "free_which"
    assert table.options(0) == {"free:0", "free:3"}
    table.play(0, "free:3")
    assert production(table) == [1, 1, 1, 0]
    assert table.g.over


@pytest.mark.rule("kingdom.thieves.release")
def test_every_thief_neutralised_frees_an_icon_and_other_menaces_free_none() -> None:
    table = thief_table()
    table.put("menaces", 0, "thief.1", "thief.2", "rodent.1")
    table.g.covered[0] = 0b0101
    table.g.soldiers[0] = 5
    table.run(battle_phase()).play(0, "neutralise:rodent.1")
    assert table.asked(0) == "fight"
    assert table.g.covered[0] == 0b0101
    table.play(0, "neutralise:thief.2", "free:2")
    assert table.g.covered[0] == 0b0001
    table.play(0, "neutralise:thief.1")  # only one token is left: no question
    assert production(table) == [2, 1, 1, 0]
    assert table.g.over


@pytest.mark.rule("kingdom.thieves.no_icon")
def test_a_thief_who_finds_no_icon_brings_no_token_but_may_free_one() -> None:
    table = thief_table()
    table.g.covered[0] = 0b1111
    table.put("menaces", 0, "thief.1")
    table.put("drafted", 0, "thief.2")
    table.run(planning_phase())
    assert (table.g.covered[0], table.names("menaces", 0)) == (0b1111, ["thief", "thief"])
    assert table.g.over
    table.g.soldiers[0] = 2
    table.run(battle_phase()).play(0, "neutralise:thief.2", "free:0")
    assert table.g.covered[0] == 0b1110
    assert table.g.over


@pytest.mark.rule("kingdom.thieves.no_icon")
def test_without_tokens_a_neutralised_thief_frees_nothing() -> None:
    table = thief_table()
    table.put("menaces", 0, "thief.1")
    table.g.soldiers[0] = 2
    table.run(battle_phase()).play(0, "neutralise:thief.1")
    assert (table.g.covered[0], table.where("thief.1")) == (0, ("box", -1))
    assert table.g.over
