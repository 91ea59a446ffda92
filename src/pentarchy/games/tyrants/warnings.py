"""A question before a move that would do nothing: such moves are legal (play.choose_one, cost.pay_for_nothing)."""

from pentarchy.engine.rules import Frame
from pentarchy.games.tyrants.content import parts
from pentarchy.games.tyrants.moves import Move
from pentarchy.games.tyrants.playing import all_idle
from pentarchy.games.tyrants.state import Tyrants

PAYING = ("pay_with_spy", "pay_with_spies", "devour_which", "devour_it", "discard_which")  # each names its card first
DECLINING = ("done", "enough")


def warning(g: Tyrants, player: int, move: Move) -> str:
    """The key of a warning before an option, a payment or a choice that can do nothing now."""
    question = g.asks[player]
    if question is None:
        return ""
    if move[0] == "pick":
        idle = is_in_vain(g, player, move[1], g.content.options[move[1]][move[2]])
    elif question[0] in PAYING and move[0] not in DECLINING:
        idle = pays_for_nothing(g, player, question[1], move)
    else:
        idle = changes_nothing(g, player, question, move)
    return "warning-nothing" if idle else ""


def is_in_vain(g: Tyrants, player: int, card: int, option: Frame) -> bool:
    """Whether an option can do nothing; of an ability with a cost also: whatever were paid, it would be for nothing."""
    if option[0] != "pay" or g.why_idle(player, card, option):
        return bool(g.why_idle(player, card, option))
    asked = g.clone()
    asked.returned = 0
    asked.asks[player] = asked.offered[player] = None
    asked.rules.steps[option[1][0]](asked, player, card, *option[1][1:])
    payments = [move for move in asked.legal(player) if move[0] not in DECLINING]
    return all(pays_for_nothing(asked, player, card, move) for move in payments)


def pays_for_nothing(g: Tyrants, player: int, card: int, move: Move) -> bool:
    """Whether all that is promised would be idle once the price is paid: it is, on a copy.

    Of several spies that are returned each is looked at by itself.
    """
    paid = g.clone()
    g.rules.answers[move[0]](paid, player, *move[1:])
    paid.returned &= ~g.returned
    promised = next(part[2:] for part in parts(g.content.effects[card]) if part[0] == "pay")
    return bool(all_idle(paid, player, card, promised))


def changes_nothing(g: Tyrants, player: int, question: Frame, move: Move) -> bool:
    """A troop moved inside its site; a card played from the inner circle that would be promoted there again."""
    return (move[0] == "drop" and question[1] == move[1]) or (move[0] == "promote" and move[1] in g.lent[player])
