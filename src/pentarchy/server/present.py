"""What a client is sent about a match: its own view, question, options, reasons and events, in its language.

Everything here is made from `view`, from what the kernel offers to this seat and from redacted events; the state itself
is never looked into for what a seat may not know. The shapes are those of web/src/lib/protocol.ts.
"""

from typing import Any

from pentarchy.engine.registry import Outcome
from pentarchy.engine.state import Move, State
from pentarchy.engine.views import SPECTATOR, Onlooker, public
from pentarchy.match import Match
from pentarchy.text import Speech

Data = dict[str, Any]
NOBODY_MOVED = -1


class Looks:
    """The looks of one position: what is public is counted once for all who look, and only if somebody does.

    `before` are the looks of the position before, at the same table: what has not changed since then is the same
    object, so that comparing costs nothing.
    """

    def __init__(self, match: Match, before: "Looks | None" = None) -> None:
        self.match, self.number = match, match.number
        self.public = public(match.state)
        self._counted: Data = {}
        self._by_seat: dict[int, Data] = {}
        self._eyes: dict[int, Onlooker] = {}
        self._before: dict[int, Data] = {}
        if before is not None and before.match is match:
            self._eyes, self._before = before._eyes, before._by_seat
            keep_same(before.public, self.public)

    def of(self, seat: int) -> Data:
        """What `Game.look` shows to a seat."""
        if seat not in self._by_seat:
            self._by_seat[seat] = self._make(seat)
        return self._by_seat[seat]

    def _make(self, seat: int) -> Data:
        match, old = self.match, self._before.get(seat, {})
        if not self._counted:
            self._counted = {"derived": match.game.derived(match.state), "scores": match.scores()}
            keep_same(old, self._counted)
        own = {"insight": match.game.insight_of(match.state, seat)}
        keep_same(old, own)
        eye = self._eyes.setdefault(seat, Onlooker(seat))
        return eye.view(match.state, self.public) | self._counted | own


def keep_same(old: Data, new: Data) -> None:
    """Put what has not changed in the place of what is equal to it."""
    for name, value in new.items():
        if name in old and old[name] == value:
            new[name] = old[name]


def difference(old: Data, new: Data) -> Data:
    """The fields of a look that have changed; looks of one match have the same fields."""
    return {name: value for name, value in new.items() if old[name] is not value and old[name] != value}


def ask(match: Match, seat: int, look: Data, speech: Speech) -> Data | None:
    """What a seat is asked: the prompt, every move with its label, and why others are not possible."""
    question = match.state.asks[seat] if seat != SPECTATOR else None
    if question is None:
        return None
    state = match.state
    return {
        "kind": question[0],
        "args": question[1:],
        "text": speech.prompt(question, look, seat),
        "rule": speech.rule_of(question),
        "moves": [_offered(state, seat, move, speech.move(move, look, seat)) for move in state.legal(seat)],
        "why": state.explain(seat),
    }


def _offered(state: State, seat: int, move: Move, label: str) -> Data:
    """A move with its label, and with its numbers if it has any."""
    facts = state.facts_of(seat, move) if move[0] in state.rules.numbers else None
    return {"move": move, "text": label, "facts": facts} if facts else {"move": move, "text": label}


def events(match: Match, seat: int, speech: Speech, start: int) -> list[Data]:
    """Events on the way to position `start` and after, as a seat may hear them."""
    told = match.events_for(seat, start)
    first = match.position + 1 - len(told)  # the position that the first of them led to
    lines = []
    for offset, group in enumerate(told):
        position = first + offset
        player = mover(match, position)
        for event in group:
            lines.append(
                {
                    "position": position,
                    "player": player,
                    "kind": event.kind,
                    "args": event.args,
                    "text": speech.event(event),
                }
            )
    return lines


def mover(match: Match, position: int) -> int:
    """Who moved to get to a position, if that is known here."""
    index = position - 1 - (match.position - len(match.line))
    return match.line[index].player if index >= 0 else NOBODY_MOVED


def result(match: Match, speech: Speech) -> Data | None:
    """How a finished match ended, with the opened secret of the deal."""
    outcome: Outcome | None = match.outcome()
    if outcome is None:
        return None
    luck = match.setup.luck
    return {
        "winners": outcome.winners,
        "medal": outcome.medal,
        "text": speech.ending(outcome),
        "rule": outcome.ending,
        "luck": {"secret": luck.secret, "seed": luck.shown_seed, "commitment": luck.commitment},
    }


def last_lines(match: Match, seat: int, speech: Speech, count: int) -> tuple[list[Data], bool]:
    """The events of the last moves, and whether there were more before."""
    start = max(0, match.position - count + 1)
    known = match.position - len(match.line)
    return events(match, seat, speech, max(start, known)), start > 0 or known > 0
