"""The rules of a game in words, by id: what prompts, refusals and tests cite."""

import tomllib
from dataclasses import dataclass
from functools import cache
from importlib import resources

from pentarchy.engine.errors import BadContent, PentarchyError

CERTAINTIES = (
    "rulebook",  # stated there
    "inferred",  # follows from what is stated there
    "reconstructed",  # rests on numbers, icons or pictures that its text does not give
    "ours",  # the rulebook is silent, unclear or damaged, and we decided
)


class UnknownRule(PentarchyError):
    """No rule has this id."""


@dataclass(frozen=True)
class Rule:
    """One rule in our own words, with the ruling made where the rulebook is silent."""

    id: str
    section: str
    applies: str
    certainty: str
    text: dict[str, str]  # by language
    ruling: dict[str, str]  # by language; empty where nothing had to be decided
    example: dict[str, dict[str, str]]  # by language: given, when, then


@cache
def read_rules(package: str) -> dict[str, Rule]:
    """All rules of the game in a package, by id, in the order of play."""
    try:
        tables = tomllib.loads((resources.files(package) / "rules.toml").read_text("utf-8"))
    except FileNotFoundError:
        raise BadContent(f"{package} has no rules.toml: write every rule down there, with its id.") from None
    except tomllib.TOMLDecodeError as error:
        raise BadContent(f"rules.toml: {error}.") from None
    for name, row in tables.items():
        if missing := [key for key in ("section", "applies", "certainty", "en", "ru") if key not in row]:
            raise BadContent(f"rules.toml: [{name}] {missing[0]} is missing.")
    return {
        name: Rule(
            name,
            row["section"],
            row["applies"],
            row["certainty"],
            {"en": row["en"], "ru": row["ru"]},
            {lang: row[f"ruling_{lang}"] for lang in ("en", "ru") if f"ruling_{lang}" in row},
            {lang: row[key] for lang, key in (("en", "example"), ("ru", "example_ru")) if key in row},
        )
        for name, row in tables.items()
    }
