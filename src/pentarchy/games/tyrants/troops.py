"""Troops: deploy, assassinate, supplant, move. Rules: deploy.*, assassinate.*, supplant.*, move.*, trophy.*."""

from typing import Any, Literal, cast

from pentarchy.games.tyrants.board import places_of
from pentarchy.games.tyrants.control import enemies, open_places, presence, recolour, troops
from pentarchy.games.tyrants.counters import Counter, amount, counted
from pentarchy.games.tyrants.moves import SITES, Move, Why
from pentarchy.games.tyrants.rules import answer, ask, effect, idle_when, returns, step
from pentarchy.games.tyrants.state import EMPTY, WHITE, Tyrants

Target = Literal["enemy", "white"]
Where = Literal["presence", "anywhere", "that_site", "one_site", "each_returned_spy"]
Reasons = list[tuple[Move, str]]
ALL_SITES = (1 << SITES) - 1


# deploy ---------------------------------------------------------------------------------------------------------
@effect
def deploy(g: Tyrants, player: int, card: int, count: int) -> None:
    """Deploy troops one by one; with empty barracks each is 1 VP instead (deploy.empty_barracks_vp)."""
    more = (deploy(player, card, count - 1),) if count > 1 else ()
    if g.barracks[player]:
        g.ask_and_go_on(player, deploy_where(count), *more)
    else:
        vp_for_troop(g, player, card)
        g.then(*more)


@idle_when("deploy")
def no_space(g: Tyrants, player: int, card: int, count: int) -> str:
    return "" if not g.barracks[player] or open_places(g, player) else "deploy.no_space"


@ask("deploy.presence", standing=False, trivial=True)
def deploy_where(g: Tyrants, player: int, why: Why, left: int = 1) -> list[Move]:
    """Choose an empty space with presence, or any without troops on the board (deploy.no_troops_on_map).

    In this and other questions `left` says how often it is still to be answered, for the prompt.
    """
    may = open_places(g, player)
    if why is not None:
        why.extend(closed_places(g, "place", may))
    return [PLACE_MOVES[place] for place in places_of(may)]


PLACE_MOVES: list[Move] = [("place", place) for place in range(SITES + 53)]


def closed_places(g: Tyrants, kind: Literal["place", "deploy"], may: int) -> list[tuple[Move, str]]:
    """Why not there: no empty space, or no presence."""
    empty, word = troops(g, EMPTY), cast(Any, kind)  # a type checker does not spread a choice of words over tuples
    return [
        ((word, place), "deploy.presence" if empty >> place & 1 else "deploy.from_barracks")
        for place in places_of(g.board.places & ~may)
    ]


@answer
def place(g: Tyrants, player: int, place: int) -> None:
    g.tell("deployed", player, place, g.acting)
    deploy_at(g, player, place)


def deploy_at(g: Tyrants, player: int, place: int, instead_of: int = EMPTY) -> None:
    """A troop goes from the barracks to an empty space, or to that of a troop it supplants (end.last_troop)."""
    g.barracks[player] -= 1
    g.landed += (place,)
    recolour(g, place, instead_of, player)
    if not g.barracks[player] and not g.ending:
        g.ending = "last_troop"
        g.tell("last_troop", player)


def vp_for_troop(g: Tyrants, player: int, card: int) -> None:
    """1 VP for a troop that cannot come from empty barracks (deploy.empty_barracks_vp)."""
    g.vp[player] += 1
    g.tell("barracks_empty", player, card)


Strike = Literal["assassinate", "kill", "oust", "lift"]  # kinds of moves that name a troop


# assassinate ----------------------------------------------------------------------------------------------------
def targets(g: Tyrants, player: int, target: str, mask: int) -> list[tuple[int, int]]:
    """The enemy troops at some places, as (place, colour)."""
    return [
        (place, colour)
        for colour in ([WHITE] if target == "white" else enemies(g, player))
        for place in places_of(troops(g, colour) & mask)
    ]


