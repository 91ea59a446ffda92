"""The book of a game: what a client needs to know once, in words of its language."""

import pytest

import pentarchy.games  # noqa: F401  # registers the games
from pentarchy.bots import OFFERED
from pentarchy.bots.strength import Measured
from pentarchy.server.book import about_level, book
from pentarchy.server.refusals import server_texts
from pentarchy.text import LANGUAGES


@pytest.mark.parametrize(
    ("lang", "resources", "guards"),
    [
        ("en", ["scrap", "potions", "iron", "gold"], "The guards"),
        ("ru", ["мусор", "зелья", "железо", "золото"], "Стража"),
    ],
)
def test_values_of_domains_have_names(lang: str, resources: list[str], guards: str) -> None:
    domains = book("lockup", lang)["domains"]
    assert domains["resource"]["names"] == resources
    assert domains["owner"]["names"] == [*[""] * 5, guards]
    assert domains["card"]["names"] == []  # cards have designs


def test_places_are_called_as_their_components_are() -> None:
    for lang, name in (("en", "Sewers"), ("ru", "Канализация")):
        assert book("lockup", lang)["domains"]["location"]["names"][1] == name


def test_a_game_says_what_its_small_pieces_show() -> None:
    designs = book("lockup", "en")["designs"]
    assert [(line["label"], line["text"]) for line in designs["loaded_dice"]["face"]] == [
        ("Cost", "1 scrap, 1 any"),
        ("", "1 gem"),
    ]
    assert [line["text"] for line in designs["supremacy_shield"]["face"]] == ["Supremacy"]
    assert designs["goblins"]["face"] == []  # nothing beside the name


def test_a_face_may_depend_on_the_number_of_players() -> None:
    face = book("lockup", "en")["designs"]["sewers"]["face"]
    assert [line["text"] for line in face if 2 in line["players"]] == ["+2 scrap", "+1 scrap"]
    assert [line["text"] for line in face if 3 in line["players"]] == ["+3 scrap", "+1 scrap"]
    assert [line["text"] for line in face if 4 in line["players"]] == ["+3 scrap", "+2 scrap", "+1 scrap"]


def test_a_game_may_leave_faces_to_the_client() -> None:
    assert {design["face"] for design in book("tyrants", "en")["designs"].values()} == {None}


def test_a_game_with_a_picture_says_where_things_lie() -> None:
    layout = book("tyrants", "en")["layout"]
    assert layout == book("tyrants", "ru")["layout"]
    assert set(layout["wide"]["center"]["sites"]) < set(layout["wide"]["all"]["sites"])
    assert book("kingdom", "en")["layout"] is None


@pytest.mark.parametrize("lang", LANGUAGES)
def test_levels_are_told_with_what_was_measured(lang: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """In the words of the reader, figures and all; where nobody measured, no figure is made up."""
    figures = {"expert": Measured("skilled", 87, 100, 0.3)}
    monkeypatch.setattr("pentarchy.server.book.strength", lambda game, level: figures.get(level))
    told = {level: about_level("kingdom", level, lang) for level in OFFERED}
    strength = told["expert"]["strength"]
    for said in (
        "87\u00a0%",
        "100",
        "79",
        "92\u00a0%",
        server_texts(lang).say("level-skilled"),
        "0.3" if lang == "en" else "0,3",
    ):
        assert said in strength
    unmeasured = server_texts(lang).say("level-unmeasured")
    assert [told[level]["strength"] for level in ("novice", "skilled", "master")] == [unmeasured] * 3
    assert len({level["does"] for level in told.values()}) == len(OFFERED)
    assert all(level["time"] for level in told.values())
