"""Phase A, the draft of two players: deal, offer two cards, take an area, eight times.

Rules: draft.*, trap.*. Alone see solo.py.
"""

from pentarchy.games.kingdom.moves import Move, Why
from pentarchy.games.kingdom.offers import (
    DOWN,
    LEFT,
    RIGHT,
    UP,
    discard_offers,
    draw,
    lay_out,
    refresh_spies,
    take_area_now,
)
from pentarchy.games.kingdom.quests import settle_final
from pentarchy.games.kingdom.rules import answer, ask, step
from pentarchy.games.kingdom.state import DRAFT, Kingdom
from pentarchy.kit.piles import without

HAND, TRAPS, OFFERS = 7, 2, 4


@step
def draft_phase(g: Kingdom) -> None:
    """Deal, then offer and take in turns: the second player takes first (draft.first_player)."""
    g.phase = DRAFT
    first, second = g.first, 1 - g.first
    deal(g)
    turns = (make_offer(first), take_turn(second), make_offer(second), take_turn(first))
    g.then(*turns * OFFERS, discard_offers(), refresh_spies())


def deal(g: Kingdom) -> None:
    """7 cards of the deck and 1 calamity or menace each, traps back, 1 open card in each area (draft.deal)."""
    g.pass_barrier()
    for player in range(g.players):
        g.traps[player] = TRAPS
        if "menaces" in g.modules:
            danger, g.menace_stacks[player] = g.menace_stacks[player][-1:], g.menace_stacks[player][:-1]
        else:
            danger, g.calamity_stack = g.calamity_stack[-1:], g.calamity_stack[:-1]
        hand = draw(g, HAND) + danger
        g.hide(hand, 1 << player)
        for card in hand:
            g.dealt[card] = 1 + 2 * (g.round - 1) + player
        g.hands[player] = tuple(sorted(hand))
    for area in (LEFT, RIGHT):
        lay_out(g, area, draw(g, 1))


@step
def make_offer(g: Kingdom, player: int) -> None:
    """Two cards from hand, each into either area (draft.offer_two_cards)."""
    g.then(offer_one(player), offer_one(player), settle_final())


@step
def offer_one(g: Kingdom, player: int) -> None:
    g.ask(player, offer_card())


@ask("draft.offer_two_cards")
def offer_card(g: Kingdom, player: int, why: Why) -> list[Move]:
    """A card of the hand, the area, and face up or, for a trap, face down (trap.one_per_card)."""
    second = g.chosen[player]
    spent = bool(second) and g.chosen_to[player] > 1
    traps = g.traps[player] + g.free_traps[player] - spent
    free_unused = g.free_traps[player] and second and not spent  # the Illusionist's card is still due
    moves: list[Move] = []
    for card in g.hands[player]:
        for area in (LEFT, RIGHT):
            if not free_unused:
                moves.append(("offer", card, area, UP))
            elif why is not None:
                why.append((("offer", card, area, UP), "advisors.no_effect"))
            if traps:
                moves.append(("offer", card, area, DOWN))
            elif why is not None:
                why.append((("offer", card, area, DOWN), "trap.two_per_round"))
    return moves


@answer
def offer(g: Kingdom, player: int, card: int, area: int, face: int) -> None:
    """Choose a card for the offer; with the second one both are laid at once."""
    g.hands[player] = without(g.hands[player], card)
    if face == DOWN:  # who saw the hand cannot tell any more which of its cards this is
        g.hide((card, *g.hands[player], *g.chosen[player]), 1 << player)
    if not g.chosen[player]:
        g.chosen[player], g.chosen_to[player] = (card,), area + 2 * face
        return
    first, to = g.chosen[player][0], g.chosen_to[player]
    g.chosen[player], g.chosen_to[player] = (), 0
    lay(g, player, first, to % 2, to // 2)
    lay(g, player, card, area, face)
    g.free_traps[player] = 0


def lay(g: Kingdom, player: int, card: int, area: int, face: int) -> None:
    """Lay an offered card. A face-down one is known to the one who laid it, and to nobody else (trap.no_peeking)."""
    g.offers[area] += (card,)
    if face == UP:
        g.show((card,), g.everyone)
    elif g.free_traps[player]:
        g.free_traps[player] -= 1
    else:
        g.traps[player] -= 1
    g.tell("offered", player, card, area, face)


@step
def take_turn(g: Kingdom, player: int) -> None:
    g.then(settle_final())
    g.ask(player, take_area())


@ask("draft.pick_one_area")
def take_area(g: Kingdom, player: int, why: Why) -> list[Move]:
    """One of the two areas, also an empty one (draft.pick_empty)."""
    return [("take", LEFT), ("take", RIGHT)]


@answer
def take(g: Kingdom, player: int, area: int) -> None:
    g.then(take_area_now(player, area))
