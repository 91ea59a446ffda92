"""The contract: what must hold for every game, in every mode, at every decision (see properties.py)."""

import json
import os
from pathlib import Path
from typing import Any

import pytest

from pentarchy.engine.registry import Game
from tests.contract import properties
from tests.contract.facts import GAMES, fitted
from tests.contract.labels import labels_differ
from tests.contract.play import Case, cases, kind_chooser, random_chooser
from tests.contract.properties import PROPERTIES, Property
from tests.contract.secrecy import nothing_leaks
from tests.contract.wording import has_text, setup_has_text

GOLDEN = Path(__file__).parent / "golden"
UPDATE = "PENTARCHY_UPDATE_GOLDEN"
GOLDEN_SEED = 2024
EVERY: dict[Property, int] = {
    nothing_leaks: 8,
    has_text: 12,
    labels_differ: 6,
}  # the slow ones look less often; the others at every 4th
MODES_A_DAY = 15  # each property is checked in about so many modes of a game; the soak run does the others


def every(check: Property) -> int:
    return EVERY.get(check, 4)


def seed_of(case: Case) -> int:
    """A seed for each mode, so that modes that share much do not all play the same cards."""
    return [other.name for other in cases(case.game)].index(case.name)


def pairs(*, soak: bool) -> list[Any]:
    """Every mode with every property, divided so that each property and each mode has its turn in both parts."""
    found = []
    for game in GAMES:
        modes = cases(game)
        stride = 1 + len(modes) // MODES_A_DAY
        for mode, case in enumerate(modes):
            for number, check in enumerate(PROPERTIES):
                if soak is bool((mode + number) % stride):
                    found.append(pytest.param(case, check, id=f"{case.name}-{check.__name__}"))
    return found


@pytest.mark.parametrize(("case", "check"), pairs(soak=False))
def test_property(case: Case, check: Property) -> None:
    holds(case, check)


@pytest.mark.soak
@pytest.mark.parametrize(("case", "check"), pairs(soak=True))
def test_property_in_the_other_modes(case: Case, check: Property) -> None:
    holds(case, check)


def holds(case: Case, check: Property) -> None:
    """A property in a mode; half of the modes are played with rare moves preferred."""
    seed = seed_of(case)
    chooser = kind_chooser if seed % 2 else random_chooser
    fitted(check, case.game)(case._replace(seed=seed, every=every(check)), chooser(seed))


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_codes_and_notation_are_bijections(game: Game) -> None:
    properties.codes_are_a_bijection(game)


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_setup_has_text(game: Game) -> None:
    setup_has_text(game)


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_modes_have_different_names(game: Game) -> None:
    names = [case.name for case in cases(game)]
    assert len(names) == len(set(names))
    assert {case.players for case in cases(game)} == set(game.players)


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_golden_games(game: Game) -> None:
    """A fixed game of each mode gives the same states on every machine and Python version.

    When rules, content or fields change on purpose, run once with PENTARCHY_UPDATE_GOLDEN=1 and say why in the change.
    """
    is_golden(game, GOLDEN / f"{game.id}.json")


def is_golden(game: Game, path: Path) -> None:
    """The moves and the games of each mode are those of the golden file."""
    plays = {case.name: properties.record(case, random_chooser(1)) for case in cases(game, GOLDEN_SEED)}
    if os.environ.get(UPDATE) == "1":
        lines = [f"    {json.dumps(name)}: {json.dumps(play)}" for name, play in plays.items()]
        moves = json.dumps(properties.fingerprint(game))
        path.write_text(f'{{\n  "moves": {moves},\n  "plays": {{\n' + ",\n".join(lines) + "\n  }\n}\n", "utf-8")
    golden = json.loads(path.read_text("utf-8"))
    assert properties.fingerprint(game) == golden["moves"], "the numbers or names of moves changed: old logs break"
    assert set(plays) == set(golden["plays"]), "there are other modes now"
    for name, play in plays.items():
        assert play == golden["plays"][name], f"{name} is played differently now"
