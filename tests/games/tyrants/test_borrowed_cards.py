"""Cards played from the market or the inner circle. Rules: borrow.*."""

import pytest

from pentarchy.engine.errors import IllegalMove
from tests.games.tyrants.table import Table


@pytest.mark.rule("tyrants.borrow.elder_brain")
@pytest.mark.card("elder_brain")
def test_the_elder_brain_promotes_the_top_card_and_plays_one_of_the_inner_circle() -> None:
    """The card just promoted may be the one; it returns to the inner circle."""
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


@pytest.mark.rule("tyrants.borrow.elder_brain", "tyrants.borrow.moved_itself")
@pytest.mark.card("elder_brain")
@pytest.mark.parametrize(
    ("card", "moves"),
    [
        ("flesh_golem", ["devour:flesh_golem"]),
        ("wraith", ["spy:everfire", "devour:wraith"]),
        ("cultist_of_myrkul", ["pick:cultist_of_myrkul,1", "devour:cultist_of_myrkul"]),
        ("minotaur_skeleton", ["pick:minotaur_skeleton,1", "devour:minotaur_skeleton"]),
        ("carrion_crawler", []),
    ],
)
def test_a_card_that_moves_itself_elsewhere_does_not_come_back(card: str, moves: list[str]) -> None:
    """Devoured by its own text, gone into the market."""
    t = Table.empty()
    t.market("kobold")
    t.put("inner_circles", 0, card)
    t.begin(0, "elder_brain").play(0, "play:elder_brain", *moves)
    assert (t.names("inner_circles", 0), t.names("lent", 0)) == ([], [])
    if card == "carrion_crawler":
        assert (t.row(), t.names("devoured"), t.g.power) == (["carrion_crawler"], ["kobold"], 3)
    else:
        assert (t.row(), t.names("devoured")) == (["kobold"], [card])
    assert (t.names("played", 0), t.asked(0)) == (["elder_brain"], "act")
    assert t.events("back_in_circle") == []


@pytest.mark.rule("tyrants.borrow.elder_brain")
@pytest.mark.card("elder_brain", "zuggtmoy")
def test_while_it_is_played_the_card_is_not_in_the_inner_circle() -> None:
    """Zuggtmoy, the only card there, finds nothing to devour; beside another one it cannot choose itself."""
    t = Table.empty()
    t.put("inner_circles", 0, "zuggtmoy")
    t.begin(0, "elder_brain").play(0, "play:elder_brain")
    assert (t.g.influence, t.names("inner_circles", 0), t.names("devoured"), t.asked(0)) == (0, ["zuggtmoy"], [], "act")
    t = Table.empty()
    t.put("inner_circles", 0, "zuggtmoy", "noble")
    t.begin(0, "elder_brain").play(0, "play:elder_brain", "borrow:zuggtmoy")
    assert t.options(0) == {"devour:noble", "done"}
    assert (t.names("inner_circles", 0), t.names("lent", 0)) == (["noble"], ["zuggtmoy"])
    t.play(0, "devour:noble")
    assert (t.g.influence, t.names("inner_circles", 0), t.names("devoured")) == (3, ["zuggtmoy"], ["noble"])
    assert (t.names("lent", 0), t.asked(0)) == ([], "act")


@pytest.mark.rule("tyrants.borrow.elder_brain", "tyrants.promote.inner_circle_count")
@pytest.mark.card("elder_brain", "vampire", "drow_negotiator")
@pytest.mark.parametrize(("others", "vp", "influence"), [(2, 0, 0), (3, 1, 0), (4, 1, 3), (6, 2, 3)])
def test_a_card_that_counts_the_inner_circle_does_not_count_itself(others: int, vp: int, influence: int) -> None:
    """The Vampire needs three others, the Drow Negotiator four."""
    for card, moves in (("vampire", ["pick:vampire,1"]), ("drow_negotiator", [])):
        t = Table.empty().troops(0, "skullport")
        t.put("inner_circles", 0, card, *["noble"] * others)
        t.begin(0, "elder_brain").play(0, "play:elder_brain", f"borrow:{card}", *moves)
        assert (t.g.vp[0], t.g.influence) == ((vp, 0) if card == "vampire" else (0, influence))
        assert (t.names("inner_circles", 0), t.asked(0)) == (["noble"] * others + [card], "act")


