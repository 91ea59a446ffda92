"""Errors of a page: whatever the browser reports while a test runs."""

from playwright.sync_api import ConsoleMessage, Page, Request, Response

LEFT = "net::ERR_ABORTED"  # the page was left before the answer came: no trouble


class Trouble:
    """What went wrong on the pages that it watches. A test that provokes a refusal names its code in `expected`."""

    def __init__(self) -> None:
        self._found: list[str] = []
        self.expected: set[int] = set()

    def watch(self, page: Page) -> None:
        page.on(
            "pageerror", lambda error: self._found.append(f"uncaught at {page.url}: {error.stack or error.message}")
        )
        page.on("console", self._console)
        page.on("requestfailed", self._failed)
        page.on("response", self._answered)
        page.on("crash", lambda page: self._found.append(f"crashed: {page.url}"))

    def _console(self, message: ConsoleMessage) -> None:
        refusal = "Failed to load resource" in message.text  # told by `_answered`, with its code
        if message.type == "error" and not refusal:
            self._found.append(f"console: {message.text}")

    def _failed(self, request: Request) -> None:
        if request.failure != LEFT:
            self._found.append(f"failed: {request.url} {request.failure}")

    def _answered(self, response: Response) -> None:
        if response.status >= 400 and response.status not in self.expected:
            self._found.append(f"refused: {response.request.method} {response.url} {response.status}")

    def check(self) -> None:
        assert not self._found, "\n".join(self._found)
