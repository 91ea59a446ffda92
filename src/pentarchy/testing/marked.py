"""A pytest plugin that writes down the rule and card marks of all collected tests; the coverage test runs it.

`python -m pytest --collect-only -p pentarchy.testing.marked` prints one line: `MARKS` and a JSON list of
`[test, mark, [ids]]`. Marks of parameters count, tests that never run (skip, xfail) do not.
"""

import json
from collections.abc import Iterable
from typing import Any

PREFIX = "MARKS "
NEVER_RUN = ("skip", "xfail")


def marks_of(items: Iterable[Any]) -> list[list[Any]]:
    """The marks of the tests that would run: `[test, mark, [ids]]`."""
    return [
        [item.nodeid, mark.name, list(mark.args)]
        for item in items
        if not any(item.get_closest_marker(name) for name in NEVER_RUN)
        for mark in item.iter_markers()
        if mark.name in ("rule", "card")
    ]


def pytest_collection_finish(session: Any) -> None:
    reporter = session.config.pluginmanager.get_plugin("terminalreporter")
    reporter.write_line(PREFIX + json.dumps(marks_of(session.items)))
