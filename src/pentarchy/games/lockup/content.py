"""The components of Lockup as tables by piece number, read from data/*.toml and a content pack.

Pieces are numbered file by file: crew tokens (one of each for every crew), items, goons, books, achievements, traits,
guards, location cards. A pack changes values, never which pieces there are.
"""

from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

from pentarchy.engine.rules import Frame
from pentarchy.games.lockup.rules import goals, rules
from pentarchy.kit.components import Components
from pentarchy.kit.entries import Entry, Mistake, words
from pentarchy.kit.tables import Tables, read_tables, refuse_changes

PACKAGE = "pentarchy.games.lockup"
PIECE_FILES = (
    "tokens.toml", "items.toml", "goons.toml", "books.toml", "achievements.toml", "traits.toml", "guards.toml",
    "location_cards.toml",
)  # fmt: skip
FILES = (*PIECE_FILES, "crews.toml", "locations.toml", "goon_types.toml", "numbers.toml")
TOKEN, ITEM, GOON, BOOK, ACHIEVEMENT, TRAIT, GUARD, LOCATION_CARD = range(8)
RESOURCES = ("scrap", "potion", "iron", "gold")
SCRAP, POTION, IRON, GOLD, ANY = range(5)
LETTERS = "SPIGA"  # in costs: the four resources, and any of them
ATTRIBUTES = ("shield", "gem", "magic")
CREWS = ("goblins", "gnolls", "kobolds", "bugbears", "insectoids")
GOON_TYPES = ("flayer", "bandit", "dwarf", "ratfolk", "cultist", "demon", "hobgoblin")
GOAL_TYPES = ("supremacy", "rush", "end_game")
WINDOWS = (
    "any_time", "roll_call_turn", "before_location", "on_suspicion", "on_own_recruit", "on_own_craft",
    "on_opponent_craft",
)  # fmt: skip
DIFFICULTIES = {"normal": "green", "hard": "yellow", "extreme": "red"}  # beside the blue guards
RANKS = ("first", "second", "third", "last", "others", "each")
CHOICES = ("gain", "exchange", "trade", "recruit", "craft", "reserve")  # rewards that can be one of several
SINGLE = {"gain": ("any", 1), "exchange": (1,), "trade": (2, 1)}  # of those, what one decision settles
GOAL_WORDS = {"supremacy": ("most",), "rush": ("at_least",), "end_game": ("majority", "for_each")}
METRICS = (
    "attr",
    "attr_sets",
    "items",
    "items_with",
    "cost_types",
    "goons",
    "goons_of",
    "goon_types",
    "power",
    "books",
)
POWER = -1  # a strength that is the power of its owner
FIXED = {"copies", "number"}


class Reward(NamedTuple):
    """A line of a location: for which place, from how many players on, what."""

    rank: str
    players: int
    effects: tuple[Frame, ...]


