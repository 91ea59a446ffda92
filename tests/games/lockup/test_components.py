"""What is in the box and on the board of a real game. Rules: overview.*, components.*, board.*, items.*, goons.*."""

import pytest

from pentarchy.engine.declare import all_piles
from pentarchy.engine.errors import BadSetup
from pentarchy.engine.views import view
from pentarchy.games.lockup import GAME
from pentarchy.games.lockup.content import ATTRIBUTES, CREWS, GOON, GUARD, LOCATION_CARD
from pentarchy.games.lockup.cubes import stars
from pentarchy.games.lockup.goals import count_attribute
from pentarchy.games.lockup.lights_out import check_locations
from pentarchy.games.lockup.moves import LOCATION
from pentarchy.games.lockup.patrol import raid, refill_display
from pentarchy.games.lockup.setup import PLAYERS
from tests.games.lockup.table import Table

IN_ORDER = ("exercise_yard", "sewers", "infirmary", "smithy", "commissary", "chow_hall", "cell_block", "library")


def kinds_in(table: Table, *zones: str) -> list[int]:
    """How many pieces of each kind lie in some zones, or anywhere."""
    held = [piece for name, _, pile in all_piles(table.g) if not zones or name in zones for piece in pile]
    return [sum(table.content.family[piece] == kind for piece in held) for kind in range(8)]


@pytest.mark.rule("lockup.overview.players")
def test_one_to_five_play_and_nobody_else() -> None:
    for players in (1, 2, 3, 4, 5):
        assert len(Table(players).g.cells) == players
    for players in (0, 6):
        with pytest.raises(BadSetup, match="1 or 2 or 3 or 4 or 5"):
            GAME.new(players)


@pytest.mark.rule("lockup.overview.players")
def test_players_compete_with_each_other_and_a_single_one_with_the_guards() -> None:
    three = Table.empty(3)
    three.g.stars[:] = [10, 15, 11]
    assert GAME.outcome(three.g).winners == (1,)
    alone = Table.empty(1)
    assert alone.g.sides == 2
    alone.g.stars[:] = [30, 12]
    assert GAME.outcome(alone.g).winners == (0,)
    alone.g.stars[:] = [12, 30]
    assert GAME.outcome(alone.g).winners == ()


@pytest.mark.rule("lockup.components.resources")
@pytest.mark.parametrize("players", PLAYERS)
def test_the_resource_supply_has_65_cubes(players: int) -> None:
    t = Table(players)
    assert t.g.supply == [25, 15, 15, 10]
    assert sum(t.g.supply) == 65
    t.go_on(lambda g: g.round == 3)
    held = [sum(t.g.resources[r::4]) + sum(t.g.cubes_at[r::4]) + t.g.supply[r] for r in range(4)]
    assert held == [25, 15, 15, 10]


@pytest.mark.rule("lockup.components.power_suspicion")
@pytest.mark.parametrize("players", PLAYERS)
def test_there_are_22_power_and_12_suspicion_cubes(players: int) -> None:
    g = Table(players).g
    assert g.power_supply + sum(g.power) == 22
    assert g.suspicion_supply + sum(g.suspicion) + sum(g.suspicion_at) == 12


@pytest.mark.rule("lockup.components.cards")
def test_all_cards_are_there_and_166_with_five_reference_cards() -> None:
    tokens, *cards = kinds_in(Table(3))
    assert tokens == 30
    assert cards == [34, 33, 28, 18, 18, 22, 8]
    assert sum(cards) + 5 == 166


@pytest.mark.rule("lockup.components.cards")
def test_guard_and_location_cards_are_for_solo_games_only() -> None:
    together, alone = kinds_in(Table(3), "box"), kinds_in(Table(1), "guard_deck", "guards_at", "location_deck")
    assert (together[GUARD], together[LOCATION_CARD]) == (22, 8)
    assert (alone[GUARD], alone[LOCATION_CARD]) == (12, 8)


@pytest.mark.rule("lockup.components.crews")
def test_five_crews_and_nobody_shares_one() -> None:
    assert Table(5).g.crews == CREWS == ("goblins", "gnolls", "kobolds", "bugbears", "insectoids")
    seen = set()
    for seed in range(30):
        crews = Table(3, seed, crews="random").g.crews
        assert len(set(crews)) == 3
        seen |= set(crews)
    assert seen == set(CREWS)


