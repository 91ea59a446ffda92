"""Aggressive effects and what their victims choose. Rules: effect.aggressive*, memo.more_than_you, card.095_*,
solo.aggressive, solo.player_aggression."""

from pentarchy.games.wistar.content import GOODS, Payment
from pentarchy.games.wistar.gains import lose_vp, return_goods
from pentarchy.games.wistar.modifiers import count, total
from pentarchy.games.wistar.moves import LOSS, Move, Why
from pentarchy.games.wistar.paying import can_pay, pay
from pentarchy.games.wistar.rules import ask, step
from pentarchy.games.wistar.state import RIVAL, Wistar
from pentarchy.kit.seats import seats_from


@step
def attack(g: Wistar, player: int, card: int) -> None:
    """All are compared before anybody loses anything; victims act in turn order (effect.aggressive_choice)."""
    found = victims(g, player, card)
    if not found:
        g.in_vain(player, card, "memo.more_than_you")
    g.then(*(hit(player, side, card) for side in found))


def victims(g: Wistar, player: int, card: int) -> list[int]:
    """Opponents with more than the owner of what a card compares, in turn order (memo.more_than_you)."""
    what = g.content.texts[card].more
    own = count(g, player, what)
    _, *others = seats_from(g.order.index(player), len(g.order))
    return [g.order[place] for place in others if count(g, g.order[place], what) > own]


@step
def hit(g: Wistar, by: int, side: int, card: int) -> None:
    """The victim loses one of the things named, of its choice; immune ones nothing (card.095_automatic_dog)."""
    lose = g.content.texts[card].lose
    if not (side < g.players and total(g, side, "immune")):
        g.tell("attacked", g.owner_of(side), card, g.owner_of(by))
    if g.solo and side == RIVAL:
        blow: int = g.content.numbers["rival"]["blow"]
        lose_vp(g, side, next((amount for what, amount in lose if what == "vp"), blow), card)
    elif total(g, side, "immune"):
        g.in_vain(side, card, "card.095_automatic_dog")
    elif any(can_pay(g, side, loss) for loss in lose):
        g.ask(side, suffer_which(card, *lose), then=suffer_chosen(side, card))
    else:
        g.in_vain(side, card, "effect.aggressive_choice")


@ask("effect.aggressive_choice", standing=False, trivial=True)
def suffer_which(g: Wistar, player: int, why: Why, card: int, *lose: Payment) -> list[Move]:
    """Choose what you lose."""
    moves: list[Move] = []
    for what, amount in lose:
        move: Move = ("suffer", LOSS.index[f"{what}_{amount}"])
        if can_pay(g, player, (what, amount)):
            moves.append(move)
        elif why is not None:
            why.append((move, "effect.aggressive_choice"))
    return moves


@step
def suffer_chosen(g: Wistar, player: int, card: int, loss: int = -1) -> None:
    """Goods are told as lost to the card; what else is lost is named as it leaves."""
    what, _, amount = LOSS.tokens[loss].rpartition("_")
    if what in GOODS:
        return_goods(g, player, GOODS.index(what), int(amount))
        g.tell("lost", player, GOODS.index(what), int(amount), card)
    else:
        g.then(pay(player, card, what, int(amount)))
