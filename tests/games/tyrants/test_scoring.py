"""Points and winners. Rules: score.*, game.goal, card.deck_vp, card.inner_circle_vp."""

import pytest

from pentarchy.engine.registry import Outcome
from pentarchy.games.tyrants import GAME
from pentarchy.games.tyrants.state import WHITE
from tests.games.tyrants.table import Table

NOTHING = {"sites": 0, "total_control": 0, "trophies": 0, "deck": 0, "inner_circle": 0, "tokens": 0}


def total(table: Table, player: int = 0) -> int:
    return sum(table.score(player).values())


def points(*tokens: int, **options: str) -> Table:
    """A game that is about to be scored: only VP tokens."""
    table = Table.empty(len(tokens), **options)
    table.g.vp[:] = tokens
    return table


# the board -----------------------------------------------------------------------------------------------------------
@pytest.mark.rule("tyrants.score.sites")
def test_a_controlled_site_gives_its_printed_points() -> None:
    table = Table.empty().troops(0, "eryndlyn", 2).troops(1, "eryndlyn").troops(0, "ched_nasad").troops(1, "everfire")
    assert table.score(0) == NOTHING | {"sites": 3 + 3}
    assert table.score(1) == NOTHING | {"sites": 3}


@pytest.mark.rule("tyrants.score.sites")
def test_a_site_without_a_majority_gives_nobody_points() -> None:
    table = Table.empty().troops(0, "eryndlyn").troops(1, "eryndlyn")  # a tie
    table.troops(0, "menzoberranzan", 3)  # three white troops, too
    table.troops(0, "skullport").spy(0, "everfire")  # two white troops; a spy is no troop
    assert (table.score(0), table.score(1)) == (NOTHING, NOTHING)


@pytest.mark.rule("tyrants.score.total_control")
def test_total_control_adds_two_points_to_those_printed() -> None:
    table = Table.empty().troops(0, "everfire", 2)
    assert table.score(0) == NOTHING | {"sites": 3}
    table.troops(0, "everfire")
    assert table.score(0) == NOTHING | {"sites": 3, "total_control": 2}
    table.troops(0, "llacerellyn", 2).troops(0, "chasmleap_bridge")
    assert table.score(0) == NOTHING | {"sites": 3 + 2 + 1, "total_control": 6}
    table.spy(1, "everfire")
    assert table.score(0) == NOTHING | {"sites": 3 + 2 + 1, "total_control": 4}


@pytest.mark.rule("tyrants.score.trophies")
def test_every_trophy_gives_a_point_whatever_its_colour() -> None:
    table = Table.empty(3).trophies(0, WHITE, 4).trophies(0, 1, 2).trophies(0, 2, 1).trophies(0, 0, 1)
    table.trophies(1, 0, 3)
    assert table.score(0) == NOTHING | {"trophies": 8}
    assert table.score(1) == NOTHING | {"trophies": 3}
    assert table.score(2) == NOTHING


# cards ---------------------------------------------------------------------------------------------------------------
@pytest.mark.rule("tyrants.score.deck", "tyrants.card.deck_vp")
@pytest.mark.parametrize("zone", ["decks", "hands", "discards"])
def test_cards_in_deck_hand_and_discard_pile_give_their_deck_value(zone: str) -> None:
    table = Table.empty()
    table.put(zone, 0, "noble", "house_guard", "kobold", "bounty_hunter", "severin_silrajin")
    assert table.score(0) == NOTHING | {"deck": 0 + 1 + 1 + 2 + 4}
    assert table.score(1) == NOTHING


@pytest.mark.rule("tyrants.score.deck", "tyrants.card.deck_vp")
def test_cards_of_all_three_piles_are_counted_together() -> None:
    table = Table.empty()
    table.put("decks", 0, "deathblade")
    table.put("hands", 0, "red_dragon")
    table.put("discards", 0, "weaponmaster", "advocate")
    assert table.score(0) == NOTHING | {"deck": 3 + 4 + 3 + 1}


@pytest.mark.rule("tyrants.score.deck")
def test_every_insane_outcast_costs_a_point() -> None:
    table = Table.empty(deck_1="demons")
    table.put("decks", 0, "insane_outcast", "house_guard")
    table.put("discards", 0, "insane_outcast", "insane_outcast")
    assert table.score(0) == NOTHING | {"deck": 1 - 3}
    assert total(table) == -2, "a total may be negative"


@pytest.mark.rule("tyrants.score.inner_circle", "tyrants.card.inner_circle_vp")
def test_cards_in_the_inner_circle_give_their_other_value_and_no_deck_value() -> None:
    table = Table.empty()
    table.put("hands", 0, "noble", "house_guard", "bounty_hunter", "blue_dragon")
    assert table.score(0) == NOTHING | {"deck": 0 + 1 + 2 + 4}
    table.put("inner_circles", 0, "blue_dragon")
    assert table.score(0) == NOTHING | {"deck": 0 + 1 + 2, "inner_circle": 8}
    held = [table.content.tokens[card] for card in table.g.hands[0]]
    table.put("inner_circles", 0, *held)
    assert table.score(0) == NOTHING | {"inner_circle": 8 + 1 + 3 + 4}


