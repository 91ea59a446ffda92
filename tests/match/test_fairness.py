"""The proof of fair luck: what is committed to, what the seed depends on, and what a check from outside finds."""

import hashlib
import json
from collections.abc import Callable
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pentarchy.engine.chance import keyed
from pentarchy.engine.errors import BadSetup
from pentarchy.match import Luck, Match, to_json, verify
from tests.match.playing import DUEL, Dice, duel, sealed, wander, waver

SECRET = "0123456789abcdef" * 4


def fair(luck: Luck | None = None) -> Match:
    return waver(Match.new("kingdom", 2, DUEL, luck=luck or Luck(SECRET, ("rain", "снег"))), Dice(5))


FAIR = to_json(fair())


# luck -----------------------------------------------------------------------------------------------------------
def test_commitment_and_seed_are_plain_hashes_that_anyone_can_recompute() -> None:
    luck = Luck(SECRET, ("rain", "снег"))
    commitment = hashlib.sha256(f'["pentarchy commitment","{SECRET}"]'.encode()).hexdigest()
    seed = hashlib.sha256(f'["pentarchy seed","{SECRET}","rain","\\u0441\\u043d\\u0435\\u0433"]'.encode()).digest()
    assert luck.commitment == commitment
    assert luck.seed == keyed(seed)
    assert luck.shown_seed == seed.hex()


def test_luck_from_before_the_keyed_generator_stays_what_it_was() -> None:
    old = Luck(SECRET, ("rain", "снег"), generator="splitmix64")
    drawn = hashlib.sha256(f'["pentarchy seed","{SECRET}","rain","\\u0441\\u043d\\u0435\\u0433"]'.encode()).digest()
    assert old.seed == int.from_bytes(drawn[:8], "big")
    assert old.shown_seed == str(old.seed)
    assert old.commitment == Luck(SECRET).commitment


def test_every_match_draws_another_secret() -> None:
    one, other = Match.new("kingdom", 2).setup.luck, Match.new("kingdom", 2).setup.luck
    assert one.secret != other.secret
    assert one.seed != other.seed
    assert one.commitment != other.commitment


def test_the_commitment_does_not_tell_the_seed() -> None:
    """The commitment stays the same while the seed takes any value: it says nothing about what entropy makes of it."""
    luck = Luck.draw()
    lucks = [luck.with_entropy(str(i)) for i in range(50)]
    assert {other.commitment for other in lucks} == {luck.commitment}
    assert len({other.seed for other in (luck, *lucks)}) == 51
    assert luck.commitment != luck.shown_seed


@given(st.lists(st.text(max_size=5), max_size=3), st.lists(st.text(max_size=5), max_size=3))
def test_different_entropy_gives_different_seeds(one: list[str], other: list[str]) -> None:
    """Also when the words differ only in where one ends and the next begins."""
    seeds = Luck(SECRET, tuple(one)).seed, Luck(SECRET, tuple(other)).seed
    assert (seeds[0] == seeds[1]) == (one == other)


def test_entropy_changes_what_is_dealt() -> None:
    luck = Luck.draw()
    one, other = (Match.new("kingdom", 2, DUEL, luck=luck.with_entropy(word)) for word in ("a", "b"))
    hands: list[Any] = [match.state.encode()["hands"] for match in (one, other)]
    assert hands[0] != hands[1]
    assert one.setup.luck.commitment == other.setup.luck.commitment


def test_a_chosen_seed_is_reproducible_and_commits_to_nothing() -> None:
    one, other = duel(42), duel(42)
    assert one.state.encode() == other.state.encode() != duel(43).state.encode()
    assert one.setup.luck.commitment == ""
    assert one.setup.luck.seed == 42


@pytest.mark.parametrize(
    "make",
    [
        lambda: Luck(),
        lambda: Luck("abc"),
        lambda: Luck(SECRET.upper()),
        lambda: Luck(SECRET + "\n"),
        lambda: Luck(SECRET, chosen=1),
        lambda: Luck.choose(1).with_entropy("rain"),
        lambda: Luck.choose(-1),
        lambda: Luck.choose(2**64),
        lambda: Luck.draw("x" * 201),
        lambda: Luck(SECRET, generator="dice"),
        lambda: Luck.draw(*"x" * 33),
        lambda: Match.new("kingdom", 2, seed=1, luck=Luck.draw()),
    ],
)
def test_impossible_luck_is_refused(make: Callable[[], object]) -> None:
    with pytest.raises(BadSetup):
        make()


