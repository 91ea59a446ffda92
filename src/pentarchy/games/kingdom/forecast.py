"""How a round will end for one duchy: the rest of it played ahead by simple habits, and the best plan for it.

A plan is anything that cubes, krystallium and soldiers can be spent on: a card, a task, a menace to beat. Cubes go to
the plans in the order of what they give for what they lack; at the end of the round tokens finish what they can. What
comes after the round is worth fixed amounts: cubes a round for every icon, hope for plans begun. All of it is a pure
function of plain values, remembered because the moves tried at one decision mostly lead to the same plans.
"""

from functools import lru_cache
from typing import NamedTuple

from pentarchy.games.kingdom.content import ICONS, Content
from pentarchy.games.kingdom.notation import unpacked
from pentarchy.kit.piles import Pile, without
from pentarchy.kit.weights import weights_of

# What they mean is in weights.toml. Lists go by the number of rounds after this one: 0 to 3.
WEIGHTS = weights_of("pentarchy.games.kingdom")
ICON = WEIGHTS.numbers("duchy.icon")
ICON_OF = WEIGHTS.numbers("duchy.icon_of")
CUBE = WEIGHTS.numbers("duchy.cube")
KRYSTAL = WEIGHTS.numbers("duchy.krystal")
LATER = WEIGHTS.number("duchy.later")
HOPE = WEIGHTS.number("plans.hope")
FAINT_HOPE = WEIGHTS.number("plans.faint_hope")
WILD = WEIGHTS.number("plans.wild")
SPARE_SOLDIER = WEIGHTS.number("soldiers.spare")
URGENCY = WEIGHTS.numbers("plans.urgency")
RISK = WEIGHTS.numbers("plans.risk")
STORED = WEIGHTS.number("duchy.stored")
SOLDIER = WEIGHTS.number("soldiers.compared")
THIS_ROUND = WEIGHTS.number("duchy.this_round")
NEAR = WEIGHTS.number("plans.near")
ALCHEMY = 5
SECOND_LOOK = 12  # drafted cards that are reconsidered
REFINE = 3  # plans left open that are tried at the end of the queue


class Facts(NamedTuple):
    """All that the future of a duchy depends on, beside its plans and the cubes to place."""

    content: Content
    later: int  # rounds after this one
    step: int  # the next production step, 4 if none is left
    production: tuple[int, ...]
    counts: tuple[int, ...]  # cards built, by type
    bounty: tuple[int, ...]  # points of built modifiers for one more card of a type
    per_type: tuple[tuple[int, int, int], ...]  # production rows of built cards that count a type
    krystallium: int
    soldiers: int  # in halves: one in training is half a soldier
    alchemy: tuple[int, ...]
    rival: tuple[int, ...]  # production that gives supremacy, by resource
    wanted: tuple[float, ...]  # worth of the first soldier kept, the second, ...
    loose: float  # worth of a cube that no plan takes


class Duchy(NamedTuple):
    """What the built cards of a duchy add up to."""

    points: int  # base and modifiers
    production: tuple[int, ...]  # icons by resource that no theft token covers
    counts: tuple[int, ...]  # cards by type
    bounty: tuple[int, ...]  # points of modifiers for one more card of a type
    per_type: tuple[tuple[int, int, int], ...]  # production rows that count a type


@lru_cache(1 << 12)
def duchy_of(content: Content, card: str, built: Pile, covered: int, extra_types: Pile) -> Duchy:
    """A duchy by its card and what was built; `extra_types` count for points only (scoring.score)."""
    production, counts, bounty = [0, 0, 0, 0], [0, 0, 0, 0], [0, 0, 0, 0]
    for icon, shown in enumerate(content.duchy_icons[card]):
        production[shown] += not covered >> icon & 1
    if covered >> ICONS:
        for icon, shown in enumerate(content.guild_icons()):
            production[shown] -= covered >> ICONS + icon & 1
    for one in built:
        counts[content.type[one]] += 1
    points = content.duchy_base[card] + sum([content.base[one] for one in built])
    rows = [row for one in built for row in content.production[one]]
    for resource, amount, card_type in rows:
        production[resource] += amount * counts[card_type] if card_type >= 0 else amount
    modifiers = [row for one in built for row in content.modifiers[one]]
    for kind, each in (*modifiers, *content.duchy_modifiers[card]):
        bounty[kind] += each
        points += each * (counts[kind] + extra_types.count(kind))
    per_type = tuple([row for row in rows if row[2] >= 0])
    return Duchy(points, tuple(production), tuple(counts), tuple(bounty), per_type)


