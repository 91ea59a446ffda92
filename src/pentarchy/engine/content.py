"""Components as data: TOML files of a game, changed by a content pack, checked, hashed, effects parsed to frames.

A mistake is reported with file, entry, field and, inside a text, the column. Expressions are parsed, never evaluated.
"""

import ast
import hashlib
import json
import tomllib
from collections.abc import Callable
from importlib import resources
from pathlib import Path
from typing import Any, Literal, TypeVar, get_args, get_origin

from pentarchy.engine.errors import BadContent
from pentarchy.engine.rules import Frame, Rules

T = TypeVar("T")
Tables = dict[str, dict[str, dict[str, Any]]]  # file -> entry -> field -> value


class Entry:
    """One entry of a data file, read field by field with precise complaints."""

    def __init__(self, file: str, name: str, fields: dict[str, Any]) -> None:
        self.file, self.name, self.fields = file, name, fields

    def error(self, field: str, problem: str) -> BadContent:
        return BadContent(f"{self.file}: [{self.name}] {field}: {problem}")

    def get(self, field: str, kind: type[T], default: T | None = None) -> T:
        """The value of a field of this type."""
        value = self.fields.get(field, default)
        if value is None:
            raise self.error(field, "is missing.")
        if type(value) is not kind:
            raise self.error(field, f"must be a {kind.__name__}, not {value!r}.")
        return value

    def count(self, field: str) -> int:
        """A whole number from 0 on."""
        number = self.get(field, int)
        if number < 0:
            raise self.error(field, f"must not be negative, not {number}.")
        return number

    def names(self, field: str) -> dict[str, str]:
        """A text in both languages."""
        texts = self.get(field, dict)
        if set(texts) != {"en", "ru"} or not all(isinstance(text, str) and text for text in texts.values()):
            raise self.error(field, "a text is written { en = ..., ru = ... }.")
        return texts

    def choice(self, field: str, values: tuple[str, ...]) -> int:
        """The position of a field's word among those allowed."""
        word = self.get(field, str)
        if word not in values:
            raise self.error(field, f"must be one of {', '.join(values)}, not '{word}'.")
        return values.index(word)

    def parse(self, field: str, parser: Callable[[str], T], default: str | None = None) -> T:
        """A field's text read by a parser, which raises `Mistake`."""
        try:
            return parser(self.get(field, str, default))
        except Mistake as mistake:
            raise self.error(field, f"column {mistake.column}: {mistake}") from None


class Mistake(ValueError):
    """What is wrong inside a text, and at which column (from 1)."""

    def __init__(self, problem: str, column: int) -> None:
        super().__init__(problem)
        self.column = column


def words(text: str) -> list[tuple[str, int]]:
    """The words of a text, each with its column."""
    found, column = [], 1
    for word in text.split(" "):
        if word:
            found.append((word, column))
        column += len(word) + 1
    return found


def effect_parser(rules: Rules) -> Callable[[str], Frame]:
    """A parser of expressions such as `choose(gain('X', 2), spawn_rodents())` in a game's registered effects."""

    def parse(text: str) -> Frame:
        try:
            tree = ast.parse(text, mode="eval").body
        except SyntaxError as error:
            raise Mistake("not an expression.", error.offset or 1) from None
        return call(tree)

    def call(node: ast.expr) -> Frame:
        column = node.col_offset + 1
        if not isinstance(node, ast.Call) or not isinstance(node.func, ast.Name):
            raise Mistake("an effect is written name(...).", column)
        signature = rules.effects.get(node.func.id)
        if signature is None:
            raise Mistake(f"unknown effect '{node.func.id}'.", column)
        if any(keyword.arg is None for keyword in node.keywords):
            raise Mistake("'**' is not allowed.", column)
        try:
            bound = signature.bind(*map(value, node.args), **{str(k.arg): value(k.value) for k in node.keywords})
        except TypeError as error:
            raise Mistake(f"{node.func.id}: {error}.", column) from None
        bound.apply_defaults()
        for name, given in bound.arguments.items():
            parameter = signature.parameters[name]
            for one in given if parameter.kind is parameter.VAR_POSITIONAL else (given,):
                if problem := _misfit(one, parameter.annotation):
                    raise Mistake(f"{node.func.id}: {name} {problem}.", column)
        return (node.func.id, *bound.args)

    def value(node: ast.expr) -> Any:
        if isinstance(node, ast.Constant) and isinstance(node.value, int | str):
            return node.value
        if isinstance(node, ast.UnaryOp) and isinstance(node.op, ast.USub):
            number = value(node.operand)
            if type(number) is int:
                return -number
        if isinstance(node, ast.Call):
            return call(node)
        raise Mistake("only numbers, 'words' and effects are allowed here.", node.col_offset + 1)

    return parse


