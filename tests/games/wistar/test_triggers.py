"""The one mechanism of "each time" effects: what happens is announced, the cards in front of a player answer to it, and
no effect fires itself. Rules: effect.ongoing, mouse.ongoing, symbol.gain_symbol."""

from collections.abc import Callable
from copy import deepcopy
from typing import Any

import pytest

from pentarchy.games.wistar.content import TRIGGERS, Content, load
from pentarchy.games.wistar.rules import rules
from pentarchy.games.wistar.state import Wistar
from pentarchy.kit.tables import Tables
from tests.games.wistar.table import Table

CARD = pytest.mark.card
HAPPENS = {  # each trigger: what a player does, in the words of data files
    "gain_wood": "gain('wood', 2)",
    "gain_metal": "gain('metal', 2)",
    "gain_vp": "vp(3)",
    "gain_joker": "gain('joker', 1)",
    "gain_mouse": "mouse('house')",
    "gain_advanced": "draw('advanced', 1)",
    "dig_room": "dig_free(1)",
    "build_bed": "bed_free(1)",
    "act.wood": "carry_out('wood')",
    "act.metal": "carry_out('metal')",
}
PLAYED = {  # each trigger: a card that is played
    "gain_energy": "battery",
    "gain_skill.wit": "well",
    "gain_skill.agility": "shuriken",
    "gain_skill.observation": "cartographers_office",
    "gain_skill.strength": "metal_warehouse",
    "gain_skill.endurance": "dormitory",
    "play_invention": "stilts",
    "play_basic": "stilts",
    "play_advanced": "radio_room",
    "play_tool": "stilts",
    "play_robot": "clockwork_turtle",
    "play_structure": "dormitory",
}


@pytest.fixture(autouse=True)
def _ends(monkeypatch: pytest.MonkeyPatch) -> None:
    """Effects that fire each other without an end fail instead of running on."""
    calls = []

    def limit(once: Callable[..., None]) -> Callable[..., None]:
        def counted(g: Wistar, *args: int) -> None:
            calls.append(args)
            assert len(calls) < 40, "without an end"
            once(g, *args)

        return counted

    for name in ("respond", "main_action"):
        monkeypatch.setitem(rules.steps, name, limit(rules.steps[name]))


def with_text(name: str, **fields: Any) -> Tables:
    """The components with other values of one entry."""
    tables = deepcopy(load().tables)
    file = next(file for file in tables if name in tables[file])
    tables[file][name] |= fields
    return tables


def table_with(name: str, players: int = 2, **fields: Any) -> Table:
    table = Table.empty(players)
    table.content = table.g.content = Content(with_text(name, **fields))
    return table


def answering(trigger: str) -> Table:
    """The hammer of player 0 answers to a trigger with a move token; player 1 has none."""
    table = table_with("hammer", kind="ongoing", when=trigger, effect=["gain('move', 1)"])
    return table.area(0, "hammer").workers(0, forest=1, burrow=1, farm=1).workers(1, forest=1, burrow=1, farm=1)


# firing -------------------------------------------------------------------------------------------------------------
@pytest.mark.rule("wistar.effect.ongoing")
def test_firing_lets_the_cards_in_front_of_a_player_answer_in_order() -> None:
    table = Table.empty().area(0, "university", "encyclopedia", "hammer").mice(0, "mouse_house_14")
    table.g.fire("gain_advanced", 0)
    cards = [table.card("university"), table.card("encyclopedia")]
    assert table.g.stacks[-1][::-1] == [("respond", 0, card) for card in cards]
    table.g.run()
    assert (table.g.vp, table.owned()) == ([11, 10], {"metal": 1})


@pytest.mark.rule("wistar.effect.ongoing")
def test_cards_in_hand_and_those_of_others_do_not_answer() -> None:
    table = Table.empty().hand(0, "university").area(1, "encyclopedia")
    table.g.fire("gain_advanced", 0)
    assert table.g.stacks[-1] == []
    table.g.fire("gain_advanced", 1)
    assert len(table.g.stacks[-1]) == 1


