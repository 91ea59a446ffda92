"""Wistar's moves and events: their kinds and parts. Notation, codes and texts follow from these tables."""

from collections.abc import Iterator
from typing import Annotated, Any, Literal

from pentarchy.engine.moves import COUNT, Domain, Table, numbers
from pentarchy.games.wistar.content import (
    ACTIONS,
    AREAS,
    CHEESE,
    DECKS,
    FILES,
    GOODS,
    METAL,
    PACKAGE,
    PIECE_FILES,
    ROWS,
    SLOTS,
    ZONES,
)
from pentarchy.kit.tables import read_tables, tokens_of

_TABLES = read_tables(PACKAGE, FILES)
MISSIONS = tuple(_TABLES["missions.toml"])
SECTORS = tuple(_TABLES["sectors.toml"])


def _losses() -> Iterator[str]:
    """Everything that aggressive effects can cost, e.g. `vp_3`."""
    for table in _TABLES.values():
        for fields in table.values():
            listed: Any = fields.get("lose", [])
            yield from (line.replace(" ", "_") for line in listed)


CARD = Domain("card", tokens_of(_TABLES, PIECE_FILES), pieces=True)
SLOT = Domain("slot", [f"{sector}_{slot}" for sector in SECTORS for slot in range(1, SLOTS + 1)])
ROOM = Domain("room", ["outside", *_TABLES["rooms.toml"]])
PASSAGE = Domain("passage", tuple(_TABLES["passages.toml"]))
ROW = Domain("row", [f"{mission}_{row}" for mission in MISSIONS for row in range(1, ROWS + 1)])
SPACE = Domain("space", tuple(_TABLES["spaces.toml"]))
AREA = Domain("area", AREAS)
ACTION = Domain("action", ACTIONS)
DECK = Domain("deck", DECKS)
GOOD = Domain("good", GOODS)
MATERIAL = Domain("material", GOODS[: METAL + 1])
THING = Domain("thing", (*GOODS[: METAL + 1], *DECKS))  # wood, metal, a card of either deck
ZONE = Domain("zone", ZONES[:CHEESE])
POTION = Domain("potion", ("play", "mission", "metal", "wood"))
WHICH = Domain("which", ("reward", "ability"))
LOSS = Domain("loss", sorted(set(_losses())))
OWNER = Domain("owner", ("1", "2", "3", "4", "rival"))  # a player, or the rival clan of a solo game
NUMBER = numbers("number", 7)
RIVAL_OWNER = len(OWNER.tokens) - 1

# Where something comes from: an open piece by its number, a marker space, or an occasion. It is no domain of pieces,
# because a source is never hidden, even where the card that it brings is.
OCCASIONS = ("main", "bonus", "hut", "potion", "joker", "current", "move_token", "explore", "project", "round",
             "quick")  # fmt: skip
SOURCE = Domain("source", [*CARD.tokens, *SPACE.tokens, *OCCASIONS])
FROM_MAIN, FROM_BONUS, FROM_HUT, FROM_POTION, FROM_JOKER, FROM_CURRENT, FROM_MOVE, FROM_EXPLORE, \
    FROM_PROJECT, FROM_ROUND, FROM_QUICK = (SOURCE.index[occasion] for occasion in OCCASIONS)  # fmt: skip
FROM_SPACE = len(CARD.tokens)  # of the first space; the others follow

# Why something is in vain: every rule that `idle_when` can name, and those by which a part is lost.
REASON = Domain(
    "reason",
    (
        "general.limited_tokens", "general.vp_floor", "current.third", "symbol.take_card", "dig.limit", "dig.cost",
        "beds.limit", "beds.cost", "beds.need_free_room", "bonus.shift", "symbol.place_worker", "explore.options",
        "projects.sources", "symbol.open_door", "symbol.move_explorer", "card.022_027_travel", "symbol.pitch_tent",
        "symbol.reveal_mission", "symbol.take_mouse", "explore.take_mouse_needs_room", "bonus.round_mouse_one",
        "bonus.round_mouse_no_room", "bonus.play", "play.free", "card.077_mechanical_chameleon", "symbol.draft_three",
        "mission.presence", "mission.requirements", "card.055_amphibious_cart", "symbol.hero", "ability.skill_token",
        "symbol.reveal_top_card", "card.137_autonomous_laboratory", "card.156_archive", "card.177_merchants_shop",
        "main.strength_zero", "card.038_hot_air_balloon", "memo.if_then", "memo.per", "memo.spend_to_gain",
        "memo.more_than_you", "card.095_automatic_dog", "effect.aggressive_choice",
        "solo.progress_inventions", "symbol.main_action", "main.strength", "solo.progress_doors", "solo.progress_mice",
        "solo.progress_markers",
    ),
)  # fmt: skip

