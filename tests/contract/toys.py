"""Bazaar, a toy game that uses everything the kernel offers, and a way to break it.

Each round everybody draws two wares; at the same time each lays one open on the shelf or face down into the stash, and
guesses a die in secret. Then each demands from the next player a ware or a coin, everybody throws one ware away,
and the die is rolled. At any moment two coins buy a favour. Tea on the shelf earns a coin with each ware shelved.
"""

from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from random import Random
from typing import Any, ClassVar

from pentarchy.engine.declare import NOBODY, OWNER, PLAYERS, choice, number, pile, piles
from pentarchy.engine.moves import COUNT, Domain, Table, numbers
from pentarchy.engine.registry import Game, Option, Outcome
from pentarchy.engine.rules import Frame, Move, Rules, Why
from pentarchy.engine.state import State, state
from pentarchy.engine.views import Mix
from pentarchy.kit.expressions import effect_parser

Pile = tuple[int, ...]
KINDS, COPIES, ROUNDS, FACES, FAVOUR = ("salt", "silk", "tea"), 5, 3, 6, 2

CARD = Domain("ware", [f"{kind}.{copy}" for kind in KINDS for copy in range(COPIES)], pieces=True)
PLAYER, FACE = numbers("player", 3), numbers("face", FACES)
MOVES = Table(
    shelve=(CARD,), stash=(CARD,), guess=(FACE,), give=(CARD,), pay=(PLAYER,), toss=(CARD,), favour=()
)  # fmt: skip
EVENTS = Table(
    drew=(PLAYER, CARD), shelved=(PLAYER, CARD), stashed=(PLAYER, CARD), gave=(PLAYER, PLAYER, CARD),
    paid=(PLAYER, PLAYER), tossed=(PLAYER, CARD), rolled=(COUNT,), earned=(PLAYER, COUNT), favoured=(PLAYER,),
)  # fmt: skip

rules = Rules()
step, effect, ask, answer = rules.step, rules.effect, rules.ask, rules.answer


@dataclass(frozen=True)
class Wares:
    """What the wares are: points, and what tea does each time a ware is shelved."""

    value: Pile
    triggers: dict[str, dict[int, Frame]]


@state
class Bazaar(State):
    """The state; piles are tuples, lists have an entry per player."""

    rules: ClassVar[Rules] = rules
    moves: ClassVar[Table] = MOVES
    happens: ClassVar[Table] = EVENTS
    content: Wares

    round: int = number()
    dice: int = number()
    deck: Pile = pile(NOBODY)
    discard: Pile = pile()
    hands: list[Pile] = piles(OWNER)
    shelves: list[Pile] = piles()
    stashes: list[Pile] = piles(OWNER, shut=True)  # remembered, but not looked at again
    coins: list[int] = number(PLAYERS, 1)
    favours: list[int] = number(PLAYERS)
    guesses: list[int] = choice(FACE, PLAYERS, -1, OWNER)  # -1: none yet

    def in_front(self, player: int) -> Pile:
        return self.shelves[player]

    def scramble(self, player: int, slots: list[int], held: dict[int, int], mix: Mix, rng: Random) -> None:
        """Any ware can be anywhere, any guess can be any number."""
        mix(slots)
        for other in range(self.players):
            if other != player and self.guesses[other] >= 0:
                self.guesses[other] = rng.randrange(FACES)

    def audit(self) -> list[str]:
        return [f"player {player} owes coins" for player, coins in enumerate(self.coins) if coins < 0]


# the round ------------------------------------------------------------------------------------------------------
@step
def play_round(g: Any) -> None:
    """Draw, lay and guess at once, demand in turn, throw away, roll; after three rounds the stashes are opened."""
    g.round += 1
    players = range(g.players)
    if g.round > ROUNDS:
        for pile in g.stashes:
            g.show(pile, g.everyone)
        return
    draws = [draw(player) for player in players for _ in range(2)]
    rolls = [roll()] if g.dice else []
    g.then(*draws, plan_all(), *map(demand, players), *map(tidy, players), *rolls, play_round())


