"""Playing inventions: what they ask for and what becomes of them. Rules: play.*; discounts have a file of their own."""

from collections import Counter

import pytest

from pentarchy.engine.views import SPECTATOR, view
from tests.games.wistar.table import Table

MOUSE, MICE = ("mouse_house_10",), ("mouse_house_10", "cheese_big")


def why(table: Table, card: str) -> str:
    """The rule against playing a card now; "" if it is allowed."""
    table.g.stop()
    table.does(0, "play()")
    allowed = f"play_card:{card}" in table.options()
    rule = table.why().get(f"play_card:{card}", "")
    assert allowed == (rule == "")
    return rule


# all requirements ---------------------------------------------------------------------------------------------------
def horse() -> Table:
    """The worked example: a current token, the missile in play, 2 metal, three markers on missions."""
    table = Table.empty().current(0, 1).area(0, "ground_to_cat_missile").goods(0, metal=2).hand(0, "automatic_horse")
    table.mark("attic_landing_1", 0, "space_veranda").mark("attic_landing_3", 0, "space_vp_three")
    return table.mark("iron_gate_1", 0, "space_vp_six").mark("iron_gate_2", 1, "space_vp_six")


@pytest.mark.rule("wistar.play.all_requirements", "wistar.play.cost_goods", "wistar.symbol.play")
def test_the_automatic_horse_gives_a_move_token_and_a_vp_for_each_own_marker() -> None:
    table = horse().turn().play(0, "place:sector_a_1", "bonus:0", "play_card:automatic_horse")
    assert table.owned() == {"move": 3}
    assert table.g.vp[0] == 13
    assert table.names("areas", 0) == ["ground_to_cat_missile", "automatic_horse"]
    assert table.g.hands[0] == ()
    assert table.g.current[0] == 1


@pytest.mark.rule("wistar.play.all_requirements")
def test_one_requirement_that_is_not_met_is_enough_to_forbid_a_card() -> None:
    assert why(horse(), "automatic_horse") == ""
    assert why(horse().goods(0, metal=1), "automatic_horse") == "play.cost_goods"
    assert why(horse().current(0, 0), "automatic_horse") == "play.needs_current"
    table = horse()
    table.put("box", -1, "ground_to_cat_missile")
    assert why(table, "automatic_horse") == "play.needs_skills"


@pytest.mark.rule("wistar.play.all_requirements")
def test_nothing_has_to_be_played() -> None:
    table = horse().does(0, "play()").play(0, "pass_by")
    assert table.g.over
    assert (table.owned(), table.names("hands", 0)) == ({"metal": 2}, ["automatic_horse"])


# what is spent ------------------------------------------------------------------------------------------------------
@pytest.mark.rule("wistar.play.cost_goods")
@pytest.mark.parametrize(
    ("wood", "metal", "rule"),
    [(1, 3, ""), (2, 4, ""), (0, 3, "play.cost_goods"), (1, 2, "play.cost_goods"), (4, 0, "play.cost_goods")],
)
def test_wood_and_metal_are_spent_as_shown(wood: int, metal: int, rule: str) -> None:
    """Steam Giant: 1 wood, 3 metal, two robots in play."""
    table = Table.empty().area(0, "automatic_dog", "spring_bat").goods(0, wood=wood, metal=metal)
    assert why(table.hand(0, "steam_giant"), "steam_giant") == rule
    if not rule:
        table.play(0, "play_card:steam_giant")
        assert table.g.goods[:2] == [wood - 1, metal - 3]


@pytest.mark.rule("wistar.play.cost_moves")
def test_move_tokens_are_spent_and_go_back_to_the_supply() -> None:
    """Underground Railway: 1 wood, 2 metal, 1 move token, two rooms dug."""
    table = Table.empty().built(0, dug=2).goods(0, wood=1, metal=2, move=2).plays("underground_railway")
    assert table.owned() == {"move": 1}
    assert table.g.supply_moves == 19


@pytest.mark.rule("wistar.play.cost_moves")
@pytest.mark.parametrize("card", ["underground_railway", "rocket_sled"])
def test_without_the_move_token_the_card_is_not_played(card: str) -> None:
    table = Table.empty().built(0, dug=2).current(0, 1).goods(0, wood=5, metal=5, joker=2).hand(0, card)
    assert why(table, card) == "play.cost_moves"
    assert why(table.goods(0, move=1), card) == ""


