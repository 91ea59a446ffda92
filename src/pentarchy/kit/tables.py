"""The data files of a game, with the values of a content pack laid over them, and their fingerprint."""

import hashlib
import json
import tomllib
from importlib import resources
from pathlib import Path
from typing import Any

from pentarchy.engine.errors import BadContent
from pentarchy.kit.entries import Entry

Tables = dict[str, dict[str, dict[str, Any]]]  # file -> entry -> field -> value
MAX_BYTES = 1_000_000  # of a file of a pack
MAX_DEPTH = 20  # of lists and tables in each other
MAX_NUMBER = 1 << 63


def read_tables(package: str, files: tuple[str, ...], pack: Path | None = None) -> Tables:
    """The data files of a game, with the values of a content pack laid over them."""
    folder = resources.files(package) / "data"
    tables = {file: _entries(file, (folder / file).read_text("utf-8")) for file in files}
    if pack is not None:
        _overlay(tables, pack)
    return tables


def tokens_of(tables: Tables, files: tuple[str, ...]) -> list[str]:
    """The name of every card of some files in notation: `port.2` for the second copy, `arena` for a single card."""
    tokens = []
    for file in files:
        for name, fields in tables[file].items():
            copies = Entry(file, name, fields).get("copies", int)
            tokens += [f"{name}.{number + 1}" for number in range(copies)] if copies > 1 else [name] * copies
    return tokens


def refuse_changes(tables: Tables, printed: Tables, fixed: set[str]) -> None:
    """Refuse a pack, or an older edition, that differs in what the numbers of pieces and places hang on."""
    if list(tables) != list(printed):
        raise BadContent(f"There must be the files {', '.join(printed)}, and no others.")
    for file, entries in tables.items():
        if list(entries) != list(printed[file]):
            raise BadContent(f"{file}: the entries are not those of this version, in their order.")
        for name, fields in entries.items():
            for field in fixed & set(fields):
                if fields[field] != printed[file][name].get(field):
                    raise Entry(file, name, fields).error(field, "a pack cannot change this.")


def _overlay(tables: Tables, pack: Path) -> None:
    if not pack.is_dir():
        raise BadContent(f"The content pack '{pack}' is not a folder.")
    changes = sorted(pack.glob("*.toml"))
    if not changes:
        raise BadContent(f"The content pack '{pack}' has no .toml file.")
    for path in changes:
        if path.name not in tables:
            raise BadContent(f"{path.name}: no such data file; there are {', '.join(tables)}.")
        for name, fields in _entries(path.name, _text(path)).items():
            known = tables[path.name].get(name)
            if known is None:
                raise BadContent(f"{path.name}: [{name}]: no such entry; a pack changes entries, it adds none.")
            if unknown := [field for field in fields if field not in known]:
                raise BadContent(f"{path.name}: [{name}] {unknown[0]}: no such field.")
            known.update(fields)


def _text(path: Path) -> str:
    """A file of a pack, as far as it has a sane size: some files never end."""
    try:
        with path.open("rb") as file:
            data = file.read(MAX_BYTES + 1)
        text = data.decode()
    except (OSError, UnicodeDecodeError) as error:
        raise BadContent(f"{path.name}: cannot be read: {error}.") from None
    if len(data) > MAX_BYTES:
        raise BadContent(f"{path.name}: the file is larger than {MAX_BYTES} bytes.")
    return text


def _entries(file: str, text: str) -> dict[str, dict[str, Any]]:
    try:
        loaded = tomllib.loads(text)
    except RecursionError:
        raise BadContent(f"{file}: lists or tables are nested too deeply.") from None
    except ValueError as error:  # no TOML, or a number of thousands of digits
        raise BadContent(f"{file}: {error}.") from None
    _check_values(file, loaded)
    for name, fields in loaded.items():
        if not isinstance(fields, dict):
            raise BadContent(f"{file}: {name}: a data file holds entries, [name] and their fields.")
    return loaded


def _check_values(file: str, loaded: dict[str, Any]) -> None:
    """Refuse what TOML can say and no component is: dates, endless numbers, depths."""
    level: list[Any] = [loaded]
    for _ in range(MAX_DEPTH):
        inside = [part for value in level for part in (value.values() if isinstance(value, dict) else value)]
        for part in inside:
            if type(part) not in (str, int, float, bool, list, dict):
                raise BadContent(f"{file}: {part}: a component has no dates and times.")
            if type(part) is int and abs(part) >= MAX_NUMBER:
                raise BadContent(f"{file}: a number has too many digits.")
        level = [part for part in inside if isinstance(part, list | dict)]
    if level:
        raise BadContent(f"{file}: lists or tables are nested too deeply.")


def digest(data: Any) -> str:
    """A short fingerprint of JSON-ready data, the same on every machine."""
    text = json.dumps(data, sort_keys=True, ensure_ascii=True, separators=(",", ":"))
    return hashlib.sha256(text.encode()).hexdigest()[:16]
