"""Who comes first, and who after whom."""

from collections.abc import Sequence

from pentarchy.engine.registry import Option
from pentarchy.engine.state import State

RANDOM = "random"


def seats_from(first: int, players: int) -> list[int]:
    """All seats clockwise, beginning with one."""
    return [*range(first, players), *range(first)]


def first_player_options(counts: Sequence[int]) -> tuple[Option, ...]:
    """The option `first`, for each number of players: drawn by lot, or a seat by its number."""
    seats = [str(seat + 1) for seat in range(max(counts))]
    return tuple(Option("first", (RANDOM, *seats[:count]), RANDOM, (count,)) for count in counts if count > 1)


def first_player(g: State, wish: str) -> int:
    """The seat that the option `first` names; a single player is the first."""
    if g.players == 1:
        return 0
    return g.rand(g.players) if wish == RANDOM else int(wish) - 1


def random_order(g: State, things: Sequence[int]) -> tuple[int, ...]:
    """Things that are no pieces in random order: nothing is known or hidden of them."""
    order = list(things)
    for i in range(len(order) - 1, 0, -1):
        j = g.rand(i + 1)
        order[i], order[j] = order[j], order[i]
    return tuple(order)
