"""The two generators behind `State.rand`: a fast one for simulations, a keyed one that tells nothing of what comes."""

import hashlib
from collections import Counter
from random import Random

import pytest

from pentarchy.engine import chance
from pentarchy.engine.registry import get_game
from pentarchy.engine.views import determinise
from pentarchy.match import Luck, Match, from_json, to_json
from tests.match.playing import Dice, wander

KEY = bytes(range(32))


def numbers(seed: int, n: int, count: int) -> list[int]:
    drawn = []
    for _ in range(count):
        seed, number = chance.draw_keyed(seed, n)
        drawn.append(number)
    return drawn


def test_a_keyed_number_is_blake2b_of_a_counter_that_anybody_can_recompute() -> None:
    expected = []
    for count in (1, 2, 3):
        bits = hashlib.blake2b(count.to_bytes(8, "big"), digest_size=8, key=KEY, person=b"pentarchy luck").digest()
        expected.append(int.from_bytes(bits, "big") % 100)  # none of these three has to be drawn again
    assert numbers(chance.keyed(KEY), 100, 3) == expected


def test_numbers_are_drawn_without_favour() -> None:
    """Of n values just above half the range a plain remainder would give the small ones twice as often."""
    n = (1 << 63) + (1 << 62)
    small = sum(number < 1 << 62 for number in numbers(chance.keyed(KEY), n, 3000))
    assert 850 < small < 1150  # a third; with the remainder it would be half
    counts = Counter(numbers(chance.keyed(KEY), 6, 6000))
    assert set(counts) == set(range(6))
    assert all(850 < count < 1150 for count in counts.values())


def test_a_key_stays_and_only_the_counter_moves() -> None:
    seed = chance.keyed(KEY)
    later, _ = chance.draw_keyed(seed, 6)
    assert chance.key_of(later) == chance.key_of(seed) == KEY
    assert later == seed + 1
    with pytest.raises(ValueError, match="32 bytes"):
        chance.keyed(b"short")


def test_the_generator_of_a_state_is_told_by_its_number() -> None:
    assert chance.settled(chance.keyed(KEY)) == chance.keyed(KEY)
    assert chance.settled(-1) == chance.MASK64
    assert chance.settled(1 << 64) == 0
    game = get_game("kingdom")
    keyed, fast = game.new(2, {}, chance.keyed(KEY)), game.new(2, {}, 7)
    assert keyed.seed > chance.MASK64 >= fast.seed
    assert chance.key_of(keyed.seed) == KEY


@pytest.mark.parametrize("name", ["kingdom", "lockup", "tyrants", "viscounts", "wistar"])
def test_a_match_of_people_is_keyed_and_goes_through_its_file(name: str) -> None:
    match = wander(Match.new(name, 2, luck=Luck("ab" * 32, ("rain",))), Dice(3))
    assert chance.key_of(match.state.seed) == chance.key_of(match.setup.luck.seed)
    again = from_json(to_json(match))
    assert again.state.encode() == match.state.encode()
    assert again.scores() == match.scores()


def test_what_bots_think_with_is_fast_and_has_no_part_of_the_key() -> None:
    match = Match.new("tyrants", 2, luck=Luck("cd" * 32))
    assert determinise(match.state, 0, Random(1)).seed <= chance.MASK64
