"""HTTP: who I am. Guests need only a name; an account keeps games across devices."""

from typing import Annotated

from fastapi import APIRouter, Request, Response
from pydantic import BaseModel, Field

from pentarchy.server.asking import Anybody, Caller, Here, Somebody
from pentarchy.server.people import COOKIE, COOKIE_SECONDS, KNOWN
from pentarchy.server.rows import UserRow
from pentarchy.server.services import Services

router = APIRouter(prefix="/api", tags=["people"])


class Name(BaseModel):
    name: Annotated[str, Field(max_length=200)]


class Credentials(BaseModel):
    login: Annotated[str, Field(max_length=200)]
    password: Annotated[str, Field(max_length=1000)]


class Me(BaseModel):
    """A person as they see themselves."""

    id: str
    name: str
    account: str | None


def me(user: UserRow) -> Me:
    return Me(id=user.id, name=user.name, account=user.login)


def remember(response: Response, here: Services, user: UserRow) -> None:
    cookies = {COOKIE: here.people.cookie(user)}
    if user.login is not None:
        cookies[KNOWN] = here.people.known(user.login)
    for name, value in cookies.items():
        response.set_cookie(
            name, value, max_age=COOKIE_SECONDS, httponly=True, samesite="lax", secure=here.config.secure_cookies
        )


@router.get("/me")
async def who(user: Anybody) -> Me | None:
    """Who I am; null for somebody who has no name yet."""
    return me(user) if user else None


@router.post("/me")
async def name(wish: Name, response: Response, user: Anybody, here: Here, caller: Caller) -> Me:
    """Choose a name: a new guest, or another name for me."""
    if user is None:
        here.limits.check(here.limits.guests, caller)
    known = user is not None
    user = await here.people.name(user, wish.name)
    if known:
        await here.desk.renamed(user)
    remember(response, here, user)
    return me(user)


@router.post("/register")
async def register(wish: Credentials, response: Response, user: Anybody, here: Here, caller: Caller) -> Me:
    """Keep my games with a login and a password."""
    here.limits.check(here.limits.passwords, caller)
    user = await here.people.register(user, wish.login, wish.password)
    remember(response, here, user)
    return me(user)


@router.post("/login")
async def login(
    wish: Credentials, request: Request, response: Response, guest: Anybody, here: Here, caller: Caller
) -> Me:
    """Go on with my games. Wrong passwords are counted by address, and from browsers new to the account by login."""
    limits, account = here.limits, wish.login.casefold()
    limits.check(limits.passwords, caller)
    counted = not here.people.is_known(request.cookies.get(KNOWN), account)
    if counted:
        limits.check(limits.accounts, account)
    user = await here.people.login(wish.login, wish.password)
    if counted:
        limits.accounts.give_back(account)
    await here.people.begin_session(user, instead_of=guest)
    if guest is not None:
        await here.hub.sessions_ended(guest.id)
    remember(response, here, user)
    return me(user)


@router.post("/logout", status_code=204)
async def logout(response: Response, user: Anybody, here: Here) -> None:
    """End the session of this browser: its cookie is worth nothing from now on, wherever a copy is."""
    if user is not None:
        await here.store.end_sessions(user.id, user.session)
        await here.hub.sessions_ended(user.id)
    response.delete_cookie(COOKIE)


@router.post("/logout/everywhere", status_code=204)
async def logout_everywhere(response: Response, user: Somebody, here: Here) -> None:
    """End the sessions of all devices."""
    await here.store.end_sessions(user.id)
    await here.hub.sessions_ended(user.id)
    response.delete_cookie(COOKIE)
