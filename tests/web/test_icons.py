"""Icons of the client: every design has one of its own, and the sprite has those that are used and no others."""

import re
import tomllib
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
GAMES = ROOT / "web" / "src" / "games"
DATA = ROOT / "src" / "pentarchy" / "games"
WITH_ART = sorted(path.parent.name for path in GAMES.glob("*/art.ts"))
# files of cards; the others have places, tasks and the like
CARDS = {
    "tyrants": ("starting", "supply", "drow", "dragons", "demons", "elementals", "undead", "aberrations"),
}


def art(game: str) -> str:
    """`art.ts` without comments and imports."""
    return re.sub(r"(?m)^(import|\s*//).*$", "", (GAMES / game / "art.ts").read_text("utf-8"))


def named(game: str) -> set[str]:
    """Icons that files of the game name: strings of `art.ts`, and "i-name" elsewhere."""
    others = [path for path in (GAMES / game).rglob("*") if path.suffix in {".ts", ".svelte"} and path.name != "art.ts"]
    texts = [path.read_text("utf-8") for path in others]
    return set(re.findall(r'"([^"\n]+)"', art(game))) | {
        name for t in texts for name in re.findall(r'"i-([a-z0-9-]+)"', t)
    }


def symbols(game: str, file: str = "sprite.svg") -> list[str]:
    return re.findall(r'<symbol id="([^"]+)"', (GAMES / game / file).read_text("utf-8"))


@pytest.mark.parametrize("game", WITH_ART)
def test_the_sprite_has_the_icons_in_use_and_no_others(game: str) -> None:
    found = {name.removeprefix("i-") for name in symbols(game) if name.startswith("i-")}
    assert found == named(game), "run `npm run icons` in web/"


@pytest.mark.parametrize("game", WITH_ART)
def test_the_sprite_has_every_sign_that_was_drawn_for_the_game(game: str) -> None:
    found = symbols(game)
    assert [name for name in found if not name.startswith("i-")] == symbols(game, "signs.svg"), "run `npm run icons`"
    assert len(found) == len(set(found))


@pytest.mark.parametrize(("game", "file"), [(game, file) for game, files in CARDS.items() for file in files])
def test_every_design_has_an_icon_that_no_other_of_its_deck_has(game: str, file: str) -> None:
    designs = tomllib.loads((DATA / game / "data" / f"{file}.toml").read_text("utf-8"))
    [table] = re.findall(r"(?s)const ART: Record<string, string> = \{(.*?)\n\};", art(game))
    icons = dict(re.findall(r'(\w+): "([^"]+)"', table))
    assert designs.keys() <= icons.keys()
    chosen = [icons[design] for design in designs]
    assert len(chosen) == len(set(chosen))


def test_every_ground_of_tyrants_is_drawn() -> None:
    [table] = re.findall(r"(?s)const KIND_ART: Record<string, string> = \{(.*?)\n\};", art("tyrants"))
    kinds = re.findall(r"(\w+):", table)
    assert set(kinds) == set(CARDS["tyrants"])
    assert {f"bg-{kind}" for kind in kinds} <= set(symbols("tyrants"))


@pytest.mark.parametrize("game", WITH_ART)
def test_icons_are_credited(game: str) -> None:
    assert "game-icons.net, CC BY 3.0" in (GAMES / game / "sprite.svg").read_text("utf-8")
    assert "[game-icons.net](https://game-icons.net), CC BY 3.0" in (ROOT / "README.md").read_text("utf-8")
    names = set(re.findall(r"`([a-z0-9-]+)`", (ROOT / "docs" / "icons.md").read_text("utf-8")))
    assert named(game) <= names, "docs/icons.md lists the icons; `npm run icons` writes it"
