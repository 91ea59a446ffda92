"""Alternatives and sequences in the texts of cards, abilities that answer to events. Rules: card.*, fx.mandatory."""

from collections.abc import Callable

from pentarchy.engine.rules import Frame, Move, Why, bind
from pentarchy.games.viscounts.content import corruption_first
from pentarchy.games.viscounts.rules import answer, ask, effect, step
from pentarchy.games.viscounts.state import Viscounts

Possible = Callable[[Viscounts, int, Frame], bool]
POSSIBLE: dict[str, Possible] = {}  # by effect; one that is not named can always be carried out


def possible_if(*names: str) -> Callable[[Possible], Possible]:
    """Register when effects can be carried out."""

    def register(fn: Possible) -> Possible:
        POSSIBLE.update(dict.fromkeys(names, fn))
        return fn

    return register


def possible(g: Viscounts, side: int, part: Frame) -> bool:
    check = POSSIBLE.get(part[0])
    return check is None or check(g, side, part)


@possible_if("both", "choose")
def some_part_possible(g: Viscounts, side: int, part: Frame) -> bool:
    return any(possible(g, side, one) for one in part[1:])


@effect
def both(g: Viscounts, side: int, card: int, *parts: Frame) -> None:
    """One after another (fx.printed_order)."""
    g.then(*(bind(part, side, card) for part in corruption_first(parts)))


@effect
def choose(g: Viscounts, side: int, card: int, *options: Frame) -> None:
    """Exactly one of these; what cannot be carried out is no choice (card.choice_slash). The automa takes the first."""
    if g.is_automa(side):
        g.then(bind(options[0], side, card))
    else:
        g.picked = -1
        g.then(carry_out(side, card))
        g.ask(side, choose_one(card, *options))


@ask("card.choice_slash", standing=False, trivial=True)
def choose_one(g: Viscounts, player: int, why: Why, card: int, *options: Frame) -> list[Move]:
    """Choose one of the alternatives."""
    numbers, moves = g.content.alternative_of, []
    for option in options:
        if possible(g, player, option):
            moves.append(("pick", numbers[option]))
        elif why is not None:
            why.append((("pick", numbers[option]), "card.choice_slash"))
    return moves


@answer
def pick(g: Viscounts, player: int, number: int) -> None:
    g.picked = number


@step
def carry_out(g: Viscounts, side: int, card: int) -> None:
    """The alternative that was chosen; nothing if none was possible (fx.mandatory)."""
    if g.picked >= 0:
        g.then(bind(g.content.alternatives[g.picked], side, card))


# abilities that answer to an event ----------------------------------------------------------------------------------
def reactions(g: Viscounts, side: int, trigger: str) -> tuple[Frame, ...]:
    """What the townsfolk on a side's board do each time this happens."""
    texts = g.content.triggers[trigger]
    cards = tuple(card for slot in g.slots(side) for card in slot if card in texts)
    return (react(side, trigger, *cards),) if cards else ()


@step
def react(g: Viscounts, side: int, trigger: str, *cards: int) -> None:
    """One after another, in the order that the owner chooses (card.event_ability)."""
    if len(cards) > 1:
        g.then(react_chosen(side, trigger, *cards))
        g.ask(side, react_first(*cards))
    else:
        g.then(*(bind(part, side, cards[0]) for part in g.content.triggers[trigger][cards[0]]))


@ask("card.event_ability", standing=False)
def react_first(g: Viscounts, player: int, why: Why, *cards: int) -> list[Move]:
    """Choose whose ability comes first."""
    return [("resolve", card) for card in cards]


@answer
def resolve(g: Viscounts, player: int, card: int) -> None:
    g.picked = card


@step
def react_chosen(g: Viscounts, side: int, trigger: str, *cards: int) -> None:
    rest = tuple(card for card in cards if card != g.picked)
    g.then(react(side, trigger, g.picked), react(side, trigger, *rest))
