"""Inventions with an aggressive effect: whom they hit, and what the victims lose."""

from typing import Any

import pytest

from pentarchy.engine.views import SPECTATOR, view
from pentarchy.games.wistar import GAME
from pentarchy.games.wistar.rival import rival_turn
from pentarchy.text import Speech
from tests.games.wistar.inventions import card, changed, counts
from tests.games.wistar.table import Table

HANDS = (("bathhouse", "robot_scarecrow"), ("saw", "well"), ("lamp", "cat_prison"))
PLAYED = (
    {"advanced": ("jetpack", "garage"), "robots": ("spring_bat", "mechanical_ant"), "structures": ("bakery", "forge")},
    {"advanced": ("jet_plane", "lockpick"), "robots": ("steam_giant", "spring_frog"), "structures": ("well", "tavern")},
    {"advanced": ("joinery", "foundry"), "robots": ("robo_cat", "water_strider"), "structures": ("archive", "nursery")},
)  # fmt: skip
MICE = (
    ("mouse_house_01", "mouse_basement_01"),
    ("mouse_house_02", "mouse_basement_02"),
    ("mouse_house_04", "cheese_small"),
)
ROWS = [f"{card}_{row}" for card in ("attic_landing", "study_desk", "iron_gate") for row in (1, 2, 3)]


def give(table: Table, player: int, what: str, number: int) -> None:
    """Let a player have so many of something that attackers compare."""
    if what in ("joker", "move"):
        table.goods(player, **{what: number})
    elif what == "hand":
        table.hand(player, *HANDS[player][:number])
    elif what == "inventions":
        table.area(player, *PLAYED[player]["robots"][:number])
    elif what in PLAYED[player]:
        table.area(player, *PLAYED[player][what][:number])
    elif what == "doors":
        table.put("doors", player, *(f"door_{3 * player + door:02}" for door in range(1, number + 1)))
    elif what == "beds":
        table.built(player, beds=number)
    elif what == "rooms_dug":
        table.built(player, dug=number)
    elif what == "mice":
        table.mice(player, *MICE[player][:number])
    elif what == "markers":
        for row in range(number):
            table.mark(ROWS[3 * player + row], player, ("space_vp_three", "space_veranda")[row])
    else:
        for goal in range(number):
            table.g.goal_marks[4 * goal + player] = player


def before_attack(what: str, own: int, counted: dict[int, int], **goods: int) -> Table:
    """Player 0 has `own` of something, and other inventions; three others have so many, player 1 also some goods."""
    table = Table.empty(4).goal("goal_rooms", "goal_beds", "goal_mice")
    if what != "inventions":
        table.area(0, "hammer", "whistle")
    for player, number in ((0, own), *counted.items()):
        if number:
            give(table, player, what, number)
    return table.goods(1, **goods)


def attacked(name: str, what: str, own: int, counted: dict[int, int], **goods: int) -> Table:
    return before_attack(what, own, counted, **goods).plays_free(name)


# name, what is compared, how many the owner has beside the card itself, goods of the victim, moves, loss
CASES = [
    card("camouflage_suit", "joker", 1, {}, (), {"joker": -1}),
    card("shuriken", "hand", 1, {}, ("give_card:saw",), {"hands": ["well"]}),
    card("slingshot", "move", 1, {}, (), {"move": -1}),
    card("snare", "advanced", 1, {}, (), {"vp": -1}),
    card("tin_soldier", "robots", 0, {}, (), {"vp": -2}),
    card("reconnaissance_centre", "doors", 1, {}, (), {"vp": -2}),
    card("signal_tower", "goals", 1, {}, (), {"vp": -2}),
    card("repeating_crossbow", "inventions", 0, {}, (), {"vp": -2}),
    card("robo_cat", "beds", 1, {}, (), {"vp": -3}),
    card("fortress", "structures", 0, {}, (), {"vp": -3}),
    card("termite_nursery", "beds", 1, {"wood": 2}, ("suffer:wood_2",), {"wood": -2}),
    card("automatic_mole", "rooms_dug", 1, {"metal": 3}, ("suffer:metal_2",), {"metal": -2}),
    card("paralysing_pistol", "markers", 1, {"move": 1}, ("suffer:move_1",), {"move": -1}),
    card("time_machine", "mice", 1, {}, ("suffer:mouse_1", "give_mouse:mouse_house_02"),
         {"homes": ["mouse_basement_02"]}),
]  # fmt: skip


