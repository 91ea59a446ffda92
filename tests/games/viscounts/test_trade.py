"""Trading on the outer road. Rules: trade.*."""

import pytest

from pentarchy.engine.errors import IllegalMove
from tests.games.viscounts.table import Table

NO_MERCHANT = ("abbot", "labourer", "squire")
SPACES = {  # by number, as printed
    1: "lake_left", 2: "lake_right", 3: "hills_left", 4: "hills_right", 5: "forest_left", 6: "forest_right",
    7: "cliffs_left", 8: "cliffs_right", 9: "mountains_left", 10: "mountains_right",
}  # fmt: skip


def at_space(number: int, *cards: str, silver: int = 0) -> Table:
    """Player 0 is about to act on a space of this number, with these cards on the board."""
    return Table.empty().board(0, *cards).at(0, SPACES[number]).goods(0, silver=silver)


def most(t: Table) -> int:
    """The largest number of exchanges offered; all smaller ones are offered too."""
    numbers = sorted(int(move.removeprefix("trade:")) for move in t.options(0, "trade"))
    assert numbers == list(range(1, len(numbers) + 1))
    return len(numbers)


@pytest.mark.rule("viscounts.trade.outer_only")
@pytest.mark.parametrize("segment", ["lake", "hills", "forest", "cliffs", "mountains"])
def test_on_the_inner_road_nobody_trades(segment: str) -> None:
    t = Table.empty().board(0, "journeyman", "therese", "lender").at(0, f"{segment}_inner").papers(0, debts=2)
    t.goods(0, silver=9).folk(segment, "peddler_ink").action(0)
    assert t.options(0, "trade") == set()
    assert "dismiss:trade" not in t.options(0)
    with pytest.raises(IllegalMove):
        t.play(0, "trade:1")
    outer = Table.empty().board(0, "journeyman", "therese", "lender").at(0, f"{segment}_left").action(0)
    assert "trade:1" in outer.options(0)


@pytest.mark.rule("viscounts.trade.payment")
@pytest.mark.parametrize(
    ("cards", "silver", "exchanges"),
    [
        (NO_MERCHANT, 0, 0),
        (NO_MERCHANT, 1, 0),
        (NO_MERCHANT, 2, 1),
        (("journeyman", "labourer", "squire"), 0, 1),
        (("trader", "labourer", "squire"), 0, 0),
        (("trader", "labourer", "squire"), 1, 1),
        (("trader", "thief", "squire"), 0, 1),  # a criminal is a merchant
        (("antagonist", "labourer", "squire"), 0, 1),
        (("therese", "thief", "lender"), 4, 5),
    ],
)
def test_merchants_criminals_and_silver_are_added_up(cards: tuple[str, ...], silver: int, exchanges: int) -> None:
    """Two for a gold."""
    t = at_space(10, *cards, silver=silver).action(0)
    assert most(t) == exchanges
    if not exchanges:
        assert t.why(0)["trade:1"] == "trade.payment"


@pytest.mark.rule("viscounts.trade.payment")
def test_a_dismissed_townsfolk_adds_its_merchants() -> None:
    """Three of the Peddler, with two silver paid for it and one left for the trade."""
    t = at_space(10, *NO_MERCHANT, silver=3).folk("mountains", "peddler_ink").action(0).play(0, "dismiss:trade")
    assert t.options(0) == {"trade:1", "trade:2"}
    t.play(0, "trade:2")
    assert t.owned(0) == {"gold": 2}


@pytest.mark.rule("viscounts.trade.payment")
def test_ink_stone_and_gold_pay_no_trade() -> None:
    t = at_space(10, *NO_MERCHANT).goods(0, ink=9, stone=9, gold=9).action(0)
    assert most(t) == 0


