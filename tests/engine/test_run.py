"""The kernel's loop: frames in order, asks, branches, trivial answers, standing moves, interrupts, the end."""

from typing import Any

import pytest

from pentarchy.engine.errors import BadMove, BadSave, IllegalMove
from pentarchy.engine.rules import Rules, bind
from pentarchy.engine.state import MAIN, State
from tests.engine.tiny import start, vocabulary


@pytest.fixture
def rules() -> Rules:
    return vocabulary()


# the main stack ---------------------------------------------------------------------------------------------------
def test_frames_run_in_order_and_what_they_push_comes_first(rules: Rules) -> None:
    @rules.step
    def twice(g: Any) -> None:
        g.then(("note", "b"), ("note", "c"))

    g = start(rules, ("note", "a"), ("twice",), ("note", "d"))
    assert g.diary == ("a", "b", "c", "d")
    assert g.over
    assert g.asked == -1


def test_frames_have_as_many_arguments_as_they_were_built_with(rules: Rules) -> None:
    """Also more than most: all are given to the step; what is left out has its default when it runs."""

    @rules.step
    def write(g: Any, one: str, two: str = "-", three: str = "-", four: str = "-") -> None:
        g.diary += (one, two, three, four)

    @rules.step
    def nothing(g: Any) -> None:
        g.diary += ("nothing",)

    assert (write("a"), write("a", "b"), write("a", two="b"), nothing()) == (
        ("write", "a"), ("write", "a", "b"), ("write", "a", "b"), ("nothing",)
    )  # fmt: skip
    g = start(rules, write("a"), write("a", "b"), write("a", "b", "c", "d"), nothing())
    assert g.diary == (*"a---", *"ab--", *"abcd", "nothing")
    with pytest.raises(TypeError):
        write()


def test_an_ask_stops_the_main_stack_until_it_is_answered(rules: Rules) -> None:
    g = start(rules, ("put", 1), ("note", "after"))
    assert g.asked == 1
    assert g.diary == ()
    assert g.legal(1) == (("add", 1), ("add", 2), ("add", 3))
    assert g.legal(0) == ()
    g.play(1, ("add", 2))
    assert (g.sums, g.diary, g.over) == ([0, 2], ("after",), True)


def test_options_that_a_step_has_counted_are_not_counted_again(rules: Rules) -> None:
    """They are kept beside the state only: one that was saved counts them anew."""
    counted = []

    @rules.step
    def count(g: Any, *options: Any) -> None:
        counted.append(g.ask(0, ("number",), options=options))

    g = start(rules, ("count", ("add", 3)))
    assert g.legal(0) == (("add", 3),)
    assert State.legal(type(g).decode(g.encode()), 0) == (("add", 1), ("add", 2), ("add", 3))
    assert start(rules, ("count",)).over
    assert counted == [True, False]


def test_an_ask_without_options_is_no_ask(rules: Rules) -> None:
    rules.asks["number"] = rules.asks["number"].but(options=lambda g, player, why: [])
    g = start(rules, ("put", 0), ("note", "after"))
    assert g.over
    assert g.diary == ("after",)


def test_a_step_that_does_not_exist(rules: Rules) -> None:
    with pytest.raises(KeyError, match="nowhere"):
        start(rules, ("nowhere",))


def test_effects_are_bound_to_a_player_and_a_piece() -> None:
    assert bind(("gain", 3), 1, 7) == ("gain", 1, 7, 3)


# trivial asks -----------------------------------------------------------------------------------------------------
@pytest.mark.parametrize("branch", [False, True])
def test_a_trivial_ask_with_one_option_is_answered_by_itself(rules: Rules, branch: bool) -> None:
    @rules.step
    def fork(g: Any) -> None:
        g.branch(0, ("put", 0), ("note", "after"))

    rules.asks["number"] = rules.asks["number"].but(trivial=True, options=lambda g, player, why: [("add", 3)])
    g = start(rules, ("fork",)) if branch else start(rules, ("put", 0), ("note", "after"))
    assert (g.sums, g.diary, g.over) == ([3, 0], ("after",), True)


def test_a_trivial_ask_with_two_options_is_asked(rules: Rules) -> None:
    rules.asks["number"] = rules.asks["number"].but(trivial=True)
    assert start(rules, ("put", 0)).asked == 0


def test_an_ask_with_one_option_that_is_not_trivial_is_asked(rules: Rules) -> None:
    rules.asks["number"] = rules.asks["number"].but(options=lambda g, player, why: [("add", 3)])
    assert start(rules, ("put", 0)).asked == 0


