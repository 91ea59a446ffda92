"""Rounds, stage 1 of a turn, the pool, basic actions, points. Rules: round.*, turn.*, resources.*, vp.*, action.*."""

import pytest

from pentarchy.engine.errors import IllegalMove
from pentarchy.engine.views import SPECTATOR, view
from pentarchy.games.tyrants.state import ACTIONS, END_OF_TURN, WHITE
from tests.games.tyrants.table import Table


def pool(table: Table) -> tuple[int, int]:
    return table.g.power, table.g.influence


# rounds --------------------------------------------------------------------------------------------------------------
@pytest.mark.rule("tyrants.round.order")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_in_a_round_everybody_has_one_turn_from_the_first_player_clockwise(players: int) -> None:
    table = Table(players, first="2")
    while table.asked(table.g.asked) == "start_where":
        table.g.play(table.g.asked, table.g.legal(table.g.asked)[0])
    seats = [(1 + seat) % players for seat in range(players)]
    for number in (1, 2, 3):
        for seat in seats:
            assert [player for player in range(players) if table.asked(player)] == [seat]
            assert (table.g.round, table.g.current) == (number, seat)
            table.play(seat, "end_turn")
    assert [event[1] for event in table.events("round_started")] == [1, 2, 3, 4]
    assert [event[1] for event in table.events("turn_started")] == seats * 3 + [1]


# both stages ---------------------------------------------------------------------------------------------------------
@pytest.mark.rule("tyrants.turn.stages")
def test_a_turn_is_free_actions_and_then_its_fixed_end() -> None:
    table = Table.empty().begin(0, "wyrmspeaker", "noble", "soldier")
    assert (table.asked(0), table.g.phase) == ("act", ACTIONS)
    table.play(0, "play:wyrmspeaker", "play:noble", "play:soldier")
    assert not table.events("promoted"), "not before stage 2"
    table.play(0, "end_turn")
    assert (table.asked(0), table.g.phase) == ("promote_which", END_OF_TURN)
    assert table.options(0) == {"promote:noble", "promote:soldier"}
    table.play(0, "promote:noble")
    assert (table.asked(0), table.asked(1), table.g.phase) == ("", "act", ACTIONS)


@pytest.mark.rule("tyrants.turn.free_order", "tyrants.resources.pool")
def test_cards_and_basic_actions_alternate_in_any_order() -> None:
    """Resources of several cards add up, and what is left over waits for the next card."""
    table = Table.empty().troops(0, "eryndlyn").begin(0, "soldier", "noble", "soldier", "noble", "soldier")
    table.play(0, "play:soldier", "deploy:eryndlyn", "play:noble", "play:soldier", "play:noble")
    assert pool(table) == (1, 2)
    table.play(0, "recruit:priestess_of_lolth", "deploy:eryndlyn", "play:soldier", "deploy:eryndlyn-llacerellyn")
    assert pool(table) == (0, 0)
    assert table.at("eryndlyn") == {0: 3}
    assert table.names("discards", 0) == ["priestess_of_lolth"]
    assert table.options(0) == {"end_turn"}


@pytest.mark.rule("tyrants.turn.free_order")
def test_basic_actions_come_also_before_the_first_card_and_after_the_last() -> None:
    table = Table.empty().troops(0, "eryndlyn").begin(0, "noble", power=1, influence=1)
    table.play(0, "deploy:eryndlyn", "play:noble", "recruit:priestess_of_lolth")
    assert (table.asked(0), table.options(0)) == ("act", {"end_turn"})


@pytest.mark.rule("tyrants.turn.nothing_forced")
def test_nothing_has_to_be_done() -> None:
    table = Table.empty().troops(0, "eryndlyn").begin(0, "soldier", "noble", power=9, influence=9)
    table.play(0, "end_turn")
    assert table.asked(1) == "act"
    assert not table.events("played") + table.events("deployed_for_power") + table.events("recruited")
    assert sorted(table.names("hands", 0)) == ["noble", "soldier"], "discarded, shuffled and drawn again"


