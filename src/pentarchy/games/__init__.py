"""The games: those of this package, and those of any other that names one as an entry point `pentarchy.games`.

Importing this package registers them, the shipped ones first and the gentlest of them first of all.
"""

import traceback
from importlib.metadata import EntryPoint, entry_points

from pentarchy.engine.registry import BROKEN, Game, register
from pentarchy.kit.sources import findings
from pentarchy.kit.weights import refuse_unknown_games

GROUP = "pentarchy.games"


def _load(point: EntryPoint) -> Game | None:
    """The game of an entry point, or None; BROKEN says why."""
    try:
        game = point.load()
        if not isinstance(game, Game):
            raise TypeError(f"{point.value} is not a Game")
        if game.id != point.name:
            raise TypeError(f"the entry point is called '{point.name}' and the game '{game.id}': give both one name")
        if not _is_shipped(game) and (found := findings(game)):
            raise TypeError(f"{found[0]}" + (f" (and {len(found) - 1} more)" if len(found) > 1 else ""))
    except Exception as error:  # an import can fail in any way
        _note(point, error)
        return None
    return game


def _note(point: EntryPoint, error: Exception) -> None:
    """What is wrong with somebody else's game must not take the others away; it is said where the game is wanted."""
    if point.value.startswith(f"{GROUP}."):
        raise error
    package = point.module.partition(".")[0]
    frames = [frame for frame in traceback.extract_tb(error.__traceback__) if f"{package}" in frame.filename]
    place = f" ({frames[-1].filename}, line {frames[-1].lineno})" if frames else ""
    BROKEN[point.name] = f"{type(error).__name__}: {error}{place}"


def _is_shipped(game: Game) -> bool:
    """Whether a game belongs to this package, whose tests read its source."""
    return game.package.startswith(f"{GROUP}.")


def _rank(found: tuple[EntryPoint, Game]) -> tuple[bool, int, int, str]:
    _, game = found
    return not _is_shipped(game), game.weight, game.minutes, game.id


def _register_all() -> None:
    loaded = [(point, game) for point in entry_points(group=GROUP) if (game := _load(point)) is not None]
    for point, game in sorted(loaded, key=_rank):
        try:
            register(game)
        except Exception as error:  # a move without an answer, an id that is taken
            _note(point, error)


_register_all()
refuse_unknown_games()
