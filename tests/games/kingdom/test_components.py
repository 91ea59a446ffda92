"""What is in the box, and which of its numbers limit play. Rules: components.*, card.*, construction.unlimited."""

from collections import Counter
from copy import deepcopy

import pytest

from pentarchy.engine.errors import BadContent
from pentarchy.games.kingdom import GAME
from pentarchy.games.kingdom.construction import complete, token_moves
from pentarchy.games.kingdom.content import ADVISOR, BOARDS, CALAMITY, DEVELOPMENT, DUCHIES, MENACE, TREASURE, Content
from pentarchy.games.kingdom.content import load as load_content
from pentarchy.games.kingdom.notation import TYPES
from pentarchy.games.kingdom.production import count_production, count_type, production_step
from pentarchy.games.kingdom.quests import TASKS
from pentarchy.games.kingdom.state import ROUNDS
from tests.games.kingdom.table import Table

MODES = list(GAME.modes())
BOX_CUBES, BOX_KRYSTALLIUM, BOX_SOLDIERS = 20, 10, 30


@pytest.mark.rule("kingdom.components.cards")
def test_the_box_holds_130_cards_of_these_kinds() -> None:
    content = load_content()
    kinds = Counter(content.family)
    assert kinds == {DEVELOPMENT: 70, TREASURE: 10, ADVISOR: 14, CALAMITY: 8, MENACE: 26}
    menaces = Counter(design for card, design in enumerate(content.designs) if content.family[card] == MENACE)
    assert menaces == {"giant_rat": 4, "rodent": 10, "frost_giant": 4, "shadow": 4, "thief": 4}
    assert set(content.tables["duchies.toml"]) == {f"{duchy}_{side}" for duchy in DUCHIES for side in "ab"}
    assert kinds.total() + len(DUCHIES) == 130


@pytest.mark.rule("kingdom.components.cubes", "kingdom.construction.unlimited")
@pytest.mark.parametrize("resource", range(4))
def test_a_step_may_produce_more_cubes_than_the_box_holds(resource: int) -> None:
    table = Table.empty(side="B")
    developments = [
        token for card, token in enumerate(table.content.tokens) if table.content.family[card] == DEVELOPMENT
    ]
    table.put("built", 0, *developments)
    expected = count_production(table.g, 0, resource)
    assert expected > BOX_CUBES
    table.run(production_step(resource))
    assert sum(event[3] for event in table.events("stored")) == expected + count_production(table.g, 1, resource)
    assert table.g.krystallium[0] == expected // 5
    assert sum(table.g.alchemy[:4]) == expected % 5


@pytest.mark.rule("kingdom.components.cubes", "kingdom.components.tokens", "kingdom.construction.unlimited")
def test_krystallium_and_soldiers_never_run_out() -> None:
    table = Table.empty()
    table.g.krystallium[:] = [BOX_KRYSTALLIUM, BOX_KRYSTALLIUM]
    table.g.soldiers[:] = [BOX_SOLDIERS, BOX_SOLDIERS]
    for player, design in ((0, "philosophers_stone"), (1, "great_army")):
        card = table.put("construction", player, design)[0]
        table.g.lack[card] = 0
        complete(table.g, player, card)
    assert table.g.krystallium == [BOX_KRYSTALLIUM + 3, BOX_KRYSTALLIUM]
    assert table.g.soldiers == [BOX_SOLDIERS, BOX_SOLDIERS + 3]
    assert token_moves(table.g, 0, None) == []


@pytest.mark.rule("kingdom.components.tokens", "kingdom.construction.unlimited")
@pytest.mark.parametrize(("players", "options"), MODES)
def test_traps_spies_theft_and_task_tokens_never_exceed_the_box(players: int, options: dict[str, str]) -> None:
    table = Table(players, 7, **options)
    g = table.g
    for _ in table.wander(11):
        assert sum(g.traps) <= 4
        assert sum(g.spies) <= 2
        assert sum(mask.bit_count() for mask in g.covered) <= 4
        assert sum(mask.bit_count() for mask in g.tasks) <= 8
        assert g.round <= ROUNDS


@pytest.mark.rule("kingdom.components.tokens")
def test_there_are_three_quest_boards_of_four_tasks() -> None:
    content = load_content()
    assert len(BOARDS) == len(content.tables["quests.toml"]) == 3
    assert {len(tasks) for tasks in content.tasks.values()} == {TASKS} == {4}


@pytest.mark.rule("kingdom.components.tokens", "kingdom.construction.unlimited")
def test_the_rodent_stack_is_limited_to_ten() -> None:
    table = Table.empty(menace_1="giant_rats", menace_2="thieves")
    assert len(table.g.rodent_stack) == 10


@pytest.mark.rule("kingdom.card.types")
def test_only_developments_have_a_type_and_each_has_one() -> None:
    content = load_content()
    for card, kind in enumerate(content.family):
        if kind == DEVELOPMENT:
            assert TYPES[content.type[card]] == content.entries[content.designs[card]].get("type", str)
        else:
            assert content.type[card] == -1
    assert TYPES == ("structure", "company", "monument", "discovery")
    assert set(content.type) == {-1, 0, 1, 2, 3}


@pytest.mark.rule("kingdom.card.types")
def test_duchies_calamities_advisors_and_menaces_count_for_no_type() -> None:
    table = Table.empty(module="advisors")
    table.put("calamities", 0, "calamity.1")
    table.put("advisors", 0, "herald")
    table.put("menaces", 0, "thief.1")
    assert [count_type(table.g, 0, card_type) for card_type in range(4)] == [0, 0, 0, 0]
    table.put("built", 0, "farm")
    assert [count_type(table.g, 0, card_type) for card_type in range(4)] == [1, 0, 0, 0]


@pytest.mark.rule("kingdom.card.face")
def test_every_development_shows_type_cost_and_one_recycling_cube() -> None:
    content = load_content()
    for card, kind in enumerate(content.family):
        if kind == DEVELOPMENT:
            assert content.cost[card] > 0
            assert len(content.recycle[card]) == 1
            assert content.recycle[card][0] in range(4)
            assert content.production[card] or any(content.bonus[card]) or content.base[card] or content.modifiers[card]
    farm = content.by_design["farm"][0]
    assert (content.production[farm], content.bonus[farm], content.base[farm]) == (((1, 1, -1),), (0, 0), 0)


@pytest.mark.rule("kingdom.card.face")
@pytest.mark.parametrize("part", ["type", "cost", "recycle", "production", "bonus", "vp"])
def test_a_development_without_one_of_its_parts_is_refused(part: str) -> None:
    tables = deepcopy(load_content().tables)
    del tables["developments.toml"]["farm"][part]
    with pytest.raises(BadContent, match=rf"developments\.toml: \[farm\] {part}"):
        Content(tables)


@pytest.mark.rule("kingdom.card.face")
@pytest.mark.parametrize(("part", "value"), [("cost", ""), ("recycle", "M1 P1 G1"), ("recycle", ""), ("bonus", "M1")])
def test_a_development_with_an_impossible_part_is_refused(part: str, value: str) -> None:
    tables = deepcopy(load_content().tables)
    tables["developments.toml"]["farm"][part] = value
    with pytest.raises(BadContent, match=rf"\[farm\] {part}"):
        Content(tables)
