"""What a player may see (`view`) and what the rest could be (`determinise`), both read from the knowledge masks."""

from collections.abc import Callable
from random import Random
from typing import Any, TypeVar

from pentarchy.engine import fields
from pentarchy.engine.declare import ALL, OWNER, all_piles
from pentarchy.engine.state import State

SPECTATOR = -1
S = TypeVar("S", bound=State)
Mix = Callable[[list[int]], None]


def public(state: State) -> dict[str, Any]:
    """The part of a view that is the same for everybody: all data that everybody sees, and who is asked."""
    shapes = state.shapes
    seen = {
        name: fields.copied(getattr(state, name), shapes[name])
        for name, zone in state.zones.items()
        if zone.sees == ALL and not zone.pieces
    }
    seen["waiting"] = [p for p, question in enumerate(state.asks) if question is not None]
    return seen


def view(state: State, player: int = SPECTATOR, shared: dict[str, Any] | None = None) -> dict[str, Any]:
    """All that a player (or a spectator) may look at, as JSON-ready data of its own. A hidden piece is None.

    What a player knows but may not look at (zones that are `shut`) is hidden here; events and `determinise` know it.

    Whoever makes several views of one state can give them the same `shared` part, made by `public`.
    """
    eye = 1 << (state.players if player == SPECTATOR else player)
    open_to_all = 1 << state.players
    knows, shapes = state.knows, state.shapes
    seen: dict[str, Any] = dict(public(state) if shared is None else shared)
    private: list[int] = []  # this player looks at them, but they lie face down for the others
    for name, zone in state.zones.items():
        if zone.pieces:
            held, looks = getattr(state, name), open_to_all if zone.shut else eye
            if held.__class__ is tuple:
                seen[name] = [piece if knows[piece] & looks else None for piece in held]
            else:
                seen[name] = [[piece if knows[piece] & looks else None for piece in pile] for pile in held]
            if not zone.shut:
                for pile in (held,) if held.__class__ is tuple else held:
                    private += [piece for piece in pile if knows[piece] & eye and not knows[piece] & open_to_all]
        elif zone.sees == OWNER:
            own = fields.copied(getattr(state, name), shapes[name])
            seen[name] = [x if i == player else None for i, x in enumerate(own)]
    seen["private"] = sorted(private)
    return seen


def as_seen(kind: type[S], content: Any, view: dict[str, Any], *names: str) -> S:
    """A state with some fields of a view, or all, for texts that count as the rules do; a hidden piece is None.

    Whoever asks it for anything else gets an AttributeError.
    """
    g = kind.__new__(kind)
    g.players, g.events = len(view["hands"]), None
    g.content = content
    for name in names or [name for name in kind.zones if name in view]:
        setattr(g, name, fields.restored(view[name], kind.shapes[name]))
    return g


def determinise(state: S, player: int, rng: Random) -> S:
    """A state that looks the same to a player, with all that the player does not know dealt anew.

    The result depends on what the player knows and on `rng` only: two states that the player cannot tell apart
    give the same one. A game says in `scramble` which hidden pieces can be where.
    """
    g = state.clone()
    g.seed = rng.getrandbits(64)
    eye = 1 << (state.players if player == SPECTATOR else player)
    places = all_piles(g)
    slots = [piece for _, _, pile in places for piece in pile if not g.knows[piece] & eye]
    held = {slot: slot for slot in slots}  # a slot is named by the piece that really lies there

    def mix(some: list[int]) -> None:
        pieces = sorted(held[slot] for slot in some)
        rng.shuffle(pieces)
        held.update(zip(some, pieces, strict=True))

    scramble = getattr(g, "scramble", None)
    if scramble is None:
        mix(slots)
    else:
        scramble(player, slots, held, mix, rng)
    _deal(g, held)
    return g


def _deal(g: State, held: dict[int, int]) -> None:
    """Put every piece of `held` into its slot, with all that belongs to the slot rather than to the piece."""
    for name, index, pile in all_piles(g):
        if not held.keys().isdisjoint(pile):
            dealt = tuple(held.get(piece, piece) for piece in pile)
            if index < 0:
                setattr(g, name, dealt)
            else:
                getattr(g, name)[index] = dealt
    for name in ("knows", *getattr(g, "slot_fields", ())):
        old = getattr(g, name)
        new = old[:]
        for slot, piece in held.items():
            new[piece] = old[slot]
        setattr(g, name, new)
    g.offered = [None] * g.players
