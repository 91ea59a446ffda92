"""Constructing a building: where, which one, what it costs, in which order. Rules: build.*."""

from random import Random

import pytest

from tests.games.viscounts.table import Table

WORKSHOPS = {"workshop_1", "workshop_2", "workshop_3"}
TRADING_POSTS = {"trading_post_1", "trading_post_2", "trading_post_3"}
GUILDHALLS = {"guildhall_1", "guildhall_2", "guildhall_3"}
ALL = WORKSHOPS | TRADING_POSTS | GUILDHALLS


def builder(stone: int = 0, space: str = "hills_left", players: int = 2) -> Table:
    """Player 0 has stone but no builder icon: the middle slot is covered."""
    return Table.empty(players).board(0, "abbot", "trader", "lender").at(0, space).goods(0, stone=stone)


def offered(table: Table) -> set[str]:
    """The buildings that player 0 can construct."""
    return {move.split(":")[1].split(",")[0] for move in table.options(0, "construct")}


# where --------------------------------------------------------------------------------------------------------------
@pytest.mark.rule("viscounts.build.outer_only")
@pytest.mark.parametrize("segment", ["lake", "hills", "forest", "cliffs", "mountains"])
def test_buildings_are_constructed_on_the_outer_road_only(segment: str) -> None:
    assert offered(builder(20, f"{segment}_left").action()) == ALL
    assert offered(builder(20, f"{segment}_right").action()) == ALL
    inner = builder(20, f"{segment}_inner").action()
    assert not inner.options(0, "construct")
    assert "dismiss:build" not in inner.options() | set(inner.why())


@pytest.mark.rule("viscounts.build.empty_site")
def test_a_site_with_a_building_of_anybody_is_taken() -> None:
    table = builder(3).building(0, "guildhall_3", "hills_1").action()
    assert {move.split(",")[1] for move in table.options(0, "construct")} == {"hills_3"}
    table = builder(3).building(1, "guildhall_3", "hills_3").action()
    assert {move.split(",")[1] for move in table.options(0, "construct")} == {"hills_1"}
    full = builder(3).building(0, "guildhall_3", "hills_1").building(1, "guildhall_3", "hills_3").action()
    assert not full.options(0, "construct")


@pytest.mark.rule("viscounts.build.empty_site")
def test_a_free_building_needs_an_empty_site_too() -> None:
    table = Table.empty().building(1, "guildhall_3", "hills_1").building(0, "workshop_1", "lake_6")
    offers = table.does(0, "build('workshop')").options(0, "erect")
    assert len(offers) == 2 * 18  # two workshops left, 18 of 20 sites
    assert not {move for move in offers if move.endswith((",hills_1", ",lake_6"))}


@pytest.mark.rule("viscounts.build.empty_site")
def test_nobody_is_dismissed_for_building_without_an_empty_site() -> None:
    table = builder(3).goods(0, silver=3).folk("hills", "charlatan")
    assert "dismiss:build" in table.action().options()
    table.g.stop()
    table.building(1, "workshop_1", "hills_1").building(1, "workshop_2", "hills_3").action()
    assert table.why()["dismiss:build"] == "dismiss.only_with_action"


@pytest.mark.rule("viscounts.build.river")
def test_sites_across_the_river_and_of_other_segments_are_out_of_reach() -> None:
    """An empty right bank does not help on the left space."""
    table = builder(9).building(1, "workshop_1", "hills_1").building(1, "workshop_2", "hills_3").action()
    assert not table.options(0, "construct")
    table.g.stop()
    table.at(0, "hills_right").action()
    assert {move.split(",")[1] for move in table.options(0, "construct")} == {"hills_6", "hills_8"}


# what it costs ------------------------------------------------------------------------------------------------------
COSTS = [
    (name, cost) for names, cost in ((WORKSHOPS, 3), (TRADING_POSTS, 5), (GUILDHALLS, 7)) for name in sorted(names)
]


@pytest.mark.rule(
    "viscounts.build.cost_workshop", "viscounts.build.cost_trading_post", "viscounts.build.cost_guildhall"
)
@pytest.mark.parametrize(
    ("name", "cost"), [pytest.param(name, cost, marks=pytest.mark.card(name)) for name, cost in COSTS]
)
def test_a_building_needs_exactly_its_builders(name: str, cost: int) -> None:
    short = builder(cost - 1).action()
    assert name not in offered(short)
    assert short.why()[f"construct:{name},hills_1"] == "build.payment"
    table = builder(cost + 1).action().play(0, f"construct:{name},hills_1")
    assert table.owned() == {"stone": 1, "ink": 1}  # the ink is of the site
    assert table.events("built") == [("built", 0, table.g.sites[9], 9)]
    assert table.g.over


