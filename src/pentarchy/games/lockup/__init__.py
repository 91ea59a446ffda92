"""Lockup: A Roll Player Tale («Взаперти»): one to five players.

Where to find a rule: setup.py, expert.py, rounds.py (order of play), roll_call.py, lights_out.py (the locations),
rewards.py (recruiting, crafting, reserving), paying.py, books.py (their moments), book_effects.py (what only books do),
cubes.py (what effects give), goals.py (achievements, scores of goons), patrol.py (with raids), guards.py (solo),
scoring.py. What clients are told beside the view: looks.py, with sight.py (strengths, places) and gains.py (cards on
offer); facts.py has the numbers with moves. When an effect can do nothing stands beside it (`idle_when`). Components
are in data/, rules in words in rules.toml.
"""

from pentarchy.engine.registry import Game
from pentarchy.games.lockup import content, facts, heuristic, looks, scoring, setup, state

GAME = Game(
    id="lockup",
    package="pentarchy.games.lockup",
    title={"en": "Lockup: A Roll Player Tale", "ru": "Взаперти"},
    players=setup.PLAYERS,
    minutes=75,
    weight=3,
    state=state.Lockup,
    options=setup.OPTIONS,
    load=content.load,
    build=content.build,
    start=setup.start,
    score=scoring.score,
    outcome=scoring.outcome,
    heuristic=heuristic.heuristic,
    turn=heuristic.turn_of,
    horizon=24,
    chapter=heuristic.round_of,
    blur=0.7,
    usage=scoring.usage,
    derived=looks.derived,
    insight=looks.insight,
    modes=setup.modes,
    cap=5_000,
    rival="guards",
    headlines=frozenset({"raid", "final_raid", "raided"}),
    version=2,  # 2: the state remembers the strengths of a ranking, who was caught, and tokens back in their cells
    continues=frozenset({1}),
)
__all__ = ["GAME", "facts"]
