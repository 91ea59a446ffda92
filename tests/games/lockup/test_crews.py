"""Side B of every crew board, taken in a real expert game of five. Rules: expert.side_b, expert.crew.*."""

from typing import NamedTuple

import pytest

from pentarchy.games.lockup.content import CREWS
from pentarchy.games.lockup.patrol import check_storage
from tests.games.lockup.table import Table


class SideB(NamedTuple):
    power: int
    suspicion: int
    storage: int
    cubes: dict[str, int]
    stars: int
    books: int = 0
    reserved: int = 0


SIDES = {
    "goblins": SideB(0, 1, 6, {"gold": 2}, 1),
    "gnolls": SideB(1, 0, 5, {"iron": 1}, 1, reserved=1),
    "kobolds": SideB(0, 0, 5, {"scrap": 2, "potion": 2}, 0, books=1),
    "bugbears": SideB(3, 1, 4, {"scrap": 1}, 1),
    "insectoids": SideB(1, 0, 7, {"scrap": 2}, 0),
}
EVERY_CREW = pytest.mark.parametrize(
    "crew",
    [
        pytest.param(crew, marks=[pytest.mark.card(crew), pytest.mark.rule(f"lockup.expert.crew.{crew}")])
        for crew in CREWS
    ],
)


def five_boards(seed: int = 1) -> Table:
    """Five players, one of each crew, who took the bonuses of their boards; now they choose traits."""
    t = Table(5, seed, mode="expert")
    t.put("book_deck", -1, "misers_confession.1", "scavengers_guide.1")
    assert t.asked(1) == "reserve_which"
    t.play(1, sorted(t.options(1))[0])
    assert t.options(2) == {"keep:misers_confession", "keep:scavengers_guide"}
    t.play(2, "keep:scavengers_guide")
    assert t.asked(4) == "keep_trait"
    return t


def side_b(t: Table, player: int) -> SideB:
    g = t.g
    cards = len(g.hands[player]), len(g.reserved[player])
    return SideB(g.power[player], g.suspicion[player], g.storage[player], t.owned(player), g.stars[player], *cards)


@pytest.mark.rule("lockup.expert.side_b", "lockup.expert.storage")
@EVERY_CREW
def test_a_crew_takes_what_its_side_b_shows(crew: str) -> None:
    assert side_b(five_boards(), CREWS.index(crew)) == SIDES[crew]


@pytest.mark.rule("lockup.expert.side_b")
def test_the_cubes_of_the_boards_come_from_the_supply() -> None:
    t = five_boards()
    assert t.g.power_supply == 22 - 5
    assert t.g.supply == [25 - 5, 15 - 2, 15 - 1, 10 - 2]
    assert t.g.suspicion_supply + sum(t.g.suspicion_at) == 12 - 2
    assert t.g.audit() == []


@pytest.mark.rule("lockup.expert.no_power_crews")
def test_goblins_and_kobolds_start_without_power() -> None:
    t = five_boards()
    assert {crew for crew, power in zip(t.g.crews, t.g.power, strict=True) if not power} == {"goblins", "kobolds"}


@pytest.mark.rule("lockup.expert.suspicion_crews")
def test_bugbears_and_goblins_start_with_a_suspicion_cube() -> None:
    t = five_boards()
    suspicion = dict(zip(t.g.crews, t.g.suspicion, strict=True))
    assert suspicion == {"goblins": 1, "gnolls": 0, "kobolds": 0, "bugbears": 1, "insectoids": 0}


@pytest.mark.rule("lockup.expert.storage")
@pytest.mark.parametrize("crew", CREWS)
def test_each_crew_keeps_as_many_cubes_as_its_side_b_says(crew: str) -> None:
    t, player, limit = five_boards(), CREWS.index(crew), SIDES[crew].storage
    t.g.stop()
    t.cubes(player, scrap=limit - sum(t.owned(player).values()), iron=1).run(check_storage(player))
    assert t.asked(player) == "drop_which"
    t.play(player, "drop:iron")
    assert (t.asked(player), sum(t.owned(player).values())) == ("", limit)


def test_the_kobolds_return_the_other_book_under_the_deck() -> None:
    t = five_boards()
    assert t.names("hands", 2) == ["scavengers_guide"]
    assert t.names("book_deck")[0] == "misers_confession"


def test_the_gnolls_may_reserve_any_item_of_the_display() -> None:
    t = Table(2, mode="expert")
    shown = [t.content.designs[item] for space in t.g.display for item in space]
    assert t.options(1) == {f"claim:{item}" for item in shown}
    t.play(1, f"claim:{shown[2]}")
    assert t.names("reserved", 1) == [shown[2]]
    assert [len(space) for space in t.g.display] == [1, 1, 0]
