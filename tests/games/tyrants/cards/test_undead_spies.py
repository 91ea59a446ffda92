"""Undead with spies: Banshee, Conjurer, Ghost, Lich, Wraith."""

import pytest

from pentarchy.games.tyrants.state import WHITE
from tests.games.tyrants.cards.aberrations_and_undead import FIVE_SITES, at_rest, hall, in_full, pool
from tests.games.tyrants.table import Table


# Banshee -----------------------------------------------------------------------------------------------------------
@pytest.mark.card("banshee")
@pytest.mark.rule("tyrants.spy.site_condition")
@pytest.mark.parametrize(("site", "power"), [("everfire", 3), ("kanaglym", 0), ("labyrinth", 0)])
def test_banshee_gives_power_beside_another_players_spy(site: str, power: int) -> None:
    """A spy of another player must be in that very site; a troop of that player is not enough."""
    t = Table.empty(players=3, section="left").spy(2, "everfire").troops(1, "kanaglym")
    t.begin(0, "banshee").play(0, "play:banshee")
    assert t.asked(0) == "spy_where"
    t.play(0, f"spy:{site}")
    assert pool(t) == (power, 0)
    assert (t.spies(0), t.spies(2)) == ({site}, {"everfire"})
    assert at_rest(t)


@pytest.mark.card("banshee")
@pytest.mark.rule("tyrants.spy.all_placed", "tyrants.spy.that_site")
@pytest.mark.parametrize(
    ("moves", "power"),
    [
        (["done"], 0),
        (["recall:everfire", "spy:everfire"], 3),
        (["recall:everfire", "spy:eryndlyn"], 0),
    ],
)
def test_banshee_with_all_spies_placed(moves: list[str], power: int) -> None:
    t = Table.empty().spy(0, *FIVE_SITES).spy(1, "everfire").begin(0, "banshee").play(0, "play:banshee", *moves)
    assert pool(t) == (power, 0)
    assert len(t.spies(0)) == 5
    assert at_rest(t)


# Conjurer ----------------------------------------------------------------------------------------------------------
def conjurer(*market: str) -> Table:
    """Player 0 has a spy and returns it for the Conjurer."""
    t = Table.empty().spy(0, "everfire")
    t.market(*market)
    t.begin(0, "conjurer").play(0, "play:conjurer", "pick:conjurer,1")
    assert t.options(0) == {"recall:everfire", "done"}
    return t.play(0, "recall:everfire")


@pytest.mark.card("conjurer")
@pytest.mark.rule("tyrants.undead.conjurer", "tyrants.recruit.free", "tyrants.recruit.refill")
def test_conjurer_recruits_two_cheap_cards_for_nothing() -> None:
    """Cost 3 or less, also from the two stacks; the space is filled before the second card is chosen."""
    t = Table.empty().spy(0, "everfire")
    t.put("market_deck", -1, "ghost")
    t.market("wight", "death_knight", "banshee")
    t.begin(0, "conjurer", influence=1).play(0, "play:conjurer", "pick:conjurer,1", "recall:everfire")
    stacks = {"enlist:priestess_of_lolth", "enlist:house_guard"}
    assert t.options(0) == {"enlist:wight", *stacks, "enough"}
    assert t.why(0) == {"enlist:death_knight": "recruit.free", "enlist:banshee": "recruit.free"}
    t.play(0, "enlist:wight")
    assert t.row() == ["ghost", "death_knight", "banshee"]
    assert t.options(0) == {"enlist:ghost", *stacks, "enough"}
    t.play(0, "enlist:ghost")
    assert t.names("discards", 0) == ["wight", "ghost"]
    assert pool(t) == (0, 1)
    assert at_rest(t)


@pytest.mark.card("conjurer")
@pytest.mark.rule("tyrants.play.up_to", "tyrants.undead.conjurer")
@pytest.mark.parametrize(
    ("moves", "recruited"),
    [
        (["enough"], []),
        (["enlist:house_guard", "enough"], ["house_guard"]),
        (["enlist:house_guard", "enlist:house_guard"], ["house_guard", "house_guard"]),
    ],
)
def test_conjurer_may_recruit_fewer(moves: list[str], recruited: list[str]) -> None:
    t = conjurer("death_knight").play(0, *moves)
    assert (t.names("discards", 0), t.row()) == (recruited, ["death_knight"])
    assert at_rest(t)


