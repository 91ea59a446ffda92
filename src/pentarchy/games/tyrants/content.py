"""The components of Tyrants as tables by card number, and the map, read from data/*.toml and a content pack.

Cards are numbered file by file; copies of a card have numbers of their own. A pack changes values, never which cards,
sites and spaces there are, so numbers and codes of moves stay the same.
"""

from functools import cache
from pathlib import Path
from typing import Any

from pentarchy.engine.rules import Frame
from pentarchy.games.tyrants.board import IN_PLAY, read_board, read_sites
from pentarchy.games.tyrants.rules import rules
from pentarchy.kit.components import Components
from pentarchy.kit.entries import Entry
from pentarchy.kit.tables import Tables, read_tables, refuse_changes

PACKAGE = "pentarchy.games.tyrants"
HALF_DECKS = ("drow", "dragons", "elementals", "demons", "aberrations", "undead")
CARD_FILES = ("starting.toml", "supply.toml", *(f"{deck}.toml" for deck in HALF_DECKS))
FILES = (*CARD_FILES, "sites.toml", "routes.toml")
ASPECTS = ("ambition", "conquest", "malice", "guile", "obedience", "none")
NO_ASPECT = ASPECTS.index("none")
STARTING_DECK = {"noble": 7, "soldier": 3}
MOST_OPTIONS = 3  # as many as moves have numbers for
COSTS = (
    "return_own_spy", "return_own_spies", "devour_from_hand", "devour_from_inner_circle", "devour_this",
    "discard_from_hand",
)  # fmt: skip
FIXED = {"copies", "spaces", "between"}  # fields that a pack cannot change: numbers of cards and places hang on them


class Content(Components):
    """Everything printed on the components, by card number where it belongs to a card."""

    def __init__(self, tables: Tables) -> None:
        super().__init__(tables, CARD_FILES)
        self.by_file = dict(zip(CARD_FILES, self.by_kind, strict=True))
        self.design: list[int] = []  # entry of each card as a number: copies of a card are alike
        self.cost: list[int] = []  # influence; -1 cannot be bought
        self.aspect: list[int] = []
        self.type: list[str] = []
        self.deck_vp: list[int] = []
        self.inner_circle_vp: list[int] = []
        self.effects: list[tuple[Frame, ...]] = []  # the lines of the card
        self.when_discarded: list[tuple[Frame, ...]] = []  # what a forced discard sets off
        self.options: list[tuple[Frame, ...]] = []  # of its "choose one"
        self.later: list[tuple[tuple[Frame, ...], ...]] = []  # its texts "at end of turn"
        self.plain: list[tuple[int, int]] = []  # power and influence of a card that only gives these, else 0, 0
        for number, entry in enumerate(self.entries.values()):
            copies = len(self.by_design[entry.name])
            self.design += [number] * copies
            self._read_card(entry, copies)
        self.outcast = frozenset(self.by_design["insane_outcast"])
        self.sites = read_sites(tables)
        self.boards = {name: read_board(tables, self.sites, sections) for name, sections in IN_PLAY.items()}

    def _read_card(self, entry: Entry, copies: int) -> None:
        parse = self.effect_parser(rules)
        effects, reaction = _lines(entry, "effect", parse), _lines(entry, "when_discarded", parse)
        options = [part[1:] for part in parts((*effects, *reaction)) if part[0] == "choose"]
        _check(entry, effects, reaction)
        self.cost += [entry.get("cost", int)] * copies
        self.aspect += [entry.choice("aspect", ASPECTS)] * copies
        self.type += [entry.get("type", str)] * copies
        self.deck_vp += [entry.get("deck_vp", int)] * copies
        self.inner_circle_vp += [entry.get("inner_circle_vp", int)] * copies
        self.effects += [effects] * copies
        self.when_discarded += [reaction] * copies
        self.options += [options[0] if options else ()] * copies
        self.later += [tuple(part[1:] for part in parts(effects) if part[0] == "at_end_of_turn")] * copies
        self.plain += [_plain_gains(effects)] * copies


def _plain_gains(effects: tuple[Frame, ...]) -> tuple[int, int]:
    """The power and influence of a card all of whose lines are `power(n)` or `influence(n)`."""
    gains = {"power": 0, "influence": 0}
    for name, *given in effects:
        if name not in gains or given[1:] != [1, ""]:
            return 0, 0
        gains[name] += given[0]
    return gains["power"], gains["influence"]


def _check(entry: Entry, effects: tuple[Frame, ...], reaction: tuple[Frame, ...]) -> None:
    """Refuse what a single expression cannot know to be wrong."""
    every = parts((*effects, *reaction))
    for name in ("choose", "pay", "focus"):
        if sum(part[0] == name for part in every) > 1:
            raise entry.error("effect", f"a card has one {name}(...) at most.")
    if any(part[0] == "choose" and not 2 <= len(part[1:]) <= MOST_OPTIONS for part in every):
        raise entry.error("effect", f"choose(...) has 2 to {MOST_OPTIONS} options.")
    for part in every:
        for name, value in zip(rules.effects[part[0]].parameters, part[1:], strict=False):
            if name in ("count", "every", "times") and value < 1:
                raise entry.error("effect", f"{part[0]}: {name} must be 1 or more.")
    for outer in (("", *effects, *reaction), *every):
        for place, inner in enumerate(outer):
            if isinstance(inner, tuple) and (inner[0] in COSTS) != (outer[0] == "pay" and place == 1):
                raise entry.error("effect", f"{inner[0]}: pay(...) begins with a cost, which stands nowhere else.")
    if any(part[0] == "at_end_of_turn" for part in parts(reaction)):
        raise entry.error("when_discarded", "it is not the owner's turn: nothing can wait for its end.")


def _lines(entry: Entry, field: str, parse: Any) -> tuple[Frame, ...]:
    """The expressions of a field, one a line of the card."""
    lines = entry.get(field, list, [])
    read = []
    for number, line in enumerate(lines, 1):
        row = Entry(entry.file, entry.name, {f"{field} line {number}": line})
        read.append(row.parse(f"{field} line {number}", parse))
    return tuple(read)


def parts(frames: tuple[Any, ...]) -> list[Frame]:
    """All effects inside some effects, themselves included, in reading order."""
    found: list[Frame] = []
    for frame in frames:
        if isinstance(frame, tuple):
            found += [frame, *parts(frame[1:])]
    return found


@cache
def load(pack: Path | None = None) -> Content:
    """The components, as printed or as changed by a content pack."""
    from pentarchy.games.tyrants import turn  # noqa: F401  # it imports all files that register effects

    tables = read_tables(PACKAGE, FILES, pack)
    if pack is not None:
        refuse_changes(tables, load().tables, FIXED)
    return Content(tables)


def build(tables: Tables) -> Content:
    """The components of an older edition, whose pieces are those of today."""
    refuse_changes(tables, load().tables, FIXED)
    return Content(tables)
