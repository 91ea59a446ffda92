"""What is printed on every invention beside price and effect: number, name, deck, type, kind, symbols, energy, VP."""

import re
from typing import Any

import pytest

from tests.games.wistar.table import Table

# number, name | deck, type, kind of effect | symbols | VP at the end
PRINTED = """
1 Biomechanical Gloves | advanced tool ongoing | agility | 3
2 Ground-to-Cat Missile | advanced tool instant | strength agility | 5
3 Paralysing Pistol | advanced tool aggressive | agility | 5
4 Bionic Eye | advanced tool instant | observation observation | 2
5 Acoustic Amplifier | advanced tool income | observation | 3
6 Hologram Projector | advanced tool once | wit energy | 5
7 Night-Vision Visor | advanced tool ongoing | observation energy | 4
8 Laser Cutter | advanced tool final | strength energy | 5
9 Grappling Gun | advanced tool once | agility | 4
10 Exoskeleton | advanced tool instant | strength endurance energy | 6
11 Diving Suit | advanced tool instant | endurance | 4
12 Lockpick | advanced tool once | agility | 3
13 Armoured Car | advanced tool final | endurance | 0
14 Motorcycle | advanced tool instant | agility | 5
15 Electric Drill | advanced tool instant | strength energy | 2
16 Steel Armour | advanced tool once | endurance endurance | 4
17 Repeating Crossbow | advanced tool aggressive | agility | 7
18 Energy Sword | advanced tool once | strength strength energy | 3
19 Travelling Laboratory | advanced tool instant | wit | 2
20 Hang Glider | advanced tool instant | agility agility | 5
21 Submarine | advanced tool final | endurance | 6
22 Jetpack | advanced tool once | agility energy | 4
23 Microscope | advanced tool ongoing | observation | 3
24 Universal Translator | advanced tool final | wit energy | 2
25 Time Machine | advanced tool aggressive | wit wit energy | 9
26 Magnet Cannon | advanced tool ongoing | strength energy | 3
27 Jet Plane | advanced tool once | agility observation | 6
28 Distillation Apparatus | advanced tool once | wit | 4
29 Geological Scanner | advanced tool ongoing | observation energy | 3
30 Positronic Screwdriver | advanced tool ongoing | wit energy | 3
31 Portable Dynamo | advanced tool instant | endurance energy | 3
32 Rocket Sled | advanced tool instant | agility endurance | 4
33 Wooden Bicycle | basic tool instant | agility | 2
34 Spring Boots | basic tool once | agility | 2
35 Telescope Goggles | basic tool instant | observation | 2
36 Lamp | basic tool once | observation | 2
37 Wooden Armour | basic tool instant | endurance | 2
38 Hot-Air Balloon | basic tool instant | observation | 2
39 Camouflage Suit | basic tool aggressive | agility | 3
40 Hammer | basic tool instant | strength | 1
41 Saw | basic tool instant | strength | -1
42 Pickaxe | basic tool once | strength | 1
43 Carpenter's Plane | basic tool ongoing | endurance | 1
44 Shuriken | basic tool aggressive | agility | 3
45 Rope and Hook | basic tool instant | agility | 2
46 Slingshot | basic tool aggressive | strength | 3
47 Spyglass | basic tool instant | observation | 1
48 Backpack | basic tool income | endurance | 1
49 Fishing Rod | basic tool instant | observation | 1
50 Tourist Tent | basic tool once | endurance | 2
51 Encyclopedia | basic tool ongoing | wit | 1
52 Invigorating Potion | basic tool instant | wit | 1
53 Magnetic Compass | basic tool ongoing | observation | 1
54 Magnifying Glass | basic tool instant | wit | 1
55 Amphibious Cart | basic tool instant | endurance | 2
56 Whistle | basic tool once | wit | 2
57 Parachute | basic tool instant | agility | 1
58 First-Aid Kit | basic tool instant | endurance | 3
59 Flashlight | basic tool once | observation energy | 1
60 Inventor's Notebook | basic tool ongoing | wit | 1
61 Electric Scooter | basic tool once | agility energy | 2
62 Soldering Iron | basic tool instant | wit energy | 1
63 Crowbar | basic tool once | strength | 2
64 Battery | basic tool instant | energy | 2
65 Time Bomb | basic tool instant | strength | 1
66 Snare | basic tool aggressive | observation | 3
67 Wheelbarrow | basic tool instant | endurance | 1
68 Sewing Kit | basic tool instant | agility | 1
69 Calculating Machine | basic tool instant | wit | 0
70 Map of the Farm | basic tool ongoing | observation | 2
71 Stilts | basic tool final | agility | 1
72 Toolbox | basic tool final | strength | 1
73 Automatic Snail | advanced robot ongoing | endurance | 4
74 Automatic Horse | advanced robot instant | endurance agility | 3
75 Automatic Mouse | advanced robot instant | agility | 4
76 Mechanical Bear | advanced robot ongoing | strength strength | 4
77 Mechanical Chameleon | advanced robot once | agility energy | 3
78 Automatic Tiger | advanced robot ongoing | agility | 4
79 Mechanical Eagle | advanced robot income | observation | 6
80 Android Butler | advanced robot instant | wit energy | 5
81 Mechanical Elephant | advanced robot final | strength strength | 5
82 Automatic Octopus | advanced robot ongoing | agility energy | 4
83 Robo-Cat | advanced robot aggressive | agility strength | 7
84 Steam Giant | advanced robot final | strength endurance | 1
85 Mechanical Spider | advanced robot once | observation | 4
86 Mechanical Rhinoceros | advanced robot ongoing | strength strength | 5
87 Automatic Mole | advanced robot aggressive | strength | 4
88 Nanobot Swarm | advanced robot instant | wit energy | 5
89 Clockwork Beetle | basic robot instant | endurance | 1
90 Wooden Beaver | basic robot income | strength | 1
91 Wooden Porcupine | basic robot instant | endurance | 3
92 Tin Woodpecker | basic robot instant | observation | 1
93 Spring Frog | basic robot instant | agility | 1
94 Mechanical Cow | basic robot instant | endurance | 1
95 Automatic Dog | basic robot ongoing | observation | 2
96 Clockwork Rooster | basic robot income | wit | 1
97 Automatic Cheetah | basic robot once | agility energy | 2
98 Mechanical Squirrel | basic robot instant | agility | 2
99 Spring Bat | basic robot ongoing | observation | 1
100 Tin Soldier | basic robot aggressive | strength | 3
101 Mechanical Ant | basic robot ongoing | strength | 3
102 Clockwork Turtle | basic robot final | endurance | 2
103 Carrier Pigeon | basic robot once | wit | 1
104 Mechanical Parrot | basic robot instant | wit | 2
105 Mechanical Rabbit | basic robot instant | endurance | 1
106 Mechanical Badger | basic robot instant | strength | 1
107 Water Strider | basic robot once | agility | 2
108 Robot Scarecrow | basic robot ongoing | strength | 2
109 Power Station | advanced structure instant | endurance energy | 4
110 Electric Sawmill | advanced structure ongoing | strength energy | 1
111 Computer Hall | advanced structure final | wit energy | 4
112 Drilling Rig | advanced structure ongoing | endurance energy | 1
113 Cheese Dairy | advanced structure income | endurance | 4
114 Genetic Laboratory | advanced structure instant | wit | 4
115 Foundry | advanced structure income | strength | 4
116 Garage | advanced structure once | strength | 3
117 Robot Workshop | advanced structure ongoing | strength energy | 5
118 Joinery | advanced structure once | endurance | -1
119 Infirmary | advanced structure final | endurance endurance | 3
120 Wind Farm | advanced structure income | observation energy | 5
121 Underground Railway | advanced structure once | agility | 6
122 Museum of Inventions | advanced structure final | wit | 4
123 Control Room | advanced structure final | observation energy | 3
124 Radar Tower | advanced structure once | observation energy | 4
125 Observatory | advanced structure ongoing | observation observation | 4
126 House of Inventors | advanced structure income | wit | 4
127 Fortress | advanced structure aggressive | endurance strength | 7
128 Botanical Garden | advanced structure final | observation | 4
129 Temple of Cheese | advanced structure final | wit observation | 4
130 Training Centre | advanced structure ongoing | agility strength | 5
131 Command Tower | advanced structure ongoing | wit | 3
132 Hall of Heroes | advanced structure instant | - | 5
133 Hangar | advanced structure ongoing | agility | 5
134 Computing Centre | advanced structure once | wit energy | 5
135 Burrow Tower | advanced structure instant | strength | 4
136 Radio Room | advanced structure final | observation energy | 4
137 Autonomous Laboratory | advanced structure instant | wit energy | 4
138 Particle Accelerator | advanced structure final | wit energy | 5
139 Assembly Line | advanced structure ongoing | agility energy | 4
140 Cat Prison | advanced structure final | strength endurance | 5
141 Hostel | basic structure instant | endurance | 2
142 Reconnaissance Centre | basic structure aggressive | observation | 4
143 Cartographer's Office | basic structure final | observation | 1
144 Scientist's Office | basic structure once | wit | 3
145 Bakery | basic structure income | endurance | 1
146 Well | basic structure instant | wit | 1
147 Forge | basic structure income | strength | 1
148 Development Department | basic structure once | wit | 2
149 Greenhouse | basic structure income | observation | 2
150 Playroom | basic structure ongoing | agility | -2
151 Printing House | basic structure once | wit | 2
152 Drawbridge | basic structure instant | strength | 2
153 Hammock Grove | basic structure instant | agility | 1
154 Termite Nursery | basic structure aggressive | observation | 3
155 University | basic structure ongoing | wit | 2
156 Archive | basic structure once | wit | 2
157 Gymnasium | basic structure instant | strength | 1
158 Rope Park | basic structure ongoing | agility | 2
159 Watchtower | basic structure instant | observation | 3
160 Pantry | basic structure instant | endurance | 1
161 Schoolroom | basic structure instant | wit | 2
162 Obstacle Course | basic structure ongoing | agility | 2
163 Workshop | basic structure instant | strength | -1
164 Construction Crane | basic structure ongoing | strength | 3
165 Tavern | basic structure instant | endurance | 2
166 Fencing Hall | basic structure instant | agility | 2
167 Bathhouse | basic structure ongoing | endurance | 2
168 Signal Tower | basic structure aggressive | observation | 3
169 Post Office | basic structure once | wit | 2
170 Paper Mill | basic structure once | strength | 2
171 Root Cellar | basic structure final | endurance | 1
172 Scrapyard | basic structure instant | strength | 1
173 Dormitory | basic structure final | endurance | 1
174 Board of Honour | basic structure final | agility | 1
175 Nursery | basic structure final | agility | 1
176 Metal Warehouse | basic structure final | strength | 0
177 Merchant's Shop | basic structure once | observation | 2
178 Woodshed | basic structure final | observation | 0
179 Lightning Rod | basic structure instant | energy | 3
180 Farewell Gate | basic structure once | agility | 1
"""
DECKS = ("basic", "advanced")
TYPES = ("tools", "robots", "structures")
KINDS = ("instant", "once", "income", "final", "ongoing", "aggressive")


