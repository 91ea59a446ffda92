"""Two public peers, from a dependency group of their own: python-chess and catanatron, both playing at random."""

import json
import random
from collections.abc import Callable
from typing import Any

from pentarchy.bench.measure import Figures, Subject

CHESS_PLIES = 300
CATAN_TURNS = 1000


class Chess:
    """python-chess: a random game of at most 300 plies."""

    def __init__(self) -> None:
        import chess  # only where the peers are installed

        self.board: Callable[[], Any] = chess.Board
        self.figures = Figures("python-chess")

    def play_one(self, seed: int, limit: int = CHESS_PLIES) -> tuple[int, Any]:
        rng, board, decisions = random.Random(seed).random, self.board(), 0
        while decisions < min(limit, CHESS_PLIES) and not board.is_game_over():
            moves = list(board.legal_moves)
            board.push(moves[int(rng() * len(moves))])
            decisions += 1
        return decisions, board

    def copier(self, state: Any) -> Callable[[], Any]:
        copy: Callable[[], Any] = state.copy
        return copy

    def json_text(self, state: Any) -> str:
        return json.dumps({"fen": state.fen(), "moves": [move.uci() for move in state.move_stack]})


class Catan:
    """catanatron: four random players."""

    def __init__(self) -> None:
        import catanatron  # only where the peers are installed
        from catanatron.json import GameEncoder

        self.catanatron, self.encoder = catanatron, GameEncoder
        self.figures = Figures("catanatron, 4 players")

    def play_one(self, seed: int, limit: int = 1_000_000) -> tuple[int, Any]:
        colours = self.catanatron.Color
        players = [self.catanatron.RandomPlayer(c) for c in (colours.RED, colours.BLUE, colours.WHITE, colours.ORANGE)]
        random.seed(seed)  # its random player uses the global generator
        game, decisions = self.catanatron.Game(players, seed=seed), 0
        while decisions < limit and game.winning_color() is None and game.state.num_turns < CATAN_TURNS:
            game.play_tick()
            decisions += 1
        return decisions, game

    def copier(self, state: Any) -> Callable[[], Any]:
        copy: Callable[[], Any] = state.copy
        return copy

    def json_text(self, state: Any) -> str:
        return json.dumps(state, cls=self.encoder)


def peers() -> list[Subject]:
    """The peers that are installed; a plain installation has none."""
    found: list[Subject] = []
    for peer in (Catan, Chess):
        try:
            found.append(peer())
        except ModuleNotFoundError:
            continue
    return found
