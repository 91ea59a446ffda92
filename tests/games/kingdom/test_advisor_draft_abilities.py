"""What each advisor of the draft does, what it costs, and what it must not do."""

import pytest

from pentarchy.engine.errors import IllegalMove
from pentarchy.engine.views import SPECTATOR, view
from pentarchy.games.kingdom.draft import make_offer, take_turn
from pentarchy.games.kingdom.solo import pick_area
from tests.games.kingdom.court import NO_TARGET, court, refused, spent
from tests.games.kingdom.table import Table

SIDES = ("left", "right")


def prophecy(face_down: int) -> Table:
    """A take with one open card and some face-down ones, of which the opponent knows the first."""
    table = court("inspired_prophet")
    table.put("offers", 0, "farm")
    for number, card in enumerate(("hamlet", "herald", "mint")[:face_down]):
        table.put("offers", number % 2, card, known_to=0 if number else 0b10)
    return table.run(take_turn(0))


@pytest.mark.card("inspired_prophet")
def test_the_prophet_turns_up_to_two_cards_of_the_areas_up_for_all() -> None:
    table = prophecy(3).play(0, "advise:inspired_prophet")
    assert spent(table) == 1
    assert table.options(0) == {"reveal:left,1", "reveal:left,2", "reveal:right,0"}, "not the open Farm"
    table.play(0, "reveal:right,0")
    assert table.options(0) == {"reveal:left,1", "reveal:left,2", "done"}
    table.play(0, "reveal:left,2")
    assert table.asked(0) == "take_area", "two, not three"
    seen = view(table.g, SPECTATOR)["offers"]
    assert seen == [[table.card("farm.1"), None, table.card("mint.1")], [table.card("herald")]]
    assert refused(table) == {"inspired_prophet": "advisors.once_per_round"}
    table.play(0, "take:right")
    assert table.names("advisors", 0) == ["inspired_prophet", "herald"], "an advisor turned up is taken face up"


@pytest.mark.card("inspired_prophet")
def test_the_prophet_may_stop_before_the_second_card() -> None:
    table = prophecy(3).play(0, "advise:inspired_prophet", "reveal:left,1", "done")
    assert table.asked(0) == "take_area"
    assert len(table.events("turned_up")) == 1


@pytest.mark.card("inspired_prophet")
@pytest.mark.rule("kingdom.advisors.no_effect")
def test_a_prophet_who_was_paid_turns_up_one_card_in_any_case() -> None:
    table = prophecy(3).play(0, "advise:inspired_prophet")
    with pytest.raises(IllegalMove):
        table.play(0, "done")
    table.play(0, "reveal:left,1", "done")
    assert (len(table.events("turned_up")), spent(table)) == (1, 1)


@pytest.mark.card("inspired_prophet")
@pytest.mark.rule("kingdom.advisors.no_effect")
def test_the_prophet_finds_fewer_cards_or_none() -> None:
    table = prophecy(1).play(0, "advise:inspired_prophet")
    assert table.asked(0) == "take_area"
    assert refused(prophecy(0)) == {"inspired_prophet": NO_TARGET}


@pytest.mark.card("inspired_prophet")
def test_alone_the_prophet_turns_up_danger_cards() -> None:
    table = court("inspired_prophet", players=1)
    table.put("offers", 1, "calamity", known_to=0)
    table.run(pick_area()).play(0, "advise:inspired_prophet")
    assert view(table.g, 0)["offers"] == [[], [table.card("calamity.1")]]
    assert table.asked(0) == "take_or_search"


def eminence(*others: str) -> Table:
    """The first player has taken the left area; these cards lie in the right one, the last face down."""
    table = court("grey_eminence")
    table.put("offers", 0, "farm")
    table.put("offers", 1, *others)
    if others:
        table.put("offers", 1, others[-1], known_to=0)
    return table.run(take_turn(0)).play(0, "take:left")


@pytest.mark.card("grey_eminence")
@pytest.mark.parametrize(("move", "card"), [("extra:right,0", "herald"), ("extra:right,1", "mint")])
def test_the_eminence_takes_one_more_card_open_or_not_from_the_other_area(move: str, card: str) -> None:
    table = eminence("herald", "mint.1")
    assert table.options(0) == {"advise:grey_eminence", "done"}
    table.play(0, "advise:grey_eminence")
    assert table.options(0) == {"extra:right,0", "extra:right,1"}
    table.play(0, move)
    assert spent(table) == (1 if card == "herald" else 2), "two soldiers; an open advisor brings one back"
    assert card in table.names("drafted", 0) + table.names("advisors", 0)
    assert len(table.g.offers[1]) == 1
    assert table.asked(0) == "", "one card only"


@pytest.mark.card("grey_eminence")
def test_a_face_down_card_taken_by_the_eminence_stays_unseen() -> None:
    table = eminence("herald", "mint.1").play(0, "advise:grey_eminence", "extra:right,1")
    assert view(table.g, 0)["drafted"][0] == [table.card("farm.1"), None]


@pytest.mark.card("grey_eminence")
def test_the_eminence_can_be_declined_and_has_nothing_to_do_with_an_empty_area() -> None:
    table = eminence("mint.1").play(0, "done")
    assert (table.asked(0), spent(table), table.names("offers", 1)) == ("", 0, ["mint"])
    table = eminence()
    assert (table.asked(0), spent(table)) == ("", 0)


