"""Every achievement: who takes it and when, or what it scores at the end. Components: achievements.toml."""

import pytest

from pentarchy.games.lockup.content import ACHIEVEMENT, ANY, ITEM, RESOURCES
from tests.games.lockup.table import Table


def aim(goal: str, players: int = 3) -> Table:
    """A game with this achievement and no others."""
    table = Table.empty(players)
    table.put("box", -1, *table.names("goals"))
    table.put("goals", -1, goal)
    return table


def own(table: Table, player: int, *pieces: str) -> Table:
    """Let a player have these items and goons."""
    for piece in pieces:
        is_item = table.content.family[table.card(piece)] == ITEM
        table.put("items" if is_item else "goons", player, piece)
    return table


def get(table: Table, player: int, piece: str) -> None:
    """A player crafts an item ("any" is paid with gold), recruits a goon, or wins a power cube, alone at a location."""
    if piece == "power":
        table.tokens(player, "exercise_yard", "crew_5").check("exercise_yard").play(player, "take:exercise_yard")
    elif table.content.family[table.card(piece)] == ITEM:
        cost = table.content.cost[table.card(piece)]
        table.shop(piece).cubes(player, **dict(zip(RESOURCES, cost[:ANY], strict=True))).cubes(player, gold=cost[ANY])
        table.tokens(player, "cell_block", "crew_5").check("cell_block").play(player, f"make:{piece}")
        assert table.owned(player) == {}
    else:
        table.row(piece).tokens(player, "chow_hall", "crew_5").cubes(player, scrap=1)
        table.check("chow_hall").play(player, "enlist:1")
    assert table.g.over


# the card, what a player has just before, what does not help, what helps, who exceeds that
SUPREMACY = [
    ("supremacy_shield", ["sock_mace"], "dwarf_2", "dwarf_1", ["iron_buckler", "barrel_armor"]),
    ("supremacy_gem", ["ruby_earring"], "dwarf_1", "dwarf_2", ["makeshift_crown", "lucky_charm", "glass_eye"]),
    ("supremacy_magic", ["witch_salve"], "dwarf_2", "dwarf_6", ["demon_idol", "lucky_charm", "smoke_vial"]),
    (
        "supremacy_items",
        ["rusty_shiv", "rune_chalk"],
        "dwarf_1",
        "sock_mace",
        ["barrel_armor", "lucky_charm", "smoke_vial", "glass_eye"],
    ),
    (
        "supremacy_goons",
        ["dwarf_1", "cultist_1"],
        "sock_mace",
        "flayer_1",
        ["flayer_2", "flayer_3", "ratfolk_1", "ratfolk_2"],
    ),
    ("supremacy_kin", ["dwarf_1"], "flayer_1", "dwarf_2", ["dwarf_3", "dwarf_4", "dwarf_7"]),
]
RUSH = [
    ("rush_power", [], "hobgoblin_1", "power"),
    ("rush_items", ["rusty_shiv", "rune_chalk", "smoke_vial"], "dwarf_1", "sock_mace"),
    ("rush_goon_types", ["dwarf_1", "flayer_1", "bandit_iron"], "dwarf_2", "cultist_2"),
    ("rush_attributes", ["sock_mace", "ruby_earring", "rune_chalk"], "dwarf_1", "dwarf_6"),
    ("rush_cost_types", ["rune_chalk", "spiked_bracers"], "hollow_boot", "signet_ring"),
    ("rush_iron", ["bone_knuckles", "spiked_bracers"], "rusty_shiv", "sock_mace"),
]


@pytest.mark.rule("lockup.supremacy.condition", "lockup.supremacy.overtake")
@pytest.mark.parametrize(
    ("goal", "before", "useless", "decisive", "more"),
    [pytest.param(*row, marks=pytest.mark.card(row[0]), id=row[0]) for row in SUPREMACY],
)
def test_supremacy(goal: str, before: list[str], useless: str, decisive: str, more: list[str]) -> None:
    """One short of the minimum nobody has it; the right piece wins it; somebody with one more takes it over."""
    table = own(aim(goal), 1, *before)
    get(table, 1, useless)
    assert table.g.supremacy == -1
    get(table, 1, decisive)
    assert table.g.supremacy == 1
    own(table, 2, *more[:-1])  # as many as player 1
    get(table, 0, "power")  # anything that happens lets the card be looked at
    assert table.g.supremacy == 1
    own(table, 2, more[-1])
    get(table, 0, "power")
    assert table.g.supremacy == 2
    assert [row[1] for row in table.events() if row[0] in ("goal_taken", "goal_passed")] == [1, 2]


@pytest.mark.rule("lockup.rush.first", "lockup.rush.stars")
@pytest.mark.parametrize(
    ("goal", "before", "useless", "decisive"),
    [pytest.param(*row, marks=pytest.mark.card(row[0]), id=row[0]) for row in RUSH],
)
def test_rush(goal: str, before: list[str], useless: str, decisive: str) -> None:
    """One short of it nobody gets it; the right piece wins it with 5 stars."""
    table = own(aim(goal), 1, *before).power(1, 4)
    get(table, 1, useless)
    assert table.g.rush == -1
    stars = table.g.stars[1]
    get(table, 1, decisive)
    value = 0 if decisive == "power" else table.content.value[table.card(decisive)]
    assert table.g.rush == 1
    assert table.g.stars[1] == stars + value + 5
    assert len(table.events("goal_taken")) == 1


