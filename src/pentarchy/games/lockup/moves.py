"""Lockup's moves and events: their kinds and parts. Notation, codes and texts follow from these tables."""

from typing import Annotated, Literal

from pentarchy.engine.moves import COUNT, Domain, Table, numbers
from pentarchy.games.lockup.content import CREWS, FILES, PACKAGE, PIECE_FILES, RESOURCES
from pentarchy.kit.tables import read_tables, tokens_of

_TABLES = read_tables(PACKAGE, FILES)
CARD = Domain("card", tokens_of(_TABLES, PIECE_FILES), pieces=True)
LOCATION = Domain("location", tuple(_TABLES["locations.toml"]))
FACE = Domain("face", ("up", "down"))
RESOURCE = Domain("resource", RESOURCES)
SYMBOL = Domain("symbol", (*RESOURCES, "any"))
SIDE = Domain("owner", ("1", "2", "3", "4", "5", "guards"))  # a player, or the guards of a solo game
CREW = Domain("crew", CREWS)
GOONS = numbers("goons", 3)
UNTIL = Domain("until", ("location", "phase", "round"))
NUMBER = numbers("number", 8)  # of face-down tokens in one place, in the order in which they were laid: 1, 2, ...
# Where a gain or loss comes from: a location, a crew board, or a card that lies open when it takes effect.
_CARDS = [name for file in ("items", "goons", "books", "traits") for name in _TABLES[f"{file}.toml"]]
SOURCE = Domain("source", (*LOCATION.tokens, *CREWS, *_CARDS))
TIE = Domain("tie", ("no", "yes"))  # whether the next place has the same strength
ESCAPE = Domain("escape", ("lookout", "book"))  # how suspicion is avoided
PLACE = Domain("verdict", ("most", "most_tied", "second", "second_tied", "less", "clean", "even"))  # in a raid
HELD = Domain("held", ("taken", "kept"))
SCORE = Domain("score", ("reputation", "supremacy", "end_goal", "goons", "resources", "books", "first_player", "total"))
PAID = (COUNT,) * 4  # of each resource

LOCATIONS = len(LOCATION.tokens)
YARD, SEWERS, INFIRMARY, SMITHY, COMMISSARY, CHOW_HALL, CELL_BLOCK, LIBRARY = range(8)

Card = Annotated[int, CARD]
Location = Annotated[int, LOCATION]
Face = Annotated[int, FACE]
Until = Annotated[int, UNTIL]
Side = Annotated[int, SIDE]
Resource = Annotated[int, RESOURCE]
Goons = Annotated[int, GOONS]
Symbol = Annotated[int, SYMBOL]
Crew = Annotated[int, CREW]
Number = Annotated[int, NUMBER]

Move = (
    # setup of expert mode
    tuple[Literal["adopt"], Card]  # a trait
    | tuple[Literal["claim"], Card]  # an item, reserved for free
    | tuple[Literal["hire_shown"], Card]  # a goon of those revealed
    # roll call
    | tuple[Literal["place"], Card, Location, Face]
    | tuple[Literal["stay"]]  # no more tokens this turn
    | tuple[Literal["leave"]]  # pass: out of this roll call
    | tuple[Literal["turn_up"], Location]  # solo: a face-down guard card
    # books
    | tuple[Literal["book"], Card]
    | tuple[Literal["keep"], Card]  # of the books drawn
    | tuple[Literal["skip"]]  # no book now
    | tuple[Literal["quiet"], Until]  # no question about books until then
    | tuple[Literal["peek"], Side, Location]  # look at a face-down token there
    # lights out
    | tuple[Literal["take"], Location]  # the reward
    | tuple[Literal["decline"]]
    | tuple[Literal["gain_cube"], Resource]
    | tuple[Literal["swap"], Resource, Resource]  # give, take
    | tuple[Literal["barter"], Resource, Resource, Resource]  # give two, take one
    | tuple[Literal["enlist"], Goons]  # recruit so many goons
    | tuple[Literal["hire"], Card]
    | tuple[Literal["make"], Card]  # craft
    | tuple[Literal["set_aside"], Card]  # reserve
    | tuple[Literal["spend"], Resource]
    | tuple[Literal["waive"], Symbol]  # a symbol of the cost that a book pays
    | tuple[Literal["accuse"], Side]  # who gets the suspicion
    | tuple[Literal["grab"], Resource]  # a cube that an opponent has just paid
    # patrol
    | tuple[Literal["drop"], Resource]
    | tuple[Literal["done"]]
    # added later, at the end, so that the others keep their codes
    | tuple[Literal["lead"], Crew]  # setup with crews to choose
    | tuple[Literal["peek_at"], Side, Location, Number]  # which of several face-down tokens there
)
Why = list[tuple[Move, str]] | None  # where an option generator puts (target, rule id) of what is not allowed
MOVES = Table.of(Move)

