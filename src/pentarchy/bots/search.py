"""The bot that searches: what follows from each move, tried out on guesses of what is hidden, as long as time allows.

**Worlds.** What the player does not know is dealt anew a few times, more often the longer it thinks. Every simulation
goes through one of these worlds, which are used in turn, and everything that is learnt of a move is learnt over all of
them: a plan that works in one world only does not look good.

**The tree** has the own decisions of one turn, each reached by the own moves before it, whatever the world. Which move
is tried next is settled by PUCT: those that look good to the greedy bot (`greedy.weigh`) first, then those that have
proved good.

**A simulation** follows the tree, and beyond it everybody plays what the greedy bot would, up to the beginning of some
later turn (`Game.horizon`; `Game.turn` says when one begins), or of the next part of the game if a game says what its
parts are (`Game.chapter`). In later turns only what looked good at the same decision in another simulation is weighed
again (habits.py). Only at the end of it the position is worth something: in the middle of a move the game's heuristic
counts hopes and costs that do not belong together. What counts is the difference to greedy's own line in the same
world, because luck that both lines share says nothing about either, and no more than a few points of it: one
catastrophe in a guessed world must not outweigh all that is likely.

Worlds and tree are kept for the next decision of the same turn, as long as nothing has come to light since then: so the
first decision of a turn has most of its time. A thought ends as soon as nothing can change its result; the time that it
leaves goes to decisions that are not so clear.
"""

import time
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field, replace
from math import exp, inf, sqrt
from random import Random
from typing import NamedTuple

from pentarchy.bots.greedy import move_on, weigh
from pentarchy.bots.habits import Habits
from pentarchy.bots.seat import Seat
from pentarchy.engine.registry import Game
from pentarchy.engine.rules import Move
from pentarchy.engine.state import State
from pentarchy.engine.views import view

WORLDS = 16  # guesses of what is hidden, at most
FIRST_WORLDS, EACH = 1, 8  # to begin with, and simulations before there is another: moves are compared in the same one
SOFT = 1.0  # points that make a move look e times as good to begin with
OPEN = 0.05  # of this everybody gets a share, however bad it looks
SPAN = 4.0  # points: more than that better or worse than greedy's line makes no difference
CURIOSITY = 1.0  # how much a move that was tried little is worth trying, against what has proved good
UNTRIED = -0.1  # what a move is taken for before it was tried, of the span
URGENT = 10.0  # the same of the moves there are to choose from: each is tried once, the likely ones first
MOST = 3.0  # times its usual time that a decision may have: one that begins a turn is thought about for those after it
WITHIN = 0.4  # of its usual time has a decision that goes on with a thought
SAVED = 10.0  # times the usual time that is kept for later ones
KNOWN = 64  # simulations in a row that taught nothing new: then there is nothing more to learn
NOTHING = 0.05  # points: what a standing move gains by no more than that is done only if it looks good at first sight

Path = tuple[Move, ...]


class Tried(NamedTuple):
    """What came of a move: how often it was tried, and the sum of what it led to, of the span."""

    visits: int
    total: float
    look: float = 0.0  # how good it looked before, as a share of all
    stands: bool = False  # it leaves the question as it is

    @property
    def mean(self) -> float:
        return self.total / self.visits


NEVER = Tried(0, 0.0)


@dataclass(frozen=True)
class Budget:
    """How long to think about a decision: seconds of processor time, or simulations, which are the same everywhere."""

    seconds: float = 1.0
    simulations: int = 0
    wait: float = inf  # seconds by the clock at most, where somebody waits


class Clock:
    """Tells how much of a budget is left."""

    def __init__(self, budget: Budget) -> None:
        self.budget = budget
        self.began, self.latest = time.process_time(), time.monotonic() + budget.wait

    def left(self, made: int) -> float:
        """About how many simulations there is still time for, after so many. The first one may always be made."""
        if not made:
            return inf
        if time.monotonic() >= self.latest:
            return 0.0
        if self.budget.simulations:
            return self.budget.simulations - made
        spent = time.process_time() - self.began
        return (self.budget.seconds - spent) * made / max(spent, 1e-6)


class Branch:
    """A move of a decision: how good it looked, and what came of it."""

    __slots__ = ("node", "prior", "total", "visits")

    def __init__(self, prior: float) -> None:
        self.prior, self.visits, self.total = prior, 0, 0.0
        self.node: Node | None = None


