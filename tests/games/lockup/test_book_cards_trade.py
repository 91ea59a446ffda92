"""Books about paying: Cutthroat Crafting, Ledger, Recruiter's Notes, Sketchbook. Rules: book.any_time, craft.*."""

import pytest

from pentarchy.engine.errors import IllegalMove
from tests.games.lockup.table import Table
from tests.games.lockup.test_words import labels, prompts


def crafter(item: str, *books: str, **cubes: int) -> Table:
    """The first player stands alone in the Cell Block; the second holds Cutthroat Crafting unless told otherwise."""
    table = Table.empty(3).tokens(0, "cell_block", "crew_4").cubes(0, **cubes).shop(item)
    table.put("box", -1, *table.names("goals"))
    table.put("hands", 1, *(books or ("cutthroat_crafting", "misers_confession")))
    return table.check("cell_block").play(1, "skip", "skip")


def reader(location: str, *books: str, **cubes: int) -> Table:
    """The first player chooses the reward of a location and holds these books."""
    table = Table.empty(3).tokens(0, location, "crew_4").cubes(0, **cubes)
    table.put("box", -1, *table.names("goals"))
    table.put("hands", 0, *books)
    return table.row("dwarf_1", "dwarf_2", "hobgoblin_1")


# cutthroat crafting -------------------------------------------------------------------------------------------------
@pytest.mark.card("cutthroat_crafting")
@pytest.mark.rule("lockup.book.take_spent")
def test_cutthroat_crafting_takes_two_cubes_that_an_opponent_has_just_paid() -> None:
    """The crafter loses nothing more and gets the item; the other cubes go to the supply."""
    table = crafter("lockpicks", scrap=1, iron=1, gold=1)
    stars, supply = table.g.stars[0], table.g.supply[:]
    table.play(0, "make:lockpicks")
    assert (table.asked(1), table.options(1, "book")) == ("book_or_not", {"book:cutthroat_crafting"})
    table.play(1, "book:cutthroat_crafting")
    assert table.asked(1) == "grab_which"
    assert table.options(1) == {"grab:scrap", "grab:iron", "grab:gold", "done"}
    with pytest.raises(IllegalMove):
        table.play(1, "grab:potion")
    table.play(1, "grab:gold")
    assert table.options(1) == {"grab:scrap", "grab:iron", "done"}
    table.play(1, "grab:iron")
    assert (table.owned(1), table.asked(1)) == ({"iron": 1, "gold": 1}, "book_or_not")  # no third cube
    table.play(1, "skip", "skip")
    assert (table.owned(0), table.names("items", 0)) == ({}, ["lockpicks"])
    assert table.g.stars[0] == stars + 5
    assert table.g.supply == [supply[0] + 1, *supply[1:]]
    assert (table.g.over, table.g.audit()) == (True, [])


@pytest.mark.card("cutthroat_crafting")
@pytest.mark.parametrize("taken", [0, 1])
def test_cutthroat_crafting_takes_up_to_two_and_done_is_the_end_of_it(taken: int) -> None:
    table = crafter("barrel_armor", scrap=5).play(0, "make:barrel_armor").play(1, "book:cutthroat_crafting")
    table.play(1, *["grab:scrap"] * taken, "done")
    assert table.asked(1) == "book_or_not"
    assert table.owned(1) == ({"scrap": taken} if taken else {})


@pytest.mark.card("cutthroat_crafting")
def test_cutthroat_crafting_takes_no_more_than_was_paid() -> None:
    """The sketchbook paid one of the two symbols: only one cube lies there."""
    table = crafter("rusty_shiv", scrap=2)
    table.put("hands", 0, "inventors_sketchbook", "scavengers_guide")
    table.g.stop()
    table.check("cell_block").play(0, "skip").play(1, "skip", "skip")
    table.play(0, "book:inventors_sketchbook", "make:rusty_shiv").play(1, "book:cutthroat_crafting", "grab:scrap")
    assert table.asked(1) == "book_or_not"
    assert (table.owned(0), table.owned(1)) == ({"scrap": 1}, {"scrap": 1})


