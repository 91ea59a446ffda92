"""Solo mode, setup: as for two players, with the pieces and counters of the rival clan. Rules: solo.*."""

import pytest

from pentarchy.engine.errors import BadSetup
from pentarchy.engine.views import SPECTATOR, view
from pentarchy.games.wistar import GAME
from pentarchy.games.wistar.modifiers import RIVAL_COUNTS
from pentarchy.games.wistar.rival import rival_turn
from pentarchy.games.wistar.rounds import end_round
from pentarchy.text import Speech
from pentarchy.text.bundles import texts
from tests.games.wistar.table import Table

RIVAL = 1  # its side
OWNER = 4  # its name in events


def rival(table: Table) -> dict[str, int]:
    """The counters of the rival; those at 0 are left out."""
    return {name: number for name, number in zip(RIVAL_COUNTS, table.g.rival, strict=True) if number}


def counters(table: Table, **numbers: int) -> Table:
    """Let the rival have these counters."""
    for name, number in numbers.items():
        table.g.rival[RIVAL_COUNTS.index(name)] = number
    return table


def draws(table: Table, *names: str) -> Table:
    """Let the rival take a turn with each of these state cards."""
    for name in names:
        table.put("state_deck", -1, name)
        table.run(rival_turn())
    return table


def face_down(table: Table) -> Table:
    """Let all missions of the farm lie face down."""
    for there in table.g.missions:
        table.g.hide(there)
    return table


# what it is ---------------------------------------------------------------------------------------------------------
@pytest.mark.rule("wistar.solo.status")
@pytest.mark.parametrize(("lang", "says"), [("en", "this project's own"), ("ru", "этого проекта")])
def test_the_solo_mode_is_shown_as_one_of_this_project(lang: str, says: str) -> None:
    content = GAME.load()
    speech = Speech(GAME, content, lang, ("A",))
    assert says in speech.option("difficulty").lower()
    assert says in texts(GAME.package, "text", lang).say("screen-rival").lower()
    for piece in (content.by_design["state_01"][0], "rival"):
        assert says in " ".join(speech.describe(piece)).lower()


# the table ----------------------------------------------------------------------------------------------------------
@pytest.mark.rule("wistar.solo.setup")
def test_the_table_is_laid_out_as_for_two() -> None:
    alone, two = Table(1), Table(2)
    for table in (alone, two):
        g = table.g
        assert [len(there) for there in g.doors_at] == [1, 1, 0, 0, 0, 0, 1, 1, 1, 1]
        assert [len(there) for there in g.missions] == [0, 1, 1, 1, 1, 1, 0]
        assert [len(there) for there in g.mice_at] == [1, 1, 1, 1, 1, 1, 1]
        assert g.goal_marks == [-1, -2, -2, -1] * 3, "of four spaces the second and the third are closed"
        assert table.names("cheese") == ["cheese_big"]
        assert (len(g.round_mouse), len(g.round_stack)) == (1, 4)


@pytest.mark.rule("wistar.solo.setup")
def test_the_wheel_shows_the_sides_for_two() -> None:
    slots = {"place:sector_a_1", "place:sector_a_2", "place:sector_b_1", "place:sector_b_2"}
    slots |= {f"place:sector_{name}_1" for name in "cdef"}
    for players in (1, 2):
        assert Table.empty(players).turn().options(0, "place") == slots


@pytest.mark.rule("wistar.solo.rival_pieces")
def test_the_rival_has_three_chiefs_and_10_vp_and_is_second() -> None:
    table = Table(1)
    assert (table.g.chiefs_left, table.g.vp, table.g.order) == ([3, 3], [10, 10], (0, RIVAL))
    table.play(0, sorted(table.options())[0])
    assert (table.asked(0), table.g.active) == ("place_where", 0)


@pytest.mark.rule("wistar.solo.rival_pieces", "wistar.solo.rival_goals")
def test_the_rival_has_a_disc_for_each_of_three_rounds() -> None:
    table = Table.empty(1)
    for number in range(1, 6):
        table.g.round, table.g.round_stack = number, ()
        table.run(end_round())
    assert (table.g.goal_marks.count(RIVAL), rival(table)) == (3, {"goals": 3})


