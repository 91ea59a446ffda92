"""What ends the game, and when. Rules: end.*, round.until_end."""

import pytest

from pentarchy.engine.errors import IllegalMove
from pentarchy.games.tyrants.state import END, WHITE
from tests.games.tyrants.table import Table


def last_troop(players: int = 2, **options: str) -> Table:
    """Everybody has a troop on the board; player 0 has one left in the barracks."""
    table = Table.empty(players, **options)
    for player, site in zip(range(players), ("eryndlyn", "ched_nasad", "skullport", "kanaglym"), strict=False):
        table.troops(player, site)
    return table.empty_barracks(0, left=1)


def drain_market(table: Table, left: int) -> Table:
    """Leave so many cards in the market deck."""
    deck = table.g.market_deck
    table.g.box, table.g.market_deck = table.g.box + deck[left:], deck[:left]
    table.g.show(deck[left:], table.g.everyone)
    return table


# triggers ------------------------------------------------------------------------------------------------------------
LAST_TROOPS = {
    "a basic action": ("soldier", ["play:soldier", "deploy:eryndlyn"]),
    "a card": ("kobold", ["play:kobold", "pick:kobold,0", "place:eryndlyn"]),
    "a supplant": ("ogre_zombie", ["play:ogre_zombie", "oust:labyrinth,white"]),
}


@pytest.mark.rule("tyrants.end.last_troop")
@pytest.mark.parametrize("way", LAST_TROOPS)
def test_deploying_the_last_troop_triggers_the_end(way: str) -> None:
    card, moves = LAST_TROOPS[way]
    table = last_troop(deck_1="undead").begin(0, card).play(0, *moves)
    assert (table.g.barracks[0], table.g.ending) == (0, "last_troop")
    assert table.events("last_troop") == [("last_troop", 0)]
    table.play(0, "end_turn").play(1, "end_turn")
    assert (table.g.over, table.g.phase) == (True, END)


@pytest.mark.rule("tyrants.end.last_troop")
def test_the_last_but_one_troop_triggers_nothing() -> None:
    table = last_troop().empty_barracks(0, left=2).begin(0, power=1).play(0, "deploy:eryndlyn", "end_turn")
    assert (table.g.barracks[0], table.g.ending) == (1, "")
    table.play(1, "end_turn")
    assert (table.asked(0), table.g.round) == ("act", 2)


@pytest.mark.rule("tyrants.end.market_empty")
@pytest.mark.parametrize("left", [1, 2])
def test_turning_up_the_last_card_of_the_market_deck_triggers_the_end(left: int) -> None:
    """Recruiting makes the row refill; the cards that still lie in the row do not matter."""
    table = Table.empty()
    table.market("kobold", "advocate", "deathblade")
    drain_market(table, left)
    table.begin(0, influence=1).play(0, "recruit:kobold")
    assert len(table.row()) == 3
    assert (table.g.ending, len(table.g.market_deck)) == ("market_empty" if left == 1 else "", left - 1)
    assert len(table.events("market_empty")) == (left == 1)
    table.play(0, "end_turn").play(1, "end_turn")
    assert table.g.over is (left == 1)


@pytest.mark.rule("tyrants.end.market_empty")
def test_devouring_in_the_market_can_turn_up_the_last_card_too() -> None:
    table = Table.empty()
    table.market("kobold", "advocate")
    drain_market(table, 1).begin(0, "cult_fanatic").play(0, "play:cult_fanatic", "devour:kobold")
    assert (table.g.ending, len(table.row()), table.asked(0)) == ("market_empty", 2, "act")


@pytest.mark.rule("tyrants.end.market_empty")
def test_an_empty_row_ends_nothing_while_the_deck_has_cards() -> None:
    table = Table.empty().begin(0).play(0, "end_turn").play(1, "end_turn")
    assert (table.row(), table.g.ending, table.asked(0)) == ([], "", "act")


@pytest.mark.rule("tyrants.end.no_other")
def test_empty_stacks_lost_troops_and_points_end_nothing() -> None:
    table = Table.empty(deck_1="demons").troops(0, "eryndlyn").troops(1, "eryndlyn")
    for stack in ("priestesses", "guards", "outcasts"):
        table.g.box += getattr(table.g, stack)[1:]
        setattr(table.g, stack, getattr(table.g, stack)[:1])
    table.g.vp[0] = 500
    table.begin(0, "myconid_adult", power=3, influence=3).play(0, "play:myconid_adult", "assassinate:eryndlyn,2")
    table.play(0, "recruit:priestess_of_lolth", "recruit:house_guard")
    assert not table.g.priestesses + table.g.guards + table.g.outcasts
    assert (table.at("eryndlyn"), table.g.ending) == ({0: 1}, "")
    for player in (0, 1, 0, 1):
        table.play(player, "end_turn")
    assert (table.asked(0), table.g.ending) == ("act", "")


