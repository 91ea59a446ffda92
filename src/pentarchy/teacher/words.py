"""Hints in words: what a move is worth beside the best one, the points that are sure, and what would happen."""

from collections.abc import Sequence
from itertools import groupby
from typing import Any, TypedDict

from pentarchy.engine.rules import Move
from pentarchy.match import Told
from pentarchy.teacher.hint import Gain, Hint
from pentarchy.text import Speech

AGREED = {  # how a distance is told about which all guesses agree
    "hint-best": "hint-best-agreed",
    "hint-ahead": "hint-ahead-agreed",
    "hint-behind": "hint-behind-agreed",
}
LITTLE = 0.5  # points: what is less is not said apart
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
    worths = [_worth_of_best(hints[1:], speech), *(_worth(hint, speech) for hint in hints[1:])]
    return [_worded(hint, worth, look, player, speech) for hint, worth in zip(hints, worths, strict=True)]


def _worded(hint: Hint, worth: str, look: dict[str, Any], player: int, speech: Speech) -> Worded:
    move, events, say = tuple(hint["move"]), _events(hint, speech), speech.shell.say
    points = [_points(gain, hint["moves"], player, speech) for gain in hint["gains"]] + _origin(hint, speech)
    return {
        "move": move,
        "text": speech.move(move, look, player),
        "worth": worth,
        "points": points or [say("hint-later")],
        "plan": say("hint-plan", moves=hint["moves"]) if len(events) > 1 and hint["moves"] > 1 else "",
        "events": events,
    }


# what a move is worth ---------------------------------------------------------------------------------------------
def _worth_of_best(others: Sequence[Hint], speech: Speech) -> str:
    """How far the best move is ahead of the next one, which may be nothing that anybody could tell."""
    if not others:
        return speech.shell.say("hint-only")
    second = others[0]
    return speech.shell.say("hint-best-even") if second["even"] else _apart("hint-best", second, speech)


def _worth(hint: Hint, speech: Speech) -> str:
    """How far a move lies behind the best one, and how sure that is."""
    if not hint["even"]:
        return _apart("hint-behind", hint, speech)
    return _apart("hint-ahead", hint, speech) if hint["behind"] <= -LITTLE else speech.shell.say("hint-even")


def _apart(key: str, hint: Hint, speech: Speech) -> str:
    """A distance in points with its error, or that all guesses agree about it: that is no certainty."""
    error = hint["error"]
    values = {"points": _short(abs(hint["behind"])), "error": _short(error), "worlds": hint["worlds"]}
    return speech.shell.say(key if error else AGREED[key], **values)


def _origin(hint: Hint, speech: Speech) -> list[str]:
    """Where a difference comes from that the points of this turn do not show."""
    if hint["even"]:
        return []
    if hint["soon"] <= -LITTLE:
        return [speech.shell.say("hint-more-now")]
    return [speech.shell.say("hint-difference-later")] if hint["soon"] < hint["behind"] / 2 else []


def _short(number: float) -> float | int:
    """With a decimal where there is one: languages count 2 otherwise than 2.5."""
    rounded = round(number, 1)
    return int(rounded) if rounded == int(rounded) else rounded


def _points(gain: Gain, moves: int, player: int, speech: Speech) -> str:
    """How the points of a player would change, line by line, by one move or by the end of several."""
    say, total = speech.shell.say, sum(gain["lines"].values())
    text = ""
    for name, change in gain["lines"].items():
        line = say("hint-line", line=speech.score_line(name), change=_signed(change))
        text = say("list", before=text, next=line) if text else line
    values = {"sum": _signed(total), "count": abs(total), "lines": text, "moves": moves}
    if gain["seat"] == player:
        return say("hint-own-by-the-end" if moves > 1 else "hint-own", **values)
    name = speech.rival() if gain["seat"] < 0 else speech.player(gain["seat"])
    return say("hint-other-by-the-end" if moves > 1 else "hint-other", player=name, **values)


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
