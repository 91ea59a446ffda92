"""The automa's turn: a scheme from top to bottom, with its reasons in the log. Rules: solo.turn.*, solo.focus*,
solo.payment, solo.build.*, solo.workers.*, solo.ms.*."""

from typing import Literal

from pentarchy.engine.rules import Frame, bind
from pentarchy.games.viscounts.buildings import AUTOMA_ORDER, put_building, sites_of_space
from pentarchy.games.viscounts.cards import meet
from pentarchy.games.viscounts.castle import place_workers, section_of
from pentarchy.games.viscounts.collision import collision_phase
from pentarchy.games.viscounts.content import ACTIONS, BUILD, CRIMINAL, GOOD_OF, SILVER, TRANSCRIBE, WORKERS
from pentarchy.games.viscounts.goods import hand_over, in_words
from pentarchy.games.viscounts.manuscripts import take_manuscript, tile_at
from pentarchy.games.viscounts.moves import AUTOMA_NAME, LACK, RIGHT
from pentarchy.games.viscounts.payment import icons_of
from pentarchy.games.viscounts.rules import effect, rules, step
from pentarchy.games.viscounts.schemes import shuffle_schemes
from pentarchy.games.viscounts.sources import EMPTY_DECK, NONE
from pentarchy.games.viscounts.state import ACTION, AUTOMA, CARDS, MOVEMENT, Viscounts
from pentarchy.games.viscounts.townsfolk import segment_of

Act = Literal["build", "workers", "transcribe"]


# the turn -----------------------------------------------------------------------------------------------------------
@step
def automa_turn(g: Viscounts) -> None:
    """Slide, reveal, resolve from top to bottom, then perhaps a collision (solo.turn.*)."""
    g.phase = CARDS
    left, middle, dropped = g.slots(AUTOMA)
    g.boards[3 * AUTOMA : 3 * AUTOMA + 3] = [(), left, middle]
    g.scheme_discard += dropped
    for card in dropped:
        g.tell("dropped", g.owner_of(AUTOMA), card)
    g.then(*([] if g.scheme_deck else [shuffle_schemes(EMPTY_DECK)]), reveal_scheme(), collision_phase(AUTOMA))


@step
def reveal_scheme(g: Viscounts) -> None:
    card, g.scheme_deck = g.scheme_deck[-1], g.scheme_deck[:-1]
    g.boards[3 * AUTOMA] = (card,)
    g.show((card,), g.everyone)
    if card not in g.seen_schemes:
        g.seen_schemes += (card,)
    g.tell("scheme_shown", card)
    effects = [bind(part, AUTOMA, card) for part in g.content.effects[card]]
    g.then(*effects, automa_moves(g.content.steps[card]), automa_acts(card))


@step
def automa_moves(g: Viscounts, count: int) -> None:
    """Clockwise, only on the outer road; beside the human's viscount they may rearrange (solo.outer_road)."""
    g.phase = MOVEMENT
    space = g.viscounts[AUTOMA]
    for _ in range(count):
        segment, side = divmod(space, 3)
        after = g.ring[(g.ring.index(segment) + 1) % len(g.ring)]
        space = 3 * after if side == RIGHT else space + RIGHT
    g.viscounts[AUTOMA] = space
    g.tell("moved", g.owner_of(AUTOMA), space, 0)
    if g.viscounts[0] == space:
        g.then(meet(AUTOMA, 0))


@step
def automa_acts(g: Viscounts, card: int) -> None:
    """The first alternative that is possible (solo.turn.alternatives)."""
    g.phase = ACTION
    refused: list[Frame] = []
    for number, part in enumerate(g.content.actions[card], 1):
        if not g.why_idle(AUTOMA, card, part):
            if part[0] == "focus":
                g.tell("automa_focus", number, AUTOMA_NAME.index[g.automa])
            else:
                g.tell("automa_line", card, number)
            g.then(bind(part, AUTOMA, card))
            return
        meant = g.automa_board.focus if part[0] == "focus" else part
        if meant in refused:  # the focus is often an action that the scheme names too
            g.tell("automa_same", number, refused.index(meant) + 1)
        else:
            explain_refusal(g, meant)
        refused.append(meant)


# its actions --------------------------------------------------------------------------------------------------------
def icons_for(g: Viscounts, action: int) -> int:
    """Matching icons and criminals; a dismissed card does not help it (solo.payment, solo.dismiss_no_icons)."""
    icons = icons_of(g, AUTOMA)
    return icons[action] + icons[CRIMINAL]


