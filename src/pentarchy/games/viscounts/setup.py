"""Before the first round: options, the board, the draft of pairs. Rules: setup.*, solo.setup.*, solo.difficulty."""

from collections.abc import Iterator

from pentarchy.engine.registry import Option
from pentarchy.games.viscounts.buildings import build_here
from pentarchy.games.viscounts.content import (
    AUTOMAS,
    BONUS_CARD,
    FOLK,
    HERO,
    MANUSCRIPT,
    NEUTRAL,
    PLAYER_CARD,
    SCHEME,
    STARTING,
    Content,
)
from pentarchy.games.viscounts.goods import gain_good, resource
from pentarchy.games.viscounts.moments import bound
from pentarchy.games.viscounts.moves import AUTOMA_NAME, DIFFICULTIES, SECTIONS, SEGMENTS, Move, Why
from pentarchy.games.viscounts.papers import debt, deed
from pentarchy.games.viscounts.rounds import draw_phase, play_round
from pentarchy.games.viscounts.rules import answer, ask, step
from pentarchy.games.viscounts.sources import AUTOMA_BOARD
from pentarchy.games.viscounts.state import AUTOMA, SETUP, Pile, Viscounts
from pentarchy.kit.seats import first_player, first_player_options, random_order, seats_from

PLAYERS = (1, 2, 3, 4)
OPTIONS = (
    Option("automa", tuple(name.removeprefix("automa_") for name in AUTOMAS), "cleric", (1,)),
    Option("difficulty", DIFFICULTIES, "normal", (1,)),
    *first_player_options(PLAYERS),
)


def modes() -> Iterator[tuple[int, dict[str, str]]]:
    """Every mode: 2 to 4 players; alone against each automa at each difficulty."""
    for players in PLAYERS[1:]:
        yield players, {}
    for automa in AUTOMAS:
        for difficulty in DIFFICULTIES:
            yield 1, {"automa": automa.removeprefix("automa_"), "difficulty": difficulty}


def start(players: int, options: dict[str, str], seed: int, content: Content, events: bool) -> Viscounts:
    """A game at its first decision."""
    g = Viscounts.blank(players, len(content.tokens), seed, content, events=events)
    g.automa = f"automa_{options['automa']}" if g.solo else ""
    g.difficulty = options.get("difficulty", "")
    _lay_out_board(g)
    g.first = g.active = first_player(g, options.get("first", ""))
    for player in range(players):
        own = [cards[player] for cards in content.by_design.values() if content.group[cards[0]] == STARTING]
        g.discards[player] = _out_of_box(g, tuple(own))
    _lay_out_pairs(g)
    if g.solo:
        _lay_out_schemes(g)
    _tell_beginning(g)
    draft = [draft_pair(player) for player in reversed(seats_from(g.first, players))]
    g.then(*draft, *([automa_starts()] if g.solo else []), count_stacks(), play_round())
    return g.run()


def _out_of_box(g: Viscounts, pieces: Pile) -> Pile:
    taken = set(pieces)
    g.box = tuple([piece for piece in g.box if piece not in taken])
    return pieces


def _lay_out_board(g: Viscounts) -> None:
    """Segments in random order, the castle turned at random, the piles (setup.segment_order to setup.piles_hidden)."""
    content, segments = g.content, len(SEGMENTS)
    g.ring = random_order(g, range(segments))
    turned = g.rand(SECTIONS)
    g.castle = tuple((g.ring.index(segment) - turned) % SECTIONS for segment in range(segments))
    neutral = tuple(card for card in content.by_kind[FOLK] if content.group[card] == NEUTRAL)
    folk = g.shuffled(_out_of_box(g, neutral))
    sizes = [content.numbers["piles"]["townsfolk"][i] for i in random_order(g, range(segments))]
    for segment, size in enumerate(sizes):
        g.townsfolk[segment], folk = folk[:size], folk[size:]
    tiles = content.by_kind[MANUSCRIPT]
    black = g.shuffled(_out_of_box(g, tuple(tile for tile in tiles if not content.starter[tile])))
    grey = g.shuffled(_out_of_box(g, tuple(tile for tile in tiles if content.starter[tile])))
    each = len(black) // segments
    for segment in range(segments):
        g.manuscripts[segment] = (*black[each * segment : each * (segment + 1)], grey[segment])
    for pile in (*g.townsfolk, *g.manuscripts):
        g.show(pile[-1:], g.everyone)
    g.bonus_cards = _out_of_box(g, content.by_kind[BONUS_CARD])


def _lay_out_pairs(g: Viscounts) -> None:
    """One more pair than players, of random player cards and heroes (setup.pairs_count, solo.setup.pairs)."""
    content = g.content
    heroes = tuple(card for card in content.by_kind[FOLK] if content.group[card] == HERO)
    count = g.players + 1
    for name, cards in (("pair_cards", content.by_kind[PLAYER_CARD]), ("pair_heroes", heroes)):
        dealt = random_order(g, cards)[:count]
        setattr(g, name, [(card,) for card in _out_of_box(g, dealt)])


