"""Module advisors: who may be used when, what it costs, and the abilities that data/advisors.toml names.

Rules: advisors.*. The abilities on offering areas ask their questions in offers.py.
"""

from collections.abc import Callable
from typing import Literal

from pentarchy.engine.rules import Move, Why, bind
from pentarchy.games.kingdom.construction import complete, place_cubes, without
from pentarchy.games.kingdom.content import ADVISOR, CALAMITY, DEVELOPMENT
from pentarchy.games.kingdom.notation import KRYSTALLIUM, LETTERS, NIBBLE, TYPES
from pentarchy.games.kingdom.rules import answer, ask, effect, rules, standing_answer, step
from pentarchy.games.kingdom.state import END, SETUP, Kingdom


# getting advisors -----------------------------------------------------------------------------------------------
def join_advisors(g: Kingdom, player: int) -> None:
    """Open advisors of the draft area go to the advisor area; each brings a soldier (advisors.take, advisors.bonus)."""
    kinds = g.content.kinds
    for card in g.drafted[player]:
        if kinds[card] == ADVISOR and g.knows[card] >> g.players & 1:
            g.drafted[player] = without(g.drafted[player], card)
            g.advisors[player] += (card,)
            g.soldiers[player] += 1
            g.tell("advisor_joined", player, card)


@step
def choose_advisors(g: Kingdom) -> None:
    """Before the game everybody keeps one of two advisors, at the same time (advisors.setup_draw)."""
    g.phase = SETUP
    for player in range(g.players):
        g.branch(player, choose_advisor(player))


@step
def choose_advisor(g: Kingdom, player: int) -> None:
    g.ask(player, keep_one())


@ask("advisors.setup_draw", standing=False)
def keep_one(g: Kingdom, player: int, why: Why) -> list[Move]:
    return [("keep", card) for card in g.drawn[player]]


@answer
def keep(g: Kingdom, player: int, card: int) -> None:
    """Return the other one to the box, unseen; the one kept is shown when all have chosen."""
    g.box += without(g.drawn[player], card)
    g.drawn[player] = (card,)


@step
def welcome_advisors(g: Kingdom) -> None:
    """The advisors kept lie open before their players; they bring no soldier (advisors.setup_draw)."""
    for player in range(g.players):
        g.show(g.drawn[player], g.everyone)
        g.advisors[player] += g.drawn[player]
        g.drawn[player] = ()


# using them -----------------------------------------------------------------------------------------------------
def usable(g: Kingdom, player: int, moment: str, why: Why = None) -> list[int]:
    """The advisors a player can use now, each once a round, for soldiers (advisors.phase, .once_per_round, .cost)."""
    content, cards = g.content, []
    for card in g.advisors[player]:
        rule = ""
        if moment not in content.moments[card]:
            rule = "advisors.phase"
        elif card in g.used[player]:
            rule = "advisors.once_per_round"
        elif g.soldiers[player] < content.soldiers[card]:
            rule = "advisors.cost"
        elif not can_act(g, player, card):
            rule = "advisors.no_effect"
        if not rule:
            cards.append(card)
        elif why is not None:
            why.append((("advise", card), rule))
    return cards


@standing_answer
def advise(g: Kingdom, player: int, card: int) -> None:
    g.soldiers[player] -= g.content.soldiers[card]
    g.used[player] += (card,)
    g.tell("advisor_used", player, card)
    g.then(bind(g.content.effect[card], player, card))


# abilities in the draft -----------------------------------------------------------------------------------------
@effect
def reveal_offers(g: Kingdom, player: int, card: int, count: int) -> None:
    """Turn up to `count` face-down cards of the areas face up."""
    if count > 1:
        g.then(reveal_more(player, card, count - 1, face_down_offered(g)))
    g.ask(player, ("choose_face_down",))


@step
def reveal_more(g: Kingdom, player: int, card: int, count: int, before: int) -> None:
    """Go on, unless the player stopped: then as many cards lie face down as before."""
    if face_down_offered(g) < before:
        g.then(bind(("reveal_offers", count), player, card))


@effect
def take_extra(g: Kingdom, player: int, card: int, count: int) -> None:
    """Take cards of one's choice from the area not taken."""
    if count > 1:
        g.then(bind(("take_extra", count - 1), player, card))
    g.ask(player, ("choose_extra",))


@effect
def look_at_hand(g: Kingdom, player: int, card: int) -> None:
    g.show(g.hands[1 - player], 1 << player)
    g.tell("peeked", player)


@effect
def free_trap(g: Kingdom, player: int, card: int) -> None:
    """One card of this offer goes face down without a token."""
    g.free_traps[player] += 1


@effect
def move_offered_card(g: Kingdom, player: int, card: int) -> None:
    g.ask(player, ("choose_any_offered",))


# abilities in planning ------------------------------------------------------------------------------------------
@effect
def gain_krystallium(g: Kingdom, player: int, card: int, count: int) -> None:
    g.krystallium[player] += count


