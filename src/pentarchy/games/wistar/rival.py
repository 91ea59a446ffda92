"""The rival clan: the solo mode of this project. Rules: solo.*."""

from pentarchy.games.wistar.aggression import hit
from pentarchy.games.wistar.content import DECKS, RIVAL_COUNTS, ROWS, SLOTS, TYPES
from pentarchy.games.wistar.farm import is_hidden
from pentarchy.games.wistar.gains import gain_vp
from pentarchy.games.wistar.mice import take_pile
from pentarchy.games.wistar.missions import row_number
from pentarchy.games.wistar.modifiers import count
from pentarchy.games.wistar.moves import FROM_BONUS, FROM_ROUND
from pentarchy.games.wistar.projects import drop_from_market, fill_markets, refill_markets
from pentarchy.games.wistar.rules import step
from pentarchy.games.wistar.state import FREE, RIVAL, Wistar
from pentarchy.games.wistar.wheel import POSITIONS, bonuses, sector_at, slots_of
from pentarchy.kit.piles import drawn

HUT = POSITIONS  # the place that is no main action
HOME = {"rooms_dug": ("dug", "dig.limit"), "beds": ("built_bed", "beds.limit")}  # the event that tells it, the limit
MOST_AT_HOME = 6
GOAL_ROUNDS = (2, 3, 4)


def rise(g: Wistar, what: str, amount: int = 1) -> None:
    """A counter of the rival rises."""
    g.rival[RIVAL_COUNTS.index(what)] += amount


@step
def rival_turn(g: Wistar) -> None:
    """A state card: place, progress, aggression, market (solo.rival_turn)."""
    g.active = RIVAL
    g.tell("turn_started", g.owner_of(RIVAL))
    card, g.state_deck, g.state_discard = drawn(g, g.state_deck, g.state_discard)
    g.state_discard += (card,)
    g.show((card,), g.everyone)
    g.tell("state_card", card)
    place_rival(g, g.content.place[card])
    for what, amount in g.content.progress[card].items():
        progress(g, card, what, amount)
    g.then(rival_attacks(card), rival_market(card), refill_markets())


# placing ------------------------------------------------------------------------------------------------------------
def place_rival(g: Wistar, wanted: int) -> None:
    """The first free slot of the sector at the named action, or of the next one clockwise, or the hut (solo.place)."""
    g.chiefs_left[RIVAL] -= 1
    for step_on in range(POSITIONS if wanted != HUT else 0):
        position = (wanted + step_on) % POSITIONS
        sector = sector_at(g, position)
        slots = range(SLOTS * sector, SLOTS * sector + slots_of(g, sector))
        free = [slot for slot in slots if g.chiefs[slot] < 0]
        if free and all(g.chiefs[slot] != RIVAL for slot in slots):
            g.chiefs[free[0]] = RIVAL
            g.tell("placed", g.owner_of(RIVAL), free[0], position)
            scare_mouse(g, free[0])
            return
    g.hut += (RIVAL,)
    g.tell("to_hut", g.owner_of(RIVAL))


def scare_mouse(g: Wistar, slot: int) -> None:
    """A slot with the mouse of the round takes that mouse (solo.place_bonus)."""
    if g.round_mouse and any(part[0] == "round_mouse" for part in bonuses(g, slot)):
        g.tell("took_mouse", g.owner_of(RIVAL), g.round_mouse[0], FROM_BONUS)
        take_pile(g, g.round_mouse)
        g.round_mouse = ()
        rise(g, "mice")


# progress -----------------------------------------------------------------------------------------------------------
def progress(g: Wistar, card: int, what: str, amount: int) -> None:
    """What the rival gains (solo.progress_*)."""
    if what == "vp":
        gain_vp(g, RIVAL, amount, card)
    elif what in HOME:
        number = RIVAL_COUNTS.index(what)
        more = min(amount, MOST_AT_HOME - g.rival[number])
        g.rival[number] += more
        event, limit = HOME[what]
        if more:
            g.tell(event, g.owner_of(RIVAL), more, 0, card)
        else:
            g.in_vain(RIVAL, card, limit, part=len(g.content.progress[card]) > 1)
    elif what == "inventions":
        take_invention(g, g.content.invention[card], card)
    else:
        taken = {"doors": take_door, "mice": take_mouse, "markers": mark_mission}[what](g, card)
        if not taken:
            g.in_vain(RIVAL, card, f"solo.progress_{what}")
            gain_vp(g, RIVAL, 1, card)


