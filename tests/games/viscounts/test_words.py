"""What the log, the buttons and the help say, where numbers and places change the words, in both languages."""

import re
from importlib import resources
from typing import Any

import pytest

from pentarchy.games.viscounts import GAME
from pentarchy.games.viscounts.content import load
from pentarchy.games.viscounts.moves import LACK, SITE, SOURCE, SPACE
from pentarchy.text import Speech
from tests.games.viscounts.table import Table

CONTENT = load()
SPEECHES = {lang: Speech(GAME, CONTENT, lang, ("Ann",)) for lang in ("en", "ru")}
GOLD, SILVER = 2, 3
BUILD, WORKERS = 1, 2
AUTOMA = 4
NONE, TRADE, CRIMINALS = (SOURCE.index[name] for name in ("none", "trade", "criminals"))
MASON = CONTENT.by_design["mason"][0]
LAKE_LEFT = SPACE.index["lake_left"]


@pytest.mark.rule("viscounts.fx.goods", "viscounts.hire.cost", "viscounts.dismiss.cost", "viscounts.move.extra_paid")
@pytest.mark.parametrize(
    ("event", "russian"),
    [
        (("gained", (0, SILVER, 1, TRADE)), "Ann получает 1 серебро (торговля)."),
        (("gained", (0, SILVER, 2, MASON)), "Ann получает 2 серебра (Каменщик)."),
        (("gained", (0, GOLD, 1, NONE)), "Ann получает 1 золото."),
        (("spent", (0, GOLD, 5, WORKERS)), "Ann платит 5 золота (размещение рабочих)."),
        (("moved", (0, LAKE_LEFT, 1)), "Ann ведёт виконта: локация 1 (Озеро), за 1 серебро."),
        (("moved", (0, LAKE_LEFT, 2)), "Ann ведёт виконта: локация 1 (Озеро), за 2 серебра."),
        (("dismissed", (0, MASON, 1, NONE)), "Ann изгоняет горожанина за 1 серебро: Каменщик."),
        (("dismissed_printed", (0, 2, 1, NONE)), "Ann изгоняет напечатанного горожанина за 1 серебро: Лес."),
        (("hired", (0, MASON, 3, NONE)), "Ann нанимает горожанина за 3 серебра: Каменщик."),
    ],
)
def test_silver_and_gold_take_the_form_of_their_number(event: Any, russian: str) -> None:
    assert SPEECHES["ru"].event(event) == russian


@pytest.mark.rule("viscounts.fx.virtue", "viscounts.fx.corruption")
@pytest.mark.parametrize(
    ("component", "line"),
    [
        ("friar", "· при розыгрыше: +1 добродетель"),
        ("black4_virtue", "· +2 добродетели"),
        ("bishop", "· после перевода: +1 порочность"),
        ("artist", "· при размещении рабочих 1 золото можно считать за 2 символа знати, один раз за действие"),
        ("diplomat", "· при размещении рабочих каждые 2 серебра можно считать за 1 символ знати"),
        ("priest", "· при переводе 1 чернильницу можно считать за 2 символа клириков, один раз за действие"),
    ],
)
def test_the_help_counts_in_good_russian(component: str, line: str) -> None:
    assert line in SPEECHES["ru"].describe(component)


@pytest.mark.rule("viscounts.card.choice_slash")
@pytest.mark.parametrize(
    ("lang", "line"),
    [
        ("en", "· when it slides off: take a debt, flip a deed — or take a deed, flip a debt"),
        ("ru", "· при сбросе с планшета: возьмите 1 долг, переверните грамоту — или возьмите 1 грамоту, "
               "переверните долг"),
    ],
)  # fmt: skip
def test_the_help_shows_where_an_alternative_of_several_effects_ends(lang: str, line: str) -> None:
    assert line in SPEECHES[lang].describe("guntram")