@pytest.mark.card("conjurer")
@pytest.mark.rule("tyrants.cost.optional", "tyrants.cost.in_full")
@pytest.mark.parametrize(("spies", "moves"), [(["everfire"], ["done"]), ([], [])])
def test_conjurer_unpaid_recruits_nothing(spies: list[str], moves: list[str]) -> None:
    t = Table.empty().spy(0, *spies)
    t.market("wight")
    t.begin(0, "conjurer").play(0, "play:conjurer", "pick:conjurer,1", *moves)
    assert (t.spies(0), t.names("discards", 0), t.row()) == (set(spies), [], ["wight"])
    assert at_rest(t)


@pytest.mark.card("conjurer")
def test_conjurer_places_a_spy() -> None:
    t = Table.empty().begin(0, "conjurer").play(0, "play:conjurer", "pick:conjurer,0", "spy:skullport")
    assert (t.spies(0), t.names("discards", 0)) == ({"skullport"}, [])
    assert at_rest(t)


# Ghost -------------------------------------------------------------------------------------------------------------
def ghost(*devoured: str, influence: int = 0, market: tuple[str, ...] = (), hand: tuple[str, ...] = ()) -> Table:
    """The devoured pile, the last card on top; player 0 returns a spy for the Ghost."""
    t = Table.empty().spy(0, "everfire", "labyrinth")
    t.put("devoured", -1, *devoured)
    t.market(*market)
    t.begin(0, "ghost", *hand, influence=influence)
    return t.play(0, "play:ghost", "pick:ghost,1", "recall:everfire")


@pytest.mark.card("ghost")
@pytest.mark.rule("tyrants.undead.ghost", "tyrants.devour.pile_order")
def test_ghost_lets_the_top_devoured_card_be_recruited() -> None:
    """For its cost; the card below is next. Nothing is turned up for it, and it lasts until the end of the turn."""
    t = ghost("neogi", "wight", "banshee", influence=7)
    deck = len(t.g.market_deck)
    stacks = {"recruit:priestess_of_lolth", "recruit:house_guard"}
    assert t.options(0, "recruit") == {"recruit:banshee", *stacks}
    t.play(0, "recruit:banshee")
    assert pool(t) == (0, 3)
    assert t.options(0, "recruit") == {"recruit:wight", *stacks}
    t.play(0, "recruit:wight")
    assert t.names("discards", 0) == ["banshee", "wight"]
    assert t.why(0)["recruit:neogi"] == "recruit.basic"
    assert (t.names("devoured"), t.row(), len(t.g.market_deck)) == (["neogi"], [], deck)
    t.play(0, "end_turn")
    assert "recruit:neogi" not in t.why(1)
    assert at_rest(t, 1)


@pytest.mark.card("ghost")
@pytest.mark.rule("tyrants.undead.ghost", "tyrants.card.cost")
def test_ghost_and_a_top_card_without_a_cost() -> None:
    """A Noble cannot be bought and hides what lies below; a card devoured later becomes the new top."""
    t = ghost("wight", "noble", influence=5, hand=("wight", "banshee"))
    assert t.why(0)["recruit:noble"] == "card.cost"
    assert "recruit:wight" not in t.options(0)
    t.play(0, "play:wight", "pick:wight,1", "devour:banshee")
    assert "recruit:banshee" in t.options(0)
    assert at_rest(t)


@pytest.mark.card("ghost", "conjurer", "ulitharid")
@pytest.mark.rule("tyrants.undead.ghost")
@pytest.mark.parametrize("card", ["conjurer", "ulitharid"])
def test_ghost_with_cards_that_take_from_the_market(card: str) -> None:
    """A free recruit takes the devoured card away; played with the Ulitharid it is devoured again."""
    t = ghost("neogi", "spectator" if card == "ulitharid" else "cloaker", hand=(card,))
    if card == "conjurer":
        t.play(0, "play:conjurer", "pick:conjurer,1", "recall:labyrinth", "enlist:cloaker", "enough")
        assert (t.names("discards", 0), t.names("devoured")) == (["cloaker"], ["neogi"])
    else:
        t.play(0, "play:ulitharid")
        assert (pool(t), t.names("devoured"), t.row()) == ((2, 1), ["neogi", "spectator"], [])
    assert at_rest(t)


@pytest.mark.card("ghost")
@pytest.mark.rule("tyrants.undead.ghost")
def test_ghost_and_the_same_card_in_the_row() -> None:
    """The devoured copy is a choice of its own: taking it turns no new card up and uncovers the next one."""
    t = ghost("neogi", "wight.2", influence=3, market=("wight.1",))
    assert {"recruit:wight.1", "recruit:wight.2"} < in_full(t)
    t.play(0, "recruit:wight.2")
    assert (t.row(), t.names("devoured")) == (["wight"], ["neogi"])
    assert at_rest(t)


