"""Writes the golden matches of the present rules: `python -m tests.match.make_golden`.

A folder `golden/<game>-<version>` belongs to a version of the rules and stays for ever: what is there is never written
anew. When a change of rules makes a match of the present version go another way, raise `version` of the game; this
program then writes the folder of the new version. Beside the matches lie the components they were played with, and
of one match all that is told about it.
"""

import gzip
import json
from pathlib import Path
from typing import Any

from pentarchy.engine.registry import get_game
from pentarchy.match import Luck, Match, from_json, to_json
from pentarchy.match.edition import rebuilt
from pentarchy.match.log_file import parse
from pentarchy.server.packing import pack
from pentarchy.server.results import make_result
from pentarchy.server.rows import HUMAN, RUNNING, SeatRow, TableRow
from tests.match.playing import Dice, waver

FOLDER = Path(__file__).parent / "golden"
GOLDEN: dict[str, tuple[str, int, dict[str, str], Luck]] = {
    "duel_menaces": ("kingdom", 2, {"module": "menaces", "menace_2": "thieves"}, Luck("11" * 32, ("alder", "берёза"))),
    "duel_advisors": ("kingdom", 2, {"module": "advisors", "side": "B"}, Luck("2f" * 32)),
    "solo_quests": ("kingdom", 1, {"module": "quests", "board": "usurper"}, Luck.choose(42)),
    "solo_scenario": ("kingdom", 1, {"scenario": "under_siege"}, Luck("3c" * 32, ("cedar",))),
    "lockup_for_three": ("lockup", 3, {}, Luck("4a" * 32, ("birch",))),
    "lockup_alone": ("lockup", 1, {}, Luck.choose(43)),
    "tyrants_for_two": ("tyrants", 2, {}, Luck("5b" * 32)),
    "tyrants_for_four": ("tyrants", 4, {}, Luck.choose(44)),
    "viscounts_for_two": ("viscounts", 2, {}, Luck("6c" * 32, ("oak", "ель"))),
    "viscounts_alone": ("viscounts", 1, {}, Luck.choose(45)),
    "wistar_for_three": ("wistar", 3, {}, Luck("7d" * 32)),
    "wistar_alone": ("wistar", 1, {}, Luck.choose(46)),
}
TOLD = {"duel_menaces", "lockup_for_three", "tyrants_for_two", "viscounts_for_two", "wistar_for_three"}


def write(folder: Path = FOLDER) -> list[str]:
    """Write what is missing of the present versions, and name it."""
    written = []
    for name, (game_id, players, options, luck) in GOLDEN.items():
        home = folder / f"{game_id}-{get_game(game_id).version}"
        path = home / f"{name}.json"
        if not path.exists():
            home.mkdir(parents=True, exist_ok=True)
            match = waver(Match.new(game_id, players, options, luck=luck), Dice(len(name)))
            path.write_text(to_json(match) + "\n", "utf-8")
            written.append(name)
        _write_content(path)
        if name in TOLD and not path.with_suffix(".told").exists():
            path.with_suffix(".told").write_bytes(pack(make_result(golden_match(path), golden_row(path))))
    return written


def _write_content(path: Path) -> None:
    saved = parse(path.read_bytes())
    kept = content_file(path, saved.content)
    if not kept.exists():
        content = get_game(saved.game).load(None)
        assert content.hash == saved.content, f"{path.name} was played with components that are not here any more"
        kept.write_bytes(gzip.compress(json.dumps(content.tables, ensure_ascii=False).encode(), mtime=0))


def content_file(path: Path, fingerprint: str) -> Path:
    return path.with_name(f"content-{fingerprint}.json.gz")


def golden_content(path: Path) -> Any:
    """The components of a golden match, from the tables beside it."""
    saved = parse(path.read_bytes())
    tables = json.loads(gzip.decompress(content_file(path, saved.content).read_bytes()))
    return rebuilt(get_game(saved.game), tables, saved.content)


def golden_match(path: Path) -> Match:
    """A golden match, replayed with its own components and compared with all that its file says."""
    return from_json(path.read_bytes(), content=golden_content(path))


def golden_row(path: Path) -> TableRow:
    """A table where the match could have been played."""
    saved = parse(path.read_bytes())
    luck, chosen = saved.luck, saved.luck.chosen
    row = TableRow(
        "golden-match-1", saved.game, saved.players, saved.options, False, "free", "anna", "invite", RUNNING,
        saved.content, luck.secret, None if chosen is None else str(chosen), list(luck.entropy), 1.0, 2.0,
        generator=luck.generator, rules=saved.version, number=len(saved.log),
    )  # fmt: skip
    row.seats = [SeatRow(row.id, seat, HUMAN, None, "anna", f"Anna {seat + 1}", "") for seat in range(saved.players)]
    return row


if __name__ == "__main__":
    write()
