"""Positions and checks shared by the tests of the starting cards, the stacks, the drow and the dragons.

Rows of printed values are written by hand, so that a changed data file is noticed.
"""

from collections.abc import Sequence
from typing import NamedTuple

import pytest

from pentarchy.games.tyrants.content import ASPECTS
from pentarchy.games.tyrants.state import WHITE
from tests.games.tyrants.table import Table

# The sites of a game with two players.
CENTRE = (
    "blingdenstone",
    "mantol_derith",
    "gracklstugh",
    "labyrinth",
    "skullport",
    "kanaglym",
    "menzoberranzan",
    "chasmleap_bridge",
    "araumycos",
    "eryndlyn",
    "tsenviilyq",
    "everfire",
    "halls_of_the_scoured_legion",
    "ched_nasad",
    "llacerellyn",
)
FIVE = ("chasmleap_bridge", "kanaglym", "eryndlyn", "everfire", "ched_nasad")  # no white troops there

# Troops near player 0 in `border`, as they stand in moves.
NEAR_WHITES = ("mantol_derith,white", "blingdenstone-mantol_derith,white")
NEAR_ENEMIES = (*NEAR_WHITES, "mantol_derith,2")
# All places with white troops in a game with two players.
WHITE_PLACES = (
    "blingdenstone",
    "mantol_derith",
    "gracklstugh",
    "labyrinth",
    "skullport",
    "menzoberranzan",
    "araumycos",
    "tsenviilyq",
    "halls_of_the_scoured_legion",
    "blingdenstone-mantol_derith",
    "labyrinth-araumycos.2",
    "chasmleap_bridge-araumycos",
    "araumycos-eryndlyn",
    "araumycos-ched_nasad",
)


def border() -> Table:
    """Player 0 has one troop, in Mantol-Derith beside two white ones and one of player 1, who also holds Skullport."""
    return Table.empty().troops(0, "mantol_derith").troops(1, "mantol_derith").troops(1, "skullport")


def duel() -> Table:
    """The same without the white troops near player 0: the troop of player 1 in Mantol-Derith is the only target."""
    return border().clear("mantol_derith", "blingdenstone-mantol_derith")


def walled() -> Table:
    """Player 0 has one troop, in Blingdenstone, and there is no empty space with presence."""
    return Table.empty().clear("blingdenstone").troops(0, "blingdenstone").troops(WHITE, "blingdenstone")


def moves(kind: str, targets: tuple[str, ...] | list[str]) -> set[str]:
    return {f"{kind}:{target}" for target in targets}


def now(t: Table, player: int = 0) -> tuple[str, int, int, int]:
    """What a player is asked, the power and influence in the pool, and the player's VP tokens."""
    return t.asked(player), t.g.power, t.g.influence, t.g.vp[player]


def hall(t: Table, player: int = 0) -> dict[int, int]:
    """The trophies of a player by colour."""
    return {colour: count for colour, count in enumerate(t.g.trophies[player]) if count}


# printed values -----------------------------------------------------------------------------------------------------
class Printed(NamedTuple):
    """A card as printed; cost -1 cannot be bought."""

    id: str
    copies: int
    cost: int
    aspect: str
    type: str
    deck_vp: int
    inner_circle_vp: int


def printed(*rows: str) -> Sequence[object]:
    """Parameters of a test, each marked with its card: "spy_master 2 2 guile drow 1 2"."""
    cards = []
    for row in rows:
        name, copies, cost, aspect, kind, deck_vp, inner_circle_vp = row.split()
        card = Printed(name, int(copies), int(cost), aspect, kind, int(deck_vp), int(inner_circle_vp))
        cards.append(pytest.param(card, id=name, marks=pytest.mark.card(name)))
    return cards


def marked(*rows: tuple[object, ...]) -> Sequence[object]:
    """Parameters of a test whose first value is the card, each marked with it."""
    return [pytest.param(*row, id=str(row[0]), marks=pytest.mark.card(str(row[0]))) for row in rows]


