"""Aberrations that make opponents discard: Chuul, Cranium Rats, Gauth, Mindwitness, Neogi, Nothic."""

import pytest

from tests.games.tyrants.cards.aberrations_and_undead import FIVE_SITES, at_rest, hall, hand_size, hold, pool
from tests.games.tyrants.table import Table


# Chuul -------------------------------------------------------------------------------------------------------------
def chuul(cards: int = 4) -> Table:
    """Player 1 has a troop in Everfire and so many cards in hand; player 0 plays the Chuul."""
    t = Table.empty().troops(1, "everfire")
    return hold(t, 1, cards, "soldier").begin(0, "chuul").play(0, "play:chuul")


@pytest.mark.card("chuul")
@pytest.mark.rule("tyrants.discard.chuul", "tyrants.discard.owner_chooses")
def test_chuul_hits_who_has_a_troop_at_the_spys_site() -> None:
    """The spy goes anywhere; the opponent there chooses a card of the own hand for the own discard pile."""
    t = chuul()
    assert t.asked(0) == "spy_where"
    assert len(t.options(0)) == 15
    t.play(0, "spy:everfire")
    assert (t.asked(0), t.asked(1)) == ("", "discard_one")
    assert t.options(1) == {"discard:noble", "discard:soldier"}
    t.play(1, "discard:soldier")
    assert (t.names("discards", 1), t.names("hands", 1)) == (["soldier"], ["noble"] * 3)
    assert t.spies(0) == {"everfire"}
    assert at_rest(t)


@pytest.mark.card("chuul")
@pytest.mark.rule("tyrants.discard.more_than_three")
def test_chuul_spares_a_hand_of_three() -> None:
    t = chuul(cards=3).play(0, "spy:everfire")
    assert hand_size(t, 1) == 3
    assert at_rest(t)


@pytest.mark.card("chuul")
@pytest.mark.parametrize("site", ["mantol_derith", "llacerellyn", "chasmleap_bridge"])
def test_chuul_needs_a_troop_in_the_site_itself(site: str) -> None:
    """White troops, a spy, or a troop on the route beside the site do not count."""
    t = Table.empty().spy(1, "llacerellyn").troops(1, "chasmleap_bridge-everfire")
    hold(t, 1, 5).begin(0, "chuul").play(0, "play:chuul", f"spy:{site}")
    assert hand_size(t, 1) == 5
    assert at_rest(t)


@pytest.mark.card("chuul")
@pytest.mark.rule("tyrants.discard.order")
def test_chuul_hits_all_opponents_there_clockwise() -> None:
    """In the turn of player 2 of four: 3 discards, then 1; 0 has too few cards, and 2 is no opponent."""
    t = Table.empty(players=4)
    for player, cards in ((0, 3), (1, 4), (2, 5), (3, 5)):
        hold(t.troops(player, "ched_nasad"), player, cards)
    t.begin(2, "chuul").play(2, "play:chuul", "spy:ched_nasad")
    assert [t.asked(player) for player in range(4)] == ["", "", "", "discard_one"]
    t.play(3, "discard:noble")
    assert [t.asked(player) for player in range(4)] == ["", "discard_one", "", ""]
    t.play(1, "discard:noble")
    assert [hand_size(t, player) for player in range(4)] == [3, 3, 5, 4]
    assert at_rest(t, 2)


@pytest.mark.card("chuul")
@pytest.mark.rule("tyrants.spy.all_placed", "tyrants.spy.that_site")
@pytest.mark.parametrize(
    ("moves", "hit"),
    [
        (["done"], False),
        (["recall:everfire", "spy:eryndlyn"], False),
        (["recall:everfire", "spy:everfire"], True),
        (["recall:labyrinth", "spy:eryndlyn"], False),
    ],
)
def test_chuul_with_all_spies_placed(moves: list[str], hit: bool) -> None:
    """Only the site where the spy is placed anew counts, not the one it came from; doing nothing hits nobody."""
    t = Table.empty().troops(1, "everfire").spy(0, *FIVE_SITES)
    hold(t, 1, 4).begin(0, "chuul").play(0, "play:chuul")
    assert t.options(0) == {*(f"recall:{site}" for site in FIVE_SITES), "done"}
    t.play(0, *moves)
    assert len(t.spies(0)) == 5
    assert t.asked(1) == ("discard_one" if hit else "")
    if hit:
        t.play(1, "discard:noble")
    assert at_rest(t)


