"""What a game tells the platform about itself, and the list of all games."""

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field
from inspect import signature
from pathlib import Path
from typing import Any

from pentarchy.engine.errors import BadContent, BadSetup, UnknownGame
from pentarchy.engine.moves import Table
from pentarchy.engine.rules import Move, Rules, place_of
from pentarchy.engine.state import State
from pentarchy.engine.travel import Source, let_pickle
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


# what a setup is made of beside the number of players, and how it is called
WANTED: dict[str, tuple[type, str]] = {
    "chosen": (Mapping, "names of options with their values"),
    "seed": (int, "a whole number"),
    "events": (bool, "True or False"),
}


def check_given(**given: object) -> None:
    """Refuse what is not of its kind: callers are not always seen by a type checker, and builds must not differ."""
    for name, value in given.items():
        kind, said = WANTED[name]
        if not isinstance(value, kind) or (kind is int and isinstance(value, bool)):
            raise BadSetup(f"`{name}` must be {said}, not {value!r}.")


def _keeps_none(tables: Any) -> Any:
    raise BadContent("This game cannot read components of an older edition.")


@dataclass(frozen=True)
class Game:
    """One game on the kernel. All functions are pure, except that `start` makes a state."""

    id: str
    package: str  # where data/, text/ and rules.toml lie
    title: dict[str, str]
    players: tuple[int, ...]
    minutes: int
    weight: int  # how heavy it is, of five
    state: type[State]
    options: tuple[Option, ...]
    load: Callable[[Path | None], Any]
    start: Callable[[int, dict[str, str], int, Any, bool], Any]
    score: Callable[[Any, int], dict[str, int]]
    outcome: Callable[[Any], Outcome]
    heuristic: Callable[[Any, int], float]
    modes: Callable[[], Iterable[tuple[int, dict[str, str]]]]  # every mode, for tests and the curious
    cap: int  # no game has more decisions
    turn: Callable[[Any], object] = lambda state: state.asked  # changes whenever a turn begins: where search may stop
    horizon: int = 1  # beginnings of turns until search weighs a position
    chapter: Callable[[Any], object] = lambda state: 0  # changes where search weighs a position, if that comes earlier
    blur: float = 1.0  # points by which a novice misjudges a move
    usage: Callable[[Any, int], dict[str, int]] = lambda state, player: {}  # component -> how often used, all named
    derived: Callable[[Any], dict[str, Any]] = lambda state: {}  # public facts that follow from the public state
    insight: Callable[[Any, int], dict[str, Any]] = lambda state, player: {}  # what follows from what a player knows
    final: frozenset[str] = frozenset()  # kinds of moves that everybody knows to be final: no client asks before them
    warning: Callable[[Any, int, Move], str] = lambda state, player, move: ""  # text key: a client asks before the move
    headlines: frozenset[str] = frozenset()  # kinds of events that no log folds away with the details of a move
    unscored: frozenset[str] = frozenset()  # endings (rule ids) that something else than points decides
    version: int = 1  # of the rules: raised with every change that makes a recorded match go another way
    continues: frozenset[int] = frozenset()  # older versions whose matches go on under this one, move by move the same
    build: Callable[[Any], Any] = _keeps_none  # components from the tables of an older edition, or BadContent
    rival: str = ""  # a single player's opponent: an owner of events; its points are derived as <rival>_score

    @property
    def source(self) -> Source:
        """Where states that come from another process find their components."""
        return Source(self.id, self.load, self.build)

    def follows(self, version: int) -> bool:
        """Whether a match under this version of the rules goes on under ours."""
        return version == self.version or version in self.continues

    def rival_score(self, state: State) -> dict[str, int]:
        """The points of a single player's opponent, line by line; empty without one."""
        found: list[dict[str, int]] = self.derived(state)[f"{self.rival}_score"] if self.rival else []
        return found[0] if found else {}

    def look(self, state: State, player: int = SPECTATOR) -> dict[str, Any]:
        """What a client shows a player or a spectator: the view, and what they can count from it."""
        seen, scores = view(state, player), [self.score(state, seat) for seat in range(state.players)]
        counted = {"derived": self.derived(state), "scores": scores, "insight": self.insight_of(state, player)}
        return seen | counted

    def insight_of(self, state: State, player: int) -> dict[str, Any]:
        """What follows from what a player knows beside the public; nothing for who only watches."""
        return {} if player == SPECTATOR else self.insight(state, player)

    def resolve(self, players: int, chosen: dict[str, str]) -> dict[str, str]:
        """All options of a setup, defaults filled in; BadSetup for what does not exist."""
        if type(players) is not int or players not in self.players:
            counts = " or ".join(map(str, self.players))
            raise BadSetup(f"{self.title['en']} is for {counts} players, not {players!r}.")
        check_given(chosen=chosen)
        full: dict[str, str] = {}
        for option in self.options:
            if option.exists(players, full):
                value = chosen.get(option.name, option.preset(full))
                if value not in option.values:
                    raise BadSetup(f"The option {option.name} is one of {', '.join(option.values)}, not {value!r}.")
                full[option.name] = value
        if unknown := [name for name in chosen if name not in full]:
            raise BadSetup(f"There is no option {unknown[0]!r} here; there are {', '.join(full)}.")
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
        options = self.resolve(players, {} if chosen is None else chosen)
        check_given(seed=seed, events=events)
        components = content if content is not None else self.load(None)
        self.state.check_content(components)
        return self.start(players, options, seed, components, events)


