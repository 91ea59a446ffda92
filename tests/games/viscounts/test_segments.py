"""The five segments: numbers of the spaces, exchanges, printed townsfolk and manuscripts, as on the components."""

from typing import NamedTuple

import pytest

from tests.games.viscounts.table import Table

BOARD = ("peddler_ink", "therese", "courier")  # nine merchants, no other icon


class Segment(NamedTuple):
    """What is printed on a segment, with effects as the change they make."""

    spaces: tuple[int, int]
    left: tuple[int, str]  # merchants for an exchange, what it gives
    right: tuple[int, str]
    silver: int  # of the printed townsfolk
    icons: tuple[int, int, int, int]  # how much it adds to trade, build, workers, transcribe
    markers: tuple[int, int]  # after its bonus
    manuscript: str  # what its manuscript for three clerics does


SEGMENTS = {
    "lake": Segment((1, 2), (1, "silver"), (2, "ink"), 2, (0, 0, 1, 1), (1, 6), "deed"),
    "hills": Segment((3, 4), (1, "silver"), (2, "stone"), 2, (0, 1, 1, 0), (1, 6), "resource resource"),
    "forest": Segment((5, 6), (2, "ink"), (4, "flip"), 1, (1, 1, 1, 1), (2, 7), "virtue resource"),
    "cliffs": Segment((7, 8), (2, "gold"), (3, "destroy"), 2, (0, 1, 0, 1), (1, 6), "virtue virtue"),
    "mountains": Segment((9, 10), (2, "stone"), (2, "gold"), 1, (1, 1, 1, 1), (2, 7), "flip"),
}
EVERY = [pytest.param(name, id=name, marks=pytest.mark.card(name)) for name in SEGMENTS]
FACES = pytest.mark.parametrize("players", [2, 4])  # both faces of the segments are alike in this


@pytest.mark.rule("viscounts.trade.rate_of_space")
@pytest.mark.parametrize("name", EVERY)
def test_numbers_of_the_spaces(name: str) -> None:
    left, right = SEGMENTS[name].spaces
    numbers = Table.empty().content.start_space
    segment = list(SEGMENTS).index(name)
    assert (numbers[left], numbers[right]) == (3 * segment, 3 * segment + 1)


@pytest.mark.rule("viscounts.trade.rate_of_space")
@FACES
@pytest.mark.parametrize("side", ["left", "right"])
@pytest.mark.parametrize("name", EVERY)
def test_exchanges_of_the_outer_spaces(name: str, side: str, players: int) -> None:
    """Nine merchants make as many exchanges as the rate allows; one of them gives what is printed."""
    cost, what = SEGMENTS[name].left if side == "left" else SEGMENTS[name].right
    t = Table.empty(players).board(0, *BOARD).at(0, f"{name}_{side}").papers(0, deeds=9).hand(0, "abbot").action(0)
    assert len(t.options(0, "trade")) == 9 // cost
    t.play(0, "trade:1")
    if what == "destroy":
        assert t.asked(0) == "destroy_which"
        t.play(0, "destroy_card:abbot")
        assert (t.where("abbot"), t.owned(0)) == (("box", -1), {"silver": 2})
    else:
        assert t.owned(0) == ({} if what == "flip" else {what: 1})
    assert t.asked(0) == ""
    assert (t.g.deeds[0], t.g.approved[0]) == ((8, 1) if what == "flip" else (9, 0))


MEASURES = {  # for each action: a space, the good that pays it, a form of it, its cost
    0: ("left", "silver", "", 0),  # counted by exchanges
    1: ("right", "stone", "construct:guildhall_1", 7),
    2: ("inner", "gold", "station:4", 8),
    3: ("inner", "ink", "transcribe", 6),
}


