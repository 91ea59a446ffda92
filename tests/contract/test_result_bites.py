"""Points, words and simultaneous play: a toy game broken in one small way must fail these properties."""

from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest

from pentarchy.engine.moves import Table
from pentarchy.engine.registry import Outcome
from pentarchy.engine.rules import Move, Why
from pentarchy.testing import properties
from pentarchy.testing.wording import has_text
from pentarchy.text import MissingText
from tests.contract import toys
from tests.contract.bites import fails
from tests.contract.toys import EVENTS, PLAYER, broken

# 9. scores ----------------------------------------------------------------------------------------------------------
BAD_SCORES: list[tuple[str, Callable[..., Any], str]] = [
    ("a line that sums up the others", lambda g, p: {"shelf": 1, "total": 1}, "counts everything twice"),
    ("half a point", lambda g, p: {"shelf": g.coins[p] / 2}, "whole numbers"),
    ("lines that come and go", lambda g, p: {"shelf": 1} if g.shelves[p] else {"stash": 1}, "other lines"),
    ("points that count up when counted", lambda g, p: {"favours": _count_up(g, p)}, "counting"),
]


def _count_up(g: Any, player: int) -> int:
    g.favours[player] += 1
    return int(g.favours[player])


@pytest.mark.parametrize(("score", "complaint"), [row[1:] for row in BAD_SCORES], ids=[row[0] for row in BAD_SCORES])
def test_bad_score(score: Callable[..., Any], complaint: str) -> None:
    fails(properties.scores_add_up, replace(toys.GAME, score=score), complaint)


BAD_OUTCOMES: list[tuple[str, Callable[..., Any], str]] = [
    ("the first player always wins", lambda g: Outcome((0,), "bazaar.end"), "with"),
    ("nobody wins", lambda g: Outcome((), "bazaar.end"), "nobody won"),
    ("a stranger wins", lambda g: Outcome((7,), "bazaar.end"), "who is"),
    ("no rule decides", lambda g: replace(toys.outcome(g), ending=""), "no rule"),
]


@pytest.mark.parametrize(
    ("outcome", "complaint"), [row[1:] for row in BAD_OUTCOMES], ids=[row[0] for row in BAD_OUTCOMES]
)
def test_bad_outcome(outcome: Callable[..., Outcome], complaint: str) -> None:
    fails(properties.scores_add_up, replace(toys.GAME, outcome=outcome), complaint)


# 10. texts ----------------------------------------------------------------------------------------------------------
def test_an_event_without_text() -> None:
    """An event is told that no text knows."""
    happens = Table(**{**EVENTS.kinds, "sneezed": (PLAYER,)})

    def guess(g: Any, player: int, face: int) -> None:
        g.tell("sneezed", player)

    fails(has_text, broken(guess, body={"happens": happens}), "event-sneezed", MissingText)


def test_a_reason_without_text() -> None:
    """A reason cites a rule that is not in the rules."""

    def guess_face(g: Any, player: int, why: Why) -> list[Move]:
        if why is not None:
            why.append((("guess", 5), "bazaar.mood"))
        return [("guess", face) for face in range(5)]

    fails(has_text, broken(guess_face), "bazaar.mood", MissingText)


# 11. order ----------------------------------------------------------------------------------------------------------
def test_first_come_first_served() -> None:
    """In a phase where all act at once the first to shelve a ware gets a coin."""

    def shelve(g: Any, player: int, card: int) -> None:
        g.coins[player] += not any(g.shelves)
        toys.rules.answers["shelve"](g, player, card)

    fails(properties.order_does_not_matter, broken(shelve), "who answers first changes")


def test_options_that_depend_on_who_was_first() -> None:
    """Nobody may guess what another has guessed before."""

    def guess_face(g: Any, player: int, why: Why) -> list[Move]:
        return [("guess", face) for face in range(6) if face not in g.guesses]

    fails(properties.order_does_not_matter, broken(guess_face), "who answers first changes")


def test_a_shared_pile_in_order_of_arrival() -> None:
    """Stashed wares go to the common discard pile in the order of the answers."""

    def stash(g: Any, player: int, card: int) -> None:
        toys.rules.answers["toss"](g, player, card)

    fails(properties.order_does_not_matter, broken(stash), "who answers first changes")