@pytest.mark.rule("wistar.effect.ongoing")
def test_a_trigger_without_a_name_is_a_bug() -> None:
    with pytest.raises(KeyError):
        Table.empty().g.fire("sunset", 0)


@pytest.mark.rule("wistar.effect.ongoing")
def test_every_trigger_is_known() -> None:
    others = {"open_door", "reveal_mission", "complete_mission", "claim_goal", "use_move", "act.dig", "act.beds",
              "act.projects", "act.explore"}  # fmt: skip
    assert set(TRIGGERS) == {*HAPPENS, *PLAYED, *others}


@pytest.mark.rule("wistar.effect.ongoing")
@pytest.mark.parametrize("trigger", HAPPENS)
def test_each_time_it_happens_the_card_answers_once(trigger: str) -> None:
    table = answering(trigger)
    table.put("mouse_supply", 0, "mouse_house_03", "mouse_house_04", "mouse_house_05")
    for times in (1, 2):
        table.does(0, HAPPENS[trigger]).go_on()
        assert table.owned().get("move", 0) == times
    table.does(1, HAPPENS[trigger]).go_on()
    assert (table.owned()["move"], table.owned(1).get("move", 0)) == (2, 0)


@pytest.mark.rule("wistar.effect.ongoing", "wistar.symbol.gain_symbol")
@pytest.mark.parametrize("trigger", PLAYED)
def test_each_time_such_a_card_is_played_the_card_answers(trigger: str) -> None:
    table = answering(trigger).plays_free(PLAYED[trigger])
    while not table.g.over:
        table.play(0, "brew:wood")
    assert table.owned()["move"] == 1
    table = answering(trigger).plays_free("woodshed", 1)
    assert (table.owned(), table.owned(1)) == ({}, {})


@pytest.mark.rule("wistar.effect.ongoing")
@pytest.mark.parametrize(
    ("trigger", "moves"),
    [
        ("act.dig", ["dig_rooms:1"]),
        ("act.beds", ["build_beds:1"]),
        ("act.projects", ["draw_from:basic"]),
        ("act.explore", ["open:passage_1"]),
    ],
)
def test_main_actions_with_a_choice_are_answered_to_once(trigger: str, moves: list[str]) -> None:
    table = answering(trigger).goods(0, wood=2, metal=2).door(1, "door_02").main(trigger.removeprefix("act."))
    table.play(0, *moves)
    assert (table.owned()["move"], table.g.over) == (1, True)
    table = answering(trigger).workers(0).main(trigger.removeprefix("act."))
    assert (table.owned(), table.g.over) == ({}, True), "with strength 0 nothing answers"


@pytest.mark.rule("wistar.general.nested_effects", "wistar.projects.spend_all")
def test_project_points_that_answer_to_a_card_taken_leave_the_other_points() -> None:
    """Five points: the first two bring an advanced card and one more point, then the other three are spent."""
    table = table_with("hammer", kind="ongoing", when="gain_advanced", effect=["project(1)"]).area(0, "hammer")
    table.does(0, "project(5)").play(0, "draw_from:advanced")
    assert table.options(kind="draw_from") == {"draw_from:basic"}, "the point of the hammer"
    table.play(0, "draw_from:basic")
    assert table.prompt().startswith("Project points left: 3.")
    table.play(0, "draw_from:basic", "draw_from:basic", "draw_from:basic")
    assert (table.g.over, len(table.g.hands[0])) == (True, 5)


@pytest.mark.rule("wistar.effect.ongoing")
@pytest.mark.parametrize(
    ("trigger", "effect", "moves"),
    [
        ("open_door", "explore(1)", ["open:passage_1"]),
        ("reveal_mission", "reveal('anywhere')", ["reveal_at:room_study"]),
        ("complete_mission", "mission(0)", ["do_mission:attic_landing_3", "use_marker:space_vp_three"]),
    ],
)
def test_on_the_farm(trigger: str, effect: str, moves: list[str]) -> None:
    table = answering(trigger).door(1, "door_02").mission("study", "kitchen_counter", shown=False)
    table.mission("bedroom", "attic_landing").goods(0, metal=2)
    table.at(0, "outside" if trigger == "open_door" else "bedroom").does(0, effect)
    assert table.owned().get("move", 0) == 0
    assert table.play(0, *moves).owned()["move"] == 1


