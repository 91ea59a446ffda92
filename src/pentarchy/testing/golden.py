"""Golden matches: a fixed game of each mode, kept in a file, gives the same states on every machine and Python."""

import json
from pathlib import Path
from typing import Any

from pentarchy.engine.registry import Game
from pentarchy.testing import properties
from pentarchy.testing.play import cases, random_chooser

SEED = 2024


def plays(game: Game) -> dict[str, Any]:
    """What the file keeps: the table of moves, and a game of each mode."""
    made = {case.name: properties.record(case, random_chooser(1)) for case in cases(game, SEED)}
    return {"moves": properties.fingerprint(game), "plays": made}


def write(game: Game, path: Path) -> None:
    """Write the file anew: when rules, content or fields changed on purpose."""
    made = plays(game)
    lines = [f"    {json.dumps(name)}: {json.dumps(play)}" for name, play in made["plays"].items()]
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(
        f'{{\n  "moves": {json.dumps(made["moves"])},\n  "plays": {{\n' + ",\n".join(lines) + "\n  }\n}\n", "utf-8"
    )


def check(game: Game, path: Path) -> None:
    """The moves and the games of each mode are those of the file, or AssertionError."""
    golden, made = json.loads(path.read_text("utf-8")), plays(game)
    assert made["moves"] == golden["moves"], "the numbers or names of moves changed: old logs break"
    assert set(made["plays"]) == set(golden["plays"]), "there are other modes now"
    for name, play in made["plays"].items():
        assert play == golden["plays"][name], f"{name} is played differently now"
