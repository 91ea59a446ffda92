"""Icons of the client: every design has one of its own, and the sprite has those that are used and no others."""

import re
import tomllib
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
GAMES = ROOT / "web" / "src" / "games"
DATA = ROOT / "src" / "pentarchy" / "games"
WITH_ART = sorted(path.parent.name for path in GAMES.glob("*/art.ts"))
# files whose designs each have an icon of their own; the others have places, numbers and the like
CARDS = {
    "lockup": ("crews", "goons", "items", "locations", "location_cards", "books", "traits", "achievements"),
    "tyrants": ("starting", "supply", "drow", "dragons", "demons", "elementals", "undead", "aberrations"),
    "viscounts": ("townsfolk", "buildings", "castle", "segments"),
    "wistar": (
        "basic_inventions",
        "advanced_inventions",
        "goals",
        "heroes",
        "missions",
        "rooms",
        "state_cards",
        "actions",
    ),
}


def art(game: str) -> str:
    """`art.ts` without comments and imports."""
    return re.sub(r"(?m)^(import|\s*//).*$", "", (GAMES / game / "art.ts").read_text("utf-8"))


def named(game: str) -> set[str]:
    """Icons that files of the game name: strings of `art.ts`, "i-name" elsewhere, and what its signs use."""
    others = [path for path in (GAMES / game).rglob("*") if path.suffix in {".ts", ".svelte"} and path.name != "art.ts"]
    used = {name for path in others for name in re.findall(r'"i-([a-z0-9-]+)"', path.read_text("utf-8"))}
    used |= {name for line in signs(game) for name in re.findall(r'href="#i-([a-z0-9-]+)"', line)}
    return used | set(re.findall(r'"([^"\n]+)"', re.sub(r"(?s)export const (APART|SINGLE) = \[.*?\]", "", art(game))))


def signs(game: str) -> list[str]:
    """What was drawn for the game, line by line."""
    file = GAMES / game / "signs.svg"
    return file.read_text("utf-8").splitlines() if file.is_file() else []


def symbols(lines: list[str]) -> list[str]:
    return [name for line in lines for name in re.findall(r'<symbol id="([^"]+)"', line)]


def sprite(game: str) -> list[str]:
    """The symbols of all sprites of a game: some have one of their own for each deck, or a file for each icon."""
    own = sorted((GAMES / game / "icons").glob("*.svg"))
    files = sorted((GAMES / game).glob("sprite*.svg"), key=lambda file: (file.name != "sprite.svg", file.name))
    return [name for file in (*files, *own) for name in symbols(file.read_text("utf-8").splitlines())]


@pytest.mark.parametrize("game", WITH_ART)
def test_the_sprite_has_the_icons_in_use_and_no_others(game: str) -> None:
    found = {name.removeprefix("i-") for name in sprite(game) if name.startswith("i-")}
    assert found == named(game), "run `npm run icons` in web/"


@pytest.mark.parametrize("game", WITH_ART)
def test_the_sprite_has_every_sign_that_was_drawn_for_the_game(game: str) -> None:
    found = sprite(game)
    assert [name for name in found if not name.startswith("i-")] == symbols(signs(game)), "run `npm run icons`"
    assert len(found) == len(set(found))


@pytest.mark.parametrize(("game", "file"), [(game, file) for game, files in CARDS.items() for file in files])
def test_every_design_has_an_icon_that_no_other_of_its_deck_has(game: str, file: str) -> None:
    designs = tomllib.loads((DATA / game / "data" / f"{file}.toml").read_text("utf-8"))
    [table] = re.findall(r"(?s)const ART: Record<string, string> = \{(.*?)\n\};", art(game))
    icons = dict(re.findall(r'(\w+): "([^"]+)"', table))
    keys = {design if design in icons else design.rpartition("_")[0] for design in designs}  # `bandit_gold`: a bandit
    assert keys <= icons.keys()
    assert len({icons[key] for key in keys}) == len(keys)


def test_every_ground_of_tyrants_is_drawn() -> None:
    [table] = re.findall(r"(?s)const KIND_ART: Record<string, string> = \{(.*?)\n\};", art("tyrants"))
    kinds = re.findall(r"(\w+):", table)
    assert set(kinds) == set(CARDS["tyrants"])
    assert {f"bg-{kind}" for kind in kinds} <= set(sprite("tyrants"))


@pytest.mark.parametrize("game", WITH_ART)
def test_icons_are_credited(game: str) -> None:
    assert "game-icons.net, CC BY 3.0" in (GAMES / game / "sprite.svg").read_text("utf-8")
    assert "[game-icons.net](https://game-icons.net), CC BY 3.0" in (ROOT / "README.md").read_text("utf-8")
    names = set(re.findall(r"`([a-z0-9-]+)`", (ROOT / "docs" / "icons.md").read_text("utf-8")))
    assert named(game) <= names, "docs/icons.md lists the icons; `npm run icons` writes it"
