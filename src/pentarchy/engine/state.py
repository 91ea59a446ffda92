"""The kernel: a state whose call stack is data, so that a game can be saved, copied and searched at any decision.

Control flow   `stacks` holds frames `(step, *args)`; a step changes the state, pushes frames with `then`, or asks.
Branches       in a simultaneous phase each player goes through an own stack at their own pace; the main one waits.
Standing moves "at any moment ..." moves come from one generator and are offered at every own ask.
Interrupts     the main stack may ask anybody in the middle of anybody's turn, one player at a time.
Knowledge      `knows[piece]` is a bit mask of who knows its face; bit `players` stands for everybody, spectators too.
Barriers       `barrier` counts what cannot be taken back: chance, and faces shown to somebody new, unless a player
               shows what they knew already. A state that is `strict` raises `Beyond` in place of it, before anything
               becomes known: so a move is tried as far as its player can foresee it.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, ClassVar, Self, TypeVar, cast

from pentarchy.engine import chance, fields
from pentarchy.engine.asks import Ask
from pentarchy.engine.declare import Field, declared, domains_of, set_start
from pentarchy.engine.errors import BadContent, BadSave, Beyond, IllegalMove, UnknownPlayer
from pentarchy.engine.kinds import Kind
from pentarchy.engine.moves import Table, check_domains
from pentarchy.engine.rules import Frame, Move, MoveFacts, Rules, Why, bind

MAIN = -1  # the main stack; players are 0, 1, 2, ...
# beside the data: constants, what is told, what was computed, whose move it is and whether it has come to a question,
# whether this is only a trial
TRANSIENT = ("content", "events", "offered", "mover", "halted", "strict")
SHARED, COPIED, DROPPED = ("content", "mover", "halted"), ("offered",), ("events", "strict")  # by a clone

Event = tuple[str, tuple[Any, ...], int]  # kind, arguments, mask of those who may see the pieces among them


@dataclass(slots=True, init=False, eq=False, repr=False)
class State:
    """Everything a game is at a decision. A game subclasses it with `@state`, adds fields and class tables."""

    rules: ClassVar[Rules]
    moves: ClassVar[Table]
    happens: ClassVar[Table]
    zones: ClassVar[dict[str, Field]]  # made by `@state` of the declarations of the fields
    shapes: ClassVar[dict[str, str]]
    kinds: ClassVar[dict[str, Kind]]
    components: ClassVar[type]  # what `content` must be

    players: int
    seed: int
    barrier: int
    running: int
    live: int  # bit mask of the players whose branches are under way
    knows: list[int]
    stacks: list[list[Frame]]  # one per player; the last is the main one
    asks: list[Frame | None]

    content: Any
    events: list[Event] | None
    offered: list[Any]  # per player: a list (the ask's own options), a tuple (all legal moves) or None
    mover: int  # whose move is being carried out, or -1
    halted: bool  # whether the step or answer that runs has asked somebody
    strict: bool | None  # whether it stops where the barrier would rise; a clone does not

    @classmethod
    def blank(cls, players: int, pieces: int, seed: int, content: Any = None, *, events: bool = False) -> Self:
        """A state with every field at its start value."""
        if "zones" not in vars(cls):
            raise TypeError(f"decorate the class {cls.__name__} with @state")
        g = cls.__new__(cls)
        g.players, g.seed, g.barrier, g.running, g.live = players, chance.settled(seed), 0, MAIN, 0
        g.knows = [0] * pieces
        g.stacks = [[] for _ in range(players + 1)]
        g.asks, g.offered = [None] * players, [None] * players
        g.content = content
        g.events, g.mover, g.halted, g.strict = [] if events else None, -1, False, None
        set_start(g, cls.zones)
        return g

    # control flow ---------------------------------------------------------------------------------------------
    def then(self, *frames: Frame) -> None:
        """Run these next, in this order, in the branch that is running."""
        if len(frames) == 1:  # mostly
            self.stacks[self.running].append(frames[0])
        else:
            self.stacks[self.running].extend(frames[::-1])

    def branch(self, player: int, *frames: Frame) -> None:
        """Let a player go through these beside the others; the main stack waits until all branches are done."""
        self.live |= 1 << player
        self.stacks[player].extend(frames[::-1])

    def ask(
        self, player: int, question: Frame, then: Frame | None = None, options: Sequence[Move] | None = None
    ) -> bool:
        """Wait for a player's move. Say it last in a step; False: there was nothing to choose, so there is no ask.

        `then` runs next; the parts of a move that `Rules.returns` are its last arguments. A single option of an ask
        that is marked trivial is taken at once. `options` are those of the question, where its step has counted them.
        """
        if then is not None:
            self.stacks[self.running].append(then)
        kind = self.rules.asks[question[0]]
        own = self._options(player, question, kind) if options is None else list(options)
        if len(own) == 1 and kind.trivial:
            self._answer(player, own[0])
        elif own:
            self.asks[player], self.offered[player] = question, own
            self.halted = True
        return bool(own)

    def hand_back(self, *parts: int) -> None:
        """Give these to the frame that waits, as its last arguments: for an answer that does something first."""
        stack = self.stacks[self.running]
        stack[-1] = (*stack[-1], *parts)

    def give_up(self) -> Frame:
        """Drop the frame that waits, for an answer that means no; it is returned, so that the log can say what."""
        return self.stacks[self.running].pop()

    def _options(self, player: int, question: Frame, kind: Ask) -> list[Move]:
        """The own options of a question; one that closes something comes while anything else can be done."""
        options: list[Move]
        if len(question) == 1:
            options = kind.options(self, player, None)
        else:
            options = kind.options(self, player, None, *question[1:])
        if kind.closing and (options or (kind.standing and self.rules.standing_moves(self, player, None))):
            return [*options, kind.closing]
        return options

    def stop(self) -> None:
        """End the game here: nothing more is asked or done."""
        for stack in self.stacks:
            stack.clear()
        self.asks[:] = self.offered[:] = [None] * self.players
        self.live, self.running = 0, MAIN

    def run(self) -> Self:
        """Advance until every player who can act is asked, or the game is over."""
        asks, main, players = self.asks, self.stacks[MAIN], self.players
        while True:
            if self.live:
                for player in range(players):
                    if self.live >> player & 1 and asks[player] is None:
                        self.running = player
                        self._run_frames(self.stacks[player])
                        if asks[player] is None:
                            self.live &= ~(1 << player)
                if self.live:
                    return self
                if players > 1:  # the others went on too: nobody can take back what was before
                    self.pass_barrier()
            self.running = MAIN
            self._run_frames(main)
            if self.halted or not self.live:
                return self

    def _run_frames(self, stack: list[Frame]) -> None:
        """Run one frame after another, until one asks, or begins branches, or none is left."""
        steps, live = self.rules.steps, self.live
        self.halted = False
        while stack:
            frame = stack.pop()
            step, length = steps[frame[0]], len(frame)
            if length == 2:  # calls are written out for as many arguments as most steps have: `*` takes twice as long
                step(self, frame[1])
            elif length == 3:
                step(self, frame[1], frame[2])
            elif length == 1:
                step(self)
            else:
                step(self, *frame[1:])
            if self.halted or self.live != live:
                return

    def _answer(self, player: int, move: Move) -> None:
        """Carry out what a move does."""
        answer, length = self.rules.answers[move[0]], len(move)
        if length == 2:
            answer(self, player, move[1])
        elif length == 1:
            answer(self, player)
        else:
            answer(self, player, *move[1:])

    # decisions ------------------------------------------------------------------------------------------------
    @property
    def asked(self) -> int:
        """The first player who is asked, or -1 when the game is over."""
        for player, question in enumerate(self.asks):
            if question is not None:
                return player
        return -1

    @property
    def over(self) -> bool:
        return self.asks.count(None) == self.players

    def check_player(self, player: object) -> int:
        """The player, or a precise error for one who does not play here."""
        if type(player) is not int or not 0 <= player < self.players:
            raise UnknownPlayer(f"There is no player {player!r}.")
        return player

    def legal(self, player: object) -> tuple[Move, ...]:
        """All moves of a player now, in canonical order; none when the player is not asked."""
        # `check_player` without its call, for whom there is: bots look at moves all the time
        seat = player if type(player) is int and 0 <= player < self.players else self.check_player(player)
        offered = self.offered[seat]
        if offered.__class__ is tuple:
            return offered  # computed before
        question = self.asks[seat]
        if question is None:
            return ()
        kind = self.rules.asks[question[0]]
        options = offered if offered is not None else self._options(seat, question, kind)
        if kind.standing:
            options = options + self.rules.standing_moves(self, seat, None)
        self.offered[seat] = offered = tuple(options)
        return offered

    def explain(self, player: object) -> list[tuple[Move, str]]:
        """The targets in sight that are not allowed now, each with the id of the rule that says why."""
        seat = self.check_player(player)
        question = self.asks[seat]
        why: list[tuple[Move, str]] = []
        if question is not None:
            kind = self.rules.asks[question[0]]
            kind.options(self, seat, why, *question[1:])
            if kind.standing:
                self.rules.standing_moves(self, seat, why)
        return why

    def why_idle(self, player: int, piece: int, effect: Frame) -> str:
        """The rule why an effect from content could do nothing now, or ""; the effect itself says it (`idle_when`)."""
        check = self.rules.idle.get(effect[0])
        return "" if check is None else check(self, player, piece, *effect[1:])

    def facts_of(self, player: int, move: Move) -> MoveFacts:
        """The numbers of an offered move (`Rules.facts`), without those that are 0."""
        tell = self.rules.numbers.get(move[0])
        found = tell(self, player, *move[1:]) if tell is not None else {}
        kept = {
            name: {good: count for good, count in value.items() if count} if isinstance(value, dict) else value
            for name, value in found.items()
        }
        return cast(MoveFacts, {name: value for name, value in kept.items() if value})

    def can_answer(self, player: int, question: Frame, beside: tuple[str, ...] = ()) -> bool:
        """Whether a question would have an answer, beside some kinds of moves that only decline."""
        options = self.rules.asks[question[0]].options(self, player, None, *question[1:])
        return any(move[0] not in beside for move in options)

    def play(self, player: object, move: object) -> None:
        """Make a move, or refuse it with a precise error and change nothing."""
        self.apply(*self.check_legal(player, move))

    def check_legal(self, player: object, move: object) -> tuple[int, Move]:
        """The player and the move, or a precise error for a move that a player may not make now."""
        seat, checked = self.check_player(player), self.moves.check(move)
        if checked not in self.legal(seat):
            text = self.moves.write(checked)
            if self.over:
                raise IllegalMove(f"The game is over: {text} is not possible.")
            if self.asks[seat] is None:
                raise IllegalMove(f"Player {seat + 1} is not asked now: {text} is not possible.")
            rule = dict(self.explain(seat)).get(checked)
            raise IllegalMove(f"Player {seat + 1} cannot play {text} now." + (f" Rule: {rule}." if rule else ""), rule)
        return seat, checked

    def apply(self, player: int, move: Move) -> None:
        """Make a move that is known to be legal; nothing is checked."""
        question = self.asks[player]
        self.asks[player] = self.offered[player] = None
        self.running = player if self.live else MAIN
        self.mover, self.halted = player, False
        if move[0] in self.rules.standing_kinds:
            self.stacks[self.running].append(("ask_again", player, question))
        self._answer(player, move)
        if self.live or not self.halted:  # else the answer has asked: the rest comes later
            self.run()

    # chance and knowledge -------------------------------------------------------------------------------------
    @property
    def everyone(self) -> int:
        """The mask of all players and of those who only watch."""
        return (2 << self.players) - 1

    def pass_barrier(self) -> None:
        """Something happens now that nobody can take back; say it before it is so. A trial ends here."""
        if self.strict:
            raise Beyond
        self.barrier += 1

    def rand(self, n: int) -> int:
        """A number from 0 to n - 1. Not in a branch: there the result would depend on who answers first."""
        self._take_chance(1)
        if self.seed > chance.MASK64:
            self.seed, number = chance.draw_keyed(self.seed, n)
            return number
        self.seed = chance.advance(self.seed)
        return chance.mix(self.seed) % n

    def _take_chance(self, draws: int) -> None:
        """So many draws come now: `pass_barrier` for each of them."""
        if self.live:
            raise RuntimeError("chance in a simultaneous phase")
        if self.strict:
            raise Beyond
        self.barrier += draws

    def shuffled(self, pile: tuple[int, ...]) -> tuple[int, ...]:
        """The pieces of a pile in random order; nobody knows any more which is which."""
        order, knows = list(pile), self.knows
        if len(order) > 1:
            self._take_chance(len(order) - 1)
            self.seed = chance.shuffle(self.seed, order)
        for piece in order:
            knows[piece] = 0
        return tuple(order)

    def show(self, pieces: tuple[int, ...], mask: int, by: int = -1) -> None:
        """Let those of the mask know these pieces from now on.

        `by` is a player who shows own pieces: whoever knew them before learns nothing and may still take it back;
        not so where the pieces of somebody else come to light by a move.
        """
        knows = self.knows
        by = by if by == self.mover else -1
        for piece in pieces:
            if mask & ~knows[piece]:
                if by < 0 or not knows[piece] >> by & 1:
                    self.pass_barrier()
                knows[piece] |= mask

    def hide(self, pieces: tuple[int, ...], mask: int = 0) -> None:
        """Turn pieces away from all but those of the mask."""
        if self.strict and any(mask & ~self.knows[piece] for piece in pieces):
            raise Beyond  # dealt face down to somebody who sees them now
        for piece in pieces:
            self.knows[piece] = mask

    def tell(self, kind: str, *args: Any) -> None:
        """Say what happened, for logs and animation; costs nothing in simulation."""
        if self.events is not None:
            mask = self.everyone
            for domain, arg in zip(self.happens.kinds[kind], args, strict=True):
                if domain.pieces:
                    mask &= self.knows[arg]
            self.events.append((kind, args, mask))

    # triggers -------------------------------------------------------------------------------------------------
    def in_front(self, player: int) -> tuple[int, ...]:
        """The pieces before a player whose "each time ..." texts are in force. Games with triggers override it."""
        return ()

    def fire(self, trigger: str, player: int) -> None:
        """Carry out, next and in order, what the pieces before a player do each time this happens."""
        self.then(*self.reactions(trigger, player))

    def reactions(self, trigger: str, player: int) -> list[Frame]:
        """What `fire` would carry out: for a game whose players choose the order."""
        texts = self.content.triggers[trigger]
        return [bind(texts[piece], player, piece) for piece in self.in_front(player) if piece in texts]

    # data -----------------------------------------------------------------------------------------------------
    def clone(self) -> Self:
        """An independent copy that tells nothing. Generated by `@state`."""
        raise NotImplementedError("decorate the state class with @state")

    def encode(self) -> dict[str, Any]:
        """The whole state as JSON-ready data."""
        return fields.encode(self, self.shapes)

    @classmethod
    def check_content(cls, content: object) -> None:
        """A precise error for what are no components of this game."""
        if not isinstance(content, cls.components):
            raise BadContent(f"{cls.__name__} needs its own components, as its game loads them, not {content!r:.60}.")

    @classmethod
    def decode(cls, data: Any, content: Any = None) -> Self:
        """The state that `encode` wrote down, or BadSave; with other components than its own, BadContent."""
        cls.check_content(content)
        g = cls.__new__(cls)
        fields.decode(g, cls.kinds, data)
        g.content = content
        g.events, g.mover, g.halted, g.strict = None, -1, False, None
        g.offered = [None] * len(g.asks)
        if len(g.asks) != g.players or len(g.stacks) != g.players + 1:
            raise BadSave("The saved state does not fit its number of players.")
        return g

    def audit(self) -> list[str]:
        """What is wrong with this state, beyond pieces in two places; games add their tokens and cubes."""
        return []


KERNEL = frozenset(fields.data_hints(State, TRANSIENT))
S = TypeVar("S", bound=State)


def state(cls: type[S]) -> type[S]:
    """Make a class of annotated fields a state class: slots, clone and codec come from the fields."""
    zones = declared(cls, own_hints(cls), vars(cls))
    for name in [name for name, value in vars(cls).items() if isinstance(value, Field)]:
        delattr(cls, name)  # a class with slots cannot hold values of its own for them
    if not hasattr(cls, "content"):  # a compiled kernel leaves it to the games (fast/rewrite.py)
        cls.__annotations__.setdefault("content", Any)
    made = dataclass(slots=True, init=False, eq=False, repr=False)(cls)
    complete(made, zones)
    clone = fields.make_clone(made, made.shapes, shared=SHARED, copied=COPIED, dropped=DROPPED)
    made.clone = clone  # type: ignore[method-assign, assignment]  # generated for speed from the fields above
    return made


def own_hints(cls: type[State]) -> dict[str, Any]:
    """The annotations of the fields that a game adds."""
    return {name: hint for name, hint in fields.data_hints(cls, TRANSIENT).items() if name not in KERNEL}


def complete(cls: type[State], zones: dict[str, Field]) -> None:
    """Give a state class its tables, and its rules what the kernel itself does."""
    cls.shapes, cls.zones = fields.field_shapes(cls, TRANSIENT), zones
    cls.kinds, cls.components = fields.field_kinds(cls, TRANSIENT), fields.components_of(cls)
    check_domains(cls.moves, cls.happens, others=domains_of(zones))
    cls.rules.steps["ask_again"] = _ask_again


def _ask_again(g: State, player: int, question: Frame) -> None:
    """Put the question that a standing move interrupted."""
    g.ask(player, question)


__all__ = ["MAIN", "Event", "Frame", "Move", "MoveFacts", "State", "Why", "state"]
