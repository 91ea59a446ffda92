"""Effects that can do nothing say so, and by which rule; what says so is not offered and changes nothing."""

from collections.abc import Callable

import pytest

from pentarchy.games.lockup.content import load
from pentarchy.games.lockup.moves import CHOW_HALL, LOCATION
from pentarchy.games.lockup.rules import rules
from tests.games.lockup.table import Table

SMITHY = LOCATION.index["smithy"]
Case = tuple[tuple[object, ...], Callable[[Table], object], str]


def without_books(t: Table) -> None:
    t.g.box, t.g.book_deck = (*t.g.box, *t.g.book_deck), ()


def without_goons(t: Table) -> None:
    t.g.box, t.g.goon_deck = (*t.g.box, *t.g.goon_deck), ()


def at(t: Table, location: int, *ranking: int) -> Table:
    t.g.location, t.g.ranking = location, ranking
    return t


def discounted(t: Table, discount: int) -> Table:
    t.g.discount = discount
    return t


# effect, what is laid out so that it can do nothing, the rule
IDLE: list[Case] = [
    (("gain", "gold", 1), lambda t: t.cubes(1, gold=10), "resources.limited"),
    (("gain", "any", 1), lambda t: t.cubes(1, scrap=25, potion=15, iron=15, gold=10), "resources.limited"),
    (("power", 1), lambda t: t.power(1, 21), "power.limited"),
    (("add_suspicion", 1), lambda t: t.suspicion(1, 12), "expert.suspicion_source"),
    (("drop_suspicion", 1), lambda t: t.suspicion(1, 3), "effect.mandatory"),
    (("give_suspicion", 1), lambda t: t.suspicion(1, 3), "effect.mandatory"),
    (("exchange", 1), lambda t: t, "effect.exchange"),
    (("draw_book", 1), without_books, "book.deck_empty"),
    (("pick_book", 2, 1), without_books, "book.deck_empty"),
    (("pick_goon", 2, 1), without_goons, "patrol.goons.deck_empty"),
    (("reserve_item", 1), lambda t: t, "expert.reserve_bonus"),
    (("hidden_limit", 2), lambda t: t.g.hidden_left.__setitem__(0, 6), "book.in_vain"),
    (("peek_hidden", 1), lambda t: t.tokens(1, "smithy", "crew_5"), "book.atlas"),
    (("add_strength", 3), lambda t: at(t.tokens(1, "smithy", "crew_5"), SMITHY), "lights_out.presence"),
    (("add_strength", 3), lambda t: at(t.tokens(0, "smithy", "crew_5"), SMITHY), "book.in_vain"),
    (("act_as_lookout",), lambda t: at(t.tokens(1, "smithy", "crew_5"), SMITHY), "lights_out.presence"),
    (("act_as_lookout",), lambda t: at(t.tokens(0, "smithy", "lookout"), SMITHY), "lights_out.suspicion.lookout"),
    (("recruit_discount", 2), lambda t: at(t, CHOW_HALL, 0), "recruit.face_up_only"),
    (("recruit_discount", 2), lambda t: at(discounted(t.row("dwarf_1"), 4), CHOW_HALL, 0), "book.in_vain"),
    (("recruit_discount", 2), lambda t: at(discounted(t.row("dwarf_1"), 1), CHOW_HALL, 0), "book.in_vain"),
    (("craft_discount", 1), lambda t: t, "craft.pay"),
    (("craft_discount", 1), lambda t: t.shop("rusty_shiv"), "craft.pay"),
    (("craft_discount", 1), lambda t: discounted(t.shop("rusty_shiv"), 2), "craft.pay"),
    (("take_spent", 2), lambda t: t, "book.in_vain"),
    (("trade", 2, 1), lambda t: t.cubes(0, scrap=1), "location.commissary.others"),
    (("recruit", 1, 1), lambda t: t.row("dwarf_1"), "recruit.pay_first"),
    (("recruit", 2, 4), lambda t: t.row("dwarf_1").cubes(0, scrap=9), "location.chow_hall.too_few"),
    (("craft",), lambda t: t.shop("rusty_shiv").cubes(0, scrap=1), "craft.pay"),
    (("reserve",), lambda t: t.shop("rusty_shiv"), "reserve.cost"),
    (("choose", ("craft",), ("reserve",)), lambda t: t.shop("rusty_shiv"), "craft.pay"),
]
# the same effects where they can do something
BUSY: list[tuple[tuple[object, ...], Callable[[Table], object]]] = [
    (("gain", "gold", 1), lambda t: t),
    (("gain", "any", 1), lambda t: t.cubes(1, scrap=25, potion=15, iron=15, gold=9)),
    (("power", 1), lambda t: t.power(1, 20)),
    (("add_suspicion", 1), lambda t: t.suspicion(1, 11)),
    (("drop_suspicion", 1), lambda t: t.suspicion(0, 1)),
    (("give_suspicion", 1), lambda t: t.suspicion(0, 1)),
    (("exchange", 1), lambda t: t.cubes(0, scrap=1)),
    (("draw_book", 1), lambda t: t),
    (("pick_book", 2, 1), lambda t: t),
    (("pick_goon", 2, 1), lambda t: t),
    (("reserve_item", 1), lambda t: t.shop("rusty_shiv")),
    (("hidden_limit", 2), lambda t: t.g.hidden_left.__setitem__(0, 5)),
    (("peek_hidden", 1), lambda t: t.tokens(1, "smithy", "crew_5", down=True)),
    (("add_strength", 3), lambda t: at(t.tokens(0, "smithy", "crew_5").tokens(1, "smithy", "crew_2"), SMITHY)),
    (("act_as_lookout",), lambda t: at(t.tokens(0, "smithy", "crew_5"), SMITHY)),
    (("recruit_discount", 2), lambda t: at(discounted(t.row("dwarf_1", "dwarf_2"), 3), CHOW_HALL, 0)),
    (("craft_discount", 1), lambda t: discounted(t.shop("rusty_shiv"), 1)),
    (("take_spent", 2), lambda t: t.g.spent.__setitem__(0, 1)),
    (("trade", 2, 1), lambda t: t.cubes(0, scrap=1, iron=1)),
    (("recruit", 1, 1), lambda t: t.row("dwarf_1").cubes(0, scrap=1)),
    (("recruit", 2, 4), lambda t: discounted(t.row("dwarf_1", "dwarf_2").cubes(0, scrap=2), 2)),
    (("craft",), lambda t: t.shop("rusty_shiv").cubes(0, scrap=2)),
    (("reserve",), lambda t: t.shop("rusty_shiv").cubes(0, scrap=1)),
    (("choose", ("craft",), ("reserve",)), lambda t: t.shop("rusty_shiv").cubes(0, scrap=1)),
    (("stars", 1), lambda t: t),
    (("storage", 1), lambda t: t),
    (("first_player",), lambda t: t),
]