@pytest.mark.card("cutthroat_crafting")
@pytest.mark.rule("lockup.book.simultaneous")
def test_two_opponents_take_cubes_in_turn_order_and_the_crafter_is_not_asked() -> None:
    table = crafter("sock_mace", scrap=2, iron=1)
    table.put("hands", 0, "cutthroat_crafting.2", "scavengers_guide")
    table.put("hands", 2, "cutthroat_crafting.2", "potions_primer")
    table.g.first = 2
    table.g.stop()
    table.check("cell_block").play(2, "skip").play(0, "skip").play(1, "skip").play(2, "skip").play(1, "skip")
    table.play(0, "make:sock_mace")
    assert table.asked(2) == "book_or_not"
    table.play(2, "book:cutthroat_crafting", "grab:iron", "grab:scrap", "skip")
    assert table.asked(1) == "book_or_not"  # next in turn order is the crafter, who has no say
    table.play(1, "book:cutthroat_crafting")
    assert table.options(1) == {"grab:scrap", "done"}
    table.play(1, "grab:scrap")
    assert (table.owned(1), table.owned(2)) == ({"scrap": 1}, {"iron": 1, "scrap": 1})
    assert len(table.g.items[0]) == 1


@pytest.mark.card("cutthroat_crafting")
@pytest.mark.rule("lockup.book.any_time", "lockup.craft.stars", "lockup.rush.first")
def test_no_other_book_comes_between_the_payment_for_an_item_and_its_stars_and_effects() -> None:
    """The item makes its owner the first with five power; who wanted to forestall that is too late when it is paid."""
    table = crafter("bone_knuckles", "brawn_before_brains", scrap=5, iron=5).power(0, 4).power(1, 4)
    table.put("goals", -1, "rush_power")
    table.play(0, "make:bone_knuckles")
    assert (table.asked(1), table.moment(1)) == ("book_or_not", "on_opponent_craft")  # as if it were another book
    assert table.options(1) == {"skip", "quiet:location", "quiet:phase", "quiet:round"}
    table.play(1, "skip")
    assert (table.g.rush, table.options(1, "book")) == (0, {"book:brawn_before_brains"})


@pytest.mark.card("cutthroat_crafting")
@pytest.mark.rule("lockup.book.any_time", "lockup.book.secret")
@pytest.mark.parametrize(("played", "asked"), [(1, True), (2, False)])
def test_nobody_is_asked_at_a_moment_whose_books_have_all_been_played(played: int, asked: bool) -> None:
    """While a copy can still be in a hand, everybody with a book is asked, whatever it is."""
    table = crafter("rusty_shiv", "misers_confession", scrap=2)
    table.put("book_discard", -1, *("cutthroat_crafting.1", "cutthroat_crafting.2")[:played])
    table.play(0, "make:rusty_shiv")
    assert table.moment(1) == ("on_opponent_craft" if asked else "reward_over")
    assert (sum(table.g.spent) > 0) is asked


@pytest.mark.card("cutthroat_crafting", "inventors_sketchbook")
@pytest.mark.rule("lockup.book.take_spent")
def test_an_item_for_nothing_is_no_payment_that_others_could_answer() -> None:
    table = crafter("rusty_shiv", "cutthroat_crafting")
    table.put("hands", 0, "inventors_sketchbook", "inventors_sketchbook")
    table.play(0, "book:inventors_sketchbook", "book:inventors_sketchbook", "make:rusty_shiv")
    assert (table.names("items", 0), table.moment(1)) == (["rusty_shiv"], "reward_over")


