"""Symbols of the appendix about invention cards. Rules: symbol.play*, symbol.take_card, symbol.draft_three ..."""

import pytest

from pentarchy.engine.views import SPECTATOR, view
from tests.games.wistar.table import Table


# playing ------------------------------------------------------------------------------------------------------------
@pytest.mark.rule("wistar.symbol.play")
@pytest.mark.parametrize(
    ("effect", "cards"),
    [
        ("play()", {"saw", "portable_dynamo"}),
        ("play(deck='basic')", {"saw"}),
        ("play(deck='advanced')", {"portable_dynamo"}),
    ],
)
def test_one_card_of_either_or_of_the_shown_deck_is_played_for_its_price(effect: str, cards: set[str]) -> None:
    """Portable Dynamo costs 3 metal; the forge cannot be paid."""
    table = Table.empty().goods(0, metal=3).hand(0, "saw", "portable_dynamo", "forge").does(0, effect)
    assert table.options() == {f"play_card:{card}" for card in cards} | {"pass_by"}
    table.play(0, f"play_card:{min(cards)}")
    assert table.g.over, "only one"
    assert (table.names("areas", 0), table.owned()) == ([min(cards)], {} if min(cards) != "saw" else {"metal": 3})


@pytest.mark.rule("wistar.symbol.play_free")
@pytest.mark.parametrize(
    ("effect", "cards"),
    [
        ("play_free()", {"whistle", "robo_cat", "fortress"}),
        ("play_free(deck='basic')", {"whistle"}),
        ("play_free(deck='advanced')", {"robo_cat", "fortress"}),
        ("play_free(kind='robot')", {"robo_cat"}),
        ("play_free(kind='tool')", {"whistle"}),
        ("play_free(kind='structure')", {"fortress"}),
    ],
)
def test_one_card_is_played_for_free_any_or_of_the_shown_deck_or_type(effect: str, cards: set[str]) -> None:
    table = Table.empty().hand(0, "whistle", "robo_cat", "fortress").does(0, effect)
    assert table.options() == {f"play_for_free:{card}" for card in cards} | {"pass_by"}
    table.play(0, f"play_for_free:{min(cards)}")
    assert (table.g.over, table.names("areas", 0)) == (True, [min(cards)])


# taking -------------------------------------------------------------------------------------------------------------
@pytest.mark.rule("wistar.symbol.take_card")
def test_a_card_is_taken_from_the_top_of_the_shown_deck() -> None:
    """Not from the market; its owner alone knows it."""
    table = Table.empty().deck(0, "forge", "well").deck(1, "jetpack", "garage")
    markets = [list(market) for market in table.g.markets]
    table.does(0, "draw('basic', 1)").does(0, "draw('advanced', 2)")
    assert table.names("hands", 0) == ["well", "garage", "jetpack"]
    assert table.names("decks", 0)[-1] == "forge"
    assert [list(market) for market in table.g.markets] == markets
    assert [view(table.g, who)["hands"][0] for who in (1, SPECTATOR)] == [[None] * 3] * 2
    assert view(table.g, 0)["hands"][0] == list(table.g.hands[0])


@pytest.mark.rule("wistar.symbol.take_card")
def test_with_either_deck_the_player_chooses() -> None:
    table = Table.empty().deck(0, "well").deck(1, "garage").does(0, "draw_any(2)")
    assert table.options() == {"stack:basic", "stack:advanced"}
    table.play(0, "stack:advanced", "stack:basic")
    assert (table.g.over, table.names("hands", 0)) == (True, ["garage", "well"])


@pytest.mark.rule("wistar.symbol.reveal_top_card")
@pytest.mark.parametrize(
    ("effect", "top", "taken"),
    [
        ("turn_up('advanced', 'tool')", "jetpack", True),
        ("turn_up('advanced', 'tool')", "garage", False),
        ("turn_up('basic', 'structure')", "forge", True),
        ("turn_up('basic', 'structure')", "lamp", False),
    ],
)
def test_the_top_card_of_a_deck_is_turned_up_for_all(effect: str, top: str, taken: bool) -> None:
    deck = 1 if "advanced" in effect else 0
    table = Table.empty().deck(deck, "fortress" if deck else "saw", top).does(0, effect)
    assert table.events("turned_up") == [("turned_up", table.card(top), int(taken))]
    assert table.where(top) == (("hands", 0) if taken else ("discards", deck))
    assert table.names("decks", deck)[-1] == ("fortress" if deck else "saw")


# three cards --------------------------------------------------------------------------------------------------------
def drafting() -> Table:
    """The Computing Centre is used for a wood and a hand card, as in the worked example."""
    table = Table.empty().area(0, "computing_centre").goods(0, wood=1).hand(0, "fortress")
    table.deck(0, "bakery", "calculating_machine", "forge", "saw").turn()
    return table.play(0, "use:computing_centre", "give:wood")


