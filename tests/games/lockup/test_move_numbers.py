"""Numbers that go with moves: places and risks while placing, gains and prices, losses after an accusation."""

from typing import Any

import pytest

from pentarchy.games.lockup.cubes import give_suspicion
from pentarchy.games.lockup.expert import reserve_item
from pentarchy.games.lockup.looks import derived
from pentarchy.games.lockup.roll_call import place_tokens
from pentarchy.games.lockup.scoring import total
from tests.games.lockup.table import Table
from tests.games.lockup.test_numbers import set_goals


def facts(t: Table, move: str, player: int = 0) -> Any:
    return t.g.facts_of(player, t.read(player, move))


def turn(t: Table, player: int = 0) -> Table:
    """It is a player's turn in roll call."""
    t.g.phase = 1
    return t.run(place_tokens(player))


# placing ------------------------------------------------------------------------------------------------------------
def test_the_place_that_a_token_would_hold() -> None:
    t = turn(Table.empty(3).tokens(1, "smithy", "crew_4").tokens(2, "smithy", "crew_2"))
    assert facts(t, "place:crew_5,smithy,up") == {"total": 5, "rank": [1, 1], "reward": [0, 0]}
    assert facts(t, "place:crew_3,smithy,down") == {"total": 3, "rank": [2, 2], "reward": [1, 1]}
    assert facts(t, "place:lookout,smithy,up") == {"rank": [3, 3], "reward": [-1, -1]}
    assert facts(t, "place:crew_3,sewers,up") == {"total": 3, "rank": [1, 1], "reward": [0, 0]}


def test_a_tie_is_broken_by_turn_order() -> None:
    t = Table.empty(3).tokens(1, "smithy", "crew_4")
    assert facts(turn(t), "place:crew_4,smithy,up")["rank"] == [1, 1]
    t = Table.empty(3).tokens(1, "smithy", "crew_4")
    t.g.first = 1
    assert facts(turn(t), "place:crew_4,smithy,up")["rank"] == [2, 2]


def test_the_place_among_face_down_tokens_is_a_range() -> None:
    t = turn(Table.empty(3).tokens(1, "smithy", "crew_2", down=True).tokens(2, "smithy", "crew_4"))
    assert facts(t, "place:crew_3,smithy,up")["rank"] == [2, 3]
    assert facts(t, "place:crew_3,smithy,up")["reward"] == [1, -1]
    assert facts(t, "place:crew_5,smithy,up")["rank"] == [1, 1]  # earlier than a hidden 5


def test_own_tokens_there_are_added() -> None:
    t = turn(Table.empty(2).tokens(1, "smithy", "crew_5"))
    t.play(0, "place:crew_3,smithy,down")
    assert facts(t, "place:crew_4,smithy,up") == {"total": 7, "rank": [1, 1], "reward": [0, 0]}
    assert facts(t, "place:crew_2,smithy,up") == {"total": 5, "rank": [1, 1], "reward": [0, 0]}


def test_suspicion_that_one_would_or_might_get() -> None:
    t = Table.empty(3).suspicion_at("smithy", 2).tokens(1, "smithy", "crew_2", down=True).suspicion_at("sewers", 1)
    turn(t)
    assert facts(t, "place:crew_5,smithy,up")["risk"] == {"suspicion": [2, 2]}
    assert facts(t, "place:crew_3,smithy,up")["risk"] == {"suspicion": [0, 2]}
    assert "risk" not in facts(t, "place:lookout,smithy,up")
    assert facts(t, "place:enforcer,sewers,up")["risk"] == {"suspicion": [1, 1]}
    assert "risk" not in facts(t, "place:crew_5,infirmary,up")


def test_a_lookout_that_is_there_protects_the_next_token() -> None:
    t = turn(Table.empty(2).suspicion_at("smithy", 2)).play(0, "place:lookout,smithy,up")
    assert "risk" not in facts(t, "place:crew_5,smithy,up")


# rewards ------------------------------------------------------------------------------------------------------------
def test_a_plain_reward_as_far_as_there_is_any() -> None:
    t = Table.empty(3).bandit_cube("sewers", "gold").tokens(0, "sewers", "crew_5").tokens(1, "sewers", "crew_3")
    t.g.supply[0], t.g.resources[8] = 2, 23
    t.check("sewers")
    assert facts(t, "take:sewers") == {"gain": {"scrap": 2, "gold": 1}}
    t.play(0, "decline")
    assert facts(t, "take:sewers", 1) == {"gain": {"scrap": 1}}  # bandits' cubes are for the strongest


def test_power_and_the_first_player_token() -> None:
    t = Table.empty(3).tokens(0, "exercise_yard", "crew_3").tokens(1, "exercise_yard", "crew_5").check("exercise_yard")
    assert facts(t, "take:exercise_yard", 1) == {"gain": {"power": 1, "first_player": 1}}
    t.play(1, "decline")
    assert facts(t, "take:exercise_yard", 0) == {"gain": {"power": 1}}


