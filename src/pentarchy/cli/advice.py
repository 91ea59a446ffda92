"""The best moves of a question, in sentences: with their numbers among the options, what they are worth, and why."""

from random import Random

from rich.console import Group
from rich.padding import Padding
from rich.text import Text

from pentarchy.bots import Seat
from pentarchy.match import Match
from pentarchy.teacher.hint import hints
from pentarchy.teacher.words import Worded, worded
from pentarchy.text import Speech


def advised(match: Match, player: int, speech: Speech, rng: Random) -> Group:
    """Hints for a player who is asked; it takes a second or two."""
    found = hints(Seat(match.game, match.state, player), rng)
    told = worded(found, match.game.look(match.state, player), player, speech)
    moves = match.state.legal(player)
    head = Text(speech.shell.say("hint-head"), style="bold")
    return Group(head, *(_shown(moves.index(one["move"]) + 1, one) for one in told))


def _shown(number: int, hint: Worded) -> Group:
    """One hint: the move as it stands among the options, then its worth, then why."""
    lines = [Text(hint["worth"]), *map(Text, hint["points"])]
    if hint["plan"]:
        lines.append(Text(hint["plan"], style="dim"))
    lines += [Text(event, style="dim") for event in hint["events"]]
    return Group(Text(f"{number}. {hint['text']}", style="bold"), *(Padding(line, (0, 0, 0, 3)) for line in lines))
