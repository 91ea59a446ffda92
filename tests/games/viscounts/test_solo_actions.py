"""How the automa pays, which alternative it takes, and how it builds."""

import pytest

from pentarchy.games.viscounts.moves import INSTEAD, SEGMENTS, SITE
from tests.games.viscounts.table import Table
from tests.games.viscounts.test_solo_setup import AUTOMA, OWNER, PLAYER, acts, built, solo

BUILD, WORKERS, TRANSCRIBE = 1, 2, 3
SITES = [f"{segment}_{slot}" for segment in ("lake", "hills", "forest", "cliffs", "mountains") for slot in range(1, 10)]


def reasons(table: Table) -> list[tuple[object, ...]]:
    """What the log says about the automa's choice of an action."""
    kinds = ("automa_counts", "automa_lacks", "automa_no_place", "automa_no_flip", "automa_focus")
    return [event for event in table.events() if event[0] in kinds]


def sites(table: Table) -> list[str]:
    """Where the automa built, in order."""
    return [SITES[int(str(event[3]))] for event in table.events("built") if event[1] == OWNER]


# payment ------------------------------------------------------------------------------------------------------------
@pytest.mark.rule("viscounts.solo.payment")
@pytest.mark.parametrize(
    ("middle", "right", "guildhalls", "bonus", "ink", "icons", "spent"),
    [
        ("st_builder", "st_noble", (), "", 5, 1, 4),  # one cleric on the scheme
        ("st_builder", "", (), "", 5, 2, 3),  # and one in the open slot
        ("st_criminal_1", "st_noble", (), "", 5, 2, 3),  # criminals are wild
        ("ft_criminal_2", "st_noble", (), "", 5, 3, 2),
        ("st_builder", "st_noble", ("guildhall_1",), "", 5, 2, 3),  # freed by a guildhall
        ("st_builder", "st_noble", ("guildhall_2",), "", 5, 1, 4),  # that is a builder
        ("st_builder", "st_noble", (), "bonus_black", 5, 2, 3),
        ("st_builder", "st_noble", (), "bonus_blue", 5, 1, 4),  # merchants do not help
        ("ft_criminal_2", "st_criminal_1", ("guildhall_1",), "", 5, 5, 0),  # nothing is missing
        ("ft_criminal_2", "st_noble_cleric", ("guildhall_1",), "bonus_black", 5, 5, 0),  # more than needed
    ],
)
def test_icons_pay_first_and_the_resource_only_what_is_missing(
    middle: str, right: str, guildhalls: tuple[str, ...], bonus: str, ink: int, icons: int, spent: int
) -> None:
    table = solo("cleric").board(AUTOMA, "", middle, right).goods(AUTOMA, ink=ink, stone=2, gold=2)
    table.emptied(AUTOMA, *guildhalls).tiles("lake", "black5_clerics")
    if bonus:
        table.put("bonuses", AUTOMA, bonus)
    acts(table, "st_cleric")
    assert reasons(table) == [("automa_counts", TRANSCRIBE, icons, spent)]
    assert table.owned(AUTOMA) == {"ink": ink - spent, "stone": 2, "gold": 2}
    assert table.names("scrolls", AUTOMA) == ["black5_clerics"]


@pytest.mark.rule("viscounts.solo.payment", "viscounts.solo.turn.alternatives")
def test_one_icon_too_few_is_told_with_what_it_has_and_needs() -> None:
    table = solo("cleric").goods(AUTOMA, ink=2, stone=9, gold=9).tiles("lake", "black5_clerics")
    acts(table.papers(AUTOMA, debts=1), "st_cleric")
    assert reasons(table) == [("automa_lacks", TRANSCRIBE, 4, 5)]
    assert (table.g.paid[AUTOMA], table.markers(AUTOMA)) == (1, (1, 6))
    assert table.owned(AUTOMA) == {"ink": 3, "stone": 9, "gold": 9}


