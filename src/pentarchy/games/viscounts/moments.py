"""What happens at the same moment: of corruption and virtue gained together the corruption is moved first, whatever
order its owner chooses for the rest (track.corruption_first)."""

from collections.abc import Iterable, Iterator
from functools import cache

from pentarchy.engine.rules import Frame, bind

Effects = tuple[Frame, ...]
Gain = tuple[int, int, Effects]  # side, source, what it gives


def single(effects: Iterable[Frame]) -> Iterator[Frame]:
    """The parts of effects that certainly come: those of sequences one by one, choices as they are."""
    for part in effects:
        if part[0] == "both":
            yield from single(part[1:])
        else:
            yield part


def without_corruption(effects: Effects) -> Effects:
    return tuple(part for part in single(effects) if part[0] != "corruption")


def corruption_of(gains: Iterable[Gain]) -> list[Frame]:
    """The corruption of all sides that gain virtue at this moment, too: it comes first, and is left out afterwards."""
    gains = list(gains)
    virtuous = {side for side, _, effects in gains for part in single(effects) if may_improve(part)}
    return [
        bind(part, side, source)
        for side, source, effects in gains
        if side in virtuous
        for part in single(effects)
        if part[0] == "corruption"
    ]


def may_improve(part: Frame) -> bool:
    return part[0] == "virtue" or (part[0] == "choose" and any(may_improve(one) for one in single(part[1:])))


@cache
def corruption_first(parts: Effects) -> Effects:
    """The effects of one component, each in its place, but corruption in the place of a virtue before it."""
    flat = tuple(single(parts))
    order = [0 if part[0] == "corruption" else 1 if may_improve(part) else -1 for part in flat]
    if 0 not in order or 1 not in order:
        return parts
    places = [number for number, rank in enumerate(order) if rank >= 0]
    made = list(flat)
    for number, place in zip(places, sorted(places, key=lambda place: order[place]), strict=True):
        made[number] = flat[place]
    return tuple(made)


def bound(effects: Effects, side: int, source: int) -> list[Frame]:
    """What one component gives a side at one moment, as steps."""
    return [bind(part, side, source) for part in corruption_first(effects)]
