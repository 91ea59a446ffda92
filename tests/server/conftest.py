"""Databases and servers for the tests of the server.

Tests are coroutines, run by the plugin of anyio: a file says so with `pytestmark = pytest.mark.anyio`.
"""

import secrets
from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import pytest

from tests.server import services
from tests.server.hosting import Here, serving


@pytest.fixture(scope="session")
def anyio_backend() -> tuple[str, dict[str, bool]]:
    """The loop that `pentarchy serve` uses."""
    return "asyncio", {"use_uvloop": True}


@pytest.fixture(scope="module")
async def server(tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[Here]:
    """A server with SQLite for all tests of a file: everybody makes people and tables of their own on it."""
    folder = tmp_path_factory.mktemp("server")
    async with serving(f"sqlite+aiosqlite:///{folder / 'pentarchy.sqlite'}") as here:
        yield here


@pytest.fixture
def sqlite_url(tmp_path: Path) -> str:
    return f"sqlite+aiosqlite:///{tmp_path / 'pentarchy.sqlite'}"


@pytest.fixture(scope="session")
def postgres_server() -> Iterator[str]:
    with services.postgres() as url:
        yield url


@pytest.fixture
def postgres_url(postgres_server: str) -> Iterator[str]:
    """An empty PostgreSQL database, gone after the test."""
    name = f"pentarchy_test_{secrets.token_hex(8)}"
    services.execute(postgres_server, f"create database {name}")
    yield f"{postgres_server.rpartition('/')[0]}/{name}"
    services.execute(postgres_server, f"drop database if exists {name} with (force)")


@pytest.fixture(params=["sqlite", "postgres"])
def database_url(request: pytest.FixtureRequest) -> str:
    """An empty database of each kind."""
    return str(request.getfixturevalue(f"{request.param}_url"))


@pytest.fixture(scope="session")
def redis_url() -> Iterator[str]:
    with services.a_redis() as url:
        yield url
