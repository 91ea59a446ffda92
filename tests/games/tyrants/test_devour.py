"""Devouring cards. Rules: devour.*."""

import pytest

from tests.games.tyrants.table import WHITE, Table

THIS_CARD = {
    "cultist_of_myrkul": ["pick:cultist_of_myrkul,1"],
    "flesh_golem": [],
    "minotaur_skeleton": ["pick:minotaur_skeleton,1"],
    "skeletal_horde": ["place:ched_nasad"] * 2,
    "wraith": ["spy:kanaglym"],
}


@pytest.mark.rule("tyrants.devour.removed")
@pytest.mark.card("marilith")
def test_a_devoured_card_is_out_of_the_game() -> None:
    """It leaves the hand, scores for nobody and does not come back when the deck is made anew."""
    t = Table.empty()
    t.begin(0, "marilith", "priestess_of_lolth", "noble")
    before = t.score(0)
    assert before["deck"] == 2 + 1 + 0
    t.play(0, "play:marilith", "devour:priestess_of_lolth")
    assert (t.names("devoured"), t.names("hands", 0)) == (["priestess_of_lolth"], ["noble"])
    assert t.score(0) == {**before, "deck": 2}
    assert sum(t.score(1).values()) == 0
    t.play(0, "end_turn")
    assert sorted(t.names("hands", 0)) == ["marilith", "noble"]
    assert t.names("devoured") == ["priestess_of_lolth"]
    assert len(t.g.priestesses) == 14


@pytest.mark.rule("tyrants.devour.market_refill")
@pytest.mark.card("cult_fanatic")
def test_another_card_takes_the_place_of_a_devoured_market_card() -> None:
    t = Table.empty()
    t.market("advocate", "kobold", "spy_master")
    t.put("market_deck", -1, "deathblade", "rath_modar")
    t.begin(0, "cult_fanatic").play(0, "play:cult_fanatic", "devour:kobold")
    assert t.row() == ["advocate", "rath_modar", "spy_master"]
    assert t.content.designs[t.g.market_deck[-1]] == "deathblade"
    assert (t.names("devoured"), t.g.influence, t.asked(0)) == (["kobold"], 2, "act")


@pytest.mark.rule("tyrants.devour.pile_order")
def test_the_card_devoured_last_is_on_top() -> None:
    """From the market, from hand and from play: one pile for all."""
    t = Table.empty()
    t.market("advocate", "kobold")
    t.put("devoured", -1, "balor")
    t.begin(0, "cult_fanatic", "marilith", "noble", "flesh_golem")
    t.play(0, "play:cult_fanatic", "devour:kobold", "play:marilith", "devour:noble")
    t.play(0, "play:flesh_golem", "devour:flesh_golem")
    assert t.names("devoured") == ["balor", "kobold", "noble", "flesh_golem"]


@pytest.mark.rule("tyrants.devour.market_optional")
@pytest.mark.parametrize("card", ["cult_fanatic", "white_wyrmling"])
def test_a_market_card_may_be_devoured_or_not(card: str) -> None:
    """Only cards of the row: neither the stacks nor the Insane Outcasts are part of the market."""
    t = Table.empty(deck_1="demons").troops(0, "ched_nasad")
    t.market("advocate", "kobold")
    t.begin(0, card).play(0, f"play:{card}")
    while t.asked(0) == "deploy_where":
        t.play(0, "place:ched_nasad")
    assert t.options(0) == {"devour:advocate", "devour:kobold", "done"}
    assert {move for move, rule in t.why(0).items() if rule == "devour.market_optional"} == {
        "devour:priestess_of_lolth",
        "devour:house_guard",
        "devour:insane_outcast",
    }
    t.play(0, "done")
    assert (t.row(), t.names("devoured"), t.asked(0)) == (["advocate", "kobold"], [], "act")


@pytest.mark.rule("tyrants.devour.market_optional")
def test_in_an_empty_market_nothing_is_devoured() -> None:
    t = Table.empty()
    t.begin(0, "cult_fanatic").play(0, "play:cult_fanatic")
    assert (t.g.influence, t.names("devoured"), t.asked(0)) == (2, [], "act")


@pytest.mark.rule("tyrants.devour.from_hand")
@pytest.mark.card("mind_flayer")
def test_any_card_in_hand_pays_and_the_choice_comes_after_it() -> None:
    t = Table.empty(deck_1="demons").troops(0, "everfire").troops(1, "everfire")
    t.begin(0, "mind_flayer", "noble", "orcus", "insane_outcast").play(0, "play:mind_flayer")
    assert t.options(0) == {"devour:noble", "devour:orcus", "devour:insane_outcast", "done"}
    t.play(0, "devour:orcus")
    assert t.options(0) == {"pick:mind_flayer,0", "pick:mind_flayer,1"}
    t.play(0, "pick:mind_flayer,1")
    assert (t.g.influence, t.g.trophies[0][1], t.names("devoured")) == (0, 1, ["orcus"])
    assert t.asked(0) == "act"