@pytest.mark.rule("wistar.effect.aggressive")
@pytest.mark.rule("wistar.memo.more_than_you")
@pytest.mark.parametrize(("name", "what", "own", "goods", "moves", "loss"), CASES)
def test_only_those_with_more_than_the_owner_lose_something(
    name: str, what: str, own: int, goods: dict[str, int], moves: tuple[str, ...], loss: dict[str, Any]
) -> None:
    """Player 1 has more, player 2 as many as the owner with the card, player 3 nothing."""
    calm = before_attack(what, own, {1: 2, 2: 1}, **goods)
    before = [counts(calm, player) for player in range(4)]
    table = attacked(name, what, own, {1: 2, 2: 1}, **goods).play(1, *moves)
    assert table.g.over
    after = [counts(table, player) for player in range(4)]
    assert changed(before[1], after[1]) == loss
    assert changed(before[0], after[0]) == {"areas": [name]}
    assert (after[2], after[3]) == (before[2], before[3])
    assert [event[1] for event in table.events("attacked")] == [1]


@pytest.mark.parametrize(("name", "what", "own"), [card(*case.values[:3]) for case in CASES])
def test_nobody_loses_anything_with_equal_numbers(name: str, what: str, own: int) -> None:
    table = attacked(name, what, own, {1: 1, 2: 1, 3: 0}, wood=2, metal=2)
    assert table.g.over
    assert table.events("attacked") == []
    assert table.g.vp == [10, 10, 10, 10]


@pytest.mark.rule("wistar.effect.aggressive_choice")
@pytest.mark.parametrize(
    ("name", "what", "goods", "choice", "vp"),
    [
        card("termite_nursery", "beds", {"wood": 2}, {"suffer:wood_2", "suffer:vp_3"}, 3),
        card("automatic_mole", "rooms_dug", {"metal": 2}, {"suffer:metal_2", "suffer:vp_3"}, 3),
        card("paralysing_pistol", "markers", {"move": 1}, {"suffer:move_1", "suffer:vp_2"}, 2),
        card("time_machine", "mice", {}, {"suffer:mouse_1", "suffer:vp_3"}, 3),
    ],
)
def test_the_victim_chooses_goods_or_vp(name: str, what: str, goods: dict[str, int], choice: set[str], vp: int) -> None:
    table = attacked(name, what, 1, {1: 2, 2: 1}, **goods)
    assert table.g.asked == 1
    assert table.options(1) == choice
    before = counts(table, 1)
    table.play(1, f"suffer:vp_{vp}")
    assert changed(before, counts(table, 1)) == {"vp": -vp}
    assert table.g.over


@pytest.mark.rule("wistar.effect.aggressive_choice")
@pytest.mark.rule("wistar.card.087_154_mole_termites")
@pytest.mark.parametrize(
    ("name", "what", "goods"),
    [
        card("termite_nursery", "beds", {"wood": 1, "metal": 5}),
        card("automatic_mole", "rooms_dug", {"metal": 1, "wood": 5}),
    ],
)
def test_with_fewer_than_2_of_the_goods_only_the_vp_can_be_lost(name: str, what: str, goods: dict[str, int]) -> None:
    table = attacked(name, what, 1, {1: 2, 2: 1}, **goods)
    assert table.g.over
    assert table.g.vp == [10, 7, 10, 10]
    assert table.owned(1) == goods


