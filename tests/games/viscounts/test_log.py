"""The log says where every gain and loss comes from, which option was taken, and why workers move."""

import pytest

from pentarchy.games.viscounts import GAME
from pentarchy.games.viscounts.collision import collision_phase
from pentarchy.games.viscounts.rounds import end_round
from pentarchy.text import LANGUAGES, Speech
from tests.games.viscounts.table import Table
from tests.text.reading import check

NAMES = {"en": ("Ann", "Bob", "Cleo", "Dan"), "ru": ("Анна", "Борис", "Вера", "Глеб")}
SPEECHES = {lang: Speech(GAME, GAME.load(None), lang, NAMES[lang]) for lang in LANGUAGES}


def said(table: Table, lang: str = "en") -> list[str]:
    """The whole log of a table; every line is also a sentence of the other language."""
    assert table.g.events is not None
    lines = {
        one: [check(SPEECHES[one].event((kind, parts)), one) for kind, parts, _ in table.g.events] for one in LANGUAGES
    }
    return lines[lang]


# gains ----------------------------------------------------------------------------------------------------------------
@pytest.mark.rule("viscounts.card.event_ability", "viscounts.act.ongoing_after", "viscounts.trade.rate_of_space")
@pytest.mark.card("trader")
def test_a_trade_says_what_for_what_and_which_card_answered() -> None:
    table = Table.empty().board(0, "trader", "lender", "abbot").at(0, "cliffs_left").goods(0, silver=1).action()
    table.play(0, "trade:2")
    assert said(table) == [
        "Ann trades 4 merchants at space 7 (Cliffs): +1 gold, 2 times.",
        "Ann pays 1 silver for trading.",
        "Ann gains 2 gold (trade).",
        "Ann gains 1 silver (Trader).",
    ]
    assert said(table, "ru") == [
        "Анна торгует, локация 7 (Утёсы): 4 символа торговцев — +1 золото, раз: 2.",
        "Анна платит 1 серебро (торговля).",
        "Анна получает 2 золота (торговля).",
        "Анна получает 1 серебро (Меняла).",
    ]


@pytest.mark.rule("viscounts.build.site_effect", "viscounts.build.link", "viscounts.dismiss.gives_bonus")
def test_a_building_says_site_link_and_dismissal() -> None:
    table = Table.empty().at(0, "hills_left").board(0, "trader", "lender", "financier").goods(0, stone=2, silver=2)
    table.building(1, "workshop_1", "hills_1").folk("hills", "woodcutter_virtue").action()
    table.play(0, "dismiss:build", "construct:workshop_1,hills_3")
    assert said(table)[0] == "Ann dismisses Woodcutter for 2 silver (for constructing)."
    assert said(table)[2:] == [
        "Ann gains 1 virtue (Woodcutter).",
        "Ann pays 2 stone for constructing.",
        "Ann builds Workshop 1 on Hills, site 3.",
        "Ann gains 1 stone (Hills, site 3).",
        "Ann completes Hills, link 2; Bob gets its effect, too.",
        "Ann gains 2 silver (Hills, link 2).",
        "Bob gains 2 silver (Hills, link 2).",
    ]


@pytest.mark.rule("viscounts.card.choice_slash", "viscounts.castle.remove_return", "viscounts.castle.tier1_sideways")
def test_the_castle_says_who_goes_where_and_why() -> None:
    table = Table.empty().at(0, "forest_inner").goods(0, gold=9).workers(0, 1, "gold_move", 1)
    table.workers(1, 1, "flip", 3).board(0, "trader", "lender", "financier").action().play(0, "station:2")
    table.play(0, "pick:gain_gold_1", "expel:castle_flip,1,2")
    assert said(table) == [
        "Ann pays 3 gold for placing workers.",
        "Ann places 2 workers: Gold or move section, tier 1.",
        "Ann has 3 or more workers in one section: one rises to tier 2 (Gold or move section).",
        "Ann chooses: +1 gold (Gold or move section, tier 2).",
        "Ann gains 1 gold (Gold or move section, tier 2).",
        "Ann moves one of the workers left on tier 1 aside: Gold or move section to Hire or destroy section.",
        "Ann moves one of the workers left on tier 1 aside: Gold or move section to Flip section.",
        "Ann removes a worker of Bob from tier 1: more than 3 workers (Flip section).",
        "Bob gains 2 silver (worker removed from tier 1).",
    ]


