"""Positions of a game that tests of its own table begin at, found by the throw of a die that likes some moves more.

A search is the same on every machine, ends after so many games, and is made once. The moves that lead to a position are
then played on a table of people.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from random import Random
from typing import Any, NamedTuple, Protocol

from pentarchy.engine.registry import get_game
from tests.e2e.positions import Script
from tests.e2e.site import Guest, Site, follow

NAMES = ("Анна", "Борис", "Вера", "Глеб", "Даша")
WHOLE = 4000  # moves; more than any game takes


class Path(Protocol):
    """How to come to a position; each game adds what it needs: options, cards to get, a seed that once led there."""

    @property
    def players(self) -> int: ...


class Found(NamedTuple):
    """A position: the deal, the moves that lead there, and who is asked; `state` is not to be changed."""

    way: Any
    seed: int
    script: Script
    player: int
    state: Any


Wanted = Callable[[Any, int], bool]  # of a state and whom it asks
Move = tuple[Any, ...]


def over(state: Any, player: int) -> bool:
    """Never while the game goes on: the rehearsal goes to its end."""
    return False


@dataclass(frozen=True)
class Stage:
    """Where a game is rehearsed."""

    game: str
    options: Callable[[Any], dict[str, str]]  # of a way
    likings: Callable[[Any, Any, int, Sequence[Move]], list[float]]  # of a way, a state, whom it asks, moves
    games: int  # so many are tried
    enough: int  # games after which a position that was found is taken
    early: int  # moves after which one is taken at once
    moves: int  # of a rehearsal; later positions take long to lay
    seed: int = 11  # of tables against bots
    extra: dict[str, str] = field(default_factory=dict)  # options of tables against bots

    def search(self, way: Path, wanted: Wanted, name: str, most: int = 0) -> Found:
        """The earliest position of some games, or the first that is early enough."""
        best: Found | None = None
        first = getattr(way, "seed", 0)
        for number in range(self.games):
            if best and (wanted is over or len(best.script) <= self.early or number >= self.enough):
                break
            limit = len(best.script) if best else most or (WHOLE if wanted is over else self.moves)
            best = self._rehearse(way, first + number, wanted, limit) or best
        assert best, f"{self.games} games did not come to '{name}'"
        return best

    def _rehearse(self, way: Path, seed: int, wanted: Wanted, most: int) -> Found | None:
        state, rng = get_game(self.game).new(way.players, self.options(way), seed), Random(seed)
        script: Script = []
        while not state.over and len(script) < most:
            player = state.asked
            if wanted(state, player):
                return Found(way, seed, script, player, state)
            legal = state.legal(player)
            move = rng.choices(legal, self.likings(way, state, player, legal))[0]
            script.append((player, move))
            state.play(player, move)
        return Found(way, seed, script, 0, state) if state.over and wanted is over else None

    def lay(self, site: Site, found: Found) -> tuple[str, Guest]:
        """A table of people at this position: its path, and who is asked."""
        path, guests = self.lay_for_all(site, found)
        return path, guests[found.player]

    def lay_for_all(self, site: Site, found: Found) -> tuple[str, list[Guest]]:
        """The same, with everybody in the order of the seats."""
        players = found.way.players
        guests = [site.guest(name) for name in NAMES[:players]]
        seats = ["me", *["open"] * (players - 1)]
        wish = {"game": self.game, "players": players, "seats": seats, "seed": found.seed}
        table = guests[0].create(**wish, options=self.options(found.way))
        for guest in guests[1:]:
            guest.join(table)
        follow(table, guests, found.script)
        return f"/t/{table}", guests

    def a_table(self, site: Site, players: int = 2, seed: int | None = None, **options: str) -> tuple[Guest, str]:
        """Somebody at a new table, against bots."""
        guest = site.guest(NAMES[0])
        first = {"first": "1"} if players > 1 else {}
        wish = {"game": self.game, "players": players, "seed": self.seed if seed is None else seed}
        seats = ["me", *["greedy"] * (players - 1)]
        return guest, f"/t/{guest.create(**wish, seats=seats, options={**first, **self.extra, **options})}"

    def kinds(self) -> set[str]:
        """Every question of the game."""
        return set(get_game(self.game).state.rules.asks)
