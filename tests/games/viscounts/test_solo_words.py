"""What the log says about the automa, with its reasons, in both languages."""

from itertools import product
from typing import Any

import pytest

from pentarchy.games.viscounts import GAME
from pentarchy.games.viscounts.content import load
from pentarchy.games.viscounts.moves import ANY, BUILDING, EVENTS, INSTEAD, SOURCE
from pentarchy.text import LANGUAGES, Speech
from tests.games.viscounts.table import Table
from tests.games.viscounts.test_solo_examples import before_the_first_turn
from tests.games.viscounts.test_solo_setup import AUTOMA, OWNER, PLAYER, acts, reveal, solo
from tests.text.reading import check

BUILD, WORKERS, TRANSCRIBE = 1, 2, 3
STONE, NONE = 1, SOURCE.index["none"]
CONTENT = load()
NAMES = {"en": ("Alice",), "ru": ("Алиса",)}
SPEECHES = {lang: Speech(GAME, CONTENT, lang, NAMES[lang]) for lang in ("en", "ru")}


def scheme(name: str) -> int:
    return CONTENT.by_design[name][0]


@pytest.mark.rule("viscounts.solo.turn.alternatives", "viscounts.solo.payment", "viscounts.solo.focus")
@pytest.mark.parametrize(
    ("event", "english", "russian"),
    [
        (
            ("scheme_shown", (scheme("st_noble"),)),
            "The automa reveals Scheme: noble.",
            "Игрок-бот открывает карту «Интрига: знать».",
        ),
        (
            ("scheme_gained", (scheme("ft_cleric"), scheme("st_criminal_1"))),
            "The automa gains Future scheme: cleric (Scheme: criminal 1).",
            "Игрок-бот получает карту «Будущая интрига: клирик» (Интрига: преступник 1).",
        ),
        (
            ("automa_counts", (BUILD, 4, 3, STONE)),
            "The automa pays for constructing with icons: 4, and 3 stone.",
            "Игрок-бот платит (возведение сооружения): символов 4, а также 3 камня.",
        ),
        (
            ("automa_lacks", (WORKERS, 2, 3)),
            "The automa passes over placing workers: with icons and resources it has 2, it needs 3.",
            "Игрок-бот пропускает действие (размещение рабочих): символов и ресурсов 2, нужно 3.",
        ),
        (
            ("automa_same", (2, 1)),
            "The automa passes over alternative 2, too: it is the same action as alternative 1.",
            "Игрок-бот пропускает и опцию 2: это то же действие, что и опция 1.",
        ),
        (
            ("dropped", (OWNER, scheme("st_noble"))),
            "The automa slides its cards on: Scheme: noble goes to the discard pile.",
            "Игрок-бот сдвигает карты: в сброс уходит «Интрига: знать».",
        ),
        (
            ("automa_instead", (INSTEAD.index["destroy"], 2)),
            "The automa flips as many debts or deeds instead of destroying 2 cards.",
            "Вместо уничтожения карт (2) игрок-бот переворачивает столько же долгов или грамот.",
        ),
        (
            ("automa_no_flip", ()),
            "The automa passes over flipping: it has nothing to flip.",
            "Игрок-бот пропускает переворот: переворачивать нечего.",
        ),
        (
            ("automa_focus", (1, 0)),
            "The automa carries out the first alternative of the scheme, its focus: transcribe.",
            "Игрок-бот применяет первую опцию интриги, действие, на котором сконцентрирован: перевод манускрипта.",
        ),
        (
            ("automa_line", (scheme("st_noble"), 2)),
            "The automa carries out alternative 2 of Scheme: noble, the first that is possible: a flip of a debt "
            "or deed, +1 virtue.",
            "Игрок-бот применяет опцию 2 карты «Интрига: знать», первую из возможных: переворот долга или грамоты, "
            "+1 добродетель.",
        ),
        (
            ("automa_chooses", (1, 2, 1)),
            "The automa chooses a deed: paid debts 2, approved deeds 1.",
            "Игрок-бот выбирает грамоту: оплаченных долгов 2, заверенных грамот 1.",
        ),
        (
            ("automa_links", ()),
            "Two links at once: for the automa the left one pays first, then the next one clockwise.",
            "Сразу две связи: у игрока-бота сначала срабатывает левая, затем следующая по часовой стрелке.",
        ),
    ],
)
def test_every_reason_is_a_sentence_in_both_languages(event: tuple[str, Any], english: str, russian: str) -> None:
    assert {lang: SPEECHES[lang].event(event) for lang in SPEECHES} == {"en": english, "ru": russian}


