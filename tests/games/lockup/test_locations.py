"""What every location pays for every place, on both sides of the board. Rules: location.*, setup.board_side."""

import pytest

from pentarchy.games.lockup.moves import LOCATION
from tests.games.lockup.table import Table

STRONGEST_FIRST = ("crew_5", "crew_4", "crew_3", "enforcer", "lookout")  # 5, 4, 3, 1 and 0
Paid = list[int]


def visit(players: int, location: str, present: int = 0) -> Table:
    """Players 0, 1, ... are there with falling strength; the location is checked up to the first decision."""
    t = Table.empty(players)
    for player in range(present or players):
        t.tokens(player, location, STRONGEST_FIRST[player])
    return t.check(location)


def take_all(t: Table, location: str) -> Table:
    """Everybody who is asked takes a plain reward."""
    while t.g.asked >= 0:
        assert t.options(t.g.asked) == {f"take:{location}", "decline"}
        t.play(t.g.asked, f"take:{location}")
    return t


def in_library(t: Table) -> list[bool]:
    return [bool(t.at(player, "library")) for player in range(t.g.players)]


PAID: list[tuple[str, str, int, Paid]] = [
    ("sewers", "scrap", 2, [2, 1]),
    ("sewers", "scrap", 3, [3, 1, 1]),
    ("sewers", "scrap", 4, [3, 2, 1, 1]),
    ("sewers", "scrap", 5, [3, 2, 1, 1, 1]),
    ("infirmary", "potion", 2, [2, 1]),
    ("infirmary", "potion", 3, [3, 0, 1]),
    ("infirmary", "potion", 5, [3, 0, 0, 0, 1]),
    ("smithy", "iron", 2, [2, 1]),
    ("smithy", "iron", 3, [2, 1, 0]),
    ("smithy", "iron", 5, [2, 1, 0, 0, 0]),
]


@pytest.mark.rule("lockup.setup.board_side", "lockup.location.two_player_side")
@pytest.mark.parametrize(
    ("location", "resource", "players", "paid"),
    [pytest.param(*row, marks=pytest.mark.card(row[0]), id=f"{row[0]}-{row[2]}") for row in PAID],
)
def test_cubes_for_every_place(location: str, resource: str, players: int, paid: Paid) -> None:
    """Who is paid nothing moves on to the Library; the others have their tokens home."""
    t = take_all(visit(players, location), location)
    assert [t.owned(player).get(resource, 0) for player in range(players)] == paid
    assert sum(t.g.resources) == sum(paid)
    assert in_library(t) == [not cubes for cubes in paid]


@pytest.mark.parametrize(
    ("location", "players", "present", "paid"),
    [
        pytest.param("sewers", 4, 2, [3, 2], marks=pytest.mark.card("sewers")),
        pytest.param("sewers", 3, 2, [3, 1], marks=pytest.mark.card("sewers")),
        pytest.param("infirmary", 3, 2, [3, 1], marks=pytest.mark.card("infirmary")),
        pytest.param("infirmary", 3, 1, [3], marks=pytest.mark.card("infirmary")),
        pytest.param("infirmary", 2, 1, [2], marks=pytest.mark.card("infirmary")),
        pytest.param("smithy", 4, 1, [2], marks=pytest.mark.card("smithy")),
    ],
)
def test_cubes_when_not_everybody_came(location: str, players: int, present: int, paid: Paid) -> None:
    """The players in the game open a line, those present make the places."""
    t = take_all(visit(players, location, present), location)
    assert [sum(t.owned(player).values()) for player in range(present)] == paid


@pytest.mark.card("exercise_yard")
@pytest.mark.parametrize(("players", "gained"), [(2, [1, 1]), (3, [1, 1, 0]), (5, [1, 1, 0, 0, 0])])
def test_the_exercise_yard_gives_power_to_two_and_the_first_player_token_to_one(players: int, gained: Paid) -> None:
    t = Table.empty(players, first=str(players))
    for player in range(players):
        t.tokens(player, "exercise_yard", STRONGEST_FIRST[player])
    take_all(t.check("exercise_yard"), "exercise_yard")
    assert [power - 1 for power in t.g.power] == gained
    assert t.g.first == 0
    assert in_library(t) == [not power for power in gained]


@pytest.mark.card("commissary")
@pytest.mark.parametrize("players", [2, 3, 5])
def test_the_commissary_gives_a_cube_to_one_and_trades_with_the_others(players: int) -> None:
    """A cube of choice; one for one of another type; two for one, from the third place on (large side only)."""
    t = Table.empty(players)
    for player in range(players):
        t.tokens(player, "commissary", STRONGEST_FIRST[player]).cubes(player, scrap=2)
    t.check("commissary")
    assert t.options(0, "gain_cube") == {f"gain_cube:{name}" for name in ("scrap", "potion", "iron", "gold")}
    t.play(0, "gain_cube:gold")
    assert t.options(1) == {"swap:scrap,potion", "swap:scrap,iron", "swap:scrap,gold", "decline"}
    t.play(1, "swap:scrap,iron")
    for player in range(2, players):
        assert "barter:scrap,scrap,scrap" in t.options(player)
        assert not t.options(player, "swap")
        t.play(player, "barter:scrap,scrap,gold")
    assert [t.owned(player) for player in range(players)] == [
        {"scrap": 2, "gold": 1},
        {"scrap": 1, "iron": 1},
        *[{"gold": 1}] * (players - 2),
    ]
    assert in_library(t) == [False] * players