@pytest.mark.rule("wistar.card.087_154_mole_termites")
@pytest.mark.card("automatic_mole")
@pytest.mark.card("termite_nursery")
@pytest.mark.card("hostel")
def test_mole_compares_rooms_dug_and_termites_beds_built_even_if_discarded() -> None:
    table = Table.empty().built(0, beds=1, dug=0).built(1, beds=0, dug=1)
    assert table.plays_free("termite_nursery").g.vp == [10, 10]
    assert table.plays_free("automatic_mole").g.vp == [10, 7]
    table = Table.empty().built(1, beds=2).plays_free("hostel", 1).play(1, "agree").goods(1, wood=0)
    table.built(0, beds=1)
    assert table.plays_free("termite_nursery").g.vp == [10, 7]


@pytest.mark.rule("wistar.effect.aggressive")
@pytest.mark.card("reconnaissance_centre")
def test_reconnaissance_centre_as_in_the_worked_example() -> None:
    """Doors: Zhanna 1, Danila 1, Semyon 2; Zhanna has 2 wood."""
    table = Table.empty(3).goods(0, wood=2)
    table.put("doors", 0, "door_01")
    table.put("doors", 1, "door_02")
    table.put("doors", 2, "door_03", "door_04")
    table.plays("reconnaissance_centre")
    assert table.owned() == {}
    assert table.g.vp == [10, 10, 8]
    assert table.symbols() == {"observation": 1}
    assert table.score()["inventions"] == 4


@pytest.mark.rule("wistar.memo.more_than_you")
@pytest.mark.card("camouflage_suit")
def test_camouflage_suit_as_in_the_worked_example() -> None:
    table = Table.empty(4).goods(0, joker=1).goods(1, joker=2).goods(2, joker=1).plays_free("camouflage_suit")
    assert table.g.goods[3::4] == [1, 1, 1, 0]
    assert table.g.supply_jokers == 12 - 3  # the token is back in the supply


@pytest.mark.rule("wistar.card.025_time_machine")
@pytest.mark.card("time_machine")
def test_time_machine_takes_one_mouse_of_the_victims_choice_out_of_the_game() -> None:
    """The worked example: mice 1 (owner), 2 and 1."""
    table = Table.empty(3)
    for player, number in ((0, 1), (1, 2), (2, 1)):
        give(table, player, "mice", number)
    table.plays_free("time_machine")
    assert table.options(1) == {"suffer:mouse_1", "suffer:vp_3"}
    table.play(1, "suffer:mouse_1")
    assert table.options(1) == {"give_mouse:mouse_house_02", "give_mouse:mouse_basement_02"}
    table.play(1, "give_mouse:mouse_basement_02")
    assert table.where("mouse_basement_02") == ("box", -1)
    assert [len(home) for home in table.g.homes] == [1, 1, 1]
    assert table.g.vp == [10, 10, 10]


@pytest.mark.rule("wistar.card.044_shuriken")
@pytest.mark.card("shuriken")
def test_shuriken_lets_the_victim_choose_the_card_and_shows_only_that() -> None:
    """The Shuriken itself has left the hand when hands are compared."""
    table = Table.empty(3).hand(0, "lamp", "shuriken").hand(1, "saw", "well").hand(2, "bakery")
    table.plays_free("shuriken")
    assert table.options(1) == {"give_card:saw", "give_card:well"}
    table.play(1, "give_card:well")
    assert table.where("well") == ("discards", 0)
    assert [len(hand) for hand in table.g.hands] == [1, 1, 1]
    for eye in (0, 2, SPECTATOR):
        assert view(table.g, eye)["hands"][1] == [None]


@pytest.mark.rule("wistar.effect.aggressive_choice")
@pytest.mark.card("automatic_mole")
def test_all_are_compared_first_and_several_victims_decide_in_turn_order() -> None:
    table = Table.empty(4)
    table.g.order = (2, 0, 3, 1)
    for player, number in ((0, 0), (1, 1), (2, 2), (3, 3)):
        table.built(player, dug=number).goods(player, metal=2)
    table.plays_free("automatic_mole")
    assert table.g.asked == 3
    table.play(3, "suffer:vp_3")
    assert table.g.asked == 1
    table.play(1, "suffer:metal_2")
    assert table.g.asked == 2
    table.play(2, "suffer:vp_3")
    assert table.g.over
    assert table.g.vp == [10, 10, 7, 7]