@pytest.mark.rule("viscounts.hire.printed", "viscounts.dismiss.icon_match")
@FACES
@pytest.mark.parametrize("action", [0, 1, 2, 3])
@pytest.mark.parametrize("name", EVERY)
def test_icons_price_and_bonus_of_the_printed_townsfolk(name: str, action: int, players: int) -> None:
    """What is dismissed under an empty pile: it adds its icons, costs its silver and has its bonus."""
    printed, kind = SEGMENTS[name], ("trade", "build", "workers", "transcribe")[action]
    side, good, form, cost = MEASURES[action]
    t = Table.empty(players).board(0, *BOARD).at(0, f"{name}_{side}").goods(0, ink=9, stone=9, gold=9, silver=9)
    t.no_folk(name).tiles(name, "grey6_buildings").action(0)
    if not printed.icons[action]:
        assert t.why(0)[f"dismiss:{kind}"] == "dismiss.icon_match"
        return
    t.play(0, f"dismiss:{kind}")
    assert t.g.goods[3] == 9 - printed.silver
    assert t.markers(0) == printed.markers
    assert t.events("dismissed_printed")[0][3] == printed.silver
    if kind == "trade":  # by the number of exchanges without any silver
        t.goods(0, silver=0)
        t.g.offered[0] = None
        rate = printed.left[0]
        assert len(t.options(0)) == (9 + printed.icons[0]) // rate
        return
    number = ("ink", "stone", "gold", "silver").index(good)
    t.play(0, min(move for move in t.options(0) if move.startswith(form)))
    spent = sum(int(str(count)) for _, _, which, count in t.events("spent") if which == number)
    assert cost - spent == printed.icons[action]


@pytest.mark.rule("viscounts.hire.printed")
@FACES
@pytest.mark.parametrize(
    ("name", "merchants"),
    [
        pytest.param("forest", ("trader", "abbot", "squire"), marks=pytest.mark.card("forest")),
        pytest.param("mountains", ("trader", "abbot", "squire"), marks=pytest.mark.card("mountains")),
    ],
)
def test_the_printed_criminal_is_one_merchant(name: str, merchants: tuple[str, str, str], players: int) -> None:
    """With the Trader two: exactly one exchange for ink or stone."""
    t = Table.empty(players).board(0, *merchants).at(0, f"{name}_left").goods(0, silver=1).no_folk(name).action(0)
    assert t.play(0, "dismiss:trade").options(0) == {"trade:1"}


@pytest.mark.rule("viscounts.ms.printed")
@FACES
@pytest.mark.parametrize("name", EVERY)
def test_cost_and_effect_of_the_printed_manuscript(name: str, players: int) -> None:
    """Under an empty pile: three clerics, its effect, and no tile."""
    printed = SEGMENTS[name]
    t = Table.empty(players).board(0, *BOARD).at(0, f"{name}_inner").goods(0, ink=2).no_tiles(name).papers(0, deeds=2)
    t.action(0)
    assert t.why(0)["transcribe"] == "ms.requirement"
    t.play(0, "rest").goods(0, ink=3).action(0).play(0, "transcribe")
    expected = {"deeds": 2, "approved": 0, "virtue": 7, "gold": 0}
    for effect in printed.manuscript.split():
        if effect == "resource":
            assert t.options(0) == {"take_good:ink", "take_good:stone", "take_good:gold"}
            t.play(0, "take_good:gold")
            expected["gold"] += 1
        elif effect == "virtue":
            expected["virtue"] -= 1
        elif effect == "deed":
            expected["deeds"] += 1
        else:
            expected["deeds"] -= 1
            expected["approved"] += 1
    g = t.g
    found = {"deeds": g.deeds[0], "approved": g.approved[0], "virtue": g.virtue[0], "gold": t.owned(0).get("gold", 0)}
    assert (found, t.asked(0), g.corruption[0], g.debts[0]) == (expected, "", 1, 0)
    assert t.names("scrolls", 0) == []
    assert t.owned(0) == ({"gold": expected["gold"]} if expected["gold"] else {})