@pytest.mark.card("rush_attributes")
@pytest.mark.parametrize("missing", ["shield", "gem", "magic"])
def test_all_three_attributes_are_needed_twice(missing: str) -> None:
    """Two of each: many of two kinds do not make up for the third."""
    pairs = {"shield": "sock_mace", "gem": "ruby_earring", "magic": "witch_salve"}
    single = {"shield": "dwarf_1", "gem": "dwarf_2", "magic": "dwarf_6"}
    table = own(aim("rush_attributes"), 0, *(item for attribute, item in pairs.items() if attribute != missing))
    get(table, 0, single[missing])
    assert table.g.rush == -1
    own(table, 0, {"shield": "dwarf_4", "gem": "dwarf_5", "magic": "cultist_2"}[missing])
    get(table, 0, "power")
    assert table.g.rush == 0


# the end ------------------------------------------------------------------------------------------------------------
def end_stars(table: Table) -> list[int]:
    return [table.score(player)["end_goal"] for player in range(table.g.players)]


@pytest.mark.card("end_items")
def test_end_items_rewards_most_crafted_items() -> None:
    """Reserved items, goons and the worth of items do not count."""
    table = own(aim("end_items"), 0, "makeshift_crown", "dwarf_1", "dwarf_2", "dwarf_3")
    own(table, 1, "rusty_shiv", "rune_chalk", "smoke_vial")
    own(table, 2, "sock_mace", "tattoo_kit")
    table.put("reserved", 0, "iron_buckler", "demon_idol", "signet_ring")
    assert end_stars(table) == [0, 8, 4]


@pytest.mark.card("end_goons")
def test_end_goons_rewards_most_recruited_goons() -> None:
    table = own(aim("end_goons"), 0, "dwarf_1", "ratfolk_1", "demon_gem")
    own(table, 1, "flayer_1", "flayer_2")
    own(table, 2, "hobgoblin_4", "rusty_shiv", "rune_chalk", "smoke_vial")
    assert end_stars(table) == [8, 4, 0]


@pytest.mark.card("end_books")
def test_end_books_rewards_most_unplayed_books() -> None:
    """They count their star each beside it; books on the discard pile are nobody's."""
    table = aim("end_books")
    table.put("hands", 2, "dirty_fighting.1", "dirty_fighting.2", "misers_confession.1")
    table.put("hands", 0, "misers_confession.2")
    table.put("book_discard", -1, "scavengers_guide.1", "scavengers_guide.2")
    assert end_stars(table) == [4, 0, 8]
    assert table.score(2)["books"] == 3


@pytest.mark.card("end_attr_sets")
@pytest.mark.parametrize(
    ("pieces", "expected"),
    [
        (["runed_greatblade"], 3),
        (["rusty_shiv", "ruby_earring"], 0),
        (["sock_mace", "ruby_earring", "witch_salve"], 6),
        (["sock_mace", "ruby_earring", "dwarf_6"], 3),
        (["dwarf_1", "dwarf_2", "dwarf_6"], 3),
    ],
)
def test_end_attr_sets_scores_3_for_each_set_of_the_three_attributes(pieces: list[str], expected: int) -> None:
    """Symbols of items and goons together; what is over makes no set."""
    table = own(own(aim("end_attr_sets"), 0, *pieces), 1, "lucky_charm", "bone_knuckles")
    assert end_stars(table) == [expected, 3, 0]


@pytest.mark.card("end_power")
def test_end_power_scores_1_for_each_power_cube() -> None:
    assert end_stars(aim("end_power").power(0, 5).power(1, 5).power(2, 0)) == [5, 5, 0]


@pytest.mark.card("end_gold_items")
def test_end_gold_items_scores_2_for_each_item_that_costs_gold() -> None:
    """An item counts once, however much gold it costs; gold in store or for an "any" symbol does not count."""
    table = own(aim("end_gold_items"), 0, "makeshift_crown", "signet_ring", "warden_key").cubes(1, gold=3)
    own(table, 1, "ruby_earring", "iron_buckler")
    get(table, 2, "hollow_boot")
    table.put("reserved", 2, "royal_medallion")
    assert end_stars(table) == [6, 2, 0]


def test_the_lists_are_complete() -> None:
    """Six achievements of each type are in the box of a game, less the three in play."""
    table = Table(2)
    cards = {table.content.designs[piece] for piece in table.content.by_kind[ACHIEVEMENT]}
    assert {row[0] for row in SUPREMACY} == {card for card in cards if card.startswith("supremacy_")}
    assert {row[0] for row in RUSH} == {card for card in cards if card.startswith("rush_")}
    assert len(cards & set(table.names("box"))) == len(cards) - 3 == 15
