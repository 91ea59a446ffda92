"""The order of play: rounds, turns with their six phases, the end. Rules: round.*, turn.*, p1.*, draw.*, end.*."""

from pentarchy.games.viscounts.actions import action_phase
from pentarchy.games.viscounts.automa import automa_turn
from pentarchy.games.viscounts.cards import top_card
from pentarchy.games.viscounts.collision import collision_phase
from pentarchy.games.viscounts.content import ABILITIES, CRIMINAL
from pentarchy.games.viscounts.hiring import recruit_phase
from pentarchy.games.viscounts.moments import bound
from pentarchy.games.viscounts.movement import movement_phase
from pentarchy.games.viscounts.moves import Move, Why
from pentarchy.games.viscounts.rules import answer, ask, step
from pentarchy.games.viscounts.scoring import tell_majorities
from pentarchy.games.viscounts.sources import CRIMINALS
from pentarchy.games.viscounts.state import CARDS, DRAW, END, Viscounts
from pentarchy.games.viscounts.track import corruption, criminals
from pentarchy.kit.piles import without
from pentarchy.kit.seats import seats_from

HAND = ABILITIES.index("hand")


@step
def play_round(g: Viscounts) -> None:
    """Every side has exactly one turn, clockwise from the start player (round.structure, round.turn_order)."""
    g.round += 1
    g.tell("round_started", g.round)
    if g.round == g.last_round:
        g.tell("last_round")
    g.then(*(begin_turn(side) for side in seats_from(g.first, g.sides)), end_round())


@step
def end_round(g: Viscounts) -> None:
    """After the trigger this round and one more (end.final_round)."""
    if g.last_round and g.round >= g.last_round:
        g.phase = END
        g.show(g.scheme_deck, g.everyone)
        g.tell("game_ended")
        tell_majorities(g)
    else:
        g.then(play_round())


@step
def begin_turn(g: Viscounts, side: int) -> None:
    """Six phases (turn.phases)."""
    g.active = side
    g.tell("turn_started", g.owner_of(side))
    if g.is_automa(side):
        g.then(automa_turn())
    else:  # the card played leads to the movement
        g.then(card_phase(side), action_phase(side), recruit_phase(side), collision_phase(side), draw_phase(side))


# phase 1 ------------------------------------------------------------------------------------------------------------
@step
def card_phase(g: Viscounts, player: int) -> None:
    """Cards slide right; what falls off is discarded and may do something, then a card is played (p1.slide)."""
    g.phase = CARDS
    left, middle, dropped = g.slots(player)
    g.boards[3 * player : 3 * player + 3] = [(), left, middle]
    for card in dropped:
        g.discards[player] += (card,)
        g.tell("dropped", player, card)
        if g.content.timing[card] == "drop":
            g.then(*bound(g.content.effects[card], player, card), play_phase(player))
            return
    play_a_card(g, player)


@step
def play_phase(g: Viscounts, player: int) -> None:
    play_a_card(g, player)


def play_a_card(g: Viscounts, player: int) -> None:
    """One of the hand, or without any the top card of the draw pile, unseen (p1.play_card, p1.blind_play)."""
    if g.hands[player]:
        g.ask(player, play_which())
    else:
        card = top_card(g, player)
        g.show((card,), g.everyone)
        g.tell("played_blind", player, card)
        lay_on_board(g, player, card)


@ask("p1.play_card")
def play_which(g: Viscounts, player: int, why: Why) -> list[Move]:
    """Play a townsfolk."""
    return [("play", card) for card in g.hands[player]]


@answer
def play(g: Viscounts, player: int, card: int) -> None:
    g.hands[player] = without(g.hands[player], card)
    g.show((card,), g.everyone, by=player)
    g.tell("played", player, card)
    lay_on_board(g, player, card)


def lay_on_board(g: Viscounts, player: int, card: int) -> None:
    """Corruption for criminals, then an immediate effect; then as far as its silver says (p1.*, move.min_distance)."""
    g.boards[3 * player] = (card,)
    frames = []
    if g.content.icons[card][CRIMINAL]:
        frames.append(corruption(player, CRIMINALS, criminals(g, player)))
    if g.content.timing[card] == "instant":
        frames += bound(g.content.effects[card], player, card)
    g.then(*frames, movement_phase(player, g.content.silver[card]))


# phase 6 ------------------------------------------------------------------------------------------------------------
def hand_limit(g: Viscounts, player: int) -> int:
    """3, and 1 more for the third workshop slot and for the leader card (draw.base_limit)."""
    base: int = g.content.numbers["game"]["hand"]
    return base + bool(g.built[player] & g.content.ability_mask[HAND]) + (g.leader == player)


@step
def draw_phase(g: Viscounts, player: int) -> None:
    """Up to the limit; nobody discards (draw.to_limit, draw.at_or_above_limit)."""
    g.phase, limit = DRAW, hand_limit(g, player)
    while len(g.hands[player]) < limit:
        card = top_card(g, player)
        if card < 0:
            return
        g.show((card,), 1 << player)
        g.hands[player] += (card,)
