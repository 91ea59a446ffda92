"""The analysis of a match that is over: honest figures, from what each player could know."""

import json
from random import Random

import pytest

from pentarchy.bots import Seat, get_bot
from pentarchy.bots.greedy import weigh
from pentarchy.bots.habits import Habits
from pentarchy.engine.views import determinise
from pentarchy.match import Match, from_json, to_json
from pentarchy.match.gesture import Entry
from pentarchy.teacher import analysis
from pentarchy.teacher.lines import foresee, told_line
from pentarchy.teacher.standing import SETTLED, figure, final_standing, gap, played_on, standing, told_error
from tests.teacher.matches import LOST, by_chance, cheap_advice, wish

MATCHES = [("kingdom", 2), ("lockup", 2), ("tyrants", 2), ("viscounts", 2), ("wistar", 2), ("wistar", 1), ("lockup", 1)]
ALL = pytest.mark.parametrize(("game", "players"), MATCHES)
FEW = 4  # positions before the end that are weighed in earnest


@ALL
def test_the_end_of_a_match_is_weighed(game: str, players: int) -> None:
    match = by_chance(game, players)
    found = list(analysis.findings(match, wish(match), match.position - FEW))
    assert [one["position"] for one in found] == list(range(match.position - FEW, match.position + 1))
    totals = [sum(score.values()) for score in match.scores()]
    last = found[-1]["standing"]
    if players == 2:
        assert last == [(totals[0] - totals[1], 0.0), (totals[1] - totals[0], 0.0)]
    again = from_json(to_json(match))
    assert json.dumps(list(analysis.findings(again, wish(again), match.position - FEW))) == json.dumps(found)


@ALL
def test_a_report_made_in_parts_is_the_whole_one(game: str, players: int, monkeypatch: pytest.MonkeyPatch) -> None:
    cheap_advice(monkeypatch)
    match = by_chance(game, players)
    whole, parts = analysis.analyse(match, wish(match)), analysis.new_report(match, wish(match).budget)
    while not analysis.is_complete(parts):
        for _, found in zip(range(20), analysis.findings(match, wish(match), parts["next"]), strict=False):
            analysis.add(parts, json.loads(json.dumps(found)))
    assert json.loads(json.dumps(whole)) == json.loads(json.dumps(parts))
    decisions = [entry.player for number, entry in enumerate(match.line) if len(_legal(match, number)) > 1]
    assert whole["weighed"] == [decisions.count(seat) for seat in range(players)]
    turns = [position for position, _ in whole["standing"]]
    assert turns[0] == 0
    assert turns[-1] == match.position
    assert len(turns) < match.position  # only where a turn begins
    for seat in range(players):
        worst = [mistake for mistake in whole["mistakes"] if mistake["seat"] == seat]
        assert len(worst) == min(analysis.WORST, whole["lost"][seat])


def _legal(match: Match, number: int) -> tuple[object, ...]:
    return tuple(match.at(number).legal(match.line[number].player))