@pytest.mark.rule("lockup.effect.mandatory")
@pytest.mark.parametrize(("effect", "lay_out", "rule"), IDLE)
def test_an_effect_says_by_which_rule_it_can_do_nothing(
    effect: tuple[object, ...], lay_out: Callable[[Table], object], rule: str
) -> None:
    t = Table.empty(2)
    lay_out(t)
    assert t.g.why_idle(0, -1, effect) == rule


@pytest.mark.rule("lockup.effect.mandatory")
@pytest.mark.parametrize(("effect", "lay_out"), BUSY)
def test_an_effect_that_can_do_something_is_not_idle(
    effect: tuple[object, ...], lay_out: Callable[[Table], object]
) -> None:
    t = Table.empty(2)
    lay_out(t)
    assert t.g.why_idle(0, -1, effect) == ""


@pytest.mark.rule("lockup.solo.effect.storage", "lockup.solo.effect.book")
def test_for_the_guards_storage_is_idle_and_a_book_never() -> None:
    t = Table.empty(1)
    without_books(t)
    assert t.g.why_idle(1, -1, ("storage", 1)) == "solo.effect.storage"
    assert t.g.why_idle(1, -1, ("draw_book", 1)) == t.g.why_idle(0, -1, ("storage", 1)) == ""
    assert t.g.why_idle(0, -1, ("draw_book", 1)) == "book.deck_empty"


@pytest.mark.rule("lockup.solo.atlas")
def test_alone_the_atlas_needs_a_face_down_guard_card() -> None:
    t = Table.empty(1)
    t.g.guards_aside, t.g.guards_at[:] = sum(t.g.guards_at, ()), [()] * len(t.g.guards_at)
    assert t.g.why_idle(0, -1, ("peek_hidden", 1)) == "solo.atlas"
    t.guards("smithy", "guard_blue_1a", down=True)
    assert t.g.why_idle(0, -1, ("peek_hidden", 1)) == ""


def test_every_effect_of_the_data_is_looked_at_here() -> None:
    content = load()
    used = {line[0] for lines in content.effects for line in lines}
    used |= {part[0] for sides in content.rewards for side in sides for reward in side for part in reward.effects}
    looked_at = {str(effect[0]) for effect, _, _ in IDLE} | {str(effect[0]) for effect, _ in BUSY}
    assert used <= looked_at
    assert looked_at == set(rules.effects)
