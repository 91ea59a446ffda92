"""What a player could do, weighed: the best moves, how many points they lie apart, and how sure that is.

It is what the expert thinks (search.py), told in numbers. A move is followed by the own decisions that proved best
after it, and then everybody plays on as the greedy bot would, in some guessed worlds. Those are not the worlds of the
search: a move that was chosen for winning there has also been lucky there. Moves are compared world by world, so that
luck which all of them share is no part of the difference, and the standard error says how far the worlds disagree. It
knows what the player knows, and nothing else.

What is ahead here of the move that the search chose, by more than the error of that, is the best one instead. What is
ahead by less stays behind it with a number below zero: nobody can tell the two apart, and the search knew more worlds.

Much of a turn can be done in any order, or beside what matters. Lines of the same moves, or to the same position, are
one plan, and so are those that come to the same in every world: it is advised once. And the search knows the order in
which it went; so after every other move what is left of the best line is tried, too, and the better of the two counts:
who begins elsewhere and then does the same has lost nothing.
"""

import json
from collections.abc import Iterable, Sequence
from math import sqrt
from random import Random
from typing import NamedTuple

from pentarchy.bots.search import Budget, Node, Path, Search, World
from pentarchy.bots.seat import Seat
from pentarchy.engine.rules import Move
from pentarchy.engine.state import State

FEWEST, WORLDS = 4, 8  # in which moves are weighed: as many as the search had time for, within these
MOST = 3  # plans of the search that are weighed
LOOKED_AT = 8  # moves at most whose plan is looked at, to find so many that differ
WORTH_A_LOOK = 0.05  # of the simulations: a move that was tried less is no advice
DIGITS = 6  # of points: what is beyond them comes from adding up in another order


class Counsel(NamedTuple):
    """A move that was weighed."""

    move: Move
    behind: float  # points that it is worse than the best one; 0 for that one, less for what had more luck than it
    error: float  # standard error of that difference over the guessed worlds; 0 only where all of them agree
    line: Path  # the move and the own moves after it that proved best, to the end of the turn in a world of the search
    soon: float = 0.0  # of the points that it is behind, those that the own score shows when this turn ends


class Advice(NamedTuple):
    """What was found about one decision, the best move first."""

    counsels: tuple[Counsel, ...]
    worlds: int
    simulations: int

    def of(self, move: Move) -> Counsel | None:
        return next((counsel for counsel in self.counsels if counsel.move == move), None)


class Walk(NamedTuple):
    """A move and the own moves after it, in one world, to the end of the turn."""

    path: Path
    state: State
    turn: object


class Outcome(NamedTuple):
    """What a move leads to in one world."""

    end: float  # what the position is worth then, some turns later
    score: int  # own points when this turn ends


def advise(
    seat: Seat, rng: Random, budget: Budget, also: Sequence[Move] = (), most: int = MOST, rivals: Sequence[Move] = ()
) -> Advice:
    """Think about a decision: its best moves, each of another plan, weighed against the best.

    Moves of `also` are weighed in any case. `rivals` look good, the best first: at least one of another plan is, too.
    """
    if len(seat.legal) == 1:
        return Advice((Counsel(seat.legal[0], 0.0, 0.0, seat.legal),), 0, 0)
    search = Search(seat.game, seat.player, lambda: seat.guess(rng))
    chosen = search.think(budget)
    found = _plans(search, (chosen, *_worth_a_look(search)), most)
    found = _plans(search, (*found, *rivals), max(most, len(found) + 1)) if rivals else found
    lines = found | {move: _walk(search, search.worlds[0], move).path for move in also if move not in found}
    worlds = [World(seat.guess(rng), 0.0, ()) for _ in range(max(FEWEST, min(WORLDS, len(search.worlds))))]
    outcomes = {chosen: [_outcome(search, world, chosen) for world in worlds]}
    for move in [move for move in lines if move != chosen]:
        outcomes[move], lines[move] = _better_way(search, worlds, move, lines[move], lines[chosen])
    best = _best(outcomes, chosen)
    counsels = [_counsel(outcomes, move, best, lines) for move in _apart(outcomes, best, also)]
    return Advice((counsels[0], *sorted(counsels[1:], key=lambda one: one.behind)), len(worlds), search.made)


# which moves --------------------------------------------------------------------------------------------------------
def _worth_a_look(search: Search) -> list[Move]:
    """The moves that were tried most: those stood the test."""
    assert search.root is not None
    branches = search.root.branches
    tried = sorted(branches, key=lambda move: (branches[move].visits, branches[move].total), reverse=True)
    return [move for move in tried if branches[move].visits >= WORTH_A_LOOK * search.made]


