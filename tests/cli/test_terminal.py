"""Real processes and real terminals: encodings, closed outputs, Ctrl-C, the end of a process."""

import fcntl
import os
import pty
import select
import signal
import subprocess
import sys
import termios
import time
from pathlib import Path

import pytest

from pentarchy import __version__, builds
from pentarchy.cli.terminal import undisturbed
from tests.cli.driving import Ran, run, saved_files, saved_match, shell

COMMAND = [sys.executable, "-m", "pentarchy"]
PLAY = ("play", "kingdom", "-s", "human,greedy", "--seed", "3", "-o", "first=1")


def _sit_down() -> None:
    """In the new process: the terminal is its own, and Ctrl-C works, also where the tests run in the background."""
    fcntl.ioctl(0, termios.TIOCSCTTY, 0)
    signal.signal(signal.SIGINT, signal.SIG_DFL)


class Terminal:
    """A process at a pseudo-terminal of its own, which has a keyboard with Ctrl-C."""

    def __init__(self, *words: str) -> None:
        self.master, slave = pty.openpty()
        self.process = subprocess.Popen(
            [*COMMAND, *words], stdin=slave, stdout=slave, stderr=slave, start_new_session=True,
            preexec_fn=_sit_down,
        )  # fmt: skip
        os.close(slave)
        self.shown = ""

    def wait_for(self, text: str, seconds: float = 60) -> None:
        """Read the screen until a text has come since the last time."""
        start, end = len(self.shown), time.monotonic() + seconds
        while text not in self.shown[start:]:
            assert time.monotonic() < end, self.shown[-500:]
            if not self.read():
                break
        assert text in self.shown[start:], self.shown[-500:]

    def read(self) -> bool:
        """Take over what is on the screen; False when the process has closed it."""
        if select.select([self.master], [], [], 0.2)[0]:
            try:
                self.shown += os.read(self.master, 65536).decode("utf-8", "replace")
            except OSError:
                return False
        return True

    def type(self, text: str) -> None:
        os.write(self.master, text.encode())

    def interrupt(self) -> None:
        """Ctrl-C; once more, as a person would, if it fell between the prompt and the reading: then nobody hears it."""
        self.type("\x03")
        until = time.monotonic() + 10
        while self.process.poll() is None and time.monotonic() < until:
            self.read()
        if self.process.poll() is None:
            self.type("\x03")

    def end(self, seconds: float = 60) -> int:
        """The exit code, after the rest was read."""
        until = time.monotonic() + seconds
        while self.process.poll() is None and time.monotonic() < until:
            self.read()
        while select.select([self.master], [], [], 0)[0] and self.read():
            pass
        os.close(self.master)
        if self.process.poll() is None:
            os.killpg(self.process.pid, signal.SIGKILL)  # so that it holds up no other test
        return self.process.wait(timeout=10)


def test_ctrl_c_waits_until_a_move_is_saved() -> None:
    """In the middle of a move it would leave a state that the log does not lead to."""
    before = signal.signal(signal.SIGINT, signal.default_int_handler)  # a shell ignores it in the background
    done = []

    def move() -> None:
        with undisturbed():
            os.kill(os.getpid(), signal.SIGINT)
            done.append("saved")
        done.append("more")

    try:
        with pytest.raises(KeyboardInterrupt):
            move()
    finally:
        signal.signal(signal.SIGINT, before)
    assert done == ["saved"]


def test_ctrl_c_at_the_prompt(home: Path) -> None:
    terminal = Terminal(*PLAY)
    terminal.wait_for("Your choice: ")
    terminal.type("1\n")
    terminal.wait_for("Your choice: ")
    terminal.interrupt()
    assert terminal.end() == 130
    assert "Traceback" not in terminal.shown
    assert "To go on later: pentarchy play --resume" in terminal.shown
    assert saved_match(saved_files(home)[0]).number == 1
    assert "Offer the second card" in run("play", "--resume", answer=["q"]).out


def test_ctrl_c_while_bots_think(home: Path) -> None:
    terminal = Terminal("play", "kingdom", "-s", "greedy,greedy", "--seed", "1")
    end = time.monotonic() + 60
    while not saved_files(home) and time.monotonic() < end:
        time.sleep(0.02)
    time.sleep(0.3)
    terminal.type("\x03")
    assert terminal.end() == 130
    assert "Traceback" not in terminal.shown
    assert not saved_match(saved_files(home)[0]).over
    assert run("replay", "--verify", saved_files(home)[0]).code == 0


