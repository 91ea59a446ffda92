"""What happens at the same moment: of corruption and virtue gained together the corruption is moved first, whatever
order its owner chooses for the rest (track.corruption_first)."""

from collections.abc import Iterable, Iterator

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


def corruption_first(parts: Effects) -> Effects:
    """The effects of one component, each in its place, but corruption in the place of a virtue before it."""
    names = [part[0] for part in parts]
    if "virtue" not in names or "corruption" not in names:
        return parts
    order = {"corruption": 0, "virtue": 1}
    places = [number for number, name in enumerate(names) if name in order]
    sorted_parts = sorted((parts[number] for number in places), key=lambda part: order[part[0]])
    made = list(parts)
    for number, part in zip(places, sorted_parts, strict=True):
        made[number] = part
    return tuple(made)
