"""Every property catches what it is there for: a toy game broken in one small way must fail it.

The sixth is in test_secrecy_bites.py, the ninth to eleventh are in test_result_bites.py.
"""

import random
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from pentarchy.engine.errors import BadSave
from pentarchy.engine.moves import Table
from pentarchy.engine.rules import Move, Why
from pentarchy.engine.state import MAIN
from pentarchy.testing import properties
from tests.contract import toys
from tests.contract.bites import fails
from tests.contract.test_contract import UPDATE, is_golden
from tests.contract.toys import MOVES, PLAYER, broken


# 1. play ends, moves are unique and canonical -----------------------------------------------------------------------
def test_endless_play() -> None:
    """A guess is asked again and again."""

    def guess(g: Any, player: int, face: int) -> None:
        g.then(toys.guess_one(player))

    fails(properties.play_ends, broken(guess), "does not end")


def test_the_same_option_twice() -> None:
    """Each ware is offered once for each ware in hand."""

    def lay_ware(g: Any, player: int, why: Why) -> list[Move]:
        return [("shelve", card) for card in g.hands[player] for _ in g.hands[player]]

    fails(properties.play_ends, broken(lay_ware), "the same move twice")


def test_an_option_that_is_no_move() -> None:
    """The die has seven faces in the rules and six in the table of moves."""

    def guess_face(g: Any, player: int, why: Why) -> list[Move]:
        return [("guess", face) for face in range(7)]

    fails(properties.play_ends, broken(guess_face), "is not a face", Exception)


def test_options_in_no_fixed_order() -> None:
    """The order of the options comes from somewhere else than the state."""
    calls = [0]

    def guess_face(g: Any, player: int, why: Why) -> list[Move]:
        calls[0] += 1
        return [("guess", (face + calls[0]) % 6) for face in range(6)]

    fails(properties.play_ends, broken(guess_face), "other moves computed afresh")


def test_an_empty_ask() -> None:
    """Players are asked even when there is nothing to choose."""

    def ask(self: Any, player: int, question: Any) -> bool:
        self.asks[player], self.offered[player], self.halted = question, None, True
        return True

    fails(properties.play_ends, broken(body={"ask": ask}), "empty ask")


# 2. clones ----------------------------------------------------------------------------------------------------------
def test_a_clone_that_shares_a_list() -> None:
    """The coins of a clone are those of the original."""

    def patch(kind: Any) -> None:
        whole = kind.clone

        def clone(self: Any) -> Any:
            copy = whole(self)
            copy.coins = self.coins
            return copy

        kind.clone = clone

    fails(properties.clones_are_independent, broken(patch=patch), "changed with its")


def test_a_list_in_a_field_that_says_tuple() -> None:
    """A field is annotated as a tuple but holds a list, which clones share."""

    def play_round(g: Any) -> None:
        if g.round == 0:
            g.discard = list(g.discard)  # += adds to the list in place from now on
        toys.rules.steps["play_round"](g)

    fails(properties.clones_are_independent, broken(play_round), "changed with its", Exception)


def test_a_clone_that_forgets() -> None:
    """A clone loses its favours."""

    def patch(kind: Any) -> None:
        whole = kind.clone

        def clone(self: Any) -> Any:
            copy = whole(self)
            copy.favours = [0] * self.players
            return copy

        kind.clone = clone

    fails(properties.clones_are_independent, broken(patch=patch), "a clone changed with its original")


# 3. saves -----------------------------------------------------------------------------------------------------------
def test_memory_outside_the_state() -> None:
    """A variable of the module decides how much is earned."""
    memory: dict[int, int] = {}

    def pay(g: Any, player: int, to: int) -> None:
        memory[id(g)] = memory.get(id(g), 0) + 1
        g.coins[player] -= 1
        g.coins[to] += memory[id(g)] % 2

    fails(properties.saves_continue, broken(pay), "differ after loading")


def test_a_list_in_a_frame() -> None:
    """A frame holds a list, which comes back as a tuple."""

    def guess(g: Any, player: int, face: int) -> None:
        g.guesses[player] = face
        g.stacks[MAIN].insert(0, ("remember", [face]))

    fails(properties.saves_continue, broken(guess), "differ after loading")


def test_a_list_for_a_number() -> None:
    """A guess is laid down as a list: it would come back as something else than it was declared."""

    def guess(g: Any, player: int, face: int) -> None:
        g.guesses[player] = [face]

    fails(properties.saves_continue, broken(guess), "'guesses' .* must be a list of whole numbers", BadSave)


def test_a_float_in_the_state() -> None:
    """Half a coin cannot be saved."""

    def pay(g: Any, player: int, to: int) -> None:
        g.coins[player] -= 1
        g.coins[to] += 0.5

    fails(properties.saves_continue, broken(pay), "'coins' .* must be a list of whole numbers", BadSave)


# 4. replays ---------------------------------------------------------------------------------------------------------
def test_chance_that_is_not_in_the_state() -> None:
    """The die is rolled with Python's own generator."""

    def roll(g: Any) -> None:
        g.coins[0] += random.randrange(6)

    fails(properties.replays_are_equal, broken(roll), r"the replay( by numbers)? differs")


