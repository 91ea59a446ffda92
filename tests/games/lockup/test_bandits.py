"""Bandits: the cubes they bring in the patrol phase, and who takes them. Rules: bandit.*."""

import pytest

from pentarchy.games.lockup.content import RESOURCES
from pentarchy.games.lockup.lights_out import check_locations
from pentarchy.games.lockup.moves import LOCATION
from pentarchy.games.lockup.patrol import patrol_steps, place_suspicion, raid
from tests.games.lockup.table import Table

BANDITS = ("bandit_scrap", "bandit_potion", "bandit_iron", "bandit_gold")


def lying(t: Table) -> dict[str, dict[str, int]]:
    """The bandits' cubes on the board."""
    found: dict[str, dict[str, int]] = {}
    for place, location in enumerate(LOCATION.tokens):
        there = zip(RESOURCES, t.g.cubes_at[4 * place : 4 * place + 4], strict=True)
        cubes = {name: count for name, count in there if count}
        if cubes:
            found[location] = cubes
    return found


def only(*bandits: str, players: int = 2) -> Table:
    """A table whose goon deck has no other bandits than those laid out later."""
    t = Table.empty(players)
    t.put("box", -1, *(bandit for bandit in BANDITS if bandit not in bandits))
    return t


# bringing -----------------------------------------------------------------------------------------------------------
@pytest.mark.rule("lockup.bandit.place")
@pytest.mark.card("bandit_scrap", "bandit_potion", "bandit_iron", "bandit_gold")
def test_each_bandit_on_the_board_brings_a_cube_of_its_resource() -> None:
    """To its own location; other goons bring suspicion only."""
    t = Table.empty(3).row("bandit_gold", "bandit_scrap", "flayer_1", "bandit_iron", "bandit_potion")
    t.run(place_suspicion())
    assert lying(t) == {
        "sewers": {"gold": 1},
        "infirmary": {"scrap": 1},
        "commissary": {"iron": 1},
        "chow_hall": {"potion": 1},
    }
    assert t.g.supply == [24, 14, 14, 9]
    assert t.g.suspicion_at == [0, 2, 1, 1, 1, 1, 0, 0]
    assert t.g.over


@pytest.mark.rule("lockup.bandit.place", "lockup.bandit.once")
@pytest.mark.parametrize("players", [2, 5])
def test_cubes_come_once_a_patrol_after_the_goons_have_moved(players: int) -> None:
    """A bandit that moves from the Sewers to the Chow Hall brings its cube there; the next patrol it leaves."""
    t = only("bandit_gold", players=players).row("bandit_gold").run(patrol_steps())
    assert t.names("goon_row", 4) == ["bandit_gold"]
    assert lying(t) == {"chow_hall": {"gold": 1}}
    t.run(patrol_steps())
    assert lying(t) == {"chow_hall": {"gold": 1}}
    assert t.g.over


@pytest.mark.rule("lockup.bandit.place")
def test_recruited_bandits_bring_nothing() -> None:
    t = only("bandit_gold").row("bandit_gold", "dwarf_1").cubes(0, scrap=1).tokens(0, "chow_hall", "crew_5")
    t.check("chow_hall").play(0, "enlist:1", "hire:bandit_gold").run(place_suspicion())
    assert (t.names("goons", 0), lying(t)) == (["bandit_gold"], {})
    assert t.g.over


@pytest.mark.rule("lockup.bandit.once")
def test_a_raid_in_the_patrol_does_not_double_the_cubes() -> None:
    """Suspicion is placed anew after the raid; the cube comes once."""
    t = Table.empty(3).row("bandit_gold", "flayer_1").suspicion(0, 10).run(place_suspicion())
    assert len(t.events("raid")) == 1
    assert lying(t) == {"sewers": {"gold": 1}}
    assert t.g.suspicion_at[1:3] == [2, 1]
    assert t.g.over


@pytest.mark.rule("lockup.bandit.supply_empty")
@pytest.mark.parametrize("left", [0, 1])
def test_with_an_empty_supply_nothing_is_brought(left: int) -> None:
    """The other bandits bring theirs."""
    t = Table.empty(3).row("bandit_gold", "bandit_iron").cubes(0, gold=10 - left).run(place_suspicion())
    assert lying(t) == {**({"sewers": {"gold": 1}} if left else {}), "infirmary": {"iron": 1}}
    assert t.g.supply[3] == 0
    assert t.g.over


