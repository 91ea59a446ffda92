"""Every item, crafted in the Cell Block for exactly its cost: its stars, attributes and effects."""

from typing import Any

import pytest

from pentarchy.games.lockup.content import ATTRIBUTES, RESOURCES
from pentarchy.games.lockup.goals import count_attribute
from tests.games.lockup.table import Table

LETTERS = dict(zip("spig", RESOURCES, strict=True))


def item(name: str, paid: str, stars: int, *moves: str, spare: str = "", left: str = "", **gains: int) -> Any:
    """A case: the cubes to pay (small letters stand for "any" symbols), stars, moves after `make`, other changes.

    `spare` are cubes beside the cost, `left` the cubes owned at the end.
    """
    return pytest.param(name, paid, stars, moves, spare, left, gains, marks=pytest.mark.card(name), id=name)


CASES = [
    item("rusty_shiv", "SS", 3, shield=1),
    item("loaded_dice", "Sg", 3, "spend:gold", "swap:iron,gold", spare="i", left="g", gem=1),
    item("rune_chalk", "SP", 4, magic=1),
    item("hidden_pouch", "SSS", 4, gem=1, storage=1),
    item("hollow_boot", "SSp", 4, shield=1, storage=1),
    item("bedsheet_rope", "SSi", 4, suspicion_1=-1),
    item("smoke_vial", "PP", 3, magic=1, suspicion_1=-1),
    item("bone_knuckles", "SSI", 4, shield=1, power=1),
    item("tattoo_kit", "SPg", 3, magic=1, power=1),
    item("sock_mace", "SSI", 5, shield=2),
    item("forged_pass", "SSP", 4, "accuse:3", suspicion_1=-1, suspicion_3=1),
    item("glass_eye", "SPP", 4, "keep:brawn_before_brains", gem=1, books=1),
    item("whisper_candle", "SSPP", 6, magic=1, books=1),
    item("spiked_bracers", "SII", 7, shield=1),
    item("witch_salve", "PPP", 6, magic=2),
    item("silver_flask", "PPI", 6, left="p", gem=1),
    item("barrel_armor", "SSSSp", 7, shield=2),
    item("lucky_charm", "SSPi", 6, gem=1, magic=1),
    item("lockpicks", "SIg", 5, gem=1, suspicion_1=-1),
    item("guard_disguise", "SSSP", 5, suspicion_1=-2),
    item("signet_ring", "SG", 6, gem=1),
    item("false_bottom_trunk", "SSSI", 7, left="s", storage=1),
    item("ghost_lantern", "PIs", 5, magic=1, books=1),
    item("chain_flail", "SSII", 7, shield=1, power=1),
    item("ruby_earring", "PPG", 8, gem=2),
    item("scrying_mirror", "PPIs", 7, "keep:dirty_fighting", magic=1, books=1),
    item("cursed_doll", "SSPPP", 8, "accuse:2", magic=1, suspicion_1=-1, suspicion_2=1),
    item("warden_key", "IGp", 8, shield=1, suspicion_1=-1),
    item("iron_buckler", "SIII", 10, shield=2),
    item("enchanted_goblet", "SPPG", 10, gem=1, magic=1),
    item("demon_idol", "PPII", 9, magic=2),
    item("royal_medallion", "IIG", 10, gem=1, shield=1),
    item("makeshift_crown", "IGG", 12, gem=2),
    item("runed_greatblade", "SPIIG", 13, shield=1, gem=1, magic=1),
]


def owned(letters: str) -> dict[str, int]:
    """Cubes by letters as counts by resource."""
    return {name: letters.lower().count(letter) for letter, name in LETTERS.items() if letter in letters.lower()}


def visit(name: str, cubes: str) -> Table:
    """The first of three players chooses the Cell Block's reward, with three suspicion and these cubes."""
    table = Table.empty(3).tokens(0, "cell_block", "crew_4").suspicion(0, 3).cubes(0, **owned(cubes)).shop(name)
    table.put("box", -1, *table.names("goals"))
    table.put("book_deck", -1, "brawn_before_brains.1", "dirty_fighting.1")
    return table.check("cell_block")


