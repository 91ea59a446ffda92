"""Focus, on every elemental that has it: with another card of its aspect, played before or shown, and never without."""

from random import Random
from typing import NamedTuple

import pytest

from pentarchy.engine.views import determinise
from tests.games.tyrants.cards.elementals_and_demons import change, new_table, nothing_to_show, sums
from tests.games.tyrants.table import Table

# One card of each aspect that does little, with the moves that play it.
PARTNERS = {
    "ambition": ("play:myconid_adult",),
    "conquest": ("play:gibbering_mouther",),
    "malice": ("play:ghoul",),
    "guile": ("play:succubus", "done"),
}


class Row(NamedTuple):
    """A card with Focus: the answers to its other lines and what they give, then what Focus adds."""

    entry: str
    aspect: str
    moves: tuple[str, ...]
    gives: dict[str, int]
    focus: dict[str, int]
    answers: tuple[str, ...] = ()  # to what Focus asks
    copies: int = 1

    @property
    def partner(self) -> str:
        return PARTNERS[self.aspect][0].removeprefix("play:")

    def all_gains(self) -> dict[str, int]:
        names = dict.fromkeys([*self.gives, *self.focus])
        return {name: self.gives.get(name, 0) + self.focus.get(name, 0) for name in names}


# The barracks are empty, so that each troop is 1 VP; there is a spy in Kanaglym, where nobody else stands.
ROWS = (
    Row("air_elemental", "guile", ("pick:air_elemental,0", "spy:eryndlyn"), {"spies": 1}, {"drawn": 1}, copies=4),
    Row(
        "air_elemental",
        "guile",
        ("pick:air_elemental,1", "recall:kanaglym"),
        {"spies": -1, "vp": 3},
        {"drawn": 1},
        copies=4,
    ),
    Row("black_earth_cultist", "ambition", (), {"promotions": 1}, {"influence": 2}, copies=4),
    Row("crushing_wave_cultist", "conquest", (), {}, {"vp": 2}, copies=3),
    Row("earth_elemental", "ambition", (), {"influence": 1}, {"drawn": 1}, copies=2),
    Row("eternal_flame_cultist", "malice", (), {}, {"power": 2}, copies=3),
    Row("fire_elemental", "malice", ("pick:fire_elemental,0",), {"power": 2}, {"drawn": 1}, copies=3),
    Row("fire_elemental", "malice", ("pick:fire_elemental,1",), {"influence": 2}, {"drawn": 1}, copies=3),
    Row(
        "howling_hatred_cultist",
        "guile",
        ("pick:howling_hatred_cultist,0", "spy:eryndlyn"),
        {"spies": 1},
        {"power": 1},
        copies=2,
    ),
    Row(
        "howling_hatred_cultist",
        "guile",
        ("pick:howling_hatred_cultist,1", "recall:kanaglym"),
        {"spies": -1, "influence": 3},
        {"power": 1},
        copies=2,
    ),
    Row("imix", "malice", (), {"power": 4}, {"power": 2}),
    Row("ogremoch", "ambition", (), {"influence": 2, "promotions": 1}, {"promotions": 1}),
    Row("olhydra", "conquest", ("oust:labyrinth,white",), {"trophies": 1, "vp": 1}, {"vp": 2}),
    Row("water_elemental", "conquest", (), {"vp": 2}, {"drawn": 1}, copies=3),
    Row("yan_c_bin", "guile", ("spy:eryndlyn",), {"spies": 1}, {"spies": 1}, ("spy:everfire",)),
)


def focus_rows(*, least_copies: int = 1) -> list[object]:
    return [
        pytest.param(row, id="-".join((row.entry, *row.moves[:1])), marks=pytest.mark.card(row.entry))
        for row in ROWS
        if row.copies >= least_copies
    ]


def begin(*hand: str) -> Table:
    t = new_table().spy(0, "kanaglym").empty_barracks(0)
    t.put("decks", 0, *["noble"] * 4)
    return t.begin(0, *hand)


def gains(t: Table, *moves: str) -> dict[str, int]:
    """What a series of moves changes; it ends with nothing left to answer."""
    before = sums(t)
    nothing_to_show(t.play(0, *moves))
    assert t.asked() == "act"
    return change(before, sums(t))


@pytest.mark.rule("tyrants.focus.another_card")
@pytest.mark.parametrize("row", focus_rows())
def test_the_card_alone_has_no_focus(row: Row) -> None:
    t = begin(row.entry, "noble", "insane_outcast")
    assert gains(t, f"play:{row.entry}", *row.moves) == row.gives


@pytest.mark.rule("tyrants.focus.own_aspect", "tyrants.focus.condition")
@pytest.mark.parametrize("row", focus_rows())
def test_cards_of_other_aspects_do_not_help(row: Row) -> None:
    """Neither those played before nor those in hand."""
    others = [moves for aspect, moves in PARTNERS.items() if aspect != row.aspect]
    names = [moves[0].removeprefix("play:") for moves in others]
    t = begin(row.entry, "soldier", *names, *names)
    t.play(0, "play:soldier", *(move for moves in others for move in moves))
    assert gains(t, f"play:{row.entry}", *row.moves) == row.gives