@pytest.mark.rule("viscounts.trade.rate_of_space", "viscounts.trade.repeat")
@pytest.mark.parametrize(
    ("number", "good", "exchanges"),
    [
        pytest.param(1, "silver", 6, marks=pytest.mark.rule("viscounts.trade.silver")),
        pytest.param(2, "ink", 3, marks=pytest.mark.rule("viscounts.trade.ink")),
        pytest.param(3, "silver", 6, marks=pytest.mark.rule("viscounts.trade.silver")),
        pytest.param(4, "stone", 3, marks=pytest.mark.rule("viscounts.trade.stone")),
        pytest.param(5, "ink", 3, marks=pytest.mark.rule("viscounts.trade.ink")),
        pytest.param(7, "gold", 3, marks=pytest.mark.rule("viscounts.trade.gold")),
        pytest.param(9, "stone", 3, marks=pytest.mark.rule("viscounts.trade.stone")),
        pytest.param(10, "gold", 3, marks=pytest.mark.rule("viscounts.trade.gold")),
    ],
)
@pytest.mark.parametrize("players", [2, 4])
def test_each_space_has_its_own_exchange(number: int, good: str, exchanges: int, players: int) -> None:
    """Six merchants; every number of exchanges up to the greatest gives so much, and nothing else."""
    for times in range(1, exchanges + 1):
        t = Table.empty(players).board(0, "therese", "peddler_ink", "abbot").at(0, SPACES[number]).action(0)
        assert most(t) == exchanges
        t.play(0, f"trade:{times}")
        assert (t.owned(0), t.asked(0)) == ({good: times}, "")


@pytest.mark.rule("viscounts.trade.gold", "viscounts.trade.remainder_lost")
@pytest.mark.parametrize("number", [7, 10])
def test_the_gold_exchange_with_trader_peddler_and_princess(number: int) -> None:
    """T07: four merchants and 2 silver are 6 for 3 gold; then the Trader gives 1 silver."""
    t = at_space(number, "trader", "peddler_ink", "princess", silver=2).action(0)
    assert most(t) == 3
    t.play(0, "trade:3")
    assert t.owned(0) == {"gold": 3, "silver": 1}
    kinds = [event[0] for event in t.events()]
    assert kinds[-4:] == ["traded", "spent", "gained", "gained"]
    assert t.events("gained") == [("gained", 0, 2, 3), ("gained", 0, 3, 1)]  # gold, then silver


@pytest.mark.rule("viscounts.trade.remainder_lost")
def test_a_merchant_without_a_partner_is_lost() -> None:
    """T08: five merchants, nothing paid: 2 gold."""
    t = at_space(7, "journeyman", "peddler_ink", "princess").action(0)
    assert most(t) == 2
    t.play(0, "trade:2")
    assert t.owned(0) == {"gold": 2}


@pytest.mark.rule("viscounts.trade.remainder_lost", "viscounts.trade.repeat")
def test_fewer_exchanges_than_possible_may_be_made() -> None:
    """Silver is spent only where merchants are missing."""
    t = at_space(7, "journeyman", "abbot", "princess", silver=4).action(0)
    assert most(t) == 3
    for times, silver in ((1, 4), (2, 2), (3, 0)):
        t = at_space(7, "journeyman", "abbot", "princess", silver=4).action(0).play(0, f"trade:{times}")
        assert (t.owned(0)["gold"], t.owned(0).get("silver", 0)) == (times, silver)


@pytest.mark.rule("viscounts.trade.silver", "viscounts.trade.silver_no_gain")
@pytest.mark.parametrize("number", [1, 3])
def test_silver_is_not_exchanged_for_silver(number: int) -> None:
    t = at_space(number, "journeyman", "abbot", "princess", silver=5).action(0)
    assert most(t) == 2
    assert t.why(0)["trade:3"] == "trade.silver_no_gain"
    t.play(0, "trade:2")
    assert t.owned(0) == {"silver": 7}
    assert most(at_space(number, *NO_MERCHANT, silver=5).action(0)) == 0


@pytest.mark.rule("viscounts.trade.silver_no_gain")
def test_silver_bought_with_silver_would_change_nothing() -> None:
    """At a silver space a trade never costs silver, whatever is owned."""
    t = at_space(1, "therese", "abbot", "thief", silver=3).action(0).play(0, "trade:4")
    assert t.owned(0) == {"silver": 7}
    assert t.events("spent") == []


