"""Doing missions. Rules: mission.*, symbol.do_mission; the cards and the marker spaces have files of their own."""

import pytest

from pentarchy.engine.views import SPECTATOR, view
from tests.games.wistar.table import Table

HATCH, LADDER, SOCKET = (f"do_mission:attic_landing_{row}" for row in (1, 2, 3))


def attic(player: int = 0, **goods: int) -> Table:
    """A player's explorer is in the hall, where the attic landing lies open."""
    return Table.empty().at(player, "hall").mission("hall", "attic_landing").goods(player, **goods)


def rows(table: Table, player: int = 0) -> set[str]:
    """The missions that can be done now."""
    table.g.stop()
    return table.does(player, "mission(0)").options(player, "do_mission")


# where --------------------------------------------------------------------------------------------------------------
@pytest.mark.rule("wistar.mission.revealed")
def test_a_card_that_lies_face_down_cannot_be_done() -> None:
    table = Table.empty().at(0, "hall").mission("hall", "attic_landing", shown=False).goods(0, metal=2)
    assert rows(table) == set()
    assert table.g.over
    assert view(table.g, 0)["missions"][0] == [None]


@pytest.mark.rule("wistar.mission.revealed")
def test_a_card_may_have_been_turned_up_by_somebody_else() -> None:
    table = Table.empty().at(0, "hall").at(1, "hall").goods(0, metal=2)
    table.mission("hall", "attic_landing", shown=False)
    table.does(1, "explore(1)").play(1, "reveal_at:room_hall")
    assert rows(table) == {SOCKET}


@pytest.mark.rule("wistar.mission.presence", "wistar.tent.as_explorer")
def test_the_explorer_or_a_tent_must_be_in_the_room() -> None:
    table = attic(metal=2)
    assert rows(table) == {SOCKET}
    assert rows(table.at(0, "kitchen")) == set()
    assert rows(table.at(0, "outside")) == set()
    assert rows(table.tent(1, "hall")) == set(), "a tent of somebody else"
    assert rows(table.tent(0, "bedroom")) == set(), "in another room"
    assert rows(table.tent(0, "hall")) == {SOCKET}


@pytest.mark.rule("wistar.mission.presence")
def test_explorer_and_tents_may_be_at_several_cards() -> None:
    table = attic(metal=2, wood=3).tent(0, "coal_cellar").mission("coal_cellar", "boiler_room")
    table.mission("study", "kitchen_counter")
    assert rows(table) == {SOCKET, "do_mission:boiler_room_1"}
    far = {option for option, rule in table.why().items() if rule == "mission.presence"}
    assert far == {f"do_mission:kitchen_counter_{row}" for row in (1, 2, 3)}, "nothing about those face down"


# rows ---------------------------------------------------------------------------------------------------------------
@pytest.mark.rule("wistar.mission.three_rows", "wistar.mission.any_order")
def test_the_three_rows_of_a_card_are_separate_missions() -> None:
    """The kitchen counter: 2 goods for 3 VP, 2 endurance for 5 VP behind a lock, 1 agility for 3 metal."""
    table = Table.empty().at(0, "kitchen").mission("kitchen", "kitchen_counter").goods(0, wood=2)
    assert rows(table.helpers(0, "token_agility")) == {"do_mission:kitchen_counter_1", "do_mission:kitchen_counter_3"}
    table.play(0, "do_mission:kitchen_counter_3", "use_marker:space_vp_three")
    assert (table.owned(), table.g.vp[0]) == ({"wood": 2, "metal": 3}, 10)
    rows(table)
    table.play(0, "do_mission:kitchen_counter_1", "use_marker:space_veranda", "give:metal", "give:metal")
    assert (table.owned(), table.g.vp[0]) == ({"wood": 2, "metal": 1}, 13)
    assert rows(table.helpers(0, "wanderer_tobi")) == {"do_mission:kitchen_counter_2"}
    table.play(0, "do_mission:kitchen_counter_2", "use_marker:space_double_move")
    assert (table.g.vp[0], table.count("markers")) == (18, 3)
    assert rows(table) == set()


