"""The order of play: four rounds of draft, planning, production and, with menaces, battle. Rules: round.*."""

from pentarchy.games.kingdom.advisors import end_of_game_abilities
from pentarchy.games.kingdom.draft import draft_phase
from pentarchy.games.kingdom.menaces import battle_phase
from pentarchy.games.kingdom.planning import planning_phase
from pentarchy.games.kingdom.production import production_phase
from pentarchy.games.kingdom.rules import step
from pentarchy.games.kingdom.scenarios import breed_rodents
from pentarchy.games.kingdom.solo import solo_draft_phase
from pentarchy.games.kingdom.state import END, ROUNDS, Kingdom


@step
def play_round(g: Kingdom) -> None:
    """One round; the round marker is turned over after it, so the other player is first (round.end)."""
    g.round += 1
    g.used[:] = [()] * g.players
    if g.players == 1:
        g.tell("round_started", g.round)
    else:
        g.tell("round_opened", g.round, g.first)
    frames = [solo_draft_phase() if g.players == 1 else draft_phase(), planning_phase(), production_phase()]
    if "menaces" in g.modules:
        frames.append(battle_phase())
    if g.scenario == "rat_invasion":
        frames.append(breed_rodents())
    g.then(*frames, end_round())


@step
def end_round(g: Kingdom) -> None:
    if g.round < ROUNDS:
        if g.players > 1:
            g.first = 1 - g.first
        g.then(play_round())
    else:
        g.then(end_of_game_abilities(), end_game())


@step
def end_game(g: Kingdom) -> None:
    g.phase = END
    g.tell("game_ended")
