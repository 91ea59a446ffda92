"""What numbers and lists of data files must be like, so that a content pack cannot break a game."""

from pentarchy.kit.entries import Entry
from pentarchy.kit.tables import Tables, refuse_changes

PLAYERS = {1, 2, 3, 4}
COUNTS = {  # of numbers.toml, entry: fields that are whole numbers from 0 on
    "game": ("market", "discarded", "tents", "discs", "vp", "workers", "rooms"),
    "start": ("wood", "metal", "move", "joker"),
    "supply": ("move", "joker"),
    "prices": ("room", "bed"),
    "round_stack": ("house", "basement"),
    "score": ("pair", "boosted"),
    "rival": ("easy", "normal", "hard", "mouse", "marker", "invention", "goal", "blow"),
}
LEAST_ONE = {
    "game": ("rounds", "chiefs"),
    "prices": ("basic", "advanced", "joker", "current"),
    "score": ("leftovers", "jokers"),
}
TRACK = 6  # values of a track
TENTS = 2  # at most
PROGRESS = ("vp", "rooms_dug", "beds", "doors", "mice", "markers", "inventions")
MAP = {"between", "players"}  # of passages: whoever owns the box may correct the map
ANY_NUMBER = PROGRESS[:3]  # the others go on by one


def check_numbers(tables: Tables, herds: dict[str, int]) -> None:
    """Complain about the first number with which no game could be played; `herds`: mice by zone."""
    entries = {name: Entry("numbers.toml", name, fields) for name, fields in tables["numbers.toml"].items()}
    for entry in entries.values():
        entry.names("name")
    for name, fields in COUNTS.items():
        for field in fields:
            entries[name].count(field)
    for name, fields in LEAST_ONE.items():
        for field in fields:
            if entries[name].count(field) < 1:
                raise entries[name].error(field, "must not be below 1.")
    for field in ("beds", "rooms"):
        _whole_numbers(entries["tracks"], field, TRACK)
    if entries["game"].count("tents") > TENTS:
        raise entries["game"].error("tents", f"must not be above {TENTS}.")
    stack = entries["round_stack"]
    if stack.count("house") + stack.count("basement") != entries["game"].count("rounds"):
        raise stack.error("house", "with those of the basement there must be as many as rounds.")
    rooms = [Entry("rooms.toml", name, fields) for name, fields in tables["rooms.toml"].items()]
    for zone, mice in herds.items():
        lying = sum(len(room.get("mice", list)) for room in rooms if room.get("zone", str) == zone)
        if lying + stack.count(zone) > mice:
            raise stack.error(zone, f"there are only {mice} mice, and {lying} lie on the farm.")


def _whole_numbers(entry: Entry, field: str, length: int) -> None:
    numbers = entry.get(field, list)
    if len(numbers) != length or any(type(number) is not int or number < 0 for number in numbers):
        raise entry.error(field, f"must be {length} whole numbers, not {numbers!r}.")


def _is_some_of(numbers: object, allowed: set[int]) -> bool:
    return isinstance(numbers, list) and all(type(number) is int and number in allowed for number in numbers)


def refuse_idle(entry: Entry, fields: tuple[str, ...]) -> None:
    """Complain about a field that would do nothing on such a component."""
    for field in fields:
        if entry.fields.get(field):
            raise entry.error(field, "does nothing on this kind of component.")


def check_goal(entry: Entry, rows: int) -> None:
    """What each space needs, and which are closed with one, two ... players."""
    _whole_numbers(entry, "rows", rows)
    closed = entry.get("closed", list)
    if len(closed) != len(PLAYERS) or not all(_is_some_of(one, set(range(1, rows + 1))) for one in closed):
        raise entry.error("closed", f"must be {len(PLAYERS)} lists of rows from 1 to {rows}.")


def check_sides(entry: Entry, most: int) -> None:
    """Sides for every number of players, each with one to `most` slots with one or two bonus actions."""
    sides = entry.get("sides", list)
    if not all(isinstance(side, dict) and _is_some_of(side.get("players"), PLAYERS) for side in sides):
        raise entry.error("sides", "a side is written { players = [...], slots = [...] }.")
    if sorted(number for side in sides for number in side["players"]) != sorted(PLAYERS):
        raise entry.error("sides", "each number of players must have one side.")
    for side in sides:
        slots = Entry(entry.file, entry.name, side).get("slots", list)
        if not 1 <= len(slots) <= most or not all(isinstance(slot, list) and 1 <= len(slot) <= 2 for slot in slots):
            raise entry.error("sides", f"a side has 1 to {most} slots, each with one or two bonus actions.")


def check_room(entry: Entry) -> None:
    """With how many players a mission and each mouse lie there."""
    if not _is_some_of(entry.get("mission", list), PLAYERS):
        raise entry.error("mission", "must be numbers of players.")
    if not all(_is_some_of(space, PLAYERS) for space in entry.get("mice", list)):
        raise entry.error("mice", "must be lists of numbers of players.")


def check_progress(entry: Entry) -> None:
    """What the rival gains by a state card."""
    progress = Entry(entry.file, f"{entry.name}.progress", entry.get("progress", dict))
    for what in progress.fields:
        if what not in PROGRESS:
            raise progress.error(what, f"must be one of {', '.join(PROGRESS)}.")
        if progress.count(what) != 1 and what not in ANY_NUMBER:
            raise progress.error(what, f"must be 1, not {progress.count(what)}.")
    if "inventions" in progress.fields and "invention" not in entry.fields:
        raise entry.error("invention", "is missing.")


def refuse_other_pieces(tables: Tables, printed: Tables, fixed: set[str]) -> None:
    """Refuse other pieces and places than those of today; how the places are joined may differ."""
    file = "passages.toml"
    free = {
        name: {field: value for field, value in fields.items() if field not in MAP}
        for name, fields in tables.get(file, {}).items()
    }
    refuse_changes({name: free if name == file else table for name, table in tables.items()}, printed, fixed)


def check_passage(entry: Entry, places: list[str]) -> tuple[int, int]:
    """Which places a passage joins, and with how many players a door lies there."""
    ends = entry.get("between", list)
    if len(ends) != 2 or ends[0] == ends[1] or not all(end in places for end in ends):
        raise entry.error("between", f"must be two of {', '.join(places)}, not {ends!r}.")
    if not _is_some_of(entry.get("players", list), PLAYERS):
        raise entry.error("players", "must be numbers of players.")
    return places.index(ends[0]), places.index(ends[1])


def check_map(entries: list[Entry], passages: list[tuple[int, int]], places: list[str], doors: int) -> None:
    """Every room can be reached from outside, and there are enough doors."""
    reached, edge = {0}, [0]
    while edge:
        place = edge.pop()
        beside = {end for ends in passages if place in ends for end in ends} - reached
        reached |= beside
        edge += beside
    if lost := [name for number, name in enumerate(places) if number not in reached]:
        raise entries[-1].error("between", f"no passage leads to {lost[0]}.")
    for players in sorted(PLAYERS):
        lying = [entry for entry in entries if players in entry.fields["players"]]
        if len(lying) > doors:
            raise lying[-1].error("players", f"there are only {doors} doors, and {len(lying)} lie on the farm.")
