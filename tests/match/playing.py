"""How these tests play matches: randomly, but the same on every machine and Python version."""

import json
from collections.abc import Callable, Sequence
from typing import Any, TypeVar

from pentarchy.engine import chance
from pentarchy.games.kingdom import GAME
from pentarchy.match import Match
from pentarchy.match.log_file import digest

T = TypeVar("T")
MODES = list(GAME.modes())
DUEL = {"module": "menaces", "menace_1": "giant_rats", "menace_2": "shadows"}


class Dice:
    """A generator of our own: that of the standard library may change."""

    def __init__(self, seed: int) -> None:
        self.seed = seed

    def pick(self, values: Sequence[T]) -> T:
        self.seed = chance.advance(self.seed)
        return values[chance.mix(self.seed) % len(values)]


def mode_name(mode: tuple[int, dict[str, str]]) -> str:
    return "-".join((str(mode[0]), *mode[1].values()))


def duel(seed: int = 1) -> Match:
    return Match.new("kingdom", 2, DUEL, seed=seed)


def asked(match: Match) -> list[int]:
    return [player for player, question in enumerate(match.state.asks) if question is not None]


def wander(match: Match, dice: Dice, *, stop: Callable[[Match], bool] = lambda match: False) -> Match:
    """Play randomly to the end, or until it is as said."""
    while not match.over and not stop(match):
        player = dice.pick(asked(match))
        match.play(player, dice.pick(match.state.legal(player)))
    return match


def waver(match: Match, dice: Dice, moves: int = 10_000) -> Match:
    """Play randomly, and take back and repeat whenever the dice say so."""
    for _ in range(moves):
        if match.over:
            break
        player = dice.pick(range(match.setup.players))
        whim = dice.pick(range(10))
        if whim == 0 and match.can_undo(player):
            match.undo(player)
        elif whim < 4 and match.can_redo(player):
            match.redo(player)
        elif match.state.asks[player] is not None:
            match.play(player, dice.pick(match.state.legal(player)))
    return match


def planning_together(match: Match) -> bool:
    """Both players plan at the same time, each with at least two cards to go."""
    state: Any = match.state
    return len(asked(match)) == 2 and all(
        question[0] == "plan_card" and len(pile) > 1 for question, pile in zip(state.asks, state.drafted, strict=True)
    )


def signature(match: Match) -> tuple[object, ...]:
    """All that makes a match what it is."""
    return match.setup, list(match.log), list(match.line), match.events, match.state.encode()


def sealed(data: dict[str, Any]) -> str:
    """A file with a right digest, whatever is in it."""
    return json.dumps({**data, "digest": digest(data)})
