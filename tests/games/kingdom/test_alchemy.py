"""The alchemy area and krystallium. Rules: alchemy.*, krystallium.*."""

import pytest

from pentarchy.engine.errors import BadMove, IllegalMove
from pentarchy.games.kingdom.construction import into_alchemy, lacks
from pentarchy.games.kingdom.notation import KRYSTALLIUM, SOLDIERS
from pentarchy.games.kingdom.planning import planning_phase
from pentarchy.games.kingdom.production import production_phase, production_step
from pentarchy.games.kingdom.rounds import end_round
from tests.games.kingdom.table import Table

MATERIALS, POPULATION, GOLD, EXPLORATION = range(4)


def building(*names: str, krystallium: int = 0, soldiers: int = 0, **options: str) -> Table:
    table = Table.empty(**{"side": "B", "duchy": "valados", **options})
    table.put("construction", 0, *names)
    table.g.krystallium[0], table.g.soldiers[0] = krystallium, soldiers
    return table


@pytest.mark.rule("kingdom.alchemy.exchange")
@pytest.mark.parametrize("module", ["menaces", "advisors"])
@pytest.mark.parametrize(
    ("before", "gained", "cubes", "krystallium"),
    [
        ((0, 0, 0, 0), 4, [4, 0, 0, 0], 0),
        ((0, 1, 2, 1), 1, [0, 0, 0, 0], 1),
        ((1, 1, 1, 0), 7, [0, 0, 0, 0], 2),
        ((0, 0, 0, 4), 2, [1, 0, 0, 0], 1),
    ],
)
def test_five_cubes_of_any_kinds_become_a_krystallium_at_once(
    module: str, before: tuple[int, ...], gained: int, cubes: list[int], krystallium: int
) -> None:
    table = Table.empty(module=module)
    table.g.alchemy[4:] = before
    for _ in range(gained):
        into_alchemy(table.g, 1, MATERIALS)
    assert table.g.alchemy[4:] == cubes
    assert table.g.krystallium == [0, krystallium]


@pytest.mark.rule("kingdom.alchemy.exchange")
def test_the_exchange_cannot_be_declined_and_its_krystallium_can_be_used_at_once() -> None:
    table = building("farm.1", "dragon_eggs")
    table.g.alchemy[:4] = [0, 0, 4, 0]
    table.run(production_step(MATERIALS)).play(0, "store")
    assert table.asked(0) == "place_cube"
    assert (table.g.alchemy[:4], table.g.krystallium[0]) == ([0, 0, 0, 0], 1)
    assert "krystallium:dragon_eggs,krystallium" in table.options(0)


@pytest.mark.rule("kingdom.alchemy.locked")
@pytest.mark.parametrize("module", ["menaces", "quests"])
def test_cubes_in_alchemy_never_go_onto_a_card(module: str) -> None:
    table = building("farm.1", module=module)
    table.g.alchemy[:4] = [4, 0, 0, 0]
    table.run(planning_phase())
    assert {text for text in table.options(0) if "farm.1" in text} == {"scrap:farm.1"}
    with pytest.raises(IllegalMove):
        table.play(0, "place:farm.1")
    table.play(0, "done")
    assert table.g.alchemy[:4] == [4, 0, 0, 0]


@pytest.mark.rule("kingdom.krystallium.keep")
def test_krystallium_is_kept_over_rounds_and_is_none_of_the_five_cubes() -> None:
    table = building("farm.1", krystallium=7)
    table.run(production_phase(), end_round())
    while table.g.round == 1:
        table.play(0, "store" if table.asked(0) == "place_cube" else "done")
    assert table.g.krystallium[0] == 7
    assert table.g.alchemy[:4] == [2, 1, 1, 0]  # four cubes: not exchanged, however much krystallium lies beside


@pytest.mark.rule("kingdom.krystallium.wild")
def test_a_krystallium_stands_for_any_missing_cube_that_the_player_names() -> None:
    table = building("port.1", "merchant_caravan.1", "mint.1", "giants_cache", krystallium=4)
    table.run(planning_phase())
    assert table.options(0, "krystallium") == {
        "krystallium:port.1,materials",
        "krystallium:port.1,population",
        "krystallium:merchant_caravan.1,population",
        "krystallium:mint.1,materials",
        "krystallium:mint.1,gold",
        "krystallium:giants_cache,exploration",
    }
    table.play(0, "krystallium:port.1,population", "krystallium:mint.1,gold", "krystallium:giants_cache,exploration")
    assert [lacks(table.g, table.card("port.1"), letter) for letter in range(4)] == [3, 0, 0, 0]
    assert [lacks(table.g, table.card("mint.1"), letter) for letter in range(4)] == [2, 0, 2, 0]
    assert lacks(table.g, table.card("giants_cache"), EXPLORATION) == 3
    assert table.g.krystallium[0] == 1
    assert "krystallium:port.1,population" not in table.options(0)  # it stands for this cube for good


@pytest.mark.rule("kingdom.krystallium.wild", "kingdom.tokens.owned")
def test_without_krystallium_nothing_stands_for_a_cube() -> None:
    table = building("farm.1").run(planning_phase())
    assert table.options(0, "krystallium") == set()
    assert table.why(0)["krystallium:farm.1,materials"] == "tokens.owned"
    with pytest.raises(IllegalMove) as refused:
        table.play(0, "krystallium:farm.1,materials")
    assert refused.value.rule == "tokens.owned"


@pytest.mark.rule("kingdom.krystallium.cost")
def test_krystallium_of_a_cost_is_paid_with_krystallium_only() -> None:
    table = building("dragon_eggs", krystallium=1)  # X5 K1
    card = table.card("dragon_eggs")
    table.g.lack[card] = 1 << 4 * KRYSTALLIUM
    table.run(production_phase())  # no cube of any kind finds a place on it
    while table.g.producing < EXPLORATION:
        assert table.asked(0) == "end_phase"
        table.play(0, "done")
    assert table.events("placed") == []
    assert lacks(table.g, card, KRYSTALLIUM) == 1
    table.play(0, "krystallium:dragon_eggs,krystallium")
    assert table.where("dragon_eggs") == ("built", 0)
    assert table.g.krystallium[0] == 0


@pytest.mark.rule("kingdom.tokens.owned", "kingdom.construction.slots")
def test_krystallium_is_refused_for_want_of_it_or_of_a_slot() -> None:
    table = building("dragon_eggs").run(planning_phase())
    assert table.why(0)["krystallium:dragon_eggs,krystallium"] == "tokens.owned"
    assert table.why(0)["krystallium:dragon_eggs,exploration"] == "tokens.owned"
    assert table.why(0)["krystallium:dragon_eggs,gold"] == "construction.slots"


@pytest.mark.rule("kingdom.krystallium.not_soldier")
def test_krystallium_never_replaces_a_soldier() -> None:
    table = building("royal_palace", krystallium=9)
    table.g.lack[table.card("royal_palace")] = 1 << 4 * SOLDIERS
    table.run(planning_phase())
    assert table.options(0) == {"done", "scrap:royal_palace"}
    with pytest.raises(BadMove):
        table.play(0, "krystallium:royal_palace,soldiers")
    with pytest.raises(IllegalMove):
        table.play(0, "soldier:royal_palace")
    assert table.where("royal_palace") == ("construction", 0)
