"""A second world: the match as it could also be, for all that one reader knows."""

import copy
from random import Random
from typing import Any

from pentarchy.engine.state import Event
from pentarchy.engine.views import SPECTATOR, determinise
from pentarchy.match import Entry, Luck, Match, Record


def twin(match: Match, eye: int, rng: Random) -> Match:
    """The same match with everything changed that a reader may not know: cards, luck, log, and what was hidden then."""
    other = copy.copy(match)
    other.state = determinise(match.state, eye, rng)
    other._line = [_changed(match, entry, eye, rng) for entry in match.line]
    other._log = [Record(record.player, "nothing") for record in match.log]
    luck = match.setup.luck
    if not match.over and luck.secret:
        other.setup = copy.copy(match.setup)
        object.__setattr__(other.setup, "luck", Luck.draw(*luck.entropy))
    return other


def _changed(match: Match, entry: Entry, eye: int, rng: Random) -> Entry:
    events = tuple(_other_event(match, event, eye, rng) for event in entry.events)
    move = entry.move if entry.player == eye else ("done",)
    return entry._replace(events=events, move=move)


def _other_event(match: Match, event: Event, eye: int, rng: Random) -> Event:
    kind, args, mask = event
    if mask >> (match.setup.players if eye == SPECTATOR else eye) & 1:
        return event
    pieces = len(match.state.knows)
    domains = match.state.happens.kinds[kind]
    changed: tuple[Any, ...] = tuple(
        rng.randrange(pieces) if domain.pieces else arg for domain, arg in zip(domains, args, strict=True)
    )
    return kind, changed, mask
