"""What cards, mice and effects are worth to a player: an `Outlook` of all that is open and rarely changes.

All values are in points, the weights in weights.toml. What is still to come is measured in chiefs: a player places
fifteen in a game, each brings a main action and a bonus, so "so many times a chief" says how often something happens.
The outlook is kept by what it depends on (heuristic.py), because goods, hand cards and explorers change much more
often.
"""

from math import exp
from typing import Any

from pentarchy.engine.rules import Frame
from pentarchy.games.wistar.content import COUNTS, DECKS, ENERGY, SKILLS, TYPES, Text
from pentarchy.games.wistar.goals import need_of
from pentarchy.games.wistar.modifiers import count, free_rooms, goals_reached, symbols, total
from pentarchy.games.wistar.scoring import PAIR
from pentarchy.games.wistar.state import Wistar
from pentarchy.kit.piles import Pile
from pentarchy.kit.weights import weights_of

WEIGHTS = weights_of("pentarchy.games.wistar")
GROWTH = WEIGHTS.table("growth")
LEFT_OVER = WEIGHTS.table("left_over")
RATES = WEIGHTS.table("rates")
EFFECTS = WEIGHTS.table("effects")
LASTING = {"vp", "dig_free", "bed_free", "mouse", "round_mouse", "hero", "unlock", "play_free", "draft", "mission"}
COUNTED = {  # effects whose last part is a number of times
    "gain", "vp", "current", "draw", "draw_any", "any_good", "explore", "project", "dig_free", "bed_free", "dig",
    "bed", "shift", "walk",
}  # fmt: skip
CHANGES = WEIGHTS.table("changes")
SLOW = WEIGHTS.number("cards.slow")
ROOM = WEIGHTS.number("burrow.room")
ONCE = WEIGHTS.number("cards.once")
ONCE_NOW = WEIGHTS.number("cards.once_now")
SKILL = WEIGHTS.numbers("cards.skill")
ENERGY_VALUE = WEIGHTS.number("cards.energy")
GOAL = WEIGHTS.number("goals.goal")
REACHED_GOAL = WEIGHTS.number("goals.reached")
CURRENT = WEIGHTS.numbers("cards.current")
ATTACK = WEIGHTS.number("others.attack")
LONG = WEIGHTS.number("cards.long")
SMOOTH = WEIGHTS.number("burrow.smooth")
EVEN = WEIGHTS.number("burrow.even")
SMOOTH_CHIEFS = WEIGHTS.number("burrow.smooth_chiefs")
NEXT_ROOM = WEIGHTS.number("burrow.next_room")
REACHED_EARLY = WEIGHTS.number("goals.reached_early")
PACE = WEIGHTS.number("goals.pace")
OTHER_GROWTH = WEIGHTS.number("goals.growth")
LIKELY_GOAL = WEIGHTS.number("goals.likely")
OTHER_EFFECT = WEIGHTS.number("cards.effect")
OTHER_CHANGE = WEIGHTS.number("cards.change")
OTHER_PAID = WEIGHTS.number("cards.paid")
EACH = WEIGHTS.number("cards.each")
NO_ROOM = WEIGHTS.number("cards.no_room")
UNIT_SAVED = WEIGHTS.number("cards.unit_saved")
UNIT_CHIEF = WEIGHTS.number("cards.unit_chief")
UNMET = WEIGHTS.number("cards.unmet")
OPTIONAL = WEIGHTS.number("cards.optional")
SLOW_LEAST = WEIGHTS.number("cards.slow_least")
SLOW_CHIEFS = WEIGHTS.number("cards.slow_chiefs")
ONCE_PLAYED = WEIGHTS.number("cards.once_played")
PAID = WEIGHTS.table("paid")
ATTACK_GOODS = WEIGHTS.number("others.attack_goods")
FEE = WEIGHTS.number("markers.fee")
HALF_PAIR = WEIGHTS.number("markers.half_pair")


