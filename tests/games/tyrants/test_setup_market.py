"""The market before the first turn, and what the half-decks hold. Rules: setup.market_*, setup.half_deck*, setup.*."""

from collections import Counter
from itertools import combinations

import pytest

from pentarchy.engine.errors import BadSetup
from pentarchy.engine.views import view
from pentarchy.games.tyrants import GAME
from pentarchy.games.tyrants.content import ASPECTS, HALF_DECKS, parts
from pentarchy.games.tyrants.state import WHITE
from tests.games.tyrants.table import Table

PAIRS = list(combinations(HALF_DECKS, 2))


def market_of(table: Table) -> list[int]:
    """All cards of the market deck and of the row."""
    return [*table.g.market_deck, *(card for space in table.g.market for card in space)]


def half(deck: str) -> list[int]:
    """The cards of a half-deck, as they lie in the market of a new game."""
    one, other = [name for name in HALF_DECKS if name != deck][:2]
    with_other = set(market_of(Table(deck_1=deck, deck_2=other)))
    return [card for card in market_of(Table(deck_1=deck, deck_2=one)) if card in with_other]


# the deck ------------------------------------------------------------------------------------------------------------
@pytest.mark.rule("tyrants.setup.market_deck")
@pytest.mark.parametrize(("first", "second"), PAIRS)
def test_two_half_decks_of_40_make_the_market_deck(first: str, second: str) -> None:
    table = Table(deck_1=first, deck_2=second)
    files = {file.removesuffix(".toml"): set(cards) for file, cards in table.content.by_file.items()}
    lie_there = Counter(file for card in market_of(table) for file, cards in files.items() if card in cards)
    assert lie_there == {first: 40, second: 40}
    assert table.g.half_decks == (first, second)


@pytest.mark.rule("tyrants.setup.market_deck")
def test_the_two_half_decks_differ() -> None:
    for deck in HALF_DECKS:
        with pytest.raises(BadSetup, match="two different half-decks"):
            Table(deck_1=deck, deck_2=deck)
    drawn = [Table(seed=seed, deck_1="random", deck_2="random").g.half_decks for seed in range(60)]
    assert all(first != second for first, second in drawn)
    assert {deck for pair in drawn for deck in pair} == set(HALF_DECKS)
    half_drawn = [Table(seed=seed, deck_1="random", deck_2="drow").g.half_decks for seed in range(40)]
    assert {pair[0] for pair in half_drawn} == set(HALF_DECKS) - {"drow"}


@pytest.mark.rule("tyrants.setup.market_deck")
def test_the_market_deck_is_shuffled_and_face_down() -> None:
    tables = [Table(seed=seed) for seed in range(5)]
    assert len({table.g.market_deck for table in tables}) == 5
    g = tables[0].g
    files = [g.content.by_file["drow.toml"].count(card) for card in g.market_deck]
    assert 0 < sum(files[:37]) < 37, "the half-decks are mixed"
    assert {g.knows[card] for card in g.market_deck} == {0}
    for player in (0, 1):
        assert set(view(g, player)["market_deck"]).isdisjoint(g.market_deck)


@pytest.mark.rule("tyrants.setup.first_game", "tyrants.setup.first_game_is_advice")
def test_drow_and_dragons_are_advised_and_any_other_pair_is_allowed() -> None:
    assert GAME.new(2).half_decks == ("drow", "dragons")
    for first, second in PAIRS:
        assert GAME.new(2, {"deck_1": second, "deck_2": first}).half_decks == (second, first)


@pytest.mark.rule("tyrants.setup.market_row")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_six_cards_are_turned_up_and_74_stay_in_the_deck(players: int) -> None:
    table = Table(players)
    g = table.g
    assert [len(space) for space in g.market] == [1] * 6
    assert len(g.market_deck) == 74
    assert {g.knows[card] for space in g.market for card in space} == {g.everyone}
    assert table.events("market_laid") == [("market_laid", *(space[0] for space in g.market))]


# the stacks ----------------------------------------------------------------------------------------------------------
@pytest.mark.rule("tyrants.setup.supply_stacks")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_all_priestesses_and_all_guards_lie_face_up_in_two_stacks(players: int) -> None:
    table = Table(players)
    assert table.names("priestesses") == ["priestess_of_lolth"] * 15
    assert table.names("guards") == ["house_guard"] * 15
    assert {table.g.knows[card] for card in table.g.priestesses + table.g.guards} == {table.g.everyone}