@pytest.mark.rule("wistar.effect.ongoing")
def test_quick_actions_are_answered_to() -> None:
    table = answering("claim_goal").goal("goal_rooms").built(0, dug=6).turn().play(0, "claim:goal_rooms")
    assert table.owned() == {"move": 1}
    table = answering("use_move").goods(0, move=1).turn().play(0, "use_move:forest,farm")
    assert table.owned() == {"move": 1}, "one is spent, one is gained"


@pytest.mark.rule("wistar.mouse.ongoing")
@pytest.mark.card("mouse_house_14")
def test_mice_answer_as_cards_do() -> None:
    table = Table.empty().mice(0, "mouse_house_14").workers(0, forest=2).main("wood")
    assert table.owned() == {"wood": 3}


# no effect fires itself ---------------------------------------------------------------------------------------------
@pytest.mark.rule("wistar.effect.ongoing")
@pytest.mark.parametrize(
    ("card", "effect", "goods", "vp"),
    [
        pytest.param(
            "electric_sawmill", "gain('wood', 2)", {"wood": 3}, 11, marks=pytest.mark.card("electric_sawmill")
        ),
        pytest.param("drilling_rig", "gain('metal', 1)", {"metal": 2}, 11, marks=pytest.mark.card("drilling_rig")),
        pytest.param("playroom", "vp(2)", {}, 13, marks=pytest.mark.card("playroom")),
    ],
)
def test_what_an_effect_adds_does_not_fire_it_again(card: str, effect: str, goods: dict[str, int], vp: int) -> None:
    table = Table.empty().area(0, card).does(0, effect)
    assert (table.owned(), table.g.vp[0]) == (goods, vp)
    assert (table.g.responding, table.g.over) == ((), True)


@pytest.mark.rule("wistar.effect.ongoing")
def test_afterwards_it_answers_again() -> None:
    table = Table.empty().area(0, "playroom").does(0, "vp(1)").does(0, "vp(1)").does(0, "vp(1)")
    assert table.g.vp[0] == 16


@pytest.mark.rule("wistar.effect.ongoing")
def test_a_card_does_not_answer_to_its_own_arrival() -> None:
    """The robot scarecrow is a robot, a mouse is a mouse."""
    assert Table.empty().plays_free("robot_scarecrow").g.vp[0] == 10
    assert Table.empty().area(0, "robot_scarecrow").plays_free("clockwork_turtle").g.vp[0] == 12
    table = table_with("mouse_house_14", when="gain_mouse", effect=["vp(1)"])
    table.put("mouse_supply", 0, "mouse_house_10", "mouse_house_14")
    assert table.does(0, "mouse('house')").go_on().g.vp[0] == 10
    assert table.does(0, "mouse('house')").go_on().g.vp[0] == 11


@pytest.mark.rule("wistar.symbol.gain_symbol", "wistar.effect.ongoing")
@pytest.mark.card("energy_sword", "automatic_tiger")
def test_a_card_with_two_symbols_is_answered_to_twice() -> None:
    table = table_with("hammer", kind="ongoing", when="gain_skill.strength", effect=["vp(1)"]).area(0, "hammer")
    assert table.plays_free("energy_sword").g.vp[0] == 12


# chains -------------------------------------------------------------------------------------------------------------
@pytest.mark.rule("wistar.effect.ongoing")
@pytest.mark.card("electric_sawmill", "playroom")
def test_different_cards_answer_to_each_other() -> None:
    """Wood 1; the sawmill adds a wood and a VP; the playroom adds a VP to that one."""
    table = Table.empty().area(0, "electric_sawmill", "playroom").does(0, "gain('wood', 1)")
    assert (table.owned(), table.g.vp[0]) == ({"wood": 2}, 12)