# Cranium Rats ------------------------------------------------------------------------------------------------------
@pytest.mark.card("cranium_rats")
@pytest.mark.rule("tyrants.presence.checked_each_time")
def test_cranium_rats_deploy_two_then_the_opponent_discards() -> None:
    t = hold(Table.empty().troops(0, "everfire"), 1, 4).begin(0, "cranium_rats").play(0, "play:cranium_rats")
    assert "place:menzoberranzan-everfire.1" not in t.options(0)
    t.play(0, "place:menzoberranzan-everfire.2")
    assert t.asked(1) == ""
    t.play(0, "place:menzoberranzan-everfire.1")
    assert t.g.barracks[0] == 37
    assert (t.asked(0), t.asked(1)) == ("", "discard_one")
    t.play(1, "discard:noble")
    assert hand_size(t, 1) == 3
    assert at_rest(t)


@pytest.mark.card("cranium_rats")
@pytest.mark.rule("tyrants.discard.more_than_three")
def test_cranium_rats_choose_among_opponents_with_four_cards() -> None:
    """The player chooses one opponent; those with 3 cards or fewer are no choice, and the others keep their cards."""
    t = Table.empty(players=4).troops(0, "everfire")
    for player, cards in ((1, 4), (2, 3), (3, 5)):
        hold(t, player, cards)
    t.begin(0, "cranium_rats", "noble", "noble", "noble", "noble")
    t.play(0, "play:cranium_rats", "place:everfire", "place:everfire")
    assert t.asked(0) == "who_discards"
    assert t.options(0) == {"target:2", "target:4"}
    assert t.why(0) == {"target:3": "discard.more_than_three"}
    t.play(0, "target:4").play(3, "discard:noble")
    assert [hand_size(t, player) for player in range(4)] == [4, 4, 3, 4]
    assert at_rest(t)


@pytest.mark.card("cranium_rats")
@pytest.mark.rule("tyrants.deploy.empty_barracks_vp", "tyrants.end.last_troop")
@pytest.mark.parametrize(("left", "moves", "vp"), [(0, [], 2), (1, ["place:everfire"], 1)])
def test_cranium_rats_with_empty_barracks(left: int, moves: list[str], vp: int) -> None:
    """Each troop that cannot come is 1 VP; the discard follows all the same, here of nobody."""
    t = Table.empty().troops(0, "everfire").empty_barracks(0, left)
    hold(t, 1, 3).begin(0, "cranium_rats").play(0, "play:cranium_rats", *moves)
    assert t.g.vp[0] == vp
    assert t.at("everfire") == {0: 1 + left}
    assert t.g.ending == ("last_troop" if left else "")
    assert hand_size(t, 1) == 3
    assert at_rest(t)


# Gauth -------------------------------------------------------------------------------------------------------------
@pytest.mark.card("gauth")
def test_gauth_gives_influence_and_nothing_else() -> None:
    t = hold(Table.empty(), 1, 5)
    t.put("decks", 0, "noble")
    t.begin(0, "gauth").play(0, "play:gauth")
    assert t.options(0) == {"pick:gauth,0", "pick:gauth,1"}
    t.play(0, "pick:gauth,0")
    assert pool(t) == (0, 2)
    assert (hand_size(t, 0), hand_size(t, 1)) == (0, 5)
    assert at_rest(t)


@pytest.mark.card("gauth")
@pytest.mark.rule("tyrants.play.in_order")
def test_gauth_draws_first_then_the_opponent_discards() -> None:
    t = hold(Table.empty(), 1, 4)
    t.put("decks", 0, "noble", "soldier")
    t.begin(0, "gauth").play(0, "play:gauth", "pick:gauth,1")
    assert t.names("hands", 0) == ["soldier"]
    assert t.asked(1) == "discard_one"
    t.play(1, "discard:noble")
    assert pool(t) == (0, 0)
    assert hand_size(t, 1) == 3
    assert at_rest(t)


