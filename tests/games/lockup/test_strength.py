"""Lights out: order of locations, the steps of a check, strength and places. Rules: lights_out.*."""

import pytest

from pentarchy.games.lockup.lights_out import check_locations
from pentarchy.games.lockup.moves import LOCATION
from tests.games.lockup.table import Table


def gangs(t: Table, location: str, *strengths: int | None) -> Table:
    """Each player has an enforcer with so much power there; None is absent."""
    for player, strength in enumerate(strengths):
        if strength is not None:
            t.power(player, strength).tokens(player, location, "enforcer")
    return t


def ranking(t: Table) -> list[tuple[object, object]]:
    """Sides with their strengths, as they were ranked last."""
    last = [event for event in t.ranked() if event[2] == t.g.location]
    return [(side, strength) for _, side, _, strength in last]


@pytest.mark.rule("lockup.lights_out.order")
@pytest.mark.parametrize("players", [2, 3, 5])
def test_locations_are_checked_in_ascending_order(players: int) -> None:
    """One after the other, each to its end; the Library comes last, with what was moved there."""
    t = Table.empty(players)
    names = ("crew_5", "crew_4", "crew_3", "enforcer", "lookout")
    for location, name in zip(("cell_block", "sewers", "chow_hall", "exercise_yard", "commissary"), names, strict=True):
        t.tokens(1, location, name)
    t.tokens(0, "smithy", "crew_3").tokens(0, "infirmary", "crew_4").run(check_locations())
    for number in range(7):
        assert (t.g.location, t.g.asked) == (number, 0 if number in (2, 3) else 1)
        assert [checked for _, checked in t.events("location_checked")] == list(range(number + 1))
        t.play(t.g.asked, "decline")
    assert t.g.location == LOCATION.index["library"]
    assert t.asked(1) == "keep_which"


@pytest.mark.rule("lockup.lights_out.steps")
def test_each_location_goes_through_four_steps_before_the_next_begins() -> None:
    """Strength, suspicion, rewards, losers; the Smithy is not touched before the Infirmary is done."""
    t = Table.empty(3).suspicion_at("infirmary", 1)
    t.tokens(0, "infirmary", "crew_5", down=True).tokens(1, "infirmary", "crew_4").tokens(2, "infirmary", "crew_3")
    t.tokens(2, "smithy", "crew_5", down=True)
    begun = len(t.events())
    t.run(check_locations()).play(0, "take:infirmary")
    assert t.events("location_checked") == [("location_checked", 2)]
    t.play(2, "take:infirmary")
    assert [event[0] for event in t.events()[begun:]] == [
        "location_checked", "revealed", "ranked", "ranked", "ranked", "took_suspicion",
        "gained", "gained", "to_library",
        "location_checked", "revealed", "ranked",
    ]  # fmt: skip
    assert (t.at(1, "library"), t.g.location, t.asked(2)) == (["crew_4"], 3, "reward_choice")


@pytest.mark.rule("lockup.lights_out.strength_sum")
@pytest.mark.parametrize(
    ("tokens", "strength"),
    [
        (("crew_2",), 2),
        (("crew_3", "crew_4"), 7),
        (("crew_5", "lookout"), 5),
        (("enforcer", "crew_2", "lookout"), 5),
        (("lookout", "enforcer", "crew_2", "crew_3", "crew_4", "crew_5"), 17),
    ],
)
def test_strength_is_the_sum_of_all_own_tokens_there(tokens: tuple[str, ...], strength: int) -> None:
    """Tokens in other locations and those of others do not count."""
    t = Table.empty(2).power(0, 3).tokens(0, "smithy", *tokens).tokens(1, "smithy", "crew_5")
    t.tokens(1, "cell_block", "crew_4").check("smithy")
    assert dict(ranking(t)) == {0: strength, 1: 5}
    assert t.g.asked == (0 if strength >= 5 else 1)


@pytest.mark.rule("lockup.lights_out.enforcer_current")
@pytest.mark.parametrize("power", [0, 1, 4, 9])
def test_an_enforcer_is_as_strong_as_its_owner(power: int) -> None:
    """The power of the owner counts, not that of the opponent."""
    t = Table.empty(2).power(0, power).power(1, 6).tokens(0, "smithy", "enforcer").check("smithy")
    assert ranking(t) == [(0, power)]
    assert t.asked(0) == "reward_choice"


@pytest.mark.rule("lockup.lights_out.enforcer_current", "lockup.lights_out.rewards.immediate")
@pytest.mark.parametrize("players", [2, 4])
def test_power_of_the_yard_counts_in_the_sewers(players: int) -> None:
    """Case t_power_used_same_round: 2 power before, the Exercise Yard won, then the enforcer has strength 3."""
    t = Table.empty(players).power(0, 2).tokens(0, "exercise_yard", "crew_5").tokens(0, "sewers", "enforcer")
    t.tokens(1, "sewers", "crew_3").run(check_locations()).play(0, "take:exercise_yard")
    assert t.g.location == LOCATION.index["sewers"]
    assert ranking(t) == [(0, 3), (1, 3)]
    assert t.asked(0) == "reward_choice"


