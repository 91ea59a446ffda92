"""1x effects: which can be used or copied, and what is worth choosing in the eyes of its owner. Rules: quick.use_once,
effect.in_vain, card.077_mechanical_chameleon."""

from pentarchy.engine.rules import Frame
from pentarchy.games.wistar.inventions import fits, why_none_to_play
from pentarchy.games.wistar.moves import Move, Why
from pentarchy.games.wistar.rules import answer, ask, effect, idle_when
from pentarchy.games.wistar.state import Wistar
from pentarchy.games.wistar.texts import Judge, exchange, why_useless
from pentarchy.kit.piles import Pile


def why_futile(g: Wistar, player: int, piece: int, part: Frame) -> str:
    """Why an effect could do nothing, as its owner knows: of others only the backs of a hand are seen.

    So this takes options away from the owner alone; whether anybody is asked follows from `why_idle`.
    """
    if rule := g.why_idle(player, piece, part):
        return rule
    if part[0] == "play":
        return why_none_to_play(g, player, *part[1:])
    if part[0] == "play_free":
        return "" if any(fits(g, card, part[1], part[2], "") for card in g.hands[player]) else "play.free"
    if part[0] == "copy_once":
        return "" if can_copy(g, player, piece, why_futile) else "card.077_mechanical_chameleon"
    return ""


def is_once(g: Wistar, card: int) -> bool:
    return g.content.texts[card].kind == "once"


def can_copy(g: Wistar, player: int, piece: int, judge: Judge) -> bool:
    """Whether any other card in play has a 1x effect that would do something."""
    return any(may_copy(g, player, piece, other, judge) for area in in_play(g) for other in area)


def in_play(g: Wistar) -> tuple[Pile, ...]:
    """The inventions of everybody; those of the rival clan lie open before it too (solo.copy_rival)."""
    return (*g.areas, g.rival_cards)


def may_copy(g: Wistar, player: int, piece: int, other: int, judge: Judge) -> bool:
    text = g.content.texts[other]
    if text.kind != "once" or other == piece or text.effects[0][0] == "copy_once":
        return False
    return not why_useless(g, player, other, judge)


@effect
def copy_once(g: Wistar, player: int, card: int) -> None:
    """The 1x effect of any other card in play, marked or not (card.077_mechanical_chameleon)."""
    if can_copy(g, player, card, Wistar.why_idle):
        g.ask(player, copy_which(card))


@idle_when("copy_once")
def copies_nothing(g: Wistar, player: int, card: int) -> str:
    return "" if can_copy(g, player, card, Wistar.why_idle) else "card.077_mechanical_chameleon"


@ask("card.077_mechanical_chameleon", standing=False)
def copy_which(g: Wistar, player: int, why: Why, card: int) -> list[Move]:
    """Choose the card whose effect you copy, or none."""
    there = [other for area in in_play(g) for other in area if may_copy(g, player, card, other, why_futile)]
    return [*(("copy", other) for other in there), ("pass_by",)]


@answer
def copy(g: Wistar, player: int, card: int) -> None:
    g.tell("copied", player, card)
    g.then(exchange(player, card))