# alternatives and focus ---------------------------------------------------------------------------------------------
@pytest.mark.rule("viscounts.solo.turn.alternatives")
@pytest.mark.parametrize(
    ("ink", "gold", "told"),
    [
        (2, 2, [("automa_counts", TRANSCRIBE, 2, 1)]),  # both are possible: the first
        (1, 0, [("automa_counts", TRANSCRIBE, 2, 1)]),
        (0, 2, [("automa_lacks", TRANSCRIBE, 2, 3), ("automa_counts", WORKERS, 1, 2)]),
        (0, 1, [("automa_lacks", TRANSCRIBE, 2, 3), ("automa_lacks", WORKERS, 2, 3)]),
    ],
)
def test_the_first_possible_alternative_is_carried_out(ink: int, gold: int, told: list[tuple[object, ...]]) -> None:
    table = solo("cleric").goods(AUTOMA, ink=ink, gold=gold).tiles("lake", "grey3_virtue")
    acts(table, "ft_cleric")
    assert reasons(table) == told
    scrolls = ["grey3_virtue"] if len(told) == 1 else []
    assert table.names("scrolls", AUTOMA) == scrolls
    assert table.g.workers[AUTOMA] == (18 if told[-1] == ("automa_counts", WORKERS, 1, 2) else 20)
    last = 1 if told[-1][0] == "automa_lacks" else 0
    assert (table.g.deeds[AUTOMA], table.g.debts[AUTOMA]) == (last, last)


@pytest.mark.rule("viscounts.solo.turn.alternatives", "viscounts.solo.nothing_to_flip")
def test_the_last_alternative_is_always_possible() -> None:
    table = acts(solo("cleric").tiles("lake", "grey7_guildhall"), "st_builder_noble")
    assert (table.g.debts[AUTOMA], table.g.approved[AUTOMA], table.markers(AUTOMA)) == (1, 0, (1, 6))
    assert [event[0] for event in reasons(table)] == ["automa_lacks", "automa_lacks"]
    assert table.events("automa_instead") == [("automa_instead", INSTEAD.index["no_deed"])]


@pytest.mark.rule("viscounts.solo.turn.alternatives", "viscounts.solo.build.leftmost_site")
def test_an_action_without_a_place_is_not_possible() -> None:
    """Both sites of its bank are taken, those beyond the river are free."""
    table = solo("cleric").building(PLAYER, "workshop_1", "lake_1").building(AUTOMA, "workshop_1", "lake_3")
    acts(table.goods(AUTOMA, stone=9).papers(AUTOMA, deeds=1), "st_builder")
    assert reasons(table) == [("automa_no_place", BUILD)]
    assert (built(table), table.g.approved[AUTOMA], table.owned(AUTOMA)) == ([], 1, {"stone": 9})


@pytest.mark.rule("viscounts.solo.turn.alternatives")
def test_without_a_building_left_it_does_not_build() -> None:
    table = solo("cleric").goods(AUTOMA, stone=9).papers(AUTOMA, deeds=1)
    names = list(table.content.tables["buildings.toml"])
    acts(table.emptied(AUTOMA, *names), "st_builder")
    assert (reasons(table), table.g.approved[AUTOMA]) == ([("automa_no_place", BUILD)], 1)


@pytest.mark.rule("viscounts.solo.focus_list", "viscounts.solo.focus")
@pytest.mark.parametrize(
    ("automa", "told"),
    [
        ("cleric", ("automa_counts", TRANSCRIBE, 2, 1)),
        ("builder", ("automa_counts", BUILD, 2, 5)),
        ("noble", ("automa_counts", WORKERS, 2, 3)),
    ],
)
def test_three_automas_follow_their_focus_with_an_action(automa: str, told: tuple[object, ...]) -> None:
    table = solo(automa).goods(AUTOMA, ink=5, stone=5, gold=5).tiles("lake", "grey3_virtue")
    acts(table, "st_criminal_1")
    assert reasons(table) == [("automa_focus",), told]
    assert (table.names("scrolls", AUTOMA) == ["grey3_virtue"]) == (automa == "cleric")
    assert (built(table) == ["guildhall_1"]) == (automa == "builder")
    assert (table.g.workers[AUTOMA] == 17) == (automa == "noble")