def _lay_out_schemes(g: Viscounts) -> None:
    """Without those the board crosses out; some future ones may join the deck (solo.setup.*, solo.difficulty)."""
    content, removed = g.content, g.automa_board.removed
    schemes = [card for card in content.by_kind[SCHEME] if content.designs[card] not in removed]
    first = _out_of_box(g, tuple(card for card in schemes if not content.future[card]))
    future = g.shuffled(_out_of_box(g, tuple(card for card in schemes if content.future[card])))
    joining = DIFFICULTIES.index(g.difficulty)
    g.scheme_deck = g.shuffled(first + future[:joining])
    g.future_deck = future[joining:]


def _tell_beginning(g: Viscounts) -> None:
    """What everybody sees: who begins, the board with what lies open on it, the pairs."""
    g.tell("began", g.first)
    if g.solo:
        g.tell("faced", AUTOMA_NAME.index[g.automa], DIFFICULTIES.index(g.difficulty))
        for card in g.content.by_kind[SCHEME]:
            if g.content.designs[card] in g.automa_board.removed:
                g.tell("scheme_removed", card)
    for segment in g.ring:
        g.tell("segment_laid", segment, g.castle[segment], g.townsfolk[segment][-1], g.manuscripts[segment][-1])
    for (card,), (hero,) in zip(g.pair_cards, g.pair_heroes, strict=True):
        g.tell("pair_offered", card, hero)


# the draft ----------------------------------------------------------------------------------------------------------
@step
def draft_pair(g: Viscounts, player: int) -> None:
    g.active = player
    g.ask(player, pair_which())


@ask("setup.draft_pick")
def pair_which(g: Viscounts, player: int, why: Why) -> list[Move]:
    """Choose a player card with its hero."""
    return [("choose_pair", card) for pile in g.pair_cards for card in pile]


@answer
def choose_pair(g: Viscounts, player: int, card: int) -> None:
    """All steps of the pair before the next player chooses (setup.draft_steps_sequential)."""
    number = g.pair_cards.index((card,))
    (hero,) = g.pair_heroes.pop(number)
    g.pair_cards.pop(number)
    g.tell("chose_pair", player, card, hero)
    g.box += (card,)
    g.discards[player] += (hero,)
    place_viscount(g, player, card)
    *goods, of_choice = g.content.goods[card]
    for good, count in enumerate(goods):
        if count:
            gain_good(g, player, good, count, card)
    deeds, debts = g.content.papers[card]
    frames = [resource(player, card, of_choice), deed(player, card, deeds), debt(player, card, debts)]
    g.then(*frames, *bound(g.content.effects[card], player, card), make_deck(player))


def place_viscount(g: Viscounts, side: int, card: int) -> None:
    """On the space of a player card: one's own, or for the automa the one that is left (solo.setup.automa_space)."""
    g.viscounts[side] = g.content.start_space[g.content.number[card]]
    g.tell("placed", g.owner_of(side), g.viscounts[side], card)


@step
def make_deck(g: Viscounts, player: int) -> None:
    """Everything so far is shuffled, and the first hand drawn; no check for criminals (setup.deck)."""
    g.decks[player], g.discards[player] = g.shuffled(g.discards[player]), ()
    g.then(draw_phase(player), back_to_setup())


@step
def back_to_setup(g: Viscounts) -> None:
    g.phase = SETUP


@step
def automa_starts(g: Viscounts) -> None:
    """The automa begins at the space of the other pair, with its goods and a guildhall (solo.setup.*)."""
    board = g.automa_board
    place_viscount(g, AUTOMA, g.pair_cards[0][0])
    *goods, of_choice = board.goods
    for good, count in enumerate(goods):
        if count:
            gain_good(g, AUTOMA, good, count, AUTOMA_BOARD)
    given = ((resource, of_choice), (deed, board.deeds), (debt, board.debts))
    frames = [gives(AUTOMA, AUTOMA_BOARD, count) for gives, count in given]
    g.then(*frames, build_here(AUTOMA, AUTOMA_BOARD, "guildhall"))


@step
def count_stacks(g: Viscounts) -> None:
    """What nobody took leaves the game; then the stacks are counted (setup.draft_leftover, setup.poverty_stack)."""
    for pile in (*g.pair_cards, *g.pair_heroes):
        g.box += pile
    g.pair_cards, g.pair_heroes = [], []
    stacks = g.content.numbers["stacks"]
    g.poverty, g.prosperity = stacks["debts"][g.players - 1], stacks["deeds"][g.players - 1]
    g.tell("stacks_counted", g.poverty, g.prosperity)
