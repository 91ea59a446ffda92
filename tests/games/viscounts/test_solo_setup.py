"""Solo games before the first round: the automa's board, its schemes, its place and what it starts with."""

import pytest

from pentarchy.engine.errors import BadSetup
from pentarchy.engine.views import SPECTATOR, view
from pentarchy.games.viscounts import GAME
from pentarchy.games.viscounts.automa import automa_acts
from pentarchy.games.viscounts.moves import SITE
from tests.games.viscounts.table import Table

PLAYER, AUTOMA = 0, 1
OWNER = 4  # the automa in events
BOARDS = ("cleric", "builder", "noble", "cards")
STARTERS = [
    "st_builder", "st_builder_cleric", "st_builder_noble", "st_cleric", "st_criminal_1", "st_criminal_2", "st_noble",
    "st_noble_cleric",
]  # fmt: skip
FUTURES = [
    "ft_builder", "ft_builder_noble", "ft_cleric", "ft_cleric_builder", "ft_criminal_1", "ft_criminal_2", "ft_noble",
    "ft_noble_cleric",
]  # fmt: skip
CROSSED_OUT = {
    "cleric": {"st_builder_noble", "ft_builder_noble", "ft_noble"},
    "builder": {"st_noble_cleric", "ft_noble_cleric", "ft_cleric"},
    "noble": {"st_builder_cleric", "ft_cleric_builder", "ft_builder"},
    "cards": set(),
}


def solo(automa: str = "cleric", **options: str) -> Table:
    """The middle of a solo game, the human out of the automa's way on an inner space."""
    return Table.empty(1, 1, automa=automa, **options).at(PLAYER, "forest_inner")


def reveal(table: Table, *schemes: str) -> Table:
    """A turn of the automa for each of these schemes."""
    for scheme in schemes:
        table.put("scheme_deck", -1, scheme)
        table.turn(AUTOMA)
    return table


def acts(table: Table, scheme: str) -> Table:
    """Only the last row of a scheme, which lies in the automa's left slot."""
    table.board(AUTOMA, scheme)
    return table.run(automa_acts(table.card(scheme)))


def drafting(chosen: str, left: str, automa: str = "cleric", seed: int = 1, **options: str) -> Table:
    """A solo game at the choice between these two player cards, segments and castle in the order of the files."""
    table = Table(1, seed=seed, automa=automa, **options)
    g = table.g
    g.ring = g.castle = (0, 1, 2, 3, 4)
    laid = (table.card(chosen), table.card(left))
    g.box = tuple(card for card in (*g.box, *g.pair_cards[0], *g.pair_cards[1]) if card not in laid)
    g.pair_cards = [(card,) for card in laid]
    g.offered = [None]
    return table


def drafted(chosen: str, left: str, automa: str = "cleric", seed: int = 1, **options: str) -> Table:
    """The same, with the choice made: the first turn."""
    table = drafting(chosen, left, automa, seed, **options)
    table.play(PLAYER, f"choose_pair:{chosen}")
    return table


# the human and the choice of a board --------------------------------------------------------------------------------
@pytest.mark.rule("viscounts.solo.setup.human")
def test_the_human_sets_up_as_usual_on_the_small_board_with_twelve_debts_and_deeds() -> None:
    table = drafted("player_1", "player_10")
    g = table.g
    assert (g.face, g.poverty, g.prosperity) == (0, 12, 12)
    assert table.owned(PLAYER) == {"ink": 2, "stone": 1, "silver": 8}
    assert (g.deeds[PLAYER], g.debts[PLAYER], table.markers(PLAYER)) == (2, 1, (1, 6))
    assert (len(g.hands[PLAYER]), len(g.decks[PLAYER]), table.space(PLAYER)) == (3, 6, "lake_left")
    assert (table.asked(PLAYER), g.round) == ("play_which", 1)


@pytest.mark.rule("viscounts.solo.setup.board")
@pytest.mark.parametrize("automa", BOARDS)
def test_the_human_chooses_one_of_four_boards(automa: str) -> None:
    assert Table(1, automa=automa).g.automa_board.name == f"automa_{automa}"
    assert [option.values for option in GAME.options if option.name == "automa"] == [BOARDS]


