"""What a game of Wistar is at a decision, and who sees which part of it."""

from collections.abc import Sequence
from random import Random
from typing import ClassVar

from pentarchy.engine.declare import (
    MIXED,
    NOBODY,
    OWNER,
    PLAYERS,
    SIDES,
    choice,
    everything,
    marked,
    mask,
    number,
    pile,
    piles,
    plain,
    scratch,
    seat,
    seats,
    word,
)
from pentarchy.engine.moves import Table
from pentarchy.engine.rules import Frame, Move, Rules
from pentarchy.engine.state import State, state
from pentarchy.engine.views import Mix
from pentarchy.games.wistar.content import CHEESE, GOAL_ROWS, GOALS, JOKER, MOVE, RIVAL_COUNTS, Content, Effects
from pentarchy.games.wistar.moves import (
    AREA,
    DECK,
    EVENTS,
    GOOD,
    MOVES,
    PASSAGE,
    REASON,
    RIVAL_OWNER,
    ROOM,
    ROW,
    SLOT,
    SPACE,
    ZONE,
)
from pentarchy.games.wistar.rules import rules
from pentarchy.kit.piles import Pile

SETUP, START, TURNS, END = range(4)
PHASES = ("setup", "start", "turns", "end")
RIVAL = 1  # the side of the rival clan in a solo game
OUTSIDE = 0  # places of explorers: outside, then the rooms from 1 on
FREE, CLOSED = -1, -2  # spaces of goals
NO_TENT = -1
ROOMS = ROOM.tokens[1:]  # the first place is outside


