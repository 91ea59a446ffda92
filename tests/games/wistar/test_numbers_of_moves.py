"""Numbers that go with moves: what they cost, and what they bring for certain."""

from typing import Any

from tests.games.wistar.table import Table


def facts(table: Table, move: str, player: int = 0) -> dict[str, Any]:
    read = table.read(player, move)
    assert read in table.g.legal(player), table.options(player)
    found: dict[str, Any] = dict(table.g.facts_of(player, read))
    return found


def test_a_turn_and_its_actions() -> None:
    table = Table.empty().workers(0, forest=2).goods(0, metal=1).turn()
    assert facts(table, "hut") == {"gain": {"move": 1, "potion": 1}}
    table.play(0, "place:sector_a_2")
    assert facts(table, "main") == {"gain": {"wood": 2}}
    assert facts(table, "bonus:0") == {"gain": {"metal": 1}}


def test_a_main_action_of_choice() -> None:
    table = Table.empty().workers(0, farm=2).does(0, "carry_out('choice')")
    assert facts(table, "act:explore") == {"gain": {"exploration": 2}}
    assert facts(table, "act:projects") == {"gain": {"project": 2}}


def test_rooms_and_beds_with_their_tracks() -> None:
    table = Table.empty().workers(0, forest=3).built(0, dug=2).goods(0, metal=9).main("dig")
    assert facts(table, "dig_rooms:2") == {"price": {"metal": 4}, "gain": {"rooms_dug": 2, "vp": 5}}
    assert facts(table, "dig_rooms:0") == {}
    table = Table.empty().built(0, dug=2).does(0, "bed_free(1)")
    assert facts(table, "build_beds:1") == {"gain": {"beds": 1}}


def test_projects() -> None:
    table = Table.empty().market(0, "hammer").market(1, "jetpack").does(0, "project(3)")
    assert facts(table, "take:hammer") == {"price": {"project": 1}}
    assert facts(table, "take:jetpack") == {"price": {"project": 2}}
    assert facts(table, "draw_from:advanced") == {"price": {"project": 2}, "gain": {"advanced": 1}}


def test_the_farm() -> None:
    table = Table.empty().open().at(0, "cheese_store").does(0, "explore(1)")
    cheese = table.content.vp[table.g.cheese[-1]]
    assert facts(table, "fetch_cheese") == {"price": {"exploration": 1}, "gain": {"vp": cheese}}
    assert facts(table, "fetch:room_cheese_store") == {"price": {"exploration": 1}}


def test_missions_and_markers() -> None:
    table = Table.empty().mission("hall", "attic_landing").at(0, "hall").goods(0, metal=2, joker=2, wood=1)
    table.does(0, "mission(0)")
    assert facts(table, "do_mission:attic_landing_1") == {"price": {"joker": 2}, "gain": {"vp": 2}}
    assert facts(table, "do_mission:attic_landing_3") == {"price": {"metal": 2}, "gain": {"current": 1}}
    table.play(0, "do_mission:attic_landing_3")
    assert facts(table, "use_marker:space_dig_discount") == {"price": {"any": 1}}
    assert facts(table, "use_marker:space_vp_three") == {"gain": {"vp": 3}}


def test_a_hero_counts_itself() -> None:
    table = Table.empty().does(0, "hero()")
    hero = next(iter(sorted(table.options(0, "take_hero"))))
    before = table.g.vp[0]
    told = facts(table, hero)["gain"]["vp"]
    table.play(0, hero)
    assert table.g.vp[0] - before == told


def test_paying_and_losing() -> None:
    table = Table.empty().goods(0, wood=4, metal=1).turn()
    assert facts(table, "buy_joker") == {"price": {"any": 3}, "gain": {"joker": 1}}
    assert facts(table, "buy_current") == {"price": {"any": 4}, "gain": {"current": 1}}
    table.play(0, "buy_joker")
    assert facts(table, "give:wood") == {"price": {"wood": 1}}


def test_goods_of_choice() -> None:
    table = Table.empty().goods(0, wood=1).does(0, "swap()")
    assert facts(table, "swap_for:wood,metal") == {"price": {"wood": 1}, "gain": {"metal": 1}}
    table = Table.empty().does(0, "any_good(1)")
    assert facts(table, "pick:advanced") == {"gain": {"advanced": 1}}


def test_the_potion() -> None:
    table = Table.empty().does(0, "potion()")
    assert facts(table, "brew:wood") == {"gain": {"wood": 1}}


def test_goals() -> None:
    table = Table.empty().goal("goal_beds").built(0, beds=3, dug=2).quick()
    assert facts(table, "claim:goal_beds") == {"gain": {"metal": 2, "vp": 4}}


def test_a_mouse_of_the_round() -> None:
    table = Table.empty().does(0, "round_mouse()")
    vp = table.content.vp[table.g.round_mouse[0]]
    assert facts(table, "take_guest") == ({"gain": {"vp": vp}} if vp else {})


def test_the_text_of_a_card() -> None:
    """A 1x effect with a price."""
    for card in Table.empty().content.inventions:
        table = Table.empty().goods(0, wood=5, metal=5, joker=2).hand(0, "hammer")
        name = table.content.designs[card]
        text = table.content.texts[card]
        if text.kind == "once" and text.pay[0] and all(part[0] in ("gain", "vp") for part in text.effects):
            table.area(0, name).quick()
            if f"use:{name}" in table.options(0):
                told = facts(table, f"use:{name}")
                assert told["price"] == {text.pay[0]: text.pay[1]}
                assert sum(told["gain"].values()) == sum(part[-1] for part in text.effects)
