"""Names of tables that are easy to say: `amber-fox-42`. The words are in table_words.txt, adjectives before nouns."""

import secrets
from functools import cache
from importlib import resources

FIRST, NUMBERS = 10, 990


@cache
def _words() -> list[list[str]]:
    return [line.split() for line in (resources.files(__package__) / "table_words.txt").read_text("utf-8").splitlines()]


def table_name() -> str:
    """A random name; whether it is taken, the database knows."""
    adjectives, nouns = _words()
    return f"{secrets.choice(adjectives)}-{secrets.choice(nouns)}-{FIRST + secrets.randbelow(NUMBERS)}"
