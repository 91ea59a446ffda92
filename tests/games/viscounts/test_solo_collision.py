"""Collisions and shuffles of the automa."""

import pytest

from pentarchy.engine.views import view
from pentarchy.games.viscounts.moves import INSTEAD
from tests.games.viscounts.table import Table
from tests.games.viscounts.test_solo_setup import AUTOMA, OWNER, PLAYER, reveal, solo

DEBT, DEED = 0, 1


def collision(space: int, side: int = AUTOMA) -> Table:
    """A turn of the automa or the collision of the human; their markers have met on this space before it."""
    return solo("cleric").track(side, space, space)


def papers(table: Table, side: int) -> tuple[int, int]:
    """Deeds and debts, not flipped."""
    return table.g.deeds[side], table.g.debts[side]


def automa_turn(table: Table) -> Table:
    """A turn that moves no marker: a resource, a space, a workshop."""
    return reveal(table.goods(AUTOMA, stone=1).at(AUTOMA, "forest_right"), "st_builder_noble")


# collisions ---------------------------------------------------------------------------------------------------------
@pytest.mark.rule("viscounts.solo.turn.collision_rewards", "viscounts.solo.turn.collision")
@pytest.mark.parametrize(
    ("space", "resources", "deeds", "debts"),
    [(1, 0, 3, 0), (2, 0, 2, 0), (3, 1, 1, 0), (4, 1, 1, 1), (5, 1, 0, 1), (6, 1, 0, 2), (7, 2, 0, 3)],
)
def test_rewards_of_the_automa_by_space(space: int, resources: int, deeds: int, debts: int) -> None:
    """Its scheme brings a resource, and with a stone it builds a workshop on cliffs_1, for a deed."""
    table = automa_turn(collision(space))
    assert table.events("collided") == [("collided", OWNER, space)]
    assert table.owned(AUTOMA) == {"ink": 1 + resources}
    assert papers(table, AUTOMA) == (1 + deeds, debts)
    assert table.markers(AUTOMA) == (1, 7)


@pytest.mark.rule("viscounts.solo.turn.collision")
def test_its_collision_comes_after_its_scheme() -> None:
    table = automa_turn(collision(5))
    told = [event[0] for event in table.events()]
    assert told.index("scheme_shown") < told.index("built") < told.index("collided")
    assert told[-1] != "built"


@pytest.mark.rule("viscounts.solo.turn.collision")
def test_without_a_meeting_of_its_markers_nothing_happens() -> None:
    table = automa_turn(solo("cleric").track(AUTOMA, 4, 5))
    assert (table.events("collided"), table.markers(AUTOMA)) == ([], (4, 5))


@pytest.mark.rule("viscounts.solo.turn.collision")
def test_markers_that_meet_in_the_turn_of_the_human_wait_for_its_own() -> None:
    """The human builds beside a site of the automa, and the link gives virtue to both."""
    table = solo("cleric").building(AUTOMA, "guildhall_1", "forest_3").track(AUTOMA, 4, 5)
    table.at(PLAYER, "forest_right").board(PLAYER, "labourer").goods(PLAYER, stone=1).action(PLAYER)
    table.play(PLAYER, "construct:workshop_1,forest_6")
    assert (table.markers(AUTOMA), table.events("collided"), table.g.over) == ((4, 4), [], True)
    automa_turn(table)
    assert table.events("collided") == [("collided", OWNER, 4)]


@pytest.mark.rule("viscounts.solo.turn.collision_human", "viscounts.solo.turn.collision")
@pytest.mark.parametrize(
    ("space", "criminal", "debts", "deeds", "markers"),
    [
        (1, True, 1, 0, (1, 7)),
        (1, False, 0, 0, (1, 7)),
        (2, True, 0, 0, (2, 7)),
        (3, True, 0, 0, (2, 7)),
        (3, False, 0, 0, (1, 7)),
        (5, False, 0, 0, (1, 6)),
        (5, True, 0, 0, (1, 7)),
        (6, False, 0, 0, (1, 6)),
        (7, False, 0, 1, (1, 7)),
        (7, True, 0, 0, (1, 7)),
    ],
)
def test_what_the_human_gets_by_the_criminals_on_the_own_board(
    space: int, criminal: bool, debts: int, deeds: int, markers: tuple[int, int]
) -> None:
    table = collision(space).board(PLAYER, "thief" if criminal else "abbot")
    automa_turn(table)
    assert (papers(table, PLAYER), table.markers(PLAYER)) == ((deeds, debts), markers)
    assert table.owned(PLAYER) == {}


@pytest.mark.rule("viscounts.solo.turn.collision_human")
def test_on_the_fourth_space_the_human_may_rearrange() -> None:
    table = automa_turn(collision(4).board(PLAYER, "abbot", "thief"))
    assert table.asked(PLAYER) == "new_order"
    table.play(PLAYER, "arrange:213")
    assert (table.cards(PLAYER), table.g.over) == (["thief", "abbot", ""], True)


