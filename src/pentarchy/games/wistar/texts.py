"""The text of a card is carried out, for a payment where it asks for one. Rules: memo.spend_to_gain, memo.if_then,
quick.use_once, effect.in_vain."""

from collections.abc import Callable

from pentarchy.engine.rules import Frame
from pentarchy.games.wistar.chains import effects_of, frames_of, say_begin
from pentarchy.games.wistar.content import GOODS
from pentarchy.games.wistar.moves import Move, Why
from pentarchy.games.wistar.paying import can_pay, pay
from pentarchy.games.wistar.rules import answer, ask, step
from pentarchy.games.wistar.state import Wistar

Judge = Callable[[Wistar, int, int, Frame], str]  # (state, player, piece, effect) -> the rule why it is idle, or ""


def why_useless(g: Wistar, player: int, piece: int, judge: Judge) -> str:
    """The rule why a text could do nothing for a player now, or "": nothing is paid in vain (effect.in_vain)."""
    text = g.content.texts[piece]
    if not can_pay(g, player, text.pay):
        return "memo.spend_to_gain"
    parts = effects_of(g, player, text)
    if not parts:
        return "memo.if_then" if text.condition[0] else "memo.per"
    what, amount = text.pay
    paid = 4 * player + GOODS.index(what) if what in GOODS else 0
    held = g.goods[paid]
    g.goods[paid] -= amount if what in GOODS else 0  # what is left must do: a joker that is paid helps no mission
    rule = ""
    for part in parts:
        rule = judge(g, player, piece, part)
        if not rule:
            break
    g.goods[paid] = held
    return rule


@step
def apply_text(g: Wistar, player: int, piece: int) -> None:
    """The effect of a card; where something is spent for it, only if the player wants (memo.spend_to_gain)."""
    text = g.content.texts[piece]
    parts = effects_of(g, player, text)
    if parts and not text.pay[0]:
        say_begin(g, player, piece, parts)
        g.then(*frames_of(parts, player, piece))
    elif rule := why_useless(g, player, piece, Wistar.why_idle):
        g.in_vain(player, piece, rule)
    else:
        g.ask(player, pay_or_not(piece))


@ask("memo.spend_to_gain", standing=False)
def pay_or_not(g: Wistar, player: int, why: Why, piece: int) -> list[Move]:
    """Spend what the card asks for, or do not."""
    return [("agree",), ("pass_by",)]


@answer
def agree(g: Wistar, player: int) -> None:
    _, piece = g.question
    g.then(exchange(player, piece))


@step
def exchange(g: Wistar, player: int, piece: int) -> None:
    """Pay, then gain."""
    text = g.content.texts[piece]
    g.then(pay(player, piece, *text.pay), *frames_of(effects_of(g, player, text), player, piece))
