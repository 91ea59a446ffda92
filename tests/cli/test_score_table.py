"""The table of points: a column a player, and one for the opponent of a single player."""

import io

import pytest
from rich.console import Console

import pentarchy.games  # noqa: F401  # registers the games
from pentarchy.cli.screens import score_table
from pentarchy.engine.registry import Game, games
from pentarchy.match import Match
from pentarchy.text import Speech

RIVALS = [game for game in games() if game.rival]


def shown(match: Match, lang: str) -> list[str]:
    """The lines of the table with something in them."""
    output = io.StringIO()
    Console(file=output, width=200).print(score_table(match, Speech(match.game, match.content, lang)))
    return [line for line in output.getvalue().splitlines() if any(sign.isalnum() for sign in line)]


@pytest.mark.parametrize("lang", ["en", "ru"])
@pytest.mark.parametrize("game", RIVALS, ids=lambda game: game.id)
def test_alone_there_is_a_column_for_the_opponent(game: Game, lang: str) -> None:
    match = Match.new(game.id, 1, seed=1)
    rival, own = game.rival_score(match.state), match.scores()[0]
    assert rival
    head, *_, total = shown(match, lang)
    assert Speech(game, match.content, lang).rival() in head
    assert [int(cell) for cell in total.split("│")[2:4]] == [sum(own.values()), sum(rival.values())]


@pytest.mark.parametrize("game", RIVALS, ids=lambda game: game.id)
def test_with_more_players_there_is_none(game: Game) -> None:
    match = Match.new(game.id, 2, seed=1)
    assert game.rival_score(match.state) == {}
    head, *_ = shown(match, "en")
    assert Speech(game, match.content, "en").rival() not in head
