"""Viscounts' moves and events: their kinds and parts. Notation, codes and texts follow from these tables."""

import ast
import re
from collections.abc import Iterator
from itertools import permutations
from typing import Annotated, Any, Literal

from pentarchy.engine.moves import COUNT, Domain, Table, numbers
from pentarchy.games.viscounts.content import ACTIONS, AUTOMAS, FILES, GOODS, LAST_SLOT, PACKAGE, PIECE_FILES, SILVER
from pentarchy.kit.tables import read_tables, tokens_of

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
ANNOUNCED = Domain("ability", ABILITY.tokens[:4])  # those that do more than add to a gain
REFUSED = Domain("refused", ("rearrange", "discard", "destroy", "castle_move", "discard_more", "destroy_more"))
LACK = Domain("lack", ("workers", "site", "building"))  # why the automa has no place for an action
TRACK = range(1, len(_TABLES["track.toml"]) + 1)
AUTOMA_NAME = Domain("automa", AUTOMAS)
DIFFICULTIES = ("normal", "plus_1", "plus_2", "plus_3")  # future schemes in the automa's deck
DIFFICULTY = Domain("difficulty", DIFFICULTIES)
INSTEAD = Domain("instead", (
    "silver", "rearrange", "destroy", "discard", "castle_move", "hire", "no_scheme", "no_paper", "no_debt", "no_deed",
    "no_shuffle", "no_workers", "no_manuscript", "no_building",
))  # fmt: skip
SOURCE = Domain("source", (  # where a gain or a loss comes from: pieces by their numbers, then everything else
    *CARD.tokens, "none", *(f"site_{site}" for site in SITE.tokens), *(f"link_{site}" for site in SITE.tokens),
    *(f"tier_2_{section}" for section in SECTION.tokens), "tier_3", "removed_1", "removed_2",
    *(f"collision_{space}" for space in TRACK), *(f"others_{space}" for space in TRACK), "meeting", "trade",
    "paid_debt", "criminals", "check_criminals", "check_lawful",
    "empty_deck", "workshop_1", "workshop_2", "automa_board",
    *(f"printed_folk_{segment}" for segment in SEGMENTS), *(f"printed_tile_{segment}" for segment in SEGMENTS),
    *(f"action_{action}" for action in ACTIONS), *(f"automa_{ability}" for ability in ABILITY.tokens),
))  # fmt: skip

DEBT, DEED = range(2)
ANY = STOCK.index["resource"]
ORDERS = tuple(permutations(range(3)))
SECTIONS = len(SECTION.tokens)

Card = Annotated[int, CARD]
Space = Annotated[int, SPACE]
Action = Annotated[int, ACTION]
Times = Annotated[int, TIMES]
Building = Annotated[int, BUILDING]
Site = Annotated[int, SITE]
Helpers = Annotated[int, HELPERS]
Good = Annotated[int, GOOD]
Resource = Annotated[int, RESOURCE]
Paper = Annotated[int, PAPER]
Alternative = Annotated[int, ALTERNATIVE]
Order = Annotated[int, ORDER]
Section = Annotated[int, SECTION]
Tier = Annotated[int, TIER]
Owner = Annotated[int, OWNER]

Move = (
    # setup
    tuple[Literal["choose_pair"], Card]  # by its player card
    | tuple[Literal["remove"], Card]  # destroy one of the own starting cards
    # the six phases
    | tuple[Literal["play"], Card]
    | tuple[Literal["move"], Space]
    | tuple[Literal["dismiss"], Action]  # the townsfolk beside the viscount, for an action
    | tuple[Literal["trade"], Times]
    | tuple[Literal["construct"], Building, Site]
    | tuple[Literal["station"], Helpers]  # so many workers
    | tuple[Literal["transcribe"]]
    | tuple[Literal["pay"], Good]
    | tuple[Literal["rest"]]  # no action
    | tuple[Literal["recruit"], Card]
    | tuple[Literal["pass_by"]]  # nobody is hired
    # effects
    | tuple[Literal["take_good"], Resource]
    | tuple[Literal["hire_free"], Card]
    | tuple[Literal["flip_one"], Paper]
    | tuple[Literal["pick"], Alternative]
    | tuple[Literal["resolve"], Card]  # which ability first
    | tuple[Literal["arrange"], Order]
    | tuple[Literal["discard_card"], Card]
    | tuple[Literal["discard_top"]]
    | tuple[Literal["destroy_card"], Card]
    | tuple[Literal["destroy_top"]]
    | tuple[Literal["decline"]]
    | tuple[Literal["erect"], Building, Site]  # for free
    | tuple[Literal["link"], Site]  # which link first
    | tuple[Literal["shift"], Section, Section]  # a worker of the first tier
    | tuple[Literal["stay"]]
    | tuple[Literal["settle"], Section]  # where free workers go
    | tuple[Literal["climb"], Section]  # which group of workers first
    | tuple[Literal["expel"], Section, Tier, Owner]
    | tuple[Literal["copy"], Card]  # a free manuscript
)
Why = list[tuple[Move, str]] | None  # where an option generator puts (target, rule id) of what is not allowed
MOVES = Table.of(Move)

