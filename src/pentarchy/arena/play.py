"""One game of a tournament, as a job for whoever thinks (`pentarchy.thinking`)."""

import time
from pathlib import Path
from random import Random
from typing import Any

import pentarchy.games  # noqa: F401  # registers the games in the process of a thinker
from pentarchy.arena.results import Played
from pentarchy.arena.tournament import LineUp, Tournament
from pentarchy.bots import Seat, get_bot, weaker
from pentarchy.engine.registry import get_game
from pentarchy.engine.rules import Move
from pentarchy.thinking import Job

PLAY = "pentarchy.arena.play:play"
LONGEST = 300  # characters of a fault


def job(tournament: Tournament, line_up: LineUp) -> Job:
    wish = {"game": tournament.game, "options": tournament.options, "pack": tournament.pack}
    return Job(PLAY, {**wish, "seats": list(line_up.seats), "deal": line_up.deal})


def play(game: str, options: dict[str, str], pack: str, seats: list[str], deal: int) -> dict[str, Any]:
    """Play a game to its end. Bots draw from generators of their own: no thinking changes the luck of others."""
    rules = get_game(game)
    state = rules.new(len(seats), options, deal, content=rules.load(Path(pack) if pack else None))
    bots = [Careful(name) for name in seats]
    rngs = [Random(f"{deal}/{seat}") for seat in range(len(seats))]
    cpu, decisions = [0.0] * len(seats), [0] * len(seats)
    try:
        while (player := state.asked) >= 0:
            began = time.process_time()
            move = bots[player].choose(Seat(rules, state, player), rngs[player])
            cpu[player] += time.process_time() - began
            decisions[player] += 1
            state.play(player, move)
    finally:
        for bot in bots:
            bot.close()
    outcome = rules.outcome(state)
    scores = tuple(sum(rules.score(state, player).values()) for player in range(len(seats)))
    played = Played(
        deal, tuple(seats), scores, outcome.winners, outcome.ending, outcome.medal, tuple(decisions),
        tuple(round(seconds, 4) for seconds in cpu), tuple(fault for bot in bots for fault in bot.faults),
    )  # fmt: skip
    return played.__dict__


class Careful:
    """A bot that may fail: then the next weaker level makes its move, and it is noted why."""

    def __init__(self, name: str) -> None:
        self.name, self.bot = name, get_bot(name)
        self.faults: list[str] = []

    def choose(self, seat: Seat, rng: Random) -> Move:
        try:
            move = self.bot.choose(seat, rng)
            if move in seat.legal:
                return move
            fault = f"it chose {move!r}, which cannot be played"
        except Exception as error:  # whatever a bot of somebody else does, the game goes on
            fault = str(error) or type(error).__name__
        self.faults.append(f"{self.name}: {fault}"[:LONGEST])
        return get_bot(weaker(self.name)[0]).choose(seat, rng)

    def close(self) -> None:
        close = getattr(self.bot, "close", None)
        if close is not None:
            close()
