"""The components of Wistar as tables by piece number, read from data/*.toml and a content pack.

Pieces are numbered file by file: inventions, missions, mice with cheese, doors, goals, heroes with skill tokens, state
cards. What a card does is a `Text`; whoever adds a card writes an entry in a data file and nothing else.
"""

from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

from pentarchy.engine.rules import Frame
from pentarchy.games.wistar import layout, number_checks
from pentarchy.games.wistar.rules import mods, rules
from pentarchy.kit.components import Components
from pentarchy.kit.entries import Entry, Mistake, words
from pentarchy.kit.tables import Tables, read_tables

PACKAGE = "pentarchy.games.wistar"
PIECE_FILES = (
    "basic_inventions.toml", "advanced_inventions.toml", "missions.toml", "mice.toml", "doors.toml", "goals.toml",
    "heroes.toml", "state_cards.toml",
)  # fmt: skip
FILES = (
    *PIECE_FILES, "sectors.toml", "actions.toml", "rooms.toml", "passages.toml", "spaces.toml", "numbers.toml",
)  # fmt: skip
BASIC_CARD, ADVANCED_CARD, MISSION, MOUSE, DOOR, GOAL, HERO, STATE = range(8)
DECKS = ("basic", "advanced")
BASIC, ADVANCED = range(2)
TYPES = ("tool", "robot", "structure")
SKILLS = ("wit", "agility", "observation", "strength", "endurance")
ENERGY = len(SKILLS)  # counted like a skill, but none
SYMBOLS = (*SKILLS, "energy")
GOODS = ("wood", "metal", "move", "joker")
WOOD, METAL, MOVE, JOKER = range(4)
ACTIONS = ("wood", "dig", "metal", "beds", "projects", "explore")
COLLECT_WOOD, DIG, COLLECT_METAL, BEDS, PROJECTS, EXPLORE = range(6)
AREAS = ("forest", "burrow", "farm")
ZONES = ("house", "basement", "cheese")
HOUSE, BASEMENT, CHEESE = range(3)
KINDS = ("none", "instant", "once", "income", "final", "ongoing", "aggressive")
COLOURS = ("brown", "grey")
PAYMENTS = ("wood", "metal", "move", "joker", "vp", "any", "card", "basic", "advanced", "mouse", "bed")
TRIGGERS = (
    "gain_wood", "gain_metal", "gain_vp", "gain_joker", "gain_mouse", "gain_advanced", "gain_energy",
    *(f"gain_skill.{skill}" for skill in SKILLS), "open_door", "reveal_mission", "complete_mission", "claim_goal",
    "play_invention", "play_basic", "play_advanced", "play_tool", "play_robot", "play_structure", "dig_room",
    "build_bed", "use_move", *(f"act.{action}" for action in ACTIONS),
)  # fmt: skip
COUNTS = (
    "doors", "mice", "mice_house", "mice_base", "rooms_dug", "beds", "markers", "markers_brown", "markers_grey",
    "goals", "tools", "robots", "structures", "basic", "advanced", "inventions", "energy", "jokers", "moves", "wood",
    "metal", "hand", "current", *(f"skill.{skill}" for skill in SKILLS), *(f"kind.{kind}" for kind in KINDS[1:]),
)  # fmt: skip
NEEDS = (*SKILLS, "tools", "robots", "structures", "current", "mice", "rooms_dug")
MOUSE_KINDS = ("none", "instant", "income", "ongoing")
SPACE_KINDS = ("none", "instant", "ongoing")
ROWS = 3  # of a mission card
GOALS, GOAL_ROWS = 3, 4  # on the table, and spaces on each
RIVAL_COUNTS = (
    "doors", "mice", "rooms_dug", "beds", "markers", "inventions", "tools", "robots", "structures", "basic",
    "advanced", "goals",
)  # fmt: skip
SLOTS = 3  # of a sector, at most
MOST_GOODS = 6  # of a price
MOST = 99  # of any number in an effect
FIXED = {"copies", "deck", "type", "number", "zone", "group", "players", "floor", "colour", "action", "area"}