def counts(table: Table) -> dict[str, int]:
    """Everything an item can change, beside cubes."""
    g = table.g
    attributes = {name: count_attribute(g, 0, number) for number, name in enumerate(ATTRIBUTES)}
    suspicion = {f"suspicion_{side + 1}": cubes for side, cubes in enumerate(g.suspicion)}
    own = {"stars": g.stars[0], "power": g.power[0], "storage": g.storage[0], "books": len(g.hands[0])}
    return {**own, **attributes, **suspicion}


@pytest.mark.rule("lockup.craft.pay", "lockup.craft.stars", "lockup.craft.effects")
@pytest.mark.parametrize(("name", "paid", "stars", "moves", "spare", "left", "gains"), CASES)
def test_an_item_gives_its_stars_attributes_and_effects_for_its_cost(
    name: str, paid: str, stars: int, moves: tuple[str, ...], spare: str, left: str, gains: dict[str, int]
) -> None:
    table = visit(name, paid + spare)
    before, supply = counts(table), sum(table.g.supply)
    assert table.asked(0) == "reward_choice"
    table.play(0, f"make:{name}", *moves)
    if "books" in gains:  # a book in hand can be played after the reward
        table.play(0, "skip")
    assert table.g.over  # nothing more is asked
    after = counts(table)
    assert {key: after[key] - before[key] for key in after if after[key] != before[key]} == {"stars": stars, **gains}
    assert table.owned(0) == owned(left)
    assert sum(table.g.supply) == supply + len(paid + spare) - len(left)
    assert table.names("items", 0) == [name]
    assert table.g.display[0] == ()
    assert table.g.audit() == []


@pytest.mark.rule("lockup.craft.pay")
@pytest.mark.parametrize(
    ("name", "paid"), [pytest.param(*case.values[:2], marks=case.marks, id=case.id) for case in CASES]
)
def test_an_item_cannot_be_crafted_with_one_cube_less(name: str, paid: str) -> None:
    """Whichever cube is missing; two of another type do not stand in for one of the type shown."""
    for missing in sorted(set(paid)):
        table = visit(name, paid.replace(missing, "", 1))
        assert table.options(0, "make") == set()
        assert table.why(0)[f"make:{name}"] == "craft.pay"
        assert f"set_aside:{name}" in table.options(0)
    for missing in sorted(letter for letter in set(paid) if letter.isupper()):
        other = next((letter for letter in "gips" if letter not in paid.lower()), "g" if missing == "S" else "s")
        assert visit(name, paid.replace(missing, "", 1) + 2 * other).options(0, "make") == set()


@pytest.mark.parametrize(
    ("name", "kept", "under"),
    [
        pytest.param("glass_eye", "dirty_fighting", "brawn_before_brains", marks=pytest.mark.card("glass_eye")),
        pytest.param(
            "scrying_mirror", "brawn_before_brains", "dirty_fighting", marks=pytest.mark.card("scrying_mirror")
        ),
    ],
)
def test_items_that_choose_a_book_keep_one_of_two(name: str, kept: str, under: str) -> None:
    table = visit(name, {"glass_eye": "SPP", "scrying_mirror": "PPIS"}[name]).play(0, f"make:{name}")
    assert table.asked(0) == "keep_which"
    assert table.options(0) == {"keep:dirty_fighting", "keep:brawn_before_brains"}
    table.play(0, f"keep:{kept}")
    assert table.names("hands", 0) == [kept]
    assert table.names("book_deck")[0] == under


@pytest.mark.parametrize(
    ("name", "cubes"),
    [
        pytest.param("whisper_candle", "SSPP", marks=pytest.mark.card("whisper_candle")),
        pytest.param("ghost_lantern", "PIS", marks=pytest.mark.card("ghost_lantern")),
    ],
)
def test_items_that_draw_a_book_take_the_top_one_without_a_choice(name: str, cubes: str) -> None:
    table = visit(name, cubes).play(0, f"make:{name}")
    assert table.names("hands", 0) == ["dirty_fighting"]
    assert table.names("book_deck")[-1] == "brawn_before_brains"


@pytest.mark.card("loaded_dice")
def test_loaded_dice_may_be_left_without_an_exchange() -> None:
    table = visit("loaded_dice", "SSP").play(0, "make:loaded_dice", "spend:scrap")
    assert table.asked(0) == "exchange_which"
    assert table.options(0) == {"swap:potion,scrap", "swap:potion,iron", "swap:potion,gold", "done"}
    table.play(0, "done")
    assert table.g.over
    assert table.owned(0) == {"potion": 1}
