"""Kingdom's moves and events: their kinds and parts. Notation, codes and texts follow from these tables."""

from typing import Annotated, Literal

from pentarchy.engine.moves import COUNT, Domain, Table, numbers
from pentarchy.games.kingdom.content import BOARDS, CARD_FILES, MENACE_DECKS, PACKAGE
from pentarchy.games.kingdom.notation import RESOURCES, TYPES
from pentarchy.kit.tables import read_tables, tokens_of

CARD = Domain("card", tokens_of(read_tables(PACKAGE, CARD_FILES), CARD_FILES), pieces=True)
AREA = Domain("area", ("left", "right"))
FACE = Domain("face", ("up", "down"))
PLACE = numbers("place", 20)  # position of a card in an offering area
RESOURCE = Domain("resource", RESOURCES)
PAYMENT = Domain("payment", (*RESOURCES, "krystallium"))  # what a krystallium stands for
TYPE = Domain("type", TYPES)
BOARD = Domain("board", BOARDS)
TASK = numbers("task", 4)
ICON = numbers("icon", 16)  # 0 to 7 on the duchy card, from 8 on on the cards of scenario 5
PLAYER = Domain("player", ("1", "2"))

Card = Annotated[int, CARD]
Area = Annotated[int, AREA]
Face = Annotated[int, FACE]
Place = Annotated[int, PLACE]
Icon = Annotated[int, ICON]
Payment = Annotated[int, PAYMENT]
Board = Annotated[int, BOARD]
Task = Annotated[int, TASK]
Resource = Annotated[int, RESOURCE]
Type = Annotated[int, TYPE]

Move = (
    # setup
    tuple[Literal["keep"], Card]  # one of the two advisors drawn
    # draft
    | tuple[Literal["offer"], Card, Area, Face]
    | tuple[Literal["take"], Area]
    | tuple[Literal["search"], Area]  # solo: search, then take this area
    | tuple[Literal["give"], Area, Place]  # solo: discard this card for the search
    | tuple[Literal["find"], Card, Area]  # solo: the card that the search adds
    | tuple[Literal["spy"], Area, Place]
    | tuple[Literal["reveal"], Area, Place]  # Inspired Prophet
    | tuple[Literal["shift"], Area, Place]  # Ambassador: to the other area
    | tuple[Literal["extra"], Area, Place]  # Grey Eminence: take this one too
    # planning
    | tuple[Literal["purge"], Card]  # High Priestess: this calamity goes to the box
    | tuple[Literal["lose"], Card]  # discard for a shadow
    | tuple[Literal["freeze"], Card]  # a frost giant goes under this card
    | tuple[Literal["cover"], Icon]  # a thief covers this icon
    | tuple[Literal["build"], Card]
    | tuple[Literal["recycle"], Card]
    # cubes
    | tuple[Literal["place"], Card]
    | tuple[Literal["store"]]  # into the alchemy area
    # at any moment
    | tuple[Literal["krystallium"], Card, Payment]
    | tuple[Literal["soldier"], Card]
    | tuple[Literal["scrap"], Card]  # discard a card under construction
    | tuple[Literal["task"], Board, Task]
    | tuple[Literal["exchange"]]  # quests: 5 cubes for 1 krystallium
    | tuple[Literal["spend"], Resource]  # one of the 5
    | tuple[Literal["advise"], Card]  # use an advisor's ability
    # battle
    | tuple[Literal["neutralise"], Card]
    | tuple[Literal["free"], Icon]  # a theft token is removed from this icon
    # end of the game
    | tuple[Literal["finish"], Card]  # Royal Architect
    | tuple[Literal["count"], Type]  # Herald
    # anywhere
    | tuple[Literal["done"]]  # end this phase or step, or decline
)
Why = list[tuple[Move, str]] | None  # where an option generator puts (target, rule id) of what is not allowed
MOVES = Table.of(Move)

