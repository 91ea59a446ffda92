"""The board, the piles and the players' own things before the first turn. Rules: setup.* but for the draft."""

import pytest

from pentarchy.engine.views import SPECTATOR, view
from pentarchy.games.viscounts import GAME
from pentarchy.games.viscounts.setup import PLAYERS
from tests.games.viscounts.table import Table

TABLES = pytest.mark.parametrize("players", PLAYERS)
STARTERS = {"grey3_virtue", "black3_flip", "yellow3_resource", "blue3_hire", "blue3_silver"}
SEEDS = range(40)


def started(players: int, seed: int = 1, **options: str) -> Table:
    """A game at the beginning of its first round."""
    return Table(players, seed, **options).go_on(lambda g: g.round == 1)


# steps ---------------------------------------------------------------------------------------------------------------
@pytest.mark.rule("viscounts.setup.step_order")
@pytest.mark.parametrize("players", PLAYERS[1:])
def test_the_table_is_laid_out_before_the_draft_and_the_stacks_are_counted_after_it(players: int) -> None:
    t = Table(players)
    g = t.g
    assert [len(set(g.ring)), len(set(g.castle)), len(g.bonus_cards)] == [5, 5, 4]
    assert all((*g.townsfolk, *g.manuscripts))
    assert [len(pile) for pile in g.discards] == [8] * players
    assert (len(g.pair_cards), len(g.pair_heroes)) == (players + 1, players + 1)
    assert (g.round, g.poverty, g.prosperity) == (0, -1, -1)
    t.go_on(lambda g: not any(g.asks) or g.round == 1)
    assert g.poverty > 0 < g.prosperity
    order = [event[0] for event in t.events() if event[0] in ("chose_pair", "round_started", "turn_started")]
    assert order == ["chose_pair"] * players + ["round_started", "turn_started"]


# the board -----------------------------------------------------------------------------------------------------------
@pytest.mark.rule("viscounts.setup.board_face_12", "viscounts.setup.board_face_34")
@pytest.mark.parametrize(("players", "sites"), [(1, 4), (2, 4), (3, 5), (4, 5)])
def test_the_face_of_the_segments_has_four_or_five_sites(players: int, sites: int) -> None:
    t = Table.empty(players)
    t.does(0, "build('workshop')")
    free = [move.split(",")[1].split("_")[0] for move in t.options(0, "erect") if move.startswith("erect:workshop_1,")]
    for segment in ("lake", "hills", "forest", "cliffs", "mountains"):
        assert free.count(segment) == sites
    assert len(free) == 5 * sites


@pytest.mark.rule("viscounts.setup.board_face_12", "viscounts.setup.board_face_34")
@pytest.mark.parametrize(
    ("players", "left", "right"),
    [
        (2, {"cliffs_1", "cliffs_3"}, {"cliffs_6", "cliffs_8"}),
        (3, {"cliffs_1", "cliffs_2", "cliffs_4"}, {"cliffs_6", "cliffs_8"}),
    ],
)
def test_the_sites_of_a_face_lie_on_the_banks_of_its_spaces(players: int, left: set[str], right: set[str]) -> None:
    for space, sites in (("cliffs_left", left), ("cliffs_right", right)):
        t = Table.empty(players).at(0, space).goods(0, stone=9).action()
        assert {move.split(",")[1] for move in t.options(0, "construct")} == sites


@pytest.mark.rule("viscounts.setup.segment_order")
def test_the_segments_form_a_ring_in_random_order() -> None:
    rings = [Table(2, seed).g.ring for seed in SEEDS]
    assert all(sorted(ring) == [0, 1, 2, 3, 4] for ring in rings)
    assert len(set(rings)) > 20
    after_lake = {ring[(ring.index(0) + 1) % 5] for ring in rings}
    assert after_lake == {1, 2, 3, 4}, "the numbers of the spaces do not matter"


@pytest.mark.rule("viscounts.setup.segment_order")
@pytest.mark.parametrize("seed", [1, 2, 3])
def test_the_viscounts_go_along_the_ring_as_it_was_laid(seed: int) -> None:
    """From the right space of a segment one step leads to the left space of the one laid clockwise of it."""
    t = Table.empty(2)
    t.g.ring = Table(2, seed).g.ring
    segments = ("lake", "hills", "forest", "cliffs", "mountains")
    here, after = (segments[t.g.ring[place]] for place in (2, 3))
    t.at(0, f"{here}_right").hand(0, "trader").turn(0).play(0, "play:trader")
    assert t.options(0) == {f"move:{after}_left"}


