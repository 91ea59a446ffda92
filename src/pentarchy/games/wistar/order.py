"""Effects of several pieces at the same moment: a card or goal, and those that answer to it "each time ...".
Rule: general.nested_effects. The owner orders them, and is asked only where the order can matter."""

from collections.abc import Sequence
from typing import Any

from pentarchy.engine.rules import Frame
from pentarchy.games.wistar.aggression import victims
from pentarchy.games.wistar.chains import ACTIONS, SILENT, effects_of, frames_of, say_begin
from pentarchy.games.wistar.moves import Move, Why
from pentarchy.games.wistar.rules import ask, step
from pentarchy.games.wistar.state import Wistar


@step
def gain_bonus(g: Wistar, player: int, piece: int) -> None:
    """The bonus that a goal or a mission card gives."""
    g.then(*frames_of(g.content.bonus[piece], player, piece))


@step
def gain_text(g: Wistar, player: int, piece: int) -> None:
    """The text of a mouse, or the income of any piece; without its condition, or what it counts, it is in vain."""
    text = g.content.texts[piece]
    parts = effects_of(g, player, text)
    if parts:
        say_begin(g, player, piece, parts)
        g.then(*frames_of(parts, player, piece))
    else:
        g.in_vain(player, piece, "memo.if_then" if text.condition[0] else "memo.per")


def answers(g: Wistar, player: int, *triggers: str) -> list[Frame]:
    """What the pieces before a player do each time these things happen."""
    return [frame for trigger in triggers for frame in g.reactions(trigger, player)]


def parts_of(g: Wistar, frame: Frame) -> tuple[Frame, ...]:
    """What the piece of a frame does now: the bonus of a goal, or a text."""
    _, player, piece = frame
    return g.content.bonus[piece] or effects_of(g, player, g.content.texts[piece])


def kinds_of(g: Wistar, frame: Frame) -> set[str]:
    """What an effect asks, counts or compares; empty if it does not matter when it comes."""
    text = g.content.texts[frame[2]]
    if text.more:
        return {"attack"} if victims(g, *frame[1:]) else set()
    kinds = {part[0] for part in parts_of(g, frame)}
    more = {name for name, there in (("per", text.per), ("pay", text.pay[0])) if there and kinds}
    return kinds.difference(SILENT) | more


def simultaneous(g: Wistar, player: int, own: list[Frame], others: list[Frame]) -> list[Frame]:
    """The frames in their order: answers that ask nothing, what the owner orders, the quiet rest of its own."""
    quiet = [frame for frame in others if not kinds_of(g, frame)]
    asking = [frame for frame in others if frame not in quiet]
    moot = [frame for frame in own if not kinds_of(g, frame)]
    ordered = [*asking, *(frame for frame in own if frame not in moot)]
    return [*quiet, *([in_chosen_order(player, *ordered)] if ordered else []), *moot]


def is_moot(g: Wistar, frames: list[Frame]) -> bool:
    """The order does not matter: one piece, one kind of effect, or nothing among them that changes much."""
    kinds = set().union(*(kinds_of(g, frame) for frame in frames))
    return len({frame[2] for frame in frames}) < 2 or len(kinds) < 2 or kinds.isdisjoint(ACTIONS)


def is_idle(g: Wistar, frame: Frame) -> bool:
    """Nothing of it can be done now; what comes before it may help."""
    _, player, piece = frame
    parts = parts_of(g, frame)
    return bool(parts) and all(g.why_idle(player, piece, part) for part in parts)


@step
def in_chosen_order(g: Wistar, player: int, *frames: Frame) -> None:
    """One effect after the other; one that can do nothing yet waits for the others."""
    if not frames:
        return
    ready = [frame for frame in frames if not is_idle(g, frame)] or list(frames)
    if is_moot(g, ready):
        begin_with(g, player, ready[0], frames)
    else:
        pieces = dict.fromkeys(frame[2] for frame in ready)
        g.ask(player, piece_which(*pieces), then=chosen_first(player, *frames))


@ask("general.nested_effects", standing=False)
def piece_which(g: Wistar, player: int, why: Why, *pieces: int) -> list[Move]:
    """Choose the piece whose effect comes first."""
    return [("piece_first", piece) for piece in pieces]


@step
def chosen_first(g: Wistar, player: int, *frames_and_choice: Any) -> None:
    *frames, piece = frames_and_choice
    begin_with(g, player, next(frame for frame in frames if frame[2] == piece), frames)


def begin_with(g: Wistar, player: int, first: Frame, frames: Sequence[Frame]) -> None:
    """One of these, then the others."""
    at = frames.index(first)
    g.then(first, in_chosen_order(player, *frames[:at], *frames[at + 1 :]))