@pytest.mark.rule("viscounts.solo.focus_list")
def test_the_focus_of_the_card_automa_is_a_flip() -> None:
    table = acts(solo("cards").papers(AUTOMA, debts=2, deeds=2, paid=1).goods(AUTOMA, ink=9), "st_criminal_1")
    assert reasons(table) == [("automa_focus",)]
    assert (table.g.paid[AUTOMA], table.g.approved[AUTOMA], table.g.deeds[AUTOMA]) == (1, 1, 1)


@pytest.mark.rule("viscounts.solo.focus_list")
def test_with_nothing_to_flip_the_focus_of_the_card_automa_is_impossible() -> None:
    table = acts(solo("cards"), "st_criminal_1")
    assert reasons(table) == [("automa_no_flip",)]
    assert (table.g.deeds[AUTOMA], table.markers(AUTOMA)) == (1, (1, 6))  # a deed; no debt to flip


@pytest.mark.rule("viscounts.solo.turn.alternatives", "viscounts.solo.focus")
def test_an_action_that_is_also_the_focus_is_refused_once() -> None:
    """The Builder automa would construct, or else follow its focus: the same action, with the same reason."""
    table = acts(solo("builder").papers(AUTOMA, deeds=1), "st_builder_noble")
    assert reasons(table) == [("automa_lacks", BUILD, 2, 3)]
    assert (table.g.debts[AUTOMA], table.g.approved[AUTOMA]) == (1, 1)


# building -----------------------------------------------------------------------------------------------------------
@pytest.mark.rule("viscounts.solo.build.leftmost_building")
@pytest.mark.parametrize(
    ("stone", "before", "building", "left"),
    [
        (1, (), "workshop_1", 0),
        (2, (), "workshop_1", 1),
        (3, (), "trading_post_1", 0),
        (4, (), "trading_post_1", 1),
        (5, (), "guildhall_1", 0),
        (8, (), "guildhall_1", 3),
        (6, ("guildhall_1",), "guildhall_2", 1),
        (3, ("trading_post_1",), "trading_post_2", 0),
        (3, ("trading_post_1", "trading_post_2", "trading_post_3"), "workshop_1", 2),
        (1, ("workshop_1", "workshop_2"), "workshop_3", 0),
        (8, ("guildhall_1", "guildhall_3"), "guildhall_2", 3),
    ],
)
def test_the_left_most_building_it_can_pay(stone: int, before: tuple[str, ...], building: str, left: int) -> None:
    """Two builders: on the scheme, and in the open right slot."""
    table = solo("cleric").goods(AUTOMA, stone=stone).emptied(AUTOMA, *before)
    acts(table.at(AUTOMA, "lake_left"), "st_builder")
    assert built(table) == [building]
    assert table.owned(AUTOMA).get("stone", 0) == left


@pytest.mark.rule("viscounts.solo.build.leftmost_site")
@pytest.mark.parametrize(
    ("space", "taken", "site"),
    [
        ("lake_left", (), "lake_1"),
        ("lake_left", ("lake_1",), "lake_3"),
        ("lake_left", ("lake_3",), "lake_1"),
        ("lake_right", (), "lake_6"),
        ("lake_right", ("lake_6",), "lake_8"),
        ("cliffs_left", ("cliffs_1",), "cliffs_3"),
        ("mountains_right", (), "mountains_6"),
    ],
)
def test_the_left_most_free_site_of_its_space(space: str, taken: tuple[str, ...], site: str) -> None:
    table = solo("cleric").goods(AUTOMA, stone=1).at(AUTOMA, space)
    for number, other in enumerate(taken, 1):
        table.building(PLAYER, f"workshop_{number}", other)
    assert sites(acts(table, "st_builder")) == [site]