@pytest.mark.rule("viscounts.solo.setup.board")
def test_there_is_no_fifth_board_and_no_automa_with_two_players() -> None:
    with pytest.raises(BadSetup):
        Table(1, automa="merchant")
    with pytest.raises(BadSetup):
        Table(2, automa="cleric")


@pytest.mark.rule("viscounts.solo.setup.start_player")
def test_the_human_begins_and_the_automa_is_second() -> None:
    for seed in range(1, 5):
        table = drafted("player_1", "player_10", seed=seed)
        assert (table.g.first, table.g.active, table.asked(PLAYER)) == (PLAYER, PLAYER, "play_which")
        assert table.events("turn_started") == [("turn_started", PLAYER)]
        table.go_on(lambda g: g.round == 2)
        assert [owner for _, owner in table.events("turn_started")] == [PLAYER, OWNER, PLAYER]


# components ---------------------------------------------------------------------------------------------------------
@pytest.mark.rule("viscounts.solo.setup.components")
def test_the_automa_has_workers_markers_and_a_viscount_but_no_townsfolk() -> None:
    table = drafted("player_1", "player_2")
    g = table.g
    assert (g.workers[AUTOMA], table.markers(AUTOMA)) == (20, (1, 7))
    assert table.space(AUTOMA) == "lake_right"
    assert (len(g.hands), len(g.decks), len(g.discards)) == (1, 1, 1)
    assert table.cards(AUTOMA) == ["", "", ""]
    designs = {table.content.designs[card] for card in (*g.hands[0], *g.decks[0], *g.discards[0])}
    assert len(designs) == 9  # eight starting cards and a hero, all of them the human's


@pytest.mark.rule("viscounts.solo.setup.buildings", "viscounts.solo.build.leftmost_building")
def test_its_buildings_stand_as_guildhalls_trading_posts_workshops() -> None:
    """With plenty of stone it empties its board from left to right."""
    table = solo("builder")
    lefts = ("lake_left", "hills_left", "forest_left", "cliffs_left", "mountains_left")
    for space in (*lefts, *lefts[:4]):
        table.goods(AUTOMA, stone=20).at(AUTOMA, space).does(AUTOMA, "act('build')")
    assert [table.content.tables["buildings.toml"][name]["type"] for name in built(table)] == [
        "guildhall", "guildhall", "guildhall", "trading_post", "trading_post", "trading_post", "workshop", "workshop",
        "workshop",
    ]  # fmt: skip
    assert built(table)[:4] == ["guildhall_1", "guildhall_2", "guildhall_3", "trading_post_1"]


def built(table: Table) -> list[str]:
    """The buildings that the automa built, in order."""
    names = list(table.content.tables["buildings.toml"])
    return [names[int(str(slot))] for _, owner, slot, _ in table.events("built") if owner == OWNER]


# schemes ------------------------------------------------------------------------------------------------------------
@pytest.mark.rule("viscounts.solo.setup.remove_schemes", "viscounts.solo.setup.scheme_decks")
@pytest.mark.parametrize("automa", BOARDS)
def test_schemes_crossed_out_on_the_board_leave_the_game_and_the_others_form_two_piles(automa: str) -> None:
    table, out = Table(1, automa=automa), CROSSED_OUT[automa]
    assert {name for name in table.names("box") if name[:3] in ("st_", "ft_")} == out
    assert sorted(table.names("scheme_deck")) == [name for name in STARTERS if name not in out]
    assert sorted(table.names("future_deck")) == [name for name in FUTURES if name not in out]
    assert table.g.scheme_discard == ()


@pytest.mark.rule("viscounts.solo.setup.scheme_decks")
def test_both_piles_are_shuffled_and_face_down() -> None:
    tables = [Table(1, seed=seed) for seed in range(1, 7)]
    for zone in ("scheme_deck", "future_deck"):
        assert len({tuple(table.names(zone)) for table in tables}) > 3
        for eye in (PLAYER, SPECTATOR):
            assert set(view(tables[0].g, eye)[zone]) == {None}