@pytest.mark.rule(
    "viscounts.build.cost_workshop", "viscounts.build.cost_trading_post", "viscounts.build.cost_guildhall"
)
@pytest.mark.parametrize(
    ("stone", "names"),
    [(2, set()), (3, WORKSHOPS), (4, WORKSHOPS), (5, WORKSHOPS | TRADING_POSTS), (6, WORKSHOPS | TRADING_POSTS),
     (7, ALL), (12, ALL)],
)  # fmt: skip
def test_more_builders_allow_more_buildings(stone: int, names: set[str]) -> None:
    assert offered(builder(stone).action()) == names


@pytest.mark.rule("viscounts.build.payment")
@pytest.mark.parametrize(
    ("cards", "stone", "spent"),
    [
        (("abbot", "trader", "lender"), 3, 3),
        (("labourer", "trader", "lender"), 3, 2),  # a builder
        (("labourer", "thief", "lender"), 3, 1),  # and a criminal
        (("charlatan", "trader", "lender"), 3, 1),  # two builders
        (("charlatan", "thief", "lender"), 3, 0),
        (("charlatan", "antagonist", "labourer"), 3, 0),  # 5: too many are no harm
        (("squire", "abbot", "lender"), 3, 3),  # nobles, clerics and merchants do not count
        (("abbot", "", "lender"), 3, 2),  # the builder printed in the open middle slot
    ],
)
def test_builders_and_criminals_on_the_board_and_stone_pay(cards: tuple[str, str, str], stone: int, spent: int) -> None:
    table = Table.empty().board(0, *cards).at(0, "hills_left").goods(0, stone=stone, ink=5, gold=5, silver=5)
    assert offered(table.action()) >= WORKSHOPS
    table.play(0, "construct:workshop_3,hills_1")
    assert table.owned() == {"ink": 6, "gold": 5, "silver": 5} | ({"stone": stone - spent} if stone > spent else {})


@pytest.mark.rule("viscounts.build.payment")
@pytest.mark.parametrize(
    ("folk", "price", "lent"), [("charlatan", 3, 2), ("artisan", 3, 1), ("antagonist", 3, 2), ("meddler", 2, 1)]
)
def test_builders_and_criminals_of_a_dismissed_townsfolk_pay(folk: str, price: int, lent: int) -> None:
    table = builder(3 - lent).goods(0, silver=price).folk("hills", folk).action()
    assert offered(table) == set()
    table.play(0, "dismiss:build")
    if table.asked() == "discard_which":
        table.play(0, "decline")
    assert offered(table) == WORKSHOPS
    table.play(0, "construct:workshop_3,hills_1")
    assert table.owned() == {"ink": 1}
    less = builder(2 - lent).goods(0, silver=price).folk("hills", folk).action()
    assert less.why()["dismiss:build"] == "dismiss.only_with_action"


@pytest.mark.rule("viscounts.build.payment")
def test_a_townsfolk_without_builder_or_criminal_is_not_dismissed_for_building() -> None:
    table = builder(9).goods(0, silver=3).folk("hills", "princess").action()
    assert table.why()["dismiss:build"] == "dismiss.icon_match"


# which one ----------------------------------------------------------------------------------------------------------
@pytest.mark.rule("viscounts.build.any_building")
@pytest.mark.parametrize("name", sorted(ALL))
def test_any_building_of_the_own_board_can_be_the_first(name: str) -> None:
    table = builder(7).action().play(0, f"construct:{name},hills_1")
    table.g.stop()
    assert offered(table.goods(0, stone=9).action()) == ALL - {name}


@pytest.mark.rule("viscounts.build.any_building", "viscounts.ability.by_slot")
def test_later_slots_can_be_emptied_before_earlier_ones() -> None:
    """The order of the official pictures: third trading post, second guildhall, third and second workshop."""
    table = builder()
    order = [("trading_post_3", "hills_1"), ("guildhall_2", "hills_3"), ("workshop_3", "cliffs_1"),
             ("workshop_2", "forest_1"), ("trading_post_1", "forest_3")]  # fmt: skip
    for name, site in order:
        table.at(0, f"{site.split('_')[0]}_left").goods(0, stone=7).action().play(0, f"construct:{name},{site}")
    assert [slot for slot in range(9) if table.g.built[0] >> slot & 1] == [0, 2, 4, 7, 8]
    table.at(0, "cliffs_left").goods(0, stone=7).action()
    assert offered(table) == {"trading_post_2", "guildhall_1", "guildhall_3", "workshop_1"}


