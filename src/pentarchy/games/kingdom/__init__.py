"""It's a Wonderful Kingdom («Это безумное королевство»): two players or one.

Where to find a rule: rounds.py (order of play), setup.py, draft.py and solo.py (draft), offers.py (the two areas),
planning.py, construction.py, production.py, menaces.py (with the battle), advisors.py, quests.py, scenarios.py,
scoring.py, anytime.py (what is possible at any moment). Components are in data/, rules in words in rules.toml.
"""

from pentarchy.engine.registry import Game
from pentarchy.games.kingdom import anytime, content, facts, heuristic, scenarios, scoring, setup, state

GAME = Game(
    id="kingdom",
    package="pentarchy.games.kingdom",
    title={"en": "It's a Wonderful Kingdom", "ru": "Это безумное королевство"},
    players=(1, 2),
    minutes=60,
    weight=3,
    state=state.Kingdom,
    options=setup.OPTIONS,
    load=content.load,
    build=content.build,
    start=setup.start,
    score=scoring.score,
    outcome=scoring.outcome,
    heuristic=heuristic.heuristic,
    turn=heuristic.turn_of,
    horizon=2,
    blur=2.4,
    usage=scoring.usage,
    derived=scoring.derived,
    warning=scenarios.warning,
    modes=setup.modes,
    unscored=frozenset({"quests.end_one", "quests.end_none"}),
    cap=2000,
)
__all__ = ["GAME", "anytime", "facts"]
