"""Lockup's moves and events: their kinds and parts. Notation, codes and texts follow from these tables."""

from pentarchy.engine.content import read_tables, tokens_of
from pentarchy.engine.moves import COUNT, Domain, Table, numbers
from pentarchy.games.lockup.content import CREWS, FILES, PACKAGE, PIECE_FILES, RESOURCES

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

LOCATIONS = len(LOCATION.tokens)
YARD, SEWERS, INFIRMARY, SMITHY, COMMISSARY, CHOW_HALL, CELL_BLOCK, LIBRARY = range(8)

MOVES = Table(
    # setup of expert mode
    adopt=(CARD,),  # a trait
    claim=(CARD,),  # an item, reserved for free
    hire_shown=(CARD,),  # a goon of those revealed
    # roll call
    place=(CARD, LOCATION, FACE),
    stay=(),  # no more tokens this turn
    leave=(),  # pass: out of this roll call
    turn_up=(LOCATION,),  # solo: a face-down guard card
    # books
    book=(CARD,),
    keep=(CARD,),  # of the books drawn
    skip=(),  # no book now
    quiet=(UNTIL,),  # no question about books until then
    peek=(SIDE, LOCATION),  # look at a face-down token there
    # lights out
    take=(LOCATION,),  # the reward
    decline=(),
    gain_cube=(RESOURCE,),
    swap=(RESOURCE, RESOURCE),  # give, take
    barter=(RESOURCE, RESOURCE, RESOURCE),  # give two, take one
    enlist=(GOONS,),  # recruit so many goons
    hire=(CARD,),
    make=(CARD,),  # craft
    set_aside=(CARD,),  # reserve
    spend=(RESOURCE,),
    waive=(SYMBOL,),  # a symbol of the cost that a book pays
    accuse=(SIDE,),  # who gets the suspicion
    grab=(RESOURCE,),  # a cube that an opponent has just paid
    # patrol
    drop=(RESOURCE,),
    done=(),
    # setup with crews to choose; last, so that the others keep their codes
    lead=(CREW,),
)

EVENTS = Table(
    round_started=(COUNT,),
    placed=(SIDE, CARD, LOCATION, FACE),
    passed=(SIDE,),
    location_checked=(LOCATION,),
    revealed=(SIDE, CARD, LOCATION),
    ranked=(SIDE, LOCATION, COUNT),
    took_suspicion=(SIDE, LOCATION, COUNT),
    suspicion_stays=(LOCATION, COUNT),
    took_reward=(SIDE, LOCATION),
    declined=(SIDE, LOCATION),
    to_library=(SIDE, LOCATION),
    gained=(SIDE, RESOURCE, COUNT),
    spent=(SIDE, RESOURCE, COUNT),
    bandit_cube=(RESOURCE, LOCATION),
    got_power=(SIDE, COUNT),
    got_stars=(SIDE, COUNT),
    lost_stars=(SIDE, COUNT),
    got_suspicion=(SIDE, COUNT),
    dropped_suspicion=(SIDE, COUNT),
    gave_suspicion=(SIDE, SIDE, COUNT),
    storage_grew=(SIDE, COUNT),
    first_player=(SIDE,),
    drew_book=(SIDE, CARD),
    returned_book=(SIDE, CARD),
    played_book=(SIDE, CARD),
    peeked=(SIDE, SIDE, LOCATION),
    crafted=(SIDE, CARD),
    reserved=(SIDE, CARD),
    recruited=(SIDE, CARD),
    goal_taken=(SIDE, CARD),
    crew_taken=(SIDE, CREW),
    trait_kept=(SIDE, CARD),
    item_shown=(CARD,),
    goon_shown=(CARD, LOCATION),
    goon_left=(CARD,),
    suspicion_placed=(LOCATION, COUNT),
    raid=(),
    final_raid=(),
    guard_dealt=(CARD, LOCATION, FACE),
    guard_turned_up=(CARD, LOCATION),
    location_card=(CARD,),
    game_ended=(),
)
