"""Everything that a game still lacks, as one list: each line says where, what, and how to mend it.

For games of this package and of others: `pentarchy check GAME`.
"""

import json
import os
import subprocess
import sys
import tomllib
import traceback
from collections.abc import Callable, Iterator
from importlib import resources
from pathlib import Path
from random import Random

from pentarchy.bots import get_bot, play_bots
from pentarchy.engine.declare import NOBODY
from pentarchy.engine.errors import PentarchyError
from pentarchy.engine.registry import Game
from pentarchy.kit.rulebook import CERTAINTIES, read_rules
from pentarchy.kit.sources import Finding, findings
from pentarchy.testing import contract, golden
from pentarchy.testing.marked import PREFIX
from pentarchy.testing.properties import Property
from pentarchy.testing.serving import sit_down
from pentarchy.text import LANGUAGES
from pentarchy.text.bundles import texts
from pentarchy.text.speech import facts_of

Report = Iterator[Finding]
NO_TESTS = 5  # pytest's word for an empty folder
SHOWN = 20  # failing tests in the list


def guarded(game: Game, found: Report) -> Report:
    """The findings; if looking itself fails, as it may with a game under construction, that is one."""
    try:
        yield from found
    except Exception as broken:  # whatever it is, the next part is looked at too
        package = game.package.replace(".", os.sep)
        frames = [frame for frame in traceback.extract_tb(broken.__traceback__) if package in frame.filename]
        where = f"{Path(frames[-1].filename).name}:{frames[-1].lineno}" if frames else game.package
        yield Finding(where, _told(broken), "mend this first: the rest of this part was not looked at")


def _told(broken: Exception) -> str:
    """An error in words; one of the platform is a sentence already."""
    plain = isinstance(broken, PentarchyError | AssertionError) and str(broken)
    return str(broken) if plain else f"{type(broken).__name__}: {broken}"


def in_sources(game: Game) -> Report:
    """Mistakes that can be read in the source."""
    yield from findings(game)


def in_texts(game: Game) -> Report:
    """Texts that will be asked for, by key and language; and keys that one language has and the other has not."""
    wanted = wanted_keys(game)
    have = {lang: texts(game.package, "text", lang).keys for lang in LANGUAGES}
    for lang, keys in have.items():
        for key in sorted(wanted - set(keys)):
            yield Finding(f"text/{lang}.ftl", f"there is no text '{key}'", f"add `{key} = ...`")
    for lang, keys in have.items():
        others = set().union(*(set(have[other]) for other in LANGUAGES if other != lang))
        for key in sorted(others - set(keys) - wanted):
            yield Finding(f"text/{lang}.ftl", f"another language has '{key}'", f"add `{key} = ...`, or remove it there")


def wanted_keys(game: Game) -> set[str]:
    """The keys that the platform asks for by itself; what a game's own values name comes up in play."""
    state, facts = game.state, facts_of(game)
    keys = {"about", "where"} | {f"phase-{phase}" for phase in facts.PHASES}
    keys |= {f"ask-{kind}" for kind in state.rules.asks} | {f"move-{kind}" for kind in state.moves.kinds}
    keys |= {f"event-{kind}" for kind in state.happens.kinds}
    keys |= {f"zone-{name}" for name, field in state.zones.items() if field.pieces or field.sees != NOBODY}
    keys |= {f"option-{option.name}" for option in game.options}
    keys |= {f"value-{option.name}-{value}" for option in game.options for value in option.values}
    keys |= {f"ending-{rule.replace('.', '-')}" for rule in facts.ENDINGS}
    for players, options in game.modes():
        keys |= {f"score-{line}" for line in game.score(game.new(players, options), 0)}
    return keys


def in_rules(game: Game) -> Report:
    """Questions and endings that cite no rule, and rules that do not say how certain they are."""
    rules = read_rules(game.package)
    for kind, question in game.state.rules.asks.items():
        if question.rule not in rules:
            yield Finding("rules.toml", f"the question '{kind}' cites '{question.rule}'", f'add ["{question.rule}"]')
    for ending in facts_of(game).ENDINGS:
        if ending not in rules:
            yield Finding("rules.toml", f"the ending '{ending}' is no rule", f'add ["{ending}"]')
    for name, rule in rules.items():
        if rule.certainty not in CERTAINTIES:
            remedy = f"write one of {', '.join(CERTAINTIES)}"
            yield Finding("rules.toml", f"{name}: certainty '{rule.certainty}'", remedy)
        if rule.certainty == "ours" and set(rule.ruling) != set(LANGUAGES):
            yield Finding("rules.toml", f"{name} is ours and does not say why", "add ruling_en and ruling_ru")


