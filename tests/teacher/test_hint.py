"""Hints: moves that can be played, the best first, with reasons that follow from what the player knows alone."""

import json
from random import Random
from typing import Any

import pytest

import pentarchy.games  # noqa: F401  # registers the games
from pentarchy.bots import Seat, get_bot
from pentarchy.bots.advice import Advice, Counsel
from pentarchy.bots.search import Budget
from pentarchy.engine.registry import Game, games, get_game
from pentarchy.engine.state import State
from pentarchy.engine.views import determinise
from pentarchy.match import Step, preview
from pentarchy.teacher import hint as teaching
from pentarchy.teacher.hint import Gain, Hint, hints
from pentarchy.teacher.jobs import hint as job
from pentarchy.teacher.words import EVENTS, Worded, worded
from pentarchy.text import Speech
from tests.bots.test_search import ALL, along

BUDGET = Budget(simulations=8)
FEW = 3  # positions of a game: a thought about each takes a while
ALONE = pytest.mark.parametrize("game", [game for game in games() if 1 in game.players], ids=lambda game: game.id)


def hinted(game: Game, state: State, seed: int = 1) -> list[Hint]:
    return hints(Seat(game, state, state.asked), Random(seed), BUDGET)


def told(game: Game, state: State, found: list[Hint], lang: str) -> list[Worded]:
    speech = Speech(game, state.content, lang)
    return worded(found, game.look(state, state.asked), state.asked, speech)


def check(game: Game, state: State) -> list[Hint]:
    """Everything that holds for the hints of any position."""
    player, found = state.asked, hinted(game, state)
    assert 1 <= len(found) <= teaching.MOST  # one where all others come to the same
    assert len({tuple(one["move"]) for one in found}) == len(found)
    assert (found[0]["behind"], found[0]["even"]) == (0.0, True)
    assert [one["behind"] for one in found[1:]] == sorted(one["behind"] for one in found[1:])
    assert json.loads(json.dumps(found)) == found
    for one in found:
        move = tuple(one["move"])
        assert move in state.legal(player)
        assert state.moves.read(one["notation"]) == move
        assert one["even"] == (one["behind"] <= max(teaching.FINE, teaching.SURE * one["error"]))
        steps = [Step(step["ask"], tuple(step["move"])) for step in one["steps"]]
        assert steps[0].move == move
        foreseen = preview(game, state, player, steps, Random(5))
        assert (foreseen.made, foreseen.end) == (len(steps), one["end"])
        assert [[event.kind, list(event.args)] for event in foreseen.events] == one["events"]
    for lang in ("en", "ru"):
        for words in told(game, state, found, lang):
            sentences = [words["text"], words["worth"], *words["points"], *words["events"]]
            assert len(sentences) >= 3
            assert all(sentences)
            assert any("а" <= letter <= "я" for letter in words["worth"].lower()) == (lang == "ru")
    return found


@ALL
def test_hints_are_moves_with_reasons(game: Game) -> None:
    said = {json.dumps(told(game, state, check(game, state), "en")) for state in along(game, 2, 4, 45)[:FEW]}
    assert len(said) > 1  # other positions, other words


@ALONE
def test_alone_too(game: Game) -> None:
    for state in along(game, 1, 3, 40)[:FEW]:
        check(game, state)


@pytest.mark.parametrize(
    ("name", "players"), [("lockup", 4), ("tyrants", 3), ("viscounts", 4), ("wistar", 3), ("kingdom", 2)]
)
def test_with_more_players_and_where_all_are_asked_at_once(name: str, players: int) -> None:
    game = get_game(name)
    state, rng, bot, seen = game.new(players, seed=2), Random(2), get_bot("random"), 0
    for number in range(60):
        asked = [player for player in range(players) if state.asks[player] is not None]
        if not asked:
            break
        player = asked[-1]
        if number % 20 == 19 and len(state.legal(player)) > 1:
            found = hints(Seat(game, state, player), Random(1), BUDGET)
            assert all(tuple(one["move"]) in state.legal(player) for one in found)
            seen += 1
        state.apply(player, bot.choose(Seat(game, state, player), rng))
    assert seen


def told_apart(game: Game) -> tuple[int, int]:
    """How many states differ in what is hidden alone, and for how many of them the hints do, too."""
    changed = differ = 0
    for state in along(game, 2, 6, 17)[1:4]:
        expected = hinted(game, state)
        for seed in range(2):
            other = determinise(state, state.asked, Random(seed))
            changed += other.encode() != state.encode()
            differ += hinted(game, other) != expected
    return changed, differ


