"""The vocabulary of one game: its steps, asks, answers and standing moves, by name.

Calling a step or an ask builds its frame, a plain tuple; the kernel runs it later. So card texts, the turn
structure and the whole rest of the game to come are data that can be saved, copied and looked at.
"""

import inspect
from collections.abc import Callable, Sequence
from typing import Any, Concatenate, ParamSpec, TypedDict, TypeVar

from pentarchy.engine.asks import Ask

Frame = tuple[Any, ...]  # (step or ask, *arguments)
Move = tuple[Any, ...]  # (kind, *small ints): the same tuple is legal, logged, sent and encoded
Why = list[tuple[Move, str]] | None  # where an option generator puts (target, rule id) of what is not allowed

P = ParamSpec("P")
S = TypeVar("S", bound="Standing")
Step = Callable[Concatenate[Any, P], None]
# games say which moves they are: `list[Move]` and `Why` of their own (see Table.of)
Options = Callable[Concatenate[Any, int, Any, P], Sequence[Move]]
Standing = Callable[[Any, int, Any], Sequence[Move]]
Idle = Callable[..., str]  # (state, player, piece, *arguments of the effect) -> the rule why it can do nothing, or ""


class MoveFacts(TypedDict, total=False):
    """Numbers that go with an offered move. Goods are called as in the game's own tables."""

    price: dict[str, int]  # what it takes at once, by good
    gain: dict[str, int]  # what it brings for sure, by good
    needs: int  # how much it takes in all, whatever pays it: what stands on the table and the price together
    points: int  # what it adds to the own score at once, before anything that follows from it
    steps: int  # how far something goes
    places: list[int]  # where it happens, of the domain of places of the game, beside those that the move names
    total: int  # what a sum would be afterwards
    rank: list[int]  # the best and the worst place that one would hold there afterwards, as it stands; 1 is the best
    reward: list[int]  # for these two, rows of the table of what places bring; -1: nothing
    risk: dict[str, list[int]]  # least and most of what one would get there beside the gain, as it stands, by good
    losses: list[int]  # what each side would stand to lose afterwards
    others: dict[str, dict[str, int]]  # what it brings for sure to others, by seat or side, by good
    ends: bool  # it would bring the end of the game


BUILT: dict[
    Callable[..., Any], str
] = {}  # what builds frames -> of which step or ask; a compiled build writes them down
FactsOf = Callable[..., MoveFacts]  # (state, player, *parts of the move)


