"""HTTP: who I am. Guests need only a name; an account keeps games across devices."""

from typing import Annotated

from fastapi import APIRouter, Response
from pydantic import BaseModel, Field

from pentarchy.server.asking import Anybody, Caller, Here, Somebody
from pentarchy.server.people import COOKIE, COOKIE_SECONDS
from pentarchy.server.services import Services
from pentarchy.server.store import UserRow

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
    response.set_cookie(
        COOKIE,
        here.people.cookie(user),
        max_age=COOKIE_SECONDS,
        httponly=True,
        samesite="lax",
        secure=here.config.secure_cookies,
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
async def login(wish: Credentials, response: Response, here: Here, caller: Caller) -> Me:
    here.limits.check(here.limits.passwords, caller)
    user = await here.people.login(wish.login, wish.password)
    remember(response, here, user)
    return me(user)


@router.post("/logout", status_code=204)
async def logout(response: Response) -> None:
    response.delete_cookie(COOKIE)


@router.post("/logout/everywhere", status_code=204)
async def logout_everywhere(response: Response, user: Somebody, here: Here) -> None:
    """End the sessions of all devices."""
    await here.store.change_user(user.id, session=user.session + 1)
    response.delete_cookie(COOKIE)
