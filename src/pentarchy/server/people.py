"""Who is who: guests with a signed cookie, and accounts with a password for those who want to keep their games."""

import asyncio
import re
import secrets
import time

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError
from itsdangerous import BadData, Signer, URLSafeSerializer

from pentarchy.server import names
from pentarchy.server.refusals import Refused
from pentarchy.server.rows import Conflict, UserRow
from pentarchy.server.store import Store

COOKIE = "pentarchy"
KNOWN = "pentarchy-known"  # a cookie of browsers in which somebody logged in before
COOKIE_SECONDS = 400 * 24 * 3600  # as long as browsers keep one
MAX_LOGIN, MIN_PASSWORD, MAX_PASSWORD = 24, 8, 200
LOGIN = re.compile(rf"[\w.\-]{{3,{MAX_LOGIN}}}")


class People:
    """Guests and accounts."""

    def __init__(self, store: Store, secret: str) -> None:
        self.store = store
        self._signer = URLSafeSerializer(secret, salt="pentarchy cookie")
        self._known = Signer(secret, salt="pentarchy known browser")
        self._hasher = PasswordHasher()
        self._nobody = self._hasher.hash(secrets.token_hex(8))  # so that an unknown login takes as long as a known one

    # cookies ------------------------------------------------------------------------------------------------------
    def cookie(self, user: UserRow) -> str:
        return str(self._signer.dumps([user.id, user.session]))

    async def whose(self, cookie: str | None) -> UserRow | None:
        """The person of a cookie; nobody when it is forged, or of a session that was ended."""
        if not cookie:
            return None
        try:
            user_id, session = self._signer.loads(cookie)
        except (BadData, ValueError, TypeError):
            return None
        if type(session) is int:  # from before sessions were rows: a number that all devices had in common
            session = f"{user_id}.{session}"
        return await self.store.user_of_session(str(session), str(user_id))

    def known(self, login: str) -> str:
        """What a browser keeps when its person logs out: strangers who try passwords do not hold up its owner."""
        return self._known.get_signature(login.casefold().encode(errors="replace")).decode()

    def is_known(self, cookie: str | None, login: str) -> bool:
        given = (cookie or "").encode(errors="replace")
        return secrets.compare_digest(given, self.known(login).encode())

    async def begin_session(self, user: UserRow, instead_of: UserRow | None = None) -> None:
        """Know a person from now on by a session of their own, and no more by the one that this browser had."""
        user.session = secrets.token_hex(16)
        await self.store.add_session(user.session, user.id, time.time())
        if instead_of is not None:
            await self.store.end_sessions(instead_of.id, instead_of.session)

    # guests -------------------------------------------------------------------------------------------------------
    async def name(self, user: UserRow | None, name: str) -> UserRow:
        """Give a person another name, or make a guest."""
        name = names.tidy(name)
        if not names.is_fit(name):
            raise Refused("name", 422)
        if names.is_of_a_bot(name):
            raise Refused("name-bot", 422)
        if user is None:
            user = UserRow(secrets.token_hex(12), name, None, None, time.time())
            await self.store.add_user(user)
            await self.begin_session(user)
        else:
            await self.store.change_user(user.id, name=name)
            user.name = name
        return user

    # accounts -----------------------------------------------------------------------------------------------------
    async def register(self, user: UserRow | None, login: str, password: str) -> UserRow:
        """Make a guest the owner of an account: games and name stay."""
        written, login = login, login.casefold()  # before its letters are counted: some become two
        if not LOGIN.fullmatch(login):
            raise Refused("login", 422)
        if not MIN_PASSWORD <= len(password) <= MAX_PASSWORD:
            raise Refused("password", 422)
        if user is None:
            user = await self.name(None, written)
        if user.login is not None:
            raise Refused("account")
        hashed = await asyncio.to_thread(self._hasher.hash, password)
        try:
            await self.store.change_user(user.id, login=login, password=hashed)
        except Conflict:
            raise Refused("login-taken") from None
        user.login = login
        return user

    async def login(self, login: str, password: str) -> UserRow:
        login = login.casefold()
        user = await self.store.user_by_login(login) if LOGIN.fullmatch(login) else None
        hashed = user.password if user is not None and user.password else self._nobody
        if not await asyncio.to_thread(self._fits, hashed, password[:MAX_PASSWORD]) or user is None:
            raise Refused("credentials", 403)
        return user

    def _fits(self, hashed: str, password: str) -> bool:
        try:
            return self._hasher.verify(hashed, password)
        except (VerificationError, InvalidHashError):
            return False
