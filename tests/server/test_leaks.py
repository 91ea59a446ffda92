"""Nobody is sent what they may not know: every byte of whole games is searched for hidden cards and other secrets."""

from collections.abc import Callable
from random import Random
from typing import Any

import orjson
import pytest

from pentarchy.engine.views import SPECTATOR
from pentarchy.match import Step, to_json
from pentarchy.server import present
from pentarchy.server.connection import Connection
from pentarchy.server.live import LiveTable
from tests.match.playing import Dice, asked
from tests.server.harness import Guest, Player, level, play_out
from tests.server.hosting import Here, serving
from tests.server.twins import twin
from tests.server.witness import Witness

pytestmark = pytest.mark.anyio
Data = dict[str, Any]
DUELS = {
    "rats": {"module": "menaces", "menace_1": "giant_rats", "menace_2": "frost_giants", "side": "A"},
    "shadows": {"module": "menaces", "menace_1": "shadows", "menace_2": "thieves", "side": "B"},
    "advisors": {"module": "advisors", "side": "B"},
    "quests": {"module": "quests", "side": "A"},
}


# whole games ----------------------------------------------------------------------------------------------------
class Evening:
    """Two players, somebody who watches from the start and somebody who comes later, and everything they do."""

    def __init__(self, here: Here, witness: Witness, seed: int) -> None:
        self.here, self.witness, self.rng = here, witness, Random(seed)
        self.done: dict[str, int] = {}
        self.guests: list[Guest] = []
        self.players: list[Player] = []  # of the seats
        self.others: list[Player] = []  # who only look, or look a second time
        self.gone: list[Player] = []
        self.table = ""

    @property
    def live(self) -> LiveTable:
        found = self.here.services.hub.known(self.table)
        assert found is not None
        return found

    @property
    def everybody(self) -> list[Player]:
        return [*self.players, *self.others]

    async def sit_down(self, options: dict[str, str], players: int = 2) -> None:
        anna = await self.here.guest("Anna")
        self.table = await anna.create(options=options, players=players, entropy="annas-word", private=True)
        self.guests = [anna]
        invite = self.live.row.invite
        if players == 2:
            self.guests.append(await self.here.guest("Борис", lang="ru"))
        self.guests += [await self.here.guest("Clara"), self.here.stranger("ru")]
        for guest in self.guests:
            self.witness.watch(guest, self.table)
            if guest.cookie:
                self.witness.cookies[guest.cookie] = guest.name
        self.others = [await self.guests[-1].open(self.table, invite=invite)]
        if players == 2:
            await self.guests[1].join(self.table, invite=invite, entropy="another-word")
        self.players = [await guest.open(self.table) for guest in self.guests[:players]]

    async def play(self) -> None:
        """A whole match, with something beside it now and then; in its second half whatever did not happen yet."""
        wishes: list[tuple[float, str, Callable[[], Any]]] = [
            (0.06, "undone", self.undo), (0.03, "agreed", self.consent), (0.03, "switched", self.switch),
            (0.02, "chat", self.chat), (0.05, "careful-update", self.careful), (0.03, "refused", self.wrong),
            (0.015, "read", self.read),
        ]  # fmt: skip
        while self.players[0].result is None:
            await level(self.everybody)
            number = self.players[0].number
            if number >= 40 and "late" not in self.done:
                await self.come_late()
            if number >= 60 and "anew" not in self.done:
                await self.start_anew()
            for share, what, wish in wishes:
                due = number > 65 and what not in self.done
                if self.rng.random() < (0.3 if due else share):
                    await wish()
                    break
            else:
                player = self.rng.choice([player for player in self.players if player.ask])
                await player.play(self.rng.choice(player.moves))
        await level(self.everybody)

    def note(self, what: str) -> None:
        self.done[what] = self.done.get(what, 0) + 1

    async def tell(self, player: Player, message: Data, *kinds: str) -> Data:
        """Send a message and wait until it is done; the first answer of these kinds."""
        since = len(player.messages)
        await player.send(message)
        await player.ping()
        await level(self.everybody)
        answers = [answer for answer in player.messages[since:] if answer["t"] in kinds]
        assert answers, (message, player.messages[since:])
        return answers[0]

    async def undo(self) -> None:
        """Take back what can be, and now and then make it again."""
        for player in self.players:
            if player.undo["can"]:
                await self.tell(player, {"t": "undo", "at": player.number}, "update")
                self.note("undone")
                if player.undo["redo"] and self.rng.random() < 0.5:
                    await self.tell(player, {"t": "redo", "at": player.number}, "update")
                    self.note("redone")
                return

    async def consent(self) -> None:
        asker, *others = self.rng.sample(self.players, len(self.players))
        if not asker.undo["ask"]:
            return
        await self.tell(asker, {"t": "back"}, "back")
        for other in others:
            yes = self.rng.random() < 0.7
            await other.until(lambda other=other: other.back is not None, "the wish")
            await self.tell(other, {"t": "agree", "yes": yes}, "back")
            self.note("agreed" if yes else "declined")

    async def switch(self) -> None:
        player = self.rng.choice(self.everybody)
        await self.tell(player, {"t": "lang", "lang": self.rng.choice(["en", "ru"])}, "state")
        await self.tell(player, {"t": "sync"}, "state")
        self.note("switched")

    async def chat(self) -> None:
        await self.tell(self.rng.choice(self.players), {"t": "chat", "text": "Hello, всем."}, "chat")
        self.note("chat")

    async def careful(self) -> None:
        player = self.rng.choice([player for player in self.players if player.ask])
        message = player.a_play(self.rng.choice(player.moves), careful=True)
        self.note(f"careful-{(await self.tell(player, message, 'confirm', 'update'))['t']}")

    async def wrong(self) -> None:
        """Moves that are not allowed: the reasons are told, and tell nothing else."""
        player = self.rng.choice([player for player in self.players if player.ask])
        assert player.ask is not None
        hidden = ["offer", self.rng.randrange(94), self.rng.randrange(2), self.rng.randrange(2)]
        for move in ([why[0] for why in player.ask["why"]][:1] or [["done"]]) + [hidden, ["keep", 127]]:
            if move not in player.moves:
                await self.tell(player, player.a_play(move), "refused")
                self.note("refused")

    async def read(self) -> None:
        """All that there is to read over HTTP while a match runs."""
        invite = self.live.row.invite
        for guest in self.guests:
            await guest.get("/api/tables")
            await guest.table(self.table, invite=invite)
            for seat in (SPECTATOR, 0, 1):
                await guest.get(f"/api/tables/{self.table}/log", invite=invite, seat=seat)
            await guest.http.get(f"/api/tables/{self.table}/export", params={"invite": invite})
            assert (
                await guest.http.get(f"/api/tables/{self.table}/replay", params={"invite": invite})
            ).status_code == 409
            assert (await guest.http.get(f"/api/tables/{self.table}")).status_code in (200, 404)
            await guest.get("/api/me")
        self.note("read")

    async def come_late(self) -> None:
        self.others.append(await self.guests[-2].open(self.table, invite=self.live.row.invite))
        self.others.append(await self.guests[0].open(self.table))  # a second browser of the first player
        self.note("late")

    async def start_anew(self) -> None:
        """Everybody leaves, the server forgets the table, and all come back: it goes on from a checkpoint."""
        invite = self.live.row.invite
        for player in self.everybody:
            await player.close()
        self.gone += self.everybody
        self.here.services.hub.drop(self.live)
        self.players = [await guest.open(self.table) for guest in self.guests[: len(self.players)]]
        self.others = [await guest.open(self.table, invite=invite) for guest in self.guests[-2:]]
        self.note("anew")


