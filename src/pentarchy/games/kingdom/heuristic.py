"""What a position is worth to a player, in points: what stands, the best plan for the round, dangers, the draft.

The core is the forecast of a round (forecast.py); here the state of the game is put into its terms. Cards that the
player does not know count as what they are on the average, so that a guess of them does not sway the choice.
All weights are in points, in weights.toml.
"""

from pentarchy.games.kingdom.anytime import moment
from pentarchy.games.kingdom.content import ADVISOR, BOARDS, CALAMITY, DEVELOPMENT, MENACE, MOMENTS, TREASURE
from pentarchy.games.kingdom.forecast import Duchy, Facts, Goal, Plan, Position, duchy_of, forecast, position
from pentarchy.games.kingdom.notation import SOLDIERS, packed
from pentarchy.games.kingdom.production import SOLO_SUPREMACY
from pentarchy.games.kingdom.quests import FINAL, TASKS, board_tasks, has_task
from pentarchy.games.kingdom.state import DANGER_DEAL, DRAFT, END, PLANNING, PRODUCTION, ROUNDS, Kingdom
from pentarchy.kit.weights import weights_of

PICKS = 4  # a round
FEWEST_RODENTS = 3

WEIGHTS = weights_of("pentarchy.games.kingdom")
WIN = WEIGHTS.number("ends.win")
DEFEAT = WEIGHTS.number("ends.defeat")
SPY = WEIGHTS.number("tokens.spy")
SEARCHED = WEIGHTS.number("tokens.searched")
INSIGHT = WEIGHTS.number("draft.insight")
PICK = WEIGHTS.numbers("draft.pick")
LOOSE = WEIGHTS.numbers("draft.loose")
LEFT = WEIGHTS.number("draft.left")
STRANGER = WEIGHTS.number("draft.stranger")
RECYCLED = WEIGHTS.numbers("draft.recycled")
UNSEEN = WEIGHTS.numbers("draft.unseen")
SURPLUS = WEIGHTS.number("draft.surplus")
UNKNOWN_DANGER = WEIGHTS.number("draft.danger")
DEMANDED = WEIGHTS.number("ends.demanded")
BOOST = WEIGHTS.number("tokens.boost")
MENACE_FIRST = WEIGHTS.number("soldiers.menace_first")
MENACE_MORE = WEIGHTS.number("soldiers.menace_more")
MENACE_END = WEIGHTS.number("soldiers.menace_end")
FOR_ADVISOR = WEIGHTS.number("soldiers.advisor")
KEPT_SOLDIER = WEIGHTS.number("soldiers.plain")
ADVISOR_SOLDIER = WEIGHTS.number("advisors.soldier")
MENACE_COST = WEIGHTS.table("menaces.cost")
ARRIVAL = WEIGHTS.table("menaces.arrival")
ADVISOR_USE = WEIGHTS.table("advisors.use")
FEW_RODENTS = WEIGHTS.number("ends.few_rodents")
RODENT = WEIGHTS.number("ends.rodent")
LAST_RODENTS = WEIGHTS.number("ends.last_rodents")
HOARD = WEIGHTS.number("ends.hoard")
THIEF = WEIGHTS.number("ends.thief")


def heuristic(g: Kingdom, player: int) -> float:
    """One's own worth less the opponent's."""
    value = worth(g, player, player)
    return value - worth(g, 1 - player, player) if g.players > 1 else value


def turn_of(g: Kingdom) -> tuple[int, int, int, int]:
    """What changes with every turn: in the draft one for each offer and each area taken, then one for each phase."""
    waiting: int = sum([frame[0] in ("take_turn", "pick_area") for frame in g.stacks[-1]])
    return (g.round, g.phase, g.producing, waiting)


def worth(g: Kingdom, player: int, viewer: int) -> float:
    """The points of a player at the end, as far as the viewer can tell."""
    value = float(points(g, player))
    if g.defeat:
        return value + DEFEAT
    value += done_value(g, player)
    if g.phase == END or is_through(g, player):
        return value
    p = outlook(g, player)
    plans, choice, cubes = all_plans(g, player, viewer, p)
    value += forecast(p, plans, choice, cubes) + token_value(g, player) + danger_value(g, player, viewer)
    value += PICKS * sum(PICK[: ROUNDS - g.round], 0.0)
    if g.phase == DRAFT:
        value += PICKS * PICK[ROUNDS - g.round] if untouched(g) else offers_value(g, player, viewer, p)
    return value


