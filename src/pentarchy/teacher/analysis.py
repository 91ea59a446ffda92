"""The analysis of a match that is over: who stood how well, and which moves lost most.

It goes through the match position by position (`findings`), so it can be made in parts, by whomever and in whatever
order; `add` puts what was found into a report of plain data, which is kept and shown. Every position has a chance of
its own that follows from its number alone: with a budget in simulations the same match gives the same report.

Every decision is weighed from what its player could know at that moment (bots/advice.py). A move counts as a mistake
only where it is clearly behind the expert's: by SURE standard errors, and by LEAST points.
"""

from collections import Counter
from collections.abc import Collection, Iterator, Mapping
from random import Random
from typing import Any, NamedTuple

from pentarchy.bots import Seat
from pentarchy.bots.advice import advise
from pentarchy.bots.search import Budget
from pentarchy.engine.errors import PentarchyError
from pentarchy.engine.registry import Game
from pentarchy.engine.rules import Move
from pentarchy.engine.state import State
from pentarchy.match import Match
from pentarchy.teacher.lines import foresee, told_line
from pentarchy.teacher.standing import (
    SETTLED,
    Figure,
    compared_with,
    final_standing,
    guesses,
    round_of,
    standing,
    told_error,
)
from pentarchy.text import Speech

VERSION = 3  # of the report: one of another version is made anew
SIMULATIONS = 32  # for each decision, if nothing else is said: a game takes minutes
SURE = 2.0  # standard errors
LEAST = 0.5  # points
WORST = 5  # mistakes of a seat that are told
NEAR = 12  # moves within which the same better move is the same mistake
STRETCHES = 30  # of a match: one turn of each is weighed for the curve, and all at which a round begins
Data = dict[str, Any]
Speeches = Mapping[str, Speech]


class NotOver(PentarchyError):
    """A match in progress is never analysed: it would play for somebody."""


class Wish(NamedTuple):
    """How a match is analysed: how long to think, in which languages to tell it, whose moves to weigh (none: all)."""

    budget: Budget
    speeches: Speeches
    seats: Collection[int] | None = None


def new_report(match: Match, budget: Budget) -> Data:
    """A report in which nothing is found yet."""
    _check(match)
    players = range(match.setup.players)
    return {
        "version": VERSION,
        "against": compared_with(match.game, match.state),
        "simulations": budget.simulations,
        "guesses": guesses(match.setup.players),  # in which a position of the curve was weighed
        "moves": match.position,
        "next": 0,  # the position to go on with; beyond the last one it is complete
        "standing": [],  # of some positions and the end: [position, [[points ahead, its error] of every seat]]
        "weighed": [0 for _ in players],  # decisions of every seat
        "lost": [0 for _ in players],  # how many of them were mistakes
        "mistakes": [],  # the worst of every seat, the greatest loss first
    }


def is_complete(report: Data) -> bool:
    return bool(report["next"] > report["moves"])


def findings(match: Match, wish: Wish, first: int = 0) -> Iterator[Data]:
    """What is found at each position from `first` to the end of the match, one after another."""
    _check(match)
    state, curve = match.at(first), curve_of(match)
    for position in range(first, match.position + 1):
        found: Data = {"position": position}
        if position in curve:
            found["standing"] = _standings(match.game, state, position, curve[position])
        if position < match.position:
            entry = match.line[position]
            if _is_decision(state, entry.player, wish.seats):
                found |= {"weighed": entry.player, "mistake": _mistake(match.game, state, position, entry, wish)}
            state.apply(entry.player, entry.move)
        yield found


