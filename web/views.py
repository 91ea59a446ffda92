"""TypeScript types of what a seat sees of every game, from the declarations of its state. Run by `make web`.

The result is kept in git, so that a wheel can be built without the package being installed; a test compares it.
"""

import sys
from pathlib import Path
from types import UnionType
from typing import Any, get_args, get_origin

import pentarchy.games  # noqa: F401  # registers the games
from pentarchy.engine.declare import CHOICE, MASK, NOBODY, OWNER, SEAT, Field
from pentarchy.engine.fields import data_hints
from pentarchy.engine.moves import Domain
from pentarchy.engine.registry import Game, games
from pentarchy.engine.state import KERNEL, TRANSIENT

FILE = Path(__file__).parent / "src" / "games" / "views.ts"
HEAD = """// What a seat sees of each game: the fields of its state, as declared. Made by web/views.py; do not edit.
import type { Look, Piece } from "../lib/protocol";
"""
WORDS = {int: "number", str: "string", bool: "boolean", Any: "unknown"}


def kind(hint: Any) -> str:
    """A type of Python in TypeScript."""
    origin, parts = get_origin(hint), get_args(hint)
    if origin is tuple and parts[-1:] != (...,):
        return f"[{', '.join(map(kind, parts))}]"
    if origin in (list, tuple):
        inner = kind(parts[0])
        return f"({inner})[]" if "|" in inner else f"{inner}[]"
    if isinstance(hint, UnionType):
        return " | ".join(map(kind, parts))
    return WORDS[hint]


def seen(hint: Any, field: Field) -> str:
    """The type of a field as a view has it: pieces and what belongs to others may be hidden."""
    if field.pieces:
        return kind(hint).replace("number", "Piece")
    if field.sees == OWNER:
        return f"({kind(get_args(hint)[0])} | null)[]"
    return kind(hint)


def meaning(field: Field) -> str:
    """What the numbers stand for, as a remark."""
    named = [axis.name if isinstance(axis, Domain) else axis for axis in field.per if not isinstance(axis, int)]
    per = " and ".join(map(str, named))
    means = {SEAT: "a seat, or -1", MASK: "bits", CHOICE: "number"}.get(field.means, "")
    if field.of and field.means in (MASK, CHOICE):
        means += f" of {field.of.name}"
    said = "; ".join(
        filter(None, (means, f"per {per}" if per else "", "memory of the engine" if field.scratch else ""))
    )
    return f" // {said}" if said else ""


def interface(game: Game) -> str:
    hints = data_hints(game.state, TRANSIENT)
    rows = [
        f"  {name}: {seen(hints[name], field)};{meaning(field)}"
        for name, field in game.state.zones.items()
        if name not in KERNEL and (field.pieces or field.sees != NOBODY)
    ]
    title = "".join(word.capitalize() for word in game.id.split("_"))
    return "\n".join([f"export interface {title}View extends Look {{", *rows, "}"])


def written() -> str:
    """The whole file, for the games of this package."""
    shipped = [game for game in games() if game.package.startswith("pentarchy.games.")]
    return "\n".join([HEAD, "\n\n".join(map(interface, shipped)), ""])


if __name__ == "__main__":
    if not FILE.is_file() or FILE.read_text("utf-8") != written():
        FILE.write_text(written(), "utf-8")
        sys.stdout.write("Types of views were made anew: web/src/games/views.ts\n")
