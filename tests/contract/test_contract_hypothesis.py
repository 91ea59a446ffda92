"""The contract once more, with moves chosen by Hypothesis: a failure shrinks to a short list of small numbers.

A case is played at random for a while (`opening`), then each number of the list names one of the moves there are.
"""

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from pentarchy.testing.play import Case, cases, numbered_chooser, walk
from pentarchy.testing.properties import PROPERTIES, Property
from tests.contract import toys
from tests.contract.facts import GAMES

MODES = [case for game in GAMES for case in cases(game)]
OPENINGS = st.integers(0, 250)
NUMBERS = st.lists(st.integers(0, 60), min_size=1, max_size=12)
QUIET = settings(derandomize=True, deadline=None, database=None, suppress_health_check=list(HealthCheck))

situations = st.builds(
    lambda case, seed, opening: case._replace(seed=seed, opening=opening, every=2),
    st.sampled_from(MODES),
    st.integers(0, 10**6),
    OPENINGS,
)


@pytest.mark.long
@pytest.mark.parametrize("check", PROPERTIES, ids=lambda check: check.__name__)
def test_property_of_any_play(check: Property) -> None:
    @settings(QUIET, max_examples=20)
    @given(situations, NUMBERS)
    def holds(case: Case, numbers: list[int]) -> None:
        check(case, numbered_chooser(numbers))

    holds()


def test_a_failure_shrinks() -> None:
    """A game in which the first favour breaks something is shown with few moves, not with a long game."""

    def favour(g: object, player: int) -> None:
        raise AssertionError("no favours today")

    case, found = Case(toys.broken(favour), 2, {"dice": "off"}), []

    @settings(QUIET, max_examples=100)
    @given(st.lists(st.integers(0, 60), max_size=25))
    def holds(numbers: list[int]) -> None:
        found.append(numbers)
        for _ in walk(case, numbered_chooser(numbers)):
            pass

    with pytest.raises(AssertionError, match="no favours today"):
        holds()
    assert len(found[-1]) <= 8