@pytest.mark.rule("viscounts.build.link", "viscounts.build.link_several")
def test_a_link_is_named_as_a_link_and_not_as_a_site() -> None:
    """On the large face the lake has sites 1, 3, 4, 6, 8; its link 7 lies between the last two."""
    t = Table.empty(3).at(0, "lake_right").goods(0, stone=3).building(1, "workshop_1", "lake_4")
    t.building(1, "workshop_2", "lake_8").board(0, "trader", "lender", "financier").action(0)
    t.play(0, "construct:workshop_1,lake_6")
    link = SITE.index["lake_7"]
    view = {"face": 1}
    assert t.options(0) == {"link:lake_5", "link:lake_7"}
    assert SPEECHES["en"].move(("link", link), view) == "First Lake, link 7: move a worker in the castle"
    assert SPEECHES["ru"].move(("link", link), view) == "Сначала Озеро, связь 7: передвиньте рабочего в замке"
    both, own = ("linked", (0, AUTOMA, link)), ("linked", (0, 0, link))
    assert SPEECHES["en"].event(both) == "Ann completes Lake, link 7; the automa gets its effect, too."
    assert SPEECHES["ru"].event(both) == "Ann завершает связь: Озеро, связь 7. Её эффект применяет и игрок-бот."
    assert SPEECHES["en"].event(own) == "Ann completes Lake, link 7 between two buildings of their own."
    assert SPEECHES["ru"].event(own) == "Ann завершает связь между своими сооружениями: Озеро, связь 7."


@pytest.mark.rule("viscounts.solo.turn.alternatives")
@pytest.mark.parametrize(
    ("action", "lack", "english", "russian"),
    [
        (
            WORKERS,
            "workers",
            "The automa passes over placing workers: it has too few workers left.",
            "Игрок-бот пропускает действие (размещение рабочих): в запасе мало рабочих.",
        ),
        (
            BUILD,
            "site",
            "The automa passes over constructing: no site is free on its bank.",
            "Игрок-бот пропускает действие (возведение сооружения): на его берегу нет свободной строительной площадки.",
        ),
        (
            BUILD,
            "building",
            "The automa passes over constructing: it has no building left.",
            "Игрок-бот пропускает действие (возведение сооружения): все сооружения уже возведены.",
        ),
    ],
)
def test_the_automa_says_what_is_missing(action: int, lack: str, english: str, russian: str) -> None:
    said = [SPEECHES[lang].event(("automa_no_place", (action, LACK.index[lack]))) for lang in ("en", "ru")]
    assert said == [english, russian]


# prices -------------------------------------------------------------------------------------------------------------
def buttons(table: Table, lang: str) -> dict[str, str]:
    """What the moves of the first player are called, by their notation."""
    look = GAME.look(table.g, 0)
    return {table.write(move): SPEECHES[lang].move(move, look, 0) for move in table.g.legal(0)}


@pytest.mark.rule("viscounts.move.extra_paid")
def test_the_way_says_what_it_costs() -> None:
    table = Table.empty().at(0, "lake_left").goods(0, silver=2).hand(0, "trader").turn(0).play(0, "play:trader")
    english, russian = buttons(table, "en"), buttons(table, "ru")
    assert english["move:lake_right"] == "Go to space 2 (Lake)"
    assert english["move:hills_left"] == "Go to space 3 (Hills), for 1 silver"
    assert english["move:forest_inner"].endswith(", for 2 silver")
    assert russian["move:lake_right"] == "Идти: локация 2 (Озеро)"
    assert russian["move:hills_left"].endswith(", за 1 серебро")


@pytest.mark.rule("viscounts.dismiss.cost")
@pytest.mark.parametrize(("emptied", "price"), [((), 2), (("trading_post_1", "trading_post_2"), 1)])
def test_a_dismissal_says_what_it_costs(emptied: tuple[str, ...], price: int) -> None:
    table = Table.empty().board(0, "abbot", "labourer", "squire").at(0, "hills_right").goods(0, silver=9, stone=9)
    table.folk("hills", "foreman").emptied(0, *emptied).action(0)
    gives = "1 merchant, 1 builder, +1 virtue"
    assert buttons(table, "en")["dismiss:build"] == f"Dismiss Foreman for {price} silver, to construct: {gives}"
    silver = "серебро" if price == 1 else "серебра"
    assert buttons(table, "ru")["dismiss:build"].startswith(f"Изгнать ради возведения за {price} {silver}: Десятник — ")


@pytest.mark.rule("viscounts.trade.payment", "viscounts.trade.rate_of_space")
def test_a_trade_says_how_much_silver_it_takes_and_what_it_gives() -> None:
    """Three merchants lie on the board; the fourth is paid with silver, and two more."""
    table = Table.empty().board(0, "therese", "abbot", "labourer").at(0, "mountains_right").goods(0, silver=3).action(0)
    english, russian = buttons(table, "en"), buttons(table, "ru")
    merchants = table.g.content.icons[table.card("therese")][0]
    assert english["trade:1"] == "Trade 2 merchants: +1 gold"
    assert english["trade:3"] == f"Trade 6 merchants, paying {6 - merchants} silver: +3 gold"
    assert russian["trade:1"] == "Торговать (2 символа торговцев): +1 золото"
    assert russian["trade:3"] == f"Торговать (6 символов торговцев, потратив {6 - merchants} серебра): +3 золота"
    table.play(0, "trade:3")
    assert table.events("spent") == [("spent", 0, SILVER, 6 - merchants)]


