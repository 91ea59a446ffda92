"""Chains of "each time" effects: what happens deeper in a chain is answered to as well, nothing fires itself, and every
chain ends. Rule: effect.ongoing_chain."""

from collections.abc import Callable, Iterator
from itertools import combinations

import pytest

from pentarchy.engine.rules import Frame
from pentarchy.games.wistar.content import MOUSE, load
from pentarchy.games.wistar.rules import rules
from pentarchy.games.wistar.state import Wistar
from tests.games.wistar.table import Table
from tests.games.wistar.test_triggers import table_with

pytestmark = pytest.mark.rule("wistar.effect.ongoing_chain")


def rich(table: Table) -> Table:
    return table.goods(0, wood=9, metal=9)


# the chains that once broke off -------------------------------------------------------------------------------------
@pytest.mark.card("forge", "automatic_tiger", "mechanical_cow", "tin_soldier")
def test_the_tiger_answers_to_strength_that_its_own_card_brings() -> None:
    """Forge, tiger, cow; the cow lets one play the soldier, whose strength calls the tiger once more."""
    table = rich(Table.empty().area(0, "automatic_tiger").hand(0, "mechanical_cow", "tin_soldier", "stilts"))
    table.plays_free("forge").play(0, "play_card:mechanical_cow", "play_card:tin_soldier")
    assert table.options() == {"play_card:stilts", "pass_by"}
    table.play(0, "play_card:stilts")
    assert (table.g.over, table.g.responding) == (True, ())
    assert len(table.sourced("applied")) == 2


@pytest.mark.card("automatic_tiger", "hall_of_heroes", "strongman_brok")
def test_a_hero_in_the_chain_of_the_tiger_calls_it_for_each_symbol() -> None:
    table = rich(Table.empty().area(0, "automatic_tiger").hand(0, "hall_of_heroes", "stilts", "lamp"))
    table.helpers(0, "token_strength").put("areas", 0, "nursery", "tavern")
    table.g.dug[0] = 3
    table.plays_free("metal_warehouse").play(0, "play_card:hall_of_heroes", "take_hero:strongman_brok")
    table.play(0, "play_card:stilts", "play_card:lamp")
    assert (table.g.over, table.g.responding) == (True, ())


@pytest.mark.card("magnetic_compass", "mouse_basement_05", "university")
def test_a_mouse_in_the_chain_of_the_compass_brings_another_point() -> None:
    """Wit, a point, a mouse that plays the university for free: wit again, and another point."""
    table = Table.empty().area(0, "magnetic_compass").hand(0, "university").at(0, "coal_cellar")
    table.put("mice_at", 4, "mouse_basement_05")
    table.plays_free("encyclopedia").play(0, "fetch:room_coal_cellar", "play_for_free:university")
    assert table.asked() == "explore_which"
    table.play(0, sorted(table.options(kind="open"))[0]).go_on()
    assert table.g.responding == ()


# what must not be endless -------------------------------------------------------------------------------------------
@pytest.mark.card("electric_sawmill", "drilling_rig", "playroom")
@pytest.mark.parametrize(
    ("card", "effect", "goods", "vp"),
    [
        ("electric_sawmill", "gain('wood', 2)", {"wood": 3}, 11),
        ("drilling_rig", "gain('metal', 1)", {"metal": 2}, 11),
        ("playroom", "vp(2)", {}, 13),
    ],
)
def test_what_an_effect_adds_itself_does_not_fire_it(card: str, effect: str, goods: dict[str, int], vp: int) -> None:
    table = Table.empty().area(0, card).does(0, effect)
    assert (table.owned(), table.g.vp[0], table.g.responding) == (goods, vp, ())


def test_two_effects_that_would_call_each_other_for_ever_answer_once_each() -> None:
    table = table_with("hammer", kind="ongoing", when="gain_vp", effect=["gain('wood', 1)"])
    table.area(0, "electric_sawmill", "hammer").does(0, "gain('wood', 1)")
    assert (table.owned(), table.g.vp[0], table.g.responding) == ({"wood": 3}, 11, ())


