"""The plain screen, for any game: its zones and counters by name, one a line."""

from typing import Any

from rich.console import Group, RenderableType
from rich.text import Text

from pentarchy.engine.zones import NOBODY
from pentarchy.text import Speech


def draw(view: dict[str, Any], player: int, speech: Speech, *, whole: bool = True) -> RenderableType:
    """Every zone that shows something; it is the same for all of the table and for one's own part."""
    lines = []
    for name, zone in speech.game.state.zones.items():
        if name not in view or zone.sees == NOBODY or view[name] in ([], "", None):
            continue
        held = view[name]
        if zone.pieces:
            nested = bool(held) and isinstance(held[0], list)
            text = "  |  ".join(_pile(pile, speech) for pile in held) if nested else _pile(held, speech)
        else:
            text = str(held)
        lines.append(Text(f"{speech.zone(name)}: ", style="cyan").append(text, style="default"))
    return Group(*lines)


def _pile(pile: list[int | None], speech: Speech) -> str:
    return ", ".join(speech.card(card) for card in pile) or speech.shell.say("empty")