@pytest.mark.card("cutthroat_crafting")
@pytest.mark.rule("lockup.book.take_spent")
def test_who_may_answer_a_payment_reads_who_pays_what_for_which_item() -> None:
    table = crafter("lockpicks", scrap=1, iron=1, gold=1).play(0, "make:lockpicks")
    assert prompts(table) == (
        "An opponent (Goblins) is paying for Lockpicks: 1 scrap, 1 iron, 1 gold. Play a book for this very moment, or "
        "go on.",
        "Соперник (Гоблины) платит за предмет «Отмычки»: 1 фишку мусора, 1 фишку железа, 1 фишку золота. Разыграйте "
        "книгу именно для этого момента или продолжайте.",
    )
    assert prompts(table.play(1, "book:cutthroat_crafting"))[0].endswith("You may still take: 2.")
    assert prompts(table.play(1, "grab:gold"))[1].endswith("Можно взять ещё: 1.")
    assert labels(table, ("done",), 1) == ("Take none", "Не брать")


@pytest.mark.card("cutthroat_crafting")
def test_cutthroat_crafting_is_not_for_own_items() -> None:
    table = crafter("rusty_shiv", "misers_confession", scrap=2)
    table.put("hands", 0, "cutthroat_crafting", "scavengers_guide")
    table.play(0, "make:rusty_shiv")
    assert (table.asked(0), table.asked(1)) == ("", "book_or_not")
    table.play(1, "skip")
    assert table.options(0, "book") == {"book:scavengers_guide"}
    assert table.g.supply[0] == 25


# the ledger ---------------------------------------------------------------------------------------------------------
@pytest.mark.card("barterers_ledger")
@pytest.mark.rule("lockup.effect.exchange")
def test_the_ledger_exchanges_up_to_three_cubes_one_for_one() -> None:
    table = reader("smithy", "barterers_ledger", "misers_confession", scrap=3, potion=1).check("smithy")
    table.play(0, "book:barterers_ledger")
    for count in (2, 1, 0):
        assert (table.asked(0), "swap:scrap,scrap" in table.options(0)) == ("exchange_which", False)
        table.play(0, "swap:scrap,gold")
        assert table.owned(0).get("scrap", 0) == count
    assert table.owned(0) == {"potion": 1, "gold": 3}
    assert table.asked(0) == "book_or_not"  # not a fourth time


@pytest.mark.card("barterers_ledger")
@pytest.mark.parametrize("swaps", [0, 1, 2])
def test_done_ends_the_exchanges_of_the_ledger(swaps: int) -> None:
    table = reader("smithy", "barterers_ledger", "misers_confession", scrap=4).check("smithy")
    table.play(0, "book:barterers_ledger", *["swap:scrap,iron"] * swaps, "done")
    assert table.asked(0) == "book_or_not"
    assert table.owned(0) == {"scrap": 4 - swaps} | ({"iron": swaps} if swaps else {})


# recruiter's notes ----------------------------------------------------------------------------------------------------
@pytest.mark.card("recruiters_notes")
def test_recruiters_notes_make_recruiting_two_cheaper_but_not_below_nothing() -> None:
    table = reader("chow_hall", "recruiters_notes").check("chow_hall").play(0, "skip")
    assert table.options(0, "enlist") == set()
    assert table.why(0)["enlist:1"] == "recruit.pay_first"
    table.play(0, "book:recruiters_notes")
    assert table.options(0, "enlist") == {"enlist:1"}  # for nothing; two would still cost two
    table.play(0, "enlist:1", "hire:dwarf_1")
    assert (table.names("goons", 0), table.owned(0)) == (["dwarf_1"], {})  # no change for the rest


@pytest.mark.card("recruiters_notes")
@pytest.mark.parametrize(("copies", "paid"), [(0, 4), (1, 2), (2, 0)])
def test_recruiters_notes_add_up(copies: int, paid: int) -> None:
    table = reader("chow_hall", *["recruiters_notes"] * copies, iron=4).check("chow_hall")
    if copies:
        table.play(0, "skip", *["book:recruiters_notes"] * copies)
    table.play(0, "enlist:2", "hire:dwarf_1", "hire:dwarf_2")
    assert table.owned(0) == ({"iron": 4 - paid} if paid < 4 else {})


