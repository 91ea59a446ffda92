"""What a state is worth to a player, in points: what stands, what it will bring in the turns to come, and the pool.

It reads a state as it is; what the player does not know has been dealt anew before (engine.views.determinise). Sites
and presence are looked up in caches by what stands there, cards in tables (card_values.py). All weights are in points,
in weights.toml.
"""

from functools import lru_cache
from math import tanh
from typing import NamedTuple

from pentarchy.games.tyrants.board import Board, places_of
from pentarchy.games.tyrants.card_values import CardValues, card_values, influence_value
from pentarchy.games.tyrants.content import Content
from pentarchy.games.tyrants.market import row, stacks
from pentarchy.games.tyrants.moves import SITES
from pentarchy.games.tyrants.scoring import TOTAL_CONTROL_VP, score
from pentarchy.games.tyrants.state import ACTIONS, EMPTY, END, HAND, WHITE, Tyrants
from pentarchy.kit.piles import Pile
from pentarchy.kit.weights import weights_of

WEIGHTS = weights_of("pentarchy.games.tyrants")
WIN = WEIGHTS.number("lead.win")
ENOUGH = WEIGHTS.number("lead.enough")
GROWTH = WEIGHTS.number("deck.growth")
RECRUIT = WEIGHTS.number("deck.recruit")
LUCK = WEIGHTS.number("lead.luck")
FAR = WEIGHTS.number("lead.far")
LEADER = WEIGHTS.number("lead.leader")
POOL_POWER = WEIGHTS.number("turn.pool_power")
TURN = WEIGHTS.number("turn.turn")
DEPLOYED = WEIGHTS.number("time.deployed")
RECRUITED = WEIGHTS.number("time.recruited")
ENOUGH_INFLUENCE = WEIGHTS.number("deck.enough_influence")
GLUT = WEIGHTS.number("deck.glut")
HELD = WEIGHTS.number("turn.held")
EARLY = WEIGHTS.number("turn.early")
SURE = WEIGHTS.number("turn.sure")
PROMOTION = WEIGHTS.number("turn.promotion")
SPY = WEIGHTS.number("board.spy")
RECALL = WEIGHTS.number("board.recall")
SPY_USERS = WEIGHTS.number("board.spy_users")
REACH = WEIGHTS.number("board.reach")
MARKER_REACH = WEIGHTS.number("board.marker_reach")
AFAR = WEIGHTS.number("board.afar")
CREDIT = WEIGHTS.numbers("board.credit")  # by troops ahead, from -3 to 3
SAFE = WEIGHTS.number("board.safe")
SPY_TURNS = WEIGHTS.number("board.spy_turns")
REACH_ROUNDS = WEIGHTS.number("board.reach_rounds")
TOTAL_CREDIT = WEIGHTS.numbers("board.total_credit")
SPIED = WEIGHTS.number("board.spied")
STEPS = 4  # parts of a round that are told apart
OPEN = WEIGHTS.number("time.open")


def heuristic(g: Tyrants, player: int) -> float:
    """One's own worth less the others', and more for being ahead the nearer the end is."""
    if g.phase == END:
        rounds, worths = 0.0, [float(sum(score(g, seat).values())) for seat in range(g.players)]
    else:
        rounds = rounds_to_come(g)
        worths = all_worths(g, player, rounds)
    own = worths.pop(player)
    best = max(worths)
    margin = own - LEADER * best - (1 - LEADER) * sum(worths, 0.0) / len(worths)
    lead = tanh((own - best) / (LUCK * (1.0 + rounds)))
    return margin / (1.0 + abs(margin) / ENOUGH) + WIN * lead / (1.0 + rounds / FAR)


def turn_of(g: Tyrants) -> tuple[int, int]:
    """What changes with every turn."""
    return (g.round, g.current)


