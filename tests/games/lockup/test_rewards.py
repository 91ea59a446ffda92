"""Rewards in general, and those of the Exercise Yard, the Sewers, the Infirmary and the Smithy."""

import pytest

from pentarchy.games.lockup.lights_out import check_locations
from pentarchy.games.lockup.rounds import play_round
from tests.games.lockup.table import Table

CUBE = {"sewers": "scrap", "infirmary": "potion", "smithy": "iron"}


def gangs(players: int, location: str, *strengths: int | None) -> Table:
    """A table where each player has an enforcer with so much power in a location; None is absent."""
    t = Table.empty(players)
    for player, strength in enumerate(strengths):
        if strength is not None:
            t.power(player, strength).tokens(player, location, "enforcer")
    return t


def everybody_takes(t: Table, location: str, *declining: int) -> Table:
    """Check a location; all take their reward, except for those who decline or find nothing to take."""
    t.check(location)
    while not t.g.over:
        takes = f"take:{location}" in t.options(t.g.asked) and t.g.asked not in declining
        t.play(t.g.asked, f"take:{location}" if takes else "decline")
    return t


def cubes(t: Table, location: str) -> list[int]:
    return [t.owned(player).get(CUBE[location], 0) for player in range(t.g.players)]


def in_library(t: Table) -> list[int]:
    return [player for player in range(t.g.players) if t.at(player, "library")]


# in general -------------------------------------------------------------------------------------------------------
@pytest.mark.rule("lockup.lights_out.rewards.order")
@pytest.mark.parametrize(
    ("players", "strengths", "order"),
    [
        (2, (1, 4), [1, 0]),
        (3, (2, 1, 3), [2, 0, 1]),
        (4, (1, 4, 2, 3), [1, 3, 2, 0]),
        (5, (3, 5, 1, 4, 2), [1, 3, 0, 4, 2]),
    ],
)
def test_rewards_are_taken_in_descending_strength(players: int, strengths: tuple[int, ...], order: list[int]) -> None:
    """One player after the other is asked; each reward is carried out before the next is offered."""
    t = gangs(players, "sewers", *strengths).check("sewers")
    for place, player in enumerate(order):
        assert [t.asked(other) for other in range(players)].count("reward_choice") == 1
        assert (t.g.asked, t.options(player)) == (player, {"take:sewers", "decline"})
        t.play(player, "take:sewers")
        assert [side for _, side, *_ in t.events("gained")] == order[: place + 1]
    assert t.g.over


@pytest.mark.rule("lockup.lights_out.rewards.order")
def test_a_place_without_a_reward_is_passed_over() -> None:
    """Second of three in the Infirmary: nobody asks, the third is next."""
    t = gangs(3, "infirmary", 3, 2, 1).check("infirmary").play(0, "take:infirmary")
    assert t.g.asked == 2


@pytest.mark.rule("lockup.lights_out.rewards.tokens_home")
def test_after_the_reward_the_tokens_of_that_location_go_home() -> None:
    """At once, and only those of that location."""
    t = Table.empty(3).tokens(0, "smithy", "crew_4", "lookout").tokens(0, "cell_block", "crew_5")
    t.tokens(1, "smithy", "crew_3").check("smithy").play(0, "take:smithy")
    assert t.asked(1) == "reward_choice"
    assert (t.at(0, "smithy"), t.at(0, "library"), t.at(0, "cell_block")) == ([], [], ["crew_5"])
    assert sorted(t.names("cells", 0)) == ["crew_2", "crew_3", "crew_4", "enforcer", "lookout"]
    t.play(1, "take:smithy")
    assert (t.at(1, "smithy"), len(t.g.cells[1])) == ([], 6)
    assert t.g.over


@pytest.mark.rule("lockup.lights_out.rewards.immediate")
def test_cubes_just_gained_can_be_spent_in_the_next_locations() -> None:
    """Scrap of the Sewers is exchanged in the Commissary, then pays a goon and an item."""
    t = Table.empty(3).row("", "dwarf_1").shop("rune_chalk", "makeshift_crown")
    for player, location, token in (
        (0, "sewers", "crew_5"), (0, "commissary", "crew_2"), (1, "commissary", "crew_3"),
        (0, "chow_hall", "crew_3"), (0, "cell_block", "crew_4"),
    ):  # fmt: skip
        t.tokens(player, location, token)
    t.run(check_locations()).play(0, "take:sewers").play(1, "gain_cube:gold").play(0, "swap:scrap,potion")
    assert t.owned(0) == {"scrap": 2, "potion": 1}
    t.play(0, "enlist:1", "spend:scrap", "make:rune_chalk")
    assert (t.owned(0), t.names("goons", 0), t.names("items", 0)) == ({}, ["dwarf_1"], ["rune_chalk"])
    assert t.g.over


