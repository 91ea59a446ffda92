"""What results say: wins and margins of each pair with their errors, ratings, seats, time.

Intervals are of 95 %. The rounds of a pair are independent of each other, the games of a round are not: so means are
over rounds.
"""

from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from itertools import combinations
from math import exp, inf, log, sqrt
from statistics import mean, stdev

from pentarchy.arena.results import Played
from pentarchy.arena.tournament import Tournament

NORMAL = 1.96  # standard errors of an interval of 95 %
PASSES = 200  # of the fit of ratings
ELO = 400 / log(10)
# the 97.5 % point of Student's t by degrees of freedom, beyond those nearly the normal one
STUDENT = (12.71, 4.30, 3.18, 2.78, 2.57, 2.45, 2.36, 2.31, 2.26, 2.23, 2.20, 2.18, 2.16, 2.14, 2.13, 2.12, 2.11, 2.10)


@dataclass(frozen=True)
class Estimate:
    """A mean and how far off it may be."""

    mean: float
    error: float

    @property
    def low(self) -> float:
        return self.mean - self.error

    @property
    def high(self) -> float:
        return self.mean + self.error


def estimate(values: Sequence[float]) -> Estimate:
    if len(values) < 2:
        return Estimate(values[0] if values else 0.0, float("inf"))
    free = len(values) - 1
    student = STUDENT[free - 1] if free <= len(STUDENT) else 1.96 + 2.4 / free
    return Estimate(mean(values), student * stdev(values) / sqrt(len(values)))


def share(values: Sequence[float]) -> Estimate:
    """Of a share, which ends at 0 and 1: one more of each, so that a few wins in a row are not taken for certainty."""
    return Estimate(estimate(values).mean, min(1.0, estimate([*values, 0.0, 1.0]).error))


@dataclass(frozen=True)
class Meeting:
    """A pair of bots from the view of the first; alone, one bot."""

    pair: tuple[str, ...]
    games: int
    rounds: int
    wins: Estimate  # share of games; a shared win is shared
    margin: Estimate  # points ahead of the best other one; alone, points
    medals: dict[str, int]


@dataclass(frozen=True)
class Standing:
    """One bot over all its games."""

    bot: str
    games: int
    rating: Estimate  # Elo, the mean of all is 0
    wins_by_seat: tuple[tuple[float, int], ...]  # wins and games
    cpu: float  # seconds a decision
    longest: float  # of the slowest game's mean


def rounds_of(played: Sequence[Played], pair: tuple[str, ...]) -> list[list[Played]]:
    """The games of a pair by deal; only whole rounds."""
    by_deal: dict[int, list[Played]] = {}
    for game in played:
        if sorted(set(game.seats)) == sorted(set(pair)) and game.seats.count(pair[0]) == 1:
            by_deal.setdefault(game.deal, []).append(game)
    return [games for games in by_deal.values() if len(games) == len(games[0].seats)]


def meetings(tournament: Tournament, played: Sequence[Played]) -> list[Meeting]:
    found = []
    for pair in tournament.pairs:
        rounds = rounds_of(played, pair)
        games = [game for one in rounds for game in one]
        medals: dict[str, int] = {}
        for game in games:
            if game.medal:
                medals[game.medal] = medals.get(game.medal, 0) + 1
        wins = share(_over_rounds(rounds, pair[0], Played.won))
        margin = estimate(_over_rounds(rounds, pair[0], Played.margin))
        found.append(Meeting(pair, len(games), len(rounds), wins, margin, medals))
    return found


def _over_rounds(rounds: list[list[Played]], bot: str, of: Callable[[Played, int], float]) -> list[float]:
    return [mean(of(game, game.seats.index(bot)) for game in games) for games in rounds]


def standings(tournament: Tournament, played: Sequence[Played]) -> list[Standing]:
    """Every bot, the best first."""
    rounds = [games for pair in tournament.pairs for games in rounds_of(played, pair)]
    found = ratings(tournament.bots, rounds) if tournament.players > 1 else {}
    rows = [_standing(bot, tournament.players, rounds, found.get(bot, Estimate(0, 0))) for bot in tournament.bots]
    return sorted(rows, key=lambda row: -row.rating.mean)


