"""What is hidden of the automa's schemes: the order of both piles, and which future schemes joined the deck."""

from collections.abc import Iterator
from random import Random

import pytest

from pentarchy.engine.views import SPECTATOR, determinise, view
from pentarchy.games.viscounts import GAME
from pentarchy.games.viscounts.state import Viscounts
from tests.games.viscounts.table import Table
from tests.games.viscounts.test_solo_setup import AUTOMA, PLAYER, reveal, solo

FUTURES = {"ft_builder", "ft_cleric", "ft_cleric_builder", "ft_criminal_1", "ft_criminal_2", "ft_noble_cleric"}


def worlds(table: Table, eye: int = PLAYER, count: int = 40) -> Iterator[Viscounts]:
    """States that look like this one to the human."""
    for seed in range(count):
        yield determinise(table.g, eye, Random(seed))


def futures(table: Table, pile: tuple[int, ...]) -> list[str]:
    """The future schemes of a pile."""
    return sorted(name for name in (table.content.designs[card] for card in pile) if name.startswith("ft_"))


def swapped(table: Table) -> Viscounts:
    """The same game, but a future scheme of the deck has changed places with one of the future pile."""
    g = table.g.clone()
    inside = next(card for card in g.scheme_deck if g.content.future[card])
    outside = g.future_deck[0]
    g.scheme_deck = tuple(outside if card == inside else card for card in g.scheme_deck)
    g.future_deck = tuple(inside if card == outside else card for card in g.future_deck)
    return g


def same(g: Viscounts, other: Viscounts) -> bool:
    return g.encode() == other.encode()


# what may be where --------------------------------------------------------------------------------------------------
@pytest.mark.rule("viscounts.solo.difficulty")
@pytest.mark.parametrize(("difficulty", "joined"), [("normal", 0), ("plus_1", 1), ("plus_2", 2), ("plus_3", 3)])
@pytest.mark.parametrize("eye", [PLAYER, SPECTATOR])
def test_any_future_scheme_may_have_joined_the_deck_but_always_so_many(difficulty: str, joined: int, eye: int) -> None:
    table = solo("cleric", difficulty=difficulty)
    in_deck: set[str] = set()
    for world in worlds(table, eye):
        found = futures(table, world.scheme_deck)
        assert (len(found), len(world.scheme_deck), len(world.future_deck)) == (joined, 7 + joined, 6 - joined)
        assert {*found, *futures(table, world.future_deck)} == FUTURES
        assert len(futures(table, world.future_deck)) == 6 - joined  # no starting scheme among them
        in_deck |= set(found)
    assert in_deck == (FUTURES if joined else set())


@pytest.mark.rule("viscounts.solo.setup.scheme_decks")
def test_the_order_of_both_piles_is_unknown() -> None:
    table = solo("cleric")
    tops = {world.scheme_deck[-1] for world in worlds(table)}
    assert tops == set(table.g.scheme_deck)
    assert {world.future_deck[-1] for world in worlds(table)} == set(table.g.future_deck)


@pytest.mark.rule("viscounts.solo.difficulty")
def test_a_future_scheme_that_was_revealed_from_the_deck_never_goes_back_to_the_future_pile() -> None:
    table = solo("cleric", difficulty="plus_2")
    shown = futures(table, table.g.scheme_deck)[0]
    reveal(table.papers(AUTOMA, debts=5, deeds=5), shown)
    for world in worlds(table):
        assert table.card(shown) in world.boards[3 * AUTOMA]
        assert len(futures(table, world.scheme_deck)) == 1
    table.put("scheme_discard", -1, shown)
    table.does(AUTOMA, "shuffle()")
    others: set[str] = set()
    for world in worlds(table):
        found = futures(table, world.scheme_deck)
        assert len(found) == 2
        assert shown in found
        assert shown not in futures(table, world.future_deck)
        others |= set(found) - {shown}
    assert others == FUTURES - {shown}  # the other one is still unknown


@pytest.mark.rule("viscounts.solo.scheme_gain", "viscounts.solo.difficulty")
@pytest.mark.parametrize("difficulty", ["normal", "plus_1"])
def test_a_gained_scheme_is_known_to_be_in_the_deck_after_a_shuffle(difficulty: str) -> None:
    table = solo("cleric", difficulty=difficulty)
    gained = table.content.designs[table.g.future_deck[-1]]
    table.does(AUTOMA, "scheme()")
    assert view(table.g, PLAYER)["scheme_discard"] == [table.card(gained)]
    table.does(AUTOMA, "shuffle()")
    assert set(view(table.g, PLAYER)["scheme_deck"]) == {None}
    assert table.g.seen_schemes == (table.card(gained),)
    places = set()
    for world in worlds(table):
        assert gained in futures(table, world.scheme_deck)
        assert gained not in futures(table, world.future_deck)
        assert len(futures(table, world.scheme_deck)) == (2 if difficulty == "plus_1" else 1)
        places.add(world.scheme_deck.index(table.card(gained)))
    assert len(places) > 4  # but not where


@pytest.mark.rule("viscounts.solo.difficulty")
def test_what_is_left_in_the_deck_may_tell_that_the_next_scheme_is_a_future_one() -> None:
    """All starting schemes are out: only a future scheme can be left, and it may be any of them."""
    table = solo("cleric", difficulty="plus_1")
    starters = [name for name in table.names("scheme_deck") if name.startswith("st_")]
    table.put("scheme_discard", -1, *starters)
    tops = {table.content.designs[world.scheme_deck[-1]] for world in worlds(table)}
    assert tops == FUTURES


@pytest.mark.rule("viscounts.solo.setup.remove_schemes")
def test_removed_schemes_are_known_and_stay_in_the_box() -> None:
    table = solo("cleric", difficulty="plus_3")
    for world in worlds(table, count=10):
        box = {table.content.designs[card] for card in world.box}
        assert {"st_builder_noble", "ft_builder_noble", "ft_noble"} <= box


# states that cannot be told apart -----------------------------------------------------------------------------------
@pytest.mark.rule("viscounts.solo.difficulty")
@pytest.mark.parametrize("eye", [PLAYER, SPECTATOR])
def test_what_is_imagined_does_not_depend_on_which_future_schemes_joined(eye: int) -> None:
    table = solo("cleric", difficulty="plus_2")
    twin = swapped(table)
    assert view(table.g, eye) == view(twin, eye)
    for seed in range(20):
        assert same(determinise(table.g, eye, Random(seed)), determinise(twin, eye, Random(seed)))


@pytest.mark.rule("viscounts.solo.difficulty", "viscounts.solo.score.same")
@pytest.mark.parametrize("tile", ["grey5_builders", "yellow5_nobles", "black5_clerics", "blue6_criminals"])
def test_open_points_of_the_automa_do_not_tell_which_future_schemes_joined(tile: str) -> None:
    """A manuscript that counts icons counts those of the hidden deck, but nobody may see how many before the end."""
    table = solo("cleric", difficulty="plus_3")
    table.put("scrolls", AUTOMA, tile)
    table.turn(PLAYER)
    seen = GAME.look(table.g, PLAYER)
    for world in worlds(table, count=20):
        assert GAME.look(world, PLAYER)["derived"] == seen["derived"]


@pytest.mark.rule("viscounts.solo.score.same")
def test_without_hidden_future_schemes_the_points_of_the_automa_are_open() -> None:
    table = solo("cleric")
    table.put("scrolls", AUTOMA, "black5_clerics")
    assert GAME.derived(table.g)["automa_score"][0]["manuscripts"] == 3
