"""Every invention can be played with exactly its price and its needs, and not with one thing less."""

from copy import copy
from typing import Any

import pytest

from tests.games.wistar.table import Table

# name, price (W wood, M metal, P move token, - nothing), needs
PRICES = """
biomechanical_gloves MM wit
ground_to_cat_missile MMM current
paralysing_pistol MM agility
bionic_eye M observation
acoustic_amplifier WM observation
hologram_projector MM current wit
night_vision_visor MM current observation
laser_cutter MMM current
grappling_gun WM agility
exoskeleton MMM current current strength
diving_suit WMM endurance endurance
lockpick M agility agility
armoured_car MMM tool tool
motorcycle MM agility agility
electric_drill MM current
steel_armour MMM endurance endurance
repeating_crossbow WWM strength strength
energy_sword MMM strength strength
travelling_laboratory WM wit
hang_glider WWW agility agility
submarine WMMM current
jetpack MM current
microscope WMM observation wit
universal_translator MM mice
time_machine MMM current current wit wit
magnet_cannon MM current
jet_plane WMMM current agility
distillation_apparatus WMM wit wit
geological_scanner M observation
positronic_screwdriver MM current wit
portable_dynamo MMM
rocket_sled WMP current
wooden_bicycle W
spring_boots M
telescope_goggles WM
lamp M
wooden_armour WW
hot_air_balloon WW
camouflage_suit W
hammer M
saw -
pickaxe WM
carpenters_plane M
shuriken M
rope_and_hook W
slingshot W
spyglass W
backpack W
fishing_rod W
tourist_tent W
encyclopedia W
invigorating_potion WM
magnetic_compass M
magnifying_glass M
amphibious_cart WWM endurance
whistle W
parachute W agility
first_aid_kit WM
flashlight M
inventors_notebook W
electric_scooter MM
soldering_iron M
crowbar M strength
battery MM
time_bomb M
snare W
wheelbarrow W
sewing_kit WM
calculating_machine WM wit
map_of_the_farm W observation
stilts W
toolbox WM tool
automatic_snail MM endurance
automatic_horse MM current strength agility
automatic_mouse MM current
mechanical_bear WMM strength strength
mechanical_chameleon MM current
automatic_tiger MM current strength
mechanical_eagle MMM current observation observation
android_butler MMM current current
mechanical_elephant MMM rooms_dug rooms_dug strength strength
automatic_octopus WMM current
robo_cat MMM current agility agility
steam_giant WMMM robot robot
mechanical_spider MM current
mechanical_rhinoceros MMM strength strength
automatic_mole MM rooms_dug
nanobot_swarm MMM current current wit wit
clockwork_beetle M
wooden_beaver WW
wooden_porcupine WW rooms_dug
tin_woodpecker M
spring_frog M
mechanical_cow WM
automatic_dog M
clockwork_rooster M
automatic_cheetah MM agility
mechanical_squirrel WM
spring_bat M
tin_soldier M
mechanical_ant MM strength
clockwork_turtle WM robot
carrier_pigeon W
mechanical_parrot WM
mechanical_rabbit M
mechanical_badger W
water_strider W
robot_scarecrow WW robot
power_station WWMM structure
electric_sawmill WWWM current
computer_hall WWMM current
drilling_rig WMMM current
cheese_dairy WWWM mice mice endurance
genetic_laboratory WWMM current wit
foundry WWM strength strength
garage WWM tool
robot_workshop WWM current robot
joinery W endurance
infirmary WWW mice endurance
wind_farm WWW current
underground_railway WMMP rooms_dug rooms_dug
museum_of_inventions WWW wit wit
control_room WMM current
radar_tower WMMM current observation observation
observatory WWMM observation observation
house_of_inventors WWW wit wit
fortress WWWMM endurance endurance
botanical_garden WWW observation observation
temple_of_cheese WWWM structure structure wit
training_centre WWM agility agility
command_tower WWM current
hall_of_heroes WWWMM structure
hangar WWM tool tool
computing_centre WWMMM current current
burrow_tower WWWMM strength strength
radio_room WMM current
autonomous_laboratory WWM wit
particle_accelerator WMMM current current wit
assembly_line WMM tool robot structure
cat_prison WWWM strength strength strength
hostel W
reconnaissance_centre WW
cartographers_office W
scientists_office WW wit
bakery WW
well W
forge WW
development_department W
greenhouse WM observation
playroom WWM
printing_house WM
drawbridge WW rooms_dug
hammock_grove W
termite_nursery WM
university WW wit
archive WM
gymnasium W
rope_park WW
watchtower WW
pantry W
schoolroom WW
obstacle_course WW agility
workshop -
construction_crane WW structure
tavern WW rooms_dug
fencing_hall WW
bathhouse WW endurance
signal_tower W
post_office W
paper_mill WW strength
root_cellar WW structure
scrapyard M
dormitory WW
board_of_honour WM
nursery W mice
metal_warehouse WW
merchants_shop W
woodshed M
lightning_rod WM observation
farewell_gate W
"""
GOODS = {"W": "wood", "M": "metal", "P": "move"}
SKILLS = {
    "wit": ("token_wit", "scientist_gwyr"),
    "agility": ("token_agility", "acrobat_lila"),
    "observation": ("token_observation", "scout_argo"),
    "strength": ("token_strength", "strongman_brok"),
    "endurance": ("token_endurance", "wanderer_tobi"),
}
IN_PLAY = {  # of each type, without the symbols that cards with such a need ask for beside it
    "tool": ("wooden_bicycle", "telescope_goggles"),
    "robot": ("clockwork_beetle", "spring_frog"),
    "structure": ("tavern", "drawbridge"),
}
REASONS = {
    "W": "play.cost_goods", "M": "play.cost_goods", "P": "play.cost_moves",
    **dict.fromkeys(SKILLS, "play.needs_skills"), **dict.fromkeys(IN_PLAY, "play.needs_types"),
    "current": "play.needs_current", "mice": "play.needs_mice", "rooms_dug": "play.needs_rooms",
}  # fmt: skip


