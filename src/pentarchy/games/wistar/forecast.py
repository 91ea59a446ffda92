"""What cards, mice and effects are worth to a player: an `Outlook` of all that is open and rarely changes.

All values are in points. What is still to come is measured in chiefs: a player places fifteen in a game, each brings a
main action and a bonus, so "so many times a chief" says how often something happens. The outlook is kept by what it
depends on (heuristic.py), because goods, hand cards and explorers change much more often.
"""

from math import exp
from typing import Any

from pentarchy.engine.rules import Frame
from pentarchy.games.wistar.content import COUNTS, DECKS, ENERGY, SKILLS, TYPES, Text
from pentarchy.games.wistar.goals import need_of
from pentarchy.games.wistar.modifiers import count, free_rooms, goals_reached, symbols, total
from pentarchy.games.wistar.scoring import PAIR
from pentarchy.games.wistar.state import Wistar

GROWTH = {  # how much of this a chief adds on the average
    "doors": 0.2, "mice": 0.2, "mice_house": 0.12, "mice_base": 0.07, "rooms_dug": 0.25, "beds": 0.25,
    "markers": 0.3, "markers_brown": 0.2, "markers_grey": 0.1, "goals": 0.12, "tools": 0.22, "robots": 0.14,
    "structures": 0.25, "basic": 0.35, "advanced": 0.25, "inventions": 0.6, "energy": 0.08,
    **{f"skill.{skill}": 0.16 for skill in SKILLS},
    "kind.instant": 0.2, "kind.once": 0.12, "kind.income": 0.07, "kind.final": 0.12, "kind.ongoing": 0.12,
    "kind.aggressive": 0.07,
}  # fmt: skip
LEFT_OVER = {"wood": 2.0, "metal": 2.0, "moves": 0.5, "jokers": 0.5, "hand": 1.0}  # what comes before the end
RATES = {  # how often a chief makes such a thing happen
    "gain_wood": 0.4, "gain_metal": 0.4, "gain_vp": 0.6, "gain_joker": 0.1, "gain_mouse": 0.2, "gain_advanced": 0.3,
    "gain_energy": 0.08, **{f"gain_skill.{skill}": 0.16 for skill in SKILLS}, "open_door": 0.2,
    "reveal_mission": 0.15, "complete_mission": 0.3, "claim_goal": 0.12, "play_invention": 0.6, "play_basic": 0.35,
    "play_advanced": 0.25, "play_tool": 0.22, "play_robot": 0.14, "play_structure": 0.25, "dig_room": 0.25,
    "build_bed": 0.25, "use_move": 0.35, "act.wood": 0.2, "act.metal": 0.2, "act.dig": 0.12, "act.beds": 0.12,
    "act.projects": 0.15, "act.explore": 0.2,
}  # fmt: skip
EFFECTS = {  # worth of one in the middle of the game; those in LASTING keep it to the end
    "gain wood": 0.8, "gain metal": 0.85, "gain move": 0.6, "gain joker": 1.3, "vp": 1.0, "current": 2.2,
    "draw basic": 0.8, "draw advanced": 1.1, "draw_any": 1.1, "any_good": 0.9, "explore": 0.9, "project": 0.7,
    "potion": 2.0, "play": 1.6, "mission": 2.5, "play_free": 4.5, "play_free basic": 3.5, "play_free advanced": 5.5,
    "dig_free": 2.5, "bed_free": 3.0, "dig": 0.8, "bed": 1.2, "shift": 0.45, "worker": 0.1, "mouse": 2.6,
    "round_mouse": 2.6, "hero": 4.0, "skill_token": 1.2, "unlock": 3.0, "private_goal": 2.5, "tent": 0.4,
    "reveal": 1.3, "open_door": 1.2, "travel": 0.9, "walk": 0.5, "carry_out": 2.8, "turn_up": 0.35, "seek": 0.9,
    "salvage": 1.3, "swap": 0.3, "copy_once": 1.0, "draft": 5.0,
}  # fmt: skip
LASTING = {"vp", "dig_free", "bed_free", "mouse", "round_mouse", "hero", "unlock", "play_free", "draft", "mission"}
COUNTED = {  # effects whose last part is a number of times
    "gain", "vp", "current", "draw", "draw_any", "any_good", "explore", "project", "dig_free", "bed_free", "dig",
    "bed", "shift", "walk",
}  # fmt: skip
CHANGES = {  # standing changes: worth of one for each chief to come
    "discount play": 0.4, "discount play_tool": 0.14, "discount play_robot": 0.1, "discount play_structure": 0.16,
    "discount dig": 0.1, "discount beds": 0.1, "ignore_skill play": 0.22, "ignore_skill mission": 0.2,
    "move_power": 0.08, "immune": 0.03,
}  # fmt: skip
SLOW = 0.6  # a requirement that is missing will be met some day
ROOM = 1.6  # a free room, while something can still be put there
ONCE = 0.65  # a 1x effect is used in so many rounds
ONCE_NOW = 0.25  # kept for later this round: less than what using it brings
SKILL = (0.0, 1.0, 1.9, 2.6, 2.9)  # so many symbols of a skill: needed for cards and missions
ENERGY_VALUE = 0.25
GOAL = 5.2  # its points and its bonus
REACHED_GOAL = 3.4  # less than its points, so that it is claimed
CURRENT = (0.0, 1.0, 2.3)  # needed by many advanced cards; boosted it counts 2 VP
ATTACK = 0.3  # of what each opponent with more would lose
LONG = 6.0  # with so many chiefs to come, what is not points has its full worth
SMOOTH = 1.0  # early steps of a track count as parts of the whole, the more chiefs are to come


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
        self.nets: dict[int, float] = {}  # of hand cards, see heuristic.py
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
            return REACHED_GOAL + 0.8 * self.soon
        pace = 1.5 * GROWTH.get(what, 0.15) * self.chiefs / missing
        return 0.75 * GOAL * pace / (1.0 + pace)

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
        even = values[-1] * number / len(values) * 0.8
        hope = SMOOTH * min(1.0, self.chiefs / 8)
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
        return ROOM * self.soon * (1.0 - 0.6 ** max(0, free)) / 0.4

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
        worth = EFFECTS.get(key, EFFECTS.get(name, 0.5))
        if name not in LASTING:
            worth *= self.soon
        elif name in ("mouse", "round_mouse", "bed_free") and self.free < 1:
            worth *= 0.1
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
                worth += 0.7 * min(left, 0.35 * self.chiefs)
            else:
                key = f"{part[0]} {part[1]}" if isinstance(part[1], str) else part[0]
                worth += CHANGES.get(key, 0.05) * self.chiefs * (1.4 if "each" in part else 1.0)
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
        return 1.0 if not what or self.counts[what] >= least else 0.4

    def net(self, text: Text) -> float:
        """One use of a text, less what is spent for it."""
        what, amount = text.pay
        each = {"": 0.0, "joker": 1.2, "vp": 1.0, "mouse": 2.2, "bed": 0.3, "move": 0.55}.get(what, 0.7)
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
            worth += times * self.net(text) * (1.0 if not text.pay[0] else 0.7)
        elif kind == "income":
            worth += (1 + self.rounds) * self.effects(text.effects)
        elif kind == "once":
            worth += self.net(text) * (ONCE * self.chiefs / 3 + 0.6)
        elif kind == "final":
            worth += (self.counted(text) + self._counts_itself(card, text.per)) * points_of(text)
        elif kind == "aggressive":
            lost = max([amount if what == "vp" else 0.8 * amount for what, amount in text.lose])
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
        slow = SLOW * min(1.0, 0.3 + self.chiefs / 6)
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
            found = here.vp - 0.7 * here.fee[1] * self.soon
            found += self.mods(here.text.mods) + self.effects(here.text.effects)
            if here.name == "space_veranda":
                found += self.rooms_worth(self.free + 1) - self.rooms_worth(self.free)
            if here.name in PAIR and self.spaces & self._pair():
                found += self.content.numbers["score"]["pair"]
            elif here.name == PAIR[0]:
                found += 0.5
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