@pytest.mark.rule("viscounts.solo.setup.scheme_decks")
def test_there_are_eight_starting_and_eight_future_schemes() -> None:
    table = Table(1, automa="cards")
    assert (len(table.g.scheme_deck), len(table.g.future_deck)) == (8, 8)


@pytest.mark.rule("viscounts.solo.difficulty")
@pytest.mark.parametrize(("difficulty", "joining"), [("normal", 0), ("plus_1", 1), ("plus_2", 2), ("plus_3", 3)])
@pytest.mark.parametrize(("automa", "starters", "futures"), [("cleric", 7, 6), ("cards", 8, 8)])
def test_random_future_schemes_join_the_deck(
    difficulty: str, joining: int, automa: str, starters: int, futures: int
) -> None:
    joined = set()
    for seed in range(1, 9):
        table = Table(1, seed=seed, automa=automa, difficulty=difficulty)
        deck, pile = table.names("scheme_deck"), table.names("future_deck")
        in_deck = [name for name in deck if name.startswith("ft_")]
        assert (len(deck), len(in_deck), len(pile)) == (starters + joining, joining, futures - joining)
        assert not {*deck, *pile} & CROSSED_OUT[automa]
        joined.add(tuple(sorted(in_deck)))
        assert set(view(table.g, PLAYER)["scheme_deck"]) == {None}
    assert (len(joined) > 2) == (joining > 0)


@pytest.mark.rule("viscounts.solo.difficulty")
def test_future_schemes_are_shuffled_into_the_deck_and_not_laid_on_it() -> None:
    places = set()
    for seed in range(1, 13):
        deck = Table(1, seed=seed, difficulty="plus_1").names("scheme_deck")
        places.add(next(place for place, name in enumerate(deck) if name.startswith("ft_")))
    assert len(places) > 3


# pairs, the space, the goods ----------------------------------------------------------------------------------------
@pytest.mark.rule("viscounts.solo.setup.pairs")
def test_two_pairs_are_laid_out_and_the_human_chooses_one() -> None:
    table = Table(1)
    names = [table.content.designs[pile[0]] for pile in table.g.pair_cards]
    assert (len(names), len(table.g.pair_heroes), table.asked(PLAYER)) == (2, 2, "pair_which")
    assert table.options(PLAYER) == {f"choose_pair:{name}" for name in names}
    for pile in (*table.g.pair_cards, *table.g.pair_heroes):
        assert len(pile) == 1


@pytest.mark.rule("viscounts.solo.setup.automa_space")
@pytest.mark.parametrize(
    ("left", "space"),
    [
        ("player_2", "lake_right"),
        ("player_3", "hills_left"),
        ("player_4", "hills_right"),
        ("player_5", "forest_left"),
        ("player_6", "forest_right"),
        ("player_7", "cliffs_left"),
        ("player_8", "cliffs_right"),
        ("player_9", "mountains_left"),
        ("player_10", "mountains_right"),
    ],
)
def test_the_automa_starts_on_the_space_of_the_pair_that_is_left(left: str, space: str) -> None:
    table = drafting("player_1", left)
    heroes = [table.content.designs[pile[0]] for pile in table.g.pair_heroes]
    table.play(PLAYER, "choose_pair:player_1")
    assert (table.space(PLAYER), table.space(AUTOMA)) == ("lake_left", space)
    assert (table.g.pair_cards, table.g.pair_heroes) == ([], [])
    assert {left, heroes[1]} <= set(table.names("box"))
    assert heroes[0] not in table.names("box")


@pytest.mark.rule("viscounts.solo.setup.start_items")
@pytest.mark.parametrize(
    ("automa", "goods"),
    [
        ("cleric", {"ink": 1, "stone": 1}),
        ("builder", {"stone": 1, "gold": 1}),
        ("noble", {"ink": 1, "gold": 1}),
        ("cards", {"ink": 2}),  # two of any: all resources are one to it
    ],
)
def test_the_automa_takes_what_its_board_shows_and_nothing_from_a_player_card(
    automa: str, goods: dict[str, int]
) -> None:
    """The site of its first guildhall, beside space 10, gives one more resource."""
    table = drafted("player_1", "player_10", automa)
    more = {"cleric": "ink", "builder": "stone", "noble": "gold", "cards": "ink"}[automa]
    assert table.owned(AUTOMA) == goods | {more: goods[more] + 1}
    assert (table.g.deeds[AUTOMA], table.g.debts[AUTOMA], table.markers(AUTOMA)) == (1, 1, (1, 7))
    assert (table.g.poverty, table.g.prosperity) == (12, 12)


