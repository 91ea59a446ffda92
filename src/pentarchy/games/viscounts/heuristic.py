"""What a position is worth to a player, in points: what stands, what it will become, and what can be done next.

Own and other sides are counted alike (side_worth); for the player who thinks, the best of the actions within reach is
added (opportunities.py). Values of things are in forecast.py. All weights are in points, in weights.toml.
"""

from functools import lru_cache
from math import tanh

from pentarchy.games.viscounts import forecast, holdings
from pentarchy.games.viscounts.content import ICONS, SILVER, Content, Convert
from pentarchy.games.viscounts.forecast import played_worths
from pentarchy.games.viscounts.opportunities import Means, added, outlook_of
from pentarchy.games.viscounts.payment import freed
from pentarchy.games.viscounts.rounds import hand_limit
from pentarchy.games.viscounts.scoring import total
from pentarchy.games.viscounts.state import ACTION, CARDS, COLOURS, END, RECRUIT, Pile, Viscounts
from pentarchy.kit.weights import weights_of

WEIGHTS = weights_of("pentarchy.games.viscounts")
WIN = WEIGHTS.number("lead.win")
LUCK = WEIGHTS.number("lead.luck")
FAR = WEIGHTS.number("lead.far")
LEADER = WEIGHTS.number("lead.leader")
OTHERS = WEIGHTS.number("lead.others")
NOW = WEIGHTS.number("actions.now")
NEXT = WEIGHTS.number("actions.next")
NEXT_BUT_ONE = WEIGHTS.number("actions.next_but_one")
STAYING = (2.0, 1.0, 0.0)  # actions after this one that a card in a slot helps
FALLING = (3.0, 2.0, 1.0)  # turns until it slides off
AUTOMA_TURN = WEIGHTS.number("lead.automa_turn")
CACHED = 4000  # positions whose worth is kept
AUTOMA_RESOURCE = 1.0  # printed: its resources score


def heuristic(g: Viscounts, player: int) -> float:
    """One's own worth less the others', and more for being ahead the nearer the end is."""
    if g.phase == END:
        rounds, worths = 0.0, [float(total(g, side)) for side in range(g.sides)]
    else:
        rounds = forecast.rounds_after(g)
        turns = [forecast.turns_of(g, side, rounds) for side in range(g.sides)]
        worths = [known_worth(g, side, turns[side]) for side in range(g.sides)]
        poverty, prosperity = forecast.open_chances(g.poverty, g.prosperity, g.last_round > 0, g.sides)
        approved = holdings.majorities(g, g.approved, turns[player])
        paid = holdings.majorities(g, g.paid, turns[player])
        for side in range(g.sides):
            worths[side] += poverty * approved[side] + prosperity * paid[side]
        worths[player] += opportunity(g, player, turns[player])
    own = worths.pop(player)
    best = max(worths)
    others = LEADER * best + (1.0 - LEADER) * sum(worths, 0.0) / len(worths)
    lead = tanh((own - best) / (LUCK * (1.0 + rounds)))
    return own - (1.0 if g.sides == 2 else OTHERS) * others + WIN * lead / (1.0 + rounds / FAR)


def turn_of(g: Viscounts) -> tuple[int, int]:
    """What changes with every turn; the automa's ends the round."""
    return (g.round, g.active)


# what stands ----------------------------------------------------------------------------------------------------------
SIDES: dict[object, float] = {}


def known_worth(g: Viscounts, side: int, turns: float) -> float:
    """The worth of a side, looked up by all that it depends on: most moves change one side only."""
    if g.is_automa(side):
        return side_worth(g, side, turns)
    key = (
        g.content, side, turns, g.built[side], tuple(g.tier_1[side::COLOURS]), tuple(g.tier_2[side::COLOURS]),
        tuple(g.tier_3), g.leader, g.scrolls[side], g.bonuses[side], g.bonus_cards, g.approved[side], g.paid[side],
        g.debts[side], g.deeds[side], g.corruption[side], g.virtue[side], tuple(g.goods[4 * side : 4 * side + 4]),
        tuple(sorted(g.hands[side] + g.decks[side])), g.discards[side], *g.slots(side),
    )  # fmt: skip
    found = SIDES.get(key)
    if found is None:
        if len(SIDES) >= CACHED:
            SIDES.clear()
        found = SIDES[key] = side_worth(g, side, turns)
    return found


def side_worth(g: Viscounts, side: int, turns: float) -> float:
    """Everything of a side but the majorities."""
    content, numbers, later = g.content, g.content.numbers, max(0.0, turns)
    icons = forecast.ICON_WORTH if g.is_automa(side) else holdings.icon_worths(g, side)
    worth = holdings.buildings_worth(content, g.built[side], later, icons)
    worth += forecast.castle_worth(holdings.castle_of(g, side), tuple(numbers["castle"]["tiers"]), later)
    worth += forecast.leader_worth(tuple(g.tier_3), g.leader, side, numbers["castle"]["leader"], later)
    worth += scrolls_worth(g, side, later)
    worth += 3.0 * g.approved[side] + forecast.papers_worth(g.debts[side], g.deeds[side], later)
    rewards = holdings.track_rewards(g, side, later)
    steps = int(forecast.STEPS * later + 0.5)
    worth += forecast.track_worth(rewards, g.corruption[side], g.virtue[side], steps)
    if g.is_automa(side):
        return worth + AUTOMA_TURN * turns + AUTOMA_RESOURCE * sum(g.goods[4 * side : 4 * side + SILVER], 0.0)
    worth += forecast.goods_worth(later, g.goods[4 * side : 4 * side + 4])
    return worth + cards_worth(g, side, later, icons)


