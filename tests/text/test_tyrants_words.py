"""Tyrants in words: exact sentences, where a number, a case or an owner could go wrong."""

import re
from typing import Any

import pytest

from pentarchy.engine.registry import Outcome
from pentarchy.games.tyrants import GAME
from pentarchy.games.tyrants.moves import OF, PILE, PLACE, SITE, WHY
from pentarchy.text import Speech

CONTENT = GAME.load(None)
ENGLISH = Speech(GAME, CONTENT, "en", ("Alice", "Bob"))
RUSSIAN = Speech(GAME, CONTENT, "ru", ("Алиса", "Борис"))


def card(design: str) -> int:
    return CONTENT.by_design[design][0]


ROAD, LONG = PLACE.index["gracklstugh-labyrinth"], PLACE.index["labyrinth-skullport.2"]

SKULLPORT = SITE.index["skullport"]
MOVES: list[tuple[tuple[Any, ...], str, str]] = [
    (("deploy", ROAD), "Deploy for 1 power: route Gracklstugh – The Labyrinth",
     "Разместить за 1 могущество: маршрут Граклстаг — Лабиринт"),
    (("place", LONG), "Deploy: route The Labyrinth – Skullport, space 2",
     "Разместить: маршрут Лабиринт — Скаллпорт, клетка 2"),
    (("kill", SKULLPORT, 4), "Assassinate a white troop: Skullport", "Уничтожить белое войско: Скаллпорт"),
    (("oust", SKULLPORT, 1), "Supplant a troop of Bob: Skullport", "Заменить войско (Борис): Скаллпорт"),
    (("recruit", card("deathblade")), "Recruit Deathblade for 6 influence", "Завербовать «Клинок смерти» за 6 влияния"),
    (("recruit", card("kobold")), "Recruit Kobold for 1 influence", "Завербовать «Кобольд» за 1 влияние"),
    (("send_home", SKULLPORT, 0), "Return your own troop: Skullport", "Вернуть своё войско: Скаллпорт"),
    (("expose", SKULLPORT, 1), "Return the spy of Bob: Skullport", "Вернуть шпиона (Борис): Скаллпорт"),
    (("reveal", card("imix")), "Show Imix (Malice)", "Показать «Имикс» (злоба)"),
    (("pick", card("advocate"), 1),
     "Advocate: at the end of the turn: promote another card played this turn",
     "«Адвокат»: в конце хода: приблизьте другого приспешника, разыгранного в этот ход"),
    (("exhume", 1, 4), "From the trophy hall of Bob: a white troop", "Из зала трофеев (Борис): белое войско"),
]  # fmt: skip


@pytest.mark.parametrize(("move", "english", "russian"), MOVES)
def test_moves(move: tuple[Any, ...], english: str, russian: str) -> None:
    assert ENGLISH.move(move) == english
    assert RUSSIAN.move(move) == russian


