"""Labels and prompts tell what a move costs, after every discount, and are true in every situation."""

import pytest

from pentarchy.engine.views import view
from pentarchy.games.wistar import GAME
from pentarchy.games.wistar.moves import FROM_BONUS
from pentarchy.games.wistar.paying import pay
from pentarchy.text import Speech
from tests.games.wistar.table import Table

NAMES = {"en": ("Ann", "Bob"), "ru": ("Анна", "Борис")}


def labels(table: Table, lang: str = "en", kind: str = "") -> set[str]:
    speech, seen = Speech(GAME, table.content, lang, NAMES[lang]), view(table.g, 0)
    return {speech.move(move, seen, 0) for move in table.g.legal(0) if not kind or move[0] == kind}


def prompt(table: Table, lang: str = "en") -> str:
    speech = Speech(GAME, table.content, lang, NAMES[lang])
    return speech.prompt(table.g.asks[0], view(table.g, 0), 0)


@pytest.mark.rule("wistar.dig.cost", "wistar.ability.dig_discount")
def test_rooms_and_beds_name_their_price_after_discounts() -> None:
    table = Table.empty().workers(0, forest=2).goods(0, metal=4).main("dig")
    assert labels(table) == {"Dig 2 rooms (price: 4 metal)", "Dig 1 room (price: 2 metal)", "Dig no room"}
    table = Table.empty().workers(0, forest=2).goods(0, metal=4).emptied(0, "dig_discount")
    table.area(0, "geological_scanner").main("dig")
    assert labels(table) == {"Dig 2 rooms (price: 1 metal)", "Dig 1 room (price: free)", "Dig no room"}
    assert "1 metal less in all" in prompt(table)
    table = Table.empty().goods(0, wood=2).does(0, "bed(1)")
    assert labels(table, "ru") == {"Построить 1 кровать (цена: 2 дерева)", "Не строить"}
    assert "Build 1 bed (price: free)" in labels(Table.empty().does(0, "bed_free(1)"))


@pytest.mark.rule("wistar.explore.points")
def test_exploring_names_the_point_and_an_effect_does_not() -> None:
    table = Table.empty().door(1, "door_01").does(0, "explore(1)")
    assert "Open the door: farm entrance – Hall (1 point)" in labels(table)
    table = Table.empty().door(1, "door_01").does(0, "open_door('near')")
    assert "Open the door: farm entrance – Hall" in labels(table)


@pytest.mark.rule("wistar.play.discounts")
@pytest.mark.card("mechanical_cow", "hammer", "construction_crane")
def test_an_invention_names_its_price_after_one_off_and_standing_discounts() -> None:
    table = Table.empty().hand(0, "bakery").goods(0, wood=5, metal=5)
    assert any("price: 2 wood" in label for label in labels(table.does(0, "play()")))
    table = Table.empty().hand(0, "bakery").goods(0, wood=5, metal=5).does(0, "play(off='each')")
    assert any("price: 1 wood" in label for label in labels(table))
    assert "at a discount of 1 wood and 1 metal" in prompt(table)
    table = Table.empty().hand(0, "bakery").area(0, "construction_crane").goods(0, wood=5).does(0, "play(off='each')")
    assert any("price: free" in label for label in labels(table))


@pytest.mark.rule("wistar.joker.replaces_skill")
def test_a_mission_names_the_jokers_that_it_will_take() -> None:
    def at_the_counter(effect: str) -> Table:
        return Table.empty().at(0, "hall").mission("hall", "kitchen_counter").goods(0, joker=1).does(0, effect)

    assert any("(and a joker for a missing symbol)" in label for label in labels(at_the_counter("mission(0)")))
    assert not any("joker for" in label for label in labels(at_the_counter("mission(1)")))
    assert any("(и 1 жетон джокера за недостающий символ)" in one for one in labels(at_the_counter("mission(0)"), "ru"))


