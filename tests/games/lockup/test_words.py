"""Sentences of Lockup, where a place, a case, a price or the wrong noun could mislead the reader."""

from importlib.resources import files
from typing import Any

import pytest

from pentarchy.engine.rules import Move
from pentarchy.games.lockup import GAME
from pentarchy.games.lockup.moves import CHOW_HALL, INFIRMARY, SEWERS, SOURCE
from pentarchy.text import Speech
from tests.games.lockup.table import Table

CONTENT = GAME.load(None)
ENGLISH = Speech(GAME, CONTENT, "en", ("Ann", "Bob"))
RUSSIAN = Speech(GAME, CONTENT, "ru", ("Анна", "Борис"))
GUARDS = 5
GAME_TEXTS = files(GAME.package) / "text"


def card(name: str) -> int:
    return CONTENT.by_design[name][0]


@pytest.mark.parametrize(
    ("event", "english", "russian"),
    [
        (("location_checked", (SEWERS,)), "Next to be checked: Sewers.", "Проверяется локация «Канализация»."),
        (
            ("to_library", (0, SEWERS)),
            "Ann got no reward in the Sewers and moved on to the Library.",
            "Анна не получает награды в локации «Канализация» и перемещает жетоны в Библиотеку.",
        ),
        (
            ("peeked", (1, 0, SEWERS, None, 0)),
            "Bob looked at a face-down token of Ann in the Sewers.",
            "Борис подсматривает закрытый жетон соперника (Анна): Канализация.",
        ),
        (
            ("peeked", (1, 0, SEWERS, None, 2)),
            "Bob looked at a face-down token of Ann in the Sewers, number 2 as laid.",
            "Борис подсматривает закрытый жетон соперника (Анна): Канализация, 2-й по порядку.",
        ),
        (
            ("to_library", (GUARDS, SEWERS)),
            "The guards got no reward in the Sewers and moved on to the Library.",
            "Стража не получает награды в локации «Канализация»; её карты перемещаются в Библиотеку.",
        ),
        (
            ("took_suspicion", (GUARDS, SEWERS, 1)),
            "The guards took 1 suspicion cube in the Sewers, as the strongest without a lookout.",
            "Стража забирает 1 фишку подозрения в локации «Канализация»: наибольшая сила без проныры.",
        ),
        (
            ("goon_moved", (card("bandit_gold"), CHOW_HALL)),
            "Bandit moved on to the Chow Hall.",
            "Наёмник «Разбойник» сдвигается в локацию «Столовая».",
        ),
        (
            ("exchanged", (0, 0, 1, SEWERS)),
            "Ann exchanged 1 scrap for 1 potion (Sewers).",
            "Анна меняет 1 фишку мусора на 1 фишку зелья (Канализация).",
        ),
        (
            ("bartered", (0, 0, 0, 2, SEWERS)),
            "Ann gave 2 scrap for 1 iron (Sewers).",
            "Анна меняет 2 фишки мусора на 1 фишку железа (Канализация).",
        ),
        (
            ("raided", (GUARDS, 1, 4, 0, 0)),
            "The guards had less suspicion (1) and lost nothing.",
            "Стража ничего не теряет: у других фишек подозрения больше (у стражи 1).",
        ),
        (
            ("goal_shown", (card("end_goons"), 8, 4)),
            "Achievement in play: Private Army (End game, 8 stars for the most, 4 for the second most: goons).",
            "Достижение в этой партии: «Личная армия» («Конец игры», больше всех — 8 звёзд, второе место — 4: "
            "наёмники).",
        ),
        (
            ("goal_shown", (card("supremacy_goons"), 8, 0)),
            "Achievement in play: Biggest Gang (Supremacy, 8 stars at the end: most goons, at least 3).",
            "Достижение в этой партии: «Самая большая шайка» («Превосходство», 8 звёзд в конце: больше всех "
            "наёмников, не меньше 3).",
        ),
        (
            ("suspicion_placed", (INFIRMARY, 2, card("demon_gem"))),
            "Placed in the Infirmary: 2 suspicion cubes (Demon).",
            "Наёмник «Демон» приносит 2 фишки подозрения в локацию «Лазарет».",
        ),
        (("final_raid", ()), "The final raid.", "Заключительный обыск."),
        (("crew_taken", (1, 0)), "Bob chose the Goblins.", "Борис выбирает банду: Гоблины."),
        (
            ("recruited", (GUARDS, card("dwarf_1"), CHOW_HALL)),
            "The guards recruited Dwarf (1 shield, no suspicion): Chow Hall.",
            "Стража вербует наёмника «Дварф» (щит ×1, без подозрения): Столовая.",
        ),
        (
            ("gained", (0, 1, 1, SOURCE.index["flayer_4"])),
            "Ann gained 1 potion (Flayer).",
            "Анна получает 1 фишку зелья (Свежеватель).",
        ),
        (
            ("gained", (1, 1, 5, SOURCE.index["kobolds"])),
            "Bob gained 5 potions (Kobolds).",
            "Борис получает 5 фишек зелий (Кобольды).",
        ),
        (
            ("crafted", (0, card("sock_mace"), 2, 0, 1, 0)),
            "Ann crafted Sock Mace for 2 scrap, 1 iron: +5 stars, 2 shields.",
            "Анна создаёт предмет «Булава из носка» за 2 фишки мусора, 1 фишку железа: +5 звёзд, щит ×2.",
        ),
        (
            ("got_power", (0, 2, SOURCE.index["brawny"])),
            "Ann gained 2 power cubes (Brawny).",
            "Анна получает 2 фишки силы (Мускулистые).",
        ),
        (
            ("ranked", (1, SEWERS, 8, 3, 1, 1)),
            "Sewers, place 1: Bob, strength 8, 3 of it by books (a tie, ahead by turn order).",
            "Канализация, место 1: Борис, сила 8, в том числе 3 от книг (ничья, впереди по очерёдности хода).",
        ),
        (
            ("gave_suspicion", (GUARDS, 0, 1, SOURCE.index["ratfolk_5"])),
            "The guards gave 1 suspicion cube to Ann (Ratfolk).",
            "Стража отдаёт 1 фишку подозрения, получатель — Анна (Крысолюд).",
        ),
        (
            ("raid", (5, 3)),
            "A raid: 5 suspicion cubes should be placed, and the supply holds 3.",
            "Обыск: фишек подозрения нужно выложить 5, а в запасе 3.",
        ),
        (
            ("raided", (0, 4, 0, 8, 8)),
            "Ann had the most suspicion (4) and lost 8 stars.",
            "Анна теряет 8 звёзд: больше всех фишек подозрения (4).",
        ),
        (
            ("raided", (0, 2, 3, 1, 2)),
            "Ann tied for the second most suspicion (2) and lost 1 star (of 2: reputation cannot drop below 0).",
            "Анна теряет 1 звезду: ничья за второе место по фишкам подозрения (2); полагалось 2, но репутация не "
            "опускается ниже 0.",
        ),
        (
            ("goal_taken", (0, card("rush_power"), 5)),
            "Ann took the Rush card Iron Fist (power cubes: 5 or more): +5 stars.",
            "Анна получает достижение «Опережение» — «Железный кулак» (фишки силы: 5 или больше): +5 звёзд.",
        ),
        (
            ("goal_passed", (1, 0, card("supremacy_shield"), 4)),
            "Bob took the Supremacy card Wall of Shields from Ann (most shields, at least 3), having 4.",
            "Борис перехватывает достижение «Превосходство» — «Стена щитов» (больше всех щитов, не меньше 3), "
            "набрав 4; прежний владелец — Анна.",
        ),
        (
            ("scored", (GUARDS, 3, -3)),
            "Final scoring, the guards. Goons: −3 stars.",
            "Итоговый подсчёт, стража. Наёмники: −3 звезды.",
        ),
    ],
)
def test_what_happened(event: tuple[str, tuple[Any, ...]], english: str, russian: str) -> None:
    assert (ENGLISH.event(event), RUSSIAN.event(event)) == (english, russian)


