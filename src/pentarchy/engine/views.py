"""What a player may see (`view`) and what the rest could be (`determinise`), both read from the knowledge masks."""

from collections.abc import Callable
from itertools import chain
from random import Random
from typing import Any, NamedTuple, TypeVar

from pentarchy.engine import fields
from pentarchy.engine.declare import ALL, OWNER
from pentarchy.engine.state import State

SPECTATOR = -1
S = TypeVar("S", bound=State)
Mix = Callable[[list[int]], None]
Hiding = tuple[str, int, list[int]]  # a field, an index in it or -1, and the pieces there that somebody does not know
Seen = tuple[Any, list[Any], list[int]]  # a zone: what lay there, how it looked, what only the onlooker sees of it


class Zones(NamedTuple):
    """The fields of a kind of state by how they are looked at."""

    open: tuple[tuple[str, str], ...]  # data that everybody sees: names with shapes
    pieces: tuple[tuple[str, bool], ...]  # names, and whether they are shut
    own: tuple[tuple[str, str], ...]  # data that its owner sees: names with shapes


_ZONES: dict[type[State], Zones] = {}  # looked up for every view


def zones_of(state: State) -> Zones:
    kind = type(state)
    if kind not in _ZONES:
        zones, shapes = kind.zones.items(), kind.shapes
        _ZONES[kind] = Zones(
            tuple([(name, shapes[name]) for name, zone in zones if zone.sees == ALL and not zone.pieces]),
            tuple([(name, zone.shut) for name, zone in zones if zone.pieces]),
            tuple([(name, shapes[name]) for name, zone in zones if zone.sees == OWNER and not zone.pieces]),
        )
    return _ZONES[kind]


def public(state: State) -> dict[str, Any]:
    """The part of a view that is the same for everybody: all data that everybody sees, and who is asked."""
    seen = {name: fields.copied(getattr(state, name), shape) for name, shape in zones_of(state).open}
    seen["waiting"] = [p for p, question in enumerate(state.asks) if question is not None]
    return seen


def onlooker(state: State, player: object) -> int:
    """A player, or SPECTATOR; or a precise error for who does neither."""
    return SPECTATOR if type(player) is int and player == SPECTATOR else state.check_player(player)


def view(state: State, player: object = SPECTATOR, shared: dict[str, Any] | None = None) -> dict[str, Any]:
    """All that a player (or a spectator) may look at, as JSON-ready data of its own. A hidden piece is None.

    What a player knows but may not look at (zones that are `shut`) is hidden here; events and `determinise` know it.

    Whoever makes several views of one state can give them the same `shared` part, made by `public`.
    """
    return Onlooker(onlooker(state, player)).view(state, shared)


class Onlooker:
    """Makes the views of one player (or a spectator) of one match, position after position.

    How a zone looks depends on what lies there and on who knows those pieces. Where both are as they were in the last
    position, what was made then is shown again; so these views share data with each other, and nobody may change it.
    """

    def __init__(self, player: int) -> None:
        self.player = player
        self._knows: list[int] = []
        self._zones: dict[str, Seen] = {}

    def view(self, state: State, shared: dict[str, Any] | None = None) -> dict[str, Any]:
        """What `view` shows of a state."""
        seen: dict[str, Any] = dict(public(state) if shared is None else shared)
        private: list[int] = []
        turned, zones, known = self._turned(state.knows), zones_of(state), self._zones
        for name, shut in zones.pieces:
            held = getattr(state, name)
            before = known.get(name)
            if before is None or held != before[0] or (turned and _lies_in(turned, held)):
                before = known[name] = self._look(state, held, shut)
            seen[name] = before[1]
            private += before[2]
        for name, shape in zones.own:
            own = fields.copied(getattr(state, name), shape)
            seen[name] = [x if i == self.player else None for i, x in enumerate(own)]
        seen["private"] = sorted(private)
        return seen

    def _turned(self, knows: list[int]) -> set[int]:
        """The pieces that others know than in the last position."""
        before, self._knows = self._knows, knows[:]
        if before == knows:
            return set()
        if len(before) != len(knows):
            self._zones.clear()
            return set()
        return {piece for piece, mask in enumerate(knows) if before[piece] != mask}

    def _look(self, state: State, held: Any, shut: bool) -> Seen:
        """Look through a zone."""
        public_bit, knows = 1 << state.players, state.knows
        eye = public_bit if self.player == SPECTATOR else 1 << self.player
        looks = public_bit if shut else eye
        if held.__class__ is tuple:
            shown: list[Any] = [piece if knows[piece] & looks else None for piece in held]
        else:
            shown = [[piece if knows[piece] & looks else None for piece in pile] for pile in held]
        private: list[int] = []
        if not shut and eye != public_bit:
            for pile in (held,) if held.__class__ is tuple else held:
                private += [piece for piece in pile if knows[piece] & eye and not knows[piece] & public_bit]
        return held if held.__class__ is tuple else held[:], shown, private