@pytest.mark.parametrize(
    ("effect", "told"),
    [
        pytest.param(effect, told, marks=pytest.mark.rule(f"viscounts.solo.{rule}"))
        for rule, effect, told in (
            ("no_silver", "gain('silver', 2)", ["silver"]),
            ("rearrange", "rearrange()", ["rearrange"]),
            ("destroy", "destroy(1)", ["destroy", "no_paper"]),
            ("nothing_to_flip", "flip(1)", ["no_paper"]),
            ("nothing_to_flip", "flip_debt()", ["no_debt"]),
            ("nothing_to_flip", "flip_deed()", ["no_deed"]),
            ("discard", "discard(1)", ["discard"]),
            ("castle_move", "castle_move()", ["castle_move"]),
            ("scheme_gain", "hire()", ["hire"]),
            ("future_empty", "scheme()", ["no_scheme", "no_paper"]),
            ("future_empty", "hire()", ["no_scheme", "no_paper"]),
            ("shuffle_effect", "shuffle()", ["no_shuffle"]),
            ("workers.free", "workers(2)", ["no_workers"]),
            ("build.free", "build('workshop')", ["no_building"]),
        )
    ],
)
def test_what_the_automa_does_instead_is_said_first(effect: str, told: list[str]) -> None:
    """It has no papers, no workers, no workshops and, where it would gain a scheme, none of those."""
    table = solo("cleric").on_top(AUTOMA, 20).emptied(AUTOMA, "workshop_1", "workshop_2", "workshop_3")
    if "no_scheme" in told:
        table.put("box", -1, *table.names("future_deck"))
    table.does(AUTOMA, effect)
    assert table.events()[: len(told)] == [("automa_instead", INSTEAD.index[what]) for what in told]
    for lang in LANGUAGES:
        for what in told:
            check(SPEECHES[lang].event(("automa_instead", (INSTEAD.index[what], 1))), lang)


@pytest.mark.rule("viscounts.solo.flip_choice", "viscounts.solo.flip_only_type")
@pytest.mark.parametrize(("deeds", "told"), [(1, [("automa_chooses", 0, 0, 2)]), (0, [])])
def test_why_it_flips_this_kind_is_said_only_if_there_was_another(deeds: int, told: list[object]) -> None:
    table = solo().papers(AUTOMA, debts=1, deeds=deeds, approved=2).does(AUTOMA, "flip(1)")
    assert (table.events("automa_chooses"), table.events("flipped")) == (told, [("flipped", OWNER, 0)])


@pytest.mark.rule("viscounts.solo.resource_card_automa")
def test_resources_of_the_card_automa_have_no_name() -> None:
    """They lie in one heap: a stone that it gains, and the ink that it spends, are resources."""
    table = solo("cards").does(AUTOMA, "gain('stone', 1)").does(AUTOMA, "resource(4)")
    acts(table, "st_builder")
    assert table.events("gained")[:2] == [("gained", OWNER, ANY, 1), ("gained", OWNER, ANY, 4)]
    ((_, _, spent, what),) = table.sourced("automa_counts")
    assert what == "resource"
    assert table.owned(AUTOMA) == {"ink": 5 - int(str(spent)) + 1}  # one more from the site
    assert SPEECHES["en"].event(("gained", (OWNER, ANY, 1, NONE))) == "The automa gains 1 resource."
    assert SPEECHES["ru"].event(("gained", (OWNER, ANY, 5, NONE))) == "Игрок-бот получает 5 ресурсов."


@pytest.mark.rule("viscounts.solo.resource_preference")
def test_resources_of_one_kind_are_told_together() -> None:
    table = solo("cleric").goods(AUTOMA, ink=4).does(AUTOMA, "resource(3)")
    assert table.events("gained") == [("gained", OWNER, 0, 2), ("gained", OWNER, 1, 1)]


@pytest.mark.rule("viscounts.solo.automa_turn")
@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("kind", [kind for kind in EVENTS.kinds if any(d.name == "owner" for d in EVENTS.kinds[kind])])
def test_all_that_happens_to_anybody_can_be_told_of_the_automa(kind: str, lang: str) -> None:
    spans: list[tuple[int, ...]] = [
        (OWNER,) if domain.name == "owner" else (0, 3) if not domain.tokens else (0, len(domain.tokens) - 1)
        for domain in EVENTS.kinds[kind]
    ]
    for parts in product(*spans):
        said = check(SPEECHES[lang].event((kind, parts)), lang)
        assert NAMES[lang][0] not in said
        assert ("automa" if lang == "en" else "бот") in said.lower()