EVENTS = Table(  # a source comes last
    # the beginning
    began=(OWNER,),  # the first player
    faced=(AUTOMA_NAME, DIFFICULTY),
    scheme_removed=(CARD,),
    segment_laid=(SEGMENT, SECTION, CARD, CARD),  # the townsfolk and the manuscript that lie open there
    pair_offered=(CARD, CARD),
    chose_pair=(OWNER, CARD, CARD),
    placed=(OWNER, SPACE, CARD),  # where a viscount begins, by which player card
    stacks_counted=(COUNT, COUNT),  # debts and deeds
    # turns
    round_started=(COUNT,),
    turn_started=(OWNER,),
    dropped=(OWNER, CARD),
    played=(OWNER, CARD),
    played_blind=(OWNER, CARD),
    moved=(OWNER, SPACE, COUNT),  # and for how much silver
    met=(OWNER, OWNER),
    dismissed=(OWNER, CARD, COUNT, SOURCE),
    dismissed_printed=(OWNER, SEGMENT, COUNT, SOURCE),
    traded=(OWNER, COUNT, COUNT, SPACE),
    built=(OWNER, BUILDING, SITE, SOURCE),
    linked=(OWNER, OWNER, SITE),  # by whom, and who else gets what it gives: the same for both ends
    stationed=(OWNER, COUNT, SECTION, SOURCE),
    shifted=(OWNER, SECTION, SECTION, SOURCE),
    climbed=(OWNER, SECTION, COUNT),
    spread=(OWNER, SECTION, SECTION),
    expelled=(OWNER, SECTION, COUNT, OWNER),  # from which tier, and by whom
    took_leader=(OWNER, COUNT),  # with so many workers on the third tier
    transcribed=(OWNER, CARD, SOURCE),
    copied_printed=(OWNER, SEGMENT),
    took_bonus=(OWNER, CARD),
    in_vain=(OWNER, SOURCE),  # an effect with nothing to do
    rested=(OWNER,),
    picked_option=(OWNER, ALTERNATIVE, SOURCE),
    declined=(OWNER, REFUSED, SOURCE),
    spent=(OWNER, STOCK, COUNT, ACTION),
    gained=(OWNER, STOCK, COUNT, SOURCE),
    corrupted=(OWNER, COUNT, COUNT, SOURCE),  # steps made, steps lost at the end of the track
    improved=(OWNER, COUNT, COUNT, SOURCE),
    got_paper=(OWNER, PAPER, COUNT, SOURCE),
    flipped=(OWNER, PAPER, SOURCE),
    revealed_end=(PAPER, COUNT),  # and how many rounds follow this one
    rearranged=(OWNER, SOURCE),
    discarded=(OWNER, CARD, SOURCE),
    destroyed=(OWNER, CARD, COUNT, SOURCE),  # and the silver for it
    shuffled=(OWNER, SOURCE),
    hired=(OWNER, CARD, COUNT, SOURCE),
    townsfolk_shown=(CARD, SEGMENT),
    manuscript_shown=(CARD, SEGMENT),
    collided=(OWNER, COUNT),
    separated=(OWNER,),  # the markers go back after a collision
    last_round=(),
    game_ended=(),
    majority=(PAPER, OWNER, COUNT, COUNT, COUNT),  # how many flipped, points, how many share them
    # the automa and its reasons
    scheme_shown=(CARD,),
    scheme_gained=(CARD, SOURCE),
    automa_counts=(ACTION, COUNT, COUNT, STOCK),  # what it pays with: icons, resources
    automa_lacks=(ACTION, COUNT, COUNT),  # what it has, what it needs
    automa_no_place=(ACTION, LACK),
    automa_no_flip=(),
    automa_same=(COUNT, COUNT),  # an alternative that is the same action as one passed over before
    automa_option=(ALTERNATIVE, SOURCE),  # it always takes the first
    automa_focus=(COUNT, AUTOMA_NAME),  # which alternative of a scheme that is
    automa_line=(CARD, COUNT),  # which alternative of a scheme it carries out
    automa_chooses=(PAPER, COUNT, COUNT),  # what it flips: paid debts, approved deeds
    automa_links=(),  # the order of two links
    automa_instead=(INSTEAD, COUNT),  # and how many cards or the like
    automa_ability=(ANNOUNCED,),
)