Effects = tuple[Frame, ...]
Payment = tuple[str, int]  # what, how many


class Text(NamedTuple):
    """What a card, token or space does."""

    kind: str
    when: str
    condition: tuple[str, int]  # what must be there, how many; "" for none
    pay: Payment  # "" for nothing
    effects: Effects
    per: str
    mods: Effects
    more: str  # aggressive: whoever has more of this
    lose: tuple[Payment, ...]  # loses one of these


class Row(NamedTuple):
    """A mission."""

    pay: Payment
    needs: tuple[int, ...]
    lock: int
    key: int
    reward: Effects


class Space(NamedTuple):
    """A marker space of a player board."""

    name: str
    colour: int
    fee: Payment
    vp: int
    text: Text


class Room(NamedTuple):
    name: str
    zone: int
    mission: tuple[int, ...]  # with how many players
    mice: tuple[tuple[int, ...], ...]
    cheese: bool


class Content(Components):
    """Everything printed on the components, by piece number where it belongs to a piece."""

    def __init__(self, tables: Tables) -> None:
        super().__init__(tables, PIECE_FILES)
        self.inventions = self.by_kind[BASIC_CARD] + self.by_kind[ADVANCED_CARD]
        self.parse, self.parse_mod = self.effect_parser(rules), self.effect_parser(mods)
        self.numbers: dict[str, dict[str, Any]] = tables["numbers.toml"]
        self._read_cards()
        self._read_tokens()
        self._read_board()
        self.layout: dict[str, Any] = {}  # the picture of the farm, by shape (layout.py)
        herds = [self.zone[mouse] for mouse in self.by_kind[MOUSE]]
        number_checks.check_numbers(tables, {zone: herds.count(ZONES.index(zone)) for zone in ZONES[:CHEESE]})
        self.triggers: dict[str, dict[int, Frame]] = {trigger: {} for trigger in TRIGGERS}
        for piece, text in enumerate(self.texts):
            if text.when:
                self.triggers[text.when][piece] = ("respond",)

    def map(self) -> tuple[list[str], dict[str, tuple[int, int]]]:
        """The places from outside on, and which of them each passage joins."""
        places = ["outside", *(room.name for room in self.rooms)]
        return places, dict(zip(self.tables["passages.toml"], self.passages, strict=True))

    def entry_of(self, piece: int) -> Entry:
        file = PIECE_FILES[self.family[piece]]
        return Entry(file, self.designs[piece], self.tables[file][self.designs[piece]])

    def _lines(self, entry: Entry, field: str, parse: Any) -> Effects:
        """Lines of expressions."""
        parts: list[Frame] = []
        for number, line in enumerate(entry.get(field, list, []), 1):
            parts.append(Entry(entry.file, entry.name, {f"{field} {number}": line}).parse(f"{field} {number}", parse))
            if any(type(value) is int and not 0 <= value <= MOST for value in parts[-1]):
                raise entry.error(f"{field} {number}", f"a number must be 0 to {MOST}.")
        return tuple(parts)

    def _text(self, entry: Entry, kinds: tuple[str, ...] = KINDS) -> Text:
        """What a component does; its fields must fit each other."""
        condition = entry.parse("if", _condition, "")
        per, more, when = (entry.get(field, str, "") for field in ("per", "more", "when"))
        for field, word, allowed in (("per", per, COUNTS), ("more", more, COUNTS), ("when", when, TRIGGERS)):
            if word and word not in allowed:
                raise entry.error(field, f"must be one of {', '.join(allowed)}, not '{word}'.")
        losses = [Entry(entry.file, entry.name, {"lose": line}) for line in entry.get("lose", list, [])]
        lose = tuple(loss.parse("lose", _payment) for loss in losses)
        text = Text(
            kinds[entry.choice("kind", kinds)],
            when,
            condition,
            entry.parse("pay", _payment, ""),
            self._lines(entry, "effect", self.parse),
            per,
            self._lines(entry, "mods", self.parse_mod),
            more,
            lose,
        )
        if clash := _clash(text):
            raise entry.error(*clash)
        return text

    # pieces -------------------------------------------------------------------------------------------------------
    def _read_cards(self) -> None:
        pieces = len(self.designs)
        self.texts = [NO_TEXT] * pieces
        self.deck, self.type = [-1] * pieces, [-1] * pieces
        self.cost = [(0, 0, 0)] * pieces  # wood, metal, move tokens
        self.needs: list[tuple[int, ...]] = [(0,) * len(NEEDS)] * pieces
        self.symbols: list[tuple[int, ...]] = [(0,) * len(SYMBOLS)] * pieces
        self.vp = [0] * pieces
        for piece in self.inventions:
            entry = self.entry_of(piece)
            self.deck[piece], self.type[piece] = entry.choice("deck", DECKS), entry.choice("type", TYPES)
            if self.deck[piece] != self.family[piece]:
                raise entry.error("deck", "another file holds this deck.")
            self.cost[piece] = _cost(entry)
            self.needs[piece] = _needs(entry)
            self.symbols[piece] = (*_symbols(entry), entry.count("energy"))
            self.vp[piece], self.texts[piece] = entry.get("vp", int), self._text(entry)
            if self.texts[piece].kind == "aggressive" and not self.texts[piece].more:
                raise entry.error("more", "is missing.")
        self.bonus: list[Effects] = [()] * pieces  # of missions, doors and goals
        self.rows: list[tuple[Row, ...]] = [()] * pieces
        self.zone = [-1] * pieces
        for piece in self.by_kind[MISSION]:
            entry = self.entry_of(piece)
            self.zone[piece] = entry.choice("zone", ZONES[:CHEESE])
            self.bonus[piece] = self._lines(entry, "bonus", self.parse)
            if len(entry.get("rows", list)) != ROWS or not all(isinstance(row, dict) for row in entry.fields["rows"]):
                raise entry.error("rows", f"a mission card has {ROWS} rows.")
            rows = [Entry(entry.file, f"{entry.name}.rows", row) for row in entry.get("rows", list)]
            for row in rows:
                row.names("name")
            self.rows[piece] = tuple(
                Row(
                    row.parse("pay", _payment, ""),
                    _needs(row),
                    row.count("lock"),
                    row.count("key"),
                    self._lines(row, "reward", self.parse),
                )
                for row in rows
            )

    def _read_tokens(self) -> None:
        pieces = len(self.designs)
        for piece in self.by_kind[MOUSE]:
            entry = self.entry_of(piece)
            self.zone[piece] = entry.choice("zone", ZONES)
            number_checks.refuse_idle(entry, ("pay", "more", "lose"))
            self.vp[piece], self.texts[piece] = entry.count("vp"), self._text(entry, MOUSE_KINDS)
        for piece in self.by_kind[DOOR]:
            self.bonus[piece] = self._lines(self.entry_of(piece), "bonus", self.parse)
        self.goal_count, self.goal_rows = [""] * pieces, [()] * pieces  # type: list[str], list[tuple[int, ...]]
        self.goal_closed: list[list[list[int]]] = [[]] * pieces
        for piece in self.by_kind[GOAL]:
            entry = self.entry_of(piece)
            number_checks.check_goal(entry, GOAL_ROWS)
            self.goal_count[piece] = COUNTS[entry.choice("count", COUNTS)]
            self.goal_rows[piece] = tuple(entry.get("rows", list))
            self.goal_closed[piece] = entry.get("closed", list)
            self.bonus[piece] = self._lines(entry, "bonus", self.parse)
        self.is_hero = [False] * pieces
        for piece in self.by_kind[HERO]:
            entry = self.entry_of(piece)
            self.is_hero[piece] = entry.choice("group", ("hero", "token")) == 0
            self.symbols[piece] = (*_symbols(entry), 0)
        self.place = [-1] * pieces  # of state cards: a main action, or the hut
        self.progress: list[dict[str, int]] = [{}] * pieces
        self.market, self.invention = [-1] * pieces, [-1] * pieces
        for piece in self.by_kind[STATE]:
            entry = self.entry_of(piece)
            self.place[piece] = entry.choice("place", (*ACTIONS, "hut"))
            number_checks.check_progress(entry)
            self.progress[piece] = entry.get("progress", dict)
            self.market[piece] = entry.choice("market", (*DECKS, "none"))
            if "invention" in entry.fields:
                self.invention[piece] = entry.choice("invention", DECKS)
            self.texts[piece] = self._text(Entry(entry.file, entry.name, {**entry.fields, "kind": "aggressive"}))

    # boards -------------------------------------------------------------------------------------------------------
    def _read_board(self) -> None:
        self.slots: list[dict[int, tuple[Effects, ...]]] = []  # by sector and number of players: bonuses of each slot
        for name, fields in self.tables["sectors.toml"].items():
            entry = Entry("sectors.toml", name, fields)
            entry.names("name")
            number_checks.check_sides(entry, SLOTS)
            by_players: dict[int, tuple[Effects, ...]] = {}
            for side in entry.get("sides", list):
                slots = tuple(
                    self._lines(Entry(entry.file, name, {"slots": slot}), "slots", self.parse)
                    for slot in Entry(entry.file, name, side).get("slots", list)
                )
                by_players |= dict.fromkeys(Entry(entry.file, name, side).get("players", list), slots)
            self.slots.append(by_players)
        actions = [Entry("actions.toml", name, fields) for name, fields in self.tables["actions.toml"].items()]
        for entry in actions:
            entry.names("name")
        self.area = [entry.choice("area", AREAS) for entry in actions]
        self.rooms: list[Room] = []
        for name, fields in self.tables["rooms.toml"].items():
            entry = Entry("rooms.toml", name, fields)
            entry.names("name")
            number_checks.check_room(entry)
            mice = tuple(tuple(players) for players in entry.get("mice", list))
            zone, mission = entry.choice("zone", ZONES[:CHEESE]), tuple(entry.get("mission", list))
            self.rooms.append(Room(name, zone, mission, mice, entry.get("cheese", bool)))
        names = ["outside", *(room.name.removeprefix("room_") for room in self.rooms)]
        self.passages: list[tuple[int, int]] = []  # places: 0 is outside, rooms follow
        self.door_players: list[tuple[int, ...]] = []
        entries = [Entry("passages.toml", name, fields) for name, fields in self.tables["passages.toml"].items()]
        for entry in entries:
            entry.names("name")
            self.passages.append(number_checks.check_passage(entry, names))
            self.door_players.append(tuple(entry.get("players", list)))
        number_checks.check_map(entries, self.passages, names, len(self.by_kind[DOOR]))
        self.spaces: list[Space] = []
        for name, fields in self.tables["spaces.toml"].items():
            entry = Entry("spaces.toml", name, fields)
            entry.names("name")
            number_checks.refuse_idle(entry, ("when", "if", "pay", "per", "more", "lose"))
            fee, text = entry.parse("fee", _payment, ""), self._text(entry, SPACE_KINDS)
            if fee[0] not in ("", "any"):
                raise entry.error("fee", f"must be paid with any goods, not {fee[0]}.")
            self.spaces.append(Space(name, entry.choice("colour", COLOURS), fee, entry.count("vp"), text))


