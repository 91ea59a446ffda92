"""Every game says everything in every language: nothing is missing, nothing is left over, nothing leaks a key."""

import ast
import inspect
import re
from collections.abc import Callable
from importlib import import_module
from itertools import product
from pathlib import Path
from typing import Any, cast

import pytest

import pentarchy
from pentarchy.cli import screens
from pentarchy.engine.declare import NOBODY
from pentarchy.engine.registry import Game, Outcome
from pentarchy.engine.views import view
from pentarchy.kit.rulebook import read_rules
from pentarchy.text import LANGUAGES, MissingText, Speech, Texts
from pentarchy.text.speech import facts_of
from tests.text.reading import GAMES, NAMES, all_of_a_kind, check, hidden
from tests.text.test_bundles import names_in, source
from tests.text.test_shell_keys import written_keys

EVERY = [pytest.param(game, lang, id=f"{game.id}-{lang}") for game in GAMES for lang in LANGUAGES]
SOURCES = Path(pentarchy.__file__).parent  # also of a build that is compiled
MEDALS = ("", "bronze", "silver", "gold")


def speech_of(game: Game, lang: str) -> Speech:
    return Speech(game, game.load(None), lang, NAMES[lang])


@pytest.mark.parametrize(("game", "lang"), EVERY)
def test_every_move(game: Game, lang: str) -> None:
    speech = speech_of(game, lang)
    for kind in game.state.moves.kinds:
        for parts in all_of_a_kind(game.state.moves, kind):
            check(speech.move((kind, *parts)), lang)


@pytest.mark.parametrize(("game", "lang"), EVERY)
def test_every_event_with_and_without_its_pieces(game: Game, lang: str) -> None:
    speech, told = speech_of(game, lang), game.state.happens
    for kind in told.kinds:
        for parts in all_of_a_kind(told, kind):
            seen = check(speech.event((kind, parts, 0)), lang)
            assert seen[0].isupper() or seen[0] == "«", seen
            assert seen[-1] == ".", seen
        if hidden(told, kind, parts) != parts:
            unseen = check(speech.event((kind, hidden(told, kind, parts), 0)), lang)
            assert unseen != seen
            assert re.search(r"face-down (card|token)" if lang == "en" else "закрыт", unseen.lower()), unseen


@pytest.mark.parametrize(("game", "lang"), EVERY)
def test_every_zone_phase_score_line_and_option(game: Game, lang: str) -> None:
    speech = speech_of(game, lang)
    for field, zone in game.state.zones.items():
        if zone.pieces or zone.sees != NOBODY:
            check(speech.zone(field), lang)
    for index in range(len(facts_of(game).PHASES)):
        check(speech.phase(index), lang)
    check(speech.where(view(game.new(min(game.players)))), lang)
    for key in score_keys(game):
        check(speech.score_line(key), lang)
    for option in game.options:
        check(speech.option(option.name), lang)
        for value in option.values:
            said = speech.option_value(option.name, value)
            assert said in ("A", "B") or check(said, lang)
    check(speech.title(), lang)


def score_keys(game: Game) -> list[str]:
    starts = [game.new(players, options) for players, options in dict(game.modes()).items()]  # one of each number
    return sorted({key for start in starts for key in game.score(start, 0) | game.rival_score(start)})


@pytest.mark.parametrize(("game", "lang"), EVERY)
def test_every_rule(game: Game, lang: str) -> None:
    speech = speech_of(game, lang)
    for rule in read_rules(game.package):
        check(speech.reason(rule), lang)
        assert speech.reason(rule) in speech.rule(rule)
        for line in speech.rule(rule):
            check(line, lang)


@pytest.mark.parametrize(("game", "lang"), EVERY)
def test_every_question_cites_a_rule(game: Game, lang: str) -> None:
    speech = speech_of(game, lang)
    for kind in game.state.rules.asks:
        check(speech.reason(speech.rule_of((kind,))), lang)


