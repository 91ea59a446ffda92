"""Building: cubes onto cards or into the alchemy area, completion, bonus, krystallium, soldiers, discarding.

Rules: construction.*, alchemy.*, krystallium.*, soldiers.*, bonus.*, discard.*, tokens.any_time.
"""

from pentarchy.games.kingdom.moves import Move, Why
from pentarchy.games.kingdom.notation import KRYSTALLIUM, NIBBLE, SOLDIERS, packed, unpacked
from pentarchy.games.kingdom.rules import answer, ask, standing_answer, step
from pentarchy.games.kingdom.state import Kingdom
from pentarchy.kit.piles import without

STORE: Move = ("store",)
ALCHEMY_SIZE = 5


def lacks(g: Kingdom, card: int, letter: int) -> int:
    """How many of a resource, krystallium or soldiers a card under construction still needs."""
    return g.lack[card] >> 4 * letter & NIBBLE


def is_frozen(g: Kingdom, card: int) -> bool:
    return any(card == frozen for frozen, _ in g.frozen)


def start_construction(g: Kingdom, player: int, card: int) -> None:
    """Lay a card into the construction area, with its whole cost still to pay."""
    g.lack[card] = g.content.cost[card]
    g.construction[player] += (card,)
    g.tell("started", player, card)


# cubes --------------------------------------------------------------------------------------------------------
@step
def place_cubes(g: Kingdom, player: int) -> None:
    """Place the cubes just gained, one after another (construction.place_at_once)."""
    if g.cubes[player]:
        g.then(place_cubes(player))
        g.ask(player, place_cube())


@ask("construction.place_at_once", trivial=True)
def place_cube(g: Kingdom, player: int, why: Why) -> list[Move]:
    """Where the next cube goes. With no card that needs it, it goes to the alchemy area by itself."""
    if not g.cubes[player]:
        return []  # placed in the meantime, with those that an advisor added
    shift, lack = 4 * g.cubes[player][0], g.lack
    moves: list[Move] = []
    for card in g.construction[player]:
        if lack[card] >> shift & NIBBLE:
            moves.append(("place", card))
        elif why is not None:
            why.append((("place", card), "construction.slots"))
    moves.append(STORE)
    return moves


@answer
def place(g: Kingdom, player: int, card: int) -> None:
    resource = take_cube(g, player)
    g.tell("placed", player, resource, card)
    pay(g, player, card, resource)


@answer
def store(g: Kingdom, player: int) -> None:
    into_alchemy(g, player, take_cube(g, player))


def take_cube(g: Kingdom, player: int) -> int:
    resource, *rest = g.cubes[player]
    g.cubes[player] = tuple(rest)
    return resource


def into_alchemy(g: Kingdom, player: int, resource: int, *, told: bool = False) -> None:
    """Add a cube to the alchemy area; five are exchanged at once, unless quests make it voluntary."""
    g.alchemy[4 * player + resource] += 1
    if not told:
        tell_stored(g, player, resource)
    if "quests" not in g.modules and sum(g.alchemy[4 * player : 4 * player + 4]) == ALCHEMY_SIZE:
        g.tell("exchanged", player, packed(g.alchemy[4 * player : 4 * player + 4]))
        g.alchemy[4 * player : 4 * player + 4] = (0, 0, 0, 0)
        g.krystallium[player] += 1


def tell_stored(g: Kingdom, player: int, resource: int) -> None:
    """One line for equal cubes that go to the alchemy area one after another."""
    if g.events is not None:
        count = 1
        if g.events and g.events[-1][0] == "stored" and g.events[-1][1][:2] == (player, resource):
            count += g.events.pop()[1][2]
        g.tell("stored", player, resource, count)


# completion ---------------------------------------------------------------------------------------------------
def pay(g: Kingdom, player: int, card: int, letter: int) -> None:
    """Fill one slot of a card; a card that holds everything is completed at once (construction.complete)."""
    g.lack[card] -= 1 << 4 * letter
    if not g.lack[card] and not is_frozen(g, card):
        complete(g, player, card)


def complete(g: Kingdom, player: int, card: int) -> None:
    """Move a paid card to the duchy and take its bonus, once (bonus.gain)."""
    g.construction[player] = without(g.construction[player], card)
    g.built[player] += (card,)
    g.tell("completed", player, card)
    krystallium, soldiers = g.content.bonus[card]
    g.krystallium[player] += krystallium
    g.soldiers[player] += soldiers


# at any moment ------------------------------------------------------------------------------------------------
def token_moves(g: Kingdom, player: int, why: Why) -> list[Move]:
    """Krystallium and soldiers onto cards, and cards to discard: at every own decision (tokens.any_time)."""
    moves: list[Move] = []
    cards, lack = g.construction[player], g.lack
    if g.krystallium[player]:
        for card in cards:
            need = lack[card]
            for letter in range(KRYSTALLIUM + 1):
                if need >> 4 * letter & NIBBLE:
                    moves.append(("krystallium", card, letter))
    if g.soldiers[player]:
        moves += [("soldier", card) for card in cards if lack[card] >> 4 * SOLDIERS & NIBBLE]
    if g.frozen or g.scenario:
        moves += [("scrap", card) for card in cards if not _keep_rule(g, card)]
    else:
        moves += [("scrap", card) for card in cards]
    if why is not None:
        _explain_tokens(g, player, why, set(moves))
    return moves


def _keep_rule(g: Kingdom, card: int) -> str:
    """The rule that forbids discarding a card under construction, if any."""
    if is_frozen(g, card):
        return "giants.no_recycle"
    if g.scenario == "rat_invasion" and g.content.designs[card] == "farm":
        return "scenario.1.no_recycle"
    return ""


def _explain_tokens(g: Kingdom, player: int, why: list[tuple[Move, str]], legal: set[Move]) -> None:
    for card in g.construction[player]:
        for letter in range(KRYSTALLIUM + 1):
            if ("krystallium", card, letter) not in legal:
                rule = "tokens.owned" if lacks(g, card, letter) else "construction.slots"
                why.append((("krystallium", card, letter), rule))
        if ("soldier", card) not in legal:
            why.append((("soldier", card), "tokens.owned" if lacks(g, card, SOLDIERS) else "construction.slots"))
        if rule := _keep_rule(g, card):
            why.append((("scrap", card), rule))


@standing_answer
def krystallium(g: Kingdom, player: int, card: int, letter: int) -> None:
    """Put a krystallium on a card for one cube of any kind, or for the krystallium it costs."""
    g.krystallium[player] -= 1
    g.tell("krystallium_spent", player, letter, card)
    pay(g, player, card, letter)


@standing_answer
def soldier(g: Kingdom, player: int, card: int) -> None:
    g.soldiers[player] -= 1
    g.tell("soldier_spent", player, card)
    pay(g, player, card, SOLDIERS)


@standing_answer
def scrap(g: Kingdom, player: int, card: int) -> None:
    """Discard a card under construction: its cube goes to the alchemy area, what lay on it is lost (discard.*)."""
    g.construction[player] = without(g.construction[player], card)
    if g.events is not None:
        g.tell("scrapped", player, card, sum(unpacked(g.content.cost[card])) - sum(unpacked(g.lack[card])))
    g.lack[card] = 0
    g.discard += (card,)
    into_alchemy(g, player, g.content.recycle[card][0], told=True)
