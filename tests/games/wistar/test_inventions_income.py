"""Inventions with an income effect: at once, and at the start of every later round."""

from typing import Any

import pytest

from tests.games.wistar.inventions import card, changed, counts, next_round, ready

POINT = {"open:passage_1", "open:passage_8", "walk_to:room_kitchen", "walk_to:room_bedroom", "reveal_at:room_hall",
         "fetch:room_hall"}  # fmt: skip


@pytest.mark.rule("wistar.effect.income")
@pytest.mark.parametrize(
    ("name", "changes"),
    [
        card("backpack", {"move": 1}),
        card("wooden_beaver", {"wood": 1}),
        card("clockwork_rooster", {"move": 1}),
        card("bakery", {"vp": 1}),
        card("forge", {"metal": 1}),
        card("greenhouse", {"wood": 1}),
        card("cheese_dairy", {"vp": 2}),
        card("foundry", {"metal": 2}),
    ],
)
def test_an_income_comes_at_once_and_at_the_start_of_every_later_round(name: str, changes: dict[str, int]) -> None:
    table = ready()
    before, others = counts(table), counts(table, 1)
    table.plays_free(name)
    assert table.g.over
    for times in (1, 2, 3, 4):
        assert table.g.round == times + 1
        gained = {what: times * amount for what, amount in changes.items()}
        assert changed(before, counts(table)) == {"areas": [name], **gained}
        assert counts(table, 1) == others
        if times < 4:
            next_round(table)
            assert table.asked() == "place_where"


@pytest.mark.rule("wistar.effect.income")
@pytest.mark.parametrize(
    ("name", "cards"),
    [
        card("acoustic_amplifier", ["woodshed", "stilts"]),
        card("house_of_inventors", ["cat_prison", "radio_room"]),
    ],
)
def test_an_income_of_a_card_comes_from_the_top_of_the_deck(name: str, cards: list[str]) -> None:
    table = ready().plays_free(name)
    assert table.names("hands", 0) == cards[:1]
    assert next_round(table).names("hands", 0) == cards
    assert table.asked() == "place_where"


@pytest.mark.rule("wistar.effect.income")
@pytest.mark.parametrize(
    ("name", "options", "move", "changes"),
    [
        card("mechanical_eagle", POINT, "reveal_at:room_hall", {"metal": 2}),
        card("wind_farm", {"pick:wood", "pick:metal", "pick:basic", "pick:advanced"}, "pick:metal", {"metal": 1}),
    ],
)
def test_an_income_with_a_choice_is_asked_each_time(
    name: str, options: set[str], move: str, changes: dict[str, Any]
) -> None:
    table = ready()
    before = counts(table)
    table.plays_free(name)
    assert table.options() == options
    table.play(0, move)
    assert table.g.over
    assert changed(before, counts(table)) == {"areas": [name], **changes}
    next_round(table)
    assert table.options() == options - ({move} if name == "mechanical_eagle" else set())
    table.play(0, "walk_to:room_kitchen" if name == "mechanical_eagle" else "pick:wood")
    assert table.asked() == "place_where"
    assert table.g.round == 3
