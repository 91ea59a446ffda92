"""Where the sites and the spaces of routes of Tyrants lie on the screen: writes `layout.toml` of the game.

The printed map is square, screens are not, and names take room. For every shape of the map area and every set of
sections the printed places are stretched to the area and then moved apart, by chance that is the same each time, until
chambers, top rows, spaces and tunnels have room and every neighbour is still on the side where the board has it. Names
are measured in a browser (Playwright), the larger of both languages counts.

Run by hand, after a change of names or sizes: `python web/layout.py [shape ...]`. Tables of other shapes stay as they
are. Look at what comes out; where a tunnel looks wrong, move a place in `layout.toml` by hand.
`tests/games/tyrants/test_layout.py` checks what is written.
"""

import math
import random
import sys
import tomllib
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from itertools import combinations, pairwise
from pathlib import Path
from typing import Any

WEB = Path(__file__).parent
GAME = WEB.parent / "src" / "pentarchy" / "games" / "tyrants"
FILE = GAME / "layout.toml"
SITES: dict[str, Any] = tomllib.loads((GAME / "data" / "sites.toml").read_text("utf-8"))
ROUTES: dict[str, Any] = tomllib.loads((GAME / "data" / "routes.toml").read_text("utf-8"))
SECTIONS = {
    "center": ("center",),
    "left": ("center", "left"),
    "right": ("center", "right"),
    "all": ("center", "left", "right"),
}
Point = tuple[float, float]
Segment = tuple[float, float, float, float]
Table = dict[str, Any]


@dataclass(frozen=True)
class Shape:
    """Sizes in pixels, as the client draws them."""

    area: tuple[int, int]
    pieces: dict[str, int]  # by sections in play: the fewer, the larger
    gap: int  # between two pieces of a room
    edge: int  # of a tunnel beside a piece
    pad: int  # of a chamber around plate and room
    lift: int  # between plate and room
    top: tuple[int, int]  # what the top row takes above the chamber: with a marker, without one
    apart: int  # between two chambers
    font: float
    plate: tuple[int, int]  # its least height and greatest width
    beside: int  # what a plate has beside its name
    lines: int  # of a name: a plate grows wider before it has more
    free: tuple[tuple[int, int], tuple[int, int]]  # corners that stay free: top right, bottom left


SHAPES = {
    "wide": Shape(
        area=(866, 551),
        pieces={"center": 22, "left": 20, "right": 20, "all": 19},
        gap=5,
        edge=4,
        pad=7,
        lift=4,
        top=(13, 9),
        apart=8,
        font=12.5,
        plate=(20, 137),
        beside=36,
        lines=2,
        free=((62, 70), (42, 42)),
    ),
    "narrow": Shape(
        area=(715, 470),
        pieces={"center": 20, "left": 18, "right": 18, "all": 17},
        gap=4,
        edge=3,
        pad=5,
        lift=3,
        top=(13, 9),
        apart=4,
        font=12,
        plate=(18, 118),
        beside=31,
        lines=3,
        free=((54, 56), (40, 40)),
    ),
    "low": Shape(
        area=(974, 392),
        pieces={"center": 19, "left": 18, "right": 18, "all": 17},
        gap=4,
        edge=3,
        pad=5,
        lift=3,
        top=(13, 9),
        apart=5,
        font=12,
        plate=(18, 137),
        beside=31,
        lines=2,
        free=((54, 56), (40, 40)),
    ),
    "square": Shape(
        area=(378, 348),
        pieces={"center": 13, "left": 11, "right": 11, "all": 10},
        gap=2,
        edge=2,
        pad=5,
        lift=1,
        top=(7, 5),
        apart=4,
        font=0,
        plate=(18, 0),
        beside=31,
        lines=0,
        free=((46, 46), (0, 0)),
    ),
}
MOVES = 200_000
TRIES = 5  # of which the best is taken; some hours all in all, a tenth of that when compiled by mypyc
COLUMNS = {1: 1, 2: 2, 3: 3, 4: 2, 5: 3, 6: 3}


def columns(shape: Shape, sections: str, spaces: int) -> int:
    """In how many columns the spaces of a site stand."""
    if not shape.font:
        return COLUMNS[spaces]
    return 3 if spaces == 6 and sections != "center" else spaces


