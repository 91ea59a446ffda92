"""Buttons and prompts: what a move costs, which of two it is, and where a question comes from."""

import pytest

from pentarchy.games.viscounts import GAME
from pentarchy.games.viscounts.sources import COLLISION_OF_OTHER, LINKS
from pentarchy.games.viscounts.state import COLLISION
from pentarchy.games.viscounts.text.names import card_phrase
from pentarchy.text import LANGUAGES, Speech
from tests.games.viscounts.table import Table
from tests.games.viscounts.test_words import buttons

SPEECHES = {lang: Speech(GAME, GAME.load(None), lang, ("Ann", "Bob")) for lang in LANGUAGES}


def prompt(table: Table, player: int = 0, lang: str = "en") -> str:
    question = table.g.asks[player]
    assert question is not None
    return SPEECHES[lang].prompt(question, GAME.look(table.g, player), player)


# prices ---------------------------------------------------------------------------------------------------------------
@pytest.mark.rule("viscounts.ms.requirement", "viscounts.ms.payment")
@pytest.mark.parametrize(
    ("board", "english", "russian"),
    [
        ("abbot", "(3 clerics, paying 2 ink)", "(символов клириков 3, из них оплатить: 2 — 2 чернильницы)"),
        ("priest", "(3 clerics, paying 1 ink)", "(символов клириков 3, из них оплатить: 2 — 1 чернильница)"),
        (
            "clergyman",
            "(3 clerics, 2 icons paid with goods of your choice)",
            "(символов клириков 3, из них оплатить ресурсами или серебром на выбор: 2)",
        ),
    ],
)
def test_a_transcription_says_its_price_with_what_changes_it(board: str, english: str, russian: str) -> None:
    """The priest counts one ink double; with the clergyman two silver pay, too."""
    table = Table.empty().at(0, "forest_inner").tiles("forest", "grey3_flip").goods(0, ink=3, silver=2).board(0, board)
    table.board(0, middle="trader", right="lender").folk("forest", "mason").action()
    assert buttons(table, "en")["transcribe"] == f"Transcribe Grey manuscript: flip a debt or deed {english}"
    assert buttons(table, "ru")["transcribe"].startswith(f"Перевести {russian}: ")


@pytest.mark.rule("viscounts.workers.table", "viscounts.workers.payment")
def test_placing_workers_says_its_price() -> None:
    table = Table.empty().at(0, "forest_inner").goods(0, gold=4).board(0, "squire", "trader", "lender").action()
    said = buttons(table, "en")
    assert said["station:1"] == "Place 1 worker (1 noble)"
    assert said["station:2"] == "Place 2 workers (3 nobles, paying 2 gold)"
    assert buttons(table, "ru")["station:2"] == "Разместить 2 рабочих (символов знати 3, из них оплатить: 2 — 2 золота)"


@pytest.mark.rule("viscounts.build.payment")
def test_a_building_says_its_price_and_a_free_one_that_it_is_free() -> None:
    table = Table.empty().at(0, "hills_left").goods(0, stone=4).board(0, "labourer", "trader", "lender").action()
    said = buttons(table, "en")["construct:workshop_1,hills_1"]
    assert said == "Workshop 1 (3 builders, paying 2 stone): Hills, site 1 — +1 ink"
    free = buttons(Table.empty().does(0, "build('workshop')"), "en")
    assert free["erect:workshop_1,hills_1"] == "Workshop 1 for free: Hills, site 1 — +1 ink"


@pytest.mark.rule("viscounts.act.ongoing_convert", "viscounts.act.icon_sources")
@pytest.mark.card("priest", "clergyman")
def test_a_payment_says_how_much_of_what_pays_how_many_icons_each_time() -> None:
    """The first ink counts double, the next one does not; silver counts by two."""
    table = Table.empty().at(0, "forest_inner").tiles("forest", "black6_deeds").goods(0, ink=4, silver=4)
    table.board(0, "priest", "clergyman", "squire").action().play(0, "transcribe")
    assert buttons(table, "en")["pay:ink"] == "Pay 1 ink for 2 clerics"
    assert buttons(table, "en")["pay:silver"] == "Pay 2 silver for 1 cleric"
    assert buttons(table, "ru")["pay:ink"] == "Заплатить 1 чернильницу за 2 символа клириков"
    table.play(0, "pay:ink")
    assert buttons(table, "en")["pay:ink"] == "Pay 1 ink for 1 cleric"