@step
def draw(g: Any, player: int) -> None:
    """The top ware of the deck; an empty deck is made of what was thrown away."""
    if not g.deck:
        g.deck, g.discard = g.shuffled(g.discard), ()
    if g.deck:
        *rest, card = g.deck
        g.deck = tuple(rest)
        g.show((card,), 1 << player)
        g.hands[player] += (card,)
        g.tell("drew", player, card)


@step
def plan_all(g: Any) -> None:
    for player in range(g.players):
        g.branch(player, lay_one(player), *([guess_one(player)] if g.dice else []))


@step
def lay_one(g: Any, player: int) -> None:
    g.ask(player, lay_ware())


@step
def guess_one(g: Any, player: int) -> None:
    g.ask(player, guess_face())


@step
def demand(g: Any, player: int) -> None:
    """In the middle of a turn the next player is asked."""
    g.ask((player + 1) % g.players, answer_demand(player))


@step
def tidy(g: Any, player: int) -> None:
    g.ask(player, throw_away())


@step
def roll(g: Any) -> None:
    """Who guessed the die earns three coins."""
    face = g.rand(FACES)
    g.tell("rolled", face)
    winners = [player for player in range(g.players) if g.guesses[player] == face]
    g.guesses = [-1] * g.players
    g.then(*(earn(player, 0, 3) for player in winners))


@effect
def earn(g: Any, player: int, piece: int, coins: int) -> None:
    g.coins[player] += coins
    g.tell("earned", player, coins)


# questions ------------------------------------------------------------------------------------------------------
@ask("bazaar.lay")
def lay_ware(g: Any, player: int, why: Why) -> list[Move]:
    """Shelve or stash a ware; there is room for two in a stash."""
    moves: list[Move] = [("shelve", card) for card in g.hands[player]]
    for card in g.hands[player]:
        if len(g.stashes[player]) < 2:
            moves.append(("stash", card))
        elif why is not None:
            why.append((("stash", card), "bazaar.stash_full"))
    return moves


@ask("bazaar.guess")
def guess_face(g: Any, player: int, why: Why) -> list[Move]:
    return [("guess", face) for face in range(FACES)]


@ask("bazaar.demand")
def answer_demand(g: Any, player: int, why: Why, to: int) -> list[Move]:
    moves: list[Move] = [("give", card) for card in g.hands[player]]
    if g.coins[player]:
        moves.append(("pay", to))
    elif why is not None:
        why.append((("pay", to), "bazaar.no_coin"))
    return moves


@ask("bazaar.throw", trivial=True)
def throw_away(g: Any, player: int, why: Why) -> list[Move]:
    return [("toss", card) for card in g.hands[player]]


@rules.standing
def favours(g: Any, player: int, why: Why) -> list[Move]:
    if g.coins[player] >= FAVOUR:
        return [("favour",)]
    if why is not None:
        why.append((("favour",), "bazaar.favour_price"))
    return []


# answers --------------------------------------------------------------------------------------------------------
def take_from_hand(g: Any, player: int, card: int) -> None:
    g.hands[player] = tuple(other for other in g.hands[player] if other != card)


@answer
def shelve(g: Any, player: int, card: int) -> None:
    take_from_hand(g, player, card)
    g.show((card,), g.everyone)
    g.shelves[player] += (card,)
    g.tell("shelved", player, card)
    g.fire("shelved", player)


@answer
def stash(g: Any, player: int, card: int) -> None:
    take_from_hand(g, player, card)
    g.stashes[player] += (card,)
    g.tell("stashed", player, card)


@answer
def guess(g: Any, player: int, face: int) -> None:
    g.guesses[player] = face


