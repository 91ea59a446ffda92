"""The application: configuration, store, tables and routes put together."""

import asyncio
import gc
import logging
import secrets
import sys
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from typing import Any, TypeVar

import orjson
from fastapi import FastAPI, Request, Response
from fastapi.exceptions import RequestValidationError
from pydantic import BaseModel
from sqlalchemy.exc import SQLAlchemyError
from starlette.exceptions import HTTPException
from starlette.middleware.gzip import GZipMiddleware
from starlette.routing import Route, WebSocketRoute

from pentarchy import __version__
from pentarchy.server import book, routes_analysis, routes_frozen, routes_games, routes_people, routes_tables
from pentarchy.server.analyst import Analyst
from pentarchy.server.archive import Archive
from pentarchy.server.config import Config
from pentarchy.server.desk import Desk
from pentarchy.server.guard import Guard, Limits, problem
from pentarchy.server.health import Health
from pentarchy.server.hub import Hub
from pentarchy.server.pages import page
from pentarchy.server.people import People
from pentarchy.server.refusals import Refused, language
from pentarchy.server.schema import migrate, open_engine
from pentarchy.server.services import Services
from pentarchy.server.sockets import table_socket
from pentarchy.server.store import Store
from pentarchy.server.trouble import refusal, trouble_of
from pentarchy.text import LANGUAGES

log = logging.getLogger("pentarchy.server")
REST = 1.0  # seconds before a starting worker asks the database again
T = TypeVar("T")


class Problem(BaseModel):
    """A refusal: one sentence in the language of the request."""

    code: str
    text: str


PROBLEMS: dict[int | str, dict[str, Any]] = {
    status: {"model": Problem} for status in (400, 401, 403, 404, 408, 409, 410, 413, 422, 429, 503)
}


def create_app(config: Config | None = None, *, migrated: bool = False) -> FastAPI:
    """A server; `migrated`: the database was brought up to date by whoever started the workers."""
    config = config or Config.from_env()
    limits = Limits(config)

    @asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[None]:
        engine = open_engine(config)
        if not migrated:
            await migrate(engine)
        store = Store(engine)
        people = People(store, await _when_there(lambda: store.secret(secrets.token_hex(32))))
        hub = Hub(config, store)
        archive = Archive(hub)
        analyst = Analyst(hub, archive)
        await _when_there(hub.editions.start)
        await hub.start()
        analyst.start()
        _settle_memory()
        app.state.services = Services(config, store, people, hub, Desk(hub), limits, archive, analyst, Health(hub))
        yield
        await app.state.services.health.stop()
        await analyst.stop()
        await archive.close()
        await hub.stop()
        await engine.dispose()

    app = FastAPI(
        title="Pentarchy",
        version=__version__,
        lifespan=lifespan,
        openapi_url="/api/openapi.json",
        docs_url=None,  # those pages load scripts from elsewhere, which ours never do
        redoc_url=None,
    )
    app.add_exception_handler(Refused, _refused)
    for trouble in (SQLAlchemyError, OSError):
        app.add_exception_handler(trouble, _troubled)
    app.add_exception_handler(RequestValidationError, _malformed)
    app.add_exception_handler(HTTPException, _missing)
    for routes in (routes_people, routes_games, routes_tables, routes_frozen, routes_analysis):
        app.include_router(routes.router, responses=PROBLEMS)
    app.get(
        "/healthz",
        tags=["health"],
        responses={503: {"description": "Nothing can be stored, or this worker does not hear the others."}},
    )(healthz)
    app.router.routes.append(WebSocketRoute("/ws/tables/{table_id}", table_socket))
    app.router.routes.append(Route("/{path:path}", page, methods=["GET", "HEAD"]))
    app.add_middleware(GZipMiddleware, minimum_size=1000)
    app.add_middleware(Guard, config=config, limits=limits)
    return app


async def _when_there(work: Callable[[], Awaitable[T]]) -> T:
    """Do something as soon as the database is there. A worker that took the place of another must not give up: whoever
    started the workers would stop all of them."""
    while True:
        try:
            return await work()
        except (SQLAlchemyError, OSError) as error:
            if trouble_of(error) is None:
                raise
            log.warning("waiting for the database", extra={"error": str(error)})
            await asyncio.sleep(REST)


def _settle_memory() -> None:
    """Read what all tables share, and keep the garbage collector from looking through it again and again.

    A full collection stops every table for a tenth of a second; with long-lived data out of its sight it is short.
    """
    for lang in LANGUAGES:
        book.lobby(lang)
    gc.collect()
    gc.freeze()
    gc.set_threshold(10_000, 20, 200)
    # the thread that writes to SQLite gets its turn after every statement: let it not wait 5 ms each time
    sys.setswitchinterval(0.0002)


async def healthz(request: Request) -> Response:
    """Whether this worker can store moves and hears the others."""
    here: Services = request.app.state.services
    report = await here.health.report()
    return _json(report, 200 if report["ok"] else 503)


def _json(data: object, status: int = 200) -> Response:
    return Response(orjson.dumps(data), status_code=status, media_type="application/json")


async def _refused(request: Request, error: Exception) -> Response:
    assert isinstance(error, Refused)
    return _json(problem(error, language(request.headers.get("accept-language"))), error.status)


async def _troubled(request: Request, error: Exception) -> Response:
    """Trouble of the database is one sentence; a mistake of ours goes on as what it is."""
    refused = refusal(error)
    if refused is None:
        raise error
    return await _refused(request, refused)


async def _malformed(request: Request, error: Exception) -> Response:
    return await _refused(request, Refused("form", 422))


async def _missing(request: Request, error: Exception) -> Response:
    assert isinstance(error, HTTPException)
    code = {404: "no-route", 405: "method"}.get(error.status_code, "form")
    return await _refused(request, Refused(code, error.status_code))
