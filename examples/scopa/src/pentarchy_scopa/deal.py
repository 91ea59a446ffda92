"""Setup, dealing, and the end of a deal and of the game. Rules: setup.*, deal.*, score.*, end.*."""

from collections.abc import Iterator

from pentarchy.engine.registry import Option
from pentarchy.kit.seats import first_player, first_player_options, seats_from
from pentarchy_scopa.content import Content
from pentarchy_scopa.play import take_turn
from pentarchy_scopa.rules import step
from pentarchy_scopa.scoring import REASONS, deal_points, majority, totals
from pentarchy_scopa.state import END, Scopa

PLAYERS = (2, 3, 4)
TARGETS = {"11": 11, "21": 21, "single": 0}  # points that end the game; 0: one deal does
HAND, TABLE, KING, TOO_MANY_KINGS = 3, 4, 10, 3
OPTIONS = (Option("target", tuple(TARGETS), "11", PLAYERS), *first_player_options(PLAYERS))


def modes() -> Iterator[tuple[int, dict[str, str]]]:
    """Every number of players with every length of the game."""
    for players in PLAYERS:
        for target in TARGETS:
            yield players, {"target": target}


def start(players: int, options: dict[str, str], seed: int, content: Content, events: bool) -> Scopa:
    """A game at its first decision."""
    g = Scopa.blank(players, len(content.tokens), seed, content, events=events)
    g.target, g.first = TARGETS[options["target"]], first_player(g, options["first"])
    g.deck = tuple(range(len(content.tokens)))
    g.then(new_deal())
    return g.run()


@step
def new_deal(g: Scopa) -> None:
    """All cards are shuffled, four lie open; with three kings among them they are dealt anew (deal.kings)."""
    g.round += 1
    g.tell("deal_began", g.round, g.first)
    everything = (*g.deck, *g.table, *(card for pile in g.taken for card in pile))
    g.table, g.taken, g.sweeps, g.last_taker = (), [()] * g.players, [0] * g.players, -1
    while True:
        deck = g.shuffled(everything)
        table = deck[-TABLE:]
        if sum(g.content.value[card] == KING for card in table) < TOO_MANY_KINGS:
            break
        g.tell("dealt_again")
    g.deck, g.table = deck[:-TABLE], table
    g.show(g.table, g.everyone)
    for card in g.table:
        g.tell("laid_out", card)
    g.then(deal_hands())


@step
def deal_hands(g: Scopa) -> None:
    """Three cards each while there are enough, then everybody plays them in turn (deal.hands)."""
    order = seats_from(g.first, g.players)
    if len(g.deck) < HAND * g.players:
        g.then(end_deal())
        return
    for player in order:
        g.deck, g.hands[player] = g.deck[:-HAND], g.deck[-HAND:]
        g.show(g.hands[player], 1 << player)
    g.tell("dealt", HAND)
    g.then(*(take_turn(player) for _ in range(HAND) for player in order), deal_hands())


@step
def end_deal(g: Scopa) -> None:
    """The rest goes to whoever captured last, then points are counted (deal.rest, score.*)."""
    if g.last_taker >= 0 and g.table:
        g.taken[g.last_taker] += g.table
        g.tell("took_rest", g.last_taker, len(g.table))
        g.table = ()
    for number, reason in enumerate(REASONS):
        winner = majority(g, reason)
        if winner < 0:
            g.tell("no_point", number)
        else:
            g.tell("point", winner, number)
    for player, sweeps in enumerate(g.sweeps):
        if sweeps:
            g.tell("sweeps", player, sweeps)
    finish_deal(g)


def finish_deal(g: Scopa) -> None:
    """The game ends when somebody has enough points and nobody has as many; else the next deal (end.target)."""
    reached = sorted(totals(g))
    if not g.target or (reached[-1] >= g.target and reached[-1] > reached[-2]):
        g.phase = END
        return
    g.points = [points + sum(deal_points(g, player).values()) for player, points in enumerate(g.points)]
    g.first = (g.first + 1) % g.players
    g.then(new_deal())