def test_declining_tells_the_place_in_the_library() -> None:
    t = (
        Table.empty(3)
        .tokens(0, "smithy", "crew_5")
        .tokens(1, "library", "crew_4")
        .tokens(2, "library", "crew_3", "crew_5")
    )
    assert facts(t.check("smithy"), "decline") == {"total": 5, "rank": [2, 2], "reward": [1, 1]}


def test_the_commissary() -> None:
    t = Table.empty(3).cubes(1, scrap=1).cubes(2, iron=1, scrap=2)
    t.tokens(0, "commissary", "crew_5").tokens(1, "commissary", "crew_4").tokens(2, "commissary", "crew_3")
    t.bandit_cube("commissary", "iron").check("commissary")
    assert facts(t, "gain_cube:gold") == {"gain": {"gold": 1, "iron": 1}}
    t.play(0, "gain_cube:gold")
    assert facts(t, "swap:scrap,gold", 1) == {"price": {"scrap": 1}, "gain": {"gold": 1}}
    t.play(1, "swap:scrap,gold")
    assert facts(t, "barter:scrap,scrap,gold", 2) == {"price": {"scrap": 2}, "gain": {"gold": 1}}
    assert facts(t, "barter:scrap,iron,gold", 2) == {"price": {"scrap": 1, "iron": 1}, "gain": {"gold": 1}}


def test_recruiting_brings_bandits_cubes_too() -> None:
    t = Table.empty(2).row("flayer_1").cubes(0, scrap=1).bandit_cube("chow_hall", "potion", 2)
    t.tokens(0, "chow_hall", "crew_3").check("chow_hall")
    assert facts(t, "enlist:1") == {"price": {"any": 1}, "gain": {"potion": 2}}


def test_crafting_with_what_it_adds() -> None:
    t = set_goals(Table.empty(2)).shop("sock_mace").cubes(0, scrap=2, iron=1)
    t.put("goons", 0, "demon_shield")
    t.tokens(0, "cell_block", "crew_3").check("cell_block")
    assert facts(t, "make:sock_mace") == {"price": {"scrap": 2, "iron": 1}, "gain": {"stars": 9}}
    assert facts(t, "set_aside:sock_mace") == {"price": {"any": 1}}


def test_every_plain_gain_is_what_then_happens() -> None:
    """Taking, and how the stash looks then, in every room with plain rewards."""
    for location in ("exercise_yard", "sewers", "infirmary", "smithy"):
        t = set_goals(Table.empty(4)).bandit_cube("sewers", "iron", 2)
        for player, token in enumerate(("crew_5", "crew_4", "crew_3", "crew_2")):
            t.tokens(player, location, token)
        t.check(location)
        while t.g.asked >= 0:
            player = t.g.asked
            told, before, power = facts(t, f"take:{location}", player)["gain"], t.owned(player), t.g.power[player]
            t.play(player, f"take:{location}")
            cubes = {name: count - before.get(name, 0) for name, count in t.owned(player).items()}
            got = {**cubes, "power": t.g.power[player] - power}
            assert {good: count for good, count in got.items() if count} == {
                good: count for good, count in told.items() if good != "first_player"
            }


# suspicion ----------------------------------------------------------------------------------------------------------
@pytest.mark.parametrize(("accused", "losses"), [(1, [2, 8, 2]), (2, [0, 8, 4])])
def test_losses_after_an_accusation(accused: int, losses: list[int]) -> None:
    """2, 3 and 1 cubes; one goes: 1, 4, 1 or 1, 3, 2."""
    t = Table.empty(3).suspicion(0, 2).suspicion(1, 3).suspicion(2, 1)
    t.run(give_suspicion(0, -1, 1))
    assert facts(t, f"accuse:{accused + 1}") == {"price": {"suspicion": 1}, "losses": losses}
    t.play(0, f"accuse:{accused + 1}")
    assert derived(t.g)["raid"]["losses"] == losses


def test_reserving_for_free_has_no_price() -> None:
    t = Table.empty(2).shop("sock_mace", "rusty_shiv").run(reserve_item(0, -1, 1))
    assert facts(t, "claim:sock_mace") == {}


def test_scores_are_what_gains_are_counted_in() -> None:
    t = (
        set_goals(Table.empty(2))
        .cubes(0, scrap=2)
        .shop("rusty_shiv")
        .tokens(0, "cell_block", "crew_2")
        .check("cell_block")
    )
    before, gain = total(t.g, 0), facts(t, "make:rusty_shiv")["gain"]["stars"]
    t.play(0, "make:rusty_shiv")
    assert total(t.g, 0) == before + gain - 2  # two cubes of scrap, a star each
