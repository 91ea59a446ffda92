"""Goods, victory points, and how far actions must be carried out. Rules: general.*, game.vp_sources."""

from itertools import pairwise

import pytest

from tests.games.wistar.table import Table


# goods --------------------------------------------------------------------------------------------------------------
@pytest.mark.rule("wistar.general.gain_goods")
def test_goods_come_from_the_supply_into_the_own_area() -> None:
    t = Table.empty(2)
    for good in ("wood", "metal", "move", "joker"):
        t.does(0, f"gain('{good}', 2)")
    assert t.owned(0) == {"wood": 2, "metal": 2, "move": 2, "joker": 2}
    assert t.owned(1) == {}
    assert (t.g.supply_moves, t.g.supply_jokers) == (18, 10)
    assert t.events("gained")[-4:] == [("gained", 0, good, 2) for good in range(4)]


@pytest.mark.rule("wistar.general.spend_goods")
def test_goods_spent_go_back_to_the_supply() -> None:
    """Rocket Sled costs a wood, a metal and a move token, Robo-Cat lacks agility that two jokers replace."""
    t = Table.empty(2).goods(0, wood=1, metal=4, move=2, joker=3).current(0, 1)
    assert (t.g.supply_moves, t.g.supply_jokers) == (18, 9)
    t.plays("rocket_sled")
    assert t.owned(0) == {"metal": 3, "move": 1, "joker": 3}
    assert (t.g.supply_moves, t.g.supply_jokers) == (19, 9)
    t.plays("robo_cat")
    assert t.owned(0) == {"move": 1, "joker": 2}, "the sled has an agility symbol"
    assert (t.g.supply_moves, t.g.supply_jokers) == (19, 10)
    assert t.g.audit() == []


@pytest.mark.rule("wistar.general.wood_metal_unlimited")
@pytest.mark.parametrize("good", ["wood", "metal"])
def test_wood_and_metal_never_run_out(good: str) -> None:
    t = Table.empty(2).goods(0, **{good: 18}).goods(1, **{good: 40}).workers(0, forest=3, burrow=3).main(good)
    assert t.owned(0) == {good: 21}


@pytest.mark.rule("wistar.general.limited_tokens")
@pytest.mark.parametrize(("good", "all_of_them"), [("move", 20), ("joker", 12)])
def test_move_tokens_and_jokers_are_gained_while_the_supply_lasts(good: str, all_of_them: int) -> None:
    t = Table.empty(2).goods(1, **{good: all_of_them - 1})
    told = len(t.events("gained"))
    t.does(0, f"gain('{good}', 2)").does(0, f"gain('{good}', 1)")
    assert t.owned(0) == {good: 1}
    assert t.events("gained")[told:] == [("gained", 0, {"move": 2, "joker": 3}[good], 1)]
    t.goods(1, **{good: all_of_them - 2}).does(0, f"gain('{good}', 1)")
    assert t.owned(0) == {good: 2}


@pytest.mark.rule("wistar.general.limited_tokens")
def test_no_joker_can_be_bought_from_an_empty_supply() -> None:
    for held, offered in ((11, {"buy_joker"}), (12, set())):
        t = Table.empty(2).goods(1, joker=held).goods(0, wood=3).turn()
        assert t.options(0, "buy_joker") == offered


@pytest.mark.rule("wistar.general.limited_tokens", "wistar.components.supply")
def test_a_missing_1x_marker_does_not_switch_off_a_card() -> None:
    """Twelve cards are marked already, as many as there are markers."""
    marked = ("lamp", "pickaxe", "tourist_tent", "spring_boots", "flashlight", "electric_scooter", "crowbar",
              "archive", "post_office", "paper_mill", "merchants_shop", "printing_house")  # fmt: skip
    t = Table.empty(2).area(1, *marked).area(0, "whistle").workers(0, forest=1)
    t.g.used = tuple(t.card(name) for name in marked)
    t.turn().play(0, "use:whistle", "shift_worker:forest,farm")
    assert t.in_area() == {"farm": 1}
    assert len(t.g.used) == 13