@pytest.mark.card("recruiters_notes")
@pytest.mark.parametrize("use", ["enlist", "decline"])
def test_recruiters_notes_hold_for_this_reward_only(use: str) -> None:
    table = reader("chow_hall", "recruiters_notes", scrap=3).tokens(1, "chow_hall", "crew_2").cubes(1, scrap=3)
    table.check("chow_hall").play(0, "skip").play(0, "book:recruiters_notes")
    table.play(0, *(("enlist:1", "hire:dwarf_1") if use == "enlist" else ("decline",)))
    assert table.asked(1) == "reward_choice"
    assert table.options(1, "enlist") == {"enlist:1"}  # two cost five
    table.play(1, "enlist:1", "hire:dwarf_2")
    assert table.owned(1) == {"scrap": 2}
    table.tokens(0, "chow_hall", "crew_5").check("chow_hall")
    assert table.options(0, "enlist") == {"enlist:1"}
    table.row("flayer_1").play(0, "enlist:1")
    assert table.owned(0) == {"scrap": 2}


# the sketchbook -------------------------------------------------------------------------------------------------------
def inventor(*items: str, books: int = 1, **cubes: int) -> Table:
    """The first player has played so many sketchbooks and may craft one of these items."""
    table = reader("cell_block", *["inventors_sketchbook"] * books, **cubes).shop(*items).check("cell_block")
    return table.play(0, "skip", *["book:inventors_sketchbook"] * books)


@pytest.mark.card("inventors_sketchbook")
@pytest.mark.rule("lockup.craft.pay")
@pytest.mark.parametrize(("waived", "left"), [("scrap", {"scrap": 1}), ("iron", {"iron": 1}), ("any", {"gold": 1})])
def test_the_sketchbook_pays_one_symbol_of_the_players_choice(waived: str, left: dict[str, int]) -> None:
    table = inventor("lockpicks", scrap=1, iron=1, gold=1)
    stars = table.g.stars[0]
    table.play(0, "make:lockpicks")
    assert table.asked(0) == "waive_which"
    assert table.options(0) == {"waive:scrap", "waive:iron", "waive:any"}
    table.play(0, f"waive:{waived}")
    if waived != "any":
        assert table.options(0) == {f"spend:{waived}", "spend:gold"}
        table.play(0, "spend:gold")
    assert table.owned(0) == left
    assert (table.g.stars[0], table.g.over) == (stars + 5, True)


@pytest.mark.card("inventors_sketchbook")
@pytest.mark.rule("lockup.craft.any_symbol")
def test_the_sketchbook_pays_what_the_player_does_not_have() -> None:
    """The missing iron is the only symbol that can be ignored; with two missing the item stays out of reach."""
    table = inventor("lockpicks", "spiked_bracers", "royal_medallion", scrap=2)
    assert table.options(0, "make") == {"make:lockpicks"}
    table.play(0, "make:lockpicks")
    assert (table.names("items", 0), table.owned(0), table.g.over) == (["lockpicks"], {}, True)


@pytest.mark.card("inventors_sketchbook")
@pytest.mark.rule("lockup.craft.any_symbol", "lockup.book.waive")
@pytest.mark.parametrize(
    ("cubes", "offered"),
    [
        ({"scrap": 1, "iron": 1}, {"waive:scrap", "waive:iron", "waive:any"}),
        ({"scrap": 1, "potion": 1}, {"waive:iron"}),
        ({"iron": 2}, {"waive:scrap"}),
        ({"scrap": 2, "iron": 1}, {"waive:scrap", "waive:iron", "waive:any"}),
    ],
)
def test_the_symbol_ignored_must_leave_a_cost_that_can_be_paid(cubes: dict[str, int], offered: set[str]) -> None:
    """Lockpicks: scrap, iron and any. A single way is not asked about."""
    table = inventor("lockpicks", **cubes)
    assert table.options(0, "make") == {"make:lockpicks"}
    table.play(0, "make:lockpicks")
    assert table.options(0, "waive") == (offered if len(offered) > 1 else set())
    assert len(offered) > 1 or sum(table.owned(0).values()) == 0


