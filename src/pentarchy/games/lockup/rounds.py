"""The order of play: six rounds of roll call, lights out and patrol, then the final raid. Rules: round.*, end.*."""

from pentarchy.games.lockup import book_effects, expert
from pentarchy.games.lockup.books import book_moment, wake
from pentarchy.games.lockup.guards import refresh_decks, solo_roll_call
from pentarchy.games.lockup.lights_out import check_locations
from pentarchy.games.lockup.moves import SCORE
from pentarchy.games.lockup.patrol import patrol_steps, raid
from pentarchy.games.lockup.roll_call import roll_call_turn
from pentarchy.games.lockup.rules import step
from pentarchy.games.lockup.scoring import score
from pentarchy.games.lockup.state import END, LIGHTS_OUT, PATROL, ROLL_CALL, UNTIL_PHASE, UNTIL_ROUND, Lockup


@step
def play_round(g: Lockup) -> None:
    g.round += 1
    wake(g, UNTIL_ROUND)
    numbers = g.content.numbers["game"]
    g.hidden_left[:] = [numbers["hidden" if g.sides > 2 else "hidden_small"]] * g.players
    g.visited[:] = [0] * g.players
    g.passed = g.returned = 0
    g.tell("round_started", g.round)
    roll_call = solo_roll_call() if g.solo else roll_call_turn(g.first)
    refresh = [refresh_decks()] if g.solo else []
    # Books of starting bonuses can be played before anybody's turn; later the patrol phase ends with such a moment.
    opening = [book_moment("first_turn")] if g.round == 1 else []
    night = [begin_phase(LIGHTS_OUT), check_locations(), *refresh, end_round()]
    g.then(begin_phase(ROLL_CALL), *opening, roll_call, *night)


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
        g.tell("final_raid")
        g.then(book_moment("final_raid"), raid(), book_moment("scoring"), end_game())


@step
def end_game(g: Lockup) -> None:
    g.phase = END
    if g.events is not None:
        for side in range(g.sides):
            lines = score(g, side)
            lines["total"] = sum(lines.values())
            for number, line in enumerate(SCORE.tokens):
                if lines[line] or line in ("reputation", "total"):
                    g.tell("scored", g.owner_of(side), number, lines[line])
    g.tell("game_ended")


__all__ = ["book_effects", "expert", "play_round"]