DUCHY = Domain("duchy", tuple(read_tables(PACKAGE, ("duchies.toml",))["duchies.toml"]))
SCENARIO = Domain("scenario", tuple(read_tables(PACKAGE, ("scenarios.toml",))["scenarios.toml"]))
LAID = Domain("laid", ("construction", "built", "menaces", "advisors"))
DECK = Domain("deck", MENACE_DECKS)
SIDE = Domain("side", ("one_player", "two_players"))  # of a quest board
REWARD = Domain("reward", ("now", "later", "gone"))  # of a task: the final one's is settled at the end of the moment
TIE = Domain("tie", ("no", "yes"))
TRAINING = Domain("training", ("put", "taken"))  # what supremacy did with the soldier
CAUSE = Domain("cause", ("draft", "price", "seen"))  # why a card is discarded: left over, paid or found by the search
MEANS = Domain("means", ("spy", "advisor"))
BROUGHT = Domain("brought", ("rats", "farms"))
DEFEAT = Domain("defeat", ("rodents", "hoard"))

EVENTS = Table(
    # before round 1
    duchy_taken=(PLAYER, DUCHY),
    deck_taken=(PLAYER, DECK),
    menaces_hidden=(DECK,),  # alone: in the danger stack
    quest_laid=(BOARD,),
    scenario_began=(SCENARIO,),
    scenario_cards=(SCENARIO, LAID),
    thefts_laid=(SCENARIO, COUNT),  # scenario 5: theft tokens on the built cards
    soldiers_given=(PLAYER, COUNT),
    advisor_kept=(PLAYER, CARD),
    # the draft
    round_started=(COUNT,),  # alone
    round_opened=(COUNT, PLAYER),  # with the first player
    offered=(PLAYER, CARD, AREA, FACE),
    laid_out=(CARD, AREA, FACE),
    took=(PLAYER, AREA, COUNT, COUNT),  # all cards, those face down
    took_extra=(PLAYER, CARD, AREA, FACE),
    searched=(PLAYER, AREA),
    found=(PLAYER, CARD, AREA),
    turned_up=(PLAYER, CARD, AREA, MEANS),
    shifted=(PLAYER, CARD, AREA, FACE),
    peeked=(PLAYER, CARD),
    left_over=(CARD, CAUSE, FACE),
    spy_ready=(PLAYER,),
    # advisors and dangers
    revealed=(PLAYER, CARD),  # at the start of planning, of the cards drafted face down
    advisor_joined=(PLAYER, CARD),
    advisor_used=(PLAYER, CARD),
    calamity_struck=(PLAYER, CARD),
    calamity_averted=(PLAYER, CARD),
    lost_to_shadow=(PLAYER, CARD),
    lost_to_hoard=(PLAYER, CARD, COUNT),  # scenario 5: cubes beside the menace stack now
    shadow_cubes=(PLAYER, COUNT),
    menace_arrived=(PLAYER, CARD),
    menace_idle=(PLAYER, CARD),
    frozen=(PLAYER, CARD),
    icon_covered=(PLAYER, RESOURCE),
    icon_freed=(PLAYER, RESOURCE),
    rodents_came=(PLAYER, COUNT, BROUGHT, COUNT),  # those that came, those left in the stack
    # building
    started=(PLAYER, CARD),
    recycled=(PLAYER, CARD, COUNT),  # extra cubes
    placed=(PLAYER, RESOURCE, CARD),
    stored=(PLAYER, RESOURCE, COUNT),
    exchanged=(PLAYER, COUNT),  # the cubes as a packed bag
    krystallium_spent=(PLAYER, PAYMENT, CARD),
    soldier_spent=(PLAYER, CARD),
    completed=(PLAYER, CARD),
    scrapped=(PLAYER, CARD, COUNT),  # what lay on it
    produced=(PLAYER, RESOURCE, COUNT, COUNT),  # all, those of the duchy card
    supremacy=(PLAYER, RESOURCE, COUNT, COUNT, TRAINING),  # own production, the opponent's
    supremacy_alone=(PLAYER, RESOURCE, COUNT, TRAINING),
    supremacy_tie=(RESOURCE, COUNT),
    # quests, battle, end
    task_done=(PLAYER, BOARD, TASK, SIDE, REWARD, COUNT),  # what was paid as a packed bag
    final_reward=(PLAYER, BOARD, SIDE, TIE),
    neutralised=(PLAYER, CARD),
    type_counted=(PLAYER, TYPE, COUNT),
    game_lost=(DEFEAT,),
    game_ended=(),
)