# victory points -----------------------------------------------------------------------------------------------------
@pytest.mark.rule("wistar.general.gain_vp")
def test_vp_are_gained_at_once() -> None:
    t = Table.empty(2).does(0, "vp(4)")
    assert t.g.vp == [14, 10]
    assert t.does(0, "vp(3)").g.vp == [17, 10]
    assert t.events("gained_vp") == [("gained_vp", 0, 4), ("gained_vp", 0, 3)]


@pytest.mark.rule("wistar.general.lose_vp")
def test_vp_are_lost_at_once() -> None:
    """Tin Soldier: whoever has more robots than its owner loses 2 VP."""
    t = Table.empty(3).area(1, "clockwork_beetle", "wooden_beaver").goods(0, metal=1).plays("tin_soldier")
    assert t.g.vp == [10, 8, 10]
    assert t.events("lost_vp") == [("lost_vp", 1, 2)]


@pytest.mark.rule("wistar.general.vp_floor")
@pytest.mark.parametrize(("before", "after", "lost"), [(3, 1, 2), (2, 0, 2), (1, 0, 1)])
def test_a_score_never_falls_below_0(before: int, after: int, lost: int) -> None:
    t = Table.empty(2).area(1, "clockwork_beetle", "wooden_beaver").goods(0, metal=1)
    t.g.vp[1] = before
    t.plays("tin_soldier")
    assert t.g.vp == [10, after]
    assert t.events("lost_vp") == [("lost_vp", 1, lost)]


@pytest.mark.rule("wistar.general.vp_floor")
def test_who_has_no_vp_loses_none_and_owes_none() -> None:
    t = Table.empty(2).area(1, "clockwork_beetle", "wooden_beaver").goods(0, metal=1)
    t.g.vp[1] = 0
    t.plays("tin_soldier")
    assert (t.g.vp[1], t.events("lost_vp")) == (0, [])
    assert t.does(1, "vp(3)").g.vp[1] == 3


@pytest.mark.rule("wistar.general.vp_floor")
def test_negative_vp_of_inventions_count_in_full_at_the_end() -> None:
    t = Table.empty(2).area(0, "playroom", "saw")
    t.g.vp[0] = 0
    assert sum(t.score().values()) == -3


@pytest.mark.rule("wistar.game.vp_sources")
def test_six_occupations_bring_vp() -> None:
    """Beds, rooms, missions, mice, inventions, goals."""
    t = Table.empty(2)
    totals = []
    for occupation in ("", "beds", "rooms", "missions", "mice", "inventions", "goals"):
        if occupation == "beds":
            t.goods(0, wood=4).does(0, "bed(2)").play(0, "build_beds:2")
        elif occupation == "rooms":
            t.goods(0, metal=6).does(0, "dig(3)").play(0, "dig_rooms:3")
        elif occupation == "missions":
            t.at(0, "kitchen").mission("kitchen", "kitchen_counter").goods(0, wood=1, metal=1)
            t.does(0, "mission(0)").play(0, "do_mission:kitchen_counter_1", "use_marker:space_vp_three")
            t.play(0, "give:wood")
        elif occupation == "mice":
            t.put("round_mouse", -1, *t.names("round_mouse"), "cheese_big")
            t.g.round_mouse = t.g.round_mouse[-1:]
            t.does(0, "round_mouse()")
            if t.asked():
                t.go_on()
        elif occupation == "inventions":
            t.goods(0, wood=2).plays("reconnaissance_centre")
        elif occupation == "goals":
            t.goal("goal_rooms").turn().play(0, "claim:goal_rooms")
        totals.append(sum(t.score().values()))
    gained = [after - before for before, after in pairwise(totals)]
    assert gained == [1, 3, 3 + 3, 6, 4, 4]


# how far ------------------------------------------------------------------------------------------------------------
@pytest.mark.rule("wistar.general.partial_action")
@pytest.mark.parametrize(
    ("action", "goods", "move", "most"),
    [
        ("dig", {"metal": 5}, "dig_rooms", 2),
        ("dig", {"metal": 1}, "", 0),
        ("beds", {"wood": 5}, "build_beds", 2),
        ("beds", {"wood": 1}, "", 0),
    ],
)
def test_an_action_is_carried_out_as_far_as_goods_last(
    action: str, goods: dict[str, int], move: str, most: int
) -> None:
    t = Table.empty(2).workers(0, forest=3, burrow=3).built(0, beds=2, dug=2).goods(0, **goods).main(action)
    assert t.options(0) == ({f"{move}:{number}" for number in range(most + 1)} if move else set())


