"""Cards played from the market or the inner circle. Rules: borrow.*."""

import pytest

from pentarchy.engine.errors import IllegalMove
from tests.games.tyrants.table import Table


@pytest.mark.rule("tyrants.borrow.elder_brain")
@pytest.mark.card("elder_brain")
def test_the_elder_brain_promotes_the_top_card_and_plays_one_of_the_inner_circle() -> None:
    """The card just promoted may be the one; it stays in the inner circle."""
    t = Table.empty()
    t.put("inner_circles", 0, "house_guard", "priestess_of_lolth")
    t.put("decks", 0, "noble", "red_wyrmling")
    t.begin(0, "elder_brain", "soldier").play(0, "play:elder_brain")
    assert t.names("inner_circles", 0) == ["house_guard", "priestess_of_lolth", "red_wyrmling"]
    assert t.options(0) == {"borrow:house_guard", "borrow:priestess_of_lolth", "borrow:red_wyrmling"}
    with pytest.raises(IllegalMove):
        t.play(0, "done")
    t.play(0, "borrow:red_wyrmling")
    assert (t.g.power, t.g.influence, t.names("played", 0)) == (2, 2, ["elder_brain"])
    assert t.names("inner_circles", 0) == ["house_guard", "priestess_of_lolth", "red_wyrmling"]
    assert t.asked(0) == "act"


@pytest.mark.rule("tyrants.borrow.elder_brain")
@pytest.mark.card("elder_brain")
def test_with_nothing_to_promote_and_nothing_to_play_the_elder_brain_does_nothing() -> None:
    t = Table.empty()
    t.put("inner_circles", 1, "red_wyrmling")
    t.begin(0, "elder_brain", "noble").play(0, "play:elder_brain")
    assert (t.g.power, t.names("inner_circles", 0), t.names("hands", 0)) == (0, [], ["noble"])
    assert t.asked(0) == "act"


@pytest.mark.rule("tyrants.borrow.elder_brain", "tyrants.outcast.devoured_or_promoted")
@pytest.mark.card("elder_brain")
def test_an_outcast_on_top_goes_to_the_supply_and_is_not_played() -> None:
    t = Table.empty(deck_1="demons")
    t.put("decks", 0, "insane_outcast")
    t.put("inner_circles", 0, "house_guard")
    t.begin(0, "elder_brain", "noble").play(0, "play:elder_brain")
    assert (t.names("inner_circles", 0), t.g.power, t.names("decks", 0)) == (["house_guard"], 2, [])
    assert t.asked(0) == "act"


@pytest.mark.rule("tyrants.borrow.elder_brain")
@pytest.mark.card("elder_brain")
@pytest.mark.parametrize(
    ("card", "moves"),
    [("flesh_golem", ["devour:flesh_golem"]), ("zuggtmoy", ["devour:zuggtmoy"]), ("carrion_crawler", [])],
)
def test_a_card_that_moves_itself_out_of_the_inner_circle_does_not_come_back(card: str, moves: list[str]) -> None:
    """Devoured by its own text, devoured to pay for itself, gone into the market."""
    t = Table.empty()
    t.market("kobold")
    t.put("inner_circles", 0, card)
    t.begin(0, "elder_brain").play(0, "play:elder_brain", *moves)
    assert t.names("inner_circles", 0) == []
    if card == "carrion_crawler":
        assert (t.row(), t.names("devoured"), t.g.power) == (["carrion_crawler"], ["kobold"], 3)
    else:
        assert (t.row(), t.names("devoured")) == (["kobold"], [card])
        assert (t.g.power, t.g.influence) == ((2, 0) if card == "flesh_golem" else (0, 3))
    assert (t.names("played", 0), t.asked(0)) == (["elder_brain"], "act")


@pytest.mark.rule("tyrants.borrow.elder_brain", "tyrants.promote.this_card")
@pytest.mark.parametrize("card", ["revenant", "necromancer"])
def test_a_card_of_the_inner_circle_is_not_promoted_twice(card: str) -> None:
    t = Table.empty().trophies(0, 1, 8)
    t.put("inner_circles", 0, card)
    t.begin(0, "elder_brain").play(0, "play:elder_brain", *(["pick:necromancer,1"] if card == "necromancer" else []))
    assert (t.names("inner_circles", 0), t.events("promoted"), t.asked(0)) == ([card], [], "act")


