"""Property 6, non-interference: what a player may not know changes nothing that the player sees or may do.

Three ways to look at it, each catching what the others miss:
  look-alikes   a determinised state shows the same view, moves and reasons, and depends on nothing hidden itself;
  names         no view, move or reason names a piece that the player does not know, or knows but may not look at;
  two worlds    one move is made in the real state and, card for card, in a look-alike that agrees on all that the
                player learns by it: both must still look the same and have told the same. So whatever writes a
                secret into open data, events, the order of a pile or the choice of who is asked is found there.
"""

from random import Random
from typing import Any

from pentarchy.engine.declare import ALL, OWNER, all_piles
from pentarchy.engine.registry import Game
from pentarchy.engine.rules import Move
from pentarchy.engine.state import Event, State
from pentarchy.engine.views import determinise, view
from pentarchy.testing.play import Case, Chooser, asked, differences, eyes, play_on, random_chooser, walk


def nothing_leaks(case: Case, choose: Chooser) -> None:
    """6. Views and moves are the same in determinised states; nothing hidden is in views, moves, reasons or events."""
    hidden: dict[tuple[int, str], list[tuple[Any, Any]]] = {}  # (eye, field): states with something to imagine
    for number, (state, player, move) in enumerate(walk(case, choose)):
        if case.due(number, player):
            for eye in eyes(state):
                names_only_known_pieces(state, eye)
                stays_playable(looks_alike(case.game, state, eye, number), number)
                if player >= 0:
                    two_worlds(case.game, state, eye, player, move, number)
                remember_hidden(state, eye, hidden)
    for (eye, name), states in hidden.items():
        is_imagined([state for state, _ in states], eye, name)


def _bit(state: State, eye: int) -> int:
    return 1 << (state.players if eye < 0 else eye)


def knows(state: State, eye: int, piece: int) -> bool:
    return bool(state.knows[piece] & _bit(state, eye))


# names ----------------------------------------------------------------------------------------------------------
def names_only_known_pieces(state: State, eye: int) -> None:
    """Views, moves and reasons name only pieces that the player knows and may look at."""
    seen, shut = view(state, eye), _face_down(state)
    for name, zone in state.zones.items():
        if zone.pieces:
            for piece in _flat(seen[name]):
                assert piece is None or knows(state, eye, piece), f"{name} shows piece {piece} to {eye}"
                assert piece not in shut, f"{name} shows piece {piece} to {eye}, but nobody may look there"
    for piece in seen["private"]:
        assert knows(state, eye, piece), f"piece {piece} is not private to {eye}"
        assert piece not in shut, f"piece {piece} is shown to {eye}, but nobody may look there"
    if eye >= 0:
        for move in (*state.legal(eye), *(target for target, _ in state.explain(eye))):
            for piece in _pieces(state, move):
                assert knows(state, eye, piece), f"player {eye} is offered {move} with an unknown piece"
                assert piece not in shut, f"player {eye} is offered {move} with a piece that nobody may look at"


def _face_down(state: State) -> set[int]:
    """The pieces at which nobody may look now, though some may remember them."""
    return {
        piece
        for name, _, pile in all_piles(state)
        if state.zones[name].shut
        for piece in pile
        if not state.knows[piece] >> state.players & 1
    }


def _flat(value: Any) -> list[Any]:
    return [x for part in value for x in _flat(part)] if isinstance(value, list) else [value]


def _pieces(state: State, move: Move) -> list[int]:
    return [part for domain, part in zip(state.moves.kinds[move[0]], move[1:], strict=True) if domain.pieces]


# look-alikes ----------------------------------------------------------------------------------------------------
def looks_alike(game: Game, state: Any, eye: int, seed: int) -> Any:
    """A determinised state of a player, which the player cannot tell from the real one."""
    before = state.encode() if seed % 7 == 0 else None
    twin = determinise(state, eye, Random(seed))
    assert before is None or state.encode() == before, "determinise changes the state it is given"
    seen = different_sights(game, state, twin, eye)
    assert not seen, f"player {eye} sees a difference in {seen}"
    if eye >= 0:
        assert twin.asks[eye] == state.asks[eye]
        assert twin.legal(eye) == state.legal(eye), f"moves of {eye} depend on what is hidden: {state.asks[eye]}"
        assert twin.explain(eye) == state.explain(eye), f"reasons for {eye} depend on what is hidden: {state.asks[eye]}"
    again = determinise(state, eye, Random(seed + 1))
    other = determinise(twin, eye, Random(seed + 1))
    assert not differences(other, again), f"what {eye} imagines depends on the truth: {differences(other, again)}"
    return twin


def different_sights(game: Game, state: State, twin: State, eye: int) -> list[str]:
    """What a client would show differently: zones and fields, scores, and what the game derives from them."""
    seen, other = game.look(state, eye), game.look(twin, eye)
    return [name for name in seen if seen[name] != other[name]]