def test_a_golden_game_that_changed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A ware is worth one point more than when the golden file was written; then a move gets another name."""
    path = tmp_path / "bazaar.json"
    monkeypatch.setenv(UPDATE, "1")
    is_golden(toys.GAME, path)
    monkeypatch.delenv(UPDATE)
    is_golden(toys.GAME, path)
    with pytest.raises(AssertionError, match="played differently"):
        is_golden(replace(toys.GAME, score=lambda g, player: {**toys.score(g, player), "gift": 1}), path)
    renamed = Table(**{**MOVES.kinds, "favour": (PLAYER,)})
    with pytest.raises(AssertionError, match="old logs break"):
        is_golden(broken(body={"moves": renamed}), path)


# 5. conservation ----------------------------------------------------------------------------------------------------
def test_a_lost_piece() -> None:
    """A ware that is thrown away is gone."""

    def toss(g: Any, player: int, card: int) -> None:
        toys.take_from_hand(g, player, card)

    fails(properties.pieces_are_conserved, broken(toss), "in no place, or in two")


def test_a_doubled_piece() -> None:
    """A ware that is given stays in the hand as well."""

    def give(g: Any, player: int, card: int) -> None:
        g.show((card,), g.everyone)
        g.hands[(player - 1) % g.players] += (card,)

    fails(properties.pieces_are_conserved, broken(give), "in no place, or in two")


def test_an_open_piece_that_nobody_saw() -> None:
    """A ware is laid on the shelf, but its face is not shown."""

    def shelve(g: Any, player: int, card: int) -> None:
        toys.take_from_hand(g, player, card)
        g.shelves[player] += (card,)

    fails(properties.pieces_are_conserved, broken(shelve), "is open, but")


def test_a_piece_its_owner_does_not_know() -> None:
    """The one who is given a ware does not get to see it."""

    def give(g: Any, player: int, card: int) -> None:
        toys.take_from_hand(g, player, card)
        g.hands[(player - 1) % g.players] += (card,)

    fails(properties.pieces_are_conserved, broken(give), "does not know")


def test_a_counter_below_zero() -> None:
    """A favour costs three coins, but two are enough to ask for it."""

    def favour(g: Any, player: int) -> None:
        g.coins[player] -= 3
        g.favours[player] += 1

    fails(properties.pieces_are_conserved, broken(favour), "owes coins")


def test_a_face_without_a_barrier() -> None:
    """A favour lets a player look at the deck behind the kernel's back: undo would not know."""

    def favour(g: Any, player: int) -> None:
        g.coins[player] -= 2
        g.favours[player] += 1
        for card in g.deck[-1:]:
            g.knows[card] |= 1 << player

    fails(properties.pieces_are_conserved, broken(favour), "without a barrier")


# 7. refusals --------------------------------------------------------------------------------------------------------
def test_play_without_checks() -> None:
    """Any move is applied."""
    game = broken(body={"play": lambda self, player, move: self.apply(player, move)})
    fails(properties.bad_moves_are_refused, game, None, Exception)


def test_play_that_takes_equal_numbers_for_the_same() -> None:
    """True is accepted for 1."""

    def play(self: Any, player: int, move: Move) -> None:
        if move in self.legal(player):
            self.apply(player, move)
        else:
            toys.Bazaar.play(self, player, move)

    fails(properties.bad_moves_are_refused, broken(body={"play": play}), "could play", Exception)


def test_a_refusal_that_changes_something() -> None:
    """Asking why not costs a coin."""

    def answer_demand(g: Any, player: int, why: Why, to: int) -> list[Move]:
        if why is not None:
            g.coins[player] += 1
        return [("pay", to)] if g.coins[player] else [("give", card) for card in g.hands[player]]

    fails(properties.bad_moves_are_refused, broken(answer_demand), "changed the state|could play")


def test_a_reason_for_what_is_allowed() -> None:
    """A guess is allowed and explained as forbidden."""

    def guess_face(g: Any, player: int, why: Why) -> list[Move]:
        if why is not None:
            why.append((("guess", 0), "bazaar.guess"))
        return [("guess", 0), ("guess", 1)]

    fails(properties.bad_moves_are_refused, broken(guess_face), "could play")


# 8. codes -----------------------------------------------------------------------------------------------------------
class Doubled(Table):
    """A table in which wares count from one number too low."""

    def encode(self, move: Move) -> int:
        return super().encode(move) - int(move[0] == "stash")


class Nameless(Table):
    """A table that writes every ware in the same way."""

    def write(self, move: Move) -> str:
        return super().write((move[0], *(0 for _ in move[1:])))


@pytest.mark.parametrize(("table", "complaint"), [(Doubled, "has the number"), (Nameless, "is read as")])
def test_moves_that_share_a_number_or_a_name(table: type[Table], complaint: str) -> None:
    properties.codes_are_a_bijection(toys.GAME)
    with pytest.raises(AssertionError, match=complaint):
        properties.codes_are_a_bijection(broken(body={"moves": table(**MOVES.kinds)}))
