"""Solo mode, setup: the decks of the guards, their board, difficulties, alone in expert mode."""

from collections import Counter

import pytest

from pentarchy.engine.errors import BadSetup
from pentarchy.engine.views import SPECTATOR, view
from pentarchy.games.lockup import GAME
from pentarchy.games.lockup.guards import guard_turn
from pentarchy.games.lockup.moves import LOCATIONS
from pentarchy.games.lockup.roll_call import place_tokens
from tests.games.lockup.table import Table

GUARDS = 1


def solo(seed: int = 1, *, mode: str = "normal", difficulty: str = "normal") -> Table:
    """An empty solo table on which all guard cards lie in their deck; the guards have the first player token."""
    table = Table.empty(1, seed, mode=mode, difficulty=difficulty)
    g = table.g
    for pile in g.guards_at:
        g.guard_deck += pile
    g.hide(g.guard_deck)
    g.guards_at[:] = [()] * LOCATIONS
    return table


def on_top(table: Table, deck: str, *names: str) -> Table:
    """Put cards on top of a deck, the first one named to be drawn first."""
    table.put(deck, -1, *reversed(names))
    return table


def without_books(table: Table) -> Table:
    """Play no book as long as the player is asked for one."""
    while table.asked(0) == "book_or_not":
        table.play(0, "skip")
    return table


def guard_names(table: Table) -> list[str]:
    """All guard cards in play, wherever they lie."""
    g = table.g
    piles = (g.guard_deck, g.guards_aside, *g.guards_at)
    return [table.content.designs[guard] for pile in piles for guard in pile]


def colours(table: Table) -> Counter[str]:
    """How many guard cards of each colour are in play, by their names."""
    return Counter(name.split("_")[1] for name in guard_names(table))


# the decks --------------------------------------------------------------------------------------------------------
@pytest.mark.rule("lockup.solo.guard_deck")
def test_the_guard_deck_has_twelve_different_cards_in_random_order_that_nobody_sees() -> None:
    tables = [Table(1, seed=seed) for seed in range(8)]
    for table in tables:
        assert len(set(guard_names(table))) == len(guard_names(table)) == 12
        for eye in (0, SPECTATOR):
            seen = view(table.g, eye)
            assert seen["guard_deck"] == [None] * 5
            assert [pile for pile in seen["guards_at"] if pile] == [[None]] * 7
    assert len({tuple(guard_names(table)) for table in tables}) == 8


@pytest.mark.parametrize(
    ("difficulty", "colour"),
    [
        pytest.param("normal", "green", marks=pytest.mark.rule("lockup.solo.difficulty.normal")),
        pytest.param("hard", "yellow", marks=pytest.mark.rule("lockup.solo.difficulty.hard")),
        pytest.param("extreme", "red", marks=pytest.mark.rule("lockup.solo.difficulty.extreme")),
    ],
)
def test_seven_blue_guards_and_five_of_the_colour_of_the_difficulty(difficulty: str, colour: str) -> None:
    table = Table(1, difficulty=difficulty)
    assert colours(table) == {"blue": 7, colour: 5}
    left = Counter(name.split("_")[1] for name in table.names("box") if name.startswith("guard_"))
    assert sum(left[other] for other in ("green", "yellow", "red")) == 10
    assert (left["blue"], left[colour]) == (0, 0)


@pytest.mark.rule("lockup.solo.difficulty.normal")
def test_without_a_choice_the_level_is_normal_and_only_the_three_levels_exist() -> None:
    assert colours(Table(1)) == {"blue": 7, "green": 5}
    with pytest.raises(BadSetup):
        GAME.resolve(1, {"difficulty": "easy"})
    with pytest.raises(BadSetup):
        GAME.resolve(2, {"difficulty": "hard"})


@pytest.mark.rule("lockup.solo.special.which")
@pytest.mark.parametrize(("difficulty", "special"), [("normal", 0), ("hard", 1), ("extreme", 1)])
def test_one_special_card_on_the_two_higher_levels(difficulty: str, special: int) -> None:
    """Turned up one by one on an otherwise empty board, only special cards bring another guard with them."""
    bringing = []
    for name in guard_names(Table(1, difficulty=difficulty)):
        table = (
            solo(difficulty=difficulty).guards("sewers", name, down=True).guards("smithy", "guard_blue_1a", down=True)
        )
        if name == "guard_blue_1a":
            continue
        on_top(table, "location_deck", "loc_off_duty.1")
        table.run(guard_turn()).play(0, "turn_up:sewers")
        bringing += [name] * (len(table.g.guards_at[1]) - 1)
    assert len(bringing) == special
    assert all(name.endswith("_special") for name in bringing)


