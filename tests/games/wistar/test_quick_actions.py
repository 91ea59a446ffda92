"""Quick actions. Rules: quick.*; goals have files of their own."""

import pytest

from pentarchy.games.wistar.rounds import play_round
from tests.games.wistar.table import Table

BRING = {"bring_out:forest", "bring_out:burrow", "bring_out:farm"}


def quick(table: Table, player: int = 0) -> set[str]:
    """The quick actions that are offered to a player now."""
    own = ("place", "hut", "main", "bonus", "end_turn")
    return {option for option in table.options(player) if option.split(":")[0] not in own}


# when ---------------------------------------------------------------------------------------------------------------
@pytest.mark.rule("wistar.quick.when")
def test_quick_actions_come_before_between_and_after_the_actions_of_a_turn() -> None:
    table = Table.empty().workers(0, forest=1).turn()
    assert quick(table) == BRING
    table.play(0, "place:sector_a_2")
    assert quick(table) == BRING
    table.play(0, "bonus:0")
    assert (table.asked(), quick(table)) == ("act_which", BRING)
    table.play(0, "main", "bonus:1", "enough")
    assert table.options() == BRING | {"end_turn"}
    table.play(0, "bring_out:farm")
    assert table.options() == {"end_turn"}
    assert table.play(0, "end_turn").g.over


@pytest.mark.rule("wistar.quick.when")
@pytest.mark.parametrize(
    ("slot", "moves"),
    [
        ("a_1", ("bonus:0",)),  # which card to play
        ("a_2", ("bonus:1",)),  # shifting workers
        ("f_1", ("bonus:0",)),  # the potion
        ("f_1", ("main",)),  # exploring
        ("b_1", ("main",)),  # digging
    ],
)
def test_never_in_the_middle_of_an_action(slot: str, moves: tuple[str, ...]) -> None:
    table = Table.empty().workers(0, forest=1, farm=1).built(0, beds=1).goods(0, wood=4, metal=4, move=1)
    table.current(0, 1).hand(0, "well").area(0, "lamp").at(0, "hall").turn()
    assert {"buy_joker", "buy_current", "use:lamp", "pitch_tent", *BRING} <= table.options()
    table.play(0, f"place:sector_{slot}", *moves)
    kinds = {option.split(":")[0] for option in table.options()}
    assert not kinds & {"buy_joker", "buy_current", "use", "pitch_tent", "bring_out", "use_move", "claim"}


@pytest.mark.rule("wistar.quick.when")
def test_at_the_alchemist_before_or_after_but_not_before_the_potion_is_used() -> None:
    table = Table.empty().turn()
    assert quick(table) == BRING
    table.play(0, "hut")
    assert table.options() == {"brew:metal", "brew:wood"}
    table.play(0, "brew:wood")
    assert table.options() == BRING | {"end_turn"}


@pytest.mark.rule("wistar.quick.when")
def test_not_in_the_turn_of_another_player() -> None:
    table = Table.empty().goods(1, wood=4).turn(0)
    assert (quick(table, 0), table.options(1)) == (BRING, set())
    table.g.stop()
    table.turn(1)
    assert (table.options(0), quick(table, 1)) == (set(), BRING | {"buy_joker", "buy_current"})


@pytest.mark.rule("wistar.quick.when")
def test_not_in_the_draft_nor_in_the_start_of_a_round() -> None:
    table = Table()
    assert all(option.startswith("choose_pair") for option in table.options(table.g.asked))
    table = Table.empty().area(0, "mechanical_eagle").goods(0, wood=4, metal=4).run(play_round())
    assert table.asked() == "explore_which"
    assert table.options() == {"open:passage_1", "open:passage_2"}


@pytest.mark.rule("wistar.quick.any_number")
def test_any_number_of_quick_actions_the_same_also_several_times() -> None:
    table = Table.empty().goods(0, wood=14).area(0, "lamp").at(0, "hall").turn()
    table.play(0, "buy_joker", "buy_joker", "buy_current", "bring_out:farm", "bring_out:farm", "pitch_tent")
    assert table.owned() == {"wood": 4, "joker": 2}
    table.play(0, "place:sector_a_2", "buy_joker")
    assert (table.owned(), table.in_area(), table.g.current[0]) == ({"wood": 1, "joker": 3}, {"farm": 2}, 1)


# buying -------------------------------------------------------------------------------------------------------------
@pytest.mark.rule("wistar.quick.buy_joker", "wistar.symbol.any_component")
def test_a_joker_costs_three_of_wood_metal_and_cards() -> None:
    table = Table.empty().goods(0, wood=1, metal=2).hand(0, "forge", "jetpack").turn().play(0, "buy_joker")
    assert table.options() == {"give:wood", "give:metal", "give_card:forge", "give_card:jetpack"}
    table.play(0, "give:wood")
    assert table.options() == {"give:metal", "give_card:forge", "give_card:jetpack"}
    table.play(0, "give_card:jetpack", "give:metal")
    assert (table.owned(), table.names("hands", 0)) == ({"metal": 1, "joker": 1}, ["forge"])
    assert (table.names("discards", 1), table.g.supply_jokers) == (["jetpack"], 11)
    assert table.asked() == "place_where"


