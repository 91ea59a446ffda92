"""A question before a move that would do nothing: such moves are legal (play.choose_one, cost.pay_for_nothing)."""

from pentarchy.engine.rules import Move
from pentarchy.games.tyrants.content import parts
from pentarchy.games.tyrants.playing import all_idle
from pentarchy.games.tyrants.state import Tyrants

PAYING = ("pay_with_spy", "pay_with_spies", "devour_which", "devour_it", "discard_which")  # each names its card first
DECLINING = ("done", "enough")


def warning(g: Tyrants, player: int, move: Move) -> str:
    """The key of a warning before an option, or a payment for an ability, that can do nothing now."""
    question = g.asks[player]
    if question is None:
        return ""
    if move[0] == "pick":
        idle = g.why_idle(player, move[1], g.content.options[move[1]][move[2]])
        return "warning-nothing" if idle else ""
    if question[0] in PAYING and move[0] not in DECLINING:
        return "warning-nothing" if pays_for_nothing(g, player, question[1], move) else ""
    return ""


def pays_for_nothing(g: Tyrants, player: int, card: int, move: Move) -> bool:
    """Whether all that is promised would be idle once the price is paid: it is, on a copy."""
    paid = g.clone()
    g.rules.answers[move[0]](paid, player, *move[1:])
    promised = next(part[2:] for part in parts(g.content.effects[card]) if part[0] == "pay")
    return bool(all_idle(paid, player, card, promised))
