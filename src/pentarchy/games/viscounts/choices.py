"""Alternatives and sequences in the texts of cards, abilities that answer to events. Rules: card.*, fx.mandatory."""

from pentarchy.engine.rules import Frame, bind
from pentarchy.games.viscounts.content import Effects
from pentarchy.games.viscounts.moments import bound, corruption_of, without_corruption
from pentarchy.games.viscounts.moves import Move, Why
from pentarchy.games.viscounts.rules import ask, effect, rules, step
from pentarchy.games.viscounts.sources import named
from pentarchy.games.viscounts.state import Pile, Viscounts
from pentarchy.kit.piles import without


@effect
def both(g: Viscounts, side: int, card: int, *parts: Frame) -> None:
    """One after another (fx.printed_order)."""
    g.then(*bound(parts, side, card))


@effect
def choose(g: Viscounts, side: int, card: int, *options: Frame) -> None:
    """Exactly one of these; what cannot be carried out is no choice (card.choice_slash). The automa takes the first."""
    if g.is_automa(side):
        g.tell("automa_option", g.content.alternative_of[options[0]], named(card))
        g.then(bind(options[0], side, card))
    else:
        g.ask(side, choose_one(card, *options), then=carry_out(side, card))


@rules.idle_when("both")
def no_part_works(g: Viscounts, side: int, card: int, *parts: Frame) -> str:
    reasons = [g.why_idle(side, card, part) for part in parts]
    return reasons[0] if all(reasons) else ""


@rules.idle_when("choose")
def no_option_works(g: Viscounts, side: int, card: int, *options: Frame) -> str:
    return no_part_works(g, side, card, *(options[:1] if g.is_automa(side) else options))


@ask("card.choice_slash", standing=False, trivial=True)
def choose_one(g: Viscounts, player: int, why: Why, card: int, *options: Frame) -> list[Move]:
    """Choose one of the alternatives."""
    numbers, moves = g.content.alternative_of, list[Move]()
    for option in options:
        if not (rule := g.why_idle(player, card, option)):
            moves.append(("pick", numbers[option]))
        elif why is not None:
            why.append((("pick", numbers[option]), rule))
    return moves


@step
def carry_out(g: Viscounts, side: int, card: int, number: int = -1) -> None:
    """The alternative that was chosen; nothing if none was possible (fx.mandatory)."""
    if number >= 0:
        g.tell("picked_option", side, number, named(card))
        g.then(bind(g.content.alternatives[number], side, card))


# abilities that answer to an event ----------------------------------------------------------------------------------
def reactions(g: Viscounts, side: int, trigger: str) -> tuple[Frame, ...]:
    """What the townsfolk on a side's board do each time this happens; their corruption before their virtue."""
    texts = g.content.triggers[trigger]
    cards = [card for slot in g.slots(side) for card in slot if card in texts]
    if not cards:
        return ()
    first = corruption_of([(side, card, texts[card]) for card in cards]) if len(cards) > 1 else []
    return (*first, react(side, trigger, bool(first), tuple(cards)))


@step
def react(g: Viscounts, side: int, trigger: str, corrupted: bool, cards: Pile) -> None:
    """One after another, in the order that the owner chooses (card.event_order)."""
    left = {card: answer_of(g, trigger, card, corrupted) for card in cards}
    cards = tuple(card for card in cards if left[card])
    if len(cards) > 1:
        g.ask(side, react_first(trigger, *cards), then=react_chosen(side, trigger, corrupted, cards))
    else:
        g.then(*(frame for card in cards for frame in bound(left[card], side, card)))


def answer_of(g: Viscounts, trigger: str, card: int, corrupted: bool) -> Effects:
    """What a card does; its corruption may have come already (track.corruption_first)."""
    effects = g.content.triggers[trigger][card]
    return without_corruption(effects) if corrupted else effects


@ask("card.event_order", standing=False)
def react_first(g: Viscounts, player: int, why: Why, trigger: str, *cards: int) -> list[Move]:
    """Choose whose ability comes first."""
    return [("resolve", card) for card in cards]


@step
def react_chosen(g: Viscounts, side: int, trigger: str, corrupted: bool, cards: Pile, first: int = -1) -> None:
    g.then(react(side, trigger, corrupted, (first,)), react(side, trigger, corrupted, without(cards, first)))