def all_worths(g: Tyrants, player: int, rounds: float) -> list[float]:
    """What every player will have at the end, as far as one can tell."""
    turns = [turns_to_come(g, seat, rounds) for seat in range(g.players)]
    worths = board_worths(g, player, turns, rounds)
    for seat in range(g.players):
        worths[seat] += g.vp[seat] + sum(g.trophies[seat]) + presence_worth(g, seat, rounds)
        worths[seat] += cards_worth(g, seat, turns[seat], seat == player == g.current)
    return worths


# time -------------------------------------------------------------------------------------------------------------
def rounds_to_come(g: Tyrants) -> float:
    """Rounds from now on, from the smallest barracks and the market deck."""
    if g.ending:
        return 0.0
    return 0.5 + min(min(g.barracks) / DEPLOYED, len(g.market_deck) / (RECRUITED * g.players))


def turns_to_come(g: Tyrants, seat: int, rounds: float) -> float:
    """Turns of a player until the end, with the one under way."""
    if g.ending:
        return float((seat - g.first) % g.players >= (g.current - g.first) % g.players)
    return rounds + 0.5 - (seat - g.current) % g.players / g.players


# the board --------------------------------------------------------------------------------------------------------
def board_worths(g: Tyrants, player: int, turns: list[float], rounds: float) -> list[float]:
    """Sites, total control and control markers of every player."""
    content, players, spies, garrisons = g.content, g.players, g.spies, g.garrisons
    worths = [0.0] * players
    openness = int(min(rounds, OPEN) * STEPS)
    held = influence_value(rounds / 2)
    question = g.asks[g.current]
    lifted, lifted_colour = question[1:] if question is not None and question[0] == "drop_where" else (-1, -1)
    taken = spied = 0
    for seat in range(players):
        taken |= g.camps[seat]
        spied |= spies[seat]
    for site in sites_of(taken):
        there = tuple([mask >> site & 1 for mask in spies]) if spied >> site & 1 else ()
        here = garrisons[site] if site != lifted else without_lifted(garrisons[site], lifted_colour)
        for seat, points, marker, each_turn in site_worth(content, site, here, there, players, openness):
            worths[seat] += points
            if marker:
                acting = seat == player == g.current  # the marker has paid, its points are still to come
                worths[seat] += marker * held * (turns[seat] - acting) + each_turn * turns[seat]
    return worths


@lru_cache(1 << 12)
def sites_of(taken: int) -> tuple[int, ...]:
    """The sites of a mask; it seldom changes."""
    return tuple(places_of(taken))


def without_lifted(garrison: Pile, colour: int) -> Pile:
    """A site without the troop that is about to be moved away from it."""
    here = list(garrison)
    here[colour] -= 1
    here[EMPTY] += 1
    return tuple(here)


@lru_cache(1 << 16)
def site_worth(
    content: Content, site: int, here: Pile, spied: Pile, players: int, openness: int
) -> tuple[tuple[int, float, float, float], ...]:
    """Who has what of a site: player, points at the end, share of its marker, VP of the marker each turn."""
    card = content.sites[site]
    found = []
    for seat in range(players):
        if not here[seat]:
            continue
        share = control_share(here, seat, openness)
        missing = card.spaces - here[seat]
        total = TOTAL_CREDIT[missing] if missing < len(TOTAL_CREDIT) else 0.0
        if any(spied[:seat] + spied[seat + 1 :]):
            total *= SPIED
        if openness == 0 and total < 1.0:
            total = 0.0
        has_marker = card.marker_vp >= 0
        each_turn = max(card.marker_vp, 0) * total
        found.append((seat, card.vp * share + TOTAL_CONTROL_VP * total, share if has_marker else 0.0, each_turn))
    return tuple(found)


