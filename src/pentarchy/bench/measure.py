"""Random play on one core in pure Python: how many decisions, games and copies a second, and how large a state is."""

import json
import time
import tracemalloc
from collections.abc import Callable
from dataclasses import dataclass
from random import Random
from typing import Any, Protocol

from pentarchy.engine.registry import Game

COPIES = 2000  # copies made at a time
SAMPLES = 8  # positions looked at for size


@dataclass
class Figures:
    """What was measured so far."""

    name: str
    decisions: int = 0
    games: int = 0
    play_time: float = 0.0
    copies: int = 0
    copy_time: float = 0.0
    json_bytes: int = 0  # of the largest state seen
    copy_bytes: int = 0  # memory of one copy

    @property
    def decisions_per_second(self) -> float:
        return self.decisions / self.play_time if self.play_time else 0.0

    @property
    def games_per_second(self) -> float:
        return self.games / self.play_time if self.play_time else 0.0

    @property
    def copies_per_second(self) -> float:
        return self.copies / self.copy_time if self.copy_time else 0.0


class Subject(Protocol):
    """Something that can be measured: one of our games, or a peer."""

    figures: Figures

    def play_one(self, seed: int, limit: int = ...) -> tuple[int, Any]:
        """Play a random game, at most `limit` decisions; how many there were, and the state at the end."""

    def copier(self, state: Any) -> Callable[[], Any]:
        """A function that copies a state."""

    def json_text(self, state: Any) -> str:
        """A state as JSON text, or nothing where the peer has no such format."""


class OurGame:
    """A registered game with some number of players, over its modes in turn."""

    def __init__(self, game: Game, players: int) -> None:
        self.game = game
        self.modes = [options for count, options in game.modes() if count == players]
        self.players = players
        self.figures = Figures(f"{game.id}, {players} players" if players > 1 else f"{game.id}, solo")

    def play_one(self, seed: int, limit: int = 1_000_000) -> tuple[int, Any]:
        rng, decisions = Random(seed).random, 0
        state = self.game.new(self.players, self.modes[seed % len(self.modes)], seed)
        while decisions < limit and (player := state.asked) >= 0:
            moves = state.legal(player)
            state.apply(player, moves[int(rng() * len(moves))])
            decisions += 1
        return decisions, state

    def copier(self, state: Any) -> Callable[[], Any]:
        clone: Callable[[], Any] = state.clone
        return clone

    def json_text(self, state: Any) -> str:
        return json.dumps(state.encode(), separators=(",", ":"))


def measure(subjects: list[Subject], seconds: float, slices: int, tick: Callable[[], None]) -> None:
    """Measure all subjects in turn, slice by slice, so that a busy moment of the machine hits all alike."""
    for part in range(slices):
        for subject in subjects:
            _play(subject, part, seconds / slices)
            _copy(subject, part, seconds / slices / 4)
            tick()
    for subject in subjects:
        _weigh(subject)


def _play(subject: Subject, part: int, seconds: float) -> None:
    figures, start = subject.figures, time.perf_counter()
    seed = 1000 * part
    while (spent := time.perf_counter() - start) < seconds:
        decisions, _ = subject.play_one(seed)
        figures.decisions += decisions
        figures.games += 1
        seed += 1
    figures.play_time += spent


def _copy(subject: Subject, part: int, seconds: float) -> None:
    decisions, _ = subject.play_one(part)
    _, state = subject.play_one(part, decisions // 2)
    copy, start, copies = subject.copier(state), time.perf_counter(), 0
    while (spent := time.perf_counter() - start) < seconds:
        for _ in range(COPIES // 20):
            copy()
        copies += COPIES // 20
    subject.figures.copies += copies
    subject.figures.copy_time += spent


def _weigh(subject: Subject) -> None:
    decisions, _ = subject.play_one(0)
    for part in range(1, SAMPLES + 1):
        _, state = subject.play_one(0, decisions * part // (SAMPLES + 1))
        subject.figures.json_bytes = max(subject.figures.json_bytes, len(subject.json_text(state)))
    copy = subject.copier(state)
    tracemalloc.start()
    kept = [copy() for _ in range(COPIES)]
    subject.figures.copy_bytes = tracemalloc.get_traced_memory()[0] // len(kept)
    tracemalloc.stop()