@pytest.mark.card("electric_sawmill")
def test_a_room_dug_begins_a_new_chain() -> None:
    """A sawmill that also digs: each room lets the ant bring wood, to which the sawmill answers again, six times."""
    table = table_with("electric_sawmill", effect=["gain('wood', 1)", "vp(1)", "dig_free(1)"])
    table.area(0, "electric_sawmill", "mechanical_ant").does(0, "gain('wood', 1)").go_on()
    assert (table.g.dug[0], table.g.responding) == (6, ())
    assert table.owned() == {"wood": 1 + 7 + 6}, "the first wood, seven answers of the sawmill, six of the ant"


# all pairs and triples ----------------------------------------------------------------------------------------------
HAPPENINGS = (
    "gain('wood', 1)", "gain('metal', 1)", "gain('joker', 1)", "vp(1)", "draw('advanced', 1)", "any_good(2)",
    "mouse('basement')", "dig_free(1)", "bed_free(1)", "open_door('anywhere')", "reveal('anywhere')", "mission(0)",
    "carry_out('wood')", "carry_out('metal')", "explore(2)", "hero()", "play_free()", "play_free(kind='robot')",
)  # fmt: skip
OWN_GAINS = ("gain_wood", "gain_metal", "gain_vp")  # what printed effects add to the very thing they answer to
MOST = 150  # answers to all of that; a chain without an end has no such bound


def answering_pieces() -> list[str]:
    content = load()
    return [content.designs[piece] for piece, text in enumerate(content.texts) if text.when]


def groups() -> Iterator[tuple[str, ...]]:
    names = answering_pieces()
    yield from combinations(names, 2)
    yield from combinations(names, 3)


def prepared() -> Table:
    """A table on which every happening can come about."""
    table = Table.empty().at(0, "hall").workers(0, forest=1, burrow=1, farm=1).built(0, beds=1, dug=3)
    table.mission("hall", "kitchen_counter").mission("kitchen", "attic_landing", shown=False)
    table.goods(0, wood=19, metal=19, move=1, joker=2).put("mouse_supply", 1, "mouse_basement_05")
    return table.hand(
        0, "well", "magnifying_glass", "tin_soldier", "mechanical_cow", "forge", "hall_of_heroes", "hammer"
    )


def put_in_front(g: Wistar, pieces: list[int]) -> None:
    """Let pieces lie before player 0, wherever they were; what lies elsewhere twice does not matter here."""
    for piece in pieces:
        zone = g.homes if g.content.family[piece] == MOUSE else g.areas
        zone[0] += (piece,)


def test_no_pair_or_triple_of_printed_effects_is_endless_or_loses_an_answer(monkeypatch: pytest.MonkeyPatch) -> None:
    """Everything that can happen, with every two and three pieces that answer: only an own gain is not answered to."""
    content, calls = load(), 0
    start, respond = prepared().g.clone(), rules.steps["respond"]
    frames = [content.parse(effect) for effect in HAPPENINGS]

    def counted(g: Wistar, *args: int) -> None:
        nonlocal calls
        calls += 1
        assert calls < MOST, "without an end"
        respond(g, *args)

    monkeypatch.setitem(rules.steps, "respond", counted)
    monkeypatch.setattr(Wistar, "reactions", watching(Wistar.reactions))
    for names in groups():
        calls, g = 0, start.clone()
        put_in_front(g, [content.by_design[name][0] for name in names])
        for part in frames:
            g.then((part[0], 0, 0, *part[1:]))
            g.run()
            while not g.over:
                g.apply(g.asked, g.legal(g.asked)[0])
            assert g.responding == (), names


def watching(answers: Callable[[Wistar, str, int], list[Frame]]) -> Callable[[Wistar, str, int], list[Frame]]:
    """Whoever does not answer is just adding something itself."""

    def watched(g: Wistar, trigger: str, player: int) -> list[Frame]:
        found = answers(g, trigger, player)
        silent = [piece for piece in g.areas[player] + g.homes[player] if piece in g.content.triggers[trigger]]
        for piece in set(silent) - {frame[2] for frame in found}:
            own = trigger in OWN_GAINS and g.responding[-1] == piece
            assert own, f"{g.content.designs[piece]} does not answer to {trigger}"
        return found

    return watched
