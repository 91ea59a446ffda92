"""The thirteen state cards, each played in the same position: everything that changes."""

import pytest

from tests.games.wistar.table import Table
from tests.games.wistar.test_solo_setup import RIVAL, draws, face_down, rival

A1, B1, C1, D1, E1, F1 = 0, 3, 6, 9, 12, 15  # the first slots of the sectors
NAMES = {
    "state_01": ("Early Frost", "Ранние заморозки"),
    "state_02": ("Timber Thieves", "Воры древесины"),
    "state_03": ("Tunnel Crew", "Бригада землекопов"),
    "state_04": ("Cave-In", "Обвал"),
    "state_05": ("Scrap Hunt", "Охота за металлом"),
    "state_06": ("Growing Family", "Пополнение в стае"),
    "state_07": ("Envy", "Зависть"),
    "state_08": ("Stolen Blueprints", "Похищенные чертежи"),
    "state_09": ("Breakthrough", "Научный прорыв"),
    "state_10": ("Night Raid", "Ночная вылазка"),
    "state_11": ("Secret Mission", "Тайное задание"),
    "state_12": ("Alchemist's Favour", "Милость алхимика"),
    "state_13": ("The Cat Wakes", "Пробуждение кота"),
}
ADVANCED = {"inventions": 1, "tools": 1, "advanced": 1}
BASIC = {"inventions": 1, "structures": 1, "basic": 1}


def scene(card: str) -> Table:
    """The player has more of everything, so every attack hits; the sectors lie as named, without a mouse of the round.

    The last cards of the markets are a basic structure and an advanced tool.
    """
    table = face_down(Table.empty(1)).mission("bedroom", "attic_landing")
    table.g.box, table.g.round_mouse = table.g.box + table.g.round_mouse, ()
    table.market(0, "lamp", "well", "forge", "bakery").market(1, "garage", "foundry", "joinery", "jetpack")
    table.goods(0, wood=5, metal=5, move=5).built(0, beds=3, dug=3).hand(0, "saw", "submarine")
    table.mark("storm_drain_1").mark("storm_drain_2", 0, "space_vp_six").put("doors", 0, "door_01", "door_02")
    return draws(table, card)


def cards(*rows: tuple[object, ...]) -> list[object]:
    return [pytest.param(*row, marks=pytest.mark.card(str(row[0])), id=str(row[0])) for row in rows]


@pytest.mark.rule("wistar.solo.rival_turn", "wistar.solo.place")
@pytest.mark.parametrize(
    ("card", "slot", "gained", "vp", "choices"),
    cards(
        ("state_01", A1, {}, 12, []),
        ("state_02", A1, {"beds": 1}, 10, []),
        ("state_03", B1, {"rooms_dug": 1}, 10, []),
        ("state_04", B1, {"rooms_dug": 1}, 10, ["suffer:metal_1", "suffer:vp_2"]),
        ("state_05", C1, {}, 12, []),
        ("state_06", D1, {"beds": 1, "rooms_dug": 1}, 10, []),
        ("state_07", D1, {"beds": 1}, 10, ["suffer:vp_2", "suffer:wood_1"]),
        ("state_08", E1, ADVANCED, 10, ["give_card:saw", "give_card:submarine"]),
        ("state_09", E1, ADVANCED, 10, []),
        ("state_10", F1, {"doors": 1, "mice": 1}, 10, []),
        ("state_11", F1, {"markers": 1}, 10, ["suffer:move_1", "suffer:vp_2"]),
        ("state_12", -1, BASIC, 10, []),
        ("state_13", -1, {"markers": 1}, 10, []),
    ),
)
def test_where_the_chief_goes_and_what_the_rival_gains(
    card: str, slot: int, gained: dict[str, int], vp: int, choices: list[str]
) -> None:
    table = scene(card)
    placed = [place for place, side in enumerate(table.g.chiefs) if side == RIVAL]
    assert (placed, table.g.hut) == (([], (RIVAL,)) if slot < 0 else ([slot], ()))
    assert (rival(table), table.g.vp[RIVAL]) == (gained, vp)
    assert sorted(table.options()) == choices


@pytest.mark.rule("wistar.solo.rival_turn", "wistar.solo.aggressive", "wistar.solo.market")
@pytest.mark.parametrize(
    ("card", "move", "lost", "own_vp", "hand", "discards"),
    cards(
        ("state_01", "", {"wood": 1}, 10, 2, ([], [])),
        ("state_02", "", {}, 10, 2, (["bakery"], [])),
        ("state_03", "", {}, 10, 2, ([], [])),
        ("state_04", "suffer:metal_1", {"metal": 1}, 10, 2, ([], [])),
        ("state_05", "", {}, 10, 2, ([], ["jetpack"])),
        ("state_06", "", {}, 10, 2, ([], [])),
        ("state_07", "suffer:wood_1", {"wood": 1}, 10, 2, ([], [])),
        ("state_08", "give_card:saw", {}, 10, 1, (["saw", "bakery"], [])),
        ("state_09", "", {}, 10, 2, ([], ["joinery"])),
        ("state_10", "", {}, 10, 2, ([], [])),
        ("state_11", "suffer:move_1", {"move": 1}, 10, 2, ([], [])),
        ("state_12", "", {}, 10, 2, (["forge"], [])),
        ("state_13", "", {}, 8, 2, ([], ["jetpack"])),
    ),
)
def test_what_the_player_loses_and_which_card_leaves_the_markets(
    card: str, move: str, lost: dict[str, int], own_vp: int, hand: int, discards: tuple[list[str], list[str]]
) -> None:
    table = scene(card)
    if move:
        table.play(0, move)
    assert table.g.over
    left = {good: 5 - lost.get(good, 0) for good in ("wood", "metal", "move")}
    assert (table.owned(), table.g.vp[0], len(table.g.hands[0])) == (left, own_vp, hand)
    assert (table.names("discards", 0), table.names("discards", 1)) == discards
    assert [len(market) for market in table.g.markets] == [4, 4]


@pytest.mark.rule("wistar.solo.rival_turn")
@pytest.mark.parametrize("card", [pytest.param(name, marks=pytest.mark.card(name)) for name in NAMES])
def test_each_card_is_there_once_and_has_its_names(card: str) -> None:
    table = Table(1)
    fields = table.content.tables["state_cards.toml"][card]
    assert (fields["name"]["en"], fields["name"]["ru"]) == NAMES[card]
    assert (table.names("state_deck").count(card), len(table.content.by_design[card])) == (1, 1)