# what must be there -------------------------------------------------------------------------------------------------
@pytest.mark.rule("wistar.play.needs_types")
@pytest.mark.parametrize(
    ("card", "enough", "short"),
    [
        ("armoured_car", ("whistle", "lamp"), ("whistle", "automatic_dog", "well")),
        ("steam_giant", ("automatic_dog", "spring_bat"), ("automatic_dog", "whistle", "well")),
        ("root_cellar", ("well",), ("whistle", "automatic_dog")),
        ("assembly_line", ("whistle", "automatic_dog", "well"), ("whistle", "automatic_dog", "lamp")),
        ("toolbox", ("whistle",), ()),  # itself a tool
        ("clockwork_turtle", ("spring_bat",), ()),  # itself a robot
        ("construction_crane", ("well",), ()),  # itself a structure
    ],
)
def test_inventions_of_a_type_must_be_in_play_already(card: str, enough: tuple[str], short: tuple[str]) -> None:
    def table() -> Table:
        return Table.empty().goods(0, wood=5, metal=5).hand(0, card)

    assert why(table().area(0, *enough), card) == ""
    assert why(table().area(0, *short).area(1, *set(enough) - set(short)), card) == "play.needs_types"
    assert why(table().area(0, *short).hand(0, *set(enough) - set(short)), card) == "play.needs_types"


@pytest.mark.rule("wistar.play.needs_skills", "wistar.ability.hero_symbols", "wistar.ability.skill_token")
@pytest.mark.parametrize(
    ("helpers", "area", "rule"),
    [
        (("strongman_brok",), (), ""),
        (("token_strength",), ("hammer",), ""),
        ((), ("hammer", "saw"), ""),
        ((), ("mechanical_bear",), ""),
        (("token_strength",), (), "play.needs_skills"),
        ((), ("hammer",), "play.needs_skills"),
        (("token_wit", "acrobat_lila"), ("hammer", "battery"), "play.needs_skills"),
    ],
)
def test_skills_count_on_tokens_heroes_and_inventions(helpers: tuple[str], area: tuple[str], rule: str) -> None:
    """Foundry: 2 wood, 1 metal, 2 strength. What others have or what is in hand does not count."""
    table = Table.empty().goods(0, wood=2, metal=1).helpers(0, *helpers).area(0, *area)
    table.hand(0, "foundry", "slingshot", "tin_soldier").area(1, "mechanical_badger", "forge")
    assert why(table, "foundry") == rule


@pytest.mark.rule("wistar.play.needs_mice")
@pytest.mark.parametrize(
    ("card", "mice", "rule"),
    [
        ("nursery", (), "play.needs_mice"),
        ("nursery", MOUSE, ""),
        ("nursery", ("cheese_big",), ""),
        ("cheese_dairy", MOUSE, "play.needs_mice"),
        ("cheese_dairy", MICE, ""),
    ],
)
def test_mice_must_live_on_the_board(card: str, mice: tuple[str], rule: str) -> None:
    """Nursery: a mouse; Cheese Dairy: two, and 1 endurance. Cheese counts, other boards do not."""
    table = Table.empty().goods(0, wood=3, metal=1).helpers(0, "token_endurance").hand(0, card)
    assert why(table.mice(0, *mice).mice(1, "mouse_house_01", "mouse_house_02"), card) == rule


@pytest.mark.rule("wistar.play.needs_mice")
def test_mice_on_the_veranda_and_in_the_snail_count() -> None:
    """Three beds fill the three rooms, so the two mice live in the additional ones."""
    table = Table.empty().built(0, beds=3).emptied(0, "veranda").area(0, "automatic_snail").mice(0, *MICE)
    assert why(table.goods(0, wood=3, metal=1).hand(0, "cheese_dairy"), "cheese_dairy") == ""


@pytest.mark.rule("wistar.play.needs_rooms")
@pytest.mark.parametrize(("dug", "rule"), [(0, "play.needs_rooms"), (1, "play.needs_rooms"), (2, ""), (3, "")])
def test_rooms_must_have_been_dug(dug: int, rule: str) -> None:
    """Mechanical Elephant: two rooms. Those of the start, the veranda and the snail's are not dug."""
    table = Table.empty().built(0, dug=dug).built(1, dug=6).emptied(0, "veranda").area(0, "automatic_snail")
    table.goods(0, metal=3).helpers(0, "strongman_brok").hand(0, "mechanical_elephant")
    assert why(table, "mechanical_elephant") == rule