@pytest.mark.rule("wistar.general.partial_action", "wistar.general.optional_parts")
@pytest.mark.parametrize("number", [0, 1, 2, 3])
def test_any_part_of_digging_and_building_may_be_left_out(number: int) -> None:
    t = Table.empty(2).workers(0, forest=3).goods(0, wood=6, metal=6).main("dig").play(0, f"dig_rooms:{number}")
    t.workers(0, burrow=3).built(0, dug=number).main("beds").play(0, f"build_beds:{number}")
    assert (t.g.dug[0], t.g.beds[0]) == (number, number)
    spent = {"wood": 6 - 2 * number, "metal": 6 - 2 * number}
    assert t.owned() == {good: amount for good, amount in spent.items() if amount}


@pytest.mark.rule("wistar.general.optional_parts")
@pytest.mark.parametrize(
    ("effect", "question", "no"),
    [
        ("play()", "play_which", "pass_by"),
        ("play_free()", "play_free_which", "pass_by"),
        ("mission(0)", "mission_which", "pass_by"),
        ("shift(2)", "shift_which", "enough"),
    ],
)
def test_playing_missions_and_shifting_may_be_left_out(effect: str, question: str, no: str) -> None:
    t = Table.empty(2).hand(0, "saw").workers(0, forest=2).goods(0, wood=2).at(0, "kitchen")
    t.mission("kitchen", "kitchen_counter").does(0, effect)
    assert t.asked() == question
    t.play(0, no)
    assert t.g.over
    assert (t.names("hands", 0), t.in_area(), t.owned()) == (["saw"], {"forest": 2}, {"wood": 2})


@pytest.mark.rule("wistar.general.optional_parts")
def test_one_of_two_workers_may_be_shifted() -> None:
    t = Table.empty(2).workers(0, forest=2).does(0, "shift(2)").play(0, "shift_worker:forest,farm", "enough")
    assert t.in_area() == {"forest": 1, "farm": 1}
    assert t.g.over


@pytest.mark.rule("wistar.general.optional_parts")
@pytest.mark.parametrize("effect", ["mouse('house')", "mouse('either')", "round_mouse()", "bed_free(1)", "dig_free(1)"])
def test_a_mouse_a_free_bed_and_a_free_room_may_be_left_out(effect: str) -> None:
    """There is an answer after which nothing has changed."""
    t = Table.empty(2).does(0, effect)
    assert t.asked(), "nothing is asked"
    left_out = 0
    for move in t.g.legal(0):
        after = t.g.clone()
        after.apply(0, move)
        left_out += (after.homes[0], after.beds[0], after.dug[0]) == ((), 0, 0) and after.over
    assert left_out == 1


@pytest.mark.rule("wistar.general.optional_parts")
@pytest.mark.parametrize(("answer", "beds_given", "wood"), [("agree", 1, 2), ("pass_by", 0, 0)])
def test_paying_for_an_effect_may_be_left_out(answer: str, beds_given: int, wood: int) -> None:
    """Hostel: discard a bed for two wood."""
    t = Table.empty(2).built(0, beds=1).goods(0, wood=1).plays("hostel")
    assert t.options(0) == {"agree", "pass_by"}
    t.play(0, answer)
    assert (t.g.beds_given[0], t.owned().get("wood", 0)) == (beds_given, wood)


@pytest.mark.rule("wistar.general.optional_parts")
def test_plain_gains_are_taken_in_full() -> None:
    """Without a question."""
    t = Table.empty(2).workers(0, forest=3).main("wood").does(0, "gain('joker', 1)").does(0, "draw('basic', 2)")
    assert t.g.over
    assert (t.owned(), len(t.g.hands[0])) == ({"wood": 3, "joker": 1}, 2)


@pytest.mark.rule("wistar.general.optional_parts")
@pytest.mark.parametrize(("effect", "question"), [("project(3)", "project_which"), ("explore(3)", "explore_which")])
def test_points_must_be_used_up(effect: str, question: str) -> None:
    t = Table.empty(2).at(0, "hall").does(0, effect)
    for _ in range(3):
        assert t.asked() == question
        assert not {"pass_by", "enough"} & t.options(0)
        t.play(0, "draw_from:basic" if effect.startswith("project") else min(t.options(0, "walk_to")))
    assert t.g.over