# verify ---------------------------------------------------------------------------------------------------------
def verdicts(text: str, promised: str | None = None) -> dict[str, str]:
    return {check.name: check.verdict for check in verify(text, promised=promised).checks}


def test_a_fair_match_passes_every_check() -> None:
    match = fair()
    report = verify(FAIR, promised=match.setup.luck.commitment)
    assert report.ok
    assert report.fair
    assert {check.name: check.verdict for check in report.checks} == dict.fromkeys(
        ("file", "commitment", "seed", "moves", "end"), "ok"
    )
    assert report.scores == match.scores()
    assert report.outcome == match.outcome()
    totals = ", ".join(str(sum(score.values())) for score in match.scores())
    texts = {check.name: check.text for check in report.checks}
    assert match.setup.luck.commitment in texts["commitment"]
    assert f"The seed {match.setup.luck.shown_seed} follows" in texts["seed"]
    assert texts["moves"].startswith(f"{len(match.line)} moves, all legal; ")
    assert totals in texts["end"]


def test_another_commitment_than_promised_is_found() -> None:
    """A dealer who made up another secret has a file that fits in itself: only the promise gives it away."""
    text = to_json(fair(Luck("f" * 64, ("rain", "снег"))))
    assert verify(text).fair
    report = verify(text, promised=Luck(SECRET).commitment)
    assert not report.ok
    assert verdicts(text, promised=Luck(SECRET).commitment)["commitment"] == "failed"


def test_a_wrong_secret_is_found() -> None:
    data = json.loads(FAIR)
    data["luck"]["secret"] = "f" * 64
    found = verdicts(sealed(data))
    assert (found["file"], found["commitment"], found["seed"]) == ("ok", "failed", "failed")
    assert not verify(sealed(data)).ok


def test_a_wrong_seed_is_found() -> None:
    data = json.loads(FAIR)
    data["luck"]["seed"] = "0" * 64
    found = verdicts(sealed(data))
    assert (found["commitment"], found["seed"], found["moves"], found["end"]) == ("ok", "failed", "ok", "ok")


def test_wrong_moves_and_ends_are_found() -> None:
    data = json.loads(FAIR)
    data["result"]["winners"] = [0, 1] if data["result"]["winners"] != [0, 1] else []
    assert verdicts(sealed(data))["end"] == "failed"
    data["log"][5][1] = "count:structure"
    report = verify(sealed(data))
    assert {check.name: check.verdict for check in report.checks}["moves"] == "failed"
    assert report.match is None
    assert (report.scores, report.outcome) == ([], None)
    moves = report.check("moves")
    assert moves is not None
    assert "Number 5 of the log" in moves.text
    assert report.check("end") is None


def test_an_unreadable_file_is_reported() -> None:
    report = verify(FAIR[:-10])
    assert [(check.name, check.verdict) for check in report.checks] == [("file", "failed")]
    assert not report.ok


def test_a_chosen_seed_is_said_plainly() -> None:
    report = verify(to_json(wander(duel(42), Dice(1))))
    assert report.ok
    assert not report.fair
    commitment = report.check("commitment")
    assert commitment is not None
    assert (commitment.verdict, commitment.text) == ("absent", "The seed 42 was chosen: nothing was committed to.")
    assert not verify(to_json(duel(42)), promised=Luck(SECRET).commitment).ok


def test_a_running_match_is_checked_as_far_as_it_goes() -> None:
    report = verify(to_json(wander(duel(), Dice(1), stop=lambda match: match.number == 30)))
    assert report.ok
    end, moves = report.check("end"), report.check("moves")
    assert end is not None
    assert moves is not None
    assert (end.verdict, moves.text[:20]) == ("absent", "30 moves, all legal;")


def test_what_was_taken_back_is_counted() -> None:
    match = duel()
    player = match.state.asked
    for _ in range(2):
        match.play(player, match.state.legal(player)[0])
        match.undo(player)
    match.play(player, match.state.legal(player)[0])
    match.undo(player, force=True)
    moves = verify(to_json(match)).check("moves")
    assert moves is not None
    assert moves.text == "0 moves, all legal; 2 taken back, 1 times by consent of all."
