"""Doing missions, markers and what they unlock; heroes, skill tokens, potions. Rules: mission.*, ability.*, potion.use,
bonus.mission, symbol.hero, card.055_*."""

from pentarchy.engine.rules import Frame, bind
from pentarchy.games.wistar.chains import SILENT, afresh, is_silent, plain_first
from pentarchy.games.wistar.content import BASEMENT, JOKER, METAL, MISSION, ROWS, WOOD, Effects, Payment, Row
from pentarchy.games.wistar.farm import is_hidden, present
from pentarchy.games.wistar.gains import gain_vp, return_goods, take_goods
from pentarchy.games.wistar.inventions import jokers_needed, symbol_triggers, unmet
from pentarchy.games.wistar.modifiers import symbols
from pentarchy.games.wistar.moves import FROM_POTION, FROM_SPACE, POTION, Move, Why
from pentarchy.games.wistar.once import why_futile
from pentarchy.games.wistar.order import answers, simultaneous
from pentarchy.games.wistar.paying import can_pay, materials, pay
from pentarchy.games.wistar.rules import answer, ask, effect, idle_when, step
from pentarchy.games.wistar.state import Wistar
from pentarchy.kit.piles import without

BROWN, GREY = range(2)
POTION_PARTS: dict[str, Frame] = {"play": ("play", "", "", "", ""), "mission": ("mission", 0)}
MATERIALS = ("wood", "metal", "any", "card", "basic", "advanced")  # what a fee of any goods competes with


# which missions -----------------------------------------------------------------------------------------------------
def row_number(g: Wistar, card: int, row: int) -> int:
    return ROWS * (card - g.content.by_kind[MISSION][0]) + row


def mission_of(g: Wistar, number: int) -> tuple[int, Row]:
    """The card and the row of a mission by its number."""
    card = g.content.by_kind[MISSION][0] + number // ROWS
    return card, g.content.rows[card][number % ROWS]


def is_unlocked(g: Wistar, card: int, row: Row) -> bool:
    """A lock is open when the row with the same key was done by anybody (mission.lock)."""
    if not row.lock:
        return True
    rows = g.content.rows[card]
    return any(other.key == row.lock and g.marks[row_number(g, card, i)] >= 0 for i, other in enumerate(rows))


def usable_spaces(g: Wistar, player: int, basement: bool, paid: Payment) -> list[int]:
    """Markers for such a card, with their fee on top of the price (ability.grey_markers, ability.discount_fee)."""
    fees = [(number, g.content.spaces[number].fee) for number in spaces_left(g, player, basement)]
    return [number for number, fee in fees if not fee[0] or can_pay_both(g, player, paid, fee)]


def spaces_left(g: Wistar, player: int, basement: bool) -> list[int]:
    """Spaces whose markers are still there and fit such a card."""
    left = [number for number in range(len(g.content.spaces)) if not g.spaces[player] >> number & 1]
    return [number for number in left if basement or g.content.spaces[number].colour == BROWN]


def can_pay_both(g: Wistar, player: int, first: Payment, fee: Payment) -> bool:
    """A price and a fee of any goods together (ability.discount_fee)."""
    what, amount = first
    if not can_pay(g, player, first):
        return False
    return materials(g, player) >= fee[1] + (amount if what in MATERIALS else 0)


def why_no_mission(g: Wistar, player: int, card: int, number: int, ignored: int) -> str:
    """The rule against doing a mission now, or ""."""
    row = g.content.rows[card][number % ROWS]
    if g.marks[number] >= 0:
        return "mission.free_row"
    if not is_unlocked(g, card, row):
        return "mission.lock"
    if unmet(g, player, row.needs) or not can_pay(g, player, row.pay):
        return "mission.requirements"
    if jokers_needed(g, player, row.needs, "mission", ignored) > g.goods[4 * player + JOKER]:
        return "mission.requirements"
    basement = g.content.zone[card] == BASEMENT
    if usable_spaces(g, player, basement, row.pay):
        return ""
    return "ability.discount_fee" if spaces_left(g, player, basement) else "ability.grey_markers"


# doing one ----------------------------------------------------------------------------------------------------------
@effect
def mission(g: Wistar, player: int, card: int, ignored: int) -> None:
    """One mission of a card that is turned up, where the explorer or a tent is (mission.presence)."""
    g.ask(player, mission_which(ignored), then=choose_marker(player, ignored))