# which is which -------------------------------------------------------------------------------------------------------
@pytest.mark.rule("viscounts.p1.play_card", "viscounts.fx.hire")
@pytest.mark.card("deacon_virtue", "deacon_destroy")
def test_townsfolk_of_one_name_are_told_apart() -> None:
    table = Table.empty().hand(0, "deacon_virtue", "deacon_destroy", "squire").turn(0)
    assert buttons(table, "en") == {
        "play:deacon_virtue": "Play Deacon (after transcribing: +1 virtue)",
        "play:deacon_destroy": "Play Deacon (after transcribing: destroy a card — or discard a card)",
        "play:squire": "Play Squire",
    }


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_two_townsfolk_have_the_same_label(lang: str) -> None:
    content = GAME.load(None)
    cards = [content.by_design[name][0] for name in content.tables["townsfolk.toml"]]
    labels = SPEECHES[lang].lines([card_phrase(content, card) for card in cards])
    assert len(labels) == len(set(labels))


@pytest.mark.rule("viscounts.fx.rearrange")
def test_equal_cards_that_change_places_are_no_new_order() -> None:
    """Only a copy of another's starting card can lie twice before somebody; then three orders are left."""
    table = Table.empty().board(0, "squire", "squire.2", "thief").does(0, "rearrange()")
    assert len(table.options(0)) == 3
    table = Table.empty().board(0, "squire", "squire.2")
    assert (table.does(0, "rearrange()").asked(0), table.g.why_idle(0, -1, ("rearrange",))) == ("", "fx.rearrange")


# where a question comes from ------------------------------------------------------------------------------------------
@pytest.mark.rule("viscounts.meet.rearrange", "viscounts.castle.remove_tier2")
def test_a_question_in_the_turn_of_another_says_why_it_comes() -> None:
    table = Table.empty().at(0, "lake_left").at(1, "lake_right").hand(0, "trader").board(1, "squire", "thief").turn(0)
    table.play(0, "play:trader", "move:lake_right")
    came = "(meeting of viscounts: Ann has come to your space)"
    assert prompt(table, 1) == f"Ann’s turn. You may rearrange your cards, here from left to right {came}."
    assert prompt(table, 1, "ru").startswith("Ход: Ann. Вы можете поменять порядок своих карт")
    table = Table.empty().workers(1, 2, "virtue", 3).workers(0, 1, "virtue", 2).does(0, "workers(2)")
    table.play(0, "settle:castle_virtue")
    assert prompt(table).startswith("Virtue section, tier 2: more than 3 workers.")
    table.play(0, "expel:castle_virtue,2,2")
    assert prompt(table, 1) == "Ann’s turn. Choose a resource (worker removed from tier 2)."
    assert prompt(table, 1, "ru") == "Ход: Ann. Выберите ресурс (рабочий убран со второго уровня)."


@pytest.mark.rule("viscounts.move.min_distance", "viscounts.ability.trading_post_1")
@pytest.mark.parametrize(("emptied", "free"), [((), 2), (("trading_post_1",), 3)])
def test_the_way_says_how_far_it_is_free(emptied: tuple[str, ...], free: int) -> None:
    table = Table.empty().emptied(0, *emptied).goods(0, silver=1).hand(0, "squire").turn(0).play(0, "play:squire")
    said = (
        f"Choose where your viscount goes: at least 2 spaces; every space beyond {free} costs 1 silver. Your silver: 1."
    )
    assert prompt(table) == said


@pytest.mark.rule("viscounts.fx.destroy")
def test_up_to_several_cards_are_counted_down() -> None:
    table = Table.empty().hand(0, "squire", "abbot", "trader", "thief").does(0, "destroy(2)")
    assert prompt(table) == "You may destroy up to 2 cards, one by one, and gain their silver."
    assert prompt(table.play(0, "destroy_card:squire")) == "You may destroy a card and gain its silver."