@pytest.mark.rule("tyrants.devour.from_hand")
@pytest.mark.card("mind_flayer")
def test_without_payment_there_is_no_choice() -> None:
    t = Table.empty().troops(0, "everfire").troops(1, "everfire")
    t.begin(0, "mind_flayer", "noble").play(0, "play:mind_flayer", "done")
    assert (t.g.influence, t.at("everfire"), t.asked(0)) == (0, {0: 1, 1: 1}, "act")


@pytest.mark.rule("tyrants.devour.from_hand")
@pytest.mark.card("succubus")
def test_unpaid_all_parts_after_the_arrow_are_skipped() -> None:
    t = Table.empty().troops(1, "everfire")
    t.begin(0, "succubus", "noble").play(0, "play:succubus", "done")
    assert (t.spies(0), t.at("everfire"), t.asked(0)) == (set(), {1: 1}, "act")


@pytest.mark.rule("tyrants.devour.inner_circle")
@pytest.mark.card("zuggtmoy")
def test_a_card_of_the_inner_circle_is_devoured_and_no_longer_scores() -> None:
    """A card in hand does not pay for Zuggtmoy."""
    t = Table.empty()
    t.put("inner_circles", 0, "severin_silrajin", "kobold")
    t.begin(0, "noble", "soldier", "zuggtmoy").play(0, "play:noble", "play:zuggtmoy")
    assert t.options(0) == {"devour:severin_silrajin", "devour:kobold", "done"}
    assert t.score(0)["inner_circle"] == 8 + 2
    t.play(0, "devour:severin_silrajin")
    assert (t.score(0)["inner_circle"], t.names("devoured"), t.g.influence) == (2, ["severin_silrajin"], 1 + 3)
    t.play(0, "play:soldier", "end_turn", "promote:noble", "promote:soldier")
    assert t.names("inner_circles", 0) == ["kobold", "noble", "soldier"]
    assert t.asked(1) == "act"


@pytest.mark.rule("tyrants.devour.this_card")
@pytest.mark.parametrize(("card", "moves"), THIS_CARD.items())
def test_a_card_that_devours_itself_is_gone_at_once(card: str, moves: list[str]) -> None:
    """It cannot be promoted at the end of the turn and never reaches the discard pile."""
    t = Table.empty().troops(0, "ched_nasad")
    t.begin(0, "advocate", "noble", card).play(0, "play:advocate", "pick:advocate,1", "play:noble", f"play:{card}")
    t.play(0, *moves)
    assert t.options(0) == {f"devour:{card}", "done"}
    t.play(0, f"devour:{card}")
    assert (t.names("devoured"), t.names("played", 0)) == ([card], ["advocate", "noble"])
    while t.asked(0) == "deploy_where":
        t.g.play(0, t.g.legal(0)[0])
    assert t.asked(0) == "act"
    t.play(0, "end_turn")
    if card == "cultist_of_myrkul":
        assert t.asked(0) == "resolve_which"
        t.play(0, "resolve:cultist_of_myrkul", "enough")
    assert t.names("inner_circles", 0) == ["noble"]  # the only other card that lies there
    assert t.names("devoured") == [card]
    assert t.names("hands", 0) == ["advocate"]


@pytest.mark.rule("tyrants.devour.this_card")
@pytest.mark.parametrize(("card", "moves"), THIS_CARD.items())
def test_a_card_that_is_kept_stays_among_the_played(card: str, moves: list[str]) -> None:
    t = Table.empty().troops(0, "ched_nasad")
    t.begin(0, card).play(0, f"play:{card}", *moves, "done")
    assert (t.names("played", 0), t.names("devoured"), t.asked(0)) == ([card], [], "act")


@pytest.mark.rule("tyrants.devour.this_card")
@pytest.mark.card("minotaur_skeleton")
def test_the_effect_works_though_the_card_is_gone() -> None:
    t = Table.empty().troops(0, "mantol_derith")
    t.begin(0, "minotaur_skeleton").play(0, "play:minotaur_skeleton", "pick:minotaur_skeleton,1")
    t.play(0, "devour:minotaur_skeleton")
    assert t.options(0) == {"kill:mantol_derith,white", "enough"}  # a single site, so no route
    t.play(0, "kill:mantol_derith,white", "kill:mantol_derith,white")
    assert (t.g.trophies[0][WHITE], t.at("mantol_derith"), t.asked(0)) == (2, {0: 1}, "act")
