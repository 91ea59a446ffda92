"""Crews that are chosen, not drawn. Rules: setup.crew_board, components.crews, expert.traits_deal."""

import pytest

from pentarchy.engine.errors import IllegalMove
from pentarchy.engine.views import SPECTATOR, view
from pentarchy.games.lockup import GAME
from pentarchy.games.lockup.content import CREWS
from pentarchy.games.lockup.setup import PLAYERS
from pentarchy.text import Speech
from tests.games.lockup.table import Table

TABLES = pytest.mark.parametrize("players", PLAYERS)
MODES = pytest.mark.parametrize("mode", ["normal", "expert"])


def choosing(players: int, seed: int = 1, **options: str) -> Table:
    return Table(players, seed, crews="choose", **options)


def choices(*crews: str) -> set[str]:
    return {f"lead:{crew}" for crew in crews}


@pytest.mark.rule("lockup.setup.crew_board")
@pytest.mark.parametrize(("first", "order"), [("1", [0, 1, 2]), ("2", [1, 2, 0]), ("3", [2, 0, 1])])
def test_players_choose_in_turn_order_among_the_crews_left(first: str, order: list[int]) -> None:
    t = choosing(3, first=first)
    for player, crew in zip(order, ("kobolds", "insectoids", "gnolls"), strict=True):
        assert (t.g.asked, t.asked(player)) == (player, "crew_choice")
        assert t.options(player) == choices(*(name for name in CREWS if name not in t.g.crews))
        t.play(player, f"lead:{crew}")
    assert [t.g.crews[player] for player in order] == ["kobolds", "insectoids", "gnolls"]
    assert (t.g.round, t.asked(order[0])) == (1, "place_or_pass")


@pytest.mark.rule("lockup.setup.crew_board", "lockup.components.crews")
def test_a_crew_that_somebody_leads_is_not_chosen_again() -> None:
    t = choosing(2).play(0, "lead:bugbears")
    assert t.why(1) == {"lead:bugbears": "components.crews"}
    with pytest.raises(IllegalMove, match=r"components\.crews"):
        t.play(1, "lead:bugbears")


@pytest.mark.rule("lockup.setup.crew_board")
def test_the_fifth_player_takes_the_crew_that_is_left() -> None:
    t = choosing(5)
    for player, crew in enumerate(("insectoids", "bugbears", "kobolds", "gnolls")):
        t.play(player, f"lead:{crew}")
    assert t.g.crews == ("insectoids", "bugbears", "kobolds", "gnolls", "goblins")
    assert t.events("crew_taken") == [("crew_taken", player, 4 - player) for player in range(5)]
    assert t.asked(0) == "place_or_pass"


@pytest.mark.rule("lockup.setup.crew_board", "lockup.setup.tokens", "lockup.setup.holding_cell")
@TABLES
def test_the_tokens_are_those_of_the_crew_chosen_and_only_their_owner_sees_them(players: int) -> None:
    t = choosing(players).go_on(lambda g: g.round == 1)
    for player, crew in enumerate(t.g.crews):
        assert {t.content.tokens[token].split(".")[1] for token in t.g.cells[player]} == {str(CREWS.index(crew) + 1)}
        assert {t.g.knows[token] for token in t.g.cells[player]} == {1 << player}


@pytest.mark.rule("lockup.setup.crew_board", "lockup.expert.traits_deal", "lockup.setup.achievements")
@MODES
@TABLES
def test_the_choice_comes_when_the_board_is_laid_out_and_nothing_is_dealt_or_revealed(players: int, mode: str) -> None:
    t = choosing(players, mode=mode)
    g = t.g
    assert all(g.display)
    assert all(g.goon_row)
    assert g.suspicion_supply + sum(g.suspicion_at) == 12
    assert (g.goals, g.trait_deck, g.guard_deck) == ((), (), ())
    assert not any((*g.cells, *g.dealt, *g.hands))
    assert g.power[:players] == [0] * players
    for eye in (*range(players), SPECTATOR):
        assert set(view(g, eye)["crews"]) == {""}
    t.go_on(lambda g: "" not in g.crews and (any(g.dealt) or not g.expert))
    assert len(g.goals) == (2 if players == 1 else 3)
    assert [len(pair) for pair in g.dealt] == [2 if mode == "expert" else 0] * players
    assert (len(g.guard_deck) + sum(map(len, g.guards_at))) == (12 if players == 1 else 0)


@pytest.mark.rule("lockup.setup.crew_board")
def test_nothing_that_comes_later_depends_on_who_reads_the_question() -> None:
    """The draw of the achievements comes after the choice and is the same whichever crew it is."""
    seen = {Table(2, 3, crews="choose").play(0, f"lead:{crew}").play(1, "lead:gnolls").g.goals for crew in CREWS[2:]}
    assert len(seen) == 1


@pytest.mark.rule("lockup.setup.crew_board", "lockup.expert.side_b")
def test_alone_in_expert_mode_the_player_chooses_too_and_takes_that_side_b() -> None:
    t = choosing(1, mode="expert", difficulty="hard")
    assert t.options(0) == choices(*CREWS)
    t.play(0, "lead:bugbears")
    assert t.g.crews == ("bugbears",)
    assert (t.g.power, t.g.suspicion, t.g.storage) == ([3, 1], [1, 0], [4])
    assert t.asked(0) == "keep_trait"


@pytest.mark.rule("lockup.setup.crew_board")
def test_crews_are_drawn_unless_the_players_want_otherwise() -> None:
    assert GAME.resolve(2, {})["crews"] == "random"
    assert "" not in GAME.new(2).crews


# in words -----------------------------------------------------------------------------------------------------------
@pytest.mark.rule("lockup.setup.crew_board")
@pytest.mark.parametrize(
    ("lang", "mode", "words"),
    [
        ("en", "normal", "Gnolls"),
        ("ru", "normal", "Гноллы"),
        ("en", "expert", "Gnolls: power 1, suspicion 0, storage limit 5; reserve an item for free, +1 iron, +1 star"),
        ("ru", "expert", "Гноллы: фишки силы 1, фишки подозрения 0, предел хранения 5; зарезервируйте предмет "
                         "бесплатно, железо +1, звёзды +1"),
    ],
)  # fmt: skip
def test_a_crew_is_offered_by_name_and_in_expert_mode_with_its_side_b(lang: str, mode: str, words: str) -> None:
    t = choosing(2, mode=mode)
    assert Speech(GAME, t.content, lang).move(("lead", 1), view(t.g, 0), 0) == words