@pytest.mark.rule("viscounts.solo.turn.collision_human")
@pytest.mark.parametrize(
    ("space", "scheme", "goods", "papers_then", "markers"),
    [
        (1, "st_criminal_1", {}, (0, 1), (1, 7)),
        (1, "st_cleric", {}, (0, 0), (1, 7)),
        (2, "st_criminal_1", {}, (0, 0), (2, 7)),
        (4, "st_criminal_1", {"ink": 1}, (0, 0), (1, 7)),
        (4, "st_cleric", {"ink": 1}, (0, 0), (1, 7)),
        (6, "st_cleric", {}, (0, 0), (1, 6)),
        (7, "st_cleric", {}, (1, 0), (1, 7)),
        (7, "st_criminal_1", {}, (0, 0), (1, 7)),
    ],
)
def test_what_the_automa_gets_from_a_collision_of_the_human(
    space: int, scheme: str, goods: dict[str, int], papers_then: tuple[int, int], markers: tuple[int, int]
) -> None:
    table = collision(space, PLAYER).board(AUTOMA, scheme)
    collide(table)
    assert table.events("collided") == [("collided", PLAYER, space)]
    assert (table.owned(AUTOMA), papers(table, AUTOMA), table.markers(AUTOMA)) == (goods, papers_then, markers)


def collide(table: Table) -> None:
    """The turn of the human with an Abbot, without an action and without hiring."""
    table.at(PLAYER, "mountains_inner").hand(PLAYER, "abbot").turn(PLAYER)
    table.play(PLAYER, "play:abbot", "move:lake_right", "rest")


# shuffles -----------------------------------------------------------------------------------------------------------
def emptied(table: Table, *discarded: str) -> Table:
    """The deck is empty; only these schemes lie in the discard pile."""
    table.out(*table.names("scheme_deck"))
    table.put("scheme_discard", -1, *discarded)
    return table


@pytest.mark.rule("viscounts.solo.reshuffle")
def test_with_an_empty_deck_it_shuffles_after_sliding() -> None:
    """The scheme that leaves the board is shuffled too, and here it is the only one."""
    table = emptied(solo().board(AUTOMA, "st_builder", "st_cleric"))
    table.board(AUTOMA, "", "", "st_noble_cleric").turn(AUTOMA)
    assert table.cards(AUTOMA) == ["st_noble_cleric", "st_builder", "st_cleric"]
    assert (table.g.scheme_discard, table.g.scheme_deck) == ((), ())
    assert table.events("shuffled") == [("shuffled", OWNER)]
    told = [event[0] for event in table.events()]
    assert told.index("shuffled") < told.index("scheme_shown")


@pytest.mark.rule("viscounts.solo.reshuffle")
def test_the_whole_discard_pile_becomes_the_hidden_deck_in_random_order() -> None:
    shown = set()
    for seed in range(1, 9):
        table = Table.empty(1, seed=seed).at(PLAYER, "forest_inner").no_tiles("lake", "hills").no_folk("lake")
        emptied(table, "st_builder", "st_cleric", "st_builder_cleric", "st_noble_cleric").turn(AUTOMA)
        shown.add(table.cards(AUTOMA)[0])
        assert (table.g.scheme_discard, len(table.g.scheme_deck)) == ((), 3)
        assert view(table.g, PLAYER)["scheme_deck"] == [None, None, None]
    assert len(shown) > 1


@pytest.mark.rule("viscounts.solo.reshuffle")
def test_with_a_card_left_in_the_deck_nothing_is_shuffled() -> None:
    table = emptied(solo(), "st_builder")
    reveal(table, "st_builder_noble")
    assert (table.names("scheme_discard"), table.events("shuffled")) == (["st_builder"], [])


@pytest.mark.rule("viscounts.solo.reshuffle_check")
@pytest.mark.parametrize(
    ("left", "middle", "right", "check"),
    [
        ("st_builder", "st_cleric", "", "improved"),
        ("st_criminal_1", "st_cleric", "", "corrupted"),
        ("st_builder", "ft_criminal_2", "", "corrupted"),  # one for any number of criminals
        ("st_criminal_1", "ft_criminal_2", "", "corrupted"),
        ("st_builder", "st_cleric", "st_criminal_1", "improved"),  # it has left the board already
    ],
)
def test_the_check_of_a_shuffle_looks_at_the_two_schemes_still_on_the_board(
    left: str, middle: str, right: str, check: str
) -> None:
    table = emptied(solo().board(AUTOMA, left, middle, right), "st_builder_noble").turn(AUTOMA)
    told = table.events()
    after = told.index(("shuffled", OWNER)) + 1
    assert (told[after], told[after + 1][0]) == ((check, OWNER, 1), "scheme_shown")


@pytest.mark.rule("viscounts.solo.shuffle_effect")
@pytest.mark.parametrize(("scheme", "markers"), [("st_cleric", (1, 6)), ("st_criminal_1", (2, 7))])
def test_a_shuffle_effect_shuffles_the_discard_pile_into_the_deck_with_the_check(
    scheme: str, markers: tuple[int, int]
) -> None:
    table = solo().board(AUTOMA, scheme)
    table.put("scheme_discard", -1, "ft_builder", "ft_cleric")
    before = set(table.names("scheme_deck"))
    table.does(AUTOMA, "shuffle()")
    assert set(table.names("scheme_deck")) == before | {"ft_builder", "ft_cleric"}
    assert (table.g.scheme_discard, table.markers(AUTOMA)) == ((), markers)
    assert set(view(table.g, PLAYER)["scheme_deck"]) == {None}


@pytest.mark.rule("viscounts.solo.shuffle_effect")
def test_a_shuffle_effect_without_discarded_schemes_is_skipped() -> None:
    table = solo().board(AUTOMA, "st_cleric")
    deck = table.g.scheme_deck
    table.does(AUTOMA, "shuffle()")
    assert (table.g.scheme_deck, table.markers(AUTOMA)) == (deck, (1, 7))
    assert table.events() == [("automa_instead", INSTEAD.index["no_shuffle"])]
