"""Settings from the environment."""

from pathlib import Path

import pytest

from pentarchy.server.config import Config, async_url


def test_without_settings_everything_is_right_for_one_machine(tmp_path: Path) -> None:
    config = Config.from_env({"PENTARCHY_HOME": str(tmp_path / "home")})
    assert config.database_url == f"sqlite+aiosqlite:///{tmp_path / 'home' / 'pentarchy.sqlite'}"
    assert (tmp_path / "home").is_dir()
    assert config == Config(config.database_url)
    assert config.sqlite
    assert config.limits
    assert config.log_json
    assert not config.secure_cookies
    assert not config.trust_proxy


def test_the_folder_of_the_system(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    config = Config.from_env({"XDG_DATA_HOME": str(tmp_path / "data")})
    assert config.database_url.endswith(f"{tmp_path}/data/pentarchy/pentarchy.sqlite")
    monkeypatch.setenv("HOME", str(tmp_path))
    assert f"{tmp_path}/.local/share/pentarchy" in Config.from_env({}).database_url


def test_everything_can_be_set() -> None:
    config = Config.from_env(
        {
            "PENTARCHY_DATABASE_URL": "postgresql://me:word@db/games",
            "PENTARCHY_REDIS_URL": "redis://cache/1",
            "PENTARCHY_ORIGINS": "https://a.example, https://b.example ,",
            "PENTARCHY_SECURE": "1",
            "PENTARCHY_BOT_SECONDS": "2.5",
            "PENTARCHY_BOT_PAUSE": "0",
            "PENTARCHY_BOT_PROCESSES": "3",
            "PENTARCHY_LOG": "plain",
            "PENTARCHY_LIMITS": "off",
            "PENTARCHY_TRUST_PROXY": "1",
        }
    )
    assert config == Config(
        database_url="postgresql+asyncpg://me:word@db/games",
        redis_url="redis://cache/1",
        origins=frozenset({"https://a.example", "https://b.example"}),
        secure_cookies=True,
        bot_seconds=2.5,
        bot_pause=0.0,
        bot_processes=3,
        log_json=False,
        limits=False,
        trust_proxy=True,
    )
    assert not config.sqlite


@pytest.mark.parametrize(
    ("written", "meant"),
    [
        ("postgres://db/x", "postgresql+asyncpg://db/x"),
        ("postgresql://db/x", "postgresql+asyncpg://db/x"),
        ("postgresql+asyncpg://db/x", "postgresql+asyncpg://db/x"),
        ("sqlite:///x.sqlite", "sqlite+aiosqlite:///x.sqlite"),
        ("sqlite:////srv/x.sqlite", "sqlite+aiosqlite:////srv/x.sqlite"),
        ("sqlite+aiosqlite:///x.sqlite", "sqlite+aiosqlite:///x.sqlite"),
    ],
)
def test_hosts_write_the_plain_form_of_a_database(written: str, meant: str) -> None:
    assert async_url(written) == meant