GAUTH, HULK = card("gauth"), card("umber_hulk")
CIRCLE, DISCARDS = PILE.index["circle"], PILE.index["discards"]
EVENTS: list[tuple[tuple[Any, ...], str, str]] = [
    (("laid_out", (0, 5, 1)),
     "The market deck is made of Drow and Undead. The centre and left sections of the board are in play.",
     "Колода рынка составлена из полуколод «Дроу» и «Нежить». Доступны центральный и левый фрагменты поля."),
    (("first_player", (1,)), "Bob is the first player.", "Первый игрок: Борис."),
    (("moved", (0, 4, ROAD, SKULLPORT, card("hezrou"))),
     "Alice moves a white troop: route Gracklstugh – The Labyrinth → Skullport (Hezrou).",
     "Алиса перемещает белое войско: маршрут Граклстаг — Лабиринт → Скаллпорт («Хезроу»)."),
    (("trophy_placed", (0, 1, 1, SKULLPORT, card("orcus"))),
     "Alice deploys a troop of Bob from the trophy hall of Bob: Skullport (Orcus).",
     "Алиса размещает войско (Борис) из зала трофеев (Борис): Скаллпорт («Оркус»)."),
    (("supplanted", (0, 1, SKULLPORT, card("doppelganger"))),
     "Alice supplants a troop of Bob: Skullport (Doppelganger).",
     "Алиса заменяет войско (Борис): Скаллпорт («Доппельгангер»)."),
    (("supplanted_for_vp", (0, 4, SKULLPORT, card("doppelganger"))),
     "Alice supplants a white troop: Skullport (Doppelganger). "
     "The barracks are empty, so Alice gains 1 VP instead of deploying a troop.",
     "Алиса заменяет белое войско: Скаллпорт («Доппельгангер»). "
     "Казармы пусты, поэтому вместо размещения войска — 1 ПО."),
    (("spy_returned", (0, 1, SKULLPORT, card("red_dragon"))), "Alice returns a spy of Bob: Skullport (Red Dragon).",
     "Алиса возвращает шпиона (Борис): Скаллпорт («Красный дракон»)."),
    (("troop_returned", (0, 0, SKULLPORT, card("intellect_devourer"))),
     "Alice takes back a troop to the barracks: Skullport (Intellect Devourer).",
     "Алиса возвращает в казармы своё войско: Скаллпорт («Пожиратель интеллекта»)."),
    (("played_for", (0, card("spectator"), 2, 1)), "Alice plays Spectator and gains 2 power and 1 influence.",
     "Алиса разыгрывает карту «Наблюдатель» и получает 2 могущества и 1 влияние."),
    (("got_power", (0, 1, card("beholder"), OF.index["trophies"], 5)),
     "Alice gains 1 power (Beholder; troops in the trophy hall: 5).",
     "Алиса получает 1 могущество («Бехолдер»; войск в зале трофеев: 5)."),
    (("got_vp", (0, 2, card("black_dragon"), OF.index["white_trophies"], 7)),
     "Alice gains 2 VP (Black Dragon; white troops in the trophy hall: 7).",
     "Алиса получает 2 ПО («Чёрный дракон»; белых войск в зале трофеев: 7)."),
    (("drew", (1, 3)), "Bob draws 3 cards.", "Борис берёт 3 карты."),
    (("drew_by", (1, 1, GAUTH, 0, 0)), "Bob draws a card (Gauth).", "Борис берёт карту («Гаут»)."),
    (("control_gained", (0, SKULLPORT, 3, 2)), "Alice gains control of Skullport: 3 troops against 2.",
     "Алиса получает контроль над локацией Скаллпорт: войск 3 против 2."),
    (("control_lost", (0, SKULLPORT, 1, 1)), "Alice loses control of Skullport: 1 troop against 1.",
     "Алиса теряет контроль над локацией Скаллпорт: войск 1 против 1."),
    (("total_lost", (0, SKULLPORT, 5, 5)), "Alice loses total control of Skullport: another player's spy is there.",
     "Алиса теряет полный контроль над локацией Скаллпорт: там шпион другого игрока."),
    (("total_lost", (0, SKULLPORT, 4, 5)), "Alice loses total control of Skullport: 4 of 5 spaces.",
     "Алиса теряет полный контроль над локацией Скаллпорт: занято клеток 4 из 5."),
    (("marker_scored", (0, SITE.index["araumycos"], 3)),
     "Alice gains 3 VP from the control marker of Araumycos: total control at the end of the turn.",
     "Алиса получает 3 ПО за жетон контроля (полный контроль в конце хода): Араумикос."),
    (("discard_forced", (1, HULK, 0, GAUTH)), "Bob discards Umber Hulk: forced by Gauth of Alice.",
     "Борис сбрасывает карту «Бурый увалень» из-за карты «Гаут» (Алиса)."),
    (("outcast_joined", (1, 2, 0, card("demogorgon"))), "Bob recruits 2 Insane Outcasts (Demogorgon of Alice).",
     "Борис вербует 2 безумных изгоев из-за карты «Демогоргон» (Алиса)."),
    (("promoted", (0, card("noble"), DISCARDS, card("necromancer"))),
     "Alice promotes Noble from the discard pile (Necromancer).",
     "Алиса приближает приспешника «Благородный» из стопки сброса («Некромант»)."),
    (("promoted", (0, card("ambassador"), DISCARDS, card("ambassador"))),
     "Alice promotes Ambassador instead of leaving it in the discard pile.",
     "Алиса приближает приспешника «Посол», вместо того чтобы оставить его в стопке сброса."),
    (("devoured", (0, card("noble"), CIRCLE, card("zuggtmoy"))),
     "Alice devours Noble from the inner circle (Zuggtmoy).",
     "Алиса поглощает карту «Благородный» из внутреннего круга («Зуггтмой»)."),
    (("chose_in_vain", (0, card("blackguard"), 1, WHY.index["assassinate.presence"])),
     "Alice chooses (Blackguard): “assassinate an enemy troop”, to no effect: no such troop within reach.",
     "Алиса выбирает («Чёрный страж»): «уничтожьте войско соперника»; это ничего не даёт: "
     "нет подходящего войска в пределах досягаемости."),
    (("cannot", (0, card("quaggoth"), WHY.index["play.count_now"])),
     "Quaggoth: cannot be done (too few of what is counted).",
     "«Кваггот»: выполнить нельзя (слишком мало того, что считают)."),
    (("no_more", (0, card("orcus"))), "Alice takes no more (Orcus).", "Алиса больше ничего не выбирает («Оркус»)."),
    (("counted", (0, card("quaggoth"), OF.index["controlled_sites"], 3)), "Quaggoth: sites under control: 3.",
     "«Кваггот»: локаций под контролем: 3."),
    (("moved", (0, 1, SKULLPORT, SKULLPORT, card("hezrou"))),
     "Alice leaves a troop of Bob where it is: Skullport (Hezrou).",
     "Алиса оставляет войско (Борис) на месте: Скаллпорт («Хезроу»)."),
    (("trophy_placed", (0, 0, 0, SKULLPORT, card("orcus"))),
     "Alice deploys their own troop from their own trophy hall: Skullport (Orcus).",
     "Алиса размещает своё войско из своего зала трофеев: Скаллпорт («Оркус»)."),
    (("spy_recalled", (0, SKULLPORT, card("orcus"))), "Alice takes back a spy: Skullport (Orcus).",
     "Алиса возвращает своего шпиона: Скаллпорт («Оркус»)."),
    (("declined", (0, card("spellspinner"))), "Alice chooses the ability with a cost but does not pay (Spellspinner).",
     "Алиса выбирает свойство со стоимостью, но не платит («Прядильщик чар»)."),
    (("devoured", (0, GAUTH, PILE.index["devoured"], card("ulitharid"))), "Gauth stays devoured (Ulitharid).",
     "Карта «Гаут» остаётся среди поглощённых («Улитарид»)."),
    (("promoted", (0, card("necromancer"), PILE.index["played"], card("necromancer"))),
     "Alice promotes Necromancer itself.", "Алиса приближает приспешника «Некромант» — саму эту карту."),
    (("total_regained", (0, SKULLPORT, 5)),
     "Alice gains total control of Skullport: all 5 spaces, and no other player's spy is left.",
     "Алиса получает полный контроль над локацией Скаллпорт: заняты все 5 клеток, "
     "и шпионов других игроков больше нет."),
    (("played_from", (0, card("vampire"), CIRCLE, card("elder_brain"))),
     "Alice plays Vampire from the inner circle (Elder Brain).",
     "Алиса разыгрывает карту «Вампир» из внутреннего круга («Старший мозг»)."),
    (("pool_lost", (0, 2, 1)), "Alice does not spend 2 power and 1 influence: they are lost.",
     "Непотраченное сгорает (Алиса): 2 могущества и 1 влияние."),
]  # fmt: skip