def cases() -> list[Any]:
    found = []
    for line in PRINTED.strip().split("\n"):
        title, face, symbols, vp = line.split(" | ")
        number, name = title.split(" ", 1)
        entry = re.sub("[- ]", "_", name.replace("'", "").lower())
        values = (entry, int(number), name, face.split(), symbols.replace("-", "").split(), int(vp))
        found.append(pytest.param(*values, marks=pytest.mark.card(entry), id=entry))
    return found


@pytest.fixture(scope="module")
def table() -> Table:
    return Table.empty()


@pytest.mark.rule("wistar.effect.kinds")
@pytest.mark.rule("wistar.play.symbols_gained")
@pytest.mark.rule("wistar.play.end_vp")
@pytest.mark.rule("wistar.play.types")
@pytest.mark.parametrize(("entry", "number", "name", "face", "symbols", "vp"), cases())
def test_a_card_in_play_counts_as_what_is_printed_on_it(
    table: Table, entry: str, number: int, name: str, face: list[str], symbols: list[str], vp: int
) -> None:
    deck, kind_of_card, kind = face
    assert table.where(entry) in (("decks", DECKS.index(deck)), ("markets", DECKS.index(deck)))
    table.area(0, entry)
    assert table.symbols() == {symbol: symbols.count(symbol) for symbol in symbols}
    assert table.score()["inventions"] == vp
    assert [table.count(other) for other in DECKS] == [int(other == deck) for other in DECKS]
    assert [table.count(other) for other in TYPES] == [int(other == f"{kind_of_card}s") for other in TYPES]
    assert [table.count(f"kind.{other}") for other in KINDS] == [int(other == kind) for other in KINDS]
    fields = table.content.tables[f"{deck}_inventions.toml"][entry]
    assert (fields["number"], fields["name"]["en"]) == (number, name)
    table.put("box", -1, entry)


@pytest.mark.rule("wistar.effect.kinds")
def test_there_are_180_inventions_of_six_kinds() -> None:
    kinds = [case.values[3][2] for case in cases()]
    assert [case.values[1] for case in cases()] == list(range(1, 181))
    assert {kind: kinds.count(kind) for kind in KINDS} == {
        "instant": 61, "once": 34, "income": 12, "final": 25, "ongoing": 34, "aggressive": 14,
    }  # fmt: skip
