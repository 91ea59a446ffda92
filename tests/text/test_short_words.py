"""The short words of components: few and whole, with signs to draw, made from the same effects as all other words."""

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from pentarchy.engine.registry import Game
from pentarchy.server.book import book, book_of
from pentarchy.text import LANGUAGES, Speech
from pentarchy.text.speech import facts_of
from tests.text.reading import GAMES, check

SHORT = [game for game in GAMES if hasattr(facts_of(game), "short_lines")]
EVERY = [pytest.param(game, lang, id=f"{game.id}-{lang}") for game in SHORT for lang in LANGUAGES]
SIGN = re.compile(r"\[(\w+)\]")
DIVIDERS = ("or", "pay")  # stand alone between words
EFFECT = "· "  # begins a line of the help that says what a component does
LONGER = {"end_goons", "end_books"}  # in the help a heading says that the most are counted


def lines_of(game: Game, lang: str) -> dict[str, list[str]]:
    """The short lines of every component that has some."""
    return {name: design["short"] for name, design in book(game.id, lang)["designs"].items() if design["short"]}


def room(text: str) -> int:
    """How many characters a text takes: a sign is as wide as one."""
    return len(SIGN.sub("#", text))


def test_every_game_has_short_words() -> None:
    assert SHORT == GAMES


@pytest.mark.parametrize(("game", "lang"), EVERY)
def test_what_has_effects_has_short_words(game: Game, lang: str) -> None:
    designs = book(game.id, lang)["designs"]
    assert [name for name, design in designs.items() if design["effects"] and not design["short"]] == []


@pytest.mark.parametrize(("game", "lang"), EVERY)
def test_short_lines_are_whole(game: Game, lang: str) -> None:
    """No word of the data files, no gap, no bracket but of signs."""
    for line in (line for lines in lines_of(game, lang).values() for line in lines):
        words = check(" ".join(SIGN.sub(" ", line).split()), lang)
        assert not re.search(r"[\[\]_]|\bnone\b", words), line
        assert not re.search(r" [.,:]|[.,:]$", line), line
        assert "  " not in line, line
        assert line == line.strip(), line
        assert line.count("(") == line.count(")"), line
        for divider in DIVIDERS:
            assert line.count(f"[{divider}]") == line.count(f" [{divider}] "), line


@pytest.mark.parametrize("game", SHORT, ids=lambda game: game.id)
def test_signs_are_declared_and_used(game: Game) -> None:
    used = {lang: {sign for lines in lines_of(game, lang).values() for sign in SIGN.findall(" ".join(lines))}
            for lang in LANGUAGES}  # fmt: skip
    declared = facts_of(game).SIGNS  # type: ignore[attr-defined]  # beside `short_lines`
    assert used == dict.fromkeys(LANGUAGES, declared)


@pytest.mark.parametrize("game", SHORT, ids=lambda game: game.id)
def test_both_languages_have_the_same_lines_and_signs(game: Game) -> None:
    english, russian = (lines_of(game, lang) for lang in LANGUAGES)
    assert english.keys() == russian.keys()
    for name, lines in english.items():
        assert len(lines) == len(russian[name]), name
        for first, second in zip(lines, russian[name], strict=True):
            assert SIGN.findall(first) == SIGN.findall(second), (first, second)


@pytest.mark.parametrize(("game", "lang"), EVERY)
def test_short_words_are_shorter_than_the_help(game: Game, lang: str) -> None:
    designs = book(game.id, lang)["designs"]
    for name, lines in lines_of(game, lang).items():
        full = designs[name]["help"][: -designs[name]["sources"] or None]
        assert sum(map(room, lines)) < sum(map(len, full)), name
        effects = [line.removeprefix(EFFECT) for line in full if line.startswith(EFFECT)]
        if len(effects) == len(lines) and name not in LONGER:
            for short, long in zip(lines, effects, strict=True):
                assert len(SIGN.sub("", short)) <= len(long), short


@pytest.mark.parametrize(("game", "lang"), EVERY)
def test_different_effects_have_different_words(game: Game, lang: str) -> None:
    """Of components that only differ in what they do, the words must, too."""
    designs, said = book(game.id, lang)["designs"], dict[tuple[Any, ...], tuple[str, Any]]()
    for name, lines in lines_of(game, lang).items():
        does = frames_of(designs[name])
        other, done = said.setdefault((designs[name]["kind"], *lines), (name, does))
        assert done == does, f"{name} and {other} do different things: {lines}"


def frames_of(design: dict[str, Any]) -> str:
    """What a component does, with all that its effects depend on."""
    return repr(design["effects"])