def points(g: Kingdom, player: int) -> int:
    """The points of a player now, as scoring.score counts them."""
    penalty = g.content.penalty
    costs = sum([penalty[card] for card in g.calamities[player] + g.menaces[player]])
    return duchy(g, player).points + costs + g.task_points[player]


def duchy(g: Kingdom, player: int) -> Duchy:
    return duchy_of(g.content, g.duchies[player], g.built[player], g.covered[player], g.extra_types[player])


def is_through(g: Kingdom, player: int) -> bool:
    """Has the player ended the last step of the game, while the other is still in it? Then nothing can be spent."""
    if g.round < ROUNDS or not g.live or g.live >> player & 1:
        return False
    return g.phase > PRODUCTION or (g.producing == 3 and not g.menaces[player])


# the duchy in the terms of the forecast -------------------------------------------------------------------------
def untouched(g: Kingdom) -> bool:
    """Nothing happened in this draft yet: the position is that of the end of the last round."""
    return g.phase == DRAFT and not any(g.drafted) and not any(g.chosen) and sum(map(len, g.offers)) <= 4 // g.players


def outlook(g: Kingdom, player: int) -> Position:
    """A player's duchy as a starting point of forecasts."""
    own = duchy(g, player)
    later, step, loose = ROUNDS - g.round, 0, 0.0
    if untouched(g) or g.round == 0:
        later, step = min(later + 1, ROUNDS - 1), 4
    elif g.phase == DRAFT:
        loose = RECYCLED[later] * LOOSE[picks_left(g, player)]
    elif g.phase != PLANNING:
        step = g.producing + 1 if g.phase == PRODUCTION else 4
    return position(
        Facts(
            g.content,
            later,
            step,
            own.production,
            own.counts,
            own.bounty,
            own.per_type,
            g.krystallium[player],
            2 * g.soldiers[player] + g.training[player],
            tuple(g.alchemy[4 * player : 4 * player + 4]),
            rival_production(g, player),
            soldiers_wanted(g, player, later),
            loose,
        )
    )


def rival_production(g: Kingdom, player: int) -> tuple[int, ...]:
    """By resource, the production that gives supremacy."""
    if g.players == 1:
        return (SOLO_SUPREMACY,) * 4
    return tuple([1 + made for made in duchy(g, 1 - player).production])


def picks_left(g: Kingdom, player: int) -> int:
    """How many areas the player still takes in this draft; the stack tells it by what is still to do."""
    frame = "pick_area" if g.players == 1 else "take_turn"
    waiting: int = sum(entry[0] == frame and (g.players == 1 or entry[1] == player) for entry in g.stacks[-1])
    question = g.asks[player]
    return waiting + int(question is not None and question[0] in ("take_or_search", "take_area"))


def soldiers_wanted(g: Kingdom, player: int, later: int) -> tuple[float, ...]:
    """What soldiers kept for later are worth: the first, the second, ..."""
    if "menaces" in g.modules:
        return (MENACE_FIRST,) * 2 + (MENACE_MORE,) * (2 * later) if later else (MENACE_END,)
    if "advisors" in g.modules:
        uses = sum(g.content.soldiers[card] * uses_left(g, player, card) for card in g.advisors[player])
        return (FOR_ADVISOR,) * min(uses, 8)
    return (KEPT_SOLDIER,) * later


def uses_left(g: Kingdom, player: int, card: int) -> int:
    """How often an advisor can still be used, this time included if its moment is to come."""
    moments = g.content.moments[card]
    if moments == ("end",):
        return 1
    now: int = MOMENTS.index(moment(g, player)) if g.phase in (DRAFT, PLANNING, PRODUCTION) else len(MOMENTS)
    return ROUNDS - g.round + int(card not in g.used[player] and MOMENTS.index(moments[-1]) >= now)


def all_plans(g: Kingdom, player: int, viewer: int, p: Position) -> tuple[list[Plan], list[Plan], tuple[int, ...]]:
    """What can be spent on, the drafted cards to choose from, and the cubes to place."""
    content, goals = g.content, goals_of(g, player)
    frozen = dict(g.frozen)
    plans = []
    for card in g.construction[player]:
        lack, prize = g.lack[card], goals.get(content.designs[card], 0.0)
        if card in frozen:
            giant = frozen[card]
            lack += content.soldiers[giant] << 4 * SOLDIERS
            plans.append(p.plan(Goal(card, lack, prize - content.penalty[giant], must=bool(prize))))
        else:
            plans.append(p.plan(Goal(card, lack, prize, must=bool(prize))))
    cubes, choice = g.cubes[player], []
    for card in g.drafted[player]:
        if g.knows[card] >> viewer & 1:
            if content.family[card] == DEVELOPMENT:
                choice.append(p.plan(Goal(card, content.cost[card])))
            elif content.family[card] == TREASURE:
                cubes += content.recycle[card]
    if g.boards:
        plans += task_plans(g, player, p)
    if "menaces" in g.modules:
        plans += menace_plans(g, player, viewer, p)
    return plans, choice, cubes


