"""Variants by number, `[1]` or `[one]`, choose on numbers: a word such as "1" would silently take the default."""

from collections.abc import Iterator
from functools import cache
from random import Random
from typing import Any

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from pentarchy.engine.moves import Table
from pentarchy.engine.registry import Game
from pentarchy.engine.views import view
from pentarchy.text import LANGUAGES, Speech, Texts
from tests.text.reading import GAMES, NAMES
from tests.text.test_bundles import source
from tests.text.test_completeness import components

PLURALS = ("zero", "one", "two", "few", "many")
DECISIONS = 120  # of a random game whose prompts and labels are read
Choices = dict[str, frozenset[str]]  # variables that are chosen by number: with which words beside numbers


class Numbers(Visitor):
    """Of one message: the variables that it chooses by number, and the messages it contains."""

    def __init__(self, message: ast.Message) -> None:
        self.variables: Choices = {}
        self.messages: set[str] = set()
        self.visit(message.value)

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802  # named by fluent.syntax
        keys = [variant.key for variant in node.variants]
        words = {key.name for key in keys if isinstance(key, ast.Identifier)}
        if isinstance(node.selector, ast.VariableReference) and (len(words) < len(keys) or words & set(PLURALS)):
            name = node.selector.id.name
            self.variables[name] = self.variables.get(name, frozenset()) | words.difference(PLURALS, ("other",))
        self.generic_visit(node)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802  # named by fluent.syntax
        self.messages.add(node.id.name)


def chosen_by_number(text: str) -> dict[str, Choices]:
    """By message: the variables that it or a message in it chooses by number."""
    found = {m.id.name: Numbers(m) for m in FluentParser().parse(text).body if isinstance(m, ast.Message)}

    @cache
    def below(name: str) -> Choices:
        own = found[name]
        return {var: words for other in own.messages for var, words in below(other).items()} | own.variables

    return {name: below(name) for name in found}


def wrong_values(numbers: dict[str, Choices], key: str, values: dict[str, Any]) -> Iterator[str]:
    """Words where a number should be; an empty one fills a place in a variant that is not chosen."""
    for name, words in numbers.get(key, {}).items():
        given = values.get(name)
        if isinstance(given, str) and given and given not in words:
            yield f"{key}: ${name} is the word {given!r}"


def test_a_word_for_a_number_is_found() -> None:
    text = "move-x = { price } of { $cards }\nprice = { $tier ->\n    [1] a\n    [top] b\n   *[other] c\n}\n"
    numbers = chosen_by_number(text)
    assert numbers == {"move-x": {"tier": {"top"}}, "price": {"tier": {"top"}}}
    assert list(wrong_values(numbers, "move-x", {"tier": "1", "cards": "2"})) == ["move-x: $tier is the word '1'"]
    for right in (1, "top"):
        assert not list(wrong_values(numbers, "move-x", {"tier": right, "cards": "2"}))


def one_of_each(table: Table, kind: str) -> Iterator[tuple[int, ...]]:
    """Parts of a kind in which every value of every domain occurs."""
    sizes = [len(domain.tokens) or 22 for domain in table.kinds[kind]]
    for number in range(max(sizes, default=1)):
        yield tuple(number % size for size in sizes)


def say_everything(speech: Speech, game: Game) -> None:
    """Components, moves and events, and the prompts and labels of a random game."""
    for piece in components(game):
        speech.describe(piece)
        if isinstance(piece, str):
            speech.short(piece)
    for kind in game.state.moves.kinds:
        for parts in one_of_each(game.state.moves, kind):
            speech.move((kind, *parts))
    for kind in game.state.happens.kinds:
        for parts in one_of_each(game.state.happens, kind):
            speech.event((kind, parts))
    for players in (min(game.players), max(game.players)):
        rng, state = Random(5), game.new(players, {}, 3)
        for _ in range(DECISIONS):
            if state.over:
                break
            player = state.asked
            seen, moves = view(state, player), state.legal(player)
            speech.prompt(state.asks[player], seen, player)
            for move in rng.sample(moves, min(len(moves), 8)):
                speech.move(move, seen, player)
            state.apply(player, rng.choice(moves))


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_no_variant_by_number_chooses_on_a_word(game: Game, lang: str, monkeypatch: pytest.MonkeyPatch) -> None:
    numbers = chosen_by_number(source(game.package, "text", lang))
    wrong: set[str] = set()
    say = Texts.say

    def overheard(self: Texts, key: str, **values: Any) -> str:
        if self.name.startswith(game.package):
            wrong.update(wrong_values(numbers, key, values))
        return say(self, key, **values)

    monkeypatch.setattr(Texts, "say", overheard)
    say_everything(Speech(game, game.load(None), lang, NAMES[lang]), game)
    assert not wrong