# standing moves ---------------------------------------------------------------------------------------------------
def test_a_standing_move_is_offered_and_the_question_comes_again(rules: Rules) -> None:
    g = start(rules, ("put", 0), ("put", 0), ("note", "end"))
    assert ("extra",) not in g.legal(0)
    g.play(0, ("add", 1))
    assert g.legal(0)[-1] == ("extra",)
    g.play(0, ("extra",))
    assert g.asks[0] == ("number",)
    assert g.diary == ("extra 0",), "what the standing move pushed happens before the question comes again"
    assert ("extra",) not in g.legal(0)
    g.play(0, ("add", 2))
    assert (g.sums, g.diary) == ([4, 0], ("extra 0", "end"))


def test_asks_without_standing_moves(rules: Rules) -> None:
    rules.asks["number"] = rules.asks["number"].but(standing=False)
    g = start(rules, ("put", 0), ("put", 0))
    g.play(0, ("add", 1))
    assert ("extra",) not in g.legal(0)


def test_a_question_that_a_standing_move_leaves_without_options_is_dropped(rules: Rules) -> None:
    rules.asks["number"] = rules.asks["number"].but(
        options=lambda g, player, why: [("add", 1)] if g.sums[player] < 2 else []
    )
    g = start(rules, ("put", 0), ("put", 0), ("note", "end"))
    g.play(0, ("add", 1))
    g.play(0, ("extra",))
    assert g.over
    assert g.diary == ("extra 0", "end")


# closing asks -----------------------------------------------------------------------------------------------------
@pytest.fixture
def closed(rules: Rules) -> Rules:
    """A question that ends something: 1 can be added while the sum is 0; a standing move exists while it is odd."""

    @rules.ask("tiny.close", closing=("done",))
    def close(g: Any, player: int, why: Any) -> list[Any]:
        return [("add", 1)] if not g.sums[player] else []

    @rules.answer
    def done(g: Any, player: int) -> None:
        g.diary += ("closed",)

    @rules.step
    def end(g: Any, player: int) -> None:
        g.ask(player, ("close",))

    return rules


def test_a_closing_ask_stands_while_a_standing_move_exists(closed: Rules) -> None:
    g = start(closed, ("put", 0), ("end", 0), ("note", "end"))
    g.play(0, ("add", 3))
    assert g.legal(0) == (("done",), ("extra",))
    g.play(0, ("extra",))
    assert g.over, "nothing more can be done, so nobody is asked"
    assert g.diary == ("extra 0", "end")


def test_a_closing_ask_ends_when_the_player_says_so(closed: Rules) -> None:
    g = start(closed, ("put", 0), ("end", 0), ("note", "end"))
    g.play(0, ("add", 3))
    g.play(0, ("done",))
    assert (g.diary, g.sums) == (("closed", "end"), [3, 0])


def test_a_closing_ask_comes_for_an_option_of_its_own(closed: Rules) -> None:
    g = start(closed, ("end", 0), ("note", "end"))
    assert g.legal(0) == (("add", 1), ("done",))
    loaded = type(g).decode(g.encode())
    assert loaded.legal(0) == g.legal(0), "computed afresh it is the same"


def test_a_closing_ask_with_nothing_to_do_is_not_asked(closed: Rules) -> None:
    g = start(closed, ("put", 0), ("end", 0), ("note", "end"))
    g.play(0, ("add", 2))
    assert g.over
    assert g.diary == ("end",)


def test_a_closing_ask_without_standing_moves_does_not_wait_for_them(closed: Rules) -> None:
    closed.asks["close"] = closed.asks["close"].but(standing=False)
    g = start(closed, ("put", 0), ("end", 0), ("note", "end"))
    g.play(0, ("add", 3))
    assert g.over


# branches ---------------------------------------------------------------------------------------------------------
@pytest.fixture
def forked(rules: Rules) -> Any:
    """Three players: the first two go through two asks each beside each other, then the main stack goes on."""

    @rules.step
    def fork(g: Any) -> None:
        for player in (0, 1):
            g.branch(player, ("put", player), ("put", player))

    return start(rules, ("fork",), ("note", "joined"), ("put", 2), players=3)


