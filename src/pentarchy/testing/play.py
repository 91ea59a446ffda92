"""How the contract tests play: cases, choosers and walks, the same on every machine and Python version."""

from collections.abc import Callable, Iterator, Sequence
from typing import Any, NamedTuple

from pentarchy.engine import chance
from pentarchy.engine.registry import Game
from pentarchy.engine.rules import Move
from pentarchy.engine.state import State

Choice = tuple[int, Move]
Chooser = Callable[[State], Choice | None]  # a player among those asked with one of their moves; None: enough


class Dice:
    """A generator of our own, since that of the standard library may change with Python."""

    def __init__(self, seed: int) -> None:
        self.seed = chance.mix(seed & chance.MASK64)

    def below(self, n: int) -> int:
        self.seed = chance.advance(self.seed)
        return chance.mix(self.seed) % n

    def pick(self, values: Sequence[Any]) -> Any:
        return values[self.below(len(values))]


class Case(NamedTuple):
    """One game to play: which, for how many, with which options, from which seed."""

    game: Game
    players: int
    options: dict[str, str]
    seed: int = 0
    opening: int = 0  # so many random moves are made before the first decision that counts
    every: int = 1  # what is slow is checked at every so many decisions

    @property
    def name(self) -> str:
        """The mode in one word, for test ids and golden files."""
        return "-".join((self.game.id, str(self.players), *self.options.values()))

    def due(self, number: int, player: int) -> bool:
        """Whether to look closely at this decision; always where play stops."""
        return player < 0 or (number + self.seed) % self.every == 0

    def start(self, *, events: bool = False) -> Any:
        state = self.game.new(self.players, self.options, self.seed, events=events)
        choose = random_chooser(self.seed + 1)
        for _ in range(self.opening):
            if choice := choose(state):
                state.apply(*choice)
        return state


def cases(game: Game, seed: int = 0) -> list[Case]:
    """Every mode of a game."""
    return [Case(game, players, options, seed) for players, options in game.modes()]


def asked(state: State) -> list[int]:
    """The players who may move now."""
    return [player for player, question in enumerate(state.asks) if question is not None]


def eyes(state: State) -> list[int]:
    """Everybody who looks at a game: the players, and a spectator (-1)."""
    return [*range(state.players), -1]


def differences(state: State, other: State) -> list[str]:
    """The data fields in which two states differ."""
    return [name for name in state.shapes if getattr(state, name) != getattr(other, name)]


# choosers -------------------------------------------------------------------------------------------------------
def random_chooser(seed: int) -> Chooser:
    """Any player asked, any move, all equally likely."""
    dice = Dice(seed)

    def choose(state: State) -> Choice | None:
        players = asked(state)
        if not players:
            return None
        player = dice.pick(players)
        return player, dice.pick(state.legal(player))

    return choose


def kind_chooser(seed: int) -> Chooser:
    """First a kind of move, then a move of that kind: rare kinds of moves come up more often."""
    dice = Dice(seed)

    def choose(state: State) -> Choice | None:
        players = asked(state)
        if not players:
            return None
        player = dice.pick(players)
        kind = dice.pick(list(dict.fromkeys(move[0] for move in state.legal(player))))
        return player, dice.pick([move for move in state.legal(player) if move[0] == kind])

    return choose


def numbered_chooser(numbers: Sequence[int]) -> Chooser:
    """The moves that a list of numbers stands for, and no more: smaller lists and numbers are simpler games."""
    left = iter(numbers)

    def choose(state: State) -> Choice | None:
        number, moves = next(left, None), [(player, move) for player in asked(state) for move in state.legal(player)]
        return None if number is None or not moves else moves[number % len(moves)]

    return choose


LAST: list[Any] = [0, ()]  # how many moves the walk under way has made, and the last one: where a promise breaks


# walks ----------------------------------------------------------------------------------------------------------
def walk(case: Case, choose: Chooser, *, events: bool = False) -> Iterator[tuple[Any, int, Move]]:
    """Play a game: at each decision (state, player, the move to come); last (state, -1, ()) where play stopped."""
    state = case.start(events=events)
    LAST[:] = [0, ()]
    for number in range(case.game.cap + 1):
        assert all(map(state.legal, asked(state))), f"an empty ask: {state.asks}"
        choice = choose(state)
        if choice is None:
            yield state, -1, ()
            return
        yield state, *choice
        LAST[:] = [number + 1, choice[1]]
        state.apply(*choice)
    raise AssertionError(f"{case.name} does not end: more than {case.game.cap} decisions")


def play_on(state: State, choose: Chooser, decisions: int) -> Iterator[Any]:
    """Play a state on for at most so many decisions, looking at it after each."""
    for _ in range(decisions):
        choice = choose(state)
        if choice is None:
            return
        state.apply(*choice)
        yield state
