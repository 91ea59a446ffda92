"""Troops that come back from trophy halls. Rules: trophies.*."""

import pytest

from tests.games.tyrants.table import WHITE, Table


@pytest.mark.rule("tyrants.trophies.redeploy", "tyrants.trophies.orcus", "tyrants.trophies.lose_vp")
@pytest.mark.card("orcus")
def test_orcus_kills_two_and_may_bring_two_back() -> None:
    """From anybody's hall, the own one included, in their own colours, to any empty spaces."""
    t = Table.empty().troops(0, "everfire").troops(1, "everfire", 2).trophies(1, 0, 1).trophies(1, WHITE, 1)
    t.begin(0, "orcus", "noble").play(0, "play:orcus", "devour:noble")
    assert t.g.trophies[0][1] == 2  # both kills, without a choice
    assert t.options(0) == {"exhume:1,2", "exhume:2,1", "exhume:2,white", "enough"}
    t.play(0, "exhume:2,white")
    assert {"lay:kanaglym", "lay:gracklstugh-labyrinth", "lay:everfire"} < t.options(0)
    assert t.why(0)["lay:araumycos"] == "map.troop_spaces"  # full
    t.play(0, "lay:kanaglym", "exhume:1,2", "lay:skullport")
    assert (t.at("kanaglym"), t.at("skullport")) == ({WHITE: 1}, {WHITE: 2, 1: 1})
    assert (t.g.trophies[0][1], t.g.trophies[1]) == (1, (1, 0, 0, 0, 0))
    assert (t.score(0)["trophies"], t.score(1)["trophies"]) == (1, 1)
    assert t.asked(0) == "act"


@pytest.mark.rule("tyrants.trophies.orcus")
@pytest.mark.card("orcus")
@pytest.mark.parametrize("count", [0, 1])
def test_orcus_may_bring_back_fewer(count: int) -> None:
    """Both may come from the same hall, or none at all."""
    t = Table.empty().trophies(1, WHITE, 3)
    t.begin(0, "orcus", "noble").play(0, "play:orcus", "devour:noble")
    t.play(0, *["exhume:2,white", "lay:everfire"] * count, "enough")
    assert (t.at("everfire").get(WHITE, 0), t.g.trophies[1][WHITE], t.asked(0)) == (count, 3 - count, "act")


@pytest.mark.rule("tyrants.trophies.orcus", "tyrants.cost.in_full")
@pytest.mark.card("orcus")
def test_orcus_unpaid_does_nothing_and_with_empty_halls_only_kills() -> None:
    t = Table.empty().troops(0, "everfire").troops(1, "everfire").trophies(1, WHITE, 1)
    t.begin(0, "orcus", "noble").play(0, "play:orcus", "done")
    assert (t.at("everfire"), t.asked(0)) == ({0: 1, 1: 1}, "act")
    t = Table.empty()
    t.begin(0, "orcus", "noble").play(0, "play:orcus", "devour:noble")
    assert (t.names("devoured"), t.asked(0)) == (["noble"], "act")


@pytest.mark.rule("tyrants.trophies.redeploy")
@pytest.mark.card("orcus")
def test_a_troop_that_is_back_belongs_to_its_colour_again() -> None:
    """It controls, gives presence and can be killed anew; the barracks are not touched and the game does not end."""
    t = Table.empty().trophies(1, 0, 2).empty_barracks(0, left=1)
    t.begin(0, "orcus", "noble", power=1).play(0, "play:orcus", "devour:noble")
    t.play(0, *["exhume:2,1", "lay:chasmleap_bridge", "exhume:2,1", "lay:everfire"])
    assert (t.controls("chasmleap_bridge"), t.controls("everfire")) == ((0, 0), (0, -1))
    assert (t.g.barracks[0], t.g.vp[0], t.g.ending) == (1, 0, "")
    assert "deploy:everfire-halls_of_the_scoured_legion" in t.options(0)
    assert "deploy:kanaglym" not in t.options(0)


@pytest.mark.rule("tyrants.trophies.redeploy")
@pytest.mark.card("orcus")
def test_with_empty_barracks_an_own_trophy_is_placed_and_gives_no_vp() -> None:
    t = Table.empty().trophies(1, 0, 1).empty_barracks(0)
    t.begin(0, "orcus", "noble").play(0, "play:orcus", "devour:noble", "exhume:2,1", "lay:everfire")
    assert (t.at("everfire"), t.g.vp[0], t.g.ending, t.asked(0)) == ({0: 1}, 0, "", "act")