# the pool ------------------------------------------------------------------------------------------------------------
@pytest.mark.rule("tyrants.resources.kinds")
def test_power_and_influence_come_from_cards_and_influence_from_markers() -> None:
    table = Table.empty().clear("araumycos").troops(0, "araumycos")
    table.begin(0, "soldier", "noble", "red_wyrmling")
    assert pool(table) == (0, 1)
    table.play(0, "play:soldier")
    assert pool(table) == (1, 1)
    table.play(0, "play:noble")
    assert pool(table) == (1, 2)
    table.play(0, "play:red_wyrmling")
    assert pool(table) == (3, 4)


@pytest.mark.rule("tyrants.resources.kinds")
def test_only_the_player_whose_turn_it_is_gains_and_spends() -> None:
    """A marker taken by moving a troop in another player's turn pays its new holder nothing now."""
    table = Table.empty().clear("tsenviilyq").troops(0, "tsenviilyq").troops(1, "tsenviilyq")
    table.troops(0, "llacerellyn").troops(1, "llacerellyn").put("hands", 1, "soldier", "noble")
    table.begin(0, "cleric_of_laogzed", power=3)
    table.play(0, "play:cleric_of_laogzed", "lift:llacerellyn,2", "drop:tsenviilyq")
    assert (table.controls("tsenviilyq"), pool(table)) == ((1, -1), (3, 0))
    with pytest.raises(IllegalMove, match="not asked"):
        table.play(1, f"play:{table.content.tokens[table.g.hands[1][0]]}")
    with pytest.raises(IllegalMove, match="not asked"):
        table.play(1, "deploy:tsenviilyq")
    table.play(0, "end_turn")
    assert pool(table) == (0, 1), "it pays in the holder's own turn"


@pytest.mark.rule("tyrants.resources.power", "tyrants.turn.basic_actions")
def test_power_pays_for_troops_assassinations_and_returning_spies() -> None:
    """1 for a troop, 3 for an assassination, 3 for another player's spy."""
    table = Table.empty().troops(0, "labyrinth").spy(1, "labyrinth").begin(0, power=7)
    kinds = {move.split(":")[0] for move in table.options(0)}
    assert kinds == {"deploy", "assassinate", "return_spy", "end_turn"}
    table.play(0, "return_spy:labyrinth,2")
    assert (table.g.power, table.spies(1)) == (4, set())
    table.play(0, "deploy:labyrinth")
    assert (table.g.power, table.at("labyrinth")) == (3, {0: 2, WHITE: 1})
    table.play(0, "assassinate:labyrinth,white")
    assert (table.g.power, table.at("labyrinth"), table.g.trophies[0][WHITE]) == (0, {0: 2}, 1)
    assert table.options(0) == {"end_turn"}


@pytest.mark.rule("tyrants.turn.basic_actions", "tyrants.resources.power")
@pytest.mark.parametrize(
    ("power", "kinds"), [(0, set()), (1, {"deploy"}), (2, {"deploy"}), (3, {"deploy", "assassinate", "return_spy"})]
)
def test_what_each_amount_of_power_is_enough_for(power: int, kinds: set[str]) -> None:
    table = Table.empty().troops(0, "labyrinth").spy(1, "labyrinth").begin(0, power=power, influence=9)
    assert {move.split(":")[0] for move in table.options(0)} - {"recruit", "end_turn"} == kinds
    why = table.why(0)
    dear = {
        "deploy:labyrinth": "deploy.basic",
        "assassinate:labyrinth,white": "assassinate.basic",
        "return_spy:labyrinth,2": "return.basic_spy",
    }
    for move, rule in dear.items():
        assert why.get(move, "") == ("" if move.split(":")[0] in kinds else rule)


