"""Rats of Wistar («Побег из Вистара»): two to four players, and a solo mode of this project.

Where to find a rule: setup.py, rounds.py (order of play, income), wheel.py (a turn, main actions), quick.py,
projects.py (markets), farm.py (exploring, tents), mice.py, burrow.py (rooms, beds, workers), inventions.py (playing
cards), texts.py (what a card does), once.py (1x effects), missions.py (with markers, heroes, potions), goals.py,
aggression.py, paying.py, gains.py, chains.py ("each time" effects), order.py (of several effects), modifiers.py
(standing changes, counting), rival.py (solo), scoring.py. What a table shows and nobody should have to count:
overview.py (public), insight.py with foresight.py, reach.py and wanting.py (what a player can foresee), facts.py
(numbers with moves), layout.py (the picture of the farm). Beside each effect stands when it can do
nothing (`idle_when`). Components are in data/, rules in words in rules.toml.
"""

from pentarchy.engine.registry import Game
from pentarchy.games.wistar import content, facts, heuristic, insight, overview, scoring, setup, state

GAME = Game(
    id="wistar",
    package="pentarchy.games.wistar",
    title={"en": "Rats of Wistar", "ru": "Побег из Вистара"},
    players=setup.PLAYERS,
    minutes=90,
    weight=4,
    state=state.Wistar,
    options=setup.OPTIONS,
    load=content.load,
    build=content.build,
    start=setup.start,
    score=scoring.score,
    outcome=scoring.outcome,
    heuristic=heuristic.heuristic,
    turn=heuristic.turn_of,
    horizon=1,
    blur=1.4,
    usage=scoring.usage,
    derived=overview.derived,
    insight=insight.insight,
    modes=setup.modes,
    cap=5_000,
    final=frozenset({"end_turn"}),
    rival="rival",
)
__all__ = ["GAME", "facts"]
