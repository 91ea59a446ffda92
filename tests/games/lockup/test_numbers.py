"""The numbers of the rules, each used in play. Components: numbers.toml."""

from pathlib import Path

import pytest

from pentarchy.games.lockup import GAME
from pentarchy.games.lockup.books import draw_book
from pentarchy.games.lockup.content import load
from pentarchy.games.lockup.cubes import power
from pentarchy.games.lockup.patrol import patrol_steps, raid
from tests.games.lockup.table import Table


def set_goals(table: Table, *names: str) -> Table:
    """Let exactly these achievements be in play."""
    table.put("box", -1, *table.names("goals"))
    table.put("goals", -1, *names)
    return table


def hire(table: Table, *counts: int) -> Table:
    """Give players so many flayers and cultists."""
    names = [f"{kind}_{number}" for kind in ("flayer", "cultist") for number in (1, 2, 3, 4)]
    for player, count in enumerate(counts):
        table.put("goons", player, *(names.pop() for _ in range(count)))
    return table


# the game ----------------------------------------------------------------------------------------------------------
@pytest.mark.card("game")
@pytest.mark.parametrize(("players", "hidden"), [(1, 3), (2, 3), (3, 2), (4, 2), (5, 2)])
def test_how_many_tokens_may_lie_face_down(players: int, hidden: int) -> None:
    t = Table(players).go_on(lambda g: g.asks[0] is not None and g.asks[0][0] == "place_or_pass")
    for number, token in zip(range(hidden), ("crew_5", "crew_4", "crew_3"), strict=False):
        assert any(move.endswith(",down") for move in t.options(0, "place")), number
        t.play(0, f"place:{token},smithy,down")
    assert {move.rpartition(",")[2] for move in t.options(0, "place")} == {"up"}
    rule = "roll_call.max_face_down" if players > 2 else "roll_call.max_face_down_2p"
    assert t.why(0)["place:lookout,smithy,down"] == rule


@pytest.mark.card("game")
def test_five_cubes_are_kept_and_the_sixth_is_not() -> None:
    t = Table.empty(2).cubes(0, scrap=4, gold=1).cubes(1, scrap=4, gold=2).run(patrol_steps())
    assert (t.asked(0), t.asked(1)) == ("", "drop_which")
    t.play(1, "drop:scrap")
    assert (t.owned(0), t.owned(1)) == ({"scrap": 4, "gold": 1}, {"scrap": 3, "gold": 2})
    assert t.asked(1) == ""


@pytest.mark.card("game")
def test_reserving_costs_one_cube() -> None:
    t = Table.empty(2).shop("makeshift_crown").tokens(0, "cell_block", "crew_4").tokens(1, "cell_block", "crew_3")
    t.cubes(1, iron=2).check("cell_block")
    assert t.why(0)["set_aside:makeshift_crown"] == "reserve.cost"
    t.play(0, "decline").play(1, "set_aside:makeshift_crown")
    assert (t.owned(1), t.names("reserved", 1)) == ({"iron": 1}, ["makeshift_crown"])


@pytest.mark.card("game")
@pytest.mark.parametrize(("mode", "stars"), [("normal", 10), ("expert", 0)])
def test_starting_reputation_and_rounds(mode: str, stars: int) -> None:
    t = Table(2, mode=mode)
    assert t.g.stars[1] == stars, "before the gnolls have taken the star of their board"
    assert len(t.go_on().events("round_started")) == 6


@pytest.mark.card("game", "supply")
def test_changed_numbers_change_the_game(tmp_path: Path) -> None:
    """Nothing of them is written into the rules a second time."""
    changed = {"rounds": 2, "reputation": 7, "power": 2, "storage": 1, "hidden": 1, "hidden_small": 1, "display": 0}
    supply = {"scrap": 9, "potion": 8, "iron": 7, "gold": 6, "power": 10, "suspicion": 11}
    text = "".join(
        f"[{name}]\n" + "".join(f"{field} = {value}\n" for field, value in fields.items())
        for name, fields in (("game", changed), ("supply", supply))
    )
    (tmp_path / "numbers.toml").write_text(text, "utf-8")
    g = GAME.new(2, {"first": "1"}, 1, content=load(tmp_path))
    assert (g.stars, g.power, g.storage, g.hidden_left, len(g.display)) == ([7, 7], [2, 2], [1, 1], [1, 1], 2)
    assert (g.supply, g.power_supply, g.suspicion_supply + sum(g.suspicion_at)) == ([9, 8, 7, 6], 6, 11)
    while not g.over:
        g.play(g.asked, ("leave",))
    assert (g.round, g.audit()) == (2, [])


# the supply --------------------------------------------------------------------------------------------------------
@pytest.mark.card("supply")
@pytest.mark.parametrize(("resource", "cubes"), [("scrap", 25), ("potion", 15), ("iron", 15), ("gold", 10)])
def test_a_resource_is_out_when_all_its_cubes_are_with_players(resource: str, cubes: int) -> None:
    for held in (cubes - 1, cubes):
        t = Table.empty(3).cubes(2, **{resource: held}).tokens(0, "commissary", "crew_4").check("commissary")
        assert (f"gain_cube:{resource}" in t.options(0)) == (held < cubes)