@pytest.mark.card("gauth")
@pytest.mark.rule("tyrants.draw.nothing_left", "tyrants.discard.more_than_three")
@pytest.mark.parametrize("cards", [3, 4])
def test_gauth_without_a_card_to_draw(cards: int) -> None:
    """Nothing is drawn from nothing, and the played Gauth is no card of the discard pile; the discard still counts."""
    t = hold(Table.empty(), 1, cards).begin(0, "gauth").play(0, "play:gauth", "pick:gauth,1")
    assert (t.names("hands", 0), t.names("played", 0)) == ([], ["gauth"])
    assert t.asked(1) == ("discard_one" if cards == 4 else "")
    if cards == 4:
        t.play(1, "discard:noble")
    assert hand_size(t, 1) == 3
    assert at_rest(t)


@pytest.mark.card("gauth")
def test_gauth_chooses_the_opponent() -> None:
    t = Table.empty(players=3, section="left")
    hold(hold(t, 1, 5), 2, 4).begin(0, "gauth").play(0, "play:gauth", "pick:gauth,1")
    assert t.options(0) == {"target:2", "target:3"}
    t.play(0, "target:3").play(2, "discard:noble")
    assert (hand_size(t, 1), hand_size(t, 2)) == (5, 3)
    assert at_rest(t)


# Mindwitness -------------------------------------------------------------------------------------------------------
def mindwitness(cards: int = 4) -> Table:
    """Players 0, 1 and 2 and a white troop are in the Labyrinth, player 1 also far away; hands of so many cards."""
    t = Table.empty(players=3, section="right").troops(0, "labyrinth-skullport.1").troops(1, "labyrinth")
    t.troops(2, "labyrinth").troops(1, "everfire")
    return hold(hold(t, 1, cards), 2, cards).begin(0, "mindwitness").play(0, "play:mindwitness")


@pytest.mark.card("mindwitness")
@pytest.mark.rule("tyrants.discard.mindwitness")
@pytest.mark.parametrize(("owner", "hands"), [("2", [3, 4]), ("3", [4, 3]), ("white", [4, 4])])
def test_mindwitness_makes_the_owner_of_the_troop_discard(owner: str, hands: list[int]) -> None:
    """Only the owner of the troop; with a white troop nobody."""
    t = mindwitness()
    assert t.options(0) == {"kill:labyrinth,2", "kill:labyrinth,3", "kill:labyrinth,white"}
    assert t.why(0)["kill:everfire,2"] == "assassinate.presence"
    assert t.why(0)["kill:labyrinth-skullport.1,1"] == "assassinate.not_own"
    t.play(0, f"kill:labyrinth,{owner}")
    if owner != "white":
        assert t.asked(int(owner) - 1) == "discard_one"
        t.play(int(owner) - 1, "discard:noble")
    assert [hand_size(t, 1), hand_size(t, 2)] == hands
    assert sum(hall(t, 0).values()) == 1
    assert at_rest(t)


@pytest.mark.card("mindwitness")
def test_mindwitness_spares_a_hand_of_three() -> None:
    t = mindwitness(cards=3).play(0, "kill:labyrinth,2")
    assert hall(t, 0) == {1: 1}
    assert hand_size(t, 1) == 3
    assert at_rest(t)


@pytest.mark.card("mindwitness")
def test_mindwitness_without_a_kill_hits_nobody() -> None:
    """Not even the owner of a troop assassinated by a basic action before."""
    t = hold(Table.empty().troops(0, "everfire").troops(1, "everfire"), 1, 5)
    t.begin(0, "mindwitness", power=3).play(0, "assassinate:everfire,2", "play:mindwitness")
    assert hall(t, 0) == {1: 1}
    assert hand_size(t, 1) == 5
    assert at_rest(t)


# Neogi -------------------------------------------------------------------------------------------------------------
@pytest.mark.card("neogi")
@pytest.mark.rule("tyrants.discard.neogi", "tyrants.discard.no_refill", "tyrants.discard.order")
def test_neogi_makes_every_opponent_discard_at_the_end_of_the_turn() -> None:
    """Four troops at once, the discards in stage 2, clockwise and from any hand; they are not replaced."""
    t = Table.empty(players=4).troops(0, "ched_nasad")
    hold(hold(t, 1, 2), 3, 5).begin(0, "neogi")
    t.play(0, "play:neogi", *["place:ched_nasad"] * 3, "place:ched_nasad-yathchol")
    assert t.g.barracks[0] == 35
    assert at_rest(t)
    t.play(0, "end_turn")
    assert [t.asked(player) for player in range(4)] == ["", "discard_one", "", ""]
    t.play(1, "discard:noble")
    assert [t.asked(player) for player in range(4)] == ["", "", "", "discard_one"]
    t.play(3, "discard:noble")
    assert [hand_size(t, player) for player in range(1, 4)] == [1, 0, 4]
    assert at_rest(t, 1)


