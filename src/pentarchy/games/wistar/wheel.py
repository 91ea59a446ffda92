"""A turn: a chief on the wheel or in the hut, the main action and the bonuses. Rules: turn.*, wheel.*, main.*, wood.*,
metal.*, alchemist.*, bonus.*, symbol.main_action."""

from collections.abc import Callable
from functools import lru_cache
from typing import Literal

from pentarchy.engine.rules import Frame, bind
from pentarchy.games.wistar.burrow import build_up_to, dig_up_to, why_no_paid_bed, why_no_room
from pentarchy.games.wistar.chains import SILENT, answering, effects_of, responded
from pentarchy.games.wistar.content import (
    ACTIONS,
    BEDS,
    COLLECT_METAL,
    COLLECT_WOOD,
    DIG,
    EXPLORE,
    METAL,
    PROJECTS,
    SLOTS,
    WOOD,
    Content,
    Effects,
)
from pentarchy.games.wistar.farm import can_explore, explore
from pentarchy.games.wistar.gains import gain, take_goods
from pentarchy.games.wistar.missions import potion
from pentarchy.games.wistar.moves import FROM_BONUS, FROM_HUT, FROM_MAIN, Move, Why
from pentarchy.games.wistar.projects import can_spend, project, refill_markets
from pentarchy.games.wistar.quick import has_quick_action
from pentarchy.games.wistar.rules import answer, ask, effect, idle_when, step
from pentarchy.games.wistar.state import Wistar
from pentarchy.kit.piles import without

Action = Literal["wood", "dig", "metal", "beds", "projects", "explore", "choice"]
OWN_GAIN = {
    COLLECT_WOOD: ("gain", "wood"),
    COLLECT_METAL: ("gain", "metal"),
    PROJECTS: ("project",),
    EXPLORE: ("explore",),
}
MAIN = -1  # in `todo`; bonuses are 0 and 1
POSITIONS = len(ACTIONS)
END_TURN: Move = ("end_turn",)


# the wheel ----------------------------------------------------------------------------------------------------------
def position_of(g: Wistar, sector: int) -> int:
    """The main action beside a sector: the wheel turns, the actions stay (wheel.position_gives_main)."""
    return (g.sectors.index(sector) + g.turned) % POSITIONS


def sector_at(g: Wistar, position: int) -> int:
    return g.sectors[(position - g.turned) % POSITIONS]


def bonuses(g: Wistar, slot: int) -> Effects:
    """The bonus actions of a slot."""
    sector, number = divmod(slot, SLOTS)
    return g.content.slots[sector][g.players][number]


def slots_of(g: Wistar, sector: int) -> int:
    return len(g.content.slots[sector][g.players])


