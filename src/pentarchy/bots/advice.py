"""What a player could do, weighed: the best moves, how many points they lie apart, and how sure that is.

It is what the expert thinks (search.py), told in numbers. A move is followed by the own decisions that proved best
after it, and then everybody plays on as the greedy bot would, in some guessed worlds. Those are not the worlds of the
search: a move that was chosen for winning there has also been lucky there. Moves are compared world by world, so that
luck which all of them share is no part of the difference, and the standard error says how far the worlds disagree. It
knows what the player knows, and nothing else.
"""

from collections.abc import Sequence
from math import sqrt
from random import Random
from typing import NamedTuple

from pentarchy.bots.search import Budget, Node, Path, Search, World
from pentarchy.bots.seat import Seat
from pentarchy.engine.rules import Move

FEWEST, WORLDS = 4, 8  # in which moves are weighed: as many as the search had time for, within these
MOST = 3  # moves that are weighed, without those asked for
WORTH_A_LOOK = 0.05  # of the simulations: a move that was tried less is no advice


class Counsel(NamedTuple):
    """A move that was weighed."""

    move: Move
    behind: float  # points that it is worse than the best one; 0 for that one
    error: float  # standard error of that difference over the guessed worlds
    line: Path  # the move and the own moves after it that proved best, to the end of the turn in a world of the search


class Advice(NamedTuple):
    """What was found about one decision, the best move first."""

    counsels: tuple[Counsel, ...]
    worlds: int
    simulations: int

    def of(self, move: Move) -> Counsel | None:
        return next((counsel for counsel in self.counsels if counsel.move == move), None)


def advise(seat: Seat, rng: Random, budget: Budget, also: Sequence[Move] = (), most: int = MOST) -> Advice:
    """Think about a decision: its best moves, and whatever others are asked for, weighed against the best."""
    if len(seat.legal) == 1:
        return Advice((Counsel(seat.legal[0], 0.0, 0.0, seat.legal),), 0, 0)
    search = Search(seat.game, seat.player, lambda: seat.guess(rng))
    best = search.think(budget)
    moves = dict.fromkeys((best, *_worth_a_look(search, most), *also))
    worlds = [World(seat.guess(rng), 0.0, ()) for _ in range(max(FEWEST, min(WORLDS, len(search.worlds))))]
    ends = {move: [_follow(search, world, move)[0] for world in worlds] for move in moves}
    counsels = [Counsel(move, *_behind(ends[move], ends[best]), _line(search, move)) for move in moves]
    first, *others = counsels
    others.sort(key=lambda counsel: counsel.behind)
    return Advice((first, *others), len(worlds), search.made)


def _worth_a_look(search: Search, most: int) -> list[Move]:
    """The moves that were tried most: those stood the test."""
    assert search.root is not None
    branches = search.root.branches
    tried = sorted(branches, key=lambda move: (branches[move].visits, branches[move].total), reverse=True)
    return [move for move in tried[:most] if branches[move].visits >= WORTH_A_LOOK * search.made]


def _behind(ends: list[float], best: list[float]) -> tuple[float, float]:
    """Points that a move is worse than the best one, and the standard error of that."""
    behind = [of_best - of_move for of_best, of_move in zip(best, ends, strict=True)]
    count = len(behind)
    mean = sum(behind) / count
    spread = sum((one - mean) ** 2 for one in behind) / (count - 1) if count > 1 else 0.0
    return mean, sqrt(spread / count)


def _line(search: Search, move: Move) -> Path:
    return _follow(search, search.worlds[0], move)[1]


def _follow(search: Search, world: World, move: Move) -> tuple[float, Path]:
    """A move in one world, then what proved best, then what greedy would do: where that leads, and the own moves."""
    game, player, state = search.game, search.player, world.state.clone()
    turn, node = game.turn(state), search.root
    path: Path = ()
    while True:
        branch = node.branches.get(move) if node is not None else None
        node = branch.node if branch is not None else None
        path = (*path, move)
        state.apply(player, move)
        search.answer_alone(state, turn)
        if not search.goes_on(state, turn):
            return search.end_of(world, path, state, turn), path
        move = _proved(node, state.legal(player)) or search.reply(state, player)


def _proved(node: Node | None, legal: Sequence[Move]) -> Move | None:
    """The legal move that was tried most; None if none was."""
    branches = node.branches if node is not None else {}
    tried = [move for move in legal if move in branches and branches[move].visits]
    return max(tried, key=lambda move: (branches[move].visits, branches[move].total), default=None)
