"""Rounds and turns: both stages, basic actions, the end of the game. Rules: round.*, turn.*, end_turn.*, end.*."""

from pentarchy.games.tyrants import borrowing, discarding, gains, trophies
from pentarchy.games.tyrants.board import places_of
from pentarchy.games.tyrants.cards import different, discard_all, draw_cards
from pentarchy.games.tyrants.control import markers_held, open_places, pay_marker, presence, remove_spy
from pentarchy.games.tyrants.market import market_choices, recruit_card, stacks
from pentarchy.games.tyrants.moves import PLACE, Move, Why
from pentarchy.games.tyrants.playing import begin_text, end_of_turn_effects, play_card
from pentarchy.games.tyrants.rules import answer, ask, step
from pentarchy.games.tyrants.scoring import score
from pentarchy.games.tyrants.spies import enemy_spies
from pentarchy.games.tyrants.state import ACTIONS, END, END_OF_TURN, HAND, Tyrants
from pentarchy.games.tyrants.troops import (
    assassinate_at,
    closed_places,
    deploy_at,
    explain_targets,
    targets,
)

DEPLOY_COST, ASSASSINATE_COST, RETURN_SPY_COST = 1, 3, 3
BASIC_ACTIONS = {  # what they cost in power, and their rule (turn.basic_actions)
    "deploy": (DEPLOY_COST, "deploy.basic"),
    "assassinate": (ASSASSINATE_COST, "assassinate.basic"),
    "return_spy": (RETURN_SPY_COST, "return.basic_spy"),
}
SURPLUS_VP = 1
DEPLOY_MOVES: list[Move] = [("deploy", place) for place in range(len(PLACE.tokens))]


@step
def take_turn(g: Tyrants, player: int) -> None:
    """A turn: free actions, then the fixed steps of its end (turn.stages)."""
    if player == g.first:
        g.round += 1
        g.tell("round_started", g.round)
    g.current, g.phase = player, ACTIONS
    g.power = g.influence = g.paid_markers = g.ghost = 0
    g.played_this_turn, g.later = (), ()
    begin_text(g, -1)
    g.tell("turn_started", player)
    for site in markers_held(g, player):
        pay_marker(g, site)
    g.then(act_on(player), end_of_turn_effects(player), score_markers(player), discard_all(player), draw_hand(player))


# stage 1 ----------------------------------------------------------------------------------------------------------
@step
def act_on(g: Tyrants, player: int) -> None:
    """Cards and basic actions in any order, until the player ends the stage (turn.free_order)."""
    if g.phase == ACTIONS:
        g.then(act_on(player))
        g.ask(player, act())


@ask("turn.free_order")
def act(g: Tyrants, player: int, why: Why) -> list[Move]:
    """Play a card, take a basic action, or end the turn."""
    moves: list[Move] = [("play", card) for card in different(g, g.hands[player])]
    moves += spend_power(g, player, why)
    moves += spend_influence(g, player, why)
    moves.append(("end_turn",))
    return moves


def spend_power(g: Tyrants, player: int, why: Why) -> list[Move]:
    """Deploy for 1, assassinate for 3, return a spy for 3 (turn.basic_actions)."""
    moves: list[Move] = []
    if g.power >= DEPLOY_COST:
        if g.barracks[player]:
            moves += [DEPLOY_MOVES[place] for place in places_of(open_places(g, player))]
        else:
            moves.append(("surplus",))
    if g.power >= ASSASSINATE_COST:
        here = presence(g, player)
        moves += [("assassinate", place, colour) for place, colour in targets(g, player, "enemy", here)]
        moves += [("return_spy", site, owner) for site, owner in enemy_spies(g, player, here)]
    if why is not None:
        why.extend(explain_power(g, player))
    return moves


