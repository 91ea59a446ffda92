"""One game of a tournament, as a job for whoever thinks (`pentarchy.thinking`)."""

import time
from pathlib import Path
from random import Random
from typing import Any

import pentarchy.games  # noqa: F401  # registers the games in the process of a thinker
from pentarchy.arena.results import Played
from pentarchy.arena.tournament import LineUp, Tournament
from pentarchy.bots import Careful, Seat
from pentarchy.engine.registry import get_game
from pentarchy.thinking import Job

PLAY = "pentarchy.arena.play:play"


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