@pytest.mark.card("supply")
def test_the_suspicion_supply_decides_whether_a_raid_comes() -> None:
    """The new row needs 4 of 12 cubes: with 8 on boards they just suffice, with 9 there is a raid."""
    for held, raids in ((8, 0), (9, 1)):
        t = Table.empty(3).row("flayer_1", "flayer_2", "dwarf_4", "dwarf_5", "dwarf_1").suspicion(0, held)
        t.put("goon_deck", -1, "hobgoblin_1")
        t.run(patrol_steps())
        assert len(t.events("raid")) == raids
        assert sum(t.g.suspicion_at) == 4


# raids -------------------------------------------------------------------------------------------------------------
@pytest.mark.card("raid")
@pytest.mark.parametrize(
    ("suspicion", "lost"),
    [
        ([3, 2, 1], [8, 4, 0]),
        ([2, 2, 1], [4, 4, 0]),
        ([3, 1, 1, 0], [8, 2, 2, 0]),
        ([2, 0, 0], [8, 0, 0]),
        ([0, 0, 0], [0, 0, 0]),
        ([2, 1], [6, 0]),
        ([2, 2], [0, 0]),
        ([0, 1], [0, 6]),
    ],
)
def test_the_stars_lost_in_a_raid(suspicion: list[int], lost: list[int]) -> None:
    t = Table.empty(len(suspicion))
    for player, cubes in enumerate(suspicion):
        t.suspicion(player, cubes)
    t.run(raid())
    assert [10 - stars for stars in t.g.stars] == lost


# achievements ------------------------------------------------------------------------------------------------------
@pytest.mark.card("awards")
@pytest.mark.parametrize(("players", "stars"), [(1, 6), (2, 6), (3, 8), (5, 8)])
def test_the_award_of_supremacy(players: int, stars: int) -> None:
    t = hire(set_goals(Table.empty(players), "supremacy_goons"), 3)
    assert t.score(0)["supremacy"] == 0
    t.run(power(0, -1, 1))
    assert t.score(0)["supremacy"] == stars


@pytest.mark.card("awards")
@pytest.mark.parametrize("players", [2, 4])
def test_the_award_of_rush(players: int) -> None:
    t = set_goals(Table.empty(players), "rush_power").power(0, 3).run(power(0, -1, 1))
    assert (t.g.rush, t.g.stars[0]) == (-1, 10)
    t.run(power(0, -1, 1))
    assert (t.g.rush, t.g.stars[0]) == (0, 15)


@pytest.mark.card("awards")
@pytest.mark.parametrize(
    ("goons", "stars"),
    [
        ([3, 2, 1], [8, 4, 0]),
        ([2, 2, 1], [4, 4, 0]),
        ([3, 1, 1, 0], [8, 2, 2, 0]),
        ([0, 2], [0, 6]),
        ([2, 2], [0, 0]),
    ],
)
def test_the_awards_of_an_end_game_majority(goons: list[int], stars: list[int]) -> None:
    t = hire(set_goals(Table.empty(len(goons)), "end_goons"), *goons)
    assert [t.score(player)["end_goal"] for player in range(len(goons))] == stars


# the end -----------------------------------------------------------------------------------------------------------
@pytest.mark.card("leftovers")
@pytest.mark.parametrize(("resource", "stars"), [("scrap", 1), ("potion", 1), ("iron", 1), ("gold", 2)])
def test_the_stars_of_a_cube_that_is_left(resource: str, stars: int) -> None:
    t = Table.empty(3).cubes(1, **{resource: 3})
    assert [t.score(player)["resources"] for player in range(3)] == [0, 3 * stars, 0]


@pytest.mark.card("leftovers")
def test_the_stars_of_books_and_of_the_first_player_token() -> None:
    t = Table.empty(3, first="2")
    t.put("hands", 2, "dirty_fighting.1", "misers_confession.1")
    assert [t.score(player)["books"] for player in range(3)] == [0, 0, 2]
    assert [t.score(player)["first_player"] for player in range(3)] == [0, 2, 0]


# alone -------------------------------------------------------------------------------------------------------------
@pytest.mark.card("solo")
@pytest.mark.parametrize(("mode", "stars"), [("normal", 10), ("expert", 20)])
def test_what_the_guards_start_with(mode: str, stars: int) -> None:
    g = Table(1, mode=mode).g
    assert (g.stars[1], g.power[1]) == (stars, 1)


@pytest.mark.card("solo")
def test_the_guards_get_a_star_for_a_book_and_for_the_library() -> None:
    t = Table.empty(1)
    t.run(draw_book(1, t.card("cultist_1"), 2))
    assert (t.g.stars[1], len(t.g.book_discard)) == (11, 0)
    t.guards("library", "guard_blue_2").check("library")
    assert t.g.stars[1] == 12


@pytest.mark.card("solo")
@pytest.mark.parametrize(("cubes", "stars"), [((2, 1), [4, 10]), ((1, 2), [10, 4]), ((2, 2), [10, 10])])
def test_the_stars_of_a_raid_alone(cubes: tuple[int, int], stars: list[int]) -> None:
    t = Table.empty(1).suspicion(0, cubes[0]).suspicion(1, cubes[1]).run(raid())
    assert t.g.stars == stars


@pytest.mark.card("solo")
def test_the_guards_score_two_stars_for_gold_and_nothing_for_the_rest() -> None:
    t = Table.empty(1).cubes(1, scrap=4, potion=1, iron=2, gold=3)
    assert t.score(1)["resources"] == 6