@pytest.mark.card("ghost")
@pytest.mark.rule("tyrants.undead.ghost")
def test_ghost_and_a_devoured_house_guard() -> None:
    """It may be bought from the devoured pile or from its stack."""
    t = ghost("neogi", "house_guard.1", influence=3)
    stack = t.content.tokens[t.g.guards[-1]]
    assert {"recruit:house_guard.1", f"recruit:{stack}"} < in_full(t)
    t.play(0, f"recruit:{stack}")
    assert (t.names("devoured"), t.names("discards", 0)) == (["neogi", "house_guard"], ["house_guard"])
    assert at_rest(t)


@pytest.mark.card("ghost")
@pytest.mark.rule("tyrants.cost.optional", "tyrants.cost.in_full")
@pytest.mark.parametrize(("spies", "moves"), [(["everfire"], ["done"]), ([], [])])
def test_ghost_unpaid_leaves_the_devoured_cards_alone(spies: list[str], moves: list[str]) -> None:
    t = Table.empty().spy(0, *spies)
    t.put("devoured", -1, "wight")
    t.begin(0, "ghost", influence=9).play(0, "play:ghost", "pick:ghost,1", *moves)
    assert "recruit:wight" not in t.options(0)
    assert t.spies(0) == set(spies)
    assert at_rest(t)


@pytest.mark.card("ghost")
def test_ghost_places_a_spy() -> None:
    t = Table.empty()
    t.put("devoured", -1, "wight")
    t.begin(0, "ghost", influence=9).play(0, "play:ghost", "pick:ghost,0", "spy:skullport")
    assert t.spies(0) == {"skullport"}
    assert "recruit:wight" not in t.options(0)
    assert at_rest(t)


# Lich --------------------------------------------------------------------------------------------------------------
def lich() -> Table:
    """Player 0 has a troop in Everfire; player 1, with trophies, is in Kanaglym, player 2 is in Kanaglym, too."""
    t = Table.empty(players=3, section="right").troops(0, "everfire").troops(1, "kanaglym").troops(2, "kanaglym")
    t.trophies(1, 0, 1).trophies(1, 2, 1).trophies(1, WHITE, 1).trophies(2, 1, 1).trophies(0, WHITE, 2)
    return t.begin(0, "lich").play(0, "play:lich")


@pytest.mark.card("lich")
@pytest.mark.rule("tyrants.trophies.lich", "tyrants.trophies.redeploy", "tyrants.trophies.lose_vp")
def test_lich_empties_the_hall_of_one_player_at_the_site() -> None:
    """One hall, chosen with the first troop; own troops come back as own ones, on spaces with presence only."""
    t = lich().play(0, "spy:kanaglym")
    first = {"exhume:2,1", "exhume:2,3", "exhume:2,white", "exhume:3,2"}
    assert t.options(0) == {*first, "enough"}
    t.play(0, "exhume:2,1")
    assert {"lay:kanaglym", "lay:everfire"} < t.options(0)
    assert t.why(0)["lay:ched_nasad"] == "trophies.lich"
    t.play(0, "lay:kanaglym")
    assert t.options(0) == {"exhume:2,3", "exhume:2,white", "enough"}
    t.play(0, "exhume:2,white", "lay:everfire")
    assert (t.at("kanaglym"), t.at("everfire")) == ({0: 1, 1: 1, 2: 1}, {0: 1, WHITE: 1})
    assert (hall(t, 1), hall(t, 2), hall(t, 0)) == ({2: 1}, {1: 1}, {WHITE: 2})
    assert (t.g.barracks[0], t.g.vp[0], t.score(1)["trophies"]) == (38, 0, 1)
    assert at_rest(t)


@pytest.mark.card("lich")
@pytest.mark.rule("tyrants.play.up_to")
@pytest.mark.parametrize(
    "moves", [["enough"], ["exhume:3,2", "lay:kanaglym"], ["exhume:2,3", "lay:kanaglym", "enough"]]
)
def test_lich_may_take_fewer(moves: list[str]) -> None:
    """None, one, or all that the chosen hall has."""
    t = lich().play(0, "spy:kanaglym", *moves)
    assert sum(hall(t, 1).values()) + sum(hall(t, 2).values()) == 4 - (len(moves) > 1)
    assert at_rest(t)