@pytest.mark.rule("viscounts.build.any_building")
def test_the_buildings_of_others_do_not_matter() -> None:
    table = builder(9).emptied(1, "workshop_1", "trading_post_1", "guildhall_1").action()
    assert offered(table) == ALL


@pytest.mark.rule("viscounts.build.one_per_action")
def test_an_action_constructs_one_building() -> None:
    table = builder(20).action().play(0, "construct:workshop_3,hills_1")
    assert table.g.over
    assert table.g.built == [1 << 8, 0]
    assert [site for site in table.g.sites if site >= 0] == [8]
    assert table.owned() == {"stone": 17, "ink": 1}


@pytest.mark.rule("viscounts.build.none_left")
def test_with_all_nine_built_there_is_nothing_to_construct() -> None:
    table = builder(20).goods(0, silver=3).folk("hills", "charlatan")
    table.emptied(0, *sorted(ALL - {"workshop_2"}))
    assert offered(table.action()) == {"workshop_2"}
    table.g.stop()
    table.emptied(0, "workshop_2").action()
    assert not table.options(0, "construct")
    assert table.why()["dismiss:build"] == "dismiss.only_with_action"
    assert table.g.sites[9] < 0  # though there is an empty site


# the order ----------------------------------------------------------------------------------------------------------
@pytest.mark.rule("viscounts.build.sequence", "viscounts.build.payment", "viscounts.build.link")
@pytest.mark.card("workshop_2", "hills_large_1", "hills_large_link_2")
def test_the_example_with_the_mason() -> None:
    """T09: rearranging first, then the workshop on the only free site, 1 ink, and 2 silver for both owners."""
    table = builder(2, "hills_left", players=3).goods(0, silver=1).folk("hills", "mason")
    table.building(1, "trading_post_1", "hills_3").action()
    assert table.options(0, "construct") == set()
    table.play(0, "dismiss:build")
    assert table.owned() == {"stone": 2}
    assert table.asked() == "new_order"
    table.play(0, "arrange:321")
    assert table.cards() == ["lender", "trader", "abbot"]
    assert table.options() == {f"construct:{name},hills_1" for name in WORKSHOPS}
    table.play(0, "construct:workshop_2,hills_1")
    assert table.owned(0) == {"ink": 1, "silver": 2}
    assert table.owned(1) == {"silver": 2}
    assert table.owned(2) == {}
    assert table.where("mason") == ("box", -1)
    told = [told for told, *_ in table.events()]
    assert told[told.index("dismissed") :] == [
        "dismissed", "townsfolk_shown", "rearranged", "spent", "built", "gained", "linked", "linked",
        "gained", "gained",
    ]  # fmt: skip
    assert table.g.over


@pytest.mark.rule("viscounts.build.sequence")
def test_the_site_comes_before_the_links() -> None:
    """A flip at the site is answered before the link pays, and abilities after the action come last."""
    table = builder(7, "lake_right").board(0, "abbot").papers(0, deeds=1, debts=1)
    table.board(0, right="charlatan").building(1, "workshop_1", "lake_8").action()
    table.play(0, "construct:workshop_3,lake_6")
    assert table.asked() == "flip_which"
    assert not table.events("linked")
    assert table.g.sites[5] == 8
    assert table.markers() == (1, 7)
    table.play(0, "flip_one:deed")
    assert table.owned(1) == {"ink": 1}
    assert table.markers() == (2, 7)  # Charlatan
    told = [told for told, *_ in table.events()]
    assert told[told.index("built") :] == ["built", "flipped", "linked", "linked", "gained", "gained", "corrupted"]


# for ever -----------------------------------------------------------------------------------------------------------
@pytest.mark.rule("viscounts.build.permanent", "viscounts.ability.permanent")
@pytest.mark.parametrize("players", [2, 4])
def test_a_building_stays_where_it_is_until_the_end(players: int) -> None:
    table, rng = Table(players), Random(7)
    g, seen = table.g, [-1] * 45
    while not g.over:
        player = g.asked
        moves = g.legal(player)
        building = [move for move in moves if move[0] in ("construct", "erect")]
        g.play(player, rng.choice(building or moves))
        for site, there in enumerate(g.sites):
            assert seen[site] in (-1, there)
            if there >= 0:
                assert g.built[there // 9] >> there % 9 & 1
        seen = list(g.sites)
    assert sum(there >= 0 for there in seen) > 2