@pytest.mark.rule("viscounts.trade.at_least_one")
def test_a_trade_is_at_least_one_exchange() -> None:
    """Without one the Trader gives nothing: one merchant is too few for stone."""
    t = at_space(9, "trader", "abbot", "princess").action(0)
    assert t.options(0) == {"rest"}
    with pytest.raises(IllegalMove):
        t.play(0, "trade:0")
    t.play(0, "rest")
    assert t.owned(0) == {}


@pytest.mark.rule("viscounts.trade.at_least_one")
def test_one_exchange_triggers_the_trader() -> None:
    t = at_space(9, "trader", "thief", "princess").action(0)
    with pytest.raises(IllegalMove):
        t.play(0, "trade:0")
    t.play(0, "trade:1")
    assert t.owned(0) == {"stone": 1, "silver": 1}


@pytest.mark.rule("viscounts.trade.total_first")
def test_silver_for_destroyed_cards_pays_no_further_exchange() -> None:
    """Three merchants, a destroyed Financier gives 3 silver; that is all."""
    t = at_space(8, "therese", "abbot", "princess").hand(0, "financier", "labourer").action(0)
    assert most(t) == 1
    t.play(0, "trade:1", "destroy_card:financier")
    assert (t.asked(0), t.owned(0)) == ("", {"silver": 3})
    assert t.names("hands", 0) == ["labourer"]


@pytest.mark.rule("viscounts.trade.total_first", "viscounts.trade.destroy")
def test_all_is_paid_before_the_first_card_is_destroyed() -> None:
    t = at_space(8, "therese", "abbot", "princess", silver=3).hand(0, "financier", "labourer").action(0)
    assert most(t) == 2
    t.play(0, "trade:2")
    assert (t.asked(0), t.owned(0)) == ("destroy_which", {})
    t.play(0, "destroy_card:financier")
    assert (t.asked(0), t.owned(0)) == ("destroy_which", {"silver": 3})
    t.play(0, "destroy_card:labourer")
    assert (t.asked(0), t.owned(0)) == ("", {"silver": 5})
    assert [t.where(card)[0] for card in ("financier", "labourer")] == ["box", "box"]


@pytest.mark.rule("viscounts.trade.total_first")
def test_silver_of_the_trader_pays_no_further_exchange() -> None:
    """Three merchants and the Trader's silver would be four."""
    t = at_space(7, "trader", "journeyman", "princess").action(0)
    assert most(t) == 1
    t.play(0, "trade:1")
    assert (t.asked(0), t.owned(0)) == ("", {"gold": 1, "silver": 1})


@pytest.mark.rule("viscounts.trade.destroy")
def test_three_merchants_destroy_a_card_of_the_hand_or_the_draw_pile() -> None:
    t = at_space(8, "therese", "abbot", "princess").hand(0, "labourer").deck(0, "thief", "squire").action(0)
    t.play(0, "trade:1")
    assert t.options(0) == {"destroy_card:labourer", "destroy_top", "decline"}
    t.play(0, "destroy_top")
    assert (t.where("squire"), t.owned(0)) == (("box", -1), {"silver": 2})
    assert t.names("decks", 0) == ["thief"]
    for cards in (("journeyman", "abbot", "princess"), ("trader", "thief", "princess")):
        assert most(at_space(8, *cards).action(0)) == 0  # two merchants


@pytest.mark.rule("viscounts.trade.destroy")
def test_destroying_is_optional_also_after_the_first_card() -> None:
    t = at_space(8, "therese", "peddler_ink", "princess").hand(0, "labourer").action(0).play(0, "trade:2", "decline")
    assert (t.asked(0), t.owned(0), t.names("hands", 0)) == ("", {}, ["labourer"])
    t = at_space(8, "therese", "peddler_ink", "princess").hand(0, "labourer").action(0)
    t.play(0, "trade:2", "destroy_card:labourer", "decline")
    assert (t.asked(0), t.owned(0)) == ("", {"silver": 2})


