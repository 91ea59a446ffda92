"""Suspicion of a location: who takes it, who avoids it, when it stays. Rules: lights_out.suspicion.*."""

from random import Random

import pytest

from pentarchy.games.lockup.lights_out import check_locations
from pentarchy.games.lockup.moves import LOCATION
from pentarchy.games.lockup.patrol import place_suspicion, put_suspicion, raid
from tests.games.lockup.table import Table


def left(t: Table, location: str) -> int:
    return t.g.suspicion_at[LOCATION.index[location]]


@pytest.mark.rule("lockup.lights_out.suspicion.strongest")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
@pytest.mark.parametrize("cubes", [1, 3])
def test_the_strongest_takes_all_of_it(players: int, cubes: int) -> None:
    """It is added to what is on the board already, and never divided."""
    t = Table.empty(players).suspicion(1, 2).suspicion_at("smithy", cubes)
    for player in range(players):
        t.tokens(player, "smithy", "crew_5" if player == 1 else "crew_4")
    t.check("smithy")
    assert t.g.suspicion == [2 + cubes if player == 1 else 0 for player in range(players)]
    assert left(t, "smithy") == 0
    assert t.asked(1) == "reward_choice"


@pytest.mark.rule("lockup.lights_out.suspicion.strongest")
def test_only_the_suspicion_of_that_location_is_taken() -> None:
    t = Table.empty(2).suspicion_at("smithy", 1).suspicion_at("sewers", 2).tokens(0, "smithy", "crew_5")
    t.run(check_locations())
    assert (t.g.suspicion, left(t, "smithy"), left(t, "sewers")) == ([1, 0], 0, 2)
    assert t.asked(0) == "reward_choice"


@pytest.mark.rule("lockup.lights_out.suspicion.lookout")
def test_worked_example_a_lookout_avoids_suspicion() -> None:
    """Case t_suspicion_lookout_skips: 1 cube, Petr before Galina, only Petr has a lookout: Galina takes it."""
    galina, petr = 0, 1
    t = Table.empty(2).power(galina, 4).tokens(galina, "infirmary", "enforcer").suspicion_at("infirmary", 1)
    t.tokens(petr, "infirmary", "lookout").tokens(petr, "infirmary", "crew_4", down=True)
    t.g.first = petr
    t.check("infirmary")
    assert t.g.ranking == (petr, galina)
    assert (t.g.suspicion[petr], t.g.suspicion[galina], left(t, "infirmary")) == (0, 1, 0)
    assert t.asked(petr) == "reward_choice"


@pytest.mark.rule("lockup.lights_out.suspicion.lookout")
@pytest.mark.parametrize(
    ("lookouts", "taker"), [((), 0), ((0,), 1), ((0, 1), 2), ((0, 1, 2), 3), ((1, 2), 0), ((0, 2), 1)]
)
def test_suspicion_goes_to_the_strongest_without_a_lookout(lookouts: tuple[int, ...], taker: int) -> None:
    """Four players in descending strength; all cubes go to one of them."""
    t = Table.empty(4).power(3, 1).suspicion_at("smithy", 2)
    for player, name in enumerate(("crew_5", "crew_4", "crew_3", "enforcer")):
        t.tokens(player, "smithy", name, *(["lookout"] if player in lookouts else []))
    t.check("smithy")
    assert t.g.suspicion == [2 if player == taker else 0 for player in range(4)]
    assert t.asked(0) == "reward_choice"


@pytest.mark.rule("lockup.lights_out.suspicion.lookout")
def test_a_lookout_helps_only_where_it_is() -> None:
    t = Table.empty(3).suspicion_at("smithy", 1).tokens(0, "smithy", "crew_5").tokens(0, "cell_block", "lookout")
    t.tokens(1, "smithy", "crew_4").check("smithy")
    assert t.g.suspicion == [1, 0, 0]
    assert t.asked(0) == "reward_choice"


@pytest.mark.rule("lockup.lights_out.suspicion.stay")
def test_with_lookouts_everywhere_it_stays() -> None:
    """Case t_suspicion_all_lookouts: 2 cubes in the Smithy, both players have a lookout."""
    t = Table.empty(2).suspicion_at("smithy", 2).tokens(0, "smithy", "crew_5", "lookout")
    t.tokens(1, "smithy", "lookout").check("smithy")
    assert (t.g.suspicion, left(t, "smithy")) == ([0, 0], 2)
    assert t.events("suspicion_stays") == [("suspicion_stays", 3, 2)]
    assert t.asked(0) == "reward_choice"


