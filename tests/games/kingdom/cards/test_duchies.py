"""The two duchy cards on the table, both sides: what they produce and score."""

from typing import NamedTuple

import pytest

from tests.games.kingdom.cards.card import RESOURCES, TYPES, harvest, worth
from tests.games.kingdom.table import Table


class Duchy(NamedTuple):
    """One side of a duchy card as printed."""

    id: str
    cubes: str
    points: str = ""


DUCHIES = [
    pytest.param(row, id=row.id, marks=pytest.mark.card(row.id))
    for row in (
        Duchy("valados_a", cubes="MMPP", points="2*company"),
        Duchy("valados_b", cubes="MMPG"),
        Duchy("teressie_a", cubes="MMPX", points="3*discovery"),
        Duchy("teressie_b", cubes="MMPG"),
    )
]
PLAIN = {"structure": "quarry", "company": "scouts", "monument": "cathedral", "discovery": "elven_forest"}


def table_with(duchy: Duchy) -> Table:
    """The first player holds this side of this card."""
    name, _, side = duchy.id.rpartition("_")
    return Table.empty(module="menaces", side=side.upper(), duchy=name)


@pytest.mark.parametrize("duchy", DUCHIES)
def test_it_produces_its_icons_in_their_steps(duchy: Duchy) -> None:
    table = table_with(duchy)
    assert table.g.duchies[0] == duchy.id
    assert harvest(table) == {letter: duchy.cubes.count(letter) for letter in RESOURCES}


@pytest.mark.parametrize("duchy", DUCHIES)
@pytest.mark.parametrize("count", [0, 1, 2])
@pytest.mark.parametrize("card_type", TYPES)
def test_its_modifier_counts_the_built_cards_of_its_type(duchy: Duchy, count: int, card_type: str) -> None:
    table = table_with(duchy)
    other = table_with(duchy)
    designs = [PLAIN[card_type], next_of_type(table, card_type)][:count]
    table.put("built", 0, *designs)
    table.put("construction", 0, *(PLAIN[kind] for kind in TYPES if kind != card_type))
    cards = sum(table.content.base[card] for card in table.g.built[0])
    assert table.total(0) - other.total(0) - cards == worth(duchy.points, [card_type] * count)
    assert other.total(0) == 0


def next_of_type(table: Table, card_type: str) -> str:
    """Another card of a type, without modifiers of its own."""
    content = table.content
    return next(
        design
        for design in content.tables["developments.toml"]
        if content.type[content.by_design[design][0]] == TYPES.index(card_type)
        and not content.modifiers[content.by_design[design][0]]
        and design != PLAIN[card_type]
    )


@pytest.mark.parametrize("duchy", DUCHIES)
def test_the_other_player_holds_the_other_card_on_the_same_side(duchy: Duchy) -> None:
    table = table_with(duchy)
    name, _, side = duchy.id.rpartition("_")
    other = {"valados": "teressie", "teressie": "valados"}[name]
    assert table.g.duchies == (duchy.id, f"{other}_{side}")
