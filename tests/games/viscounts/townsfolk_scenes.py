"""What tests of single townsfolk share: their values written out, and the scenes in which they are seen at work.

In every scene of player 0 Labourer and Abbot are in hand (unless they are at work), the Financier on top of the draw
pile, a debt and a deed are there to flip, a worker stands in the section `flip`, and only Lothaire, who has no
bonus, can be hired. Icons are written as letters: M merchant, B builder, N noble, C cleric, X criminal.
"""

from collections.abc import Callable
from typing import Any, NamedTuple

import pytest

from pentarchy.games.viscounts import GAME
from pentarchy.games.viscounts.collision import collision_phase
from pentarchy.games.viscounts.hiring import recruit_phase
from tests.games.viscounts.table import Table

SEGMENTS = ("lake", "hills", "forest", "cliffs", "mountains")
LETTERS = "MBNCX"


class Way(NamedTuple):
    """Moves that answer the questions, and what they change."""

    moves: tuple[str, ...]
    gains: dict[str, int]


class Folk(NamedTuple):
    name: str
    silver: int
    icons: str
    bonus: str
    when: str  # played, dropped, an event, or "" without an ability (or with one that pays for actions)
    ways: tuple[Way, ...]


def way(*moves: str, **gains: int) -> Way:
    return Way(moves, gains)


def folk(name: str, silver: int, icons: str, bonus: str = "", when: str = "", *ways: Way) -> Any:
    """A case for `parametrize`; the first moves of its ways are all that is offered."""
    return pytest.param(Folk(name, silver, icons, bonus, when, ways), marks=pytest.mark.card(name), id=name)


# answers that many cards ask for -------------------------------------------------------------------------------------
NOTHING = (way(),)
DESTROY = way("pick:destroy_1", "destroy_card:labourer", hand=-1, silver=2)
DISCARD = way("pick:discard_1", "discard_top", deck=-1, discards=1)
DISCARD_2 = way("pick:discard_2", "discard_card:labourer", "discard_top", hand=-1, deck=-1, discards=2)
HIRE = way("pick:hire", "hire_free:lothaire", discards=1)
REARRANGE = way("pick:rearrange", "arrange:213", rearranged=1)
FLIP = (
    way("flip_one:debt", "take_good:gold", debts=-1, paid=1, gold=1),
    way("flip_one:deed", deeds=-1, approved=1),
)
RESOURCE = tuple(way(f"take_good:{good}", **{good: 1}) for good in ("ink", "stone", "gold"))
DISCARD_OR_NOT = (
    way("discard_card:labourer", hand=-1, discards=1),
    way("discard_card:abbot", hand=-1, discards=1),
    way("discard_top", deck=-1, discards=1),
    way("decline"),
)
BONUSES = {
    "": NOTHING,
    "virtue": (way(virtue=1),),
    "corruption": (way(corruption=1),),
    "debt": (way(debts=1),),
    "discard": DISCARD_OR_NOT,
    "rearrange": (way("arrange:123"), way("arrange:213", rearranged=1)),
}


# scenes --------------------------------------------------------------------------------------------------------------
def laid_out() -> Table:
    table = Table.empty(2).hand(0, "labourer", "abbot").deck(0, "squire", "financier")
    table.papers(0, debts=1, deeds=1).workers(0, 1, "flip", 1).tiles("lake", "blue3_silver")
    return table.no_folk(*SEGMENTS).folk("forest", "lothaire")


def counts(table: Table) -> dict[str, int]:
    """Everything of player 0 that a townsfolk can change."""
    g = table.g
    corruption, virtue = table.markers(0)
    piles = {"hand": g.hands, "deck": g.decks, "discards": g.discards, "scrolls": g.scrolls}
    papers = {"debts": g.debts, "paid": g.paid, "deeds": g.deeds, "approved": g.approved, "workers": g.workers}
    return {
        **dict.fromkeys(("ink", "stone", "gold", "silver", "castle_flip", "castle_ink_stone"), 0),
        **table.owned(0),
        **{name: len(pile[0]) for name, pile in piles.items()},
        **{name: number[0] for name, number in papers.items()},
        **{f"castle_{section}": count for section, count in table.tier(1, 0).items()},
        "buildings": g.built[0].bit_count(),
        "corruption": corruption - 1,
        "virtue": 7 - virtue,
        "rearranged": len(table.events("rearranged")),
    }