@pytest.mark.parametrize(
    ("move", "english", "russian"),
    [
        (("enlist", 1), "Recruit a goon", "Завербовать наёмника"),
        (("enlist", 2), "Recruit 2 goons", "Завербовать 2 наёмников"),
        (
            ("hire", card("dwarf_1")),
            "Recruit Dwarf: 1 shield, no suspicion",
            "Завербовать наёмника «Дварф»: щит ×1, без подозрения",
        ),
        (
            ("set_aside", card("loaded_dice")),
            "Reserve Loaded Dice for 1 resource of any type (cost 1 scrap, 1 any; 3 stars, 1 gem, you may exchange "
            "a resource for another)",
            "Зарезервировать за 1 любой ресурс «Шулерские кости» (стоимость: мусор ×1, любой ресурс ×1; даёт: "
            "3 звезды, самоцвет ×1, можете обменять ресурс на другой)",
        ),
        (
            ("adopt", card("infamous")),
            "Keep Infamous: +9 stars, +2 suspicion cubes",
            "Оставить черту «Печально известные»: звёзды +9, фишки подозрения +2",
        ),
        (
            ("book", card("barterers_ledger")),
            "Play Barterer's Ledger: you may exchange up to 3 resources for others",
            "Разыграть книгу «Книга менялы»: можете обменять до 3 ресурсов на другие",
        ),
        (
            ("book", card("cutthroat_crafting")),
            "Play Cutthroat Crafting: take up to 2 of the cubes just paid",
            "Разыграть книгу «Убойное ремесло»: возьмите до 2 только что уплаченных фишек",
        ),
        (
            ("peek_at", 1, SEWERS, 2),
            "Token of Bob: Sewers, number 2 as laid",
            "Жетон (Борис): Канализация, 2-й по порядку",
        ),
    ],
)
def test_what_can_be_done(move: tuple[Any, ...], english: str, russian: str) -> None:
    assert (ENGLISH.move(move), RUSSIAN.move(move)) == (english, russian)