@pytest.mark.rule("viscounts.trade.destroy")
@pytest.mark.parametrize(("spare", "exchanges"), [(0, 0), (1, 1), (2, 2), (4, 3)])
def test_nobody_trades_away_the_last_three_cards(spare: int, exchanges: int) -> None:
    """Nine merchants would destroy three."""
    t = at_space(8, "therese", "peddler_ink", "peddler_gold")
    t.out("abbot.1", "financier.1", "journeyman.1", "labourer.1", "lender.1", "squire.1", "thief.1", "trader.1")
    t.hand(0, *("abbot", "labourer", "squire", "thief")[:spare]).action(0)
    assert most(t) == exchanges


@pytest.mark.rule("viscounts.trade.destroy")
def test_the_reason_against_destroying_is_not_about_papers() -> None:
    t = at_space(8, "therese", "peddler_ink", "peddler_gold")
    t.out("abbot.1", "financier.1", "journeyman.1", "labourer.1", "lender.1", "squire.1", "thief.1", "trader.1")
    assert t.action(0).why(0)["trade:1"] == "p1.min_three_cards"


@pytest.mark.rule("viscounts.trade.flip")
def test_four_merchants_flip_a_debt_or_a_deed() -> None:
    t = at_space(6, "therese", "thief", "princess").papers(0, debts=1, deeds=1).action(0)
    assert most(t) == 1
    t.play(0, "trade:1")
    assert t.options(0) == {"flip_one:debt", "flip_one:deed"}
    t.play(0, "flip_one:deed")
    assert (t.g.deeds[0], t.g.approved[0], t.g.debts[0], t.asked(0)) == (0, 1, 1, "")
    three = at_space(6, "therese", "abbot", "princess").papers(0, debts=1, deeds=1).action(0)
    assert most(three) == 0
    assert three.why(0)["trade:1"] == "trade.payment"


@pytest.mark.rule("viscounts.trade.flip")
@pytest.mark.parametrize(("debts", "deeds", "exchanges"), [(0, 0, 0), (1, 0, 1), (0, 1, 1), (1, 1, 2), (3, 0, 2)])
def test_one_exchange_for_each_paper_that_can_be_flipped(debts: int, deeds: int, exchanges: int) -> None:
    """Eight merchants; papers that were flipped before do not count."""
    t = at_space(6, "therese", "peddler_ink", "lender").papers(0, debts=debts, deeds=deeds, paid=2, approved=2)
    assert most(t.action(0)) == exchanges
    if not exchanges:
        assert t.why(0)["trade:1"] == "debts.flip_own_unflipped"


@pytest.mark.rule("viscounts.trade.flip_mix", "viscounts.trade.flip")
@pytest.mark.parametrize(
    ("papers", "paid", "approved"),
    [(("debt", "deed"), 1, 1), (("deed", "debt"), 1, 1), (("debt", "debt"), 2, 0), (("deed", "deed"), 0, 2)],
)
def test_several_flips_are_divided_as_one_likes(papers: tuple[str, str], paid: int, approved: int) -> None:
    t = at_space(6, "therese", "peddler_ink", "lender").papers(0, debts=2, deeds=2).action(0).play(0, "trade:2")
    for paper in papers:
        assert t.options(0) == {"flip_one:debt", "flip_one:deed"}
        t.play(0, f"flip_one:{paper}")
        if paper == "debt":
            t.play(0, "take_good:gold")
    assert (t.g.paid[0], t.g.approved[0], t.asked(0)) == (paid, approved, "")
    assert t.owned(0) == ({"gold": paid} if paid else {})


@pytest.mark.rule("viscounts.trade.rate_of_space")
def test_the_exchange_is_that_of_the_own_viscount() -> None:
    """Player 1 stands at a stone space, player 0 at an ink space."""
    t = at_space(2, "therese", "thief", "abbot").at(1, "mountains_left").action(0).play(0, "trade:2")
    assert (t.owned(0), t.owned(1)) == ({"ink": 2}, {})