def resources_for(g: Viscounts, action: int) -> int:
    """The matching resource; the Card automa pays with any (solo.resource_card_automa)."""
    own = g.goods[4 * AUTOMA : 4 * AUTOMA + SILVER]
    return own[GOOD_OF[action]] if g.automa_board.prefers else sum(own)


def reach(g: Viscounts, action: int) -> int:
    return icons_for(g, action) + resources_for(g, action)


def spend_missing(g: Viscounts, action: int, needed: int) -> None:
    """Icons first, then only what is missing (solo.payment)."""
    missing = max(0, needed - icons_for(g, action))
    good = GOOD_OF[action] if g.automa_board.prefers else 0
    g.tell("automa_counts", action, needed - missing, missing, in_words(g, AUTOMA, good))
    hand_over(g, AUTOMA, good, missing)


def needed_for(g: Viscounts, action: int) -> int:
    """The fewest icons with which it can do something; -1 if there is no place for it."""
    if action == BUILD:
        left = [g.content.building_cost[slot] for slot in AUTOMA_ORDER if not g.built[AUTOMA] >> slot & 1]
        return min(left) if left and sites_of_space(g, AUTOMA) else -1
    if action == WORKERS:
        least = g.content.numbers["workers"]["automa_least"]
        nobles: int = g.content.numbers["workers"]["nobles"][least - 1]
        return nobles if g.workers[AUTOMA] >= least else -1
    return tile_at(g, segment_of(g, AUTOMA)).cost


def explain_refusal(g: Viscounts, part: Frame) -> None:
    """Say in the log why an alternative is passed over."""
    if part[0] != "act":
        g.tell("automa_no_flip")
        return
    action = ACTIONS.index(part[1])
    needed = needed_for(g, action)
    if needed < 0:
        g.tell("automa_no_place", action, LACK.index[lack(g, action)])
    else:
        g.tell("automa_lacks", action, reach(g, action), needed)


def lack(g: Viscounts, action: int) -> str:
    """What it has none of, or too few, where there is no place for an action."""
    if action == WORKERS:
        return "workers"
    return "site" if any(not g.built[AUTOMA] >> slot & 1 for slot in AUTOMA_ORDER) else "building"


@effect
def focus(g: Viscounts, side: int, card: int) -> None:
    """Its favourite action (solo.focus_list)."""
    g.then(bind(g.automa_board.focus, side, card))


@rules.idle_when("focus")
def cannot_focus(g: Viscounts, side: int, card: int) -> str:
    """The Card automa needs something to flip: what it would do instead is not its focus (solo.focus_list)."""
    board = g.automa_board
    if board.focus[0] != "act" and not g.debts[side] + g.deeds[side]:
        return "debts.flip_own_unflipped"
    return g.why_idle(side, card, board.focus)


@effect
def act(g: Viscounts, side: int, card: int, what: Act) -> None:
    ACTS[ACTIONS.index(what)](g)


@rules.idle_when("act")
def cannot_act(g: Viscounts, side: int, card: int, what: Act) -> str:
    """It must be able to pay, and there must be a place for it (solo.turn.alternatives)."""
    action = ACTIONS.index(what)
    return "" if 0 <= needed_for(g, action) <= reach(g, action) else "solo.turn.alternatives"


def automa_builds(g: Viscounts) -> None:
    """The left-most building it can pay, on the left-most site of its bank (solo.build.leftmost_*)."""
    strength = reach(g, BUILD)
    slot = next(
        slot for slot in AUTOMA_ORDER if not g.built[AUTOMA] >> slot & 1 and g.content.building_cost[slot] <= strength
    )
    spend_missing(g, BUILD, g.content.building_cost[slot])
    g.then(put_building(AUTOMA, NONE, slot, sites_of_space(g, AUTOMA)[0]))


def automa_places(g: Viscounts) -> None:
    """As many workers as icons, gold and its supply allow; it pays for those only (solo.workers.max)."""
    strength = reach(g, WORKERS)
    nobles = g.content.numbers["workers"]["nobles"][: g.workers[AUTOMA]]
    number = max(number for number, needed in enumerate(nobles, 1) if needed <= strength)
    spend_missing(g, WORKERS, nobles[number - 1])
    g.then(place_workers(AUTOMA, number, NONE, section_of(g, AUTOMA)))


def automa_transcribes(g: Viscounts) -> None:
    """The manuscript of its segment, from the outer road (solo.ms.outer)."""
    spend_missing(g, TRANSCRIBE, tile_at(g, segment_of(g, AUTOMA)).cost)
    g.then(take_manuscript(AUTOMA, segment_of(g, AUTOMA), NONE))


ACTS = {BUILD: automa_builds, WORKERS: automa_places, TRANSCRIBE: automa_transcribes}
