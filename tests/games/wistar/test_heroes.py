"""Every hero and skill token. Rules: ability.hero, ability.hero_symbols, ability.skill_token, symbol.hero."""

import pytest

from tests.games.wistar.table import Table

HEROES = {
    "scientist_gwyr": "wit",
    "acrobat_lila": "agility",
    "scout_argo": "observation",
    "strongman_brok": "strength",
    "wanderer_tobi": "endurance",
}
CARDS = {  # with two symbols of the skill, or two cards with one
    "wit": ("well", "schoolroom", "whistle"),
    "agility": ("hang_glider", "stilts"),
    "observation": ("bionic_eye", "spyglass"),
    "strength": ("energy_sword", "hammer"),
    "endurance": ("steel_armour", "backpack"),
}
HERO_CASES = [pytest.param(hero, skill, marks=pytest.mark.card(hero), id=hero) for hero, skill in HEROES.items()]
TOKEN_CASES = [pytest.param(skill, marks=pytest.mark.card(f"token_{skill}"), id=skill) for skill in HEROES.values()]


@pytest.mark.rule("wistar.ability.hero", "wistar.ability.hero_symbols", "wistar.symbol.hero")
@pytest.mark.parametrize(("hero", "skill"), HERO_CASES)
def test_a_hero_gives_two_symbols_and_a_vp_for_each_of_its_skill(hero: str, skill: str) -> None:
    """The worked example for all five: 3 symbols before, +5 VP at once, 5 symbols from then on."""
    table = Table.empty().area(0, *CARDS[skill]).area(1, "exoskeleton").goods(0, joker=2)
    assert table.symbols()[skill] == 3
    table.does(0, "hero()").play(0, f"take_hero:{hero}")
    assert (table.g.vp[0], table.symbols()[skill]) == (15, 5)
    assert table.names("helpers", 0) == [hero]


@pytest.mark.rule("wistar.ability.hero", "wistar.ability.hero_symbols")
@pytest.mark.parametrize(("hero", "skill"), HERO_CASES)
def test_without_other_symbols_a_hero_gives_2_vp(hero: str, skill: str) -> None:
    table = Table.empty().helpers(0, *(f"token_{other}" for other in HEROES.values() if other != skill))
    table.does(0, "hero()").play(0, f"take_hero:{hero}")
    assert (table.g.vp[0], table.symbols()[skill]) == (12, 2)


@pytest.mark.rule("wistar.ability.hero", "wistar.symbol.hero")
def test_a_hero_is_chosen_from_those_left() -> None:
    table = Table.empty().helpers(1, "scout_argo").does(0, "hero()")
    assert table.options() == {f"take_hero:{hero}" for hero in HEROES if hero != "scout_argo"}
    table.play(0, "take_hero:strongman_brok").does(1, "hero()")
    assert table.options(1) == {f"take_hero:{hero}" for hero in ("scientist_gwyr", "acrobat_lila", "wanderer_tobi")}


@pytest.mark.rule("wistar.ability.hero_symbols")
def test_a_player_may_have_several_heroes() -> None:
    table = Table.empty().does(0, "hero()").play(0, "take_hero:scout_argo")
    table.does(0, "hero()").play(0, "take_hero:scientist_gwyr")
    assert table.symbols() == {"wit": 2, "observation": 2}
    assert table.g.vp[0] == 14


@pytest.mark.rule("wistar.ability.hero")
def test_if_all_heroes_are_taken_nothing_is_gained() -> None:
    table = Table.empty().helpers(1, *HEROES).does(0, "hero()")
    assert table.g.over
    assert table.g.vp[0] == 10


@pytest.mark.rule("wistar.ability.skill_token")
@pytest.mark.parametrize("skill", TOKEN_CASES)
def test_a_skill_token_gives_its_symbol_for_good(skill: str) -> None:
    table = Table.empty().does(0, "skill_token()")
    assert table.options() == {f"take_token:token_{each}" for each in HEROES.values()}
    table.play(0, f"take_token:token_{skill}")
    assert (table.symbols(), table.g.vp[0]) == ({skill: 1}, 10)
    assert table.names("helpers", 0) == [f"token_{skill}"]
    table.does(1, "skill_token()")
    assert table.options(1) == {f"take_token:token_{each}" for each in HEROES.values() if each != skill}


@pytest.mark.rule("wistar.ability.skill_token")
def test_if_all_tokens_are_taken_there_is_none() -> None:
    table = Table.empty().helpers(1, *(f"token_{skill}" for skill in HEROES.values())).does(0, "skill_token()")
    assert table.g.over
    assert table.symbols() == {}


@pytest.mark.rule("wistar.ability.hero_symbols", "wistar.symbol.gain_symbol")
@pytest.mark.parametrize(
    ("effect", "move", "goods", "vp"),
    [
        ("hero()", "take_hero:acrobat_lila", {"move": 2}, 5),
        ("hero()", "take_hero:wanderer_tobi", {"wood": 2}, 3),
        ("skill_token()", "take_token:token_agility", {"move": 1}, 1),
        ("skill_token()", "take_token:token_endurance", {"wood": 1}, 0),
        ("skill_token()", "take_token:token_strength", {}, 0),
    ],
)
def test_symbols_of_heroes_and_tokens_fire_each_time_effects(
    effect: str, move: str, goods: dict[str, int], vp: int
) -> None:
    """Rope Park: a move token and a VP for each agility; Carpenter's Plane: a wood for each endurance.

    Both carry a symbol of their skill, so that a hero finds three.
    """
    table = Table.empty().area(0, "rope_park", "carpenters_plane").does(0, effect).play(0, move)
    assert (table.owned(), table.g.vp[0]) == (goods, 10 + vp)


@pytest.mark.rule("wistar.ability.hero_vp_first")
@pytest.mark.card("automatic_tiger")
def test_the_vp_of_a_hero_are_counted_before_any_card_answers_to_its_symbols() -> None:
    table = Table.empty().area(0, "automatic_tiger").hand(0, "bakery").goods(0, wood=5, metal=5).does(0, "hero()")
    table.play(0, "take_hero:strongman_brok")
    assert (table.g.vp[0], table.asked()) == (10 + table.symbols()["strength"], "play_which")
