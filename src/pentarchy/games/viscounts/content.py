"""The components of Viscounts as tables by piece number, read from data/*.toml and a content pack.

Pieces are numbered file by file: townsfolk (the four copies of a starting card belong to the four seats), manuscripts,
player cards, schemes, bonus cards. A pack changes values, never which pieces there are.
"""

from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

from pentarchy.engine.rules import Frame
from pentarchy.games.viscounts.moments import Effects as Effects  # others take it from here
from pentarchy.games.viscounts.moments import corruption_first
from pentarchy.games.viscounts.number_checks import check_numbers
from pentarchy.games.viscounts.rules import rules
from pentarchy.kit.components import Components
from pentarchy.kit.entries import Entry
from pentarchy.kit.tables import Tables, read_tables, refuse_changes

PACKAGE = "pentarchy.games.viscounts"
PIECE_FILES = ("townsfolk.toml", "manuscripts.toml", "player_cards.toml", "schemes.toml", "bonus_cards.toml")
FILES = (
    *PIECE_FILES, "segments.toml", "sites.toml", "links.toml", "castle.toml", "buildings.toml", "track.toml",
    "automas.toml", "numbers.toml",
)  # fmt: skip
FOLK, MANUSCRIPT, PLAYER_CARD, SCHEME, BONUS_CARD = range(5)
GROUPS = ("starting", "hero", "neutral")
STARTING, HERO, NEUTRAL = range(3)

GOODS = ("ink", "stone", "gold", "silver")
INK, STONE, GOLD, SILVER = range(4)
ICONS = ("merchant", "builder", "noble", "cleric", "criminal")
MERCHANT, BUILDER, NOBLE, CLERIC, CRIMINAL = range(5)
ACTIONS = ("trade", "build", "workers", "transcribe")  # an action and the icon that pays it have the same number
TRADE, BUILD, WORKERS, TRANSCRIBE = range(4)
GOOD_OF = (SILVER, STONE, GOLD, INK)  # what adds icons in an action
RIBBONS = ("grey", "black", "yellow", "blue")
TIMINGS = ("none", "instant", "ongoing", "drop")
TRIGGERS = ("after_trade", "after_build", "after_workers", "after_transcribe", "collision", "flip_debt", "gain_debt")
TYPES = ("trading_post", "guildhall", "workshop")
ABILITIES = ("icons", "step", "dismiss", "hire", "collision", "hand")
BANKS = ("left", "right")
CONDITIONS = ("criminals", "always", "no_criminals")
FACES = ("1-2", "3-4")  # of the segments, by players
UNITS = (
    "resources", "builders", "nobles", "clerics", "merchants", "criminals", "buildings", "manuscripts", "approved",
    "paid", "workers",
)  # fmt: skip
SLOTS = ("left", "middle", "right")
AUTOMAS = ("automa_cleric", "automa_builder", "automa_noble", "automa_cards")
LAST_SLOT = 9  # sites and links of a segment have slots from 1 on
FIXED = {
    "copies", "group", "starter", "future", "segment", "players", "slot", "bank", "ends", "type", "spaces", "number",
}  # fmt: skip

Icons = tuple[int, ...]  # how many of each


class Convert(NamedTuple):
    """An ability that turns things into icons of an action."""

    action: int
    goods: tuple[int, ...]  # one of these
    merchants: bool  # or merchant icons
    amount: int
    icons: int
    once: bool  # in an action


class Printed(NamedTuple):
    """A townsfolk: a card, or printed under a pile."""

    silver: int
    icons: Icons
    bonus: Effects


class Tile(NamedTuple):
    """A manuscript: a tile, or printed under a pile."""

    cost: int
    effects: Effects


class Link(NamedTuple):
    """A link between two sites; without a second one, to the first site of the next segment."""

    place: int
    first: int
    second: int  # or -1
    effects: Effects


class Space(NamedTuple):
    """A space of the track: what a collision there gives to whom."""

    own: Effects
    automa: Effects
    condition: str
    others: Effects


class Automa(NamedTuple):
    """A board of the automa."""

    name: str
    focus: Frame
    prefers: tuple[tuple[int, int], ...]  # a resource and up to how many (0: any number); empty: all are one
    guildhalls: tuple[int, ...]  # icons
    goods: tuple[int, ...]
    deeds: int
    debts: int
    slots: tuple[Icons, ...]
    removed: frozenset[str]