def _lies_in(pieces: set[int], held: Any) -> bool:
    """Whether some of these pieces lie in a zone."""
    return not pieces.isdisjoint(held if held.__class__ is tuple else chain.from_iterable(held))


def as_seen(kind: type[S], content: Any, view: dict[str, Any], *names: str) -> S:
    """A state with some fields of a view, or all, for texts that count as the rules do; a hidden piece is None.

    Whoever asks it for anything else gets an AttributeError.
    """
    g = kind.__new__(kind)
    g.players, g.events = len(view["hands"]), None
    g.content = content
    for name in names or [name for name in kind.zones if name in view]:
        setattr(g, name, _restored(view[name], kind.shapes[name]))
    return g


def _restored(shown: Any, shape: str) -> Any:
    """A field of a view as that of a state; what is in a view is known to be right."""
    if shape == fields.VALUE:
        return _frozen(shown)
    return [_frozen(x) for x in shown] if shape == fields.LIST else [[_frozen(y) for y in x] for x in shown]


def _frozen(shown: Any) -> Any:
    return tuple([_frozen(x) if x.__class__ is list else x for x in shown]) if shown.__class__ is list else shown


def determinise(state: S, player: object, rng: Random) -> S:
    """A state that looks the same to a player, with all that the player does not know dealt anew.

    The result depends on what the player knows and on `rng` only: two states that the player cannot tell apart
    give the same one. A game says in `scramble` which hidden pieces can be where.
    """
    eye, g = onlooker(state, player), state.clone()
    g.seed = rng.getrandbits(64)
    piles = _hiding(g, 1 << (state.players if eye == SPECTATOR else eye))
    slots = [slot for _, _, hidden in piles for slot in hidden]
    held = dict(zip(slots, slots, strict=True))  # a slot is named by the piece that really lies there

    def mix(some: list[int]) -> None:
        pieces = sorted([held[slot] for slot in some])
        _shuffle(pieces, rng.getrandbits)
        held.update(zip(some, pieces, strict=True))

    scramble = getattr(g, "scramble", None)
    if scramble is None:
        mix(slots)
    else:
        scramble(eye, slots, held, mix, rng)
    _deal(g, piles, held)
    return g


def _shuffle(pieces: list[int], bits: Callable[[int], int]) -> None:
    """What `Random.shuffle` does, draw for draw, without its calls: it is most of the work here."""
    for last in range(len(pieces) - 1, 0, -1):
        size = (last + 1).bit_length()
        other = bits(size)
        while other > last:
            other = bits(size)
        pieces[last], pieces[other] = pieces[other], pieces[last]


def _hiding(g: State, eye: int) -> list[Hiding]:
    """The piles with pieces that an eye does not know, in a fixed order; most piles are empty or lie open."""
    knows, found = g.knows, []
    for name, zone in g.zones.items():
        if zone.pieces:
            held: Any = getattr(g, name)
            single = held.__class__ is tuple
            for index, pile in enumerate((held,) if single else held):
                if pile and (hidden := [piece for piece in pile if not knows[piece] & eye]):
                    found.append((name, -1 if single else index, hidden))
    return found


def _deal(g: State, piles: list[Hiding], held: dict[int, int]) -> None:
    """Put every piece of `held` into its slot, with all that belongs to the slot rather than to the piece."""
    for name, index, hidden in piles:
        pile: tuple[int, ...] = getattr(g, name) if index < 0 else getattr(g, name)[index]
        whole = len(hidden) == len(pile)
        dealt = tuple([held[slot] for slot in hidden] if whole else [held.get(piece, piece) for piece in pile])
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
