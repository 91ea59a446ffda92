"""What a thinker is given, and how it can fail."""

from importlib import import_module
from typing import Any, NamedTuple


class Job(NamedTuple):
    """A function by its name, e.g. `pentarchy.thinking.tasks:choose`, and arguments that JSON can carry."""

    function: str
    arguments: dict[str, Any]


class ThinkingError(Exception):
    """A job that brought no answer. Only this job: the next one has a thinker again."""


class TooSlow(ThinkingError):
    """The budget was used up. Waiting in the queue does not count."""


class Died(ThinkingError):
    """The thinker ended in the middle of the job."""


class Failed(ThinkingError):
    """The function raised an error, whose text this is."""


def run(function: str, arguments: dict[str, Any]) -> Any:
    """Do a job, here and now."""
    module, _, name = function.partition(":")
    return getattr(import_module(module), name)(**arguments)
