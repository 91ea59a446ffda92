"""Before the first round: options, and everything laid out as the rulebook says. Rules: setup.*, solo.setup.*."""

from collections.abc import Iterator

from pentarchy.engine.registry import Option
from pentarchy.games.lockup.content import (
    ACHIEVEMENT,
    BOOK,
    CREWS,
    DIFFICULTIES,
    GOAL_TYPES,
    GOON,
    GUARD,
    ITEM,
    LOCATION_CARD,
    RESOURCES,
    TOKEN,
    TRAIT,
    Content,
)
from pentarchy.games.lockup.cubes import in_turn_order, move_power, start_with
from pentarchy.games.lockup.expert import board_bonus, choose_trait
from pentarchy.games.lockup.goals import RUSH, goal_awards, review_goals
from pentarchy.games.lockup.moves import Move, Why
from pentarchy.games.lockup.patrol import put_suspicion, refill_display, refill_goons
from pentarchy.games.lockup.rounds import play_round
from pentarchy.games.lockup.rules import answer, ask, step
from pentarchy.games.lockup.state import GUARDS, Lockup
from pentarchy.kit.piles import Pile
from pentarchy.kit.seats import first_player, first_player_options, random_order

PLAYERS = (1, 2, 3, 4, 5)
EMPTY: Pile = ()
OPTIONS = (
    Option("mode", ("normal", "expert"), "normal", PLAYERS),
    Option("difficulty", tuple(DIFFICULTIES), "normal", (1,)),
    # Drawn by default: the rulebook does not say who chooses first, and in the normal game all crews are equal.
    Option("crews", ("random", "in_order", "choose"), "random", PLAYERS),
    *first_player_options(PLAYERS),
)


def modes() -> Iterator[tuple[int, dict[str, str]]]:
    """Every mode: normal and expert for each number of players, alone at each difficulty; and with crews chosen."""
    for mode in ("normal", "expert"):
        for difficulty in DIFFICULTIES:
            yield 1, {"mode": mode, "difficulty": difficulty}
        for players in PLAYERS[1:]:
            yield players, {"mode": mode}
    yield 2, {"mode": "normal", "crews": "choose"}
    for players in PLAYERS:
        yield players, {"mode": "expert", "crews": "choose"}


def start(players: int, options: dict[str, str], seed: int, content: Content, events: bool) -> Lockup:
    """A game at its first decision."""
    g = Lockup.blank(players, len(content.tokens), seed, content, events=events)
    g.display = [EMPTY] * (g.sides + content.numbers["game"]["display"])
    g.goon_row = [EMPTY] * len(content.goon_spaces)
    g.expert, g.difficulty = int(options["mode"] == "expert"), options.get("difficulty", "")
    g.crews = _drawn_crews(g, options["crews"])
    g.first = GUARDS if g.solo else first_player(g, options["first"])
    g.tell("goes_first", g.owner_of(g.first))
    _lay_out_cubes(g)
    _lay_out_decks(g)
    refill_goons(g)
    choices = [choose_crew(player) for player in in_turn_order(g) if not g.crews[player]]
    g.then(refill_display(), put_suspicion(), *choices, lay_out_crews(), play_round())
    return g.run()


def _drawn_crews(g: Lockup, choice: str) -> tuple[str, ...]:
    """A crew for each player, no crew twice (components.crews); without names if players are to choose."""
    if choice == "choose":
        return ("",) * g.players
    numbers = range(len(CREWS))
    order = random_order(g, numbers) if choice == "random" else numbers
    return tuple(CREWS[number] for number in order[: g.players])


def _lay_out_cubes(g: Lockup) -> None:
    supply, game, solo = g.content.numbers["supply"], g.content.numbers["game"], g.content.numbers["solo"]
    g.supply = [supply[name] for name in RESOURCES]
    g.power_supply, g.suspicion_supply = supply["power"], supply["suspicion"]
    for player in range(g.players):
        g.stars[player] = game["reputation_expert" if g.expert else "reputation"]
    if g.solo:
        g.stars[GUARDS] = solo["reputation_expert" if g.expert else "reputation"]
        move_power(g, GUARDS, solo["power"])
        g.tell("guards_started", g.stars[GUARDS], g.power[GUARDS])