def explain_targets(g: Tyrants, player: int, kind: Strike, target: str, mask: int, place_rule: str) -> Reasons:
    """Why a troop cannot be chosen: it is one's own, not white where only white ones count, or stands elsewhere."""
    why, word = Reasons(), cast(Any, kind)
    for colour in (*range(g.players), WHITE):
        wrong = colour == player or (target == "white" and colour != WHITE)
        for place in places_of(troops(g, colour)):
            if wrong:
                why.append(((word, place, colour), WRONG_COLOUR[kind]))
            elif not mask >> place & 1:
                why.append(((word, place, colour), place_rule))
    return why


WRONG_COLOUR = {
    "assassinate": "assassinate.not_own",
    "kill": "assassinate.not_own",
    "oust": "supplant.enemy_only",
    "lift": "move.enemy_only",
}
ELSEWHERE = {"one_site": "assassinate.single_site", "that_site": "spy.that_site", "each_returned_spy": "demons.grazzt"}


def kill_mask(g: Tyrants, player: int, where: str) -> int:
    """The places where an effect can strike."""
    if where == "that_site":
        return 1 << g.that_site if g.that_site >= 0 else 0
    if where == "anywhere":
        return g.board.places
    if where == "each_returned_spy":
        return g.returned
    mask = presence(g, player)
    if where == "one_site":  # the first target fixes the site
        sites = [place for place, _ in g.killed if place < SITES]
        mask &= 1 << sites[-1] if sites else ALL_SITES
    return mask


@effect
def assassinate(
    g: Tyrants,
    player: int,
    card: int,
    count: int,
    target: Target = "enemy",
    where: Where = "presence",
    up_to: bool = False,
    every: int = 1,
    of: Counter = "",
) -> None:
    """Assassinate troops one by one; a number that depends on a count is counted once, now."""
    left = amount(g, player, count, every, of)
    if left and of:
        g.tell("counted", player, card, *counted(g, player, of))
    g.then(assassinate_more(player, card, left, target, where, up_to))


@idle_when("assassinate")
def nobody_to_kill(
    g: Tyrants, player: int, card: int, count: int, target: str, where: str, up_to: bool, every: int, of: str
) -> str:
    if not amount(g, player, count, every, of):
        return "play.count_now"
    return (
        "" if g.can_answer(player, kill_which(target, where, up_to)) else ELSEWHERE.get(where, "assassinate.presence")
    )


@step
def assassinate_more(g: Tyrants, player: int, card: int, left: int, target: str, where: str, up_to: bool) -> None:
    if left:
        more = assassinate_more(player, card, left - 1, target, where, up_to)
        g.ask(player, kill_which(target, where, up_to, left), then=more)


@ask("assassinate.presence", standing=False, trivial=True)
def kill_which(g: Tyrants, player: int, why: Why, target: str, where: str, up_to: bool, left: int = 1) -> list[Move]:
    """Choose a troop to assassinate, or stop where the card says "up to"."""
    mask = kill_mask(g, player, where)
    moves: list[Move] = [("kill", place, colour) for place, colour in targets(g, player, target, mask)]
    if why is not None:
        rule = ELSEWHERE.get(where, "assassinate.presence")
        why.extend(explain_targets(g, player, "kill", target, mask, rule))
    return [*moves, ("enough",)] if moves and up_to else moves


@answer
def kill(g: Tyrants, player: int, place: int, colour: int) -> None:
    g.tell("assassinated", player, colour, place, g.acting)
    assassinate_at(g, player, place, colour)


def assassinate_at(g: Tyrants, player: int, place: int, colour: int) -> None:
    """A troop leaves its space for the trophy hall (assassinate.trophy)."""
    recolour(g, place, colour, EMPTY)
    take_trophy(g, player, place, colour)


def take_trophy(g: Tyrants, player: int, place: int, colour: int) -> None:
    """The troop is in the hall, and the card remembers it."""
    hall = list(g.trophies[player])
    hall[colour] += 1
    g.trophies[player] = tuple(hall)
    g.killed += ((place, colour),)


