"""Property 14: a preview tells what the player can foresee, all that is true of it, and nothing more."""

from collections.abc import Sequence
from random import Random
from typing import Any

from pentarchy.engine.registry import Game
from pentarchy.engine.views import determinise
from pentarchy.match.gesture import Step
from pentarchy.match.preview import Preview, preview
from pentarchy.match.told import redacted
from pentarchy.testing.play import Case, Chooser, Dice, walk

CHAIN = 5  # steps of the longest chain that is tried
OPENING = 3  # decisions that are always looked at: setups differ from all that comes later


def previews_foresee(case: Case, choose: Chooser) -> None:
    """14. A preview is the same whatever the hidden may be; what it says then happens, and trying changes nothing."""
    dice = Dice(case.seed)
    for number, (state, player, _) in enumerate(walk(case, choose)):
        if player >= 0 and (number < OPENING or case.due(number, player)):
            before = state.encode()
            kind = state.asks[player][0]
            for move in state.legal(player):
                is_foreseen(case.game, state, player, [Step(kind, move)], number)
            chains_are_foreseen(case.game, state, player, dice, number)
            assert state.encode() == before, "a preview changed the state"


def chains_are_foreseen(game: Game, state: Any, player: int, dice: Dice, seed: int) -> None:
    """The same of several moves one after another, as long as the player is asked again."""
    steps: list[Step] = []
    trial = determinise(state, player, Random(seed))
    for _ in range(CHAIN):
        steps.append(Step(trial.asks[player][0], dice.pick(trial.legal(player))))
        if len(steps) > 1:
            is_foreseen(game, state, player, steps, seed)
        if preview(game, state, player, steps, Random(seed)).end != "yours":
            return
        trial.apply(player, steps[-1].move)


def is_foreseen(game: Game, state: Any, player: int, steps: Sequence[Step], seed: int) -> None:
    """The preview of some steps is the same in a look-alike, and true."""
    what = f"the preview of {', '.join(state.moves.write(step.move) for step in steps)} for player {player}"
    told = preview(game, state, player, steps, Random(seed))
    other = preview(game, determinise(state, player, Random(seed + 1)), player, steps, Random(seed + 2))
    differing = [name for name in Preview._fields if getattr(told, name) != getattr(other, name)]
    assert not differing, f"{what} depends on what is hidden: {differing}"
    comes_true(game, state, player, steps, told, what)


def comes_true(game: Game, state: Any, player: int, steps: Sequence[Step], told: Preview, what: str) -> None:
    """Making the steps begins with what was told, or is all of it where nothing hidden came in between."""
    real = state.clone()
    real.events = []
    for step in steps[: told.made]:
        real.apply(player, step.move)
    heard = tuple(redacted(real, event, player) for event in real.events)
    if told.end == "hidden":
        assert heard[: len(told.events)] == told.events, f"{what} tells events that do not come"
        assert real.barrier > state.barrier, f"{what} ends at something hidden, and there is nothing"
        return
    assert heard == told.events, f"{what} tells other events than come"
    was, now = game.look(state, player), game.look(real, player)
    wrong = [name for name, value in now.items() if (was | told.look)[name] != value]
    assert not wrong, f"{what} is wrong about {wrong}"
    assert real.asks[player] == told.ask, f"{what} ends with the question {told.ask}, not {real.asks[player]}"
    assert real.over == (told.end == "over"), f"{what} says that the end is {told.end}"