def test_ctrl_c_in_a_simulation() -> None:
    terminal = Terminal("simulate", "kingdom", "-n", "100000", "-j", "2", "-o", "module=quests")
    terminal.wait_for("/100000")
    while " 0/100000" in terminal.shown[-200:]:
        terminal.read()
    terminal.type("\x03")
    assert terminal.end() == 130
    assert "Traceback" not in terminal.shown
    assert "of 100,000 games." in terminal.shown.partition("Stopped after")[2]


def test_a_killed_process_loses_no_move(home: Path) -> None:
    terminal = Terminal(*PLAY)
    terminal.wait_for("Your choice: ")
    terminal.type("1\n")
    terminal.wait_for("Your choice: ")
    os.kill(terminal.process.pid, signal.SIGKILL)
    assert terminal.end() == -signal.SIGKILL
    assert saved_match(saved_files(home)[0]).number == 1
    assert "Offer the second card" in run("play", "--resume", answer=["q"]).out


def test_the_screen_is_cleared_between_two_people(home: Path) -> None:
    terminal = Terminal("play", "kingdom", "-s", "human,human", "--seed", "3", "-o", "first=1")
    for typed in ("\n", "1\n", "1\n"):
        terminal.wait_for("looking." if typed == "\n" else "Your choice: ")
        terminal.type(typed)
    terminal.wait_for("Hand over to Player 2")
    terminal.interrupt()
    assert terminal.end() == 130
    after = terminal.shown.rpartition("\x1b[2J")[2]
    assert "\x1b[3J" in after
    assert "Hand over to Player 2" in after
    assert "(you)" not in after


@pytest.mark.parametrize("encoding", ["ascii", "cp1251", "latin-1"])
def test_signs_are_letters_where_the_terminal_has_none(encoding: str) -> None:
    ran = shell(*PLAY, text="?\nq\n", PYTHONIOENCODING=encoding)
    assert (ran.code, ran.err) == (0, "")
    assert "Signs: M materials, P population, G gold, X exploration, K krystallium, S soldier" in ran.out
    assert "> M2" in ran.out
    said = ran.out.replace("? help", "").replace("?: this help", "").replace("? NUMBER or ? MOVE", "")
    assert "?" not in said


def test_russian_needs_its_letters() -> None:
    assert "lacks the letters of the language 'ru'" in shell("games", "-l", "ru", PYTHONIOENCODING="ascii").sentence
    assert "Players" in shell("games", LANG="ru_RU", PYTHONIOENCODING="ascii").out
    assert "Игроков" in shell("games", LANG="ru_RU", PYTHONIOENCODING="koi8-r").out


def test_typed_bytes_that_are_no_text(home: Path) -> None:
    done = subprocess.run([*COMMAND, *PLAY], input=b"\xff\xfe\n\x00\nq\n", capture_output=True, check=False)
    assert (done.returncode, done.stderr) == (0, b"")
    assert done.stdout.count(b"is neither a number nor a command") == 2


def closed(redirect: str) -> Ran:
    """A command whose output goes somewhere unusual."""
    line = f"{sys.executable} -m pentarchy rules kingdom {redirect}"
    done = subprocess.run(["bash", "-c", line], capture_output=True, text=True, timeout=120, check=False)
    return Ran(done.returncode, done.stdout, done.stderr)


def test_a_reader_who_goes_away() -> None:
    ran = closed("| head -n 1")
    assert ran.out.startswith("game.players")
    assert ran.err == ""


def test_a_closed_output() -> None:
    assert closed(">&-") == Ran(0, "", "")


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="a device of Linux")
def test_a_full_disk() -> None:
    assert "The output cannot be written: No space left on device." in closed("> /dev/full").sentence


def test_the_version() -> None:
    assert run("--version").out.startswith("pentarchy ")


@pytest.mark.parametrize(
    ("build", "why", "said"),
    [
        (builds.COMPILED, "", "kernel and games compiled"),
        (builds.PURE, builds.NONE_THERE, "pure Python"),
        (builds.PURE, builds.WISHED, "pure Python, as PENTARCHY_BUILD says"),
        (builds.PURE, "it is damaged", "pure Python; there is a compiled build, but it is damaged"),
    ],
)
def test_the_version_tells_which_build_runs(build: str, why: str, said: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("pentarchy.cli.main.BUILD", build)
    monkeypatch.setattr("pentarchy.cli.main.WHY_PURE", why)
    assert run("--version").out == f"pentarchy {__version__}, {said}\n"
