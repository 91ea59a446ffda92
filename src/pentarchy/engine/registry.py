"""What a game tells the platform about itself, and the list of all games."""

from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from pentarchy.engine.errors import BadSetup, UnknownGame
from pentarchy.engine.rules import Move
from pentarchy.engine.state import State
from pentarchy.engine.views import SPECTATOR, view


@dataclass(frozen=True)
class Option:
    """A choice made before the game: forms, command lines and setups are generated from it."""

    name: str
    values: tuple[str, ...]
    default: str
    players: tuple[int, ...]
    needs: dict[str, tuple[str, ...]] = field(
        default_factory=dict
    )  # exists only while earlier options are so; "" = not there
    presets: tuple[tuple[str, tuple[str, ...], str], ...] = ()  # (earlier option, its values, default then)

    def exists(self, players: int, chosen: dict[str, str]) -> bool:
        return players in self.players and all(chosen.get(name, "") in values for name, values in self.needs.items())

    def preset(self, chosen: dict[str, str]) -> str:
        return next((value for name, values, value in self.presets if chosen.get(name) in values), self.default)


@dataclass(frozen=True)
class Outcome:
    """How a game ended: who won (nobody, one, or several), by which rule, with which medal when alone."""

    winners: tuple[int, ...]
    ending: str
    medal: str = ""


@dataclass(frozen=True)
class Game:
    """One game on the kernel. All functions are pure, except that `start` makes a state."""

    id: str
    package: str  # where data/, text/ and rules.toml lie
    title: dict[str, str]
    players: tuple[int, ...]
    minutes: int
    state: type[State]
    options: tuple[Option, ...]
    load: Callable[[Path | None], Any]
    start: Callable[[int, dict[str, str], int, Any, bool], Any]
    score: Callable[[Any, int], dict[str, int]]
    outcome: Callable[[Any], Outcome]
    heuristic: Callable[[Any, int], float]
    modes: Callable[[], Iterable[tuple[int, dict[str, str]]]]  # every mode, for tests and the curious
    cap: int  # no game has more decisions
    usage: Callable[[Any, int], dict[str, int]] = lambda state, player: {}  # component -> how often used, all named
    derived: Callable[[Any], dict[str, Any]] = lambda state: {}  # public facts that follow from the public state
    final: frozenset[str] = frozenset()  # kinds of moves that everybody knows to be final: no client asks before them
    warning: Callable[[Any, int, Move], str] = lambda state, player, move: ""  # text key: a client asks before the move
    rival: str = ""  # a single player's opponent: an owner of events; its points are derived as <rival>_score

    def rival_score(self, state: State) -> dict[str, int]:
        """The points of a single player's opponent, line by line; empty without one."""
        found: list[dict[str, int]] = self.derived(state)[f"{self.rival}_score"] if self.rival else []
        return found[0] if found else {}

    def look(self, state: State, player: int = SPECTATOR) -> dict[str, Any]:
        """What a client shows a player or a spectator: the view, and what everybody can count from it."""
        scores = [self.score(state, seat) for seat in range(state.players)]
        return view(state, player) | {"derived": self.derived(state), "scores": scores}

    def resolve(self, players: int, chosen: dict[str, str]) -> dict[str, str]:
        """All options of a setup, defaults filled in; BadSetup for what does not exist."""
        if players not in self.players:
            counts = " or ".join(map(str, self.players))
            raise BadSetup(f"{self.title['en']} is for {counts} players, not {players}.")
        full: dict[str, str] = {}
        for option in self.options:
            if option.exists(players, full):
                value = chosen.get(option.name, option.preset(full))
                if value not in option.values:
                    raise BadSetup(f"The option {option.name} is one of {', '.join(option.values)}, not '{value}'.")
                full[option.name] = value
        if unknown := [name for name in chosen if name not in full]:
            raise BadSetup(f"There is no option '{unknown[0]}' here; there are {', '.join(full)}.")
        return full

    def new(
        self,
        players: int,
        chosen: dict[str, str] | None = None,
        seed: int = 0,
        *,
        content: Any = None,
        events: bool = False,
    ) -> Any:
        """A fresh state at its first decision."""
        options = self.resolve(players, chosen or {})
        return self.start(players, options, seed, content if content is not None else self.load(None), events)


_GAMES: dict[str, Game] = {}


def register(game: Game) -> Game:
    _GAMES[game.id] = game
    return game


def games() -> tuple[Game, ...]:
    """All registered games. Importing `pentarchy.games` registers those of this package."""
    return tuple(_GAMES.values())


def get_game(name: str) -> Game:
    if name not in _GAMES:
        raise UnknownGame(f"There is no game '{name}'; there are {', '.join(_GAMES)}.")
    return _GAMES[name]
