"""Each scheme of the automa: its icons, its rows, its steps and its alternatives."""

from typing import NamedTuple

import pytest

from pentarchy.games.viscounts import GAME
from tests.games.viscounts.table import Table
from tests.games.viscounts.test_solo_actions import reasons
from tests.games.viscounts.test_solo_setup import AUTOMA, reveal, solo

BUILD, WORKERS, TRANSCRIBE = 1, 2, 3
FOCUS = ("automa_focus",)
ICONS = ("merchant", "builder", "noble", "cleric", "criminal")


class Turn(NamedTuple):
    """How a poor Cleric automa fares that starts on the left of the lake with a debt and a deed."""

    space: str
    markers: tuple[int, int]
    ink: int
    papers: tuple[int, int, int, int]  # debts, paid, deeds, approved
    dismissed: bool
    schemes: int  # gained
    passed_over: tuple[tuple[int, int, int], ...]  # action, what it has, what it needs


TURNS = {
    # scheme: space, markers, ink, papers, dismissed, schemes gained, passed over (its focus, to transcribe, only once)
    "st_builder": Turn("hills_right", (1, 5), 1, (0, 1, 1, 0), True, 0, ((BUILD, 2, 3),)),
    "st_noble": Turn("hills_left", (1, 5), 1, (0, 1, 1, 0), True, 0, ((WORKERS, 2, 3),)),
    "st_cleric": Turn("lake_right", (1, 5), 1, (0, 1, 1, 0), True, 0, ((TRANSCRIBE, 2, 7),)),
    "st_builder_noble": Turn("lake_right", (1, 7), 1, (2, 0, 0, 1), False, 0, ((BUILD, 2, 3), (TRANSCRIBE, 2, 7))),
    "st_noble_cleric": Turn("hills_left", (1, 7), 1, (2, 0, 0, 1), False, 0, ((WORKERS, 2, 3), (TRANSCRIBE, 3, 7))),
    "st_builder_cleric": Turn("hills_right", (1, 7), 1, (2, 0, 0, 1), False, 0, ((TRANSCRIBE, 3, 7),)),
    "st_criminal_1": Turn("lake_right", (2, 7), 1, (0, 1, 2, 0), False, 1, ((TRANSCRIBE, 2, 7),)),
    "st_criminal_2": Turn("hills_left", (2, 7), 1, (0, 1, 2, 0), False, 1, ((TRANSCRIBE, 2, 7),)),
    "ft_builder": Turn("hills_left", (1, 5), 0, (2, 0, 2, 0), True, 0, ((BUILD, 2, 3), (TRANSCRIBE, 1, 7))),
    "ft_noble": Turn("hills_right", (1, 5), 0, (2, 0, 2, 0), True, 0, ((WORKERS, 2, 3), (BUILD, 1, 3))),
    "ft_cleric": Turn("forest_left", (1, 5), 0, (2, 0, 2, 0), True, 0, ((TRANSCRIBE, 2, 6), (WORKERS, 1, 3))),
    "ft_builder_noble": Turn("hills_right", (1, 7), 2, (2, 0, 0, 1), False, 0, ((WORKERS, 2, 3), (TRANSCRIBE, 3, 7))),
    "ft_noble_cleric": Turn("lake_right", (1, 7), 2, (2, 0, 0, 1), False, 0, ((TRANSCRIBE, 4, 7),)),
    "ft_cleric_builder": Turn("hills_left", (1, 7), 2, (2, 0, 0, 1), False, 0, ((BUILD, 2, 3), (TRANSCRIBE, 4, 7))),
    "ft_criminal_1": Turn("hills_right", (2, 7), 2, (0, 1, 2, 0), False, 1, ((TRANSCRIBE, 3, 7),)),
    "ft_criminal_2": Turn("hills_left", (3, 6), 1, (2, 0, 2, 0), True, 0, ((TRANSCRIBE, 4, 7),)),
}


def marked(*names: str) -> list[object]:
    """Parameters that mark the schemes they are about."""
    return [pytest.param(name, marks=pytest.mark.card(name)) for name in names]


def position(automa: str = "cleric") -> Table:
    """On the left of the lake, beside a townsfolk for virtue; manuscripts ahead are too expensive."""
    table = solo(automa).at(AUTOMA, "lake_left").folk("lake", "miner").papers(AUTOMA, debts=1, deeds=1)
    return table.tiles("lake", "grey7_guildhall").tiles("hills", "yellow7_workers4").tiles("forest", "black6_deeds")


@pytest.mark.rule("viscounts.solo.turn.top_to_bottom", "viscounts.solo.turn.move", "viscounts.solo.turn.alternatives")
@pytest.mark.parametrize("name", marked(*TURNS))
def test_a_poor_automa_goes_down_to_the_last_alternative(name: str) -> None:
    table, turn = reveal(position(), name), TURNS[name]
    g = table.g
    assert table.space(AUTOMA) == turn.space
    assert table.markers(AUTOMA) == turn.markers
    assert table.owned(AUTOMA) == ({"ink": turn.ink} if turn.ink else {})
    assert (g.debts[AUTOMA], g.paid[AUTOMA], g.deeds[AUTOMA], g.approved[AUTOMA]) == turn.papers
    assert ("miner" in table.names("box")) == turn.dismissed
    assert len(g.scheme_discard) == len(table.events("scheme_gained")) == turn.schemes
    assert reasons(table) == [("automa_lacks", *passed) for passed in turn.passed_over]