class Rules:
    """The registered functions of one game."""

    def __init__(self, hints: dict[str, dict[str, Any]] | None = None) -> None:
        self.hints = hints or {}  # the annotations of effects: a compiled function has none (fast/rewrite.py)
        self.steps: dict[str, Callable[..., None]] = {}
        self.asks: dict[str, Ask] = {}
        self.answers: dict[str, Callable[..., None]] = {}
        self.standing_kinds: set[str] = set()
        self.returning_kinds: set[str] = set()
        self.effects: dict[str, inspect.Signature] = {}  # steps that content may name, without (state, player, piece)
        self.idle: dict[str, Idle] = {}  # by effect; one that is not named can always do something
        self.numbers: dict[str, FactsOf] = {}  # by kind of move: what goes with it in numbers
        self.standing_moves: Callable[[Any, int, Any], Any] = lambda g, player, why: []

    def step(self, fn: Step[P]) -> Callable[P, Frame]:
        """Register what happens; `step_name(*args)` builds its frame."""
        self.steps[fn.__name__] = fn
        return _builder(fn, 1)

    def effect(self, fn: Step[P]) -> Callable[P, Frame]:
        """Register a step `(state, player, piece, ...)` that content files may use in their expressions."""
        signature, hints = inspect.signature(fn), self.hints.get(fn.__name__, {})
        given = list(signature.parameters.values())[3:]
        parameters = [one.replace(annotation=hints.get(one.name, one.annotation)) for one in given]
        self.effects[fn.__name__] = signature.replace(parameters=parameters)
        return self.step(fn)

    def idle_when(self, *effects: str) -> Callable[[Idle], Idle]:
        """Register when effects can do nothing: `(state, player, piece, ...)` gives the rule that says so, or "".

        So an effect is asked itself, wherever it comes up (`State.why_idle`): what can do nothing is not offered, and
        takes no payment. Whether a question comes at all must follow from what everybody knows; a rule that looks into
        a hand may only take an option away from its owner.
        """
        if unknown := [name for name in effects if name not in self.effects]:
            raise ValueError(f"there is no effect '{unknown[0]}': register it before saying when it is idle")

        def register(fn: Idle) -> Idle:
            self.idle.update(dict.fromkeys(effects, fn))
            return fn

        return register

    def facts(self, *kinds: str) -> Callable[[FactsOf], FactsOf]:
        """Register the numbers of moves of these kinds: `(state, player, *parts)` gives `MoveFacts`.

        A client shows them beside the move, so that no client repeats a rule. They come from the rules' own functions,
        and from what the player knows; what is 0 is left out (`State.facts_of`).
        """

        def register(fn: FactsOf) -> FactsOf:
            if not kinds:
                raise TypeError(f"{place_of(fn)}: name the kinds of moves: `@facts('<kind>', ...)`")
            if double := [kind for kind in kinds if kind in self.numbers]:
                raise TypeError(
                    f"{place_of(fn)}: the move '{double[0]}' has its facts from {place_of(self.numbers[double[0]])}"
                )
            self.numbers.update(dict.fromkeys(kinds, fn))
            return fn

        for kind in kinds:
            if callable(kind):
                raise TypeError(f"{place_of(kind)}: write `@facts('<kind>', ...)`, not a bare `@facts`")
        return register

    def ask(
        self, rule: str, *, standing: bool = True, trivial: bool = False, closing: Move | None = None
    ) -> Callable[[Options[P]], Callable[P, Frame]]:
        """Register a question by its option generator `(state, player, why, ...)` and the rule behind it.

        With `closing` it stays open until the player makes that move or nothing else can be done: so no phase that
        ends with such a question takes a standing move away from anybody, and nobody is asked in vain.
        """
        if callable(rule):
            raise TypeError(f"{place_of(rule)}: write `@ask('<rule id>')`, not a bare `@ask`")

        def register(fn: Options[P]) -> Callable[P, Frame]:
            if not rule:
                raise TypeError(f"{place_of(fn)}: an ask cites a rule, so that a player can look it up: `@ask('<id>')`")
            self.asks[fn.__name__] = Ask(fn, rule, standing, trivial, closing)
            return _builder(fn, 3)

        return register

    def answer(self, fn: Step[Concatenate[int, P]]) -> Step[Concatenate[int, P]]:
        """Register what a move of this kind does: `(state, player, *parts of the move)`."""
        self.answers[fn.__name__] = fn
        return fn

    def returns(self, *kinds: str) -> None:
        """Moves of these kinds go back to who asked: their parts become the last arguments of the frame that waits.

        `g.ask(player, which_good(), then=trade_for(player))` runs `trade_for(player, good)` after the move
        `("take", good)`; if nothing could be asked, or the move has no parts, it runs `trade_for(player)`.
        """
        self.returning_kinds.update(kinds)
        self.answers.update(dict.fromkeys(kinds, _hand_back))

    def standing_answer(self, fn: Step[Concatenate[int, P]]) -> Step[Concatenate[int, P]]:
        """Register a move that does not use up the ask it answers: afterwards the same question comes again."""
        self.standing_kinds.add(fn.__name__)
        return self.answer(fn)

    def standing(self, fn: S) -> S:
        """Register the one generator of moves that a player has at every own ask."""
        self.standing_moves = fn
        return fn


def place_of(fn: Callable[..., Any]) -> str:
    """Where a function stands, for messages."""
    code = getattr(fn, "__code__", None)
    return f"{fn.__module__}, line {code.co_firstlineno}, {fn.__qualname__}" if code else repr(fn)


def _hand_back(g: Any, player: int, *parts: int) -> None:
    """Give the parts of a move to the frame that waits for them."""
    g.hand_back(*parts)


def _builder(fn: Callable[..., Any], given: int) -> Callable[..., Frame]:
    """A function that builds the frame of `fn`, whose first parameters the kernel will give.

    Written out for its parameters, as somebody would by hand: frames are built all the time.
    """
    signature = inspect.signature(fn)
    parameters = list(signature.parameters.values())[given:]
    if all(one.kind is one.POSITIONAL_OR_KEYWORD for one in parameters):
        build: Callable[..., Frame] = eval(_written_out(fn.__name__, parameters), {"LEFT_OUT": object()})
        BUILT[build] = fn.__name__
        return build
    name, signature = fn.__name__, signature.replace(parameters=parameters)

    def build_any(*args: Any, **kwargs: Any) -> Frame:
        if kwargs:
            args = signature.bind(*args, **kwargs).args
        return (name, *args)

    BUILT[build_any] = name
    return build_any


def _written_out(name: str, parameters: list[inspect.Parameter]) -> str:
    """The source of a builder: only names of parameters go in. What is left out, for a default, is not in the frame."""
    needed = [one.name for one in parameters if one.default is one.empty]
    others = [one.name for one in parameters if one.default is not one.empty]
    said = ", ".join([*needed, *(f"{one}=LEFT_OUT" for one in others)])
    frames = [f"({', '.join([repr(name), *needed, *others[:count]])},)" for count in range(len(others) + 1)]
    shorter = "".join(f"{frame} if {one} is LEFT_OUT else " for frame, one in zip(frames, others, strict=False))
    return f"lambda {said}: {shorter}{frames[-1]}"


def bind(effect: Frame, player: int, piece: int) -> Frame:
    """The frame of an effect from content, carried out by a player because of a piece."""
    return (effect[0], player, piece, *effect[1:])
