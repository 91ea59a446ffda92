"""Every title of the books: at which moments it can be played, and those that give cubes or power. Rules: book.*."""

from collections.abc import Callable

import pytest

from pentarchy.engine.errors import IllegalMove
from pentarchy.games.lockup.patrol import patrol_steps
from pentarchy.games.lockup.rounds import play_round
from tests.games.lockup.table import Table

Moment = Callable[[Table], Table]

MOMENTS: dict[str, Moment] = {  # each leads to a question for the second player, who holds the book
    "own turn": lambda t: t.run(play_round()).play(0, "leave").play(1, "skip"),
    "between turns": lambda t: t.run(play_round()).play(0, "leave"),
    "before a check": lambda t: t.tokens(1, "smithy", "crew_3").tokens(0, "smithy", "crew_2").check("smithy"),
    "before a check elsewhere": lambda t: t.tokens(0, "smithy", "crew_3").check("smithy"),
    "suspicion": lambda t: t.tokens(1, "smithy", "crew_3").suspicion_at("smithy", 1).check("smithy").play(1, "skip"),
    "suspicion elsewhere": lambda t: (
        t.tokens(0, "smithy", "crew_3").suspicion_at("smithy", 1).check("smithy").play(1, "skip")
    ),
    "own reward": lambda t: t.tokens(1, "smithy", "crew_3").check("smithy").play(1, "skip"),
    "after a reward": lambda t: t.tokens(1, "smithy", "crew_3").check("smithy").play(1, "skip", "take:smithy"),
    "recruiting": lambda t: t.tokens(1, "chow_hall", "crew_3").check("chow_hall").play(1, "skip"),
    "opponent recruits": lambda t: (
        t.tokens(0, "chow_hall", "crew_3").check("chow_hall").play(1, "skip", "skip")
        .play(0, "enlist:1", "hire:dwarf_1")
    ),
    "crafting": lambda t: t.tokens(1, "cell_block", "crew_3").check("cell_block").play(1, "skip"),
    "opponent crafts": lambda t: (
        t.tokens(0, "cell_block", "crew_3").check("cell_block").play(1, "skip", "skip").play(0, "make:rusty_shiv")
    ),
    "opponent has crafted": lambda t: (
        MOMENTS["opponent crafts"](t).play(1, "skip")
    ),
    "opponent reserves": lambda t: (
        t.tokens(0, "cell_block", "crew_3").check("cell_block").play(1, "skip", "skip").play(0, "set_aside:rusty_shiv")
    ),
    "patrol": lambda t: t.run(patrol_steps()),
}  # fmt: skip
ALWAYS = set(MOMENTS) - {"opponent crafts"}  # there the item is paid for, but its stars have not come
SPARE = "cutthroat_crafting"  # a second book: its owner is asked again after the first
ALLOWED = {
    "big_book_of_stealth": {"own turn"},
    "cutthroat_crafting": {"opponent crafts"},
    "atlas_of_hideouts": {"own turn"},
    "scavengers_guide": ALWAYS,
    "potions_primer": ALWAYS,
    "whispered_metallurgy": ALWAYS,
    "misers_confession": ALWAYS,
    "brawn_before_brains": ALWAYS,
    "dirty_fighting": {"before a check"},
    "guide_to_disguise": {"suspicion"},
    "art_of_frame_up": ALWAYS,
    "barterers_ledger": ALWAYS,
    "recruiters_notes": {"recruiting"},
    "inventors_sketchbook": {"crafting"},
}


FITTING = {"dirty_fighting": "before", "guide_to_disguise": "suspicion"}  # the moment is right, but nobody is there


def at(moment: str, *titles: str) -> Table:
    """Three players at a moment at which the second one, with these books, is asked."""
    table = Table.empty(3).shop("rusty_shiv", "rune_chalk").row("dwarf_1", "dwarf_2")
    table.cubes(0, scrap=3).cubes(1, scrap=3).suspicion(1, 1)
    table.put("hands", 1, *titles)
    return MOMENTS[moment](table)


@pytest.mark.rule("lockup.book.any_time")
@pytest.mark.parametrize("moment", MOMENTS)
@pytest.mark.parametrize("title", [pytest.param(title, marks=pytest.mark.card(title)) for title in ALLOWED])
def test_a_book_is_played_at_the_moment_it_names_and_at_no_other(title: str, moment: str) -> None:
    table = at(moment, title)
    assert table.asked(1) != ""
    if moment in ALLOWED[title]:
        assert table.options(1, "book") == {f"book:{title}"}
        table.play(1, f"book:{title}")
        assert (table.g.hands[1], table.names("book_discard")) == ((), [title])
    else:
        assert table.options(1, "book") == set()
        elsewhere = moment.endswith("elsewhere") and title in ("dirty_fighting", "guide_to_disguise")
        rule = "lights_out.presence" if elsewhere and moment.split()[0] in FITTING[title] else "book.any_time"
        assert table.why(1)[f"book:{title}"] == rule
        with pytest.raises(IllegalMove, match=rule):
            table.play(1, f"book:{title}.1")
        assert table.names("hands", 1) == [title]


# books that give something ------------------------------------------------------------------------------------------
def given(title: str, **gains: int) -> object:
    return pytest.param(title, gains, marks=pytest.mark.card(title), id=title)