NO_TEXT = Text("none", "", ("", 0), ("", 0), (), "", (), "", ())


def _clash(text: Text) -> tuple[str, str] | None:
    """A field that does not fit the others, with what is wrong, or None."""
    from pentarchy.games.wistar.moves import LOSS  # it reads the names of components from here

    if bool(text.more) != bool(text.lose):
        return "lose", "goes with `more`, and `more` with it."
    if unknown := [f"{what} {amount}" for what, amount in text.lose if f"{what}_{amount}" not in LOSS.index]:
        return "lose", f"no printed component takes '{unknown[0]}'."
    if text.when and text.kind != "ongoing":
        return "when", f"only an ongoing effect answers to something, not one that is {text.kind}."
    if text.kind == "ongoing" and text.effects and not text.when:
        return "when", "is missing: an ongoing effect answers to something."
    if text.pay[0] and text.kind not in ("instant", "once"):
        return "pay", f"only for an instant or 1x effect something is spent, not for one that is {text.kind}."
    if text.kind == "final" and any(part[0] != "vp" for part in text.effects):
        return "effect", "a final effect is written vp(...)."
    if text.per and any(type(part[-1]) is not int for part in text.effects):
        return "effect", "where `per` counts something every effect must end with a number."
    return None


def _cost(entry: Entry) -> tuple[int, int, int]:
    cost = Entry(entry.file, f"{entry.name}.cost", entry.get("cost", dict))
    for good in cost.fields:
        if good not in GOODS[:JOKER]:
            raise cost.error(good, f"must be one of {', '.join(GOODS[:JOKER])}.")
        if cost.count(good) > MOST_GOODS:
            raise cost.error(good, f"must not be above {MOST_GOODS}.")
    return _amount(cost, "wood"), _amount(cost, "metal"), _amount(cost, "move")


