"""The solo draft: danger stack, four picks, spies, search; medals. Rules: solo.*."""

from pentarchy.games.kingdom.content import CALAMITY
from pentarchy.games.kingdom.moves import Move, Why
from pentarchy.games.kingdom.offers import (
    DOWN,
    LEFT,
    PRICE,
    RIGHT,
    SEEN,
    UP,
    discard_offers,
    draw,
    is_face_down,
    lay_out,
    lift,
    refresh_spies,
    take_area_now,
)
from pentarchy.games.kingdom.rules import answer, ask, step
from pentarchy.games.kingdom.state import DRAFT, Kingdom
from pentarchy.kit.piles import without

PICKS, LOOK, SEARCH_PRICE = 4, 3, 2


@step
def solo_draft_phase(g: Kingdom) -> None:
    """Two open cards in each area, then four picks (solo.draft_start, solo.four_picks)."""
    g.phase, g.searched = DRAFT, 0
    for area in (LEFT, RIGHT):
        lay_out(g, area, draw(g, 2))
    g.then(
        *(frame for pick in range(PICKS) for frame in (pick_area(), refill(pick == PICKS - 1))),
        discard_offers(),
        refresh_spies(),
    )


@step
def pick_area(g: Kingdom) -> None:
    g.ask(0, take_or_search())


@ask("solo.pick")
def take_or_search(g: Kingdom, player: int, why: Why) -> list[Move]:
    """Take an area or, once a round, search it first (solo.search_once)."""
    moves: list[Move] = [("take", LEFT), ("take", RIGHT)]
    for area in (LEFT, RIGHT):
        if g.searched:
            rule = "solo.search_once"
        elif len(_payable(g, area)) < SEARCH_PRICE:
            rule = "solo.search_cost"
        else:
            moves.append(("search", area))
            continue
        if why is not None:
            why.append((("search", area), rule))
    return moves


def _payable(g: Kingdom, area: int) -> list[int]:
    """Places of open cards that can be discarded for the search: no calamity, no menace."""
    return [
        place
        for place, card in enumerate(g.offers[area])
        if not is_face_down(g, card) and g.content.family[card] < CALAMITY
    ]


@answer
def search(g: Kingdom, player: int, area: int) -> None:
    """Discard two open cards, look at three, add one of them, take the area (solo.search_*)."""
    g.searched = 1
    g.tell("searched", player, area)
    g.then(*(give_one(area, left) for left in range(SEARCH_PRICE, 0, -1)), look(area), take_area_now(player, area))


@step
def give_one(g: Kingdom, area: int, left: int) -> None:
    """One card of those still to pay; where all that can pay must go, there is nothing to choose."""
    payable = _payable(g, area)
    if len(payable) > left:
        g.ask(0, give_which(area))
    else:
        give(g, 0, area, payable[0])


@ask("solo.search_cost", standing=False)
def give_which(g: Kingdom, player: int, why: Why, area: int) -> list[Move]:
    return [("give", area, place) for place in _payable(g, area)]


@answer
def give(g: Kingdom, player: int, area: int, place: int) -> None:
    card = lift(g, area, place)
    g.discard += (card,)
    g.tell("left_over", card, PRICE, UP)


@step
def look(g: Kingdom, area: int) -> None:
    g.found = draw(g, LOOK)
    g.show(g.found, g.everyone)
    g.ask(0, find_one(area))


@ask("solo.search_effect", standing=False)
def find_one(g: Kingdom, player: int, why: Why, area: int) -> list[Move]:
    return [("find", card, area) for card in g.found]


@answer
def find(g: Kingdom, player: int, card: int, area: int) -> None:
    """Add a card to the area searched; the others are discarded (solo.search_rest)."""
    rest = without(g.found, card)
    g.discard += rest
    g.found = ()
    g.offers[area] += (card,)
    g.tell("found", player, card, area)
    for other in rest:
        g.tell("left_over", other, SEEN, UP)


@step
def refill(g: Kingdom, last: bool) -> None:
    """A danger card face down to the area left, two deck cards to the empty one (solo.danger_card, solo.refill)."""
    if last:
        return
    g.offers[1 - g.taken] += g.danger[-1:]
    g.tell("laid_out", g.danger[-1], 1 - g.taken, DOWN)
    g.danger = g.danger[:-1]
    lay_out(g, g.taken, draw(g, 2))