def goals_of(g: Kingdom, player: int) -> dict[str, float]:
    """Designs that a scenario demands, with what each is worth."""
    if not g.scenario:
        return {}
    return dict.fromkeys(g.content.scenario(g.scenario)["construction"], DEMANDED)


def task_plans(g: Kingdom, player: int, p: Position) -> list[Plan]:
    """The tasks not done yet; the reward of a final one goes to who does it first."""
    plans = []
    for name in g.boards:
        board = BOARDS.index(name)
        for number, task in enumerate(board_tasks(g, board)):
            if not has_task(g, player, board, number):
                krystallium, soldiers, spies, points = task.reward
                first = not task.final or g.owner_of_final[g.boards.index(name)] < 0
                prize = SPY * spies + points * first + WIN * task.final
                what = -1 - TASKS * board - number
                plans.append(p.plan(Goal(what, packed(task.cost), prize, (krystallium, soldiers), task.final, True)))
    return plans


def menace_plans(g: Kingdom, player: int, viewer: int, p: Position) -> list[Plan]:
    """Menaces that soldiers can remove at the end of the round; those under frozen cards go with the cards."""
    content, later = g.content, p.facts.later
    frozen = {giant for _, giant in g.frozen}
    here = [card for card in g.drafted[player] if content.family[card] == MENACE and g.knows[card] >> viewer & 1]
    plans = []
    for card in (*g.menaces[player], *here):
        if card not in frozen:
            prize = -content.penalty[card] + later * MENACE_COST[content.effect_name(card)]
            plans.append(p.plan(Goal(-100 - card, content.soldiers[card] << 4 * SOLDIERS, prize)))
    return plans


# tokens and dangers ---------------------------------------------------------------------------------------------
def token_value(g: Kingdom, player: int) -> float:
    """Spies, advisors and what else lies before a player for later use."""
    later = ROUNDS - g.round
    value = SPY * g.active_spies[player] * (later > 0) - SEARCHED * g.searched
    for card in g.advisors[player]:
        value += ADVISOR_USE[g.content.effect[card][0]] * uses_left(g, player, card)
    return value + BOOST * g.boost[player]


def danger_value(g: Kingdom, player: int, viewer: int) -> float:
    """What comes with the drafted cards beside developments and treasures, and with menaces that stay."""
    content, later, value = g.content, ROUNDS - g.round, 0.0
    for card in g.menaces[player]:
        value -= later * MENACE_COST[content.effect_name(card)]
    for card in g.drafted[player]:
        if not g.knows[card] >> viewer & 1:
            value += mystery(g, viewer)
        elif content.family[card] >= CALAMITY:
            value += card_danger(g, player, card)
        elif content.family[card] == ADVISOR:
            value += advisor_worth(g, player, card)
    return value


def card_danger(g: Kingdom, player: int, card: int) -> float:
    """What a drafted calamity or menace costs, its effect when it comes included."""
    content = g.content
    effect = content.effect_name(card)
    return content.penalty[card] + ARRIVAL[effect] - (ROUNDS - g.round) * MENACE_COST[effect]


def advisor_worth(g: Kingdom, player: int, card: int) -> float:
    """An advisor not at work yet: its ability, and the soldier it brings."""
    return ADVISOR_USE[g.content.effect[card][0]] * uses_left(g, player, card) + ADVISOR_SOLDIER


def mystery(g: Kingdom, viewer: int) -> float:
    """What an unknown card in an area is worth: alone, by what the danger stack still holds."""
    if g.players > 1:
        return STRANGER
    kinds = g.content.family
    hidden = [card for pile in (g.danger, *g.offers, *g.drafted) for card in pile if not g.knows[card] >> viewer & 1]
    dangers = [card for card in hidden if kinds[card] >= CALAMITY]
    value = sum([UNKNOWN_DANGER * card_danger(g, viewer, card) for card in dangers], 0.0)
    return (value + UNSEEN[ROUNDS - g.round] * (len(hidden) - len(dangers))) / max(1, len(hidden))


