"""The rulebook's example of a final score: 86 VP. Rules: score.*."""

import pytest

from tests.games.wistar.table import Table

PARTS = {
    "vp": 22,
    "spaces": 14,
    "beds": 7,
    "rooms": 10,
    "mice": 4,
    "inventions": 14,
    "final": 12,
    "current": 2,
    "leftovers": 1,
    "jokers": 0,
}


def semyon() -> Table:
    """Semyon's state at the end of his game."""
    t = Table.empty(3).emptied(1, "vp_three", "vp_six", "double_move", "skill_token", "bed_discount")
    t.built(1, beds=5, dug=5).mice(1, "mouse_house_06", "mouse_house_09", "mouse_house_10").current(1, 2)
    t.area(1, "dormitory", "cartographers_office", "nursery", "hammer", "mechanical_cow", "mechanical_squirrel")
    t.area(1, "reconnaissance_centre", "positronic_screwdriver").goods(1, wood=2, metal=1, move=1, joker=1)
    t.hand(1, "saw", "lamp", "jet_plane", "garage")
    t.g.vp[1] = 22
    return t


@pytest.mark.rule(
    "wistar.score.total",
    "wistar.score.abilities",
    "wistar.score.beds",
    "wistar.score.rooms",
    "wistar.score.mice",
    "wistar.score.inventions",
    "wistar.score.final_effects",
    "wistar.score.boosted_current",
    "wistar.score.leftovers",
    "wistar.score.jokers",
)
def test_semyon_scores_86() -> None:
    t = semyon()
    assert t.score(1) == PARTS
    assert sum(t.score(1).values()) == 86
    assert t.g.audit() == []


@pytest.mark.rule("wistar.score.final_effects")
@pytest.mark.parametrize(("card", "points"), [("nursery", 3), ("cartographers_office", 4), ("dormitory", 5)])
def test_the_final_effects_are_3_and_4_and_5(card: str, points: int) -> None:
    t = semyon()
    t.put("box", -1, card)
    assert t.score(1)["final"] == 12 - points


@pytest.mark.rule("wistar.score.abilities")
@pytest.mark.parametrize(
    ("left_out", "points"),
    [("vp_three", 9), ("vp_six", 6), ("double_move", 13), ("skill_token", 12), ("bed_discount", 14)],
)
def test_the_marker_spaces_are_3_and_6_and_1_and_2_and_0_and_a_pair(left_out: str, points: int) -> None:
    """Without the 3 or the 6 the 2 VP of the pair are gone too."""
    names = ["vp_three", "vp_six", "double_move", "skill_token", "bed_discount"]
    names.remove(left_out)
    assert Table.empty(3).emptied(1, *names).score(1)["spaces"] == points
