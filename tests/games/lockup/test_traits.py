"""Every trait, chosen in a real expert game. Rules: expert.traits_choose and the bonuses."""

from itertools import count
from typing import NamedTuple

import pytest

from tests.games.lockup.table import Table


class Gains(NamedTuple):
    """What a trait adds to its owner."""

    power: int = 0
    stars: int = 0
    suspicion: int = 0
    storage: int = 0
    scrap: int = 0
    potion: int = 0
    iron: int = 0
    gold: int = 0
    books: int = 0
    reserved: int = 0
    goons: int = 0


MISER, GUIDE = "keep:misers_confession", "keep:potions_primer"
TRAITS: dict[str, tuple[list[str], Gains]] = {
    "brawny": ([], Gains(power=2, stars=1)),
    "avaricious": ([], Gains(gold=2)),
    "sneaky": ([], Gains(books=1, stars=4)),
    "studious": ([MISER, GUIDE], Gains(books=2, stars=2)),
    "thrifty": ([], Gains(storage=2, scrap=2, potion=1, stars=1)),
    "infamous": ([], Gains(stars=9, suspicion=2)),
    "charismatic": (["hire_shown:hobgoblin_1"], Gains(goons=1, stars=2)),
    "crafty": (["claim"], Gains(reserved=1, iron=1, scrap=1, stars=2)),
    "ironclad": ([], Gains(iron=2, power=1)),
    "alchemical": ([], Gains(potion=3, stars=2)),
    "scavenging": ([], Gains(scrap=4, stars=2)),
    "well_connected": (["hire_shown:dwarf_2"], Gains(goons=1, books=1, stars=1)),
    "respected": ([], Gains(stars=6)),
    "vicious": ([], Gains(power=3, suspicion=1)),
    "hoarding": (["gain_cube:gold", "gain_cube:iron"], Gains(storage=3, gold=1, iron=1, stars=1)),
    "cunning": ([MISER, "gain_cube:potion"], Gains(books=1, potion=1, stars=3)),
    "patient": (["claim"], Gains(reserved=2, gold=1)),
    "lucky": ([], Gains(gold=1, books=1, scrap=1, stars=1)),
}
OFFERED = {  # who chooses from how many
    "charismatic": {"hire_shown:dwarf_1", "hire_shown:dwarf_2", "hire_shown:hobgoblin_1"},
    "well_connected": {"hire_shown:dwarf_1", "hire_shown:dwarf_2"},
    "studious": {MISER, "keep:scavengers_guide"},
    "cunning": {MISER, "keep:scavengers_guide"},
    "hoarding": {f"gain_cube:{name}" for name in ("scrap", "potion", "iron", "gold")},
}


def choosing(trait: str) -> Table:
    """A game in which the goblins (player 0) choose first and were dealt this trait."""
    for seed in count():
        t = Table(2, seed, mode="expert", first="2")
        t.play(1, sorted(t.options(1, "claim"))[0])
        if trait in t.names("dealt", 0):
            break
    t.put("box", -1, *t.names("goals"))  # a star more for an achievement would not be the trait's
    t.put("goon_deck", -1, "hobgoblin_1", "dwarf_2", "dwarf_1")
    t.put("book_deck", -1, "brawn_before_brains.1", "potions_primer.1", "scavengers_guide.1", "misers_confession.1")
    assert t.asked(0) == "keep_trait"
    return t


def belongings(t: Table) -> Gains:
    g, cubes = t.g, t.g.resources[:4]
    cards = len(g.hands[0]), len(g.reserved[0]), len(g.goons[0])
    return Gains(g.power[0], g.stars[0], g.suspicion[0], g.storage[0], *cubes, *cards)


def answer(t: Table, move: str) -> None:
    """A move in notation, or the first one of a kind."""
    t.play(0, move if ":" in move else sorted(t.options(0, move))[0])


@pytest.mark.rule("lockup.expert.traits_choose")
@pytest.mark.parametrize("trait", [pytest.param(trait, marks=pytest.mark.card(trait)) for trait in TRAITS])
def test_a_trait_gives_its_bonuses_at_once(trait: str) -> None:
    moves, gains = TRAITS[trait]
    t = choosing(trait)
    before = belongings(t)
    t.play(0, f"adopt:{trait}")
    if trait in OFFERED:
        assert t.options(0) == OFFERED[trait]
    for move in moves:
        answer(t, move)
    assert Gains(*(now - then for now, then in zip(belongings(t), before, strict=True))) == gains
    assert (t.asked(0), t.asked(1)) == ("", "keep_trait")


@pytest.mark.card("patient", "crafty")
def test_items_are_reserved_from_what_is_left_of_the_display() -> None:
    """Three items, one of them is with the gnolls: the second choice of Patient is the last item, so nobody asks."""
    t = choosing("patient")
    t.play(0, "adopt:patient")
    assert len(t.options(0, "claim")) == 2
    answer(t, "claim")
    assert [len(space) for space in t.g.display] == [0, 0, 0]
    assert (len(t.g.reserved[0]), t.asked(1)) == (2, "keep_trait")


@pytest.mark.card("charismatic", "well_connected")
@pytest.mark.parametrize(
    ("trait", "discarded"), [("charismatic", ["dwarf_1", "dwarf_2"]), ("well_connected", ["dwarf_1"])]
)
def test_goons_that_are_not_kept_are_discarded(trait: str, discarded: list[str]) -> None:
    t = choosing(trait).play(0, f"adopt:{trait}")
    row = list(t.g.goon_row)
    answer(t, TRAITS[trait][0][0])
    assert t.names("goon_discard") == discarded
    assert t.g.goon_row == row


@pytest.mark.card("thrifty", "hoarding")
@pytest.mark.parametrize("trait", ["thrifty", "hoarding"])
def test_the_higher_storage_limit_counts_in_the_patrol_phase(trait: str) -> None:
    """The goblins may keep 6 cubes, and with the trait that many more."""
    moves, gains = TRAITS[trait]
    t = choosing(trait).play(0, f"adopt:{trait}", *moves)
    limit = 6 + gains.storage
    t.go_on(lambda g: g.asks[1] is not None and g.asks[1][0] == "place_or_pass")
    t.cubes(0, scrap=limit + 1 - sum(t.owned(0).values())).play(1, "leave")
    t.go_on(lambda g: g.asks[0] is not None and g.asks[0][0] == "place_or_pass")
    t.play(0, "leave").go_on(lambda g: g.asks[0] is not None and g.asks[0][0] == "drop_which")
    assert t.asked(0) == "drop_which"
    t.play(0, "drop:scrap")
    assert (t.asked(0) == "drop_which", sum(t.owned(0).values())) == (False, limit)


@pytest.mark.card("infamous", "vicious")
@pytest.mark.parametrize(("trait", "cubes"), [("infamous", 2), ("vicious", 1)])
def test_suspicion_of_a_trait_comes_from_the_supply(trait: str, cubes: int) -> None:
    t = choosing(trait)
    supply = t.g.suspicion_supply
    t.play(0, f"adopt:{trait}")
    assert (t.g.suspicion[0], t.g.suspicion_supply) == (1 + cubes, supply - cubes)