def control_share(here: Pile, seat: int, openness: int) -> float:
    """How surely a player with troops there controls a site at the end."""
    others = max(here[colour] for colour in range(EMPTY) if colour != seat)
    ahead = here[seat] - others
    certain = float(ahead > 0)
    rivals = max(here[colour] for colour in range(WHITE) if colour != seat)
    if ahead > 0 and here[seat] > rivals + here[EMPTY]:
        share = SAFE
    else:
        share = CREDIT[3 + max(-3, min(3, ahead))]
    return certain + (share - certain) * openness / (OPEN * STEPS)


def presence_worth(g: Tyrants, seat: int, rounds: float) -> float:
    """Being near to sites."""
    troops = g.camps[seat] | g.roads[seat] << SITES
    return reach(g.content, g.sections, troops, g.spies[seat]) * min(rounds, REACH_ROUNDS) / REACH_ROUNDS


@lru_cache(1 << 16)
def reach(content: Content, sections: str, troops: int, spies: int) -> float:
    """What lies under a player's troops and spies, next to them, and one step further."""
    board = content.boards[sections]
    here = spies | beside(board, troops)
    return sites_in(content, here) + AFAR * sites_in(content, beside(board, here) & ~here)


def beside(board: Board, places: int) -> int:
    mask = 0
    for place in places_of(places):
        mask |= board.near[place]
    return mask


def sites_in(content: Content, places: int) -> float:
    """What it is worth to be present at these places."""
    worth = 0.0
    for site in places_of(places & (1 << SITES) - 1):
        printed = content.sites[site]
        worth += REACH * printed.vp + (MARKER_REACH if printed.marker_vp >= 0 else 0.0)
    return worth


# cards ------------------------------------------------------------------------------------------------------------
class Pack(NamedTuple):
    """What a pile of cards adds up to."""

    vp: int
    late: float  # when all are played at the end
    growth: float  # more for each turn before
    influence: int
    recalls: int  # cards that return an own spy


@lru_cache(1 << 16)
def pack(content: Content, pile: Pile) -> Pack:
    values, printed = card_values(content), content.deck_vp
    return Pack(
        sum([printed[card] for card in pile]),
        sum([values.late[card] for card in pile], 0.0),
        sum([values.growth[card] for card in pile], 0.0),
        sum([values.influence[card] for card in pile]),
        sum([values.recalls[card] for card in pile]),
    )


class Deck(NamedTuple):
    """What a player's cards will do in the turns to come."""

    turns: float
    mean: float  # what a card gives when it is played
    again: float  # how often each card is played after the draw pile is through
    glut: float  # what an influence gives less, because there is enough of it

    def loss(self, values: CardValues, card: int) -> float:
        """What the deck gives less without a card; more without a weak one."""
        play = values.late[card] + values.growth[card] * self.turns / 2
        return self.again * (play - self.mean - self.glut * values.influence[card])


def cards_worth(g: Tyrants, seat: int, turns: float, acting: bool) -> float:
    """Points printed on cards, what the deck will give, and in the own turn hand, pool and promotions to come."""
    inside, spies = g.inner_circles[seat] + g.lent[seat], g.spies[seat].bit_count()
    if not acting:
        rest = g.discards[seat] + g.played[seat]
        return idle_worth(g.content, g.decks[seat] + g.hands[seat], rest, inside, spies, turns)
    rest = g.discards[seat] + g.played[seat] + g.hands[seat]
    worth, deck, plays = deck_worth(g.content, g.decks[seat], rest, inside, spies, turns, True)
    return worth + plays + turn_worth(g, seat, deck)


@lru_cache(1 << 13)
def idle_worth(content: Content, draw_pile: Pile, rest: Pile, inside: Pile, spies: int, turns: float) -> float:
    """The cards of somebody whose turn it is not; few moves change them."""
    worth, _, plays = deck_worth(content, draw_pile, rest, inside, spies, turns, False)
    return worth + plays


