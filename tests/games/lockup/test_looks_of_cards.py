"""What everybody is told of printed rows, attributes and goons: by the rules' own functions."""

import pytest

from pentarchy.games.lockup.looks import derived
from pentarchy.games.lockup.moves import INFIRMARY, LIBRARY, SEWERS
from pentarchy.games.lockup.state import END
from tests.games.lockup.table import Table


@pytest.mark.parametrize("players", [1, 2, 3, 4, 5])
def test_every_place_of_a_room_names_its_printed_row(players: int) -> None:
    table = Table.empty(players)
    g = table.g
    for location, by_present in enumerate(derived(g)["prizes"]):
        printed = g.content.rewards[location][g.sides > 2]
        assert len(by_present) == g.sides
        for present, rows in enumerate(by_present, 1):
            effects = [printed[row].effects if row >= 0 else () for row in rows]
            assert effects == [g.content.reward(location, g.sides, place, present) for place in range(present)]


def test_the_last_place_depends_on_how_many_are_there() -> None:
    prizes = derived(Table.empty(5).g)["prizes"]
    assert prizes[INFIRMARY][0] == [0]  # alone: first, not last
    assert prizes[INFIRMARY][2] == [0, -1, 1]
    assert prizes[SEWERS][3] == [0, 1, 2, 2]
    assert prizes[LIBRARY][4] == [0, 1, 2, -1, -1]


def test_goons_are_counted_type_by_type_and_attributes_on_all_cards() -> None:
    table = Table.empty(2)
    table.put("box", -1, *table.names("goals"))
    table.put("goons", 0, "dwarf_1", "dwarf_2", "ratfolk_3", "flayer_1")
    table.put("items", 0, "rusty_shiv")
    told = derived(table.g)
    assert told["gangs"][0] == {"flayer": 4, "dwarf": 3, "ratfolk": -3}
    assert sum(told["gangs"][0].values()) == table.score(0)["goons"]
    assert told["gangs"][1] == {}
    shields = sum(table.content.attributes[card][0] for card in (*table.g.items[0], *table.g.goons[0]))
    assert told["attributes"][0][0] == shields > 0
    assert told["attributes"][1] == [0, 0, 0]


@pytest.mark.parametrize(("items", "won"), [((0, 0), [0, 1]), ((0, 1), [1]), ((1, 0), [0])])
def test_the_winners_are_those_of_the_rules(items: tuple[int, int], won: list[int]) -> None:
    """Equal stars: more items win, else the victory is shared."""
    table = Table.empty(2)
    table.put("box", -1, *table.names("goals"))
    for side, (count, name) in enumerate(zip(items, ("rusty_shiv", "loaded_dice"), strict=True)):
        if count:
            table.put("items", side, name)
    g = table.g
    g.stars[:] = [5 + 2 * (g.first != side) for side in range(2)]  # the token brings 2
    assert derived(g)["winners"] == []
    g.phase = END
    assert sum(table.score(0).values()) == sum(table.score(1).values())
    assert derived(g)["winners"] == won
