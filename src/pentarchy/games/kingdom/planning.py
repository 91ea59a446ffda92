"""Phase B, planning: reveal, calamities, menaces, then each card under construction or recycled.

Rules: planning.*, treasure.*, calamity.*; menaces act first (menaces.fixed_order).
"""

from pentarchy.games.kingdom.advisors import join_advisors, usable
from pentarchy.games.kingdom.closing import DONE, close
from pentarchy.games.kingdom.construction import ALCHEMY_SIZE, place_cubes, start_construction
from pentarchy.games.kingdom.content import CALAMITY, DEVELOPMENT, TREASURE
from pentarchy.games.kingdom.menaces import pay_shadows, suffer
from pentarchy.games.kingdom.moves import Move, Why
from pentarchy.games.kingdom.offers import is_face_down
from pentarchy.games.kingdom.quests import settle_final
from pentarchy.games.kingdom.rules import answer, ask, step
from pentarchy.games.kingdom.state import PLANNING, Kingdom
from pentarchy.kit.piles import without

FUNDS = ("krystallium", "soldier", "scrap", "task", "exchange")  # moves of any moment that may bring soldiers


@step
def planning_phase(g: Kingdom) -> None:
    """Turn up all draft areas; then everybody plans at the same time."""
    g.phase = PLANNING
    for player in range(g.players):
        hidden = [card for card in g.drafted[player] if is_face_down(g, card)]
        g.show(g.drafted[player], g.everyone)
        for card in hidden:
            g.tell("revealed", player, card)
        join_advisors(g, player)
    g.then(meet_calamities(), suffer(), pay_shadows(), plan_all(), settle_final())


@step
def meet_calamities(g: Kingdom) -> None:
    """Calamities go to the duchy, first of all; only an advisor may remove one before (calamity.to_duchy)."""
    for player in range(g.players):
        if any(g.content.family[card] == CALAMITY for card in g.drafted[player]):
            g.branch(player, meet_calamity(player))


@step
def meet_calamity(g: Kingdom, player: int) -> None:
    g.then(take_calamities(player))
    g.ask(player, avert())


@ask("calamity.to_duchy", standing=False, closing=DONE)
def avert(g: Kingdom, player: int, why: Why) -> list[Move]:
    """Use the High Priestess, or let the calamities come; whoever lacks her soldiers may get them first."""
    moves: list[Move] = [("advise", card) for card in usable(g, player, "revealed", why)]
    if moves or not _could_still_pay(g, player):
        return moves
    return [move for move in g.rules.standing_moves(g, player, why) if move[0] in FUNDS]


def _could_still_pay(g: Kingdom, player: int) -> bool:
    """Does only a lack of soldiers stand against an advisor who acts now, and is there more to do than to discard?

    A discard helps only where it makes a krystallium.
    """
    content, kinds = g.content, g.content.family
    if not any(kinds[card] == CALAMITY for card in g.drafted[player]):
        return False
    waiting = [
        card for card in g.advisors[player] if "revealed" in content.moments[card] and card not in g.used[player]
    ]
    if not waiting:
        return False
    moves = [move[0] for move in g.rules.standing_moves(g, player, None) if move[0] in FUNDS]
    stored = sum(g.alchemy[4 * player : 4 * player + 4])
    return moves.count("scrap") < len(moves) or stored + len(moves) >= ALCHEMY_SIZE


@step
def take_calamities(g: Kingdom, player: int) -> None:
    for card in g.drafted[player]:
        if g.content.family[card] == CALAMITY:
            g.drafted[player] = without(g.drafted[player], card)
            g.calamities[player] += (card,)
            g.tell("calamity_struck", player, card)


@step
def plan_all(g: Kingdom) -> None:
    for player in range(g.players):
        g.branch(player, plan(player))


@step
def plan(g: Kingdom, player: int) -> None:
    """One card after another, in any order (planning.free_order), until the draft area is empty."""
    if g.drafted[player]:
        g.then(plan(player))
        if _nothing_to_choose(g, player):
            recycle(g, player, g.drafted[player][0])
        else:
            g.ask(player, plan_card())
    else:
        g.then(close(player))


def _nothing_to_choose(g: Kingdom, player: int) -> bool:
    """A last treasure can only be recycled; with nothing else to do before, nobody is asked."""
    cards = g.drafted[player]
    return (
        len(cards) == 1
        and g.content.family[cards[0]] == TREASURE
        and not g.boost[player]
        and not g.rules.standing_moves(g, player, None)
    )


@ask("planning.two_options")
def plan_card(g: Kingdom, player: int, why: Why) -> list[Move]:
    """Put a card under construction or recycle it (planning.two_options)."""
    moves: list[Move] = []
    kinds, boosted = g.content.family, g.boost[player]  # the Guild Master's card is still due
    for card in g.drafted[player]:
        development = kinds[card] == DEVELOPMENT
        if development and not boosted:
            moves.append(("build", card))
        elif why is not None:
            why.append((("build", card), "advisors.no_effect" if development else "treasure.recycle_only"))
        if development or not boosted:
            moves.append(("recycle", card))
        elif why is not None:
            why.append((("recycle", card), "advisors.no_effect"))
    return moves


@answer
def build(g: Kingdom, player: int, card: int) -> None:
    g.drafted[player] = without(g.drafted[player], card)
    start_construction(g, player, card)


def recycled_cubes(g: Kingdom, player: int, card: int) -> tuple[int, ...]:
    """The cubes for a recycled card, with those that advisors add to one that is no treasure."""
    cubes: tuple[int, ...] = g.content.recycle[card]
    return cubes if g.content.family[card] == TREASURE else cubes * (1 + g.boost[player])


@answer
def recycle(g: Kingdom, player: int, card: int) -> None:
    """Discard a card for its cubes: one from a development, two from a treasure; they are placed at once."""
    g.drafted[player] = without(g.drafted[player], card)
    g.discard += (card,)
    cubes, extra = recycled_cubes(g, player, card), 0
    if g.content.family[card] != TREASURE:
        extra, g.boost[player] = g.boost[player], 0
    g.tell("recycled", player, card, extra)
    g.cubes[player] = cubes
    g.then(place_cubes(player))