# taking -------------------------------------------------------------------------------------------------------------
@pytest.mark.rule("lockup.bandit.claim", "lockup.bandit.several")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_the_strongest_takes_the_cube_with_the_reward(players: int) -> None:
    """All cubes that lie there, of whatever types; those of other locations stay."""
    t = (
        Table.empty(players)
        .bandit_cube("smithy", "gold", 2)
        .bandit_cube("smithy", "iron")
        .bandit_cube("sewers", "scrap")
    )
    t.tokens(0, "smithy", "crew_3").tokens(1, "smithy", "crew_5").check("smithy").play(1, "take:smithy")
    assert (t.owned(1), lying(t)) == ({"iron": 3, "gold": 2}, {"sewers": {"scrap": 1}})
    t.play(0, "take:smithy")
    assert t.owned(0) == {"iron": 1}
    assert t.g.supply == [24, 15, 11, 8]
    assert t.g.over


@pytest.mark.rule("lockup.bandit.claim")
def test_the_cube_is_there_even_when_the_supply_is_empty() -> None:
    t = Table.empty(2).bandit_cube("smithy", "gold").cubes(1, gold=9).tokens(0, "smithy", "crew_3")
    t.check("smithy").play(0, "take:smithy")
    assert (t.owned(0), lying(t)) == ({"iron": 2, "gold": 1}, {})
    assert t.g.over


@pytest.mark.rule("lockup.bandit.claim", "lockup.bandit.decline")
@pytest.mark.parametrize("scrap", [0, 1])
def test_the_cube_comes_after_the_reward_and_cannot_pay_for_it(scrap: int) -> None:
    """In the Chow Hall somebody without cubes cannot recruit with the bandit's cube, and so does not get it."""
    t = Table.empty(2).row("dwarf_1").bandit_cube("chow_hall", "gold").cubes(0, scrap=scrap)
    t.tokens(0, "chow_hall", "crew_5").check("chow_hall")
    assert t.options(0) == ({"enlist:1", "decline"} if scrap else {"decline"})
    t.play(0, "enlist:1" if scrap else "decline")
    assert (t.owned(0), lying(t)) == (({"gold": 1}, {}) if scrap else ({}, {"chow_hall": {"gold": 1}}))
    assert t.g.over


@pytest.mark.rule("lockup.bandit.decline", "lockup.bandit.stays")
def test_a_cube_that_the_strongest_declines_stays() -> None:
    """The second takes the own reward without it; the next strongest player to take a reward gets it."""
    t = Table.empty(3).bandit_cube("smithy", "gold").tokens(0, "smithy", "crew_5").tokens(1, "smithy", "crew_4")
    t.check("smithy").play(0, "decline").play(1, "take:smithy")
    assert (t.owned(0), t.owned(1), lying(t)) == ({}, {"iron": 1}, {"smithy": {"gold": 1}})
    t.tokens(2, "smithy", "crew_2").check("smithy").play(2, "take:smithy")
    assert (t.owned(2), lying(t)) == ({"iron": 2, "gold": 1}, {})
    assert t.g.over


@pytest.mark.rule("lockup.bandit.decline", "lockup.lights_out.rewards.short_supply")
def test_an_empty_reward_brings_no_cube() -> None:
    t = Table.empty(3).bandit_cube("smithy", "gold").cubes(2, iron=15).tokens(0, "smithy", "crew_5")
    assert t.check("smithy").options(0) == {"decline"}
    t.play(0, "decline")
    assert (t.owned(0), lying(t), t.at(0, "library")) == ({}, {"smithy": {"gold": 1}}, ["crew_5"])
    assert t.g.over


@pytest.mark.rule("lockup.bandit.stays")
def test_cubes_stay_and_add_up() -> None:
    """Through checks with nobody there, further patrols, the bandit's leaving, and a raid."""
    t = only("bandit_iron").row("", "bandit_iron").run(place_suspicion(), place_suspicion())
    assert lying(t) == {"infirmary": {"iron": 2}}
    t.run(check_locations(), raid())
    assert (lying(t), sum(t.g.suspicion_at)) == ({"infirmary": {"iron": 2}}, 0)
    t.put("goon_discard", -1, "bandit_iron")
    t.run(place_suspicion())
    assert lying(t) == {"infirmary": {"iron": 2}}
    t.tokens(1, "infirmary", "crew_2").check("infirmary").play(1, "take:infirmary")
    assert (t.owned(1), lying(t)) == ({"potion": 2, "iron": 2}, {})
    assert t.g.over


@pytest.mark.rule("lockup.bandit.stays")
def test_a_recruited_bandit_leaves_its_cube_behind() -> None:
    t = only("bandit_iron").row("bandit_iron").cubes(0, scrap=1).run(place_suspicion())
    t.tokens(0, "chow_hall", "crew_5").check("chow_hall").play(0, "enlist:1")
    assert (t.names("goons", 0), lying(t)) == (["bandit_iron"], {"sewers": {"iron": 1}})
    assert t.g.over