@pytest.mark.rule("viscounts.solo.turn.top_to_bottom")
@pytest.mark.parametrize(
    ("name", "rows"),
    [
        pytest.param(name, rows.split(), marks=pytest.mark.card(name))
        for name, rows in (
            ("st_builder", "dismissed improved"),
            ("st_builder_noble", "gained"),
            ("st_criminal_1", "corrupted scheme_gained"),
            ("st_criminal_2", "corrupted scheme_gained"),
            ("ft_builder", "improved dismissed improved"),
            ("ft_noble", "improved dismissed improved"),
            ("ft_cleric", "improved dismissed improved"),
            ("ft_builder_noble", "gained"),  # two of a kind at once
            ("ft_criminal_1", "corrupted scheme_gained gained"),
            ("ft_criminal_2", "corrupted gained dismissed improved"),
        )
    ],
)
def test_the_rows_above_the_movement_in_their_order(name: str, rows: list[str]) -> None:
    told = [event[0] for event in reveal(position(), name).events() if event[0] != "townsfolk_shown"]
    assert told[: told.index("moved")] == ["turn_started", "scheme_shown", *rows]


@pytest.mark.rule("viscounts.solo.turn.alternatives")
@pytest.mark.parametrize(
    ("name", "told"),
    [
        pytest.param(name, told, marks=pytest.mark.card(name))
        for name, told in (
            ("st_builder", [BUILD]),
            ("st_noble", [WORKERS]),
            ("st_cleric", [TRANSCRIBE]),
            ("st_builder_noble", [BUILD]),
            ("st_noble_cleric", [WORKERS]),
            ("st_builder_cleric", [TRANSCRIBE]),
            ("st_criminal_1", [FOCUS, TRANSCRIBE]),
            ("st_criminal_2", [FOCUS, TRANSCRIBE]),
            ("ft_builder", [BUILD]),
            ("ft_noble", [WORKERS]),
            ("ft_cleric", [TRANSCRIBE]),
            ("ft_builder_noble", [WORKERS]),
            ("ft_noble_cleric", [TRANSCRIBE]),
            ("ft_cleric_builder", [BUILD]),
            ("ft_criminal_1", [FOCUS, TRANSCRIBE]),
            ("ft_criminal_2", [FOCUS, TRANSCRIBE]),
        )
    ],
)
def test_a_rich_automa_takes_the_first_alternative(name: str, told: list[object]) -> None:
    table = reveal(position().goods(AUTOMA, ink=9, stone=9, gold=9), name)
    found = [event if event == FOCUS else event[1] for event in reasons(table)]
    assert (found, table.events("automa_lacks")) == (told, [])


@pytest.mark.rule("viscounts.solo.turn.alternatives", "viscounts.solo.focus")
@pytest.mark.parametrize(
    "name",
    marked(
        "st_builder_noble",
        "st_noble_cleric",
        "st_builder_cleric",
        "st_criminal_1",
        "st_criminal_2",
        "ft_builder_noble",
        "ft_noble_cleric",
        "ft_cleric_builder",
        "ft_criminal_1",
        "ft_criminal_2",
    ),
)
def test_the_focus_is_that_of_the_board(name: str) -> None:
    """All spaces of its bank are taken and it has no workers left, so the Card automa flips."""
    table = position("cards").on_top(AUTOMA, 20)
    banks = table.content.bank[0]
    table.g.sites[:] = [0 if bank >= 0 else -1 for bank in banks]
    reveal(table, name)
    assert reasons(table)[-1] == FOCUS
    assert (table.g.paid[AUTOMA], table.g.debts[AUTOMA], table.g.deeds[AUTOMA]) == (1, 0, 1)


@pytest.mark.rule("viscounts.solo.turn.alternatives")
@pytest.mark.parametrize(
    ("name", "goods", "told"),
    [
        pytest.param(name, goods, told, marks=pytest.mark.card(name))
        for name, goods, told in (
            ("ft_builder", {"ink": 9}, ("automa_counts", TRANSCRIBE, 1, 6)),
            ("ft_noble", {"stone": 2}, ("automa_counts", BUILD, 1, 2)),
            ("ft_cleric", {"gold": 2}, ("automa_counts", WORKERS, 1, 2)),
        )
    ],
)
def test_single_future_schemes_have_a_second_action(name: str, goods: dict[str, int], told: tuple[object, ...]) -> None:
    table = reveal(position().goods(AUTOMA, **goods), name)
    assert [event[0] for event in reasons(table)] == ["automa_lacks", "automa_counts"]
    assert reasons(table)[-1] == told
    assert table.events("got_paper") == []


@pytest.mark.rule("viscounts.solo.turn.header_icons", "viscounts.solo.setup.scheme_decks")
@pytest.mark.parametrize("name", marked(*TURNS))
def test_the_header_shows_the_icons_of_the_name(name: str) -> None:
    """Beside one noble, one builder and one cleric of the Cleric board's open slots."""
    table = solo("cleric").board(AUTOMA, name)
    words = name[3:].removesuffix("_1").split("_")
    if name == "st_criminal_2":
        words = ["criminal"]  # the second card with one criminal
    if name == "ft_criminal_2":
        words = ["criminal", "criminal"]
    shown = GAME.derived(table.g)["icons"][AUTOMA]
    assert dict(zip(ICONS, shown, strict=True)) == {
        "merchant": 0,
        "builder": 1 + words.count("builder"),
        "noble": 1 + words.count("noble"),
        "cleric": 1 + words.count("cleric"),
        "criminal": words.count("criminal"),
    }


@pytest.mark.rule("viscounts.solo.setup.scheme_decks")
@pytest.mark.parametrize("name", marked(*TURNS))
def test_future_schemes_lie_in_a_pile_of_their_own(name: str) -> None:
    table = Table(1, automa="cards")
    assert table.where(name) == ("future_deck" if name.startswith("ft_") else "scheme_deck", -1)
    assert len(table.content.by_design[name]) == 1