@pytest.mark.rule("viscounts.solo.automa_turn")
@pytest.mark.parametrize("lang", LANGUAGES)
def test_two_whole_turns_can_be_told(lang: str) -> None:
    table = reveal(before_the_first_turn(), "st_noble").tiles("hills", "blue3_hire")
    reveal(table, "st_criminal_1")
    said = [check(SPEECHES[lang].event(event), lang) for event in table.g.events or []]
    assert len(said) == len(set(said)) + 1 == 23  # a turn of the automa begins twice


@pytest.mark.rule("viscounts.solo.automa_turn")
@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", [*CONTENT.tables["schemes.toml"], *CONTENT.tables["automas.toml"]])
def test_every_scheme_and_board_is_explained_in_both_languages(name: str, lang: str) -> None:
    lines = SPEECHES[lang].describe(scheme(name) if name in CONTENT.by_design else name)
    assert len(lines) > 2
    for line in lines:
        check(line, lang)


@pytest.mark.rule("viscounts.solo.turn.alternatives")
def test_all_reasons_of_a_turn_come_before_what_it_does() -> None:
    """Too few icons to build, too few for its focus: so a debt, and nothing to say against a flip."""
    table = reveal(solo("cleric").tiles("lake", "blue3_hire").papers(AUTOMA, deeds=1), "st_builder_noble")
    told = [event for event in table.events() if event[0] in ("automa_lacks", "automa_focus", "got_paper", "flipped")]
    assert told == [
        ("automa_lacks", BUILD, 2, 3),
        ("automa_lacks", TRANSCRIBE, 2, 3),
        ("got_paper", OWNER, 0),
        ("flipped", OWNER, 1),
    ]


@pytest.mark.rule("viscounts.solo.focus", "viscounts.solo.turn.alternatives")
def test_an_alternative_that_is_the_focus_again_is_named_as_the_same() -> None:
    table = solo("noble").papers(AUTOMA, deeds=1)
    while table.g.workers[AUTOMA]:
        table.on_top(AUTOMA, table.g.workers[AUTOMA])
    acts(table, "st_noble_cleric")
    assert table.sourced("automa_no_place") == [(WORKERS, "workers")]
    assert table.events("automa_same") == [("automa_same", 2, 1)]


@pytest.mark.rule("viscounts.solo.turn.alternatives")
@pytest.mark.parametrize("lack", ["site", "building"])
def test_what_it_lacks_to_build_is_named(lack: str) -> None:
    table = solo("builder").at(AUTOMA, "lake_left").papers(AUTOMA, deeds=1)
    if lack == "site":
        table.building(PLAYER, "workshop_1", "lake_1").building(PLAYER, "workshop_2", "lake_3")
    else:
        table.emptied(AUTOMA, *BUILDING.tokens)
    acts(table, "st_builder")
    assert table.sourced("automa_no_place")[0] == (BUILD, lack)


@pytest.mark.rule("viscounts.solo.workers.first_option")
def test_the_first_reward_of_the_second_tier_is_named() -> None:
    table = solo("cleric").does(AUTOMA, "choose(gain('gold', 1), castle_move())")
    event = next(event for event in table.g.events or [] if event[0] == "automa_option")
    assert SPEECHES["en"].event(event) == "Of several rewards the automa takes the first: +1 gold."
    assert SPEECHES["ru"].event(event) == "Из наград на выбор игрок-бот берёт первую: +1 золото."


@pytest.mark.rule("viscounts.solo.setup.automa_space")
def test_the_log_says_where_the_viscounts_begin() -> None:
    table = Table(1, seed=3)
    table.play(0, sorted(table.options(0))[0])
    while table.asked(0) not in ("", "play_which"):
        table.play(0, sorted(table.options(0))[0])
    (own, automa) = [event for event in table.g.events or [] if event[0] == "placed"]
    assert SPEECHES["en"].event(own).startswith(f"{NAMES['en'][0]} puts the viscount on space ")
    assert SPEECHES["en"].event(automa).startswith("The viscount of the automa begins on space ")
    assert "(невыбранная карта: Карта игрока " in SPEECHES["ru"].event(automa)
