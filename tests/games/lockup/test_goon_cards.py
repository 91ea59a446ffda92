"""Every goon: recruited in the Chow Hall, seen in patrol, and counted with its attribute. Components: goons.toml."""

import pytest

from pentarchy.games.lockup.content import GOON
from pentarchy.games.lockup.patrol import bring_bandits_cubes, place_suspicion
from pentarchy.games.lockup.state import PATROL
from tests.games.lockup.table import Table

# the goon, its suspicion symbols, its attribute, what it gives at once without asking
GOONS = [
    ("flayer_1", 1, "gem", {}),
    ("flayer_2", 1, "magic", {}),
    ("flayer_3", 2, "shield", {"scrap": 1}),
    ("flayer_4", 2, "gem", {"potion": 1}),
    ("bandit_scrap", 1, "", {}),
    ("bandit_potion", 1, "", {}),
    ("bandit_iron", 1, "", {}),
    ("bandit_gold", 2, "", {}),
    ("dwarf_1", 0, "shield", {}),
    ("dwarf_2", 0, "gem", {}),
    ("dwarf_3", 0, "", {"scrap": 1}),
    ("dwarf_4", 1, "shield", {}),
    ("dwarf_5", 1, "gem", {}),
    ("dwarf_6", 1, "magic", {}),
    ("dwarf_7", 1, "", {"iron": 1}),
    ("dwarf_8", 2, "", {"gold": 1}),
    ("ratfolk_1", 0, "", {}),
    ("ratfolk_2", 0, "", {}),
    ("ratfolk_3", 0, "gem", {}),
    ("ratfolk_4", 1, "magic", {"potion": 1}),
    ("ratfolk_5", 1, "shield", {}),
    ("ratfolk_6", 1, "magic", {"scrap": 1}),
    ("cultist_1", 0, "", {"books": 1}),
    ("cultist_2", 1, "magic", {}),
    ("cultist_3", 1, "gem", {}),
    ("cultist_4", 2, "magic", {}),
    ("demon_shield", 2, "", {}),
    ("demon_gem", 2, "", {}),
    ("demon_magic", 2, "", {}),
    ("hobgoblin_1", 0, "", {}),
    ("hobgoblin_2", 1, "shield", {}),
    ("hobgoblin_3", 1, "", {"power": 1}),
    ("hobgoblin_4", 2, "shield", {"power": 1}),
]
ALL = [pytest.param(*row, marks=pytest.mark.card(row[0]), id=row[0]) for row in GOONS]
DEMONS = ("demon_shield", "demon_gem", "demon_magic")


def hiring(goon: str, players: int = 2, **cubes: int) -> Table:
    """Player 0 pays a cube in the Chow Hall for the only goon of the row; other cubes are left."""
    table = Table.empty(players).tokens(0, "chow_hall", "crew_5").cubes(0, **(cubes or {"scrap": 1})).row("", goon)
    table.put("box", -1, *table.names("goals"))
    return table.check("chow_hall").play(0, "enlist:1")


def symbols(table: Table) -> dict[str, int]:
    """The symbols of player 0 that an own demon of each attribute would see: it scores 2 stars for each."""
    found = {}
    for demon in DEMONS:
        before = table.score(0)["goons"]
        there = table.where(demon)
        table.put("goons", 0, demon)
        found[demon.removeprefix("demon_")] = (table.score(0)["goons"] - before) // 2
        table.put(*there, demon)
    return {attribute: count for attribute, count in found.items() if count}


@pytest.mark.rule("lockup.recruit.effects")
@pytest.mark.parametrize(("goon", "suspicion", "attribute", "gives"), ALL)
def test_a_goon_brings_its_symbol_and_its_gift(
    goon: str, suspicion: int, attribute: str, gives: dict[str, int]
) -> None:
    """Nothing but what the card shows; nobody has anything to exchange or to be suspected of."""
    table = hiring(goon)
    if goon == "cultist_4":
        table.play(0, sorted(table.options(0, "keep"))[0])
        gives = {"books": 1}
    if table.g.hands[0]:
        table.play(0, "skip")
    assert table.names("goons", 0) == [goon]
    assert table.names("goon_row", 1) == []
    gained = {**table.owned(0), "power": table.g.power[0] - 1, "books": len(table.g.hands[0])}
    assert {what: count for what, count in gained.items() if count} == gives
    assert symbols(table) == ({attribute: 1} if attribute else {})
    assert (table.g.stars, table.g.suspicion, table.g.storage) == ([10, 10], [0, 0], [5, 5])
    assert table.g.over


@pytest.mark.rule("lockup.patrol.suspicion.place")
@pytest.mark.parametrize(("goon", "suspicion", "attribute", "gives"), ALL)
def test_a_goon_brings_suspicion_to_its_location(
    goon: str, suspicion: int, attribute: str, gives: dict[str, int]
) -> None:
    """In every patrol phase as many cubes as it has symbols, and a bandit its resource too."""
    table = Table.empty(2).row("", "", goon)
    table.g.phase = PATROL
    table.run(place_suspicion())
    assert table.g.suspicion_at == [0, 0, 0, suspicion, 0, 0, 0, 0]  # the Smithy
    assert table.g.suspicion_supply == 12 - suspicion
    resource = goon.removeprefix("bandit_") if goon.startswith("bandit_") else ""
    assert table.g.cubes_at[12:16] == [int(resource == name) for name in ("scrap", "potion", "iron", "gold")]
    assert sum(table.g.cubes_at) == bool(resource)
    assert table.g.over


