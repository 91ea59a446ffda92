"""`hint` in the terminal: the best moves with their numbers, what they are worth and why; nothing is played."""

import re

import pytest

from pentarchy.bots.search import Budget
from pentarchy.teacher import hint
from tests.cli.driving import Ran, run

START = ("play", "tyrants", "-s", "human,random", "--seed", 3, "-o", "first=1", "-l")


@pytest.fixture(autouse=True)
def _quickly(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(hint, "THINKING", Budget(simulations=8))


def hinted(lang: str, *more: str) -> Ran:
    ran = run(*START, lang, answer=["hint", *more, "q"])
    assert (ran.code, ran.err) == (0, "")
    return ran


@pytest.mark.parametrize(
    ("lang", "thinking", "head", "best", "points"),
    [
        ("en", "Thinking …", "What the expert would play:", "The best move: ", "for sure: Sites"),
        ("ru", "Думаю …", "Как сыграл бы эксперт:", "Лучший ход: ", "Наверняка +"),
    ],
)
def test_the_best_moves_are_told(lang: str, thinking: str, head: str, best: str, points: str) -> None:
    shown = hinted(lang).out
    before, told = shown.split(head)
    assert thinking in before
    assert best in told
    assert points in told
    assert 2 <= len(re.findall(r"^\d+\. ", told, re.MULTILINE)) <= hint.MOST


def test_a_hint_is_played_by_its_number() -> None:
    told = hinted("en").out.split("What the expert would play:")[1]
    found = re.search(r"^(\d+)\. Start: (.*)$", told, re.MULTILINE)
    assert found is not None
    assert f"Player 1 starts in {found[2]}." in hinted("en", found[1], "l").out


def test_where_there_is_nothing_to_choose_it_says_so() -> None:
    """One sentence, and the question stays: the one option can still be chosen."""
    asked = iter(range(400))

    def answer(shown: str) -> str:
        single = shown.rstrip().endswith("Your choice:") and " 2. " not in shown
        if "only one thing" in shown or next(asked) > 300:
            return "q"
        return "hint" if single and " 1. " in shown else "1"

    ran = run(*START, "en", answer=answer)
    assert ran.code == 0
    assert "There is only one thing you can do now." in ran.out


def test_the_line_of_keys_names_it() -> None:
    assert "Type a number; ? help, hint, u undo" in hinted("en").out


def test_help_names_it() -> None:
    assert "hint: the best moves, what they are worth, and why" in " ".join(hinted("en", "?").out.split())