@pytest.mark.rule("tyrants.borrow.elder_brain")
def test_points_of_a_card_that_will_return_are_not_lost_meanwhile() -> None:
    t = Table.empty()
    t.put("inner_circles", 0, "blackguard")
    t.begin(0, "elder_brain")
    before = t.score()["inner_circle"]
    t.play(0, "play:elder_brain")
    assert (t.asked(0), t.names("inner_circles", 0), t.score()["inner_circle"]) == ("choose_one", [], before)


@pytest.mark.rule("tyrants.borrow.elder_brain", "tyrants.promote.this_card")
@pytest.mark.parametrize("card", ["revenant", "necromancer"])
def test_a_card_of_the_inner_circle_that_promotes_itself_is_back_at_once(card: str) -> None:
    """And it is there once."""
    t = Table.empty().trophies(0, 1, 8)
    t.put("inner_circles", 0, card)
    t.begin(0, "elder_brain").play(0, "play:elder_brain", *(["pick:necromancer,1"] if card == "necromancer" else []))
    assert (t.names("inner_circles", 0), t.names("lent", 0), t.asked(0)) == ([card], [], "act")
    assert (t.events("promoted"), len(t.events("back_in_circle"))) == ([], 1)


@pytest.mark.rule("tyrants.borrow.elder_brain", "tyrants.undead.ghost")
@pytest.mark.card("elder_brain", "ghost")
def test_a_ghost_of_the_inner_circle_opens_the_devoured_pile() -> None:
    t = Table.empty(deck_1="undead").spy(0, "everfire")
    t.put("inner_circles", 0, "ghost")
    t.put("devoured", -1, "kobold")
    t.begin(0, "elder_brain", influence=1).play(0, "play:elder_brain", "pick:ghost,1", "recall:everfire")
    assert t.options(0, "recruit") == {"recruit:kobold"}
    t.play(0, "recruit:kobold")
    assert (t.names("discards", 0), t.names("inner_circles", 0), t.names("devoured")) == (["kobold"], ["ghost"], [])


@pytest.mark.rule("tyrants.borrow.elder_brain", "tyrants.promote.matron_mother")
@pytest.mark.card("elder_brain", "matron_mother")
def test_a_matron_mother_of_the_inner_circle_cannot_choose_herself() -> None:
    t = Table.empty()
    t.put("inner_circles", 0, "matron_mother")
    t.put("decks", 0, "noble", "soldier", "kobold")
    t.begin(0, "elder_brain").play(0, "play:elder_brain", "borrow:matron_mother")
    assert t.options(0) == {"promote:noble", "promote:soldier"}
    t.play(0, "promote:soldier")
    assert t.names("inner_circles", 0) == ["kobold", "soldier", "matron_mother"]


@pytest.mark.rule("tyrants.borrow.elder_brain", "tyrants.promote.eot_another")
@pytest.mark.card("elder_brain", "wyrmspeaker")
def test_a_card_that_has_returned_is_not_promoted_again() -> None:
    """A Wyrmspeaker of the inner circle promotes cards that lie in front of the player, never itself."""
    t = Table.empty()
    t.put("inner_circles", 0, "wyrmspeaker")
    t.begin(0, "elder_brain", "noble").play(0, "play:elder_brain", "play:noble", "end_turn")
    assert t.options(0) == {"promote:elder_brain", "promote:noble"}


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


@pytest.mark.rule("tyrants.borrow.ulitharid", "tyrants.borrow.moved_itself", "tyrants.promote.this_card")
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
    """Three cards deep, each with its own end: the Ulitharid returns, the market card goes."""
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
    assert (t.names("inner_circles", 0), t.g.vp[0]) == (["noble", "blue_dragon", "elder_brain"], 1)
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
