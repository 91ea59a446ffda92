"""Names as people see them: which can be shown to everybody, and which look the same."""

import re
import unicodedata
from collections.abc import Collection
from itertools import count

MAX_NAME = 24
JOINER, AS_PICTURE, KEYCAP = "\u200d", "\ufe0f", "\u20e3"
PICTURES = ("So", "Sk", "Sm")  # categories of emoji and of the colours of their skin
FORBIDDEN = ("Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp", "Zs")  # nothing is seen of them, or nobody knows what
MARKS = ("Mn", "Me")
STACKED = ("LATIN", "GREEK", "CYRILLIC")  # letters of these bear one accent that is not part of them, others two
INVISIBLE = frozenset(  # letters and marks of which nothing is seen
    "\u034f\u115f\u1160\u17b4\u17b5\u2800\u2d7f\u3164\uffa0\ufffc\U0001d159"
    + "".join(map(chr, [*range(0x180B, 0x1810), *range(0xFE00, 0xFE10), *range(0xE0100, 0xE01F0)]))
)
# letters of other alphabets that look like a Latin one, small or as a capital
ALIKE = str.maketrans(
    "абвеікмнорстухјѕһԁԛԝүӏԍαβεζηικμνορτυχπγφօɑ\u2010",
    "abbeikmhopctyxjshdqwylgabezhikmnoptyxпгфoa-",
)
MIMICS = (
    "LISU ",
    "CHEROKEE ",
    "NEGATIVE SQUARED LATIN",
    "SQUARED LATIN",
    "NEGATIVE CIRCLED LATIN",
)  # capitals all over
FIGURES = str.maketrans("016|l", "oibii")
BOT = re.compile(r"[b6][o0]t(?![^\W\d_])")  # as bots are called, also in Russian: the letters are alike


def tidy(name: str) -> str:
    """The same name with single spaces, and every letter with its accents as one."""
    return unicodedata.normalize("NFC", " ".join(name.split()))


def is_fit(name: str) -> bool:
    """Whether everybody can see what a tidy name is made of."""
    if not 1 <= len(name) <= MAX_NAME:
        return False
    return all(_is_seen(name, at) for at in range(len(name))) and not _is_stacked(name)


def _is_seen(name: str, at: int) -> bool:
    letter, before, after = name[at], name[at - 1 : at] if at else "", name[at + 1 : at + 2]
    if letter == " ":
        return True
    if letter == JOINER:  # a family is several people in one picture
        return _is_picture(before) and _is_picture(after)
    if letter == AS_PICTURE:
        return (_is_picture(before) and before != AS_PICTURE) or (before.isascii() and after == KEYCAP)
    if unicodedata.name(letter, "").startswith(MIMICS):
        return False
    return letter not in INVISIBLE and unicodedata.category(letter) not in FORBIDDEN


def _is_picture(letter: str) -> bool:
    return letter == AS_PICTURE or (letter != "" and unicodedata.category(letter) in PICTURES)


def _is_stacked(name: str) -> bool:
    """Whether accents are piled up, or one stands on nothing."""
    base, marks = " ", 0
    for letter in name:
        if unicodedata.category(letter) not in MARKS:
            base, marks = letter, 0
            continue
        marks += 1
        most = 0 if base == " " else 1 if unicodedata.name(base, "").startswith(STACKED) else 2
        if marks > most:
            return True
    return False


def is_of_a_bot(name: str) -> bool:
    """Whether a name has the form in which bots are shown: `Bot 2 (normal)`."""
    return BOT.match(_letters(name)) is not None


def look(name: str) -> str:
    """What a name looks like: equal for names that people take for each other."""
    return _letters(name).translate(FIGURES)


def _letters(name: str) -> str:
    plain = unicodedata.normalize("NFKC", name).replace(AS_PICTURE, "").replace(JOINER, "")
    return tidy(plain.casefold()).translate(ALIKE)


def distinct(name: str, others: Collection[str]) -> str:
    """The name, with a number if somebody at the table has one that looks the same."""
    taken = {look(other) for other in others}
    if look(name) not in taken:
        return name
    return next(numbered for number in count(2) if look(numbered := f"{name} ({number})") not in taken)
