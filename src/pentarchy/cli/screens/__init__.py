"""Tables drawn with characters, from the same view that a browser gets: one screen a game, or the plain one."""

from typing import Any

from rich.console import RenderableType
from rich.table import Table

from pentarchy.cli.screens import kingdom, plain, tyrants
from pentarchy.text import Speech

SCREENS = {"kingdom": kingdom, "tyrants": tyrants}


def draw_table(view: dict[str, Any], player: int, speech: Speech, *, whole: bool = True) -> RenderableType:
    """The table as a player (or a spectator, -1) sees it; not whole: without what lies before others."""
    screen = SCREENS.get(speech.game.id)
    draw = screen.draw if screen else plain.draw
    return draw(view, player, speech, whole=whole)


def legend(speech: Speech) -> str:
    """What the signs on a screen mean."""
    screen = SCREENS.get(speech.game.id)
    return screen.legend(speech) if screen else ""


def score_table(scores: list[dict[str, int]], speech: Speech) -> Table:
    """Points line by line, a column a player."""
    table = Table(title=None)
    table.add_column(speech.shell.say("score-head-line"))
    for player in range(len(scores)):
        table.add_column(speech.player(player), justify="right")
    for key in scores[0]:
        table.add_row(speech.score_line(key), *(str(score[key]) for score in scores))
    table.add_section()
    table.add_row(speech.shell.say("score-head-total"), *(f"[b]{sum(score.values())}[/]" for score in scores))
    return table
