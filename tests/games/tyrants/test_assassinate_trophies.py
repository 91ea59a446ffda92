"""Trophy halls. Rules: trophy.*."""

import pytest

from pentarchy.games.tyrants.state import WHITE
from tests.games.tyrants.table import Table


@pytest.mark.rule("tyrants.trophy.hall")
def test_the_hall_holds_what_was_assassinated_or_supplanted_in_any_colour() -> None:
    """Each troop is worth 1 VP at the end; no tokens are gained on the way."""
    t = Table.empty(3, section="right").troops(0, "ruins_of_dekanter").troops(1, "ruins_of_dekanter")
    t.troops(2, "ruins_of_dekanter").begin(0, "doppelganger", "deathblade")
    t.play(0, "play:doppelganger", "oust:ruins_of_dekanter,2")
    t.play(0, "play:deathblade", "kill:ruins_of_dekanter,3")  # and a white one: nobody else is left
    assert t.g.trophies == [(0, 1, 1, 0, 1), (0,) * 5, (0,) * 5]
    assert t.score(0)["trophies"] == 3
    assert t.score(0)["tokens"] == t.g.vp[0] == 0
    t.play(0, "end_turn")
    assert t.g.vp[0] == 0
    assert t.score(0)["trophies"] == 3


@pytest.mark.rule("tyrants.trophy.hall")
def test_a_trophy_that_leaves_the_hall_is_worth_nothing_any_more() -> None:
    """Only what lies there at the end counts."""
    t = Table.empty().troops(0, "kanaglym").trophies(0, WHITE, 2).begin(0, "mummy_lord")
    assert t.score(0)["trophies"] == 2
    t.play(0, "play:mummy_lord", "pick:mummy_lord,1", "lay:kanaglym")
    assert t.g.trophies[0] == (0, 0, 0, 0, 1)
    assert t.score(0)["trophies"] == 1


@pytest.mark.rule("tyrants.trophy.hall")
def test_troops_moved_or_sent_home_are_no_trophies() -> None:
    t = Table.empty().troops(0, "kanaglym").troops(1, "kanaglym", 2).begin(0, "cleric_of_laogzed", "vampire_spawn")
    t.play(0, "play:cleric_of_laogzed", "drop:everfire")
    t.play(0, "play:vampire_spawn")
    assert t.at("kanaglym") == {0: 1}
    assert t.g.trophies[0] == (0,) * 5


def hall(players: int, white: int) -> Table:
    """Player 0, with so many trophies of both kinds, is in the Labyrinth beside a white troop and one of player 1."""
    t = Table.empty(3, section="left").troops(0, "labyrinth").troops(1, "labyrinth")
    return t.trophies(0, 1, players // 2).trophies(0, 2, players - players // 2).trophies(0, WHITE, white)


@pytest.mark.rule("tyrants.trophy.colours")
@pytest.mark.parametrize(
    ("players", "white", "power"), [(0, 1, 0), (1, 1, 1), (2, 0, 1), (0, 2, 1), (2, 2, 1), (2, 3, 2)]
)
def test_the_beholder_counts_all_trophies(players: int, white: int, power: int) -> None:
    """1 power for every 3, after its own assassination."""
    t = hall(players, white).begin(0, "beholder").play(0, "play:beholder", "kill:labyrinth,white")
    assert t.g.power == power
    assert t.asked(0) == "act"


@pytest.mark.rule("tyrants.trophy.colours")
@pytest.mark.parametrize(("players", "white", "promoted"), [(3, 3, True), (0, 6, True), (6, 0, True), (3, 2, False)])
def test_the_revenant_counts_all_trophies(players: int, white: int, promoted: bool) -> None:
    """It is promoted with 8 or more, after its own two assassinations."""
    t = hall(players, white).begin(0, "revenant").play(0, "play:revenant", "kill:labyrinth,white")
    assert t.names("inner_circles", 0) == (["revenant"] if promoted else [])
    assert t.names("played", 0) == ([] if promoted else ["revenant"])


@pytest.mark.rule("tyrants.trophy.colours")
@pytest.mark.parametrize(
    ("players", "white", "victim", "power"),
    [(4, 0, "2", 2), (4, 9, "white", 0), (3, 9, "2", 0), (5, 0, "white", 2)],
)
def test_the_dragonclaw_counts_troops_of_players_only(players: int, white: int, victim: str, power: int) -> None:
    """2 power with 5 or more."""
    t = hall(players, white).begin(0, "dragonclaw").play(0, "play:dragonclaw", f"kill:labyrinth,{victim}")
    assert t.g.power == power


@pytest.mark.rule("tyrants.trophy.colours")
@pytest.mark.parametrize(
    ("players", "white", "victim", "vp"),
    [(4, 0, "2", 1), (4, 9, "white", 0), (8, 9, "2", 1), (9, 0, "2", 2), (10, 0, "white", 2)],
)
def test_the_death_knight_counts_troops_of_players_only(players: int, white: int, victim: str, vp: int) -> None:
    """1 VP for every 5."""
    t = hall(players, white).begin(0, "death_knight").play(0, "play:death_knight", f"oust:labyrinth,{victim}")
    assert t.g.vp[0] == vp


@pytest.mark.rule("tyrants.trophy.colours")
@pytest.mark.parametrize(("players", "white", "vp"), [(9, 1, 0), (0, 2, 1), (9, 4, 1), (1, 5, 2)])
def test_the_black_dragon_counts_white_troops_only(players: int, white: int, vp: int) -> None:
    """1 VP for every 3, after it has supplanted one."""
    t = hall(players, white).begin(0, "black_dragon").play(0, "play:black_dragon", "oust:labyrinth,white")
    assert t.g.vp[0] == vp