@ALL
def test_states_that_the_player_cannot_tell_apart_give_the_same_hints(game: Game) -> None:
    changed, differ = told_apart(game)
    assert changed
    assert not differ


@pytest.mark.parametrize("name", ["kingdom", "viscounts"])
def test_the_comparison_would_catch_a_seat_that_shows_the_state(monkeypatch: pytest.MonkeyPatch, name: str) -> None:
    plain = Seat.__init__

    def open_seat(seat: Seat, game: Game, state: State, player: int) -> None:
        plain(seat, game, state, player)
        seat.guess = lambda rng: state.clone()

    monkeypatch.setattr(Seat, "__init__", open_seat)
    assert told_apart(get_game(name))[1]


def test_points_are_the_difference_of_the_scores() -> None:
    """The first choice of Tyrants: a troop gives control of a place, and that gives points at once."""
    game = get_game("tyrants")
    state = along(game, 2, 4, 1)[0]
    player, found = state.asked, hinted(game, state)
    for one in found:
        after = state.clone()
        after.apply(player, tuple(one["move"]))
        before, now = game.score(state, player), game.score(after, player)
        lines = {name: now[name] - before[name] for name in now if now[name] != before[name]}
        assert one["gains"] == ([{"seat": player, "lines": lines}] if lines else [])
    assert any(one["gains"] for one in found)


def test_the_job_is_the_same_from_a_state_that_travelled() -> None:
    game = get_game("viscounts")
    state = along(game, 2, 4, 20)[1]
    position: dict[str, Any] = {"game": game.id, "state": json.loads(json.dumps(state.encode())), "player": state.asked}
    named = game.source.named(state.content)
    found = job(**position, **named, seed=1, simulations=8)
    assert found == hinted(game, state)


# words ----------------------------------------------------------------------------------------------------------
def a_hint(**values: Any) -> Hint:
    plain: Hint = {
        "move": ["end_turn"], "notation": "end_turn", "behind": 0.0, "error": 0.0, "worlds": 4, "even": True,
        "soon": 0.0, "moves": 1, "steps": [],
        "events": [], "gains": [], "end": "hidden",
    }  # fmt: skip
    return {**plain, **values}  # type: ignore[typeddict-item]  # as the caller says


def words_of(lang: str, *given: Hint) -> list[Worded]:
    game = get_game("tyrants")
    return worded(given, {}, 0, Speech(game, game.load(None), lang, ["Anna", "Boris"]))


@pytest.mark.parametrize(
    ("lang", "behind", "error", "said"),
    [
        ("en", 1.0, 0.0, "−1 point against the best, the same in all 4 guesses of what comes."),
        ("en", 1.26, 0.42, "−1.3 points against the best, give or take 0.4."),
        ("ru", 1.0, 0.0, "−1 очко по сравнению с лучшим, одинаково во всех догадках о том, что будет: их 4."),
        ("ru", 1.26, 0.42, "−1,3 очка по сравнению с лучшим, плюс-минус 0,4."),
        ("ru", 3.0, 1.0, "−3 очка по сравнению с лучшим, плюс-минус 1."),
        ("ru", 12.04, 0.1, "−12 очков по сравнению с лучшим, плюс-минус 0,1."),
    ],
)
def test_what_a_move_is_worth(lang: str, behind: float, error: float, said: str) -> None:
    _, second = words_of(lang, a_hint(), a_hint(behind=behind, error=error, even=False))
    assert second["worth"] == said


def test_what_cannot_be_told_apart_is_called_so() -> None:
    first, second = words_of("en", a_hint(), a_hint(behind=0.4, error=0.5))
    assert first["worth"] == "The best move, but the next one is about as good."
    assert second["worth"] == "About as good: too close to call."


def test_the_best_move_says_how_far_it_is_ahead_of_the_next_one() -> None:
    others = a_hint(behind=2.5, error=0.4, even=False), a_hint(behind=4.0, error=0.0, even=False)
    assert words_of("en", a_hint(), *others)[0]["worth"] == (
        "The best move: 2.5 points ahead of the next one, give or take 0.4."
    )
    assert words_of("ru", a_hint(), others[1])[0]["worth"] == (
        "Лучший ход: на 4 очка лучше следующего, одинаково во всех догадках о том, что будет: их 4."
    )
    assert words_of("en", a_hint())[0]["worth"] == "The best move: whatever else was looked at comes to the same."


