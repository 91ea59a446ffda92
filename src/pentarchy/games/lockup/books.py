"""Books: drawing them, and the moments at which they can be played. Rules: book.*, effect.draw_book, effect.pick_book.

What only books do is in book_effects.py.

At every moment that some book allows, each player who holds a book is asked, in turn order, whatever the book is: that
depends on the number of books only. A player's wish not to be asked for a while answers for them (`quiet`). Alone there
is nobody to hide a hand from: the player is asked only if a book can be played (book.alone).

A moment is named by the books that only it allows, or, where it allows those of any time, by what has just happened or
comes next: the prompt tells it. It is the first argument of every question at which books can be played.
"""

from pentarchy.engine.rules import bind
from pentarchy.games.lockup.content import BOOK
from pentarchy.games.lockup.cubes import gain_stars, in_turn_order, is_guards, source
from pentarchy.games.lockup.moves import Move, Why
from pentarchy.games.lockup.rules import answer, ask, effect, idle_when, standing, standing_answer, step
from pentarchy.games.lockup.state import LIGHTS_OUT, ROLL_CALL, Lockup
from pentarchy.kit.piles import Pile, drawn, one_of_each, without

WITHIN = ("on_opponent_craft",)  # moments within something half resolved: only for books that name them (book.any_time)
LAST = ("final_raid", "scoring")  # moments after the last round: there is nothing left to wait for


# drawing ----------------------------------------------------------------------------------------------------------
def top_books(g: Lockup, side: int, count: int) -> Pile:
    """The top cards of the book deck, as far as there are any (book.deck_empty), for their owner to know.

    Alone there is nobody to hide them from (book.alone).
    """
    books: Pile = ()
    while len(books) < count and (g.book_deck or g.book_discard):
        book, g.book_deck, g.book_discard = drawn(g, g.book_deck, g.book_discard)
        books += (book,)
    g.show(books, g.everyone if g.solo else 1 << side)
    return books


@effect
def draw_book(g: Lockup, side: int, card: int, count: int) -> None:
    """Take books from the top of the deck; the guards score a star instead (solo.effect.book)."""
    if is_guards(g, side):
        gain_stars(g, side, card, g.content.numbers["solo"]["book"])
        return
    for book in top_books(g, side, count):
        g.hands[side] += (book,)
        if g.events is not None:
            g.tell("drew_book", side, book, source(g, side, card))


@effect
def pick_book(g: Lockup, side: int, card: int, drawn: int, kept: int) -> None:
    """Draw books, keep some, return the others face down under the deck (effect.pick_book)."""
    if is_guards(g, side):
        gain_stars(g, side, card, g.content.numbers["solo"]["book"])
        return
    g.drawn[side] = top_books(g, side, drawn)
    if g.drawn[side]:
        g.then(keep_books(side, kept), return_books(side, card, len(g.hands[side])))


@idle_when("draw_book", "pick_book")
def no_book_left(g: Lockup, side: int, card: int, *counts: int) -> str:
    return "" if g.book_deck or g.book_discard or is_guards(g, side) else "book.deck_empty"


@step
def keep_books(g: Lockup, player: int, kept: int) -> None:
    if kept and g.drawn[player]:
        g.then(keep_books(player, kept - 1))
        if len(g.drawn[player]) == 1 or (g.solo and len(one_of_each(g.drawn[player], g.content.designs)) == 1):
            keep(g, player, g.drawn[player][0])
        else:  # asked even if the books are alike: an answer given by itself would tell the others so
            g.ask(player, keep_which())


@step
def return_books(g: Lockup, player: int, card: int, had: int) -> None:
    """What was not kept goes under the deck."""
    if g.events is not None:
        for book in g.hands[player][had:]:
            g.tell("drew_book", player, book, source(g, player, card))
        for book in g.drawn[player]:
            g.tell("returned_book", player, book)
    g.book_deck = g.drawn[player] + g.book_deck
    g.drawn[player] = ()


@ask("effect.pick_book", standing=False)
def keep_which(g: Lockup, player: int, why: Why) -> list[Move]:
    """Choose the book to keep."""
    return [("keep", book) for book in one_of_each(g.drawn[player], g.content.designs)]


@answer
def keep(g: Lockup, player: int, book: int) -> None:
    """Keep a drawn book."""
    g.drawn[player] = without(g.drawn[player], book)
    g.hands[player] += (book,)


