"""The compact notation of Kingdom's data files: bags ("M3 S1"), production ("X1*company"), points ("2*discovery")."""

import re
from collections.abc import Iterable

from pentarchy.kit.entries import Mistake, words

LETTERS = "MPGXKS"  # materials, population, gold, exploration, krystallium, soldiers
RESOURCES = ("materials", "population", "gold", "exploration")
TYPES = ("structure", "company", "monument", "discovery")
KRYSTALLIUM, SOLDIERS = 4, 5
NIBBLE = 15  # a packed cost keeps four bits a letter


def bag(text: str) -> tuple[int, ...]:
    """How many of each letter, in the order M P G X K S."""
    counts = [0] * 6
    for word, column in words(text):
        match = re.fullmatch(r"([MPGXKS])([1-9][0-9]*)", word)
        if not match:
            raise Mistake(f"'{word}' is not a letter of {LETTERS} with a number.", column)
        letter, number = LETTERS.index(match[1]), int(match[2])
        if counts[letter] or number > NIBBLE:
            raise Mistake(f"'{word}': each letter once, at most {NIBBLE}.", column)
        counts[letter] = number
    return tuple(counts)


def packed_bag(text: str) -> int:
    """A bag as one number, four bits a letter: what a card still lacks fits into a small int."""
    return packed(bag(text))


def packed(counts: Iterable[int]) -> int:
    """How many of each letter, at most 15, as one number."""
    return sum(count << 4 * letter for letter, count in enumerate(counts))


def unpacked(number: int) -> list[int]:
    """How many of each letter a packed bag holds."""
    return [number >> 4 * letter & NIBBLE for letter in range(len(LETTERS))]


def recycling(text: str) -> tuple[int, ...]:
    """The one cube gained by recycling a development, as a letter."""
    if len(text) != 1 or text not in LETTERS[:4]:
        raise Mistake(f"'{text}' is not one letter of MPGX.", 1)
    return (LETTERS.index(text),)


def treasure(text: str) -> tuple[int, ...]:
    """The two cubes gained by recycling a treasure, as a bag: "M1 G1"."""
    counts = bag(text)
    if sum(counts) != 2 or counts[KRYSTALLIUM] or counts[SOLDIERS]:
        raise Mistake("a treasure gives two cubes in all.", 1)
    return tuple(resource for resource in range(4) for _ in range(counts[resource]))


def production(text: str) -> tuple[tuple[int, int, int], ...]:
    """Rows (resource, amount, type); type -1 for fixed production."""
    rows = []
    for word, column in words(text):
        match = re.fullmatch(r"([MPGX])([1-9][0-9]*)(?:\*(\w+))?", word)
        if not match or (match[3] and match[3] not in TYPES):
            raise Mistake(f"'{word}' is not like P2 or X1*company.", column)
        rows.append((LETTERS.index(match[1]), int(match[2]), TYPES.index(match[3]) if match[3] else -1))
    return tuple(rows)


def points(text: str) -> tuple[int, tuple[tuple[int, int], ...]]:
    """Base points and modifiers (type, points for each built card of it)."""
    base, modifiers = 0, []
    for word, column in words(text):
        match = re.fullmatch(r"(-?[1-9][0-9]*)(?:\*(\w+))?", word)
        if not match or (match[2] and match[2] not in TYPES):
            raise Mistake(f"'{word}' is not like 7 or 2*discovery.", column)
        if match[2]:
            modifiers.append((TYPES.index(match[2]), int(match[1])))
        else:
            base += int(match[1])
    return base, tuple(modifiers)


def reward(text: str) -> tuple[int, int, int, int]:
    """What a task gives: krystallium, soldiers, spies, points."""
    counts = {"K": 0, "S": 0, "SPY": 0, "VP": 0}
    for word, column in words(text):
        match = re.fullmatch(r"(K|S|SPY|VP)([1-9][0-9]*)", word)
        if not match:
            raise Mistake(f"'{word}' is not like K1, S2, SPY1 or VP8.", column)
        counts[match[1]] += int(match[2])
    return counts["K"], counts["S"], counts["SPY"], counts["VP"]