@pytest.mark.rule("tyrants.setup.outcasts_only_with_demons", "tyrants.setup.half_deck_themes")
@pytest.mark.parametrize(("first", "second"), PAIRS)
def test_insane_outcasts_are_there_only_with_the_demons(first: str, second: str) -> None:
    table = Table(deck_1=first, deck_2=second)
    there = 30 if "demons" in (first, second) else 0
    assert table.names("outcasts") == ["insane_outcast"] * there
    assert table.names("box").count("insane_outcast") == 30 - there
    assert {table.g.knows[card] for card in table.g.outcasts} <= {table.g.everyone}


# what is in a half-deck ----------------------------------------------------------------------------------------------
@pytest.mark.rule("tyrants.setup.half_decks")
def test_there_are_six_half_decks_and_any_two_go_together() -> None:
    assert set(HALF_DECKS) == {"drow", "dragons", "elementals", "demons", "aberrations", "undead"}
    modes = {(options["deck_1"], options["deck_2"]) for _, options in GAME.modes()}
    assert modes == set(PAIRS)
    assert len(modes) == 15


@pytest.mark.rule("tyrants.setup.half_decks")
@pytest.mark.parametrize("deck", HALF_DECKS)
def test_a_half_deck_has_40_cards_of_20_kinds_10_of_each_aspect_but_obedience(deck: str) -> None:
    cards, content = half(deck), Table().content
    assert len(cards) == 40
    assert len({content.designs[card] for card in cards}) == 20
    aspects = Counter(ASPECTS[content.aspect[card]] for card in cards)
    assert aspects == {"ambition": 10, "conquest": 10, "malice": 10, "guile": 10}


@pytest.mark.rule("tyrants.setup.half_deck_themes")
@pytest.mark.parametrize(
    ("effect", "deck"),
    [("focus", "elementals"), ("recruit_outcast", "demons"), ("discard", "aberrations"), ("devour_this", "undead")],
)
def test_each_theme_belongs_to_one_half_deck(effect: str, deck: str) -> None:
    """Focus, Insane Outcasts, forced discards, cards that devour themselves."""
    content = Table().content
    with_it = {}
    for half_deck in HALF_DECKS:
        texts = [content.effects[card] + content.when_discarded[card] for card in half(half_deck)]
        with_it[half_deck] = sum(any(part[0] == effect for part in parts(text)) for text in texts)
    assert [name for name, count in with_it.items() if count] == [deck]
    assert with_it[deck] > 5


@pytest.mark.rule("tyrants.setup.five_dragons")
def test_the_dragons_hold_one_dragon_of_each_of_five_colours() -> None:
    content = Table().content
    dragons = [content.designs[card] for card in half("dragons") if content.designs[card].endswith("_dragon")]
    assert sorted(dragons) == ["black_dragon", "blue_dragon", "green_dragon", "red_dragon", "white_dragon"]


DRAGONS = {
    "black_dragon": ["play:black_dragon", "oust:menzoberranzan,white"],
    "blue_dragon": ["play:blue_dragon", "end_turn"],
    "green_dragon": ["play:green_dragon", "pick:green_dragon,1", "recall:labyrinth"],
    "red_dragon": ["play:red_dragon", "oust:labyrinth,2"],
    "white_dragon": ["play:white_dragon", "place:ched_nasad", "place:ched_nasad", "place:ched_nasad"],
}


@pytest.mark.rule("tyrants.setup.five_dragons")
@pytest.mark.parametrize("dragon", DRAGONS)
def test_what_a_dragon_is_worth_depends_on_the_state_of_the_game(dragon: str) -> None:
    """Trophies, inner circle, markers, total control, control: with enough of all, each dragon gives 2 VP here."""
    poor, rich = Table.empty(), Table.empty()
    rich.clear("araumycos", "tsenviilyq").troops(0, "araumycos", 4).troops(0, "tsenviilyq", 3).troops(0, "everfire")
    rich.trophies(0, WHITE, 5).put("inner_circles", 0, *["noble"] * 6)
    for table in (poor, rich):
        table.clear("labyrinth").troops(1, "labyrinth").spy(0, "labyrinth").troops(0, "ched_nasad")
        table.begin(0, dragon).play(0, *DRAGONS[dragon])
        assert table.g.over is False
    assert poor.events("got_vp") == []
    assert [event[1:4] for event in rich.events("got_vp")] == [(0, 2, rich.card(dragon))]
