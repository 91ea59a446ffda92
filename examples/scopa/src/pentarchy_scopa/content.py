"""The forty cards as data: one entry of data/cards.toml each."""

from functools import cache
from pathlib import Path

from pentarchy.kit.components import Components
from pentarchy.kit.tables import Tables, read_tables, refuse_changes

PACKAGE = "pentarchy_scopa"
FILES = ("cards.toml",)
SUITS = ("coins", "cups", "swords", "clubs")
SEVEN = 7


class Content(Components):
    """What is printed on the cards, by their numbers."""

    def __init__(self, tables: Tables) -> None:
        super().__init__(tables, FILES)
        entries = [self.entry_of(card) for card in range(len(self.tokens))]
        self.suit = [entry.choice("suit", SUITS) for entry in entries]
        self.value = [entry.count("value") for entry in entries]
        self.prime = [entry.count("prime") for entry in entries]
        self.best_seven = next(
            card for card in range(len(entries)) if self.value[card] == SEVEN and SUITS[self.suit[card]] == "coins"
        )


@cache
def load(pack: Path | None) -> Content:
    """The cards as printed, or with the values of a content pack."""
    return build(read_tables(PACKAGE, FILES, pack))


def build(tables: Tables) -> Content:
    """The cards of a pack or of an older edition; which cards there are stays as printed."""
    refuse_changes(tables, read_tables(PACKAGE, FILES), {"copies", "suit"})
    return Content(tables)