def test_branches_advance_at_their_own_pace_and_the_main_stack_waits(forked: Any) -> None:
    g = forked
    assert [question is not None for question in g.asks] == [True, True, False]
    assert g.live == 0b011
    g.play(1, ("add", 2))
    g.play(1, ("add", 2))
    assert g.asks[1] is None
    assert g.live == 0b001
    assert g.diary == ()
    g.play(0, ("add", 2))
    g.play(0, ("add", 2))
    assert g.diary == ("joined",)
    assert (g.live, g.asked, g.running) == (0, 2, MAIN)


def test_a_standing_move_in_a_branch_asks_again_in_the_branch(forked: Any) -> None:
    g = forked
    g.play(1, ("add", 1))
    g.play(1, ("extra",))
    assert g.asks[1] == ("number",)
    assert g.asks[0] == ("number",)
    assert g.stacks[MAIN] == [("put", 2), ("note", "joined")]


def test_the_end_of_branches_is_a_barrier_when_others_went_on(forked: Any) -> None:
    g = forked
    for player in (0, 0, 1):
        g.play(player, ("add", 2))
        assert g.barrier == 0
    g.play(1, ("add", 2))
    assert g.barrier == 1


def test_a_branch_of_one_player_alone_is_no_barrier(rules: Rules) -> None:
    @rules.step
    def fork(g: Any) -> None:
        g.branch(0, ("put", 0))

    g = start(rules, ("fork",), players=1)
    g.play(0, ("add", 1))
    assert (g.barrier, g.over) == (0, True)


def test_chance_in_a_branch_is_refused(rules: Rules) -> None:
    @rules.step
    def fork(g: Any) -> None:
        g.branch(0, ("roll",))

    @rules.step
    def roll(g: Any) -> None:
        g.rand(6)

    with pytest.raises(RuntimeError, match="simultaneous"):
        start(rules, ("fork",))


def test_stop_in_a_branch_ends_everything(rules: Rules, forked: Any) -> None:
    def add(g: Any, player: int, n: int) -> None:
        g.stop()

    rules.answers["add"] = add
    g = forked
    g.play(0, ("add", 1))
    assert g.over
    assert g.live == 0
    assert not any(g.stacks)
    assert (g.sums, g.diary) == ([0, 0, 0], ())
    with pytest.raises(IllegalMove, match="The game is over: add:1 is not possible"):
        g.play(1, ("add", 1))


def test_branches_inside_branches_of_a_later_phase(rules: Rules) -> None:
    @rules.step
    def fork(g: Any) -> None:
        for player in range(g.players):
            g.branch(player, ("put", player))

    g = start(rules, ("fork",), ("fork",))
    for player in (1, 0, 0, 1):
        g.play(player, ("add", 2))
    assert (g.sums, g.over, g.barrier) == ([4, 4], True, 2)


# moves ------------------------------------------------------------------------------------------------------------
@pytest.mark.parametrize(
    ("player", "move", "message"),
    [
        (2, ("add", 1), "There is no player 2"),
        (-1, ("add", 1), "There is no player -1"),
        (1, ("add", 1), "Player 2 is not asked now: add:1 is not possible"),
        (0, ("extra",), "Player 1 cannot play extra now"),
        (0, ("add", 0), "Player 1 cannot play add:0 now"),
    ],
)
def test_illegal_moves_say_why(rules: Rules, player: int, move: Any, message: str) -> None:
    g = start(rules, ("put", 0))
    before = g.encode()
    with pytest.raises(IllegalMove, match=message):
        g.play(player, move)
    assert g.encode() == before


def test_a_refusal_cites_the_rule(rules: Rules) -> None:
    g = start(rules, ("put", 0))
    with pytest.raises(IllegalMove, match=r"Rule: tiny\.too_many") as refusal:
        g.play(0, ("add", 4))
    assert refusal.value.rule == "tiny.too_many"


@pytest.mark.parametrize("move", [("add", True), ("add", 1.0), ("add", "1"), ["add", 1], "add:1", None, ()])
def test_malformed_moves_are_refused_even_if_python_thinks_them_equal(rules: Rules, move: Any) -> None:
    g = start(rules, ("put", 0))
    with pytest.raises(BadMove):
        g.play(0, move)


@pytest.mark.parametrize("player", ["0", None, 0.0, False])
def test_a_player_is_a_whole_number(rules: Rules, player: Any) -> None:
    with pytest.raises(IllegalMove, match="There is no player"):
        start(rules, ("put", 0)).play(player, ("add", 1))


