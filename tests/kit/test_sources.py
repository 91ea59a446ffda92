"""Mistakes in the source of a game are found before it runs, with their place and a remedy."""

from dataclasses import replace
from pathlib import Path

import pytest

import pentarchy.games  # noqa: F401  # registers the games
from pentarchy.engine.registry import Game, games
from pentarchy.kit.sources import _folder, _sources, findings
from tests.contract.toys import GAME

HEAD = "from pentarchy.engine.rules import Rules\nrules = Rules()\nstep, ask = rules.step, rules.ask\n"

MISTAKES = [
    (
        "a frame is dropped",
        "@step\ndef carry_home(g, player): ...\n@step\ndef walk(g, player):\n    carry_home(player)\n",
        "steps.py:8: the frame carry_home(...) is built and dropped; write g.then(carry_home(...))",
    ),
    (
        "pushed after a question",
        "@step\ndef walk(g, player):\n    g.ask(player, which())\n    g.then(walk(player))\n",
        "steps.py:7: `then` after `ask` would run before the answer; say it before `ask`, or `ask(..., then=...)`",
    ),
    (
        "pushed after a question in another block",
        "@step\ndef walk(g, player):\n    if player:\n        g.ask(player, which())\n    g.then(walk(player))\n",
        "steps.py:8: `then` after `ask` would run before the answer; say it before `ask`, or `ask(..., then=...)`",
    ),
    (
        "pushed twice",
        "@step\ndef walk(g, player):\n    if player:\n        g.then(walk(1))\n    g.then(walk(2))\n",
        "steps.py:8: the second `then` would run first; push all frames with one `then`",
    ),
    (
        "pushed in a loop",
        "@step\ndef walk(g, player):\n    for other in (0, 1):\n        g.then(walk(other))\n",
        "steps.py:6: what a loop pushes runs backwards; push all frames with one `then`",
    ),
    (
        "a frame is dropped with a name that nobody reads",
        "@step\ndef walk(g, player):\n    _ = walk(player)\n",
        "steps.py:6: the frame walk(...) is built and dropped; write g.then(walk(...))",
    ),
    (
        "a frame of another file is dropped",
        "import steps\n@step\ndef walk(g, player):\n    steps.walk(player)\n",
        "steps.py:7: the frame walk(...) is built and dropped; write g.then(walk(...))",
    ),
    (
        "no such move",
        "@ask('toy.rule')\ndef which(g, player, why):\n    return [('shelf', card) for card in g.hands[player]]\n",
        "steps.py:6: there is no move 'shelf'; add it to the union `Move`",
    ),
    (
        "no such event",
        "@step\ndef walk(g, player):\n    g.tell('sneezed', player)\n",
        "steps.py:6: there is no event 'sneezed'; add it to the table of events",
    ),
    (
        "an event with a part too many",
        "@step\ndef walk(g, player):\n    g.tell('favoured', player, 3)\n",
        "steps.py:6: the event 'favoured' has 2 parts here; its table says: player",
    ),
    (
        "a move without its part",
        "@ask('toy.rule')\ndef which(g, player, why):\n    return [('shelve',)]\n",
        "steps.py:6: the move 'shelve' has 0 parts here; its table says: ware",
    ),
]


def game_of(folder: Path, monkeypatch: pytest.MonkeyPatch, source: str) -> Game:
    """The toy with another source."""
    name = f"broken_{folder.name.replace('-', '_')}"  # modules are imported once
    package = folder / name
    package.mkdir()
    (package / "__init__.py").write_text("", "utf-8")
    (package / "steps.py").write_text(HEAD + source, "utf-8")
    monkeypatch.syspath_prepend(str(folder))
    return replace(GAME, package=name)


@pytest.mark.parametrize(("source", "complaint"), [row[1:] for row in MISTAKES], ids=[row[0] for row in MISTAKES])
def test_a_mistake_is_told_with_its_place(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, source: str, complaint: str
) -> None:
    assert [str(finding) for finding in findings(game_of(tmp_path, monkeypatch, source))] == [complaint]


RETURNING = (
    "@ask('toy.rule')\ndef which(g, player, why):\n    return [('shelve', 1)]\n@step\ndef walk(g, player):\n    {}\n"
)


def test_a_move_that_returns_needs_a_step_that_waits(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(GAME.state.rules, "returning_kinds", {"shelve"})
    (tmp_path / "well").mkdir()
    waited = game_of(tmp_path / "well", monkeypatch, RETURNING.format("g.ask(player, which(), then=walk(player))"))
    assert findings(waited) == []
    lost = game_of(tmp_path, monkeypatch, RETURNING.format("g.ask(player, which())"))
    assert [str(finding) for finding in findings(lost)] == [
        "steps.py:9: the move 'shelve' of which returns to the step that asked, and none waits; "
        "write g.ask(..., which(...), then=<step>(...))"
    ]


def test_what_is_right_is_not_complained_of(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    source = """
@step
def walk(g, player):
    frame = walk(player)
    g.tell("favoured", player)
    if player:
        g.then(frame, walk(player))
        g.ask(player, which())
    else:
        for _ in range(2):
            g.then(walk(player))
        if g.over:
            return
    g.ask(player, which(), then=walk(player))


@ask("toy.rule")
def which(g, player, why):
    return [("shelve", card) for card in g.hands[player]]
"""
    assert findings(game_of(tmp_path, monkeypatch, source)) == []


@pytest.mark.parametrize("game", games(), ids=lambda game: game.id)
def test_the_games_have_no_such_mistakes(game: Game) -> None:
    assert findings(game) == []


def test_all_sources_of_a_game_are_read_whichever_build_runs() -> None:
    """The compiled packages have libraries in the place of most sources: of those alone nothing would be found."""
    read = {name for name, _ in _sources(_folder("pentarchy.games.kingdom"), "")}
    assert {"draft.py", "construction.py", "scoring.py", "state.py", "text/__init__.py"} <= read