def _plans(search: Search, moves: Iterable[Move], most: int) -> dict[Move, Path]:
    """The first moves of different plans, with their lines: no more than asked for, and the very first in any case."""
    lines, known = dict[Move, Path](), set[object]()
    for move in list(dict.fromkeys(moves))[:LOOKED_AT]:
        if lines and len(lines) >= most:
            break
        path, state, _ = _walk(search, search.worlds[0], move)
        plan = {tuple(sorted(path)), json.dumps(state.encode(), sort_keys=True)}
        if not plan & known:
            lines[move] = path
        known |= plan
    return lines


def _best(outcomes: dict[Move, list[Outcome]], chosen: Move) -> Move:
    """What the search chose, or what is furthest ahead of it by more than the error of that."""
    best, lead = chosen, 0.0
    for move, ends in outcomes.items():
        ahead, error = _behind([one.end for one in outcomes[chosen]], [one.end for one in ends])
        if ahead > max(lead, error):
            best, lead = move, ahead
    return best


def _apart(outcomes: dict[Move, list[Outcome]], best: Move, also: Sequence[Move]) -> list[Move]:
    """The best move, then those that were asked for or come to something else than all before them."""
    kept, known = list[Move](), list[list[Outcome]]()
    for move in sorted(outcomes, key=lambda one: one != best):
        if move in also or outcomes[move] not in known:
            kept.append(move)
        known.append(outcomes[move])
    return kept


# what they are worth --------------------------------------------------------------------------------------------------
def _counsel(outcomes: dict[Move, list[Outcome]], move: Move, best: Move, lines: dict[Move, Path]) -> Counsel:
    mine, its = outcomes[move], outcomes[best]
    behind, error = _behind([one.end for one in mine], [one.end for one in its])
    soon, _ = _behind([one.score for one in mine], [one.score for one in its])
    return Counsel(move, behind, error, lines[move], soon)


def _behind(ends: Sequence[float], best: Sequence[float]) -> tuple[float, float]:
    """Points that a move is worse than the best one, and the standard error of that."""
    behind = [of_best - of_move for of_best, of_move in zip(best, ends, strict=True)]
    count = len(behind)
    mean = sum(behind) / count
    spread = sum((one - mean) ** 2 for one in behind) / (count - 1) if count > 1 else 0.0
    return mean, round(sqrt(spread / count), DIGITS)


def _better_way(
    search: Search, worlds: Sequence[World], move: Move, own: Path, best: Path
) -> tuple[list[Outcome], Path]:
    """What a move leads to and its line, if it is gone on with as the search found best, or with the best line."""
    left = list(best)
    if move in left:
        left.remove(move)
    outcomes = [_outcome(search, world, move) for world in worlds]
    other = _walk(search, search.worlds[0], move, left)
    if other.path == own:
        return outcomes, own
    others = [_outcome(search, world, move, left) for world in worlds]
    return max((outcomes, own), (others, other.path), key=lambda way: sum([one.end for one in way[0]]))


def _outcome(search: Search, world: World, move: Move, left: Sequence[Move] = ()) -> Outcome:
    path, state, turn = _walk(search, world, move, left)
    score = sum(search.game.score(state, search.player).values())
    return Outcome(round(search.end_of(world, path, state, turn), DIGITS), score)


def _walk(search: Search, world: World, move: Move, left: Sequence[Move] = ()) -> Walk:
    """A move in one world, then what proved best, then what greedy would do, as long as it is the own turn.

    What is `left` of another line comes before that, move by move as far as it is legal.
    """
    game, player, state = search.game, search.player, world.state.clone()
    turn, node, waiting = game.turn(state), search.root, list(left)
    path: Path = ()
    while True:
        branch = node.branches.get(move) if node is not None else None
        node = branch.node if branch is not None else None
        path = (*path, move)
        state.apply(player, move)
        search.answer_alone(state, turn)
        if not search.goes_on(state, turn):
            return Walk(path, state, turn)
        legal = state.legal(player)
        following = next((one for one in waiting if one in legal), None)
        if following is not None:
            waiting.remove(following)
        move = following or _proved(node, legal) or search.reply(state, player)


def _proved(node: Node | None, legal: Sequence[Move]) -> Move | None:
    """The legal move that was tried most; None if none was."""
    branches = node.branches if node is not None else {}
    tried = [move for move in legal if move in branches and branches[move].visits]
    return max(tried, key=lambda move: (branches[move].visits, branches[move].total), default=None)