@pytest.mark.card("farewell_gate", "hostel", "lamp")
@pytest.mark.parametrize(
    ("name", "en", "ru"),
    [
        ("farewell_gate", "discard a mouse", "сбросить 1 жетон мыши"),
        ("hostel", "discard a built bed", "сбросить 1 жетон построенной кровати"),
        ("steel_armour", "discard a card from hand", "сбросить 1 карту из руки"),
        ("lamp", "spend 1 wood, metal or card", "потратить 1 дерево, металл или карту"),
    ],
)
def test_beds_mice_and_cards_are_discarded_and_goods_are_spent(name: str, en: str, ru: str) -> None:
    table = Table.empty()
    for lang, words in (("en", en), ("ru", ru)):
        assert words in " ".join(Speech(GAME, table.content, lang).describe(table.card(name)))


def test_a_prompt_says_what_is_paid_for_and_how_much_is_left() -> None:
    table = Table.empty().goods(0, wood=2, metal=2).turn().play(0, "buy_joker")
    assert prompt(table) == "Choose what to pay with: wood, metal or a card; still to pay: 3 (buying a joker)."
    table.play(0, "give:wood")
    assert "осталось заплатить: 2" in prompt(table, "ru")


# questions say what they are about ----------------------------------------------------------------------------------
def test_a_gift_to_choose_says_that_it_is_taken_and_where_it_comes_from() -> None:
    table = Table.empty().open().does(0, "any_good(2)")
    assert prompt(table) == "Take wood, metal or a card; still to take: 2 (bonus action)."
    table.play(0, "pick:wood")
    assert "Возьмите дерево, металл или карту изобретения (" in prompt(table, "ru")


@pytest.mark.card("hang_glider", "merchants_shop")
def test_a_question_of_order_or_of_a_card_to_discard_names_its_source() -> None:
    assert prompt(Table.empty().open().plays_free("hang_glider")) == "Choose what comes first (Hang Glider)."
    table = Table.empty().area(0, "merchants_shop").hand(0, "lamp", "forge").turn()
    table.play(0, "use:merchants_shop", "swap_for:basic,wood")
    assert prompt(table) == "Choose the card to discard (Merchant's Shop)."


def test_the_mouse_of_the_round_is_named_with_its_worth() -> None:
    table = Table.empty().does(0, "round_mouse()")
    (mouse,) = table.g.round_mouse
    name = table.content.tables["mice.toml"][table.content.designs[mouse]]["name"]["en"]
    (label,) = labels(table, kind="take_guest")
    assert label.startswith(f"Take the mouse of the round: {name} ({table.content.vp[mouse]} VP; ")
    assert prompt(table) == "You may take the mouse of the round."


@pytest.mark.card("cheese_big")
def test_cheese_is_discarded_as_cheese() -> None:
    table = Table.empty().mice(0, "mouse_house_01", "cheese_big").run(pay(0, FROM_BONUS, "mouse", 1))
    assert {label.split(":")[0] for label in labels(table)} == {"Discard the mouse", "Discard the cheese"}
    assert {label.split(":")[0] for label in labels(table, "ru")} == {"Сбросить жетон мыши", "Сбросить жетон сыра"}


def test_playing_a_card_lists_move_tokens_too() -> None:
    table = Table.empty().hand(0, "lamp").goods(0, wood=3, metal=3, move=2).does(0, "play()")
    assert "2 move tokens" in prompt(table)
    assert "жетонов перемещения: 2" in prompt(table, "ru")


@pytest.mark.rule("wistar.explore.move")
@pytest.mark.parametrize(("room", "back"), [("hall", True), ("kitchen", False)])
def test_a_step_back_to_the_entrance_is_named_where_it_is_possible(room: str, back: bool) -> None:
    table = Table.empty().open().at(0, room).does(0, "walk(1)")
    assert ("walk_to:outside" in table.options()) == back
    assert ("back to the entrance" in prompt(table)) == back


def test_tokens_have_the_right_plural() -> None:
    speech = Speech(GAME, Table.empty().content, "ru", ("Анна", "Борис"))
    said = [speech.texts.say("payment", what=what, amount=n) for what in ("joker", "mouse") for n in (1, 2, 5)]
    assert said == ["1 жетон джокера", "2 жетона джокеров", "5 жетонов джокеров",
                    "1 жетон мыши", "2 жетона мышей", "5 жетонов мышей"]  # fmt: skip
    assert speech.texts.say("payment", what="any", amount=2) == "2 единицы дерева, металла и/или карт"
    assert speech.texts.say("do-current", amount=2) == "дважды получить ток"
    assert speech.texts.say("do-walk", number=2).endswith("до 2 раз")