class Plan:
    """Something to spend on. `what` is a card, or below 0 a task or menace."""

    __slots__ = ("bonus", "gain", "hope", "must", "need", "prize", "rank", "task", "what")

    def __init__(self, p: "Position", goal: "Goal") -> None:
        self.what, lack, self.prize, self.bonus, self.must, self.task = goal
        self.need = unpack(lack)
        later = p.facts.later
        self.gain = self.prize * (URGENCY[later] if self.must else 1.0)
        self.gain += KRYSTAL[later] * self.bonus[0] + SOLDIER * self.bonus[1]
        self.hope = 0.0 if self.must else self.gain  # what it gives when it is done in the next round
        if self.what >= 0:
            self.gain += card_gain(p.facts, self.what)
            if later:
                self.hope += card_gain(p.facts, self.what, 1)
        self.rank = -self.gain / (NEAR + sum(self.need, 0.0))  # place in the queue: gain for each thing lacking


class Goal(NamedTuple):
    """A plan as plain values."""

    what: int
    lack: int  # packed like a cost
    prize: float = 0.0  # points beyond those of the card itself
    bonus: tuple[int, int] = (0, 0)  # krystallium and soldiers, beyond those of the card
    must: bool = False  # the game is lost without it
    task: bool = False  # paid from the alchemy area


class Position:
    """A duchy as a starting point, with what was found out about it."""

    __slots__ = ("best", "facts", "known", "plans")

    def __init__(self, facts: Facts) -> None:
        self.facts = facts
        self.plans: dict[Goal, Plan] = {}
        self.best: dict[tuple[tuple[Plan, ...], tuple[Plan, ...], tuple[int, ...]], float] = {}
        self.known: dict[tuple[tuple[Plan, ...], tuple[int, ...]], tuple[float, list[Plan]]] = {}

    def plan(self, goal: Goal) -> Plan:
        """The one plan object of a goal."""
        found = self.plans.get(goal)
        if found is None:
            found = self.plans[goal] = Plan(self, goal)
        return found

    def play_out(self, queue: tuple[Plan, ...], cubes: tuple[int, ...]) -> tuple[float, list[Plan]]:
        """What the rest of the round brings with these plans in this order; and the cards left open."""
        found = self.known.get((queue, cubes))
        if found is None:
            ahead = Ahead(self.facts, queue)
            ahead.run(cubes)
            found = self.known[queue, cubes] = ahead.value(), [plan for plan, _ in ahead.open if plan.what >= 0]
        return found


@lru_cache(maxsize=512)
def position(facts: Facts) -> Position:
    """The position of these facts, remembered for the moves tried next."""
    return Position(facts)


@lru_cache(maxsize=512)
def unpack(lack: int) -> tuple[int, ...]:
    """A packed cost as six numbers."""
    return tuple(unpacked(lack))


@lru_cache(maxsize=32)
def fixed_gains(content: Content, later: int, half: bool) -> list[float]:
    """By card: base points, tokens, and fixed production; `half` if it may still produce in this round."""
    gains = []
    for card, production in enumerate(content.production):
        krystallium, soldiers = content.bonus[card]
        gain = content.base[card] + KRYSTAL[later] * krystallium + SOLDIER * soldiers
        for resource, amount, card_type in production:
            if card_type < 0:
                gain += amount * (ICON[later] * ICON_OF[resource] + half * THIS_ROUND)
        gains.append(gain)
    return gains