@pytest.mark.parametrize(("event", "english", "russian"), EVENTS)
def test_events(event: tuple[Any, ...], english: str, russian: str) -> None:
    assert ENGLISH.event(event) == english
    assert RUSSIAN.event(event) == russian


CARDS: list[tuple[str, list[str], list[str]]] = [
    ("kobold", ["· choose one: deploy a troop; or assassinate a white troop"],
     ["· выберите одно: разместите войско; либо уничтожьте белое войско"]),
    ("noble", ["· gain 1 influence"], ["· получите 1 влияние"]),
    ("weaponmaster", ["· 3 times, choose one: deploy a troop; or assassinate a white troop"],
     ["· 3 раза выберите одно: разместите войско; либо уничтожьте белое войско"]),
    ("black_dragon", ["· supplant a white troop anywhere on the board",
                      "· gain 1 VP for every 3 white troops in your trophy hall"],
     ["· замените белое войско в любом месте на поле",
      "· получите 1 ПО за каждые 3 белых войска в вашем зале трофеев"]),
    ("death_knight", ["· supplant an enemy troop", "· gain 1 VP for every 5 players' troops in your trophy hall"],
     ["· замените войско соперника", "· получите 1 ПО за каждые 5 войск игроков в вашем зале трофеев"]),
    ("marilith", ["· devour a card in your hand ► gain 5 power"],
     ["· поглотите карту из руки ► получите 5 могущества"]),
    ("jackalwere", ["· choose one: place a spy; or return one of your spies ► gain 2 power and 2 influence"],
     ["· выберите одно: подошлите шпиона; либо верните своего шпиона ► получите 2 могущества и 2 влияния"]),
    ("imix", ["· gain 4 power", "· Focus (Malice): gain 2 power"],
     ["· получите 4 могущества", "· Концентрация (злоба): получите 2 могущества"]),
    ("marlos_urnrayle",
     ["· gain 1 influence", "· at the end of the turn: promote another card played this turn",
      "· without paying, recruit from the market a card of Ambition that costs 4 or less"],
     ["· получите 1 влияние", "· в конце хода: приблизьте другого приспешника, разыгранного в этот ход",
      "· не платя стоимость, завербуйте с рынка приспешника с чертой «честолюбие» стоимостью не больше 4"]),
    ("grimlock", ["· deploy a troop", "· when an opponent makes you discard this card: draw 2 cards"],
     ["· разместите войско", "· когда соперник вынуждает вас сбросить эту карту: возьмите 2 карты"]),
    ("ambassador", ["· at the end of the turn: promote another card played this turn",
                    "· when an opponent makes you discard this card: you may promote this card"],
     ["· в конце хода: приблизьте другого приспешника, разыгранного в этот ход",
      "· когда соперник вынуждает вас сбросить эту карту: если хотите, приблизьте этого приспешника"]),
    ("insane_outcast", ["· discard a card from your hand ► return this card to the supply",
                        "· if this card is devoured or promoted, it returns to the supply instead"],
     ["· сбросьте карту из руки ► верните эту карту в запас",
      "· если эту карту поглощают или приближают, она вместо этого возвращается в запас"]),
    ("death_tyrant", ["· assassinate up to 3 enemy troops at a single site",
                      "· gain 1 influence for each troop assassinated by this card"],
     ["· уничтожьте до 3 войск соперников в одной локации",
      "· получите 1 влияние за каждое войско, уничтоженное этой картой"]),
    ("chuul", ["· place a spy",
               "· each opponent with a troop at that site and more than 3 cards in hand discards a card"],
     ["· подошлите шпиона",
      "· каждый соперник с войском в этой локации, у которого в руке больше 3 карт, сбрасывает карту"]),
    ("quaggoth", ["· assassinate a white troop for each site you control"],
     ["· уничтожьте по белому войску за каждую контролируемую вами локацию"]),
    ("elder_brain", ["· promote the top card of your deck",
                     "· play a card of your inner circle as if from your hand, then return it there"],
     ["· приблизьте верхнюю карту своей колоды",
      "· разыграйте карту своего внутреннего круга, как будто она у вас в руке, затем верните её туда"]),
]  # fmt: skip


