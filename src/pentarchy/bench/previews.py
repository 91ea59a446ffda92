"""What a preview costs, beside a move that is really played and shown: both with events and the look of its player."""

import time
from dataclasses import dataclass, field
from random import Random

from pentarchy.engine.registry import Game
from pentarchy.engine.state import State
from pentarchy.match.gesture import Step
from pentarchy.match.preview import preview

APART = 5  # decisions between two at which it is measured


@dataclass
class Previewing:
    """Seconds of the processor for every preview and every move beside it, of one game with most players."""

    name: str
    previews: list[float] = field(default_factory=list)
    moves: list[float] = field(default_factory=list)

    def cells(self) -> list[str]:
        """Median and 99th percentile in milliseconds, and each as a multiple of a played move's."""
        times = [(_percentile(self.previews, share), _percentile(self.moves, share)) for share in (0.5, 0.99)]
        return [f"{1000 * ours:.2f}" for ours, _ in times] + [f"{ours / move:.1f}" for ours, move in times]


def _percentile(times: list[float], share: float) -> float:
    return sorted(times)[int(share * len(times))]


def measure_previews(game: Game, seconds: float) -> Previewing:
    """Play random games for a while; now and then preview a random move, and play and show it on a copy."""
    players = max(game.players)
    modes = [options for count, options in game.modes() if count == players]
    found, rng, seed, start = Previewing(f"{game.id}, {players} players"), Random(1), 0, time.thread_time()
    while time.thread_time() - start < seconds or not found.previews:
        state: State = game.new(players, modes[seed % len(modes)], seed)
        seed += 1
        number = 0
        while (player := state.asked) >= 0:
            move = rng.choice(state.legal(player))
            if number % APART == 0:
                _measure_one(game, state, player, Step((state.asks[player] or ("",))[0], move), rng, found)
            state.apply(player, move)
            number += 1
    return found


def _measure_one(game: Game, state: State, player: int, step: Step, rng: Random, found: Previewing) -> None:
    look = game.look(state, player)  # which a server has at hand
    start = time.thread_time()
    preview(game, state, player, [step], rng, look)
    middle = time.thread_time()
    played = state.clone()
    played.events = []
    played.play(player, step.move)
    game.look(played, player)
    found.previews.append(middle - start)
    found.moves.append(time.thread_time() - middle)