@pytest.mark.card("inventors_sketchbook")
@pytest.mark.rule("lockup.book.in_vain")
@pytest.mark.parametrize(
    ("cubes", "other", "offered"),
    [
        ({"scrap": 1}, "cutthroat_crafting", False),
        ({"gold": 3}, "cutthroat_crafting", False),
        ({"scrap": 1}, "inventors_sketchbook", True),  # two books pay two symbols
        ({"gold": 3}, "barterers_ledger", True),  # another book may bring the right cubes
        ({"scrap": 1, "iron": 1}, "cutthroat_crafting", True),
    ],
)
def test_the_sketchbook_is_offered_unless_nothing_can_be_crafted_even_with_it(
    cubes: dict[str, int], other: str, offered: bool
) -> None:
    """Lockpicks: scrap, iron and any."""
    table = reader("cell_block", "inventors_sketchbook", other, **cubes).shop("lockpicks")
    table.check("cell_block").play(0, "skip")
    assert ("book:inventors_sketchbook" in table.options(0)) is offered


@pytest.mark.card("inventors_sketchbook")
def test_two_sketchbooks_pay_two_symbols() -> None:
    table = inventor("makeshift_crown", books=2, iron=1).play(0, "make:makeshift_crown")
    assert (table.names("items", 0), table.owned(0)) == (["makeshift_crown"], {})
    table = inventor("rusty_shiv", books=2).play(0, "make:rusty_shiv")
    assert (table.names("items", 0), table.g.over) == (["rusty_shiv"], True)


@pytest.mark.card("inventors_sketchbook")
@pytest.mark.rule("lockup.reserve.cost")
def test_the_sketchbook_does_not_pay_for_reserving() -> None:
    table = reader("cell_block", "inventors_sketchbook", "scavengers_guide").shop("makeshift_crown")
    table.check("cell_block").play(0, "skip", "book:inventors_sketchbook")
    assert table.options(0) == {"decline", "book:scavengers_guide"}
    table = inventor("makeshift_crown", iron=1, gold=1).play(0, "set_aside:makeshift_crown", "spend:gold")
    assert (table.owned(0), table.g.over) == ({"iron": 1}, True)


@pytest.mark.card("inventors_sketchbook")
@pytest.mark.rule("lockup.reserve.full_cost")
@pytest.mark.parametrize("use", ["decline", "set_aside:rusty_shiv", "make:rusty_shiv"])
def test_the_sketchbook_holds_for_this_reward_only(use: str) -> None:
    """Also unused: neither the next player in the Cell Block nor the next visit pays less."""
    table = reader("cell_block", "inventors_sketchbook", scrap=2).shop("rusty_shiv", "rune_chalk", "hidden_pouch")
    table.tokens(1, "cell_block", "crew_2").cubes(1, scrap=1)
    table.check("cell_block").play(0, "skip").play(0, "book:inventors_sketchbook", use)
    assert table.asked(1) == "reward_choice"
    assert table.options(1, "make") == set()
    table.play(1, "decline").cubes(0, scrap=2 - table.owned(0).get("scrap", 0))
    table.tokens(0, "cell_block", "crew_5").check("cell_block")
    assert table.options(0, "make") == (set() if use.startswith("make") else {"make:rusty_shiv"})
    assert table.why(0)["make:hidden_pouch"] == "craft.pay"


@pytest.mark.card("inventors_sketchbook")
@pytest.mark.rule("lockup.craft.any_no_type")
def test_a_symbol_that_a_book_pays_is_still_in_the_printed_cost() -> None:
    table = inventor("signet_ring", scrap=1)
    table.put("goals", -1, "end_gold_items")
    table.play(0, "make:signet_ring")
    assert (table.owned(0), table.score(0)["end_goal"]) == ({}, 2)
