"""The pictures of the READMEs: every table on a desktop and on a phone, and a turn that moves.

    uv run --with pillow python -m tests.e2e.pictures [GAME ... | turn]

They are made from real games of bots on chosen deals, by the same browser as the tests, so anybody can make them anew.
"""

import io
import shutil
import sys
import tempfile
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

from playwright.sync_api import Browser, Page, sync_playwright

from pentarchy.bots import Seat, get_bot
from pentarchy.engine.registry import get_game
from tests.e2e.conftest import CHROMIUMS, LOCALES
from tests.e2e.hands import Hands
from tests.e2e.positions import Script
from tests.e2e.site import Guest, Site, follow
from tests.server.harness import COOKIE

IMAGES = Path(__file__).parents[2] / "docs" / "images"
NAMES = {"en": ("Anna", "Boris", "Clara", "Dan"), "ru": ("Анна", "Борис", "Клара", "Дан")}
LANGUAGES = (("en", ""), ("ru", ".ru"))  # with the ending of file names
TURN = "turn"  # the moving picture
DESKTOP, PHONE = (1440, 900), (390, 844)
FRAME = 1100  # ms that a step of the moving picture is shown
PRESSES = 9


class Scene(NamedTuple):
    """A position worth showing: the first one from a round on where the first player is asked this."""

    players: int
    options: dict[str, str]
    seed: int
    round: int
    ask: str

    def has_come(self, state: Any) -> bool:
        question = state.asks[0]
        return question is not None and question[0] == self.ask and state.round >= self.round


SCENES = {
    "kingdom": Scene(2, {}, 4, 3, "plan_card"),
    "tyrants": Scene(4, {}, 7, 8, "act"),
    "lockup": Scene(4, {}, 5, 3, "place_or_pass"),
    "viscounts": Scene(4, {}, 3, 6, "move_where"),
    "wistar": Scene(4, {}, 2, 3, "place_where"),
}


def rehearse(game: str, scene: Scene) -> Script:
    """What bots play up to the scene."""
    bot, rng = get_bot("greedy"), Random(scene.seed)
    state = get_game(game).new(scene.players, {"first": "1", **scene.options}, scene.seed)
    script: Script = []
    while not scene.has_come(state):
        assert not state.over, f"{game} ended before {scene.ask} in round {scene.round}"
        player = next(seat for seat, question in enumerate(state.asks) if question)
        move = bot.choose(Seat(get_game(game), state, player), rng)
        script.append((player, move))
        state.play(player, move)
    return script


def lay(site: Site, game: str, scene: Scene, script: Script, lang: str) -> tuple[Guest, str]:
    guests = [site.guest(name) for name in NAMES[lang][: scene.players]]
    wish = {"game": game, "players": scene.players, "seats": ["me", *["open"] * (scene.players - 1)]}
    table = guests[0].create(**wish, seed=scene.seed, options={"first": "1", **scene.options})
    for guest in guests[1:]:
        guest.join(table)
    follow(table, guests, script)
    return guests[0], f"{site.base}/t/{table}"


def opened(browser: Browser, guest: Guest, address: str, lang: str, size: tuple[int, int], dark: bool) -> Page:
    context = browser.new_context(
        locale=LOCALES[lang],
        viewport={"width": size[0], "height": size[1]},
        color_scheme="dark" if dark else "light",
        reduced_motion="reduce",
    )
    context.add_cookies([{"name": COOKIE, "value": guest.cookie, "url": guest.base}])
    page = context.new_page()
    page.goto(address)
    Hands(page).ready()
    page.evaluate("document.fonts.ready.then(() => null)")
    page.mouse.move(1, 1)
    page.wait_for_timeout(500)
    return page


def take(browser: Browser, site: Site, game: str) -> None:
    """Both languages, both sizes; the phone is dark."""
    scene = SCENES[game]
    script = rehearse(game, scene)
    for lang, ending in LANGUAGES:
        guest, address = lay(site, game, scene, script, lang)
        for name, size, dark in (("browser", DESKTOP, False), ("phone", PHONE, True)):
            page = opened(browser, guest, address, lang, size, dark)
            keep(page.screenshot(), IMAGES / f"{game}-{name}{ending}.webp")
            page.context.close()


def keep(png: bytes, path: Path) -> None:
    """A quarter of the bytes, and no difference to be seen."""
    from PIL import Image

    with Image.open(io.BytesIO(png)) as picture:
        picture.convert("RGB").save(path, quality=86, method=6)


def film(browser: Browser, site: Site, lang: str, ending: str) -> None:
    """A turn of Tyrants: what the pointer rests on, and what comes of it."""
    from PIL import Image

    scene = SCENES["tyrants"]
    guest, address = lay(site, "tyrants", scene, rehearse("tyrants", scene), lang)
    page = opened(browser, guest, address, lang, DESKTOP, dark=True)
    shots: list[bytes] = [page.screenshot()]
    for _ in range(PRESSES):
        zones = [page.locator(f"[data-zone={zone}] [data-legal]") for zone in ("options", "hand", "map", "market")]
        lit = next((zone for zone in zones if zone.count()), None)
        if lit is None:
            break
        lit.first.hover()
        page.wait_for_timeout(300)  # less than the help needs to open
        shots.append(page.screenshot())
        Hands(page).press(lit.first)
        page.mouse.move(1, 1)
        page.wait_for_timeout(300)
    shots.append(page.screenshot())
    first, *rest = [Image.open(io.BytesIO(shot)).convert("RGB").resize((1008, 630)) for shot in shots]
    first.save(
        IMAGES / f"turn{ending}.webp", save_all=True, append_images=rest, duration=FRAME, loop=0, quality=70, method=6
    )
    page.context.close()


def main(games: list[str]) -> None:
    chromium = next(filter(None, map(shutil.which, CHROMIUMS)))
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium, args=["--no-sandbox", "--disable-gpu"])
        site = Site(Path(folder))
        try:
            for game in games or (*SCENES, TURN):
                if game == TURN:
                    for lang, ending in LANGUAGES:
                        film(browser, site, lang, ending)
                else:
                    take(browser, site, game)
        finally:
            site.stop()
            browser.close()


if __name__ == "__main__":
    main(sys.argv[1:])
