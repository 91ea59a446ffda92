"""Matches as JSON files: written compactly, read with distrust.

A file has the fields of FIELDS below. `log` is the whole log (see match.py), `snapshots` are pairs of a position in
the line and the state there, the last one at the end; `result` has scores and outcome of a finished match. `digest`
is a hash over all the rest, against accidents; against intent everything is replayed and compared.
The announcement of a running match has `running`, the length of its log, in place of all that would give it away.
"""

import hashlib
import json
from collections.abc import Callable, Mapping, Sequence
from dataclasses import asdict, dataclass
from pathlib import Path
from reprlib import repr as short
from typing import Any, NoReturn

from pentarchy import __version__
from pentarchy.engine.errors import BadSave, PentarchyError
from pentarchy.engine.registry import get_game
from pentarchy.match.edition import Edition, OtherEdition
from pentarchy.match.fairness import FAST, Luck
from pentarchy.match.match import Match, Record
from pentarchy.match.setup import Setup

FORMAT = 3
MAX_BYTES = 5_000_000
MAX_TEXT = 200  # letters of any word in a file
SNAPSHOT_EVERY = 100  # moves of the line

Data = dict[str, Any]


def _name_versions(data: Data) -> Data:
    """Format 2 says which version of the rules and which generator of luck; before there was only one of each."""
    luck = data["luck"]
    if "secret" in luck:
        luck = {**luck, "seed": str(luck["seed"]), "generator": FAST}
    return {**data, "format": 2, "rules": 1, "luck": luck}


def _join_moves(data: Data) -> Data:
    """In format 3 a move of the log may be joined to the one before (gesture.py); before, each stood for itself."""
    return {**data, "format": 3}


# format -> a function that gives the same file in the next format
MIGRATIONS: dict[int, Callable[[Data], Data]] = {1: _name_versions, 2: _join_moves}

FIELDS: dict[str, tuple[type, ...]] = {
    "format": (int,),
    "engine": (str,),
    "game": (str,),
    "players": (int,),
    "options": (dict,),
    "content": (str,),
    "rules": (int,),
    "luck": (dict,),
    "log": (list,),
    "snapshots": (list,),
    "result": (dict, type(None)),
    "digest": (str,),
}
DRAWN: dict[str, tuple[type, ...]] = {
    "commitment": (str,),
    "entropy": (list,),
    "generator": (str,),
    "secret": (str,),
    "seed": (str,),
}
CHOSEN: dict[str, tuple[type, ...]] = {"chosen": (int,)}


@dataclass(frozen=True)
class Saved:
    """A file whose form is right and whose content is not believed yet."""

    engine: str
    game: str
    players: int
    options: dict[str, str]
    content: str
    version: int  # of the rules
    luck: Luck
    commitment: str  # as the file says; empty for a chosen seed
    seed: str  # as the file says
    log: list[Record]
    snapshots: list[tuple[int, Data]]
    result: Data | None

    @property
    def edition(self) -> Edition:
        return Edition(self.game, self.version, self.content)


# writing --------------------------------------------------------------------------------------------------------
def to_json(match: Match, *, public: bool = False) -> str:
    """A match as a file. Public: as long as it runs, an announcement without anything that players must not know."""
    setup = match.setup
    head = _head(setup.edition, setup.players, setup.options)
    if public and not match.over:
        return _announced(head, setup.luck, match.number)
    played = {"log": match.log, "snapshots": _snapshots(match), "result": result(match)}
    return _sealed({**head, "luck": _told(setup.luck), **played})


def unplayed_json(
    edition: Edition, players: int, options: Mapping[str, str], luck: Luck, log: Sequence[Record], *, public: bool
) -> str:
    """The same for a match of an edition that we cannot play: setup and log, for a program that can."""
    head = _head(edition, players, options)
    if public:
        return _announced(head, luck, len(log))
    return _sealed({**head, "luck": _told(luck), "log": log, "snapshots": [], "result": None})


def _head(edition: Edition, players: int, options: Mapping[str, str]) -> Data:
    return {
        "format": FORMAT,
        "engine": __version__,
        "game": edition.game,
        "players": players,
        "options": dict(options),
        "content": edition.content,
        "rules": edition.version,
    }