Card = Annotated[int, CARD]
Slot = Annotated[int, SLOT]
Number = Annotated[int, NUMBER]
Area = Annotated[int, AREA]
Material = Annotated[int, MATERIAL]
Loss = Annotated[int, LOSS]
Deck = Annotated[int, DECK]
Passage = Annotated[int, PASSAGE]
Room = Annotated[int, ROOM]
Row = Annotated[int, ROW]
Space = Annotated[int, SPACE]
Which = Annotated[int, WHICH]
Thing = Annotated[int, THING]
Potion = Annotated[int, POTION]
Action = Annotated[int, ACTION]
Zone = Annotated[int, ZONE]

Move = (
    tuple[Literal["choose_pair"], Card]  # by its basic card
    # the turn
    | tuple[Literal["place"], Slot]
    | tuple[Literal["hut"]]
    | tuple[Literal["main"]]
    | tuple[Literal["bonus"], Number]
    | tuple[Literal["end_turn"]]
    # quick actions
    | tuple[Literal["buy_joker"]]
    | tuple[Literal["buy_current"]]
    | tuple[Literal["use_move"], Area, Area]
    | tuple[Literal["use"], Card]
    | tuple[Literal["bring_out"], Area]
    | tuple[Literal["pitch_tent"]]
    | tuple[Literal["claim"], Card]
    # paying and losing
    | tuple[Literal["give"], Material]
    | tuple[Literal["give_card"], Card]
    | tuple[Literal["give_mouse"], Card]
    | tuple[Literal["suffer"], Loss]
    # actions
    | tuple[Literal["dig_rooms"], Number]
    | tuple[Literal["build_beds"], Number]
    | tuple[Literal["take"], Card]  # from a market
    | tuple[Literal["draw_from"], Deck]
    | tuple[Literal["open"], Passage]
    | tuple[Literal["walk_to"], Room]
    | tuple[Literal["reveal_at"], Room]
    | tuple[Literal["fetch"], Room]  # a mouse
    | tuple[Literal["fetch_cheese"]]
    | tuple[Literal["take_guest"]]  # the mouse of the round
    | tuple[Literal["play_card"], Card]
    | tuple[Literal["settle"], Number, Number]  # wood and metal, where a discount leaves a choice
    | tuple[Literal["play_for_free"], Card]
    | tuple[Literal["agree"]]  # to spend something
    | tuple[Literal["take_found"], Card]  # from a market, by an effect
    | tuple[Literal["do_mission"], Row]
    | tuple[Literal["use_marker"], Space]
    | tuple[Literal["resolve_first"], Which]
    # effects
    | tuple[Literal["pick"], Thing]
    | tuple[Literal["swap_for"], Thing, Thing]
    | tuple[Literal["brew"], Potion]
    | tuple[Literal["act"], Action]
    | tuple[Literal["shift_worker"], Area, Area]
    | tuple[Literal["send_out"], Area]  # a worker by an effect
    | tuple[Literal["enough"]]
    | tuple[Literal["travel_to"], Room]
    | tuple[Literal["camp"], Room]
    | tuple[Literal["move_tent"], Room, Room]
    | tuple[Literal["keep"], Card]  # of cards looked at
    | tuple[Literal["salvage_card"], Card]
    | tuple[Literal["copy"], Card]
    | tuple[Literal["take_hero"], Card]
    | tuple[Literal["take_token"], Card]
    | tuple[Literal["free_space"], Space]
    | tuple[Literal["keep_goal"], Card]
    | tuple[Literal["stack"], Deck]
    | tuple[Literal["take_from"], Zone]  # a mouse of a supply stack
    | tuple[Literal["pass_by"]]
    | tuple[Literal["income_first"], Card]
    | tuple[Literal["effect_first"], Card, Number]  # one of the effects of a piece
    | tuple[Literal["piece_first"], Card]  # of several that have an effect at the same moment
)
Why = list[tuple[Move, str]] | None  # where an option generator puts (target, rule id) of what is not allowed
MOVES = Table.of(Move)