def _amount(entry: Entry, field: str) -> int:
    return entry.count(field) if field in entry.fields else 0


def _needs(entry: Entry) -> tuple[int, ...]:
    fields = entry.get("needs", dict)
    if unknown := [name for name in fields if name not in NEEDS]:
        raise entry.error("needs", f"must be some of {', '.join(NEEDS)}, not {unknown[0]!r}.")
    needs = Entry(entry.file, f"{entry.name}.needs", fields)
    return tuple(_amount(needs, name) for name in NEEDS)


def _symbols(entry: Entry) -> tuple[int, ...]:
    found = entry.get("symbols", list)
    if unknown := [word for word in found if word not in SKILLS]:
        raise entry.error("symbols", f"must be some of {', '.join(SKILLS)}, not {unknown[0]!r}.")
    return tuple(found.count(skill) for skill in SKILLS)


def _payment(text: str) -> Payment:
    """What is spent or lost, such as `any 2`; an empty text is nothing."""
    if not text:
        return "", 0
    (what, column), *rest = words(text)
    if what not in PAYMENTS or len(rest) != 1 or not rest[0][0].isdecimal():
        raise Mistake(f"is written as one of {', '.join(PAYMENTS)} and a number.", column)
    return what, int(rest[0][0])


def _condition(text: str) -> tuple[str, int]:
    """What must be there, such as `current 1`."""
    if not text:
        return "", 0
    (what, column), *rest = words(text)
    if what not in COUNTS or len(rest) != 1 or not rest[0][0].isdecimal():
        raise Mistake(f"is written as one of {', '.join(COUNTS)} and a number.", column)
    return what, int(rest[0][0])


@cache
def load(pack: Path | None = None) -> Content:
    """The components, as printed or as changed by a content pack."""
    from pentarchy.games.wistar import rounds  # noqa: F401  # it imports all files that register effects

    tables = read_tables(PACKAGE, (*FILES, layout.FILE), pack)
    picture = tables.pop(layout.FILE)
    if pack is not None:
        number_checks.refuse_other_pieces(tables, load().tables, FIXED)
    content = Content(tables)
    content.layout = layout.plans(picture, *content.map())
    layout.refuse_hidden_doors(picture, content.layout)
    return content


def build(tables: Tables) -> Content:
    """The components of an older edition, whose pieces are those of today; its picture is that of today."""
    printed = load()
    number_checks.refuse_other_pieces(tables, printed.tables, FIXED)
    content = Content(tables)
    content.layout = printed.layout
    if content.passages != printed.passages:
        picture = read_tables(PACKAGE, (layout.FILE,))[layout.FILE]
        content.layout = layout.plans(layout.straightened(picture, *content.map()), *content.map())
    return content
