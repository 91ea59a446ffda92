"""Hints in words: what a move is worth beside the best one, the points that are sure, and what would happen."""

from collections.abc import Sequence
from itertools import groupby
from typing import Any, TypedDict

from pentarchy.engine.rules import Move
from pentarchy.match import Told
from pentarchy.teacher.hint import Gain, Hint
from pentarchy.text import Speech

EVENTS = 6  # of a line that are told; who wants all of them looks at the preview


class Worded(TypedDict):
    """A hint as somebody reads it."""

    move: Move
    text: str  # the label of the move
    worth: str
    points: list[str]  # that surely change, a sentence for each player
    plan: str  # said before the events, where they are those of several moves
    events: list[str]


def worded(hints: Sequence[Hint], look: dict[str, Any], player: int, speech: Speech) -> list[Worded]:
    """Hints for a player whose look this is, in the language of the reader."""
    return [_worded(hint, index == 0, look, player, speech) for index, hint in enumerate(hints)]


def _worded(hint: Hint, best: bool, look: dict[str, Any], player: int, speech: Speech) -> Worded:
    move, events = tuple(hint["move"]), _events(hint, speech)
    points = [_points(gain, player, speech) for gain in hint["gains"]]
    say = speech.shell.say
    return {
        "move": move,
        "text": speech.move(move, look, player),
        "worth": say("hint-best") if best else _worth(hint, speech),
        "points": points if points or events else [say("hint-later")],
        "plan": say("hint-plan") if len(events) > 1 and len(hint["steps"]) > 1 else "",
        "events": events,
    }


def _worth(hint: Hint, speech: Speech) -> str:
    """How far a move lies behind the best one, and how sure that is."""
    if hint["even"]:
        return speech.shell.say("hint-even")
    behind, error = _short(hint["behind"]), _short(hint["error"])
    return speech.shell.say("hint-behind" if error else "hint-surely-behind", points=behind, error=error)


def _short(number: float) -> float | int:
    """With a decimal where there is one: languages count 2 otherwise than 2.5."""
    rounded = round(number, 1)
    return int(rounded) if rounded == int(rounded) else rounded


def _points(gain: Gain, player: int, speech: Speech) -> str:
    """How the points of a player would change, line by line."""
    say, total = speech.shell.say, sum(gain["lines"].values())
    text = ""
    for name, change in gain["lines"].items():
        line = say("hint-line", line=speech.score_line(name), change=_signed(change))
        text = say("list", before=text, next=line) if text else line
    values = {"sum": _signed(total), "count": abs(total), "lines": text}
    if gain["seat"] == player:
        return say("hint-own", **values)
    return say("hint-other", player=speech.rival() if gain["seat"] < 0 else speech.player(gain["seat"]), **values)


def _signed(number: int) -> str:
    return f"+{number}" if number > 0 else f"−{-number}" if number else "±0"


def _events(hint: Hint, speech: Speech) -> list[str]:
    """What would happen, the same thing several times as one; of a long line its beginning."""
    told = [speech.event(Told(kind, _tuples(parts))) for kind, parts in hint["events"]]
    say, counted = speech.shell.say, [(text, len(list(same))) for text, same in groupby(told)]
    texts = [text if count == 1 else say("hint-times", text=text, count=count) for text, count in counted]
    if len(texts) <= EVENTS + 1:  # "and one more" would be as long as that one
        return texts
    return [*texts[:EVENTS], say("hint-more", count=len(texts) - EVENTS)]


def _tuples(parts: Any) -> Any:
    """What JSON made lists of, as it was."""
    return tuple(map(_tuples, parts)) if isinstance(parts, list | tuple) else parts
