"""Rewards with a choice: Commissary, Chow Hall, Cell Block; and the two sides of the board."""

import pytest

from pentarchy.games.lockup.patrol import patrol_steps
from tests.games.lockup.table import Table

ORDER = ("crew_5", "crew_4", "crew_3", "enforcer", "lookout")  # player 0 is the strongest, 1 the second, and so on


def visit(players: int, location: str, present: int = 0) -> Table:
    """The first players are present in a location, in descending strength."""
    t = Table.empty(players)
    for player in range(present or players):
        t.tokens(player, location, ORDER[player])
    return t


def skip_to(t: Table, location: str, player: int) -> Table:
    """Check a location; the stronger ones decline."""
    t.check(location)
    while t.g.asked != player:
        t.play(t.g.asked, "decline")
    assert t.asked(player) == "reward_choice"
    return t


# Commissary -------------------------------------------------------------------------------------------------------
@pytest.mark.rule("lockup.location.commissary.first")
@pytest.mark.card("commissary")
@pytest.mark.parametrize("players", [2, 3, 5])
@pytest.mark.parametrize("resource", ["scrap", "potion", "iron", "gold"])
def test_the_first_in_the_commissary_gains_any_cube(players: int, resource: str) -> None:
    t = visit(players, "commissary", 1).check("commissary")
    assert t.options(0) == {"gain_cube:scrap", "gain_cube:potion", "gain_cube:iron", "gain_cube:gold", "decline"}
    t.play(0, f"gain_cube:{resource}")
    assert (t.owned(0), t.at(0, "library"), len(t.g.cells[0])) == ({resource: 1}, [], 5 if players == 5 else 6)
    assert t.g.over


@pytest.mark.rule("lockup.location.commissary.first")
def test_a_type_that_is_used_up_cannot_be_gained() -> None:
    t = visit(2, "commissary", 1).cubes(1, gold=10).check("commissary")
    assert t.options(0) == {"gain_cube:scrap", "gain_cube:potion", "gain_cube:iron", "decline"}


@pytest.mark.rule("lockup.location.commissary.second")
@pytest.mark.card("commissary")
@pytest.mark.parametrize("players", [2, 4])
def test_the_second_exchanges_one_cube_for_another_type(players: int) -> None:
    """Once; own cubes only, the same type is no exchange, and what the supply lacks cannot be had."""
    t = skip_to(visit(players, "commissary", 2).cubes(1, scrap=2, iron=1).cubes(0, gold=10), "commissary", 1)
    assert t.options(1) == {"swap:scrap,potion", "swap:scrap,iron", "swap:iron,scrap", "swap:iron,potion", "decline"}
    t.play(1, "swap:scrap,potion")
    assert (t.owned(1), t.g.supply) == ({"scrap": 1, "potion": 1, "iron": 1}, [24, 14, 14, 0])
    assert (t.at(1, "library"), t.at(1, "commissary")) == ([], [])
    assert t.g.over


@pytest.mark.rule("lockup.location.commissary.others")
@pytest.mark.card("commissary")
@pytest.mark.parametrize(("players", "player"), [(3, 2), (4, 3), (5, 4)])
def test_the_others_exchange_two_cubes_for_one(players: int, player: int) -> None:
    """Of equal or different types; each of them from third place on."""
    t = skip_to(visit(players, "commissary").cubes(player, scrap=2, potion=1), "commissary", player)
    wishes = ("scrap", "potion", "iron", "gold")
    pairs = ("scrap,scrap", "scrap,potion")
    assert t.options(player) == {f"barter:{pair},{wish}" for pair in pairs for wish in wishes} | {"decline"}
    t.play(player, "barter:scrap,potion,gold")
    assert (t.owned(player), t.g.supply) == ({"scrap": 1, "gold": 1}, [24, 15, 15, 9])
    assert (t.at(player, "library"), t.g.over) == ([], True)


@pytest.mark.rule("lockup.location.commissary.others")
def test_the_two_cubes_are_paid_before_the_new_one_is_taken() -> None:
    """So the last gold of the supply can be one's own."""
    t = skip_to(visit(3, "commissary").cubes(2, gold=2, scrap=1).cubes(0, gold=8), "commissary", 2)
    assert t.options(2, "barter") == {f"barter:gold,gold,{wish}" for wish in ("scrap", "potion", "iron", "gold")} | {
        f"barter:scrap,gold,{wish}" for wish in ("scrap", "potion", "iron", "gold")
    }
    t.play(2, "barter:gold,gold,gold")
    assert (t.owned(2), t.g.supply[3]) == ({"gold": 1, "scrap": 1}, 1)
    assert t.g.over


