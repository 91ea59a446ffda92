"""The Fluent files: readable, the same keys and values in every language, and strict about what is missing."""

import re
from importlib import resources

import pytest
from fluent.syntax import ast, parse, visitor

from pentarchy.text import LANGUAGES, MissingText, Texts, shell
from pentarchy.text.bundles import texts
from tests.text.reading import GAMES

FOLDERS = [("pentarchy.text", "shell"), *((game.package, "text") for game in GAMES)]
COMMANDS = {
    "c",
    "hint",
    "t",
    "l",
    "s",
    "u",
    "r",
    "q",
    "rule",
    "why",
    "lang",
    "simulations",
    "seconds",
    "content",
    "en",
    "ru",
    "Enter",
    "JSON",
    "Python",
    "SQLite",
    "FastAPI",
}


def source(package: str, folder: str, lang: str) -> str:
    return (resources.files(package) / folder / f"{lang}.ftl").read_text("utf-8")


class Names(visitor.Visitor):  # type: ignore[misc]  # fluent.syntax has no types
    """The variables and the other messages that a message uses."""

    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.messages: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802  # named by fluent.syntax
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802  # named by fluent.syntax
        self.messages.add(node.id.name)


def names_in(text: str) -> dict[str, Names]:
    found = {}
    for entry in parse(text).body:
        if isinstance(entry, ast.Message):
            found[entry.id.name] = names = Names()
            names.visit(entry)
    return found


def variables(found: dict[str, Names], key: str) -> set[str]:
    """The variables of a message, with those of the messages that it uses."""
    names = found[key]
    return names.variables.union(*(variables(found, other) for other in names.messages))


@pytest.mark.parametrize(("package", "folder"), FOLDERS)
def test_all_languages_have_the_same_keys(package: str, folder: str) -> None:
    english = texts(package, folder, "en").keys
    assert english
    for lang in LANGUAGES:
        assert texts(package, folder, lang).keys ^ english == set()


def test_all_languages_of_the_platform_use_the_same_values() -> None:
    """What a game's messages use is filled by the game; the completeness tests say them all."""
    english = names_in(source("pentarchy.text", "shell", "en"))
    for lang in LANGUAGES:
        found = names_in(source("pentarchy.text", "shell", lang))
        assert {key: variables(found, key) for key in found} == {key: variables(english, key) for key in english}


def test_the_platform_speaks_russian_without_english_words() -> None:
    found = names_in(source("pentarchy.text", "shell", "ru"))
    for key in found:
        line = shell("ru").say(key, **dict.fromkeys(variables(found, key), 2))
        assert set(re.findall(r"[A-Za-z]+", line)) <= COMMANDS, line


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_text_of_the_platform_can_be_said(lang: str) -> None:
    found = names_in(source("pentarchy.text", "shell", lang))
    for key in found:
        for number in (0, 1, 2, 5):
            assert "{" not in shell(lang).say(key, **dict.fromkeys(variables(found, key), number))


@pytest.mark.parametrize(
    ("count", "english", "russian"),
    [(0, "0 hidden cards", "0 закрытых карт"), (1, "1 hidden card", "1 закрытая карта"),
     (2, "2 hidden cards", "2 закрытые карты"), (5, "5 hidden cards", "5 закрытых карт"),
     (11, "11 hidden cards", "11 закрытых карт"), (21, "21 hidden cards", "21 закрытая карта"),
     (22, "22 hidden cards", "22 закрытые карты")],
)  # fmt: skip
def test_numbers_bend_their_nouns(count: int, english: str, russian: str) -> None:
    assert shell("en").say("hidden-count", count=count) == english
    assert shell("ru").say("hidden-count", count=count) == russian


def test_no_marks_surround_what_is_filled_in() -> None:
    assert shell("en").say("cited-rule", rule="draft.deal") == "Rule: draft.deal"


def test_an_unknown_key_is_refused() -> None:
    with pytest.raises(MissingText, match="no text 'no-such-key'"):
        shell("en").say("no-such-key")


def test_a_missing_value_is_refused() -> None:
    with pytest.raises(MissingText, match="'cited-rule'"):
        shell("en").say("cited-rule")


def test_an_unknown_language_is_refused() -> None:
    with pytest.raises(MissingText, match="'xx'"):
        shell("xx")


@pytest.mark.parametrize(
    ("text", "problem"),
    [("good = Good\n= bad", "cannot be read at: = bad"), ("twice = A\ntwice = B\n", "two texts 'twice'")],
)
def test_a_broken_file_is_refused(text: str, problem: str) -> None:
    with pytest.raises(MissingText, match=problem):
        Texts("test", "en", text)


def test_a_message_without_text_is_refused() -> None:
    with pytest.raises(MissingText, match="'bare' has attributes"):
        Texts("test", "en", "bare =\n    .more = More\n").say("bare")


def test_files_are_read_once() -> None:
    assert shell("ru") is shell("ru")