@pytest.mark.rule("wistar.effect.ongoing")
def test_a_circle_of_two_cards_ends() -> None:
    """Wood 1; the sawmill adds a wood and a VP; the hammer adds a wood to the VP, to which the sawmill is deaf now."""
    table = table_with("hammer", kind="ongoing", when="gain_vp", effect=["gain('wood', 1)"])
    table.area(0, "electric_sawmill", "hammer").does(0, "gain('wood', 1)")
    assert (table.owned(), table.g.vp[0], table.g.responding) == ({"wood": 3}, 11, ())
    table.does(0, "vp(1)")
    assert (table.owned(), table.g.vp[0]) == ({"wood": 5}, 13), "begun by the hammer"


@pytest.mark.rule("wistar.effect.ongoing")
@pytest.mark.card("encyclopedia", "drilling_rig", "university")
def test_a_chain_of_three() -> None:
    """An advanced card; the encyclopedia adds a metal, the rig a metal and a VP, the university a VP."""
    table = Table.empty().area(0, "encyclopedia", "drilling_rig", "university").does(0, "draw('advanced', 1)")
    assert (table.owned(), table.g.vp[0]) == ({"metal": 2}, 12)


@pytest.mark.rule("wistar.effect.ongoing")
@pytest.mark.card("automatic_tiger")
def test_an_answer_with_a_choice_stays_deaf_until_it_is_over() -> None:
    """What the tiger lets one play cannot call the tiger again, a card played afterwards can."""
    table = Table.empty().area(0, "automatic_tiger").hand(0, "lamp", "well").goods(0, wood=3, metal=3)
    table.plays_free("metal_warehouse")
    assert (table.asked(0), len(table.g.responding)) == ("play_which", 1)
    table.play(0, "play_card:lamp")
    assert (table.g.responding, table.g.over) == ((), True)
    table.plays_free("dormitory")
    assert table.g.over, "endurance"
    assert table.plays_free("saw").asked(0) == "play_which"


# conditions and numbers ---------------------------------------------------------------------------------------------
@pytest.mark.rule("wistar.effect.ongoing", "wistar.memo.if_then", "wistar.memo.per")
@pytest.mark.parametrize("trigger", ["gain_metal", "act.metal"])
@pytest.mark.parametrize(
    ("fields", "level", "vp"),
    [
        ({"if": "current 1"}, 0, 10),
        ({"if": "current 1"}, 1, 11),
        ({"per": "current"}, 0, 10),
        ({"per": "current"}, 2, 12),
    ],
)
def test_conditions_and_multipliers_count_when_it_happens(
    trigger: str, fields: dict[str, str], level: int, vp: int
) -> None:
    table = table_with("hammer", kind="ongoing", when=trigger, effect=["vp(1)"], **fields)
    table.area(0, "hammer").workers(0, burrow=1).current(0, level).main("metal")
    assert (table.g.vp[0], table.owned()) == (vp, {"metal": 1})


@pytest.mark.rule("wistar.effect.ongoing")
@pytest.mark.parametrize(("level", "metal"), [(0, 2), (1, 3)])
def test_a_condition_holds_for_one_more_too(level: int, metal: int) -> None:
    table = table_with("hammer", kind="ongoing", when="act.metal", effect=["gain('metal', 1)"], **{"if": "current 1"})
    table.area(0, "hammer").workers(0, burrow=2).current(0, level).main("metal")
    assert table.owned() == {"metal": metal}


@pytest.mark.rule("wistar.effect.ongoing", "wistar.symbol.more_wood")
@pytest.mark.card("mouse_house_14", "electric_sawmill")
def test_one_more_of_a_main_action_is_the_same_gain() -> None:
    """Strength 2, one more for the mouse, and the sawmill answers once: 4 wood, 1 VP."""
    table = Table.empty().area(0, "electric_sawmill").mice(0, "mouse_house_14").workers(0, forest=2).main("wood")
    assert (table.owned(), table.g.vp[0]) == ({"wood": 4}, 11)
    assert [amount for _, _, _, amount in table.events("gained")][-2:] == [3, 1]


@pytest.mark.rule("wistar.effect.ongoing")
def test_carrying_out_a_main_action_does_not_call_itself_without_an_end() -> None:
    table = table_with("hammer", kind="ongoing", when="act.wood", effect=["carry_out('wood')"])
    table.area(0, "hammer").workers(0, forest=1)
    assert table.main("wood").owned() == {"wood": 2}
