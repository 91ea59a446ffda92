"""Rows that read like development cards, and the checks that play such a card on a real table.

The rows are written by hand and read here by a few lines of their own, so that a changed data file or a changed parser
is noticed. What other cards in the duchy add to a measurement is taken from the content.
"""

from collections.abc import Iterator
from typing import Any, NamedTuple

import pytest

from pentarchy.engine.errors import IllegalMove
from pentarchy.games.kingdom.construction import place_cubes
from pentarchy.games.kingdom.planning import planning_phase
from pentarchy.games.kingdom.production import production_phase
from tests.games.kingdom.table import Table

RESOURCES = "MPGX"
TYPES = ("structure", "company", "monument", "discovery")
NEEDS = {"M": "farm", "P": "scouts", "G": "great_library", "X": "tatis_tribe"}  # cards that cost this resource alone


class Card(NamedTuple):
    """A development card as printed: cost and bonus "M4 S2", production "X1*company", points "6" or "2*monument"."""

    id: str
    type: str
    cost: str
    recycle: str
    production: str = ""
    bonus: str = ""
    points: str = ""
    copies: int = 1

    @property
    def token(self) -> str:
        """The first copy in notation."""
        return f"{self.id}.1" if self.copies > 1 else self.id


def rows(*cards: Card) -> list[Any]:
    """The cards as parameters of a test that is marked with each of them."""
    return [pytest.param(card, id=card.id, marks=pytest.mark.card(card.id)) for card in cards]


def counts(text: str) -> dict[str, int]:
    """ "M4 S2" as {"M": 4, "S": 2}."""
    return {word[0]: int(word[1:]) for word in text.split()}


def table_of(card: Card | None = None) -> Table:
    """Two players on side B in a module whose menaces stay away; a card's first copy is taken out of the deck."""
    table = Table.empty(module="menaces", side="B", duchy="valados", first="1")
    if card:
        table.put("box", -1, card.token)
    return table


# building ------------------------------------------------------------------------------------------------------------
def check_building(card: Card) -> None:
    """Every slot takes its own kind only, the last cube completes the card, and the bonus comes once."""
    table, cost, bonus = table_of(card), counts(card.cost), counts(card.bonus)
    table.put("drafted", 0, card.token)
    table.run(planning_phase()).play(0, f"build:{card.token}")
    pay_tokens(table, card, cost)
    table.play(0, "done")
    cubes = [letter for letter in RESOURCES for _ in range(cost.get(letter, 0))]
    assert cubes, "every card costs cubes"
    refuse_cubes(table, card, [letter for letter in RESOURCES if letter not in cost])
    for number, letter in enumerate(cubes):
        assert table.where(card.token) == ("construction", 0)
        assert (table.g.krystallium[0], table.g.soldiers[0]) == (0, 0)
        give_cube(table, letter)
        table.play(0, f"place:{card.token}")
        if letter not in cubes[number + 1 :] and number < len(cubes) - 1:
            refuse_cubes(table, card, [letter])
    check_completed(table, card, bonus)


def pay_tokens(table: Table, card: Card, cost: dict[str, int]) -> None:
    """Krystallium and soldiers go onto the card as often as it costs them, and not once more."""
    table.g.krystallium[0], table.g.soldiers[0] = cost.get("K", 0) + 1, cost.get("S", 0) + 1
    for move, letter in ((f"krystallium:{card.token},krystallium", "K"), (f"soldier:{card.token}", "S")):
        for _ in range(cost.get(letter, 0)):
            table.play(0, move)
        assert table.why(0)[move] == "construction.slots"
        with pytest.raises(IllegalMove, match=r"construction\.slots"):
            table.play(0, move)
    assert (table.g.krystallium[0], table.g.soldiers[0]) == (1, 1)
    table.g.krystallium[0] = table.g.soldiers[0] = 0


def give_cube(table: Table, letter: str) -> None:
    table.g.cubes[0] = (RESOURCES.index(letter),)
    table.run(place_cubes(0))


def refuse_cubes(table: Table, card: Card, letters: list[str]) -> None:
    """A cube that the card does not need (any more) cannot be placed on it, although it can on another card."""
    for letter in letters:
        other = table.put("construction", 0, NEEDS[letter])
        give_cube(table, letter)
        assert table.options(0, "place") == {f"place:{table.content.tokens[other[0]]}"}
        assert table.why(0)[f"place:{card.token}"] == "construction.slots"
        with pytest.raises(IllegalMove, match=r"construction\.slots"):
            table.play(0, f"place:{card.token}")
        table.play(0, "store")
        table.put("box", -1, NEEDS[letter])
        table.g.alchemy[:] = [0] * 8


def check_completed(table: Table, card: Card, bonus: dict[str, int]) -> None:
    """The card lies in the duchy; its bonus came with it, and does not come again in a whole production phase."""
    gained = (bonus.get("K", 0), bonus.get("S", 0))
    assert table.where(card.token) == ("built", 0)
    assert (table.g.krystallium[0], table.g.soldiers[0]) == gained
    assert table.events("completed") == [("completed", 0, table.card(card.token))]
    assert table.asked(0) == ""
    table.run(production_phase())
    assert (table.g.krystallium[0], table.g.soldiers[0] + table.g.training[0]) >= gained
    assert table.g.krystallium[0] == gained[0] + len([event for event in table.events("exchanged") if event[1] == 0])
    won = len([event for event in table.events("supremacy") if event[1] == 0])
    assert table.g.soldiers[0] == gained[1] + won // 2


