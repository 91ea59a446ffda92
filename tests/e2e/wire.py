"""What a page and the server say to each other at a table."""

import json
import time
from collections.abc import Callable
from typing import Any

from playwright.sync_api import Page, WebSocket

Data = dict[str, Any]
PATIENCE = 60.0  # seconds; only a broken table makes a test wait so long


class Wire:
    """Listens from now on; open the table afterwards."""

    def __init__(self, page: Page) -> None:
        self.told: list[Data] = []
        self.sent: list[Data] = []
        page.on("websocket", self._opened)

    def _opened(self, socket: WebSocket) -> None:
        socket.on("framereceived", lambda frame: self.told.append(json.loads(frame)))
        socket.on("framesent", lambda frame: self.sent.append(json.loads(frame)))

    @property
    def ask(self) -> Data:
        """The newest question."""
        return next(message["ask"] for message in reversed(self.told) if message.get("ask"))

    @property
    def played(self) -> list[list[Any]]:
        """All moves that were made, one by one or in gestures."""
        moves: list[list[Any]] = []
        for message in self.sent:
            if message["t"] == "play":
                moves.append(message["move"])
            elif message["t"] == "chain":
                moves += [step["move"] for step in message["steps"]]
        return moves

    @property
    def gestures(self) -> list[list[Data]]:
        """The steps of every gesture of several moves."""
        return [message["steps"] for message in self.sent if message["t"] == "chain"]

    def until(self, page: Page, wanted: Callable[[Data], bool]) -> Data:
        """The position, once it is as wanted: a gesture is told move by move."""
        deadline = time.monotonic() + PATIENCE
        while not wanted(self.look()):
            assert time.monotonic() < deadline, "the position never was as wanted"
            page.wait_for_timeout(20)
        return self.look()

    def look(self) -> Data:
        """The position as the page knows it: the first look, and what has changed since."""
        found: Data = {}
        for message in self.told:
            if message["t"] == "state":
                found = dict(message["look"])
            elif message["t"] == "update":
                found |= message.get("look", {})
        return found
