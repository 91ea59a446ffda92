"""What texts do for a player, and the chains of "each time" effects. Rules: effect.ongoing, effect.ongoing_chain,
general.nested_effects, memo.if_then, memo.per, symbol.gain_symbol.

Why a chain always ends. Most of what pieces answer to uses something up for good: an invention comes into play with
its symbols, a hero or skill token is taken, a door, a mission card, a mission, a marker space, a mouse, a goal, a room
or a bed. None of these ever comes back, so there are only so many of them in a game: each begins a new chain
(`afresh`), in which every piece answers again, and afterwards the old chain goes on. The rest can be repeated: goods,
VP and cards are gained, main actions are carried out. Within one chain a piece does not answer to these while its own
answer is under way. So answers lie at most as deep in each other as a player has pieces, each does what its text says
once, and every chain is finite. What a piece adds itself is such a repeatable gain: so it never fires itself.
"""

from typing import Any

from pentarchy.engine.rules import Frame, bind
from pentarchy.games.wistar.content import Text
from pentarchy.games.wistar.modifiers import count
from pentarchy.games.wistar.moves import Move, Why
from pentarchy.games.wistar.rules import ask, effect, idle_when, step
from pentarchy.games.wistar.state import Wistar

PLAIN = ("gain", "draw", "current")  # they ask nothing, and may help with what is chosen
SILENT = (*PLAIN, "vp")  # they ask nothing
ACTIONS = ("carry_out", "explore", "mission", "play", "play_free", "potion", "project")  # much may come between
NumberedPart = tuple[Any, ...]  # the place of an effect in its text, then the effect


# what texts do ------------------------------------------------------------------------------------------------------
def scaled(text: Text, times: int) -> tuple[Frame, ...]:
    """The effects of a text with every number multiplied (memo.per)."""
    return tuple((*part[:-1], part[-1] * times) for part in text.effects)


def effects_of(g: Wistar, player: int, text: Text) -> tuple[Frame, ...]:
    """What a text does for a player now: nothing if its condition is not met (memo.if_then)."""
    what, least = text.condition
    if what and count(g, player, what) < least:
        return ()
    if text.per:
        times = count(g, player, text.per)
        return scaled(text, times) if times else ()
    return text.effects


def is_plain(text: Text) -> bool:
    """Whether a text brings plain gains and nothing else, in a number that is printed."""
    return not text.pay[0] and not text.per and not text.more and all(part[0] in PLAIN for part in text.effects)


def is_silent(parts: tuple[Frame, ...]) -> bool:
    """Whether effects ask nothing."""
    return all(part[0] in SILENT for part in parts)


def plain_first(parts: tuple[Frame, ...], player: int, piece: int) -> list[Frame]:
    """Gains that come together: plain ones first, as their owner would order them (general.nested_effects)."""
    return [bind(part, player, piece) for part in sorted(parts, key=lambda part: part[0] not in PLAIN)]


def frames_of(parts: tuple[Frame, ...], player: int, piece: int) -> list[Frame]:
    """The same for the text or bonus of a piece; beside an action of its own the owner orders what asks."""
    asking = [(number, *part) for number, part in enumerate(parts) if part[0] not in SILENT]
    kinds = {part[1] for part in asking}
    if len(kinds) < 2 or kinds.isdisjoint(ACTIONS):
        return plain_first(parts, player, piece)
    silent = [bind(part, player, piece) for part in parts if part[0] in SILENT]
    plain = [frame for frame in silent if frame[0] in PLAIN]
    return [*plain, in_any_order(player, piece, *asking), *(frame for frame in silent if frame not in plain)]


@step
def in_any_order(g: Wistar, player: int, piece: int, *parts: NumberedPart) -> None:
    """Effects with choices, in the order that their owner likes; one that can do nothing yet waits for the others
    (general.nested_effects)."""
    ready = [part for part in parts if not g.why_idle(player, piece, part[1:])]
    if len(ready) > 1:
        g.ask(player, effect_which(piece, *ready), then=first_chosen(player, *parts))
    elif ready and len(parts) > 1:
        rest = [part for part in parts if part is not ready[0]]
        g.then(bind(ready[0][1:], player, piece), in_any_order(player, piece, *rest))
    else:
        g.then(*(bind(part[1:], player, piece) for part in parts))


@ask("general.nested_effects", standing=False)
def effect_which(g: Wistar, player: int, why: Why, piece: int, *parts: NumberedPart) -> list[Move]:
    """Choose the effect that comes first."""
    return [("effect_first", piece, part[0]) for part in parts]


@step
def first_chosen(g: Wistar, player: int, *parts_and_choice: Any) -> None:
    *parts, piece, number = parts_and_choice
    (first,) = [part for part in parts if part[0] == number]
    rest = [part for part in parts if part is not first]
    g.then(bind(first[1:], player, piece), in_any_order(player, piece, *rest))


def say_begin(g: Wistar, player: int, piece: int, parts: tuple[Frame, ...]) -> None:
    """Tell whose text begins, if it asks something and the line before does not say so; gains name their source."""
    if g.events is None or is_silent(parts):
        return
    kind, said, _ = g.events[-1] if g.events else ("", (), 0)
    if kind not in ("played", "played_free", "took_mouse") or said[:2] != (player, piece):
        g.tell("applied", player, piece)


# "each time" --------------------------------------------------------------------------------------------------------
@effect
def respond(g: Wistar, player: int, piece: int) -> None:
    """An "each time" effect; within its chain it does not answer again (effect.ongoing_chain)."""
    parts = effects_of(g, player, g.content.texts[piece])
    if parts:
        g.responding += (piece,)
        say_begin(g, player, piece, parts)
        g.then(*frames_of(parts, player, piece), responded(piece))


@idle_when("respond")
def has_no_answer(g: Wistar, player: int, piece: int) -> str:
    """Its condition is not met, or nothing is there that it counts."""
    text = g.content.texts[piece]
    return "" if effects_of(g, player, text) else "memo.if_then" if text.condition[0] else "memo.per"


def afresh(g: Wistar) -> None:
    """Something is used up for good: all that follows from it is a new chain, then the old one goes on."""
    if g.responding:
        g.then(as_before(*g.responding))
        g.responding = ()


@step
def as_before(g: Wistar, *responding: int) -> None:
    g.responding = responding


@step
def answering(g: Wistar, piece: int) -> None:
    """From here on a card does not answer to what it does itself."""
    g.responding += (piece,)


@step
def responded(g: Wistar, piece: int) -> None:
    g.responding = tuple([other for other in g.responding if other != piece])
