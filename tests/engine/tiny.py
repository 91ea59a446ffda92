"""The smallest games that a test of the kernel needs: a state with one number a player, and rules made on the spot."""

from typing import Any, ClassVar

from pentarchy.engine.declare import NOBODY, OWNER, PLAYERS, number, pile, piles, word
from pentarchy.engine.moves import COUNT, Domain, Table, numbers
from pentarchy.engine.rules import Rules
from pentarchy.engine.state import State, state

CARD = Domain("card", [f"c{i}" for i in range(8)], pieces=True)
MOVES = Table(add=(numbers("number", 5),), extra=(), show=(CARD,), done=())
EVENTS = Table(added=(numbers("player", 3), COUNT), drew=(numbers("player", 3), CARD))


def make(rules: Rules) -> type[Any]:
    """A state class with these rules."""

    class Tiny(State):
        """Sums per player, a deck, a hand each, and a diary of what was done."""

        rules: ClassVar[Rules]
        moves: ClassVar[Table] = MOVES
        happens: ClassVar[Table] = EVENTS
        sums: list[int] = number(PLAYERS)
        diary: tuple[str, ...] = word()
        deck: tuple[int, ...] = pile(NOBODY)
        hands: list[tuple[int, ...]] = piles(OWNER)

    Tiny.rules = rules
    return state(Tiny)


def start(rules: Rules, *frames: Any, players: int = 2, seed: int = 1, events: bool = False) -> Any:
    """A game that carries out these frames, at its first decision."""
    g = make(rules).blank(players, 8, seed, events=events)
    g.deck = tuple(range(8))
    g.then(*frames)
    return g.run()


def vocabulary() -> Rules:
    """Rules with a step that notes a word, an ask to add 1 to 3, and a standing move while the sum is odd."""
    rules = Rules()

    @rules.step
    def note(g: Any, word: str) -> None:
        g.diary += (word,)

    @rules.step
    def put(g: Any, player: int) -> None:
        g.ask(player, ("number",))

    @rules.ask("tiny.number")
    def number(g: Any, player: int, why: Any) -> list[Any]:
        if why is not None:
            why.append((("add", 4), "tiny.too_many"))
        return [("add", n) for n in (1, 2, 3)]

    @rules.answer
    def add(g: Any, player: int, n: int) -> None:
        g.sums[player] += n
        g.tell("added", player, n)

    @rules.standing
    def standing(g: Any, player: int, why: Any) -> list[Any]:
        return [("extra",)] if g.sums[player] % 2 else []

    @rules.standing_answer
    def extra(g: Any, player: int) -> None:
        g.sums[player] += 1
        g.then(("note", f"extra {player}"))

    return rules
