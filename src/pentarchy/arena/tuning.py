"""Better weights by self-play: one weight at a time is changed, and kept where a sequential test says that it wins.

A candidate differs from the weights so far in one number. It meets them on deals that nobody has seen before, until
Wald's test has decided, or it has had its share of games; most candidates are refused early. When all weights were
tried up and down without success, the steps become smaller. What was found is compared with the weights of the start on
fresh deals at the end, because whoever was chosen for winning has also been lucky.
"""

import asyncio
import tempfile
from collections.abc import Callable, Iterator, Sequence
from dataclasses import asdict, dataclass
from math import log, sqrt
from pathlib import Path
from random import Random
from statistics import mean, stdev

from pentarchy.arena.duel import Duels, Setting, mark
from pentarchy.arena.journal import Journal
from pentarchy.arena.standings import Estimate, estimate
from pentarchy.engine.errors import PentarchyError
from pentarchy.kit.weights import READ, Values

STEP = 1.4  # a weight is multiplied or divided by it
LEAST_STEP = 1.05  # where the search ends
NUDGE = 0.1  # what a weight of 0 is changed by, for each 1.0 of the step beyond 1
DIGITS = 4  # of a new value
EFFECT = 0.3  # of the spread of a round: what a better candidate is expected to win by
ODDS = log(19)  # at which the test decides: one error in twenty either way
LEAST, MOST = 8, 120  # rounds before a candidate is judged, and those after which it is refused
FRESH = 1 << 20  # deals after the first one that tuning may use; those beyond are for the comparison at the end


class BadTuning(PentarchyError):
    """What cannot be tuned."""


@dataclass(frozen=True)
class Plan:
    """What is tuned, and with how many games."""

    setting: Setting
    only: tuple[str, ...]  # names of weights, or of tables of them
    games: int
    fresh: int  # games of the comparison at the end
    seed: int  # of the first deal, and of the order

    def numbers(self) -> list[tuple[str, int]]:
        """All that may change: the name of a weight, and which number of its list (0 if it is a single one)."""
        if self.setting.game not in READ:
            raise BadTuning(f"{self.setting.game} has no weights that could be tuned.")
        values = READ[self.setting.game].values
        for word in self.only:
            if not any(_is_of(name, word) for name in values):
                raise BadTuning(f"{self.setting.game} has no weight '{word}'.")
        names = [name for name in values if not self.only or any(_is_of(name, word) for word in self.only)]
        return [(name, place) for name in names for place in range(len(_listed(values, name)))]


@dataclass(frozen=True)
class Tuned:
    """What came of it."""

    start: Values
    found: Values
    tried: int  # candidates
    games: int
    margin: Estimate | None  # of what was found over the start, on fresh deals; None: nothing was found

    @property
    def changed(self) -> Values:
        return {name: value for name, value in self.found.items() if value != self.start[name]}


def _is_of(name: str, word: str) -> bool:
    return name == word or name.startswith(f"{word}.")


def _listed(values: Values, name: str) -> tuple[float, ...]:
    value = values[name]
    return value if isinstance(value, tuple) else (value,)


# the search -----------------------------------------------------------------------------------------------------------
@dataclass
class Walk:
    """Proposes candidates, and is told whether they won."""

    values: Values
    numbers: list[tuple[str, int]]
    rng: Random
    won: bool = False  # the last candidate

    def candidates(self) -> Iterator[Values]:
        """Each number up, again while that wins, else down; smaller steps after a pass that changed nothing."""
        step = STEP
        while step >= LEAST_STEP:
            before = self.values
            for name, place in self.rng.sample(self.numbers, len(self.numbers)):
                for factor in (step, 1 / step):
                    wins = 0
                    while True:
                        candidate = changed(self.values, name, place, factor)
                        yield candidate
                        if not self.won:
                            break
                        self.values, wins = candidate, wins + 1
                    if wins:
                        break
            if self.values == before:
                step = sqrt(step)


def changed(values: Values, name: str, place: int, factor: float) -> Values:
    """Values with one number changed."""
    numbers, value = list(_listed(values, name)), values[name]
    old = numbers[place]
    new = old * factor if old else NUDGE * (factor - 1.0)
    numbers[place] = float(f"{new:.{DIGITS}g}")
    return {**values, name: tuple(numbers) if isinstance(value, tuple) else numbers[0]}