@pytest.mark.parametrize(("design", "english", "russian"), CARDS)
def test_the_text_of_a_card_is_made_from_its_effect(design: str, english: list[str], russian: list[str]) -> None:
    assert [line for line in ENGLISH.describe(card(design)) if line.startswith("·")] == english
    assert [line for line in RUSSIAN.describe(card(design)) if line.startswith("·")] == russian


@pytest.mark.parametrize("speech", [ENGLISH, RUSSIAN], ids=["en", "ru"])
def test_no_text_of_a_card_is_broken(speech: Speech) -> None:
    """All 125: no "a Ambition", no "1 влияния", no word of the other language, no two signs in a row."""
    wrong = re.compile(r"\ba [AEIOU]|\b1 (влияния|могущества)|[2-9] (влияние|могущество)\b|[.,:;]{2}|  |\{|\+\d")
    letters = re.compile("[А-Яа-яЁё]") if speech.lang == "en" else re.compile("[A-Za-z]")
    for cards in CONTENT.by_design.values():
        for line in speech.describe(cards[0]):
            assert not wrong.search(line), line
            assert not letters.search(line), line


def test_the_cost_of_one_influence_has_its_case() -> None:
    assert "Стоимость: 1 влияние." in RUSSIAN.describe(card("kobold"))
    assert "Стоимость: 6 влияния." in RUSSIAN.describe(card("deathblade"))