def check_values(card: Printed, t: Table) -> None:
    """What a card is, and what it scores in the deck, in the inner circle, and nowhere else."""
    number = t.card(card.id)
    assert len(t.content.by_design[card.id]) == card.copies
    assert (ASPECTS[t.content.aspect[number]], t.content.type[number]) == (card.aspect, card.type)
    before = t.score(0)
    for zone in ("discards", "hands", "decks"):
        t.put(zone, 0, card.id if card.copies == 1 else f"{card.id}.1")
        assert t.score(0) == {**before, "deck": before["deck"] + card.deck_vp}
    t.put("inner_circles", 0, card.id if card.copies == 1 else f"{card.id}.1")
    assert t.score(0) == {**before, "inner_circle": before["inner_circle"] + card.inner_circle_vp}
    assert t.score(1) == before


def check_market_card(card: Printed) -> None:
    """So many copies in the market deck of a real game; bought for its cost, not for 1 influence less."""
    real = Table()
    assert (real.names("market_deck") + real.row()).count(card.id) == card.copies
    poor, rich = Table.empty(), Table.empty()
    poor.market(card.id)
    rich.market(card.id)
    poor.begin(0, influence=card.cost - 1)
    assert f"recruit:{card.id}" not in poor.options()
    assert poor.why()[f"recruit:{card.id}"] == "recruit.basic"
    rich.begin(0, influence=card.cost).play(0, f"recruit:{card.id}")
    assert (rich.g.influence, rich.names("discards", 0)) == (0, [card.id])
    check_values(card, Table.empty())


# "choose one" ---------------------------------------------------------------------------------------------------------
def pick(t: Table, card: str, option: int) -> Table:
    """Play a card of player 0 and take an option; both must be offered, and nothing else."""
    t.play(0, f"play:{card}")
    assert t.asked() == "choose_one"
    assert t.options() == {f"pick:{card},0", f"pick:{card},1"}
    return t.play(0, f"pick:{card},{option}")


def start(t: Table, card: str, option: int) -> Table:
    """Play a card of player 0, with this option if it has options (-1: it has none)."""
    return t.play(0, f"play:{card}") if option < 0 else pick(t, card, option)


# spies ----------------------------------------------------------------------------------------------------------------
def check_spy_goes_anywhere(card: str, option: int) -> None:
    """A spy goes to any site without an own spy, with or without presence, also beside another player's; it must."""
    t = Table.empty().spy(0, "everfire").spy(1, "kanaglym").troops(1, "skullport").begin(0, card)
    start(t, card, option)
    assert t.asked() == "spy_where"
    assert t.options() == moves("spy", [site for site in CENTRE if site != "everfire"])
    assert t.why() == {"spy:everfire": "spy.shared_site"}
    t.play(0, "spy:kanaglym")
    assert (t.spies(0), t.spies(1)) == ({"everfire", "kanaglym"}, {"kanaglym"})
    assert now(t) == ("act", 0, 0, 0)


def check_fifth_spy_is_placed_plainly(card: str, option: int) -> None:
    """With a spy left in the barracks nobody is asked to take one back."""
    t = Table.empty().spy(0, *FIVE[:4]).begin(0, card)
    start(t, card, option)
    assert t.asked() == "spy_where"
    t.play(0, f"spy:{FIVE[4]}")
    assert (t.spies(0), now(t)) == (set(FIVE), ("act", 0, 0, 0))


def check_with_all_spies_placed(card: str, option: int) -> None:
    """Nothing, or take one of the five back and place it, if one likes in the site it left. This pays for nothing."""
    t = Table.empty().spy(0, *FIVE).begin(0, card)
    start(t, card, option)
    assert (t.asked(), t.options()) == ("recall_first", {*moves("recall", FIVE), "done"})
    t.play(0, "done")
    assert (t.spies(0), now(t)) == (set(FIVE), ("act", 0, 0, 0))

    t = Table.empty().spy(0, *FIVE).begin(0, card)
    start(t, card, option).play(0, "recall:everfire")
    assert t.options() == moves("spy", [site for site in CENTRE if site == "everfire" or site not in FIVE])
    t.play(0, "spy:llacerellyn")
    assert t.spies(0) == {*FIVE, "llacerellyn"} - {"everfire"}
    assert now(t) == ("act", 0, 0, 0)