@pytest.mark.rule("viscounts.setup.castle_orientation")
def test_the_castle_is_turned_at_random_and_keeps_the_order_of_its_sections() -> None:
    turned = set()
    for seed in SEEDS:
        g = Table(2, seed).g
        clockwise = [g.castle[segment] for segment in g.ring]
        assert [(section - clockwise[0]) % 5 for section in clockwise] == [0, 1, 2, 3, 4]
        turned.add(clockwise[0])
    assert turned == {0, 1, 2, 3, 4}


@pytest.mark.rule("viscounts.setup.castle_orientation")
def test_workers_go_to_the_section_beside_the_segment() -> None:
    t = Table.empty(2).at(0, "hills_inner").goods(0, gold=9)
    t.g.castle = (2, 3, 4, 0, 1)
    t.action().play(0, "station:1")
    assert t.tier(1, 0) == {"hire_destroy": 1}


# the piles -----------------------------------------------------------------------------------------------------------
@pytest.mark.rule("viscounts.setup.townsfolk_piles")
@TABLES
def test_68_neutral_townsfolk_lie_in_five_piles(players: int) -> None:
    t = Table(players)
    assert sorted(len(pile) for pile in t.g.townsfolk) == [13, 13, 14, 14, 14]
    names = [name for segment in range(5) for name in t.names("townsfolk", segment)]
    assert len(set(names)) == 68
    assert {"bishop", "thief", "abbot", "ada", "therese"} & set(names) == {"bishop"}


@pytest.mark.rule("viscounts.setup.townsfolk_piles")
def test_the_larger_piles_lie_on_random_segments_and_the_cards_are_shuffled() -> None:
    games = [Table(2, seed) for seed in SEEDS]
    small = {segment for t in games for segment in range(5) if len(t.g.townsfolk[segment]) == 13}
    assert small == {0, 1, 2, 3, 4}
    assert len({t.g.townsfolk[0] for t in games}) == len(SEEDS)
    assert len({t.names("townsfolk", 0)[-1] for t in games}) > 15


@pytest.mark.rule("viscounts.setup.manuscript_piles", "viscounts.setup.manuscript_starters")
@TABLES
def test_each_pile_has_six_black_backed_manuscripts_and_a_grey_backed_one_on_top(players: int) -> None:
    t = Table(players)
    piles = [t.names("manuscripts", segment) for segment in range(5)]
    assert [len(pile) for pile in piles] == [7] * 5
    assert {pile[-1] for pile in piles} == STARTERS
    assert len({name for pile in piles for name in pile[:-1]} - STARTERS) == 30


@pytest.mark.rule("viscounts.setup.manuscript_piles", "viscounts.setup.manuscript_starters")
def test_which_manuscript_lies_where_is_random() -> None:
    games = [Table(2, seed) for seed in SEEDS]
    assert {t.names("manuscripts", 2)[-1] for t in games} == STARTERS
    assert len({t.g.manuscripts[2][:-1] for t in games}) == len(SEEDS)


@pytest.mark.rule("viscounts.setup.piles_hidden")
@pytest.mark.parametrize("players", [1, 3])
@pytest.mark.parametrize("zone", ["townsfolk", "manuscripts"])
def test_only_the_top_of_a_pile_is_seen(players: int, zone: str) -> None:
    t = Table(players)
    for eye in (*range(players), SPECTATOR):
        for seen, pile in zip(view(t.g, eye)[zone], getattr(t.g, zone), strict=True):
            assert seen == [None] * (len(pile) - 1) + [pile[-1]], "how many are left is public"


@pytest.mark.rule("viscounts.setup.piles_hidden")
def test_the_next_one_is_seen_by_all_when_the_top_is_taken() -> None:
    t = Table.empty(3)
    pile, below = t.g.townsfolk[0], t.g.townsfolk[0][-2]
    t.does(0, "hire()").play(0, f"hire_free:{t.content.tokens[pile[-1]]}")
    for eye in (0, 1, 2, SPECTATOR):
        assert view(t.g, eye)["townsfolk"][0] == [None] * (len(pile) - 2) + [below]
    t = Table.empty(3)
    tiles = t.g.manuscripts[0]
    t.does(0, "manuscript(3, 4)").play(0, f"copy:{t.content.tokens[tiles[-1]]}")
    for eye in (0, 1, 2, SPECTATOR):
        assert view(t.g, eye)["manuscripts"][0] == [None] * 5 + [tiles[-2]]


