"""Phase 3: trade, construct, place workers, transcribe, and dismissing for it. Rules: act.*, dismiss.*, trade.*,
build.payment, build.cost_*, workers.*, ms.requirement."""

from functools import cache

from pentarchy.engine.rules import Frame, bind
from pentarchy.games.viscounts.buildings import BUILDINGS, put_building, sites_of_space
from pentarchy.games.viscounts.cards import nothing_to_destroy, owned_cards
from pentarchy.games.viscounts.castle import place_workers, section_of
from pentarchy.games.viscounts.choices import reactions
from pentarchy.games.viscounts.content import (
    ABILITIES,
    ACTIONS,
    BUILD,
    CRIMINAL,
    SILVER,
    TRADE,
    TRANSCRIBE,
    WORKERS,
    Effects,
)
from pentarchy.games.viscounts.goods import hand_over
from pentarchy.games.viscounts.manuscripts import take_manuscript, tile_at
from pentarchy.games.viscounts.moves import INNER, TIMES, Move, Why
from pentarchy.games.viscounts.payment import Funds, pay_due
from pentarchy.games.viscounts.rules import answer, ask, step
from pentarchy.games.viscounts.sources import ACTIONS as ACTION_SOURCES
from pentarchy.games.viscounts.sources import NONE, TRADED
from pentarchy.games.viscounts.state import ACTION, Viscounts
from pentarchy.games.viscounts.townsfolk import adjacent, dismiss_adjacent, segment_of

CHEAP = ABILITIES.index("dismiss")
AFTER = tuple([f"after_{action}" for action in ACTIONS])  # what the townsfolk answer to, by action


@step
def action_phase(g: Viscounts, player: int) -> None:
    g.phase = ACTION
    g.ask(player, act(), then=end_action())


@step
def act_or_not(g: Viscounts, player: int) -> None:
    g.ask(player, act())


@step
def end_action(g: Viscounts) -> None:
    g.committed, g.lent = -1, ()


def open_actions(space: int) -> tuple[int, int]:
    """By the road of the viscount (act.by_road)."""
    return (WORKERS, TRANSCRIBE) if space % 3 == INNER else (TRADE, BUILD)


@ask("act.one_of_four")
def act(g: Viscounts, player: int, why: Why) -> list[Move]:
    """Take one of the two actions of your road, perhaps with a dismissal, or none."""
    funds = Funds(g, player)
    if g.committed >= 0:
        return OPTIONS[g.committed](g, player, why, funds)
    first, second = open_actions(g.viscounts[player])
    moves = OPTIONS[first](g, player, why, funds)
    moves += OPTIONS[second](g, player, why, funds)
    moves += dismissals(g, player, why, funds)
    moves.append(("rest",))
    return moves


@answer
def rest(g: Viscounts, player: int) -> None:
    """No action (act.may_skip)."""
    g.tell("rested", player)


def pay_and_do(g: Viscounts, player: int, action: int, needed: int, does: Frame) -> None:
    """So many icons, by goods what is missing; then what the action does, and what is tied to it."""
    g.committed = action
    due = needed - Funds(g, player).free(action)
    payment = (pay_due(player, action, due),) if due > 0 else ()
    g.then(*payment, does, after_action(player, action))


@step
def after_action(g: Viscounts, player: int, action: int) -> None:
    """Abilities tied to the action come when it is completely resolved (act.ongoing_after)."""
    g.then(*reactions(g, player, AFTER[action]))


# dismissing ---------------------------------------------------------------------------------------------------------
def dismissal_price(g: Viscounts, player: int) -> int:
    """Its silver, or 1 with the second trading post slot empty (dismiss.cost, ability.trading_post_2)."""
    if g.built[player] & g.content.ability_mask[CHEAP]:
        cheap: int = g.content.numbers["game"]["cheap_dismissal"]
        return cheap
    return adjacent(g, player).silver


def dismissals(g: Viscounts, player: int, why: Why, funds: Funds) -> list[Move]:
    """For an action of the road that shares an icon with the townsfolk (dismiss.icon_match, dismiss.cost)."""
    folk, price, moves = adjacent(g, player), dismissal_price(g, player), list[Move]()
    for action in open_actions(g.viscounts[player]):
        if not folk.icons[action] and not folk.icons[CRIMINAL]:
            refusal = "dismiss.icon_match"
        elif price > funds.goods[SILVER]:
            refusal = "dismiss.cost"
        elif not 0 < least_icons(g, player, action) <= funds.reach(action, folk.icons, price):
            refusal = "dismiss.only_with_action"  # it must be possible afterwards
        else:
            moves.append(("dismiss", action))
            continue
        if why is not None:
            why.append((("dismiss", action), refusal))
    return moves


def least_icons(g: Viscounts, player: int, action: int) -> int:
    """Icons that the smallest form of an action needs; 0 if it is impossible whatever is paid."""
    if action == TRADE:
        cost, effects = rate_of(g, player)
        return cost if most_exchanges(g, player, effects) else 0
    if action == BUILD:
        costs, left = g.content.building_cost, left_of(g.built[player])
        return min([costs[slot] for slot in left]) if left and sites_of_space(g, player) else 0
    if action == WORKERS:
        nobles: int = g.content.numbers["workers"]["nobles"][0]
        return nobles if g.workers[player] else 0
    return tile_at(g, segment_of(g, player)).cost


