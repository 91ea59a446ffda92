"""A game of Wistar in any position, for tests: lay out only what matters, play in notation, look at the result."""

from typing import Self

from pentarchy.engine.views import view
from pentarchy.games.wistar import GAME
from pentarchy.games.wistar.content import ACTIONS, AREAS, GOODS, JOKER, MOVE, SYMBOLS, Content
from pentarchy.games.wistar.modifiers import count, symbols
from pentarchy.games.wistar.moves import EVENTS, FROM_BONUS, FROM_MAIN, PASSAGE, ROOM, ROW, SLOT, SOURCE, SPACE
from pentarchy.games.wistar.projects import refill_markets
from pentarchy.games.wistar.scoring import score
from pentarchy.games.wistar.state import NO_TENT, OUTSIDE, TURNS, Wistar
from pentarchy.games.wistar.wheel import begin_turn, main_action
from pentarchy.testing.position import Position
from pentarchy.text import Speech


class Table(Position):
    """A game; players are 0, 1, ..., in a solo game the rival clan is side 1. All pieces are single: named by entry.

    Zones for `put`: hands, areas (played inventions), homes (mice), helpers (heroes, skill tokens), doors,
    private_goals per player; decks, discards, markets (0 basic, 1 advanced; the last card of a deck is on top, the last
    of a market is the rightmost); missions, mice_at by room number (0 hall ... 6 cheese_store), doors_at by passage
    number (0 ...); goals, goal_deck, heroes, skill_tokens, state_deck, round_mouse, round_stack, box ... with index -1.
    """

    g: Wistar
    content: Content
    hidden = ("decks", "mice_at", "doors_at", "round_stack", "mouse_supply", "goal_deck", "state_deck", "unused")

    def __init__(self, players: int = 2, seed: int = 1, **options: str) -> None:
        chosen = {**({"first": "1"} if players > 1 else {}), **options}
        self.g = GAME.new(players, chosen, seed, events=True)
        self.content = self.g.content

    @classmethod
    def empty(cls, players: int = 2, seed: int = 1, **options: str) -> Self:
        """The middle of round 2, nobody is asked: player 0 is first and active, nobody has goods or cards, 10 VP each.

        All starting cards lie in their decks, the markets are full, the farm is as at the beginning, sectors lie in
        the order a to f from the first position (wood) on and the wheel has not turned.
        """
        table = cls(players, seed, **options)
        g = table.g
        g.stop()
        for pair in g.pairs:
            for deck, card in enumerate(pair):
                g.decks[deck] = (card, *g.decks[deck])
                g.hide((card,))
        g.pairs = []
        table.run(refill_markets())
        g.round, g.phase, g.active, g.order = 2, TURNS, 0, tuple(range(g.sides))
        g.sectors, g.turned = (0, 1, 2, 3, 4, 5), 0
        for player in range(g.players):
            g.supply_moves += g.goods[4 * player + MOVE]
            g.goods[4 * player : 4 * player + 4] = [0, 0, 0, 0]
        return table

    # laying out ---------------------------------------------------------------------------------------------------
    def goods(self, player: int = 0, **counts: int) -> Self:
        """Let a player have these goods: wood=2, metal=1, move=1, joker=1; others stay."""
        for name, amount in counts.items():
            good = GOODS.index(name)
            more = amount - self.g.goods[4 * player + good]
            self.g.supply_moves -= more if good == MOVE else 0
            self.g.supply_jokers -= more if good == JOKER else 0
            self.g.goods[4 * player + good] = amount
        return self

    def workers(self, player: int = 0, **areas: int) -> Self:
        """Let so many workers stand in forest, burrow, farm; the others in the entrance (with beds if need be)."""
        counts = [areas.get(name, 0) for name in AREAS]
        self.g.workers[3 * player : 3 * player + 3] = counts
        have = self.content.numbers["game"]["workers"] + self.g.beds[player]
        if sum(counts) > have:
            self.g.beds[player] += sum(counts) - have
            have = sum(counts)
        self.g.entrance[player] = have - sum(counts)
        return self

    def built(self, player: int = 0, *, beds: int = 0, dug: int = 0) -> Self:
        """Let a player have built so many beds (their workers stand in the entrance) and dug so many rooms."""
        self.g.entrance[player] += beds - self.g.beds[player]
        self.g.beds[player], self.g.dug[player] = beds, dug
        return self

    def hand(self, player: int, *names: str) -> Self:
        self.put("hands", player, *names)
        return self

    def area(self, player: int, *names: str) -> Self:
        """Let inventions lie in play, without effects."""
        self.put("areas", player, *names)
        return self

    def mice(self, player: int, *names: str) -> Self:
        """House mice (mouse_house_01, cheese_big), without effects."""
        self.put("homes", player, *names)
        return self

    def helpers(self, player: int, *names: str) -> Self:
        self.put("helpers", player, *names)
        return self

    def market(self, deck: int, *names: str) -> Self:
        """Let a market consist of these cards, from the left; those that lay there go under the deck."""
        for card in self.g.markets[deck]:
            self.g.decks[deck] = (card, *self.g.decks[deck])
            self.g.hide((card,))
        self.g.markets[deck] = ()
        self.put("markets", deck, *names)
        return self

    def deck(self, deck: int, *names: str) -> Self:
        """Put cards on top of a deck, the last one on top."""
        self.put("decks", deck, *names)
        return self

    def current(self, player: int, level: int) -> Self:
        self.g.current[player] = level
        return self

    def at(self, player: int, room: str) -> Self:
        """Put an explorer into a room: hall, cheese_store, outside."""
        self.g.explorers[player] = OUTSIDE if room == "outside" else ROOM.index[f"room_{room}"]
        return self

    def tent(self, player: int, room: str) -> Self:
        spot = 2 * player + (0 if self.g.tents[2 * player] == NO_TENT else 1)
        self.g.tents[spot] = ROOM.index[f"room_{room}"]
        return self

    def open(self, *passages: int) -> Self:
        """Let passages (1 to 10) be open, their tokens leave the game; without any, all of them."""
        for passage in passages or range(1, len(PASSAGE.tokens) + 1):
            there = self.g.doors_at[passage - 1]
            self.g.box += there
            self.g.show(there, self.g.everyone)
            self.g.doors_at[passage - 1] = ()
        return self

    def door(self, passage: int, name: str) -> Self:
        """Let this door token lie at a passage (1 to 10), face down."""
        self.open(passage)
        self.put("doors_at", passage - 1, name)
        return self

    def mission(self, room: str, name: str, *, shown: bool = True) -> Self:
        """Let this mission card lie in a room, turned up or not; what lay there leaves the game."""
        number = ROOM.index[f"room_{room}"] - 1
        self.g.box += self.g.missions[number]
        self.g.show(self.g.missions[number], self.g.everyone)
        self.g.missions[number] = ()
        self.put("missions", number, name, known_to=self.g.everyone if shown else 0)
        return self

    def mark(self, row: str, side: int = 0, space: str = "space_vp_three") -> Self:
        """Let a marker of a side lie on a mission row: attic_landing_1; its space is empty, without any effect."""
        number = SPACE.index[space]
        self.g.marks[ROW.index[row]] = 10 * side + number
        if side < self.g.players:
            self.g.spaces[side] |= 1 << number
        return self

    def emptied(self, player: int, *spaces: str) -> Self:
        """Let marker spaces be empty (veranda, vp_six ...), without any effect; the markers are set aside."""
        for space in spaces:
            self.g.spaces[player] |= 1 << SPACE.index[f"space_{space}"]
        return self

    def goal(self, *names: str) -> Self:
        """Let these be the goals in play, all their spaces free."""
        for card in self.g.goals:
            self.g.goal_deck = (card, *self.g.goal_deck)
            self.g.hide((card,))
        self.g.goals = ()
        self.put("goals", -1, *names)
        self.g.goal_marks[:] = [-1] * len(self.g.goal_marks)
        return self

    def chief(self, side: int, slot: str) -> Self:
        """Put a chief of a side into a slot: sector_a_1."""
        self.g.chiefs[SLOT.index[slot]] = side
        self.g.chiefs_left[side] -= 1
        return self

    # playing ------------------------------------------------------------------------------------------------------
    def turn(self, player: int = 0) -> Self:
        """A turn of a player, up to the first decision."""
        return self.run(begin_turn(player))

    def main(self, action: str, player: int = 0) -> Self:
        """Only a main action at its strength: wood, dig, metal, beds, projects, explore."""
        return self.run(main_action(player, ACTIONS.index(action), FROM_MAIN))

    def does(self, player: int, effect: str) -> Self:
        """Let a player carry out an effect written as in the data files, up to the first decision."""
        part = self.content.parse(effect)
        return self.run((part[0], player, FROM_BONUS, *part[1:]))

    def plays(self, card: str, player: int = 0) -> Self:
        """Let a player play this invention from hand for its price (it is put there first if need be)."""
        if self.where(card)[0] != "hands":
            self.hand(player, card)
        return self.does(player, "play()").play(player, f"play_card:{card}")

    def plays_free(self, card: str, player: int = 0) -> Self:
        """The same without any requirement."""
        if self.where(card)[0] != "hands":
            self.hand(player, card)
        return self.does(player, "play_free()").play(player, f"play_for_free:{card}")

    def quick(self, player: int = 0) -> Self:
        """A question at which quick actions are offered: the beginning of a turn."""
        return self.turn(player)

    # looking ------------------------------------------------------------------------------------------------------
    def events(self, kind: str = "") -> list[tuple[object, ...]]:
        """What was told, without where it comes from; see `sourced`."""
        return [self._unsourced(event) for event in super().events(kind)]

    def _unsourced(self, event: tuple[object, ...]) -> tuple[object, ...]:
        domains = EVENTS.kinds[str(event[0])]
        return (event[0], *(part for domain, part in zip(domains, event[1:], strict=True) if domain is not SOURCE))

    def sourced(self, kind: str) -> list[tuple[object, ...]]:
        """What was told of one kind: its parts, the source last and by its token."""
        told = super().events(kind)
        return [(*event[1:-1], SOURCE.tokens[int(str(event[-1]))]) for event in told]

    def prompt(self, player: int = 0) -> str:
        """What a player is asked, in English."""
        return Speech(GAME, self.content, "en").prompt(self.g.asks[player] or (), view(self.g, player), player)

    def owned(self, player: int = 0) -> dict[str, int]:
        """The goods of a player; those without any are left out."""
        counts = self.g.goods[4 * player : 4 * player + 4]
        return {name: amount for name, amount in zip(GOODS, counts, strict=True) if amount}

    def symbols(self, player: int = 0) -> dict[str, int]:
        return {name: amount for name, amount in zip(SYMBOLS, symbols(self.g, player), strict=True) if amount}

    def in_area(self, player: int = 0) -> dict[str, int]:
        """Workers by area; areas without any are left out."""
        counts = self.g.workers[3 * player : 3 * player + 3]
        return {name: amount for name, amount in zip(AREAS, counts, strict=True) if amount}

    def count(self, what: str, player: int = 0) -> int:
        return count(self.g, player, what)

    def room(self, player: int = 0) -> str:
        return ROOM.tokens[self.g.explorers[player]].removeprefix("room_")

    def score(self, side: int = 0) -> dict[str, int]:
        return score(self.g, side)
