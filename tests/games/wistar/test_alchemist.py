"""The alchemist's hut and potions. Rules: alchemist.*, potion.use."""

import pytest

from tests.games.wistar.table import Table


@pytest.mark.rule("wistar.alchemist.capacity")
def test_the_hut_takes_any_number_of_chiefs_also_of_one_colour() -> None:
    t = Table.empty(4)
    for player in (0, 0, 1, 2, 3, 1, 0, 3, 2, 1, 2, 3):
        t.turn(player)
        assert "hut" in t.options(player)
        t.play(player, "hut", "brew:wood").g.stop()
    assert t.g.hut == (0, 0, 1, 2, 3, 1, 0, 3, 2, 1, 2, 3)
    assert t.g.chiefs_left == [0, 0, 0, 0]


@pytest.mark.rule("wistar.alchemist.place_right")
def test_a_chief_stands_to_the_right_of_all_others() -> None:
    t = Table.empty(3)
    t.g.hut = (2, 1)
    t.turn(0).play(0, "hut", "brew:wood").g.stop()
    assert t.g.hut == (2, 1, 0)
    t.turn(2).play(2, "hut", "brew:wood").g.stop()
    assert t.g.hut == (2, 1, 0, 2)
    assert t.events("to_hut") == [("to_hut", 0), ("to_hut", 2)]


@pytest.mark.rule("wistar.alchemist.gain")
def test_the_alchemist_gives_a_move_token_and_a_potion_at_once() -> None:
    t = Table.empty(2).turn().play(0, "hut")
    assert t.owned() == {"move": 1}
    assert t.asked() == "brew_which"
    assert t.g.supply_moves == 19
    t.play(0, "brew:metal")
    assert t.owned() == {"move": 1, "metal": 1}


@pytest.mark.rule("wistar.alchemist.gain")
def test_without_move_tokens_in_the_supply_there_is_still_the_potion() -> None:
    t = Table.empty(2).goods(1, move=20).turn().play(0, "hut")
    assert t.owned() == {}
    assert t.play(0, "brew:wood").owned() == {"wood": 1}


@pytest.mark.rule("wistar.alchemist.gain")
def test_there_is_neither_a_main_nor_a_bonus_action() -> None:
    """But quick actions, with the new move token too."""
    t = Table.empty(2).workers(0, forest=2).turn().play(0, "hut", "brew:wood")
    assert t.options(0) == {"end_turn", "use_move:forest,burrow", "use_move:forest,farm"}
    t.play(0, "use_move:forest,farm")
    assert (t.in_area(), t.owned()) == ({"forest": 1, "farm": 1}, {"wood": 1})


@pytest.mark.rule("wistar.potion.use")
def test_a_potion_has_four_uses() -> None:
    t = Table.empty(2).at(0, "kitchen").mission("kitchen", "kitchen_counter").hand(0, "bakery").goods(0, wood=4)
    t.does(0, "potion()")
    assert t.options(0) == {"brew:play", "brew:mission", "brew:metal", "brew:wood"}, "no quick action before it is used"


@pytest.mark.rule("wistar.potion.use")
@pytest.mark.parametrize(("use", "owned"), [("metal", {"metal": 1}), ("wood", {"wood": 1})])
def test_a_potion_can_be_a_metal_or_a_wood(use: str, owned: dict[str, int]) -> None:
    t = Table.empty(2).hand(0, "saw").does(0, "potion()").play(0, f"brew:{use}")
    assert t.owned() == owned
    assert t.g.over, "exactly one use"


@pytest.mark.rule("wistar.potion.use")
def test_a_potion_can_play_one_invention_for_its_price() -> None:
    t = Table.empty(2).hand(0, "bakery", "forge", "lamp").goods(0, wood=4).does(0, "potion()").play(0, "brew:play")
    assert t.options(0) == {"play_card:bakery", "play_card:forge", "pass_by"}
    assert t.why(0) == {"play_card:lamp": "play.cost_goods"}
    t.play(0, "play_card:bakery")
    assert (t.names("areas", 0), t.owned()) == (["bakery"], {"wood": 2})
    assert t.g.over, "exactly one use"


@pytest.mark.rule("wistar.potion.use")
def test_a_potion_can_do_one_mission() -> None:
    t = Table.empty(2).at(0, "kitchen").mission("kitchen", "kitchen_counter").helpers(0, "token_agility")
    t.goods(0, wood=2).does(0, "potion()").play(0, "brew:mission")
    assert t.options(0) == {"do_mission:kitchen_counter_1", "do_mission:kitchen_counter_3", "pass_by"}
    t.play(0, "do_mission:kitchen_counter_3", "use_marker:space_vp_three")
    assert (t.owned(), t.count("markers")) == ({"wood": 2, "metal": 3}, 1)
    assert t.g.over, "exactly one use"


@pytest.mark.rule("wistar.potion.use")
def test_a_potion_is_not_kept() -> None:
    """What is not used is lost."""
    t = Table.empty(2).hand(0, "bakery").goods(0, wood=2).turn().play(0, "hut", "brew:play", "pass_by")
    assert (t.asked(), t.owned()) == ("act_which", {"wood": 2, "move": 1})
    assert t.options(0, "brew") == set()


@pytest.mark.rule("wistar.potion.use", "wistar.play.all_requirements", "wistar.mission.presence")
def test_a_potion_is_not_wasted_on_what_cannot_be_done() -> None:
    """Nobody learns from it what is in a hand: wood and metal are always to be had."""
    t = Table.empty(2).hand(0, "bakery").does(0, "potion()")
    assert t.options(0) == {"brew:metal", "brew:wood"}
    assert t.why(0) == {"brew:play": "play.all_requirements", "brew:mission": "mission.presence"}
    t = Table.empty(2).does(0, "potion()")
    assert t.why(0)["brew:play"] == "bonus.play"
