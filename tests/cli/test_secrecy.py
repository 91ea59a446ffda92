"""Nobody reads on the screen what they may not know: the other's hand, what lies face down, what nobody has seen."""

import re
from collections.abc import Iterable
from pathlib import Path
from typing import Any

from pentarchy.match import Match
from pentarchy.text import Speech
from tests.cli.driving import anyhow, finished, in_turn, run, saved_files, saved_match, then, until

PASS = re.compile(r"Hand over to Player (\d)\. Press Enter when nobody else is looking\.\n")


def names(match: Match, cards: Iterable[int], lang: str = "en") -> set[str]:
    speech = Speech(match.game, match.content, lang)
    return {speech.card(card) for card in cards}


def never_seen(match: Match, eye: int) -> set[str]:
    """Names that only cards bear which this player (or the spectator) did not know at any decision."""
    seen: set[int] = set()
    for index in range(len(match.line) + 1):
        seen |= {card for card, mask in enumerate(match.at(index).knows) if mask >> eye & 1}
    return names(match, set(range(len(match.state.knows))) - seen) - names(match, seen)


def found(text: str, wanted: set[str]) -> set[str]:
    return {name for name in wanted if re.search(rf"\b{re.escape(name)}(?!\w)", text)}


def hands(panel: str) -> list[str]:
    """The lines below `Hand` in a panel, up to the next heading."""
    lines = [line.strip("│ ") for line in panel.split("\n")]
    return lines[lines.index("Hand") + 1 :][:1] if "Hand" in lines else []


def test_the_bots_cards_do_not_appear(home: Path) -> None:
    ran = run("play", "kingdom", "-s", "human,random", "--seed", 6, "-o", "module=advisors", answer=anyhow(1))
    match = saved_match(saved_files(home)[0])
    hidden = never_seen(match, 0)
    assert hidden
    assert found(ran.out, hidden) == set()
    start: Any = match.at(0)
    first = ran.out.partition("Your choice:")[0]
    seen = {card for card, mask in enumerate(start.knows) if mask & 1}
    assert found(first, names(match, start.hands[1] or start.drawn[1]) - names(match, seen)) == set()


def test_a_replay_for_spectators_shows_what_all_have_seen(home: Path) -> None:
    path = finished(home, seed=6)
    match = saved_match(path)
    hidden = never_seen(match, match.setup.players)
    assert len(hidden) > 3
    told = run("replay", path)
    assert told.code == 0
    assert found(told.out, hidden) == set()
    assert found(told.out, names(match, range(len(match.state.knows)))) != set()


def test_a_replay_as_a_player_shows_that_players_cards(home: Path) -> None:
    """What seat 1 laid face down has a name for seat 1 and none for the others."""
    path = finished(home, seed=6)
    lines = [run("replay", path, "--seat", seat).out.splitlines() for seat in (0, 1, 2)]
    own = [(a, b, c) for a, b, c in zip(*lines, strict=False) if "Player 1 lays a face-down card" in a]
    assert own
    assert all("face-down card" not in mine and "face-down card" in other for _, mine, other in own)
    assert "There are seats 1 to 2" in run("replay", path, "--seat", 3).sentence


def test_at_one_keyboard_each_sees_only_their_own_hand(home: Path) -> None:
    """The screen is handed over with Enter; before it nothing of the next person is shown."""
    ran = run("play", "kingdom", "-s", "human,human", "--seed", 6, answer=then(until(anyhow(2), 120), in_turn(["q"])))
    before, *parts = PASS.split(ran.out)
    assert "Hand\n" not in before
    turns = list(zip(parts[::2], parts[1::2], strict=True))
    assert len(turns) > 8
    for player, shown in turns:
        other = 3 - int(player)
        assert f"Player {player} (you)" in shown
        assert f"Player {other} (you)" not in shown
        for panel in shown.split("╭")[1:]:
            if panel.startswith(f"─ Player {other} ·"):
                assert all(re.match(r"▒ \d+ hidden card", line) for line in hands(panel)), panel


def test_at_one_keyboard_the_news_tell_nothing_hidden(home: Path) -> None:
    """The first player lays two cards face down: their names, and those left in the hand, stay unknown to the other."""
    words = ("play", "kingdom", "-s", "human,human", "--seed", 6, "-o", "first=1")
    ran = run(*words, answer=["", "2", "2", "", "l", "t", "c farm", "s", "q"])
    turn = PASS.split(ran.out)[-1]
    assert turn.count("Player 1 lays a face-down card in the left area.") >= 2
    match = saved_match(saved_files(home)[0])
    state: Any = match.at(0)
    known = {card for card, mask in enumerate(match.state.knows) if mask & 2}
    secret = names(match, state.hands[0]) - names(match, known) - {"Farm"}
    assert len(secret) > 3
    assert found(turn, secret) == set()


def test_at_one_keyboard_the_last_screen_is_for_both(home: Path) -> None:
    ran = run("play", "kingdom", "-s", "human,human", "--seed", 6, answer=anyhow(3))
    end = ran.out[ran.out.rindex("Your choice: ") :]
    match = saved_match(saved_files(home)[0])
    assert "The game is over." in end
    assert found(end, never_seen(match, 2)) == set()