@pytest.mark.rule("wistar.solo.rival_counters")
def test_the_rival_has_only_counters_and_all_are_0() -> None:
    g = Table(1).g
    names = ("doors", "mice", "rooms_dug", "beds", "markers", "inventions", "tools", "robots", "structures", "basic",
             "advanced", "goals")  # fmt: skip
    assert names == RIVAL_COUNTS
    assert g.rival == [0] * 12
    assert [len(held) for held in (g.hands, g.areas, g.homes, g.doors, g.explorers, g.beds)] == [1] * 6
    assert (len(g.goods), len(g.workers), g.rival_cards) == (4, 3, ())


@pytest.mark.rule("wistar.solo.rival_counters")
@pytest.mark.parametrize("what", ["wood", "metal", "hand", "moves", "jokers", "energy", "current", "skill.wit"])
def test_what_the_rival_has_no_counter_for_is_0(what: str) -> None:
    table = Table.empty(1).goods(0, wood=2, metal=2, move=2, joker=2).hand(0, "saw").current(0, 2)
    assert counters(table, doors=9, inventions=9).count(what, RIVAL) == 0
    assert table.count("doors", RIVAL) == 9


# cards --------------------------------------------------------------------------------------------------------------
@pytest.mark.rule("wistar.solo.starting_hand")
def test_the_player_keeps_one_of_two_pairs_and_the_other_is_discarded() -> None:
    table = Table(1)
    kept, left = ([table.content.designs[card] for card in pair] for pair in table.g.pairs)
    decks = [[table.content.deck[card] for card in pair] for pair in table.g.pairs]
    assert decks == [[0, 1], [0, 1]]
    assert table.options() == {f"choose_pair:{kept[0]}", f"choose_pair:{left[0]}"}
    table.play(0, f"choose_pair:{kept[0]}")
    assert table.names("hands", 0) == kept
    assert [table.names("discards", deck) for deck in (0, 1)] == [[left[0]], [left[1]]]
    assert table.g.pairs == []
    assert view(table.g, SPECTATOR)["hands"] == [[None, None]]


@pytest.mark.rule("wistar.solo.starting_hand")
def test_the_pairs_are_random() -> None:
    assert len({Table(1, seed).g.pairs[0][0] for seed in range(20)}) > 10


@pytest.mark.rule("wistar.solo.rival_turn")
def test_thirteen_state_cards_lie_shuffled_and_face_down() -> None:
    table = Table(1)
    assert sorted(table.names("state_deck")) == [f"state_{number:02}" for number in range(1, 14)]
    assert view(table.g, 0)["state_deck"] == [None] * 13
    assert len({Table(1, seed).g.state_deck for seed in range(5)}) == 5
    assert Table(2).g.state_deck == ()


# difficulty ---------------------------------------------------------------------------------------------------------
@pytest.mark.rule("wistar.solo.difficulty")
@pytest.mark.parametrize(("difficulty", "vp"), [("easy", 3), ("normal", 6), ("hard", 9)])
@pytest.mark.parametrize("number", [1, 2, 5])
def test_the_rival_gains_vp_at_the_end_of_every_round(difficulty: str, vp: int, number: int) -> None:
    table = Table.empty(1, difficulty=difficulty)
    table.g.round, table.g.round_stack = number, ()
    table.run(end_round())
    assert table.g.vp == [10, 10 + vp]
    assert table.events("gained_vp") == [("gained_vp", OWNER, vp)]


@pytest.mark.rule("wistar.solo.difficulty")
def test_normal_is_the_usual_difficulty_and_there_are_three() -> None:
    assert Table(1).g.difficulty == "normal"
    with pytest.raises(BadSetup):
        GAME.new(1, {"difficulty": "deadly"}, 1)
    with pytest.raises(BadSetup):
        GAME.new(2, {"difficulty": "hard"}, 1)


@pytest.mark.rule("wistar.solo.difficulty")
def test_with_two_players_nobody_gains_vp_at_the_end_of_a_round() -> None:
    table = Table.empty(2)
    table.g.round_stack = ()
    table.run(end_round())
    assert (table.g.vp, table.g.goal_marks.count(RIVAL)) == ([10, 10], 0)
