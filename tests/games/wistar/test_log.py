"""The log: every gain and loss names its source and amount, attacks name both sides, the beginning what is open."""

import pytest

from pentarchy.games.wistar import GAME
from pentarchy.games.wistar.rival import progress, rival_turn
from pentarchy.text import Speech
from tests.games.wistar.inventions import next_round
from tests.games.wistar.table import Table

NAMES = {"en": ("Ann", "Bob"), "ru": ("Анна", "Борис")}


def log(table: Table, lang: str = "en") -> list[str]:
    speech = Speech(GAME, table.content, lang, NAMES[lang])
    return [speech.event(event) for event in table.g.events or []]


@pytest.mark.rule("wistar.setup.turn_order", "wistar.setup.start_goods")
def test_the_beginning_names_the_first_player_and_what_is_open() -> None:
    said = log(Table(2))
    assert said[0] == "Ann goes first."
    assert sum(line.startswith("Goal of this game: ") for line in said) == 3
    assert sum(line.startswith("Starting pair: ") for line in said) == 2
    assert "Every player starts with 2 wood, 2 metal, 1 move token." in said
    assert log(Table(2), "ru")[0] == "Очерёдность хода: Анна — место 1."


@pytest.mark.rule("wistar.effect.ongoing")
@pytest.mark.card("electric_sawmill", "playroom")
def test_each_gain_of_a_chain_names_the_piece_that_answered() -> None:
    table = Table.empty().area(0, "electric_sawmill", "playroom")
    told = len(log(table))
    table.does(0, "gain('wood', 2)")
    assert log(table)[told:] == [
        "Ann gains 2 wood (bonus action).",
        "Ann gains 1 wood (Electric Sawmill).",
        "Ann gains 1 VP (Electric Sawmill).",
        "Ann gains 1 VP (Playroom).",
    ]
    assert "Анна получает 1 дерево («Электрическая лесопилка»)." in log(table, "ru")


@pytest.mark.card("bakery", "mouse_house_06", "mouse_house_14")
def test_income_and_what_a_piece_adds_to_a_main_action() -> None:
    table = next_round(Table.empty().area(0, "bakery").mice(0, "mouse_house_06"))
    said = log(table)
    income = said.index("Income is taken.")
    assert said[income + 1 : income + 3] == ["Ann gains 1 VP (Bakery).", "Ann gains 1 wood (House mouse 6)."]
    table = Table.empty().mice(0, "mouse_house_14").workers(0, forest=2).main("wood")
    assert log(table)[-3:] == [
        "Ann carries out “Collect wood” with strength 2.",
        "Ann gets 1 more from “Collect wood” (House mouse 14).",
        "Ann gains 3 wood (main action).",
    ]


@pytest.mark.card("time_machine", "automatic_dog")
def test_an_attack_names_who_attacks_whom_with_what_and_what_is_lost() -> None:
    table = Table.empty(3).mice(1, "mouse_house_01").mice(2, "mouse_house_02").area(2, "automatic_dog")
    table.plays_free("time_machine").play(1, "suffer:vp_3")
    assert log(table)[-4:] == [
        "Ann plays Time Machine for free.",
        "Ann attacks Bob with Time Machine.",
        "Bob loses 3 VP (Time Machine).",
        "Player 3 is safe from Time Machine.",
    ]
    assert "Агрессивный эффект карты «Машина времени»: Анна → Борис." in log(table, "ru")
    assert log(Table.empty().plays_free("time_machine"))[-1].startswith("Nobody is hit (Time Machine)")


@pytest.mark.rule("wistar.solo.aggressive")
def test_the_state_card_of_the_rival_is_named_with_what_it_takes() -> None:
    table = Table.empty(1).goods(0, wood=3)
    table.put("state_deck", -1, "state_01")
    said = log(table.run(rival_turn()))
    assert "The Rival Clan attacks Ann with Early Frost." in said
    assert "Ann discards 1 wood (Early Frost)." in said
    assert "The Rival Clan gains 2 VP (state card “Early Frost”)." in said


@pytest.mark.rule("wistar.mission.marker_and_reward", "wistar.ability.unlocked")
def test_a_mission_names_its_price_jokers_reward_and_space() -> None:
    table = Table.empty().at(0, "hall").mission("hall", "kitchen_counter").goods(0, joker=1).does(0, "mission(0)")
    table.play(0, "do_mission:kitchen_counter_3", "use_marker:space_veranda")
    assert log(table)[-2:] == [
        "Ann empties a marker space: Veranda (1 more room; 2 VP at the end).",
        "Ann gains 3 metal (mission card “Kitchen Counter”).",
    ]
    assert ", with a joker. Reward: +3 metal." in log(table)[-3]