# supplant -------------------------------------------------------------------------------------------------------
@effect
def supplant(
    g: Tyrants, player: int, card: int, count: int, target: Target = "enemy", where: Where = "presence"
) -> None:
    """Supplant troops one by one; at the sites of returned spies one at each, in any order (demons.grazzt)."""
    left = g.returned.bit_count() if where == "each_returned_spy" else count
    g.then(supplant_more(player, left, target, where))


@idle_when("supplant")
def nobody_to_supplant(g: Tyrants, player: int, card: int, count: int, target: str, where: str) -> str:
    return "" if g.can_answer(player, supplant_which(target, where)) else ELSEWHERE.get(where, "supplant.presence")


@step
def supplant_more(g: Tyrants, player: int, left: int, target: str, where: str) -> None:
    if left:
        g.ask(player, supplant_which(target, where, left), then=supplant_more(player, left - 1, target, where))


@ask("supplant.steps", standing=False, trivial=True)
def supplant_which(g: Tyrants, player: int, why: Why, target: str, where: str, left: int = 1) -> list[Move]:
    """Choose a troop to supplant."""
    mask = kill_mask(g, player, where)
    if why is not None:
        rule = ELSEWHERE.get(where, "supplant.presence")
        why.extend(explain_targets(g, player, "oust", target, mask, rule))
    return [("oust", place, colour) for place, colour in targets(g, player, target, mask)]


@answer
def oust(g: Tyrants, player: int, place: int, colour: int) -> None:
    """Assassinate, then deploy on the space just vacated; control is reviewed once (supplant.control_once)."""
    if g.barracks[player]:
        g.tell("supplanted", player, colour, place, g.acting)
        take_trophy(g, player, place, colour)
        deploy_at(g, player, place, colour)
    else:
        g.tell("supplanted_for_vp", player, colour, place, g.acting)
        assassinate_at(g, player, place, colour)
        g.vp[player] += 1
    if place < SITES:
        g.returned &= ~(1 << place)  # one troop at each site of a returned spy


# move -----------------------------------------------------------------------------------------------------------
@effect
def move_enemy(g: Tyrants, player: int, card: int, count: int, up_to: bool = False) -> None:
    """Move enemy troops from places with presence to any empty space (move.from, move.to)."""
    if count:
        g.ask_and_go_on(player, lift_which(up_to, count), drop_it(player, card, count, up_to))


@idle_when("move_enemy")
def nobody_to_move(g: Tyrants, player: int, card: int, count: int, up_to: bool) -> str:
    return "" if g.can_answer(player, lift_which(up_to)) else "move.from"


@ask("move.from", standing=False, trivial=True)
def lift_which(g: Tyrants, player: int, why: Why, up_to: bool, left: int = 1) -> list[Move]:
    """Choose the enemy troop to move."""
    mask = presence(g, player) if troops(g, EMPTY) else 0
    moves: list[Move] = [("lift", place, colour) for place, colour in targets(g, player, "enemy", mask)]
    if why is not None:
        why.extend(explain_targets(g, player, "lift", "enemy", mask, "move.from"))
    return [*moves, ("enough",)] if moves and up_to else moves


returns("lift", "drop")


@step
def drop_it(g: Tyrants, player: int, card: int, left: int, up_to: bool, origin: int = -1, colour: int = -1) -> None:
    """Ask where the troop that was lifted goes, before the next one."""
    g.then(move_enemy(player, card, left - 1, up_to))
    g.ask(player, drop_where(origin, colour), then=move_troop(player, origin, colour))


@ask("move.to", standing=False, trivial=True)
def drop_where(g: Tyrants, player: int, why: Why, origin: int, colour: int) -> list[Move]:
    """Choose the empty space to which the troop goes; which troop it is, prompts and bots want to know."""
    empty = troops(g, EMPTY)
    if why is not None:
        why.extend((("drop", place), "map.troop_spaces") for place in places_of(g.board.places & ~empty))
    return [("drop", place) for place in places_of(empty)]


@step
def move_troop(g: Tyrants, player: int, origin: int, colour: int, place: int = -1) -> None:
    g.tell("moved", player, colour, origin, place, g.acting)
    if place != origin:  # from one space of a site to another nothing changes
        recolour(g, origin, colour, EMPTY)
        recolour(g, place, EMPTY, colour)
