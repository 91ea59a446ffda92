"""A table with the elementals and the demons, and what the tests of their cards share."""

from collections import Counter
from typing import Any

import pytest

from pentarchy.games.tyrants.moves import PLACE
from tests.games.tyrants.table import Table

CENTER = {
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
}
FIVE_SITES = ("kanaglym", "eryndlyn", "everfire", "llacerellyn", "ched_nasad")


def new_table(players: int = 2) -> Table:
    """White troops only, no cards, the left section with three; the market deck has the elementals and the demons."""
    if players == 3:
        return Table.empty(players, deck_1="elementals", deck_2="demons", section="left")
    return Table.empty(players, deck_1="elementals", deck_2="demons")


def without_white(t: Table) -> Table:
    """All white troops are gone from the board."""
    return t.clear(*PLACE.tokens)


def cards(*entries: str) -> list[Any]:
    """Entries as parameters of a test that is marked with each of them."""
    return [pytest.param(entry, id=entry, marks=pytest.mark.card(entry)) for entry in entries]


def card_rows(rows: dict[str, Any]) -> list[Any]:
    """An entry and what is said about it as two parameters of a test, marked with the entry."""
    return [pytest.param(entry, row, id=entry, marks=pytest.mark.card(entry)) for entry, row in rows.items()]


def pool(t: Table) -> tuple[int, int]:
    """Power and influence now."""
    return t.g.power, t.g.influence


def picture(t: Table) -> tuple[Any, ...]:
    """All that a card can change, apart from the hand that it leaves and the cards played."""
    g = t.g
    board = tuple(g.garrisons), tuple(g.roads), tuple(g.spies), tuple(g.barracks), tuple(g.trophies), tuple(g.vp)
    piles = tuple(g.decks), tuple(g.discards), tuple(g.inner_circles), g.devoured, g.outcasts, tuple(g.market)
    return board, piles, pool(t), g.later


def sums(t: Table, player: int = 0) -> Counter[str]:
    """What a player has of all that cards give, to compare before and after."""
    drawn = sum(event[2] for event in t.events("drew_by") if event[1] == player)  # type: ignore[misc]  # a count
    return Counter(
        power=t.g.power,
        influence=t.g.influence,
        vp=t.g.vp[player],
        drawn=drawn,
        spies=len(t.spies(player)),
        trophies=sum(t.g.trophies[player]),
        promotions=len(t.g.later),
    )


def change(before: Counter[str], after: Counter[str]) -> dict[str, int]:
    """What became more or less."""
    return {name: after[name] - before[name] for name in after if after[name] != before[name]}


def nothing_to_show(t: Table) -> Table:
    """Go on where a player is asked to show a card for Focus and holds none; a table may also ask nothing then."""
    return t.play(0, "done") if t.asked() == "reveal_which" and t.options() == {"done"} else t


def outcasts_left(t: Table, count: int) -> None:
    """So many Insane Outcasts stay in the stack, the others are out of the game."""
    t.put("box", -1, *["insane_outcast"] * (len(t.g.outcasts) - count))


def outcasts_of(t: Table) -> list[int]:
    """How many Insane Outcasts lie in each player's discard pile."""
    return [t.names("discards", player).count("insane_outcast") for player in range(t.g.players)]


def check_printed(entry: str, copies: int, cost: int, deck_vp: int, inner_circle_vp: int) -> None:
    """A card costs its cost and no less, scores as printed in both places, and is there so many times."""
    t = new_table()
    assert t.names("market_deck").count(entry) == copies
    t.market(entry)
    t.begin(0, influence=cost - 1)
    assert f"recruit:{entry}" not in t.options()
    assert t.why()[f"recruit:{entry}"] == "recruit.basic"
    t.g.influence, t.g.offered[0] = cost, None
    t.play(0, f"recruit:{entry}")
    assert (pool(t), t.names("discards", 0)) == ((0, 0), [entry])
    assert (t.score()["deck"], t.score()["inner_circle"]) == (deck_vp, 0)
    t.put("inner_circles", 0, t.content.tokens[t.g.discards[0][0]])
    assert (t.score()["deck"], t.score()["inner_circle"]) == (0, inner_circle_vp)


def check_spy_sites(t: Table) -> None:
    """A spy may go to every site in play without an own one, presence or not, others' spies or not."""
    own = t.spies(0)
    assert t.asked() == "spy_where"
    assert t.options() == {f"spy:{site}" for site in CENTER - own}
    assert t.why() == {f"spy:{site}": "spy.shared_site" for site in own}


# cards that place spies -----------------------------------------------------------------------------------------------
def payment(moves: tuple[str, ...]) -> list[str]:
    """The cards in hand that these moves devour."""
    return [move.removeprefix("devour:") for move in moves if move.startswith("devour:")]


