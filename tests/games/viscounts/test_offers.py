"""What the spaces that a viscount can reach would offer. Code: offers.py, movement.py (way_to)."""

from random import Random
from typing import Any

import pytest

from pentarchy.games.viscounts import GAME
from pentarchy.games.viscounts.content import SILVER
from pentarchy.games.viscounts.hiring import hiring_price
from pentarchy.games.viscounts.movement import steps_from, way_to
from pentarchy.games.viscounts.moves import SPACE
from pentarchy.games.viscounts.state import Viscounts
from tests.games.viscounts.table import Table

RING = (0, 1, 2, 3, 4)


def offers(t: Table, player: int = 0) -> dict[str, dict[str, Any]]:
    found = GAME.insight(t.g, player).get("offers", {})
    return {SPACE.tokens[int(space)]: offer for space, offer in found.items()}


def leading(silver: int = 0, **goods: int) -> Table:
    """The abbot leads two spaces from the left space of the lake; its player chooses where to go."""
    return Table.empty(2).hand(0, "abbot").goods(0, silver=silver, **goods).turn(0).play(0, "play:abbot")


def test_offers_only_for_who_chooses_where_to_go() -> None:
    t = leading()
    assert set(offers(t)) == {"hills_left", "lake_right", "hills_inner"}
    assert (offers(t, 1), GAME.insight_of(t.g, -1)) == ({}, {})
    assert offers(t.play(0, "move:hills_left")) == {}


def test_steps_price_and_trade_with_the_silver_that_is_left() -> None:
    """Two merchants of the open right space; hills_right: two for a stone, with the silver after the way."""
    t = leading(silver=3)
    assert {key: offers(t)["hills_left"][key] for key in ("steps", "price", "trade")} == {
        "steps": 2, "price": 0, "trade": 2
    }  # fmt: skip
    there = offers(t)["hills_right"]
    assert (there["steps"], there["price"], there["trade"]) == (3, 1, 2), "2 merchants and 2 silver"
    assert offers(leading(silver=2))["hills_right"]["trade"] == 1


def test_buildings_and_sites_of_the_bank() -> None:
    t = leading(stone=2)
    there = offers(t)["hills_left"]
    assert there["buildings"] == [6, 7, 8], "a builder and two stone are enough for a workshop"
    assert (len(there["sites"]), there["workers"], there["manuscript"]) == (2, 0, False)
    for number, site in enumerate(there["sites"]):
        t.g.sites[site] = 9 + number
        t.g.built[1] |= 1 << number
    assert (offers(t)["hills_left"]["buildings"], offers(t)["hills_left"]["sites"]) == ([], [])


def test_workers_and_the_manuscript_of_the_inner_road() -> None:
    t = Table.empty(2).tiles("hills", "blue3_silver").hand(0, "abbot").goods(0, gold=2, ink=1).turn(0)
    there = offers(t.play(0, "play:abbot"))["hills_inner"]
    assert (there["workers"], there["manuscript"], there["trade"], there["buildings"]) == (2, True, 0, [])
    t.goods(0, ink=0)
    assert not offers(t)["hills_inner"]["manuscript"]


def test_who_is_met_and_who_could_be_hired_or_dismissed() -> None:
    t = Table.empty(3).at(1, "hills_left").at(2, "hills_left").folk("hills", "charlatan").goods(0, silver=3, stone=9)
    there = offers(t.hand(0, "abbot").turn(0).play(0, "play:abbot"))["hills_left"]
    price = t.content.silver[t.card("charlatan")]
    assert (there["meets"], there["hire"], there["dismiss"]) == ([1, 2], price, [1])
    t.goods(0, silver=price - 1)
    assert (offers(t)["hills_left"]["hire"], offers(t)["hills_left"]["dismiss"]) == (-1, [])


def test_telling_changes_nothing() -> None:
    t = leading(silver=4)
    before = t.g.encode()
    offers(t)
    assert t.g.encode() == before


@pytest.mark.parametrize("players", [1, 2, 4])
def test_what_was_offered_can_be_done_there(players: int) -> None:
    """In random games: at every destination the options are those that were told before."""
    rng, checked = Random(players), 0
    for seed in range(3):
        g = GAME.new(players, {}, seed)
        while (player := g.asked) >= 0:
            for space, offer in GAME.insight(g, player).get("offers", {}).items():
                there = arrived(g, player, int(space))
                if there is not None:
                    holds(there, player, offer)
                    checked += 1
            g.apply(player, rng.choice(g.legal(player)))
    assert checked > 100


def arrived(g: Viscounts, player: int, space: int) -> Viscounts | None:
    """The position at the question what to do there; None if it is not the next one."""
    there = g.clone()
    there.apply(player, ("move", space))
    while there.asks[player] is None or there.asks[player][0] == "new_order":
        asked = there.asked
        there.apply(asked, there.legal(asked)[0])  # who was met leaves everything as it is
    return there if there.asks[player][0] == "act" else None


def holds(g: Viscounts, player: int, offer: dict[str, Any]) -> None:
    moves = g.legal(player)
    kinds = [move[0] for move in moves]
    assert kinds.count("trade") == offer["trade"]
    assert sorted({move[1] for move in moves if move[0] == "construct"}) == sorted(offer["buildings"])
    assert not offer["buildings"] or {move[2] for move in moves if move[0] == "construct"} == set(offer["sites"])
    assert kinds.count("station") == offer["workers"]
    assert ("transcribe" in kinds) == offer["manuscript"]
    assert [move[1] for move in moves if move[0] == "dismiss"] == offer["dismiss"]
    assert hiring_price(g, player) == offer["hire"]


# the way ------------------------------------------------------------------------------------------------------------
@pytest.mark.parametrize("ring", [RING, (3, 1, 4, 0, 2)])
def test_a_way_goes_step_by_step_along_the_roads(ring: tuple[int, ...]) -> None:
    g = Table.empty(2).g
    g.ring = ring
    for start in range(15):
        for stride in range(6):
            g.viscounts[0], g.stride, g.goods[SILVER] = start, stride, 99
            g.asks[0] = ("move_where",)
            for _, space in (move for move in g.rules.asks["move_where"].options(g, 0, None)):
                facts = g.facts_of(0, ("move", space))
                way = facts.get("places", [])
                assert (len(way), [start, *way][-1]) == (facts.get("steps", 0), space)
                assert all(after in steps_from(ring)[before] for before, after in zip([start, *way], way, strict=False))


def test_of_several_ways_the_outer_road() -> None:
    """From the left to the right space of a segment and on: past its right space, not through the castle's road."""
    lake_left, hills_left, hills_right = (SPACE.index[name] for name in ("lake_left", "hills_left", "hills_right"))
    assert way_to(RING, lake_left, 3, hills_right) == (SPACE.index["lake_right"], hills_left, hills_right)