# Chow Hall --------------------------------------------------------------------------------------------------------
@pytest.mark.card("chow_hall")
@pytest.mark.parametrize(
    ("place", "scrap", "offers"),
    [
        pytest.param(0, 0, set(), marks=pytest.mark.rule("lockup.location.chow_hall.first")),
        pytest.param(0, 1, {"enlist:1"}, marks=pytest.mark.rule("lockup.location.chow_hall.first")),
        pytest.param(0, 3, {"enlist:1"}, marks=pytest.mark.rule("lockup.location.chow_hall.first")),
        pytest.param(0, 4, {"enlist:1", "enlist:2"}, marks=pytest.mark.rule("lockup.location.chow_hall.first")),
        pytest.param(1, 0, set(), marks=pytest.mark.rule("lockup.location.chow_hall.second")),
        pytest.param(1, 4, {"enlist:1"}, marks=pytest.mark.rule("lockup.location.chow_hall.second")),
        pytest.param(1, 5, {"enlist:1", "enlist:2"}, marks=pytest.mark.rule("lockup.location.chow_hall.second")),
        pytest.param(2, 1, set(), marks=pytest.mark.rule("lockup.location.chow_hall.others")),
        pytest.param(2, 2, {"enlist:1"}, marks=pytest.mark.rule("lockup.location.chow_hall.others")),
        pytest.param(3, 9, {"enlist:1"}, marks=pytest.mark.rule("lockup.location.chow_hall.others")),
        pytest.param(4, 1, set(), marks=pytest.mark.rule("lockup.location.chow_hall.others")),
    ],
)
def test_what_a_place_in_the_chow_hall_can_pay_for(place: int, scrap: int, offers: set[str]) -> None:
    t = skip_to(
        visit(5, "chow_hall").row("dwarf_1", "dwarf_2", "flayer_1").cubes(place, scrap=scrap), "chow_hall", place
    )
    assert t.options(place) == {*offers, "decline"}
    missing = ({"enlist:1", "enlist:2"} if place < 2 else {"enlist:1"}) - offers
    assert t.why(place) == dict.fromkeys(missing, "recruit.pay_first")


@pytest.mark.card("chow_hall")
@pytest.mark.parametrize(
    ("place", "goons", "price"),
    [
        pytest.param(0, 1, 1, marks=pytest.mark.rule("lockup.location.chow_hall.first")),
        pytest.param(0, 2, 4, marks=pytest.mark.rule("lockup.location.chow_hall.first")),
        pytest.param(1, 1, 1, marks=pytest.mark.rule("lockup.location.chow_hall.second")),
        pytest.param(1, 2, 5, marks=pytest.mark.rule("lockup.location.chow_hall.second")),
        pytest.param(2, 1, 2, marks=pytest.mark.rule("lockup.location.chow_hall.others")),
        pytest.param(3, 1, 2, marks=pytest.mark.rule("lockup.location.chow_hall.others")),
    ],
)
@pytest.mark.rule("lockup.location.chow_hall.either_or")
def test_goons_are_recruited_once_for_the_price_of_the_place(place: int, goons: int, price: int) -> None:
    """One of the ways, once, although cubes and goons are left for more."""
    t = skip_to(
        visit(4, "chow_hall").row("dwarf_1", "dwarf_2", "flayer_1", "cultist_2").cubes(place, scrap=9),
        "chow_hall",
        place,
    )
    t.play(place, f"enlist:{goons}")
    assert t.owned(place) == {"scrap": 9 - price}
    for goon in ("flayer_1", "dwarf_1")[:goons]:
        assert t.asked(place) == "hire_which"
        t.play(place, f"hire:{goon}")
    assert t.names("goons", place) == ["flayer_1", "dwarf_1"][:goons]
    assert (t.asked(place), t.at(place, "chow_hall"), t.at(place, "library")) == ("", [], [])
    assert sum(bool(space) for space in t.g.goon_row) == 4 - goons


@pytest.mark.rule("lockup.location.chow_hall.first")
def test_goons_are_paid_with_cubes_of_any_types() -> None:
    t = visit(2, "chow_hall", 1).row("dwarf_1", "dwarf_2").cubes(0, scrap=2, potion=1, iron=1, gold=1)
    t.check("chow_hall").play(0, "enlist:2", "spend:gold", "spend:scrap", "spend:potion", "spend:iron")
    assert t.owned(0) == {"scrap": 1}
    t.play(0, "hire:dwarf_2")
    assert (t.names("goons", 0), t.g.over) == (["dwarf_2", "dwarf_1"], True)


@pytest.mark.rule("lockup.location.chow_hall.too_few")
@pytest.mark.parametrize(("row", "offers"), [(("", "dwarf_1"), {"enlist:1"}), ((), set())])
def test_two_goons_need_two_goons_on_the_board(row: tuple[str, ...], offers: set[str]) -> None:
    t = visit(2, "chow_hall", 1).row(*row).cubes(0, scrap=9).check("chow_hall")
    assert t.options(0) == {*offers, "decline"}
    assert t.why(0) == dict.fromkeys({"enlist:1", "enlist:2"} - offers, "location.chow_hall.too_few")


