"""What must hold for every game at every decision: one function a property, for real games, toys and Hypothesis alike.

A property plays a case with a chooser and raises AssertionError where a game breaks the promise. Numbers are those of
the list in docs/architecture.md; the sixth, tenth, and those from the twelfth on have files of their own (secrecy.py,
wording.py, labels.py, idleness.py, foresight.py, numbers.py).
"""

import json
from collections.abc import Callable, Iterator
from random import Random
from typing import Any

from pentarchy.engine.declare import ALL, OWNER, all_piles
from pentarchy.engine.errors import BadMove, IllegalMove
from pentarchy.engine.moves import Table
from pentarchy.engine.registry import Game
from pentarchy.engine.rules import Move
from pentarchy.engine.state import State
from pentarchy.engine.views import determinise
from pentarchy.kit.tables import digest
from pentarchy.testing.foresight import previews_foresee
from pentarchy.testing.idleness import idle_effects_say_so
from pentarchy.testing.labels import labels_differ
from pentarchy.testing.numbers import facts_are_known
from pentarchy.testing.play import Case, Chooser, Dice, asked, differences, play_on, random_chooser, walk
from pentarchy.testing.secrecy import nothing_leaks
from pentarchy.testing.wording import has_text

Property = Callable[[Case, Chooser], None]
MANY = 20  # refusals looked at in one decision: a map gives a reason for every place


# 1 --------------------------------------------------------------------------------------------------------------
def play_ends(case: Case, choose: Chooser) -> None:
    """1. Play ends under the cap (walk counts); asks are never empty; moves are unique, well formed, canonical."""
    asked = case.opening or not case.start().over
    assert asked, "the game is over before anybody is asked: is the first step pushed with `then`?"
    for number, (state, mover, _) in enumerate(walk(case, choose)):
        if state.over:
            assert not state.live, "a branch is still under way when the game is over"
            assert not any(state.stacks), "something was still to be done when the game was over"
        for player in range(state.players):
            legal = state.legal(player)
            assert state.asks[player] is not None or not legal, f"player {player} has moves without being asked"
            assert len(set(legal)) == len(legal), f"the same move twice: {state.asks[player]}"
            for move in legal:
                assert state.moves.check(move) is move
        if case.due(number, mover):
            moves_are_canonical(state, number)


def moves_are_canonical(state: Any, seed: int) -> None:
    """The same moves in the same order, however the state came about."""
    forgetful, loaded = state.clone(), save_and_load(state)
    forgetful.offered = [None] * state.players
    for player in asked(state):
        copies = {
            "asked twice": state,
            "in a clone": state.clone(),
            "computed afresh": forgetful,
            "after loading": loaded,
            "in a determinised state": determinise(state, player, Random(seed)),
        }
        for where, copy in copies.items():
            assert copy.legal(player) == state.legal(player), f"other moves {where}: {state.asks[player]}"


# 2 --------------------------------------------------------------------------------------------------------------
def clones_are_independent(case: Case, choose: Chooser) -> None:
    """2. A clone keeps what the state was, whatever happens to the state, then does the same; and the other way."""
    previous: tuple[Any, Any, int, Move] | None = None
    for number, (state, player, move) in enumerate(walk(case, choose)):
        if previous is not None:
            twin, was, *choice = previous
            assert twin.encode() == was, f"a clone changed with its original at {choice}"
            twin.apply(*choice)
            assert not differences(twin, state), f"a clone did something else at {choice}"
            assert all_moves(twin) == all_moves(state), f"a clone may do something else after {choice}"
            previous = None
        if case.due(number, player):
            now, legal = state.encode(), all_moves(state)
            for _ in play_on(state.clone(), random_chooser(number), 100 if number % 20 == 0 else 1):
                pass
            assert state.encode() == now, "a state changed with its clone"
            assert all_moves(state) == legal, "the moves of a state changed with its clone"
            clone = state.clone()
            assert clone.events is None, "a clone tells nothing"
            previous = (clone, now, player, move) if player >= 0 else None


def all_moves(state: State) -> list[tuple[Move, ...]]:
    return [state.legal(player) for player in range(state.players)]


