"""Random games told from beginning to end, in every mode and language, to every reader."""

from random import Random
from typing import Any

import pytest

from pentarchy.engine.registry import Game
from pentarchy.engine.views import SPECTATOR, view
from pentarchy.text import LANGUAGES, Speech
from tests.text.reading import GAMES, NAMES, check

MODES = [
    pytest.param(game, players, options, id="-".join((game.id, str(players), *options.values())))
    for game in GAMES
    for players, options in game.modes()
]


class Reader:
    """Somebody at the table, or a spectator, who reads everything in all languages."""

    def __init__(self, game: Game, content: Any, seat: int, players: int) -> None:
        self.seat, self.eye = seat, 1 << (players if seat == SPECTATOR else seat)
        self.speeches = [Speech(game, content, lang, NAMES[lang]) for lang in LANGUAGES]
        self.read: set[object] = set()

    def events(self, state: Any, events: list[Any]) -> None:
        for kind, args, mask in events:
            domains = state.happens.kinds[kind]
            parts = args
            if not mask & self.eye:
                parts = tuple(None if domain.pieces else arg for domain, arg in zip(domains, args, strict=True))
            if (kind, parts) not in self.read:
                self.read.add((kind, parts))
                for speech in self.speeches:
                    check(speech.event((kind, parts)), speech.lang)

    def decision(self, state: Any) -> None:
        """The prompt, every option and every refusal; a move that was read before is not read again."""
        question, seen = state.asks[self.seat], view(state, self.seat)
        refused = [(move, rule) for move, rule in state.explain(self.seat) if (move, rule) not in self.read]
        offered = [move for move in state.legal(self.seat) if move not in self.read]
        self.read.update(refused, offered)
        for speech in self.speeches:
            check(speech.prompt(question, seen, self.seat), speech.lang)
            for move in offered:
                check(speech.move(move, seen, self.seat), speech.lang)
            for move, rule in refused:
                check(speech.move(move, seen, self.seat), speech.lang)
                check(speech.reason(rule), speech.lang)


@pytest.mark.parametrize(("game", "players", "options"), MODES)
def test_a_random_game_can_be_told(game: Game, players: int, options: dict[str, str]) -> None:
    rng, state = Random(7), game.new(players, options, 11, events=True)
    readers = [Reader(game, state.content, seat, players) for seat in (*range(players), SPECTATOR)]
    while True:
        for reader in readers:
            reader.events(state, state.events)
        state.events.clear()
        if state.over:
            break
        player = state.asked
        readers[player].decision(state)
        state.apply(player, rng.choice(state.legal(player)))
    for speech in readers[0].speeches:
        check(speech.ending(game.outcome(state)), speech.lang)
        for player in range(players):
            for key in game.score(state, player):
                check(speech.score_line(key), speech.lang)
        check(speech.phase(state.phase), speech.lang)