class Content(Components):
    """Everything printed on the components, by piece number where it belongs to a piece."""

    def __init__(self, tables: Tables) -> None:
        super().__init__(tables, PIECE_FILES)
        self.parse = self.effect_parser(rules)
        self._read_tokens()
        self._read_items_and_goons()
        self._read_others()
        self.rewards = [
            (self._rewards(entry, "rewards_small"), self._rewards(entry, "rewards"))
            for entry in self._entries("locations.toml")
        ]
        self.placeable = tuple(entry.get("placeable", bool) for entry in self._entries("locations.toml"))
        self.goon_spaces = tuple(
            number for number, entry in enumerate(self._entries("locations.toml")) if entry.get("goon_space", bool)
        )
        self.crews = {entry.name: self._crew(entry) for entry in self._entries("crews.toml")}
        score = self.effect_parser(goals)
        self.goon_scores = [_checked_score(entry, score) for entry in self._entries("goon_types.toml")]
        self.numbers: dict[str, dict[str, Any]] = tables["numbers.toml"]
        for file in ("locations.toml", "goon_types.toml", "numbers.toml"):
            for entry in self._entries(file):
                entry.names("name")
        for entry in self._entries("numbers.toml"):
            for field in set(entry.fields) - {"name", "source", "confidence", "field_sources"}:
                entry.count(field)

    def _entries(self, file: str) -> list[Entry]:
        return [Entry(file, name, fields) for name, fields in self.tables[file].items()]

    def _read_tokens(self) -> None:
        self.strength: list[int] = self.per_piece(0)  # POWER: that of its owner
        self.lookout: list[bool] = self.per_piece(False)
        self.out_with_five: list[bool] = self.per_piece(False)
        self.reinforce: list[bool] = self.per_piece(False)
        self.colour: list[str] = self.per_piece("")
        for file in ("tokens.toml", "guards.toml"):
            for entry in self._entries(file):
                for piece in self.by_design[entry.name]:
                    self.strength[piece], self.lookout[piece] = entry.get("strength", int), entry.get("lookout", bool)
                    if file == "tokens.toml":
                        self.out_with_five[piece] = entry.get("out_with_five", bool)
                    else:
                        self.reinforce[piece] = entry.get("reinforce", bool)
                        self.colour[piece] = entry.get("colour", str)

    def _read_items_and_goons(self) -> None:
        self.value: list[int] = self.per_piece(0)
        self.cost: list[tuple[int, ...]] = self.per_piece((0,) * 5)  # scrap, potion, iron, gold, any
        self.attributes: list[tuple[int, ...]] = self.per_piece((0,) * 3)  # how many of each
        self.effects: list[tuple[Frame, ...]] = self.per_piece(())
        self.type: list[int] = self.per_piece(-1)
        self.suspicion: list[int] = self.per_piece(0)
        self.resource: list[int] = self.per_piece(-1)  # what a bandit brings
        self.demon: list[int] = self.per_piece(-1)
        for entry in (*self._entries("items.toml"), *self._entries("goons.toml")):
            piece = self.by_design[entry.name][0]
            self.effects[piece] = self._effects(entry)
            self.attributes[piece] = _count(entry, "attributes", ATTRIBUTES)
            if entry.file == "items.toml":
                self.value[piece], self.cost[piece] = entry.count("value"), entry.parse("cost", _cost)
                continue
            self.type[piece], self.suspicion[piece] = entry.choice("type", GOON_TYPES), entry.count("suspicion")
            self.resource[piece] = entry.choice("resource", ("", *RESOURCES)) - 1
            self.demon[piece] = entry.choice("demon", ("", *ATTRIBUTES)) - 1

    def _read_others(self) -> None:
        self.when: list[str] = self.per_piece("")
        self.in_solo: list[bool] = self.per_piece(True)
        self.goal_type: list[int] = self.per_piece(-1)
        self.condition: list[Frame] = self.per_piece(())
        self.leads_to: list[int] = self.per_piece(-1)  # of a location card
        goal = self.effect_parser(goals)
        for entry in (*self._entries("books.toml"), *self._entries("traits.toml")):
            for piece in self.by_design[entry.name]:
                self.effects[piece] = self._effects(entry)
                if entry.file == "books.toml":
                    self.when[piece] = WINDOWS[entry.choice("when", WINDOWS)]
                    self.in_solo[piece] = entry.get("solo", bool)
        for entry in self._entries("achievements.toml"):
            piece = self.by_design[entry.name][0]
            self.goal_type[piece] = entry.choice("type", GOAL_TYPES)
            self.condition[piece] = _checked_goal(entry, entry.parse("condition", goal))
        places = ("", *self.tables["locations.toml"])
        for entry in self._entries("location_cards.toml"):
            for piece in self.by_design[entry.name]:
                self.leads_to[piece] = entry.choice("location", places) - 1

    def reward(self, location: int, sides: int, place: int, present: int) -> tuple[Frame, ...]:
        """What the board gives for a place (0, 1, ...) among so many who are there."""
        row = self.reward_row(location, sides, place, present)
        return self.rewards[location][sides > 2][row].effects if row >= 0 else ()

    def reward_row(self, location: int, sides: int, place: int, present: int) -> int:
        """The first line of the board that fits a place, or -1."""
        first_to_third = ("first", "second", "third")[place] if place < 3 else ""
        fitting = (first_to_third, "last" if 0 < place == present - 1 else "", "others", "each")
        for row, reward in enumerate(self.rewards[location][sides > 2]):
            if reward.rank in fitting and sides >= reward.players:
                return row
        return -1

    def reward_rows(self, location: int, sides: int) -> list[int]:
        """The lines of the board that count with so many sides."""
        return [row for row, reward in enumerate(self.rewards[location][sides > 2]) if sides >= reward.players]

    def _effects(self, entry: Entry) -> tuple[Frame, ...]:
        return tuple(
            Entry(entry.file, entry.name, {f"effect {number}": line}).parse(f"effect {number}", self.parse)
            for number, line in enumerate(entry.get("effect", list), 1)
        )

    def _rewards(self, entry: Entry, field: str) -> tuple[Reward, ...]:
        rewards = []
        for number, fields in enumerate(entry.get(field, list), 1):
            if not isinstance(fields, dict):
                raise entry.error(field, f"reward {number} is not {{ rank, effect }}.")
            row = Entry(entry.file, f"{entry.name}.{field}.{number}", fields)
            rank = RANKS[row.choice("rank", RANKS)]
            rewards.append(Reward(rank, row.get("players", int, 1), _checked_reward(row, self._effects(row))))
        return tuple(rewards)

    def _crew(self, entry: Entry) -> tuple[int, int, int, tuple[Frame, ...]]:
        """Side B: power, suspicion, storage limit, starting bonuses."""
        entry.names("name")
        return entry.count("power"), entry.count("suspicion"), entry.count("storage"), self._effects(entry)


