"""Cards laid face down. Rules: trap.*."""

from random import Random

import pytest

from pentarchy.engine.errors import IllegalMove
from pentarchy.engine.views import SPECTATOR, determinise, view
from pentarchy.games.kingdom import GAME
from pentarchy.games.kingdom.draft import draft_phase, make_offer, take_turn
from pentarchy.games.kingdom.planning import planning_phase
from pentarchy.games.kingdom.rounds import end_round
from pentarchy.games.kingdom.state import DRAFT
from pentarchy.testing.secrecy import seen_parts
from pentarchy.text import Speech
from tests.games.kingdom.table import Table


def offering(*hand: str) -> Table:
    table = Table.empty(2, module="quests", first="1")
    table.put("hands", 0, *hand)
    return table.run(make_offer(0))


def faces(table: Table) -> set[str]:
    return {text.rsplit(",", 1)[1] for text in table.options(0, "offer")}


@pytest.mark.rule("kingdom.trap.one_per_card", "kingdom.trap.two_per_round")
def test_each_face_down_card_costs_one_trap() -> None:
    for laid, left in ((("up", "up"), 2), (("down", "up"), 1), (("up", "down"), 1), (("down", "down"), 0)):
        table = offering("farm.1", "calamity.1", "treasure_mm")
        assert faces(table) == {"up", "down"}
        table.play(0, f"offer:calamity.1,left,{laid[0]}", f"offer:treasure_mm,right,{laid[1]}")
        assert table.g.traps == [left, 2]
        seen = view(table.g, 1)["offers"]
        assert [area[0] is None for area in seen] == [face == "down" for face in laid]


@pytest.mark.rule("kingdom.trap.two_per_round")
def test_with_no_trap_left_a_card_cannot_be_laid_face_down() -> None:
    table = offering("farm.1", "farm.2")
    table.g.stop()
    table.g.traps[0] = 0
    table.run(make_offer(0))
    assert faces(table) == {"up"}
    assert table.why(0)["offer:farm.1,left,down"] == "trap.two_per_round"
    with pytest.raises(IllegalMove) as refused:
        table.play(0, "offer:farm.1,left,down")
    assert refused.value.rule == "trap.two_per_round"


@pytest.mark.rule("kingdom.trap.two_per_round", "kingdom.trap.one_per_card")
def test_the_last_trap_does_for_one_card_of_an_offer() -> None:
    table = offering("farm.1", "farm.2", "farm.3")
    table.g.stop()
    table.g.traps[0] = 1
    table.run(make_offer(0)).play(0, "offer:farm.1,left,down")
    assert faces(table) == {"up"}
    assert table.why(0)["offer:farm.2,right,down"] == "trap.two_per_round"
    table.play(0, "offer:farm.2,right,up")
    assert table.g.traps == [0, 2]


@pytest.mark.rule("kingdom.trap.one_per_card")
def test_how_many_traps_are_left_is_public() -> None:
    table = offering("farm.1", "farm.2").play(0, "offer:farm.1,left,down", "offer:farm.2,left,up")
    assert view(table.g, 1)["traps"] == view(table.g, SPECTATOR)["traps"] == [1, 2]


@pytest.mark.rule("kingdom.trap.no_peeking")
def test_nobody_looks_at_a_face_down_card_not_even_who_laid_it() -> None:
    table = offering("farm.1", "scouts.1").play(0, "offer:farm.1,left,down", "offer:scouts.1,left,up")
    hidden, shown = table.card("farm.1"), table.card("scouts.1")
    for eye in (0, 1, SPECTATOR):
        assert view(table.g, eye)["offers"] == GAME.look(table.g, eye)["offers"] == [[None, shown], []]
        assert hidden not in view(table.g, eye)["private"]
    assert [mask for kind, args, mask in table.g.events or [] if kind == "offered" and hidden in args[1:2]] == [1]


@pytest.mark.rule("kingdom.trap.no_peeking")
def test_the_own_log_remembers_what_was_laid_and_a_spys_label_shows_its_back() -> None:
    table = offering("farm.1", "farm.2", "scouts.1", "scouts.2")
    table.play(0, "offer:farm.1,left,down", "offer:scouts.1,left,up")
    told = next(event for event in table.g.events or [] if event[0] == "offered")
    english = Speech(GAME, table.content, "en", ("Alice", "Bob"))
    heard = [english.event((told[0], seen_parts(table.g, told, eye))) for eye in (0, 1)]
    assert heard == ["Alice lays Farm face down in the left area.", "Alice lays a face-down card in the left area."]
    table.g.active_spies[0], table.g.spies[0] = 1, 1
    table.g.stop()
    table.run(make_offer(0))
    assert table.options(0, "spy") == {"spy:left,0"}
    assert english.move(("spy", 0, 0), view(table.g, 0), 0) == "Spy: turn up card 1 of the left area"


