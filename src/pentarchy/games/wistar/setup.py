"""Before the first round: options, wheel, farm, goals, the draft of pairs. Rules: setup.*, solo.setup, solo.rival_*."""

from collections.abc import Iterator

from pentarchy.engine.registry import Option
from pentarchy.games.wistar.content import (
    BASEMENT,
    CHEESE,
    DOOR,
    GOAL,
    GOAL_ROWS,
    GOALS,
    GOODS,
    HERO,
    HOUSE,
    JOKER,
    MISSION,
    MOUSE,
    MOVE,
    STATE,
    Content,
)
from pentarchy.games.wistar.gains import top_card
from pentarchy.games.wistar.moves import SECTORS, Move, Why
from pentarchy.games.wistar.projects import refill_markets
from pentarchy.games.wistar.rounds import next_mouse, play_round
from pentarchy.games.wistar.rules import answer, ask, step
from pentarchy.games.wistar.state import CLOSED, RIVAL, Wistar
from pentarchy.kit.piles import Pile
from pentarchy.kit.seats import RANDOM, first_player_options, random_order, seats_from

PLAYERS = (1, 2, 3, 4)
DIFFICULTIES = ("easy", "normal", "hard")
OPTIONS = (
    Option("difficulty", DIFFICULTIES, "normal", (1,)),
    *first_player_options(PLAYERS),
)


def modes() -> Iterator[tuple[int, dict[str, str]]]:
    """Every mode: 2 to 4 players; alone at each difficulty."""
    for players in PLAYERS[1:]:
        yield players, {}
    for difficulty in DIFFICULTIES:
        yield 1, {"difficulty": difficulty}


def start(players: int, options: dict[str, str], seed: int, content: Content, events: bool) -> Wistar:
    """A game at its first decision."""
    g = Wistar.blank(players, len(content.tokens), seed, content, events=events)
    g.difficulty = options.get("difficulty", "")
    g.sectors = random_order(g, range(len(SECTORS)))
    _lay_out_farm(g)
    _lay_out_cards(g)
    _choose_order(g, options.get("first", ""))
    _say_what_lies_open(g)
    _hand_out_goods(g)
    next_mouse(g)
    draft = [draft_pair(player) for player in reversed(g.order) if player < players]
    g.then(*draft, put_pairs_away(), refill_markets(), play_round())
    return g.run()


def _out_of_box(g: Wistar, pieces: Pile) -> Pile:
    taken = set(pieces)
    g.box = tuple([piece for piece in g.box if piece not in taken])
    return pieces


def _lay_out_farm(g: Wistar) -> None:
    """Missions, mice, cheese and doors on the spaces of this number of players (setup.missions to setup.doors)."""
    content, players = g.content, g.players
    mice: list[Pile] = []
    for zone in (HOUSE, BASEMENT):
        own = tuple(card for card in content.by_kind[MISSION] if content.zone[card] == zone)
        cards = g.shuffled(_out_of_box(g, own))
        herd = g.shuffled(
            _out_of_box(g, tuple(mouse for mouse in content.by_kind[MOUSE] if content.zone[mouse] == zone))
        )
        for number, room in enumerate(content.rooms):
            if room.zone == zone and players in room.mission:
                g.missions[number], cards = cards[-1:], cards[:-1]
            if room.zone == zone:
                lying = sum(players in space for space in room.mice)
                g.mice_at[number], herd = herd[len(herd) - lying :], herd[: len(herd) - lying]
        g.unused += cards
        mice.append(herd)
    stack = content.numbers["round_stack"]
    house, basement = mice
    g.round_stack = basement[: stack["basement"]] + house[: stack["house"]]
    g.mouse_supply = [house[stack["house"] :], basement[stack["basement"] :]]
    cheese = [one for one in content.by_kind[MOUSE] if content.zone[one] == CHEESE]
    in_play = [one for one in cheese if players in content.entry_of(one).get("players", list)]
    g.cheese = _out_of_box(g, tuple(sorted(in_play, key=lambda one: content.vp[one])))
    doors = g.shuffled(_out_of_box(g, content.by_kind[DOOR]))
    for passage, counts in enumerate(content.door_players):
        if players in counts:
            g.doors_at[passage], doors = doors[-1:], doors[:-1]
    g.unused += doors


def _lay_out_cards(g: Wistar) -> None:
    """Goals with their closed spaces, heroes, tokens, the two decks and the pairs (setup.goals, setup.pairs)."""
    content, players = g.content, g.players
    goals = g.shuffled(_out_of_box(g, content.by_kind[GOAL]))
    g.goals, g.goal_deck = goals[:GOALS], goals[GOALS:]
    g.show(g.goals, g.everyone)
    for number, goal in enumerate(g.goals):
        for row in content.goal_closed[goal][players - 1]:
            g.goal_marks[GOAL_ROWS * number + row - 1] = CLOSED
    helpers = _out_of_box(g, content.by_kind[HERO])
    g.heroes = tuple(card for card in helpers if content.is_hero[card])
    g.skill_tokens = tuple(card for card in helpers if not content.is_hero[card])
    for deck in range(2):
        g.decks[deck] = g.shuffled(_out_of_box(g, content.by_kind[deck]))
    for _ in range(max(players, 2)):
        pair = (top_card(g, 0), top_card(g, 1))
        g.show(pair, g.everyone)
        g.pairs.append(pair)
    if g.solo:
        g.state_deck = g.shuffled(_out_of_box(g, content.by_kind[STATE]))


def _say_what_lies_open(g: Wistar) -> None:
    """The turn order, the goals and the pairs to choose from."""
    g.tell("first_player", g.order[0])
    for place, side in enumerate(g.order[1:], 2):
        g.tell("turn_place", g.owner_of(side), place)
    for goal in g.goals:
        g.tell("goal_shown", goal)
    for pair in g.pairs:
        g.tell("pair_shown", *pair)


def _hand_out_goods(g: Wistar) -> None:
    """The same for everybody (setup.start_goods)."""
    goods = [g.content.numbers["start"][name] for name in GOODS]
    g.goods[:] = goods * g.players
    g.supply_moves -= goods[MOVE] * g.players
    g.supply_jokers -= goods[JOKER] * g.players
    g.tell("start_goods", *goods)


def _choose_order(g: Wistar, first: str) -> None:
    """At random, or from a chosen first player on by seats; the rival is second (setup.turn_order)."""
    if g.solo:
        g.order = (0, RIVAL)
    elif first == RANDOM:
        g.order = random_order(g, range(g.players))
    else:
        g.order = tuple(seats_from(int(first) - 1, g.players))


# the draft ----------------------------------------------------------------------------------------------------------
@step
def draft_pair(g: Wistar, player: int) -> None:
    g.active = player
    g.ask(player, pair_which())


@ask("setup.pair_draft")
def pair_which(g: Wistar, player: int, why: Why) -> list[Move]:
    """Choose your starting cards: a basic and an advanced invention."""
    return [("choose_pair", pair[0]) for pair in g.pairs]


@answer
def choose_pair(g: Wistar, player: int, card: int) -> None:
    pair = next(pair for pair in g.pairs if pair[0] == card)
    g.pairs.remove(pair)
    g.hands[player] += pair
    g.tell("chose_pair", player, *pair)
    g.hide(pair, 1 << player)


@step
def put_pairs_away(g: Wistar) -> None:
    """A pair that is left goes to the discard piles (solo.starting_hand)."""
    for pair in g.pairs:
        for deck, card in enumerate(pair):
            g.discards[deck] += (card,)
    g.pairs = []
