"""`pentarchy simulate`: many games between bots, with means, lengths, speed and what was used."""

import os
import time
from collections import Counter
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, field
from multiprocessing import get_context
from pathlib import Path
from random import Random

from pentarchy.bots import get_bot, play_bots
from pentarchy.engine.registry import get_game

CHUNK = 4  # games a worker plays before it reports


@dataclass(frozen=True)
class Job:
    """A bundle of games for one worker."""

    game: str
    players: int
    options: dict[str, str]
    bots: tuple[str, ...]
    seeds: range
    pack: Path | None


@dataclass
class Result:
    """Sums over games; results add up."""

    games: int = 0
    decisions: int = 0
    longest: int = 0
    scores: list[list[int]] = field(default_factory=list)  # per seat
    wins: list[float] = field(default_factory=list)
    endings: Counter[str] = field(default_factory=Counter)
    medals: Counter[str] = field(default_factory=Counter)
    used: Counter[str] = field(default_factory=Counter)  # component -> seats that used it
    won_with: Counter[str] = field(default_factory=Counter)
    score_with: Counter[str] = field(default_factory=Counter)

    def add(self, other: "Result") -> None:
        self.games += other.games
        self.decisions += other.decisions
        self.longest = max(self.longest, other.longest)
        if not self.scores:
            self.scores, self.wins = [[] for _ in other.scores], [0.0] * len(other.wins)
        for seat, scores in enumerate(other.scores):
            self.scores[seat] += scores
            self.wins[seat] += other.wins[seat]
        for name in ("endings", "medals", "used", "won_with", "score_with"):
            mine, theirs = getattr(self, name), getattr(other, name)
            for key, count in theirs.items():
                mine[key] += count


def play_job(job: Job) -> Result:
    """Play the games of a job."""
    import pentarchy.games  # noqa: F401  # a worker process starts without the games

    game = get_game(job.game)
    content = game.load(job.pack)
    result = Result(scores=[[] for _ in range(job.players)], wins=[0.0] * job.players)
    bots = [get_bot(name) for name in job.bots]
    for seed in job.seeds:
        state = game.new(job.players, job.options, seed, content=content)
        decisions = play_bots(game, state, bots, Random(seed))
        outcome = game.outcome(state)
        result.games += 1
        result.decisions += decisions
        result.longest = max(result.longest, decisions)
        result.endings[outcome.ending] += 1
        result.medals[outcome.medal] += 1
        for player in range(job.players):
            score = sum(game.score(state, player).values())
            share = 1 / len(outcome.winners) if player in outcome.winners else 0.0
            result.scores[player].append(score)
            result.wins[player] += share
            for name, count in game.usage(state, player).items():
                result.used[name] += count > 0
                result.won_with[name] += bool(count and share)
                result.score_with[name] += score if count else 0
    return result


def simulate(job: Job, workers: int) -> Iterator[Result]:
    """Play all games of a job, in several processes, and give each partial result as it comes."""
    seeds = job.seeds
    size = max(1, min(CHUNK if "greedy" in job.bots else 50, len(seeds) // workers or 1))
    parts = [
        Job(job.game, job.players, job.options, job.bots, seeds[i : i + size], job.pack)
        for i in range(0, len(seeds), size)
    ]
    if workers == 1:
        yield from map(play_job, parts)
        return
    with ProcessPoolExecutor(workers, mp_context=get_context("spawn")) as pool:
        yield from pool.map(play_job, parts)


def cores() -> int:
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


class Clock:
    """Time since it was made."""

    def __init__(self) -> None:
        self.start = time.perf_counter()

    def seconds(self) -> float:
        return time.perf_counter() - self.start