@pytest.mark.parametrize(("game", "lang"), EVERY)
def test_every_ending(game: Game, lang: str) -> None:
    speech = speech_of(game, lang)
    for rule, medal in product(facts_of(game).ENDINGS, MEDALS):
        for winners in ((0,), (0, 1)):
            check(speech.ending(Outcome(winners, rule, medal)), lang)


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_the_endings_are_those_that_the_rules_know(game: Game) -> None:
    """Outcomes name rules in scoring.py and, for defeats, in scenarios.py: no ending is forgotten or invented."""
    package = SOURCES / "games" / game.id
    rules, written = read_rules(game.package), set()
    for name in ("scoring.py", "scenarios.py"):
        if (package / name).exists():
            tree = ast.parse((package / name).read_text("utf-8"))
            written |= {node.value for node in ast.walk(tree) if isinstance(node, ast.Constant) and node.value in rules}
    assert set(facts_of(game).ENDINGS) == written


@pytest.mark.parametrize(("game", "lang"), EVERY)
def test_every_component(game: Game, lang: str) -> None:
    speech = speech_of(game, lang)
    for piece in components(game):
        lines = [check(line, lang) for line in speech.describe(piece)]
        assert len(lines) > 1
    for card in cards(game):
        check(speech.card(card), lang)


def cards(game: Game) -> range:
    """All pieces: the largest domain of pieces of a move."""
    sizes = [len(domain.tokens) for parts in game.state.moves.kinds.values() for domain in parts if domain.pieces]
    return range(max(sizes))