def test_what_was_weighed_better_than_the_best_says_so() -> None:
    assert words_of("en", a_hint(), a_hint(behind=-1.2, error=1.5))[1]["worth"] == (
        "About as good: 1.2 points ahead when it was weighed again, give or take 1.5, which is too little to be sure."
    )


@pytest.mark.parametrize(
    ("soon", "said"),
    [
        (0.0, ["The difference shows in later turns, not in the points of this one."]),
        (-2.0, ["It brings more points in this turn, but fewer later."]),
        (3.0, ["The score does not change at once: the move counts later."]),
    ],
)
def test_it_says_where_a_difference_comes_from(soon: float, said: list[str]) -> None:
    """Nothing that is said of the points contradicts how far a move is behind."""
    _, second = words_of("en", a_hint(), a_hint(behind=3.0, error=0.4, even=False, soon=soon))
    assert second["points"] == said


def test_the_points_of_a_line_are_not_those_of_its_first_move() -> None:
    gains: list[Gain] = [{"seat": 0, "lines": {"sites": 3}}, {"seat": 1, "lines": {"trophies": -1}}]
    assert words_of("en", a_hint(gains=gains, moves=7))[0]["points"] == [
        "By the end of a line of 7 moves +3 points for sure: Sites under control +3.",
        "Boris, by the end of 7 moves: −1 point (Trophies −1).",
    ]
    assert words_of("ru", a_hint(gains=gains[:1], moves=7))[0]["points"] == [
        "К концу цепочки действий (их 7) наверняка +3 очка: Локации под контролем +3."
    ]


def test_a_difference_within_two_of_its_errors_is_none(monkeypatch: pytest.MonkeyPatch) -> None:
    game = get_game("tyrants")
    state = along(game, 2, 4, 1)[0]
    best, close, far, ahead = state.legal(state.asked)[:4]
    weighed = [(best, 0.0, 0.0), (ahead, -0.3, 0.1), (close, 0.9, 0.5), (far, 1.1, 0.5)]
    counsels = [Counsel(move, behind, error, (move,)) for move, behind, error in weighed]
    monkeypatch.setattr(teaching, "MOST", 4)
    monkeypatch.setattr(teaching, "advise", lambda *given, **more: Advice(tuple(counsels), 16, 40))
    found = hinted(game, state)
    assert [(one["behind"], one["even"]) for one in found] == [(0.0, True), (-0.3, True), (0.9, True), (1.1, False)]


def test_points_of_all_with_their_signs() -> None:
    gains: list[Gain] = [{"seat": 0, "lines": {"sites": 3, "deck": -1}}, {"seat": 1, "lines": {"trophies": -1}}]
    (english,), (russian,) = (words_of(lang, a_hint(gains=gains)) for lang in ("en", "ru"))
    assert english["points"] == [
        "+2 points for sure: Sites under control +3, Deck −1.",
        "Boris: −1 point (Trophies −1).",
    ]
    assert russian["points"] == [
        "Наверняка +2 очка: Локации под контролем +3, Колода −1.",
        "Boris: −1 очко (Трофеи −1).",
    ]


def test_the_opponent_of_a_single_player_is_named() -> None:
    game = get_game("viscounts")
    found, speech = (
        a_hint(move=["stay"], gains=[{"seat": -1, "lines": {"castle": 2}}]),
        Speech(game, game.load(None), "en"),
    )
    assert worded([found], {}, 0, speech)[0]["points"][0].startswith(f"{speech.rival()}: +2 points")


def test_a_long_line_is_told_shortly() -> None:
    """The same several times is one line, and of many lines the first are told."""
    events = [["reshuffled", [0]]] * 3
    once = words_of("en", a_hint(events=events, steps=[{}, {}]))[0]
    assert once["events"] == ["Anna shuffles the discard pile into a new deck.\u00a0×\u00a03"]
    many = [["reshuffled", [number % 2]] for number in range(EVENTS + 4)]
    told = words_of("en", a_hint(events=many, steps=[{}, {}], moves=5))[0]
    assert len(told["events"]) == EVENTS + 1
    assert told["events"][-1] == "… and 4 more."
    assert told["plan"] == "If you go on like this, 5 moves in all:"