class Outlook:
    """What a player has on the table, and what would be added by a card, a symbol, a room or a bed."""

    def __init__(self, g: Wistar, player: int, chiefs: int, rounds: int) -> None:
        self.content, self.player, self.chiefs, self.rounds = g.content, player, chiefs, rounds
        self.soon = min(1.0, chiefs / LONG)  # the share of the worth of what must still be turned into points
        self.counts = {what: 0 if what in LEFT_OVER else count(g, player, what) for what in COUNTS}
        self.symbols = symbols(g, player)
        self.area, self.homes, self.current, self.dug = (
            g.areas[player],
            g.homes[player],
            g.current[player],
            g.dug[player],
        )
        self.beds, self.spaces, self.used = g.beds[player], g.spaces[player], g.used
        self.free = free_rooms(g, player)
        self.ignored = total(g, player, "ignore_skill", "play"), total(g, player, "ignore_skill", "mission")
        self.off = total(g, player, "discount", "play")
        self.others = [side for side in range(g.sides) if side != player]
        self.goals = self._open_goals(g)
        words = {text.more for text in self.content.texts if text.more}
        self.more = {  # opponents with more of what aggressive cards compare
            what: sum([count(g, side, what) > self.counts[what] for side in self.others])
            if what not in LEFT_OVER
            else len(self.others) // 2
            for what in words
        }
        have = self.symbols[:ENERGY]
        self.skill_gain = [self._skill(number + 1) - self._skill(number) for number in have]
        self.finals: dict[str, float] = {}  # points at the end for one more of these
        self.answers: dict[str, float] = {}  # points when this happens
        for piece in (*self.area, *self.homes):
            text = self.content.texts[piece]
            if text.kind == "final" and text.per:
                self.finals[text.per] = self.finals.get(text.per, 0.0) + sum([part[-1] for part in text.effects])
            elif text.when:
                self.answers[text.when] = self.answers.get(text.when, 0.0) + self.effects(text.effects)
        self.played: dict[int, float] = {}
        self.nets: dict[int, float] = {}  # of hand cards, see plans.py
        self.plans: dict[tuple[Pile, int, int], tuple[float, ...]] = {}  # of hands with so much wood and metal
        self.farms: dict[Any, Any] = {}  # see prospects.py
        self.markers: dict[int, float] = {}
        self.chances: dict[tuple[tuple[int, ...], int, bool], tuple[float, int]] = {}
        self.base = self._base()

    # parts of the whole -------------------------------------------------------------------------------------------
    def _open_goals(self, g: Wistar) -> dict[str, list[int]]:
        """What is missing for goals that can still be reached, by what they count."""
        found: dict[str, list[int]] = {}
        if goals_reached(g, self.player) < self.content.numbers["game"]["discs"]:
            for goal in (*g.goals, *g.private_goals[self.player]):
                need = need_of(g, self.player, goal)
                if need >= 0:
                    what = self.content.goal_count[goal]
                    found.setdefault(what, []).append(need - self.counts[what])
        return found

    def goal_worth(self, what: str, missing: int) -> float:
        """The chance of a goal times its worth; one that is reached wants to be claimed."""
        if missing <= 0:
            return REACHED_GOAL + REACHED_EARLY * self.soon
        pace = PACE * GROWTH.get(what, OTHER_GROWTH) * self.chiefs / missing
        return LIKELY_GOAL * GOAL * pace / (1.0 + pace)

    def more_of(self, what: str, amount: int = 1) -> float:
        """What more of something is worth for goals and final effects."""
        worth = self.finals.get(what, 0.0) * amount
        for missing in self.goals.get(what, ()):
            worth += self.goal_worth(what, missing - amount) - self.goal_worth(what, missing)
        return worth

    def _skill(self, number: int) -> float:
        return SKILL[min(number, 4)] * self.soon

    def track(self, name: str, number: int) -> float:
        """A track of rooms or beds: its points, early on rather a share of what the end of it brings."""
        values: list[int] = self.content.numbers["tracks"][name]
        points = float(values[number - 1]) if number else 0.0
        even = values[-1] * number / len(values) * EVEN
        hope = SMOOTH * min(1.0, self.chiefs / SMOOTH_CHIEFS)
        return points + max(0.0, even - points) * hope

    def _base(self) -> float:
        content, worth = self.content, 0.0
        for card in self.area:
            worth += content.vp[card] + self.later(content.texts[card], card)
        for mouse in self.homes:
            worth += content.vp[mouse] + self.later(content.texts[mouse], mouse)
        for number, space in enumerate(content.spaces):
            if self.spaces >> number & 1:
                worth += space.vp + self.mods(space.text.mods)
        if self.spaces & self._pair() == self._pair():
            worth += content.numbers["score"]["pair"]
        worth += self.track("rooms", self.dug) + self.track("beds", self.beds)
        level = CURRENT[self.current]
        worth += level * self.soon + (2.0 * (1.0 - self.soon) if self.current == 2 else 0.0)
        worth += sum([self._skill(number) for number in self.symbols[:ENERGY]], 0.0)
        worth += ENERGY_VALUE * self.soon * self.symbols[ENERGY]
        for what, gaps in self.goals.items():
            worth += sum([self.goal_worth(what, missing) for missing in gaps], 0.0)
        return worth + self.rooms_worth(self.free)

    def rooms_worth(self, free: int) -> float:
        """Free rooms: the first ones will be filled."""
        return ROOM * self.soon * (1.0 - NEXT_ROOM ** max(0, free)) / (1.0 - NEXT_ROOM)

    def _pair(self) -> int:
        """The mask of the two spaces that count together."""
        return sum([1 << number for number, space in enumerate(self.content.spaces) if space.name in PAIR])

    # effects ------------------------------------------------------------------------------------------------------
    def effect(self, part: Frame) -> float:
        """What an effect is worth when it happens."""
        name = part[0]
        if name == "vp":
            return float(part[1]) + (self.answers_of("gain_vp") if part[1] > 0 else 0.0)
        key = f"{name} {part[1]}" if len(part) > 1 else name
        worth = EFFECTS.get(key, EFFECTS.get(name, OTHER_EFFECT))
        if name not in LASTING:
            worth *= self.soon
        elif name in ("mouse", "round_mouse", "bed_free") and self.free < 1:
            worth *= NO_ROOM
        elif name == "dig_free" and self.dug >= 6:
            worth = 0.0
        if name == "current" and self.current == 2:
            worth = 0.0
        return worth * part[-1] if name in COUNTED else worth

    def answers_of(self, trigger: str) -> float:
        return self.answers.get(trigger, 0.0) if hasattr(self, "answers") else 0.0

    def effects(self, parts: tuple[Frame, ...]) -> float:
        return sum([self.effect(part) for part in parts], 0.0)

    def mods(self, parts: tuple[Frame, ...]) -> float:
        """Standing changes, by the chiefs to come."""
        worth = 0.0
        for part in parts:
            if part[0] == "extra_room":
                continue  # it is among the free rooms
            if part[0] == "unit_cost":
                left = 6 - (self.dug if part[1] == "dig" else self.beds)
                worth += UNIT_SAVED * min(left, UNIT_CHIEF * self.chiefs)
            else:
                key = f"{part[0]} {part[1]}" if isinstance(part[1], str) else part[0]
                worth += CHANGES.get(key, OTHER_CHANGE) * self.chiefs * (EACH if "each" in part else 1.0)
        return worth

    def counted(self, text: Text) -> float:
        """How often a final effect will count at the end."""
        if not text.per:
            return 1.0
        return (
            self.counts[text.per]
            + GROWTH.get(text.per, 0.0) * self.chiefs
            + (LEFT_OVER.get(text.per, 0.0) if self.chiefs else 0.0)
        )

    def met(self, text: Text) -> float:
        what, least = text.condition
        return 1.0 if not what or self.counts[what] >= least else UNMET

    def net(self, text: Text) -> float:
        """One use of a text, less what is spent for it."""
        what, amount = text.pay
        each = PAID.get(what, OTHER_PAID)
        price = each * amount * (self.soon if what != "vp" else 1.0)
        return self.met(text) * max(0.0, self.effects(text.effects) - price)

    def later(self, text: Text, piece: int) -> float:
        """What a card or mouse in play will still bring."""
        kind = text.kind
        if kind == "final":
            return self.counted(text) * points_of(text)
        if kind == "income":
            return self.rounds * self.effects(text.effects)
        if kind == "once":
            return self.net(text) * (ONCE * self.chiefs / 3 + (ONCE_NOW * self.soon if piece not in self.used else 0.0))
        if kind == "ongoing":
            worth = self.mods(text.mods)
            return worth + (RATES[text.when] * self.chiefs * self.effects(text.effects) if text.when else 0.0)
        return 0.0

    # cards --------------------------------------------------------------------------------------------------------
    def worth(self, card: int) -> float:
        """What playing an invention brings, without its price."""
        found = self.played.get(card)
        if found is None:
            found = self.played[card] = self._worth(card)
        return found

    def _worth(self, card: int) -> float:
        content, text = self.content, self.content.texts[card]
        worth = float(content.vp[card])
        kind = text.kind
        if kind == "instant":
            times = max(1, self.counts[text.per] + self._counts_itself(card, text.per)) if text.per else 1
            worth += times * self.net(text) * (1.0 if not text.pay[0] else OPTIONAL)
        elif kind == "income":
            worth += (1 + self.rounds) * self.effects(text.effects)
        elif kind == "once":
            worth += self.net(text) * (ONCE * self.chiefs / 3 + ONCE_PLAYED)
        elif kind == "final":
            worth += (self.counted(text) + self._counts_itself(card, text.per)) * points_of(text)
        elif kind == "aggressive":
            lost = max([amount if what == "vp" else ATTACK_GOODS * amount for what, amount in text.lose])
            worth += ATTACK * lost * self.more.get(text.more, 0)
        else:
            worth += self.later(text, card)
        for skill in range(ENERGY):
            number = content.symbols[card][skill]
            if number:
                worth += number * (self.skill_gain[skill] + self.answers_of(f"gain_skill.{SKILLS[skill]}"))
                worth += self.more_of(f"skill.{SKILLS[skill]}", number)
        if content.symbols[card][ENERGY]:
            worth += ENERGY_VALUE * self.soon + self.more_of("energy") + self.answers_of("gain_energy")
        kind_word, deck = TYPES[content.type[card]], DECKS[content.deck[card]]
        for what in (f"{kind_word}s", deck, "inventions", f"kind.{kind}"):
            worth += self.more_of(what)
        for trigger in ("play_invention", f"play_{kind_word}", f"play_{deck}"):
            worth += self.answers_of(trigger)
        return worth

    def _counts_itself(self, card: int, per: str) -> int:
        """A card is among what it counts."""
        content = self.content
        group, _, name = per.partition(".")
        if group == "skill":
            return content.symbols[card][SKILLS.index(name)]
        if per == "energy":
            return content.symbols[card][ENERGY]
        kind, deck = content.texts[card].kind, DECKS[content.deck[card]]
        return int(per in (f"{TYPES[content.type[card]]}s", deck, "inventions", f"kind.{kind}"))

    def chance(self, needs: tuple[int, ...], jokers: int, mission: bool = False) -> tuple[float, int]:
        """How likely requirements can be met some day, and the jokers that it takes now."""
        key = (needs, jokers, mission)
        found = self.chances.get(key)
        if found is None:
            found = self.chances[key] = self._chance(needs, jokers, mission)
        return found

    def _chance(self, needs: tuple[int, ...], jokers: int, mission: bool) -> tuple[float, int]:
        missing = sum([max(0, needs[skill] - self.symbols[skill]) for skill in range(len(SKILLS))])
        missing = max(0, missing - self.ignored[mission])
        tools, robots, structures, current, mice, dug = needs[len(SKILLS) :]
        spent = min(missing, jokers)
        slow = SLOW * min(1.0, SLOW_LEAST + self.chiefs / SLOW_CHIEFS)
        odds = slow ** (missing - spent)
        counted = (("tools", tools), ("robots", robots), ("structures", structures), ("mice", mice), ("rooms_dug", dug))
        for what, least in counted:
            odds *= slow ** max(0, least - self.counts[what])
        return odds * slow ** max(0, current - self.current), spent

    def marker(self, space: int) -> float:
        """What emptying a marker space brings."""
        found = self.markers.get(space)
        if found is None:
            here = self.content.spaces[space]
            found = here.vp - FEE * here.fee[1] * self.soon
            found += self.mods(here.text.mods) + self.effects(here.text.effects)
            if here.name == "space_veranda":
                found += self.rooms_worth(self.free + 1) - self.rooms_worth(self.free)
            if here.name in PAIR and self.spaces & self._pair():
                found += self.content.numbers["score"]["pair"]
            elif here.name == PAIR[0]:
                found += HALF_PAIR
            colour = "markers_grey" if here.colour else "markers_brown"
            found += self.more_of("markers") + self.more_of(colour) + self.answers_of("complete_mission")
            self.markers[space] = found
        return found


def points_of(text: Text) -> float:
    """What a final effect counts for each thing."""
    return float(sum([part[-1] for part in text.effects]))


def saturating(number: float, first: float, demand: float, rest: float) -> float:
    """Goods: the first ones are worth more, what is beyond the demand only what is left of it at the end."""
    return rest * number + (first * demand * (1.0 - exp(-number / demand)) if demand > 0 else 0.0)
