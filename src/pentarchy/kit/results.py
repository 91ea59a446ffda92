"""Who won."""

from collections.abc import Callable, Iterable


def best(players: Iterable[int], *criteria: Callable[[int], int]) -> tuple[tuple[int, ...], int]:
    """Those with most by the first criterion, of equals by the second, and so on; and how many criteria it took.

    More than one winner is a tie that no criterion breaks.
    """
    left = tuple(players)
    for number, criterion in enumerate(criteria, 1):
        most = max(criterion(player) for player in left)
        left = tuple(player for player in left if criterion(player) == most)
        if len(left) == 1:
            return left, number
    return left, len(criteria)
