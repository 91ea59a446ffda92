"""One browser at a table."""

import asyncio

QUEUE = 400  # messages that wait for a slow client, before it is dropped


class Connection:
    """One browser at a table. Messages wait in a queue, so that a slow one holds up nobody."""

    def __init__(self, user_id: str | None, seat: int, lang: str, session: str = "") -> None:
        self.user_id, self.seat, self.lang, self.session = user_id, seat, lang, session
        self.queue: asyncio.Queue[bytes | None] = asyncio.Queue(QUEUE)
        self.closing = False
        self.noted = 0.0  # when it was last written down that its person is here
        self.moved = False  # to another seat than it was told of

    def send(self, data: bytes) -> None:
        if self.closing:
            return
        try:
            self.queue.put_nowait(data)
        except asyncio.QueueFull:
            self.close()

    def close(self) -> None:
        """End after what was sent; a client that is too slow loses the rest and connects again."""
        self.closing = True
        while self.queue.full():
            self.queue.get_nowait()
        self.queue.put_nowait(None)