@pytest.mark.rule("tyrants.borrow.ulitharid")
@pytest.mark.card("ulitharid")
def test_the_ulitharid_plays_a_market_card_and_devours_it() -> None:
    """Up to cost 4; nobody may decline, and House Guards are no market cards."""
    t = Table.empty()
    t.market("bounty_hunter", "red_wyrmling", "cult_fanatic")
    t.put("market_deck", -1, "deathblade")
    t.begin(0, "ulitharid").play(0, "play:ulitharid")
    assert t.options(0) == {"borrow:bounty_hunter", "borrow:cult_fanatic"}
    assert t.why(0) == {"borrow:red_wyrmling": "borrow.ulitharid"}
    t.play(0, "borrow:bounty_hunter")
    assert (t.g.power, t.names("devoured"), t.row()) == (
        3,
        ["bounty_hunter"],
        ["deathblade", "red_wyrmling", "cult_fanatic"],
    )
    assert (t.names("played", 0), t.names("discards", 0), t.asked(0)) == (["ulitharid"], [], "act")


@pytest.mark.rule("tyrants.borrow.ulitharid")
@pytest.mark.card("ulitharid")
@pytest.mark.parametrize("row", [[], ["red_wyrmling"]])
def test_without_a_cheap_market_card_the_ulitharid_does_nothing(row: list[str]) -> None:
    t = Table.empty()
    t.market(*row)
    t.begin(0, "ulitharid").play(0, "play:ulitharid")
    assert (t.row(), t.names("devoured"), t.g.power, t.asked(0)) == (row, [], 0, "act")


@pytest.mark.rule("tyrants.borrow.ulitharid", "tyrants.devour.market_refill")
@pytest.mark.card("ulitharid")
def test_while_it_is_played_the_card_is_not_in_the_market_and_its_space_is_empty() -> None:
    """A Cult Fanatic of the market may devour the other card, whose space is filled; then its own space is."""
    t = Table.empty()
    t.market("cult_fanatic", "red_wyrmling")
    t.put("market_deck", -1, "deathblade", "rath_modar")
    t.begin(0, "ulitharid").play(0, "play:ulitharid")
    assert t.options(0) == {"devour:red_wyrmling", "done"}
    assert (t.g.market[0], t.names("devoured"), t.names("borrowed")) == ((), [], ["cult_fanatic"])
    t.play(0, "devour:red_wyrmling")
    assert t.row() == ["deathblade", "rath_modar"]
    assert (t.names("devoured"), t.names("borrowed")) == (["red_wyrmling", "cult_fanatic"], [])
    assert t.asked(0) == "act"


@pytest.mark.rule("tyrants.borrow.ulitharid", "tyrants.promote.this_card")
@pytest.mark.card("ulitharid")
@pytest.mark.parametrize(
    ("card", "moves", "devoured", "promoted"),
    [
        ("flesh_golem", ["borrow:flesh_golem", "devour:flesh_golem"], ["flesh_golem"], []),
        ("flesh_golem", ["borrow:flesh_golem", "done"], ["flesh_golem"], []),
        ("revenant", ["borrow:revenant"], [], ["revenant"]),
        ("carrion_crawler", ["borrow:carrion_crawler"], ["kobold"], []),
    ],
)
def test_a_borrowed_card_that_has_moved_itself_is_not_devoured(
    card: str, moves: list[str], devoured: list[str], promoted: list[str]
) -> None:
    """Its old space in the market is filled all the same, once."""
    t = Table.empty().trophies(0, 1, 8)
    t.market("kobold", card)
    t.put("market_deck", -1, "deathblade", "rath_modar")
    t.begin(0, "ulitharid").play(0, "play:ulitharid", *moves)
    assert (t.names("devoured"), t.names("inner_circles", 0)) == (devoured, promoted)
    first = "carrion_crawler" if card == "carrion_crawler" else "kobold"
    assert t.row() == [first, "rath_modar"]
    assert (t.names("played", 0), t.names("borrowed"), t.asked(0)) == (["ulitharid"], [], "act")


@pytest.mark.rule("tyrants.borrow.ulitharid", "tyrants.undead.carrion_crawler")
def test_a_borrowed_crawler_alone_in_the_market_is_devoured() -> None:
    """Its own space is empty while it is played, so there is no card whose place it could take."""
    t = Table.empty()
    t.market("carrion_crawler")
    t.put("market_deck", -1, "deathblade")
    t.begin(0, "ulitharid").play(0, "play:ulitharid")
    assert (t.names("devoured"), t.row(), t.g.power, t.asked(0)) == (["carrion_crawler"], ["deathblade"], 3, "act")


@pytest.mark.rule("tyrants.borrow.elder_brain", "tyrants.borrow.ulitharid")
@pytest.mark.parametrize("card", ["blackguard", "carrion_crawler", "wraith"])
def test_the_elder_brain_plays_the_ulitharid_that_plays_a_market_card(card: str) -> None:
    """Three cards deep, each with its own end: the Ulitharid stays, the market card goes."""
    t = Table.empty()
    t.put("decks", 0, "ulitharid")
    t.market("red_wyrmling", card)
    t.put("market_deck", -1, "rath_modar")
    t.begin(0, "elder_brain").play(0, "play:elder_brain")
    t.play(0, *{"blackguard": ["pick:blackguard,0"], "wraith": ["spy:everfire", "devour:wraith"]}.get(card, []))
    assert t.names("inner_circles", 0) == ["ulitharid"]
    if card == "carrion_crawler":
        assert (t.row(), t.names("devoured"), t.g.power) == (["carrion_crawler", "rath_modar"], ["red_wyrmling"], 3)
    else:
        assert (t.row(), t.names("devoured")) == (["red_wyrmling", "rath_modar"], [card])
    assert (t.names("played", 0), t.names("borrowed"), t.asked(0)) == (["elder_brain"], [], "act")


