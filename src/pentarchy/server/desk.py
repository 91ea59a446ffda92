"""Tables before and after a match: making one, sitting down, standing up, beginning, playing again."""

import contextlib
import secrets
import time
from dataclasses import dataclass

from pentarchy.bots import is_level, level_of
from pentarchy.engine.errors import BadSetup, UnknownGame
from pentarchy.engine.registry import get_game
from pentarchy.match import Luck, Match, Setup
from pentarchy.server.comings import BACK, HANDED, LEFT, SAT, STOOD
from pentarchy.server.hub import Hub
from pentarchy.server.live import LiveTable
from pentarchy.server.refusals import Refused
from pentarchy.server.rows import BOT, FINISHED, HUMAN, OPEN, RUNNING, Coming, Conflict, SeatRow, TableRow, UserRow
from pentarchy.server.sitting import fresh_token, left_to_bot, opened, owner_of, taken
from pentarchy.server.table_info import luck_of, may_see
from pentarchy.server.table_names import table_name

ME = "me"
MAX_ENTROPY = 64


@dataclass(frozen=True)
class Wish:
    """A table as somebody wants it."""

    game: str
    players: int
    options: dict[str, str]
    private: bool
    undo: str
    seats: list[str]  # me, open, or the level of a bot
    entropy: str
    seed: int | None
    practice: bool = False  # the deal may be chosen though others will sit here: they are told