@pytest.mark.card("neogi")
@pytest.mark.rule("tyrants.discard.no_refill")
def test_neogi_takes_the_only_card_and_spares_an_empty_hand() -> None:
    t = Table.empty().troops(0, "everfire").empty_barracks(0)
    t.put("decks", 1, "noble")
    hold(t, 1, 1).begin(0, "neogi").play(0, "play:neogi", "end_turn")
    assert t.g.vp[0] == 4
    assert (t.names("hands", 1), t.names("discards", 1)) == ([], ["noble"])
    assert at_rest(t, 1)


@pytest.mark.card("neogi")
@pytest.mark.rule("tyrants.end_turn.effects")
@pytest.mark.parametrize("first", ["neogi", "puppeteer"])
def test_neogi_and_a_promotion_in_either_order(first: str) -> None:
    t = hold(Table.empty().troops(0, "everfire").empty_barracks(0), 1, 2)
    t.begin(0, "neogi", "puppeteer").play(0, "play:neogi", "play:puppeteer", "end_turn")
    assert t.options(0) == {"resolve:neogi", "resolve:puppeteer"}
    t.play(0, f"resolve:{first}")
    assert t.asked(1) == "discard_one"
    assert bool(t.events("promoted")) is (first == "puppeteer")
    t.play(1, "discard:noble")
    assert t.names("inner_circles", 0) == ["neogi"]
    assert at_rest(t, 1)


# Nothic ------------------------------------------------------------------------------------------------------------
@pytest.mark.card("nothic")
def test_nothic_places_a_spy_and_nobody_discards() -> None:
    t = hold(Table.empty().troops(1, "everfire"), 1, 5).begin(0, "nothic")
    t.play(0, "play:nothic", "pick:nothic,0", "spy:everfire")
    assert t.spies(0) == {"everfire"}
    assert hand_size(t, 1) == 5
    assert at_rest(t)


@pytest.mark.card("nothic")
@pytest.mark.rule("tyrants.discard.order", "tyrants.discard.more_than_three")
def test_nothic_paid_with_a_spy_draws_and_hits_every_full_hand() -> None:
    """In the turn of player 1 of four: 2 has only 3 cards, 3 and then 0 discard."""
    t = Table.empty(players=4).spy(1, "everfire", "labyrinth")
    for player, cards in ((0, 4), (2, 3), (3, 5)):
        hold(t, player, cards)
    t.put("decks", 1, "noble", "soldier")
    t.begin(1, "nothic").play(1, "play:nothic", "pick:nothic,1")
    assert t.options(1) == {"recall:everfire", "recall:labyrinth", "done"}
    t.play(1, "recall:labyrinth")
    assert t.names("hands", 1) == ["soldier"]
    assert [t.asked(player) for player in range(4)] == ["", "", "", "discard_one"]
    t.play(3, "discard:noble").play(0, "discard:noble")
    assert [hand_size(t, player) for player in range(4)] == [3, 1, 3, 4]
    assert t.spies(1) == {"everfire"}
    assert at_rest(t, 1)


@pytest.mark.card("nothic")
@pytest.mark.rule("tyrants.cost.optional", "tyrants.cost.in_full")
@pytest.mark.parametrize(("spies", "moves"), [(["everfire"], ["done"]), ([], [])])
def test_nothic_unpaid_does_nothing(spies: list[str], moves: list[str]) -> None:
    """Declined, or without a spy to return: neither a draw nor a discard."""
    t = hold(Table.empty().spy(0, *spies), 1, 5)
    t.put("decks", 0, "soldier")
    t.begin(0, "nothic").play(0, "play:nothic", "pick:nothic,1", *moves)
    assert t.spies(0) == set(spies)
    assert (hand_size(t, 0), hand_size(t, 1)) == (0, 5)
    assert at_rest(t)