def in_play(game: Game, advance: Callable[[], None] = lambda: None) -> Report:
    """Promises of the contract that the game does not keep."""
    try:
        contract.whole_game_promises(game)
    except (AssertionError, PentarchyError) as broken:
        yield Finding("the game as a whole", str(broken), "see pentarchy/testing/contract.py")
    failed: set[Property] = set()
    for promise in contract.promises(game, most=15):
        try:
            if promise.check not in failed:  # one mode shows what is wrong
                promise.hold()
        except Exception as broken:  # a game under construction fails in every way; each is a line of the list
            failed.add(promise.check)
            demand = " ".join((promise.check.__doc__ or "").split())
            yield Finding(
                promise.case.name, f"{promise.check.__name__}: {_told(broken)}", f"what is promised: {demand}"
            )
        advance()


def in_tests(game: Game, folder: Path) -> Report:
    """Tests that fail, and rules and components that no test is marked with."""
    done = run_tests(folder)
    if done.returncode not in (0, NO_TESTS):
        last = [line for line in done.stdout.splitlines() if line.startswith(("FAILED", "ERROR"))]
        for line in last[:SHOWN] or ["pytest could not run"]:
            yield Finding(str(folder), line, f"run `pytest {folder}`")
        if any(line.startswith("ERROR") for line in last):
            return  # of files that cannot be read no marks are known
    marked = marks_in(done.stdout)
    rules = {f"{game.id}.{rule}" for rule in read_rules(game.package)}
    for rule in sorted(rules - {name for kind, name in marked if kind == "rule"}):
        yield Finding(str(folder), f"no test of the rule '{rule}'", f'mark one with @pytest.mark.rule("{rule}")')
    for part in sorted(components(game) - {name for kind, name in marked if kind == "card"}):
        yield Finding(str(folder), f"no test of the component '{part}'", f'mark one with @pytest.mark.card("{part}")')


def components(game: Game) -> set[str]:
    """Every entry of every data file of a game."""
    folder = resources.files(game.package) / "data"
    files = [file for file in folder.iterdir() if file.name.endswith(".toml")] if folder.is_dir() else []
    return {name for file in files for name in tomllib.loads(file.read_text("utf-8"))}


def run_tests(folder: Path, *arguments: str) -> "subprocess.CompletedProcess[str]":
    """Run the tests below a folder in a fresh process, which also prints their marks."""
    environment = {name: value for name, value in os.environ.items() if not name.startswith("PYTEST_")}
    plugin = ["-p", "pentarchy.testing.marked", "-o", "addopts=", "-rfE", "-q"]
    command = [sys.executable, "-m", "pytest", *plugin, *arguments, str(folder)]
    return subprocess.run(command, env=environment, capture_output=True, text=True, check=False)


def marks(folder: Path) -> set[tuple[str, str]]:
    """(kind, id) of the marks of all tests below a folder; the tests are not run."""
    return marks_in(run_tests(folder, "--collect-only").stdout)


def marks_in(output: str) -> set[tuple[str, str]]:
    lines = [line for line in output.splitlines() if line.startswith(PREFIX)]
    rows = json.loads(lines[-1].removeprefix(PREFIX)) if lines else []
    return {(kind, str(name)) for _, kind, names in rows for name in names}


def in_golden(game: Game, file: Path) -> Report:
    """A golden match that is missing or played differently now."""
    command = f"pentarchy check {game.id} --golden {file} --write-golden"
    if not file.is_file():
        yield Finding(str(file), "there is no golden match", f"write it: {command}")
        return
    try:
        golden.check(game, file)
    except AssertionError as broken:
        yield Finding(str(file), str(broken), f"if that is meant so, write it anew: {command}")


def in_server(game: Game) -> Report:
    """A table that cannot be created, seen or played at through the real server."""
    for lang in LANGUAGES:
        try:
            problem = sit_down(game, lang)
        except PentarchyError as error:
            problem = str(error)
        if problem:
            yield Finding(f"a table of the server ({lang})", problem, "run `pentarchy serve` and look at its log")


def in_bots(game: Game) -> Report:
    """A game that greedy cannot finish."""
    try:
        state = game.new(players := max(game.players), {}, 7)
        play_bots(game, state, [get_bot("greedy")] * players, Random(7))
    except Exception as broken:  # whatever a heuristic under construction does
        yield Finding("bots", f"greedy fails: {_told(broken)}", "if the contract above holds, mend the heuristic")
