"""Crew tokens and holding cells. Rules: tokens.*, holding_cell.*."""

import pytest

from pentarchy.engine.views import SPECTATOR, view
from pentarchy.games.lockup.moves import LOCATION
from pentarchy.games.lockup.setup import PLAYERS
from tests.games.lockup.table import Table

SET = ["lookout", "enforcer", "crew_2", "crew_3", "crew_4", "crew_5"]
STRENGTHS = [(f"crew_{strength}", strength) for strength in (2, 3, 4, 5)]


def ranked(table: Table, location: str, *names: str) -> int:
    """The strength that is told when these tokens of player 0 are checked."""
    table.tokens(0, location, *names).check(location)
    return int(str(table.ranked()[-1][-1]))


@pytest.mark.rule("lockup.tokens.set")
@pytest.mark.parametrize("players", PLAYERS[:4])
def test_every_player_has_the_same_six_tokens(players: int) -> None:
    t = Table(players)
    for player in range(players):
        assert t.names("cells", player) == SET
    held = [token for cell in t.g.cells for token in cell]
    assert len(set(held)) == 6 * players, "each crew has tokens of its own"


@pytest.mark.rule("lockup.tokens.strengths")
@pytest.mark.parametrize(
    ("token", "strength"), [pytest.param(*row, marks=pytest.mark.card(row[0])) for row in STRENGTHS]
)
def test_a_numbered_token_has_its_strength_whatever_the_power(token: str, strength: int) -> None:
    t = Table.empty(2).power(0, 9)
    assert ranked(t, "smithy", token) == strength
    t.play(0, "take:smithy")
    assert ranked(t, "infirmary", token, "enforcer") == strength + 9


@pytest.mark.rule("lockup.tokens.strengths")
def test_the_numbered_tokens_in_order() -> None:
    t = Table.empty(4)
    for player, name in enumerate(("crew_3", "crew_5", "crew_2", "crew_4")):
        t.tokens(player, "sewers", name)
    assert t.check("sewers").g.ranking == (1, 3, 0, 2)


@pytest.mark.rule("lockup.tokens.back_hides")
def test_a_face_down_token_shows_whose_it_is_and_nothing_else() -> None:
    t = Table(3)
    t.play(0, "place:crew_4,infirmary,down", "place:crew_2,infirmary,up", "stay")
    pile = LOCATION.index["infirmary"]  # of player 0
    four, two = t.token(0, "crew_4"), t.token(0, "crew_2")
    assert view(t.g, 0)["placed"][pile] == [four, two]
    for eye in (1, 2, SPECTATOR):
        assert view(t.g, eye)["placed"][pile] == [None, two]
    assert t.asked(1) == "place_or_pass"


@pytest.mark.rule("lockup.tokens.lookout")
@pytest.mark.card("lookout")
@pytest.mark.parametrize("power", [0, 1, 9])
def test_the_lookout_has_strength_0_and_an_eye(power: int) -> None:
    """It adds nothing to other tokens either, and keeps suspicion away."""
    t = Table.empty(2).power(0, power).suspicion_at("smithy", 2)
    assert ranked(t, "smithy", "lookout") == 0
    assert (t.g.suspicion, t.g.suspicion_at[LOCATION.index["smithy"]]) == ([0, 0], 2)
    t.play(0, "take:smithy")
    assert ranked(t, "sewers", "lookout", "crew_3") == 3


@pytest.mark.rule("lockup.tokens.enforcer")
@pytest.mark.card("enforcer")
@pytest.mark.parametrize("power", [0, 1, 4, 11])
def test_the_enforcer_is_as_strong_as_its_owner_has_power_cubes(power: int) -> None:
    t = Table.empty(2).power(0, power).power(1, 7)
    assert ranked(t, "smithy", "enforcer") == power
    t.play(0, "take:smithy").tokens(0, "exercise_yard", "crew_2").check("exercise_yard").play(0, "take:exercise_yard")
    assert ranked(t, "sewers", "enforcer", "crew_5") == power + 1 + 5


@pytest.mark.rule("lockup.holding_cell.secret", "lockup.setup.holding_cell")
def test_only_the_owner_sees_the_tokens_of_a_holding_cell() -> None:
    """How many there are is public."""
    t = Table(3)
    for player in range(3):
        assert view(t.g, player)["cells"][player] == list(t.g.cells[player])
        for eye in {0, 1, 2, SPECTATOR} - {player}:
            assert view(t.g, eye)["cells"][player] == [None] * 6


@pytest.mark.rule("lockup.holding_cell.secret")
def test_a_token_is_seen_when_it_is_placed_and_hidden_when_it_comes_home() -> None:
    t = Table.empty(2).tokens(0, "smithy", "crew_5").check("smithy")
    five = t.token(0, "crew_5")
    assert view(t.g, 1)["placed"][LOCATION.index["smithy"]] == [five]
    t.play(0, "take:smithy")
    assert five in view(t.g, 0)["cells"][0]
    assert view(t.g, 1)["cells"][0] == view(t.g)["cells"][0] == [None] * 6
