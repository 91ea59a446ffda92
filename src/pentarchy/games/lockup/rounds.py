"""The order of play: six rounds of roll call, lights out and patrol, then the final raid. Rules: round.*, end.*."""

from pentarchy.games.lockup import expert
from pentarchy.games.lockup.books import book_moment, wake
from pentarchy.games.lockup.guards import refresh_decks, solo_roll_call
from pentarchy.games.lockup.lights_out import check_locations
from pentarchy.games.lockup.patrol import patrol_steps, raid
from pentarchy.games.lockup.roll_call import roll_call_turn
from pentarchy.games.lockup.rules import step
from pentarchy.games.lockup.state import END, LIGHTS_OUT, PATROL, ROLL_CALL, UNTIL_PHASE, UNTIL_ROUND, Lockup


@step
def play_round(g: Lockup) -> None:
    g.round += 1
    wake(g, UNTIL_ROUND)
    numbers = g.content.numbers["game"]
    g.hidden_left[:] = [numbers["hidden" if g.sides > 2 else "hidden_small"]] * g.players
    g.visited[:] = [0] * g.players
    g.passed = 0
    g.tell("round_started", g.round)
    roll_call = solo_roll_call() if g.solo else roll_call_turn(g.first)
    refresh = [refresh_decks()] if g.solo else []
    g.then(begin_phase(ROLL_CALL), roll_call, begin_phase(LIGHTS_OUT), check_locations(), *refresh, end_round())


@step
def begin_phase(g: Lockup, phase: int) -> None:
    """Books may be asked about again by those who waited for the next phase."""
    g.phase = phase
    wake(g, UNTIL_PHASE)


@step
def end_round(g: Lockup) -> None:
    """After round 6 there is no patrol, but the final raid (patrol.skip_last, end.final_raid)."""
    if g.round < g.content.numbers["game"]["rounds"]:
        g.then(begin_phase(PATROL), patrol_steps(), play_round())
    else:
        wake(g, UNTIL_ROUND)
        g.then(book_moment("any_time"), final_raid(), book_moment("any_time"), end_game())


@step
def final_raid(g: Lockup) -> None:
    g.tell("final_raid")
    g.then(raid())


@step
def end_game(g: Lockup) -> None:
    g.phase = END
    g.tell("game_ended")


__all__ = ["expert", "play_round"]
