"""What holds for content packs of every game."""

from importlib.resources import files
from pathlib import Path

import pytest

import pentarchy.games  # noqa: F401  # registers the games
from pentarchy.engine.errors import BadContent
from pentarchy.engine.registry import Game, games
from tests.games.packs import pack

CHANGES = {  # a file, a change of two entries of it, and the first as it is printed
    "kingdom": ("developments", "[farm]\ncost = 'M1'", "[port]\ncost = 'M1'", "[farm]\ncost = 'M2'"),
    "lockup": ("items", "[rusty_shiv]\nvalue = 1", "[loaded_dice]\nvalue = 1", "[rusty_shiv]\nvalue = 3"),
    "tyrants": ("drow", "[advocate]\ncost = 1", "[spy_master]\ncost = 1", "[advocate]\ncost = 2"),
    "viscounts": ("townsfolk", "[abbot]\nsilver = 1", "[thief]\nsilver = 2", "[abbot]\nsilver = 2"),
    "wistar": ("basic_inventions", "[hammer]\nvp = 5", "[saw]\nvp = 2", "[hammer]\nvp = 1"),
}
every_game = pytest.mark.parametrize("game", games(), ids=lambda game: game.id)


@every_game
def test_every_data_file_is_read(game: Game) -> None:
    """As a table of components, or as the picture that a pack may change with them."""
    shipped = {path.name for path in (files(game.package) / "data").iterdir() if path.name.endswith(".toml")}
    content = game.load(None)
    assert shipped == set(content.tables) | ({"layout.toml"} if getattr(content, "layout", None) else set())


@every_game
def test_a_pack_must_be_a_folder_with_data_files(game: Game, tmp_path: Path) -> None:
    with pytest.raises(BadContent, match=r"nowhere' is not a folder\."):
        game.load(tmp_path / "nowhere")
    with pytest.raises(BadContent, match=r"has no \.toml file\."):
        game.load(tmp_path)


@every_game
def test_the_hash_depends_on_the_values_and_not_on_the_pack(game: Game, tmp_path: Path) -> None:
    file, change, other, printed = CHANGES[game.id]
    packs = {"a": f"{change}\n{other}", "b": f"# ours\n{other}\n\n{change}", "c": printed}
    for name in packs:
        (tmp_path / name).mkdir()
    first, second, same = (game.load(pack(tmp_path / name, **{file: text})).hash for name, text in packs.items())
    assert first == second != game.load(None).hash
    assert same == game.load(None).hash, "a pack with the printed values changes nothing"