class Node:
    """An own decision, reached by some own moves."""

    __slots__ = ("branches", "visits")

    def __init__(self, game: Game, state: State, player: int) -> None:
        move, values = weigh(game, [state], player)
        best = values[move] = max(values.values())
        looks = {move: exp(max(-30.0, (value - best) / SOFT)) for move, value in values.items()}
        each, whole = OPEN / len(looks), sum(looks.values())
        self.branches = {move: Branch(each + (1.0 - OPEN) * look / whole) for move, look in looks.items()}
        self.visits = 0

    def choose(self, legal: tuple[Move, ...], untried: float = UNTRIED) -> Move:
        """The move to try next, of those that are legal in a world."""
        branches, curiosity = self.branches, CURIOSITY * sqrt(self.visits + 1)
        best, found = -1e9, legal[0]
        for move in legal:
            branch = branches.get(move)
            if branch is None:  # in the world where this decision came first it was not legal
                branch = branches[move] = Branch(OPEN / len(legal))
            visits = branch.visits
            worth = branch.total / visits if visits else untried
            worth += curiosity * branch.prior / (1 + visits)
            if worth > best:
                best, found = worth, move
        return found


@dataclass
class World:
    """A guess of what is hidden, with what was found out in it."""

    state: State
    greedy: float  # what greedy's line leads to
    line: Path  # its own moves in this turn
    ends: dict[Path, float] = field(default_factory=dict)  # what own moves lead to: points beyond that