@state
class Wistar(State):
    """The state. Pieces are numbers (content.py). Lists are per player, unless they say otherwise."""

    rules: ClassVar[Rules] = rules
    moves: ClassVar[Table] = MOVES
    happens: ClassVar[Table] = EVENTS
    content: Content

    # the table
    round: int = number()
    phase: int = choice(PHASES)
    active: int = seat(start=0)  # whose turn it is
    order: Pile = seats()  # sides in turn order
    hut: Pile = seats()  # sides with a chief in the alchemist's hut, from the left
    sectors: Pile = plain()  # in the order in which they lie on the wheel
    turned: int = number()  # how far the wheel has turned
    chiefs: list[int] = seat(SLOT)  # per sector and slot: a side, or -1
    chiefs_left: list[int] = number(SIDES, lambda g: [g.content.numbers["game"]["chiefs"]] * g.sides)  # per side
    difficulty: str = word()

    # common pieces
    decks: list[Pile] = piles(NOBODY, per=DECK)  # basic, advanced
    discards: list[Pile] = piles(per=DECK)
    markets: list[Pile] = piles(per=DECK)  # from the left
    pairs: list[Pile] = piles(per=0)  # pairs to choose from: a basic and an advanced card
    missions: list[Pile] = piles(MIXED, per=ROOMS)  # per room
    mice_at: list[Pile] = piles(NOBODY, per=ROOMS)  # per room
    doors_at: list[Pile] = piles(NOBODY, per=PASSAGE)  # per passage
    cheese: Pile = pile()  # the last one on top
    round_stack: Pile = pile(NOBODY)
    round_mouse: Pile = pile()
    mouse_supply: list[Pile] = piles(NOBODY, per=ZONE)  # house, basement
    goals: Pile = pile()
    goal_deck: Pile = pile(NOBODY)
    heroes: Pile = pile()
    skill_tokens: Pile = pile()
    state_deck: Pile = pile(NOBODY)
    state_discard: Pile = pile()
    box: Pile = everything()
    unused: Pile = pile(NOBODY)  # back in the box unseen

    # pieces of players
    hands: list[Pile] = piles(OWNER)
    areas: list[Pile] = piles()  # inventions played
    helpers: list[Pile] = piles()  # heroes and skill tokens
    homes: list[Pile] = piles()  # mice and cheese
    doors: list[Pile] = piles()
    looked: list[Pile] = piles(OWNER)  # cards to choose from
    private_goals: list[Pile] = piles()
    rival_cards: Pile = pile()

    # goods and markers
    goods: list[int] = number((PLAYERS, GOOD))  # 4 per player: wood, metal, move tokens, jokers
    supply_moves: int = number(start=lambda g: g.content.numbers["supply"]["move"])
    supply_jokers: int = number(start=lambda g: g.content.numbers["supply"]["joker"])
    vp: list[int] = number(SIDES, lambda g: [g.content.numbers["game"]["vp"]] * g.sides)  # per side
    current: list[int] = number(PLAYERS)
    dug: list[int] = number(PLAYERS)
    beds: list[int] = number(PLAYERS)  # built
    beds_given: list[int] = number(PLAYERS)  # built and discarded later
    workers: list[int] = number((PLAYERS, AREA))  # 3 per player: forest, burrow, farm
    entrance: list[int] = number(PLAYERS, lambda g: [g.content.numbers["game"]["workers"]] * g.players)
    explorers: list[int] = choice(ROOM, PLAYERS)  # places
    tents: list[int] = choice(ROOM, (PLAYERS, 2), NO_TENT)  # 2 per player: a room's place, or -1
    spaces: list[int] = mask(SPACE, PLAYERS)  # mask of emptied marker spaces
    marks: list[int] = plain(ROW, -1)  # per mission row: -1, or 10 * side + marker space
    goal_marks: list[int] = plain((GOALS, GOAL_ROWS), FREE)  # 4 per goal: FREE, CLOSED or a side
    claimed: Pile = marked()  # private goals reached
    used: Pile = marked()  # cards with a 1x marker

    # the rival clan of a solo game
    rival: list[int] = number(RIVAL_COUNTS)

    # what is under way; `slot` and `todo` last for a whole turn: labels, bots and the wheel of the client read them
    slot: int = scratch(-1)  # where the chief was placed this turn, or -1
    todo: Pile = scratch()  # actions of this turn still to do: -1 the main one, 0 and 1 the bonuses
    question: Frame = scratch()  # open, or being answered: answers and labels of moves find its terms here
    responding: Pile = scratch()  # pieces whose "each time" is being carried out (chains.py)

    @property
    def sides(self) -> int:
        """Who takes part: the players, or the player and the rival clan."""
        return self.players if self.players > 1 else 2

    @property
    def solo(self) -> bool:
        return self.players == 1

    def ask(
        self, player: int, question: Frame, then: Frame | None = None, options: Sequence[Move] | None = None
    ) -> bool:
        """Ask, one player at a time; the kernel forgets a question when it is answered, and no view shows it."""
        self.question = question
        return State.ask(self, player, question, then, options)

    def owner_of(self, side: int) -> int:
        """A side as an owner in events: the rival clan has a name of its own."""
        return RIVAL_OWNER if self.solo and side == RIVAL else side

    def in_vain(self, side: int, source: int, rule: str, *, part: bool = False) -> None:
        """Tell that something, or a part of it, could not be done, and the rule that says why."""
        if self.events is not None:
            self.tell("in_part" if part else "in_vain", self.owner_of(side), source, REASON.index[rule])

    def is_one_of_several(self, source: int, effect: Frame) -> bool:
        """Whether an effect is a part of what its source gives: then others may come although this one does not."""
        content = self.content
        if source >= len(content.texts):
            return False
        text = content.texts[source]
        whole: Effects = (*text.effects, *text.mods, *((("attack",),) if text.more else ()))
        if text.per and effect[0] in {part[0] for part in whole}:  # its numbers are multiplied
            return len(whole) > 1
        lists = (whole, content.bonus[source], *(row.reward for row in content.rows[source]))
        return any(len(parts) > 1 and effect in parts for parts in lists)

    def in_front(self, player: int) -> Pile:
        """Played inventions and housed mice; a piece does not answer to what it does itself (chains.py)."""
        own = self.areas[player] + self.homes[player]
        return tuple([card for card in own if card not in self.responding]) if self.responding else own

    def scramble(self, player: int, slots: list[int], held: dict[int, int], mix: Mix, rng: Random) -> None:
        """What is hidden is dealt anew among pieces of its kind: cards of a deck, mice of a zone, missions, doors."""
        content = self.content
        groups: dict[tuple[int, int], list[int]] = {}
        for slot in slots:
            groups.setdefault((content.family[slot], content.zone[slot]), []).append(slot)
        for key in sorted(groups):
            mix(groups[key])

    def audit(self) -> list[str]:
        """Tokens and workers are where they can be, and nothing is negative."""
        wrong = []
        supply = self.content.numbers["supply"]
        if self.supply_moves + sum(self.goods[MOVE::4]) != supply["move"]:
            wrong.append("move tokens are missing")
        if self.supply_jokers + sum(self.goods[JOKER::4]) != supply["joker"]:
            wrong.append("jokers are missing")
        for player in range(self.players):
            there = sum(self.workers[3 * player : 3 * player + 3]) + self.entrance[player]
            if there != self.content.numbers["game"]["workers"] + self.beds[player]:
                wrong.append(f"player {player} has {there} workers")
            housed = self.beds[player] - self.beds_given[player] + len(self.homes[player])
            if housed > self.content.numbers["game"]["rooms"] + self.dug[player] + 2:
                wrong.append(f"player {player} has too few rooms")
            if sum(self.content.zone[mouse] == CHEESE for mouse in self.homes[player]) > 1:
                wrong.append(f"player {player} has two pieces of cheese")
        lists = (self.goods, self.vp, self.dug, self.beds, self.beds_given, self.workers, self.entrance)
        if min(map(min, lists)) < 0 or self.supply_moves < 0 or self.supply_jokers < 0:
            wrong.append("a negative number")
        return wrong
