"""`pentarchy simulate`: many games between bots, with means, lengths, speed and what was used."""

import os
import signal
import time
from collections import Counter
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from dataclasses import dataclass, field, replace
from multiprocessing import get_context
from pathlib import Path
from random import Random

from pentarchy.bots import Bot, Careful, get_bot, is_bot, play_bots
from pentarchy.bots.memory import settle_memory
from pentarchy.engine.errors import PentarchyError
from pentarchy.engine.registry import get_game

CHUNK = 2  # games a worker plays before it reports: few, so that the bar moves and Ctrl-C need not wait


class WorkerDied(PentarchyError):
    """A process that played games is gone."""


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
    faults: Counter[str] = field(default_factory=Counter)  # of bots of other people, which then played a weaker level

    def add(self, other: "Result") -> None:
        self.games += other.games
        self.decisions += other.decisions
        self.longest = max(self.longest, other.longest)
        if not self.scores:
            self.scores, self.wins = [[] for _ in other.scores], [0.0] * len(other.wins)
        for seat, scores in enumerate(other.scores):
            self.scores[seat] += scores
            self.wins[seat] += other.wins[seat]
        for name in ("endings", "medals", "used", "won_with", "score_with", "faults"):
            mine, theirs = getattr(self, name), getattr(other, name)
            for key, count in theirs.items():
                mine[key] += count


def play_job(job: Job) -> Result:
    """Play the games of a job."""
    game = get_game(job.game)
    content = game.load(job.pack)
    result = Result(scores=[[] for _ in range(job.players)], wins=[0.0] * job.players)
    for seed in job.seeds:
        state = game.new(job.players, job.options, seed, content=content)
        bots = [seated(name) for name in job.bots]
        decisions = play_bots(game, state, bots, Random(seed))
        for bot in bots:
            if isinstance(bot, Careful):
                bot.close()
                result.faults.update(bot.faults)
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


def seated(name: str) -> Bot:
    """A bot for one game. Only those of other people may fail: of our own we want to know."""
    return get_bot(name) if is_bot(name) else Careful(name)


def simulate(job: Job, workers: int) -> Iterator[Result]:
    """Play all games of a job, in several processes, and give each partial result in the order of the seeds.

    Every game has a generator of its own, so the results do not depend on the number of processes.
    """
    parts = [replace(job, seeds=job.seeds[i : i + CHUNK]) for i in range(0, len(job.seeds), CHUNK)]
    if workers == 1 or len(parts) == 1:
        yield from map(play_job, parts)
        return
    pool = ProcessPoolExecutor(min(workers, len(parts)), get_context("spawn"), initializer=prepare_worker)
    try:
        yield from pool.map(play_job, parts)
    except BrokenProcessPool:
        raise WorkerDied("A process of the simulation was ended from outside.") from None
    finally:
        pool.shutdown(wait=False, cancel_futures=True)


def prepare_worker() -> None:
    """Ctrl-C is for the process that reports; a worker ends with the games it has begun, and does nothing else."""
    import pentarchy.games  # noqa: F401  # a worker process starts without the games

    signal.signal(signal.SIGINT, signal.SIG_IGN)
    settle_memory()


def cores() -> int:
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


class Clock:
    """Time since it was made."""

    def __init__(self) -> None:
        self.start = time.perf_counter()

    def seconds(self) -> float:
        return time.perf_counter() - self.start
