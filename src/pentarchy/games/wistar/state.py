"""What a game of Wistar is at a decision, and who sees which part of it."""

from random import Random
from typing import ClassVar

from pentarchy.engine.moves import Table
from pentarchy.engine.rules import Frame, Rules
from pentarchy.engine.state import State, state
from pentarchy.engine.views import Mix
from pentarchy.engine.zones import ALL, MIXED, NOBODY, OWNER, Zone, cards, data, rows
from pentarchy.games.wistar.content import CHEESE, JOKER, MOVE, Content, Effects
from pentarchy.games.wistar.moves import EVENTS, MOVES, REASON, RIVAL_OWNER
from pentarchy.games.wistar.rules import rules

SETUP, START, TURNS, END = range(4)
PHASES = ("setup", "start", "turns", "end")
RIVAL = 1  # the side of the rival clan in a solo game
OUTSIDE = 0  # places of explorers: outside, then the rooms from 1 on
FREE, CLOSED = -1, -2  # spaces of goals
NO_TENT = -1

Pile = tuple[int, ...]


@state
class Wistar(State):
    """The state. Pieces are numbers (content.py). Lists are per player, unless they say otherwise."""

    rules: ClassVar[Rules] = rules
    moves: ClassVar[Table] = MOVES
    told: ClassVar[Table] = EVENTS
    content: Content

    # the table
    round: int
    phase: int
    active: int  # whose turn it is
    order: Pile  # sides in turn order
    hut: Pile  # sides with a chief in the alchemist's hut, from the left
    sectors: Pile  # in the order in which they lie on the wheel
    turned: int  # how far the wheel has turned
    chiefs: list[int]  # per sector and slot: a side, or -1
    chiefs_left: list[int]  # per side
    difficulty: str

    # common pieces
    decks: list[Pile]  # basic, advanced
    discards: list[Pile]
    markets: list[Pile]  # from the left
    pairs: list[Pile]  # pairs to choose from: a basic and an advanced card
    missions: list[Pile]  # per room
    mice_at: list[Pile]  # per room
    doors_at: list[Pile]  # per passage
    cheese: Pile  # the last one on top
    round_stack: Pile
    round_mouse: Pile
    mouse_supply: list[Pile]  # house, basement
    goals: Pile
    goal_deck: Pile
    heroes: Pile
    skill_tokens: Pile
    state_deck: Pile
    state_discard: Pile
    box: Pile
    unused: Pile  # back in the box unseen

    # pieces of players
    hands: list[Pile]
    areas: list[Pile]  # inventions played
    helpers: list[Pile]  # heroes and skill tokens
    homes: list[Pile]  # mice and cheese
    doors: list[Pile]
    looked: list[Pile]  # cards to choose from
    private_goals: list[Pile]
    rival_cards: Pile

    # goods and markers
    goods: list[int]  # 4 per player: wood, metal, move tokens, jokers
    supply_moves: int
    supply_jokers: int
    vp: list[int]  # per side
    current: list[int]
    dug: list[int]
    beds: list[int]  # built
    beds_given: list[int]  # built and discarded later
    workers: list[int]  # 3 per player: forest, burrow, farm
    entrance: list[int]
    explorers: list[int]  # places
    tents: list[int]  # 2 per player: a room's place, or -1
    spaces: list[int]  # mask of emptied marker spaces
    marks: list[int]  # per mission row: -1, or 10 * side + marker space
    goal_marks: list[int]  # 4 per goal: FREE, CLOSED or a side
    claimed: Pile  # private goals reached
    used: Pile  # cards with a 1x marker

    # the rival clan of a solo game
    rival: list[int]  # doors, mice, rooms, beds, markers, inventions, tools, robots, structures, basic, advanced, goals

    # what is under way
    slot: int  # where the chief was placed this turn, or -1
    todo: Pile  # actions of this turn still to do: -1 the main one, 0 and 1 the bonuses
    points: int  # project or exploration points
    due: int  # what the answer to a question is for: a source (moves.py)
    picked: int
    price: Pile  # the terms of the open question: points, a discount, or wood, metal, move tokens and jokers to pay
    responding: Pile  # pieces whose "each time" is being carried out, since anything was used up for good (chains.py)
    row: int  # of the mission being done
    stopped: int

    zones: ClassVar[dict[str, Zone]] = {
        **rows(cards(ALL), "discards markets pairs cheese round_mouse goals heroes skill_tokens state_discard box"),
        **rows(cards(ALL), "areas helpers homes doors private_goals rival_cards"),
        **rows(cards(OWNER), "hands looked"),
        **rows(cards(MIXED), "missions"),
        **rows(cards(NOBODY), "decks mice_at doors_at round_stack mouse_supply goal_deck state_deck unused"),
        **rows(data(ALL), "round phase active order hut sectors turned chiefs chiefs_left difficulty goods"),
        **rows(data(ALL), "supply_moves supply_jokers vp current dug beds beds_given workers entrance explorers"),
        **rows(data(ALL), "tents spaces marks goal_marks claimed used rival slot todo points due picked price"),
        **rows(data(ALL), "responding row stopped"),
    }

    @property
    def sides(self) -> int:
        """Who takes part: the players, or the player and the rival clan."""
        return max(self.players, 2)

    @property
    def solo(self) -> bool:
        return self.players == 1

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
            groups.setdefault((content.kinds[slot], content.zone[slot]), []).append(slot)
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
