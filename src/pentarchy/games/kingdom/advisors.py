"""Module advisors: who may be used when, what it costs, and the abilities that data/advisors.toml names.

Rules: advisors.*. The abilities on offering areas are in offers.py.
"""

from typing import Literal

from pentarchy.engine.rules import bind
from pentarchy.games.kingdom.closing import DONE
from pentarchy.games.kingdom.construction import complete, place_cubes
from pentarchy.games.kingdom.content import ADVISOR, CALAMITY, DEVELOPMENT
from pentarchy.games.kingdom.moves import Move, Why
from pentarchy.games.kingdom.notation import KRYSTALLIUM, LETTERS, NIBBLE, TYPES
from pentarchy.games.kingdom.rules import answer, ask, effect, idle_when, standing_answer, step
from pentarchy.games.kingdom.state import END, SETUP, Kingdom
from pentarchy.kit.piles import without

NO_EFFECT = "advisors.no_effect"  # an ability that would change nothing cannot be used


# getting advisors -----------------------------------------------------------------------------------------------
def join_advisors(g: Kingdom, player: int) -> None:
    """Open advisors of the draft area go to the advisor area; each brings a soldier (advisors.take, advisors.bonus)."""
    kinds = g.content.family
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
        for card in g.drawn[player]:
            g.tell("advisor_kept", player, card)
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
        else:
            rule = g.why_idle(player, card, content.effect[card])
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
def look_at_hand(g: Kingdom, player: int, card: int) -> None:
    g.show(g.hands[1 - player], 1 << player)
    for seen in g.hands[1 - player]:
        g.tell("peeked", player, seen)


@idle_when("look_at_hand")
def _nothing_to_see(g: Kingdom, player: int, card: int) -> str:
    """Alone, or with every card of the other hand seen already."""
    unseen = g.players > 1 and any(not g.knows[other] >> player & 1 for other in g.hands[1 - player])
    return "" if unseen else NO_EFFECT


@effect
def free_trap(g: Kingdom, player: int, card: int) -> None:
    """One card of this offer goes face down without a token."""
    g.free_traps[player] += 1


@idle_when("free_trap")
def _trap_is_free(g: Kingdom, player: int, card: int) -> str:
    return NO_EFFECT if g.free_traps[player] else ""


# abilities in planning ------------------------------------------------------------------------------------------
@effect
def gain_krystallium(g: Kingdom, player: int, card: int, count: int) -> None:
    g.krystallium[player] += count


@effect
def boost_recycling(g: Kingdom, player: int, card: int, extra: int) -> None:
    """The next development card recycled gives `extra` cubes more of its resource."""
    g.boost[player] += extra


@idle_when("boost_recycling")
def _nothing_to_boost(g: Kingdom, player: int, card: int, extra: int) -> str:
    return "" if not g.boost[player] and _drafted(g, player, DEVELOPMENT) else NO_EFFECT


@effect
def remove_calamity(g: Kingdom, player: int, card: int) -> None:
    g.ask(player, purge_one())


@idle_when("remove_calamity")
def _no_calamity(g: Kingdom, player: int, card: int) -> str:
    return "" if _drafted(g, player, CALAMITY) else NO_EFFECT


def _drafted(g: Kingdom, player: int, kind: int) -> list[int]:
    return [card for card in g.drafted[player] if g.content.family[card] == kind]


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
    """Who has no ability to use has ended the last phase already, and nothing has changed since."""
    if usable(g, player, "end"):
        g.ask(player, last_ability())


@ask("advisors.end_of_game", closing=DONE)
def last_ability(g: Kingdom, player: int, why: Why) -> list[Move]:
    """Abilities stand beside all else that is possible at any moment: what they bring can still be used."""
    return []


@effect
def finish_construction(g: Kingdom, player: int, card: int, most: int) -> None:
    """Complete a card that lacks at most `most` cubes and neither krystallium nor soldiers."""
    g.ask(player, choose_unfinished(most))


@idle_when("finish_construction")
def _nothing_to_finish(g: Kingdom, player: int, card: int, most: int) -> str:
    return "" if nearly_finished(g, player, most) else NO_EFFECT


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


@idle_when("count_extra_type")
def _no_modifiers(g: Kingdom, player: int, card: int) -> str:
    """Without a modifier one more card of a type is worth nothing."""
    return "" if g.can_answer(player, choose_type()) else NO_EFFECT


@ask("advisors.faces", standing=False, trivial=True)
def choose_type(g: Kingdom, player: int, why: Why) -> list[Move]:
    """The types that a modifier of the duchy counts."""
    worth = [_modifiers(g, player, card_type) for card_type in range(len(TYPES))]
    if why is not None:
        why += [(("count", card_type), NO_EFFECT) for card_type, points in enumerate(worth) if not points]
    return [("count", card_type) for card_type, points in enumerate(worth) if points]


@answer
def count(g: Kingdom, player: int, card_type: int) -> None:
    g.extra_types[player] += (card_type,)
    if g.events is not None:
        g.tell("type_counted", player, card_type, _modifiers(g, player, card_type))


def _modifiers(g: Kingdom, player: int, card_type: int) -> int:
    """What one card of a type is worth to the modifiers of a duchy."""
    return g.content.worth_of_type(card_type, g.duchies[player], g.built[player])
