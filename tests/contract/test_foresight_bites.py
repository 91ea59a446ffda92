"""The fourteenth property catches every way in which the toy game can make a preview tell a secret, or a lie."""

import math
from typing import Any

from pentarchy.testing.foresight import previews_foresee
from tests.contract import toys
from tests.contract.bites import fails
from tests.contract.toys import broken


def test_a_counter_that_knows_a_hidden_piece() -> None:
    """A favour brings as many coins as the top ware of the deck is worth, and nobody is shown that ware."""

    def favour(g: Any, player: int) -> None:
        g.coins[player] += sum(g.deck[-1:]) - toys.FAVOUR
        g.favours[player] += 1

    fails(previews_foresee, broken(favour), "depends on what is hidden: .*look")


def test_a_face_shown_behind_the_kernels_back() -> None:
    """A favour lets a player look at the deck, and no barrier rises: the preview would show a guess."""

    def favour(g: Any, player: int) -> None:
        g.coins[player] -= toys.FAVOUR
        g.favours[player] += 1
        for card in g.deck[-1:]:
            g.knows[card] |= 1 << player
            g.tell("drew", player, card)

    fails(previews_foresee, broken(favour), "depends on what is hidden: .*events")


def test_luck_that_is_no_chance_of_the_kernel() -> None:
    """A favour brings a coin if the seed is odd."""

    def favour(g: Any, player: int) -> None:
        g.coins[player] += g.seed % 2 - toys.FAVOUR
        g.favours[player] += 1

    fails(previews_foresee, broken(favour), "depends on what is hidden|is wrong about")


def test_a_game_that_is_played_otherwise_in_a_trial() -> None:
    """A favour costs nothing in a trial."""

    def favour(g: Any, player: int) -> None:
        g.coins[player] -= 0 if g.strict else toys.FAVOUR
        g.favours[player] += 1

    fails(previews_foresee, broken(favour), "is wrong about .*coins")


def test_an_event_that_only_a_trial_has() -> None:
    """Before a ware is thrown away, a trial tells of a payment that is never made."""

    def toss(g: Any, player: int, card: int) -> None:
        if g.strict:
            g.tell("paid", player, player)
        toys.rules.answers["toss"](g, player, card)

    fails(previews_foresee, broken(toss), "tells events that do not come")


def test_an_event_that_a_trial_lacks() -> None:
    """Nothing is said about a favour while it is tried."""

    def favour(g: Any, player: int) -> None:
        g.coins[player] -= toys.FAVOUR
        g.favours[player] += 1
        if not g.strict:
            g.tell("favoured", player)

    fails(previews_foresee, broken(favour), "tells other events than come")


def test_a_sum_that_fails_in_the_middle_of_a_step() -> None:
    """What is derived takes for granted that nobody owes coins; while a ware is thrown away, somebody does."""

    def toss(g: Any, player: int, card: int) -> None:
        g.coins[player] -= 99
        toys.rules.answers["toss"](g, player, card)
        g.coins[player] += 99

    def derived(g: Any) -> dict[str, Any]:
        return {"wealth": math.isqrt(min(g.coins))}

    fails(previews_foresee, broken(toss, derived=derived), "must be nonnegative", ValueError)