def explain_power(g: Tyrants, player: int) -> list[tuple[Move, str]]:
    """Why places, troops and spies cannot be chosen for basic actions now."""
    why: list[tuple[Move, str]] = []
    here, open_to = presence(g, player), open_places(g, player)
    if g.barracks[player]:
        why += closed_places(g, "deploy", open_to)
        if g.power < DEPLOY_COST:
            why += [(DEPLOY_MOVES[place], "deploy.basic") for place in places_of(open_to)]
    why += explain_targets(g, player, "assassinate", "enemy", here, "assassinate.presence")
    why += [(("return_spy", *spy), "return.other_player") for spy in enemy_spies(g, player, ~here)]
    if g.power < ASSASSINATE_COST:
        why += [(("assassinate", *at), "assassinate.basic") for at in targets(g, player, "enemy", here)]
        why += [(("return_spy", *spy), "return.basic_spy") for spy in enemy_spies(g, player, here)]
    return why


def spend_influence(g: Tyrants, player: int, why: Why) -> list[Move]:
    """Recruit a market card, a Priestess of Lolth or a House Guard for its cost (recruit.basic)."""
    if not g.influence and why is None:
        return []
    moves, cost = list[Move](), g.content.cost
    for card in (*market_choices(g), *stacks(g)):
        if 0 <= cost[card] <= g.influence:
            moves.append(("recruit", card))
        elif why is not None:
            why.append((("recruit", card), "recruit.basic" if cost[card] >= 0 else "card.cost"))
    if why is not None:
        why.extend((("recruit", card), "recruit.no_buying_outcasts") for card in g.outcasts[-1:])
    return moves


@answer
def play(g: Tyrants, player: int, card: int) -> None:
    play_card(g, player, card)


@answer
def deploy(g: Tyrants, player: int, place: int) -> None:
    g.power -= DEPLOY_COST
    g.tell("deployed_for_power", player, place)
    deploy_at(g, player, place)


@answer
def surplus(g: Tyrants, player: int) -> None:
    """Deploying with empty barracks always works: 1 VP (turn.basic_needs_target)."""
    g.power -= DEPLOY_COST
    g.vp[player] += SURPLUS_VP
    g.tell("barracks_empty_for_power", player)


@answer
def assassinate(g: Tyrants, player: int, place: int, colour: int) -> None:
    g.power -= ASSASSINATE_COST
    g.tell("assassinated_for_power", player, colour, place)
    assassinate_at(g, player, place, colour)


@answer
def return_spy(g: Tyrants, player: int, site: int, owner: int) -> None:
    g.power -= RETURN_SPY_COST
    g.tell("spy_returned_for_power", player, owner, site)
    remove_spy(g, owner, site)


@answer
def recruit(g: Tyrants, player: int, card: int) -> None:
    cost = g.content.cost[card]
    g.influence -= cost
    recruit_card(g, player, card, cost)


@answer
def end_turn(g: Tyrants, player: int) -> None:
    """Stage 2 begins; what is left in the pool is lost (resources.lost)."""
    g.phase = END_OF_TURN
    if g.power or g.influence:
        g.tell("pool_lost", player, g.power, g.influence)
    g.power = g.influence = 0


# stage 2 ----------------------------------------------------------------------------------------------------------
@step
def score_markers(g: Tyrants, player: int) -> None:
    """Step 2: VP of the markers held with total control (end_turn.marker_vp)."""
    for site in g.board.markers:
        if g.total_control[site] == player:
            points = g.content.sites[site].marker_vp
            g.vp[player] += points
            g.tell("marker_scored", player, site, points)


@step
def draw_hand(g: Tyrants, player: int) -> None:
    """Step 4: five new cards; then the next player, or the end after a whole round (end.finish_round)."""
    if drawn := draw_cards(g, player, HAND):
        g.tell("drew", player, drawn)
    following = (player + 1) % g.players
    if g.ending and following == g.first:
        g.phase = END
        g.tell("game_ended")
        if g.events is not None:
            for seat in range(g.players):
                lines = tuple(score(g, seat).values())
                g.tell("scored", seat, sum(lines), *lines)
    else:
        g.then(take_turn(following))


__all__ = ["borrowing", "discarding", "gains", "take_turn", "trophies"]