def _standing(bot: str, players: int, rounds: list[list[Played]], rating: Estimate) -> Standing:
    wins, games, cpu, decisions, longest = [0.0] * players, [0] * players, 0.0, 0, 0.0
    for game in (game for games in rounds for game in games):
        for seat in (seat for seat, name in enumerate(game.seats) if name == bot):
            wins[seat] += game.won(seat)
            games[seat] += 1
            cpu += game.cpu[seat]
            decisions += game.decisions[seat]
            longest = max(longest, game.cpu[seat] / max(game.decisions[seat], 1))
    by_seat = tuple(zip(wins, games, strict=True))
    return Standing(bot, sum(games), rating, by_seat, cpu / max(decisions, 1), longest)


def ratings(bots: Sequence[str], rounds: list[list[Played]]) -> dict[str, Estimate]:
    """Elo, whatever the order of the games, with errors from how much the games say (Fisher's information)."""
    tables, won = _tables(bots, rounds)
    shares = _fitted(bots, tables, won)
    middle = mean(log(value) for value in shares.values())
    variances = _variances(bots, tables, shares) if rounds else [inf] * len(bots)
    return {
        bot: Estimate(ELO * (log(shares[bot]) - middle), NORMAL * ELO * sqrt(variance))
        for bot, variance in zip(bots, variances, strict=True)
    }


def _tables(bots: Sequence[str], rounds: list[list[Played]]) -> tuple[Counter[tuple[str, ...]], dict[str, float]]:
    """Who sat together how often, and how much everybody won.

    Each two bots have a drawn game more. It keeps ratings finite where somebody has won all, and makes of their errors
    those of Anscombe, which hold also there.
    """
    tables: Counter[tuple[str, ...]] = Counter(combinations(bots, 2))
    won = dict.fromkeys(bots, (len(bots) - 1) / 2)
    for game in (game for games in rounds for game in games):
        tables[tuple(sorted(game.seats))] += 1
        for seat, bot in enumerate(game.seats):
            won[bot] += game.won(seat)
    return tables, won


def _fitted(bots: Sequence[str], tables: Counter[tuple[str, ...]], won: dict[str, float]) -> dict[str, float]:
    """The strengths under which the results are most likely, if a seat wins in proportion to that of its bot.

    With two players that is the model of Bradley and Terry, with more that of Luce.
    """
    strength = dict.fromkeys(bots, 1.0)
    for _ in range(PASSES):
        shares = {seats: count / sum(strength[bot] for bot in seats) for seats, count in tables.items()}
        strength = {bot: won[bot] / sum(seats.count(bot) * share for seats, share in shares.items()) for bot in bots}
        middle = exp(mean(log(value) for value in strength.values()))
        strength = {bot: value / middle for bot, value in strength.items()}
    return strength


def _variances(bots: Sequence[str], tables: Counter[tuple[str, ...]], strength: dict[str, float]) -> list[float]:
    """Of the logarithms of the strengths, less their mean."""
    size = len(bots)
    known = [[1.0 / size] * size for _ in bots]  # that the mean is nothing, beside what the games say
    for seats, count in tables.items():
        whole = sum(strength[bot] for bot in seats)
        chance = [seats.count(bot) * strength[bot] / whole for bot in bots]
        for one in range(size):
            for other in range(size):
                known[one][other] += count * chance[one] * ((one == other) - chance[other])
    return [max(0.0, row[number] - 1.0 / size) for number, row in enumerate(_inverse(known))]


def _inverse(matrix: list[list[float]]) -> list[list[float]]:
    """Of a small matrix that has one, by elimination."""
    size = len(matrix)
    rows = [[*row, *(float(column == number) for column in range(size))] for number, row in enumerate(matrix)]
    for number in range(size):
        pivot = max(range(number, size), key=lambda row: abs(rows[row][number]))
        rows[number], rows[pivot] = rows[pivot], rows[number]
        rows[number] = [value / rows[number][number] for value in rows[number]]
        for other in range(size):
            if other != number and (factor := rows[other][number]):
                rows[other] = [a - factor * b for a, b in zip(rows[other], rows[number], strict=True)]
    return [row[size:] for row in rows]
