"""Scopa, the Italian card game: two to four players, each for themselves.

Where to find a rule: play.py (a turn: playing, capturing), deal.py (setup, dealing, the end of a deal), scoring.py.
"""

from pentarchy.engine.registry import Game
from pentarchy_scopa import content, deal, heuristic, scoring, state

GAME = Game(
    id="scopa",
    package="pentarchy_scopa",
    title={"en": "Scopa", "ru": "Скопа"},
    players=(2, 3, 4),
    minutes=20,
    weight=1,
    state=state.Scopa,
    options=deal.OPTIONS,
    load=content.load,
    build=content.build,
    start=deal.start,
    score=scoring.score,
    outcome=scoring.outcome,
    heuristic=heuristic.heuristic,
    modes=deal.modes,
    cap=2500,
)