@pytest.mark.card("well", "magnetic_compass")
def test_the_choice_of_a_potion_and_a_text_that_begins_later_are_named() -> None:
    table = Table.empty().hand(0, "stilts").goods(0, wood=1).plays_free("well").play(0, "brew:play")
    assert log(table)[-2:] == ["Ann plays Well for free.", "Ann uses the potion to play an invention."]
    table = Table.empty().area(0, "magnetic_compass").open().plays_free("encyclopedia")
    assert log(table)[-1] == "Ann applies Magnetic Compass: 1 exploration point."


@pytest.mark.card("forge")
def test_playing_is_one_line_with_its_price() -> None:
    table = Table.empty().goods(0, wood=2).plays("forge")
    assert log(table)[-2:] == ["Ann plays Forge for 2 wood.", "Ann gains 1 metal (Forge)."]
    assert log(table, "ru")[-2:] == [
        "Анна разыгрывает карту «Кузница» за 2 дерева.",
        "Анна получает 1 металл («Кузница»).",
    ]


@pytest.mark.card("automatic_mole")
def test_what_an_attack_takes_is_discarded_and_only_vp_are_lost() -> None:
    table = Table.empty().built(1, dug=3).goods(1, metal=2).plays_free("automatic_mole")
    texts = {lang: Speech(GAME, table.content, lang, NAMES[lang]) for lang in NAMES}
    look = GAME.look(table.g, 1)
    labels = {lang: [speech.move(move, look, 1) for move in table.g.legal(1)] for lang, speech in texts.items()}
    assert {label.split()[0] for label in labels["ru"]} == {"Сбросить", "Потерять"}
    assert {label.split()[0] for label in labels["en"]} == {"Discard", "Lose"}
    assert "сбросьте 2 металла" in texts["ru"].prompt(table.g.asks[1], look, 1)
    table.play(1, "suffer:metal_2")
    assert log(table, "ru")[-1] == "Борис сбрасывает 2 металла («Автоматический крот»)."


@pytest.mark.card("automatic_mole")
def test_an_attack_that_hits_nobody_names_what_is_compared() -> None:
    table = Table.empty().plays_free("automatic_mole")
    assert log(table)[-1] == "Nobody is hit (Automatic Mole): no opponent has more rooms dug than Ann."
    assert log(table, "ru")[-1].endswith("ни у кого из соперников нет больше вырытых комнат, чем у владельца карты.")


def test_a_worker_from_the_entrance_names_its_area_and_the_card_that_sends_it() -> None:
    table = Table.empty().workers(0).does(0, "worker(1)").play(0, "send_out:burrow")
    said = "Анна перемещает работника из ячейки входа в нору в область «нора»"
    assert log(table, "ru")[-1] == f"{said} (бонусное действие)."
    table = Table.empty().workers(0).turn().play(0, "bring_out:burrow")
    assert log(table, "ru")[-1] == f"{said}."


def test_a_skill_token_is_named_by_its_skill() -> None:
    table = Table.empty().does(0, "skill_token()").play(0, "take_token:token_agility")
    assert log(table, "ru")[-1] == "Анна берёт жетон навыка «проворство» (бонусное действие)."
    assert log(table)[-1] == "Ann takes the skill token “agility” (bonus action)."


@pytest.mark.card("hot_air_balloon")
def test_a_private_goal_names_what_it_asks_for_and_the_goal_that_is_not_kept() -> None:
    table = Table.empty().plays_free("hot_air_balloon")
    kept, left = table.g.looked[0]
    table.play(0, f"keep_goal:{table.content.designs[kept]}")
    names = [table.content.tables["goals.toml"][table.content.designs[goal]]["name"]["en"] for goal in (kept, left)]
    assert f"keeps a private goal: {names[0]} (" in log(table)[-2]
    assert f": {table.content.goal_rows[kept][0]}; bonus: " in log(table)[-2]
    assert log(table)[-1] == f"The other goal turned up is discarded: {names[1]}."


@pytest.mark.rule("wistar.solo.progress_doors")
def test_a_vp_that_stands_in_for_a_missing_door_says_so() -> None:
    table = Table.empty(1).open()
    progress(table.g, table.card("state_03"), "doors", 1)
    assert "finds no closed door" in log(table)[-2]
    assert "gains 1 VP" in log(table)[-1]