def components(game: Game) -> list[int | str]:
    """All cards by number and all entries of the data files by name."""
    return [*cards(game), *(name for table in game.load(None).tables.values() for name in table)]


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_no_text_of_a_game_is_unused(game: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    """The code asks for the same keys in every language."""
    said = {f"ask-{kind}" for kind in game.state.rules.asks} | {f"move-{kind}" for kind in game.state.moves.kinds}
    said |= {f"event-{kind}" for kind in game.state.happens.kinds}
    said |= listen(monkeypatch, lambda: say_all_words(speech_of(game, "en"), game), game) | warnings(game)
    patterns = keys_in_code(game)
    for lang in LANGUAGES:
        found = names_in(source(game.package, "text", lang))
        used = said | {key for key in found if any(re.fullmatch(pattern, key) for pattern in patterns)}
        pending = list(used)
        while pending:
            new = found[pending.pop()].messages - used
            used |= new
            pending += new
        assert set(found) - used == set(), lang


def keys_in_code(game: Game) -> set[str]:
    """Patterns of the keys that stand in the game's screen in the terminal, or in what fills its sentences."""
    screen = Path(str(screens.__file__)).with_name(f"{game.id}.py")
    texts = Path(str(import_module(f"{game.package}.text").__file__)).parent.glob("*.py")
    said = written_keys(ast.parse(screen.read_text("utf-8"))) if screen.exists() else set()
    filled = set().union(*(written_keys(ast.parse(path.read_text("utf-8"))) for path in texts))
    return said | {pattern for pattern in filled if "-" in pattern}  # not those that could be any word


def warnings(game: Game) -> set[str]:
    """The keys that a game's `warning` can name, as they stand in its code."""
    module = game.warning.__module__.removeprefix("pentarchy.").replace(".", "/")
    tree = ast.parse((SOURCES / f"{module}.py").read_text("utf-8"))
    words = (node.value for node in ast.walk(tree) if isinstance(node, ast.Constant) and isinstance(node.value, str))
    return {word for word in words if word.startswith("warning-")}


@pytest.mark.parametrize(("game", "lang"), EVERY)
def test_every_warning(game: Game, lang: str) -> None:
    for key in warnings(game):
        check(speech_of(game, lang).texts.say(key), lang)


def listen(monkeypatch: pytest.MonkeyPatch, talk: Callable[[], None], game: Game) -> set[str]:
    """The keys of a game's texts that are said while somebody talks."""
    keys: set[str] = set()
    say = Texts.say

    def overheard(self: Texts, key: str, **values: Any) -> str:
        if self.name.startswith(game.package):
            keys.add(key)
        return say(self, key, **values)

    monkeypatch.setattr(Texts, "say", overheard)
    talk()
    monkeypatch.undo()
    return keys


def say_all_words(speech: Speech, game: Game) -> None:
    """Everything but questions."""
    for field, zone in game.state.zones.items():
        if zone.pieces or zone.sees != NOBODY:
            speech.zone(field)
    speech.about()
    speech.highlights()
    for rule in read_rules(game.package):
        speech.part(rule)
    for index in range(len(facts_of(game).PHASES)):
        speech.phase(index)
    speech.where(view(game.new(min(game.players))))
    for key in score_keys(game):
        speech.score_line(key)
    for option in game.options:
        speech.option(option.name)
        for value in option.values:
            speech.option_value(option.name, value)
    for rule in facts_of(game).ENDINGS:
        speech.ending(Outcome((0,), rule))
    for piece in components(game):
        speech.describe(piece)
    say_book(speech, game)
    say_moves_and_events(speech, game)
    say_tasks(speech, game)


def say_book(speech: Speech, game: Game) -> None:
    """What a client shows of small pieces, and the names of the values of domains."""
    for table in game.load(None).tables.values():
        for name in table:
            speech.short(name)
            for label, text, players in speech.face(name) or []:
                assert not label or check(label, speech.lang)
                check(text, speech.lang)
                assert set(players) <= set(game.players)
    for kinds in (game.state.moves.kinds, game.state.happens.kinds):
        for domain in {domain for parts in kinds.values() for domain in parts if not domain.pieces}:
            for name in speech.entry_names(domain):
                assert not name or check(name, speech.lang)


@pytest.mark.parametrize(("game", "lang"), EVERY)
def test_every_face(game: Game, lang: str) -> None:
    say_book(speech_of(game, lang), game)


def say_moves_and_events(speech: Speech, game: Game) -> None:
    """Moves and events of each kind: some fill in amounts by other messages."""
    for kind in game.state.moves.kinds:
        for parts in all_of_a_kind(game.state.moves, kind):
            speech.move((kind, *parts))
    for kind, domains in game.state.happens.kinds.items():
        speech.event((kind, tuple(1 for _ in domains)))


def say_tasks(speech: Speech, game: Game) -> None:
    """The tasks of quest boards, where a game has them."""
    kinds, facts = game.state.moves.kinds, cast(Any, facts_of(game))
    if "task" in kinds:
        boards, tasks = (range(len(domain.tokens)) for domain in kinds["task"])
        for board, task, players in product(boards, tasks, game.players):
            for line in speech.lines(facts.task_lines(speech.content, board, task, players)):
                check(line, speech.lang)


@pytest.mark.parametrize(("game", "lang"), EVERY)
def test_every_task(game: Game, lang: str) -> None:
    say_tasks(speech_of(game, lang), game)


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_what_does_not_exist_has_no_text(game: Game) -> None:
    speech = speech_of(game, "en")
    wrong: list[Callable[[], object]] = [
        lambda: speech.zone("nowhere"), lambda: speech.score_line("luck"), lambda: speech.option("weather"),
        lambda: speech.option_value(game.options[0].name, "sunny"), lambda: speech.move(("dance",)),
        lambda: speech.event(("rained", ())), lambda: speech.reason("no.such.rule"), lambda: speech.rule("no.rule"),
        lambda: speech.rule_of(("why",)), lambda: speech.ending(Outcome((), "no.ending")),
        lambda: speech.prompt(("why",), {}, 0),
    ]  # fmt: skip
    for call in wrong:
        with pytest.raises(MissingText):
            call()


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_the_facts_of_a_game_have_the_promised_form(game: Game) -> None:
    from pentarchy.text.speech import Facts

    promised = {name: inspect.signature(fn) for name, fn in vars(Facts).items() if inspect.isfunction(fn)}
    facts = facts_of(game)
    for name, signature in promised.items():
        if not name.startswith("_"):
            given = list(inspect.signature(getattr(facts, name)).parameters)
            assert given == list(signature.parameters)[1:], name