@pytest.mark.rule("lockup.lights_out.rewards.one_per_location")
@pytest.mark.parametrize(
    ("players", "location", "amount"), [(4, "infirmary", 3), (4, "sewers", 3), (2, "infirmary", 2)]
)
def test_nobody_takes_two_rewards_of_a_location(players: int, location: str, amount: int) -> None:
    """Alone a player is also the last and one of the others, but gets the first reward only."""
    t = everybody_takes(gangs(players, location, 3), location)
    assert cubes(t, location)[0] == amount
    assert (t.at(0, location), t.g.over) == ([], True)


@pytest.mark.rule("lockup.lights_out.rewards.short_supply")
@pytest.mark.parametrize(
    ("supply", "iron", "losers"),
    [(3, [2, 1, 0], [2]), (2, [2, 0, 0], [1, 2]), (1, [1, 0, 0], [1, 2]), (0, [0, 0, 0], [0, 1, 2])],
)
def test_a_short_supply_pays_what_it_has(supply: int, iron: list[int], losers: list[int]) -> None:
    """A part of a reward is a reward; who could take nothing at all moves to the Library."""
    t = gangs(3, "smithy", 3, 2, 1).cubes(2, iron=15 - supply)
    everybody_takes(t, "smithy")
    assert cubes(t, "smithy") == [iron[0], iron[1], 15 - supply]
    assert in_library(t) == losers


@pytest.mark.rule("lockup.lights_out.losers.to_library")
@pytest.mark.parametrize("players", [3, 4, 5])
def test_losers_move_all_their_tokens_to_the_library(players: int) -> None:
    """After the last reward, and from that location only."""
    t = gangs(players, "smithy", *range(players + 2, 2, -1))
    t.tokens(2, "smithy", "lookout").tokens(2, "cell_block", "crew_5").check("smithy").play(0, "take:smithy")
    assert t.at(2, "smithy") == ["enforcer", "lookout"]
    t.play(1, "take:smithy")
    assert (t.at(2, "smithy"), t.at(2, "library"), t.at(2, "cell_block")) == ([], ["enforcer", "lookout"], ["crew_5"])
    assert in_library(t) == list(range(2, players))
    assert t.g.over


# the Exercise Yard ------------------------------------------------------------------------------------------------
@pytest.mark.rule(
    "lockup.location.exercise_yard.first",
    "lockup.location.exercise_yard.second",
    "lockup.location.exercise_yard.others",
)
@pytest.mark.card("exercise_yard")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_the_yard_gives_power_to_two_and_the_token_to_the_first(players: int) -> None:
    t = Table.empty(players)
    for player in range(players):
        t.tokens(player, "exercise_yard", "crew_5" if player == 1 else "crew_3")
    t.check("exercise_yard").play(1, "take:exercise_yard")
    assert (t.g.first, t.g.power[1], t.asked(0)) == (1, 2, "reward_choice")  # at once, before the second's reward
    t.play(0, "take:exercise_yard")
    assert (t.g.first, t.g.power) == (1, [2, 2, *[1] * (players - 2)])
    assert in_library(t) == list(range(2, players))
    assert t.g.over


@pytest.mark.rule("lockup.location.exercise_yard.first")
def test_the_holder_keeps_the_token_by_winning_again() -> None:
    t = everybody_takes(gangs(3, "exercise_yard", 3, 2), "exercise_yard")
    assert (t.g.first, t.g.power) == (0, [4, 3, 1])


@pytest.mark.rule("lockup.location.exercise_yard.token_now", "lockup.location.exercise_yard.first")
@pytest.mark.parametrize("players", [2, 4])
def test_from_the_sewers_on_the_new_holder_wins_ties(players: int) -> None:
    """And begins the next roll call."""
    t = Table.empty(players).run(play_round())
    t.play(0, "place:crew_4,sewers,up", "stay").play(1, "place:crew_4,sewers,up", "stay")
    for player in range(2, players):
        t.play(player, "leave")
    t.play(0, "leave").play(1, "place:crew_2,exercise_yard,up", "stay", "leave", "take:exercise_yard")
    assert (t.g.first, t.g.asked) == (1, 1)
    t.play(1, "take:sewers").play(0, "take:sewers")
    assert (t.owned(1), t.owned(0)) == ({"scrap": 2 + (players > 2)}, {"scrap": 1 + (players > 3)})
    assert (t.g.round, t.g.asked, t.asked(1)) == (3, 1, "place_or_pass")


@pytest.mark.rule("lockup.location.exercise_yard.nobody")
@pytest.mark.parametrize("declining", [False, True])
def test_without_a_first_place_reward_the_token_stays(declining: bool) -> None:
    """Nobody there, or the first declines: then the second gets power, not the token."""
    t = gangs(3, "exercise_yard", *((3, 2) if declining else ()))
    t.g.first = 2
    everybody_takes(t, "exercise_yard", 0)
    assert (t.g.first, t.g.power) == (2, [3, 3, 1] if declining else [1, 1, 1])