def _announced(head: Data, luck: Luck, number: int) -> str:
    promised = {"commitment": luck.commitment, "entropy": luck.entropy, "generator": luck.generator}
    return _sealed({**head, "luck": promised if luck.secret else {"chosen": None}, "running": number})


def _told(luck: Luck) -> Data:
    """The luck of a match with its secret."""
    if not luck.secret:
        return {"chosen": luck.seed}
    drawn = {"commitment": luck.commitment, "entropy": luck.entropy, "generator": luck.generator}
    return {**drawn, "secret": luck.secret, "seed": luck.shown_seed}


def _sealed(data: Data) -> str:
    return json.dumps({**data, "digest": digest(data)}, separators=(",", ":"))


def _snapshots(match: Match) -> list[tuple[int, Data]]:
    end = len(match.line)
    return [(index, match.at(index).encode()) for index in (*range(SNAPSHOT_EVERY, end, SNAPSHOT_EVERY), end)]


def result(match: Match) -> Data | None:
    """Scores and outcome of a finished match."""
    outcome = match.outcome()
    return None if outcome is None else {"scores": match.scores(), **asdict(outcome)}


def canonical(data: Any) -> str:
    """The one text of JSON-ready data: equal texts mean equal data, with types."""
    return json.dumps(data, sort_keys=True, ensure_ascii=True, separators=(",", ":"))


def digest(data: Data) -> str:
    """The fingerprint of a file without its `digest`; the same in all formats."""
    return hashlib.sha256(canonical({k: v for k, v in data.items() if k != "digest"}).encode()).hexdigest()


# reading --------------------------------------------------------------------------------------------------------
def from_json(text: str | bytes, pack: Path | None = None, *, content: Any = None) -> Match:
    """The match of a file, replayed and compared with everything the file says: else BadSave, or OtherEdition.

    The components are those of the program, of a pack, or `content`.
    """
    saved = parse(text)
    check_luck(saved)
    match = replay(saved, pack, content)
    check_end(saved, match)
    return match


def parse(text: str | bytes) -> Saved:
    """A file in the present format, with every field of the right form, or BadSave."""
    data = _migrated(_read(text))
    if "running" in data:
        raise BadSave("This is the announcement of a running match; its moves are not in it.")
    _check_fields(data, FIELDS, "The file")
    options = data["options"]
    if not all(_is_word(value) for value in options.values()):
        raise BadSave("The options of the match must be words.")
    luck, commitment, seed = _luck(data["luck"])
    return Saved(
        data["engine"],
        data["game"],
        data["players"],
        options,
        data["content"],
        data["rules"],
        luck,
        commitment,
        seed,
        [_record(number, row) for number, row in enumerate(data["log"])],
        [_snapshot(row) for row in data["snapshots"]],
        data["result"],
    )


def _read(text: str | bytes) -> Data:
    """JSON of a sane size without anything that this project never writes, its digest right."""
    if len(text) > MAX_BYTES:
        raise BadSave(f"The file is larger than {MAX_BYTES} bytes.")
    try:
        plain = text.decode() if isinstance(text, bytes) else text
        data = json.loads(plain, object_pairs_hook=_object, parse_float=_no_number, parse_constant=_no_number)
        if not isinstance(data, dict):
            raise BadSave("A match file must be a JSON object.")
        known = data.get("digest") == digest(data)
    except (ValueError, RecursionError):
        raise BadSave("The file is not readable JSON: it is damaged or cut off.") from None
    if not known:
        raise BadSave("The file was changed or damaged: its digest does not fit.")
    return data


def _object(pairs: list[tuple[str, Any]]) -> Data:
    data = dict(pairs)
    if len(data) != len(pairs):
        raise BadSave("The file names a field twice.")
    return data


def _no_number(text: str) -> NoReturn:
    raise BadSave(f"A match file has whole numbers only, not {short(text)}.")


def _migrated(data: Data) -> Data:
    """The file in the present format."""
    while (number := data.get("format")) != FORMAT:
        if type(number) is not int or number not in MIGRATIONS:
            raise BadSave(f"This version cannot read files of the format {short(number)}; it writes format {FORMAT}.")
        try:
            data = MIGRATIONS[number](data)
        except (LookupError, TypeError, ValueError, AttributeError):  # an old file with an unexpected form
            raise BadSave(f"The file of format {number} is malformed.") from None
    return data


