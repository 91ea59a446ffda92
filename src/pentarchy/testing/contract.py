"""The contract: what must hold for every game, in every mode, at every decision. For games of anybody.

    from pentarchy.testing import contract

    @pytest.mark.parametrize("promise", contract.promises(GAME), ids=str)
    def test_contract(promise):
        promise.hold()

A promise is one property (see properties.py for what each demands) in one mode; it raises AssertionError with what is
wrong. `promises(GAME, most=15)` leaves out some pairs of modes and properties where a game has very many modes.
"""

from typing import NamedTuple

from pentarchy.engine.registry import Game
from pentarchy.kit.sources import findings
from pentarchy.testing import properties
from pentarchy.testing.foresight import previews_foresee
from pentarchy.testing.labels import labels_differ
from pentarchy.testing.play import LAST, Case, cases, kind_chooser, random_chooser
from pentarchy.testing.properties import PROPERTIES, Property
from pentarchy.testing.secrecy import nothing_leaks
from pentarchy.testing.wording import has_text, setup_has_text

# the slow ones look less often; the others at every fourth decision
EVERY: dict[Property, int] = {nothing_leaks: 8, has_text: 12, labels_differ: 6, previews_foresee: 16}


class Promise(NamedTuple):
    """One property in one mode of a game."""

    case: Case
    check: Property

    def __str__(self) -> str:
        return f"{self.case.name}-{self.check.__name__}"

    def hold(self) -> None:
        """Play a game by chance and look; half of the modes are played with rare moves preferred."""
        chooser = kind_chooser if self.case.seed % 2 else random_chooser
        LAST[:] = [0, ()]
        try:
            self.check(self.case._replace(every=EVERY.get(self.check, 4)), chooser(self.case.seed))
        except AssertionError as broken:
            after = f"after move {LAST[0]}, {LAST[1]}" if LAST[0] else "at the start"
            said, *details = str(broken).split("\n", 1)  # where assertions are rewritten, details follow
            told = f"{said} ({after}; game of seed {self.case.seed})"
            raise AssertionError("\n".join([told, *details])) from broken


def promises(game: Game, most: int = 10**6, *, rest: bool = False) -> list[Promise]:
    """Every mode with every property, or about `most` modes for each property; `rest`: those left out then.

    Each mode has a seed of its own, so that modes that share much do not all play the same cards.
    """
    modes = [case._replace(seed=number) for number, case in enumerate(cases(game))]
    stride = 1 + len(modes) // most
    return [
        Promise(case, check)
        for mode, case in enumerate(modes)
        for number, check in enumerate(PROPERTIES)
        if rest is bool((mode + number) % stride)
    ]


def whole_game_promises(game: Game) -> None:
    """What is promised once for a game, and not in each mode: its source, codes of moves, texts of the setup, modes."""
    mistakes = findings(game)
    assert not mistakes, "; ".join(map(str, mistakes))
    properties.codes_are_a_bijection(game)
    setup_has_text(game)
    names = [case.name for case in cases(game)]
    assert len(names) == len(set(names)), "two modes have the same name"
    assert {case.players for case in cases(game)} == set(game.players), "a number of players has no mode"


__all__ = ["PROPERTIES", "Promise", "promises", "whole_game_promises"]