def card_gain(p: Facts, card: int, delay: int = 0) -> float:
    """What a card gives when it is built in this round, or `delay` rounds later."""
    content, later = p.content, p.later - delay
    own, half = content.type[card], p.step < 4 or delay > 0
    gain = fixed_gains(content, later, half)[card] + p.bounty[own]
    icon = ICON[later] + half * THIS_ROUND
    for resource, amount, card_type in content.production[card]:
        if card_type >= 0:
            gain += amount * (p.counts[card_type] + (card_type == own) + LATER * later * 0.5) * icon * ICON_OF[resource]
    for card_type, points in content.modifiers[card]:
        gain += points * (p.counts[card_type] + (card_type == own) + LATER * later)
    for resource, amount, card_type in p.per_type:
        if card_type == own:
            gain += amount * icon * ICON_OF[resource]
    return gain


class Ahead:
    """The rest of a round, played ahead."""

    __slots__ = ("counts", "krystallium", "modifiers", "open", "p", "per_type", "points", "production", "soldiers",
                 "stored")  # fmt: skip

    def __init__(self, p: Facts, queue: tuple[Plan, ...]) -> None:
        self.p = p
        self.production, self.counts = list(p.production), list(p.counts)
        self.per_type = p.per_type
        self.krystallium, self.soldiers, self.stored = p.krystallium, p.soldiers, sum(p.alchemy)
        self.open = [(plan, list(plan.need)) for plan in queue]
        self.modifiers: list[tuple[int, int]] = []
        self.points = 0.0

    def run(self, cubes: tuple[int, ...]) -> None:
        """Cubes to place, then the steps to come, then tokens."""
        p = self.p
        if self.stored and any(plan.task for plan, _ in self.open):
            self.use_alchemy()
        for resource in range(4):
            count = cubes.count(resource)
            if count:
                self.spread(resource, count)
        for resource in range(p.step, 4):
            made = self.production[resource]
            self.soldiers += made >= p.rival[resource]
            if made:
                self.spread(resource, made)
        self.spend_tokens()

    def use_alchemy(self) -> None:
        """Cubes stored earlier pay tasks, in the order of the queue."""
        for resource, stored in enumerate(self.p.alchemy):
            for plan, need in self.open:
                if plan.task and stored and need[resource]:
                    used = min(stored, need[resource])
                    need[resource] -= used
                    stored -= used
                    self.stored -= used

    def spread(self, resource: int, cubes: int) -> None:
        """Cubes of one kind go to the plans in order; what nothing needs is stored."""
        finished = False
        for plan, need in self.open:
            want = need[resource]
            if want:
                if want > cubes:
                    need[resource] = want - cubes
                    cubes = 0
                    break
                need[resource] = 0
                cubes -= want
                if not any(need):
                    self.finish(plan)
                    finished = True
                if not cubes:
                    break
        if finished:
            self.open = [entry for entry in self.open if any(entry[1])]
        self.stored += cubes

    def spend_tokens(self) -> None:
        """At the end of the round krystallium and soldiers finish what they can, if it is worth them."""
        p = self.p
        if not p.loose:
            self.krystallium += self.stored // ALCHEMY
            self.stored %= ALCHEMY
        for entry in self.open[:]:
            plan, need = entry
            cubes, soldiers = sum(need[:5]), need[5]
            if cubes <= self.krystallium and 2 * soldiers <= self.soldiers:
                price = KRYSTAL[p.later] * cubes + self.soldiers_worth(soldiers)
                if plan.gain > price:
                    self.krystallium -= cubes
                    self.soldiers -= 2 * soldiers
                    self.open.remove(entry)
                    self.finish(plan)

    def soldiers_worth(self, count: int) -> float:
        """What is lost by giving up so many soldiers."""
        wanted, have = self.p.wanted, self.soldiers // 2
        return sum(wanted[have - count : have], 0.0) + SPARE_SOLDIER * max(0, min(count, have - len(wanted)))

    def finish(self, plan: Plan) -> None:
        """A plan is done: it pays, and a card produces from the next step on."""
        p, card = self.p, plan.what
        self.points += plan.prize
        krystallium, soldiers = plan.bonus
        if card >= 0:
            content = p.content
            own = content.type[card]
            self.counts[own] += 1
            self.points += content.base[card] + p.bounty[own]
            self.modifiers += content.modifiers[card]
            for resource, amount, card_type in self.per_type:
                if card_type == own:
                    self.production[resource] += amount
            for row in content.production[card]:
                resource, amount, card_type = row
                if card_type < 0:
                    self.production[resource] += amount
                else:
                    self.production[resource] += amount * self.counts[card_type]
                    self.per_type = (*self.per_type, row)
            krystallium += content.bonus[card][0]
            soldiers += content.bonus[card][1]
        self.krystallium += krystallium
        self.soldiers += 2 * soldiers

    def value(self) -> float:
        """All that the duchy will add to its points of now."""
        p, later = self.p, self.p.later
        value = self.points + sum(
            [points * (self.counts[kind] + LATER * later) for kind, points in self.modifiers], 0.0
        )
        value += sum(p.bounty) * LATER * later
        value += KRYSTAL[later] * self.krystallium + self.stored * (p.loose or STORED * KRYSTAL[later])
        soldiers = self.soldiers
        if later:
            for resource, made in enumerate(self.production):
                value += made * ICON[later] * ICON_OF[resource]
                soldiers += later * (made >= p.rival[resource])
        wanted, have = p.wanted, soldiers // 2
        value += sum(wanted[:have], 0.0) + SPARE_SOLDIER * max(0, have - len(wanted))
        if soldiers % 2 and have < len(wanted):
            value += 0.5 * wanted[have]
        return value + self.hopes() if later else value

    def hopes(self) -> float:
        """What plans left open are worth with rounds to come, as far as the cubes of the next one reach."""
        later, value = self.p.later, 0.0
        cubes, wild = self.production[:], WILD + self.krystallium
        for plan, need in self.open:
            lacking = sum(need)
            if plan.must:
                value += plan.prize * (1 - URGENCY[later] * self.risk(need))
            surplus = plan.hope - lacking * CUBE[later]
            if surplus > 0:
                over = 0
                for resource in range(4):
                    over += max(0, need[resource] - cubes[resource])
                    cubes[resource] = max(0, cubes[resource] - need[resource])
                value += surplus * (HOPE if over <= wild else FAINT_HOPE)
                wild -= over
        return value

    def risk(self, need: list[int]) -> float:
        """How likely what must be done will not be: what it lacks, above all what the duchy does not make."""
        made = [*self.production, self.krystallium, self.soldiers // 2]
        beyond = sum(max(0, lacks - have) for lacks, have in zip(need, made, strict=True))
        return min(1.0, RISK[0] + RISK[1] * sum(need, 0.0) + RISK[2] * beyond)


def forecast(p: Position, plans: list[Plan], choice: list[Plan], cubes: tuple[int, ...]) -> float:
    """Points to come with the best plan found: of the drafted cards of `choice` some are built, the others recycled."""
    key = (tuple(plans), tuple(choice), cubes)
    found = p.best.get(key)
    if found is None:
        found = p.best[key] = best_forecast(p, plans, choice, cubes)
    return found


def best_forecast(p: Position, plans: list[Plan], choice: list[Plan], cubes: tuple[int, ...]) -> float:
    """First all drafted cards are recycled; then each is tried in the queue, and some plans at its end."""
    recycle = p.facts.content.recycle
    queue = tuple(sorted(plans, key=by_rank))
    cubes = tuple(sorted(cubes + tuple(cube for plan in choice for cube in recycle[plan.what])))
    best, left = p.play_out(queue, cubes)
    choice = sorted(choice, key=by_rank)
    for plan in (*choice, *choice[:SECOND_LOOK]):  # first add cards one by one, then reconsider each
        cube = recycle[plan.what][0]
        if plan in queue:
            other, placed = tuple(x for x in queue if x is not plan), tuple(sorted((*cubes, cube)))
        else:
            other, placed = tuple(sorted((*queue, plan), key=by_rank)), without(cubes, cube)
        value, open_plans = p.play_out(other, placed)
        if value > best:
            best, left, queue, cubes = value, open_plans, other, placed
    for plan in left[:REFINE]:
        other = (*(x for x in queue if x is not plan), plan)
        value, _ = p.play_out(other, cubes)
        if value > best:
            best, queue = value, other
    return best


def by_rank(plan: Plan) -> tuple[float, int]:
    return plan.rank, plan.what