def stays_playable(twin: Any, number: int) -> None:
    """Play goes on in a look-alike: nothing in it still points at where the hidden pieces really are."""
    everything = list(range(len(twin.knows)))
    for later in play_on(twin.clone(), random_chooser(number), 100 if number % 40 == 0 else 3):
        assert sorted(piece for _, _, pile in all_piles(later) for piece in pile) == everything, "pieces got lost"
        assert not later.audit(), "; ".join(later.audit())


# imagination ----------------------------------------------------------------------------------------------------
def remember_hidden(state: Any, eye: int, hidden: dict[tuple[int, str], list[tuple[Any, Any]]]) -> None:
    """Keep some states with different things hidden in a field, each with what is hidden there."""
    secrets = _secrets(state, eye)
    for name, _, pile in all_piles(state):
        if unknown := [piece for piece in pile if not knows(state, eye, piece)]:
            secrets[name] = secrets.get(name, []) + unknown
    for name, secret in secrets.items():
        kept = hidden.setdefault((eye, name), [])
        if len(kept) < 8 and all(other != secret for _, other in kept):
            kept.append((state.clone(), secret))


def is_imagined(states: list[Any], eye: int, name: str) -> None:
    """What a player cannot see is not always imagined as it really is.

    With one or two things hidden there in a whole game, all else that is known may leave no other possibility.
    """
    if len(states) > 2:
        worlds = ((state, determinise(state, eye, Random(seed))) for state in states for seed in range(30))
        assert any(getattr(world, name) != getattr(state, name) for state, world in worlds), (
            f"determinise never deals the hidden {name} anew for {eye}"
        )


# two worlds -----------------------------------------------------------------------------------------------------
def two_worlds(game: Game, state: Any, eye: int, player: int, move: Move, number: int) -> None:
    """The same move, card for card, leads to the same sight in a look-alike that agrees on what is learned by it."""
    real = state.clone()
    real.events = []
    real.apply(player, move)
    lesson = _lesson(state, real, eye)
    other = agreeing_world(state, eye, lesson, number)
    same = _card_for_card(state, other, move)
    if _secrets(state, eye) != _secrets(other, eye) or same not in other.legal(player):
        return  # hidden numbers may come to light without any piece; not every card can do what the real one does
    before = other.clone()
    other.seed, other.events = state.seed, []
    other.apply(player, same)
    if _lesson(before, other, eye) != lesson:
        return  # which pieces are learned may depend on pieces that are not
    where = f"after {state.moves.write(move)} of player {player}, to {eye}"
    seen = different_sights(game, real, other, eye)
    assert not seen, f"{where}: a secret shows in {seen}"
    assert asked(real) == asked(other), f"{where}: who is asked depends on a secret"
    if eye >= 0:
        assert real.legal(eye) == other.legal(eye), f"{where}: moves depend on a secret"
    assert _told(real, eye) == _told(other, eye), f"{where}: an event tells a secret"


def agreeing_world(state: Any, eye: int, lesson: set[int], number: int) -> Any:
    """A look-alike in which some pieces that a player does not know yet are where they really are."""
    pinned = state.clone()
    for piece in lesson:
        pinned.knows[piece] |= _bit(state, eye)
    other = determinise(pinned, eye, Random(~number & 0xFFFF))
    for piece in lesson:
        other.knows[piece] = state.knows[piece]
    return other


def _card_for_card(state: State, other: State, move: Move) -> Move:
    """A move with the pieces that lie in the other world where those of the move lie in this one."""
    swap = {
        a: b
        for (_, _, pile), (_, _, dealt) in zip(all_piles(state), all_piles(other), strict=True)
        for a, b in zip(pile, dealt, strict=True)
    }
    domains = state.moves.kinds[move[0]]
    return (move[0], *(swap[part] if d.pieces else part for d, part in zip(domains, move[1:], strict=True)))


def _lesson(before: State, after: State, eye: int) -> set[int]:
    """The pieces that a player got to know, be it for a moment only, before they were shuffled away."""
    bit = _bit(before, eye)
    told = (
        piece
        for kind, args, mask in after.events or []
        for domain, piece in zip(after.happens.kinds[kind], args, strict=True)
        if domain.pieces and mask & bit
    )
    known = (piece for piece, mask in enumerate(after.knows) if mask & bit)
    return {piece for piece in (*told, *known) if not before.knows[piece] & bit}


def _secrets(state: State, eye: int) -> dict[str, Any]:
    """The hidden words and numbers that do not belong to a place of a piece."""
    found = {}
    for name, zone in state.zones.items():
        if not zone.pieces and zone.sees != ALL and name not in getattr(state, "slot_fields", ()):
            held = getattr(state, name)
            found[name] = [x for i, x in enumerate(held) if i != eye] if zone.sees == OWNER else held
    return found


def _told(state: State, eye: int) -> list[tuple[str, list[Any]]]:
    return [(event[0], seen_parts(state, event, eye)) for event in state.events or []]


def seen_parts(state: State, event: Event, eye: int) -> list[Any]:
    """The arguments of an event as shown to a player: pieces are hidden from those outside its mask."""
    kind, args, mask = event
    shown = mask & _bit(state, eye)
    return [arg if shown or not d.pieces else None for d, arg in zip(state.happens.kinds[kind], args, strict=True)]