@pytest.mark.rule("wistar.mission.three_rows")
def test_every_mission_card_has_three_rows() -> None:
    content = Table.empty().content
    cards = [card for card in range(len(content.rows)) if content.rows[card]]
    assert len(cards) == 10
    assert {len(content.rows[card]) for card in cards} == {3}


# requirements -------------------------------------------------------------------------------------------------------
def gate(**goods: int) -> Table:
    """At the iron gate with 3 agility."""
    table = Table.empty().at(0, "coal_cellar").mission("coal_cellar", "iron_gate").goods(0, **goods)
    return table.helpers(0, "acrobat_lila", "token_agility")


@pytest.mark.rule("wistar.mission.requirements", "wistar.mission.spent_cards", "wistar.symbol.any_component")
def test_sneak_up_to_the_lock_for_a_wood_and_a_card() -> None:
    """The worked example: the card goes to its discard pile, the agility stays."""
    table = gate(wood=1).hand(0, "forge").does(0, "mission(0)")
    table.play(0, "do_mission:iron_gate_1", "use_marker:space_vp_six")
    assert table.options() == {"give:wood", "give_card:forge"}
    table.play(0, "give:wood")
    assert (table.owned(), table.g.hands[0], table.names("discards", 0)) == ({}, (), ["forge"])
    assert table.symbols() == {"agility": 3}
    assert table.g.vp[0] == 16


@pytest.mark.rule("wistar.mission.requirements", "wistar.symbol.any_component")
@pytest.mark.parametrize(
    ("wood", "metal", "cards", "allowed"),
    [(2, 0, 0, True), (0, 2, 0, True), (1, 1, 0, True), (0, 0, 2, True), (0, 1, 1, True), (1, 0, 0, False)],
)
def test_any_mix_of_wood_metal_and_cards_pays(wood: int, metal: int, cards: int, allowed: bool) -> None:
    table = gate(wood=wood, metal=metal, move=2, joker=2).hand(0, *("forge", "jetpack")[:cards])
    assert ("do_mission:iron_gate_1" in rows(table)) == allowed
    if allowed:
        table.play(0, "do_mission:iron_gate_1", "use_marker:space_vp_six")
        table.go_on()
        assert (table.owned(), table.g.hands[0]) == ({"move": 2, "joker": 2}, ())


@pytest.mark.rule("wistar.mission.requirements")
def test_what_only_has_to_be_there_stays() -> None:
    """Call a Hero: 1 good, two mice, two rooms dug."""
    table = Table.empty().at(0, "coal_cellar").mission("coal_cellar", "rat_catchers_store").goods(0, wood=1)
    table.mice(0, "mouse_house_03", "cheese_big").built(0, dug=2).does(0, "mission(0)")
    table.play(0, "do_mission:rat_catchers_store_3", "use_marker:space_vp_six", "take_hero:scout_argo")
    assert (table.owned(), table.g.dug[0], table.count("mice")) == ({}, 2, 2)


@pytest.mark.rule("wistar.mission.spent_cards", "wistar.symbol.discard_card")
def test_spent_cards_lie_open_on_the_pile_of_their_own_deck() -> None:
    table = gate().hand(0, "forge", "jetpack").does(0, "mission(0)")
    assert view(table.g, 1)["hands"][0] == [None, None]
    table.play(0, "do_mission:iron_gate_1", "use_marker:space_vp_six", "give_card:jetpack")
    for who in (0, 1, SPECTATOR):
        assert view(table.g, who)["discards"] == [[table.card("forge")], [table.card("jetpack")]]


@pytest.mark.rule("wistar.mission.spent_cards")
def test_so_do_cards_lost_to_an_aggressive_effect() -> None:
    """Shuriken: whoever has more cards in hand discards one."""
    table = Table.empty().hand(1, "forge", "jetpack").plays_free("shuriken")
    assert table.options(1) == {"give_card:forge", "give_card:jetpack"}
    table.play(1, "give_card:jetpack")
    assert view(table.g)["discards"] == [[], [table.card("jetpack")]]


