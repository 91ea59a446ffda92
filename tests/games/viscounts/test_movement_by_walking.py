"""Phase 2 against a plain enumeration of all walks, on random boards. Rules: move.*."""

from random import Random

import pytest

from tests.games.viscounts.table import Table

NAMES = ("lake", "hills", "forest", "cliffs", "mountains")
VALUES = {"thief": 1, "lender": 1, "trader": 1, "abbot": 2, "labourer": 2, "squire": 2, "journeyman": 2}
THREES = ("swindler_ink", "bishop", "artist")  # of silver value 3, without an effect when played


def arrows(space: str, ring: list[str]) -> list[str]:
    """Where the arrows lead from a space."""
    segment, side = space.split("_")
    following = ring[ring.index(segment) - len(ring) + 1]
    if side == "left":
        return [f"{segment}_right", f"{segment}_inner"]
    if side == "right":
        return [f"{following}_left"]
    return [f"{segment}_right", f"{following}_inner"]


def prices_of_walks(space: str, ring: list[str], least: int, gift: int, silver: int) -> dict[str, int]:
    """All spaces where some walk ends that can be paid, each with the price of the cheapest walk."""
    cheapest: dict[str, int] = {}

    def walk(here: str, steps: int) -> None:
        price = max(0, steps - least - gift)
        if price > silver:
            return
        if steps >= least:
            cheapest[here] = min(price, cheapest.get(here, price))
        for after in arrows(here, ring):
            walk(after, steps + 1)

    walk(space, 0)
    return cheapest


@pytest.mark.rule(
    "viscounts.move.clockwise",
    "viscounts.move.min_distance",
    "viscounts.move.extra_paid",
    "viscounts.move.no_backwards",
    "viscounts.move.full_loop",
)
@pytest.mark.parametrize("seed", range(60))
def test_legal_moves_and_prices_are_those_of_all_walks(seed: int) -> None:
    rng = Random(seed)
    ring = rng.sample(NAMES, 5)
    space = f"{rng.choice(NAMES)}_{rng.choice(('left', 'right', 'inner'))}"
    card, silver, gift = rng.choice([*VALUES, *THREES]), rng.randrange(9), rng.randrange(2)
    t = Table.empty().at(0, space).goods(0, silver=silver).hand(0, card)
    t.g.ring = tuple(NAMES.index(segment) for segment in ring)
    if gift:
        t.emptied(0, "trading_post_1")
    t.turn(0).play(0, f"play:{card}")
    expected = prices_of_walks(space, ring, VALUES.get(card, 3), gift, silver)
    assert t.options(0) == {f"move:{there}" for there in expected}
    before = t.g
    for there, price in expected.items():
        t.g = before.clone()
        t.play(0, f"move:{there}")
        assert (t.space(0), t.owned(0).get("silver", 0)) == (there, silver - price), there