@pytest.mark.rule("tyrants.focus.condition", "tyrants.focus.not_a_cost", "tyrants.focus.after_choice")
@pytest.mark.parametrize("row", focus_rows())
def test_after_a_card_of_the_aspect_focus_happens_unasked(row: Row) -> None:
    """A card played before is enough; nothing is shown, also with one more in hand."""
    t = begin(row.entry, row.partner)
    t.play(0, *PARTNERS[row.aspect])
    t.put("hands", 0, row.partner)
    assert gains(t, f"play:{row.entry}", *row.moves, *row.answers) == row.all_gains()
    assert t.events("revealed") == []


@pytest.mark.rule("tyrants.focus.condition", "tyrants.focus.reveal", "tyrants.focus.after_choice")
@pytest.mark.parametrize("row", focus_rows())
def test_a_card_shown_from_hand_is_enough(row: Row) -> None:
    """It stays in hand and everybody has seen it."""
    t = begin(row.entry, row.partner, "noble")
    before = sums(t)
    t.play(0, f"play:{row.entry}", *row.moves)
    assert t.asked() == "reveal_which"
    assert t.options() == {f"reveal:{row.partner}", "done"}
    assert change(before, sums(t)) == row.gives, "Focus comes after the other lines"
    t.play(0, f"reveal:{row.partner}", *row.answers)
    assert (t.asked(), change(before, sums(t))) == ("act", row.all_gains())
    shown = next(card for card in t.g.hands[0] if t.content.designs[card] == row.partner)
    assert t.g.knows[shown] == t.g.everyone
    assert f"play:{row.partner}" in t.options()


@pytest.mark.rule("tyrants.focus.reveal")
@pytest.mark.parametrize("row", focus_rows())
def test_nobody_has_to_show_a_card(row: Row) -> None:
    t = begin(row.entry, row.partner)
    assert gains(t, f"play:{row.entry}", *row.moves, "done") == row.gives
    hidden = next(card for card in t.g.hands[0] if t.content.designs[card] == row.partner)
    assert t.g.knows[hidden] == 1, "only its owner knows it"


@pytest.mark.card("imix")
@pytest.mark.rule("tyrants.play.hidden_information", "tyrants.focus.reveal")
def test_whether_there_is_a_card_to_show_stays_secret() -> None:
    """The other player may imagine any own card of the player in that hand, and the question has an answer then too."""
    t = begin("imix", "ghoul").play(0, "play:imix")
    for seed in range(10):
        imagined = determinise(t.g, 1, Random(seed))
        assert imagined.legal(0), f"{imagined.asks[0]} without an answer, with {imagined.hands[0]} in hand"


@pytest.mark.rule("tyrants.focus.another_card", "tyrants.focus.once")
@pytest.mark.parametrize("row", focus_rows(least_copies=2))
def test_a_second_copy_counts(row: Row) -> None:
    """In hand it can be shown, and when it is played later the first one counts for it, once."""
    t = begin(row.entry, row.entry)
    assert gains(t, f"play:{row.entry}", *row.moves, f"reveal:{row.entry}", *row.answers) == row.all_gains()
    t.spy(0, "kanaglym")
    again = [move.replace("eryndlyn", "everfire") for move in row.moves]
    assert gains(t, f"play:{row.entry}", *again) == row.all_gains()


@pytest.mark.card("imix")
@pytest.mark.rule("tyrants.focus.once")
def test_many_matching_cards_give_focus_once() -> None:
    t = begin("ghoul", "ghoul", "ghoul", "imix")
    t.play(0, "play:ghoul", "play:ghoul")
    assert gains(t, "play:imix") == {"power": 6}


@pytest.mark.card("imix")
@pytest.mark.rule("tyrants.focus.condition")
def test_cards_of_the_last_turn_and_of_others_do_not_count() -> None:
    t = begin("ghoul")
    t.put("decks", 0, "noble")
    t.play(0, "play:ghoul", "end_turn")
    t.put("hands", 1, "ghoul.2")
    t.g.offered[1] = None
    t.play(1, "play:ghoul", "end_turn")
    assert "ghoul" not in t.names("hands", 0)
    t.put("hands", 0, "imix")
    t.g.offered[0] = None
    assert gains(t, "play:imix") == {"power": 4}


@pytest.mark.card("crushing_wave_cultist")
@pytest.mark.rule("tyrants.focus.left_play")
def test_a_card_that_left_the_table_since_still_counts() -> None:
    """The Skeletal Horde devours itself for 3 more troops; it was played all the same."""
    t = begin("skeletal_horde", "crushing_wave_cultist")
    t.play(0, "play:skeletal_horde", "devour:skeletal_horde")
    assert (t.names("played", 0), t.names("devoured")) == ([], ["skeletal_horde"])
    assert gains(t, "play:crushing_wave_cultist") == {"vp": 2}


@pytest.mark.card("fire_elemental")
@pytest.mark.rule("tyrants.focus.reveal")
def test_a_card_that_was_shown_may_be_played_later() -> None:
    """The first card counts for it then."""
    t = begin("fire_elemental", "imix")
    assert gains(t, "play:fire_elemental", "pick:fire_elemental,0", "reveal:imix") == {"power": 2, "drawn": 1}
    assert gains(t, "play:imix") == {"power": 6}
