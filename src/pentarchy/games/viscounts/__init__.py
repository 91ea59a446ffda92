"""Viscounts of the West Kingdom («Виконты Западного Королевства»): one to four players.

Where to find a rule: setup.py (with the draft), rounds.py (order of play, phases 1 and 6), movement.py (2), actions.py
and payment.py (3), hiring.py (4), collision.py and track.py (5), buildings.py, castle.py, manuscripts.py, cards.py (own
cards), townsfolk.py (piles of the board), papers.py (debts and deeds), goods.py, choices.py (alternatives, what answers
to events), moments.py (corruption before virtue), sources.py (where gains come from, for the log), automa.py,
schemes.py and reasons.py (solo), scoring.py. What a table shows beside: overview.py and ledger.py (what everybody can
count), offers.py (what a way would lead to), facts.py and prospects.py (numbers with moves). Components are in data/,
rules in words in rules.toml.
"""

from pentarchy.engine.registry import Game
from pentarchy.games.viscounts import content, facts, heuristic, offers, overview, scoring, setup, state

GAME = Game(
    id="viscounts",
    package="pentarchy.games.viscounts",
    title={"en": "Viscounts of the West Kingdom", "ru": "Виконты Западного Королевства"},
    players=setup.PLAYERS,
    minutes=90,
    weight=4,
    state=state.Viscounts,
    options=setup.OPTIONS,
    load=content.load,
    build=content.build,
    start=setup.start,
    score=scoring.score,
    outcome=scoring.outcome,
    heuristic=heuristic.heuristic,
    turn=heuristic.turn_of,
    blur=1.7,
    usage=scoring.usage,
    derived=overview.derived,
    insight=offers.insight,
    modes=setup.modes,
    cap=5_000,
    rival="automa",
)
__all__ = ["GAME", "facts"]