EVENTS = Table(
    # setup
    crew_taken=(SIDE, CREW),
    started=(SIDE, CREW, COUNT, COUNT, COUNT, COUNT),  # stars, power, suspicion, storage limit
    guards_started=(COUNT, COUNT),  # stars, power
    goal_shown=(CARD, COUNT, COUNT),  # stars for first and second place; 0, 0: so many for each
    goes_first=(SIDE,),
    trait_kept=(SIDE, CARD),
    goon_revealed=(SIDE, CARD),
    # roll call
    round_started=(COUNT,),
    placed=(SIDE, CARD, LOCATION, FACE),
    passed=(SIDE,),
    guard_dealt=(CARD, LOCATION, FACE),
    guard_turned_up=(CARD, LOCATION),
    location_card=(CARD,),
    # lights out
    location_checked=(LOCATION,),
    revealed=(SIDE, CARD, LOCATION),
    ranked=(SIDE, LOCATION, COUNT, COUNT, COUNT, TIE),  # strength, of that by books, place
    avoided_suspicion=(SIDE, LOCATION, ESCAPE),
    took_suspicion=(SIDE, LOCATION, COUNT),
    suspicion_stays=(LOCATION, COUNT),
    declined=(SIDE, LOCATION),
    to_library=(SIDE, LOCATION),
    took_bandit_cube=(SIDE, RESOURCE, COUNT, LOCATION),
    bartered=(SIDE, RESOURCE, RESOURCE, RESOURCE, LOCATION),
    paid_for_goons=(SIDE, COUNT, *PAID),
    recruited=(SIDE, CARD, SOURCE),
    crafted=(SIDE, CARD, *PAID),
    reserved=(SIDE, CARD, *PAID, SOURCE),
    # what effects give
    gained=(SIDE, RESOURCE, COUNT, SOURCE),
    exchanged=(SIDE, RESOURCE, RESOURCE, SOURCE),
    got_power=(SIDE, COUNT, SOURCE),
    got_stars=(SIDE, COUNT, SOURCE),
    got_suspicion=(SIDE, COUNT, SOURCE),
    dropped_suspicion=(SIDE, COUNT, SOURCE),
    gave_suspicion=(SIDE, SIDE, COUNT, SOURCE),
    storage_grew=(SIDE, COUNT, COUNT, SOURCE),  # by how many, the limit now
    first_player=(SIDE, HELD, SOURCE),
    drew_book=(SIDE, CARD, SOURCE),
    returned_book=(SIDE, CARD),
    played_book=(SIDE, CARD),
    peeked=(SIDE, SIDE, LOCATION, CARD, COUNT),  # which of several there, or 0
    goal_taken=(SIDE, CARD, COUNT),  # Rush: stars; Supremacy: how many the holder has
    goal_passed=(SIDE, SIDE, CARD, COUNT),  # Supremacy, to and from
    # patrol
    dropped=(SIDE, RESOURCE, COUNT),
    item_shown=(CARD,),
    goon_shown=(CARD, LOCATION),
    goon_left=(CARD,),
    goon_moved=(CARD, LOCATION),
    suspicion_placed=(LOCATION, COUNT, CARD),
    bandit_cube=(RESOURCE, LOCATION),
    raid=(COUNT, COUNT),  # cubes needed, cubes in the supply
    final_raid=(),
    raided=(SIDE, COUNT, PLACE, COUNT, COUNT),  # cubes, stars lost, stars due
    suspicion_returned=(COUNT, COUNT),  # from boards, from locations
    suspicion_kept=(SIDE, COUNT),
    # end
    scored=(SIDE, SCORE, COUNT),
    game_ended=(),
)
