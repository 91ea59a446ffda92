"""The bot that searches: what follows from each move, tried out on guesses of what is hidden, as long as time allows.

**Worlds.** What the player does not know is dealt anew a few times. Every simulation goes through one of these worlds,
which are used in turn, and everything that is learnt of a move is learnt over all of them: a plan that works in one
world only does not look good.

**The tree** has the own decisions of one turn, each reached by the own moves before it, whatever the world. Which move
is tried next is settled by PUCT: those that look good to the greedy bot (`greedy.weigh`) first, then those that have
proved good.

**A simulation** follows the tree, and beyond it everybody plays what the greedy bot would, up to the beginning of some
later turn (`Game.horizon`; `Game.turn` says when one begins). Only there the position is worth something: in the middle
of a move the game's heuristic counts hopes and costs that do not belong together. What counts is the difference to
greedy's own line in the same world, because luck that both lines share says nothing about either, and no more than a
few points of it: one catastrophe in a guessed world must not outweigh all that is likely.

Worlds and tree are kept for the next decision of the same turn, as long as nothing has come to light since then.
"""

import time
from collections.abc import Callable
from dataclasses import dataclass, field
from math import exp, sqrt
from random import Random

from pentarchy.bots.greedy import weigh
from pentarchy.bots.seat import Seat
from pentarchy.engine.registry import Game
from pentarchy.engine.rules import Move
from pentarchy.engine.state import State
from pentarchy.engine.views import view

WORLDS = 16  # guesses of what is hidden, at most
SOFT = 1.0  # points that make a move look e times as good to begin with
OPEN = 0.05  # of this everybody gets a share, however bad it looks
SPAN = 4.0  # points: more than that better or worse than greedy's line makes no difference
CURIOSITY = 1.0  # how much a move that was tried little is worth trying, against what has proved good
UNTRIED = -0.1  # what a move is taken for before it was tried, of the span
KNOWN = 64  # simulations in a row that taught nothing new: then there is nothing more to learn

Path = tuple[Move, ...]


@dataclass(frozen=True)
class Budget:
    """How long to think about a decision: seconds of processor time, or simulations, which are the same everywhere."""

    seconds: float = 1.0
    simulations: int = 0

    def allows(self) -> Callable[[int], bool]:
        """Whether another simulation may begin, asked with the number of those made."""
        if self.simulations:
            return lambda made: made < self.simulations
        end = time.process_time() + self.seconds
        return lambda made: time.process_time() < end


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

    def choose(self, legal: tuple[Move, ...]) -> Move:
        """The move to try next, of those that are legal in a world."""
        branches, curiosity = self.branches, CURIOSITY * sqrt(self.visits + 1)
        best, found = -1e9, legal[0]
        for move in legal:
            branch = branches.get(move)
            if branch is None:  # in the world where this decision came first it was not legal
                branch = branches[move] = Branch(OPEN / len(legal))
            visits = branch.visits
            worth = branch.total / visits if visits else UNTRIED
            worth += curiosity * branch.prior / (1 + visits)
            if worth > best:
                best, found = worth, move
        return found

    @property
    def best(self) -> Move:
        """The move that was tried most: it is the one that stood the test."""
        branches = self.branches
        return max(branches, key=lambda move: (branches[move].visits, branches[move].total))


@dataclass
class World:
    """A guess of what is hidden, with what was found out in it."""

    state: State
    greedy: float  # what greedy's line leads to
    ends: dict[Path, float] = field(default_factory=dict)  # what own moves lead to, beyond that


class Search:
    """A decision of a player, thought about."""

    def __init__(self, game: Game, player: int, guess: Callable[[], State]) -> None:
        self.game, self.player, self.guess = game, player, guess
        self.worlds: list[World] = []
        self.root: Node | None = None
        self.made = 0

    def think(self, budget: Budget) -> Move:
        """Simulate until time is up or nothing new comes, and say which move is best."""
        allows, known, made = budget.allows(), 0, 0
        while allows(made) and known < KNOWN:
            known = 0 if self.simulate(self.world(made % WORLDS)) else known + 1
            made += 1
        self.made += made
        assert self.root is not None
        return self.root.best

    def world(self, number: int) -> World:
        if number < len(self.worlds):
            return self.worlds[number]
        state = self.guess()
        if self.root is None:
            self.root = Node(self.game, state, self.player)
        world = World(state, self.play_on(state.clone(), self.game.turn(state)))
        self.worlds.append(world)
        return world

    def simulate(self, world: World) -> bool:
        """Go through a world once; False if the same was done before."""
        game, player, state = self.game, self.player, world.state.clone()
        node, turn, tried = self.root, game.turn(state), list[Branch]()
        path: Path = ()
        while node is not None:
            move = node.choose(state.legal(player))
            branch = node.branches[move]
            node.visits += 1
            tried.append(branch)
            path = (*path, move)
            state.apply(player, move)
            self.answer_alone(state, turn)
            if branch.node is None and branch.visits and self.goes_on(state, turn):
                branch.node = Node(game, state, player)
            node = branch.node if self.goes_on(state, turn) else None
        end = world.ends.get(path)
        new = end is None
        if end is None:
            end = world.ends[path] = max(-1.0, min(1.0, (self.play_on(state, turn) - world.greedy) / SPAN))
        for branch in tried:
            branch.visits += 1
            branch.total += end
        return new

    def goes_on(self, state: State, turn: object) -> bool:
        """Has the player another decision in this turn?"""
        return state.asks[self.player] is not None and self.game.turn(state) == turn

    def answer_alone(self, state: State, turn: object) -> None:
        """Answer questions that have one answer only: they are no decisions."""
        while self.goes_on(state, turn) and len(state.legal(self.player)) == 1:
            state.apply(self.player, state.legal(self.player)[0])

    def play_on(self, state: State, turn: object) -> float:
        """What it comes to when everybody plays as the greedy bot would, some turns later."""
        game, own, left = self.game, self.player, self.game.horizon
        while (asked := own if state.asks[own] is not None else state.asked) >= 0:
            now = game.turn(state)
            if now != turn:
                turn, left = now, left - 1
                if not left:
                    break
            state.apply(asked, self.reply(state, asked))
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
            worlds.append(World(state, world.greedy, ends))
        self.worlds, self.root = worlds, branch.node
        return True


class SearchBot:
    """Thinks about a decision as long as its budget allows."""

    def __init__(self, budget: Budget | None = None) -> None:
        self.budget = budget or Budget()
        self._kept: Search | None = None  # of the last decision, if it may go on with the next one

    def choose(self, seat: Seat, rng: Random) -> Move:
        if len(seat.legal) == 1:
            return seat.legal[0]
        search = self._kept
        if search is None or not self._is_about(search, seat):
            search = Search(seat.game, seat.player, lambda: seat.guess(rng))
        search.guess = lambda: seat.guess(rng)
        move = search.think(self.budget)
        self._kept = search if search.follow(move) else None
        return move

    def _is_about(self, search: Search, seat: Seat) -> bool:
        """Whether a search that was kept is about just what this seat sees."""
        if search.game is not seat.game or search.player != seat.player:
            return False
        state = search.worlds[0].state
        return state.legal(seat.player) == seat.legal and view(state, seat.player) == seat.view()
