"""`? move` in the terminal: what a move would do, in sentences, before it is made."""

import pytest

from pentarchy.cli.foresee import point_lines
from pentarchy.match import Match, Preview
from pentarchy.text import Speech
from tests.cli.driving import run

SOLO = ("play", "tyrants", "-s", "human,random", "--seed", 3, "-o", "first=1", "-l")


@pytest.mark.parametrize(
    ("lang", "head", "event", "end"),
    [
        ("en", "It would come to this:", "Player 1 starts in Mantol-Derith.", "Then it is others who are asked."),
        ("ru", "Случится вот что:", "Игрок 1", "Потом спросят других."),
    ],
)
def test_a_move_is_told_and_not_made(lang: str, head: str, event: str, end: str) -> None:
    """The first choice of Tyrants is a place to begin at; then it is the turn of the bot."""
    ran = run(*SOLO, lang, answer=["? 1", "q"])
    assert ran.code == 0
    told = ran.out.split(head)[1]
    assert event in told
    assert end in told


@pytest.mark.parametrize(("lang", "points"), [("en", "Points of Player 1: 0 → 2"), ("ru", "Очки, Игрок 1: 0 → 2")])
def test_points_that_would_change_are_told(lang: str, points: str) -> None:
    match = Match.new("tyrants", 2, seed=3)
    speech = Speech(match.game, match.content, lang)
    found = Preview({"scores": [{"sites": 2}, {"sites": 0}]}, (), None, "others", 1)
    assert point_lines(match, found, speech)[:1] == [points]


def test_an_own_question_that_comes_then_is_named() -> None:
    ran = run(*SOLO, "en", answer=["1", "? 1", "q"])
    assert "Then you are asked: " in ran.out


def test_a_move_in_notation() -> None:
    by_number, by_name = (run(*SOLO, "en", answer=[wish, "q"]).out for wish in ("? 1", "? settle:mantol_derith"))
    told, same = (out.split("It would come to this")[1].splitlines()[:3] for out in (by_number, by_name))
    assert told == same


def test_what_is_no_move_or_not_possible_is_refused() -> None:
    ran = run(*SOLO, "en", answer=["? 999", "? nonsense", "? end_turn", "q"])
    assert ran.code == 0
    assert "“999” is neither a number nor a command" in " ".join(ran.out.split())
    assert "“nonsense” is neither a number nor a command" in " ".join(ran.out.split())
    assert "This move is not possible now" in ran.out


def test_help_names_it() -> None:
    assert "what this move would do" in " ".join(run(*SOLO, "en", answer=["?", "q"]).out.split())
