"""What comes at the same moment: corruption before virtue, whatever order is chosen. Rules: track.corruption_first,
card.event_order."""

from pathlib import Path
from typing import Any

import pytest

from pentarchy.games.viscounts import GAME
from pentarchy.games.viscounts.content import load
from pentarchy.games.viscounts.moments import corruption_first, corruption_of, without_corruption
from tests.games.packs import pack
from tests.games.viscounts.table import Table


def transcriber(*board: str) -> Table:
    """In the forest with a cheap manuscript, markers on 4 and 5, and these cards on the board."""
    table = Table.empty().at(0, "forest_inner").tiles("forest", "blue3_silver").goods(0, ink=9).track(0, 4, 5)
    return table.board(0, *board).action()


@pytest.mark.rule("viscounts.track.corruption_first", "viscounts.card.event_order")
@pytest.mark.card("bishop", "deacon_virtue")
@pytest.mark.parametrize("board", [("bishop", "deacon_virtue"), ("deacon_virtue", "bishop")])
def test_the_bishop_comes_before_the_deacon_in_any_slot(board: tuple[str, str]) -> None:
    """Corruption merges the markers on 5, virtue takes both to 4; the other way round they would end on 5."""
    table = transcriber(*board).play(0, "transcribe")
    assert (table.markers(0), table.asked(0)) == ((4, 4), "")
    assert table.sourced("corrupted") == [(0, 1, "bishop")]
    assert table.sourced("improved") == [(0, 1, "deacon_virtue")]


@pytest.mark.rule("viscounts.track.corruption_first", "viscounts.card.event_order")
@pytest.mark.card("bishop", "deacon_virtue", "deacon_destroy")
@pytest.mark.parametrize("first", ["deacon_virtue", "deacon_destroy"])
def test_the_owner_still_orders_the_rest(first: str) -> None:
    """The corruption has come already when the order of the other two is asked; the bishop has nothing more to do."""
    table = transcriber("deacon_virtue", "bishop", "deacon_destroy").hand(0, "squire").play(0, "transcribe")
    assert table.markers(0) == (5, 5)
    assert table.options(0) == {"resolve:deacon_virtue", "resolve:deacon_destroy"}
    table.play(0, f"resolve:{first}")
    if first == "deacon_virtue":
        assert table.markers(0) == (4, 4)
    table.play(0, "pick:discard_1", "decline")
    assert (table.markers(0), table.asked(0)) == ((4, 4), "")


@pytest.mark.rule("viscounts.card.event_order")
@pytest.mark.card("bishop", "deacon_destroy")
def test_without_virtue_the_order_is_free() -> None:
    table = transcriber("bishop", "deacon_destroy").play(0, "transcribe")
    assert (table.markers(0), table.options(0)) == ((4, 5), {"resolve:bishop", "resolve:deacon_destroy"})


@pytest.mark.rule("viscounts.track.corruption_first")
@pytest.mark.parametrize(("site", "link"), [("virtue(1)", "corruption(1)"), ("corruption(1)", "virtue(1)")])
def test_a_site_and_its_links_are_one_moment(tmp_path: Path, site: str, link: str) -> None:
    """Also for whoever owns the other end: two links, one of them with virtue, complete at once."""
    content = load(
        pack(
            tmp_path,
            sites=f'[hills_small_3]\neffect = ["{site}"]',
            links=f'[hills_small_link_2]\neffect = ["{link}"]',
        )
    )
    table = Table.empty().building(1, "workshop_1", "hills_1").at(0, "hills_left").goods(0, stone=9).track(0, 4, 5)
    table.g.content = table.content = content
    table.action().play(0, "construct:workshop_1,hills_3")
    assert (table.markers(0), table.asked(0)) == ((4, 4), "")


@pytest.mark.rule("viscounts.track.corruption_first", "viscounts.build.link_several")
def test_the_other_owner_of_two_links_gets_corruption_first_whatever_the_builder_chooses(tmp_path: Path) -> None:
    links = '[lake_large_link_5]\neffect = ["virtue(1)"]\n[lake_large_link_7]\neffect = ["corruption(1)"]'
    content = load(pack(tmp_path, links=links))
    for first in ("link:lake_5", "link:lake_7"):
        table = Table.empty(3).at(0, "lake_right").goods(0, stone=3).building(1, "workshop_1", "lake_4")
        table.building(1, "workshop_2", "lake_8").board(0, "trader", "lender", "financier").track(1, 4, 5)
        table.g.content = table.content = content
        table.action(0).play(0, "construct:workshop_1,lake_6")
        assert table.markers(1) == (5, 5), "before the links are ordered"
        table.play(0, first)
        assert (table.markers(1), table.g.over) == ((4, 4), True)


