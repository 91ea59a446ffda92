"""Events as one player, or a spectator, may hear them."""

from typing import Any, NamedTuple

from pentarchy.engine.state import Event, State
from pentarchy.engine.views import SPECTATOR


class Told(NamedTuple):
    """An event as one player hears it: pieces that the player may not know are None."""

    kind: str
    args: tuple[Any, ...]


def redacted(state: State, event: Event, player: int) -> Told:
    """What a player or a spectator hears of an event of this state."""
    kind, args, mask = event
    if not mask >> (state.players if player == SPECTATOR else player) & 1:
        domains = state.happens.kinds[kind]
        args = tuple(None if domain.pieces else arg for domain, arg in zip(domains, args, strict=True))
    return Told(kind, args)