# 3 --------------------------------------------------------------------------------------------------------------
def save_and_load(state: Any) -> Any:
    """A state that went through JSON text."""
    saved = state.encode()
    text = json.dumps(saved)
    assert json.loads(text) == saved, "a saved state holds more than JSON can say"
    return type(state).decode(json.loads(text), state.content)


def saves_continue(case: Case, choose: Chooser) -> None:
    """3. A game saved and loaded at every decision goes on exactly like one that never was."""
    loaded: Any = case.start()
    for number, (state, player, move) in enumerate(walk(case, choose)):
        if case.due(number, player):
            loaded = save_and_load(loaded)
            assert not differences(loaded, state), f"{differences(loaded, state)} differ after loading"
            assert all_moves(loaded) == all_moves(state), f"other moves after loading: {state.asks}"
        if player >= 0:
            loaded.apply(player, move)


# 4 --------------------------------------------------------------------------------------------------------------
def replays_are_equal(case: Case, choose: Chooser) -> None:
    """4. The same setup and moves, in notation and in numbers, lead to the same states."""
    moves, digests = [], []
    for number, (state, player, move) in enumerate(walk(case, choose)):
        digests.append(digest(state.encode()) if case.due(number, player) else "")
        if player >= 0:
            moves.append((player, state.moves.write(move), state.moves.encode(move)))
    by_name, by_number = case.start(), case.start()
    for number, expected in enumerate(digests):
        if expected:
            assert digest(by_name.encode()) == expected, f"the replay differs at decision {number}"
            assert not differences(by_number, by_name), f"the replay by numbers differs at decision {number}"
        if number < len(moves):
            player, text, code = moves[number]
            by_name.play(player, by_name.moves.read(text))
            by_number.play(player, by_number.moves.decode(code))


def record(case: Case, choose: Chooser) -> dict[str, Any]:
    """What a golden file keeps of a game: all its states in one digest, and enough to see what is different."""
    states = []
    for number, (state, player, _) in enumerate(walk(case, choose)):
        if number % 5 == 0 or player < 0:
            states.append(digest(state.encode()))
    scores = [sum(case.game.score(state, player).values()) for player in range(state.players)]
    return {"decisions": number, "scores": scores, "states": digest(states)}


# 5 --------------------------------------------------------------------------------------------------------------
def pieces_are_conserved(case: Case, choose: Chooser) -> None:
    """5. Every piece is in one place and known to those who see the place; counters fit; what is learned is counted."""
    previous: tuple[int, int, list[int], int] | None = None
    for state, player, _ in walk(case, choose):
        there = sorted(piece for _, _, pile in all_piles(state) for piece in pile)
        assert there == list(range(len(state.knows))), "a piece is in no place, or in two"
        assert not state.audit(), "; ".join(state.audit())
        known_where_seen(state)
        if previous is not None:
            barrier, seed, knows, mover = previous
            learned = any(
                new & ~old and not old >> mover & 1  # what a player knew and shows can be taken back
                for old, new in zip(knows, state.knows, strict=True)
            )
            assert state.barrier > barrier or not (learned or state.seed != seed), "chance or a face without a barrier"
        previous = state.barrier, state.seed, state.knows[:], player


def known_where_seen(state: State) -> None:
    """The masks agree with the zone table, and with each other."""
    for name, index, pile in all_piles(state):
        sees = state.zones[name].sees
        for piece in pile:
            mask = state.knows[piece]
            assert 0 <= mask <= state.everyone, f"piece {piece}: there is nobody like {mask:b}"
            assert mask == state.everyone or not mask >> state.players, f"spectators know {piece}, players do not"
            assert sees != ALL or mask == state.everyone, f"{name} is open, but {piece} in it is not"
            assert sees != OWNER or mask >> index & 1, f"player {index} does not know {piece} in {name}"


# 7 --------------------------------------------------------------------------------------------------------------
def bad_moves_are_refused(case: Case, choose: Chooser) -> None:
    """7. Illegal, stale and malformed moves are refused with a sentence, and nothing changes."""
    dice, stale = Dice(case.seed), (0, ())
    for number, (state, player, move) in enumerate(walk(case, choose, events=True)):
        if case.due(number, player):
            refuses_all(state, [stale, *bad_moves(state, dice)])
        stale = player, move