def check_placing_a_spy(entry: str, moves: tuple[str, ...]) -> None:
    """Without a troop on the board: a spy goes anywhere but to an own one, and it has to be placed."""
    t = new_table().spy(0, "kanaglym").spy(1, "eryndlyn")
    t.begin(0, entry, *payment(moves)).play(0, f"play:{entry}", *moves)
    check_spy_sites(t)
    t.play(0, "spy:eryndlyn")
    assert (t.spies(0), t.spies(1)) == ({"kanaglym", "eryndlyn"}, {"eryndlyn"})


def check_all_spies_placed(entry: str, moves: tuple[str, ...]) -> None:
    """With five spies on the board: nothing happens, or one of them is placed anew."""
    t = new_table().spy(0, *FIVE_SITES)
    t.begin(0, entry, *payment(moves)).play(0, f"play:{entry}", *moves)
    assert t.asked() == "recall_first"
    assert t.options() == {f"recall:{site}" for site in FIVE_SITES} | {"done"}
    kept = t.g.clone()
    t.play(0, "recall:everfire")
    assert "spy:everfire" in t.options()
    check_spy_sites(t)
    t.play(0, "spy:chasmleap_bridge")
    assert (t.spies(0), t.asked()) == ({*FIVE_SITES, "chasmleap_bridge"} - {"everfire"}, "act")
    t.g = kept
    t.play(0, "done")
    assert (t.spies(0), t.asked()) == (set(FIVE_SITES), "act")


def check_paying_with_a_spy(entry: str, option: int, paid: dict[str, int]) -> None:
    """One own spy is returned and the pool filled; others' spies cannot pay, and nobody has to."""
    t = new_table().spy(0, "kanaglym", "everfire").spy(1, "kanaglym", "eryndlyn")
    t.put("decks", 0, "soldier", "soldier", "soldier")
    t.begin(0, entry).play(0, f"play:{entry}", f"pick:{entry},{option}")
    assert t.asked() == "pay_with_spy"
    assert t.options() == {"recall:kanaglym", "recall:everfire", "done"}
    kept, before, seen = t.g.clone(), sums(t), picture(t)
    t.play(0, "recall:kanaglym")
    assert (t.asked(), change(before, sums(t))) == ("act", {"spies": -1, **paid})
    assert (t.spies(0), t.spies(1)) == ({"everfire"}, {"kanaglym", "eryndlyn"})
    t.g = kept
    t.play(0, "done")
    assert (t.asked(), picture(t)) == ("act", seen)


def check_no_spy_to_pay_with(entry: str, option: int) -> None:
    """Without a spy on the board the option can be chosen, and does nothing."""
    t = new_table().spy(1, "kanaglym").begin(0, entry)
    before = picture(t)
    t.play(0, f"play:{entry}", f"pick:{entry},{option}")
    assert (t.asked(), picture(t)) == ("act", before)


# cards that promote at the end of the turn ----------------------------------------------------------------------------
def check_promoting_another(entry: str) -> None:
    """One other card played this turn, which its player chooses; not the card itself, and none from hand."""
    t = new_table().begin(0, entry, "noble", "noble", "soldier", "house_guard")
    nothing_to_show(t.play(0, f"play:{entry}")).play(0, "play:noble", "play:noble", "play:soldier")
    assert t.names("inner_circles", 0) == []
    t.play(0, "end_turn")
    assert t.asked() == "promote_which"
    assert t.options() == {"promote:noble", "promote:soldier"}
    assert t.why() == {f"promote:{entry}": "promote.eot_another"}
    t.play(0, "promote:soldier")
    assert (t.names("inner_circles", 0), t.asked(), t.asked(1)) == (["soldier"], "", "act")
    assert sorted(t.names("hands", 0)) == sorted([entry, "noble", "noble", "house_guard"])


def check_promotion_is_a_must(entry: str) -> None:
    """With one other card there is no choice, with none nothing is promoted."""
    t = new_table().begin(0, entry, "noble").play(0, "play:noble", f"play:{entry}", "end_turn")
    assert (t.names("inner_circles", 0), t.asked(1)) == (["noble"], "act")
    t = nothing_to_show(new_table().begin(0, entry, "noble").play(0, f"play:{entry}")).play(0, "end_turn")
    assert (t.names("inner_circles", 0), t.asked(1)) == ([], "act")


def check_promoting_an_outcast(entry: str) -> None:
    """An Insane Outcast that is promoted goes back to its stack."""
    t = new_table().begin(0, entry, "insane_outcast")
    t.play(0, "play:insane_outcast", "done", f"play:{entry}")
    before = len(t.g.outcasts)
    t.play(0, "end_turn")
    assert (t.names("inner_circles", 0), len(t.g.outcasts)) == ([], before + 1)
    assert (t.names("hands", 0), t.asked(1)) == ([entry], "act")
