"""How much random play a run takes part in: `--effort quick` answers in two minutes, `daily` is the gate, `all` soaks.

Tests of whole games by chance are marked: of both kinds a full run takes a part, of `soak` ones a small one. Which part
is decided by the names of the tests, so that it is the same on every machine and for every worker.
"""

import os
import sys
from pathlib import Path
from typing import Any
from zlib import crc32

import pytest

pytest.register_assert_rewrite("pentarchy.testing")
from pentarchy.testing.marked import marks_of  # noqa: E402  # what is asserted there is to be told in full

if sys.dont_write_bytecode:  # each of hundreds of processes would compile all libraries anew, which takes seconds
    sys.dont_write_bytecode, sys.pycache_prefix = False, str(Path(__file__).parents[1] / ".pytest_cache" / "bytecode")
    os.environ.pop("PYTHONDONTWRITEBYTECODE", None)
    os.environ["PYTHONPYCACHEPREFIX"] = sys.pycache_prefix  # apart: whoever wants none beside the sources gets none

ALL_MARKS = pytest.StashKey[list[list[Any]]]()  # of every test there is, where all were collected

SHARES = {  # of how many tests one takes part, by mark; 0: none
    "quick": {"long": 16, "soak": 0},
    "daily": {"long": 2, "soak": 24},
    "all": {"long": 1, "soak": 1},
}


def pytest_addoption(parser: pytest.Parser) -> None:
    usual = os.environ.get("PENTARCHY_EFFORT", "daily")
    parser.addoption("--effort", choices=tuple(SHARES), default=usual, help="how many long random runs to make")


@pytest.hookimpl(optionalhook=True)  # some runs are without xdist
def pytest_xdist_auto_num_workers(config: pytest.Config) -> int:
    """More than there are cores: every third test waits for servers, browsers and databases most of its time."""
    cores = os.cpu_count() or 1
    return cores + (cores + 1) // 2


@pytest.hookimpl(tryfirst=True)  # before anybody leaves something out
def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    if config.args_source is pytest.Config.ArgsSource.TESTPATHS:
        config.stash[ALL_MARKS] = marks_of(items)
    shares = SHARES[config.getoption("--effort")]
    left_out = [item for item in items if not takes_part(item, shares)]
    if left_out:
        config.hook.pytest_deselected(items=left_out)
        items[:] = [item for item in items if takes_part(item, shares)]


def takes_part(item: pytest.Item, shares: dict[str, int]) -> bool:
    """Whether a test is in the part of its mark; one that is not marked always is."""
    number = crc32(item.nodeid.encode())
    marked = [share for mark, share in shares.items() if item.get_closest_marker(mark)]
    return all(share and number % share == 0 for share in marked)