def _check_fields(data: Data, fields: dict[str, tuple[type, ...]], what: str) -> None:
    if missing := [name for name in fields if name not in data]:
        raise BadSave(f"{what} lacks the field '{missing[0]}'.")
    if unknown := [name for name in data if name not in fields]:
        raise BadSave(f"{what} has an unknown field {short(unknown[0])}.")
    for name, kinds in fields.items():
        value = data[name]
        if type(value) not in kinds or (isinstance(value, str) and len(value) > MAX_TEXT):
            raise BadSave(f"{what} has a field '{name}' with an impossible value: {short(value)}.")


def _is_word(value: Any) -> bool:
    return type(value) is str and len(value) <= MAX_TEXT


def _luck(data: Data) -> tuple[Luck, str, str]:
    """The source of luck, and what the file says its commitment and seed are."""
    if "chosen" in data:
        _check_fields(data, CHOSEN, "The luck of the file")
    else:
        _check_fields(data, DRAWN, "The luck of the file")
        if not all(_is_word(word) for word in data["entropy"]):
            raise BadSave("The entropy of the match must be words.")
    try:
        if "chosen" in data:
            return Luck.choose(data["chosen"]), "", str(data["chosen"])
        luck = Luck(data["secret"], tuple(data["entropy"]), generator=data["generator"])
        return luck, data["commitment"], data["seed"]
    except PentarchyError as error:
        raise BadSave(str(error)) from None


def _record(number: int, row: Any) -> Record:
    if type(row) is not list or len(row) != 2 or type(row[0]) is not int or not _is_word(row[1]):
        raise BadSave(f"Number {number} of the log is not a pair of player and move: {short(row)}.")
    return Record(*row)


def _snapshot(row: Any) -> tuple[int, Data]:
    if type(row) is not list or len(row) != 2 or type(row[0]) is not int or type(row[1]) is not dict:
        raise BadSave(f"A snapshot is not a pair of position and state: {short(row)}.")
    return row[0], row[1]


# believing ------------------------------------------------------------------------------------------------------
def check_luck(saved: Saved) -> None:
    """Commitment and seed must follow from the secret and the entropy."""
    if saved.commitment != saved.luck.commitment:
        raise BadSave("The secret is not the one that was committed to.")
    if saved.seed != saved.luck.shown_seed:
        raise BadSave("The seed does not follow from the secret and the entropy.")


def replay(saved: Saved, pack: Path | None = None, content: Any = None) -> Match:
    """Start the match anew and do everything in its log: BadSave, or OtherEdition if it is not for this program."""
    try:
        saved.edition.check_rules()
        game = get_game(saved.game)
        content = content or game.load(pack)
        if content.hash != saved.content:
            raise OtherEdition(
                f"The match was played with another content pack: its fingerprint is {short(saved.content)}, "
                f"the one here is '{content.hash}'.{_version(saved)}"
            )
        setup = Setup.agree(game, saved.players, saved.options, content, saved.luck, saved.version)
        match = Match(setup, content)
    except PentarchyError as error:
        raise error if isinstance(error, BadSave) else BadSave(str(error)) from None
    for number, record in enumerate(saved.log):
        try:
            match.do(record)
        except PentarchyError as error:
            raise BadSave(f"Number {number} of the log is not possible: {error}{_version(saved)}") from None
    return match


def check_end(saved: Saved, match: Match) -> None:
    """Snapshots and result must be those of the replay; of older rules that we continue, the result."""
    positions = [index for index, _ in saved.snapshots]
    if not positions or positions[-1] != len(match.line):
        raise BadSave("The file has no snapshot at the end of its log: something is cut off or added.")
    if positions[0] < 0 or positions != sorted(set(positions)):
        raise BadSave("The snapshots of the file are not in order.")
    same = saved.version == match.game.version  # states of older rules may have had other fields
    for index, data in saved.snapshots if same else ():
        if canonical(match.at(index).encode()) != canonical(data):
            raise BadSave(f"The state after {index} moves is not the one of the replay.{_version(saved)}")
    if canonical(result(match)) != canonical(saved.result):
        raise BadSave(f"The result of the match is not the one of the replay.{_version(saved)}")


def _version(saved: Saved) -> str:
    """A hint for files of other versions, whose rules may have had a mistake."""
    if saved.engine == __version__:
        return ""
    return f" The file is from version {short(saved.engine)}, this is version '{__version__}'."