@pytest.mark.card("spymaster")
@pytest.mark.rule("kingdom.trap.no_peeking")
@pytest.mark.parametrize("order", [("down", "up"), ("up", "down")])
def test_who_saw_the_hand_cannot_tell_which_of_its_cards_lies_face_down(order: tuple[str, str]) -> None:
    """The rest of the hand is unknown again too: otherwise the missing card would be the one."""
    table = Table.empty(2, module="advisors", first="1")
    table.put("hands", 0, "farm.1", "scouts.1", "mint", known_to=0b11)
    table.run(make_offer(0))
    laid = {"down": "farm.1", "up": "scouts.1"}
    for face in order:
        table.play(0, f"offer:{laid[face]},left,{face}")
        if face == "down":
            assert not [
                card for pile in view(table.g, 1)["hands"] + view(table.g, 1)["chosen"] for card in pile if card
            ]
    hidden = table.card("farm.1")
    assert view(table.g, 1)["hands"][0] == [None]
    assert [mask for kind, args, mask in table.g.events or [] if kind == "offered" and args[1] == hidden] == [1]
    assert len({determinise(table.g, 1, Random(seed)).hands[0] for seed in range(30)}) > 1


@pytest.mark.rule("kingdom.trap.no_peeking")
def test_resampling_keeps_the_card_for_its_layer_and_changes_it_for_the_other() -> None:
    table = offering("farm.1", "scouts.1").play(0, "offer:farm.1,left,down", "offer:scouts.1,left,up")
    hidden, rng = table.card("farm.1"), Random(2)
    assert {determinise(table.g, 0, rng).offers[0][0] for _ in range(30)} == {hidden}
    assert len({determinise(table.g, 1, rng).offers[0][0] for _ in range(30)}) > 10


@pytest.mark.rule("kingdom.trap.taken_face_down")
def test_a_face_down_card_taken_stays_unseen_until_planning() -> None:
    table = Table.empty(2, module="quests", first="1")
    table.put("hands", 0, "farm.1", "scouts.1")
    table.run(make_offer(0), take_turn(1), make_offer(1), planning_phase())
    table.put("hands", 1, "hamlet.1", "hamlet.2")
    table.play(0, "offer:farm.1,left,down", "offer:scouts.1,left,up").play(1, "take:left")
    hidden, shown = table.card("farm.1"), table.card("scouts.1")
    assert table.g.phase == DRAFT
    assert table.g.drafted[1] == (hidden, shown)
    for eye in (0, 1, SPECTATOR):
        assert view(table.g, eye)["drafted"][1] == [None, shown]
    table.play(1, "offer:hamlet.1,left,up", "offer:hamlet.2,left,up")
    for eye in (0, 1, SPECTATOR):
        assert view(table.g, eye)["drafted"][1] == [hidden, shown]


@pytest.mark.rule("kingdom.trap.return")
@pytest.mark.parametrize("left", [[0, 2], [1, 0], [2, 2]])
def test_everybody_starts_each_round_with_exactly_two_traps(left: list[int]) -> None:
    table = Table.empty(2, module="quests")
    table.g.traps[:] = left
    table.run(end_round())
    assert (table.g.round, table.g.phase) == (2, DRAFT)
    assert table.g.traps == [2, 2]


@pytest.mark.rule("kingdom.trap.two_per_round")
def test_in_a_round_two_cards_at_most_are_laid_face_down() -> None:
    table = Table.empty(2, module="quests", first="1").run(draft_phase())
    rng = Random(3)
    while table.g.phase == DRAFT and not table.g.over:
        player = table.g.asked
        down = sorted(text for text in table.options(player) if text.endswith("down"))
        table.play(player, rng.choice(down or sorted(table.options(player, "take") or table.options(player, "offer"))))
    laid = [(event[1], event[4]) for event in table.events("offered") if event[4] == 1]
    assert sorted(laid) == [(0, 1), (0, 1), (1, 1), (1, 1)]
    assert table.g.traps == [0, 0]