@answer
def give(g: Any, player: int, card: int) -> None:
    to = (player - 1) % g.players
    take_from_hand(g, player, card)
    g.show((card,), 1 << to)
    g.hands[to] += (card,)
    g.tell("gave", player, to, card)


@answer
def pay(g: Any, player: int, to: int) -> None:
    g.coins[player] -= 1
    g.coins[to] += 1
    g.tell("paid", player, to)


@answer
def toss(g: Any, player: int, card: int) -> None:
    take_from_hand(g, player, card)
    g.show((card,), g.everyone)
    g.discard += (card,)
    g.tell("tossed", player, card)


@rules.standing_answer
def favour(g: Any, player: int) -> None:
    g.coins[player] -= FAVOUR
    g.favours[player] += 1
    g.tell("favoured", player)


# the game -------------------------------------------------------------------------------------------------------
def load(pack: Any = None) -> Wares:
    size, parse = len(CARD.tokens), effect_parser(rules)
    tea = {card: parse("earn(1)") for card in range(2 * COPIES, size)}
    return Wares(tuple(1 + card % COPIES for card in range(size)), {"shelved": tea})


def starter(kind: type[Any]) -> Callable[..., Any]:
    """How games with this class of states start."""

    def start(players: int, options: dict[str, str], seed: int, content: Wares, events: bool) -> Any:
        g = kind.blank(players, len(CARD.tokens), seed, content, events=events)
        g.dice = int(options["dice"] == "on")
        g.deck = g.shuffled(tuple(range(len(CARD.tokens))))
        g.then(play_round())
        return g.run()

    return start


def score(g: Any, player: int) -> dict[str, int]:
    """Everybody sees the points, so the stash counts when it is opened."""
    value, opened = g.content.value, g.stashes[player] if g.round > ROUNDS else ()
    return {
        "shelf": sum(value[card] for card in g.shelves[player]),
        "stash": sum(value[card] for card in opened),
        "favours": 2 * g.favours[player],
    }


def outcome(g: Any) -> Outcome:
    totals = [sum(score(g, player).values()) for player in range(g.players)]
    return Outcome(tuple(player for player, total in enumerate(totals) if total == max(totals)), "bazaar.end")


def modes() -> Iterator[tuple[int, dict[str, str]]]:
    for players in (2, 3):
        for dice in ("on", "off"):
            yield players, {"dice": dice}


GAME = Game(
    id="bazaar",
    package="tests.contract.bazaar",
    title={"en": "Bazaar", "ru": "Базар"},
    players=(2, 3),
    minutes=5,
    weight=1,
    state=Bazaar,
    options=(Option("dice", ("on", "off"), "on", (2, 3)),),
    load=load,
    start=starter(Bazaar),
    score=score,
    outcome=outcome,
    heuristic=lambda g, player: float(sum(score(g, player).values())),
    modes=modes,
    cap=200,
)


def broken(
    *functions: Callable[..., Any], body: dict[str, Any] | None = None, patch: Any = None, **changes: Any
) -> Game:
    """Bazaar with some of its registered functions replaced by name, and members of its state class by `body`.

    `patch` gets the finished class, for what @state generates; other changes are fields of `Game`.
    """
    changed = Rules()
    changed.__dict__.update({name: value.copy() for name, value in rules.__dict__.items() if hasattr(value, "copy")})
    changed.standing_moves = rules.standing_moves
    for fn in functions:
        name = fn.__name__
        if name in changed.asks:
            changed.asks[name] = changed.asks[name].but(options=fn)
        elif name in changed.steps:
            changed.steps[name] = fn
        elif name in changed.answers:
            changed.answers[name] = fn
        else:
            raise KeyError(name)
    kind: Any = state(type("Broken", (Bazaar,), {"rules": changed, "__module__": __name__, **(body or {})}))
    if patch is not None:
        patch(kind)
    return replace(GAME, **{"state": kind, "start": starter(kind), **changes})
