"""Random play on one core: how many decisions, games, copies and evaluations a second, and how large a state is.

Seconds are those of the processor: what other programs, or other machines of the same host, take meanwhile is not ours.
"""

import json
import time
import tracemalloc
from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
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
    evaluations: int = 0  # a copy, a move on it, and what it is worth then
    evaluation_time: float = 0.0
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

    @property
    def evaluations_per_second(self) -> float:
        return self.evaluations / self.evaluation_time if self.evaluation_time else 0.0


class Subject(Protocol):
    """Something that is measured, slice by slice."""

    figures: Figures

    def measure(self, part: int, seconds: float) -> None:
        """Measure speed for so long."""

    def weigh(self) -> None:
        """Measure sizes."""


class Played(ABC):
    """A subject of this process: what it plays and copies is said by one of our games, or by a peer."""

    figures: Figures

    @abstractmethod
    def play_one(self, seed: int, limit: int = 1_000_000) -> tuple[int, Any]:
        """Play a random game, at most `limit` decisions; how many there were, and the state at the end."""

    @abstractmethod
    def copier(self, state: Any) -> Callable[[], Any]:
        """A function that copies a state."""

    @abstractmethod
    def json_text(self, state: Any) -> str:
        """A state as JSON text."""

    def evaluator(self, state: Any) -> Callable[[], int] | None:
        """A function that tries every move of a state; how many there were. Peers have none."""
        return None

    def measure(self, part: int, seconds: float) -> None:
        self._play(part, seconds)
        self._copy(part, seconds / 4)

    def _play(self, part: int, seconds: float) -> None:
        figures, start = self.figures, time.process_time()
        seed = 1000 * part
        while (spent := time.process_time() - start) < seconds:
            decisions, _ = self.play_one(seed)
            figures.decisions += decisions
            figures.games += 1
            seed += 1
        figures.play_time += spent

    def _copy(self, part: int, seconds: float) -> None:
        decisions, _ = self.play_one(part)
        _, state = self.play_one(part, decisions // 2)
        copy, start, copies = self.copier(state), time.process_time(), 0
        while (spent := time.process_time() - start) < seconds:
            for _ in range(COPIES // 20):
                copy()
            copies += COPIES // 20
        self.figures.copies += copies
        self.figures.copy_time += spent
        if evaluate := self.evaluator(state):
            start = time.process_time()
            while (spent := time.process_time() - start) < seconds:
                self.figures.evaluations += evaluate()
            self.figures.evaluation_time += spent

    def weigh(self) -> None:
        decisions, _ = self.play_one(0)
        for part in range(1, SAMPLES + 1):
            _, state = self.play_one(0, decisions * part // (SAMPLES + 1))
            self.figures.json_bytes = max(self.figures.json_bytes, len(self.json_text(state)))
        copy = self.copier(state)
        tracemalloc.start()
        kept = [copy() for _ in range(COPIES)]
        self.figures.copy_bytes = tracemalloc.get_traced_memory()[0] // len(kept)
        tracemalloc.stop()


class OurGame(Played):
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

    def evaluator(self, state: Any) -> Callable[[], int] | None:
        """A bot tries moves in this way; at the end of a game there is nothing to try."""
        if state.over:
            return None
        player, worth = state.asked, self.game.heuristic

        def evaluate() -> int:
            moves = state.legal(player)
            for move in moves:
                tried = state.clone()
                tried.apply(player, move)
                worth(tried, player)
            return len(moves)

        return evaluate

    def json_text(self, state: Any) -> str:
        return json.dumps(state.encode(), separators=(",", ":"))


def measure(subjects: Sequence[Subject], seconds: float, slices: int, tick: Callable[[], None]) -> None:
    """Measure all subjects in turn, slice by slice, so that a busy moment of the machine hits all alike."""
    for part in range(slices):
        for subject in subjects:
            subject.measure(part, seconds / slices)
            tick()
    for subject in subjects:
        subject.weigh()