@pytest.mark.rule("tyrants.resources.influence", "tyrants.turn.basic_actions")
def test_influence_pays_for_minions_and_for_nothing_else() -> None:
    table = Table.empty().troops(0, "labyrinth").spy(1, "labyrinth")
    table.market("advocate", "deathblade")
    table.begin(0, influence=9)
    assert table.options(0) == {
        "recruit:advocate",
        "recruit:deathblade",
        "recruit:priestess_of_lolth",
        "recruit:house_guard",
        "end_turn",
    }
    table.play(0, "recruit:deathblade")
    assert (table.g.influence, table.names("discards", 0)) == (3, ["deathblade"])
    assert table.why(0).get("recruit:house_guard") is None
    table.play(0, "recruit:house_guard")
    assert (table.g.influence, table.options(0)) == (0, {"end_turn"})


@pytest.mark.rule("tyrants.resources.power", "tyrants.resources.influence")
def test_power_recruits_nobody() -> None:
    table = Table.empty().troops(0, "labyrinth").begin(0, power=20)
    assert not table.options(0, "recruit")
    assert table.why(0)["recruit:priestess_of_lolth"] == "recruit.basic"


@pytest.mark.rule("tyrants.resources.pool")
def test_a_card_is_carried_out_completely_before_anything_else() -> None:
    table = Table.empty().troops(0, "eryndlyn").begin(0, "mercenary_squad", "soldier", power=5, influence=5)
    table.play(0, "play:mercenary_squad")
    assert {move.split(":")[0] for move in table.options(0)} == {"place"}
    with pytest.raises(IllegalMove):
        table.play(0, "recruit:priestess_of_lolth.15")
    table.play(0, "place:eryndlyn", "place:eryndlyn", "place:eryndlyn-llacerellyn")
    assert {"play:soldier", "recruit:priestess_of_lolth", "end_turn"} < table.options(0)


@pytest.mark.rule("tyrants.resources.lost")
def test_what_is_not_spent_is_lost() -> None:
    table = Table.empty().troops(0, "labyrinth").begin(0, "wyrmspeaker", "noble", "soldier", power=6, influence=6)
    table.play(0, "play:wyrmspeaker", "play:noble", "play:soldier", "end_turn")
    assert table.asked(0) == "promote_which"
    assert pool(table) == (0, 0), "nothing is left for stage 2"
    table.play(0, "promote:noble")
    assert (table.asked(1), pool(table)) == ("act", (0, 0)), "nor for the next player"
    table.play(1, "end_turn")
    assert (table.asked(0), pool(table)) == ("act", (0, 0)), "nor for the own next turn"


# basic actions -------------------------------------------------------------------------------------------------------
@pytest.mark.rule("tyrants.turn.basic_repeat")
def test_each_basic_action_may_be_repeated_while_it_can_be_paid_for() -> None:
    table = Table.empty().troops(0, "mantol_derith").spy(1, "mantol_derith", "gracklstugh").troops(0, "gracklstugh")
    table.begin(0, power=14, influence=5)
    table.play(0, "return_spy:mantol_derith,2", "return_spy:gracklstugh,2")
    table.play(0, "assassinate:mantol_derith,white", "assassinate:mantol_derith,white")
    table.play(0, "deploy:mantol_derith", "deploy:mantol_derith")
    table.play(0, "recruit:priestess_of_lolth", "recruit:priestess_of_lolth")
    assert pool(table) == (0, 1)
    assert (table.at("mantol_derith"), table.spies(1)) == ({0: 3}, set())
    assert table.names("discards", 0) == ["priestess_of_lolth"] * 2
    assert table.options(0) == {"end_turn"}