def follow(start: Callable[[], tuple[Table, dict[str, int]]], ways: tuple[Way, ...], end: str, **base: int) -> None:
    """Each way from the same start changes exactly what it says beside the base, and leads to the same question."""
    for moves, gains in ways:
        table, before = start()
        if moves:
            assert table.options(0) == {other.moves[0] for other in ways}
        cards = [card for card in table.cards(0) if card]
        table.play(0, *moves)
        assert table.asked(0) == end
        after = counts(table)
        changes = {key: after[key] - before.get(key, 0) for key in after if after[key] != before.get(key, 0)}
        expected = {key: base.get(key, 0) + gains.get(key, 0) for key in {*base, *gains}}
        assert changes == {key: change for key, change in expected.items() if change}
        assert [card for card in table.cards(0) if card] == (cards[::-1] if "rearranged" in gains else cards)
        assert table.g.audit() == []


def check_movement(case: Folk) -> None:
    """Played last, it moves the viscount so far, without silver."""
    reached = {
        1: {"lake_right", "lake_inner"},
        2: {"lake_right", "hills_left", "hills_inner"},
        3: {"hills_left", "hills_right", "hills_inner", "forest_inner"},
    }
    table = laid_out().hand(0, case.name).turn(0).play(0, f"play:{case.name}")
    table.go_on(lambda g: table.asked(0) == "move_where").goods(0, silver=0)
    table.g.offered[0] = None
    assert table.options(0) == {f"move:{space}" for space in reached[case.silver]}


def check_destruction(case: Folk) -> None:
    table = laid_out().hand(0, case.name).does(0, "destroy(1)").play(0, f"destroy_card:{case.name}")
    assert table.owned(0) == {"silver": case.silver}


def check_icons(case: Folk) -> None:
    """Two merchants, a builder, a noble and a cleric are printed in the open slots in the middle and on the right."""
    table = laid_out().board(0, left=case.name)
    printed = "MMBNC"
    assert GAME.derived(table.g)["icons"][0] == [(printed + case.icons).count(letter) for letter in LETTERS]


def check_hired(case: Folk) -> None:
    """For exactly its silver it goes to the discard pile and gives its bonus; with less it cannot be hired.

    Two cards were in the discard pile; a shuffle without criminals on the board gives a virtue.
    """

    def beside(silver: int) -> Table:
        table = laid_out().board(0, left="trader", right="journeyman").folk("lake", case.name)
        return table.goods(0, silver=silver).run(recruit_phase(0))

    def start() -> tuple[Table, dict[str, int]]:
        table = beside(case.silver)
        before = counts(table)
        return table.play(0, f"recruit:{case.name}"), before

    ways = BONUSES.get(case.bonus) or (way(deck=3, discards=-3, virtue=1),)
    follow(start, ways, "", discards=1, silver=-case.silver)
    assert beside(case.silver - 1).asked(0) == ""


