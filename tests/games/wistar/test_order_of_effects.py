"""Effects of several pieces at the same moment: the owner orders them where it can matter, and is not asked elsewhere.
Rule: general.nested_effects."""

from copy import deepcopy

import pytest

from pentarchy.engine.views import view
from pentarchy.games.wistar import GAME
from pentarchy.games.wistar.content import Content, load
from pentarchy.text import Speech
from tests.games.wistar.table import Table

pytestmark = pytest.mark.rule("wistar.general.nested_effects")


def first(*names: str) -> set[str]:
    return {f"piece_first:{name}" for name in names}


# a card and those that answer to it ---------------------------------------------------------------------------------
@pytest.mark.card("magnetic_compass", "well")
@pytest.mark.parametrize(("name", "asked"), [("well", "brew_which"), ("magnetic_compass", "explore_which")])
def test_the_owner_orders_a_potion_and_the_point_of_the_compass(name: str, asked: str) -> None:
    table = Table.empty().area(0, "magnetic_compass").open().plays_free("well")
    assert table.options() == first("well", "magnetic_compass")
    table.play(0, f"piece_first:{name}")
    assert table.asked() == asked
    for move in ("brew:wood", "walk_to:room_hall") if name == "well" else ("walk_to:room_hall", "brew:wood"):
        table.play(0, move)
    assert (table.room(), table.owned(), table.g.over) == ("hall", {"wood": 1}, True)


@pytest.mark.card("automatic_tiger", "saw")
def test_wood_of_the_saw_may_pay_for_what_the_tiger_lets_one_play() -> None:
    """Before, the tiger came first whatever its owner wanted."""
    table = Table.empty().area(0, "automatic_tiger").hand(0, "bakery").workers(0, forest=1).plays_free("saw")
    table.play(0, "piece_first:saw")
    assert table.options() == {"play_card:bakery", "pass_by"}, "2 wood, 1 of them off"


@pytest.mark.card("automatic_tiger", "tin_soldier")
@pytest.mark.parametrize(("name", "vp"), [("tin_soldier", 8), ("automatic_tiger", 10)])
def test_an_attack_compares_before_or_after_the_answer(name: str, vp: int) -> None:
    """The tiger and the soldier are two robots; the third one is played by the tiger, before the attack or after it."""
    table = Table.empty().area(0, "automatic_tiger").hand(0, "clockwork_turtle").goods(0, wood=5, metal=5)
    table.area(1, "spring_bat", "robo_cat", "spring_frog").plays_free("tin_soldier")
    table.play(0, f"piece_first:{name}", "play_card:clockwork_turtle")
    assert table.g.vp[1] == vp


@pytest.mark.card("automatic_tiger", "magnetic_compass")
def test_two_answers_are_ordered_too() -> None:
    """No printed card has both symbols; a well with strength would call both."""
    table = Table.empty()
    tables = deepcopy(load().tables)
    tables["basic_inventions.toml"]["well"]["symbols"] = ["wit", "strength"]
    table.content = table.g.content = Content(tables)
    table.area(0, "automatic_tiger", "magnetic_compass").hand(0, "bakery").open().plays_free("well")
    assert table.options() == first("well", "automatic_tiger", "magnetic_compass")
    table.play(0, "piece_first:automatic_tiger", "pass_by")
    assert table.options() == first("well", "magnetic_compass")


# goals --------------------------------------------------------------------------------------------------------------
@pytest.mark.rule("wistar.goal.claim")
@pytest.mark.card("command_tower", "goal_wit")
@pytest.mark.parametrize(("name", "asked"), [("goal_wit", "project_which"), ("command_tower", "play_free_which")])
def test_the_bonus_of_a_goal_and_the_command_tower(name: str, asked: str) -> None:
    table = Table.empty().area(0, "command_tower").hand(0, "stilts").goal("goal_wit")
    table.helpers(0, "scientist_gwyr", "token_wit").area(0, "well", "magnifying_glass").turn().play(0, "claim:goal_wit")
    assert table.options() == first("goal_wit", "command_tower")
    assert table.play(0, f"piece_first:{name}").asked() == asked


@pytest.mark.card("command_tower", "goal_missions")
def test_the_plain_bonus_of_a_goal_comes_first() -> None:
    table = Table.empty().area(0, "command_tower").hand(0, "stilts").goal("goal_rooms").built(0, dug=6)
    table.deck(1, "jetpack").turn().play(0, "claim:goal_rooms")
    assert table.options() == {"play_for_free:stilts", "play_for_free:jetpack", "pass_by"}


