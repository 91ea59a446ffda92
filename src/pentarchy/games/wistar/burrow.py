"""The own board: rooms, beds, workers. Rules: dig.*, rooms.*, beds.*, bonus.shift*, symbol.dig, symbol.bed,
symbol.place_worker."""

from typing import Any, Literal, cast

from pentarchy.games.wistar.chains import afresh
from pentarchy.games.wistar.content import AREAS, METAL, WOOD
from pentarchy.games.wistar.gains import return_goods
from pentarchy.games.wistar.modifiers import changes, free_rooms, unit_price
from pentarchy.games.wistar.moves import Move, Why
from pentarchy.games.wistar.rules import ask, effect, idle_when, step
from pentarchy.games.wistar.state import Wistar

ROOMS = BEDS = 6  # tokens on a board


# rooms --------------------------------------------------------------------------------------------------------------
def price_of(g: Wistar, player: int, at: str, number: int, whole_action: bool) -> int:
    """The price of so many rooms (metal) or beds (wood); a discount of the action is taken off the whole."""
    printed: int = g.content.numbers["prices"]["room" if at == "dig" else "bed"]
    price = number * unit_price(g, player, at, printed)
    off = sum([part[-1] for part in changes(g, player, "discount", at)]) if whole_action else 0
    return max(0, price - off)


def most_rooms(g: Wistar, player: int, wanted: int, whole_action: bool) -> int:
    metal = g.goods[4 * player + METAL]
    most = min(wanted, ROOMS - g.dug[player])
    return max([number for number in range(most + 1) if price_of(g, player, "dig", number, whole_action) <= metal])


def why_no_room(g: Wistar, player: int, whole_action: bool) -> str:
    """The rule against digging a single room now, or ""."""
    if g.dug[player] >= ROOMS:
        return "dig.limit"
    return "" if price_of(g, player, "dig", 1, whole_action) <= g.goods[4 * player + METAL] else "dig.cost"


@step
def dig_up_to(g: Wistar, player: int, source: int, wanted: int, whole_action: bool) -> None:
    """Any number of rooms that can be paid, even none (dig.count, general.optional_parts)."""
    if wanted and not why_no_room(g, player, whole_action):
        g.ask(player, dig_how_many(wanted, whole_action), then=dig_chosen(player, source, whole_action))


@ask("dig.count", standing=False)
def dig_how_many(g: Wistar, player: int, why: Why, wanted: int, whole_action: bool) -> list[Move]:
    """Choose how many rooms you dig."""
    most = most_rooms(g, player, wanted, whole_action)
    if why is not None:
        rule = "dig.limit" if most == ROOMS - g.dug[player] else "dig.cost"
        why.extend((("dig_rooms", number), rule) for number in range(most + 1, min(wanted, ROOMS) + 1))
    return [("dig_rooms", number) for number in range(most, -1, -1)]


@step
def dig_chosen(g: Wistar, player: int, source: int, whole_action: bool, number: int = 0) -> None:
    remove_tokens(g, player, number, price_of(g, player, "dig", number, whole_action), source)


def remove_tokens(g: Wistar, player: int, number: int, price: int, source: int) -> None:
    """Underground tokens leave the board, the lowest first (dig.lowest_token, dig.limit)."""
    dug = min(number, ROOMS - g.dug[player])
    if dug:
        return_goods(g, player, METAL, price)
        g.dug[player] += dug
        g.tell("dug", player, dug, price, source)
        afresh(g)
        for _ in range(dug):
            g.fire("dig_room", player)
    else:
        g.tell("declined", player)


@effect
def dig(g: Wistar, player: int, card: int, number: int) -> None:
    """Dig at the usual price (symbol.dig)."""
    g.then(dig_up_to(player, card, number, False))


@idle_when("dig")
def digs_nothing(g: Wistar, player: int, card: int, number: int) -> str:
    return why_no_room(g, player, False)


@effect
def dig_free(g: Wistar, player: int, card: int, number: int) -> None:
    most = min(number, ROOMS - g.dug[player])
    if most:
        g.ask(player, dig_free_how_many(most), then=dug_free(player, card))


@idle_when("dig_free")
def has_dug_all(g: Wistar, player: int, card: int, number: int) -> str:
    return "" if g.dug[player] < ROOMS else "dig.limit"


@ask("symbol.dig", standing=False)
def dig_free_how_many(g: Wistar, player: int, why: Why, most: int) -> list[Move]:
    """Choose how many rooms you dig for free."""
    return [("dig_rooms", number) for number in range(most, -1, -1)]


@step
def dug_free(g: Wistar, player: int, source: int, number: int = 0) -> None:
    remove_tokens(g, player, number, 0, source)


# beds ---------------------------------------------------------------------------------------------------------------
def most_beds(g: Wistar, player: int, wanted: int, whole_action: bool) -> int:
    wood = g.goods[4 * player + WOOD]
    most = max(0, min(wanted, BEDS - g.beds[player], free_rooms(g, player)))
    return max([number for number in range(most + 1) if price_of(g, player, "beds", number, whole_action) <= wood])


def why_no_bed(g: Wistar, player: int) -> str:
    """The rule against any bed now, also a free one, or ""."""
    if g.beds[player] >= BEDS:
        return "beds.limit"
    return "" if free_rooms(g, player) > 0 else "beds.need_free_room"


def why_no_paid_bed(g: Wistar, player: int, whole_action: bool) -> str:
    if rule := why_no_bed(g, player):
        return rule
    return "" if price_of(g, player, "beds", 1, whole_action) <= g.goods[4 * player + WOOD] else "beds.cost"


