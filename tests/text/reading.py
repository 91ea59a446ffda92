"""How the tests of the texts read: what a sentence of a language may contain, and which games there are."""

import re
from collections.abc import Sequence
from itertools import count as count_up
from math import gcd, prod
from typing import Any

import pentarchy.games
from pentarchy.engine.moves import Table
from pentarchy.engine.registry import games

GAMES = [game for game in games() if game.package.startswith(f"{pentarchy.games.__name__}.")]
RULE_ID = re.compile(r"[a-z_][a-z0-9_]*(\.[a-z0-9_]+)+")  # also the names of data files, which rulings mention
QUOTED = re.compile(r"«[^»]*»")
LATIN, CYRILLIC = re.compile(r"[A-Za-z]+"), re.compile(r"[А-Яа-яЁё]+")
ENOUGH = 1500  # of each kind: a troop can be moved from anywhere to anywhere, more than need to be read
NAMES = {"en": ("Alice", "Bob"), "ru": ("Алиса", "Борис")}


def check(text: str, lang: str) -> str:
    """The text itself, when it reads like a finished text of its language."""
    assert text, "an empty text"
    assert text == text.strip(), text
    assert not re.search(r"[{}]|None|\bTrue\b|\bFalse\b(?!-)|  |\u2068|\u2069|\?\?", text), text
    if lang == "ru":
        foreign = LATIN.findall(RULE_ID.sub("", text))
    else:
        foreign = CYRILLIC.findall(QUOTED.sub("", text))  # rulings quote words of the Russian rulebook
    assert not foreign, f"{foreign} in: {text}"
    return text


def all_of_a_kind(table: Table, kind: str) -> list[tuple[Any, ...]]:
    """The parts of the moves or events of a kind: all combinations of the values of its domains, or evenly many.

    In steps that have no factor in common with their number, so that every domain goes through all of its values.
    """
    spans = [range(len(domain.tokens)) if domain.tokens else (0, 1, 2, 5, 21) for domain in table.kinds[kind]]
    count = prod(map(len, spans))
    step = next(step for step in count_up(1 + count // ENOUGH) if gcd(step, count) == 1)
    return [_combination(spans, number) for number in range(0, count, step)]


def _combination(spans: list[Sequence[int]], number: int) -> tuple[int, ...]:
    """The combination of this number, the last part changing fastest: there may be more than a machine can hold."""
    parts = []
    for span in reversed(spans):
        number, part = divmod(number, len(span))
        parts.append(span[part])
    return tuple(reversed(parts))


def hidden(table: Table, kind: str, parts: tuple[Any, ...]) -> tuple[Any, ...]:
    """The parts of an event as somebody sees them who may not know its pieces."""
    return tuple(None if domain.pieces else part for domain, part in zip(table.kinds[kind], parts, strict=True))