def measure() -> dict[str, dict[str, list[int]]]:
    """Width and height of every plate in every shape: the larger of both languages."""
    from playwright.sync_api import sync_playwright  # only needed to measure

    fonts = WEB / "node_modules" / "@fontsource-variable" / "roboto-condensed" / "files"
    faces = "".join(
        f"@font-face {{ font-family: RC; font-weight: 100 900; unicode-range: {units};"
        f" src: url('{(fonts / f'roboto-condensed-{part}-wght-normal.woff2').as_uri()}') }}"
        for part, units in (("latin", "U+0000-02FF, U+2000-20FF"), ("cyrillic", "U+0400-04FF"))
    )
    plates: dict[str, dict[str, list[int]]] = {}
    page_file = WEB / "node_modules" / ".layout.html"
    with sync_playwright() as play:
        browser = play.chromium.launch(executable_path="/usr/bin/chromium", args=["--no-sandbox"])
        page = browser.new_page()
        for name, shape in SHAPES.items():
            least, greatest = shape.plate
            if not shape.font:
                plates[name] = {site: [shape.beside, least] for site in SITES}
                continue
            spans = "".join(f"<p><b>{entry['name'][lang]}</b></p>" for entry in SITES.values() for lang in ("en", "ru"))
            page_file.write_text(
                f"<meta charset=utf-8><style>{faces} p {{ width: {greatest - shape.beside - 1}px; margin: 0 }}"
                f" b {{ font: 600 {shape.font}px/1.02 RC; letter-spacing: .005em; text-wrap: balance }}</style>{spans}"
            )
            page.goto(page_file.as_uri())
            page.evaluate("document.fonts.ready")
            sizes = page.evaluate(
                "(most) => [...document.querySelectorAll('b')].map(b => { const p = b.parentNode;"
                " while (b.getClientRects().length > most) p.style.width = p.offsetWidth + 2 + 'px';"
                " return [Math.max(...[...b.getClientRects()].map(r => r.width)), p.offsetHeight] })",
                shape.lines,
            )
            plates[name] = {
                site: [
                    math.ceil(max(width for width, _ in sizes[2 * at : 2 * at + 2])) + shape.beside + 1,
                    max(least, math.ceil(max(height for _, height in sizes[2 * at : 2 * at + 2])) + 4),
                ]
                for at, site in enumerate(SITES)
            }
        browser.close()
    page_file.unlink()
    return plates