@pytest.mark.rule("lockup.location.chow_hall.too_few")
def test_the_goons_that_stronger_players_took_are_missing() -> None:
    t = visit(2, "chow_hall").row("dwarf_1", "dwarf_2").cubes(0, scrap=5).cubes(1, scrap=5)
    t.check("chow_hall").play(0, "enlist:1", "hire:dwarf_1")
    assert t.options(1) == {"enlist:1", "decline"}
    t.play(1, "enlist:1")
    assert (t.names("goons", 1), t.g.over) == (["dwarf_2"], True)


# Cell Block -------------------------------------------------------------------------------------------------------
@pytest.mark.rule("lockup.location.cell_block.each", "lockup.lights_out.rewards.one_per_location")
@pytest.mark.card("cell_block")
@pytest.mark.parametrize("players", [2, 3, 5])
def test_everybody_in_the_cell_block_crafts_or_reserves_one_item(players: int) -> None:
    """Player 0 crafts, all others reserve, each one item, in descending strength."""
    items = ("rusty_shiv", "rune_chalk", "hidden_pouch", "bedsheet_rope", "smoke_vial", "sock_mace")
    t = visit(players, "cell_block").shop(*items[: players + 1])
    for player in range(players):
        t.cubes(player, scrap=4)
    t.check("cell_block")
    assert {"make:rusty_shiv", "set_aside:rusty_shiv", "set_aside:rune_chalk", "decline"} <= t.options(0)
    t.play(0, "make:rusty_shiv")
    for player in range(1, players):
        assert t.g.asked == player
        t.play(player, f"set_aside:{items[player]}")
    assert t.g.over
    assert (t.names("items", 0), t.owned(0)) == (["rusty_shiv"], {"scrap": 2})
    assert [t.names("reserved", player) for player in range(players)] == [[], *([item] for item in items[1:players])]
    assert [t.owned(player) for player in range(1, players)] == [{"scrap": 3}] * (players - 1)


@pytest.mark.rule("lockup.location.cell_block.no_refill")
def test_weaker_players_choose_from_what_is_left() -> None:
    """The display has gaps until the patrol fills them."""
    t = visit(3, "cell_block").shop("rusty_shiv", "bedsheet_rope", "hidden_pouch", "hollow_boot")
    for player in range(3):
        t.cubes(player, scrap=3)
    deck = len(t.g.item_deck)
    t.check("cell_block").play(0, "make:rusty_shiv")
    left = ("bedsheet_rope", "hidden_pouch", "hollow_boot")
    assert t.options(1) == {f"{way}:{item}" for way in ("make", "set_aside") for item in left} | {"decline"}
    t.play(1, "set_aside:hollow_boot")
    assert {move.split(":")[1] for move in t.options(2) - {"decline"}} == {"bedsheet_rope", "hidden_pouch"}
    t.play(2, "decline")
    assert ([len(space) for space in t.g.display], len(t.g.item_deck)) == ([0, 1, 1, 0], deck)
    t.run(patrol_steps())
    assert ([len(space) for space in t.g.display], len(t.g.item_deck)) == ([1, 1, 1, 1], deck - 2)
    assert t.g.over


# the sides of the board -------------------------------------------------------------------------------------------
def outcome(players: int, location: str) -> list[object]:
    """What two players get in a location, each making the first offered move; absent players do not matter."""
    t = visit(players, location, 2).row("dwarf_1", "dwarf_2").shop("rusty_shiv", "rune_chalk", "hidden_pouch")
    for player in range(2):
        t.cubes(player, scrap=5)
    t.check(location)
    offered = []
    while not t.g.over:
        offered.append((t.g.asked, sorted(t.options(t.g.asked, "enlist") | t.options(t.g.asked, "swap"))))
        t.g.play(t.g.asked, t.g.legal(t.g.asked)[0])
    hands = [len(hand) for hand in t.g.hands[:2]]
    return [offered, [t.owned(player) for player in range(2)], t.g.power[:2], t.g.first, hands, t.g.stars[:2]]


@pytest.mark.rule("lockup.location.two_player_side")
@pytest.mark.parametrize(
    ("location", "same"),
    [
        ("exercise_yard", True),
        ("sewers", False),
        ("infirmary", False),
        ("smithy", True),
        ("commissary", True),
        ("chow_hall", True),
        ("cell_block", True),
        ("library", True),
    ],
)
def test_only_sewers_and_infirmary_pay_less_with_two_players(location: str, same: bool) -> None:
    """Two who meet there get the same in a game of two and of three, but for these first places."""
    assert (outcome(2, location) == outcome(3, location)) == same


@pytest.mark.rule(
    "lockup.location.two_player_side", "lockup.location.sewers.first_2p", "lockup.location.infirmary.first_2p"
)
@pytest.mark.parametrize(
    ("location", "got"), [("sewers", {"scrap": 2}), ("infirmary", {"potion": 2}), ("smithy", {"iron": 2})]
)
def test_alone_the_side_for_two_is_used(location: str, got: dict[str, int]) -> None:
    t = visit(1, location).check(location).play(0, f"take:{location}")
    assert t.owned(0) == got
    assert t.g.over