@pytest.mark.card("chow_hall")
@pytest.mark.parametrize(
    ("players", "place", "goons", "price"),
    [
        (2, 0, 1, 1),
        (2, 0, 2, 4),
        (2, 1, 1, 1),
        (2, 1, 2, 5),
        (3, 0, 1, 1),
        (3, 0, 2, 4),
        (3, 1, 1, 1),
        (3, 1, 2, 5),
        (3, 2, 1, 2),
        (5, 4, 1, 2),
    ],
)
def test_the_price_of_goons_in_the_chow_hall(players: int, place: int, goons: int, price: int) -> None:
    """With one cube less it cannot be done; all of the price is paid."""
    for cubes in (price - 1, price):
        t = Table.empty(players).row("ratfolk_3", "flayer_1", "flayer_2").cubes(place, scrap=cubes)
        for player in range(players):
            t.tokens(player, "chow_hall", STRONGEST_FIRST[player])
        t.check("chow_hall")
        for player in range(place):
            t.play(player, "decline")
        assert (f"enlist:{goons}" in t.options(place)) == (cubes == price)
    t.play(place, f"enlist:{goons}", *(f"hire:flayer_{number}" for number in range(1, goons + 1)))
    assert (len(t.g.goons[place]), t.owned(place)) == (goons, {})


@pytest.mark.card("chow_hall")
def test_two_goons_are_not_for_the_third_in_the_chow_hall() -> None:
    t = Table.empty(3).row("flayer_1", "flayer_2").cubes(2, scrap=9)
    for player in range(3):
        t.tokens(player, "chow_hall", STRONGEST_FIRST[player])
    t.check("chow_hall").play(0, "decline").play(1, "decline")
    assert t.options(2) == {"enlist:1", "decline"}


@pytest.mark.card("cell_block")
@pytest.mark.parametrize("players", [2, 3, 5])
def test_in_the_cell_block_everybody_crafts_or_reserves(players: int) -> None:
    """The first crafts, all others reserve for a cube; nobody is left out."""
    items = ("rusty_shiv", "loaded_dice", "rune_chalk", "hidden_pouch", "hollow_boot")
    t = Table.empty(players).shop(*items[:players])
    for player in range(players):
        t.tokens(player, "cell_block", STRONGEST_FIRST[player]).cubes(player, scrap=2)
    t.check("cell_block")
    for player in range(players):
        assert len(t.options(player, "set_aside")) == players - player
        t.play(player, "set_aside:" + items[player] if player else "make:rusty_shiv")
    assert [t.names("reserved", player) for player in range(1, players)] == [[item] for item in items[1:players]]
    assert [sum(t.owned(player).values()) for player in range(players)] == [0] + [1] * (players - 1)
    assert (t.names("items", 0), in_library(t)) == (["rusty_shiv"], [False] * players)


@pytest.mark.card("library")
@pytest.mark.parametrize(("players", "books"), [(2, [1, 1]), (3, [1, 1, 1]), (5, [1, 1, 1, 0, 0])])
def test_the_library_gives_books_to_three(players: int, books: Paid) -> None:
    """The first keeps one of two; the other one is under the deck. All tokens go home."""
    t = Table.empty(players)
    t.put("book_deck", -1, "dirty_fighting.1", "dirty_fighting.2", "misers_confession.1", "scavengers_guide.1")
    for player in range(players):
        t.tokens(player, "library", STRONGEST_FIRST[player])
    t.check("library")
    assert t.options(0) == {"keep:misers_confession", "keep:scavengers_guide"}
    t.play(0, "keep:misers_confession")
    assert t.names("book_deck")[0] == "scavengers_guide"
    while t.g.asked >= 0:
        t.play(t.g.asked, "skip")
    assert [len(hand) for hand in t.g.hands] == books
    assert t.names("hands", 1) == ["dirty_fighting"]
    assert in_library(t) == [False] * players


@pytest.mark.card("library")
def test_nobody_places_tokens_in_the_library() -> None:
    t = Table(2)
    places = {move.split(",")[1] for move in t.options(0, "place")}
    assert places == set(LOCATION.tokens) - {"library"}
    assert t.why(0)["place:lookout,library,up"] == "roll_call.no_library"


@pytest.mark.rule("lockup.setup.board_side")
@pytest.mark.parametrize(
    ("location", "resource", "paid"),
    [("sewers", "scrap", [2, 1]), ("infirmary", "potion", [2, 1]), ("smithy", "iron", [2, 1])],
)
def test_alone_against_the_guards_the_small_side_pays(location: str, resource: str, paid: Paid) -> None:
    t = Table.empty(1).tokens(0, location, "crew_5").tokens(0, location, "crew_4")
    t.guards(location, "guard_blue_2").check(location).play(0, f"take:{location}")
    assert [t.owned(side).get(resource, 0) for side in (0, 1)] == paid
