"""The plain screen, for any game: its fields by name, one a line, in the words that their declarations give them."""

from collections.abc import Iterator
from itertools import groupby
from typing import Any

from rich.console import Group, RenderableType
from rich.text import Text

from pentarchy.engine.declare import CHOICE, MASK, NOBODY, SEAT, SIDES, Field
from pentarchy.engine.moves import Domain
from pentarchy.text import Speech


def draw(view: dict[str, Any], player: int, speech: Speech, *, whole: bool = True) -> RenderableType:
    """Every field that shows something; it is the same for all of the table and for one's own part."""
    lines = []
    for name, field in speech.game.state.zones.items():
        if name in view and not field.scratch and (field.pieces or field.sees != NOBODY):
            words = _phase(view[name], speech) if name == "phase" else _said(view[name], field, speech, view)
            if words:
                lines.append(Text(f"{speech.zone(name)}: ", style="cyan").append(words, style="default"))
    return Group(*lines)


def _phase(phase: int, speech: Speech) -> str:
    return speech.phase(phase)


def _said(value: Any, field: Field, speech: Speech, view: dict[str, Any]) -> str:
    """A field in words; "" if it has nothing to tell."""
    players = len(view["scores"])
    if not field.per:
        return _entry(value, field, players, speech)
    labels = list(_labels(field.per, speech, players))
    entries = [_entry(one, field, players, speech) for one in value]
    said = [
        f"{label} {entry}" if label else entry
        for label, entry in zip(labels or [""] * len(entries), entries, strict=False)
        if entry
    ]
    return "  |  ".join(said)


def _labels(per: tuple[str | int | Domain, ...], speech: Speech, players: int) -> Iterator[str]:
    """What the entries of a list stand for, one after another."""
    first, *rest = per
    for label in _axis(first, speech, players):
        if not rest:
            yield label
        else:
            yield from (f"{label} {more}".strip() for more in _labels(tuple(rest), speech, players))


def _side(side: int, players: int, speech: Speech) -> str:
    """A player, or the opponent of a single one."""
    return speech.player(side) if side < players or not speech.game.rival else speech.rival()


def _axis(axis: str | int | Domain, speech: Speech, players: int) -> list[str]:
    if isinstance(axis, int):
        return [""] * axis
    if isinstance(axis, Domain):
        return _names(axis, speech)
    sides = 2 if axis == SIDES and players == 1 and speech.game.rival else players
    return [f"{_side(side, players, speech)}:" for side in range(sides)]


def _entry(value: Any, field: Field, players: int, speech: Speech) -> str:
    """One value, or one pile, in words."""
    if value is None:
        return ""  # not for this player to know
    if field.pieces:
        return ", ".join(_pile(value, speech)) or speech.shell.say("empty")
    if isinstance(value, list | tuple):
        return ", ".join(filter(None, (_entry(one, field, players, speech) for one in value)))
    if field.means == SEAT:
        return _side(value, players, speech) if value >= 0 else ""
    if field.means == CHOICE and field.of:
        return _names(field.of, speech)[value] if value >= 0 else ""
    if field.means == MASK:
        names = _names(field.of, speech) if field.of else []
        bits = [bit for bit in range(value.bit_length()) if value >> bit & 1]
        return ", ".join(names[bit] if names else _side(bit, players, speech) for bit in bits)
    return str(value)


def _pile(pile: list[int | None], speech: Speech) -> Iterator[str]:
    """The cards of a pile; face-down neighbours are one back with a number."""
    for hidden, cards in groupby(pile, lambda card: card is None):
        held = list(cards)
        yield from [f"{speech.card(None)} ×{len(held)}"] if hidden and len(held) > 1 else map(speech.card, held)


def _names(domain: Domain, speech: Speech) -> list[str]:
    named = speech.entry_names(domain)
    return [name or token for name, token in zip(named, domain.tokens, strict=True)]