@pytest.mark.rule("viscounts.track.corruption_first")
def test_only_whoever_gains_both_has_corruption_first() -> None:
    parse = GAME.load(None).parse
    both, lone = (parse("both(debt(1), corruption(2))"),), (parse("corruption(1)"),)
    gains = [(0, 7, both), (1, 8, lone), (0, 9, (parse("virtue(1)"),))]
    assert corruption_of(gains) == [("corruption", 0, 7, 2)]
    assert without_corruption(both) == (("debt", 1),)
    assert corruption_of(gains[:2]) == []


@pytest.mark.rule("viscounts.track.corruption_first")
def test_a_choice_that_may_bring_virtue_comes_after_corruption() -> None:
    parse = GAME.load(None).parse
    gains = [(0, 7, (parse("choose(castle_move(), virtue(1))"),)), (0, 8, (parse("corruption(1)"),))]
    assert corruption_of(gains) == [("corruption", 0, 8, 1)]


@pytest.mark.rule("viscounts.track.merged_edge", "viscounts.card.choice_slash")
@pytest.mark.parametrize(("markers", "options"), [((1, 2), {"pick:castle_move", "pick:virtue_1"}), ((1, 1), set())])
def test_virtue_that_moves_no_marker_is_no_choice(markers: tuple[int, int], options: set[str]) -> None:
    """With the markers together on the first space only the worker can be moved, and nobody is asked which."""
    table = Table.empty().workers(0, 1, "flip", 1).track(0, *markers).does(0, "choose(castle_move(), virtue(1))")
    assert table.options(0, "pick") == options
    assert table.asked(0) == ("choose_one" if options else "shift_which")
    assert table.g.why_idle(0, -1, ("virtue", 1)) == ("" if options else "track.merged_edge")


@pytest.mark.rule("viscounts.track.corruption_first")
def test_corruption_comes_first_in_any_list_of_effects() -> None:
    """No printed list needs it, but a content pack may have one; other effects keep their places."""
    virtue, corruption, silver = ("virtue", 1), ("corruption", 2), ("gain", "silver", 1)
    assert corruption_first((virtue, silver, corruption)) == (corruption, silver, virtue)
    assert corruption_first((virtue, ("both", silver, corruption))) == (corruption, silver, virtue)
    either = ("choose", virtue, silver)
    assert corruption_first((either, corruption)) == (corruption, either)
    assert corruption_first((silver, corruption)) == (silver, corruption)


@pytest.mark.rule("viscounts.track.corruption_first")
@pytest.mark.parametrize("where", ["instant", "bonus", "site", "section"])
def test_the_list_of_a_component_is_resolved_so(where: str, monkeypatch: pytest.MonkeyPatch) -> None:
    table, given = Table.empty().track(0, 4, 5), (("virtue", 1), ("corruption", 1))
    content, card = table.content, table.card("mason")

    def put(values: Any, place: int, value: Any) -> None:
        changed = list(values)
        changed[place] = value
        found = next(name for name in dir(content) if getattr(content, name) is values)
        monkeypatch.setattr(content, found, changed)

    if where == "instant":
        put(content.timing, card, "instant")
        put(content.effects, card, given)
        table.hand(0, "mason").turn(0).play(0, "play:mason")
    elif where == "bonus":
        put(content.bonus, card, given)
        table.folk("forest", "mason").does(0, "hire()").play(0, "hire_free:mason")
    elif where == "site":
        put(content.site_effects, 0, [given] * len(content.site_effects[0]))
        table.does(0, "build('workshop')").play(0, "erect:workshop_1,hills_1")
    else:
        put(content.sections, 1, given)
        table.workers(0, 1, "flip", 2).does(0, "workers(1)").play(0, "settle:castle_flip")
    kinds = [str(event[0]) for event in table.events() if event[0] in ("corrupted", "improved")]
    assert kinds == ["corrupted", "improved"]
