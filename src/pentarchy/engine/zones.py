"""Hidden information as a table: every field of a state says who sees it, and nothing is shown that is not listed.

A field of pieces (`cards`) lists them as a tuple, or as a list of tuples, one per player or place. What a player
sees of it is decided piece by piece by the knowledge mask; the table says who learns a piece that enters. Where pieces
are `shut`, one that not everybody knows shows its back to all: who laid it remembers it, but nobody looks. Any other
field (`data`) is seen whole by everybody, by its owner (a list with an entry per player), or by nobody.
"""

from typing import Any, NamedTuple

ALL, OWNER, NOBODY, MIXED = "all", "owner", "nobody", "mixed"


class Zone(NamedTuple):
    """One row of the table."""

    pieces: bool
    sees: str
    shut: bool = False  # what lies face down here is shown to nobody, also not to those who know it


def cards(sees: str, *, shut: bool = False) -> Zone:
    """Pieces lie here. MIXED: some open, some not; who knows which is only in the masks."""
    return Zone(True, sees, shut)


def data(sees: str) -> Zone:
    """Numbers or words stand here."""
    return Zone(False, sees)


def rows(zone: Zone, names: str) -> dict[str, Zone]:
    """The same row for several fields, named in one string."""
    return dict.fromkeys(names.split(), zone)


def check_zones(cls: Any, names: set[str]) -> None:
    """Refuse a state class with a field that the table forgets, or a row without a field."""
    if wrong := names ^ set(cls.zones):
        raise TypeError(f"{cls.__name__}.zones and its fields differ: {', '.join(sorted(wrong))}")


def piles(state: Any) -> list[tuple[str, int, tuple[int, ...]]]:
    """All zones of pieces as (field, index or -1, pieces), in a fixed order."""
    found = []
    for name, zone in state.zones.items():
        if zone.pieces:
            held = getattr(state, name)
            if isinstance(held, tuple):
                found.append((name, -1, held))
            else:
                found.extend((name, i, pile) for i, pile in enumerate(held))
    return found