def labels(table: Table, move: Move, player: int = 0) -> tuple[str, str]:
    look = GAME.look(table.g, player)
    return ENGLISH.move(move, look, player), RUSSIAN.move(move, look, player)


def prompts(table: Table, player: int = 1) -> tuple[str, str]:
    question = table.g.asks[player]
    assert question is not None
    look = GAME.look(table.g, player)
    return ENGLISH.prompt(question, look, player), RUSSIAN.prompt(question, look, player)


@pytest.mark.rule("lockup.recruit.effects")
def test_goons_of_one_type_are_told_apart() -> None:
    """Three dwarves of the row: where they stand, what they bring, and their suspicion."""
    table = Table.empty(2).row("dwarf_1", "dwarf_4", "dwarf_3").cubes(0, scrap=5).tokens(0, "chow_hall", "crew_5")
    table.check("chow_hall").play(0, "enlist:1")
    assert [labels(table, move)[0] for move in table.g.legal(0)] == [
        "Recruit Dwarf (Sewers): 1 shield, no suspicion",
        "Recruit Dwarf (Infirmary): 1 shield, suspicion 1",
        "Recruit Dwarf (Smithy): +1 scrap, no suspicion",
    ]
    assert len({RUSSIAN.move(move, GAME.look(table.g, 0), 0) for move in table.g.legal(0)}) == 3


@pytest.mark.rule("lockup.location.chow_hall.first")
@pytest.mark.parametrize(
    ("books", "one", "two", "said"),
    [
        (0, "Recruit a goon for 1 resource of any type", "Recruit 2 goons for 4 resources of any types", "for 4"),
        (1, "Recruit a goon for nothing", "Recruit 2 goons for 2 resources of any types", "recruit a goon for nothing"),
        (2, "Recruit a goon for nothing", "Recruit 2 goons for nothing", "recruit 2 goons for nothing"),
    ],
)  # fmt: skip
def test_the_price_of_goons_is_said_as_books_have_changed_it(books: int, one: str, two: str, said: str) -> None:
    table = Table.empty(2).row("dwarf_1", "dwarf_2").cubes(0, scrap=5).tokens(0, "chow_hall", "crew_5")
    table.put("hands", 0, *["recruiters_notes"] * books)
    table.check("chow_hall")
    if books:
        table.play(0, "skip")
    table.play(0, *["book:recruiters_notes"] * books)
    assert (labels(table, ("enlist", 1))[0], labels(table, ("enlist", 2))[0]) == (one, two)
    assert said in prompts(table, 0)[0]
    free = "завербуйте наёмника бесплатно" if books else "завербуйте наёмника за 1 любой ресурс"
    assert free in prompts(table, 0)[1]


@pytest.mark.rule("lockup.craft.pay")
def test_the_price_of_an_item_is_said_as_a_book_has_changed_it() -> None:
    table = Table.empty(2).shop("rusty_shiv").cubes(0, scrap=2).tokens(0, "cell_block", "crew_5")
    table.put("hands", 0, "inventors_sketchbook")
    table.check("cell_block").play(0, "skip")
    make = ("make", card("rusty_shiv"))
    assert labels(table, make) == (
        "Craft Rusty Shiv for 2 scrap: +3 stars, 1 shield",
        "Создать предмет «Ржавая заточка» за мусор ×2: +3 звезды, щит ×1",
    )
    table.play(0, "book:inventors_sketchbook")
    assert labels(table, make) == (
        "Craft Rusty Shiv for 2 scrap, less 1 symbol of your choice: +3 stars, 1 shield",
        "Создать предмет «Ржавая заточка» за мусор ×2 минус 1 символ на выбор: +3 звезды, щит ×1",
    )
    assert "craft an item, ignore 1 symbol of the cost; or reserve" in prompts(table, 0)[0]