@pytest.mark.rule("lockup.solo.location_deck")
def test_the_location_deck_names_the_first_six_locations_and_twice_a_break() -> None:
    orders = set()
    for seed in range(6):
        table = Table(1, seed=seed)
        assert Counter(table.names("location_deck")) == {
            **{
                f"loc_{name}": 1
                for name in ("exercise_yard", "sewers", "infirmary", "smithy", "commissary", "chow_hall")
            },
            "loc_off_duty": 2,
        }
        assert view(table.g, 0)["location_deck"] == view(table.g)["location_deck"] == [None] * 8
        orders.add(table.g.location_deck)
    assert len(orders) == 6


# two-player rules, with changes -----------------------------------------------------------------------------------
@pytest.mark.rule("lockup.solo.setup.base")
def test_everything_else_is_set_up_as_for_two_players() -> None:
    alone, pair = Table(1).g, Table(2).g
    assert [len(space) for space in alone.display] == [len(space) for space in pair.display] == [1, 1, 1]
    assert len(alone.cells[0]) == 6
    assert (alone.hidden_left, pair.hidden_left) == ([3], [3, 3])
    assert (alone.stars[0], alone.power[0], alone.storage) == (10, 1, [5])
    assert [len(space) for space in alone.goon_row] == [1] * 5
    assert alone.suspicion_supply + sum(alone.suspicion_at) == 12


@pytest.mark.rule("lockup.solo.setup.base")
def test_the_small_side_of_the_board_counts_alone() -> None:
    table = solo().tokens(0, "sewers", "crew_5").check("sewers").play(0, "take:sewers")
    assert table.owned(0) == {"scrap": 2}
    table.tokens(0, "infirmary", "crew_4").guards("infirmary", "guard_blue_1a").check("infirmary")
    table.play(0, "take:infirmary")
    assert (table.owned(0), table.owned(GUARDS)) == ({"scrap": 2, "potion": 2}, {"potion": 1})
    assert table.g.over


@pytest.mark.rule("lockup.solo.setup.no_rush")
def test_a_supremacy_and_an_end_game_card_but_no_rush() -> None:
    for seed in range(6):
        table = Table(1, seed=seed)
        assert [name.split("_")[0] for name in table.names("goals")] == ["supremacy", "end"]
        assert len([name for name in table.names("box") if name.startswith("rush_")]) == 6
    table = solo().power(0, 4).tokens(0, "exercise_yard", "crew_5").check("exercise_yard")
    table.play(0, "take:exercise_yard")
    assert (table.g.power[0], table.g.rush, table.g.stars[0]) == (5, -1, 10)


@pytest.mark.rule("lockup.solo.setup.books")
def test_two_titles_leave_the_book_deck_alone() -> None:
    books = Counter(Table(1).names("book_deck"))
    assert sum(books.values()) == 24
    assert not {"big_book_of_stealth", "cutthroat_crafting"} & set(books)
    boxed = Counter(Table(1).names("box"))
    assert (boxed["big_book_of_stealth"], boxed["cutthroat_crafting"]) == (2, 2)
    assert sum(Counter(Table(2).names("book_deck")).values()) == 28


# the guards -------------------------------------------------------------------------------------------------------
@pytest.mark.rule("lockup.solo.setup.guard_reputation", "lockup.solo.setup.guard_power")
@pytest.mark.parametrize("difficulty", ["normal", "hard", "extreme"])
def test_the_guards_start_with_ten_stars_and_one_power(difficulty: str) -> None:
    table = Table(1, difficulty=difficulty)
    assert table.g.stars == [10, 10]
    assert table.g.power == [1, 1]
    assert table.g.power_supply == 20
    assert (table.owned(GUARDS), table.g.suspicion[GUARDS]) == ({}, 0)
    assert (table.g.items[GUARDS], table.g.reserved[GUARDS], table.g.goons[GUARDS]) == ((), (), ())
    tokens = [name for name in table.names("box") if name.startswith(("crew_", "lookout", "enforcer"))]
    assert len(tokens) == 24