class Desk:
    """Where tables are made and seats are given out."""

    def __init__(self, hub: Hub) -> None:
        self.hub, self.store = hub, hub.store

    async def create(self, user: UserRow, wish: Wish, *, begin: bool = True) -> LiveTable:
        """A new table; if no seat is open, the match begins at once."""
        try:
            game = get_game(wish.game)
            options = game.resolve(wish.players, wish.options)
            game.new(wish.players, options)  # options may also contradict each other
            luck = Luck.draw() if wish.seed is None else Luck.choose(wish.seed)
        except UnknownGame:
            raise Refused("no-game", 404) from None
        except BadSetup:
            raise Refused("setup", 422) from None
        if len(wish.seats) != wish.players or not all(seat in (ME, OPEN) or is_level(seat) for seat in wish.seats):
            raise Refused("seats", 422)
        if wish.seed is not None and OPEN in wish.seats and not wish.practice:
            raise Refused("deal", 422)
        now, most = time.time(), self.hub.config.bot_tables
        if any(is_level(seat) for seat in wish.seats) and await self._with_bots(user) >= most:
            raise Refused("bot-tables", 429, most=most)
        table = TableRow(
            id="",
            game=game.id,
            players=wish.players,
            options=options,
            private=wish.private,
            undo=wish.undo,
            host=user.id,
            invite=secrets.token_urlsafe(12),
            status=OPEN,
            content=self.hub.content(game.id).hash,
            rules=game.version,
            secret=luck.secret,
            chosen=None if luck.chosen is None else str(luck.chosen),
            entropy=[],
            created=now,
            moved=now,
            generator=luck.generator,
        )
        table.seats = [_seat(number, kind, user, wish.entropy) for number, kind in enumerate(wish.seats)]
        if wish.seats.count(ME) > 1:  # hot seat: one name for several people
            for seat in table.seats:
                seat.name = f"{seat.name} {seat.seat + 1}" if seat.kind == HUMAN else seat.name
        await self._add(table, user)
        live = await self.hub.table(table.id)
        if begin:
            await self._begin_if_full(live)
        return live

    async def _with_bots(self, user: UserRow) -> int:
        """How many tables with bots are under way for a person: they play there, or watch bots alone."""
        watched = [table for table in self.hub.watched_by(user.id) if not table.row.seats_of(user.id)]
        return await self.store.bot_tables(user.id) + sum(
            all(seat.bot for seat in table.row.seats) for table in watched
        )

    async def _add(self, table: TableRow, user: UserRow) -> None:
        """Store a table under a name that is easy to say and not taken."""
        first = [seat for seat in table.seats if seat.kind == HUMAN][:1]
        awaited = any(seat.kind == OPEN for seat in table.seats)  # else there is nobody to tell
        came = [Coming(SAT, seat.seat, user.name) for seat in first if awaited]
        while True:
            table.id = table_name()
            for seat in table.seats:
                seat.table_id = table.id
            try:
                await self.store.add_table(table, came)
            except Conflict:
                continue
            return

    # seats --------------------------------------------------------------------------------------------------------
    async def join(self, user: UserRow, table_id: str, invite: str, entropy: str) -> LiveTable:
        """Take the first open seat."""
        live = await self.hub.table(table_id)
        async with live.lock:
            row = await self._fresh(live)
            if not may_see(row, user.id, invite):
                raise Refused("no-table", 404)
            if row.status != OPEN:
                raise Refused("begun")
            if row.seats_of(user.id):
                raise Refused("seated")
            for seat in row.seats:
                if seat.kind == OPEN and await self._sit(row, seat, user, entropy):
                    break
            else:
                raise Refused("full")
            await self._fresh(live)
        await self._seated(live)
        return live

    async def take_seat(self, user: UserRow, table_id: str, token: str, entropy: str) -> LiveTable:
        """Take the seat of a link: an open one, or one that its owner hands over, also in the middle of a match."""
        live = await self.hub.table(table_id)
        async with live.lock:
            row = await self._fresh(live)
            seat = owner_of(token, row)
            if seat is None or seat.kind == BOT:
                raise Refused("token", 403)
            if seat.kind == OPEN:
                if not await self._sit(row, seat, user, entropy):
                    raise Refused("full")
            elif seat.user_id != user.id:
                coming = Coming(HANDED, seat.seat, seat.name, position=live.position)
                try:
                    await self.store.hand_over(seat, taken(row, seat, user), coming)
                except Conflict:  # somebody else was faster with the same link
                    raise Refused("token", 403) from None
            await self._fresh(live)
        await self._seated(live)
        return live

    async def _sit(self, row: TableRow, seat: SeatRow, user: UserRow, entropy: str) -> bool:
        values = {**taken(row, seat, user), "entropy": entropy[:MAX_ENTROPY]}
        try:
            await self.store.sit(row.id, seat.seat, OPEN, values, Coming(SAT, seat.seat))
        except Conflict:
            return False
        return True

    async def leave(self, user: UserRow, table_id: str) -> None:
        """Stand up. Before the match the seat is open again, or the table goes with its host; later a bot plays on."""
        live = await self.hub.table(table_id)
        async with live.lock:
            row = await self._seen(live, user)
            if row.status == OPEN and row.host == user.id:
                await self._close(live)
                return
            await self._stand_up(live, row, user)
            await self._fresh(live)
        for connection in list(live.audience.connections):
            if connection.user_id == user.id:
                connection.close()
        await live.changed()
        live.bots.wake()

    async def _stand_up(self, live: LiveTable, row: TableRow, user: UserRow) -> None:
        own = [row.seats[number] for number in row.seats_of(user.id)]
        if not own:
            raise Refused("not-seated")
        people = [seat for seat in row.seats if seat.kind == HUMAN]
        if row.status == FINISHED or (row.status == RUNNING and len(own) == len(people)):
            raise Refused("begun")
        try:
            for seat in own:
                if row.status == OPEN:
                    await self.store.sit(row.id, seat.seat, HUMAN, opened(), Coming(STOOD, seat.seat, seat.name))
                else:
                    await self.store.hand_over(
                        seat, left_to_bot(seat), Coming(LEFT, seat.seat, seat.name, position=live.position)
                    )
        except Conflict:  # meanwhile, through another worker, the match began or the seat was handed over
            raise Refused("stale") from None

    async def come_back(self, user: UserRow, table_id: str) -> LiveTable:
        """Sit down again where a bot plays on for who left: nobody else can."""
        live = await self.hub.table(table_id)
        async with live.lock:
            row = await self._seen(live, user)
            own = row.left_by(user.id)
            if not own:
                raise Refused("not-left", 403)
            if row.status == FINISHED:
                raise Refused("over")
            for seat in own:
                with contextlib.suppress(Conflict):  # a second click was faster
                    coming = Coming(BACK, seat.seat, position=live.position)
                    await self.store.hand_over(seat, taken(row, seat, user), coming)
                row = await self._fresh(live)
        await live.changed()
        return live

    async def _close(self, live: LiveTable) -> None:
        """Take a table away that was never played at."""
        try:
            await self.store.remove_table(live.row.id)
        except Conflict:
            raise Refused("begun") from None
        self.hub.drop(live)
        for connection in list(live.audience.connections):
            connection.close()

    async def _fresh(self, live: LiveTable) -> TableRow:
        """The row as it is stored now: other workers change it, too."""
        row = await self.store.table(live.row.id)
        if row is None:
            self.hub.drop(live)
            raise Refused("no-table", 404)
        live.set_row(row)
        return row

    async def _seen(self, live: LiveTable, user: UserRow) -> TableRow:
        """The same for somebody who may see the table; to others there is none."""
        row = await self._fresh(live)
        if not may_see(row, user.id):
            raise Refused("no-table", 404)
        return row

    async def _seated(self, live: LiveTable) -> None:
        await self._begin_if_full(live)
        await live.changed()

    # beginning and playing again ----------------------------------------------------------------------------------
    async def _begin_if_full(self, live: LiveTable) -> None:
        async with live.lock:
            row = live.row
            if row.status != OPEN or any(seat.kind == OPEN for seat in row.seats):
                return
            row.entropy = [] if row.chosen is not None else [seat.entropy for seat in row.seats if seat.entropy]
            content = self.hub.content(row.game)
            game = self.hub.game(row.game)
            await self.hub.editions.keep_current(row.game)
            match = Match(Setup.agree(game, row.players, row.options, content, luck_of(row)), content)
            live.set_match(match)
            row.status, row.content, row.rules, row.moved = RUNNING, content.hash, game.version, time.time()
            row.waiting = [seat for seat, question in enumerate(match.state.asks) if question is not None]
            row.place = live.place(match)
            try:
                await self.store.begin(row)
            except Conflict:  # another worker began it
                await self.hub.load(live)
            for connection in list(live.audience.connections):
                connection.send(await live.audience.state_for(connection))
        live.bots.wake()

    async def rematch(self, user: UserRow, table_id: str, entropy: str) -> LiveTable:
        """The table after this one: the same people and bots, everybody one seat on. Whoever asks first makes it."""
        live = await self.hub.table(table_id)
        async with live.lock:
            old = await self._seen(live, user)
            if old.status != FINISHED:
                raise Refused("not-finished")
            if not old.seats_of(user.id):
                raise Refused("not-seated", 403)
            made = old.rematch is None
            if made:
                await self._make_rematch(user, old, entropy)
                old = await self._fresh(live)
        if made:
            await live.changed()
        assert old.rematch is not None
        table = await self.hub.table(old.rematch)
        try:
            return await self.join(user, old.rematch, table.row.invite, entropy)
        except Refused as refused:
            if refused.code in ("seated", "begun"):  # all is as wished
                return table
            raise

    async def _make_rematch(self, user: UserRow, old: TableRow, entropy: str) -> None:
        seats = [_again(seat, user) for seat in old.seats]
        seats = seats[1:] + seats[:1]
        wish = Wish(old.game, old.players, dict(old.options), old.private, old.undo, seats, entropy, None)
        new = await self.create(user, wish, begin=False)
        try:
            await self.store.link_rematch(old.id, new.row.id)
        except Conflict:  # through another worker somebody else was first: theirs is the one
            await self._close(new)
        else:
            await self._begin_if_full(new)

    async def renamed(self, user: UserRow) -> None:
        """Let everybody at the tables of a person know the new name."""
        for live in self.hub.tables_of(user.id):
            async with live.lock:
                await self._fresh(live)
            await live.changed()


def _again(seat: SeatRow, user: UserRow) -> str:
    if seat.kind == BOT:
        return str(seat.bot)
    return ME if seat.user_id == user.id else OPEN


def _seat(number: int, kind: str, user: UserRow, entropy: str) -> SeatRow:
    token = fresh_token()
    if kind == ME:
        return SeatRow("", number, HUMAN, None, user.id, user.name, token, entropy[:MAX_ENTROPY], seen=time.time())
    if kind == OPEN:
        return SeatRow("", number, OPEN, None, None, "", token)
    return SeatRow("", number, BOT, level_of(kind), None, "", token)