@pytest.mark.rule("lockup.roll_call.must_pass")
def test_nobody_is_told_to_place_tokens_without_having_any() -> None:
    table = Table(2)
    assert "Tokens left: 6; of these you may lay face down: 3." in prompts(table, 0)[0]
    table.g.hidden_left[0] = 9
    assert "of these you may lay face down: 6." in prompts(table, 0)[0]
    table.g.box, table.g.cells[0] = (*table.g.box, *table.g.cells[0]), ()
    assert prompts(table, 0) == (
        "You have no tokens left. Play a book that fits, or pass for this phase.",
        "Жетонов в каземате не осталось. Разыграйте подходящую книгу или спасуйте до конца фазы.",
    )


def test_a_reward_is_named_in_its_label() -> None:
    table = Table.empty(2).tokens(0, "sewers", "crew_5").check("sewers")
    assert labels(table, ("take", SEWERS)) == ("Take the reward: +2 scrap", "Получить награду: мусор +2")
    assert prompts(table, 0)[0].startswith("Sewers, place 1. Your reward: +2 scrap.")


@pytest.mark.rule("lockup.bandit.claim")
def test_a_reward_tells_what_bandits_brought_to_the_strongest() -> None:
    table = Table.empty(2).tokens(0, "sewers", "crew_5").tokens(1, "sewers", "crew_2").bandit_cube("sewers", "gold", 2)
    table.check("sewers")
    assert labels(table, ("take", SEWERS)) == (
        "Take the reward: +2 scrap and 2 gold that bandits brought",
        "Получить награду: мусор +2 и 2 фишки золота от разбойника",
    )
    assert "+2 scrap and 2 gold that bandits brought. Take it" in prompts(table, 0)[0]
    table.play(0, "decline")
    assert labels(table, ("take", SEWERS), 1)[0] == "Take the reward: +1 scrap"


@pytest.mark.rule("lockup.resources.limited")
def test_a_reward_tells_what_the_supply_still_has() -> None:
    table = Table.empty(2).tokens(0, "sewers", "crew_5").cubes(1, scrap=24).check("sewers")
    assert labels(table, ("take", SEWERS)) == (
        "Take the reward: +1 scrap (no more in the supply)",
        "Получить награду: мусор +1 (в запасе больше нет)",
    )


@pytest.mark.rule("lockup.craft.effects")
def test_an_item_is_offered_with_all_that_it_gives() -> None:
    table = Table.empty(2).shop("silver_flask").cubes(0, potion=2, iron=1).tokens(0, "cell_block", "crew_5")
    assert labels(table.check("cell_block"), ("make", card("silver_flask"))) == (
        "Craft Silver Flask for 2 potions, 1 iron: +6 stars, 1 gem, +1 potion",
        "Создать предмет «Серебряная фляга» за зелье ×2, железо ×1: +6 звёзд, самоцвет ×1, зелье +1",
    )
    table.g.discount = 3
    assert labels(table, ("make", card("silver_flask")))[0].startswith("Craft Silver Flask for free: +6 stars")
    assert " бесплатно: +6 звёзд" in labels(table, ("make", card("silver_flask")))[1]


@pytest.mark.rule("lockup.solo.roll_call.end")
def test_alone_a_pass_says_that_it_ends_roll_call() -> None:
    assert labels(Table(1), ("leave",)) == ("Pass: roll call ends at once", "Спасовать: перекличка сразу закончится")
    assert labels(Table(2), ("leave",)) == ("Pass for this phase", "Спасовать до конца фазы")


@pytest.mark.card("atlas_of_hideouts")
@pytest.mark.parametrize(
    ("players", "words"),
    [(1, ("turn up a face-down guard card", "откройте карту стражи, лежащую взакрытую")),
     (2, ("look at a face-down token of an opponent", "подсмотрите закрытый жетон соперника"))],
)  # fmt: skip
def test_the_atlas_is_offered_in_the_words_of_the_mode(players: int, words: tuple[str, str]) -> None:
    offered = labels(Table(players), ("book", card("atlas_of_hideouts")))
    assert all(word in label and "(" not in label for word, label in zip(words, offered, strict=True))


