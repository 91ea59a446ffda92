"""Writes the golden matches: `python -m tests.match.make_golden`.

Those that still verify are left as they are. Where a rule was corrected, a file no longer verifies: name that rule
with the change that writes it anew.
"""

from pathlib import Path

from pentarchy.match import Luck, Match, to_json, verify
from tests.match.playing import Dice, waver

FOLDER = Path(__file__).parent / "golden"
GOLDEN: dict[str, tuple[int, dict[str, str], Luck]] = {
    "duel_menaces": (2, {"module": "menaces", "menace_2": "thieves"}, Luck("11" * 32, ("alder", "берёза"))),
    "duel_advisors": (2, {"module": "advisors", "side": "B"}, Luck("2f" * 32)),
    "solo_quests": (1, {"module": "quests", "board": "usurper"}, Luck.choose(42)),
    "solo_scenario": (1, {"scenario": "under_siege"}, Luck("3c" * 32, ("cedar",))),
}


def write(folder: Path = FOLDER) -> list[str]:
    """Write the files that are missing or fail, and name them."""
    written = []
    folder.mkdir(exist_ok=True)
    for name, (players, options, luck) in GOLDEN.items():
        path = folder / f"{name}.json"
        if not path.exists() or not verify(path.read_bytes()).ok:
            match = waver(Match.new("kingdom", players, options, luck=luck), Dice(len(name)))
            path.write_text(to_json(match) + "\n", "utf-8")
            written.append(name)
    return written


if __name__ == "__main__":
    write()