class Search:
    """A decision of a player, thought about."""

    def __init__(self, game: Game, player: int, guess: Callable[[], State]) -> None:
        self.game, self.player, self.guess = game, player, guess
        self.worlds: list[World] = []
        self.habits = Habits()
        self.root: Node | None = None
        self.made = 0

    def think(self, budget: Budget) -> Move:
        """Simulate until time is up, or nothing can change any more, and say which move is best."""
        clock, known, made = Clock(budget), 0, 0
        while (left := clock.left(made)) > 0 and known < KNOWN and not self.is_settled(left):
            known = 0 if self.simulate(self.world(made)) else known + 1
            made += 1
        self.made += made
        return best_of([self.tried])

    def is_settled(self, left: float) -> bool:
        """Whether the move that was tried most stays that, whatever the simulations that are left say."""
        if self.root is None:
            return False
        most, second = 0, 0
        for branch in self.root.branches.values():
            if branch.visits > most:
                most, second = branch.visits, most
            elif branch.visits > second:
                second = branch.visits
        return most - second > left

    @property
    def tried(self) -> dict[Move, Tried]:
        """What is known of the moves of this decision."""
        assert self.root is not None
        standing = self.worlds[0].state.rules.standing_kinds
        return {
            move: Tried(branch.visits, branch.total, branch.prior, move[0] in standing)
            for move, branch in self.root.branches.items()
        }

    def world(self, made: int) -> World:
        """The world of the next simulation: in turn, and the longer the more of them."""
        count = min(WORLDS, max(len(self.worlds), FIRST_WORLDS + made // EACH))
        if made % count < len(self.worlds):
            return self.worlds[made % count]
        state = self.guess()
        if self.root is None:
            self.root = Node(self.game, state, self.player)
        line = list[Move]()
        world = World(state, self.play_on(state.clone(), self.game.turn(state), line), tuple(line))
        self.worlds.append(world)
        return world

    def simulate(self, world: World) -> bool:
        """Go through a world once; False if the same was done before."""
        game, player, state = self.game, self.player, world.state.clone()
        node, turn, tried = self.root, game.turn(state), list[Branch]()
        path: Path = ()
        while node is not None:
            move = node.choose(state.legal(player), UNTRIED if path else URGENT)
            branch = node.branches[move]
            node.visits += 1
            tried.append(branch)
            path = (*path, move)
            state.apply(player, move)
            self.answer_alone(state, turn)
            if branch.node is None and branch.visits and self.goes_on(state, turn):
                branch.node = Node(game, state, player)
            node = branch.node if self.goes_on(state, turn) else None
        new = path not in world.ends
        end = max(-1.0, min(1.0, self.end_of(world, path, state, turn) / SPAN))
        for branch in tried:
            branch.visits += 1
            branch.total += end
        return new

    def end_of(self, world: World, path: Path, state: State, turn: object) -> float:
        """What a path leads to when everybody plays on from its last state: points beyond greedy's line."""
        end = world.ends.get(path)
        if end is None:
            along = path == world.line[: len(path)]  # from here greedy goes on with its own line
            end = world.ends[path] = 0.0 if along else self.play_on(state, turn) - world.greedy
        return end

    def goes_on(self, state: State, turn: object) -> bool:
        """Has the player another decision in this turn?"""
        return state.asks[self.player] is not None and self.game.turn(state) == turn

    def answer_alone(self, state: State, turn: object) -> None:
        """Answer questions that have one answer only: they are no decisions."""
        while self.goes_on(state, turn) and len(state.legal(self.player)) == 1:
            state.apply(self.player, state.legal(self.player)[0])

    def play_on(self, state: State, turn: object, line: list[Move] | None = None) -> float:
        """What it comes to when everybody plays as the greedy bot would, some turns later.

        The own decisions of this turn are added to `line`.
        """
        game, own, left, later = self.game, self.player, self.game.horizon, False
        chapter = game.chapter(state)
        while (asked := own if state.asks[own] is not None else state.asked) >= 0:
            now = game.turn(state)
            if now != turn:
                turn, left, later = now, left - 1, True
                if game.chapter(state) != chapter or not left:
                    break
            if later:  # whole moves at once; in this turn paths are compared decision by decision
                state = move_on(game, state, asked, self.habits)
                continue
            move = self.reply(state, asked)
            if line is not None and asked == own and len(state.legal(own)) > 1:
                line.append(move)
            state.apply(asked, move)
        return game.heuristic(state, own)

    def reply(self, state: State, asked: int) -> Move:
        moves = state.legal(asked)
        return moves[0] if len(moves) == 1 else weigh(self.game, [state], asked)[0]

    def follow(self, move: Move) -> bool:
        """Go on from an own move with all that is known of it; False if it brought something to light."""
        worlds, branch = [], self.root.branches[move] if self.root else None
        if branch is None or branch.node is None:
            return False
        for world in self.worlds:
            state = world.state.clone()
            turn, barrier = self.game.turn(state), state.barrier
            if move not in state.legal(self.player):
                return False
            state.apply(self.player, move)
            self.answer_alone(state, turn)
            if state.barrier != barrier or not self.goes_on(state, turn):
                return False
            ends = {path[1:]: end for path, end in world.ends.items() if path[0] == move and len(path) > 1}
            line = world.line[1:] if world.line[:1] == (move,) else ()
            worlds.append(World(state, world.greedy, line, ends))
        self.worlds, self.root = worlds, branch.node
        return True


def best_of(searches: Iterable[Mapping[Move, Tried]]) -> Move:
    """The move that was tried most, in several searches together: it is the one that stood the test.

    A standing move that leads no farther than an answer, and looked no better, is not made: nobody sends a worker away
    and back again only because nothing is lost by it.
    """
    together = dict[Move, Tried]()
    for search in searches:
        for move, tried in search.items():
            before = together.get(move, NEVER)
            visits, total, look = before.visits + tried.visits, before.total + tried.total, before.look + tried.look
            together[move] = Tried(visits, total, look, tried.stands)
    best = max(together, key=lambda move: (together[move].visits, together[move].total))
    found = together[best]
    if not found.stands or not found.visits:
        return best
    least = found.mean - NOTHING / SPAN
    answers = [
        move
        for move, tried in together.items()
        if not tried.stands and tried.visits >= EACH and tried.mean >= least and tried.look >= found.look
    ]
    return max(answers, key=lambda move: together[move].visits, default=best)


class SearchBot:
    """Thinks about a decision as long as its budget allows."""

    def __init__(self, budget: Budget | None = None) -> None:
        self.budget = budget or Budget()
        self._kept: Search | None = None  # of the last decision, if it may go on with the next one
        self._saved = (MOST - 1.0) * self.budget.seconds  # what decisions before have left, and at first a loan

    def choose(self, seat: Seat, rng: Random) -> Move:
        if len(seat.legal) == 1:
            return seat.legal[0]
        search = self._kept
        if search is None or not self._is_about(search, seat):
            search = Search(seat.game, seat.player, lambda: seat.guess(rng))
        search.guess = lambda: seat.guess(rng)
        move = self._think(search)
        self._kept = search if search.follow(move) else None
        return move

    def _think(self, search: Search) -> Move:
        """The time is that of a turn: its first decision has most of it, and what is left others may have."""
        usual, began = self.budget.seconds, time.process_time()
        seconds = WITHIN * usual if search.made else usual + min(self._saved, (MOST - 1.0) * usual)
        move = search.think(replace(self.budget, seconds=seconds))
        spent = time.process_time() - began
        self._saved = max(0.0, min(self._saved + usual - spent, SAVED * usual))
        return move

    def ponder(self, seat: Seat, rng: Random) -> dict[Move, Tried]:
        """What there is to say about every move: others think about the same decision, and all of it counts."""
        search = Search(seat.game, seat.player, lambda: seat.guess(rng))
        search.think(self.budget)
        return search.tried

    def _is_about(self, search: Search, seat: Seat) -> bool:
        """Whether a search that was kept is about just what this seat sees."""
        if search.game is not seat.game or search.player != seat.player:
            return False
        state = search.worlds[0].state
        return state.legal(seat.player) == seat.legal and view(state, seat.player) == seat.view()