@pytest.mark.rule("viscounts.setup.supply")
@TABLES
def test_bonus_cards_and_the_leader_card_lie_beside_the_board(players: int) -> None:
    t = started(players)
    assert sorted(t.names("bonus_cards")) == ["bonus_black", "bonus_blue", "bonus_grey", "bonus_yellow"]
    assert all(not pile for pile in t.g.bonuses)
    assert t.g.leader == -1
    assert view(t.g)["bonus_cards"] == list(t.g.bonus_cards)


# the players ---------------------------------------------------------------------------------------------------------
@pytest.mark.rule("viscounts.setup.player_board")
@TABLES
def test_a_player_starts_with_nine_buildings_and_twenty_workers_of_one_colour(players: int) -> None:
    g = Table(players).g
    sides = max(players, 2)
    assert g.workers == [20] * sides
    assert (g.built, g.tier_3) == ([0] * sides, [0] * sides)
    assert (sum(g.tier_1), sum(g.tier_2), set(g.sites)) == (0, 0, {-1})
    assert all(not slot for slot in g.boards)
    assert g.goods == [0] * 4 * sides


@pytest.mark.rule("viscounts.setup.building_slot_order")
def test_the_building_slots_from_left_to_right() -> None:
    """Every empty slot of the board is one bit, from the left."""
    order = [
        "trading_post_1", "trading_post_2", "trading_post_3", "guildhall_1", "guildhall_2", "guildhall_3",
        "workshop_1", "workshop_2", "workshop_3",
    ]  # fmt: skip
    for slot, building in enumerate(order):
        kind = building[:-2]
        t = Table.empty(2).does(0, f"build('{kind}')").play(0, f"erect:{building},forest_1")
        assert t.g.built == [1 << slot, 0]


@pytest.mark.rule("viscounts.setup.markers")
@TABLES
def test_the_markers_start_at_the_ends_of_a_track_of_seven(players: int) -> None:
    t = Table(players)
    assert [t.markers(side) for side in range(max(players, 2))] == [(1, 7)] * max(players, 2)


@pytest.mark.rule("viscounts.setup.starting_icons")
def test_icons_of_the_slots_are_there_on_the_first_two_turns() -> None:
    """Merchants, builders, nobles, clerics, criminals after each card was played."""
    t = Table.empty(2).hand(0, "abbot", "labourer", "squire")
    counted = []
    for card in ("abbot", "labourer", "squire"):
        t.turn(0).play(0, f"play:{card}")
        counted.append(GAME.derived(t.g)["icons"][0])
        t.go_on()
    assert counted == [[2, 1, 1, 2, 0], [2, 1, 0, 1, 0], [0, 1, 1, 1, 0]]


@pytest.mark.rule("viscounts.setup.starting_icons")
def test_icons_of_uncovered_slots_pay_actions() -> None:
    t = Table.empty(2).board(0, left="abbot").at(0, "lake_left").goods(0, stone=2).action()
    assert t.options(0, "trade") == {"trade:1", "trade:2"}
    assert len(t.options(0, "construct")) == 6, "three workshops, two sites: a builder and two stone"
    t = Table.empty(2).board(0, left="labourer").at(0, "lake_inner").no_tiles("lake").goods(0, ink=2).action()
    assert t.options(0) >= {"station:1", "transcribe"}


@pytest.mark.rule("viscounts.setup.starting_icons")
def test_icons_of_covered_slots_pay_nothing() -> None:
    t = Table.empty(2).board(0, "thief", "trader", "abbot").at(0, "lake_left").goods(0, stone=1).action()
    assert t.options(0, "trade") == {"trade:1", "trade:2"}, "a criminal and a merchant of cards"
    assert t.options(0, "construct") == set()


# the stacks ----------------------------------------------------------------------------------------------------------
@pytest.mark.rule("viscounts.setup.poverty_stack", "viscounts.setup.prosperity_stack")
@pytest.mark.card("stacks")
@pytest.mark.parametrize(("players", "debts", "deeds"), [(1, 12, 12), (2, 12, 12), (3, 15, 16), (4, 18, 20)])
def test_how_many_debts_and_deeds_lie_above_poverty_and_prosperity(players: int, debts: int, deeds: int) -> None:
    g = started(players).g
    assert (g.poverty, g.prosperity) == (debts, deeds)


@pytest.mark.rule("viscounts.setup.stack_rest")
def test_more_debts_and_deeds_lie_below_the_two_cards() -> None:
    t = Table.empty(2).does(0, "debt(12)").does(0, "deed(12)")
    assert (t.g.poverty, t.g.prosperity) == (0, 0)
    t.does(0, "debt(9)").does(1, "deed(9)")
    assert (t.g.debts, t.g.deeds) == ([21, 0], [12, 9])
