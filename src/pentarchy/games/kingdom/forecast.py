"""How a duchy will grow: the rest of the game played ahead for one player by simple habits, without new cards.

Steps produce, cubes go to the card that gives most for what it lacks, krystallium finishes what it can; cubes that
nothing under construction needs serve cards of drafts to come. Fast and rough: it is called for every move tried.
"""

from pentarchy.games.kingdom.content import DEVELOPMENT
from pentarchy.games.kingdom.notation import KRYSTALLIUM, NIBBLE, SOLDIERS
from pentarchy.games.kingdom.production import count_production
from pentarchy.games.kingdom.state import DRAFT, PLANNING, PRODUCTION, ROUNDS, Kingdom

CUBE, KRYSTAL, SOLDIER = 0.9, 1.6, 0.7
RECYCLED = 0.8  # a drafted card that is not built gives a cube where it is wanted
FUTURE_CUBE, SURPLUS = 0.85, 0.2  # a cube that nothing needs now, with and without a draft to come
HOPE = 0.35  # of what an unfinished card gives, while drafts are to come

Plan = list[int]  # card, then what it lacks of M P G X K S


def forecast(g: Kingdom, player: int) -> float:
    """Points that will be added to those of now: first see which drafted cards get built, then recycle the others."""
    first = Forecast(g, player, ())
    first.run()
    left = [card for card in g.drafted[player] if g.content.recycle[card] and card not in first.finished]
    if not left:
        return first.value()
    second = Forecast(g, player, tuple(left))
    second.run()
    return second.value()


class Forecast:
    """A duchy played ahead; the cards of `recycled` are given up for their cubes at the start."""

    def __init__(self, g: Kingdom, player: int, recycled: tuple[int, ...]) -> None:
        self.g, self.player = g, player
        content = g.content
        self.production = [count_production(g, player, resource) for resource in range(4)]
        self.per_type = [row for card in g.built[player] for row in content.production[card] if row[2] >= 0]
        self.krystallium, self.soldiers = g.krystallium[player], g.soldiers[player]
        self.stored = sum(g.alchemy[4 * player : 4 * player + 4])
        self.finished: list[int] = []
        self.extra = 0.0
        self.cubes = g.cubes[player] + tuple(cube for card in recycled for cube in content.recycle[card])
        frozen = {card for card, _ in g.frozen}
        plans = [(card, g.lack[card]) for card in g.construction[player] if card not in frozen]
        plans += [(card, content.cost[card]) for card in g.drafted[player]
                  if content.kinds[card] == DEVELOPMENT and card not in recycled]
        rows = []
        for card, lack in plans:
            need = [lack >> 4 * letter & NIBBLE for letter in range(6)]
            rows.append((-card_gain(g, player, card) / (0.5 + sum(need)), [card, *need]))
        rows.sort()
        self.plans: list[Plan] = [plan for _, plan in rows]

    def run(self) -> None:
        """Play all steps to come."""
        g = self.g
        for resource in self.cubes:
            self.place(resource, 1, drafts=False)
        first = g.producing + 1 if g.phase == PRODUCTION else 0 if g.phase < PRODUCTION else 4
        for round_number in range(g.round, ROUNDS + 1):
            drafts = round_number > g.round
            for resource in range(first if round_number == g.round else 0, 4):
                self.spend_krystallium(last=False)
                self.place(resource, self.production[resource], drafts)
        self.spend_krystallium(last=g.round == ROUNDS and g.phase != DRAFT)

    def value(self) -> float:
        return self.extra + self.points_of_finished() + self.hopes()

    def place(self, resource: int, cubes: int, drafts: bool) -> None:
        """Cubes of a step go to the plans in order; the rest is stored or saved for cards to come."""
        for plan in self.plans[:] if cubes else ():
            used = min(cubes, plan[1 + resource])
            if used:
                plan[1 + resource] -= used
                cubes -= used
                if not any(plan[1:]):
                    self.finish(plan)
                if not cubes:
                    return
        if drafts:
            self.extra += FUTURE_CUBE * cubes
        else:
            self.stored += cubes
            self.krystallium += self.stored // 5
            self.stored %= 5

    def spend_krystallium(self, last: bool) -> None:
        """Finish what krystallium and soldiers can finish, if it is worth it."""
        if not (self.krystallium or self.soldiers):
            return
        for plan in self.plans[:]:
            missing = sum(plan[1 : 2 + KRYSTALLIUM])
            if missing <= self.krystallium and plan[1 + SOLDIERS] <= self.soldiers:
                gain = card_gain(self.g, self.player, plan[0])
                if last or gain > KRYSTAL * missing + plan[1 + SOLDIERS] * soldier_worth(self.g):
                    self.krystallium -= missing
                    self.soldiers -= plan[1 + SOLDIERS]
                    self.finish(plan)

    def finish(self, plan: Plan) -> None:
        """A card is built: it produces from the next step on."""
        card, content = plan[0], self.g.content
        self.plans.remove(plan)
        self.finished.append(card)
        own = content.type[card]
        for resource, amount, card_type in self.per_type:
            if card_type == own:
                self.production[resource] += amount
        for row in content.production[card]:
            resource, amount, card_type = row
            if card_type < 0:
                self.production[resource] += amount
            else:
                cards = (*self.g.built[self.player], *self.finished)
                self.production[resource] += amount * sum(content.type[other] == card_type for other in cards)
                self.per_type.append(row)
        krystallium, soldiers = content.bonus[card]
        self.krystallium += krystallium
        self.soldiers += soldiers
        self.extra += soldier_worth(self.g) * soldiers

    def points_of_finished(self) -> float:
        """What the finished cards add to base points and modifiers; modifiers hope for cards to come."""
        g, content, value = self.g, self.g.content, 0.0
        built = g.built[self.player]
        later = 0.4 * (ROUNDS - g.round + (g.phase == DRAFT))
        counts = [0, 0, 0, 0]
        for card in built:
            counts[content.type[card]] += 1
        added = [0, 0, 0, 0]
        for card in self.finished:
            added[content.type[card]] += 1
            value += content.base[card]
        for card in self.finished:
            value += sum(n * (counts[kind] + added[kind] + later) for kind, n in content.modifiers[card])
        for card in built:
            value += sum(n * (added[kind] + later) for kind, n in content.modifiers[card])
        duchy = content.duchy_modifiers[g.duchies[self.player]]
        return value + sum(n * (added[kind] + later) for kind, n in duchy)

    def hopes(self) -> float:
        """Tokens left over, and unfinished cards that may still be finished with cards to come."""
        g = self.g
        drafts = ROUNDS - g.round + (g.phase == DRAFT)
        value = (KRYSTAL * 0.7 if drafts else 0.1) * self.krystallium + (0.15 if drafts else 0.02) * self.stored
        if drafts:
            for card, *need in self.plans:
                cost = sum(g.content.cost[card] >> 4 * letter & NIBBLE for letter in range(6))
                value += HOPE * card_gain(g, self.player, card) * (1.2 - sum(need) / cost)
        return value