@pytest.mark.rule("viscounts.collision.step1", "viscounts.collision.step3", "viscounts.collision.step4")
def test_a_collision_says_whose_and_on_which_space() -> None:
    """The second workshop moves the markers from 6 to 5 before the rewards are read."""
    table = Table.empty().track(0, 6, 6).emptied(0, "workshop_2").board(0, "peddler_ink")
    table.run(collision_phase(0))
    assert said(table) == [
        "Ann resolves a collision: both markers are on space 6 of the track.",
        "Ann gains 1 virtue (workshop 2, no criminals at a collision).",
        "Ann gains 1 ink (Peddler).",
        "Ann gains 2 silver (collision on space 5).",
        "Ann takes 1 debt (collision on space 5).",
        "Bob gains 1 virtue (another’s collision on space 5).",
        "Ann moves the markers back to the ends of the track.",
    ]


@pytest.mark.rule("viscounts.ms.instant", "viscounts.debts.flip_debt_reward")
@pytest.mark.card("debt_collector_virtue")
def test_a_manuscript_a_flip_and_its_answer() -> None:
    table = Table.empty().at(0, "forest_inner").goods(0, ink=3).papers(0, debts=1).tiles("forest", "grey3_flip")
    table.board(0, "debt_collector_virtue", "trader", "lender").action().play(0, "transcribe", "take_good:gold")
    assert [line for line in said(table) if not line.startswith("Now open")] == [
        "Ann pays 2 ink for transcribing.",
        "Ann transcribes Grey manuscript: flip a debt or deed (3 clerics).",
        "Ann flips a debt, which is now paid (Grey manuscript: flip a debt or deed).",
        "Ann gains 1 gold (for the flipped debt).",
        "Ann gains 1 silver (Debt Collector).",
        "Ann gains 1 virtue (Debt Collector).",
    ]


@pytest.mark.rule("viscounts.meet.rearrange", "viscounts.fx.rearrange")
@pytest.mark.parametrize(
    ("order", "line"),
    [
        ("arrange:213", "Bob rearranges the cards on the board (meeting of viscounts)."),
        ("arrange:123", "Bob leaves the cards as they are (meeting of viscounts)."),
    ],
)
def test_a_meeting_says_what_the_other_did(order: str, line: str) -> None:
    table = Table.empty().at(0, "lake_left").at(1, "lake_right").hand(0, "trader").board(1, "squire", "thief").turn(0)
    table.play(0, "play:trader", "move:lake_right").play(1, order)
    assert said(table)[-2:] == ["Ann ends the movement on the same space as Bob’s viscount.", line]


@pytest.mark.rule("viscounts.fx.discard", "viscounts.fx.destroy", "viscounts.fx.castle_move")
@pytest.mark.parametrize(
    ("effect", "refusal", "line"),
    [
        ("discard(1)", "decline", "Ann discards no card."),
        ("destroy(1)", "decline", "Ann destroys no card."),
        ("castle_move()", "stay", "Ann moves no worker."),
    ],
)
def test_what_is_declined_is_told(effect: str, refusal: str, line: str) -> None:
    table = Table.empty().hand(0, "squire", "abbot", "trader", "thief").workers(0, 1, "flip", 1).does(0, effect)
    assert said(table.play(0, refusal)) == [line]


@pytest.mark.rule("viscounts.draw.check_virtue", "viscounts.draw.check_corruption", "viscounts.fx.destroy_silver")
@pytest.mark.parametrize(
    ("card", "checked"),
    [
        ("squire", "Ann gains 1 virtue (shuffled without criminals on the board)."),
        ("thief", "Ann gains 1 corruption (shuffled with criminals on the board)."),
    ],
)
def test_a_shuffle_says_why_and_what_was_checked(card: str, checked: str) -> None:
    table = Table.empty().board(0, card).does(0, "destroy(1)").play(0, "destroy_top")
    lines = said(table)
    assert lines[:2] == ["Ann shuffles the discard pile into the deck (empty deck).", checked]
    assert lines[2].startswith("Ann destroys ")
    assert lines[2].endswith(" silver.")


# beginning and end ----------------------------------------------------------------------------------------------------
@pytest.mark.rule("viscounts.setup.start_player", "viscounts.setup.pairs_count", "viscounts.setup.piles_hidden")
def test_the_first_lines_name_who_begins_and_all_that_lies_open() -> None:
    table = Table(3, first="2")
    lines = said(table)
    assert lines[0] == "Bob is the first player."
    assert sum(line.startswith("To choose from: Player card") for line in lines) == 4
    for segment in range(5):
        for zone in ("townsfolk", "manuscripts"):
            card = getattr(table.g, zone)[segment][-1]
            assert any(SPEECHES["en"].card(card) in line and "part of the castle" in line for line in lines)