def check_dismissed(case: Folk) -> None:
    """For exactly its silver it leaves the game and gives its bonus and icons for the action, but no ability."""
    letter = "M" if "X" in case.icons else case.icons[0]
    action, space = {
        "M": ("trade", "lake_left"), "B": ("build", "lake_left"),
        "N": ("workers", "lake_inner"), "C": ("transcribe", "lake_inner"),
    }[letter]  # fmt: skip

    def beside(silver: int) -> Table:
        table = laid_out().board(0, left="trader", right="journeyman").folk("lake", case.name)
        return table.goods(0, silver=silver, stone=3, ink=3).at(0, space).action(0)

    def start() -> tuple[Table, dict[str, int]]:
        table = beside(case.silver)
        before = counts(table)
        table.play(0, f"dismiss:{action}")
        assert table.where(case.name)[0] == "box"
        assert table.g.lent == tuple(case.icons.count(letter) for letter in LETTERS)
        return table, before

    ways = BONUSES.get(case.bonus) or (way(deck=2, discards=-2, virtue=1),)
    follow(start, ways, "act", silver=-case.silver)
    assert beside(case.silver - 1).why(0)[f"dismiss:{action}"] == "dismiss.cost"


def check_played(case: Folk) -> None:
    """A criminal gives its corruption; an immediate ability works, any other does not; the bonus never does."""

    def start() -> tuple[Table, dict[str, int]]:
        table = laid_out().board(0, left="trader").hand(0, case.name).turn(0)
        before = counts(table)
        return table.play(0, f"play:{case.name}"), before

    ways = case.ways if case.when == "played" else NOTHING
    follow(start, ways, "move_where", hand=-1, corruption=case.icons.count("X"))


def check_dropped(case: Folk) -> None:
    """A drop-off ability works when the card slides off the board, any other does not."""

    def start() -> tuple[Table, dict[str, int]]:
        table = laid_out().board(0, right=case.name)
        before = counts(table)
        return table.turn(0), before

    follow(start, case.ways if case.when == "dropped" else NOTHING, "play_which", discards=1)


# events that ongoing abilities answer to -----------------------------------------------------------------------------
def trading(table: Table) -> None:
    """One merchant for one silver."""
    table.action(0).play(0, "trade:1")


def building(table: Table) -> None:
    """A workshop for the builders of the middle slot, a guildhall slot and the bonus card; the site gives 1 ink."""
    table.at(0, "hills_left").action(0).play(0, "construct:workshop_2,hills_1")


def placing(table: Table) -> None:
    """One worker for the noble of the middle slot."""
    table.at(0, "lake_inner").action(0).play(0, "station:1")


def transcribing(table: Table) -> None:
    """A manuscript of cost 3 for 4 silver; the clerics are in the middle slot, a guildhall slot and a bonus card."""
    table.at(0, "lake_inner").action(0).play(0, "transcribe")


def colliding(table: Table) -> None:
    """The markers of the opponent meet where player 0 gets nothing: on 6 with criminals, else on 2."""
    space = 6 if sum(table.content.icons[card][LETTERS.index("X")] for card in table.g.boards[0]) else 2
    table.track(1, space, space).g.active = 1
    table.run(collision_phase(1))


def flipping(table: Table) -> None:
    """The resource for the paid debt comes first."""
    table.does(0, "flip_debt()").play(0, "take_good:stone")


def owing(table: Table) -> None:
    table.does(0, "debt(1)")


EVENTS: dict[str, tuple[Callable[[Table], None], dict[str, int]]] = {
    "after_trade": (trading, {"silver": 1}),
    "after_build": (building, {"ink": 1, "buildings": 1}),
    "after_workers": (placing, {"workers": -1, "castle_ink_stone": 1}),
    "after_transcribe": (transcribing, {"silver": 4, "scrolls": 1}),
    "collision": (colliding, {}),
    "flip_debt": (flipping, {"debts": -1, "paid": 1, "stone": 1}),
    "gain_debt": (owing, {"debts": 1}),
}


def check_event(case: Folk, event: str) -> None:
    """An ongoing ability works at its event, from the board, and at no other."""
    happen, base = EVENTS[event]

    def start() -> tuple[Table, dict[str, int]]:
        table = laid_out().board(0, left=case.name, right="journeyman")
        table.emptied(0, "guildhall_1", "guildhall_3").put("bonuses", 0, "bonus_grey", "bonus_black")
        before = counts(table)
        happen(table)
        return table, before

    follow(start, case.ways if case.when == event else NOTHING, "", **base)