# the moments ------------------------------------------------------------------------------------------------------
@step
def book_moment(g: Lockup, window: str, skipped: int = -1) -> None:
    """Ask everybody who holds a book, in turn order, until nobody wants to answer the last one (book.simultaneous)."""
    g.answered = 0
    g.then(ask_around(window, skipped))


@step
def ask_around(g: Lockup, window: str, skipped: int) -> None:
    others = [player for player in in_turn_order(g) if player != skipped]
    for player in others:
        if may_be_asked(g, player, window):
            g.then(*[book_question(other, window, skipped) for other in others], ask_around(window, skipped))
            return


@step
def book_question(g: Lockup, player: int, window: str, skipped: int) -> None:
    if may_be_asked(g, player, window):
        g.ask(player, book_or_not(window, skipped))


def may_be_asked(g: Lockup, player: int, window: str) -> bool:
    """Who holds a book, has not said no since the last one, has not passed in this roll call, and is not quiet."""
    if not g.hands[player] or g.quiet[player] or g.answered >> player & 1 or not can_be_held(g, window):
        return False
    if g.phase == ROLL_CALL and g.passed >> player & 1:
        return False
    return not g.solo or bool(playable(g, player, window))


def can_be_held(g: Lockup, window: str) -> bool:
    """Whether a book for this moment can be in a hand: everybody sees when all copies have been played."""
    if window not in WITHIN:
        return True
    return any(g.content.when[book] == window and book not in g.book_discard for book in g.content.by_kind[BOOK])


@ask("book.any_time")
def book_or_not(g: Lockup, player: int, why: Why, window: str, skipped: int) -> list[Move]:
    """Play a book now, or not; the wish not to be asked again holds for the location, the phase or the round."""
    if not g.hands[player] or not can_be_held(g, window):
        return []
    return [("skip",), *(("quiet", until) for until in wishes(g, window))]


def wishes(g: Lockup, window: str) -> range:
    """What a player can wait for: before the final scoring nothing, in the last lights out no later phase than that."""
    if window in LAST:
        return range(0)
    last = g.phase == LIGHTS_OUT and g.round == g.content.numbers["game"]["rounds"]
    return range(2 if last else 3)


@answer
def skip(g: Lockup, player: int) -> None:
    """No book now, unless somebody else plays one."""
    g.answered |= 1 << player


@answer
def quiet(g: Lockup, player: int, until: int) -> None:
    g.quiet[player] = until + 1


def wake(g: Lockup, until: int) -> None:
    """A location, phase or round is over: those who wanted to wait for that are asked again."""
    g.quiet[:] = [0 if wish <= until else wish for wish in g.quiet]


@standing
def books_now(g: Lockup, player: int, why: Why) -> list[Move]:
    """The books that a player may play at this moment, unless they could do nothing at all (book.in_vain)."""
    question = g.asks[player]
    if question is None or (g.phase == ROLL_CALL and g.passed >> player & 1):
        return []
    return playable(g, player, question[1], why)


def playable(g: Lockup, player: int, window: str, why: Why = None) -> list[Move]:
    """The books of a hand that fit a moment and could do something."""
    moves: list[Move] = []
    for book in one_of_each(g.hands[player], g.content.designs):
        when = g.content.when[book]
        fits = when == window or (when == "any_time" and window not in WITHIN)
        reason = why_in_vain(g, player, book) if fits else "book.any_time"
        if not reason:
            moves.append(("book", book))
        elif why is not None:
            why.append((("book", book), reason))
    return moves


def why_in_vain(g: Lockup, player: int, book: int) -> str:
    """The rule why none of a book's effects could do anything now, or ""."""
    first = ""
    for line in g.content.effects[book]:
        reason = g.why_idle(player, book, line)
        if not reason:
            return ""
        first = first or reason
    return first


@standing_answer
def book(g: Lockup, player: int, card: int) -> None:
    """Play a book: it is discarded, then its effect happens (book.one_shot)."""
    g.hands[player] = without(g.hands[player], card)
    g.show((card,), g.everyone, by=player)
    g.book_discard += (card,)
    g.answered = 0
    g.tell("played_book", player, card)
    g.then(*(bind(line, player, card) for line in g.content.effects[card]))