@pytest.mark.rule("viscounts.solo.build.effects")
@pytest.mark.parametrize(
    ("space", "taken", "expected"),
    [
        ("lake_left", (), {"gold": 1}),  # lake_1: gold
        ("lake_left", ("lake_1",), "scheme"),  # lake_3: hire
        ("lake_right", ("lake_6",), "flip"),  # lake_8: destroy
        ("mountains_left", ("mountains_1",), {"ink": 1}),  # mountains_3: rearrange
        ("cliffs_left", (), "deed"),
    ],
)
def test_the_effect_of_the_site_with_its_replacements(space: str, taken: tuple[str, ...], expected: object) -> None:
    """The link from lake_6 to lake_8 gives an ink well besides."""
    table = solo("cleric").at(AUTOMA, space).papers(AUTOMA, deeds=1, paid=1).goods(AUTOMA, stone=1)
    for other in taken:
        table.building(PLAYER, "workshop_1", other)
    acts(table, "st_builder")
    links = {"lake_8": {"ink": 1}}.get(sites(table)[0], {})
    assert table.owned(AUTOMA) == (links | expected if isinstance(expected, dict) else links)
    assert len(table.g.scheme_discard) == (expected == "scheme")
    assert (table.g.approved[AUTOMA], table.g.deeds[AUTOMA]) == (
        (1, 0) if expected == "flip" else (0, 2) if expected == "deed" else (0, 1)
    )


@pytest.mark.rule("viscounts.solo.build.effects")
@pytest.mark.parametrize(("owner", "paid"), [(PLAYER, [OWNER, PLAYER]), (AUTOMA, [OWNER])])
def test_a_link_pays_both_owners_and_a_single_one_once(owner: int, paid: list[int]) -> None:
    """Between the two sites on the left bank of the hills: 2 silver."""
    table = solo("cleric").at(AUTOMA, "hills_left").building(owner, "workshop_2", "hills_1").goods(AUTOMA, stone=1)
    acts(table, "st_builder")
    assert [event[1] for event in table.events("linked")] == paid
    assert table.owned(AUTOMA) == {"stone": 1, "ink": 1}  # the site, the link
    assert table.owned(PLAYER) == ({"silver": 2} if owner == PLAYER else {})


@pytest.mark.rule("viscounts.solo.build.links_order")
@pytest.mark.parametrize("ring", [(0, 1, 2, 3, 4), (1, 0, 2, 3, 4), (4, 3, 2, 1, 0)])
def test_of_two_links_the_left_one_pays_the_automa_first(ring: tuple[int, ...]) -> None:
    """To the first site of the hills leads a link of whichever segment lies before them; another leads on from it."""
    table = solo("cleric").at(AUTOMA, "hills_left").goods(AUTOMA, stone=1)
    table.g.ring = ring
    before = SEGMENTS[ring[ring.index(1) - 1]]
    table.building(AUTOMA, "workshop_2", f"{before}_8").building(AUTOMA, "workshop_3", "hills_3")
    acts(table, "st_builder")
    assert [SITE.tokens[int(str(event[2]))] for event in table.events("linked")] == [f"{before}_9", "hills_2"]
    assert [kind for kind, *_ in table.events() if kind in ("automa_links", "linked")] == [
        "automa_links", "linked", "linked",
    ]  # fmt: skip


@pytest.mark.rule("viscounts.solo.build.effects")
def test_a_single_link_leaves_no_order_to_explain() -> None:
    table = solo("cleric").at(AUTOMA, "hills_left").building(AUTOMA, "workshop_2", "hills_3").goods(AUTOMA, stone=1)
    acts(table, "st_builder")
    assert (len(table.events("linked")), table.events("automa_links")) == (1, [])