@pytest.mark.card("lich")
@pytest.mark.rule("tyrants.spy.site_condition", "tyrants.trophies.lich")
@pytest.mark.parametrize("site", ["everfire", "labyrinth", "ched_nasad"])
def test_lich_needs_another_players_troop_at_the_site(site: str) -> None:
    """Own troops, white troops, and another player's spy or troop beside the site are not enough."""
    t = Table.empty().troops(0, "everfire").troops(1, "ched_nasad-llacerellyn.1").spy(1, "ched_nasad")
    t.trophies(1, WHITE, 2).trophies(0, WHITE, 2).begin(0, "lich").play(0, "play:lich", f"spy:{site}")
    assert (hall(t, 0), hall(t, 1)) == ({WHITE: 2}, {WHITE: 2})
    assert at_rest(t)


@pytest.mark.card("lich")
@pytest.mark.rule("tyrants.spy.all_placed", "tyrants.spy.that_site", "tyrants.trophies.lich")
@pytest.mark.parametrize(
    ("moves", "taken"),
    [
        (["done"], 0),
        (["recall:kanaglym", "spy:mantol_derith"], 0),
        (["recall:everfire", "spy:eryndlyn", "exhume:2,white", "lay:eryndlyn"], 1),
    ],
)
def test_lich_with_all_spies_placed(moves: list[str], taken: int) -> None:
    """Only the site of the spy placed anew counts: not one that was there before, or has just left."""
    t = Table.empty().spy(0, *FIVE_SITES).troops(1, "kanaglym").troops(1, "eryndlyn").trophies(1, WHITE, 1)
    t.begin(0, "lich").play(0, "play:lich", *moves)
    assert sum(hall(t, 1).values()) == 1 - taken
    assert at_rest(t)


@pytest.mark.card("lich")
@pytest.mark.rule("tyrants.trophies.lich")
def test_lich_without_trophies_or_space() -> None:
    """An empty hall, or no empty space with presence: nothing more is asked."""
    t = Table.empty().troops(1, "kanaglym").trophies(0, WHITE, 1).begin(0, "lich").play(0, "play:lich", "spy:kanaglym")
    assert at_rest(t)
    t = (
        Table.empty()
        .troops(1, "kanaglym", 3)
        .trophies(1, WHITE, 1)
        .begin(0, "lich")
        .play(0, "play:lich", "spy:kanaglym")
    )
    assert hall(t, 1) == {WHITE: 1}
    assert at_rest(t)


# Wraith ------------------------------------------------------------------------------------------------------------
@pytest.mark.card("wraith")
@pytest.mark.rule("tyrants.undead.wraith", "tyrants.devour.this_card")
def test_wraith_devours_itself_to_kill_at_the_spys_site() -> None:
    """Only there, not in other places with presence."""
    t = Table.empty().troops(0, "everfire").troops(1, "everfire").troops(1, "labyrinth")
    t.begin(0, "wraith").play(0, "play:wraith", "spy:labyrinth")
    assert t.options(0) == {"devour:wraith", "done"}
    t.play(0, "devour:wraith")
    assert t.options(0) == {"kill:labyrinth,2", "kill:labyrinth,white"}
    assert t.why(0)["kill:everfire,2"] == "spy.that_site"
    t.play(0, "kill:labyrinth,2")
    assert (hall(t, 0), t.spies(0)) == ({1: 1}, {"labyrinth"})
    assert (t.names("devoured"), t.names("played", 0)) == (["wraith"], [])
    assert at_rest(t)


@pytest.mark.card("wraith")
@pytest.mark.rule("tyrants.cost.optional", "tyrants.cost.other_parts", "tyrants.cost.pay_for_nothing")
@pytest.mark.parametrize(("site", "move"), [("labyrinth", "done"), ("kanaglym", "devour:wraith")])
def test_wraith_kept_or_devoured_for_nothing(site: str, move: str) -> None:
    t = Table.empty().begin(0, "wraith").play(0, "play:wraith", f"spy:{site}", move)
    assert (hall(t, 0), t.spies(0)) == ({}, {site})
    assert t.names("devoured") == (["wraith"] if move != "done" else [])
    assert at_rest(t)


@pytest.mark.card("wraith")
@pytest.mark.rule("tyrants.undead.wraith", "tyrants.spy.that_site", "tyrants.spy.all_placed")
def test_wraith_without_a_spy_placed_kills_nobody() -> None:
    """It may still be devoured, but spies that stand there already name no site."""
    t = Table.empty().spy(0, *FIVE_SITES).troops(1, "everfire").begin(0, "wraith")
    t.play(0, "play:wraith", "done", "devour:wraith")
    assert (hall(t, 0), t.at("everfire"), t.names("devoured")) == ({}, {1: 1}, ["wraith"])
    assert at_rest(t)