EVENTS = Table(
    first_player=(OWNER,),
    start_goods=(COUNT, COUNT, COUNT, COUNT),  # wood, metal, move tokens, jokers of each player
    goal_shown=(CARD,),
    pair_shown=(CARD, CARD),
    round_started=(COUNT,),
    wheel_turned=(),
    income_begins=(),
    turn_started=(OWNER,),
    chose_pair=(OWNER, CARD, CARD),
    placed=(OWNER, SLOT, ACTION),
    to_hut=(OWNER,),
    turn_place=(OWNER, COUNT),  # at the beginning
    new_order=(OWNER, COUNT),
    acted=(OWNER, ACTION, COUNT, SOURCE),
    added=(OWNER, ACTION, COUNT, SOURCE),  # so much more, by a piece
    took_bonus=(OWNER, SLOT, NUMBER, COUNT),  # at a table of so many players
    brewed=(OWNER, POTION),
    applied=(OWNER, SOURCE),  # a text that asks something begins
    declined=(OWNER,),
    in_vain=(OWNER, SOURCE, REASON),
    in_part=(OWNER, SOURCE, REASON),  # not all of it
    gained=(OWNER, GOOD, COUNT, SOURCE),
    spent=(OWNER, GOOD, COUNT, SOURCE),
    lost=(OWNER, GOOD, COUNT, CARD),  # to an aggressive card
    gained_vp=(OWNER, COUNT, SOURCE),
    lost_vp=(OWNER, COUNT, SOURCE),
    got_current=(OWNER, COUNT, SOURCE),
    drew=(OWNER, CARD, DECK, SOURCE),  # everybody sees the back
    took=(OWNER, CARD, SOURCE),
    discarded=(OWNER, CARD, SOURCE),
    turned_up=(CARD, COUNT, SOURCE),  # 1: it is kept
    market_shown=(CARD,),
    market_left=(CARD,),
    dug=(OWNER, COUNT, COUNT, SOURCE),  # rooms, metal
    built_bed=(OWNER, COUNT, COUNT, SOURCE),  # beds, wood
    gave_bed=(OWNER, COUNT, SOURCE),
    moved_worker=(OWNER, AREA, AREA, SOURCE),
    brought_out=(OWNER, AREA, SOURCE),
    opened=(OWNER, PASSAGE, CARD),
    walked=(OWNER, ROOM),
    revealed=(OWNER, CARD, ROOM),
    took_mouse=(OWNER, CARD, SOURCE),
    lost_mouse=(OWNER, CARD, SOURCE),
    mouse_of_round=(CARD,),
    mouse_left=(CARD,),
    pitched=(OWNER, ROOM),
    moved_tent=(OWNER, ROOM, ROOM),
    played=(OWNER, CARD, COUNT, COUNT, COUNT, COUNT),  # for so much wood, metal, move tokens and jokers
    played_free=(OWNER, CARD),
    used=(OWNER, CARD),
    copied=(OWNER, CARD),
    did_mission=(OWNER, ROW, COUNT),  # with so many jokers
    freed_space=(OWNER, SPACE),
    took_hero=(OWNER, CARD, SOURCE),
    claimed=(OWNER, CARD),
    private_goal=(OWNER, CARD),
    attacked=(OWNER, CARD, OWNER),  # whom, with what, who
    shuffled=(DECK,),
    state_card=(CARD,),
    game_ended=(),
    goal_left=(CARD,),  # not kept
)
