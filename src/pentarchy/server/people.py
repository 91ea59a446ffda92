"""Who is who: guests with a signed cookie, and accounts with a password for those who want to keep their games."""

import asyncio
import re
import secrets
import time

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError
from itsdangerous import BadSignature, URLSafeSerializer

from pentarchy.server.refusals import Refused
from pentarchy.server.store import Conflict, Store, UserRow

COOKIE = "pentarchy"
COOKIE_SECONDS = 400 * 24 * 3600  # as long as browsers keep one
MAX_NAME, MAX_LOGIN, MIN_PASSWORD, MAX_PASSWORD = 24, 24, 8, 200
LOGIN = re.compile(rf"[\w.\-]{{3,{MAX_LOGIN}}}")


class People:
    """Guests and accounts."""

    def __init__(self, store: Store, secret: str) -> None:
        self.store = store
        self._signer = URLSafeSerializer(secret, salt="pentarchy cookie")
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
        except (BadSignature, ValueError, TypeError):
            return None
        user = await self.store.user(str(user_id))
        return user if user is not None and user.session == session else None

    # guests -------------------------------------------------------------------------------------------------------
    async def name(self, user: UserRow | None, name: str) -> UserRow:
        """Give a person another name, or make a guest."""
        name = " ".join(name.split())
        if not 1 <= len(name) <= MAX_NAME or not name.isprintable():
            raise Refused("name", 422)
        if user is None:
            user = UserRow(secrets.token_hex(12), name, None, None, 0, time.time())
            await self.store.add_user(user)
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