def cases() -> list[Any]:
    rows = [line.split() for line in PRICES.split("\n") if line]
    return [
        pytest.param(name, price.strip("-"), needs, marks=pytest.mark.card(name), id=name)
        for name, price, *needs in rows
    ]


def prepared(empty: Table, name: str, things: list[str]) -> Table:
    """Player 0 has this card in hand, these things, and no more."""
    table = copy(empty)
    table.g = empty.g.clone()
    table.hand(0, name).goods(0, **{good: things.count(letter) for letter, good in GOODS.items()})
    for skill, (token, hero) in SKILLS.items():
        table.helpers(0, *{0: (), 1: (token,), 2: (hero,), 3: (token, hero)}[things.count(skill)])
    for kind, cards in IN_PLAY.items():
        table.area(0, *cards[: things.count(kind)])
    table.mice(0, *("mouse_house_01", "mouse_house_10")[: things.count("mice")])
    table.current(0, things.count("current")).built(0, dug=things.count("rooms_dug"))
    return table.does(0, "play()")


@pytest.fixture(scope="module")
def empty() -> Table:
    return Table.empty()


def test_all_180_inventions_are_in_the_table() -> None:
    names = [case.values[0] for case in cases()]
    assert (len(names), len(set(names))) == (180, 180)


@pytest.mark.rule("wistar.play.cost_goods")
@pytest.mark.rule("wistar.play.cost_moves")
@pytest.mark.parametrize(("name", "price", "needs"), cases())
def test_it_is_played_for_exactly_its_price(empty: Table, name: str, price: str, needs: list[str]) -> None:
    table = prepared(empty, name, [*price, *needs])
    assert table.options() == {f"play_card:{name}", "pass_by"}
    table.g.events = []
    table.play(0, f"play_card:{name}")
    spent = {good: price.count(letter) for letter, good in GOODS.items() if letter in price}
    goods = ("wood", "metal", "move", "joker")
    ((_, _, _, *paid),) = table.events("played")
    assert {good: amount for good, amount in zip(goods, paid, strict=True) if amount} == spent
    assert name in table.names("areas", 0)
    assert name not in table.names("hands", 0)


@pytest.mark.rule("wistar.play.needs_skills")
@pytest.mark.rule("wistar.play.needs_types")
@pytest.mark.rule("wistar.play.needs_current")
@pytest.mark.rule("wistar.play.needs_mice")
@pytest.mark.rule("wistar.play.needs_rooms")
@pytest.mark.parametrize(("name", "price", "needs"), [case for case in cases() if case.values[1]])
def test_it_is_not_played_with_one_thing_less(empty: Table, name: str, price: str, needs: list[str]) -> None:
    for missing in dict.fromkeys([*price, *needs]):
        things = [*price, *needs]
        things.remove(missing)
        table = prepared(empty, name, things)
        assert table.options() == {"pass_by"}
        assert table.why() == {f"play_card:{name}": REASONS[missing]}
