"""Before the first turn: options, and everything laid out as the rulebook says. Rules: setup.*, components.*."""

from collections.abc import Iterator
from itertools import combinations

from pentarchy.engine.errors import BadSetup
from pentarchy.engine.registry import Option
from pentarchy.games.tyrants.cards import draw_cards
from pentarchy.games.tyrants.content import HALF_DECKS, STARTING_DECK, Content
from pentarchy.games.tyrants.market import turn_up
from pentarchy.games.tyrants.moves import DECK, SECTIONS, SITES, Move, Why
from pentarchy.games.tyrants.rules import answer, ask, step
from pentarchy.games.tyrants.state import COLOURS, EMPTY, HAND, MARKET, WHITE, Tyrants
from pentarchy.games.tyrants.troops import deploy_at
from pentarchy.games.tyrants.turn import take_turn
from pentarchy.kit.seats import first_player, first_player_options, seats_from

PLAYERS = (2, 3, 4)
OUTER = ("left", "right")

OPTIONS = (
    Option("deck_1", ("random", *HALF_DECKS), "drow", PLAYERS),
    Option("deck_2", ("random", *HALF_DECKS), "dragons", PLAYERS),
    Option("section", ("random", *OUTER), "random", (3,)),
    *first_player_options(PLAYERS),
)


def modes() -> Iterator[tuple[int, dict[str, str]]]:
    """Every mode: all pairs of half-decks on every part of the board."""
    for first, second in combinations(HALF_DECKS, 2):
        decks = {"deck_1": first, "deck_2": second}
        yield 2, decks
        for section in OUTER:
            yield 3, {**decks, "section": section}
        yield 4, decks


def start(players: int, options: dict[str, str], seed: int, content: Content, events: bool) -> Tyrants:
    """A game at its first decision."""
    g = Tyrants.blank(players, len(content.tokens), seed, content, events=events)
    g.half_decks = _two_decks(g, options["deck_1"], options["deck_2"])
    g.sections = {2: "center", 4: "all"}.get(players) or OUTER[_pick(g, options["section"], OUTER)]
    g.first = first_player(g, options["first"])
    _lay_out_board(g)
    _lay_out_market(g)
    for player in range(players):
        g.decks[player] = g.shuffled(_copies(g, STARTING_DECK))
        draw_cards(g, player, HAND)
    _tell_setup(g)
    g.then(*map(place_first_troop, seats_from(g.first, players)), take_turn(g.first))
    return g.run()


def _pick(g: Tyrants, choice: str, values: tuple[str, ...]) -> int:
    """The position of a chosen value, drawn at random where the table leaves it open."""
    return g.rand(len(values)) if choice == "random" else values.index(choice)


def _two_decks(g: Tyrants, first: str, second: str) -> tuple[str, ...]:
    """Two different half-decks, at random where nobody chose (setup.market_deck)."""
    if first == second != "random":
        raise BadSetup("The market deck needs two different half-decks (setup.market_deck).")
    decks: tuple[str, ...] = ()
    for choice, other in ((first, second), (second, first)):
        free = tuple(deck for deck in HALF_DECKS if deck != other and deck not in decks)
        decks += (free[_pick(g, choice, free)],)
    return decks


def _out_of_box(g: Tyrants, cards: tuple[int, ...]) -> tuple[int, ...]:
    taken = set(cards)
    g.box = tuple([card for card in g.box if card not in taken])
    return cards


def _copies(g: Tyrants, counts: dict[str, int]) -> tuple[int, ...]:
    """So many cards of each design out of the box."""
    there = set(g.box)
    cards: tuple[int, ...] = ()
    for design, count in counts.items():
        cards += tuple(card for card in g.content.by_design[design] if card in there)[:count]
    return _out_of_box(g, cards)


def _lay_out_board(g: Tyrants) -> None:
    """White troops on their spaces, all others empty (setup.white_troops)."""
    sites, board = g.content.sites, g.board
    for site in board.sites:
        row = [0] * COLOURS
        row[WHITE], row[EMPTY] = sites[site].white, sites[site].spaces - sites[site].white
        g.garrisons[site] = tuple(row)
        for colour in (WHITE, EMPTY):
            g.camps[colour] |= (row[colour] > 0) << site
    g.roads[WHITE] = board.white_roads >> SITES
    g.roads[EMPTY] = (board.places & ~board.white_roads) >> SITES


def _lay_out_market(g: Tyrants) -> None:
    """Two half-decks shuffled, six cards turned up, the stacks beside them (setup.market_row, setup.supply_stacks)."""
    content = g.content
    g.priestesses = _out_of_box(g, content.by_design["priestess_of_lolth"])
    g.guards = _out_of_box(g, content.by_design["house_guard"])
    if "demons" in g.half_decks:
        g.outcasts = _out_of_box(g, content.by_design["insane_outcast"])
    cards = tuple(card for deck in g.half_decks for card in content.by_file[f"{deck}.toml"])
    g.market_deck = g.shuffled(_out_of_box(g, cards))
    for slot in range(MARKET):
        turn_up(g, slot)


def _tell_setup(g: Tyrants) -> None:
    """What is public before the first decision, and who begins."""
    one, other = (DECK.index[deck] for deck in g.half_decks)
    g.tell("laid_out", one, other, SECTIONS.index[g.sections])
    g.tell("market_laid", *(card for space in g.market for card in space))
    g.tell("hands_dealt", HAND)
    g.tell("first_player", g.first)


@step
def place_first_troop(g: Tyrants, player: int) -> None:
    g.ask(player, start_where())


@ask("setup.starting_site", standing=False)
def start_where(g: Tyrants, player: int, why: Why) -> list[Move]:
    """Choose a starting site where nobody else has started."""
    moves: list[Move] = []
    taken = sum(g.camps[: g.players])
    for site in g.board.sites:
        if site in g.board.starts and not taken >> site & 1:
            moves.append(("settle", site))
        elif why is not None:
            why.append((("settle", site), "setup.starting_site"))
    return moves


@answer
def settle(g: Tyrants, player: int, site: int) -> None:
    """The first troop stands; presence is not needed."""
    g.tell("settled", player, site)
    deploy_at(g, player, site)