# one inside another -------------------------------------------------------------------------------------------------
@pytest.mark.rule("wistar.general.nested_effects")
def test_what_a_door_grants_is_finished_before_the_next_point_is_spent() -> None:
    """Two points; the door of the first one lets two workers move."""
    t = Table.empty(2).workers(0, farm=2).door(1, "door_09").main("explore").play(0, "open:passage_1")
    assert t.asked() == "shift_which"
    t.play(0, "shift_worker:farm,forest")
    assert t.asked() == "shift_which"
    t.play(0, "enough")
    assert t.asked() == "explore_which"
    t.play(0, "walk_to:room_hall")
    assert t.g.over


@pytest.mark.rule("wistar.general.nested_effects")
def test_an_action_granted_by_a_card_interrupts_the_potion_that_played_it() -> None:
    """Well grants another potion, and that one plays a card that grants project points."""
    t = Table.empty(2).hand(0, "well", "magnifying_glass").goods(0, wood=1, metal=1)
    t.does(0, "potion()").play(0, "brew:play", "play_card:well")
    assert t.asked() == "brew_which"
    t.play(0, "brew:play", "play_card:magnifying_glass")
    assert t.asked() == "project_which"
    t.play(0, "draw_from:advanced")
    assert t.g.over
    assert t.names("areas", 0) == ["well", "magnifying_glass"]


@pytest.mark.rule("wistar.general.nested_effects")
@pytest.mark.parametrize("first", ["reward", "ability"])
def test_the_owner_orders_gains_that_come_together(first: str) -> None:
    """Ladder: an exploration point; the marker brings a skill token."""
    t = Table.empty(2).at(0, "study").mission("study", "attic_landing").mark("attic_landing_1", 1)
    t.goods(0, wood=2).does(0, "mission(0)").play(0, "do_mission:attic_landing_2", "use_marker:space_skill_token")
    assert t.options(0) == {"resolve_first:reward", "resolve_first:ability"}
    t.play(0, f"resolve_first:{first}")
    assert t.asked() == ("explore_which" if first == "reward" else "token_which")


@pytest.mark.rule("wistar.general.nested_effects")
def test_current_comes_before_a_skill_token_without_a_question() -> None:
    """Socket: current; the marker brings a skill token."""
    t = Table.empty(2).at(0, "study").mission("study", "attic_landing").goods(0, metal=2).does(0, "mission(0)")
    t.play(0, "do_mission:attic_landing_3", "use_marker:space_skill_token")
    assert (t.asked(), t.g.current[0]) == ("token_which", 1)
    t.play(0, "take_token:token_wit")
    assert (t.g.current[0], t.symbols()) == (1, {"wit": 1})


@pytest.mark.rule("wistar.general.nested_effects")
@pytest.mark.card("workshop", "travelling_laboratory")
def test_plain_gains_of_a_card_come_before_its_choices() -> None:
    """So everybody would order them: the wood of Workshop pays for the card it plays, the joker helps the potion."""
    t = Table.empty(2).hand(0, "well").plays("workshop").play(0, "play_card:well")
    assert (t.names("areas", 0), t.owned()) == (["workshop", "well"], {})
    t = Table.empty(2).hand(0, "parachute").goods(0, wood=1).plays_free("travelling_laboratory")
    assert t.owned() == {"wood": 1, "joker": 1}
    t.play(0, "brew:play", "play_card:parachute")
    assert t.owned() == {}


@pytest.mark.rule("wistar.general.nested_effects")
@pytest.mark.card("forge", "automatic_tiger")
def test_plain_gains_of_a_card_come_before_the_choices_of_cards_that_answer_to_it() -> None:
    """Forge brings a metal and a symbol of strength, to which the Tiger answers; the metal pays for its card."""
    t = Table.empty(2).area(0, "automatic_tiger").hand(0, "battery").goods(0, wood=2).plays("forge")
    assert t.owned() == {"metal": 1}
    t.play(0, "play_card:battery")
    assert (t.owned(), t.g.current[0], t.g.over) == ({}, 1, True)
