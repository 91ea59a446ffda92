"""Settings of a server, from the environment."""

import os
from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path

SQLITE = "sqlite+aiosqlite:///"


def data_folder(env: Mapping[str, str]) -> Path:
    """Where a server keeps its database when nothing else is said."""
    if "PENTARCHY_HOME" in env:
        return Path(env["PENTARCHY_HOME"])
    base = env.get("XDG_DATA_HOME") or str(Path.home() / ".local" / "share")
    return Path(base) / "pentarchy"


@dataclass(frozen=True)
class Config:
    """What a host can set. The defaults are right for one process on one machine."""

    database_url: str
    redis_url: str = ""
    origins: frozenset[str] = field(default_factory=frozenset)  # allowed beside the server's own address
    secure_cookies: bool = False  # behind HTTPS
    bot_seconds: float = 5.0  # budget of a bot for one move
    bot_pause: float = 0.15  # seconds at least between two moves of bots, so that people can follow
    bot_processes: int = 1
    bot_tables: int = 20  # with bots, that one person may have under way
    ray_address: str = ""  # bots think in this Ray cluster (`pentarchy[ray]`) instead of processes of this machine
    absent_hours: float = 72.0  # after which a bot may play on for who is awaited, if all others agree
    log_json: bool = True
    limits: bool = True  # rate limits; tests and measurements of speed switch them off
    trust_proxy: bool = False  # the address of a client comes from X-Forwarded-For

    @property
    def sqlite(self) -> bool:
        return self.database_url.startswith("sqlite")

    @classmethod
    def from_env(cls, env: Mapping[str, str] | None = None) -> "Config":
        env = os.environ if env is None else env
        url = env.get("PENTARCHY_DATABASE_URL", "")
        if not url:
            folder = data_folder(env)
            folder.mkdir(mode=0o700, parents=True, exist_ok=True)
            url = f"{SQLITE}{folder / 'pentarchy.sqlite'}"
        return cls(
            database_url=async_url(url),
            redis_url=env.get("PENTARCHY_REDIS_URL", ""),
            origins=frozenset(filter(None, (part.strip() for part in env.get("PENTARCHY_ORIGINS", "").split(",")))),
            secure_cookies=env.get("PENTARCHY_SECURE", "") == "1",
            bot_seconds=float(env.get("PENTARCHY_BOT_SECONDS", "5")),
            bot_pause=float(env.get("PENTARCHY_BOT_PAUSE", "0.15")),
            bot_processes=int(env.get("PENTARCHY_BOT_PROCESSES", "1")),
            bot_tables=int(env.get("PENTARCHY_BOT_TABLES", "20")),
            ray_address=env.get("PENTARCHY_RAY_ADDRESS", ""),
            absent_hours=float(env.get("PENTARCHY_ABSENT_HOURS", "72")),
            log_json=env.get("PENTARCHY_LOG", "json") == "json",
            limits=env.get("PENTARCHY_LIMITS", "on") != "off",
            trust_proxy=env.get("PENTARCHY_TRUST_PROXY", "") == "1",
        )


def async_url(url: str) -> str:
    """The same database through the driver that does not block: hosts write the plain form."""
    for plain in ("postgresql://", "postgres://"):
        if url.startswith(plain):
            return "postgresql+asyncpg://" + url.removeprefix(plain)
    return SQLITE + url.removeprefix("sqlite:///") if url.startswith("sqlite:///") else url
