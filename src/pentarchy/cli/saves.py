"""Saved matches of the terminal: the match file itself, with who sits where and the language beside it."""

import json
import os
import time
from dataclasses import dataclass
from pathlib import Path

from pentarchy import __version__
from pentarchy.bots import is_bot
from pentarchy.engine.errors import BadSave, UnknownGame
from pentarchy.engine.registry import get_game
from pentarchy.match import Match, from_json, to_json
from pentarchy.match.log_file import MAX_BYTES, parse
from pentarchy.text import LANGUAGES

HUMAN = "human"
LARGEST = MAX_BYTES + 10_000  # bytes of a file: a match, and who sits where


@dataclass
class Save:
    """A match on disk: written whole after every move, so that nothing is ever lost."""

    path: Path
    seats: tuple[str, ...]
    lang: str
    on_disk: str = ""  # what was read or written last

    def write(self, match: Match) -> None:
        """Write to a new file and put it in place of the old one; a crash leaves one of the two, whole."""
        seats = json.dumps(self.seats, separators=(",", ":"))
        text = f'{{"seats":{seats},"lang":{json.dumps(self.lang)},"match":{to_json(match)}}}'
        fresh = self.path.with_name(self.path.name + ".new")
        if self.on_disk and self.path.exists() and read_text(self.path) != self.on_disk:
            raise BadSave(f"{self.path} was changed by another program meanwhile; the last move here is not saved.")
        try:
            self.path.parent.mkdir(parents=True, exist_ok=True)
            fresh.write_text(text, "utf-8")
            fresh.replace(self.path)
        except OSError as error:
            raise BadSave(f"The match cannot be saved to {self.path}: {error.strerror}.") from None
        self.on_disk = text


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


def last_path(game: str | None = None) -> Path:
    """The save written last, of a game or of any."""
    try:
        mine = [path for path in folder().glob("*.json") if path.name.startswith(game or "")]
        found = sorted(mine, key=lambda path: path.stat().st_mtime)
    except OSError as error:
        raise BadSave(f"{folder()} cannot be read: {error.strerror}.") from None
    if not found:
        raise BadSave(f"There is no saved match{f' of {game}' if game else ''} in {folder()}.")
    return found[-1]


def read_text(path: Path) -> str:
    """A file as a text, as far as it can be a match: some files never end."""
    try:
        with path.open("rb") as file:
            data = file.read(LARGEST + 1)
    except OSError as error:
        raise BadSave(f"{path} cannot be read: {error.strerror}.") from None
    if len(data) > LARGEST:
        raise BadSave(f"{path} is too large for a match: it has more than {LARGEST} bytes.")
    try:
        return data.decode()
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


def read_match(path: Path, pack: Path | None) -> Match:
    """The match of a file; where its components are not those here, it is said what to do."""
    text = match_text(path)
    try:
        saved = parse(text)
        if saved.content != get_game(saved.game).load(pack).hash:
            raise BadSave(
                f"its components are not these. If a content pack was used, name its folder with --content; "
                f"the match was saved by version {saved.engine}, this is {__version__}."
            )
        return from_json(text, pack)
    except (BadSave, UnknownGame) as error:
        raise BadSave(f"{path}: {error}") from None


def load(path: Path, pack: Path | None) -> tuple[Match, Save]:
    """A saved match with its seats; an exported match without seats is played by people."""
    text, match = read_text(path), read_match(path, pack)
    data = json.loads(text)
    seats = data.get("seats", [HUMAN] * match.setup.players)
    valid = isinstance(seats, list) and len(seats) == match.setup.players
    if not valid or not all(seat == HUMAN or is_bot(seat) for seat in seats):
        raise BadSave(f"{path} does not say rightly who sits where.")
    lang = data.get("lang", LANGUAGES[0])
    if lang not in LANGUAGES:
        raise BadSave(f"{path} names a language that does not exist.")
    return match, Save(path, tuple(seats), lang, text)