class Solver:
    """Moves things about until their boxes and tunnels have room.

    A thing is a chamber with its top row, or a space of a route: a box around a point. Its numbers are in lists of
    their own, as they are read some hundred million times.
    """

    def __init__(self, shape: Shape, sections: str, plates: dict[str, list[int]], seed: int) -> None:
        self.shape, self.sections = shape, sections
        self.random = random.Random(f"{shape.area} {sections} {seed}")
        self.names = [name for name, entry in SITES.items() if entry["section"] in SECTIONS[sections]]
        self.tracks = [name for name, entry in ROUTES.items() if all(end in self.names for end in entry["between"])]
        self.sites = len(self.names)
        self.piece = shape.pieces[sections]
        self.tunnel: float = self.piece + 2.0 * shape.edge
        boxes = [self.chamber(name, plates[name]) for name in self.names]
        self.chains: list[list[int]] = []  # of each route: its first site, its spaces, its last site
        for name in self.tracks:
            first, last = (self.names.index(end) for end in ROUTES[name]["between"])
            spaces = list(range(len(boxes), len(boxes) + len(ROUTES[name]["slots"])))
            boxes += [(self.tunnel / 2, self.tunnel / 2, self.tunnel / 2) for _ in spaces]
            self.chains.append([first, *spaces, last])
        self.count = len(boxes)
        self.side: list[float] = [box[0] for box in boxes]  # from the point to the left and to the right
        self.up: list[float] = [box[1] for box in boxes]
        self.down: list[float] = [box[2] for box in boxes]
        self.routes_of = [[n for n, chain in enumerate(self.chains) if at in chain] for at in range(self.count)]
        self.home = self.stretched()
        self.x: list[float] = [place[0] for place in self.home]
        self.y: list[float] = [place[1] for place in self.home]
        self.aims: list[Point] = [self.bearing(chain[0], chain[-1]) for chain in self.chains]
        self.lines: list[list[Segment]] = [self.traced(chain) for chain in self.chains]

    def chamber(self, name: str, plate: list[int]) -> tuple[float, float, float]:
        """Half its width, and how far it reaches up (with the top row) and down from the middle of plate and room."""
        shape, spaces = self.shape, int(SITES[name]["spaces"])
        across = columns(shape, self.sections, spaces)
        rows = -(-spaces // across)
        width = max(plate[0], across * (self.piece + shape.gap))
        height = plate[1] + shape.lift + rows * self.piece + (rows - 1) * shape.gap
        half = height / 2 + shape.pad
        return width / 2 + shape.pad, half + shape.top[SITES[name]["marker_vp"] < 0], half

    def stretched(self) -> list[Point]:
        """Printed places, stretched to the area."""
        sites = [SITES[name]["at"] for name in self.names]
        points = [*sites, *(slot for name in self.tracks for slot in ROUTES[name]["slots"])]
        width, height = self.shape.area
        (left, right), (high, low) = ((min(p[k] for p in sites), max(p[k] for p in sites)) for k in (0, 1))
        top, bottom = max(self.up[: self.sites]), max(self.down[: self.sites])
        down = (height - top - bottom) / (low - high)
        across = min((width - 1.7 * max(self.side)) / (right - left), down * (2.9 if width < 2 * height else 4.2))
        shift = (width - across * (right - left)) / 2
        return [(shift + (x - left) * across, top + (y - high) * down) for x, y in points]

    def bearing(self, one: int, other: int) -> Point:
        dx, dy = self.x[other] - self.x[one], self.y[other] - self.y[one]
        length = math.sqrt(dx * dx + dy * dy) + 0.001
        return dx / length, dy / length

    def traced(self, chain: list[int]) -> list[Segment]:
        """The straight parts of a tunnel outside the chambers at its ends."""
        line = [(self.x[one], self.y[one], self.x[two], self.y[two]) for one, two in pairwise(chain)]
        line[0] = self.clipped(line[0], chain[0])
        x1, y1, x2, y2 = line[-1]
        x2, y2, x1, y1 = self.clipped((x2, y2, x1, y1), chain[-1])
        line[-1] = (x1, y1, x2, y2)
        return line

    def clipped(self, part: Segment, at: int) -> Segment:
        """What of a line that starts in the middle of a chamber lies outside it."""
        x1, y1, x2, y2 = part
        dx, dy = x2 - x1, y2 - y1
        reach = 1.0
        if dx:
            reach = min(reach, self.side[at] / abs(dx))
        if dy:
            reach = min(reach, (self.down[at] if dy > 0 else self.up[at]) / abs(dy))
        return x1 + dx * reach, y1 + dy * reach, x2, y2

    # ---- what is wrong with a position ----

    def alone(self, at: int) -> float:
        """A thing far from home, outside the area or in a corner that stays free."""
        width, height = self.shape.area
        x, y, side, up, down, edge = self.x[at], self.y[at], self.side[at], self.up[at], self.down[at], 3.0
        home_x, home_y = self.home[at]
        cost = ((x - home_x) ** 2 + (y - home_y) ** 2) * (0.018 if at < self.sites else 0.004)
        out = max(0.0, side + edge - x) + max(0.0, x + side + edge - width)
        out += max(0.0, up + edge - y) + max(0.0, y + down + edge - height)
        if out > 0:
            cost += 20 * out * out + 30
        (wide, high), (wide2, high2) = self.shape.free
        over = min(x + side - (width - wide), high - (y - up))
        under = min(wide2 - (x - side), y + down - (height - high2))
        deep = max(over, under)
        return cost + 10 * deep * deep + 30 if deep > 0 else cost

    def pairs(self, at: int) -> float:
        """Boxes that overlap this one, or lie too close."""
        x, y, side, up, down = self.x[at], self.y[at], self.side[at], self.up[at], self.down[at]
        cost = 0.0
        for other in range(self.count):
            across = side + self.side[other] - abs(x - self.x[other])
            if across <= -16.0 or other == at:
                continue
            yy = self.y[other]
            deep = down + self.up[other] - yy + y if y < yy else self.down[other] + up - y + yy
            if deep <= -16.0:
                continue
            deep = min(across, deep)
            if at < self.sites and other < self.sites:
                deep += self.shape.apart
            elif at < self.sites or other < self.sites:
                deep += 3.0
            else:
                deep += 2.0
            if deep > -8.0:
                cost += 0.06 * (deep + 8.0) * (deep + 8.0)
            if deep > 0.0:
                cost += 6.0 * deep * deep + 25.0 * deep
        return cost

    def under(self, part: Segment, at: int) -> float:
        """How much of a tunnel runs through this chamber, or over this space of another route."""
        half = self.tunnel / 2 + 1.0
        x1, y1, x2, y2 = part
        left, right = self.x[at] - self.side[at] - half, self.x[at] + self.side[at] + half
        if (x1 < left and x2 < left) or (x1 > right and x2 > right):
            return 0.0
        high, low = self.y[at] - self.up[at] - half, self.y[at] + self.down[at] + half
        if (y1 < high and y2 < high) or (y1 > low and y2 > low):
            return 0.0
        dx, dy = x2 - x1, y2 - y1
        steps = int(math.sqrt(dx * dx + dy * dy) / 7.0) + 1
        cost = 0.0
        for step in range(steps + 1):
            x, y = x1 + dx * step / steps, y1 + dy * step / steps
            deep = min(x - left, right - x, y - high, low - y)
            if deep > 0.0:
                cost += 0.6 * deep * deep + 4.0 * deep
        return cost if at < self.sites else cost * 0.35

    def way(self, number: int) -> float:
        """A tunnel that is long, bends, crosses others or runs under chambers and spaces."""
        chain, line = self.chains[number], self.lines[number]
        cost, last = 0.0, len(line) - 1
        for step in range(len(line)):
            part = line[step]
            x1, y1, x2, y2 = part
            cost += 0.25 * math.sqrt((x2 - x1) ** 2 + (y2 - y1) ** 2)
            first_site, last_site = chain[0] if step == 0 else -1, chain[-1] if step == last else -1
            for at in range(self.count):
                if at != first_site and at != last_site and not (chain[1] <= at <= chain[-2] and at >= self.sites):
                    cost += self.under(part, at)
            left, right, high, low = min(x1, x2), max(x1, x2), min(y1, y2), max(y1, y2)
            for index in range(len(self.lines)):
                if index != number:
                    for other in self.lines[index]:
                        cx, cy, dx, dy = other
                        if (cx < left and dx < left) or (cx > right and dx > right):
                            continue
                        if (cy < high and dy < high) or (cy > low and dy > low):
                            continue
                        if crossing(part, other):
                            cost += 250.0
        for step in range(last):
            ux, uy = self.bearing(chain[step], chain[step + 1])
            vx, vy = self.bearing(chain[step + 1], chain[step + 2])
            turn = 1 - (ux * vx + uy * vy)
            cost += 14 * turn + 60 * max(0.0, turn - 0.6)
        aim_x, aim_y = self.aims[number]
        ux, uy = self.bearing(chain[0], chain[-1])
        off = 1 - (aim_x * ux + aim_y * uy)
        return cost + 90 * off + 1500 * max(0.0, off - 0.1)

    def around(self, at: int) -> float:
        """All that changes when this thing moves."""
        cost = self.alone(at) + self.pairs(at)
        own = self.routes_of[at]
        for number in own:
            cost += self.way(number)
        for number in range(len(self.lines)):
            if number not in own:
                for part in self.lines[number]:
                    cost += self.under(part, at)
        return cost

    def total(self) -> float:
        cost = sum((self.alone(at) + self.pairs(at) / 2 for at in range(self.count)), 0.0)
        return cost + sum((self.way(number) for number in range(len(self.chains))), 0.0)

    # ---- the search ----

    def solve(self) -> float:
        for move in range(MOVES):
            left = 1 - move / MOVES
            heat, reach = 120 * left**3 + 0.01, 2.5 + 45 * left**1.5
            at = self.random.randrange(self.count)
            x, y, before = self.x[at], self.y[at], self.around(at)
            self.x[at] += self.random.gauss(0, reach)
            self.y[at] += self.random.gauss(0, reach * 0.7)
            for number in self.routes_of[at]:
                self.lines[number] = self.traced(self.chains[number])
            change = self.around(at) - before
            if change > 0 and self.random.random() >= math.exp(-change / heat):
                self.x[at], self.y[at] = x, y
                for number in self.routes_of[at]:
                    self.lines[number] = self.traced(self.chains[number])
        return self.total()

    def faults(self) -> list[str]:
        """What still overlaps, in words."""
        names = [*self.names, *(f"{name}.{k}" for name in self.tracks for k in range(len(ROUTES[name]["slots"])))]
        said = []
        for one, two in combinations(range(self.count), 2):
            across = self.side[one] + self.side[two] - abs(self.x[one] - self.x[two])
            upper, lower = (one, two) if self.y[one] < self.y[two] else (two, one)
            deep = min(across, self.down[upper] + self.up[lower] - (self.y[lower] - self.y[upper]))
            if deep > 0.5:
                said.append(f"{names[one]} over {names[two]} by {deep:.0f}")
        for number, line in enumerate(self.lines):
            chain = self.chains[number]
            for step, part in enumerate(line):
                ends = {chain[0] if step == 0 else -1, chain[-1] if step == len(line) - 1 else -1, *chain[1:-1]}
                for at in range(self.count):
                    if at not in ends and self.under(part, at) > 30:
                        said.append(f"{self.tracks[number]} under {names[at]}")
                for index in range(number):
                    if any(crossing(part, other) for other in self.lines[index]):
                        said.append(f"{self.tracks[number]} crosses {self.tracks[index]}")
        return said

    def table(self) -> Table:
        width, height = self.shape.area
        places = [[round(x / width * 1000), round(y / height * 1000)] for x, y in zip(self.x, self.y, strict=True)]
        return {
            "piece": self.piece,
            "sites": {name: places[at] for at, name in enumerate(self.names)},
            "roads": {
                name: [places[at] for at in chain[1:-1]] for name, chain in zip(self.tracks, self.chains, strict=True)
            },
        }


def crossing(one: Segment, two: Segment) -> bool:
    ax, ay, bx, by = one
    cx, cy, dx, dy = two
    first = (bx - ax) * (cy - ay) - (by - ay) * (cx - ax)
    second = (bx - ax) * (dy - ay) - (by - ay) * (dx - ax)
    third = (dx - cx) * (ay - cy) - (dy - cy) * (ax - cx)
    fourth = (dx - cx) * (by - cy) - (dy - cy) * (bx - cx)
    return first * second < 0 and third * fourth < 0


def solved(shape: str, sections: str, plates: dict[str, list[int]], seed: int) -> tuple[float, list[str], Table]:
    solver = Solver(SHAPES[shape], sections, plates, seed)
    return solver.solve(), solver.faults(), solver.table()


def written(layout: dict[str, Any]) -> str:
    """The tables as TOML."""
    lines = [
        "# Where sites and spaces of routes lie on the screen, by shape of the map area and sections in play: 0 to",
        "# 1000 of its width and height, the middle of a chamber (plate and room) or of a space. Sizes are in pixels:",
        "# piece, gap between pieces, edge of a tunnel beside a piece, pad of a chamber, lift of the plate above the",
        "# room, plates as wide and high as the longer name of both languages. A picture, no rule. Written by",
        "# web/layout.py.",
    ]
    for name, tables in layout.items():
        lines += ["", f"[{name}]"]
        lines += [f"{key} = {value}" for key, value in tables.items() if not isinstance(value, dict)]
        lines += ["", f"[{name}.plates]", *(f"{site} = {size}" for site, size in tables["plates"].items())]
        for sections in SECTIONS:
            lines += ["", f"[{name}.{sections}]", f"piece = {tables[sections]['piece']}"]
            for part in ("sites", "roads"):
                entries = tables[sections][part].items()
                lines += ["", f"[{name}.{sections}.{part}]", *(f"{key} = {value}" for key, value in entries)]
    return "\n".join(lines) + "\n"


def main(wanted: list[str]) -> None:
    layout: dict[str, Any] = tomllib.loads(FILE.read_text("utf-8")) if FILE.is_file() else {}
    plates = measure()
    with ProcessPoolExecutor(2) as pool:
        jobs = {
            (name, sections): [pool.submit(solved, name, sections, plates[name], seed) for seed in range(TRIES)]
            for name in wanted or SHAPES
            for sections in SECTIONS
        }
        for (name, sections), tries in jobs.items():
            cost, faults, table = min((job.result() for job in tries), key=lambda result: (len(result[1]), result[0]))
            print(name, sections, round(cost), *faults, sep="; ", flush=True)  # noqa: T201  # who runs it wants to know
            shape = SHAPES[name]
            layout.setdefault(name, {})
            layout[name] |= {
                "area": list(shape.area),
                "gap": shape.gap,
                "edge": shape.edge,
                "pad": shape.pad,
                "lift": shape.lift,
                "plates": plates[name],
                sections: table,
            }
            layout = {key: layout[key] for key in SHAPES if key in layout}
    FILE.write_text(written(layout), "utf-8")


if __name__ == "__main__":
    main(sys.argv[1:])