@idle_when("mission")
def does_no_mission(g: Wistar, player: int, card: int, ignored: int) -> str:
    """What is needed and spent can be seen by all: symbols, goods, and how many cards are in hand."""
    here = [mission for place in present(g, player) if place for mission in g.missions[place - 1]]
    rows = [(one, row_number(g, one, 0)) for one in here if g.knows[one] >> g.players & 1]
    if not rows:
        return "mission.presence"
    done = all(why_no_mission(g, player, one, first + row, ignored) for one, first in rows for row in range(ROWS))
    return "mission.requirements" if done else ""


@ask("mission.requirements", standing=False)
def mission_which(g: Wistar, player: int, why: Why, ignored: int) -> list[Move]:
    """Choose the mission to do, or none."""
    moves: list[Move] = []
    for place in present(g, player):
        for card in g.missions[place - 1] if place and not is_hidden(g, place) else ():
            for row in range(ROWS):
                number = row_number(g, card, row)
                if rule := why_no_mission(g, player, card, number, ignored):
                    if why is not None:
                        why.append((("do_mission", number), rule))
                else:
                    moves.append(("do_mission", number))
    if why is not None:
        why.extend((("do_mission", number), "mission.presence") for number in far_rows(g, player))
    return [*moves, ("pass_by",)] if moves else []


def far_rows(g: Wistar, player: int) -> list[int]:
    """Rows of missions that are turned up where neither the explorer nor a tent is."""
    near = present(g, player)
    far = [place for place in range(1, len(g.missions) + 1) if place not in near and not is_hidden(g, place)]
    return [row_number(g, card, row) for place in far for card in g.missions[place - 1] for row in range(ROWS)]


@step
def choose_marker(g: Wistar, player: int, ignored: int, number: int = -1) -> None:
    if number >= 0:
        g.ask(player, marker_which(number), then=pay_mission(player, ignored, number))


@ask("mission.marker_and_reward", standing=False, trivial=True)
def marker_which(g: Wistar, player: int, why: Why, number: int) -> list[Move]:
    """Choose the marker for the mission: its space is unlocked."""
    card, row = mission_of(g, number)
    return [("use_marker", space) for space in usable_spaces(g, player, g.content.zone[card] == BASEMENT, row.pay)]


@step
def pay_mission(g: Wistar, player: int, ignored: int, number: int, space: int = -1) -> None:
    """Requirements and fee are settled before the marker moves (mission.marker_and_reward)."""
    card, row = mission_of(g, number)
    jokers = jokers_needed(g, player, row.needs, "mission", ignored)
    return_goods(g, player, JOKER, jokers)
    fee = pay(player, FROM_SPACE + space, *g.content.spaces[space].fee)
    g.then(pay(player, card, *row.pay), fee, put_marker(player, number, space, jokers))


@step
def put_marker(g: Wistar, player: int, number: int, space: int, jokers: int) -> None:
    """The reward and an ability that works at once come in the order the player likes."""
    card, row = mission_of(g, number)
    g.marks[number] = 10 * player + space
    g.tell("did_mission", player, number, jokers)
    afresh(g)
    empty_space(g, player, space)
    answers = g.reactions("complete_mission", player)
    ability = asks_now(g, player, FROM_SPACE + space, g.content.spaces[space].text.effects)
    if ability and asks_now(g, player, card, row.reward):
        g.then(*answers)
        g.ask(player, reward_first(number, space), then=both_rewards(player, number, space))
    else:
        g.then(both_rewards(player, number, space, int(ability and not is_silent(row.reward))), *answers)


def asks_now(g: Wistar, player: int, piece: int, parts: Effects) -> bool:
    """Whether any of these effects asks something: plain gains come first, what can do nothing yet waits."""
    return any(part[0] not in SILENT and not g.why_idle(player, piece, part) for part in parts)


def empty_space(g: Wistar, player: int, space: int) -> None:
    """The ability of the space comes into force (ability.unlocked)."""
    g.spaces[player] |= 1 << space
    g.tell("freed_space", player, space)


@ask("mission.marker_and_reward", standing=False)
def reward_first(g: Wistar, player: int, why: Why, number: int, space: int) -> list[Move]:
    """Choose what comes first: the reward of the mission, or the ability of the marker space."""
    return [("resolve_first", which) for which in range(2)]


@step
def both_rewards(g: Wistar, player: int, number: int, space: int, first: int = 0) -> None:
    parts = [gain_reward(player, number), gain_ability(player, space)]
    g.then(parts[first], parts[1 - first])


@step
def gain_reward(g: Wistar, player: int, number: int) -> None:
    card, row = mission_of(g, number)
    g.then(*plain_first(row.reward, player, card))