@pytest.mark.rule("wistar.effect.aggressive_choice")
@pytest.mark.card("fortress")
def test_vp_can_be_lost_without_having_enough_of_them() -> None:
    table = Table.empty().area(1, "well", "tavern")
    table.g.vp[1] = 1
    assert table.plays_free("fortress").g.vp == [10, 0]


@pytest.mark.rule("wistar.effect.aggressive")
@pytest.mark.card("tin_soldier")
def test_an_aggressive_effect_comes_only_when_the_card_is_played() -> None:
    table = Table.empty().area(0, "tin_soldier").area(1, "spring_bat", "spring_frog")
    assert table.turn().g.vp == [10, 10]
    assert "use:tin_soldier" not in table.options()


@pytest.mark.rule("wistar.card.095_automatic_dog")
@pytest.mark.parametrize(("name", "what", "own"), [card(*case.values[:3]) for case in CASES])
@pytest.mark.card("automatic_dog")
def test_automatic_dog_protects_its_owner_against_every_aggressive_card(name: str, what: str, own: int) -> None:
    table = before_attack(what, own, {1: 2, 2: 2}).area(1, "automatic_dog")
    before = counts(table, 1)
    table.plays_free(name)
    assert table.g.asked in (2, -1)
    assert [event[1] for event in table.events("attacked")] == [2]  # the dog does not protect others
    table.go_on()
    assert counts(table, 1) == before


@pytest.mark.rule("wistar.card.095_automatic_dog")
@pytest.mark.card("automatic_dog")
def test_automatic_dog_protects_from_the_moment_it_is_played() -> None:
    table = Table.empty().area(1, "well", "tavern").plays_free("automatic_dog", 1)
    assert table.plays_free("fortress").g.vp == [10, 10]
    table = Table.empty().area(0, "automatic_dog").area(1, "well", "tavern")
    assert table.plays_free("fortress").g.vp == [10, 7]  # the attacker's own dog does not matter


@pytest.mark.rule("wistar.card.095_automatic_dog")
@pytest.mark.card("automatic_dog")
@pytest.mark.parametrize(("area", "vp"), [((), 8), (("automatic_dog",), 10)])
def test_automatic_dog_protects_against_state_cards_too(area: tuple[str, ...], vp: int) -> None:
    table = Table.empty(1).area(0, *area)
    table.put("doors", 0, *(f"door_{number:02}" for number in range(1, 6)))
    table.put("state_deck", -1, "state_13")  # whoever has more doors than the rival loses 2 VP
    assert table.run(rival_turn()).g.vp[0] == vp


# what the log tells -------------------------------------------------------------------------------------------------
def told(table: Table, kind: str, lang: str) -> list[str]:
    """The sentences of a kind of event, as the players read them."""
    speech = Speech(GAME, table.content, lang, {"en": ("Ann", "Bob"), "ru": ("Анна", "Борис")}[lang])
    return [speech.event((event[0], event[1:])) for event in table.events(kind)]


@pytest.mark.rule("wistar.effect.aggressive")
@pytest.mark.card("termite_nursery")
def test_goods_lost_to_a_card_are_told_as_lost_to_it_and_not_as_spent() -> None:
    table = attacked("termite_nursery", "beds", 1, {1: 2}, wood=2).play(1, "suffer:wood_2")
    assert table.events("spent") == []
    assert table.events("lost") == [("lost", 1, 0, 2, table.card("termite_nursery"))]
    assert told(table, "lost", "en") == ["Bob discards 2 wood (Termite Nursery)."]
    assert told(table, "lost", "ru") == ["Борис сбрасывает 2 дерева («Питомник термитов»)."]


@pytest.mark.rule("wistar.solo.aggressive")
def test_goods_lost_to_a_state_card_are_told_as_lost_to_it() -> None:
    table = Table.empty(1).goods(0, wood=3)
    table.put("state_deck", -1, "state_01")
    table.run(rival_turn())
    assert table.events("spent") == []
    assert [event[1:4] for event in table.events("lost")] == [(0, 0, 1)]
    assert table.owned() == {"wood": 2}