@pytest.mark.rule("viscounts.trade.payment", "viscounts.dismiss.only_with_action")
def test_merchants_of_a_dismissed_townsfolk_take_no_silver() -> None:
    table = Table.empty().board(0, "abbot", "labourer", "squire").at(0, "mountains_right").goods(0, silver=3)
    table.folk("mountains", "peddler_ink").action(0).play(0, "dismiss:trade")
    assert buttons(table, "en") == {
        "trade:1": "Trade 2 merchants: +1 gold",
        "trade:2": "Trade 4 merchants, paying 1 silver: +2 gold",
    }
    assert buttons(table, "ru")["trade:2"] == "Торговать (4 символа торговцев, потратив 1 серебро): +2 золота"


# the markers --------------------------------------------------------------------------------------------------------
@pytest.mark.rule("viscounts.collision.reset", "viscounts.track.merge")
@pytest.mark.parametrize(
    ("event", "english", "russian"),
    [
        (
            ("separated", (0,)),
            "Ann moves the markers back to the ends of the track.",
            "Ann возвращает фишки добродетели и порочности на стартовые позиции.",
        ),
        (
            ("separated", (AUTOMA,)),
            "The automa moves the markers back to the ends of the track.",
            "Игрок-бот возвращает фишки добродетели и порочности на стартовые позиции.",
        ),
        (
            ("improved", (0, 0, 1, MASON)),
            "Ann gains virtue (Mason), but the markers are at the end of the track and stay.",
            "Ann получает добродетель (Каменщик), но фишки уже на краю планшета и остаются на месте.",
        ),
        (
            ("corrupted", (0, 2, 0, CRIMINALS)),
            "Ann gains 2 corruption (criminals on the board).",
            "Ann получает 2 порочности (преступники на планшете).",
        ),
        (
            ("corrupted", (0, 2, 1, CRIMINALS)),
            "Ann gains 3 corruption (criminals on the board), 1 is lost at the end of the track.",
            "Ann получает 3 порочности (преступники на планшете), но 1 пропадает: фишки на краю планшета.",
        ),
    ],
)
def test_what_the_markers_do_is_told(event: Any, english: str, russian: str) -> None:
    assert [SPEECHES[lang].event(event) for lang in ("en", "ru")] == [english, russian]


# the words of the rulebook ------------------------------------------------------------------------------------------
FOREIGN = re.compile(
    r"маркер|\bтрек[аеуи]?\b|шкал|\bделени[еяюй] [0-9{]|ячейк|\bгеро[йяюе]|\bпредел[а-я]* руки|лимит руки|специализац|"
    r"перестанов|место для|\bмест[оа] [0-9{]|бонусн[а-я]+ карт[а-я]*\b(?! духовенства)",
    re.IGNORECASE,
)  # what the Russian rulebook calls фишка, клетка, выдающийся горожанин, лимит карт в руке, строительная площадка


def test_russian_texts_use_the_words_of_the_rulebook() -> None:
    written = [str(rule.text["ru"]) + rule.ruling.get("ru", "") for rule in SPEECHES["ru"].rules.values()]
    words = resources.files(GAME.package) / "text" / "ru.ftl"
    written += words.read_text("utf-8").splitlines()
    written += [fields["name"]["ru"] for table in CONTENT.tables.values() for fields in table.values()]
    assert [text for text in written if FOREIGN.search(text)] == []


# how certain rules are ----------------------------------------------------------------------------------------------
@pytest.mark.rule("viscounts.draw.check_always", "viscounts.castle.off_turn_removal", "viscounts.act.may_skip")
@pytest.mark.parametrize("rule", ["draw.check_always", "castle.off_turn_removal", "act.may_skip"])
def test_what_only_we_say_is_marked_as_ours(rule: str) -> None:
    assert SPEECHES["en"].rules[rule].certainty == "ours"


def test_every_rule_of_ours_says_why() -> None:
    ours = [rule for rule in SPEECHES["en"].rules.values() if rule.certainty == "ours"]
    assert len(ours) > 15
    for rule in ours:
        assert set(rule.ruling) == {"en", "ru"}, rule.id
        assert all(len(text) > 20 for text in rule.ruling.values()), rule.id