def curve_of(match: Match) -> dict[int, int]:
    """The positions that the curve goes through, and who began the round; SETTLED where nothing is to be played on.

    Turns begin at all of them but the last: in the middle of a move a heuristic counts hopes that do not belong
    together. A round that begins is weighed in any case; of other turns some are enough.
    """
    state, curve, stretches, starter = match.at(0), dict[int, int](), set[int](), SETTLED
    turn = now = object()
    for position, entry in enumerate(match.line):
        last, stretch = (turn, now), position * STRETCHES // match.position
        turn, now = match.game.turn(state), round_of(state)
        begins = now != last[1]
        starter = state.asked if begins else starter
        if begins or (turn != last[0] and stretch not in stretches):
            settled = begins or (state.asked == starter and state.players > 1)
            curve[position] = SETTLED if settled else starter
            stretches.add(stretch)
        state.apply(entry.player, entry.move)
    return curve | {match.position: SETTLED}


def add(report: Data, found: Data) -> None:
    """Put what was found at the next position into a report."""
    report["next"] = found["position"] + 1
    if "standing" in found:
        report["standing"].append([found["position"], found["standing"]])
    if "weighed" not in found:
        return
    report["weighed"][found["weighed"]] += 1
    if mistake := found["mistake"]:
        report["lost"][mistake["seat"]] += 1
        report["mistakes"] = _worst([*report["mistakes"], mistake])


def analyse(match: Match, wish: Wish) -> Data:
    """The whole report at once."""
    report = new_report(match, wish.budget)
    for found in findings(match, wish):
        add(report, found)
    return report


def _check(match: Match) -> None:
    if not match.over or not match.whole:
        raise NotOver("The match is not over: only a finished match is analysed.")


def _chance(position: int, seat: int) -> Random:
    return Random(f"analysis {position} {seat}")


def _standings(game: Game, state: State, position: int, starter: int) -> list[Figure]:
    seats = range(state.players)
    if state.over:
        return [final_standing(game, state, seat) for seat in seats]
    return [standing(game, state, seat, _chance(position, seat), starter) for seat in seats]


def _is_decision(state: State, player: int, seats: Collection[int] | None) -> bool:
    return (seats is None or player in seats) and len(state.legal(player)) > 1


def _mistake(game: Game, state: State, position: int, entry: Any, wish: Wish) -> Data | None:
    """How much a move lost against what the expert would have played; None if that is not clear."""
    player, played = entry.player, entry.move
    rng = _chance(position, player)
    advice = advise(Seat(game, state, player), rng, wish.budget, also=[played], most=1)
    best, counsel = advice.counsels[0], advice.of(played)
    assert counsel is not None
    if played == best.move or advice.worlds < 2 or counsel.behind < max(LEAST, SURE * counsel.error):
        return None
    line = list(foresee(game, state, player, best.line, rng))
    return {
        "position": position,
        "seat": player,
        "behind": round(counsel.behind, 1),
        "error": told_error(counsel.error),
        "worlds": advice.worlds,
        "played": _words(game, state, player, played, wish.speeches),
        "best": _words(game, state, player, best.move, wish.speeches),
        "line": told_line(state, line, player, wish.speeches),
        "end": line[-1].found.end,
    }


def _words(game: Game, state: State, player: int, move: Move, speeches: Speeches) -> dict[str, str]:
    look = game.look(state, player)
    return {lang: speech.move(move, look, player) for lang, speech in speeches.items()}


def _worst(mistakes: list[Data]) -> list[Data]:
    """The greatest losses of every seat; of equal ones the earlier."""
    mistakes.sort(key=lambda mistake: (-mistake["behind"], mistake["position"]))
    kept, told = list[Data](), Counter[int]()
    for mistake in mistakes:
        if told[mistake["seat"]] < WORST and not any(_is_same(mistake, other) for other in kept):
            told[mistake["seat"]] += 1
            kept.append(mistake)
    return kept


def _is_same(mistake: Data, other: Data) -> bool:
    """Whether a move only goes on to miss what another one has missed: told twice, it would be the same advice."""
    near = abs(mistake["position"] - other["position"]) < NEAR
    return near and all(mistake[name] == other[name] for name in ("seat", "best"))
