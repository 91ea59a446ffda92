"""The components of Kingdom as tables by card number, read from data/*.toml and a content pack.

Cards are numbered in blocks: developments, treasures, advisors, calamities, menaces. Copies of a card have numbers of
their own. A pack changes values, never which cards there are, so numbers and codes of moves stay the same.
"""

from collections.abc import Iterable
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

from pentarchy.engine.rules import Frame
from pentarchy.games.kingdom import notation
from pentarchy.games.kingdom.rules import rules
from pentarchy.kit.components import Components
from pentarchy.kit.entries import Entry
from pentarchy.kit.tables import Tables, read_tables, refuse_changes

PACKAGE = "pentarchy.games.kingdom"
CARD_FILES = ("developments.toml", "treasures.toml", "advisors.toml", "calamities.toml", "menaces.toml")
FILES = (*CARD_FILES, "duchies.toml", "quests.toml", "scenarios.toml", "medals.toml")
MENACE_DECKS = ("giant_rats", "frost_giants", "shadows", "thieves")
BOARDS = ("northern_lands", "usurper", "plague_lord")
DUCHIES = ("valados", "teressie")
MOMENTS = ("offer", "take", "taken", "revealed", "planning", "M", "P", "G", "X", "end")
TRIGGERS = ("", "planning", "swarm")  # when a menace acts: never, by choices of its holder, or on all at once
DEVELOPMENT, TREASURE, ADVISOR, CALAMITY, MENACE = range(5)


class Task(NamedTuple):
    """A task of a quest board."""

    id: str
    name: dict[str, str]
    cost: tuple[int, ...]  # M P G X K S
    reward: tuple[int, int, int, int]  # krystallium, soldiers, spies, points
    final: bool