def _checked_reward(row: Entry, effects: tuple[Frame, ...]) -> tuple[Frame, ...]:
    """A choice can only be among rewards that are offered in ways (rewards.WAYS), each with a single decision."""
    for part in effects:
        if part[0] == "choose" and any(option[0] not in CHOICES for option in part[1:]):
            raise row.error("effect", f"choose(...) is among {', '.join(CHOICES)}.")
        options = part[1:] if part[0] == "choose" else () if part[0] == "gain" and part[1] != "any" else (part,)
        for name, *numbers in options:
            if numbers != list(SINGLE.get(name, numbers)):
                allowed = ", ".join(map(repr, SINGLE[name]))
                raise row.error("effect", f"at a location it can only be {name}({allowed}).")
    return effects


def _checked_goal(entry: Entry, condition: Frame) -> Frame:
    """A condition must fit the type of its achievement, and count something."""
    parts = condition[1:] if condition[0] == "both" else (condition,)
    allowed = GOAL_WORDS[entry.get("type", str)]
    for part in parts:
        if part[0] not in allowed or part[1][0] not in METRICS:
            raise entry.error("condition", f"is written {', '.join(allowed)} of {', '.join(METRICS)}.")
    return condition


def _checked_score(entry: Entry, parse: Callable[[str], Frame]) -> Frame:
    score = entry.parse("score", parse)
    if score[0] not in ("flat", "table", "per") or len(score) < 2:
        raise entry.error("score", "is written flat(...), table(...) or per(...).")
    return score


def _cost(text: str) -> tuple[int, ...]:
    """A cost such as `S2 I1 A1`."""
    cost = [0] * len(LETTERS)
    for word, column in words(text):
        if word[0] not in LETTERS or not word[1:].isdecimal():
            raise Mistake(f"'{word}' is not one of {', '.join(LETTERS)} with a number.", column)
        cost[LETTERS.index(word[0])] += int(word[1:])
    if not any(cost):
        raise Mistake("a cost must not be empty.", 1)
    return tuple(cost)


def _count(entry: Entry, field: str, allowed: tuple[str, ...]) -> tuple[int, ...]:
    found = entry.get(field, list)
    if unknown := [word for word in found if word not in allowed]:
        raise entry.error(field, f"must be some of {', '.join(allowed)}, not {unknown[0]!r}.")
    return tuple(found.count(word) for word in allowed)


@cache
def load(pack: Path | None = None) -> Content:
    """The components, as printed or as changed by a content pack."""
    from pentarchy.games.lockup import rounds  # noqa: F401  # it imports all files that register effects

    tables = read_tables(PACKAGE, FILES, pack)
    if pack is not None:
        refuse_changes(tables, load().tables, FIXED)
    return Content(tables)


def build(tables: Tables) -> Content:
    """The components of an older edition, whose pieces are those of today."""
    refuse_changes(tables, load().tables, FIXED)
    return Content(tables)