def check_spy_pays(card: str, power: int = 0, influence: int = 0) -> None:
    """Return a spy of one's own for a gain: one spy, once; nothing when declined or without a spy on the board."""
    t = Table.empty().spy(0, "everfire", "kanaglym").spy(1, "skullport").begin(0, card)
    pick(t, card, 1)
    assert (t.asked(), t.options()) == ("pay_with_spy", {"recall:everfire", "recall:kanaglym", "done"})
    t.play(0, "recall:kanaglym")
    assert now(t) == ("act", power, influence, 0)
    assert (t.spies(0), t.spies(1)) == ({"everfire"}, {"skullport"})

    t = Table.empty().spy(0, "everfire").begin(0, card)
    pick(t, card, 1).play(0, "done")
    assert (now(t), t.spies(0)) == (("act", 0, 0, 0), {"everfire"})

    t = Table.empty().spy(1, "everfire").begin(0, card)
    pick(t, card, 1)
    assert (now(t), t.spies(1)) == (("act", 0, 0, 0), {"everfire"})


def check_price_at_that_site(card: str) -> None:
    """Return a spy ► supplant at its site, of white and players' troops, without presence; not elsewhere, not own."""
    t = border().spy(0, "skullport", "labyrinth").troops(0, "labyrinth-skullport.1").troops(1, "labyrinth-skullport.2")
    t.troops(0, "skullport").begin(0, card)
    pick(t, card, 1).play(0, "recall:skullport")
    assert t.asked() == "supplant_which"
    assert t.options() == {"oust:skullport,2", "oust:skullport,white"}
    assert {"oust:skullport,1", "oust:mantol_derith,2", "oust:labyrinth-skullport.2,2"} <= set(t.why())
    t.play(0, "oust:skullport,2")
    assert (t.at("skullport"), hall(t), t.spies(0)) == ({0: 2, WHITE: 2}, {1: 1}, {"labyrinth"})
    assert now(t) == ("act", 0, 0, 0)


# promotions at the end of the turn ------------------------------------------------------------------------------------
def check_promotes_another(card: str, option: int) -> None:
    """One other card played this turn must be promoted: not this one, not one still in hand, in the discard pile or
    in the deck; the rest is discarded."""
    t = Table.empty()
    t.put("discards", 0, "house_guard")
    t.put("decks", 0, "bounty_hunter")
    t.begin(0, card, "noble", "soldier", "spy_master")
    start(t, card, option).play(0, "play:noble", "play:soldier")
    assert t.names("inner_circles", 0) == []
    t.play(0, "end_turn")
    assert (t.asked(), t.options()) == ("promote_which", {"promote:noble", "promote:soldier"})
    assert t.why() == {f"promote:{card}": "promote.eot_another"}
    t.play(0, "promote:soldier")
    assert t.names("inner_circles", 0) == ["soldier"]
    assert (t.asked(0), t.asked(1)) == ("", "act")


def check_promotes_nothing_alone(card: str, option: int) -> None:
    """The only card played cannot promote itself, and the effect does not wait for another turn."""
    t = Table.empty().begin(0, card, "noble")
    start(t, card, option).play(0, "end_turn")
    assert (t.asked(0), t.asked(1), t.events("promoted")) == ("", "act", [])
    t.play(1, "end_turn").play(0, "play:noble", "end_turn")
    assert (t.asked(1), t.names("inner_circles", 0)) == ("act", [])


def check_promote_each_other(card: str, option: int, partner: str) -> None:
    """Two such cards promote each other, the first one too although it is promoted by then; order as one likes."""
    t = Table.empty().begin(0, card, partner)
    start(t, card, option).play(0, f"play:{partner}", "end_turn")
    assert (t.asked(), t.options()) == ("resolve_which", {f"resolve:{card}", f"resolve:{partner}"})
    t.play(0, f"resolve:{card}")
    assert t.names("inner_circles", 0) == [partner, card]
    assert (t.asked(0), t.asked(1)) == ("", "act")