@pytest.mark.rule("lockup.solo.setup.first_player")
def test_the_guards_start_with_the_first_player_token() -> None:
    for seed in range(6):
        table = Table(1, seed=seed)
        assert table.g.first == GUARDS
        assert table.asked(0) == "turn_up_which"
        assert table.score(GUARDS)["first_player"] > table.score(0)["first_player"] == 0
    with pytest.raises(BadSetup):
        GAME.resolve(1, {"first": "1"})


@pytest.mark.rule("lockup.solo.setup.guard_reputation_expert", "lockup.solo.setup.expert_player_only")
@pytest.mark.parametrize("difficulty", ["normal", "hard", "extreme"])
def test_in_expert_mode_the_guards_start_with_twenty_stars(difficulty: str) -> None:
    """Goblins: 0 power, 1 suspicion, 2 gold, storage 6, 1 star. The guards get nothing of it and no trait."""
    table = Table(1, mode="expert", difficulty=difficulty)
    assert table.asked(0) == "keep_trait"
    assert (table.g.stars, table.g.power, table.g.suspicion) == ([1, 20], [0, 1], [1, 0])
    assert (table.owned(0), table.owned(GUARDS)) == ({"gold": 2}, {})
    assert table.g.storage == [6]
    assert len(table.options(0, "adopt")) == 2
    before = (table.g.stars[GUARDS], table.g.power[GUARDS], table.g.suspicion[GUARDS])
    table.put("dealt", 0, "respected")
    table.g.offered[0] = None
    table.play(0, "adopt:respected")
    assert (table.g.stars[GUARDS], table.g.power[GUARDS], table.g.suspicion[GUARDS]) == before
    assert table.g.stars[0] == 7
    assert (len(table.g.traits), table.asked(0)) == (1, "turn_up_which")


@pytest.mark.rule("lockup.solo.setup.expert_player_only")
def test_the_other_trait_and_the_trait_deck_stay_hidden_alone() -> None:
    table = Table(1, mode="expert")
    dealt = list(table.g.dealt[0])
    assert view(table.g, 0)["dealt"] == [dealt]
    assert view(table.g)["dealt"] == [[None, None]]
    assert view(table.g, 0)["trait_deck"] == [None] * 16
    table.play(0, table.g.moves.write(("adopt", dealt[0])))
    assert view(table.g)["traits"] == [[dealt[0]]]
    assert dealt[1] not in view(table.g)["trait_deck"]


# the guard board --------------------------------------------------------------------------------------------------
@pytest.mark.rule("lockup.solo.guard_board")
def test_the_guard_board_holds_power_suspicion_cubes_items_and_goons() -> None:
    table = solo().shop("rusty_shiv").row("dwarf_1", "dwarf_2").suspicion_at("smithy", 2)
    for location in ("exercise_yard", "sewers", "infirmary", "smithy", "chow_hall", "cell_block"):
        table.guards(location, guard_names(table)[0])
        table.check(location)
    assert table.g.over
    assert (table.g.power, table.g.suspicion) == ([1, 2], [0, 2])
    assert table.owned(GUARDS) == {"potion": 2, "iron": 2}
    assert (table.names("items", GUARDS), table.names("goons", GUARDS)) == (["rusty_shiv"], ["dwarf_1", "dwarf_2"])
    assert (table.owned(0), table.g.items[0], table.g.goons[0]) == ({}, (), ())


@pytest.mark.rule("lockup.solo.guard_board")
def test_the_guard_board_holds_any_number_of_cubes() -> None:
    table = solo().cubes(GUARDS, scrap=10, potion=8, iron=8, gold=6).guards("smithy", "guard_blue_2").check("smithy")
    assert table.owned(GUARDS) == {"scrap": 10, "potion": 8, "iron": 10, "gold": 6}
    assert table.g.over


@pytest.mark.rule("lockup.solo.player_turn")
def test_the_player_places_by_the_two_player_limit_of_hidden_tokens() -> None:
    table = solo().run(place_tokens(0))
    for name in ("crew_2", "crew_3", "crew_4"):
        table.play(0, f"place:{name},sewers,down")
    assert table.options(0) == {f"place:{name},sewers,up" for name in ("crew_5", "enforcer", "lookout")} | {"stay"}
    assert table.why(0)["place:crew_5,sewers,down"] == "roll_call.max_face_down_2p"