def deck_worth(
    content: Content, draw_pile: Pile, rest: Pile, inside: Pile, spies: int, turns: float, acting: bool
) -> tuple[float, Deck, float]:
    """Points of cards and what spies bring; the deck; and what it will give."""
    inner, first, second = content.inner_circle_vp, pack(content, draw_pile), pack(content, rest)
    worth = float(sum([inner[card] for card in inside]) + first.vp + second.vp)
    if spies:
        users = min(first.recalls + second.recalls, SPY_USERS)
        worth += spies * (SPY + RECALL * users) * min(turns, SPY_TURNS) / SPY_TURNS
    deck, plays = look_ahead(first, second, len(draw_pile), len(rest), turns, acting)
    return worth, deck, plays


def look_ahead(first: Pack, second: Pack, draw_pile: int, rest: int, turns: float, acting: bool) -> tuple[Deck, float]:
    """The cards to be drawn: once through the draw pile, then through all cards and those still to be recruited."""
    count, growth = draw_pile + rest, GROWTH * turns
    pile = first.late + first.growth * turns / 2  # on the average they are played half way
    mean = (pile + second.late + second.growth * turns / 2 + growth * RECRUIT) / (count + growth + 0.01)
    draws = min(HAND, count) * max(0.0, turns - acting)
    again = max(0.0, draws - draw_pile) / (count + growth + 0.01)
    plays = pile + (draws - draw_pile) * mean if draws > draw_pile else pile * draws / (draw_pile or 1)
    surplus = max(0.0, HAND * (first.influence + second.influence) / (count or 1) - ENOUGH_INFLUENCE)
    glut = GLUT * surplus * influence_value(turns / 2)
    return Deck(turns, mean, again, glut), plays - glut * surplus / 2 * turns


def turn_worth(g: Tyrants, seat: int, deck: Deck) -> float:
    """What can still be done in the turn under way."""
    values, worth = card_values(g.content), TURN
    if g.phase == ACTIONS:
        each, coming = influence_value(deck.turns), 0
        for card in g.hands[seat]:
            coming += values.influence[card]
            worth += HELD * (values.late[card] + values.growth[card] * deck.turns - each * values.influence[card])
        worth += POOL_POWER * g.power
        if g.influence or coming:
            worth += influence_worth(g, deck, coming)
    if g.later:
        worth += promotions_worth(g, seat, deck)
    return worth


def influence_worth(g: Tyrants, deck: Deck, coming: int) -> float:
    """What the influence of the pool, and what the hand will add to it, buys."""
    values, cost, printed = card_values(g.content), g.content.cost, g.content.deck_vp
    offers = [
        (cost[card], printed[card] + deck.loss(values, card))
        for card in row(g) + stacks(g)
        if 0 < cost[card] <= g.influence + coming
    ]
    return EARLY * purchases(offers, g.influence) + (1 - EARLY) * purchases(offers, g.influence + coming)


def promotions_worth(g: Tyrants, seat: int, deck: Deck) -> float:
    """The promotions at the end of the turn: the best cards played so far, or cards still to be played."""
    values, inner, printed = card_values(g.content), g.content.inner_circle_vp, g.content.deck_vp
    count = sum([values.promotions[card][text] for card, text in g.later])
    gains = sorted([inner[card] - printed[card] - deck.loss(values, card) for card in g.played[seat]], reverse=True)
    open_ones = count - len(gains) if g.phase == ACTIONS and g.hands[seat] else 0
    return SURE * sum([gain for gain in gains[:count] if gain > 0], 0.0) + PROMOTION * max(0, open_ones)


def purchases(offers: list[tuple[int, float]], influence: int) -> float:
    """The best that one or two offers give for so much influence."""
    best = 0.0
    for number, (cost, worth) in enumerate(offers):
        if cost > influence or worth <= 0:
            continue
        more = 0.0
        left = influence - cost
        if left > 1:
            for other_cost, other_worth in offers[number + 1 :]:
                if other_cost <= left and other_worth > more:
                    more = other_worth
        if worth + more > best:
            best = worth + more
    return best