# markers and rewards ------------------------------------------------------------------------------------------------
@pytest.mark.rule("wistar.mission.free_row", "wistar.mission.lock")
def test_the_socket_may_be_done_after_somebody_else_opened_the_hatch() -> None:
    """The worked example: Semyon opened the hatch, Danila has 2 metal and no current."""
    table = attic(metal=2).helpers(0, "strongman_brok").mark("attic_landing_1", 1)
    table.does(0, "mission(0)")
    assert table.options() == {SOCKET, "pass_by"}
    assert table.why() == {HATCH: "mission.free_row", LADDER: "mission.requirements"}
    table.play(0, SOCKET, "use_marker:space_veranda")
    assert (table.owned(), table.g.current[0], table.count("markers")) == ({}, 1, 1)


@pytest.mark.rule("wistar.mission.lock")
@pytest.mark.parametrize(("opened", "ladder"), [(-1, False), (1, True), (0, True)])
def test_the_ladder_is_locked_until_anybody_has_opened_the_hatch(opened: int, ladder: bool) -> None:
    table = attic(wood=2)
    if opened >= 0:
        table.mark("attic_landing_1", opened)
    assert (LADDER in rows(table)) == ladder
    table.g.stop()
    why = table.goods(0, metal=2).does(0, "mission(0)").why()
    assert why.get(LADDER, "") == ("" if ladder else "mission.lock")


@pytest.mark.rule("wistar.mission.lock")
@pytest.mark.parametrize("other", ["attic_landing_3", "kitchen_counter_1", "study_desk_1"])
def test_other_rows_and_other_cards_do_not_open_the_lock(other: str) -> None:
    assert LADDER not in rows(attic(wood=2).mark(other, 1))


@pytest.mark.rule("wistar.mission.lock")
def test_the_second_lock_needs_the_second_key() -> None:
    """Carry off the Treasure bears lock 2: Sneak up to the Lock opens only lock 1, Pick the Lock opens it."""
    table = gate().helpers(0, "strongman_brok", "scout_argo")
    assert rows(table) == set()
    assert rows(table.mark("iron_gate_1", 1)) == {"do_mission:iron_gate_2"}
    assert rows(table.mark("iron_gate_2", 1)) == {"do_mission:iron_gate_3"}


@pytest.mark.rule("wistar.mission.free_row", "wistar.mission.one_marker_per_row")
@pytest.mark.parametrize("side", [0, 1])
def test_a_row_with_a_marker_is_done_for_everybody(side: int) -> None:
    table = attic(metal=2, wood=2).mark("attic_landing_3", side).mark("attic_landing_1", 1, "space_veranda")
    assert rows(table) == {LADDER}
    assert table.why()[SOCKET] == "mission.free_row"


@pytest.mark.rule("wistar.mission.one_marker_per_row")
def test_one_player_may_have_markers_in_several_rows_of_a_card() -> None:
    table = attic(metal=2, wood=2).mark("attic_landing_1", 0, "space_veranda")
    rows(table)
    table.play(0, LADDER, "use_marker:space_vp_three", "walk_to:room_kitchen")
    rows(table.at(0, "hall"))
    table.play(0, SOCKET, "use_marker:space_double_move")
    assert table.count("markers") == 3


@pytest.mark.rule("wistar.mission.marker_and_reward", "wistar.ability.unlocked")
def test_a_marker_of_choice_moves_to_the_row_and_the_reward_comes_at_once() -> None:
    table = attic(metal=3).does(0, "mission(0)").play(0, SOCKET)
    brown = ("bed_discount", "dig_discount", "veranda", "double_move", "skill_token", "vp_three")
    assert table.options() == {f"use_marker:space_{space}" for space in brown}
    table.play(0, "use_marker:space_double_move")
    assert (table.g.current[0], table.owned(), table.count("markers_brown")) == (1, {"metal": 1}, 1)
    table.g.stop()
    table.mission("hall", "kitchen_counter").does(0, "current(1)").goods(0, wood=1).does(0, "mission(0)")
    table.play(0, "do_mission:kitchen_counter_1")
    assert "use_marker:space_double_move" not in table.options(), "a space that is empty has no marker"


