"""Each building site: its bank, and what it gives to the builder. Rules: build.river, build.site_effect."""

import pytest

from tests.games.viscounts.printed_board import BANKS, SITES, changed, holdings, laid_out, resolve


def entry(face: str, site: str) -> str:
    """The name of a site in the data file."""
    segment, slot = site.split("_")
    return f"{segment}_{face}_{slot}"


EVERY_SITE = [
    pytest.param(face, site, bank, word, marks=pytest.mark.card(entry(face, site)), id=entry(face, site))
    for (face, site), (bank, word) in SITES.items()
]


@pytest.mark.rule("viscounts.build.site_effect", "viscounts.build.river")
@pytest.mark.parametrize(("face", "site", "bank", "word"), EVERY_SITE)
def test_a_building_brings_the_effect_of_its_site_to_the_builder_only(
    face: str, site: str, bank: str, word: str
) -> None:
    table = laid_out(face).at(0, f"{site.split('_')[0]}_{bank}").goods(0, stone=3).action(0)
    before = [holdings(table, player) for player in range(table.g.players)]
    table.play(0, f"construct:workshop_3,{site}")
    changed(table, 0, before[0], {"stone": -3}, resolve(table, 0, word))
    for other in range(1, table.g.players):
        changed(table, other, before[other])
    assert table.g.over
    assert not table.events("linked")


@pytest.mark.rule("viscounts.build.river")
@pytest.mark.parametrize(("face", "segment", "left", "right"), BANKS)
def test_each_outer_space_reaches_exactly_the_sites_of_its_bank(
    face: str, segment: str, left: dict[int, str], right: dict[int, str]
) -> None:
    for bank, slots in (("left", left), ("right", right)):
        table = laid_out(face).at(0, f"{segment}_{bank}").goods(0, stone=3).action(0)
        workshops = {f"construct:workshop_{n},{segment}_{slot}" for n in (1, 2, 3) for slot in slots}
        assert table.options(0, "construct") == workshops


@pytest.mark.rule("viscounts.build.river", "viscounts.build.empty_site")
@pytest.mark.parametrize(("face", "segment", "left", "right"), BANKS)
def test_a_bank_that_is_full_cannot_be_built_on(
    face: str, segment: str, left: dict[int, str], right: dict[int, str]
) -> None:
    for bank, slots in (("left", left), ("right", right)):
        table = laid_out(face).at(0, f"{segment}_{bank}").goods(0, stone=9)
        for number, slot in enumerate(slots, 1):
            assert table.action(0).options(0, "construct")
            table.g.stop()
            table.building(1, f"workshop_{number}", f"{segment}_{slot}")
        assert not table.action(0).options(0, "construct")


def test_the_faces_have_20_and_25_sites() -> None:
    assert [sum(face == one for face, _ in SITES) for one in ("small", "large")] == [20, 25]
    assert set(laid_out("small").content.tables["sites.toml"]) == {entry(face, site) for face, site in SITES}