# Sewers, Infirmary, Smithy ----------------------------------------------------------------------------------------
@pytest.mark.card("sewers")
@pytest.mark.parametrize(
    ("players", "strengths", "scrap"),
    [
        pytest.param(2, (5, 2), [2, 1], id="t_sewers_2p"),
        pytest.param(3, (5, 4, 2), [3, 1, 1], id="t_sewers_3p"),
        pytest.param(4, (5, 4, 2, 0), [3, 2, 1, 1], id="t_sewers_4p"),
        pytest.param(5, (5, 4, 2), [3, 2, 1, 0, 0], id="t_sewers_5p_three_present"),
        (5, (1, 2, 3, 4, 5), [1, 1, 1, 2, 3]),
        (4, (None, 1, None, 3), [0, 2, 0, 3]),
        (3, (None, None, 0), [0, 0, 3]),
    ],
)
@pytest.mark.rule(
    "lockup.location.sewers.first",
    "lockup.location.sewers.first_2p",
    "lockup.location.sewers.second",
    "lockup.location.sewers.others",
)
def test_scrap_of_the_sewers(players: int, strengths: tuple[int | None, ...], scrap: list[int]) -> None:
    """The second gets 2 with four or five in the game, wherever they are; all others present get 1."""
    t = everybody_takes(gangs(players, "sewers", *strengths), "sewers")
    assert cubes(t, "sewers") == scrap
    assert in_library(t) == []


@pytest.mark.rule("lockup.location.infirmary.middle", "lockup.location.infirmary.last")
@pytest.mark.card("infirmary")
def test_worked_example_four_in_the_infirmary() -> None:
    """Case t_infirmary_four_players: Galina has 6, Petr, Stanislav and Victoria 4 each, the token is Petr's."""
    galina, petr, stanislav, victoria = range(4)
    t = Table.empty(4).tokens(galina, "infirmary", "crew_4", "crew_2")
    for player in (petr, stanislav, victoria):
        t.tokens(player, "infirmary", "crew_4")
    t.g.first = petr
    t.check("infirmary")
    assert t.ranked() == [("ranked", galina, 2, 6), *(("ranked", who, 2, 4) for who in (1, 2, 3))]
    t.play(galina, "take:infirmary").play(victoria, "take:infirmary")
    assert (cubes(t, "infirmary"), in_library(t)) == ([3, 0, 0, 1], [petr, stanislav])
    assert t.g.over


@pytest.mark.card("infirmary")
@pytest.mark.parametrize(
    ("players", "strengths", "potions", "losers"),
    [
        pytest.param(4, (3,), [3, 0, 0, 0], [], id="t_infirmary_alone"),
        pytest.param(2, (3, 1), [2, 1], [], id="t_infirmary_2p"),
        pytest.param(2, (None, 1), [0, 2], [], id="alone_2p"),
        pytest.param(3, (1, 3), [1, 3, 0], [], id="two_of_3"),
        pytest.param(5, (None, 3, None, 3), [0, 3, 0, 1, 0], [], id="two_of_5"),
        pytest.param(3, (3, 2, 1), [3, 0, 1], [1], id="three"),
        pytest.param(5, (1, 2, 3, 4, 5), [1, 0, 0, 0, 3], [1, 2, 3], id="five"),
    ],
)
@pytest.mark.rule(
    "lockup.location.infirmary.first",
    "lockup.location.infirmary.first_2p",
    "lockup.location.infirmary.last",
    "lockup.location.infirmary.alone",
    "lockup.location.infirmary.two_present",
    "lockup.location.infirmary.middle",
)
def test_potions_of_the_infirmary(
    players: int, strengths: tuple[int | None, ...], potions: list[int], losers: list[int]
) -> None:
    """The first gets 3 (2 with two players), the last of two or more gets 1, nobody else gets anything."""
    t = everybody_takes(gangs(players, "infirmary", *strengths), "infirmary")
    assert (cubes(t, "infirmary"), in_library(t)) == (potions, losers)


@pytest.mark.rule("lockup.location.smithy.first", "lockup.location.smithy.second", "lockup.location.smithy.others")
@pytest.mark.card("smithy")
@pytest.mark.parametrize(
    ("players", "strengths", "iron", "losers"),
    [
        pytest.param(3, (5, 4, 2), [2, 1, 0], [2], id="t_smithy_third_to_library"),
        (2, (1, 3), [1, 2], []),
        (4, (None, 2), [0, 2, 0, 0], []),
        (5, (2, 3, 4, 5, 1), [0, 0, 1, 2, 0], [0, 1, 4]),
    ],
)
def test_iron_of_the_smithy(
    players: int, strengths: tuple[int | None, ...], iron: list[int], losers: list[int]
) -> None:
    t = everybody_takes(gangs(players, "smithy", *strengths), "smithy")
    assert (cubes(t, "smithy"), in_library(t)) == (iron, losers)
