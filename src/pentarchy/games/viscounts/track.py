"""The virtue and corruption track. Rules: track.*, fx.corruption, fx.virtue."""

from pentarchy.games.viscounts.content import CRIMINAL
from pentarchy.games.viscounts.rules import effect, rules
from pentarchy.games.viscounts.sources import named
from pentarchy.games.viscounts.state import Viscounts


def collides(g: Viscounts, side: int) -> bool:
    return g.corruption[side] == g.virtue[side]


def criminals(g: Viscounts, side: int) -> int:
    """Criminal icons of the cards on a board."""
    icons, found = g.content.icons, 0
    for slot in g.slots(side):
        if slot:
            found += icons[slot[0]][CRIMINAL]
    return found


@effect
def corruption(g: Viscounts, side: int, card: int, count: int) -> None:
    """The corruption marker goes right; merged markers go together, up to the end of the track (track.merge)."""
    moved = 0
    for _ in range(count):
        if not collides(g, side):
            g.corruption[side] += 1
        elif g.corruption[side] < g.content.numbers["track"]["length"]:
            g.corruption[side] += 1
            g.virtue[side] += 1
        else:
            break
        moved += 1
    g.tell("corrupted", g.owner_of(side), moved, count - moved, named(card))


@effect
def virtue(g: Viscounts, side: int, card: int, count: int) -> None:
    """The virtue marker goes left; merged markers go together, up to the end of the track (track.merge)."""
    moved = 0
    for _ in range(count):
        if not collides(g, side):
            g.virtue[side] -= 1
        elif g.virtue[side] > 1:
            g.virtue[side] -= 1
            g.corruption[side] -= 1
        else:
            break
        moved += 1
    g.tell("improved", g.owner_of(side), moved, count - moved, named(card))


@rules.idle_when("corruption")
def cannot_go_right(g: Viscounts, side: int, card: int, count: int) -> str:
    return "track.merged_edge" if g.corruption[side] == g.content.numbers["track"]["length"] else ""


@rules.idle_when("virtue")
def cannot_go_left(g: Viscounts, side: int, card: int, count: int) -> str:
    return "track.merged_edge" if g.virtue[side] == 1 else ""


def reset(g: Viscounts, side: int) -> None:
    """Both markers go back to their ends (collision.reset)."""
    g.corruption[side], g.virtue[side] = 1, g.content.numbers["track"]["length"]