@pytest.mark.rule("tyrants.trophies.redeploy")
@pytest.mark.card("mummy_lord")
def test_a_trophy_can_take_control_away() -> None:
    t = Table.empty().troops(1, "kanaglym").trophies(0, WHITE, 1)
    assert t.controls("kanaglym") == (1, -1)
    t.begin(0, "mummy_lord").play(0, "play:mummy_lord", "pick:mummy_lord,1", "lay:kanaglym")
    assert t.controls("kanaglym") == (-1, -1)


@pytest.mark.rule("tyrants.trophies.lich")
@pytest.mark.card("lich")
def test_the_lich_takes_from_the_hall_of_a_player_at_its_spy() -> None:
    """Placed only where the Lich's player has presence: in the spy's site and around the own troops."""
    t = Table.empty().troops(0, "kanaglym").troops(1, "everfire").trophies(1, 0, 1).trophies(1, WHITE, 1)
    t.trophies(0, WHITE, 3)
    t.begin(0, "lich").play(0, "play:lich", "spy:everfire")
    assert t.options(0) == {"exhume:2,1", "exhume:2,white", "enough"}
    t.play(0, "exhume:2,1")
    near = {"kanaglym", "skullport-kanaglym", "kanaglym-eryndlyn.1", "kanaglym-tsenviilyq.1"}
    assert t.options(0) == {f"lay:{place}" for place in near | {"everfire"}}
    assert t.why(0)["lay:ched_nasad"] == "trophies.lich"
    assert t.why(0)["lay:araumycos"] == "map.troop_spaces"
    t.play(0, "lay:everfire", "exhume:2,white")
    assert "lay:everfire-halls_of_the_scoured_legion" in t.options(0)  # the troop has brought presence with it
    t.play(0, "lay:everfire")
    assert (t.at("everfire"), sum(t.g.trophies[1]), t.g.trophies[0][WHITE]) == ({0: 1, 1: 1, WHITE: 1}, 0, 3)
    assert t.asked(0) == "act"


@pytest.mark.rule("tyrants.trophies.lich")
@pytest.mark.card("lich")
@pytest.mark.parametrize("other", ["", "everfire-halls_of_the_scoured_legion", "spy"])
def test_without_a_troop_at_the_site_the_lich_takes_nothing(other: str) -> None:
    """Nearby is not there, a spy is no troop."""
    t = Table.empty().trophies(1, WHITE, 2).troops(0, "everfire")
    if other == "spy":
        t.spy(1, "everfire")
    elif other:
        t.troops(1, other)
    t.begin(0, "lich").play(0, "play:lich", "spy:everfire")
    assert (t.g.trophies[1][WHITE], t.asked(0)) == (2, "act")


@pytest.mark.rule("tyrants.trophies.lich")
@pytest.mark.card("lich")
def test_with_several_players_at_the_site_both_troops_come_from_one_hall() -> None:
    t = Table.empty(players=4).troops(1, "chaulssin").troops(2, "chaulssin").troops(3, "everfire")
    for player in (1, 2, 3):
        t.trophies(player, WHITE, 2)
    t.begin(0, "lich").play(0, "play:lich", "spy:chaulssin")
    assert t.options(0) == {"exhume:2,white", "exhume:3,white", "enough"}
    t.play(0, "exhume:3,white")  # the only place with presence is the site itself
    assert t.at("chaulssin") == {1: 1, 2: 1, WHITE: 1}
    assert t.options(0) == {"exhume:3,white", "enough"}
    t.play(0, "enough")
    assert ([hall[WHITE] for hall in t.g.trophies], t.asked(0)) == ([0, 2, 1, 2], "act")


@pytest.mark.rule("tyrants.trophies.lich")
@pytest.mark.card("lich")
def test_the_lich_with_no_space_in_reach_or_an_empty_hall_asks_nothing() -> None:
    t = Table.empty().troops(1, "everfire", 3).trophies(1, WHITE, 2)
    t.begin(0, "lich").play(0, "play:lich", "spy:everfire")
    assert (t.g.trophies[1][WHITE], t.asked(0)) == (2, "act")
    t = Table.empty().troops(1, "everfire").trophies(0, WHITE, 2)
    t.begin(0, "lich").play(0, "play:lich", "spy:everfire")
    assert (t.g.trophies[0][WHITE], t.asked(0)) == (2, "act")


