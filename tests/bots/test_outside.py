"""Bots of other people: classes of packages, and programs that talk over their pipes."""

import shlex
import shutil
import sys
from collections.abc import Callable
from pathlib import Path
from random import Random

import pytest

import pentarchy.games  # noqa: F401  # registers the games
from pentarchy.arena.play import play
from pentarchy.bots import Seat, UnknownBot, get_bot, is_bot, is_level, outside
from pentarchy.bots.outside import BotFailed, ProgramBot
from pentarchy.engine.registry import get_game
from tests.bots.outsiders import LastBot

FIRST = """
import json, sys
for line in sys.stdin:
    word, _, rest = line.strip().partition(" ")
    if word == "pentarchy":
        print("hello, I am new here", "ready", sep="\\n", flush=True)
    elif word == "position":
        view = json.loads(rest)["view"]
    elif word == "legal":
        moves = json.loads(rest)
    elif word == "go":
        {answer}
"""
Program = Callable[[str], ProgramBot]  # made of what it does when it is to go
PLAYS = 'print("bestmove", moves[0], flush=True)'


@pytest.fixture
def program(tmp_path: Path) -> Program:
    def made(answer: str) -> ProgramBot:
        path = tmp_path / "bot.py"
        path.write_text(FIRST.format(answer=answer))
        return ProgramBot(f"{sys.executable} {path}", seconds=0.1)

    return made


def first_seat() -> Seat:
    game = get_game("kingdom")
    state = game.new(2, seed=4)
    return Seat(game, state, state.asked)


def test_a_class_of_a_package() -> None:
    assert isinstance(get_bot("tests.bots.outsiders:LastBot"), LastBot)


@pytest.mark.parametrize("name", ["tests.bots.outsiders:Nobody", "nowhere.at_all:Bot", "mybot", ":", "json:", ":x"])
def test_a_class_that_is_not_there(name: str) -> None:
    with pytest.raises(UnknownBot, match="There is no bot"):
        get_bot(name)


@pytest.mark.parametrize("name", ["tests.bots.outsiders:LastBot", "exec:true"])
def test_no_file_and_no_message_names_a_program(name: str) -> None:
    assert not is_bot(name)
    assert not is_level(name)


def test_a_program_plays(program: Program) -> None:
    bot = program(PLAYS)
    seat = first_seat()
    try:
        assert bot.choose(seat, Random(1)) == seat.legal[0]
        assert bot.choose(seat, Random(1)) == seat.legal[0]
    finally:
        bot.close()


@pytest.mark.parametrize(
    ("answer", "said"),
    [
        ("sys.exit()", "has ended"),
        ('print("bestmove win", flush=True)', "cannot be played: 'win'"),
        ('print("bestmove", flush=True); sys.exit()', "has ended"),
        ("import time; time.sleep(60)", "does not answer"),
    ],
)
def test_a_program_that_cannot(program: Program, monkeypatch: pytest.MonkeyPatch, answer: str, said: str) -> None:
    monkeypatch.setattr(outside, "PATIENCE", 2.0 if "sleep" in answer else 60.0)
    bot = program(answer)
    with pytest.raises(BotFailed, match=said):
        bot.choose(first_seat(), Random(1))
    assert bot._program is None


def test_a_program_that_is_not_there() -> None:
    with pytest.raises(BotFailed, match="cannot be started"):
        get_bot("exec:no-such-program-here").choose(first_seat(), Random(1))


# in the arena -------------------------------------------------------------------------------------------------------
@pytest.mark.parametrize(
    ("name", "fault"),
    [
        ("tests.bots.outsiders:Cheat", "it chose ('win',), which cannot be played"),
        ("tests.bots.outsiders:Broken", "division by zero"),
        ("exec:no-such-program-here", "cannot be started"),
    ],
)
def test_who_fails_loses_only_the_move_to_a_weaker_level(name: str, fault: str) -> None:
    played = play("kingdom", {}, "", [name, "random"], 3)
    assert played["faults"]
    assert all(fault in line for line in played["faults"])
    assert len(played["faults"]) == played["decisions"][0]
    assert played["winners"] == (0,)  # the skilled bot has played for it


def test_who_plays_well_has_no_faults() -> None:
    assert play("kingdom", {}, "", ["tests.bots.outsiders:LastBot", "random"], 3)["faults"] == ()


@pytest.mark.skipif(shutil.which("node") is None, reason="the example is written for Node")
@pytest.mark.parametrize("game", ["kingdom", "tyrants"])
def test_the_example_in_another_language_plays_a_whole_game(game: str) -> None:
    example = Path(__file__).parents[2] / "examples" / "line_bot" / "bot.js"
    played = play(game, {}, "", [f"exec:node {shlex.quote(str(example))}", "random"], 5)
    assert played["faults"] == ()
    assert played["decisions"][0] > 20
