"""Tables drawn with characters, from the same view that a browser gets: one screen a game, or the plain one."""

from typing import Any

from rich.console import RenderableType
from rich.table import Table

from pentarchy.cli.screens import kingdom, lockup, plain, tyrants, viscounts, wistar
from pentarchy.match import Match
from pentarchy.text import Speech

SCREENS = {"kingdom": kingdom, "lockup": lockup, "tyrants": tyrants, "viscounts": viscounts, "wistar": wistar}


def draw_table(view: dict[str, Any], player: int, speech: Speech, *, whole: bool = True) -> RenderableType:
    """The table as a player (or a spectator, -1) sees it; not whole: without what lies before others."""
    screen = SCREENS.get(speech.game.id)
    draw = screen.draw if screen else plain.draw
    return draw(view, player, speech, whole=whole)


def legend(speech: Speech) -> str:
    """What the signs on a screen mean."""
    screen = SCREENS.get(speech.game.id)
    return screen.legend(speech) if screen else ""


def score_table(match: Match, speech: Speech) -> Table:
    """Points line by line, a column a player, and one for the opponent of a single player."""
    columns = {speech.player(player): score for player, score in enumerate(match.scores())}
    if rival := match.game.rival_score(match.state):
        columns[speech.rival()] = rival
    table = Table(title=None)
    table.add_column(speech.shell.say("score-head-line"))
    for name in columns:
        table.add_column(name, justify="right")
    for key in dict.fromkeys(key for score in columns.values() for key in score):
        table.add_row(speech.score_line(key), *(str(score.get(key, 0)) for score in columns.values()))
    table.add_section()
    table.add_row(speech.shell.say("score-head-total"), *(f"[b]{sum(score.values())}[/]" for score in columns.values()))
    return table