@pytest.mark.rule("tyrants.trophies.mummy_lord", "tyrants.play.choose_times")
@pytest.mark.card("mummy_lord")
def test_the_mummy_lord_chooses_twice() -> None:
    """It kills a white troop, and the very same troop may come back elsewhere."""
    t = Table.empty().troops(0, "labyrinth").troops(1, "labyrinth")
    t.begin(0, "mummy_lord").play(0, "play:mummy_lord", "pick:mummy_lord,0")
    assert (t.at("labyrinth"), t.g.trophies[0][WHITE]) == ({0: 1, 1: 1}, 1)  # the only white one with presence
    t.play(0, "pick:mummy_lord,1", "lay:ched_nasad")
    assert (t.at("ched_nasad"), t.g.trophies[0][WHITE], t.asked(0)) == ({WHITE: 1}, 0, "act")


@pytest.mark.rule("tyrants.trophies.mummy_lord")
@pytest.mark.card("mummy_lord")
def test_the_mummy_lord_takes_white_troops_only_but_from_any_hall() -> None:
    t = Table.empty().trophies(0, WHITE, 1).trophies(1, WHITE, 1).trophies(0, 1, 2).trophies(1, 0, 2)
    t.begin(0, "mummy_lord").play(0, "play:mummy_lord", "pick:mummy_lord,1")
    assert t.options(0) == {"exhume:1,white", "exhume:2,white"}  # it must be one of them
    t.play(0, "exhume:2,white", "lay:everfire", "pick:mummy_lord,1", "lay:everfire")
    assert (t.at("everfire"), t.g.trophies) == ({WHITE: 2}, [(0, 2, 0, 0, 0), (2, 0, 0, 0, 0)])
    assert (t.score(0)["trophies"], t.score(1)["trophies"], t.asked(0)) == (2, 2, "act")


@pytest.mark.rule("tyrants.trophies.lose_vp")
@pytest.mark.card("mummy_lord")
def test_a_troop_that_has_left_the_hall_no_longer_scores() -> None:
    t = Table.empty().trophies(1, WHITE, 3)
    t.begin(0, "mummy_lord").play(0, "play:mummy_lord", *["pick:mummy_lord,1", "lay:everfire"] * 2)
    assert (t.score(0)["trophies"], t.score(1)["trophies"]) == (0, 1)


@pytest.mark.rule("tyrants.trophies.no_own_troops", "tyrants.deploy.no_troops_on_map")
@pytest.mark.card("lich")
def test_without_troops_on_the_board_the_lich_places_an_own_troop_anywhere() -> None:
    """White troops and those of others still need presence, and so does the next own one."""
    t = Table.empty().troops(1, "everfire").trophies(1, 0, 2).trophies(1, WHITE, 1)
    t.begin(0, "lich").play(0, "play:lich", "spy:everfire")
    kept = t.g.clone()
    t.play(0, "exhume:2,white")
    assert t.at("everfire") == {1: 1, WHITE: 1}, "the only place"
    t.g = kept
    t.play(0, "exhume:2,1")
    assert {"lay:kanaglym", "lay:gracklstugh-labyrinth", "lay:everfire"} < t.options(0)
    assert set(t.why(0).values()) == {"map.troop_spaces"}
    t.play(0, "lay:kanaglym", "exhume:2,1")
    assert {"lay:kanaglym", "lay:everfire", "lay:skullport-kanaglym"} <= t.options(0)
    assert t.why(0)["lay:ched_nasad"] == "trophies.lich"


@pytest.mark.rule("tyrants.trophies.no_own_troops")
@pytest.mark.card("lich")
def test_with_the_site_full_only_an_own_troop_can_be_taken() -> None:
    """The spy's site is all presence there is, and it has no empty space."""
    t = Table.empty().troops(1, "everfire", 3).trophies(1, 0, 1).trophies(1, WHITE, 1)
    t.begin(0, "lich").play(0, "play:lich", "spy:everfire")
    assert t.options(0) == {"exhume:2,1", "enough"}