@pytest.mark.rule("viscounts.solo.setup.start_building")
@pytest.mark.parametrize(
    ("left", "site"),
    [("player_3", "hills_1"), ("player_4", "hills_6"), ("player_5", "forest_1"), ("player_6", "forest_6")],
)
def test_its_first_guildhall_stands_on_the_left_most_site_of_its_space(left: str, site: str) -> None:
    table = drafted("player_1", left)
    assert built(table) == ["guildhall_1"]
    assert [SITE.tokens[int(str(place))] for *_, place in table.events("built")] == [site]
    assert table.g.built[AUTOMA] == 1 << 3
    assert sum(there >= 0 for there in table.g.sites) == 1


@pytest.mark.rule("viscounts.solo.setup.start_building")
@pytest.mark.parametrize(
    ("left", "goods", "papers"),  # deeds, approved, debts, paid
    [
        ("player_3", {"ink": 2, "stone": 1}, (1, 0, 1, 0)),  # an ink well
        ("player_6", {"ink": 1, "stone": 1}, (2, 0, 1, 0)),  # a deed
        ("player_8", {"ink": 2, "stone": 1}, (1, 0, 0, 1)),  # a flip: its debt, with an ink well for it
    ],
)
def test_the_effect_of_the_site_is_resolved(
    left: str, goods: dict[str, int], papers: tuple[int, int, int, int]
) -> None:
    table = drafted("player_1", left)
    g = table.g
    assert table.owned(AUTOMA) == goods
    assert (g.deeds[AUTOMA], g.approved[AUTOMA], g.debts[AUTOMA], g.paid[AUTOMA]) == papers


@pytest.mark.rule("viscounts.solo.setup.start_building")
def test_a_hire_on_that_site_is_a_future_scheme() -> None:
    table = drafted("player_1", "player_4")
    assert (len(table.g.scheme_discard), len(table.g.future_deck)) == (1, 5)


@pytest.mark.rule("viscounts.solo.setup.start_building")
def test_a_link_to_a_building_of_the_human_pays_both() -> None:
    """From the last site of the cliffs a link leads to the first one of the mountains: 1 virtue each."""
    table = drafted("player_8", "player_9")
    table.play(PLAYER, "take_good:ink", "erect:trading_post_1,cliffs_8")
    assert (table.markers(PLAYER), table.markers(AUTOMA)) == ((1, 6), (1, 6))
    assert [owner for _, owner, _ in table.events("linked")] == [OWNER, PLAYER]


@pytest.mark.rule("viscounts.solo.setup.slot_icons")
@pytest.mark.parametrize(
    ("middle", "right", "nobles"),
    [("", "", 2), ("", "st_cleric", 2), ("st_cleric", "", 1), ("st_cleric", "st_builder", 1)],
)
def test_icons_of_the_middle_slot_count_until_a_scheme_covers_them(middle: str, right: str, nobles: int) -> None:
    table = acts(solo().board(AUTOMA, "", middle, right), "st_noble")
    assert table.events("automa_lacks") == [("automa_lacks", 2, nobles, 3)]


@pytest.mark.rule("viscounts.solo.setup.slot_icons")
@pytest.mark.parametrize(
    ("middle", "right", "clerics"),
    [("", "", 2), ("st_builder", "", 2), ("", "st_builder", 1), ("st_noble_cleric", "", 3)],
)
def test_icons_of_the_right_slot_count_until_a_scheme_covers_them(middle: str, right: str, clerics: int) -> None:
    table = acts(solo().tiles("lake", "black4_ink").board(AUTOMA, "", middle, right), "st_cleric")
    assert table.events("automa_lacks") == [("automa_lacks", 3, clerics, 4)]
