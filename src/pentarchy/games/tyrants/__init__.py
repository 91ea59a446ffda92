"""Tyrants of the Underdark («Тираны Подземья»): two to four players.

Where to find a rule: setup.py, turn.py (rounds, both stages of a turn, basic actions, the end), board.py (the map),
control.py (presence, control, markers), troops.py, spies.py, trophies.py, cards.py (draw, promote, devour), market.py
(recruiting, Insane Outcasts), discarding.py (forced discards), playing.py (how a card is carried out), gains.py and
counters.py (what cards give and count), scoring.py,
overview.py (what tables show). Components are in data/, rules in words in rules.toml.
"""

from pentarchy.engine.registry import Game
from pentarchy.games.tyrants import content, facts, heuristic, overview, scoring, setup, state, warnings

GAME = Game(
    id="tyrants",
    package="pentarchy.games.tyrants",
    title={"en": "Tyrants of the Underdark", "ru": "Тираны Подземья"},
    players=setup.PLAYERS,
    minutes=90,
    weight=3,
    state=state.Tyrants,
    options=setup.OPTIONS,
    load=content.load,
    build=content.build,
    start=setup.start,
    score=scoring.score,
    outcome=scoring.outcome,
    heuristic=heuristic.heuristic,
    turn=heuristic.turn_of,
    horizon=2,
    blur=1.0,
    usage=scoring.usage,
    derived=overview.derived,
    final=frozenset({"recruit", "end_turn"}),
    warning=warnings.warning,
    modes=setup.modes,
    cap=20_000,
)
__all__ = ["GAME", "facts"]
