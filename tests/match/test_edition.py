"""A match belongs to an edition: version of the rules and fingerprint of the components."""

import json

import pytest

from pentarchy.engine.errors import BadContent
from pentarchy.engine.registry import Game, games
from pentarchy.match import Edition, Match, OtherEdition, from_json, to_json, verify
from pentarchy.match.edition import rebuilt
from tests.match.editions import changed_content, newer, travelled
from tests.match.playing import Dice, duel, sealed, wander

every_game = pytest.mark.parametrize("game", games(), ids=lambda game: game.id)


def some(game: Game, moves: int = 40) -> Match:
    return wander(Match.new(game.id, max(game.players), seed=3), Dice(5), stop=lambda match: match.number >= moves)


@every_game
def test_an_edition_is_one_word(game: Game) -> None:
    content = game.load(None)
    assert str(Edition.here(game, content)) == f"{game.id}-{game.version}-{content.hash}"
    assert some(game).setup.edition == Edition.here(game, content)


@every_game
def test_components_come_back_from_their_tables(game: Game) -> None:
    content = game.load(None)
    again = rebuilt(game, travelled(content.tables), content.hash)
    assert (again.hash, again.tokens) == (content.hash, content.tokens)


@every_game
def test_a_match_goes_on_with_the_components_it_began_with(game: Game) -> None:
    """The program has changed a number; with the tables of its edition the match replays to the same state."""
    match, kept = some(game), travelled(game.load(None).tables)
    text = to_json(match)
    with newer(game.id, content=True) as program:
        with pytest.raises(OtherEdition, match="another content pack"):
            from_json(text)
        again = from_json(text, content=rebuilt(program, kept, match.setup.content))
        assert again.state.encode() == match.state.encode()
        assert to_json(again) == text


@every_game
def test_tables_of_other_pieces_are_refused(game: Game) -> None:
    content = game.load(None)
    for spoil in (lambda t: t.pop(next(iter(t))), lambda t: t[next(iter(t))].popitem(), lambda t: t.update(more={})):
        tables = travelled(content.tables)
        spoil(tables)
        with pytest.raises(BadContent):
            rebuilt(game, tables, content.hash)
    with pytest.raises(BadContent, match="not those of this edition"):
        rebuilt(game, travelled(changed_content(game).tables), content.hash)
    for nonsense in ([], {}, None, dict.fromkeys(content.tables)):
        with pytest.raises(BadContent):
            rebuilt(game, nonsense, content.hash)


def test_a_file_says_its_version_and_older_files_have_the_first() -> None:
    data = json.loads(to_json(duel()))
    assert data["rules"] == 1
    with newer("kingdom", version=2, continues=frozenset({1})):
        again = from_json(json.dumps(data))
        assert again.setup.version == 1, "the match keeps the edition it began under"
        assert json.loads(to_json(again))["rules"] == 1
        assert json.loads(to_json(duel()))["rules"] == 2


def test_a_file_of_rules_that_are_not_continued_is_not_called_forged() -> None:
    text = to_json(wander(duel(), Dice(1)))
    with newer("kingdom", version=2):
        report = verify(text)
        assert not report.ok
        assert not report.failed
        assert report.other_edition
        assert [check.verdict for check in report.checks] == ["ok", "absent", "absent", "other"]
        forged = json.loads(text)
        forged["luck"] = {**Match.new("kingdom", 1).setup.luck.__dict__, "seed": "1", "commitment": "2"}
        forged["luck"].pop("chosen")
        assert verify(sealed(forged)).failed, "what can be checked still is"