@pytest.mark.rule("lockup.lights_out.enforcer_current")
@pytest.mark.card("brawn_before_brains")
def test_power_of_a_book_played_before_the_check_counts() -> None:
    t = Table.empty(2).power(0, 2).tokens(0, "smithy", "enforcer").tokens(1, "smithy", "crew_3")
    t.put("hands", 0, "brawn_before_brains")
    t.g.first = 1
    t.check("smithy").play(0, "book:brawn_before_brains")
    assert ranking(t) == [(1, 3), (0, 3)]  # 2 before; a tie now, and player 1 has the token
    assert t.asked(1) == "reward_choice"


@pytest.mark.rule("lockup.lights_out.lookout_present", "lockup.tokens.lookout")
def test_a_lookout_has_no_strength_but_a_place() -> None:
    t = Table.empty(3).tokens(0, "smithy", "crew_4").tokens(1, "smithy", "lookout").check("smithy")
    assert ranking(t) == [(0, 4), (1, 0)]
    t.play(0, "take:smithy").play(1, "take:smithy")
    assert (t.owned(1), len(t.g.cells[1])) == ({"iron": 1}, 6)
    assert t.g.over


@pytest.mark.rule("lockup.lights_out.rewards.lone_lookout", "lockup.lights_out.lookout_present")
def test_a_lookout_alone_is_first() -> None:
    """Case t_lone_lookout_is_first: 3 players, a single lookout in the Smithy: 2 iron."""
    t = Table.empty(3).tokens(0, "smithy", "lookout").check("smithy")
    assert ranking(t) == [(0, 0)]
    t.play(0, "take:smithy")
    assert t.owned(0) == {"iron": 2}
    assert t.g.over


@pytest.mark.rule("lockup.lights_out.presence")
@pytest.mark.parametrize("players", [3, 4, 5])
def test_who_has_no_token_there_has_no_place(players: int) -> None:
    """Not even with the first player token and much power; the absent strong one is not first."""
    t = Table.empty(players).power(0, 9).tokens(0, "sewers", "crew_5").tokens(2, "smithy", "crew_3")
    t.tokens(1, "smithy", "lookout").check("smithy")
    assert ranking(t) == [(2, 3), (1, 0)]
    t.play(2, "take:smithy").play(1, "take:smithy")
    assert (t.owned(2), t.owned(1), t.owned(0)) == ({"iron": 2}, {"iron": 1}, {})
    assert t.g.over


@pytest.mark.rule("lockup.lights_out.tie_break")
@pytest.mark.parametrize("first", [0, 1])
def test_worked_example_a_tie_in_the_infirmary(first: int) -> None:
    """Case t_rank_tie_first_player: Galina's enforcer with 4 power, Petr's lookout and hidden 4, Petr has the token.

    With the token at Galina's it is the other way round.
    """
    galina, petr = 0, 1
    t = Table.empty(2).power(galina, 4).tokens(galina, "infirmary", "enforcer")
    t.tokens(petr, "infirmary", "lookout").tokens(petr, "infirmary", "crew_4", down=True)
    t.g.first = first
    t.check("infirmary")
    assert ranking(t) == ([(petr, 4), (galina, 4)] if first == petr else [(galina, 4), (petr, 4)])
    assert t.g.asked == first


@pytest.mark.rule("lockup.lights_out.tie_break", "lockup.lights_out.strict_ranks")
@pytest.mark.parametrize(
    ("players", "strengths", "first", "order"),
    [
        (2, (3, 3), 1, [1, 0]),
        (3, (3, 3, 3), 1, [1, 2, 0]),
        (3, (3, None, 3), 1, [2, 0]),
        (4, (3, 3, None, 3), 2, [3, 0, 1]),
        (4, (4, 3, 4, 3), 1, [2, 0, 1, 3]),
        (5, (2, 2, 2, 2, 2), 3, [3, 4, 0, 1, 2]),
        (5, (None, 2, 2, None, 2), 0, [1, 2, 4]),
        (5, (0, 5, 0, 5, 0), 4, [1, 3, 4, 0, 2]),
    ],
)
def test_ties_are_broken_clockwise_from_the_token(
    players: int, strengths: tuple[int | None, ...], first: int, order: list[int]
) -> None:
    """The holder need not be among those who tie, nor present. Everybody has a place of their own."""
    t = gangs(Table.empty(players), "cell_block", *strengths)
    t.g.first = first
    t.check("cell_block")
    assert [side for side, _ in ranking(t)] == order
    for player in order:
        assert t.g.asked == player
        t.play(player, "decline")
    assert t.g.over


@pytest.mark.rule("lockup.lights_out.strict_ranks")
def test_equal_strength_never_means_equal_rewards() -> None:
    """Four alike in the Infirmary: one first, one last, two between them with nothing."""
    t = gangs(Table.empty(4), "infirmary", 2, 2, 2, 2)
    t.g.first = 2
    t.check("infirmary").play(2, "take:infirmary").play(1, "take:infirmary")
    assert [t.owned(player).get("potion", 0) for player in range(4)] == [0, 1, 3, 0]
    assert t.g.over


@pytest.mark.rule("lockup.lights_out.empty_location")
@pytest.mark.parametrize("players", [2, 3])
def test_nothing_happens_where_nobody_is(players: int) -> None:
    t = Table.empty(players).suspicion_at("infirmary", 2).bandit_cube("infirmary", "gold").run(check_locations())
    assert t.g.over
    assert (t.g.suspicion_at[2], t.g.cubes_at[4 * 2 + 3]) == (2, 1)
    assert (t.events("location_checked"), t.ranked()) == ([], [])
    assert (sum(t.g.suspicion), sum(t.g.resources)) == (0, 0)