@step
def gain_ability(g: Wistar, player: int, space: int) -> None:
    g.then(*plain_first(g.content.spaces[space].text.effects, player, FROM_SPACE + space))


@effect
def unlock(g: Wistar, player: int, card: int) -> None:
    """A marker of a brown space is set aside, its fee is due (card.055_amphibious_cart)."""
    g.ask(player, unlock_which(), then=unlock_chosen(player))


@idle_when("unlock")
def unlocks_nothing(g: Wistar, player: int, card: int) -> str:
    return "" if usable_spaces(g, player, False, ("", 0)) else "card.055_amphibious_cart"


@ask("card.055_amphibious_cart", standing=False)
def unlock_which(g: Wistar, player: int, why: Why) -> list[Move]:
    """Choose the brown space to empty, or none."""
    spaces = usable_spaces(g, player, False, ("", 0))
    return [*(("free_space", space) for space in spaces), ("pass_by",)] if spaces else []


@step
def unlock_chosen(g: Wistar, player: int, space: int = -1) -> None:
    if space >= 0:
        g.then(pay(player, FROM_SPACE + space, *g.content.spaces[space].fee), unlock_paid(player, space))


@step
def unlock_paid(g: Wistar, player: int, space: int) -> None:
    afresh(g)
    empty_space(g, player, space)
    g.then(gain_ability(player, space))


# heroes and skill tokens --------------------------------------------------------------------------------------------
@effect
def hero(g: Wistar, player: int, card: int) -> None:
    """One of the heroes left, with a VP for each symbol of its skill (ability.hero)."""
    g.ask(player, hero_which(), then=hero_chosen(player, card))


@idle_when("hero")
def finds_no_hero(g: Wistar, player: int, card: int) -> str:
    return "" if g.heroes else "symbol.hero"


@ask("ability.hero", standing=False)
def hero_which(g: Wistar, player: int, why: Why) -> list[Move]:
    """Choose a hero."""
    return [("take_hero", card) for card in g.heroes]


@step
def hero_chosen(g: Wistar, player: int, source: int, card: int = -1) -> None:
    if card < 0:
        return
    g.heroes = without(g.heroes, card)
    join_helper(g, player, card, source)
    skill = g.content.symbols[card].index(max(g.content.symbols[card]))
    gain_vp(g, player, symbols(g, player)[skill], card)


def join_helper(g: Wistar, player: int, card: int, source: int) -> None:
    g.helpers[player] += (card,)
    g.tell("took_hero", player, card, source)
    afresh(g)
    g.then(*simultaneous(g, player, [], answers(g, player, *symbol_triggers(g, card))))


@effect
def skill_token(g: Wistar, player: int, card: int) -> None:
    """One of the tokens left (ability.skill_token)."""
    g.ask(player, token_which(), then=token_chosen(player, card))


@idle_when("skill_token")
def finds_no_token(g: Wistar, player: int, card: int) -> str:
    return "" if g.skill_tokens else "ability.skill_token"


@ask("ability.skill_token", standing=False)
def token_which(g: Wistar, player: int, why: Why) -> list[Move]:
    """Choose a skill token."""
    return [("take_token", card) for card in g.skill_tokens]


@step
def token_chosen(g: Wistar, player: int, source: int, card: int = -1) -> None:
    if card >= 0:
        g.skill_tokens = without(g.skill_tokens, card)
        join_helper(g, player, card, source)


# potions ------------------------------------------------------------------------------------------------------------
@effect
def potion(g: Wistar, player: int, card: int) -> None:
    """Used at once: play an invention, do a mission, a metal or a wood (potion.use)."""
    g.ask(player, brew_which())


@ask("potion.use", standing=False)
def brew_which(g: Wistar, player: int, why: Why) -> list[Move]:
    """Choose how you use the potion; it is not wasted on what cannot be done."""
    moves: list[Move] = []
    for use, name in enumerate(POTION.tokens):
        part = POTION_PARTS.get(name)
        if part is None or not (rule := why_futile(g, player, FROM_POTION, part)):
            moves.append(("brew", use))
        elif why is not None:
            why.append((("brew", use), rule))
    return moves


@answer
def brew(g: Wistar, player: int, use: int) -> None:
    name = POTION.tokens[use]
    if name in POTION_PARTS:
        g.tell("brewed", player, use)
        g.then(bind(POTION_PARTS[name], player, FROM_POTION))
    else:
        take_goods(g, player, WOOD if name == "wood" else METAL, 1, FROM_POTION)
