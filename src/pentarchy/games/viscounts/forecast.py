"""What things are worth to a side of Viscounts in the turns to come: time, goods, papers, the track, the castle, sets.

Everything here is a function of plain numbers and tuples that all players see, so it is cached and nothing depends on
how hidden cards were guessed. All weights are in points, in weights.toml.
"""

from functools import lru_cache
from math import exp
from typing import NamedTuple

from pentarchy.engine.rules import Frame
from pentarchy.games.viscounts.content import CRIMINAL, GOODS, SILVER, Content
from pentarchy.games.viscounts.moves import SECTIONS
from pentarchy.games.viscounts.state import CARDS, SETUP, Pile, Viscounts
from pentarchy.kit.weights import weights_of

WEIGHTS = weights_of("pentarchy.games.viscounts")

# time
DEBT_RATE = WEIGHTS.number("time.debt_rate")
DEED_RATE = WEIGHTS.number("time.deed_rate")
FIRST_ROUNDS = WEIGHTS.number("time.first_rounds")
STEP = 2  # parts of a turn that are told apart

# goods
GOOD_WORTH = WEIGHTS.numbers("goods.worth")
SPARE = WEIGHTS.numbers("goods.spare")
ANY_RESOURCE = WEIGHTS.number("goods.any_resource")
USED_UP = WEIGHTS.number("goods.used_up")
QUEUE = WEIGHTS.number("goods.queue")

# papers
FLIPS = WEIGHTS.number("papers.flips")
PAPERS = WEIGHTS.number("papers.papers")
FLIP_DEBT = WEIGHTS.number("papers.flip_debt")
FLIP_DEED = WEIGHTS.number("papers.flip_deed")
UNPAID = -2.0  # printed
MAJORITY_DOUBT = WEIGHTS.number("papers.majority_doubt")
DOUBT_A_TURN = WEIGHTS.number("papers.doubt_a_turn")
NONE_YET = WEIGHTS.numbers("papers.none_yet")
OPEN_FIRST = WEIGHTS.number("papers.open_first")
OPEN_LAST = WEIGHTS.number("papers.open_last")
OPEN_LEAD = WEIGHTS.numbers("papers.open_lead")

# track
GOOD_STEP = WEIGHTS.number("track.good_step")
STEPS = WEIGHTS.number("track.steps")
PATIENCE = WEIGHTS.number("track.patience")

# castle
NEXT_UP = WEIGHTS.numbers("castle.next_up")
NEXT_TOP = WEIGHTS.numbers("castle.next_top")
PLACING = WEIGHTS.number("castle.placing")
LEADER_CARD = WEIGHTS.number("castle.leader_card")
LEADER_TURNS = WEIGHTS.number("castle.leader_turns")
LEADER_LOST = WEIGHTS.number("castle.leader_lost")
LEADER_WON = WEIGHTS.number("castle.leader_won")

# manuscripts
HOPEFUL_SETS = WEIGHTS.numbers("manuscripts.hopeful_sets")
BONUS_HOPE = WEIGHTS.numbers("manuscripts.bonus_hope")
BONUS_CARD = WEIGHTS.number("manuscripts.bonus_card")
LONG = WEIGHTS.number("manuscripts.long")

# icons
ICON_WORTH = WEIGHTS.numbers("icons.worth")
FOCUS = WEIGHTS.number("icons.focus")

# effects
ROUGH = WEIGHTS.table("effects.rough")
BUILT = WEIGHTS.table("buildings.built")


# time -------------------------------------------------------------------------------------------------------------
def rounds_after(g: Viscounts) -> float:
    """Rounds after this one, if the last one is known; otherwise those that are likely to come, counted from now."""
    if g.last_round:
        return float(g.last_round - g.round)
    if g.poverty < 0:
        return FIRST_ROUNDS
    return 1.0 + min(g.poverty / DEBT_RATE, g.prosperity / DEED_RATE) / g.sides


def turns_of(g: Viscounts, side: int, rounds: float) -> float:
    """Actions that a side will still take after the one that is being prepared, in steps.

    An estimate must not jump when a round begins: moves that end a turn are compared with moves that do not.
    """
    place, now = (side - g.first) % g.sides, (g.active - g.first) % g.sides
    waits = g.last_round > 0 and (place > now or (place == now and g.phase in (SETUP, CARDS)))
    return round((rounds + waits) * STEP) / STEP


def early(turns: float, enough: float) -> float:
    """A share that falls to 0 with the last turn."""
    return min(1.0, turns / enough)


# goods ------------------------------------------------------------------------------------------------------------
@lru_cache(1 << 12)
def stock_worth(turns: float, good: int, count: int) -> float:
    """So many of a good: the more there are, the longer it takes to use them up; nothing after the last action."""
    each = GOOD_WORTH[good]
    if count < 0:
        return each * count
    worth = 0.0
    for number in range(count):
        worth += each * early(turns, USED_UP + QUEUE * number)
        each *= SPARE[good]
    return worth


def goods_worth(turns: float, goods: list[int]) -> float:
    return sum([stock_worth(turns, good, count) for good, count in enumerate(goods)], 0.0)