@pytest.mark.rule("tyrants.score.nothing_else")
def test_devoured_cards_and_cards_of_the_market_belong_to_nobody() -> None:
    table = Table.empty()
    table.put("devoured", -1, "red_dragon")
    table.market("blue_dragon", "green_dragon")
    assert (table.score(0), table.score(1)) == (NOTHING, NOTHING)


# tokens, and what gives nothing --------------------------------------------------------------------------------------
@pytest.mark.rule("tyrants.score.tokens")
def test_tokens_are_added() -> None:
    table = points(17, 4)
    assert (table.score(0), table.score(1)) == (NOTHING | {"tokens": 17}, NOTHING | {"tokens": 4})
    table.trophies(0, WHITE, 3)
    assert total(table) == 20


@pytest.mark.rule("tyrants.score.nothing_else")
def test_spies_resources_barracks_and_troops_on_routes_give_nothing() -> None:
    table = Table.empty().spy(0, "everfire", "skullport", "araumycos")
    table.troops(0, "mantol_derith-menzoberranzan.1").troops(0, "kanaglym-eryndlyn.2").troops(0, "labyrinth")
    table.begin(0, power=30, influence=30)
    assert table.g.barracks[0] == 37
    assert table.score(0) == NOTHING


@pytest.mark.rule("tyrants.score.nothing_else")
def test_markers_do_not_pay_once_more_at_the_end() -> None:
    """Araumycos with total control pays 3 VP in each turn of its holder, also the last one, and never again."""
    table = Table.empty().clear("araumycos", "araumycos-eryndlyn").troops(0, "araumycos", 4)
    table.empty_barracks(0, left=1).begin(0, power=1)
    assert table.score(0) == NOTHING | {"sites": 3, "total_control": 2}
    table.play(0, "deploy:araumycos-eryndlyn", "end_turn")
    assert table.score(0) == NOTHING | {"sites": 3, "total_control": 2, "tokens": 3}
    table.play(1, "end_turn")
    assert table.g.over
    assert table.score(0) == NOTHING | {"sites": 3, "total_control": 2, "tokens": 3}


# winners -------------------------------------------------------------------------------------------------------------
@pytest.mark.rule("tyrants.score.winner", "tyrants.game.goal")
@pytest.mark.parametrize(
    ("tokens", "winner"),
    [((3, 2), 0), ((2, 3), 1), ((0, 0, 1), 2), ((7, 9, 8, 1), 1), ((-3, -2), 1)],
)
def test_the_highest_total_wins(tokens: tuple[int, ...], winner: int) -> None:
    assert GAME.outcome(points(*tokens).g) == Outcome((winner,), "score.winner")


@pytest.mark.rule("tyrants.score.tie")
@pytest.mark.parametrize(
    ("tokens", "winners"),
    [((5, 5), (0, 1)), ((5, 3, 5), (0, 2)), ((1, 6, 6, 6), (1, 2, 3)), ((0, 0, 0), (0, 1, 2))],
)
def test_those_who_tie_for_the_highest_total_share_the_victory(
    tokens: tuple[int, ...], winners: tuple[int, ...]
) -> None:
    assert GAME.outcome(points(*tokens).g) == Outcome(winners, "score.tie")


@pytest.mark.rule("tyrants.score.tie")
def test_nothing_breaks_a_tie() -> None:
    """Neither more troops, nor more cards, nor being first: only the totals count."""
    table = points(6, 0).troops(1, "everfire", 2).trophies(1, WHITE, 3)
    table.put("hands", 0, "noble", "noble")
    assert (total(table, 0), total(table, 1)) == (6, 6)
    assert GAME.outcome(table.g) == Outcome((0, 1), "score.tie")


@pytest.mark.rule("tyrants.game.goal")
@pytest.mark.parametrize("source", ["site", "deck", "inner circle", "trophy", "token"])
def test_every_source_of_points_can_decide_the_game(source: str) -> None:
    table = points(9, 9)
    assert GAME.outcome(table.g).winners == (0, 1)
    if source == "site":
        table.troops(1, "chasmleap_bridge")
    elif source == "deck":
        table.put("decks", 1, "house_guard")
    elif source == "inner circle":
        table.put("inner_circles", 1, "noble")
    elif source == "trophy":
        table.trophies(1, WHITE, 1)
    else:
        table.g.vp[1] += 1
    assert GAME.outcome(table.g) == Outcome((1,), "score.winner")


@pytest.mark.rule("tyrants.game.goal")
def test_a_whole_game_is_decided_by_the_sum_of_all_lines() -> None:
    """Sites, total control, trophies, deck, inner circle and tokens of a last round, added up."""
    table = Table.empty().troops(0, "everfire", 2).troops(1, "ched_nasad", 3).trophies(1, WHITE, 2)
    table.put("decks", 0, "bounty_hunter")
    table.put("inner_circles", 0, "house_guard")
    table.empty_barracks(0, left=1).begin(0, power=1).play(0, "deploy:everfire", "end_turn").play(1, "end_turn")
    assert table.g.over
    assert table.score(0) == NOTHING | {"sites": 3, "total_control": 2, "deck": 2, "inner_circle": 3}
    assert table.score(1) == NOTHING | {"sites": 3, "trophies": 2}
    assert GAME.outcome(table.g) == Outcome((0,), "score.winner")