@pytest.mark.rule("wistar.play.spent_or_held")
@pytest.mark.parametrize("card", ["cheese_dairy", "mechanical_elephant", "armoured_car", "time_machine"])
def test_only_goods_are_given_up(card: str) -> None:
    """They ask for mice, skills, rooms, types and current: all of it is still there."""
    table = Table.empty().goods(0, wood=3, metal=4, move=1, joker=1).built(0, dug=2).current(0, 2).mice(0, *MICE)
    helpers = ("strongman_brok", "scientist_gwyr", "token_endurance")
    table.helpers(0, *helpers).area(0, "whistle", "lamp").plays(card)
    assert (table.g.dug[0], table.g.current[0], table.names("homes", 0)) == (2, 2, list(MICE))
    assert table.names("helpers", 0) == list(helpers)
    assert table.names("areas", 0) == ["whistle", "lamp", card]
    assert table.g.goods[2:4] == [1, 1]
    assert table.g.goods[:2] == ([0, 3] if card == "cheese_dairy" else [3, 1])


# into the area ------------------------------------------------------------------------------------------------------
@pytest.mark.rule("wistar.play.into_area", "wistar.general.hidden_information")
def test_a_card_is_secret_in_hand_and_open_in_play() -> None:
    table = Table.empty().goods(0, wood=2).hand(0, "forge")
    card = table.card("forge")
    assert [view(table.g, who)["hands"][0] for who in (0, 1, SPECTATOR)] == [[card], [None], [None]]
    table.plays("forge")
    for who in (0, 1, SPECTATOR):
        assert view(table.g, who)["areas"][0] == [card]
        assert view(table.g, who)["hands"][0] == []
    assert table.owned() == {"metal": 1}, "its effect has come into force"
    assert table.events("played") == [("played", 0, card, 2, 0, 0, 0)]


@pytest.mark.rule("wistar.play.into_area", "wistar.symbol.cards_in_play")
@pytest.mark.parametrize(
    ("card", "gained"),
    [("pantry", {"wood": 1}), ("gymnasium", {"move": 1}), ("tin_woodpecker", {"wood": 1})],
)
def test_a_card_counts_itself(card: str, gained: dict[str, int]) -> None:
    """Wood for each structure, move tokens for strength, wood for observation."""
    assert Table.empty().plays_free(card).owned() == gained


@pytest.mark.rule("wistar.play.into_area")
@pytest.mark.parametrize(
    ("card", "other", "goods", "vp"),
    [
        ("robot_scarecrow", "spring_bat", {}, 2),
        ("rope_park", "stilts", {"move": 1}, 1),
        ("assembly_line", "stilts", {}, 1),
        ("microscope", "control_room", {}, 2),
        ("magnet_cannon", "flashlight", {"metal": 1}, 1),
        ("carpenters_plane", "backpack", {"wood": 1, "move": 1}, 0),
    ],
)
def test_its_own_play_does_not_fire_its_each_time_effect(card: str, other: str, goods: dict[str, int], vp: int) -> None:
    table = Table.empty().plays_free(card)
    assert (table.owned(), table.g.vp[0]) == ({}, 10)
    table.plays_free(other)
    assert (table.owned(), table.g.vp[0]) == (goods, 10 + vp)


# for free -----------------------------------------------------------------------------------------------------------
@pytest.mark.rule("wistar.play.free", "wistar.symbol.play_free")
def test_a_card_played_for_free_ignores_all_requirements_and_works_normally() -> None:
    """Power Station asks for 2 wood, 3 metal and a structure; Time Machine for 3 metal, 2 wit and boosted current."""
    table = Table.empty().mice(1, "mouse_house_03").plays_free("power_station")
    assert (table.g.current[0], table.symbols()) == (2, {"endurance": 1, "energy": 1})
    assert table.score()["inventions"] == 4
    table.plays_free("time_machine")
    assert table.options(1) == {"suffer:mouse_1", "suffer:vp_3"}