@effect
def boost_recycling(g: Kingdom, player: int, card: int, extra: int) -> None:
    """The next development card recycled gives `extra` cubes more of its resource."""
    g.boost[player] += extra


@effect
def remove_calamity(g: Kingdom, player: int, card: int) -> None:
    g.ask(player, purge_one())


@ask("advisors.faces", standing=False, trivial=True)
def purge_one(g: Kingdom, player: int, why: Why) -> list[Move]:
    return [("purge", card) for card in _drafted(g, player, CALAMITY)[:1]]  # calamities are all alike


@answer
def purge(g: Kingdom, player: int, card: int) -> None:
    g.drafted[player] = without(g.drafted[player], card)
    g.box += (card,)
    g.tell("calamity_averted", player, card)


# abilities in production ----------------------------------------------------------------------------------------
@effect
def gain_cubes(g: Kingdom, player: int, card: int, letter: Literal["M", "P", "G", "X"], count: int) -> None:
    """Cubes to place at once like produced ones; they do not count for supremacy (supremacy.only_production)."""
    g.cubes[player] += (LETTERS.index(letter),) * count
    g.then(place_cubes(player))


# abilities at the end of the game -------------------------------------------------------------------------------
@step
def end_of_game_abilities(g: Kingdom) -> None:
    """After round 4, before scoring, by all at the same time (advisors.end_of_game)."""
    g.phase = END
    for player in range(g.players):
        g.used[player] = ()
        g.branch(player, use_last_abilities(player))


@step
def use_last_abilities(g: Kingdom, player: int) -> None:
    g.ask(player, last_ability())


@ask("advisors.end_of_game", standing=False)
def last_ability(g: Kingdom, player: int, why: Why) -> list[Move]:
    abilities: list[Move] = [("advise", card) for card in usable(g, player, "end", why)]
    return [*abilities, ("done",)] if abilities else []


@effect
def finish_construction(g: Kingdom, player: int, card: int, most: int) -> None:
    """Complete a card that lacks at most `most` cubes and neither krystallium nor soldiers."""
    g.ask(player, choose_unfinished(most))


@ask("advisors.faces", standing=False, trivial=True)
def choose_unfinished(g: Kingdom, player: int, why: Why, most: int) -> list[Move]:
    return [("finish", card) for card in nearly_finished(g, player, most)]


def nearly_finished(g: Kingdom, player: int, most: int) -> list[int]:
    """Cards under construction that lack few cubes and nothing else. A frozen card cannot be completed so."""
    frozen = {card for card, _ in g.frozen}
    return [
        card
        for card in g.construction[player]
        if card not in frozen
        and g.lack[card] < 1 << 4 * KRYSTALLIUM
        and sum(g.lack[card] >> 4 * resource & NIBBLE for resource in range(4)) <= most
    ]


@answer
def finish(g: Kingdom, player: int, card: int) -> None:
    g.lack[card] = 0
    complete(g, player, card)


@effect
def count_extra_type(g: Kingdom, player: int, card: int) -> None:
    """For modifiers the player counts one more card of a type of their choice."""
    g.ask(player, choose_type())


@ask("advisors.faces", standing=False)
def choose_type(g: Kingdom, player: int, why: Why) -> list[Move]:
    return [("count", card_type) for card_type in range(len(TYPES))]


@answer
def count(g: Kingdom, player: int, card_type: int) -> None:
    g.extra_types[player] += (card_type,)
    g.tell("type_counted", player, card_type)


# when an ability would do nothing -------------------------------------------------------------------------------
def _drafted(g: Kingdom, player: int, kind: int) -> list[int]:
    return [card for card in g.drafted[player] if g.content.kinds[card] == kind]


def face_down_offered(g: Kingdom) -> int:
    """How many cards lie face down in the two areas."""
    return sum(not g.knows[card] >> g.players & 1 for area in g.offers for card in area)


def can_act(g: Kingdom, player: int, card: int) -> bool:
    """Would the ability of an advisor do anything now?"""
    name, *args = g.content.effect[card]
    possible = POSSIBLE.get(name)
    return possible is None or possible(g, player, *args)


def _opponent_hand_hidden(g: Kingdom, player: int) -> bool:
    return g.players > 1 and any(not g.knows[card] >> player & 1 for card in g.hands[1 - player])


POSSIBLE: dict[str, Callable[..., bool]] = {  # of an effect, with its arguments; others always do something
    "reveal_offers": lambda g, player, count: face_down_offered(g) > 0,
    "take_extra": lambda g, player, count: any(g.offers),
    "look_at_hand": _opponent_hand_hidden,
    "free_trap": lambda g, player: not g.free_traps[player],
    "move_offered_card": lambda g, player: any(g.offers),
    "boost_recycling": lambda g, player, extra: not g.boost[player] and bool(_drafted(g, player, DEVELOPMENT)),
    "remove_calamity": lambda g, player: bool(_drafted(g, player, CALAMITY)),
    "finish_construction": lambda g, player, most: bool(nearly_finished(g, player, most)),
}
assert POSSIBLE.keys() <= rules.effects.keys()