# data -------------------------------------------------------------------------------------------------------------
def test_clones_share_nothing_that_changes(rules: Rules) -> None:
    g = start(rules, ("put", 0), events=True)
    clone, before = g.clone(), g.encode()
    clone.play(0, ("add", 1))
    clone.hands[0] += (1,)
    clone.stacks[0].append(("note", "x"))
    clone.knows[0] = 7
    assert g.encode() == before
    assert (clone.events, g.events) == (None, [])


def test_a_saved_state_must_fit_its_players(rules: Rules) -> None:
    g = start(rules, ("put", 0))
    with pytest.raises(BadSave, match="number of players"):
        type(g).decode({**g.encode(), "players": 3})


def test_a_state_class_must_be_decorated() -> None:
    class Bare(State):
        """A class that nobody decorated."""

    with pytest.raises(TypeError, match="decorate the class Bare with @state"):
        Bare.blank(2, 8, 0)


def listening() -> tuple[Rules, list[tuple[int, int]]]:
    """A step that asks, one that waits for the answer, and what it has heard."""
    rules, heard = vocabulary(), list[tuple[int, int]]()

    @rules.step
    def wonder(g: Any, player: int) -> None:
        g.ask(player, ("number",), then=("hear", player))

    @rules.step
    def hear(g: Any, player: int, number: int = -1) -> None:
        heard.append((player, number))

    return rules, heard


def test_an_answer_goes_to_the_step_that_asked() -> None:
    """Its parts are the last arguments of the waiting frame; that may be told of in the ask itself."""
    rules, heard = listening()
    rules.returns("add")
    g = start(rules, ("wonder", 1), ("note", "after"))
    g.play(1, ("add", 2))
    assert heard == [(1, 2)]
    assert g.diary == ("after",)


def test_an_answer_may_do_something_and_hand_back_what_it_found() -> None:
    rules, heard = listening()

    @rules.answer
    def add(g: Any, player: int, number: int) -> None:
        g.diary += ("added",)
        g.hand_back(10 * number)

    g = start(rules, ("wonder", 1), ("note", "after"))
    g.play(1, ("add", 2))
    assert heard == [(1, 20)]
    assert g.diary == ("added", "after")


def test_an_answer_that_means_no_drops_what_waits() -> None:
    rules, heard = listening()

    @rules.answer
    def add(g: Any, player: int, number: int) -> None:
        assert g.give_up() == ("hear", 1)

    g = start(rules, ("wonder", 1), ("note", "after"))
    g.play(1, ("add", 2))
    assert heard == []
    assert g.diary == ("after",)


def test_what_waits_for_an_answer_runs_without_one_when_nothing_can_be_asked() -> None:
    rules, heard = listening()

    @rules.ask("tiny.nothing")
    def number(g: Any, player: int, why: Any) -> list[Any]:
        return []

    start(rules, ("wonder", 1))
    assert heard == [(1, -1)]


def test_a_standing_move_comes_between_a_question_and_its_answer() -> None:
    """The frame that waits is still the one that gets the answer."""
    rules, heard = listening()
    rules.returns("add")
    g = start(rules, ("wonder", 0))
    g.sums[0] = 1
    g.offered[0] = None
    assert ("extra",) in g.legal(0)
    g.play(0, ("extra",))
    assert heard == []
    g.play(0, ("add", 3))
    assert heard == [(0, 3)]


def test_a_question_asked_by_an_answer_is_waited_for() -> None:
    """What lies on the stack comes after it, as if a step had asked."""
    rules = vocabulary()

    @rules.ask("tiny.again")
    def again(g: Any, player: int, why: Any) -> list[Any]:
        return [("done",), ("extra",)]

    @rules.answer
    def add(g: Any, player: int, number: int) -> None:
        g.then(("note", "later"))
        g.ask(player, again())

    @rules.answer
    def done(g: Any, player: int) -> None:
        g.diary += ("done",)

    g = start(rules, ("put", 0))
    g.play(0, ("add", 1))
    assert g.asks[0] == ("again",)
    assert g.diary == ()
    g.play(0, ("done",))
    assert g.diary == ("done", "later")


def test_an_ask_names_its_rule() -> None:
    def which(g: Any, player: int, why: Any) -> list[Any]:
        return []

    with pytest.raises(TypeError, match=r"test_run, line \d+, .*which: an ask cites a rule"):
        Rules().ask("")(which)
    with pytest.raises(TypeError, match=r"which: write `@ask\('<rule id>'\)`, not a bare `@ask`"):
        Rules().ask(which)  # type: ignore[arg-type]  # the mistake itself