class Content(Components):
    """Everything printed on the components, by piece number where it belongs to a piece."""

    def __init__(self, tables: Tables) -> None:
        super().__init__(tables, PIECE_FILES)
        self.parse = self.effect_parser(rules)
        self._read_alternatives()
        self._read_townsfolk()
        self._read_manuscripts_and_cards()
        self._read_board()
        self._read_track_and_automas()
        self._read_numbers()

    def _entries(self, file: str) -> list[Entry]:
        """The entries of a file without pieces; those of pieces are known already."""
        entries = [Entry(file, name, fields) for name, fields in self.tables[file].items()]
        for entry in entries:
            entry.names("name")
        return entries

    def _effects(self, entry: Entry, field: str) -> Effects:
        """Lines of expressions."""
        parts = []
        for number, line in enumerate(entry.get(field, list), 1):
            row = Entry(entry.file, entry.name, {f"{field} {number}": line})
            parts.append(self._checked(row, f"{field} {number}", row.parse(f"{field} {number}", self.parse)))
        return corruption_first(tuple(parts))

    # pieces -------------------------------------------------------------------------------------------------------
    def _read_townsfolk(self) -> None:
        self.group, self.silver, self.timing = self.per_piece(-1), self.per_piece(0), self.per_piece("")
        self.icons: list[Icons] = self.per_piece((0,) * len(ICONS))
        self.bonus: list[Effects] = self.per_piece(())
        self.effects: list[Effects] = self.per_piece(())  # of instant and drop-off abilities, manuscripts and schemes
        self.converts: list[Convert | None] = self.per_piece(None)
        self.triggers: dict[str, dict[int, Effects]] = {trigger: {} for trigger in TRIGGERS}
        for piece in self.by_kind[FOLK]:
            entry = self.entry_of(piece)
            self.group[piece] = entry.choice("group", GROUPS)
            self.silver[piece] = entry.count("silver")
            self.icons[piece] = _icons(entry, "icons")
            self.bonus[piece] = self._effects(entry, "bonus")
            self.timing[piece] = TIMINGS[entry.choice("timing", TIMINGS)]
            effects = self._effects(entry, "effect")
            if "trigger" in entry.fields:
                self.triggers[TRIGGERS[entry.choice("trigger", TRIGGERS)]][piece] = effects
            elif self.timing[piece] in ("instant", "drop"):
                self.effects[piece] = effects
            if "converts" in entry.fields:
                self.converts[piece] = _convert(entry)
        self.folk = list(map(Printed, self.silver, self.icons, self.bonus))  # by piece

    def _read_manuscripts_and_cards(self) -> None:
        self.ribbon, self.cost, self.starter = self.per_piece(-1), self.per_piece(0), self.per_piece(False)
        self.scores = self.per_piece((0, 1, ""))  # points, for every so many, of what
        self.goods: list[tuple[int, ...]] = self.per_piece(())  # ink, stone, gold, silver, any resource
        self.papers = self.per_piece((0, 0))  # deeds, debts
        self.number, self.steps, self.future = self.per_piece(0), self.per_piece(0), self.per_piece(False)
        self.actions: list[Effects] = self.per_piece(())  # of schemes: the first possible one
        self.vp = self.per_piece(0)
        for piece in self.by_kind[MANUSCRIPT]:
            entry = self.entry_of(piece)
            self.ribbon[piece] = entry.choice("ribbon", RIBBONS)
            self.cost[piece], self.starter[piece] = entry.count("cost"), entry.get("starter", bool)
            self.effects[piece] = self._effects(entry, "effect")
            if "score" in entry.fields:
                score = Entry(entry.file, f"{entry.name}.score", entry.get("score", dict))
                if score.count("per") < 1:
                    raise score.error("per", "must not be below 1.")
                self.scores[piece] = (score.count("vp"), score.count("per"), UNITS[score.choice("of", UNITS)])
        self.tiles = list(map(Tile, self.cost, self.effects))  # by piece
        for piece in self.by_kind[PLAYER_CARD]:
            entry = self.entry_of(piece)
            goods = Entry(entry.file, f"{entry.name}.goods", entry.get("goods", dict))
            self.goods[piece] = tuple(goods.count(name) for name in (*GOODS, "any"))
            self.number[piece] = entry.count("number")
            self.papers[piece] = (entry.count("deeds"), entry.count("debts"))
            self.effects[piece] = self._effects(entry, "extra")
        for piece in self.by_kind[SCHEME]:
            entry = self.entry_of(piece)
            self.future[piece], self.steps[piece] = entry.get("future", bool), entry.count("steps")
            self.icons[piece] = _icons(entry, "icons")
            self.effects[piece], self.actions[piece] = self._effects(entry, "effect"), self._effects(entry, "action")
        for piece in self.by_kind[BONUS_CARD]:
            entry = self.entry_of(piece)
            self.ribbon[piece], self.vp[piece] = entry.choice("ribbon", RIBBONS), entry.count("vp")
            self.icons[piece] = _icons(entry, "icons")

    # the board ----------------------------------------------------------------------------------------------------
    def _read_board(self) -> None:
        segments = tuple(self.tables["segments.toml"])
        self.trade: list[tuple[int, Effects]] = []  # by outer space: 2 * segment, + 1 on the right
        self.printed_folk: list[Printed] = []
        self.printed_tiles: list[Tile] = []
        self.start_space: dict[int, int] = {}  # by number: 3 * segment + side
        for segment, entry in enumerate(self._entries("segments.toml")):
            for side, number in enumerate(entry.get("spaces", list)):
                self.start_space[number] = 3 * segment + side
            rates = entry.get("trade", list)
            if len(rates) != 2 or not all(isinstance(rate, dict) for rate in rates):
                raise entry.error("trade", "must be two rates, { cost, effect }.")
            self.trade += [self._rate(Entry(entry.file, f"{entry.name}.trade", rate)) for rate in rates]
            folk = Entry(entry.file, f"{entry.name}.townsfolk", entry.get("townsfolk", dict))
            self.printed_folk.append(Printed(folk.count("silver"), _icons(folk, "icons"), self._effects(folk, "bonus")))
            tile = Entry(entry.file, f"{entry.name}.manuscript", entry.get("manuscript", dict))
            self.printed_tiles.append(Tile(tile.count("cost"), self._effects(tile, "effect")))
        places = LAST_SLOT * len(segments)
        self.bank = [[-1] * places, [-1] * places]  # by face and place: the bank of a site
        self.site_effects: list[list[Effects]] = [[()] * places, [()] * places]
        self.links: list[list[Link]] = [[], []]
        for entry in self._entries("sites.toml"):
            face, place = entry.choice("players", FACES), _place(entry, segments, entry.get("slot", int))
            self.bank[face][place] = entry.choice("bank", BANKS)
            self.site_effects[face][place] = self._effects(entry, "effect")
        for entry in self._entries("links.toml"):
            first, second = entry.get("ends", list)
            self.links[entry.choice("players", FACES)].append(
                Link(
                    _place(entry, segments, entry.get("slot", int)),
                    _place(entry, segments, first),
                    _place(entry, segments, second) if second else -1,
                    self._effects(entry, "effect"),
                )
            )
        self.sections = [self._effects(entry, "effect") for entry in self._entries("castle.toml")]
        buildings = self._entries("buildings.toml")
        self.building_type = [entry.choice("type", TYPES) for entry in buildings]
        self.building_cost = [entry.count("cost") for entry in buildings]
        self.building_icons = [_icons(entry, "icons") for entry in buildings]
        self.ability_mask = [0] * len(ABILITIES)  # slots that give it
        for slot, entry in enumerate(buildings):
            self.ability_mask[entry.choice("ability", ABILITIES)] |= 1 << slot

    def _rate(self, row: Entry) -> tuple[int, Effects]:
        """An exchange: its reward is one effect that can be multiplied."""
        effects = self._effects(row, "effect")
        if row.count("cost") < 1:
            raise row.error("cost", "must not be below 1.")
        if len(effects) != 1 or type(effects[0][-1]) is not int:
            raise row.error("effect", "must be one effect with a number.")
        return row.count("cost"), effects

    def _read_track_and_automas(self) -> None:
        self.track = []
        for entry in self._entries("track.toml"):
            own, automa = self._effects(entry, "own"), self._effects(entry, "automa")
            condition = CONDITIONS[entry.choice("others", CONDITIONS)]
            self.track.append(Space(own, automa, condition, self._effects(entry, "effect")))
        self.automas = [self._automa(entry) for entry in self._entries("automas.toml")]

    def _automa(self, entry: Entry) -> Automa:
        prefers, until = entry.get("prefers", list), entry.get("until", list)
        if not set(prefers) <= set(GOODS[:SILVER]) or len(prefers) != len(until):
            raise entry.error("prefers", f"must be some of {', '.join(GOODS[:SILVER])}, with as many limits.")
        if any(type(limit) is not int for limit in until):
            raise entry.error("until", "must be whole numbers.")
        halls, removed = entry.get("guildhalls", list), entry.get("removed", list)
        if len(halls) != len(TYPES) or not all(icon in ICONS for icon in halls):
            raise entry.error("guildhalls", f"must be three of {', '.join(ICONS)}.")
        if unknown := [name for name in removed if name not in self.tables["schemes.toml"]]:
            raise entry.error("removed", f"there is no scheme {unknown[0]!r}.")
        goods = Entry(entry.file, f"{entry.name}.goods", entry.get("goods", dict))
        slots = [Entry(entry.file, entry.name, {"slots": icons}) for icons in entry.get("slots", list)]
        if len(slots) != len(SLOTS):
            raise entry.error("slots", "must be three lists of icons.")
        return Automa(
            entry.name,
            entry.parse("focus", self.parse),
            tuple((GOODS.index(good), limit) for good, limit in zip(prefers, until, strict=True)),
            tuple(ICONS.index(icon) for icon in halls),
            tuple(goods.count(name) for name in ("ink", "stone", "gold", "any")),
            entry.count("deeds"),
            entry.count("debts"),
            tuple(_icons(slot, "slots") for slot in slots),
            frozenset(removed),
        )

    def _read_numbers(self) -> None:
        check_numbers(self.tables, self.group.count(NEUTRAL))
        self.numbers: dict[str, dict[str, Any]] = self.tables["numbers.toml"]
        slots = Entry("numbers.toml", "slots", self.numbers["slots"])
        self.slot_icons = tuple([_icons(slots, name) for name in SLOTS])
        castle = Entry("numbers.toml", "castle", self.numbers["castle"])
        self.removed = [self._effects(castle, "removed_1"), self._effects(castle, "removed_2")]
        self.top_tier = self._effects(castle, "entered_3")

    def _read_alternatives(self) -> None:
        """What choices offer, by the number that moves give it."""
        from pentarchy.games.viscounts.moves import ALTERNATIVES  # it reads the names of components from here

        self.alternatives = [self.parse(text) for text in ALTERNATIVES.values()]
        self.alternative_of = {part: number for number, part in enumerate(self.alternatives)}

    def _checked(self, entry: Entry, field: str, part: Frame) -> Frame:
        """Moves have names only for the alternatives of printed components."""
        inner = [one for one in part[1:] if isinstance(one, tuple)]
        if part[0] == "choose" and (unknown := [one for one in inner if one not in self.alternative_of]):
            raise entry.error(field, f"no printed component offers the alternative {unknown[0]!r}.")
        for one in inner:
            self._checked(entry, field, one)
        return part