@pytest.mark.rule("wistar.play.free")
@pytest.mark.parametrize(
    "card", ["rocket_sled", "cheese_dairy", "mechanical_elephant", "assembly_line", "nanobot_swarm", "cat_prison"]
)
def test_neither_goods_nor_anything_else_is_needed_for_free(card: str) -> None:
    table = Table.empty().hand(0, card)
    assert why(table, card) != ""
    table.g.stop()
    table.does(0, "play_free()")
    assert table.options() == {f"play_for_free:{card}", "pass_by"}
    table.play(0, f"play_for_free:{card}")
    assert table.where(card) == ("areas", 0)


@pytest.mark.rule("wistar.play.free")
def test_goods_at_hand_are_not_spent_for_a_free_card() -> None:
    goods = {"wood": 5, "metal": 5, "move": 2, "joker": 3}
    table = Table.empty().goods(0, **goods).plays_free("cat_prison")
    assert table.owned() == goods


# symbols, types, points ---------------------------------------------------------------------------------------------
@pytest.mark.rule("wistar.play.symbols_gained", "wistar.play.skills")
@pytest.mark.parametrize(
    ("card", "symbols"),
    [
        ("hall_of_heroes", {}),
        ("well", {"wit": 1}),
        ("stilts", {"agility": 1}),
        ("bionic_eye", {"observation": 2}),
        ("cat_prison", {"strength": 1, "endurance": 1}),
        ("exoskeleton", {"strength": 1, "endurance": 1, "energy": 1}),
        ("battery", {"energy": 1}),
    ],
)
def test_a_card_gives_all_its_symbols(card: str, symbols: dict[str, int]) -> None:
    assert Table.empty().plays_free(card).symbols() == symbols


@pytest.mark.rule("wistar.play.symbols_gained")
def test_symbols_of_a_card_count_for_the_next_one() -> None:
    table = Table.empty().goods(0, wood=2).hand(0, "bathhouse")
    assert why(table, "bathhouse") == "play.needs_skills"
    table.g.stop()
    table.plays_free("dormitory")
    assert why(table, "bathhouse") == ""


@pytest.mark.rule("wistar.play.skills")
def test_there_are_five_skills() -> None:
    shown = Table.empty().content.tables
    cards = [*shown["basic_inventions.toml"].values(), *shown["advanced_inventions.toml"].values()]
    skills = {"wit", "agility", "observation", "strength", "endurance"}
    assert {symbol for card in cards for symbol in card["symbols"]} == skills
    assert {len(card["symbols"]) for card in cards} == {0, 1, 2}


@pytest.mark.rule("wistar.play.energy")
def test_energy_is_counted_by_effects() -> None:
    """The drill carries energy itself: with the battery two rooms are dug, and 2 VP for each of three in the end."""
    table = Table.empty().area(0, "battery").plays_free("electric_drill").play(0, "dig_rooms:2")
    assert table.g.dug[0] == 2
    table.plays_free("particle_accelerator")
    assert table.score()["final"] == 6


@pytest.mark.rule("wistar.play.energy")
@pytest.mark.parametrize("card", ["scientists_office", "obstacle_course", "greenhouse", "mechanical_ant", "bathhouse"])
def test_energy_is_no_skill(card: str) -> None:
    table = Table.empty().area(0, "battery", "lightning_rod").goods(0, wood=5, metal=5).hand(0, card)
    assert table.symbols() == {"energy": 2}
    assert why(table, card) == "play.needs_skills"


@pytest.mark.rule("wistar.play.end_vp")
@pytest.mark.parametrize(
    ("cards", "vp"),
    [(("time_machine",), 9), (("saw",), -1), (("woodshed",), 0), (("playroom", "bakery"), -1), (("forge", "snare"), 4)],
)
def test_inventions_in_play_give_or_take_vp_at_the_end(cards: tuple[str], vp: int) -> None:
    table = Table.empty().hand(0, "fortress").area(0, *cards)
    assert table.score()["inventions"] == vp


@pytest.mark.rule("wistar.play.types")
def test_every_invention_has_one_type() -> None:
    table = Table.empty()
    kinds = Counter(table.content.type[card] for card in table.content.inventions)
    assert kinds == {0: 72, 1: 36, 2: 72}
    table.area(0, "whistle", "lamp", "automatic_dog", "well", "forge", "garage")
    assert [table.count(kind) for kind in ("tools", "robots", "structures")] == [2, 1, 3]
