"""What a client is sent about a match: its own view, question, options, reasons and events, in its language.

Everything here is made from `view`, from what the kernel offers to this seat and from redacted events; the state itself
is never looked into for what a seat may not know. The shapes are those of web/src/lib/protocol.ts.
"""

from typing import Any

from pentarchy.engine.registry import Outcome
from pentarchy.engine.state import Move
from pentarchy.engine.views import SPECTATOR, public, view
from pentarchy.match import Entry, Match
from pentarchy.text import Speech

Data = dict[str, Any]
NOBODY_MOVED = -1


class Looks:
    """The looks of one position: what is public is counted once for all who look."""

    def __init__(self, match: Match) -> None:
        self.match = match
        game, state = match.game, match.state
        self._shared = public(state)
        self._counted = {"derived": game.derived(state), "scores": match.scores()}
        self._by_seat: dict[int, Data] = {}

    def of(self, seat: int) -> Data:
        """What `Game.look` shows to a seat."""
        if seat not in self._by_seat:
            own = {"insight": self.match.game.insight_of(self.match.state, seat)}
            self._by_seat[seat] = view(self.match.state, seat, self._shared) | self._counted | own
        return self._by_seat[seat]


def difference(old: Data, new: Data) -> Data:
    """The fields of a look that have changed; looks of one match have the same fields."""
    return {name: value for name, value in new.items() if old[name] != value}


def ask(match: Match, seat: int, look: Data, speech: Speech) -> Data | None:
    """What a seat is asked: the prompt, every move with its label, and why others are not possible."""
    question = match.state.asks[seat] if seat != SPECTATOR else None
    if question is None:
        return None
    moves = match.state.legal(seat)
    return {
        "kind": question[0],
        "args": question[1:],
        "text": speech.prompt(question, look, seat),
        "rule": speech.rule_of(question),
        "moves": [_offered(match, seat, move, look, speech) for move in moves],
        "why": match.state.explain(seat),
    }


def _offered(match: Match, seat: int, move: Move, look: Data, speech: Speech) -> Data:
    """A move with its label, and with its numbers if it has any."""
    told: Data = {"move": move, "text": speech.move(move, look, seat)}
    facts = match.state.facts_of(seat, move)
    return told | {"facts": facts} if facts else told


def events(match: Match, seat: int, speech: Speech, start: int) -> list[Data]:
    """Events on the way to position `start` and after, as a seat may hear them."""
    told = match.events_for(seat, start)
    first = match.position + 1 - len(told)  # the position that the first of them led to
    lines = []
    for offset, group in enumerate(told):
        position = first + offset
        player = mover(match, position)
        for event in group:
            line = {"position": position, "player": player, "kind": event.kind, "args": event.args}
            lines.append(line | {"text": speech.event(event)})
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


# replays --------------------------------------------------------------------------------------------------------
def replay_frames(match: Match, speech: Speech) -> list[Data]:
    """Every position of a finished match with open cards, each as its difference to the one before."""
    frames: list[Data] = []
    before: Data = {}
    state = match.at(0)
    for position in range(match.position + 1):
        entry: Entry | None = match.line[position - 1] if position else None
        label = ""
        if entry is not None:
            label = speech.move(entry.move, before, entry.player)
            state.apply(entry.player, entry.move)
        opened = state.clone()
        opened.knows = [opened.everyone] * len(opened.knows)
        scores = [match.game.score(state, player) for player in range(state.players)]
        look = view(opened) | {"derived": match.game.derived(state), "scores": scores, "insight": {}}
        player = entry.player if entry else NOBODY_MOVED
        # the secret is out: every event may be told whole
        whole = entry.events if entry else match.events[0]
        lines = [
            {"position": position, "player": player, "kind": kind, "args": args, "text": speech.event((kind, args))}
            for kind, args, _ in whole
        ]
        frames.append(
            {
                "player": player,
                "move": label,
                "look": difference(before, look) if before else look,
                "events": lines,
                "where": speech.where(look),
                "scores": [sum(score.values()) for score in (*scores, match.game.rival_score(state)) if score],
            }
        )
        before = look
    return frames