@pytest.mark.card("grey_eminence")
def test_the_eminence_acts_with_the_pick_and_not_before() -> None:
    table = court("grey_eminence")
    table.put("offers", 1, "mint")
    table.run(take_turn(0))
    assert refused(table) == {"grey_eminence": "advisors.phase"}


@pytest.mark.card("spymaster")
def test_the_spymaster_shows_the_opponents_hand_to_one_player_only() -> None:
    table = court("spymaster")
    table.put("hands", 1, "farm", "mint")
    table.put("hands", 0, "port")
    table.put("offers", 0, "arena", known_to=0b10)
    table.run(take_turn(0))
    assert view(table.g, 0)["hands"][1] == [None, None]
    table.play(0, "advise:spymaster")
    assert view(table.g, 0)["hands"][1] == list(table.g.hands[1])
    assert view(table.g, SPECTATOR)["hands"] == [[None], [None, None]]
    assert view(table.g, 1)["hands"][0] == [None]
    assert view(table.g, 0)["offers"][0] == [None], "the hand, not the traps"
    assert spent(table) == 1
    assert table.asked(0) == "take_area"
    assert refused(table) == {"spymaster": "advisors.once_per_round"}


@pytest.mark.card("spymaster")
@pytest.mark.rule("kingdom.advisors.no_effect")
def test_there_is_nothing_to_see_in_an_empty_hand_or_one_seen_already() -> None:
    table = court("spymaster").run(take_turn(0))
    assert refused(table) == {"spymaster": NO_TARGET}
    table = court("spymaster")
    table.put("hands", 1, "farm", known_to=0b11)
    assert refused(table.run(take_turn(0))) == {"spymaster": NO_TARGET}


def illusion(traps: int) -> Table:
    table = court("illusionist")
    table.put("hands", 0, "farm", "mint", "port")
    table.g.traps[0] = traps
    return table.run(make_offer(0), make_offer(0))


@pytest.mark.card("illusionist")
def test_the_illusionist_lays_one_card_of_the_offer_face_down_without_a_trap() -> None:
    table = illusion(0)
    assert table.options(0, "offer") == {f"offer:{c}.1,{a},up" for c in ("farm", "mint", "port") for a in SIDES}
    table.play(0, "advise:illusionist", "offer:farm.1,left,down")
    assert not any("down" in move for move in table.options(0)), "one card, not both"
    table.play(0, "offer:mint.1,right,up")
    assert view(table.g, 1)["offers"] == [[None], [table.card("mint.1")]]
    assert (table.g.traps[0], spent(table)) == (0, 1)
    assert not any("down" in move for move in table.options(0)), "not in the next offer either"
    assert refused(table) == {"illusionist": "advisors.once_per_round"}


@pytest.mark.card("illusionist")
def test_with_the_illusionist_a_trap_can_hide_the_second_card_too() -> None:
    table = illusion(1).play(0, "advise:illusionist", "offer:farm.1,left,down", "offer:mint.1,right,down")
    assert view(table.g, 1)["offers"] == [[None], [None]]
    assert table.g.traps[0] == 0


@pytest.mark.card("illusionist")
@pytest.mark.rule("kingdom.advisors.no_effect")
def test_the_illusionists_card_has_to_be_one_of_the_two() -> None:
    table = illusion(2).play(0, "advise:illusionist", "offer:farm.1,left,up")
    assert {move.rsplit(",", 1)[1] for move in table.options(0, "offer")} == {"down"}
    assert table.why(0)["offer:mint.1,left,up"] == NO_TARGET
    table.play(0, "offer:mint.1,left,down")
    assert table.g.traps[0] == 2


@pytest.mark.card("illusionist")
def test_the_illusionist_can_be_called_for_the_second_card_and_pays_for_the_first() -> None:
    table = illusion(1).play(0, "offer:farm.1,left,down", "advise:illusionist", "offer:mint.1,left,up")
    assert table.g.traps[0] == 1
    assert view(table.g, 1)["offers"][0] == [None, table.card("mint.1")]


@pytest.mark.card("ambassador")
def test_the_ambassador_moves_any_one_card_to_the_other_area_as_it_lies() -> None:
    table = court("ambassador")
    table.put("offers", 0, "farm", "mint")
    table.put("offers", 1, "port", known_to=0b10)
    table.run(take_turn(0)).play(0, "advise:ambassador")
    assert table.options(0) == {"shift:left,0", "shift:left,1", "shift:right,0"}
    table.play(0, "shift:right,0")
    assert [table.names("offers", area) for area in (0, 1)] == [["farm", "mint", "port"], []]
    assert view(table.g, 0)["offers"][0][2] is None
    assert spent(table) == 2
    assert refused(table) == {"ambassador": "advisors.once_per_round"}
    table.play(0, "take:left")
    assert table.names("drafted", 0) == ["farm", "mint", "port"]


@pytest.mark.card("ambassador")
@pytest.mark.rule("kingdom.advisors.no_effect")
def test_the_ambassador_needs_a_card_in_the_areas() -> None:
    assert refused(court("ambassador").run(take_turn(0))) == {"ambassador": NO_TARGET}