@pytest.mark.rule("lockup.board.locations")
def test_eight_locations_are_checked_by_their_numbers() -> None:
    t = Table.empty(2)
    names = ("crew_5", "crew_4", "crew_3", "crew_2")
    for number, location in enumerate(IN_ORDER):
        t.tokens(number % 2, location, names[number // 2])
    t.run(check_locations()).go_on()
    assert [LOCATION.tokens[place] for _, place in t.events("location_checked")] == list(IN_ORDER)


@pytest.mark.rule("lockup.board.round_track")
def test_the_round_track_shows_the_current_of_six_rounds() -> None:
    t = Table(2)
    for number in range(1, 7):
        assert view(t.g)["round"] == number
        t.go_on(lambda g, number=number: g.round > number)
    assert t.g.over
    assert t.events("round_started") == [("round_started", number) for number in range(1, 7)]


@pytest.mark.rule("lockup.board.goon_spaces")
def test_five_goon_spaces_at_the_locations_2_to_6() -> None:
    t = Table(2)
    shown = [LOCATION.tokens[place] for _, _, place in t.events("goon_shown")]
    assert shown == list(IN_ORDER[1:6])
    assert [len(space) for space in t.g.goon_row] == [1] * 5
    assert all(t.g.knows[goon] == t.g.everyone for space in t.g.goon_row for goon in space)


@pytest.mark.rule("lockup.board.item_spaces")
@pytest.mark.parametrize(("players", "spaces"), [(1, 3), (2, 3), (3, 4), (4, 5), (5, 6)])
def test_only_the_item_spaces_for_this_many_players_are_used(players: int, spaces: int) -> None:
    t = Table(players)
    deck = len(t.g.item_deck)
    t.put("box", -1, *(t.content.tokens[item] for space in t.g.display[:2] for item in space))
    t.run(refill_display())
    assert [len(space) for space in t.g.display] == [1] * spaces
    assert len(t.g.item_deck) == deck - 2


@pytest.mark.rule("lockup.board.reputation_track")
def test_stars_are_gained_and_lost_at_once() -> None:
    t = Table.empty(2).tokens(0, "cell_block", "lookout").shop("rusty_shiv").cubes(0, scrap=2)
    t.check("cell_block").play(0, "make:rusty_shiv")
    assert t.g.stars == [13, 10]
    t.suspicion(1, 2).run(raid())
    assert t.g.stars == [13, 4]


@pytest.mark.rule("lockup.board.reputation_track")
def test_reputation_has_no_maximum() -> None:
    t = Table.empty(2)
    t.g.stars[0] = 199
    assert t.run(stars(0, -1, 13)).g.stars[0] == 212


@pytest.mark.rule("lockup.items.anatomy")
def test_an_item_has_a_value_a_cost_effects_and_attributes() -> None:
    """Bone Knuckles: 4 stars, two scrap and an iron, a shield, and one power."""
    t = Table.empty(2).tokens(0, "cell_block", "crew_4").shop("bone_knuckles", "makeshift_crown")
    t.cubes(0, scrap=3, iron=1).check("cell_block")
    assert t.options(0, "make") == {"make:bone_knuckles"}
    assert t.why(0)["make:makeshift_crown"] == "craft.pay"
    t.play(0, "make:bone_knuckles")
    assert (t.g.stars[0], t.owned(0), t.g.power[0]) == (14, {"scrap": 1}, 2)
    assert [count_attribute(t.g, 0, attribute) for attribute in range(3)] == [1, 0, 0]
    assert t.asked(0) == ""


@pytest.mark.rule("lockup.items.anatomy")
def test_every_item_has_value_and_cost_and_some_have_effects_or_several_attributes() -> None:
    t = Table(2)
    items = (*t.g.item_deck, *(item for space in t.g.display for item in space))
    assert all(t.content.value[item] > 0 and sum(t.content.cost[item]) > 0 for item in items)
    assert {bool(t.content.effects[item]) for item in items} == {True, False}
    assert {sum(t.content.attributes[item]) for item in items} == {0, 1, 2, 3}


@pytest.mark.rule("lockup.attributes.types")
def test_shield_gem_and_magic_on_items_and_goons() -> None:
    t = Table.empty(2)
    t.put("items", 0, "runed_greatblade", "sock_mace")  # all three; two shields
    t.put("goons", 0, "flayer_1", "cultist_2")  # a gem; magic
    counts = {name: count_attribute(t.g, 0, number) for number, name in enumerate(ATTRIBUTES)}
    assert counts == {"shield": 3, "gem": 2, "magic": 2}
    assert [count_attribute(t.g, 1, number) for number in range(3)] == [0, 0, 0]


@pytest.mark.rule("lockup.goons.anatomy")
def test_a_goon_has_type_suspicion_stars_at_the_end_effect_and_attribute() -> None:
    """The third flayer: two symbols, a shield, a scrap at once, four stars at the end."""
    t = Table.empty(2).tokens(0, "chow_hall", "crew_4").row("flayer_3").cubes(0, gold=1)
    t.check("chow_hall").play(0, "enlist:1")
    assert (t.owned(0), count_attribute(t.g, 0, 0)) == ({"scrap": 1}, 1)
    assert (t.g.stars[0], t.score(0)["goons"]) == (10, 4)
    goons = t.content.by_kind[GOON]
    assert {t.content.suspicion[goon] for goon in goons} == {0, 1, 2}
    assert {bool(t.content.effects[goon]) for goon in goons} == {True, False}
    assert {sum(t.content.attributes[goon]) for goon in goons} == {0, 1}
    assert {t.content.type[goon] for goon in goons} == set(range(7))
