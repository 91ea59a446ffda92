"""The two offering areas: laying cards, turning them up, taking an area; for the draft of two and the solo draft."""

from pentarchy.games.kingdom.advisors import NO_EFFECT, join_advisors, usable
from pentarchy.games.kingdom.closing import DONE
from pentarchy.games.kingdom.moves import Move, Why
from pentarchy.games.kingdom.rules import answer, ask, effect, idle_when, returns, standing_answer, step
from pentarchy.games.kingdom.state import Kingdom

LEFT, RIGHT = 0, 1
UP, DOWN = 0, 1
LEFT_OVER, PRICE, SEEN = range(3)  # why a card is discarded
BY_SPY, BY_ADVISOR = 0, 1
returns("reveal")


def draw(g: Kingdom, count: int) -> tuple[int, ...]:
    """The top cards of the development deck, the top one first. Alone the deck lies face up (solo.deck_face_up)."""
    count = min(count, len(g.deck))
    cards = g.deck[: -count - 1 : -1] if count else ()
    g.deck = g.deck[: len(g.deck) - count]
    if g.players == 1:
        g.show(g.deck[-1:], g.everyone)
    return cards


def lay_out(g: Kingdom, area: int, cards: tuple[int, ...]) -> None:
    """Lay cards from the deck face up into an area."""
    g.show(cards, g.everyone)
    g.offers[area] += cards
    for card in cards:
        g.tell("laid_out", card, area, UP)


def is_face_down(g: Kingdom, card: int) -> bool:
    """A card in an area is face down while not everybody knows it."""
    return not g.knows[card] >> g.players & 1


def face_down_places(g: Kingdom) -> list[tuple[int, int]]:
    return [
        (area, place) for area in (LEFT, RIGHT) for place, card in enumerate(g.offers[area]) if is_face_down(g, card)
    ]


def turn_up(g: Kingdom, player: int, area: int, place: int, means: int) -> None:
    card = g.offers[area][place]
    g.show((card,), g.everyone)
    g.tell("turned_up", player, card, area, means)


def take_cards(g: Kingdom, player: int, area: int) -> None:
    """All cards of an area move to the draft area, face-down ones unseen; open advisors go to work at once."""
    g.drafted[player] += g.offers[area]
    g.tell("took", player, area, len(g.offers[area]), sum(is_face_down(g, card) for card in g.offers[area]))
    g.offers[area] = ()
    join_advisors(g, player)


@step
def take_area_now(g: Kingdom, player: int, area: int) -> None:
    """Take an area, then perhaps one more card with an advisor's help."""
    take_cards(g, player, area)
    g.taken = area
    g.ask(player, add_extra(1 - area))


@ask("advisors.phase", standing=False, closing=DONE)
def add_extra(g: Kingdom, player: int, why: Why, area: int) -> list[Move]:
    """Use an advisor that takes one more card from the other area, or not."""
    return [("advise", card) for card in usable(g, player, "taken", why)]


@step
def discard_offers(g: Kingdom) -> None:
    """What is left in the areas is discarded, face-down cards unseen (draft.discard_rest)."""
    for area in (LEFT, RIGHT):
        for card in g.offers[area]:
            g.tell("left_over", card, LEFT_OVER, int(is_face_down(g, card)))
        g.discard += g.offers[area]
        g.offers[area] = ()


# spies (solo, and a reward of quests) ---------------------------------------------------------------------------
def spy_moves(g: Kingdom) -> list[Move]:
    return [("spy", area, place) for area, place in face_down_places(g)]


@standing_answer
def spy(g: Kingdom, player: int, area: int, place: int) -> None:
    """Turn an active spy to its hidden side to turn a card of an area face up (solo.spy_use)."""
    g.active_spies[player] -= 1
    turn_up(g, player, area, place, BY_SPY)


@step
def refresh_spies(g: Kingdom) -> None:
    """One spy a player becomes active again; there is no reason to decline (solo.spy_refresh)."""
    for player in range(g.players):
        if g.active_spies[player] < g.spies[player]:
            g.active_spies[player] += 1
            g.tell("spy_ready", player)


# abilities of advisors on areas ---------------------------------------------------------------------------------
@effect
def reveal_offers(g: Kingdom, player: int, card: int, count: int) -> None:
    """Turn up to `count` face-down cards of the areas face up, the first one in any case (advisors.no_effect)."""
    g.ask(player, choose_face_down(), then=reveal_one(player, count))


@step
def reveal_one(g: Kingdom, player: int, count: int, area: int = -1, place: int = -1) -> None:
    """Turn up one card, then up to `count` - 1 more, unless the player stops."""
    if area >= 0:
        turn_up(g, player, area, place, BY_ADVISOR)
        if count > 1:
            g.ask(player, choose_another_face_down(count - 1), then=reveal_one(player, count - 1))


@idle_when("reveal_offers")
def _nothing_to_turn_up(g: Kingdom, player: int, card: int, count: int) -> str:
    return "" if face_down_places(g) else NO_EFFECT


@ask("advisors.faces", standing=False, trivial=True)
def choose_face_down(g: Kingdom, player: int, why: Why) -> list[Move]:
    """Inspired Prophet: which card to turn up first."""
    return [("reveal", area, place) for area, place in face_down_places(g)]


@ask("advisors.faces", standing=False, closing=DONE)
def choose_another_face_down(g: Kingdom, player: int, why: Why, count: int) -> list[Move]:
    """Inspired Prophet: which card to turn up next, of at most `count` more, or stop."""
    return [("reveal", area, place) for area, place in face_down_places(g)]


@effect
def move_offered_card(g: Kingdom, player: int, card: int) -> None:
    g.ask(player, choose_any_offered())


@effect
def take_extra(g: Kingdom, player: int, card: int, count: int) -> None:
    """Take cards of one's choice from the area not taken."""
    if count > 1:
        g.then(take_extra(player, card, count - 1))
    g.ask(player, choose_extra())


@idle_when("move_offered_card", "take_extra")
def _nothing_offered(g: Kingdom, player: int, card: int, *count: int) -> str:
    return "" if any(g.offers) else NO_EFFECT


@ask("advisors.faces", standing=False)
def choose_any_offered(g: Kingdom, player: int, why: Why) -> list[Move]:
    """Ambassador: which card moves to the other area."""
    return [("shift", area, place) for area in (LEFT, RIGHT) for place in range(len(g.offers[area]))]


@ask("advisors.faces", standing=False, trivial=True)
def choose_extra(g: Kingdom, player: int, why: Why) -> list[Move]:
    """Grey Eminence: which card is taken too. The area taken before is empty now."""
    return [("extra", area, place) for area in (LEFT, RIGHT) for place in range(len(g.offers[area]))]


def lift(g: Kingdom, area: int, place: int) -> int:
    """Take one card out of an area."""
    pile = g.offers[area]
    g.offers[area] = pile[:place] + pile[place + 1 :]
    return pile[place]


@answer
def shift(g: Kingdom, player: int, area: int, place: int) -> None:
    card = lift(g, area, place)
    g.offers[1 - area] += (card,)
    g.tell("shifted", player, card, 1 - area, int(is_face_down(g, card)))


@answer
def extra(g: Kingdom, player: int, area: int, place: int) -> None:
    card = lift(g, area, place)
    g.drafted[player] += (card,)
    g.tell("took_extra", player, card, area, int(is_face_down(g, card)))
    join_advisors(g, player)
