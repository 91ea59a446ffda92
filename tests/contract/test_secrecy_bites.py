"""The sixth property, non-interference, catches every way in which the toy game can be made to tell a secret."""

from random import Random
from typing import Any

from pentarchy.engine.declare import ALL
from pentarchy.engine.moves import COUNT, Table
from pentarchy.engine.rules import Move, Why
from pentarchy.engine.views import Mix
from pentarchy.testing.secrecy import nothing_leaks
from tests.contract import toys
from tests.contract.bites import fails, with_last
from tests.contract.toys import EVENTS, PLAYER, broken


def test_options_that_depend_on_hidden_pieces() -> None:
    """A guess may not be higher than the top ware of the deck."""

    def guess_face(g: Any, player: int, why: Why) -> list[Move]:
        return [("guess", face) for face in range(6) if face <= g.deck[-1]] if g.deck else [("guess", 0)]

    fails(nothing_leaks, broken(guess_face), "depend on (what is hidden|a secret)")


def test_options_that_name_hidden_pieces() -> None:
    """One may shelve the top ware of the deck without having seen it."""

    def lay_ware(g: Any, player: int, why: Why) -> list[Move]:
        return [("shelve", card) for card in (*g.hands[player], *g.deck[-1:])]

    fails(nothing_leaks, broken(lay_ware), "with an unknown piece")


def test_options_that_name_a_piece_nobody_may_look_at() -> None:
    """One may throw away a ware of the own stash, by its name: that tells who laid it which one it is."""

    def throw_away(g: Any, player: int, why: Why) -> list[Move]:
        return [("toss", card) for card in (*g.hands[player], *g.stashes[player])]

    def toss(g: Any, player: int, card: int) -> None:
        if card in g.stashes[player]:
            g.stashes[player] = tuple(other for other in g.stashes[player] if other != card)
            g.hands[player] += (card,)
        toys.rules.answers["toss"](g, player, card)

    fails(nothing_leaks, broken(throw_away, toss), "with a piece that nobody may look at")


def test_reasons_that_depend_on_hidden_pieces() -> None:
    """Why a guess is not possible tells what lies on top of the deck."""

    def guess_face(g: Any, player: int, why: Why) -> list[Move]:
        if why is not None:
            why.append((("guess", 5), f"bazaar.{sum(g.deck[-1:]) % 3}"))
        return [("guess", face) for face in range(5)]

    fails(nothing_leaks, broken(guess_face), "reasons for")


def test_a_secret_in_open_data() -> None:
    """An open number remembers which ware was stashed face down."""

    def stash(g: Any, player: int, card: int) -> None:
        g.last = card
        toys.rules.answers["stash"](g, player, card)

    fails(nothing_leaks, broken(stash, body=with_last()), "a secret shows in")


def test_a_drawn_secret_in_open_data() -> None:
    """An open number remembers the kind of the ware drawn last."""

    def draw(g: Any, player: int) -> None:
        g.last = sum(g.deck[-1:]) // 5
        toys.rules.steps["draw"](g, player)

    fails(nothing_leaks, broken(draw, body=with_last()), "a secret shows in")


def test_a_secret_in_an_event() -> None:
    """The table of events takes a ware for a plain number, so its face is told to everybody."""
    happens = Table(**{**EVENTS.kinds, "stashed": (PLAYER, COUNT)})
    fails(nothing_leaks, broken(body={"happens": happens}), "an event tells a secret")


def test_a_secret_in_the_order_of_a_pile() -> None:
    """Hands are kept sorted, so that a known ware among unknown ones tells how high these are."""

    def sort_hand(g: Any, player: int) -> None:
        g.hands[player] = tuple(sorted(g.hands[player]))

    def draw(g: Any, player: int) -> None:
        toys.rules.steps["draw"](g, player)
        sort_hand(g, player)

    def give(g: Any, player: int, card: int) -> None:
        toys.rules.answers["give"](g, player, card)
        sort_hand(g, (player - 1) % g.players)

    fails(nothing_leaks, broken(draw, give), "a secret shows in")