# the last round ------------------------------------------------------------------------------------------------------
@pytest.mark.rule("tyrants.end.finish_round", "tyrants.round.until_end")
@pytest.mark.parametrize("trigger", [0, 1, 2])
def test_the_round_is_completed_so_that_all_have_had_the_same_number_of_turns(trigger: int) -> None:
    """Three players, the second one is first: seat 0 has the last turn, whoever triggers the end."""
    table = Table.empty(3, section="left")
    for player, site in ((0, "eryndlyn"), (1, "ched_nasad"), (2, "skullport")):
        table.troops(player, site)
    table.g.first = 1
    table.empty_barracks(trigger, left=1).begin(1)
    for player in (1, 2, 0):
        assert (table.asked(player), table.g.round) == ("act", 1)
        if player == trigger:
            table.g.power, table.g.offered[player] = 1, None
            table.play(player, f"deploy:{('eryndlyn', 'ched_nasad', 'skullport')[player]}")
        table.play(player, "end_turn")
    assert (table.g.over, table.g.round, table.g.phase) == (True, 1, END)
    assert [event[0] for event in table.events()[-4:]] == ["game_ended", "scored", "scored", "scored"]
    assert [event[1] for event in table.events("turn_started")] == [1, 2, 0]


@pytest.mark.rule("tyrants.round.until_end")
def test_rounds_go_on_without_a_trigger_and_stop_after_one() -> None:
    table = last_troop()
    table.begin(0)
    for _ in range(6):
        table.play(0, "end_turn").play(1, "end_turn")
    assert (table.g.round, table.asked(0), table.g.over) == (7, "act", False)
    table.g.power, table.g.offered[0] = 1, None
    table.play(0, "deploy:eryndlyn", "end_turn")
    assert (table.asked(1), table.g.round) == ("act", 7)
    table.play(1, "end_turn")
    assert (table.g.over, table.g.round) == (True, 7)
    with pytest.raises(IllegalMove, match="over"):
        table.play(0, "end_turn")


@pytest.mark.rule("tyrants.end.turn_completed")
def test_the_turn_of_the_trigger_and_those_after_it_are_whole_turns() -> None:
    table = last_troop().clear("tsenviilyq", "araumycos").troops(1, "tsenviilyq", 3).troops(0, "araumycos", 4)
    table.empty_barracks(0, left=1).put("hands", 1, "wyrmspeaker", "noble")
    table.begin(0, "wyrmspeaker", "soldier", "kobold", "soldier", power=1).play(0, "deploy:eryndlyn")
    assert table.g.ending == "last_troop"
    table.play(0, "play:soldier", "surplus", "play:wyrmspeaker", "end_turn")
    assert table.names("inner_circles", 0) == ["soldier"]
    assert (table.g.vp[0], len(table.g.hands[0])) == (1 + 3, 3), "with promotion, markers, discarding and drawing"
    table.play(1, "play:noble", "play:wyrmspeaker", "end_turn")
    assert (table.names("inner_circles", 1), table.g.vp[1], table.names("hands", 1)) == (["noble"], 1, ["wyrmspeaker"])
    assert table.g.over


@pytest.mark.rule("tyrants.end.not_undone")
def test_troops_that_come_back_later_do_not_cancel_the_end() -> None:
    table = last_troop().troops(1, "eryndlyn")
    table.put("hands", 1, "blue_wyrmling")
    table.begin(0, power=1).play(0, "deploy:eryndlyn", "end_turn")
    table.play(1, "play:blue_wyrmling")  # it returns a troop of player 0 in reach
    assert (table.g.barracks[0], table.g.ending) == (1, "last_troop")
    table.play(1, "end_turn")
    assert table.g.over


@pytest.mark.rule("tyrants.end.last_troop", "tyrants.end.finish_round")
def test_a_troop_from_a_trophy_hall_is_not_deployed_from_the_barracks() -> None:
    """With one troop left in the barracks, a troop laid on the board triggers nothing."""
    table = last_troop(deck_1="undead").trophies(1, WHITE, 1).begin(0, "mummy_lord")
    table.play(0, "play:mummy_lord", "pick:mummy_lord,1", "lay:everfire", "pick:mummy_lord,1")
    assert (table.g.barracks[0], table.g.ending, table.asked(0)) == (1, "", "act")