@pytest.mark.rule("tyrants.borrow.ulitharid", "tyrants.promote.deck_top")
def test_a_reshuffle_inside_a_borrowed_card_leaves_it_alone() -> None:
    """A Hezrou of the market makes a new deck; played and borrowed cards are no part of it."""
    t = Table.empty()
    t.market("hezrou")
    t.put("discards", 0, "kobold", "kobold")
    t.begin(0, "noble", "ulitharid").play(0, "play:noble", "play:ulitharid")
    assert (t.names("inner_circles", 0), t.names("decks", 0)) == (["kobold"], ["kobold"])
    assert (t.names("played", 0), t.names("devoured"), t.asked(0)) == (["noble", "ulitharid"], ["hezrou"], "act")


@pytest.mark.rule("tyrants.borrow.counts_as_played", "tyrants.promote.eot_stays")
def test_end_of_turn_effects_of_a_borrowed_market_card_work() -> None:
    """The Ulitharid that played it can be promoted by it; the devoured card cannot."""
    t = Table.empty()
    t.market("wyrmspeaker")
    t.begin(0, "ulitharid", "noble").play(0, "play:ulitharid", "play:noble")
    assert (t.names("devoured"), t.g.influence) == (["wyrmspeaker"], 2)
    t.play(0, "end_turn")
    assert t.options(0) == {"promote:ulitharid", "promote:noble"}
    t.play(0, "promote:ulitharid")
    assert (t.names("inner_circles", 0), t.asked(1)) == (["ulitharid"], "act")


@pytest.mark.rule("tyrants.borrow.counts_as_played")
def test_end_of_turn_effects_of_a_card_of_the_inner_circle_work() -> None:
    t = Table.empty()
    t.put("inner_circles", 0, "blue_dragon", "noble")
    t.begin(0, "elder_brain").play(0, "play:elder_brain", "borrow:blue_dragon", "end_turn")
    assert t.options(0) == {"promote:elder_brain", "enough"}
    t.play(0, "promote:elder_brain")
    assert (t.names("inner_circles", 0), t.g.vp[0]) == (["blue_dragon", "noble", "elder_brain"], 1)
    assert t.asked(1) == "act"


@pytest.mark.rule("tyrants.borrow.counts_as_played", "tyrants.promote.undead_type")
def test_borrowed_undead_are_not_promoted_by_the_high_priest() -> None:
    t = Table.empty()
    t.put("inner_circles", 0, "vampire_spawn")
    t.market("ravenous_zombies")
    t.begin(0, "ulitharid", "elder_brain", "high_priest_of_myrkul")
    t.play(0, "play:ulitharid", "play:elder_brain", "play:high_priest_of_myrkul", "end_turn")
    assert (t.names("inner_circles", 0), t.names("devoured"), t.asked(1)) == (
        ["vampire_spawn"],
        ["ravenous_zombies"],
        "act",
    )


@pytest.mark.rule("tyrants.borrow.counts_as_played", "tyrants.focus.left_play")
def test_the_borrowing_card_itself_counts_for_focus() -> None:
    """The Ulitharid is a card of Ambition, so a Black Earth Cultist of the market has its Focus at once."""
    t = Table.empty()
    t.market("black_earth_cultist")
    t.begin(0, "ulitharid").play(0, "play:ulitharid")
    assert (t.g.influence, t.asked(0)) == (2, "act")


@pytest.mark.rule("tyrants.borrow.ulitharid", "tyrants.discard.umber_hulk")
def test_a_forced_discard_of_a_borrowed_card_is_answered_before_it_is_devoured() -> None:
    t = Table.empty(deck_1="aberrations")
    t.market("gauth")
    t.put("hands", 1, "umber_hulk", "noble", "noble", "noble")
    t.begin(0, "ulitharid", "soldier", "kobold").play(0, "play:ulitharid", "pick:gauth,1")
    t.play(1, "discard:umber_hulk")
    assert (t.asked(0), t.names("borrowed"), t.names("devoured")) == ("discard_one", ["gauth"], [])
    t.play(0, "discard:kobold")
    assert (t.names("hands", 0), t.names("devoured"), t.asked(0)) == (["soldier"], ["gauth"], "act")