@pytest.mark.rule("tyrants.turn.basic_needs_target")
def test_nobody_pays_for_nothing() -> None:
    """Without a troop, a spy or a card that can be chosen the action is not offered."""
    table = Table.empty().troops(0, "everfire").spy(1, "skullport").troops(1, "skullport")
    table.g.priestesses, table.g.box = (), table.g.box + table.g.priestesses
    table.begin(0, power=9, influence=2)
    assert {move.split(":")[0] for move in table.options(0)} == {"deploy", "end_turn"}
    assert table.why(0)["assassinate:skullport,2"] == "assassinate.presence"
    assert table.why(0)["return_spy:skullport,2"] == "return.other_player"
    for move in ("assassinate:skullport,2", "return_spy:skullport,2", "surplus"):
        with pytest.raises(IllegalMove):
            table.play(0, move)
    assert table.g.power == 9


@pytest.mark.rule("tyrants.turn.basic_needs_target")
def test_without_an_empty_space_in_reach_nothing_is_deployed() -> None:
    table = Table.empty().clear("blingdenstone").troops(0, "blingdenstone", 2).begin(0, power=2)
    assert table.options(0) == {"end_turn"}
    assert table.why(0)["deploy:blingdenstone"] == "deploy.from_barracks"
    assert table.why(0)["deploy:everfire"] == "deploy.presence"


@pytest.mark.rule("tyrants.turn.basic_needs_target")
def test_deploying_with_empty_barracks_always_works() -> None:
    table = Table.empty().clear("blingdenstone").troops(0, "blingdenstone", 2).empty_barracks(0).begin(0, power=2)
    assert table.options(0) == {"surplus", "end_turn"}
    table.play(0, "surplus", "surplus")
    assert (table.g.vp[0], table.g.power, table.options(0)) == (2, 0, {"end_turn"})


@pytest.mark.rule("tyrants.action.basic_or_card")
def test_an_action_of_a_card_costs_nothing_and_a_basic_action_is_paid_from_the_pool() -> None:
    table = Table.empty().troops(0, "gracklstugh").spy(0, "gracklstugh").begin(0, "blackguard", "spellspinner", power=3)
    table.play(0, "play:blackguard", "pick:blackguard,1")
    assert (table.g.power, table.g.trophies[0][WHITE]) == (3, 1)
    table.play(0, "play:spellspinner", "pick:spellspinner,1", "recall:gracklstugh")
    assert (table.g.power, table.spies(0), table.g.trophies[0][WHITE]) == (3, set(), 2), "only the stated cost"
    assert table.at("gracklstugh") == {0: 2}
    table.play(0, "deploy:gracklstugh-labyrinth")
    assert (table.asked(0), table.g.power) == ("act", 2)


# points --------------------------------------------------------------------------------------------------------------
@pytest.mark.rule("tyrants.vp.gain")
def test_points_are_taken_at_once_and_everybody_sees_them() -> None:
    table = Table.empty().troops(0, "eryndlyn").troops(0, "everfire").troops(0, "ched_nasad").troops(0, "kanaglym")
    table.begin(0, "white_dragon", "noble").play(0, "play:white_dragon", *["place:ched_nasad"] * 3)
    assert (table.asked(0), table.g.vp, table.score(0)["tokens"]) == ("act", [2, 0], 2)
    assert [view(table.g, player)["vp"] for player in (0, 1, SPECTATOR)] == [[2, 0]] * 3
    assert sum(table.g.trophies[0]) == 0, "tokens are no trophies"


@pytest.mark.rule("tyrants.vp.gain")
def test_points_stay_when_what_they_counted_goes() -> None:
    """Troops that leave a trophy hall take no tokens with them."""
    table = Table.empty(deck_1="undead").trophies(0, WHITE, 6).troops(0, "labyrinth")
    table.put("hands", 1, "mummy_lord")
    table.begin(0, "black_dragon").play(0, "play:black_dragon", "oust:labyrinth,white", "end_turn")
    assert (table.g.vp[0], table.g.trophies[0][WHITE]) == (2, 7)
    table.play(1, "play:mummy_lord", "pick:mummy_lord,1", "lay:labyrinth", "pick:mummy_lord,1", "lay:everfire")
    assert (table.g.vp[0], table.g.trophies[0][WHITE]) == (2, 5)
    assert table.asked(1) == "act"