# papers -----------------------------------------------------------------------------------------------------------
@lru_cache(1 << 12)
def open_chances(poverty: int, prosperity: int, last: bool, sides: int) -> tuple[float, float]:
    """How likely poverty and prosperity lie open at the end, so that their majorities score."""
    if poverty < 0:
        return OPEN_FIRST, OPEN_FIRST
    left = (poverty / DEBT_RATE / sides, prosperity / DEED_RATE / sides)  # rounds
    found = []
    for own, other in (left, left[::-1]):
        if own <= 0:
            found.append(1.0)
        elif last:
            found.append(exp(-OPEN_LAST * own))
        else:
            found.append(1.0 / (1.0 + exp(OPEN_LEAD[0] * (own - other - OPEN_LEAD[1]))))
    return found[0], found[1]


@lru_cache(1 << 14)
def majority_worths(counts: Pile, places: Pile, doubt: float, turns: float) -> list[float]:
    """What the majority of flipped papers will bring each side, from everybody's chance of each place."""
    found = []
    for side, count in enumerate(counts):
        odds = [1.0]  # by how many are ahead
        for other, rival in enumerate(counts):
            if other != side:
                behind = 1.0 / (1.0 + exp(max(-30.0, min(30.0, (count - rival) * 1.7 / doubt))))
                odds = [
                    (odds[i] * (1.0 - behind) if i < len(odds) else 0.0) + (odds[i - 1] * behind if i else 0.0)
                    for i in range(len(odds) + 1)
                ]
        worth = sum([chance * place for chance, place in zip(odds, places, strict=False)], 0.0)
        found.append(worth if count else worth * min(NONE_YET[0], NONE_YET[1] * turns))
    return found


@lru_cache(1 << 14)
def papers_worth(debts: int, deeds: int, turns: float) -> float:
    """Unflipped debts and deeds, some of which will be flipped."""
    waiting, flips = debts + deeds, FLIPS * turns
    share = flips / (waiting + flips + PAPERS) if waiting and flips else 0.0
    return UNPAID * debts + deeds + share * (FLIP_DEBT * debts + FLIP_DEED * deeds)


# track ------------------------------------------------------------------------------------------------------------
@lru_cache(1 << 12)
def collision_worths(content: Content, debts: int, deeds: int, silver: int, turns: float) -> tuple[float, ...]:
    """What a collision at each space gives a side that has so much: the third debt is worse than the first."""
    now = papers_worth(debts, deeds, turns) + stock_worth(turns, SILVER, silver)
    found = []
    for space in content.track:
        gained = dict.fromkeys(("gain", "deed", "debt"), 0)
        for name, *values in space.own:
            gained[name] += values[-1]
        worth = papers_worth(debts + gained["debt"], deeds + gained["deed"], turns)
        worth += stock_worth(turns, SILVER, silver + gained["gain"])
        found.append(round(worth - now, 1))
    return tuple(found)


@lru_cache(1 << 14)
def track_worth(rewards: tuple[float, ...], corruption: int, virtue: int, steps: int) -> float:
    """The collision to come and the one after it, with so many steps to come on the track."""
    if corruption >= virtue:
        again = track_worth(rewards, 1, len(rewards), steps) if steps else 0.0
        return rewards[min(virtue, len(rewards)) - 1] + again
    if steps <= 0:
        return 0.0
    better = track_worth(rewards, corruption, virtue - 1, steps - 1)
    worse = track_worth(rewards, corruption + 1, virtue, steps - 1)
    return PATIENCE * (GOOD_STEP * better + (1.0 - GOOD_STEP) * worse)


# castle -----------------------------------------------------------------------------------------------------------
class Castle(NamedTuple):
    """Own workers."""

    first: Pile  # by section
    second: Pile
    top: int


@lru_cache(1 << 15)
def placed(castle: Castle, section: int, count: int) -> tuple[Castle, Pile, int]:
    """The castle after workers came to a section: groups rise, section by section; who rose where, and to the top."""
    first, second, top = list(castle.first), list(castle.second), castle.top
    first[section] += count
    risen, start = [], top
    while ready := [place for place in range(SECTIONS) if first[place] >= 3]:
        place = ready[0]
        second[place] += 1
        risen.append(place)
        gone = min(2, first[place] - 1)
        first[place] -= 1 + gone
        first[(place + 1) % SECTIONS] += 1
        first[(place - 1) % SECTIONS] += gone - 1
    for place in range(SECTIONS):
        while second[place] >= 3:
            second[place] -= 1
            top += 1
    return Castle(tuple(first), tuple(second), top), tuple(risen), top - start


@lru_cache(1 << 15)
def castle_worth(castle: Castle, tiers: Pile, turns: float) -> float:
    """Points of the workers, and how near they are to rising."""
    worth = tiers[0] * sum(castle.first) + tiers[1] * sum(castle.second) + tiers[2] * castle.top
    hope = sum([NEXT_UP[min(count, 2)] for count in castle.first], 0.0)
    hope += sum([NEXT_TOP[min(count, 2)] for count in castle.second], 0.0)
    return worth + hope * early(turns, PLACING)