def _misfit(value: Any, annotation: Any) -> str:
    """Why a value does not fit the parameter of an effect: a Literal of words allowed, an effect, or a plain type."""
    if get_origin(annotation) is Literal:
        allowed = get_args(annotation)
        return "" if value in allowed else f"must be one of {', '.join(map(repr, allowed))}, not {value!r}"
    if annotation == Frame:
        return "" if isinstance(value, tuple) else f"must be an effect, not {value!r}"
    if annotation in (int, str, bool) and type(value) is not annotation:
        return f"must be a {annotation.__name__}, not {value!r}"
    return ""


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
    """Refuse a pack that changes fields on which the numbers of pieces and places hang."""
    for file, entries in tables.items():
        for name, fields in entries.items():
            for field in fixed & set(fields):
                if fields[field] != printed[file][name][field]:
                    raise Entry(file, name, fields).error(field, "a pack cannot change this.")


class Components:
    """Everything printed on the components of a game: its tables, and the pieces of some files by number.

    A game adds lists of its own with a value for each piece, see `per_piece`.
    """

    def __init__(self, tables: Tables, files: tuple[str, ...]) -> None:
        self.tables = tables
        self.hash = digest(tables)
        self.tokens = tokens_of(tables, files)  # of each piece in notation: port.2
        self.designs: list[str] = []  # entry of each piece: port
        self.kinds: list[int] = []  # file of each piece
        self.entries: dict[str, Entry] = {}
        self.by_design: dict[str, tuple[int, ...]] = {}
        self.by_kind: list[tuple[int, ...]] = []
        for kind, file in enumerate(files):
            start = len(self.designs)
            for name, fields in tables[file].items():
                self._number(Entry(file, name, fields), kind)
            self.by_kind.append(tuple(range(start, len(self.designs))))

    def _number(self, entry: Entry, kind: int) -> None:
        first, copies = len(self.designs), entry.count("copies")
        entry.names("name")
        self.entries[entry.name] = entry
        self.by_design[entry.name] = tuple(range(first, first + copies))
        self.designs += [entry.name] * copies
        self.kinds += [kind] * copies

    def entry_of(self, piece: int) -> Entry:
        return self.entries[self.designs[piece]]

    def per_piece(self, value: T) -> list[T]:
        """A list with a value for each piece."""
        return [value] * len(self.tokens)


def card_names(content: Components, card: int) -> dict[str, str]:
    """The name of a card by language."""
    names: dict[str, str] = content.entry_of(card).fields["name"]
    return names


def entry(content: Components, piece: int | str) -> tuple[str, dict[str, Any]]:
    """The name and the fields of a component in the data files: of a card by number, of others by name."""
    name = content.designs[piece] if isinstance(piece, int) else piece
    return name, next(table[name] for table in content.tables.values() if name in table)


def _overlay(tables: Tables, pack: Path) -> None:
    if not pack.is_dir():
        raise BadContent(f"The content pack '{pack}' is not a folder.")
    changes = sorted(pack.glob("*.toml"))
    if not changes:
        raise BadContent(f"The content pack '{pack}' has no .toml file.")
    for path in changes:
        if path.name not in tables:
            raise BadContent(f"{path.name}: no such data file; there are {', '.join(tables)}.")
        try:
            text = path.read_text("utf-8")
        except (OSError, UnicodeDecodeError) as error:
            raise BadContent(f"{path.name}: cannot be read: {error}.") from None
        for name, fields in _entries(path.name, text).items():
            known = tables[path.name].get(name)
            if known is None:
                raise BadContent(f"{path.name}: [{name}]: no such entry; a pack changes entries, it adds none.")
            if unknown := [field for field in fields if field not in known]:
                raise BadContent(f"{path.name}: [{name}] {unknown[0]}: no such field.")
            known.update(fields)


def _entries(file: str, text: str) -> dict[str, dict[str, Any]]:
    try:
        loaded = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise BadContent(f"{file}: {error}.") from None
    for name, fields in loaded.items():
        if not isinstance(fields, dict):
            raise BadContent(f"{file}: {name}: a data file holds entries, [name] and their fields.")
    return loaded


def digest(data: Any) -> str:
    """A short fingerprint of JSON-ready data, the same on every machine."""
    text = json.dumps(data, sort_keys=True, ensure_ascii=True, separators=(",", ":"))
    return hashlib.sha256(text.encode()).hexdigest()[:16]