@pytest.mark.rule("lockup.book.one_shot")
@pytest.mark.parametrize(
    ("title", "gains"),
    [
        given("scavengers_guide", scrap=3),
        given("potions_primer", potion=2),
        given("whispered_metallurgy", iron=1, scrap=1),
        given("misers_confession", gold=1),
        given("brawn_before_brains"),
    ],
)
def test_books_that_give_cubes_take_them_from_the_supply(title: str, gains: dict[str, int]) -> None:
    table = at("patrol", title, SPARE)
    supply, power, stars = sum(table.g.supply), table.g.power[1], table.g.stars[:]
    table.play(1, f"book:{title}")
    assert table.owned(1) == {**gains, "scrap": 3 + gains.get("scrap", 0)}
    assert sum(table.g.supply) == supply - sum(gains.values())
    assert table.g.power[1] == power + (title == "brawn_before_brains")
    assert (table.owned(0), table.g.stars) == ({"scrap": 3}, stars)
    assert table.g.audit() == []


@pytest.mark.rule("lockup.resources.limited", "lockup.effect.mandatory")
@pytest.mark.parametrize(
    ("title", "resource", "left"),
    [
        pytest.param("scavengers_guide", "scrap", 2, marks=pytest.mark.card("scavengers_guide")),
        pytest.param("potions_primer", "potion", 1, marks=pytest.mark.card("potions_primer")),
        pytest.param("whispered_metallurgy", "iron", 0, marks=pytest.mark.card("whispered_metallurgy")),
    ],
)
def test_books_give_no_more_than_the_supply_has(title: str, resource: str, left: int) -> None:
    table = at("patrol", title, SPARE)
    at_hand = table.g.supply[["scrap", "potion", "iron", "gold"].index(resource)]
    table.cubes(2, **{resource: at_hand - left}).play(1, f"book:{title}")
    assert table.owned(1).get(resource, 0) == left + 3 * (resource == "scrap")
    assert table.g.audit() == []


@pytest.mark.card("whispered_metallurgy")
def test_metallurgy_gives_scrap_also_when_there_is_no_iron() -> None:
    table = at("patrol", "whispered_metallurgy", SPARE)
    table.cubes(2, iron=table.g.supply[2]).play(1, "book:whispered_metallurgy")
    assert table.owned(1) == {"scrap": 4}


@pytest.mark.card("brawn_before_brains")
@pytest.mark.rule("lockup.lights_out.enforcer_current")
@pytest.mark.parametrize(("when", "ranking"), [("before", (1, 0)), ("after", (0, 1))])
def test_power_of_a_book_counts_for_the_enforcer_only_before_the_ranking(when: str, ranking: tuple[int, ...]) -> None:
    """Two against a three: one more power ties, and the first player token is with the enforcer's owner."""
    table = Table.empty(3).power(1, 2).tokens(0, "smithy", "crew_3").tokens(1, "smithy", "enforcer")
    table.g.first = 1
    table.put("hands", 1, "brawn_before_brains", "misers_confession")
    table.suspicion_at("smithy", 1).check("smithy")
    if when == "after":
        table.play(1, "skip")
        assert table.g.ranking == (0, 1)
    table.play(1, "book:brawn_before_brains", "skip", "skip")
    assert (table.g.power[1], table.g.ranking) == (3, ranking)


@pytest.mark.card("brawn_before_brains")
def test_power_of_a_book_can_take_a_rush() -> None:
    table = Table.empty(3).power(1, 4)
    table.put("box", -1, *table.names("goals"))
    table.put("goals", -1, "rush_power")
    table.put("hands", 1, "brawn_before_brains")
    table.run(patrol_steps())
    assert table.g.rush == -1
    table.play(1, "book:brawn_before_brains")
    assert table.g.rush == 1


# the frame-up -----------------------------------------------------------------------------------------------------
@pytest.mark.card("art_of_frame_up")
@pytest.mark.parametrize(("own", "after"), [(1, 0), (2, 0), (3, 1)])
def test_the_frame_up_gives_one_suspicion_and_then_drops_one(own: int, after: int) -> None:
    """With a single cube there is nothing left to drop."""
    table = at("patrol", "art_of_frame_up", SPARE).suspicion(1, own)
    supply = table.g.suspicion_supply
    table.play(1, "book:art_of_frame_up")
    assert table.asked(1) == "accuse_whom"
    assert table.options(1) == {"accuse:1", "accuse:3"}
    assert table.g.suspicion == [0, own, 0]
    table.play(1, "accuse:3")
    assert table.g.suspicion == [0, after, 1]
    assert table.g.suspicion_supply == supply + own - 1 - after


@pytest.mark.rule("lockup.book.in_vain")
@pytest.mark.parametrize(
    ("title", "why"),
    [
        pytest.param("art_of_frame_up", "effect.mandatory", marks=pytest.mark.card("art_of_frame_up")),
        pytest.param("misers_confession", "resources.limited", marks=pytest.mark.card("misers_confession")),
        pytest.param("barterers_ledger", "effect.exchange", marks=pytest.mark.card("barterers_ledger")),
    ],
)
def test_a_book_that_could_do_nothing_is_not_offered(title: str, why: str) -> None:
    """No suspicion to give or discard, no gold in the supply, no cube to exchange."""
    table = Table.empty(3).suspicion(0, 2).cubes(2, gold=10)
    table.g.storage[2] = 10
    table.put("hands", 1, title, SPARE)
    table.run(patrol_steps())
    table.go_on(lambda g: g.asks[1] is not None and g.asks[1][0] == "book_or_not")
    assert table.options(1, "book") == set()
    assert table.why(1)[f"book:{title}"] == why