BANDITS = [
    pytest.param(resource, marks=pytest.mark.card(f"bandit_{resource}"))
    for resource in ("scrap", "potion", "iron", "gold")
]


@pytest.mark.parametrize("resource", BANDITS)
def test_the_strongest_takes_what_a_bandit_brought(resource: str) -> None:
    table = Table.empty(2).row("", "", f"bandit_{resource}").run(bring_bandits_cubes())
    table.put("box", -1, f"bandit_{resource}")
    table.tokens(0, "smithy", "crew_2").tokens(1, "smithy", "crew_3").check("smithy")
    table.play(1, "take:smithy").play(0, "take:smithy")
    assert table.owned(1) == ({"iron": 3} if resource == "iron" else {"iron": 2, resource: 1})
    assert table.owned(0) == {"iron": 1}
    assert table.g.over


@pytest.mark.card("ratfolk_1")
def test_ratfolk_1_drops_a_suspicion_cube() -> None:
    table = Table.empty(2).suspicion(0, 2).tokens(0, "chow_hall", "crew_5").cubes(0, scrap=1).row("ratfolk_1")
    table.check("chow_hall").play(0, "enlist:1")
    assert table.g.suspicion == [1, 0]
    assert table.g.suspicion_supply == 11
    assert table.g.over


@pytest.mark.card("ratfolk_2")
def test_ratfolk_2_exchanges_one_cube_if_its_owner_wants() -> None:
    table = hiring("ratfolk_2", scrap=2, gold=1).play(0, "spend:scrap")
    assert table.asked(0) == "exchange_which"
    every = {f"swap:{give},{take}" for give in ("scrap", "gold") for take in ("scrap", "potion", "iron", "gold")}
    assert table.options(0) == every - {"swap:scrap,scrap", "swap:gold,gold"} | {"done"}
    table.play(0, "swap:scrap,iron")
    assert table.owned(0) == {"iron": 1, "gold": 1}
    assert table.g.over
    assert hiring("ratfolk_2", scrap=2).play(0, "done").owned(0) == {"scrap": 1}


@pytest.mark.card("ratfolk_5")
def test_ratfolk_5_moves_a_suspicion_cube_to_an_opponent() -> None:
    table = Table.empty(3).suspicion(0, 2).suspicion(2, 1).tokens(0, "chow_hall", "crew_5").cubes(0, scrap=1)
    table.row("ratfolk_5").check("chow_hall").play(0, "enlist:1")
    assert table.asked(0) == "accuse_whom"
    assert table.options(0) == {"accuse:2", "accuse:3"}
    table.play(0, "accuse:3")
    assert table.g.suspicion == [1, 0, 2]
    assert table.g.suspicion_supply == 9
    assert table.g.over


@pytest.mark.card("cultist_1")
def test_cultist_1_draws_the_top_book() -> None:
    table = Table.empty(2).tokens(0, "chow_hall", "crew_5").cubes(0, scrap=1).row("cultist_1")
    table.put("book_deck", -1, "misers_confession.1", "dirty_fighting.1")
    table.check("chow_hall").play(0, "enlist:1")
    assert table.names("hands", 0) == ["dirty_fighting"]
    assert table.asked(0) == "book_or_not"  # a moment for books follows every reward
    table.play(0, "skip")
    assert table.g.over


@pytest.mark.card("cultist_4")
def test_cultist_4_draws_two_books_and_keeps_one() -> None:
    table = Table.empty(2).tokens(0, "chow_hall", "crew_5").cubes(0, scrap=1).row("cultist_4")
    table.put("book_deck", -1, "misers_confession.1", "dirty_fighting.1")
    table.check("chow_hall").play(0, "enlist:1")
    assert table.asked(0) == "keep_which"
    assert table.options(0) == {"keep:misers_confession", "keep:dirty_fighting"}
    table.play(0, "keep:misers_confession")
    assert table.names("hands", 0) == ["misers_confession"]
    assert table.names("book_deck")[0] == "dirty_fighting"  # under the deck
    assert table.g.drawn[0] == ()
    table.play(0, "skip")
    assert table.g.over


@pytest.mark.parametrize(
    ("named", "blind"),
    [
        pytest.param("shield", ("gem", "magic"), marks=pytest.mark.card("demon_shield")),
        pytest.param("gem", ("shield", "magic"), marks=pytest.mark.card("demon_gem")),
        pytest.param("magic", ("shield", "gem"), marks=pytest.mark.card("demon_magic")),
    ],
)
def test_a_demon_sees_only_the_attribute_named_on_it(named: str, blind: tuple[str, str]) -> None:
    """Flayers score 4 each whatever they show, so all above that comes from the demon."""
    flayers = {"shield": "flayer_3", "gem": "flayer_1", "magic": "flayer_2"}
    table = hiring(f"demon_{named}")
    table.put("goons", 0, *(flayers[attribute] for attribute in blind))
    assert table.score(0)["goons"] == 2 * 4
    table.put("goons", 0, flayers[named])
    assert table.score(0)["goons"] == 3 * 4 + 2
    assert table.g.over


def test_the_list_is_complete() -> None:
    """Each of the 33 goons in the box has its line above."""
    table = Table(2)
    there = [table.content.designs[piece] for piece in table.content.by_kind[GOON]]
    assert there == [row[0] for row in GOONS]
    assert len(table.g.goon_deck) + sum(map(len, table.g.goon_row)) == 33