# no questions without need ------------------------------------------------------------------------------------------
@pytest.mark.card("automatic_tiger", "drawbridge", "hammer")
@pytest.mark.parametrize(("name", "asked"), [("hammer", "play_which"), ("wooden_beaver", "play_which")])
def test_equal_and_plain_effects_are_not_ordered(name: str, asked: str) -> None:
    """To play a card and to play a card; a wood, and to play a card: the wood comes first."""
    table = Table.empty().area(0, "automatic_tiger").hand(0, "bakery").goods(0, wood=5, metal=5).plays_free(name)
    assert table.asked() == asked


@pytest.mark.card("automatic_tiger", "time_bomb")
def test_what_can_do_nothing_yet_waits() -> None:
    """With an empty hand the tiger comes after the door, behind which there may be a card."""
    table = Table.empty().area(0, "automatic_tiger").door(1, "door_04").goods(0, wood=9, metal=9).deck(0, "stilts")
    table.plays_free("time_bomb")
    assert table.asked() == "open_which"
    table.play(0, "open:passage_1")
    assert table.options() == {"play_card:stilts", "pass_by"}


@pytest.mark.card("magnetic_compass", "time_machine")
def test_two_answers_of_one_card_are_not_ordered() -> None:
    """Two symbols, two exploration points; the attack may come before, between or after them, if it hits anybody."""
    table = Table.empty().area(0, "magnetic_compass").open().plays_free("time_machine")
    assert table.asked() == "explore_which"
    table = Table.empty().area(0, "magnetic_compass").mice(1, "mouse_house_01").open().plays_free("time_machine")
    table.play(0, "piece_first:time_machine").play(1, "suffer:vp_3")
    assert table.asked() == "explore_which"
    table.play(0, "walk_to:room_hall")
    assert table.asked() == "explore_which"


# words --------------------------------------------------------------------------------------------------------------
@pytest.mark.parametrize(
    ("lang", "prompt", "labels"),
    [
        ("en", "Choose whose effect comes first.",
         {"First Well: a potion", "First Magnetic Compass: 1 exploration point"}),
        ("ru", "Выберите, чей эффект применить сначала.",
         {"Сначала Колодец: зелье алхимика", "Сначала Магнитный компас: 1 очко исследования"}),
    ],
)  # fmt: skip
def test_the_question_in_words(lang: str, prompt: str, labels: set[str]) -> None:
    table = Table.empty().area(0, "magnetic_compass").open().plays_free("well")
    speech = Speech(GAME, table.content, lang, ("A", "B"))
    seen = view(table.g, 0)
    assert speech.prompt(table.g.asks[0], seen, 0) == prompt
    assert {speech.move(move, seen, 0) for move in table.g.legal(0)} == labels


# what can do nothing yet waits ---------------------------------------------------------------------------------------
@pytest.mark.card("hang_glider", "spring_frog")
@pytest.mark.parametrize(("name", "after"), [("hang_glider", "travel_where"), ("spring_frog", "walk_where")])
def test_a_step_that_no_passage_allows_yet_waits_for_the_exploration_point(name: str, after: str) -> None:
    """Before, it could be chosen first and was lost."""
    table = Table.empty().door(1, "door_01").plays_free(name)
    assert (table.asked(), "open:passage_1" in table.options()) == ("explore_which", True)
    table.play(0, "open:passage_1")
    assert table.asked() == after


@pytest.mark.card("android_butler")
def test_the_free_card_of_the_butler_waits_for_the_potion_if_there_is_none_to_play() -> None:
    table = Table.empty().plays_free("android_butler")
    assert table.asked() == "brew_which"


def boiler(*hand: str) -> Table:
    table = Table.empty().at(0, "study").mission("study", "boiler_room").helpers(0, "strongman_brok").goods(0, metal=1)
    table.hand(0, *hand).does(0, "mission(0)")
    return table.play(0, "do_mission:boiler_room_3", "use_marker:space_free_invention")


@pytest.mark.rule("wistar.mission.marker_and_reward")
def test_an_ability_without_a_card_to_play_waits_for_the_reward() -> None:
    """The rooms of the reward are dug first; with a card in hand the owner is asked."""
    assert boiler().asked() == "dig_free_how_many"
    assert boiler("lamp").options() == {"resolve_first:reward", "resolve_first:ability"}


@pytest.mark.rule("wistar.mission.marker_and_reward")
def test_a_reward_without_room_for_it_waits_for_the_ability() -> None:
    """The main action can dig the room that the mouse of the reward needs."""
    store = "rat_catchers_store"
    table = Table.empty().at(0, "coal_cellar").mission("coal_cellar", store).mark(f"{store}_1", 1)
    table.helpers(0, "acrobat_lila").built(0, beds=3).workers(0, forest=1).goods(0, metal=5).does(0, "mission(0)")
    table.play(0, f"do_mission:{store}_2", "use_marker:space_main_action")
    assert table.asked() == "act_choice"
    table.play(0, "act:dig", "dig_rooms:1")
    assert table.asked() == "mouse_which"