def _place(entry: Entry, segments: tuple[str, ...], slot: int) -> int:
    """A slot of a segment as a number."""
    return LAST_SLOT * entry.choice("segment", segments) + slot - 1


def _icons(entry: Entry, field: str) -> Icons:
    found = entry.get(field, list)
    if unknown := [word for word in found if word not in ICONS]:
        raise entry.error(field, f"must be some of {', '.join(ICONS)}, not {unknown[0]!r}.")
    return tuple(found.count(icon) for icon in ICONS)


def _convert(entry: Entry) -> Convert:
    fields = Entry(entry.file, f"{entry.name}.converts", entry.get("converts", dict))
    give = fields.get("give", list)
    if not all(word in GOODS or word == "merchant" for word in give):
        raise fields.error("give", f"must be some of {', '.join(GOODS)}, merchant.")
    goods = tuple(GOODS.index(word) for word in give if word in GOODS)
    count, icons = max(1, fields.count("count")), fields.count("icons")
    return Convert(fields.choice("action", ACTIONS), goods, "merchant" in give, count, icons, fields.get("once", bool))


@cache
def load(pack: Path | None = None) -> Content:
    """The components, as printed or as changed by a content pack."""
    from pentarchy.games.viscounts import rounds  # noqa: F401  # it imports all files that register effects

    tables = read_tables(PACKAGE, FILES, pack)
    if pack is not None:
        refuse_changes(tables, load().tables, FIXED)
    return Content(tables)


def build(tables: Tables) -> Content:
    """The components of an older edition, whose pieces are those of today."""
    refuse_changes(tables, load().tables, FIXED)
    return Content(tables)