def test_a_question_that_depends_on_a_secret() -> None:
    """Only who holds tea is asked to answer a demand: being asked tells the others."""

    def demand(g: Any, player: int) -> None:
        other = (player + 1) % g.players
        if any(card >= 10 for card in g.hands[other]):
            g.ask(other, toys.answer_demand(player))

    fails(nothing_leaks, broken(demand), "who is asked depends|a secret shows in|an event tells")


def test_a_frame_that_names_a_hidden_piece() -> None:
    """A step to come names the ware that lies on top of the deck: bots would meet it where it is not."""

    def plan_all(g: Any) -> None:
        toys.rules.steps["plan_all"](g)
        if g.deck:
            g.then(toys.draw(g.deck[-1]))

    def draw(g: Any, player: int) -> None:
        if player < g.players:
            toys.rules.steps["draw"](g, player)
        else:
            g.deck = tuple(card for card in g.deck if card != player)
            g.show((player,), g.everyone)
            g.discard += (player,)

    fails(nothing_leaks, broken(plan_all, draw), "pieces got lost")


def test_hidden_pieces_that_are_not_dealt_anew() -> None:
    """Only the deck is imagined anew; the others' hands are the real ones."""

    def scramble(self: Any, player: int, slots: list[int], held: dict[int, int], mix: Mix, rng: Random) -> None:
        toys.Bazaar.scramble(self, player, [slot for slot in slots if slot in self.deck], held, mix, rng)

    fails(nothing_leaks, broken(body={"scramble": scramble}), "never deals the hidden hands")


def test_imagination_that_starts_from_the_truth() -> None:
    """Hidden pieces are shuffled from where they really are, so the result depends on it."""

    def scramble(self: Any, player: int, slots: list[int], held: dict[int, int], mix: Mix, rng: Random) -> None:
        pieces = slots[:]
        rng.shuffle(pieces)
        held.update(zip(slots, pieces, strict=True))

    fails(nothing_leaks, broken(body={"scramble": scramble}), "depends on the truth")


def test_a_secret_number_that_stays_real() -> None:
    """The others' secret guesses are not imagined anew, so a search would know them."""

    def scramble(self: Any, player: int, slots: list[int], held: dict[int, int], mix: Mix, rng: Random) -> None:
        mix(slots)

    fails(nothing_leaks, broken(body={"scramble": scramble}), "never deals the hidden guesses")


def test_a_secret_number_that_everybody_sees() -> None:
    """The table says that guesses are open, but imagines them as if they were not."""

    def patch(kind: Any) -> None:
        kind.zones = {**kind.zones, "guesses": kind.zones["guesses"]._replace(sees=ALL)}

    fails(nothing_leaks, broken(patch=patch), "sees a difference in")


def test_a_score_that_counts_hidden_pieces() -> None:
    """The points that everybody sees count what lies face down."""

    def score(g: Any, player: int) -> dict[str, int]:
        return {"stash": sum(g.content.value[card] for card in g.stashes[player])}

    fails(nothing_leaks, broken(score=score), "a secret shows in|sees a difference in")


def test_a_derived_fact_that_needs_a_secret() -> None:
    """What a client is told beside the view counts the tea in all hands."""

    def derived(g: Any) -> dict[str, Any]:
        return {"tea": sum(card >= 10 for pile in g.hands for card in pile)}

    fails(nothing_leaks, broken(derived=derived), "sees a difference in")


def test_an_insight_that_needs_a_secret() -> None:
    """What a player is told beside the view counts the tea of the others."""

    def insight(g: Any, player: int) -> dict[str, Any]:
        return {"tea": sum(card >= 10 for pile in g.hands for card in pile)}

    fails(nothing_leaks, broken(insight=insight), "sees a difference in")
