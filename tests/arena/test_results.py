"""The file of results: what was played is never played again, and no file of another tournament is touched."""

import json
from dataclasses import asdict, replace
from pathlib import Path

import pytest

from pentarchy.arena import LineUp, Tournament
from pentarchy.arena.journal import BadJournal
from pentarchy.arena.results import Played, Results

TWO = Tournament("kingdom", 2, {"module": "quests"}, ("a", "b"), 4, 0)


def played(line_up: LineUp, winner: int = 0) -> Played:
    return Played(line_up.deal, line_up.seats, (30, 20), (winner,), "end.winner", "", (9, 8), (0.5, 0.25))


def test_a_tournament_goes_on_where_it_stopped(tmp_path: Path) -> None:
    path = tmp_path / "results.jsonl"
    first = Results(TWO, "kingdom-1-x", path)
    assert len(first.left(TWO)) == 4
    for line_up in TWO.line_ups()[:3]:
        first.add(played(line_up))
    again = Results(TWO, "kingdom-1-x", path)
    assert again.left(TWO) == TWO.line_ups()[3:]
    assert again.of(TWO) == first.of(TWO) == [played(line_up) for line_up in TWO.line_ups()[:3]]


def test_more_games_and_more_bots_go_on_too(tmp_path: Path) -> None:
    path = tmp_path / "results.jsonl"
    first = Results(TWO, "kingdom-1-x", path)
    for line_up in TWO.line_ups():
        first.add(played(line_up))
    more = replace(TWO, games=6, bots=("a", "b", "c"))
    assert len(Results(more, "kingdom-1-x", path).left(more)) == 2 + 6 + 6


def test_a_line_that_was_cut_is_played_again(tmp_path: Path) -> None:
    path = tmp_path / "results.jsonl"
    results = Results(TWO, "kingdom-1-x", path)
    results.add(played(TWO.line_ups()[0]))
    results.add(played(TWO.line_ups()[1]))
    path.write_text(path.read_text()[:-20])
    again = Results(TWO, "kingdom-1-x", path)
    assert again.left(TWO) == TWO.line_ups()[1:]
    again.add(played(TWO.line_ups()[1]))
    assert Results(TWO, "kingdom-1-x", path).left(TWO) == TWO.line_ups()[2:]


@pytest.mark.parametrize(
    ("other", "edition", "what"),
    [
        (replace(TWO, seed=7), "kingdom-1-x", "its seed is 0, not 7"),
        (replace(TWO, options={}), "kingdom-1-x", "its options is {'module': 'quests'}, not {}"),
        (TWO, "kingdom-2-x", "its edition is 'kingdom-1-x', not 'kingdom-2-x'"),
    ],
)
def test_a_file_of_another_tournament_is_refused(tmp_path: Path, other: Tournament, edition: str, what: str) -> None:
    path = tmp_path / "results.jsonl"
    Results(TWO, "kingdom-1-x", path)
    with pytest.raises(BadJournal) as refused:
        Results(other, edition, path)
    assert str(refused.value) == f"{path} is of another tournament: {what}."


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("", "is not a file of results of an arena."),
        ("[1]\n", "is not a file of results of an arena."),
        ("hello\n", "has a line that is not JSON."),
        ('HEAD\n{"deal": 3}\n', "has a line that is not a game."),
        ("HEAD\nGAME\n", "has a line that is not a game."),
        ("HEAD\nhello\n{", "has a line that is not JSON."),
        ('{"a": 1}', "is not a file of results of an arena."),  # no end of a line, as if it had been cut
        ("dear diary,\ntoday I", "has a line that is not JSON."),
        ("\x89PNG\r\n\udcff", "has a line that is not JSON."),
    ],
)
def test_what_is_no_file_of_results(tmp_path: Path, text: str, said: str) -> None:
    path = tmp_path / "results.jsonl"
    head = json.dumps({"arena": 1, "edition": "kingdom-1-x", **TWO.as_data()})
    game = json.dumps({**asdict(played(TWO.line_ups()[0])), "seats": None})
    written = text.replace("HEAD", head).replace("GAME", game).encode("utf-8", "surrogateescape")
    path.write_bytes(written)
    with pytest.raises(BadJournal) as refused:
        Results(TWO, "kingdom-1-x", path)
    assert str(refused.value) == f"{path} {said}"
    assert path.read_bytes() == written, "whatever it is, it is left as it was"


def test_wins_and_margins() -> None:
    game = replace(played(LineUp(("a", "b"), 0)), scores=(30, 20), winners=(0, 1))
    assert (game.won(0), game.won(1), game.margin(0), game.margin(1)) == (0.5, 0.5, 10, -10)
    alone = Played(0, ("a",), (41,), (), "end.solo", "bronze", (5,), (0.1,))
    assert (alone.won(0), alone.margin(0)) == (0.0, 41)