@pytest.mark.rule("viscounts.solo.build.effects")
def test_the_human_decides_about_the_own_half_of_a_link() -> None:
    """From the last site of the lake to the first one of the hills: a castle move, for the automa a virtue."""
    table = solo("cleric").at(AUTOMA, "hills_left").building(PLAYER, "workshop_2", "lake_8").goods(AUTOMA, stone=1)
    acts(table.workers(PLAYER, 1, "flip", 1), "st_builder")
    assert (table.markers(AUTOMA), table.asked(PLAYER)) == ((1, 6), "shift_which")
    table.play(PLAYER, "shift:castle_flip,castle_gold_move")
    assert (table.tier(1, PLAYER), table.g.over) == ({"gold_move": 1}, True)


# free buildings -----------------------------------------------------------------------------------------------------
def fill(table: Table, *free: str) -> Table:
    """Take all sites but these: by buildings of the human without a name."""
    banks = table.content.bank[0]
    for place, bank in enumerate(banks):
        if bank >= 0 and SITES[place] not in free:
            table.g.sites[place] = 0
    return table


@pytest.mark.rule("viscounts.solo.build.free")
@pytest.mark.parametrize(
    ("space", "free", "site"),
    [
        ("lake_left", ("lake_1", "lake_3", "lake_6"), "lake_1"),
        ("lake_left", ("lake_3", "lake_6"), "lake_3"),
        ("lake_left", ("lake_6", "mountains_8"), "lake_6"),  # across the river
        ("lake_left", ("hills_3", "mountains_8"), "hills_3"),
        ("lake_right", ("lake_1", "lake_8"), "lake_8"),
        ("lake_right", ("lake_1", "cliffs_6"), "cliffs_6"),
        ("lake_right", ("lake_1", "lake_3", "mountains_8"), "mountains_8"),
        ("lake_right", ("lake_1", "lake_3"), "lake_1"),  # all the way round
        ("mountains_right", ("lake_6", "mountains_1"), "lake_6"),
        ("forest_left", ("forest_3", "hills_8"), "forest_3"),
    ],
)
def test_a_free_building_goes_to_its_space_or_to_the_next_free_site_clockwise(
    space: str, free: tuple[str, ...], site: str
) -> None:
    table = fill(solo("cleric").at(AUTOMA, space), *free).does(AUTOMA, "build('workshop')")
    assert (sites(table), built(table)) == ([site], ["workshop_1"])


@pytest.mark.rule("viscounts.solo.build.free")
def test_clockwise_is_the_order_in_which_the_segments_lie() -> None:
    table = solo("cleric").at(AUTOMA, "lake_right")
    table.g.ring = (0, 3, 1, 4, 2)
    fill(table, "hills_1", "cliffs_8", "forest_1").does(AUTOMA, "build('guildhall')")
    assert (sites(table), built(table)) == (["cliffs_8"], ["guildhall_1"])


@pytest.mark.rule("viscounts.solo.build.free")
def test_a_free_building_costs_nothing_and_is_the_left_most_of_its_type() -> None:
    table = solo("cleric").at(AUTOMA, "forest_left").emptied(AUTOMA, "trading_post_1")
    table.does(AUTOMA, "build('trading_post')")
    assert (sites(table), built(table), table.events("spent")) == (["forest_1"], ["trading_post_2"], [])
    assert table.markers(AUTOMA) == (1, 6)  # the effect of the site


@pytest.mark.rule("viscounts.solo.build.free")
def test_a_free_building_is_lost_without_a_site_or_without_a_building_of_the_type() -> None:
    assert built(fill(solo("cleric")).does(AUTOMA, "build('workshop')")) == []
    table = solo("cleric").emptied(AUTOMA, "guildhall_1", "guildhall_2", "guildhall_3")
    assert built(table.does(AUTOMA, "build('guildhall')")) == []
