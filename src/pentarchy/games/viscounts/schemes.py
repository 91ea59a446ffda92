"""The automa's scheme cards: gaining, shuffling. Rules: solo.scheme_gain, solo.future_empty, solo.reshuffle*."""

from pentarchy.games.viscounts.moves import ABILITY
from pentarchy.games.viscounts.papers import flip
from pentarchy.games.viscounts.reasons import instead
from pentarchy.games.viscounts.rules import effect, step
from pentarchy.games.viscounts.sources import ABILITIES, CHECK_CRIMINALS, CHECK_LAWFUL, CRIMINALS, named
from pentarchy.games.viscounts.state import AUTOMA, Viscounts
from pentarchy.games.viscounts.townsfolk import dismiss_too
from pentarchy.games.viscounts.track import corruption, criminals, virtue

GAIN_DISMISSES = 1 << 6  # first workshop slot
SHUFFLE_IMPROVES = 1 << 7
SHUFFLE_CORRUPTS = 1 << 8


@effect
def scheme(g: Viscounts, side: int, card: int) -> None:
    """The top future scheme comes face up to the discard pile; without one a flip instead."""
    if not g.future_deck:
        instead(g, "no_scheme")
        g.then(flip(side, card, 1))
        return
    gained, g.future_deck = g.future_deck[-1], g.future_deck[:-1]
    g.show((gained,), g.everyone)
    g.seen_schemes += (gained,)
    g.scheme_discard += (gained,)
    g.tell("scheme_gained", gained, named(card))
    if g.built[side] & GAIN_DISMISSES:
        g.then(dismiss_too(side, "workshop_1"))


@step
def shuffle_schemes(g: Viscounts, source: int) -> None:
    """The discard pile becomes part of the deck, with the check of every shuffle; corruption first."""
    g.scheme_deck = g.shuffled(g.scheme_deck + g.scheme_discard)
    g.scheme_discard = ()
    g.tell("shuffled", g.owner_of(AUTOMA), named(source))
    has_criminals = criminals(g, AUTOMA) > 0
    first = [corruption(AUTOMA, CHECK_CRIMINALS, 1)] if has_criminals else []
    then = [] if has_criminals else [virtue(AUTOMA, CHECK_LAWFUL, 1)]
    if g.built[AUTOMA] & SHUFFLE_CORRUPTS:
        first.append(corruption(AUTOMA, ABILITIES + ABILITY.index["workshop_3"], 1))
    if g.built[AUTOMA] & SHUFFLE_IMPROVES:
        then.append(virtue(AUTOMA, ABILITIES + ABILITY.index["workshop_2"], 1))
    g.then(*first, *then)


@effect
def corrupt_criminals(g: Viscounts, side: int, card: int) -> None:
    """Corruption for each criminal icon on its board (solo.turn.criminal)."""
    g.then(corruption(side, CRIMINALS, criminals(g, side)))