@pytest.mark.rule("viscounts.collision.step4", "viscounts.card.event_order")
def test_a_question_in_the_collision_of_another_says_whose_it_is() -> None:
    view = GAME.look(Table.empty().g, 1) | {"phase": COLLISION}
    frame = ("resource_which", COLLISION_OF_OTHER + 3)
    said = [SPEECHES[lang].prompt(frame, view, 1) for lang in ("en", "ru")]
    assert said == [
        "Ann’s turn, collision. Choose a resource (Ann’s collision on space 4).",
        "Ход: Ann, столкновение. Выберите ресурс (столкновение: Ann, клетка 4).",
    ]
    frame = ("shift_which", LINKS)
    assert "(Lake, link 1; the builder is Ann)" in SPEECHES["en"].prompt(frame, view, 1)
    assert SPEECHES["en"].prompt(frame, view, 0).endswith("neighbouring section (Lake, link 1).")


@pytest.mark.rule("viscounts.card.event_order", "viscounts.card.event_ability")
def test_the_order_of_answers_names_the_event() -> None:
    table = Table.empty().board(0, "bishop", "deacon_destroy", "squire").at(0, "forest_inner").goods(0, ink=9)
    table.tiles("forest", "grey3_flip").action().play(0, "transcribe")
    assert prompt(table).startswith("You have transcribed: several of your townsfolk answer")
    assert prompt(table, lang="ru").startswith("Манускрипт переведён: отвечают несколько ваших горожан")


# what a move gives ----------------------------------------------------------------------------------------------------
@pytest.mark.rule("viscounts.castle.remove_tier1", "viscounts.castle.remove_tier2")
@pytest.mark.parametrize(
    ("tier", "english", "russian"),
    [
        (1, "+2 silver", "+2 серебра"),
        (2, "+1 virtue, +1 resource of their choice", "+1 добродетель, +1 ресурс по выбору"),
    ],
)
def test_removing_a_worker_says_what_its_owner_gets(tier: int, english: str, russian: str) -> None:
    move = ("expel", 0, tier - 1, 1)
    assert SPEECHES["en"].move(move) == f"Worker of Bob on tier {tier}: back to the supply; for the owner {english}"
    assert SPEECHES["ru"].move(move) == f"Рабочий (Bob), уровень {tier} — в запас; владельцу: {russian}"


@pytest.mark.rule("viscounts.fx.rearrange")
def test_leaving_the_cards_is_named() -> None:
    table = Table.empty().board(0, "squire", "abbot", "trader").does(0, "rearrange()")
    assert buttons(table, "en")["arrange:123"] == "Leave them: Squire, Abbot, Trader"
    assert buttons(table, "en")["arrange:213"] == "Abbot, Squire, Trader"
    assert buttons(table, "ru")["arrange:123"].startswith("Оставить как есть: ")


@pytest.mark.rule("viscounts.fx.destroy_silver", "viscounts.fx.empty_draw_pile")
def test_destroying_gives_silver_and_an_empty_deck_is_shuffled_first() -> None:
    table = Table.empty().hand(0, "squire").deck(0, "abbot").does(0, "destroy(1)")
    said = buttons(table, "en")
    assert said["destroy_card:squire"] == "Destroy Squire: +2 silver"
    assert said["destroy_top"] == "Destroy the top card of your deck: + its silver"
    assert buttons(table, "ru")["destroy_card:squire"].startswith("Уничтожить (+2 серебра): ")
    empty = Table.empty().hand(0, "squire")
    empty.put("discards", 0, *empty.names("decks", 0))
    empty.does(0, "destroy(1)")
    assert buttons(empty, "en")["destroy_top"].startswith("Shuffle the discard pile, then destroy the top card")
    assert buttons(empty, "ru")["destroy_top"].startswith("Замешать сброс и уничтожить верхнюю карту")


@pytest.mark.rule("viscounts.ms.printed")
def test_a_printed_manuscript_says_what_it_gives() -> None:
    table = Table.empty().at(0, "mountains_inner").no_tiles("mountains").goods(0, ink=9)
    table.board(0, "trader", "lender", "squire")
    assert buttons(table.action(), "en")["transcribe"].endswith("): flip a debt or deed")
    assert buttons(table, "ru")["transcribe"].endswith(") — переверните долг или грамоту")


def test_help_of_buildings_and_player_cards() -> None:
    speech = SPEECHES["en"]
    assert "VP for 1, 2, 3 guildhalls: 6 / 13 / 21." in speech.describe("guildhall_1")
    taken = [line for line in speech.describe(GAME.load(None).by_design["player_2"][0]) if line.startswith("You take")]
    assert "of your choice" in taken[0]
    assert "+" not in taken[0]
