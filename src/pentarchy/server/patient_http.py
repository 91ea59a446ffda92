"""HTTP that does not wait for ever: uvicorn itself has no limit for a request whose head never ends."""

import asyncio

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

HEAD_SECONDS = 15.0  # for the first line and the headers of a request


class PatientHttp(HttpToolsProtocol):
    """Closes a connection that does not finish the head of a request in time. Bodies are the business of `guard.py`."""

    _clock: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]  # uvicorn names the transport it really gets
        super().connection_made(transport)
        self._start_clock()

    def data_received(self, data: bytes) -> None:
        if self.cycle is None or self.cycle.response_complete:  # the beginning of another request
            self._start_clock()
        super().data_received(data)

    def on_headers_complete(self) -> None:
        self._stop_clock()
        super().on_headers_complete()

    def connection_lost(self, exc: Exception | None) -> None:
        self._stop_clock()
        super().connection_lost(exc)

    def _start_clock(self) -> None:
        if self._clock is None:
            self._clock = self.loop.call_later(HEAD_SECONDS, self._give_up)

    def _stop_clock(self) -> None:
        if self._clock is not None:
            self._clock.cancel()
            self._clock = None

    def _give_up(self) -> None:
        self.transport.close()
