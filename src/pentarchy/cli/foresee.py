"""What a move would do, in sentences: events, points that change, and what comes then."""

from random import Random

from rich.console import Group
from rich.padding import Padding
from rich.text import Text

from pentarchy.engine.rules import Move
from pentarchy.match import Match, Preview, Step, preview
from pentarchy.text import Speech


def foreseen(match: Match, player: int, move: Move, speech: Speech, rng: Random) -> Group:
    """The preview of a move that is offered to a player."""
    question = match.state.asks[player]
    assert question is not None
    look = match.game.look(match.state, player)
    found = preview(match.game, match.state, player, [Step(question[0], move)], rng, look)
    lines = [speech.event(event) for event in found.events] + point_lines(match, found, speech)
    say = speech.shell.say
    head = Text(say("preview-head" if lines else "preview-nothing"), style="bold")
    asked = speech.prompt(found.ask, look | found.look, player) if found.ask else ""
    end = Text(say(f"preview-{found.end}", question=asked), style="dim")
    return Group(head, *(Padding(Text(line), (0, 0, 0, 2)) for line in lines), end)


def point_lines(match: Match, found: Preview, speech: Speech) -> list[str]:
    """Whose points would change, from what to what."""
    before = [sum(score.values()) for score in match.scores()]
    after = [sum(score.values()) for score in found.look.get("scores", match.scores())]
    return [
        speech.shell.say("preview-points", player=speech.player(seat), before=old, after=new)
        for seat, (old, new) in enumerate(zip(before, after, strict=True))
        if old != new
    ]
