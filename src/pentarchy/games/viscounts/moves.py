"""Viscounts' moves and events: their kinds and parts. Notation, codes and texts follow from these tables."""

import ast
import re
from collections.abc import Iterator
from itertools import permutations
from typing import Any

from pentarchy.engine.content import read_tables, tokens_of
from pentarchy.engine.moves import COUNT, Domain, Table, numbers
from pentarchy.games.viscounts.content import ACTIONS, FILES, GOODS, LAST_SLOT, PACKAGE, PIECE_FILES, SILVER

_TABLES = read_tables(PACKAGE, FILES)
SEGMENTS = tuple(_TABLES["segments.toml"])
SIDES_OF = ("left", "right", "inner")  # the spaces of a segment
LEFT, RIGHT, INNER = range(3)


def _texts(value: Any) -> Iterator[str]:
    """All texts of a data file."""
    if isinstance(value, str):
        yield value
    elif isinstance(value, dict | list):
        for part in value.values() if isinstance(value, dict) else value:
            yield from _texts(part)


def _alternatives() -> dict[str, str]:
    """Everything that some `choose(...)` of the data files offers: a short name for each expression."""
    found: dict[str, str] = {}
    for text in _texts(_TABLES):
        if text.startswith("choose("):
            call = ast.parse(text, mode="eval").body
            for option in call.args if isinstance(call, ast.Call) else ():
                expression = ast.unparse(option)
                found[re.sub(r"[^a-z0-9]+", "_", expression).strip("_")] = expression
    return dict(sorted(found.items()))


ALTERNATIVES = _alternatives()
ALTERNATIVE = Domain("alternative", tuple(ALTERNATIVES))
CARD = Domain("card", tokens_of(_TABLES, PIECE_FILES), pieces=True)
SPACE = Domain("space", [f"{segment}_{side}" for segment in SEGMENTS for side in SIDES_OF])
SITE = Domain("site", [f"{segment}_{slot}" for segment in SEGMENTS for slot in range(1, LAST_SLOT + 1)])
SEGMENT = Domain("segment", SEGMENTS)
SECTION = Domain("section", tuple(_TABLES["castle.toml"]))
BUILDING = Domain("building", tuple(_TABLES["buildings.toml"]))
TIER = Domain("tier", ("1", "2"))
ACTION = Domain("action", ACTIONS)
GOOD = Domain("good", GOODS)
RESOURCE = Domain("resource", GOODS[:SILVER])
PAPER = Domain("paper", ("debt", "deed"))
OWNER = Domain("owner", ("1", "2", "3", "4", "automa"))  # a player, or the automa of a solo game
ORDER = Domain("order", ["".join(order) for order in permutations("123")])
TIMES = numbers("times", 80)
HELPERS = numbers("helpers", 5)
STOCK = Domain("stock", (*GOODS, "resource"))  # goods in events; to the Card automa all resources are one
ABILITY = Domain("ability", (  # of the automa, by the building whose slot is empty
    "trading_post_1", "trading_post_2", "trading_post_3", "workshop_1", "workshop_2", "workshop_3",
))  # fmt: skip
INSTEAD = Domain("instead", (
    "silver", "rearrange", "destroy", "discard", "castle_move", "hire", "no_scheme", "no_paper", "no_debt", "no_deed",
    "no_shuffle", "no_workers", "no_manuscript", "no_building",
))  # fmt: skip

DEBT, DEED = range(2)
ANY = STOCK.index["resource"]
ORDERS = tuple(permutations(range(3)))
SECTIONS = len(SECTION.tokens)

MOVES = Table(
    # setup
    choose_pair=(CARD,),  # by its player card
    remove=(CARD,),  # destroy one of the own starting cards
    # the six phases
    play=(CARD,),
    move=(SPACE,),
    dismiss=(ACTION,),  # the townsfolk beside the viscount, for an action
    trade=(TIMES,),
    construct=(BUILDING, SITE),
    station=(HELPERS,),  # so many workers
    transcribe=(),
    pay=(GOOD,),
    rest=(),  # no action
    recruit=(CARD,),
    pass_by=(),  # nobody is hired
    # effects
    take_good=(RESOURCE,),
    hire_free=(CARD,),
    flip_one=(PAPER,),
    pick=(ALTERNATIVE,),
    resolve=(CARD,),  # which ability first
    arrange=(ORDER,),
    discard_card=(CARD,),
    discard_top=(),
    destroy_card=(CARD,),
    destroy_top=(),
    decline=(),
    erect=(BUILDING, SITE),  # for free
    link=(SITE,),  # which link first
    shift=(SECTION, SECTION),  # a worker of the first tier
    stay=(),
    settle=(SECTION,),  # where free workers go
    climb=(SECTION,),  # which group of workers first
    expel=(SECTION, TIER, OWNER),
    copy=(CARD,),  # a free manuscript
)

EVENTS = Table(
    chose_pair=(OWNER, CARD, CARD),
    round_started=(COUNT,),
    turn_started=(OWNER,),
    dropped=(OWNER, CARD),
    played=(OWNER, CARD),
    moved=(OWNER, SPACE, COUNT),  # and for how much silver
    met=(OWNER, OWNER),
    dismissed=(OWNER, CARD, COUNT),
    dismissed_printed=(OWNER, SEGMENT, COUNT),
    traded=(OWNER, COUNT, COUNT),
    built=(OWNER, BUILDING, SITE),
    linked=(OWNER, SITE),
    stationed=(OWNER, COUNT, SECTION),
    shifted=(OWNER, SECTION, SECTION),
    climbed=(OWNER, SECTION, COUNT),
    spread=(OWNER, SECTION, SECTION),
    expelled=(OWNER, SECTION, COUNT),
    took_leader=(OWNER,),
    transcribed=(OWNER, CARD),
    copied_printed=(OWNER, SEGMENT),
    took_bonus=(OWNER, CARD),
    rested=(OWNER,),
    spent=(OWNER, STOCK, COUNT),
    gained=(OWNER, STOCK, COUNT),
    corrupted=(OWNER, COUNT),
    improved=(OWNER, COUNT),
    got_paper=(OWNER, PAPER),
    flipped=(OWNER, PAPER),
    revealed_end=(PAPER,),
    rearranged=(OWNER,),
    discarded=(OWNER, CARD),
    destroyed=(OWNER, CARD),
    shuffled=(OWNER,),
    hired=(OWNER, CARD, COUNT),
    townsfolk_shown=(CARD, SEGMENT),
    manuscript_shown=(CARD, SEGMENT),
    collided=(OWNER, COUNT),
    separated=(OWNER,),  # the markers go back after a collision
    last_round=(),
    game_ended=(),
    # the automa and its reasons
    scheme_shown=(CARD,),
    scheme_gained=(CARD,),
    automa_counts=(ACTION, COUNT, COUNT),  # what it pays with: icons, resources
    automa_lacks=(ACTION, COUNT, COUNT),  # what it has, what it needs
    automa_no_place=(ACTION,),
    automa_no_flip=(),
    automa_focus=(),
    automa_chooses=(PAPER, COUNT, COUNT),  # what it flips: paid debts, approved deeds
    automa_links=(),  # the order of two links
    automa_instead=(INSTEAD,),
    automa_ability=(ABILITY,),
)