def verdict(margins: Sequence[float]) -> int:
    """1: the first set is better, -1: it is not, or not by enough; 0: that is not known yet.

    Wald's sequential test of a mean of EFFECT spreads against one of 0.
    """
    count = len(margins)
    if count < LEAST:
        return 0
    spread = stdev(margins)
    if not spread:  # the same in every game: the weight is of no account
        return 1 if margins[0] > 0 else -1
    odds = EFFECT * sum(margins) / spread - count * EFFECT**2 / 2
    if abs(odds) < ODDS and count < MOST:
        return 0
    return 1 if odds >= ODDS and mean(margins) > 0 else -1


# what was played ------------------------------------------------------------------------------------------------------
class Notes:
    """The rounds of a tuning, kept in a file if there is one: the same command goes on with them."""

    def __init__(self, plan: Plan, edition: str, path: Path | None = None) -> None:
        start = mark(READ[plan.setting.game].values)
        head = {"tuning": 1, **asdict(plan.setting), "edition": edition, "only": list(plan.only), "seed": plan.seed,
                "start": start}  # fmt: skip
        self._journal = Journal(path, head, "a tuning", "tuning")
        try:
            self.margins = {(one, other, deal): float(margin) for one, other, deal, margin in self._journal.steps}
        except (TypeError, ValueError):
            raise self._journal.refuse("a round") from None

    def add(self, one: str, other: str, deal: int, margin: float) -> None:
        self.margins[one, other, deal] = margin
        self._journal.add([one, other, deal, margin])


class Tuner:
    """Carries a plan out."""

    def __init__(self, plan: Plan, notes: Notes, duels: Duels, told: Callable[[int], None]) -> None:
        """`told` hears of every round, with its number of games."""
        self.plan, self.notes, self.duels, self.told = plan, notes, duels, told
        self.deal = plan.seed  # the next one that nobody has seen
        self.games = self.tried = 0

    async def tune(self) -> Tuned:
        """Look for better weights until the games are used up, then compare what was found with the start."""
        start = READ[self.plan.setting.game].values
        walk = Walk(start, self.plan.numbers(), Random(self.plan.seed))
        for candidate in walk.candidates():
            found = await self.judge(candidate, walk.values)
            if not found:
                break
            self.tried += 1
            walk.won = found > 0
        margin = await self.compare(walk.values, start) if walk.values != start else None
        return Tuned(start, walk.values, self.tried, self.games, margin)

    async def judge(self, candidate: Values, current: Values) -> int:
        """The verdict about a candidate; 0 if the games do not suffice for one."""
        margins: list[float] = []
        while not (found := verdict(margins)):
            if self.games >= self.plan.games or self.deal >= self.plan.seed + FRESH:
                return 0
            deals = range(self.deal, self.deal + len(self.duels.tables))
            for margin in await self.rounds(candidate, current, deals):
                margins.append(margin)
                self.deal += 1
                self.games += self.plan.setting.games
                if verdict(margins):
                    break
        return found

    async def compare(self, one: Values, other: Values) -> Estimate:
        first = self.plan.seed + FRESH
        count = max(2, -(-self.plan.fresh // self.plan.setting.games))
        margins: list[float] = []
        for start in range(first, first + count, len(self.duels.tables)):
            deals = range(start, min(first + count, start + len(self.duels.tables)))
            margins += await self.rounds(one, other, deals)
        return estimate(margins)

    async def rounds(self, one: Values, other: Values, deals: range) -> list[float]:
        """The margins of some deals, played unless they are in the notes."""
        first, second = mark(one), mark(other)
        left = [deal for deal in deals if (first, second, deal) not in self.notes.margins]
        for deal, margin in zip(left, await self.duels.margins(one, other, left), strict=True):
            self.notes.add(first, second, deal, margin)
        for _ in deals:
            self.told(self.plan.setting.games)
        return [self.notes.margins[first, second, deal] for deal in deals]


def run(plan: Plan, notes: Notes, jobs: int, told: Callable[[int], None] = lambda games: None) -> Tuned:
    """Tune in some processes. Every round is kept as soon as it was played, so this may be stopped at any time."""
    with tempfile.TemporaryDirectory() as folder:
        return asyncio.run(_run(plan, notes, Duels(plan.setting, jobs, Path(folder)), told))


async def _run(plan: Plan, notes: Notes, duels: Duels, told: Callable[[int], None]) -> Tuned:
    try:
        return await Tuner(plan, notes, duels, told).tune()
    except ExceptionGroup as several:
        last = str(several.exceptions[0]).strip().splitlines()[-1]
        raise BadTuning(f"A game could not be played: {last.rstrip('.')}.") from several
    finally:
        await duels.close()
