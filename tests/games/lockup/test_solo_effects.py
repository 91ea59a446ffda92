"""Solo mode, effects of items and goons in the hands of the guards, and of the player against them."""

import pytest

from pentarchy.games.lockup.moves import CHOW_HALL, SOURCE
from pentarchy.games.lockup.rewards import finish_item, join_goon
from tests.games.lockup.table import Table
from tests.games.lockup.test_solo_setup import solo, without_books

PLAYER, GUARDS = 0, 1


def gets_item(table: Table, item: str, side: int = GUARDS) -> Table:
    """A side has just paid for an item: stars and effects."""
    table.put("items", side, item)
    return table.run(finish_item(side, table.card(item)))


def gets_goon(table: Table, goon: str, side: int = GUARDS) -> Table:
    """A side recruits a goon."""
    table.put("shown_goons", 0, goon)
    table.g.shown_goons[0] = ()
    table.g.location = CHOW_HALL
    join_goon(table.g, side, -1, table.card(goon))
    return table.run()


# books ------------------------------------------------------------------------------------------------------------
@pytest.mark.rule("lockup.solo.effect.book")
@pytest.mark.parametrize(("item", "value"), [("whisper_candle", 6), ("ghost_lantern", 5)])
def test_an_item_that_draws_a_book_gives_the_guards_a_star(item: str, value: int) -> None:
    table = solo()
    books = table.g.book_deck
    gets_item(table, item)
    assert table.g.stars == [10, 10 + value + 1]
    assert (table.g.book_deck, table.g.hands, table.g.over) == (books, [()], True)


@pytest.mark.rule("lockup.solo.effect.book")
@pytest.mark.parametrize(("item", "value"), [("glass_eye", 4), ("scrying_mirror", 7)])
def test_an_item_that_picks_of_two_books_gives_the_guards_one_star(item: str, value: int) -> None:
    table = solo()
    books = table.g.book_deck
    gets_item(table, item)
    assert table.g.stars == [10, 10 + value + 1]
    assert (table.g.book_deck, table.g.drawn, table.g.over) == (books, [()], True)


@pytest.mark.rule("lockup.solo.effect.book", "lockup.solo.chow_hall.effects")
@pytest.mark.parametrize("goon", ["cultist_1", "cultist_4"])
def test_a_goon_with_a_book_gives_the_guards_a_star(goon: str) -> None:
    table = solo().row(goon).guards("chow_hall", "guard_blue_4")
    books = table.g.book_deck
    table.check("chow_hall")
    assert (table.names("goons", GUARDS), table.g.stars) == ([goon], [10, 11])
    assert (table.g.book_deck, table.g.over) == (books, True)


@pytest.mark.rule("lockup.solo.effect.book")
def test_the_player_draws_books_as_usual() -> None:
    table = gets_item(solo(), "whisper_candle", PLAYER)
    assert (len(table.g.hands[0]), table.g.stars) == (1, [16, 10])


# storage ----------------------------------------------------------------------------------------------------------
@pytest.mark.rule("lockup.solo.effect.storage")
@pytest.mark.parametrize(("item", "value"), [("hidden_pouch", 4), ("hollow_boot", 4), ("false_bottom_trunk", 7)])
def test_more_storage_does_nothing_for_the_guards(item: str, value: int) -> None:
    table = gets_item(solo(), item)
    assert (table.g.storage, table.g.stars) == ([5], [10, 10 + value])
    assert table.events("storage_grew") == []
    gets_item(table, item, PLAYER)
    assert table.g.storage == [6]


# exchanging -------------------------------------------------------------------------------------------------------
@pytest.mark.rule("lockup.solo.effect.exchange", "lockup.solo.effect.exchange_tie")
@pytest.mark.parametrize(
    ("have", "after"),
    [
        ({"scrap": 3, "potion": 3}, {"scrap": 2, "potion": 3, "gold": 1}),  # the case of the fact sheet
        ({"scrap": 1, "potion": 4, "iron": 2, "gold": 2}, {"scrap": 2, "potion": 3, "iron": 2, "gold": 2}),
        ({"potion": 2, "gold": 2}, {"potion": 1, "iron": 1, "gold": 2}),
        ({"gold": 1}, {"iron": 1}),
        ({"iron": 2, "gold": 3}, {"potion": 1, "iron": 2, "gold": 2}),
        ({"scrap": 1, "potion": 1, "iron": 1, "gold": 1}, {"potion": 1, "iron": 1, "gold": 2}),
        ({"potion": 1, "iron": 1}, {"iron": 1, "gold": 1}),
    ],
)
def test_the_guards_exchange_what_they_have_most_of_for_what_they_have_least_of(
    have: dict[str, int], after: dict[str, int]
) -> None:
    table = gets_goon(solo().cubes(GUARDS, **have), "ratfolk_2")
    assert (table.owned(GUARDS), table.g.over) == (after, True)
    assert table.g.audit() == []
    item = gets_item(solo().cubes(GUARDS, **have), "loaded_dice")
    assert item.owned(GUARDS) == after


@pytest.mark.rule("lockup.solo.effect.exchange_tie")
def test_an_exchange_passes_over_what_the_supply_lacks() -> None:
    table = gets_goon(solo().cubes(PLAYER, gold=10, iron=15).cubes(GUARDS, scrap=2), "ratfolk_2")
    assert table.owned(GUARDS) == {"scrap": 1, "potion": 1}