def test_the_help_of_a_site_gives_its_marker() -> None:
    help_of_site = ENGLISH.describe("araumycos")
    marker = "Control marker: 1 influence once on each of your turns; with total control also 3 VP at the end of each "
    assert f"{marker}of your turns." in help_of_site
    assert "With total control: 2 VP more at the end of the game." in help_of_site
    assert "За полный контроль в конце игры: ещё 2 ПО." in RUSSIAN.describe("skullport")
    assert "Русское название: наш перевод, в коробке может быть другое." in RUSSIAN.describe("skullport")


def test_the_help_of_a_route_says_where_its_spaces_are_counted_from() -> None:
    assert RUSSIAN.describe("labyrinth-skullport")[0].startswith(
        "Маршрут Лабиринт — Скаллпорт, клеток войск: 2, счёт от локации Лабиринт"
    )
    routes = CONTENT.tables["routes.toml"]
    white = next(name for name, fields in routes.items() if fields["white"] and fields["spaces"] == 1)
    assert ENGLISH.describe(white)[0].endswith("1 troop space; a white troop starts on it.")


def test_the_help_of_a_card_names_its_type() -> None:
    assert ENGLISH.describe(card("advocate"))[0] == "Card of the Drow; type: Drow."
    assert RUSSIAN.describe(card("advocate"))[0] == "Полуколода «Дроу»; тип: дроу."


def test_a_prompt_for_another_seat_is_no_error() -> None:
    """Whoever looks from another seat sees no faces."""
    view = {"hands": [[None, None]], "acting": card("imix")}
    assert ENGLISH.prompt(("reveal_which", card("imix")), view, 0).startswith("Imix: you hold no card of Malice")


def test_a_question_about_a_cost_says_what_it_is_for() -> None:
    question = ("devour_which", card("marilith"), "hands")
    assert ENGLISH.prompt(question, {}, 0) == "Marilith: devour a card in your hand for this: gain 5 power. Or decline."
    assert RUSSIAN.prompt(question, {}, 0) == (
        "«Марилит»: поглотите карту из руки ради этого: получите 5 могущества. Или откажитесь."
    )


def test_a_shared_victory_names_both() -> None:
    assert ENGLISH.ending(Outcome((0, 1), "score.tie")) == "Equal victory points: Alice, Bob share the victory."
