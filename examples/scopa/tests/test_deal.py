"""Dealing, counting, the end."""

from typing import Any

import pytest
from pentarchy_scopa.deal import KING
from pentarchy_scopa.scoring import counted, majority, outcome

from .table import GAME, Table


@pytest.mark.rule("scopa.setup.deck")
@pytest.mark.card(*GAME.load(None).entries)
def test_there_are_forty_cards() -> None:
    content = GAME.load(None)
    assert len(content.tokens) == 40
    assert sorted(content.value) == sorted(list(range(1, 11)) * 4)
    assert [content.suit.count(suit) for suit in range(4)] == [10] * 4
    prime = dict(zip(content.value, content.prime, strict=True))
    assert prime == {1: 16, 2: 12, 3: 13, 4: 14, 5: 15, 6: 18, 7: 21, 8: 10, 9: 10, 10: 10}


@pytest.mark.rule("scopa.deal.table", "scopa.deal.hands")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_four_cards_lie_open_and_everybody_has_three(players: int) -> None:
    g: Any = GAME.new(players, {}, seed=2)
    assert len(g.table) == 4
    assert list(map(len, g.hands)) == [3] * players
    assert len(g.deck) == 36 - 3 * players


@pytest.mark.rule("scopa.deal.hands")
def test_hands_are_filled_when_all_are_empty() -> None:
    g: Any = GAME.new(2, {"first": "1"}, seed=2)
    for _ in range(6):
        while g.asks[g.asked][0] == "take_which":
            g.play(g.asked, g.legal(g.asked)[0])
        g.play(g.asked, g.legal(g.asked)[0])
    while g.asks[g.asked][0] == "take_which":
        g.play(g.asked, g.legal(g.asked)[0])
    assert list(map(len, g.hands)) == [3, 3]


@pytest.mark.rule("scopa.deal.kings")
def test_three_kings_on_the_table_are_dealt_anew() -> None:
    again = 0
    for seed in range(2500):
        g: Any = GAME.new(2, {}, seed=seed, events=True)
        assert sum(g.content.value[card] == KING for card in g.table) < 3
        again += any(event[0] == "dealt_again" for event in g.events)
    assert again, "it happens about once in 630 deals"


@pytest.mark.rule("scopa.deal.rest")
def test_the_rest_goes_to_who_captured_last() -> None:
    g: Any = GAME.new(2, {"target": "single"}, seed=5, events=True)
    while not g.over:
        g.play(g.asked, g.legal(g.asked)[0])
    assert g.table == ()
    assert sum(map(len, g.taken)) == 40
    assert next(event for event in g.events if event[0] == "took_rest")[1][0] == g.last_taker


@pytest.mark.rule("scopa.setup.first")
def test_the_next_player_begins_the_next_deal() -> None:
    g: Any = GAME.new(3, {"first": "3"}, seed=5)
    assert (g.first, g.asked) == (2, 2)
    while g.round == 1:
        g.play(g.asked, g.legal(g.asked)[0])
    assert (g.first, g.asked) == (0, 0)


def shared_out(*piles: tuple[str, ...]) -> Any:
    """A deal in which these cards have been captured."""
    t = Table(hands=tuple(() for _ in piles))
    t.g.taken = [tuple(t.card(name) for name in pile) for pile in piles]
    return t.g


@pytest.mark.rule("scopa.score.cards", "scopa.score.coins", "scopa.score.seven", "scopa.score.prime", "scopa.score.tie")
def test_the_four_points() -> None:
    g = shared_out(
        ("seven_of_coins", "six_of_cups", "ace_of_swords", "five_of_clubs"),
        ("king_of_coins", "two_of_coins", "king_of_cups", "king_of_swords", "king_of_clubs"),
    )
    assert [counted(g, 0, reason) for reason in ("cards", "coins", "seven", "prime")] == [4, 1, 1, 21 + 18 + 16 + 15]
    assert [counted(g, 1, reason) for reason in ("cards", "coins", "seven", "prime")] == [5, 2, 0, 12 + 10 + 10 + 10]
    assert [majority(g, reason) for reason in ("cards", "coins", "seven", "prime")] == [1, 1, 0, 0]
    even = shared_out(("king_of_cups",), ("king_of_clubs",))
    assert [majority(even, reason) for reason in ("cards", "coins", "seven", "prime")] == [-1] * 4


@pytest.mark.rule("scopa.score.prime")
def test_who_lacks_a_suit_has_no_prime() -> None:
    g = shared_out(("seven_of_coins", "seven_of_cups", "seven_of_swords"), ())
    assert counted(g, 0, "prime") == 0


@pytest.mark.rule("scopa.end.target", "scopa.end.winner")
def test_the_game_ends_with_enough_points_and_no_tie() -> None:
    for seed in range(30):
        g: Any = GAME.new(2, {}, seed=seed)
        while not g.over:
            g.play(g.asked, g.legal(g.asked)[0])
        totals = [sum(GAME.score(g, player).values()) for player in range(2)]
        assert max(totals) >= 11
        assert totals[0] != totals[1]
        assert outcome(g).winners == (totals.index(max(totals)),)
        assert max(g.points) < 11 or g.points[0] == g.points[1]


@pytest.mark.rule("scopa.end.shared")
def test_a_single_deal_may_be_shared() -> None:
    endings = set()
    for seed in range(60):
        g: Any = GAME.new(2, {"target": "single"}, seed=seed)
        while not g.over:
            g.play(g.asked, g.legal(g.asked)[-1])
        assert g.round == 1
        endings.add(outcome(g).ending)
    assert endings == {"end.winner", "end.shared"}