def free_slots(g: Wistar, side: int) -> list[int]:
    """Slots without a chief, in sectors without an own one (wheel.free_slot, wheel.one_own_chief_per_sector)."""
    chiefs = g.chiefs
    free = [slot for slot in all_slots(g.content, g.players) if chiefs[slot] < 0]
    if side not in chiefs:
        return free
    own = [slot // SLOTS for slot, chief in enumerate(chiefs) if chief == side]
    return [slot for slot in free if slot // SLOTS not in own]


@lru_cache(8)
def all_slots(content: Content, players: int) -> tuple[int, ...]:
    """The slots of all sectors with so many players."""
    counts = [len(by_players[players]) for by_players in content.slots]
    return tuple([SLOTS * sector + number for sector, count in enumerate(counts) for number in range(count)])


# a turn -------------------------------------------------------------------------------------------------------------
@step
def begin_turn(g: Wistar, player: int) -> None:
    g.active, g.slot, g.todo = player, -1, ()
    g.tell("turn_started", player)
    g.ask(player, place_where(), then=refill_markets())


@ask("turn.one_chief")
def place_where(g: Wistar, player: int, why: Why) -> list[Move]:
    """Place a chief on the wheel or in the alchemist's hut; quick actions are possible before."""
    free = free_slots(g, player)
    if why is not None:
        taken = [slot for slot, chief in enumerate(g.chiefs) if chief >= 0]
        why.extend((("place", slot), "wheel.free_slot") for slot in taken)
        why.extend(
            (("place", slot), "wheel.one_own_chief_per_sector")
            for slot in all_slots(g.content, g.players)
            if slot not in free and g.chiefs[slot] < 0
        )
    moves: list[Move] = [("place", slot) for slot in free]
    moves.append(("hut",))
    return moves


@answer
def place(g: Wistar, player: int, slot: int) -> None:
    g.chiefs[slot] = player
    g.chiefs_left[player] -= 1
    g.slot = slot
    g.todo = (MAIN, *range(len(bonuses(g, slot))))
    g.tell("placed", player, slot, position_of(g, slot // SLOTS))
    g.then(continue_turn(player))


@answer
def hut(g: Wistar, player: int) -> None:
    """To the right of all chiefs there: a move token and a potion (alchemist.gain)."""
    g.hut += (player,)
    g.chiefs_left[player] -= 1
    g.tell("to_hut", player)
    g.then(gain(player, FROM_HUT, "move", 1), potion(player, FROM_HUT), continue_turn(player))


@step
def continue_turn(g: Wistar, player: int) -> None:
    """Main and bonus actions in any order, quick actions between them; at the end only quick ones are left."""
    moves = left_to_do(g, player, None)
    if moves or has_quick_action(g, player):
        g.ask(player, act_which(), options=moves or [END_TURN])
    else:
        give_up(g, player)


@ask("wheel.main_and_bonus")
def act_which(g: Wistar, player: int, why: Why) -> list[Move]:
    """Carry out the main action, a bonus action or quick actions, in any order."""
    return left_to_do(g, player, why) or [END_TURN]


def left_to_do(g: Wistar, player: int, why: Why) -> list[Move]:
    """Actions of the chief; one that can do nothing now is kept: a quick action may still help (effect.in_vain).

    Others see which bonus is left undone, so a card may be tried to play as long as there is any in hand.
    """
    moves: list[Move] = []
    for number in g.todo:
        move: Move = ("main",) if number == MAIN else ("bonus", number)
        if not (rule := why_not_now(g, player, number)):
            moves.append(move)
        elif why is not None:
            why.append((move, rule))
    return moves


def why_not_now(g: Wistar, player: int, number: int) -> str:
    """The rule why an action of the chief could do nothing now, or ""."""
    if number == MAIN:
        return why_no_action(g, player, position_of(g, g.slot // SLOTS))
    return g.why_idle(player, FROM_BONUS, bonuses(g, g.slot)[number])


def give_up(g: Wistar, player: int) -> None:
    """What is left to do can do nothing."""
    if g.events is not None:
        for number in g.todo:
            g.in_vain(player, FROM_MAIN if number == MAIN else FROM_BONUS, why_not_now(g, player, number))
    g.todo = ()


@answer
def end_turn(g: Wistar, player: int) -> None:
    """Nothing more to do, or nothing that is possible."""
    give_up(g, player)


@answer
def main(g: Wistar, player: int) -> None:
    g.todo = without(g.todo, MAIN)
    g.then(main_action(player, position_of(g, g.slot // SLOTS), FROM_MAIN), continue_turn(player))


@answer
def bonus(g: Wistar, player: int, number: int) -> None:
    """Each bonus of a slot is an action of its own (wheel.two_bonuses)."""
    g.todo = without(g.todo, number)
    part = bonuses(g, g.slot)[number]
    if part[0] not in SILENT and part[0] != "shift":  # these name their source themselves
        g.tell("took_bonus", player, g.slot, number, g.players)
    g.then(bind(part, player, FROM_BONUS), continue_turn(player))


# main actions -------------------------------------------------------------------------------------------------------
def strength(g: Wistar, player: int, action: int) -> int:
    """The workers in its area (main.strength)."""
    return g.workers[3 * player + g.content.area[action]]


def why_no_action(g: Wistar, player: int, action: int) -> str:
    """The rule why a main action could do nothing now, or "": what answers to it is something too."""
    if not strength(g, player, action):
        return "main.strength_zero"
    rule = WHY_NOT[action](g, player) if action in WHY_NOT else ""
    if rule and not any(piece in g.content.triggers[f"act.{ACTIONS[action]}"] for piece in g.in_front(player)):
        return rule
    return ""


WHY_NOT: dict[int, Callable[[Wistar, int], str]] = {
    DIG: lambda g, player: why_no_room(g, player, True),
    BEDS: lambda g, player: why_no_paid_bed(g, player, True),
    PROJECTS: lambda g, player: "" if can_spend(g, strength(g, player, PROJECTS)) else "projects.sources",
    EXPLORE: lambda g, player: "" if can_explore(g, player) else "explore.options",
}


@step
def main_action(g: Wistar, player: int, action: int, source: int) -> None:
    """With strength 0 nothing happens and nothing answers to it (main.strength_zero)."""
    power = strength(g, player, action)
    if not power:
        return
    g.tell("acted", player, action, power, source)
    more = one_more(g, player, action)
    if action in (COLLECT_WOOD, COLLECT_METAL):
        take_goods(g, player, WOOD if action == COLLECT_WOOD else METAL, power + more, FROM_MAIN)
    else:
        frames = {
            DIG: dig_up_to(player, FROM_MAIN, power, True),
            BEDS: build_up_to(player, FROM_MAIN, power, True),
            PROJECTS: project(player, FROM_MAIN, power + more),
            EXPLORE: explore(player, FROM_MAIN, power + more),
        }
        g.then(frames[action])


def one_more(g: Wistar, player: int, action: int) -> int:
    """What "each time you carry it out" adds to its own gain; other answers come after it (symbol.more_wood)."""
    added, texts = 0, g.content.triggers[f"act.{ACTIONS[action]}"]
    own, later = OWN_GAIN.get(action), list[Frame]()
    for piece in g.in_front(player):
        if piece in texts:
            parts = effects_of(g, player, g.content.texts[piece])
            more = sum([part[-1] for part in parts if part[:-1] == own])
            if more:
                added += more
                g.tell("added", player, action, more, piece)
            if rest := [bind(part, player, piece) for part in parts if part[:-1] != own]:
                later = [answering(piece), *rest, responded(piece), *later]
    g.then(*later)
    return added


@effect
def carry_out(g: Wistar, player: int, card: int, action: Action) -> None:
    """A main action, or one of choice, at its current strength (symbol.main_action)."""
    if action == "choice":
        g.ask(player, act_choice(), then=act_chosen(player, card))
    else:
        g.then(main_action(player, ACTIONS.index(action), card))


@idle_when("carry_out")
def carries_out_nothing(g: Wistar, player: int, card: int, action: str) -> str:
    if action != "choice":
        return why_no_action(g, player, ACTIONS.index(action))
    if any(not why_no_action(g, player, number) for number in range(POSITIONS)):
        return ""
    return "symbol.main_action" if any(g.workers[3 * player : 3 * player + 3]) else "main.strength"


@ask("symbol.main_action", standing=False)
def act_choice(g: Wistar, player: int, why: Why) -> list[Move]:
    """Choose the main action to carry out, or none."""
    moves: list[Move] = []
    for action in range(POSITIONS):
        if not (rule := why_no_action(g, player, action)):
            moves.append(("act", action))
        elif why is not None:
            why.append((("act", action), rule))
    return [*moves, ("pass_by",)] if moves else []


@step
def act_chosen(g: Wistar, player: int, source: int, action: int = -1) -> None:
    if action >= 0:
        g.then(main_action(player, action, source))
