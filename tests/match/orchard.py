"""Orchard, a toy for three who act at once, and whose branches, against all good advice, share one basket."""

from dataclasses import dataclass, replace
from typing import Any, ClassVar

from pentarchy.engine.declare import pile, piles
from pentarchy.engine.moves import Domain, Table
from pentarchy.engine.registry import Outcome
from pentarchy.engine.rules import Move, Rules, Why
from pentarchy.engine.state import State, state
from pentarchy.games import kingdom

APPLE = Domain("apple", ("red", "green", "yellow", "brown"), pieces=True)
MOVES = Table(pick=(APPLE,), add=(), look=(), rest=())
rules = Rules()


@dataclass(frozen=True)
class Content:
    hash: str = "apples"


@state
class Orchard(State):
    rules: ClassVar[Rules] = rules
    moves: ClassVar[Table] = MOVES
    happens: ClassVar[Table] = MOVES
    tree: tuple[int, ...] = pile()
    basket: tuple[int, ...] = pile()
    bags: list[tuple[int, ...]] = piles()


@rules.step
def morning(g: Any) -> None:
    for player in range(g.players):
        g.branch(player, turn(player), turn(player))


@rules.step
def turn(g: Any, player: int) -> None:
    g.ask(player, choose())


@rules.ask("orchard.choose")
def choose(g: Any, player: int, why: Why) -> list[Move]:
    return [*(("pick", apple) for apple in g.basket), *([("add",), ("look",)] if g.tree else []), ("rest",)]


@rules.answer
def pick(g: Any, player: int, apple: int) -> None:
    g.basket = tuple(other for other in g.basket if other != apple)
    g.bags[player] += (apple,)
    g.tell("pick", apple)


@rules.answer
def add(g: Any, player: int) -> None:
    g.basket, g.tree = g.basket + g.tree, ()


@rules.answer
def look(g: Any, player: int) -> None:
    """See a face that nobody saw before."""
    g.show(g.tree, 1 << player)


@rules.answer
def rest(g: Any, player: int) -> None:
    pass


def start(players: int, options: dict[str, str], seed: int, content: Content, events: bool) -> Orchard:
    g = Orchard.blank(players, len(APPLE.tokens), seed, content, events=events)
    g.tree, g.basket, g.bags = (3,), (0, 1, 2), [()] * players
    g.then(morning(), turn(0))
    return g.run()


GAME = replace(  # what is not named here does not matter to a match
    kingdom.GAME,
    id="orchard",
    title={"en": "Orchard", "ru": "Сад"},
    players=(3,),
    state=Orchard,
    options=(),
    load=lambda pack: Content(),
    start=start,
    score=lambda g, player: {"apples": len(g.bags[player])},
    outcome=lambda g: Outcome((), "orchard.end"),
    cap=7,
)