@pytest.mark.rule("wistar.mission.marker_and_reward")
def test_neither_the_reward_nor_the_ability_helps_to_pay() -> None:
    """Steal the Cutlery gives 3 metal, but the fee of the bed discount is due before."""
    table = Table.empty().at(0, "kitchen").mission("kitchen", "kitchen_counter").helpers(0, "token_agility")
    table.does(0, "mission(0)").play(0, "do_mission:kitchen_counter_3")
    assert not {"use_marker:space_bed_discount", "use_marker:space_dig_discount"} & table.options()
    table = attic(metal=2).does(0, "mission(0)")
    assert table.play(0, SOCKET).options() == {
        f"use_marker:space_{space}" for space in ("veranda", "double_move", "skill_token", "vp_three")
    }
    table = Table.empty().at(0, "hall").mission("hall", "attic_landing").helpers(0, "token_strength")
    assert rows(table) == set(), "the skill token of the marker space comes too late for the hatch"


@pytest.mark.rule("wistar.mission.marker_and_reward")
def test_a_plain_reward_comes_before_the_ability_without_a_question() -> None:
    """Sneak up to the Lock with the marker of the main action: VP never wait."""
    table = gate(metal=2).workers(0, forest=2).does(0, "mission(0)")
    table.play(0, "do_mission:iron_gate_1", "use_marker:space_main_action")
    assert table.owned() == {}, "the price is paid already"
    assert (table.asked(), table.g.vp[0]) == ("act_choice", 16)
    table.play(0, "act:wood")
    assert (table.g.vp[0], table.owned()) == (16, {"wood": 2})
    assert table.g.over


@pytest.mark.rule("wistar.mission.marker_and_reward")
def test_the_order_matters() -> None:
    """A free invention first: its symbols count for the hero who is the reward."""
    table = Table.empty().at(0, "coal_cellar").mission("coal_cellar", "rat_catchers_store").goods(0, wood=1)
    table.mice(0, "mouse_house_03", "cheese_big").built(0, dug=2).hand(0, "bionic_eye").does(0, "mission(0)")
    table.play(0, "do_mission:rat_catchers_store_3", "use_marker:space_free_invention", "give:wood")
    table.play(0, "resolve_first:ability", "play_for_free:bionic_eye", "pass_by", "take_hero:scout_argo")
    assert table.g.vp[0] == 14


@pytest.mark.rule("wistar.mission.one_at_a_time", "wistar.symbol.do_mission")
def test_each_action_does_one_mission() -> None:
    """In a turn, with the bonus of sector B."""
    table = attic(metal=4, wood=2).mark("attic_landing_1", 1).workers(0, forest=1)
    table.turn().play(0, "place:sector_b_1", "bonus:0")
    assert table.options() == {LADDER, SOCKET, "pass_by"}
    table.play(0, SOCKET, "use_marker:space_vp_three")
    assert table.asked() == "act_which"
    assert "main" in table.options()
    assert not table.options(kind="bonus")
    assert not table.options(kind="do_mission")
    assert (table.count("markers"), table.owned()) == (1, {"wood": 2, "metal": 2})


@pytest.mark.rule("wistar.symbol.do_mission")
@pytest.mark.parametrize("source", ["mechanical_squirrel", "potion()", "mouse_basement_06"])
def test_effects_that_do_a_mission_follow_the_usual_rules(source: str) -> None:
    table = attic(metal=2)
    if source == "mechanical_squirrel":
        table.plays_free(source)
    elif source == "potion()":
        table.does(0, source).play(0, "brew:mission")
    else:
        table.put("mouse_supply", 1, source)
        table.does(0, "mouse('basement')").play(0, "take_from:basement")
    assert table.options() == {SOCKET, "pass_by"}
    assert table.why() == {HATCH: "mission.requirements", LADDER: "mission.lock"}
    assert table.play(0, "pass_by").count("markers") == 0
    assert table.owned() == {"metal": 2}