@pytest.mark.parametrize(("game", "players"), [("kingdom", 2), ("lockup", 2), ("tyrants", 2)])
def test_nothing_hidden_is_used(game: str, players: int) -> None:
    """In every state that a player cannot tell apart from the true one the figures are the same."""
    match, changed = by_chance(game, players), 0
    for position in range(5, match.position, match.position // 2):
        entry, state = match.line[position], match.at(position)
        for seed in (1,):
            other = determinise(state, entry.player, Random(seed))
            changed += other.encode() != state.encode()
            for seat in range(players):
                mine = determinise(state, seat, Random(seed))
                expected = standing(match.game, state, seat, Random(1))
                assert standing(match.game, mine, seat, Random(1)) == expected
            told = [analysis._mistake(match.game, one, position, entry, wish(match, 4)) for one in (state, other)]
            assert told[0] == told[1]
    assert changed


def planted() -> tuple[Match, int, str]:
    """A match in which one move throws away the most that it can: the match, its position, and the move in words."""
    match, rng = Match.new("wistar", 1, seed=3), Random(3)
    best: tuple[float, int, object] = (0.0, 0, ())
    while not match.over:
        state, player = match.state, match.state.asked
        move, values = weigh(match.game, [state], player)
        low = min(values, key=lambda one: values[one])
        if match.position > 30 and not best[1] and values[move] - values[low] > 6.0:
            label = wish(match).speeches["en"].move(low, match.game.look(state, player), player)
            best, move = (values[move] - values[low], match.position, label), low
        elif len(values) > 1 and best[1]:
            move = rng.choice(state.legal(player))
        match.play(player, move)
    assert best[1], "no move was bad enough"
    return match, best[1], str(best[2])


def test_a_planted_blunder_is_found_and_named() -> None:
    match, position, label = planted()
    found = next(analysis.findings(match, wish(match, 24), position))
    mistake = found["mistake"]
    assert mistake is not None
    assert mistake["played"]["en"] == label
    assert mistake["best"]["en"] != label
    assert mistake["behind"] > 1.0
    assert mistake["behind"] >= analysis.SURE * mistake["error"]
    assert mistake["line"][0]["words"]["en"] == mistake["best"]["en"]
    assert mistake["end"] in ("yours", "others", "hidden", "over")


def test_what_is_not_clear_is_no_mistake(monkeypatch: pytest.MonkeyPatch) -> None:
    match = by_chance("wistar", 1)
    position = next(n for n, entry in enumerate(match.line) if entry.move != match.at(n).legal(entry.player)[0])
    state, entry = match.at(position), match.line[position]
    cheap_advice(monkeypatch)

    def mistake(sure: float, least: float) -> object:
        monkeypatch.setattr(analysis, "SURE", sure)
        monkeypatch.setattr(analysis, "LEAST", least)
        return analysis._mistake(match.game, state, position, entry, wish(match))

    assert mistake(2.0, 0.5) is not None
    assert mistake(2 * LOST + 1, 0.5) is None  # too many standard errors asked for
    assert mistake(2.0, LOST + 1) is None  # too few points
    first = Entry(entry.player, state.legal(entry.player)[0], (), 0, 0)
    monkeypatch.setattr(analysis, "SURE", 2.0)
    assert analysis._mistake(match.game, state, position, first, wish(match)) is None  # the expert's own move


def test_a_line_says_whether_the_table_shows_it() -> None:
    """A door that is opened shows nothing yet: what lies behind it is hidden. A worker who walks is seen."""
    match = Match.new("wistar", 1, seed=3)
    speeches, seen = wish(match).speeches, dict[str, set[bool]]()
    rng = Random(1)
    while not match.over:
        state, move = match.state, rng.choice(match.state.legal(0))
        line = foresee(match.game, state, 0, [move], Random(1))
        for step in told_line(state, list(line)[:1], 0, speeches):
            seen.setdefault(move[0], set()).add(step["seen"])
        match.play(0, move)
    assert seen["open"] == {False}
    assert seen["shift_worker"] == {True}


def test_a_line_ends_at_the_first_unknown() -> None:
    """Whatever is hidden, the line and what the table shows of it are the same."""
    match = by_chance("tyrants", 2)
    ends = set()
    for position in range(0, match.position, 25):
        state, entry = match.at(position), match.line[position]
        line = [after.move for after in match.line[position : position + 6] if after.player == entry.player]
        made = list(foresee(match.game, state, entry.player, line, Random(1)))
        other = determinise(state, entry.player, Random(2))
        assert list(foresee(match.game, other, entry.player, line, Random(3))) == made
        decided = [one.step.move for one in made if one.decided]
        assert decided == [move for move in line if move in decided][: len(decided)]
        ends |= {one.found.end for one in made[-1:]}
    assert "hidden" in ends


def test_a_match_in_progress_is_never_analysed() -> None:
    match = Match.new("kingdom", 2, seed=1)
    with pytest.raises(analysis.NotOver):
        analysis.new_report(match, wish(match).budget)
    with pytest.raises(analysis.NotOver):
        next(analysis.findings(match, wish(match)))


def test_only_the_seats_that_are_wished_for(monkeypatch: pytest.MonkeyPatch) -> None:
    cheap_advice(monkeypatch)
    match = by_chance("lockup", 2)
    report = analysis.analyse(match, wish(match)._replace(seats=(1,)))
    assert report["weighed"][0] == 0
    assert report["weighed"][1] > 0
    assert {mistake["seat"] for mistake in report["mistakes"]} == {1}


def test_figures() -> None:
    assert gap([7.0, -7.0], 0) == 7.0  # of two seats the heuristic counts the gap from both sides
    assert gap([5.0, 2.0, -7.0], 0) == 2.0
    assert gap([5.0, 2.0, -7.0], 2) == -8.0
    assert gap([4.0], 0) == 4.0
    assert figure([1.0, 3.0]) == (2.0, 1.0)
    match = by_chance("lockup", 1)
    assert analysis.new_report(match, wish(match).budget)["against"] == "rival"
    rival = sum(match.game.rival_score(match.state).values())
    assert final_standing(match.game, match.state, 0) == (sum(match.scores()[0].values()) - rival, 0.0)
    assert analysis.new_report(by_chance("wistar", 1), wish(match).budget)["against"] == "alone"


def by_greedy(game: str, players: int, moves: int) -> Match:
    """The beginning of a match of skilled bots."""
    match, rng, bot = Match.new(game, players, seed=1), Random(1), get_bot("skilled")
    while match.position < moves and not match.over:
        player = match.state.asked
        match.play(player, bot.choose(Seat(match.game, match.state, player), rng))
    return match


def up_and_down(values: list[float]) -> float:
    """How far values lie beside the middle of their neighbours, on the average."""
    beside = [abs(one - 2 * two + three) / 2 for one, two, three in zip(values, values[1:], values[2:], strict=False)]
    return sum(beside) / len(beside)


def test_the_curve_does_not_follow_whose_turn_it_is() -> None:
    """Weighed as they are, the beginnings of turns go up and down by ten points with every turn of Viscounts."""
    match = by_greedy("viscounts", 2, 110)
    curve = {position: starter for position, starter in analysis.curve_of(match).items() if position < 110}
    assert any(starter != SETTLED for starter in curve.values())

    def values(starters: dict[int, int]) -> list[float]:
        states = {position: match.at(position) for position in starters}
        return [standing(match.game, states[at], 0, Random(at), starter)[0] for at, starter in starters.items()]

    assert up_and_down(values(curve)) < up_and_down(values(dict.fromkeys(curve, SETTLED))) / 2


@ALL
def test_the_curve_has_the_beginnings_of_rounds_and_some_turns(game: str, players: int) -> None:
    match = by_chance(game, players)
    curve = analysis.curve_of(match)
    rounds = [match.at(position).round for position in range(match.position)]
    begun = [position for position in range(match.position) if not position or rounds[position - 1] != rounds[position]]
    assert all(curve[position] == SETTLED for position in begun)
    assert curve[match.position] == SETTLED
    assert len(curve) <= len(begun) + analysis.STRETCHES + 1
    turns = [match.game.turn(match.at(position)) for position in range(match.position)]
    assert all(not position or turns[position] != turns[position - 1] for position in list(curve)[:-1])
    for position, starter in curve.items():
        if starter != SETTLED:
            end = played_on(match.game, match.at(position), starter, Habits())
            assert end.over or end.round != rounds[position] or (end.asked == starter and players > 1)


def test_no_error_is_told_only_where_all_agree() -> None:
    assert [told_error(error) for error in (0.0, 1e-9, 0.01, 0.06, 0.44)] == [0.0, 0.0, 0.1, 0.1, 0.4]
    assert figure([2.0, 2.0, 2.0]) == (2.0, 0.0)
    assert figure([2.0, 2.0, 2.02]) == (2.0, 0.1)


def test_what_a_move_only_goes_on_to_miss_is_not_told_again() -> None:
    def loss(position: int, seat: int, behind: float, best: str) -> dict[str, object]:
        return {"position": position, "seat": seat, "behind": behind, "best": {"en": best}}

    told = analysis._worst([loss(4, 0, 2.0, "a"), loss(6, 0, 3.0, "a"), loss(7, 1, 1.0, "a"), loss(8, 0, 1.0, "b"),
                            loss(40, 0, 0.5, "a")])  # fmt: skip
    assert [mistake["position"] for mistake in told] == [6, 7, 8, 40]