def scrolls_worth(g: Viscounts, side: int, turns: float) -> float:
    """Sets, bonus cards, and manuscripts that count something."""
    content, numbers = g.content, g.content.numbers["manuscripts"]
    worth = sum([content.vp[card] + forecast.icons_worth(content.icons[card]) * turns for card in g.bonuses[side]], 0.0)
    if not g.scrolls[side]:
        return worth
    offered = holdings.offered_bonuses(g, turns)
    counts = holdings.ribbons_of(g, side)
    worth += forecast.ribbons_worth(counts, tuple(numbers["sets"]), numbers["bonus"], offered, turns)
    return worth + sum([holdings.tile_score(g, side, tile, turns) for tile in g.scrolls[side]], 0.0)


def cards_worth(g: Viscounts, side: int, turns: float, worths: tuple[float, ...]) -> float:
    """Cards on the board until they slide off, and those that will be played."""
    content, played, worth = g.content, played_worths(g.content), 0.0
    first, rest = holdings.draws(g, side)
    for number, slot in enumerate(g.slots(side)):
        for card in slot:
            use = played[card]
            worth += forecast.icons_worth(content.icons[card], worths) * min(STAYING[number], turns)
            worth += use.answers * STAYING[number] / 3.0 * min(1.0, turns)
            worth += use.drop * (turns >= FALLING[number])
    ahead = first.plays(worths)
    worth += holdings.CHOICE * (first.cards + rest.cards) * turns
    again = max(0.0, turns - first.cards) / max(1, first.cards + rest.cards)
    return worth + ahead * min(1.0, turns / max(1, first.cards)) + again * (ahead + rest.plays(worths))


# what can be done -----------------------------------------------------------------------------------------------------
def opportunity(g: Viscounts, player: int, turns: float) -> float:
    """The best that the player can do now, and in the next turn."""
    question = g.asks[player]
    asked = question[0] if question is not None and g.active == player else ""
    if asked == "move_where":
        outlook = outlook_of(g, player, turns + 1.0)
        return NOW * outlook.best_way(g.viscounts[player], g.stride, means_of(g, player, g.slots(player)))
    worth, share = 0.0, NEXT
    if asked == "act" and g.phase == ACTION:
        outlook = outlook_of(g, player, turns + 1.0)
        means = means_of(g, player, g.slots(player), g.lent)
        worth, share = outlook.best_at(g.viscounts[player], means, g.committed), NEXT_BUT_ONE
    elif asked == "recruit_or_not" and g.phase == RECRUIT:
        outlook = outlook_of(g, player, turns + 1.0)
        folk = outlook.folk[g.viscounts[player] // 3]
        worth = max(0.0, folk.hire - outlook.prices.price(SILVER, folk.silver, g.goods[4 * player + SILVER]))
    if turns <= 0.0 or g.viscounts[player] < 0:
        return worth
    return worth + share * next_turn(g, player, turns) * min(1.0, turns)


def next_turn(g: Viscounts, player: int, turns: float) -> float:
    """The best card of the next hand with the best action that it leads to."""
    left, middle, right = g.slots(player)
    after = (left, middle) if left or g.phase != CARDS or g.active != player else (middle, right)
    hand, played = g.hands[player], played_worths(g.content)
    if g.active == player and g.phase in (ACTION, RECRUIT):
        missing = hand_limit(g, player) - len(hand)
        hand += g.decks[player][-missing:][::-1] if missing > 0 else ()
    if not hand:
        return 0.0
    outlook, best = outlook_of(g, player, turns), 0.0
    for card in hand:
        means = means_of(g, player, [(card,), *after])
        gain = outlook.best_way(g.viscounts[player], g.content.silver[card], means) + played[card].now
        best = max(best, gain)
    return best


def means_of(g: Viscounts, player: int, board: list[Pile], lent: Pile = ()) -> Means:
    """Icons, goods and abilities with these cards on the board."""
    left, middle, right = board
    icons, converts = on_board(g.content, left, middle, right, g.bonuses[player], g.built[player])
    return Means(added(icons, lent) if lent else icons, tuple(g.goods[4 * player : 4 * player + 4]), converts)


@lru_cache(1 << 13)
def on_board(
    content: Content, left: Pile, middle: Pile, right: Pile, bonuses: Pile, built: int
) -> tuple[Pile, tuple[Convert, ...]]:
    """Icons and abilities of the cards on a board, with those of open slots, buildings and bonus cards."""
    found = [content.icons[card] for card in (*left, *middle, *right, *bonuses)]
    found += [content.slot_icons[number] for number, slot in enumerate((left, middle, right)) if not slot]
    found += freed(content, built)
    icons = tuple([sum([one[icon] for one in found]) for icon in range(len(ICONS))])
    converts = [content.converts[card] for card in (*left, *middle, *right)]
    return icons, tuple([convert for convert in converts if convert is not None])