@lru_cache(1 << 12)
def leader_worth(tops: Pile, leader: int, side: int, points: int, turns: float) -> float:
    """The leader card, by how far ahead on the top tier its owner is."""
    rivals = max([top for other, top in enumerate(tops) if other != side], default=0)
    hand = LEADER_CARD * turns
    if leader == side:
        kept = 1.0 - LEADER_LOST * early(turns, LEADER_TURNS) / (1.0 + tops[side] - rivals)
        return points * kept + hand * kept
    short = tops[leader] + 1 - tops[side] if leader >= 0 else 1
    return points * early(turns, LEADER_TURNS) * LEADER_WON / (1.0 + short)


# manuscripts ------------------------------------------------------------------------------------------------------
@lru_cache(1 << 14)
def ribbons_worth(counts: Pile, sets: Pile, bonus: int, offered: Pile, turns: float) -> float:
    """Sets, and the bonus cards that are still there; `offered`: worth in tenths of each ribbon's card, or 0."""
    hope, worth = early(turns, LONG), 0.0
    for size in range(1, max(counts) + 1):
        kinds = sum([count >= size for count in counts])
        worth += sets[kinds] + (HOPEFUL_SETS[kinds] - sets[kinds]) * hope
    for count, card in zip(counts, offered, strict=True):
        if card:
            share = 1.0 if count >= bonus else BONUS_HOPE[min(count, 2)] / BONUS_CARD * hope
            worth += card / 10 * share
    return worth


# effects of cards, without a position -------------------------------------------------------------------------------
PLAIN = WEIGHTS.table("effects.plain")


def plain_worth(part: Frame) -> float:
    """What an effect gives on the average."""
    name, *values = part
    if name == "gain":
        return GOOD_WORTH[GOODS.index(values[0])] * float(values[1])
    if name == "resource":
        return ANY_RESOURCE * float(values[0])
    if name == "choose":
        return max(plain_worth(one) for one in values)
    if name == "both":
        return sum([plain_worth(one) for one in values], 0.0)
    if name in ("build", "build_here"):
        return BUILT[values[0]]
    if name in PLAIN:
        return PLAIN[name] * (values[0] if values else 1)
    each = ROUGH.get(name, 0.0)
    return each * (values[0] if values and name != "manuscript" else 1)


ANSWERS = WEIGHTS.table("cards.answers")
CONVERTS = WEIGHTS.number("cards.converts")
ON_BOARD = 3.0  # turns


class Played(NamedTuple):
    """What a townsfolk gives from being played on, beside its icons."""

    now: float  # an immediate ability, with corruption
    answers: float  # an ongoing ability, in all
    drop: float  # when it slides off


@lru_cache(8)
def played_worths(content: Content) -> tuple[Played, ...]:
    """By piece number."""
    found = []
    for piece, icons in enumerate(content.icons):
        effects = sum([plain_worth(part) for part in content.effects[piece]], 0.0)
        timing = content.timing[piece]
        now = effects if timing == "instant" else 0.0
        now += PLAIN["corruption"] * icons[CRIMINAL]
        answers = CONVERTS if content.converts[piece] is not None else 0.0
        for trigger, texts in content.triggers.items():
            if piece in texts:
                answers += ANSWERS[trigger] * sum([plain_worth(part) for part in texts[piece]], 0.0)
        found.append(Played(now, answers, effects if timing == "drop" else 0.0))
    return tuple(found)


class Pack(NamedTuple):
    """What a pile of cards adds up to."""

    cards: int
    icons: Pile
    abilities: float

    def plays(self, worths: tuple[float, ...]) -> float:
        """What all of them give when each is played once, with these worths of icons."""
        return ON_BOARD * icons_worth(self.icons, worths) + self.abilities


@lru_cache(1 << 15)
def pack(content: Content, pile: Pile) -> Pack:
    played = played_worths(content)
    icons = [sum([content.icons[card][icon] for card in pile]) for icon in range(len(ICON_WORTH))]
    return Pack(len(pile), tuple(icons), sum([sum(played[card], 0.0) for card in pile], 0.0))


def icons_worth(icons: Pile, worths: tuple[float, ...] = ICON_WORTH) -> float:
    """In one action."""
    merchants, builders, nobles, clerics, criminals = icons
    a, b, c, d, e = worths
    return merchants * a + builders * b + nobles * c + clerics * d + criminals * e


@lru_cache(1 << 14)
def focused(icons: Pile) -> tuple[float, ...]:
    """Icons are worth more to who has many of their kind: they are used together."""
    whole = sum(icons[1:CRIMINAL])
    if not whole:
        return ICON_WORTH
    shares = [3.0 * count / whole - 1.0 for count in icons[1:CRIMINAL]]
    middle = [worth * (1.0 + FOCUS * share) for worth, share in zip(ICON_WORTH[1:CRIMINAL], shares, strict=True)]
    return (ICON_WORTH[0], *middle, ICON_WORTH[CRIMINAL])
