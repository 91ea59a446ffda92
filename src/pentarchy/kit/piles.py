"""Piles of pieces, which are tuples: the last piece lies on top."""

from collections.abc import Sequence

from pentarchy.engine.state import State

Pile = tuple[int, ...]


def without(pile: Pile, piece: int) -> Pile:
    """A pile after a piece has left it."""
    at = pile.index(piece)
    return pile[:at] + pile[at + 1 :]


def one_of_each(pile: Pile, designs: Sequence[object]) -> list[int]:
    """One piece of each design in a pile, in its order: copies are alike."""
    if len(pile) < 2:
        return list(pile)
    seen, found = set[object](), []
    for piece in pile:
        if designs[piece] not in seen:
            seen.add(designs[piece])
            found.append(piece)
    return found


def drawn(g: State, deck: Pile, discard: Pile = ()) -> tuple[int, Pile, Pile]:
    """The top piece of a deck, or -1, and what is left of deck and discard pile, which makes an empty deck anew."""
    if not deck and discard:
        deck, discard = g.shuffled(discard), ()
    return (deck[-1], deck[:-1], discard) if deck else (-1, deck, discard)