@pytest.mark.rule("lockup.solo.effect.exchange_tie")
def test_without_cubes_or_without_a_supply_the_guards_do_not_exchange() -> None:
    table = gets_goon(solo(), "ratfolk_2")
    assert (table.owned(GUARDS), table.g.over) == ({}, True)
    table = gets_goon(solo().cubes(PLAYER, gold=10, iron=15, potion=15).cubes(GUARDS, scrap=2), "ratfolk_2")
    assert table.owned(GUARDS) == {"scrap": 2}


@pytest.mark.rule("lockup.solo.effect.exchange")
def test_the_player_chooses_an_exchange_or_none() -> None:
    table = gets_goon(solo().cubes(PLAYER, scrap=1), "ratfolk_2", PLAYER)
    assert (table.asked(0), table.options(0, "done")) == ("exchange_which", {"done"})
    table.play(0, "swap:scrap,potion")
    assert (table.owned(PLAYER), table.g.over) == ({"potion": 1}, True)


# suspicion --------------------------------------------------------------------------------------------------------
@pytest.mark.rule("lockup.solo.effect.give_suspicion")
@pytest.mark.parametrize(("side", "after"), [(GUARDS, [3, 1]), (PLAYER, [1, 3])])
@pytest.mark.parametrize("card", ["forged_pass", "cursed_doll", "ratfolk_5"])
def test_suspicion_is_given_to_the_other_side(side: int, after: list[int], card: str) -> None:
    table = solo().suspicion(PLAYER, 2).suspicion(GUARDS, 2)
    (gets_goon if card.startswith("ratfolk") else gets_item)(table, card, side)
    assert (table.g.suspicion, table.g.over) == (after, True)


@pytest.mark.rule("lockup.solo.effect.give_suspicion")
@pytest.mark.parametrize(("side", "before"), [(GUARDS, [2, 0]), (PLAYER, [0, 2])])
def test_who_has_no_suspicion_gives_none(side: int, before: list[int]) -> None:
    table = solo().suspicion(PLAYER, before[0]).suspicion(GUARDS, before[1])
    assert gets_item(table, "forged_pass", side).g.suspicion == before
    assert table.events("gave_suspicion") == []


@pytest.mark.rule("lockup.solo.effect.give_suspicion")
def test_a_frame_up_by_book_meets_the_guards() -> None:
    """One cube to the guards, one back to the supply."""
    table = solo().suspicion(PLAYER, 3).tokens(0, "smithy", "crew_2").guards("smithy", "guard_blue_4")
    table.put("hands", 0, "art_of_frame_up.1")
    table.check("smithy").play(0, "book:art_of_frame_up")
    assert (table.g.suspicion, table.g.suspicion_supply) == ([1, 1], 10)
    assert table.events("gave_suspicion") == [("gave_suspicion", 0, 5, 1, SOURCE.index["art_of_frame_up"])]
    without_books(table).play(0, "take:smithy")
    assert table.g.over


# everything else works for the guards as for a player -----------------------------------------------------------------
@pytest.mark.rule("lockup.solo.cell_block.stars")
@pytest.mark.parametrize(
    ("item", "stars", "power", "suspicion", "cubes"),
    [
        ("rusty_shiv", 13, 1, 3, {}),
        ("bedsheet_rope", 14, 1, 2, {}),
        ("guard_disguise", 15, 1, 1, {}),
        ("lockpicks", 15, 1, 2, {}),
        ("bone_knuckles", 14, 2, 3, {}),
        ("tattoo_kit", 13, 2, 3, {}),
        ("chain_flail", 17, 2, 3, {}),
        ("silver_flask", 16, 1, 3, {"potion": 1}),
        ("false_bottom_trunk", 17, 1, 3, {"scrap": 1}),
        ("warden_key", 18, 1, 2, {}),
    ],
)
def test_items_of_the_guards(item: str, stars: int, power: int, suspicion: int, cubes: dict[str, int]) -> None:
    table = gets_item(solo().suspicion(GUARDS, 3).suspicion(PLAYER, 3), item)
    assert (table.g.stars, table.g.power, table.g.suspicion) == ([10, stars], [1, power], [3, suspicion])
    assert (table.owned(GUARDS), table.owned(PLAYER), table.g.over) == (cubes, {}, True)


@pytest.mark.rule("lockup.solo.chow_hall.effects")
@pytest.mark.parametrize(
    ("goon", "power", "suspicion", "cubes"),
    [
        ("flayer_3", 1, 1, {"scrap": 1}),
        ("flayer_4", 1, 1, {"potion": 1}),
        ("dwarf_7", 1, 1, {"iron": 1}),
        ("dwarf_8", 1, 1, {"gold": 1}),
        ("ratfolk_1", 1, 0, {}),
        ("hobgoblin_3", 2, 1, {}),
        ("bandit_gold", 1, 1, {}),
    ],
)
def test_goons_of_the_guards(goon: str, power: int, suspicion: int, cubes: dict[str, int]) -> None:
    table = solo().suspicion(GUARDS, 1).row("", goon).guards("chow_hall", "guard_blue_1a").check("chow_hall")
    assert (table.names("goons", GUARDS), table.owned(GUARDS)) == ([goon], cubes)
    assert (table.g.power, table.g.suspicion, table.g.stars) == ([1, power], [0, suspicion], [10, 10])
    assert table.g.over
