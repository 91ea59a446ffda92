"""What the numbers of numbers.toml must be like, so that a content pack cannot break a game."""

from pentarchy.kit.entries import Entry
from pentarchy.kit.tables import Tables

LISTS = {  # entry and field: so many whole numbers
    ("workers", "nobles"): 4,
    ("castle", "tiers"): 3,
    ("buildings", "trading_post"): 4,
    ("buildings", "guildhall"): 4,
    ("buildings", "workshop"): 4,
    ("manuscripts", "sets"): 5,
    ("stacks", "debts"): 4,
    ("stacks", "deeds"): 4,
    ("majority", "large"): 3,
    ("majority", "small"): 2,
    ("piles", "townsfolk"): 5,
}
LEAST_ONE = (("stacks", "debts"), ("stacks", "deeds"), ("piles", "townsfolk"), ("workers", "nobles"))
COUNTS = {  # entry: fields that are whole numbers from 0 on
    "game": ("hand", "least_cards", "extra_step", "cheap_dismissal", "workers"),
    "workers": ("automa_least",),
    "castle": ("threshold", "room", "leader"),
    "manuscripts": ("bonus",),
    "track": ("length",),
}
POINTS = ("unpaid", "acquired", "approved")  # may be negative


def check_numbers(tables: Tables, neutral: int) -> None:
    """Complain about the first number with which no game could be played."""
    entries = {name: Entry("numbers.toml", name, fields) for name, fields in tables["numbers.toml"].items()}
    for entry in entries.values():
        entry.names("name")
    for name, fields in COUNTS.items():
        for field in fields:
            entries[name].count(field)
    for field in POINTS:
        entries["papers"].get(field, int)
    for (name, field), length in LISTS.items():
        numbers = entries[name].get(field, list)
        if len(numbers) != length or any(type(number) is not int for number in numbers):
            raise entries[name].error(field, f"must be {length} whole numbers, not {numbers!r}.")
        if (name, field) in LEAST_ONE and min(numbers) < 1:
            raise entries[name].error(field, f"must not be below 1, not {numbers!r}.")
    if not 1 <= entries["workers"].count("automa_least") <= LISTS["workers", "nobles"]:
        raise entries["workers"].error("automa_least", "must be one of the numbers of workers, 1 to 4.")
    if sum(entries["piles"].get("townsfolk", list)) > neutral:
        raise entries["piles"].error("townsfolk", f"there are only {neutral} cards.")
    if entries["track"].count("length") != len(tables["track.toml"]):
        raise entries["track"].error("length", f"must be {len(tables['track.toml'])}, the spaces of track.toml.")