@answer
def dismiss(g: Viscounts, player: int, action: int) -> None:
    """Pay, gain the bonus, then the action must be carried out (dismiss.gives_bonus, dismiss.only_with_action)."""
    price = dismissal_price(g, player)
    hand_over(g, player, SILVER, price)
    g.committed, g.lent = action, adjacent(g, player).icons
    g.then(*dismiss_adjacent(g, player, price, ACTION_SOURCES + action), act_or_not(player))


# trade --------------------------------------------------------------------------------------------------------------
def rate_of(g: Viscounts, player: int) -> tuple[int, Effects]:
    """The exchange printed at the viscount's space (trade.rate_of_space)."""
    segment, side = divmod(g.viscounts[player], 3)
    return g.content.trade[2 * segment + side]


def most_exchanges(g: Viscounts, player: int, effects: Effects) -> int:
    """How often an exchange can give something: papers to flip, cards to destroy."""
    name = effects[0][0]
    if name == "flip":
        return g.debts[player] + g.deeds[player]
    if name == "destroy":
        least: int = g.content.numbers["game"]["least_cards"]
        return 0 if nothing_to_destroy(g, player, TRADED, 1) else len(owned_cards(g, player)) - least
    return len(TIMES.tokens) - 1


def trades(g: Viscounts, player: int, why: Why, funds: Funds) -> list[Move]:
    """Any number of exchanges that merchants and silver pay; silver for silver is no use (trade.silver_no_gain)."""
    cost, effects = rate_of(g, player)
    reward = effects[0]
    for_silver = reward[0] == "gain" and reward[1] == "silver"
    total = funds.free(TRADE) if for_silver else funds.reach(TRADE)
    times = min(total // cost, most_exchanges(g, player, effects))
    if why is not None:
        if times < 1:
            useless = "p1.min_three_cards" if reward[0] == "destroy" else "debts.flip_own_unflipped"
            rule = "trade.payment" if total < cost else useless
            why.append((("trade", 1), rule))
        elif for_silver:
            why.append((("trade", times + 1), "trade.silver_no_gain"))
    return [("trade", number) for number in range(1, times + 1)]


@answer
def trade(g: Viscounts, player: int, times: int) -> None:
    """All is paid before the first reward is taken (trade.total_first)."""
    cost, effects = rate_of(g, player)
    g.tell("traded", player, times, times * cost, g.viscounts[player])
    pay_and_do(g, player, TRADE, times * cost, bind(reward_of(effects, times), player, TRADED))


def reward_of(effects: Effects, times: int) -> Frame:
    """What so many exchanges give."""
    *reward, each = effects[0]
    return (*reward, each * times)


# construct ----------------------------------------------------------------------------------------------------------
@cache
def left_of(built: int) -> tuple[int, ...]:
    """The buildings that still stand on a player board, by the mask of those that do not."""
    return tuple([slot for slot in range(BUILDINGS) if not built >> slot & 1])


def constructions(g: Viscounts, player: int, why: Why, funds: Funds) -> list[Move]:
    """Any building left that can be paid, on an empty site of the own bank (build.any_building, build.river)."""
    sites, left = sites_of_space(g, player), left_of(g.built[player])
    if not sites or not left:
        return []
    costs, reach = g.content.building_cost, funds.reach(BUILD)
    if why is not None:
        dear = [slot for slot in left if costs[slot] > reach]
        why.extend((("construct", slot, site), "build.payment") for slot in dear for site in sites)
    return [("construct", slot, site) for slot in left if costs[slot] <= reach for site in sites]


@answer
def construct(g: Viscounts, player: int, slot: int, site: int) -> None:
    pay_and_do(g, player, BUILD, g.content.building_cost[slot], put_building(player, NONE, slot, site))


# place workers ------------------------------------------------------------------------------------------------------
def stations(g: Viscounts, player: int, why: Why, funds: Funds) -> list[Move]:
    """1 to 4 workers by the noble icons, no more than there are (workers.table, workers.short_supply)."""
    reach, supply, moves = funds.reach(WORKERS), g.workers[player], list[Move]()
    for number, nobles in enumerate(g.content.numbers["workers"]["nobles"], 1):
        if nobles <= reach and number <= supply:
            moves.append(("station", number))
        elif why is not None:
            rule = "workers.payment" if nobles > reach else "workers.short_supply"
            why.append((("station", number), rule if supply else "workers.need_one"))
    return moves


def nobles_for(g: Viscounts, number: int) -> int:
    """Noble icons that so many workers take (workers.table)."""
    nobles: int = g.content.numbers["workers"]["nobles"][number - 1]
    return nobles


@answer
def station(g: Viscounts, player: int, number: int) -> None:
    pay_and_do(g, player, WORKERS, nobles_for(g, number), place_workers(player, number, NONE, section_of(g, player)))


# transcribe ---------------------------------------------------------------------------------------------------------
def transcriptions(g: Viscounts, player: int, why: Why, funds: Funds) -> list[Move]:
    """The manuscript of the segment, if clerics and ink suffice (ms.requirement)."""
    if tile_at(g, segment_of(g, player)).cost <= funds.reach(TRANSCRIBE):
        return [("transcribe",)]
    if why is not None:
        why.append((("transcribe",), "ms.requirement"))
    return []


@answer
def transcribe(g: Viscounts, player: int) -> None:
    segment = segment_of(g, player)
    pay_and_do(g, player, TRANSCRIBE, tile_at(g, segment).cost, take_manuscript(player, segment, NONE))


OPTIONS = (trades, constructions, stations, transcriptions)