def card_gain(g: Kingdom, player: int, card: int) -> float:
    """What a card gives when it is built: points, cubes for the rest of the game, tokens."""
    content = g.content
    krystallium, soldiers = content.bonus[card]
    gain = content.base[card] + KRYSTAL * krystallium + soldier_worth(g) * soldiers
    later = ROUNDS - g.round
    for resource, amount, card_type in content.production[card]:
        times = later + 0.5 * (g.phase <= PLANNING or (g.phase == PRODUCTION and g.producing < resource))
        made = amount * (type_count(g, player, card_type, later, card)) if card_type >= 0 else amount
        gain += CUBE * made * times
    for card_type, points in content.modifiers[card]:
        gain += points * type_count(g, player, card_type, later, card)
    own = content.type[card]
    for built in g.built[player]:
        gain += sum(points for card_type, points in content.modifiers[built] if card_type == own)
        gain += sum(CUBE * amount * later for _, amount, card_type in content.production[built] if card_type == own)
    return gain + sum(points for card_type, points in content.duchy_modifiers[g.duchies[player]] if card_type == own)


def type_count(g: Kingdom, player: int, card_type: int, later: int, card: int) -> float:
    """How many cards of a type the duchy will have: built, perhaps finished, and some to come."""
    types = g.content.type
    built = sum(types[other] == card_type for other in g.built[player])
    coming = sum(types[other] == card_type for other in g.construction[player] if other != card)
    return built + 0.5 * coming + 0.45 * later + (types[card] == card_type)


def soldier_worth(g: Kingdom) -> float:
    if "menaces" in g.modules:
        return 1.3
    return 0.9 if "advisors" in g.modules and g.round < ROUNDS else SOLDIER
