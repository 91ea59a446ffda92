"""How certain a rule is: one of four words, and what only we say has our reasons beside it."""

import pytest

import pentarchy.games  # noqa: F401  # registers the games
from pentarchy.engine.registry import Game, games
from pentarchy.kit.rulebook import CERTAINTIES, read_rules
from pentarchy.server.book import rules
from pentarchy.text import LANGUAGES, Speech
from pentarchy.text.bundles import shell

GAMES = pytest.mark.parametrize("game", [game for game in games() if game.id != "bazaar"], ids=lambda game: game.id)


@GAMES
def test_every_rule_says_how_certain_it_is(game: Game) -> None:
    assert {rule.certainty for rule in read_rules(game.package).values()} <= set(CERTAINTIES)


@GAMES
def test_our_own_rules_say_why(game: Game) -> None:
    silent = [id_ for id_, rule in read_rules(game.package).items() if rule.certainty == "ours" and not rule.ruling]
    assert not silent, f"ours, but without a ruling: {', '.join(silent)}"


@GAMES
def test_games_have_rules_of_their_own_and_say_so(game: Game) -> None:
    """Where every rule is said to be the rulebook's, nobody has looked."""
    assert "ours" in {rule.certainty for rule in read_rules(game.package).values()}


@GAMES
@pytest.mark.parametrize("lang", LANGUAGES)
def test_readers_are_told(game: Game, lang: str) -> None:
    """The last line of a rule in words is how certain it is, and a client gets the word itself."""
    speech, sent = Speech(game, game.load(None), lang), {rule["id"]: rule for rule in rules(game.id, lang)}
    for id_, rule in speech.rules.items():
        assert speech.rule(id_)[-1] == shell(lang).say(f"rule-{rule.certainty}")
        assert sent[id_]["certainty"] == rule.certainty