class Content(Components):
    """Everything printed on the components, by card number where it belongs to a card."""

    def __init__(self, tables: Tables) -> None:
        super().__init__(tables, CARD_FILES)
        self._read_developments()
        self._read_advisors()
        self._read_menaces()
        self._read_duchies()
        self.tasks = {
            (board, side): self._read_tasks(board, side) for board in BOARDS for side in ("two_players", "one_player")
        }
        self.medals = {name: self._medals("medals.toml", name) for name in tables["medals.toml"]}
        for name, fields in tables["scenarios.toml"].items():
            self._check_scenario(Entry("scenarios.toml", name, fields))
        self.medals |= {name: self._medals("scenarios.toml", name) for name in tables["scenarios.toml"]}

    def _read_developments(self) -> None:
        self.cost: list[int] = self.per_piece(0)  # packed, see notation.packed_bag
        self.type: list[int] = self.per_piece(-1)
        self.recycle: list[tuple[int, ...]] = self.per_piece(())
        self.production: list[tuple[tuple[int, int, int], ...]] = self.per_piece(())
        self.bonus: list[tuple[int, int]] = self.per_piece((0, 0))  # krystallium, soldiers
        self.base: list[int] = self.per_piece(0)
        self.modifiers: list[tuple[tuple[int, int], ...]] = self.per_piece(())
        for name in self.tables["developments.toml"]:
            entry, cards = self.entries[name], self.by_design[name]
            bonus = entry.parse("bonus", notation.bag)
            if any(bonus[:4]):
                raise entry.error("bonus", "only K and S are possible.")
            cost = entry.parse("cost", notation.packed_bag)
            if not cost:
                raise entry.error("cost", "must not be empty.")
            base, modifiers = entry.parse("vp", notation.points)
            for card in cards:
                self.cost[card], self.type[card] = cost, entry.choice("type", notation.TYPES)
                self.recycle[card] = entry.parse("recycle", notation.recycling)
                self.production[card] = entry.parse("production", notation.production)
                self.bonus[card] = (bonus[notation.KRYSTALLIUM], bonus[notation.SOLDIERS])
                self.base[card], self.modifiers[card] = base, modifiers
        for name in self.tables["treasures.toml"]:
            for card in self.by_design[name]:
                self.recycle[card] = self.entries[name].parse("recycle", notation.treasure)

    def _read_advisors(self) -> None:
        self.soldiers: list[int] = self.per_piece(0)  # price of an ability or of neutralising a menace
        self.moments: list[tuple[str, ...]] = self.per_piece(())
        self.effect: list[Frame] = self.per_piece(())
        self.two_player_only: list[bool] = self.per_piece(False)
        parse = self.effect_parser(rules)
        for name in self.tables["advisors.toml"]:
            entry, card = self.entries[name], self.by_design[name][0]
            moments = tuple(entry.get("when", list))
            if not moments or any(moment not in MOMENTS for moment in moments):
                raise entry.error("when", f"a list of {', '.join(MOMENTS)}.")
            self.moments[card] = moments
            self.soldiers[card] = entry.count("soldiers")
            entry.names("text")
            self.effect[card] = entry.parse("effect", parse)
            self.two_player_only[card] = entry.get("two_player_only", bool)

    def _read_menaces(self) -> None:
        self.penalty: list[int] = self.per_piece(0)
        self.order: list[int] = self.per_piece(0)
        self.deck: list[int] = self.per_piece(-1)  # which menace deck a drafted menace belongs to
        self.triggers: dict[str, dict[int, Frame]] = {trigger: {} for trigger in TRIGGERS}
        parse = self.effect_parser(rules)
        for name in (*self.tables["menaces.toml"], *self.tables["calamities.toml"]):
            for card in self.by_design[name]:
                self.penalty[card] = self.entries[name].get("vp", int)
        for name in self.tables["menaces.toml"]:
            entry = self.entries[name]
            for card in self.by_design[name]:
                self.soldiers[card], self.order[card] = entry.count("soldiers"), entry.count("order")
                deck, trigger = entry.choice("deck", MENACE_DECKS), TRIGGERS[entry.choice("on", TRIGGERS)]
                if trigger:
                    self.deck[card] = deck
                    self.effect[card] = self.triggers[trigger][card] = entry.parse("effect", parse)
        self.rodents = self.by_design["rodent"]

    def _read_duchies(self) -> None:
        self.duchy_icons: dict[str, tuple[int, ...]] = {}  # one resource per icon
        self.duchy_modifiers: dict[str, tuple[tuple[int, int], ...]] = {}
        self.duchy_base: dict[str, int] = {}
        for name, fields in self.tables["duchies.toml"].items():
            entry = Entry("duchies.toml", name, fields)
            icons = entry.parse("production", notation.production)
            if any(card_type >= 0 for _, _, card_type in icons) or sum(amount for _, amount, _ in icons) > ICONS:
                raise entry.error("production", f"at most {ICONS} icons, none per type.")
            self.duchy_icons[name] = tuple(resource for resource, amount, _ in icons for _ in range(amount))
            self.duchy_base[name], self.duchy_modifiers[name] = entry.parse("vp", notation.points)

    def _read_tasks(self, board: str, side: str) -> tuple[Task, ...]:
        entry = Entry("quests.toml", board, self.tables["quests.toml"][board])
        tasks = []
        for number, fields in enumerate(entry.get(side, list), 1):
            if not isinstance(fields, dict):
                raise entry.error(side, f"task {number} is not {{ id, name, cost, reward, final }}.")
            row = Entry(entry.file, f"{board}.{side}.{number}", fields)
            tasks.append(
                Task(
                    row.get("id", str),
                    row.names("name"),
                    row.parse("cost", notation.bag),
                    row.parse("reward", notation.reward),
                    row.get("final", bool),
                )
            )
        if len(tasks) != 4 or [task.final for task in tasks] != [False, False, False, True]:
            raise entry.error(side, "four tasks, the last one final.")
        return tuple(tasks)

    def _medals(self, file: str, name: str) -> tuple[int, int, int]:
        entry = Entry(file, name, self.tables[file][name])
        medals = entry.get("medals", list)
        if len(medals) != 3 or any(type(points) is not int for points in medals) or medals != sorted(medals):
            raise entry.error("medals", "three rising numbers: bronze, silver, gold.")
        return medals[0], medals[1], medals[2]

    def _check_scenario(self, entry: Entry) -> None:
        """A scenario names cards and boards that exist, in numbers that exist."""
        entry.names("name")
        entry.count("soldiers")
        entry.get("spies", bool)
        for field in ("construction", "built", "menaces"):
            for design, copies in entry.get(field, dict).items():
                cards = self.by_design.get(design, ())
                if type(copies) is not int or not 0 < copies <= len(cards):
                    raise entry.error(field, f"there are {len(cards)} cards '{design}', not {copies!r}.")
        if unknown := [name for name in entry.get("advisors", list) if name not in self.tables["advisors.toml"]]:
            raise entry.error("advisors", f"there is no advisor '{unknown[0]}'.")
        if unknown := [name for name in entry.get("quests", list) if name not in BOARDS]:
            raise entry.error("quests", f"there is no board '{unknown[0]}'.")
        entry.choice("danger", ("calamity", "giant_rat", "frost_giant", "shadow", "thief"))

    def effect_name(self, card: int) -> str:
        """What a drafted menace does, by the name of its step; empty for other cards."""
        return str(self.effect[card][0]) if self.family[card] == MENACE and self.effect[card] else ""

    def guild_icons(self) -> list[int]:
        """Scenario 5: the resource icons of the cards that start built, in the order of the theft tokens."""
        cards = [self.by_design[design][0] for design in self.scenario("thieves_guild")["built"]]
        return [resource for card in cards for resource, amount, _ in self.production[card] for _ in range(amount)]

    def worth_of_type(self, card_type: int, duchy: str, built: Iterable[int]) -> int:
        """What one card of a type is worth to the modifiers of a duchy and its built cards."""
        rows = [self.duchy_modifiers[duchy], *(self.modifiers[card] for card in built)]
        return sum(points for row in rows for of, points in row if of == card_type)

    def scenario(self, name: str) -> dict[str, Any]:
        return self.tables["scenarios.toml"][name]


ICONS = 8  # at most on a duchy card


@cache
def load(pack: Path | None = None) -> Content:
    """The components, as printed or as changed by a content pack."""
    from pentarchy.games.kingdom import advisors, menaces, offers  # noqa: F401  # they register the effects

    tables = read_tables(PACKAGE, FILES, pack)
    if pack is not None:
        refuse_changes(tables, load().tables, {"copies"})
    return Content(tables)


def build(tables: Tables) -> Content:
    """The components of an older edition, whose pieces are those of today."""
    refuse_changes(tables, load().tables, {"copies"})
    return Content(tables)
