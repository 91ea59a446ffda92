"""What bots think things are worth, as data: `weights.toml` beside the code of a game.

A weight is a number or a list of numbers, in points of its game; tables group them by area, so that its name is
`area.name`. The modules of a game read theirs once, into constants, when they are imported. `PENTARCHY_WEIGHTS=FILE`
lays other values over some of them for a process: a file that says `game = "..."` as weights.toml does, or one with
tables of several games, `[lockup.tokens]`.
"""

import os
import tomllib
from functools import cache
from importlib import resources
from math import isfinite
from pathlib import Path
from typing import Any

from pentarchy.engine.errors import PentarchyError

FILE = "weights.toml"
CHANGED = "PENTARCHY_WEIGHTS"  # names a file with other values

Value = float | tuple[float, ...]
Values = dict[str, Value]  # by name


class BadWeights(PentarchyError):
    """A file of weights that cannot be read, or names what is not there."""


class Weights:
    """The weights of a game."""

    def __init__(self, game: str, values: Values) -> None:
        self.game, self.values = game, values
        self.taken: set[str] = set()  # names that some module has asked for

    def number(self, name: str) -> float:
        found = self._take(name)
        if isinstance(found, tuple):
            raise self._error(name, "is a list of numbers, where one is asked for")
        return found

    def numbers(self, name: str) -> tuple[float, ...]:
        found = self._take(name)
        if not isinstance(found, tuple):
            raise self._error(name, "is a number, where a list is asked for")
        return found

    def table(self, name: str) -> dict[str, float]:
        """All numbers of a table, by what stands after its name."""
        return {key: self.number(f"{name}.{key}") for key in self._keys(name)}

    def lists(self, name: str) -> dict[str, tuple[float, ...]]:
        """All lists of a table."""
        return {key: self.numbers(f"{name}.{key}") for key in self._keys(name)}

    def _take(self, name: str) -> Value:
        if name not in self.values:
            raise self._error(name, "is missing")
        self.taken.add(name)
        return self.values[name]

    def _keys(self, name: str) -> list[str]:
        keys = [one.removeprefix(f"{name}.") for one in self.values if one.startswith(f"{name}.")]
        if not keys:
            raise self._error(name, "is missing")
        return keys

    def _error(self, name: str, problem: str) -> BadWeights:
        return BadWeights(f"{FILE} of {self.game}: {name} {problem}.")


READ: dict[str, Weights] = {}  # by game, of those that were imported


@cache
def weights_of(package: str) -> Weights:
    """The weights of the game in a package, with what PENTARCHY_WEIGHTS says laid over them."""
    ((game, values),) = parsed((resources.files(package) / FILE).read_text("utf-8"), f"{package}: {FILE}").items()
    if path := os.environ.get(CHANGED):
        values = laid_over(game, values, read_file(Path(path)).get(game, {}), path)
    READ[game] = Weights(game, values)
    return READ[game]


def refuse_unknown_games() -> None:
    """Once all games are imported: PENTARCHY_WEIGHTS may name no others."""
    if path := os.environ.get(CHANGED):
        for game in read_file(Path(path)):
            if game not in READ:
                raise BadWeights(f"{path}: there is no game '{game}' with weights; there are {', '.join(READ)}.")


@cache
def read_file(path: Path) -> dict[str, Values]:
    """The values that a file says, by game."""
    try:
        text = path.read_text("utf-8")
    except (OSError, UnicodeDecodeError) as error:
        reason = error.strerror if isinstance(error, OSError) else "it is not UTF-8"
        raise BadWeights(f"{path}: the file of weights cannot be read: {reason}.") from None
    return parsed(text, str(path))


def parsed(text: str, where: str) -> dict[str, Values]:
    """The values of a file of one game, or of several."""
    try:
        data = tomllib.loads(text)
    except ValueError as error:
        raise BadWeights(f"{where}: this is not TOML: {error}.") from None
    except RecursionError:
        raise BadWeights(f"{where}: tables are nested too deeply.") from None
    game = data.pop("game", None)
    tables = {game: data} if isinstance(game, str) else data
    return {name: flat(table, where) for name, table in tables.items()}


def flat(table: Any, where: str, path: str = "") -> Values:
    """The values of nested tables by their whole names."""
    if not isinstance(table, dict):
        raise BadWeights(f'{where}: it must say game = "...", or have a table for each game.')
    found: Values = {}
    for key, value in table.items():
        name = f"{path}{key}"
        if isinstance(value, dict):
            found |= flat(value, where, f"{name}.")
        elif isinstance(value, list) and value and all(map(is_number, value)):
            found[name] = tuple(map(float, value))
        elif is_number(value):
            found[name] = float(value)
        else:
            raise BadWeights(f"{where}: {name} must be a number or a list of numbers.")
    return found


def is_number(value: object) -> bool:
    return isinstance(value, int | float) and not isinstance(value, bool) and isfinite(value)


def laid_over(game: str, values: Values, changes: Values, where: str) -> Values:
    """Some values changed; each keeps its shape."""
    for name, value in changes.items():
        if name not in values:
            raise BadWeights(f"{where}: {game} has no weight '{name}'.")
        old = values[name]
        if isinstance(old, tuple) != isinstance(value, tuple):
            raise BadWeights(f"{where}: {name} must be a {'list' if isinstance(old, tuple) else 'number'}.")
        if isinstance(old, tuple) and isinstance(value, tuple) and len(old) != len(value):
            raise BadWeights(f"{where}: {name} must have {len(old)} numbers, not {len(value)}.")
    return values | changes


def written(game: str, values: Values) -> str:
    """A file with these values, as PENTARCHY_WEIGHTS takes it."""
    lines = [f'game = "{game}"']
    areas: dict[str, list[str]] = {}
    for name, value in values.items():
        area, _, rest = name.partition(".")
        said = f"[{', '.join(map(repr, value))}]" if isinstance(value, tuple) else repr(value)
        areas.setdefault(area, []).append(f'"{rest}" = {said}')
    for area, entries in areas.items():
        lines += ["", f"[{area}]", *entries]
    return "\n".join(lines) + "\n"
