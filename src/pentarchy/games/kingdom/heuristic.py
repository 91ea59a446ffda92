"""What a position is worth to a player, in points: what stands, what can still be built, tokens, dangers, the draft.

The core is a forecast (forecast.py) of how the duchy grows from here. All weights are in points.
"""

from pentarchy.games.kingdom.content import BOARDS, CALAMITY, DEVELOPMENT, MENACE, TREASURE
from pentarchy.games.kingdom.forecast import CUBE, RECYCLED, card_gain, forecast, soldier_worth
from pentarchy.games.kingdom.notation import NIBBLE, SOLDIERS
from pentarchy.games.kingdom.quests import FINAL, board_tasks, has_task, krystallium_needed
from pentarchy.games.kingdom.scoring import score
from pentarchy.games.kingdom.state import DRAFT, END, ROUNDS, Kingdom

SPY = 0.5
LEFT_IN_AREA = 0.45  # share of an area left to come that one gets in the end


def heuristic(g: Kingdom, player: int) -> float:
    """One's own worth less the opponent's."""
    value = worth(g, player)
    return value - worth(g, 1 - player) if g.players > 1 else value


def worth(g: Kingdom, player: int) -> float:
    """The points of a player at the end, as far as they can be told now."""
    value = float(sum(score(g, player).values()))
    if g.defeat:
        return value - 100
    if g.phase != END:
        value += plan_value(g, player) + token_value(g, player) - danger_value(g, player)
        if g.phase == DRAFT:
            value += offers_value(g, player)
    if g.boards:
        value += quest_value(g, player)
    if g.scenario:
        value += scenario_value(g)
    return value


# building -------------------------------------------------------------------------------------------------------
def plan_value(g: Kingdom, player: int) -> float:
    """What the cards under construction and in the draft area will bring, beyond the points of now."""
    return forecast(g, player)


# tokens and dangers ---------------------------------------------------------------------------------------------
def token_value(g: Kingdom, player: int) -> float:
    value = soldier_worth(g) * (g.soldiers[player] + 0.5 * g.training[player])
    value += SPY * g.active_spies[player]
    value += 1.2 * len(g.advisors[player]) * (ROUNDS - g.round + 1) / ROUNDS
    return value + 0.5 * g.boost[player] + 0.1 * g.traps[player] * (g.phase == DRAFT)


def danger_value(g: Kingdom, player: int) -> float:
    """What calamities on their way and menaces still cost, beyond the points that `score` takes off already."""
    content, later, value = g.content, ROUNDS - g.round, 0.0
    frozen = {giant: card for card, giant in g.frozen}
    for card in g.drafted[player]:
        if content.kinds[card] == CALAMITY:
            value -= content.penalty[card]
        elif content.kinds[card] == MENACE:
            value += 1.2 - content.penalty[card] * 0.8 + MENACE_COST[content.effect_name(card)] * (later + 1)
    for card in g.menaces[player]:
        value += content.penalty[card] * 0.15 + MENACE_COST.get(content.effect_name(card), 0.0) * later
        if card in frozen:
            value += 0.5 + 0.1 * card_gain(g, player, frozen[card])
    return value


MENACE_COST = {"discard_for_shadow": 1.6, "freeze_card": 0.6, "cover_icon": 0.9, "spawn_rodents": 0.6}


# the draft ------------------------------------------------------------------------------------------------------
def offers_value(g: Kingdom, player: int) -> float:
    """What the two areas promise: who takes next gets the better one, the other lies there for both."""
    areas = [list(area) for area in g.offers]
    for other in range(g.players):
        for card in g.chosen[other]:
            areas[g.chosen_to[other] % 2].append(card)
    mine = [sum(draft_worth(g, player, card) for card in area) for area in areas]
    if g.players == 1:
        return LEFT_IN_AREA * max(0.0, *mine)
    taker = next_taker(g)
    if taker is None:
        return LEFT_IN_AREA * max(0.0, *mine)
    if taker == player:
        return max(mine) + LEFT_IN_AREA * max(0.0, min(mine))
    theirs = [sum(draft_worth(g, taker, card) for card in area) for area in areas]
    taken = 0 if theirs[0] >= theirs[1] else 1
    return LEFT_IN_AREA * max(0.0, mine[1 - taken])


def next_taker(g: Kingdom) -> int | None:
    """Who takes an area next, as far as the question asked now tells."""
    for player, question in enumerate(g.asks):
        if question is not None:
            if question[0] == "take_area":
                return player
            if question[0] == "offer_card":
                return 1 - player
    return None


def draft_worth(g: Kingdom, player: int, card: int) -> float:
    """What a card in an area is worth to a player, by itself."""
    content = g.content
    kind = content.kinds[card]
    if kind == DEVELOPMENT:
        cost = content.cost[card]
        price = sum(cost >> 4 * letter & NIBBLE for letter in range(6)) * CUBE
        return RECYCLED + 0.6 * max(0.0, card_gain(g, player, card) - price)
    if kind == TREASURE:
        return 2 * CUBE
    if kind == CALAMITY:
        return float(content.penalty[card])
    if kind == MENACE:
        return content.penalty[card] * 0.8 - 1.2 - MENACE_COST[content.effect_name(card)] * (ROUNDS - g.round + 1)
    return 1.0 + soldier_worth(g)


# goals ----------------------------------------------------------------------------------------------------------
def quest_value(g: Kingdom, player: int) -> float:
    """The final task decides the game, so being near it is worth much; other tasks pay for themselves."""
    value, later = 0.0, ROUNDS - g.round + (g.phase != END)
    for name in g.boards:
        board = BOARDS.index(name)
        if has_task(g, player, board, FINAL):
            value += 25
            continue
        if g.phase == END:
            continue
        cost = board_tasks(g, board)[FINAL].cost
        missing: float = max(0, krystallium_needed(g, player, cost) - g.krystallium[player])
        missing += 1.5 * max(0, cost[SOLDIERS] - g.soldiers[player])
        value += 20 * (1 - missing / (sum(cost) + 2)) * (1 if later <= 1 else 0.7)
    return value


def scenario_value(g: Kingdom) -> float:
    """Required cards are worth more than their points, and near defeat everything is worth little."""
    goals = g.content.scenario(g.scenario)["construction"]
    value = 0.0
    designs = g.content.designs
    built = [designs[card] for card in g.built[0]]
    for design, copies in goals.items():
        value += 15 * min(copies, built.count(design)) / copies
    for card in g.construction[0]:
        if designs[card] in goals:
            cost = sum(g.content.cost[card] >> 4 * letter & NIBBLE for letter in range(6))
            lack = sum(g.lack[card] >> 4 * letter & NIBBLE for letter in range(6))
            value += 3 + 9 * (1 - lack / cost) / goals[designs[card]]
    if g.scenario == "rat_invasion":
        value += 1.5 * len(g.rodent_stack) - (30 if len(g.rodent_stack) < 3 else 0)
    if g.scenario == "thieves_guild":
        value -= 6 * g.hoard + 4 * sum(designs[card] == "thief" for card in g.menaces[0])
        value -= 8 * sum(designs[card] == "shadow" for card in (*g.menaces[0], *g.drafted[0]))
    return value