@step
def build_up_to(g: Wistar, player: int, source: int, wanted: int, whole_action: bool) -> None:
    """Any number of beds for which there are wood and free rooms (beds.count, beds.need_free_room)."""
    if wanted and not why_no_paid_bed(g, player, whole_action):
        g.ask(player, build_how_many(wanted, whole_action), then=build_chosen(player, source, whole_action))


@ask("beds.count", standing=False)
def build_how_many(g: Wistar, player: int, why: Why, wanted: int, whole_action: bool) -> list[Move]:
    """Choose how many beds you build."""
    most = most_beds(g, player, wanted, whole_action)
    if why is not None:
        short = "beds.cost" if free_rooms(g, player) > most else "beds.need_free_room"
        rule = "beds.limit" if most == BEDS - g.beds[player] else short
        why.extend((("build_beds", number), rule) for number in range(most + 1, min(wanted, BEDS) + 1))
    return [("build_beds", number) for number in range(most, -1, -1)]


@step
def build_chosen(g: Wistar, player: int, source: int, whole_action: bool, number: int = 0) -> None:
    put_beds(g, player, number, price_of(g, player, "beds", number, whole_action), source)


def put_beds(g: Wistar, player: int, number: int, price: int, source: int) -> None:
    """Each bed goes into a free room, its worker to the burrow entrance (beds.lowest_token, beds.worker)."""
    built = max(0, min(number, BEDS - g.beds[player], free_rooms(g, player)))
    if built:
        return_goods(g, player, WOOD, price)
        g.beds[player] += built
        g.entrance[player] += built
        g.tell("built_bed", player, built, price, source)
        afresh(g)
        for _ in range(built):
            g.fire("build_bed", player)
    else:
        g.tell("declined", player)


@effect
def bed(g: Wistar, player: int, card: int, number: int) -> None:
    """Build at the usual price (symbol.bed)."""
    g.then(build_up_to(player, card, number, False))


@idle_when("bed")
def builds_nothing(g: Wistar, player: int, card: int, number: int) -> str:
    return why_no_paid_bed(g, player, False)


@effect
def bed_free(g: Wistar, player: int, card: int, number: int) -> None:
    """Free, but a free room is needed."""
    most = min(number, BEDS - g.beds[player], free_rooms(g, player))
    if most > 0:
        g.ask(player, build_free_how_many(most), then=built_free(player, card))


@idle_when("bed_free")
def has_no_place_for_a_bed(g: Wistar, player: int, card: int, number: int) -> str:
    return why_no_bed(g, player)


@ask("symbol.bed", standing=False)
def build_free_how_many(g: Wistar, player: int, why: Why, most: int) -> list[Move]:
    """Choose how many beds you build for free."""
    return [("build_beds", number) for number in range(most, -1, -1)]


@step
def built_free(g: Wistar, player: int, source: int, number: int = 0) -> None:
    put_beds(g, player, number, 0, source)


# workers ------------------------------------------------------------------------------------------------------------
def shifts(g: Wistar, player: int, kind: Literal["shift_worker", "use_move"]) -> list[Move]:
    """All ways to move a worker from one area to another."""
    areas, word = range(len(AREAS)), cast(Any, kind)  # a type checker does not spread a choice of words over tuples
    return [(word, start, end) for start in areas if g.workers[3 * player + start] for end in areas if end != start]


@effect
def shift(g: Wistar, player: int, card: int, number: int) -> None:
    """Move up to so many workers, each from any area to another (bonus.shift, bonus.shift_split)."""
    if number and not has_nobody_to_move(g, player, card, number):
        g.ask(player, shift_which(number), then=shift_chosen(player, card, number))


@idle_when("shift")
def has_nobody_to_move(g: Wistar, player: int, card: int, number: int) -> str:
    return "" if any(g.workers[3 * player : 3 * player + 3]) else "bonus.shift"


@ask("bonus.shift", standing=False)
def shift_which(g: Wistar, player: int, why: Why, left: int) -> list[Move]:
    """Move a worker to another area, or no more."""
    return [*shifts(g, player, "shift_worker"), ("enough",)]


@step
def shift_chosen(g: Wistar, player: int, source: int, number: int, start: int = -1, end: int = -1) -> None:
    if start >= 0:
        move_worker(g, player, start, end, source)
        g.then(shift(player, source, number - 1))


def move_worker(g: Wistar, player: int, start: int, end: int, source: int) -> None:
    g.workers[3 * player + start] -= 1
    g.workers[3 * player + end] += 1
    g.tell("moved_worker", player, start, end, source)


@effect
def worker(g: Wistar, player: int, card: int, number: int) -> None:
    """From the burrow entrance to an area (symbol.place_worker)."""
    g.then(send_more(player, card, number))


@idle_when("worker")
def has_nobody_inside(g: Wistar, player: int, card: int, number: int) -> str:
    return "" if g.entrance[player] else "symbol.place_worker"


@step
def send_more(g: Wistar, player: int, source: int, number: int) -> None:
    if number and g.entrance[player]:
        g.ask(player, send_where(source), then=send_chosen(player, source, number))


@ask("symbol.place_worker", standing=False)
def send_where(g: Wistar, player: int, why: Why, source: int) -> list[Move]:
    """Choose the area for a worker of the entrance, or do not."""
    return [*(("send_out", area) for area in range(len(AREAS))), ("enough",)]


@step
def send_chosen(g: Wistar, player: int, source: int, number: int, area: int = -1) -> None:
    if area >= 0:
        bring_worker(g, player, area, source)
        g.then(send_more(player, source, number - 1))


def bring_worker(g: Wistar, player: int, area: int, source: int) -> None:
    g.entrance[player] -= 1
    g.workers[3 * player + area] += 1
    g.tell("brought_out", player, area, source)
