"""Finished matches of every version of the rules: they stay readable, legal, and end with the same scores, for ever."""

import json
import shutil
from pathlib import Path
from typing import Any

import pytest

from pentarchy.engine.errors import BadSave
from pentarchy.engine.registry import Game, games, get_game
from pentarchy.match import FORMAT, MIGRATIONS, REDO, UNDO, to_json, verify
from pentarchy.match.log_file import parse
from pentarchy.server.results import Past
from tests.match.editions import newer
from tests.match.make_golden import FOLDER, GOLDEN, TOLD, golden_match, write

FILES = sorted(FOLDER.glob("*/*.json"))
SHIPPED = [game for game in games() if game.package.startswith("pentarchy.games.")]
REMEDY = (
    "This match of the present rules goes another way now: if the rule was changed on purpose, raise `version` of the "
    "game and run `python -m tests.match.make_golden`; else keep the rule as it was."
)
every_file = pytest.mark.parametrize("path", FILES, ids=lambda path: f"{path.parent.name}-{path.stem}")


def follows(path: Path) -> bool:
    saved = parse(path.read_bytes())
    return get_game(saved.game).follows(saved.version)


@every_file
def test_a_golden_match_replays_with_its_own_components(path: Path) -> None:
    """Every move, every state that the file kept, scores and outcome."""
    saved, data = parse(path.read_bytes()), json.loads(path.read_bytes())
    assert path.parent.name == f"{saved.game}-{saved.version}"
    if not follows(path):
        return  # tests/server/test_golden_editions.py: it is shown from what was kept
    try:
        match = golden_match(path)
    except BadSave as error:
        pytest.fail(f"{path.parent.name}/{path.name}: {error}\n{REMEDY}")
    assert match.over
    assert match.scores() == data["result"]["scores"], REMEDY
    written = json.loads(to_json(match))
    while data["format"] != FORMAT:
        data = MIGRATIONS[data["format"]](data)
    beside = {"engine": "", "digest": ""} | ({} if saved.version == match.game.version else {"snapshots": ""})
    assert {**written, **beside} == {**data, **beside}


@every_file
def test_a_golden_match_is_fair_and_verifies_while_its_edition_is_here(path: Path) -> None:
    report = verify(path.read_bytes())
    assert not report.failed
    saved = parse(path.read_bytes())
    if get_game(saved.game).follows(saved.version) and get_game(saved.game).load(None).hash == saved.content:
        assert report.ok
        assert report.fair == (saved.luck.chosen is None)


@pytest.mark.parametrize("game", SHIPPED, ids=lambda game: game.id)
def test_the_present_rules_have_golden_matches(game: Game) -> None:
    """A released version is never without one: a raised `version` needs its folder, and the old one stays."""
    for version in range(1, game.version + 1):
        found = [path for path in FILES if path.parent.name == f"{game.id}-{version}"]
        assert found, f"golden/{game.id}-{version} is missing: run `python -m tests.match.make_golden`"
        assert any(path.with_suffix(".told").exists() for path in found)


def test_the_golden_matches_are_all_there_and_wide_enough() -> None:
    assert {path.stem for path in FILES} == set(GOLDEN)
    actions = {action for path in FILES for _, action in json.loads(path.read_bytes())["log"]}
    assert {UNDO, REDO} < actions


@pytest.mark.parametrize("name", sorted(TOLD))
def test_what_was_told_of_a_golden_match_can_still_be_read(name: str) -> None:
    for path in (path for path in FILES if path.stem == name):
        past = Past.read(path.with_suffix(".told").read_bytes())
        assert past is not None
        assert past.scores() == json.loads(path.read_bytes())["result"]["scores"]


def test_a_golden_match_is_never_written_anew(tmp_path: Path) -> None:
    shutil.copytree(FOLDER, tmp_path, dirs_exist_ok=True)
    before = {path: path.read_bytes() for path in tmp_path.rglob("*.*")}
    assert write(tmp_path) == []
    with newer("kingdom", version=2):  # its folder is new; the old one stays
        assert write(tmp_path) == [name for name, (game, *_) in GOLDEN.items() if game == "kingdom"]
    after = {path: path.read_bytes() for path in tmp_path.rglob("*.*") if path.parent.name != "kingdom-2"}
    assert after == before


def test_a_rule_that_changed_without_a_new_version_is_noticed() -> None:
    """A change of scoring, of the deal, or of what is legal: the message says what to do."""
    game = get_game("kingdom")
    [path] = [path for path in FILES if path.stem == "duel_advisors"]

    def other_deal(players: int, options: dict[str, str], seed: int, content: Any, events: bool) -> Any:
        return game.start(players, options, seed + 1, content, events)

    def other_score(state: Any, player: int) -> dict[str, int]:
        return {**game.score(state, player), "base": 99}

    for change in ({"start": other_deal}, {"score": other_score}):
        with newer("kingdom", **change), pytest.raises(pytest.fail.Exception, match="raise `version` of the game"):
            test_a_golden_match_replays_with_its_own_components(path)
        with newer("kingdom", **change, version=2):
            test_a_golden_match_replays_with_its_own_components(path)
