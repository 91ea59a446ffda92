"""A finished match, position after position, with open cards: as data, and in the words of some languages.

The positions are gone through once, however many languages there are.
"""

import asyncio
from collections.abc import Generator, Iterator, Mapping
from typing import Any, NamedTuple, TypeVar

from pentarchy.engine.state import State
from pentarchy.engine.views import Onlooker
from pentarchy.match import Entry, Match
from pentarchy.server.present import NOBODY_MOVED, difference, keep_same
from pentarchy.text import Wording

T = TypeVar("T")
Data = dict[str, Any]
Words = list[Any]  # of a position: the move that led there, how far the match is, its events; JSON-ready


class Position(NamedTuple):
    """A position, and how the match came there."""

    number: int
    entry: Entry | None  # the move; None at the start
    events: Any
    before: Data  # the look before the move
    look: Data
    rival: Data  # points of a single player's opponent


def replay(match: Match, speeches: Mapping[str, Wording]) -> tuple[list[Data], dict[str, list[Words]]]:
    """All positions as frames, each with its difference to the one before; and by language the words of each."""
    return at_once(replay_in_steps(match, speeches))


def replay_in_steps(
    match: Match, speeches: Mapping[str, Wording]
) -> Generator[None, None, tuple[list[Data], dict[str, list[Words]]]]:
    """The same, with a pause after every position."""
    frames: list[Data] = []
    words: dict[str, list[Words]] = {lang: [] for lang in speeches}
    for position in _positions(match):
        frames.append(_frame(position))
        for lang, speech in speeches.items():
            words[lang].append(_words(position, speech))
        yield
    return frames, words


def at_once(steps: Generator[None, None, T]) -> T:
    """What work in steps gives, without pauses."""
    while True:
        try:
            next(steps)
        except StopIteration as done:
            made: T = done.value
            return made


async def between_others(steps: Generator[None, None, T]) -> T:
    """What work in steps gives; in its pauses everybody else has their turn."""
    while True:
        try:
            next(steps)
        except StopIteration as done:
            made: T = done.value
            return made
        await asyncio.sleep(0)


def worded(frame: Data, words: Words) -> Data:
    """A frame in one language, as clients get it."""
    move, where, texts = words
    events = [line | {"text": text} for line, text in zip(frame["events"], texts, strict=True)]
    return frame | {"move": move, "where": where, "events": events}


def _positions(match: Match) -> Iterator[Position]:
    state, eye = match.at(0), Onlooker(match.setup.players)
    before: Data = {}
    for number in range(match.position + 1):
        entry: Entry | None = match.line[number - 1] if number else None
        if entry is not None:
            state.apply(entry.player, entry.move)
        look = _open_look(match, state, eye)
        keep_same(before, look)
        # the secret is out: every event may be told whole
        events = entry.events if entry else match.events[0]
        yield Position(number, entry, events, before, look, _rival_score(match, look))
        before = look


def _rival_score(match: Match, look: Data) -> Data:
    """What `Game.rival_score` counts, from what is counted already."""
    found: list[Data] = look["derived"][f"{match.game.rival}_score"] if match.game.rival else []
    return found[0] if found else {}


def _open_look(match: Match, state: State, eye: Onlooker) -> Data:
    knows, state.knows = state.knows, [state.everyone] * len(state.knows)
    try:
        seen = eye.view(state)
    finally:
        state.knows = knows
    scores = [match.game.score(state, player) for player in range(state.players)]
    return seen | {"derived": match.game.derived(state), "scores": scores, "insight": {}}


def _frame(position: Position) -> Data:
    number, entry, events, before, look, rival = position
    player = entry.player if entry else NOBODY_MOVED
    return {
        "player": player,
        "look": difference(before, look) if before else look,
        "events": [{"position": number, "player": player, "kind": kind, "args": args} for kind, args, _ in events],
        "scores": [sum(score.values()) for score in (*look["scores"], rival) if score],
    }


def _words(position: Position, speech: Wording) -> Words:
    entry, before = position.entry, position.before
    label = speech.move(entry.move, before, entry.player) if entry else ""
    return [label, speech.where(position.look), [speech.event(event) for event in position.events]]