# Tyrants ---------------------------------------------------------------------------------------------------------
TYRANTS = next(game for game in GAMES if game.id == "tyrants")
ROOM, FEW = 75, 18  # characters on the face of a card; how many cards may need a smaller type
CARDS = [
    ("spellspinner", ["[spy]Place a spy [or] [spy][back]Return own spy [pay] [swap]Supplant an enemy there"],
     ["[spy]Подошлите шпиона [or] [spy][back]Верните своего шпиона [pay] [swap]Замените войско там"]),
    ("black_dragon", ["[swap]Supplant a white troop anywhere", "+1 VP per 3 white trophies"],
     ["[swap]Замените белое войско где угодно", "+1 ПО за 3 белых трофея"]),
    ("advocate", ["+2[influence] [or] [end] [circle]Promote another card"],
     ["+2[influence] [or] [end] [circle]Приблизьте другую карту"]),
    ("weaponmaster", ["3× one of: [troop]Deploy a troop [or] [kill]Assassinate a white troop"],
     ["3× одно из: [troop]Разместите войско [or] [kill]Уничтожьте белое войско"]),
    ("zuggtmoy", ["[devour]Devour a card in your circle [pay] +3[influence] [end] [circle]Promote up to 2 others"],
     ["[devour]Поглотите карту из круга [pay] +3[influence] [end] [circle]Приблизьте до 2 других карт"]),
    ("grimlock", ["[troop]Deploy a troop", "[discard]If forced to discard it: [deck]Draw 2 cards"],
     ["[troop]Разместите войско", "[discard]Если вынудили сбросить: [deck]Возьмите 2 карты"]),
    ("conjurer", ["[spy]Place a spy [or] [spy][back]Return own spy [pay] "
                  "[market]Recruit for free: up to 2 cards ≤3[influence] each, stacks too"],
     ["[spy]Подошлите шпиона [or] [spy][back]Верните своего шпиона [pay] "
      "[market]Завербуйте бесплатно до 2 карт по ≤3[influence], можно из запаса"]),
]  # fmt: skip


@pytest.mark.parametrize(("card", "english", "russian"), CARDS, ids=lambda value: value if type(value) is str else "")
def test_cards_of_tyrants(card: str, english: list[str], russian: list[str]) -> None:
    assert lines_of(TYRANTS, "en")[card] == english
    assert lines_of(TYRANTS, "ru")[card] == russian


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_cards_of_tyrants_fit_their_faces(lang: str) -> None:
    sizes = {name: sum(map(room, lines)) for name, lines in lines_of(TYRANTS, lang).items()}
    assert len([name for name, size in sizes.items() if size > ROOM]) <= FEW
    assert max(sizes.values()) <= 1.6 * ROOM


def effects_in(frame: Any) -> Iterator[Any]:
    """A frame and all inside."""
    if isinstance(frame, tuple | list) and frame and isinstance(frame[0], str):
        yield frame
    for part in frame if isinstance(frame, tuple | list) else ():
        yield from effects_in(part)


def test_effects_are_frames_with_all_their_parameters() -> None:
    designs = book("tyrants", "en")["designs"]
    advocate = designs["advocate"]
    assert advocate["effects"] == {
        "effect": [("choose", ("influence", 2, 1, ""), ("at_end_of_turn", ("promote_another", 1, False)))]
    }
    assert "effect" not in advocate["fields"]
    assert designs["grimlock"]["effects"]["when_discarded"] == [("draw", 2, 1, "")]
    names = {frame[0] for design in designs.values() for frame in effects_in(list(design["effects"].values()))}
    assert names <= set(TYRANTS.state.rules.effects)


def test_expressions_inside_other_fields_are_frames_too() -> None:
    landing = book("wistar", "en")["designs"]["attic_landing"]
    assert landing["fields"]["rows"][1]["reward"] == [("explore", 1), ("vp", 3)]
    assert landing["effects"] == {"bonus": [("gain", "move", 1)]}


PACKS = [
    ("kingdom", "advisors", "master_builder", "effect = \"gain_cubes('M', 3)\"", ["1[soldier] [pay] +3[materials]"]),
    ("wistar", "basic_inventions", "wooden_bicycle", "effect = [\"gain('move', 5)\"]", ["+5[move]"]),
    ("viscounts", "manuscripts", "grey3_flip", "effect = [\"gain('ink', 2)\"]", ["+2[ink]"]),
    ("lockup", "books", "big_book_of_stealth", 'effect = ["power(4)"]', ["+4[power]"]),
]


@pytest.mark.parametrize(("game_id", "file", "name", "change", "words"), PACKS, ids=[pack[0] for pack in PACKS])
def test_short_words_follow_the_data(
    game_id: str, file: str, name: str, change: str, words: list[str], tmp_path: Path
) -> None:
    game = next(game for game in GAMES if game.id == game_id)
    (tmp_path / f"{file}.toml").write_text(f"[{name}]\n{change}\n", "utf-8")
    for lang in LANGUAGES:
        assert Speech(game, game.load(tmp_path), lang).short(name) == words != lines_of(game, lang)[name]


def test_a_content_pack_changes_the_short_words(tmp_path: Path) -> None:
    (tmp_path / "drow.toml").write_text('[bounty_hunter]\neffect = ["power(4)", "draw(2)"]\n', "utf-8")
    content = TYRANTS.load(tmp_path)
    hunter = book_of(TYRANTS, content, "en")["designs"]["bounty_hunter"]
    assert hunter["short"] == ["+4[power]", "[deck]Draw 2 cards"]
    assert hunter["effects"] == {"effect": [("power", 4, 1, ""), ("draw", 2, 1, "")]}
    assert Speech(TYRANTS, content, "ru").short("bounty_hunter") == ["+4[power]", "[deck]Возьмите 2 карты"]
