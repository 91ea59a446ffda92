"""Bots of other people: classes of packages, and programs that talk over their pipes."""

import shlex
import shutil
import sys
import time
from collections.abc import Callable
from pathlib import Path
from random import Random

import pytest

import pentarchy.games  # noqa: F401  # registers the games
from pentarchy.arena.play import play
from pentarchy.bots import Seat, UnknownBot, check_bot, get_bot, is_bot, is_level, outside
from pentarchy.bots.outside import BadBot, BotFailed, ProgramBot
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


@pytest.mark.parametrize(
    ("name", "said"),
    [
        ("tests.bots.outsiders:Mute", "has no method `choose`"),
        ("tests.bots.outsiders:Unmade", "cannot be loaded: RuntimeError: no graphics card"),
    ],
)
def test_a_class_that_is_no_bot(name: str, said: str) -> None:
    with pytest.raises(BadBot, match=said):
        get_bot(name)


@pytest.mark.parametrize("text", ["import nosuchlib", "1 / 0", "def", "exit(3)", "raise SystemError('x\\ny')"])
def test_a_module_with_a_mistake_says_which(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, text: str) -> None:
    """In one line: who wrote it would else look for a typo in the name."""
    monkeypatch.syspath_prepend(tmp_path)
    (tmp_path / "mistaken.py").write_text(text)
    with pytest.raises(BadBot, match=r"The bot 'mistaken:Bot' cannot be loaded: \w+: [^\n]+\Z"):
        check_bot("mistaken:Bot")


@pytest.mark.parametrize(
    ("name", "said"),
    [
        ("exec:", "names no program"),
        ("exec:/no/such/program --fast", "There is no program '/no/such/program' to be started."),
        ("exec:python3 'bot.py", "cannot be read: No closing quotation"),
    ],
)
def test_a_command_that_names_no_program(name: str, said: str) -> None:
    with pytest.raises(BadBot, match=said):
        check_bot(name)


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


def test_one_that_talks_and_talks_has_no_more_time(program: Program, monkeypatch: pytest.MonkeyPatch) -> None:
    """Remarks are no answer; and after a few times it is asked no more."""
    monkeypatch.setattr(outside, "PATIENCE", 0.4)
    bot = program("[print('still thinking', flush=True) or __import__('time').sleep(0.01) for _ in range(10_000)]")
    for _ in range(outside.GIVEN_UP):
        with pytest.raises(BotFailed, match=r"does not answer\.$"):
            bot.choose(first_seat(), Random(1))
    with pytest.raises(BotFailed, match=r"3 times in a row and is asked no more"):
        bot.choose(first_seat(), Random(1))
    assert bot._program is None


def test_what_was_said_unasked_is_no_answer(program: Program) -> None:
    """Two answers to one question: the second one is not taken for that to the next."""
    bot = program(f'{PLAYS}; print("bestmove nonsense", flush=True)')
    seat = first_seat()
    try:
        for _ in range(3):
            assert bot.choose(seat, Random(1)) == seat.legal[0]
            wait_for(lambda: bot._heard.qsize() == 1)
    finally:
        bot.close()


def test_a_launcher_goes_with_what_it_launched(tmp_path: Path) -> None:
    """A shell whose child sleeps and holds the pipe: nobody waits for it."""
    bot = ProgramBot(f"sh -c 'echo ready; sleep 300 & echo $! > {tmp_path}/pid; wait'", seconds=0.1)
    bot._begin()
    wait_for(lambda: (tmp_path / "pid").is_file() and (tmp_path / "pid").read_text().endswith("\n"))
    child = int((tmp_path / "pid").read_text())
    bot.close()
    wait_for(lambda: not is_running(child))
    assert bot._program is None


def test_a_program_that_reads_nothing_holds_up_nobody(monkeypatch: pytest.MonkeyPatch) -> None:
    """More than its pipe can hold."""
    monkeypatch.setattr(outside, "PATIENCE", 0.4)
    bot = ProgramBot("sh -c 'echo ready; sleep 300'", seconds=0.1)
    bot._begin()
    for _ in range(100):
        bot._say("x" * 10_000)
    with pytest.raises(BotFailed, match="does not answer"):
        bot.choose(first_seat(), Random(1))


def wait_for(come: Callable[[], bool]) -> None:
    deadline = time.monotonic() + 60.0
    while not come():
        assert time.monotonic() < deadline
        time.sleep(0.01)


def is_running(process: int) -> bool:
    """Whether there is such a process, and more of it than its name."""
    try:
        return "(zombie)" not in (Path("/proc") / str(process) / "status").read_text()
    except OSError:
        return False


def test_a_program_that_is_not_there() -> None:
    with pytest.raises(BotFailed, match="cannot be started"):
        get_bot("exec:no-such-program-here").choose(first_seat(), Random(1))


# in the arena -------------------------------------------------------------------------------------------------------
@pytest.mark.parametrize(
    ("name", "fault"),
    [
        ("tests.bots.outsiders:Cheat", "it chose ('win',), which cannot be played"),
        ("tests.bots.outsiders:Broken", "division by zero"),
        ("tests.bots.outsiders:Leaver", "bye"),
        ("exec:no-such-program-here", "cannot be started"),
    ],
)
def test_who_fails_loses_only_the_move_to_a_weaker_level(name: str, fault: str) -> None:
    played = play("kingdom", {}, "", [name, "random"], 3)
    assert played["faults"]
    assert all(fault in line for line in played["faults"])
    assert len(played["faults"]) == played["decisions"][0]
    assert played["winners"] == (0,)  # the skilled bot has played for it


def test_a_move_that_only_equals_a_legal_one_is_played_as_that() -> None:
    assert play("kingdom", {}, "", ["tests.bots.outsiders:Floating", "random"], 3)["faults"] == ()


def test_who_cannot_let_go_hurts_nobody() -> None:
    (fault,) = play("kingdom", {}, "", ["tests.bots.outsiders:Clinging", "random"], 3)["faults"]
    assert "RuntimeError('never')" in fault


def test_who_plays_well_has_no_faults() -> None:
    assert play("kingdom", {}, "", ["tests.bots.outsiders:LastBot", "random"], 3)["faults"] == ()


@pytest.mark.skipif(shutil.which("node") is None, reason="the example is written for Node")
@pytest.mark.parametrize("game", ["kingdom", "tyrants"])
def test_the_example_in_another_language_plays_a_whole_game(game: str) -> None:
    example = Path(__file__).parents[2] / "examples" / "line_bot" / "bot.js"
    played = play(game, {}, "", [f"exec:node {shlex.quote(str(example))}", "random"], 5)
    assert played["faults"] == ()
    assert played["decisions"][0] > 20