_GAMES: dict[str, Game] = {}
BROKEN: dict[str, str] = {}  # games that could not be loaded -> why


def register(game: Game) -> Game:
    """Make a game known to the platform, or refuse it with what is missing."""
    if game.id in _GAMES and _GAMES[game.id] is not game:
        known = _GAMES[game.id].package
        raise ValueError(f"{game.package} and {known} are both called '{game.id}': give yours another id")
    check_answers(game.state.moves, game.state.rules)
    check_facts(game.state.moves, game.state.rules)
    let_pickle(game.state, game.source)
    _GAMES[game.id] = game
    return game


def check_answers(moves: Table, rules: Rules) -> None:
    """Every kind of move is answered by a function that takes its parts, or returns to who asked."""
    for kind, domains in moves.kinds.items():
        fn = rules.answers.get(kind)
        if fn is None:
            raise TypeError(
                f"no @answer for the move '{kind}': write `@answer def {kind}(g, player, ...)`, or name it in `returns`"
            )
        try:
            signature(fn).bind(None, 0, *domains)
        except TypeError:
            parts = ", ".join(domain.name for domain in domains) or "nothing more"
            place = f"{fn.__module__}.{fn.__qualname__}"
            raise TypeError(
                f"{place} answers the move '{kind}' and must take (g, player) and its parts: {parts}"
            ) from None
    if unknown := [kind for kind in rules.answers if kind not in moves.kinds]:
        raise TypeError(f"there is an @answer '{unknown[0]}', and no such kind of move: add it to the table of moves")


def check_facts(moves: Table, rules: Rules) -> None:
    """Numbers are told of kinds of moves that there are, by functions that take their parts."""
    for kind, fn in rules.numbers.items():
        if kind not in moves.kinds:
            raise TypeError(f"{place_of(fn)}: there is no move '{kind}': name a kind of the table of moves in @facts")
        try:
            signature(fn).bind(None, 0, *moves.kinds[kind])
        except TypeError:
            parts = ", ".join(domain.name for domain in moves.kinds[kind]) or "nothing more"
            raise TypeError(
                f"{place_of(fn)}: the facts of the move '{kind}' take (g, player) and its parts: {parts}"
            ) from None


def games() -> tuple[Game, ...]:
    """All registered games. Importing `pentarchy.games` registers those of this package."""
    return tuple(_GAMES.values())


def get_game(name: str) -> Game:
    """The game of this name, or UnknownGame."""
    if name in tuple(_GAMES):  # compared, since what is no name may have no hash
        return _GAMES[name]
    if name in tuple(BROKEN):
        raise UnknownGame(f"The game '{name}' could not be loaded. {BROKEN[name]}")
    raise UnknownGame(f"There is no game {name!r}; there are {', '.join(_GAMES)}.")