@pytest.mark.rule("viscounts.solo.setup.board", "viscounts.solo.setup.removed_list", "viscounts.solo.difficulty")
def test_alone_the_first_lines_name_the_automa_and_what_it_does_not_use() -> None:
    lines = said(Table(1, automa="noble", difficulty="plus_2"))
    assert lines[1] == "The opponent is the Noble automa. Future schemes in its deck: 2."
    assert [line for line in lines if line.startswith("Not used")] == [
        "Not used against this opponent: Scheme: builder, cleric.",
        "Not used against this opponent: Future scheme: cleric, builder.",
        "Not used against this opponent: Future scheme: builder.",
    ]


@pytest.mark.rule("viscounts.score.majority_ties", "viscounts.score.majority_needs_one", "viscounts.score.poverty")
def test_the_end_counts_the_flipped_cards_of_everybody() -> None:
    table = Table.empty(3).papers(0, approved=2).papers(1, approved=2)
    table.g.poverty, table.g.last_round = 0, 3
    table.run(end_round())
    assert said(table)[1:] == [
        "Poverty card, approved deeds: Ann has 2 and gains 10 VP, shared by 2.",
        "Poverty card, approved deeds: Bob has 2 and gains 10 VP, shared by 2.",
        "Poverty card, approved deeds: Cleo has 0 and gains 0 VP.",
    ]
    assert said(table, "ru")[1] == "Карта бедности, заверенные грамоты: Анна — 2, 10 ПО (место делят 2)."
    assert [table.score(player)["poverty"] for player in range(3)] == [10, 10, 0]


@pytest.mark.rule("viscounts.debts.take_from_top", "viscounts.fx.deed")
def test_several_papers_of_one_source_are_one_line() -> None:
    table = Table.empty().does(0, "deed(3)").does(0, "debt(2)")
    assert said(table) == ["Ann takes 3 deeds.", "Ann takes 2 debts."]
    assert said(table, "ru") == ["Анна получает 3 грамоты.", "Анна получает 2 долга."]


@pytest.mark.rule("viscounts.debts.trigger", "viscounts.end.final_round")
def test_a_second_card_does_not_promise_another_round() -> None:
    table = Table.empty()
    table.g.poverty = table.g.prosperity = 1
    table.does(0, "debt(1)")
    table.g.round += 1
    table.does(0, "deed(1)")
    assert said(table)[1::2] == [
        "The poverty card lies open: this round is finished, and one more is played.",
        "The prosperity card lies open: this round is the last one.",
    ]


@pytest.mark.rule("viscounts.ms.printed", "viscounts.fx.mandatory")
def test_an_effect_with_nothing_to_do_says_so() -> None:
    table = Table.empty().at(0, "mountains_inner").no_tiles("mountains").goods(0, ink=9)
    table.board(0, "trader", "lender", "squire")
    table.action().play(0, "transcribe")
    assert said(table)[1:] == [
        "Ann transcribes the printed manuscript of Mountains (3 clerics).",
        "Ann gets nothing: the effect has nothing to do (printed manuscript of Mountains).",
    ]


@pytest.mark.rule("viscounts.fx.destroy", "viscounts.fx.discard")
@pytest.mark.parametrize("what", ["destroy", "discard"])
def test_stopping_after_one_card_is_said_as_such(what: str) -> None:
    table = Table.empty().hand(0, "squire", "abbot", "trader", "thief").does(0, f"{what}(2)")
    table.play(0, f"{what}_card:squire", "decline")
    assert said(table)[-1] == f"Ann {what}s no more cards."
    table = Table.empty().hand(0, "squire", "abbot", "trader", "thief").does(0, f"{what}(2)").play(0, "decline")
    assert said(table)[-1] == f"Ann {what}s no card."


@pytest.mark.rule("viscounts.p1.blind_play")
def test_a_card_played_unseen_says_so() -> None:
    table = Table.empty().deck(0, "trader")
    table.turn(0)
    assert "Ann plays the top card of the deck unseen: Trader." in said(table)
    assert "Анна вслепую кладёт на планшет верхнюю карту колоды: Меняла." in said(table, "ru")


@pytest.mark.rule("viscounts.trade.flip")
def test_a_trade_is_told_without_commands() -> None:
    space = next(n for n, (_, given) in enumerate(GAME.load(None).trade) if given[0][0] == "flip")
    place = 3 * (space // 2) + space % 2
    line = SPEECHES["ru"].event(("traded", (0, 1, 4, place)))
    assert line.endswith("4 символа торговцев — переворот долга или грамоты.")