@pytest.mark.rule("lockup.lights_out.suspicion.stay", "lockup.lights_out.empty_location")
def test_with_nobody_there_it_stays() -> None:
    """Case t_suspicion_nobody: 1 cube in the Sewers, nobody there."""
    t = Table.empty(2).suspicion_at("sewers", 1).check("sewers")
    assert (t.g.suspicion, left(t, "sewers")) == ([0, 0], 1)
    assert t.g.over


@pytest.mark.rule("lockup.lights_out.suspicion.carry_over")
def test_what_stayed_is_dealt_out_later_with_the_new_cubes() -> None:
    t = Table.empty(2).row("", "", "flayer_1").suspicion_at("smithy", 2).tokens(0, "smithy", "lookout")
    t.check("smithy").play(0, "take:smithy").run(place_suspicion())
    assert left(t, "smithy") == 3
    t.tokens(1, "smithy", "crew_4").check("smithy")
    assert (t.g.suspicion, left(t, "smithy")) == ([0, 3], 0)
    assert t.asked(1) == "reward_choice"


@pytest.mark.rule("lockup.lights_out.suspicion.carry_over")
def test_what_stayed_returns_to_the_supply_in_a_raid() -> None:
    t = Table.empty(2).suspicion_at("smithy", 2).tokens(0, "smithy", "lookout").check("smithy").play(0, "decline")
    assert (left(t, "smithy"), t.g.suspicion_supply) == (2, 10)
    t.run(raid())
    assert (left(t, "smithy"), t.g.suspicion_supply) == (0, 12)
    assert t.g.over


@pytest.mark.rule("lockup.lights_out.suspicion.where")
def test_suspicion_lies_at_the_goons_in_locations_two_to_six() -> None:
    """A full row of goons brings cubes to each of these five, and nowhere else."""
    t = Table.empty(3).row("flayer_1", "flayer_2", "bandit_scrap", "hobgoblin_2", "demon_gem").run(put_suspicion())
    assert t.g.suspicion_at == [0, 1, 1, 1, 1, 2, 0, 0]
    assert t.g.over


@pytest.mark.rule("lockup.lights_out.suspicion.where")
@pytest.mark.parametrize("players", [1, 2, 3, 4, 5])
def test_no_suspicion_elsewhere_in_a_whole_game(players: int) -> None:
    """At every decision of a random game none lies in the Exercise Yard, the Cell Block or the Library."""
    t, most, rng = Table(players), 0, Random(players)
    while not t.g.over:
        assert (t.g.suspicion_at[0], t.g.suspicion_at[6], t.g.suspicion_at[7]) == (0, 0, 0)
        most = max(most, sum(t.g.suspicion_at))
        player = t.g.asked
        t.g.play(player, rng.choice(t.g.legal(player)))
    assert most > 0


@pytest.mark.rule("lockup.lights_out.suspicion.independent")
@pytest.mark.parametrize("answer", ["take:smithy", "decline"])
def test_suspicion_comes_before_the_reward_and_without_it(answer: str) -> None:
    """It is on the board when the reward is offered, and stays there whatever the player answers."""
    t = Table.empty(2).suspicion_at("smithy", 2).tokens(0, "smithy", "crew_5").check("smithy")
    assert (t.asked(0), t.g.suspicion) == ("reward_choice", [2, 0])
    t.play(0, answer)
    assert t.g.suspicion == [2, 0]
    assert t.g.over


@pytest.mark.rule("lockup.lights_out.suspicion.independent")
def test_who_has_no_reward_can_still_take_suspicion() -> None:
    """Third in the Smithy: no iron, but the only one without a lookout."""
    t = Table.empty(3).power(2, 0).suspicion_at("smithy", 1).tokens(2, "smithy", "enforcer")
    t.tokens(0, "smithy", "crew_5", "lookout").tokens(1, "smithy", "crew_4", "lookout").check("smithy")
    t.play(0, "take:smithy").play(1, "take:smithy")
    assert (t.g.suspicion, t.owned(2), t.at(2, "library")) == ([0, 0, 1], {}, ["enforcer"])
    assert t.g.over
