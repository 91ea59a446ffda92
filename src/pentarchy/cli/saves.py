"""Saved matches of the terminal: the match file itself, with who sits where beside it."""

import json
import os
import time
from dataclasses import dataclass
from pathlib import Path

from pentarchy.bots import BOTS
from pentarchy.engine.errors import BadSave
from pentarchy.match import Match, from_json, to_json

HUMAN = "human"


@dataclass
class Save:
    """A match on disk: written whole after every move, so that nothing is ever lost."""

    path: Path
    seats: tuple[str, ...]

    def write(self, match: Match) -> None:
        """Write to a new file and put it in place of the old one; a crash leaves one of the two, whole."""
        self.path.parent.mkdir(parents=True, exist_ok=True)
        text = json.dumps({"seats": self.seats, "match": json.loads(to_json(match))}, separators=(",", ":"))
        fresh = self.path.with_name(self.path.name + ".new")
        try:
            fresh.write_text(text, "utf-8")
            fresh.replace(self.path)
        except OSError as error:
            raise BadSave(f"The match cannot be saved to {self.path}: {error.strerror}.") from None


def folder() -> Path:
    """Where matches are saved: $PENTARCHY_HOME/saves, or ~/.pentarchy/saves."""
    home = os.environ.get("PENTARCHY_HOME")
    return (Path(home) if home else Path.home() / ".pentarchy") / "saves"


def new_path(game: str) -> Path:
    """A name that no save has yet."""
    stamp = time.strftime("%Y%m%d-%H%M%S")
    path, number = folder() / f"{game}-{stamp}.json", 2
    while path.exists():
        path, number = folder() / f"{game}-{stamp}-{number}.json", number + 1
    return path


def last_path() -> Path:
    """The save written last."""
    saves = sorted(folder().glob("*.json"), key=lambda path: path.stat().st_mtime)
    if not saves:
        raise BadSave(f"There is no saved match in {folder()}.")
    return saves[-1]


def read_text(path: Path) -> str:
    try:
        return path.read_text("utf-8")
    except OSError as error:
        raise BadSave(f"{path} cannot be read: {error.strerror}.") from None
    except UnicodeDecodeError:
        raise BadSave(f"{path} is not a text file.") from None


def match_text(path: Path) -> str:
    """The match part of a file, which is a save of the terminal or an exported match."""
    text = read_text(path)
    try:
        data = json.loads(text)
    except (ValueError, RecursionError):
        return text  # the reader of matches says what is wrong
    return json.dumps(data["match"]) if isinstance(data, dict) and "match" in data else text


def load(path: Path, pack: Path | None) -> tuple[Match, Save]:
    """A saved match with its seats; an exported match without seats is played by people."""
    text = read_text(path)
    match = from_json(match_text(path), pack)
    data = json.loads(text)
    seats = data.get("seats", [HUMAN] * match.setup.players)
    valid = isinstance(seats, list) and len(seats) == match.setup.players
    if not valid or any(seat not in (HUMAN, *BOTS) for seat in seats):
        raise BadSave(f"{path} does not say rightly who sits where.")
    return match, Save(path, tuple(seats))