def take_door(g: Wistar, state: int) -> bool:
    """The door with the lowest number opens, its bonus is lost."""
    for passage, there in enumerate(g.doors_at):
        if there:
            g.show(there, g.everyone)
            g.tell("opened", g.owner_of(RIVAL), passage, there[0])
            g.box += there
            g.doors_at[passage] = ()
            rise(g, "doors")
            return True
    return False


def take_mouse(g: Wistar, state: int) -> bool:
    """A mouse of the first room that has one."""
    for room, there in enumerate(g.mice_at):
        if there:
            g.show(there[-1:], g.everyone)
            g.tell("took_mouse", g.owner_of(RIVAL), there[-1], state)
            g.box += there[-1:]
            g.mice_at[room] = there[:-1]
            rise(g, "mice")
            return True
    return False


def mark_mission(g: Wistar, state: int) -> bool:
    """The topmost free row of the first mission that is turned up; otherwise a mission is turned up."""
    for room, there in enumerate(g.missions):
        for card in there if not is_hidden(g, room + 1) else ():
            for row in range(ROWS):
                number = row_number(g, card, row)
                if g.marks[number] < 0:
                    g.marks[number] = 10 * RIVAL
                    g.tell("did_mission", g.owner_of(RIVAL), number, 0)
                    rise(g, "markers")
                    return True
    for room, there in enumerate(g.missions):
        if is_hidden(g, room + 1):
            g.show(there, g.everyone)
            g.tell("revealed", g.owner_of(RIVAL), there[0], room + 1)
            return True
    return False


def take_invention(g: Wistar, deck: int, state: int) -> None:
    """The rightmost card of a market; its effect is ignored (solo.progress_inventions)."""
    if g.markets[deck]:
        card, g.markets[deck] = g.markets[deck][-1], g.markets[deck][:-1]
        g.rival_cards += (card,)
        g.tell("took", g.owner_of(RIVAL), card, state)
        for what in ("inventions", f"{TYPES[g.content.type[card]]}s", DECKS[deck]):
            rise(g, what)
    else:
        g.in_vain(RIVAL, state, "solo.progress_inventions", part=len(g.content.progress[state]) > 1)
    fill_markets(g)


# the rest of its turn -----------------------------------------------------------------------------------------------
@step
def rival_attacks(g: Wistar, card: int) -> None:
    """The player loses something if they have more of the thing named (solo.aggressive)."""
    text = g.content.texts[card]
    if text.more and count(g, 0, text.more) > count(g, RIVAL, text.more):
        g.then(hit(RIVAL, 0, card))
    elif text.more:
        g.in_vain(RIVAL, card, "memo.more_than_you")


@step
def rival_market(g: Wistar, card: int) -> None:
    """The last card of a market is discarded (solo.market)."""
    if g.content.market[card] < len(DECKS):
        drop_from_market(g, g.content.market[card], 1)


def rival_ends_round(g: Wistar) -> None:
    """VP of the difficulty (solo.difficulty)."""
    gain_vp(g, RIVAL, g.content.numbers["rival"][g.difficulty], FROM_ROUND)


def rival_claims(g: Wistar) -> None:
    """A disc on the leftmost goal without one, at the end of rounds 2, 3 and 4 (solo.rival_goals)."""
    if g.round not in GOAL_ROUNDS:
        return
    for number, goal in enumerate(g.goals):
        rows = g.goal_marks[4 * number : 4 * number + 4]
        if RIVAL not in rows and FREE in rows:
            g.goal_marks[4 * number + rows.index(FREE)] = RIVAL
            rise(g, "goals")
            g.tell("claimed", g.owner_of(RIVAL), goal)
            return