def refuses_all(state: Any, moves: list[tuple[Any, Any]]) -> None:
    """None of these moves works, unless legal, nor any that is explained; nothing changes."""
    before, told, legal = state.encode(), list(state.events), all_moves(state)
    for player, bad in moves:
        if type(player) is not int or not 0 <= player < state.players or not _among(bad, legal[player]):
            refuses(state, player, bad)
    for player in asked(state):
        reasons = list(dict(state.explain(player)).items())
        for target, rule in reasons[:: 1 + len(reasons) // MANY]:
            error = refuses(state, player, target)
            assert isinstance(error, IllegalMove), f"{target} is explained, but is no move"
            assert error.rule == rule, f"{target} is refused by {error.rule}, not {rule}"
    assert state.encode() == before, "a refused move changed the state"
    assert state.events == told, "a refused move was told"
    assert all_moves(state) == legal, "a refused move changed the legal moves"


def _among(move: Any, legal: tuple[Move, ...]) -> bool:
    """Whether exactly this is legal; for Python 1, 1.0 and True are equal, for a move they are not."""
    return any(repr(move) == repr(other) for other in legal) if isinstance(move, tuple) else False


def refuses(state: Any, player: Any, move: Any) -> BadMove | IllegalMove:
    """The error with which a move is refused."""
    refusal: BadMove | IllegalMove | None = None
    try:
        state.play(player, move)
    except (BadMove, IllegalMove) as error:
        refusal = error
    assert refusal is not None, f"player {player!r} could play {move!r}"
    assert len(str(refusal)) > 10, f"{refusal!r} is not a sentence"
    return refusal


def bad_moves(state: Any, dice: Dice) -> Iterator[tuple[Any, Any]]:
    """All sorts of moves that must not work: of others, of nobody, of other moments, and no moves at all."""
    players = asked(state)
    player = dice.pick(players) if players else 0
    everything = [move for p in range(state.players) for move in state.legal(p)]
    for p in range(state.players):
        yield from ((p, state.moves.decode(dice.below(state.moves.size))) for _ in range(4))
        yield from ((p, dice.pick(everything)) for _ in range(4 if everything else 0))
    for nobody in (-1, state.players, 99, "0", None, 0.5, float(player), bool(player)):
        yield nobody, dice.pick(everything) if everything else state.moves.decode(0)
    no_moves: tuple[Any, ...] = (None, 0, "", "done", b"x", (), [], {}, ("",), (None,), (("a",),), object)
    yield from ((player, bad) for bad in no_moves)
    sample = dice.pick(everything) if everything else state.moves.decode(dice.below(state.moves.size))
    yield player, list(sample)
    yield player, state.moves.write(sample)
    yield player, (*sample, 0)
    yield player, ("no such move", *sample[1:])
    for i in range(1, len(sample)):
        for part in (-1, 10**6, str(sample[i]), None, [sample[i]], float(sample[i]), bool(sample[i])):
            yield player, (*sample[:i], part, *sample[i + 1 :])
        yield player, sample[:i] + sample[i + 1 :]


# 8 --------------------------------------------------------------------------------------------------------------
def codes_are_a_bijection(game: Game) -> None:
    """8. Every number is one move and one notation, and back; the numbers next to them are refused."""
    table, texts = game.state.moves, set()
    for code in range(table.size):
        move = table.decode(code)
        assert table.check(move) is move
        assert table.encode(move) == code, f"{move} has the number {table.encode(move)} and {code}"
        text = table.write(move)
        assert table.read(text) == move, f"'{text}' is read as {table.read(text)}, not {move}"
        texts.add(text)
    assert len(texts) == table.size, "two moves have the same notation"
    for wrong in (-1, table.size, "0", 1.0, True, None):
        assert _is_refused(table, wrong), f"{wrong!r} is taken for the number of a move"


def _is_refused(table: Table, code: Any) -> bool:
    try:
        table.decode(code)
    except BadMove as refusal:
        return "not the number of a move" in str(refusal)
    return False


def fingerprint(game: Game) -> str:
    """The whole table of moves in one word: it changes when any number or notation does."""
    return digest([[kind, [[d.name, d.tokens] for d in parts]] for kind, parts in game.state.moves.kinds.items()])


# 9 --------------------------------------------------------------------------------------------------------------
def scores_add_up(case: Case, choose: Chooser) -> None:
    """9. At every decision each player has the same lines of whole points; at the end the winners lead."""
    lines = None
    for number, (state, player, _) in enumerate(walk(case, choose)):
        scores = [case.game.score(state, player) for player in range(state.players)]
        lines = lines or list(scores[0])
        for score in scores:
            assert list(score) == lines, f"the score has other lines now: {list(score)}"
            assert not {"total", "sum"} & set(lines), "a sum among the lines counts everything twice"
            assert all(type(points) is int for points in score.values()), f"points are whole numbers: {score}"
        if case.due(number, player):
            score_is_pure(case.game, state, scores)
    if state.over:
        winners_lead(case.game, state)


def score_is_pure(game: Game, state: Any, scores: list[dict[str, int]]) -> None:
    """Counting again, in the same or a loaded state, gives the same and changes nothing."""
    before, copy = state.encode(), save_and_load(state)
    for player, score in enumerate(scores):
        assert game.score(state, player) == score, "counting twice gives something else"
        assert game.score(copy, player) == score, "the score depends on more than the state"
    assert state.encode() == before, "counting points changes the state"


def winners_lead(game: Game, state: Any) -> None:
    """The outcome names players of this game, and those with most points, unless another rule decided (`unscored`)."""
    end, copy = game.outcome(state), save_and_load(state)
    assert game.outcome(copy) == end, "the outcome depends on more than the state"
    assert list(end.winners) == sorted(set(end.winners) & set(range(state.players))), f"who is {end.winners}?"
    assert end.ending, "no rule decided the game"
    if state.players > 1 and end.ending not in game.unscored:
        totals = [sum(game.score(state, player).values()) for player in range(state.players)]
        assert end.winners, "nobody won, and no rule says why"
        assert all(totals[player] == max(totals) for player in end.winners), f"{end} with {totals}"


# 11 -------------------------------------------------------------------------------------------------------------
def order_does_not_matter(case: Case, choose: Chooser) -> None:
    """11. When several are asked at once, the result and the moves on the way do not depend on who answers first."""
    heaps = {name for name, field in case.game.state.zones.items() if field.heap}  # their order means nothing
    scripts: list[list[tuple[Any, tuple[Move, ...], Move]]] = [[] for _ in range(case.players)]
    for state, player, move in walk(case, choose):
        if player >= 0:
            scripts[player].append((state.asks[player], state.legal(player), move))
    dice = Dice(case.seed)
    for order in (min, max, dice.pick, dice.pick):
        other = play_scripts(case, scripts, order)
        for heap in heaps:
            assert sorted(getattr(other, heap)) == sorted(getattr(state, heap)), f"who answers first changes {heap}"
        changed = set(differences(other, state)) - heaps - {"running"}  # the next move sets `running` anew
        assert not changed, f"who answers first changes {sorted(changed)}"


def play_scripts(case: Case, scripts: list[list[Any]], order: Callable[[list[int]], int]) -> Any:
    """Play everybody's own moves in another order, as long as there are some."""
    state, made = case.start(), [0] * case.players
    while ready := [player for player in asked(state) if made[player] < len(scripts[player])]:
        player = order(ready)
        question, legal, move = scripts[player][made[player]]
        assert state.asks[player] == question, f"who answers first changes the question to {state.asks[player]}"
        assert state.legal(player) == legal, f"who answers first changes the moves of {question}"
        state.apply(player, move)
        made[player] += 1
    assert made == [len(script) for script in scripts], "who answers first changes who is asked"
    return state


PROPERTIES: tuple[Property, ...] = (
    play_ends,
    clones_are_independent,
    saves_continue,
    replays_are_equal,
    pieces_are_conserved,
    nothing_leaks,
    bad_moves_are_refused,
    scores_add_up,
    has_text,
    order_does_not_matter,
    labels_differ,
    idle_effects_say_so,
    previews_foresee,
    facts_are_known,
)