@pytest.mark.rule("wistar.symbol.draft_three")
@pytest.mark.card("computing_centre")
def test_three_cards_are_taken_one_is_played_for_free_two_are_discarded() -> None:
    table = drafting()
    assert table.options(kind="keep") == {"keep:calculating_machine", "keep:forge", "keep:saw"}
    assert (table.owned(), table.g.hands[0]) == ({}, ())
    table.play(0, "keep:forge")
    assert table.names("areas", 0) == ["computing_centre", "forge"]
    assert sorted(table.names("discards", 0)) == ["calculating_machine", "saw"]
    assert (table.owned(), table.asked(), table.g.looked[0]) == ({"metal": 1}, "place_where", ())


@pytest.mark.rule("wistar.symbol.draft_three")
def test_the_three_cards_are_seen_by_their_player_only() -> None:
    table = drafting()
    assert view(table.g, 0)["looked"][0] == list(table.g.looked[0])
    assert [view(table.g, who)["looked"][0] for who in (1, SPECTATOR)] == [[None] * 3] * 2


@pytest.mark.rule("wistar.symbol.draft_three")
def test_if_none_is_played_all_three_are_discarded() -> None:
    table = drafting()
    assert "pass_by" in table.options()
    table.play(0, "pass_by")
    assert table.names("areas", 0) == ["computing_centre"]
    assert sorted(table.names("discards", 0)) == ["calculating_machine", "forge", "saw"]
    assert (table.asked(), table.g.looked[0]) == ("place_where", ())
    assert view(table.g)["discards"][0] == list(table.g.discards[0])


@pytest.mark.rule("wistar.symbol.draft_three")
def test_they_never_enter_the_hand() -> None:
    """The encyclopedia gives a metal for each advanced card taken into hand."""
    table = Table.empty().area(0, "encyclopedia").deck(1, "museum_of_inventions", "garage", "control_room")
    table.does(0, "draft('advanced')").play(0, "keep:garage")
    assert (table.owned(), table.g.hands[0], table.names("areas", 0)) == ({}, (), ["encyclopedia", "garage"])
    assert sorted(table.names("discards", 1)) == ["control_room", "museum_of_inventions"]


# discarding and counting --------------------------------------------------------------------------------------------
@pytest.mark.rule("wistar.symbol.discard_card")
@pytest.mark.parametrize(
    ("card", "choices"),
    [
        ("post_office", {"forge", "well"}),
        ("paper_mill", {"garage", "jetpack"}),
        ("printing_house", {"forge", "well", "garage", "jetpack"}),
    ],
)
def test_a_card_of_the_shown_deck_is_discarded_to_its_own_pile(card: str, choices: set[str]) -> None:
    """Post Office: a basic card; Paper Mill: an advanced one; Printing House: any."""
    table = Table.empty().area(0, card).hand(0, "forge", "well", "garage", "jetpack").turn().play(0, f"use:{card}")
    assert table.options() == {f"give_card:{choice}" for choice in choices}
    given = min(choices)
    table.play(0, f"give_card:{given}")
    assert table.where(given) == ("discards", 1 if given in ("garage", "jetpack") else 0)
    assert given not in table.names("hands", 0)


@pytest.mark.rule("wistar.symbol.discard_card")
@pytest.mark.parametrize(("card", "other"), [("post_office", "garage"), ("paper_mill", "forge")])
def test_a_card_of_the_other_deck_will_not_do(card: str, other: str) -> None:
    assert f"use:{card}" not in Table.empty().area(0, card).hand(0, other).turn().options()


@pytest.mark.rule("wistar.symbol.cards_in_play")
@pytest.mark.parametrize(
    ("card", "others", "vp"),
    [
        ("toolbox", ("whistle", "jetpack"), 3),  # tools, itself too
        ("clockwork_turtle", ("spring_bat", "robo_cat"), 3),
        ("root_cellar", ("forge", "garage"), 3),
        ("armoured_car", ("robo_cat", "garage", "forge"), 6),  # 2 for each advanced one
        ("computer_hall", ("whistle", "forge", "garage"), 2),  # basic
        ("museum_of_inventions", ("saw", "battery", "forge"), 2),  # instant
        ("control_room", ("whistle", "jetpack", "saw"), 4),  # 1x
        ("botanical_garden", ("forge", "bakery", "saw"), 4),  # income
        ("board_of_honour", ("forge",), 2),  # final, itself
        ("universal_translator", ("spring_bat", "playroom", "saw"), 4),  # ongoing
        ("cat_prison", ("snare", "robo_cat", "saw"), 6),  # aggressive
    ],
)
def test_played_inventions_of_a_sort_are_counted(card: str, others: tuple[str, ...], vp: int) -> None:
    """Neither those in hand nor those of others."""
    table = Table.empty().area(0, card, *others).hand(0, "slingshot", "rope_park", "archive", "tin_soldier")
    table.area(1, "greenhouse", "lamp", "first_aid_kit", "water_strider")
    assert table.score()["final"] == vp