# production ----------------------------------------------------------------------------------------------------------
def harvest(table: Table, player: int = 0) -> dict[str, int]:
    """Let a whole production phase pass; the cubes that reached a player in each step, all of the step's kind."""
    start = len(table.events())
    table.run(production_phase())
    assert table.asked(0) == table.asked(1) == "", "nothing to decide: every cube goes to the alchemy area"
    cubes, step = [0, 0, 0, 0], 0
    for kind, *args in table.events()[start:]:
        resource = args[1] if len(args) > 1 else None
        if kind == "produced" and isinstance(resource, int):
            step = resource
        elif kind == "stored" and args[0] == player:
            assert resource == step
            cubes[step] += args[2]
    return dict(zip(RESOURCES, cubes, strict=True))


def check_production(card: Card) -> None:
    """The card adds its cubes in the right steps, beside nothing, and beside one and three cards of every type."""
    table = table_of(card)
    for mates in companies(table, card):
        table.put("box", -1, *(table.content.tokens[built] for built in table.g.built[0]))
        table.put("built", 0, *mates)
        before = harvest(table)
        extra = {letter: others_make(table, card.type, letter) for letter in RESOURCES}
        table.put("built", 0, card.token)
        types = types_of(table)
        for letter, cubes in harvest(table).items():
            assert cubes - before[letter] - extra[letter] == yields(card, letter, types), (letter, mates)


def yields(card: Card, letter: str, types: list[str]) -> int:
    """What the row says that the card makes of a resource in a duchy with cards of these types."""
    made = 0
    for word in card.production.split():
        amount, _, per = word[1:].partition("*")
        if word[0] == letter:
            made += int(amount) * (types.count(per) if per else 1)
    return made


def companies(table: Table, card: Card) -> Iterator[list[str]]:
    """Nothing; then one and three other cards of each type in turn; then a card that counts each type."""
    content = table.content
    others = [design for design in content.tables["developments.toml"] if design != card.id]
    yield []
    for card_type in TYPES:
        same = [design for design in others if TYPES[content.type[content.by_design[design][0]]] == card_type]
        yield same[:1]
        yield same[-3:]
    for number in range(len(TYPES)):
        yield [next(d for d in others if any(t == number for t, _ in content.modifiers[content.by_design[d][0]]))]


def types_of(table: Table) -> list[str]:
    return [TYPES[table.content.type[built]] for built in table.g.built[0]]


def others_make(table: Table, card_type: str, letter: str) -> int:
    """What the cards of the duchy make more of a resource for one more card of a type."""
    return sum(
        amount
        for built in table.g.built[0]
        for resource, amount, per in table.content.production[built]
        if per == TYPES.index(card_type) and resource == RESOURCES.index(letter)
    )


# recycling -----------------------------------------------------------------------------------------------------------
def check_recycling(card: Card) -> None:
    """Recycled from the draft area or discarded under construction, the card gives the same one cube."""
    cube = [int(letter == card.recycle) for letter in RESOURCES]
    table = table_of(card)
    table.put("drafted", 0, card.token)
    table.run(planning_phase()).play(0, f"recycle:{card.token}")
    assert table.g.alchemy[:4] == cube
    assert table.where(card.token) == ("discard", -1)
    assert table.asked(0) == ""
    table = table_of(card)
    table.put("drafted", 0, card.token)
    table.run(planning_phase()).play(0, f"build:{card.token}", f"scrap:{card.token}")
    assert table.g.alchemy[:4] == cube
    assert table.where(card.token) == ("discard", -1)
    assert table.g.alchemy[4:] == [0, 0, 0, 0]


# points --------------------------------------------------------------------------------------------------------------
def check_points(card: Card) -> None:
    """Built, the card scores its points and counts as its type for the others; under construction nothing."""
    table = table_of(card)
    for mates in companies(table, card):
        table.put("box", -1, *(table.content.tokens[built] for built in table.g.built[0]))
        table.put("built", 0, *mates)
        before, extra = table.total(0), others_score(table, card.type)
        table.put("construction", 0, card.token)
        assert table.total(0) == before
        table.put("built", 0, card.token)
        assert table.total(0) - before - extra == worth(card.points, types_of(table)), mates


def worth(points: str, types: list[str]) -> int:
    """What "3" or "2*monument" is worth in a duchy with cards of these types."""
    total = 0
    for word in points.split():
        number, _, per = word.partition("*")
        total += int(number) * (types.count(per) if per else 1)
    return total


def others_score(table: Table, card_type: str) -> int:
    return sum(
        points
        for built in table.g.built[0]
        for per, points in table.content.modifiers[built]
        if per == TYPES.index(card_type)
    )


def check_copies(card: Card) -> None:
    """There are as many copies as the box holds, each with a name of its own, and all are alike in print."""
    table = table_of()
    tokens = [token for token in table.content.tokens if token.split(".")[0] == card.id]
    assert len(tokens) == len(set(tokens)) == card.copies
    places = [table.where(token)[0] for token in tokens]
    assert set(places) <= {"deck", "box"}
