"""What tables show and must not count themselves: majorities, what is missing, prices, distance to the end."""

import pytest

from pentarchy.games.tyrants import GAME
from pentarchy.games.tyrants.moves import PLACE, SITE
from tests.games.tyrants.table import Table

MENZOBERRANZAN = SITE.index["menzoberranzan"]


@pytest.mark.parametrize(
    ("ours", "theirs", "ahead", "lacks"),
    [(0, 0, [4, 3], -1), (3, 0, [-1, 0], -1), (0, 2, [4, 1], -1)],
)
def test_who_is_ahead_in_a_site_with_three_white_troops(ours: int, theirs: int, ahead: list[int], lacks: int) -> None:
    t = Table.empty().troops(0, "menzoberranzan", ours).troops(1, "menzoberranzan", theirs)
    told = GAME.derived(t.g)
    assert told["ahead"][MENZOBERRANZAN] == ahead
    assert told["to_total"][MENZOBERRANZAN] == lacks


@pytest.mark.parametrize(("troops", "lacks"), [(2, 4), (5, 1), (6, 0)])
def test_what_its_holder_lacks_for_total_control(troops: int, lacks: int) -> None:
    """Menzoberranzan has six spaces."""
    t = Table.empty().clear("menzoberranzan").troops(1, "menzoberranzan", troops)
    t.begin(1)
    told = GAME.derived(t.g)
    assert (told["ahead"][MENZOBERRANZAN], told["to_total"][MENZOBERRANZAN]) == ([1, troops], lacks)


def test_presence_of_each_player() -> None:
    t = Table.empty().spy(0, "menzoberranzan")
    ours, theirs = GAME.derived(t.g)["presence"]
    assert PLACE.index["menzoberranzan"] in ours
    assert theirs == []


@pytest.mark.parametrize(
    ("influence", "lacking"),
    [(0, {"kobold": 1, "priestess_of_lolth": 2, "house_guard": 3}), (2, {"house_guard": 1}), (3, {})],
)
def test_what_is_too_dear_says_how_much_is_missing(influence: int, lacking: dict[str, int]) -> None:
    t = Table.empty()
    t.market("kobold")
    t.begin(0, influence=influence)
    told = {t.content.designs[card]: count for card, count in GAME.derived(t.g)["lacking"]}
    assert told == lacking


def test_basic_actions_tell_price_and_rule() -> None:
    told = GAME.derived(Table.empty().g)
    assert told["prices"] == {"deploy": 1, "assassinate": 3, "return_spy": 3}
    assert all(rule.endswith((".basic", ".basic_spy")) for rule in told["action_rules"].values())


def test_the_distance_to_the_end() -> None:
    t = Table.empty(3).empty_barracks(1, 7)
    assert GAME.derived(t.g)["to_end"] == {"barracks": 7, "of": 1, "market": len(t.g.market_deck)}