@pytest.mark.rule("lockup.effect.exchange")
def test_an_exchange_tells_how_many_are_left_and_how_to_do_without() -> None:
    table = Table.empty(2).tokens(0, "smithy", "crew_5").cubes(0, scrap=3)
    table.put("hands", 0, "barterers_ledger")
    table.check("smithy").play(0, "book:barterers_ledger")
    assert prompts(table, 0)[0].endswith("Exchanges left: 3.")
    assert labels(table, ("done",)) == ("Do not exchange", "Не обменивать")
    assert prompts(table.play(0, "swap:scrap,gold"), 0)[1].endswith("Обменов осталось: 2.")


@pytest.mark.parametrize(
    ("name", "english", "russian"),
    [
        (
            "end_attr_sets",
            ["End game: counted for everybody in the final scoring.",
             "· 3 stars for each set of shield, gem and magic"],
            ["Конец игры: считается для каждого при итоговом подсчёте репутации.",
             "· 3 звезды за каждый набор из щита, самоцвета и магии"],
        ),
        (
            "end_power",
            ["End game: counted for everybody in the final scoring.", "· 1 star for each power cube"],
            ["Конец игры: считается для каждого при итоговом подсчёте репутации.", "· 1 звезда за каждую фишку силы"],
        ),
        (
            "supremacy_goons",
            ["Supremacy: 8 stars for its holder at the end (6 with one or two players).", "· most goons, at least 3"],
            ["Превосходство: владелец карты получает 8 звёзд в конце игры (вдвоём и в одиночной игре — 6).",
             "· больше всех наёмников, не меньше 3"],
        ),
    ],
)  # fmt: skip
def test_the_help_of_an_achievement_tells_its_stars(name: str, english: list[str], russian: list[str]) -> None:
    assert (ENGLISH.describe(card(name))[:2], RUSSIAN.describe(card(name))[:2]) == (english, russian)


def test_the_help_of_numbers_tells_what_is_counted() -> None:
    assert ENGLISH.describe("raid")[0].startswith("Suspicion cubes on the boards are compared")
    assert RUSSIAN.describe("awards")[0].startswith("Звёзды за карты достижений")


def test_a_question_about_books_names_the_location() -> None:
    table = Table.empty(2).tokens(0, "infirmary", "crew_4").suspicion_at("infirmary", 1)
    table.put("hands", 1, "misers_confession")
    assert prompts(table.check("infirmary")) == (
        "Next to be checked: Infirmary. Play a book that fits, or go on.",
        "Сейчас будет проверена локация «Лазарет». Разыграйте подходящую книгу или продолжайте.",
    )
    assert prompts(table.play(1, "skip")) == (
        "Suspicion is about to be dealt out (Infirmary). Play a book that fits, or go on.",
        "Сейчас раздадут фишки подозрения (Лазарет). Разыграйте подходящую книгу или продолжайте.",
    )
    assert prompts(table.play(1, "skip"))[0] == "The rewards come next (Infirmary). Play a book that fits, or go on."
    table.play(1, "skip").play(0, "take:infirmary")
    assert prompts(table)[0] == "After a reward (Infirmary). Play a book that fits, or go on."


# words of the rulebook ------------------------------------------------------------------------------------------------
def said_in(lang: str) -> str:
    speech = Speech(GAME, CONTENT, lang)
    rules = [*speech.rules.values()]
    texts = [text for rule in rules for text in (rule.text[lang], rule.ruling.get(lang, ""))]
    helps = [line for name in CONTENT.by_design for line in speech.describe(CONTENT.by_design[name][0])]
    messages = (GAME_TEXTS / f"{lang}.ftl").read_text("utf-8")
    return "\n".join((*texts, *helps, messages))


@pytest.mark.parametrize("word", [" очк", " очок", "Очк", "кубик", "стартов", "Пресловут", "передайте"])
def test_words_that_the_russian_rulebook_does_not_use_are_not_used(word: str) -> None:
    """Stars are stars, cubes are «фишки», bonuses «начальные», suspicion is «отдают»."""
    assert word not in said_in("ru")


def test_power_is_not_strength() -> None:
    """A token has strength («сила»); what lies on the board are power cubes («фишки силы»)."""
    assert RUSSIAN.zone("power") == "Фишки силы"
    assert (ENGLISH.lines([("do-power", {"count": 1})]), RUSSIAN.lines([("do-power", {"count": 1})])) == (
        ["+1 power cube"],
        ["фишки силы +1"],
    )
    assert RUSSIAN.lines([("do-add_strength", {"count": 3})]) == ["сила в этой локации +3"]
    assert ENGLISH.lines([("help-power", {})]) == ["Strength: as many as its owner has power cubes."]