# the draft ------------------------------------------------------------------------------------------------------
def offers_value(g: Kingdom, player: int, viewer: int, p: Position) -> float:
    """What the two areas promise to a player who has picks left."""
    picks = picks_left(g, player)
    if not picks:
        return 0.0
    return solo_offers(g, p, picks) if g.players == 1 else duel_offers(g, player, viewer, p, picks)


def solo_offers(g: Kingdom, p: Position, picks: int) -> float:
    """With several picks both areas can be had; the last one leaves an area behind.

    The second card laid into the area taken last counts as any card of the deck: before the pick nobody knows it.
    """
    pick = PICK[ROUNDS - g.round]
    mine = [sum([draft_worth(g, 0, 0, p, card) for card in area], 0.0) for area in g.offers]
    if picks < PICKS and len(g.offers[g.taken]) == 2:
        mine[g.taken] = draft_worth(g, 0, 0, p, g.offers[g.taken][0]) + pick / 2
    rest = max(min(mine) + mystery(g, 0), pick) + pick * (picks - 2) if picks > 1 else 0.0
    revealed = sum(g.knows[card] >> 1 & 1 and g.dealt[card] == DANGER_DEAL for area in g.offers for card in area)
    return max(mine) + rest + INSIGHT * revealed


def duel_offers(g: Kingdom, player: int, viewer: int, p: Position, picks: int) -> float:
    """Who takes next gets the better area; what is left lies there for the other."""
    areas = [list(area) for area in g.offers]
    for other in range(g.players):
        for card in g.chosen[other]:
            if g.knows[card] >> viewer & 1:
                areas[g.chosen_to[other] % 2].append(card)
    mine = [sum([draft_worth(g, player, viewer, p, card) for card in area], 0.0) for area in areas]
    rest = PICK[ROUNDS - g.round] * (picks - 1)
    if next_taker(g) == player:
        return rest + max(mine) + LEFT * max(0.0, min(mine))
    q = outlook(g, 1 - player)
    theirs = [sum([draft_worth(g, 1 - player, 1 - player, q, card) for card in area], 0.0) for area in areas]
    taken = 0 if theirs[0] >= theirs[1] else 1
    return rest + LEFT * max(0.0, mine[1 - taken])


def next_taker(g: Kingdom) -> int:
    """Who takes an area next: the player asked to take, or the one who does not make the offer."""
    for player, question in enumerate(g.asks):
        if question is not None:
            return player if question[0] == "take_area" else 1 - player
    return 0


def draft_worth(g: Kingdom, player: int, viewer: int, p: Position, card: int) -> float:
    """What a card in an area is worth to a player, by itself."""
    content = g.content
    if not g.knows[card] >> viewer & 1:
        return mystery(g, viewer)
    kind = content.family[card]
    if kind == DEVELOPMENT:
        plan = p.plan(Goal(card, content.cost[card]))
        return RECYCLED[p.facts.later] + SURPLUS * max(0.0, plan.gain - RECYCLED[p.facts.later] * sum(plan.need, 0.0))
    if kind == TREASURE:
        return 2 * RECYCLED[p.facts.later]
    return advisor_worth(g, player, card) if kind == ADVISOR else card_danger(g, player, card)


# goals ----------------------------------------------------------------------------------------------------------
def done_value(g: Kingdom, player: int) -> float:
    """What is done of that without which the game is lost."""
    value = 0.0
    for index, name in enumerate(g.boards):
        board = BOARDS.index(name)
        if has_task(g, player, board, FINAL):
            unsettled = g.owner_of_final[index] < 0  # the reward comes at the end of the step
            value += WIN + unsettled * board_tasks(g, board)[FINAL].reward[3]
    if g.scenario:
        goals = g.content.scenario(g.scenario)["construction"]
        built = [g.content.designs[card] for card in g.built[0]]
        value += sum(DEMANDED * min(copies, built.count(design)) for design, copies in goals.items())
        if g.scenario in SCENARIO_VALUE:
            value += SCENARIO_VALUE[g.scenario](g)
    return value


def _rats_at_bay(g: Kingdom) -> float:
    """The game is lost when the rodents run out."""
    left = len(g.rodent_stack)
    return -RODENT * max(0.0, FEW_RODENTS - left) - (LAST_RODENTS if left < FEWEST_RODENTS else 0.0)


def _thieves_at_bay(g: Kingdom) -> float:
    """Five cards lost to shadows lose the game, and so does a thief that stays."""
    thieves = sum(g.content.designs[card] == "thief" for card in g.menaces[0])
    return -HOARD * g.hoard - THIEF * thieves


SCENARIO_VALUE = {"rat_invasion": _rats_at_bay, "thieves_guild": _thieves_at_bay}