@pytest.mark.rule("wistar.quick.buy_joker")
@pytest.mark.parametrize(
    ("wood", "metal", "cards", "offered"),
    [(3, 0, 0, True), (0, 3, 0, True), (0, 0, 3, True), (1, 1, 1, True), (1, 1, 0, False), (0, 0, 2, False)],
)
def test_a_joker_is_offered_from_three_on(wood: int, metal: int, cards: int, offered: bool) -> None:
    """Move tokens do not pay."""
    table = Table.empty().goods(0, wood=wood, metal=metal, move=3).hand(0, *("forge", "jetpack", "saw")[:cards]).turn()
    assert ("buy_joker" in table.options()) == offered
    assert "buy_current" not in table.options()


@pytest.mark.rule("wistar.quick.buy_joker")
def test_no_joker_is_offered_while_the_supply_has_none() -> None:
    table = Table.empty().goods(0, wood=3).goods(1, joker=12).turn()
    assert "buy_joker" not in table.options()
    table.g.stop()
    assert "buy_joker" in table.goods(1, joker=11).turn().options()


@pytest.mark.rule("wistar.quick.buy_current")
def test_current_costs_four_of_wood_metal_and_cards() -> None:
    table = Table.empty().goods(0, wood=2, metal=1).hand(0, "forge", "jetpack").turn().play(0, "buy_current")
    table.play(0, "give:wood", "give:wood", "give:metal", "give_card:forge")
    assert (table.g.current[0], table.owned(), table.names("hands", 0)) == (1, {}, ["jetpack"])
    table.goods(0, metal=4).g.stop()
    table.turn().play(0, "buy_current", "give:metal", "give:metal", "give:metal", "give_card:jetpack")
    assert (table.g.current[0], table.owned()) == (2, {"metal": 1})


@pytest.mark.rule("wistar.quick.buy_current")
@pytest.mark.parametrize(
    ("wood", "current", "offered"), [(4, 0, True), (3, 0, False), (4, 1, True), (3, 1, False), (9, 2, False)]
)
def test_current_is_offered_until_it_is_boosted(wood: int, current: int, offered: bool) -> None:
    table = Table.empty().goods(0, wood=wood, move=2).current(0, current).turn()
    assert ("buy_current" in table.options()) == offered


# move tokens and workers --------------------------------------------------------------------------------------------
@pytest.mark.rule("wistar.quick.use_move")
def test_a_move_token_moves_a_worker_to_another_area() -> None:
    table = Table.empty().workers(0, forest=1, burrow=1).workers(1, farm=2).goods(0, move=1).turn()
    assert table.options(kind="use_move") == {
        "use_move:forest,burrow", "use_move:forest,farm", "use_move:burrow,forest", "use_move:burrow,farm",
    }  # fmt: skip
    table.play(0, "use_move:burrow,farm")
    assert (table.in_area(), table.in_area(1)) == ({"forest": 1, "farm": 1}, {"farm": 2})
    assert (table.owned(), table.g.supply_moves) == ({}, 20)
    assert table.asked() == "place_where", "one worker only"
    assert not table.options(kind="use_move"), "no token is left"


@pytest.mark.rule("wistar.quick.use_move")
def test_workers_in_the_entrance_on_beds_and_the_explorer_are_not_moved() -> None:
    """Three beds were built, the workers of two of them stand in the entrance with nobody in an area."""
    table = Table.empty().built(0, beds=3).at(0, "hall").goods(0, move=2).turn()
    assert table.g.entrance[0] == 5
    assert not table.options(kind="use_move")


@pytest.mark.rule("wistar.quick.place_worker")
@pytest.mark.parametrize("area", ["forest", "burrow", "farm"])
def test_a_worker_comes_out_of_the_entrance_for_nothing(area: str) -> None:
    table = Table.empty().turn()
    assert table.options(kind="bring_out") == BRING
    table.play(0, f"bring_out:{area}")
    assert (table.in_area(), table.g.entrance, table.owned()) == ({area: 1}, [1, 2], {})
    table.play(0, f"bring_out:{area}")
    assert (table.in_area(), table.g.entrance) == ({area: 2}, [0, 2])
    assert not table.options(kind="bring_out"), "the entrance is empty"


# 1x effects ---------------------------------------------------------------------------------------------------------
@pytest.mark.rule("wistar.quick.use_once", "wistar.quick.use_once_blocked")
@pytest.mark.card("lamp")
def test_the_lamp_gives_an_exploration_point_for_a_card_once_a_round() -> None:
    """The worked example."""
    table = Table.empty().area(0, "lamp").hand(0, "forge").door(1, "door_01").turn().play(0, "use:lamp")
    assert (table.g.hands[0], table.asked()) == ((), "explore_which")
    table.play(0, "open:passage_1")
    assert (table.asked(), table.owned()) == ("place_where", {"metal": 1})
    assert "use:lamp" not in table.options(), "though the metal could pay"
    assert table.why()["use:lamp"] == "quick.use_once_blocked"