async def a_whole_evening(here: Here, witness: Witness, seed: int, options: dict[str, str], players: int) -> Evening:
    evening = Evening(here, witness, seed)
    await evening.sit_down(options, players)
    await evening.play()
    match = evening.live.match
    assert match is not None
    assert match.setup.luck.secret in evening.others[0].received[-1], "at the end the secret is opened"
    replay = await evening.guests[0].get(f"/api/tables/{evening.table}/replay")
    assert None not in replay["frames"][0]["look"]["deck"], "at the end all cards are"
    for player in evening.everybody:
        await player.close()
    witness.all_seen([*evening.everybody, *evening.gone])
    return evening


@pytest.mark.parametrize("duel", DUELS)
async def test_a_whole_game_tells_nobody_what_they_may_not_know(
    duel: str, sqlite_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with serving(sqlite_url) as here:
        witness = Witness(here, monkeypatch)
        evening = await a_whole_evening(here, witness, len(duel), DUELS[duel], 2)
        assert not witness.leaks, "\n".join(witness.leaks[:10])
        assert witness.frames.total() > 500
        assert witness.bodies > 20
        everything = {"late", "anew", "undone", "agreed", "switched", "refused", "read", "careful-update"}
        assert everything <= set(evening.done), evening.done


async def test_a_solo_game_tells_its_player_only_what_was_turned_up(
    sqlite_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with serving(sqlite_url) as here:
        witness = Witness(here, monkeypatch)
        await a_whole_evening(here, witness, 7, {"module": "quests"}, 1)
        assert not witness.leaks, "\n".join(witness.leaks[:10])


async def test_at_one_browser_each_seat_is_told_only_its_own(sqlite_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """A hot-seat game: one person has both seats, and looks as one of them at a time."""
    rng = Random(3)
    async with serving(sqlite_url) as here:
        witness = Witness(here, monkeypatch)
        anna = await here.guest("Anna")
        table = await anna.create(seats=["me", "me"], options=DUELS["advisors"])
        async with anna.at(table) as player:
            while player.result is None and player.number < 120:
                if not player.ask:
                    await player.tell({"t": "sit", "seat": SPECTATOR}, "state")
                    await player.tell({"t": "sit", "seat": player.look["waiting"][0]}, "state")
                await player.play(rng.choice(player.moves))
        witness.all_seen([player])
        assert not witness.leaks, "\n".join(witness.leaks[:10])


async def test_the_hand_of_a_bot_is_told_to_nobody(sqlite_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    rng = Random(5)
    async with serving(sqlite_url) as here:
        witness = Witness(here, monkeypatch)
        anna = await here.guest("Anna", lang="ru")
        table = await anna.create(seats=["random", "me"], options=DUELS["shadows"])
        async with anna.at(table) as player:
            await play_out([player], seed=rng.randrange(99), moves=40)
        assert player.number > 45
        witness.all_seen([player])
        assert not witness.leaks, "\n".join(witness.leaks[:10])


async def test_hands_and_decks_of_tyrants_are_told_to_nobody(sqlite_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Forced discards, shown Focus cards, three houses, two of them led by bots; somebody watches."""
    async with serving(sqlite_url) as here:
        witness = Witness(here, monkeypatch)
        anna = await here.guest("Anna")
        options = {"deck_1": "aberrations", "deck_2": "elementals"}
        table = await anna.create(game="tyrants", players=3, seats=["random", "me", "random"], options=options)
        async with anna.at(table) as player, (await here.guest("Clara", lang="ru")).at(table) as other:
            await play_out([player], seed=4, moves=90)
            await other.ping()
        assert player.number > 150
        witness.all_seen([player, other])
        assert not witness.leaks, "\n".join(witness.leaks[:10])


async def test_whoever_hands_over_a_seat_looks_no_longer_through_it(
    sqlite_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Clara takes over the seat of Boris by its link. From then on Boris watches: he must not see what she draws."""
    async with serving(sqlite_url) as here:
        witness = Witness(here, monkeypatch)
        anna, boris, clara = [await here.guest(name) for name in ("Anna", "Boris", "Clara")]
        table = await anna.create(options=DUELS["advisors"])
        link = (await boris.join(table))["seats"][1]["link"]
        async with anna.at(table) as a, boris.at(table) as b:
            await play_out([a, b], moves=20)
            assert b.seat == 1
            await clara.post(f"/api/tables/{table}/seat", {"token": link.rpartition("/")[2]})
            async with clara.at(table) as c:
                await play_out([a, c], moves=60)
                assert c.seat == 1
                await b.ping()
                assert not witness.leaks, "\n".join(witness.leaks[:10])
                assert b.seat == SPECTATOR
                witness.all_seen([a, b, c])


# the same bytes whatever is hidden --------------------------------------------------------------------------------
async def told(live: LiveTable, eye: int, lang: str) -> list[Any]:
    """All that a reader could be told about the present, made by the functions of the server."""
    match = live.match
    assert match is not None
    connection = Connection(live.row.seats[eye].user_id if eye >= 0 else None, eye, lang)
    live.audience.connections = {connection}
    live.gestures._rng = Random(1)
    said: list[Any] = [await live.audience.state_for(connection)]
    live.audience.tell_change(0, None, rewound=False)
    for move in match.state.legal(eye)[:3] if eye >= 0 else ():
        step = Step((match.state.asks[eye] or ("",))[0], move)
        said.append(await live.gestures._doubt(connection, eye, [step], match.number))
        await live.previews.tell(connection, 1, (step,), match.number)
    while not connection.queue.empty():
        said.append(connection.queue.get_nowait())
    said.append(orjson.dumps(present.events(match, eye, live.speech(lang), 0)))
    return [*said, live.place(match), live.audience.info(connection.user_id, lang)]


@pytest.mark.parametrize(
    ("players", "options"), [(2, DUELS["shadows"]), (2, DUELS["advisors"]), (2, DUELS["quests"]), (1, {})]
)
async def test_what_is_told_does_not_depend_on_what_is_hidden(
    players: int, options: dict[str, str], sqlite_url: str
) -> None:
    """Everything hidden is changed: cards, the luck, the log, others' moves, cards in events. No byte may change."""
    dice, rng = Dice(players), Random(players)
    async with serving(sqlite_url) as here:
        anna = await here.guest("Anna")
        table = await anna.create(players=players, options=options)
        if players == 2:
            await (await here.guest("Борис")).join(table)
        live = here.services.hub.known(table)
        assert live is not None
        while not (match := live.running()).over:
            seat = dice.pick(asked(match))
            match.play(seat, dice.pick(match.state.legal(seat)))
            if match.over or match.number % 12:
                continue
            for eye, lang in [(SPECTATOR, "en"), (0, "en"), (players - 1, "ru")]:
                said = await told(live, eye, lang)
                export = to_json(match, public=True)
                live.match = other = twin(match, eye, rng)
                try:
                    assert await told(live, eye, lang) == said, f"seat {eye} at {match.number}"
                finally:
                    live.match = match
                other.setup = match.setup  # the commitment is public
                assert to_json(other, public=True) == export
        live.audience.connections = set()