def _out_of_box(g: Lockup, pieces: tuple[int, ...]) -> tuple[int, ...]:
    taken = set(pieces)
    g.box = tuple([piece for piece in g.box if piece not in taken])
    return pieces


def _lay_out_decks(g: Lockup) -> None:
    content = g.content
    g.item_deck = g.shuffled(_out_of_box(g, content.by_kind[ITEM]))
    g.goon_deck = g.shuffled(_out_of_box(g, content.by_kind[GOON]))
    books = tuple(book for book in content.by_kind[BOOK] if content.in_solo[book] or not g.solo)
    g.book_deck = g.shuffled(_out_of_box(g, books))


# crews ------------------------------------------------------------------------------------------------------------
@step
def choose_crew(g: Lockup, player: int) -> None:
    """In turn order, with the board laid out and nothing dealt to anybody (setup.crew_board)."""
    g.ask(player, crew_choice())


@ask("setup.crew_board", standing=False, trivial=True)
def crew_choice(g: Lockup, player: int, why: Why) -> list[Move]:
    """Choose a crew that nobody has."""
    if why is not None:
        why.extend((("lead", number), "components.crews") for number, crew in enumerate(CREWS) if crew in g.crews)
    return [("lead", number) for number, crew in enumerate(CREWS) if crew not in g.crews]


@answer
def lead(g: Lockup, player: int, number: int) -> None:
    g.crews = (*g.crews[:player], CREWS[number], *g.crews[player + 1 :])
    g.tell("crew_taken", player, number)


@step
def lay_out_crews(g: Lockup) -> None:
    """What follows the crew boards in the rulebook: bonuses of expert mode, tokens, achievements, traits.

    Alone, the cards of the guards come too.
    """
    order = in_turn_order(g)
    for player in order:
        _take_tokens(g, player, CREWS.index(g.crews[player]))
    if g.solo:
        _lay_out_guards(g)
    if g.expert:
        traits = [choose_trait(player) for player in reversed(order)]
        g.then(*map(board_bonus, order), reveal_goals(), deal_traits(), *traits, refill_display())
    else:
        game = g.content.numbers["game"]
        for player in order:
            start_with(g, player, game["power"], 0, game["storage"])
        g.then(reveal_goals())


def _take_tokens(g: Lockup, player: int, number: int) -> None:
    """All six of the crew, with five players all but the 2 (setup.tokens_5p)."""
    content = g.content
    own = tuple(token for token in content.by_kind[TOKEN] if token % len(CREWS) == number)
    if g.players == 5:
        own = tuple(token for token in own if not content.out_with_five[token])
    g.cells[player] = _out_of_box(g, own)
    g.hide(own, 1 << player)


def _lay_out_guards(g: Lockup) -> None:
    content, colours = g.content, ("blue", DIFFICULTIES[g.difficulty])
    guards = tuple(guard for guard in content.by_kind[GUARD] if content.colour[guard] in colours)
    g.guard_deck = g.shuffled(_out_of_box(g, guards))
    g.location_deck = g.shuffled(_out_of_box(g, content.by_kind[LOCATION_CARD]))


@step
def deal_traits(g: Lockup) -> None:
    """Two to each player, with everything else known; each sees the own ones (expert.traits_deal)."""
    traits = g.shuffled(_out_of_box(g, g.content.by_kind[TRAIT]))
    for player in range(g.players):
        g.dealt[player], traits = traits[:2], traits[2:]
        g.show(g.dealt[player], 1 << player)
    g.trait_deck = traits


@step
def reveal_goals(g: Lockup) -> None:
    """One achievement of each type; alone without Rush (setup.achievements, solo.setup.no_rush)."""
    for goal_type in range(len(GOAL_TYPES)):
        cards = [card for card in g.content.by_kind[ACHIEVEMENT] if g.content.goal_type[card] == goal_type]
        if not (g.solo and goal_type == RUSH):
            card = cards[g.rand(len(cards))]
            g.goals += _out_of_box(g, (card,))
            g.tell("goal_shown", card, *goal_awards(g.content, card, g.sides))
    review_goals(g)