@pytest.mark.rule("wistar.quick.use_once_blocked")
def test_a_marked_card_may_be_used_again_after_the_next_start_of_round() -> None:
    table = Table.empty().area(0, "water_strider").goods(0, wood=2).turn().play(0, "use:water_strider")
    assert table.owned() == {"wood": 1, "move": 2}
    table.g.stop()
    table.turn()
    assert "use:water_strider" not in table.options(), "in a later turn of the round"
    table.g.stop()
    table.run(play_round())
    assert "use:water_strider" in table.options()
    assert table.play(0, "use:water_strider").owned() == {"move": 4}


@pytest.mark.rule("wistar.quick.use_once")
def test_only_own_inventions_in_play_with_a_1x_effect_are_used() -> None:
    table = Table.empty().area(0, "whistle", "forge", "flashlight").area(1, "spring_boots").hand(0, "archive")
    table.workers(0, forest=1).goods(0, move=1, wood=1).turn()
    assert table.options(kind="use") == {"use:whistle"}, "the flashlight needs current"
    table.current(0, 1).g.stop()
    assert table.turn().options(kind="use") == {"use:whistle", "use:flashlight"}


@pytest.mark.rule("wistar.quick.use_once")
def test_each_card_has_a_marker_of_its_own() -> None:
    table = Table.empty().area(0, "water_strider", "steel_armour").goods(0, wood=1).hand(0, "forge").turn()
    table.play(0, "use:water_strider", "use:steel_armour")
    assert (table.owned(), table.g.vp[0], table.g.hands[0]) == ({"metal": 1, "move": 2}, 11, ())
    assert table.asked() == "place_where"
    assert {move: rule for move, rule in table.why().items() if move.startswith("use:")} == {
        "use:water_strider": "quick.use_once_blocked",
        "use:steel_armour": "quick.use_once_blocked",
    }


# tents --------------------------------------------------------------------------------------------------------------
@pytest.mark.rule("wistar.quick.pitch_tent", "wistar.tent.two_rooms")
def test_a_tent_is_pitched_where_the_explorer_is() -> None:
    table = Table.empty().at(0, "study").at(1, "hall").turn().play(0, "pitch_tent")
    assert table.events("pitched") == [("pitched", 0, 4)]
    assert "pitch_tent" not in table.options(), "not twice in a room"
    table.at(0, "coal_cellar").play(0, "bring_out:farm", "pitch_tent")
    assert table.events("pitched") == [("pitched", 0, 4), ("pitched", 0, 5)]
    table.at(0, "kitchen").play(0, "bring_out:farm")
    assert "pitch_tent" not in table.options(), "both are pitched"


@pytest.mark.rule("wistar.quick.pitch_tent")
def test_there_is_no_tent_outside() -> None:
    table = Table.empty().at(1, "hall").turn()
    assert "pitch_tent" not in table.options()


# why not ------------------------------------------------------------------------------------------------------------
@pytest.mark.rule(
    "wistar.quick.buy_joker", "wistar.quick.buy_current", "wistar.current.third", "wistar.quick.pitch_tent"
)
def test_what_is_out_of_reach_says_why() -> None:
    table = Table.empty().area(0, "lamp").turn()
    assert table.why() == {
        "buy_joker": "quick.buy_joker",
        "buy_current": "quick.buy_current",
        "use:lamp": "memo.spend_to_gain",
        "pitch_tent": "quick.pitch_tent",
        **table.why(kind="claim"),
        **table.why(kind="place"),
    }
    rich = Table.empty().goods(0, wood=4).current(0, 2).at(0, "hall").turn()
    assert rich.why(kind="buy_current") == {"buy_current": "current.third"}
    assert not {"buy_joker", "pitch_tent"} & rich.why().keys()


@pytest.mark.rule("wistar.tent.two_rooms")
@pytest.mark.parametrize("tents", [("hall",), ("kitchen", "study")])
def test_a_tent_that_cannot_be_pitched_says_why(tents: tuple[str, ...]) -> None:
    table = Table.empty().at(0, "hall")
    for tent in tents:
        table.tent(0, tent)
    assert table.turn().why(kind="pitch_tent") == {"pitch_tent": "tent.two_rooms"}


@pytest.mark.rule("wistar.quick.use_once", "wistar.mission.presence")
@pytest.mark.card("radar_tower")
def test_a_1x_effect_is_kept_while_it_can_do_nothing() -> None:
    """The radar tower lets one do a mission: outside the farm there is none."""
    table = Table.empty().area(0, "radar_tower").mission("kitchen", "kitchen_counter").goods(0, wood=2)
    assert "use:radar_tower" not in table.turn().options()
    assert table.why()["use:radar_tower"] == "mission.presence"
    table.g.stop()
    assert "use:radar_tower" in table.at(0, "kitchen").turn().options()
