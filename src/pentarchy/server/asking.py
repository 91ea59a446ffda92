"""Who asks, and in which language: what every route needs to know about a request."""

from collections.abc import Callable
from typing import Annotated

from fastapi import Depends, Query, Request

from pentarchy.server.guard import address
from pentarchy.server.people import COOKIE
from pentarchy.server.refusals import Refused, language
from pentarchy.server.rows import UserRow
from pentarchy.server.services import Services


def services(request: Request) -> Services:
    found: Services = request.app.state.services
    return found


def lang(request: Request, lang: Annotated[str | None, Query(max_length=20)] = None) -> str:
    """The language of the query, else of the browser."""
    return language(lang or request.headers.get("accept-language"))


def caller(request: Request) -> str:
    """The address of the caller, for limits."""
    return address(request.scope, request.app.state.services.config)


async def anybody(request: Request) -> UserRow | None:
    found: Services = request.app.state.services
    return await found.people.whose(request.cookies.get(COOKIE))


async def somebody(user: Annotated[UserRow | None, Depends(anybody)]) -> UserRow:
    if user is None:
        raise Refused("nobody", 401)
    return user


def payment(request: Request, user: Annotated[UserRow | None, Depends(anybody)]) -> tuple[str, Callable[[], None]]:
    """Who pays for heavy work, and how: nothing is taken before it turns out that something has to be made."""
    here, who = services(request), caller(request)
    return who, lambda: here.limits.pay_for_work(who, user.id if user else None)


Here = Annotated[Services, Depends(services)]
Lang = Annotated[str, Depends(lang)]
Caller = Annotated[str, Depends(caller)]
Anybody = Annotated[UserRow | None, Depends(anybody)]
Somebody = Annotated[UserRow, Depends(somebody)]
Payment = Annotated[tuple[str, Callable[[], None]], Depends(payment)]
