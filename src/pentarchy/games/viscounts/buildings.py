"""Buildings, their sites and links. Rules: build.*, ability.*, fx.building, setup.extra_step_card8, solo.build.*."""

from collections import defaultdict
from functools import lru_cache
from typing import Literal

from pentarchy.engine.rules import Frame
from pentarchy.games.viscounts.content import LAST_SLOT, TYPES, Content, Link
from pentarchy.games.viscounts.moments import Gain, bound, corruption_of, without_corruption
from pentarchy.games.viscounts.moves import INNER, Move, Why
from pentarchy.games.viscounts.reasons import by_ability, instead
from pentarchy.games.viscounts.rules import ask, effect, rules, step
from pentarchy.games.viscounts.schemes import scheme
from pentarchy.games.viscounts.sources import LINKS, SITES, named
from pentarchy.games.viscounts.state import Pile, Viscounts
from pentarchy.games.viscounts.townsfolk import segment_of
from pentarchy.kit.piles import without

BUILDINGS = 9
AUTOMA_ORDER = (3, 4, 5, 0, 1, 2, 6, 7, 8)  # guildhalls and trading posts are swapped on its boards
SCHEME_SLOT = 0  # the automa's first trading post slot

Kind = Literal["trading_post", "guildhall", "workshop"]


# sites --------------------------------------------------------------------------------------------------------------
def free_sites(g: Viscounts) -> list[int]:
    """All empty sites of the board."""
    banks = g.content.bank[g.face]
    return [site for site, there in enumerate(g.sites) if there < 0 and banks[site] >= 0]


def sites_of_space(g: Viscounts, side: int) -> list[int]:
    """Empty sites on the bank of a viscount's outer space, from the left (build.river)."""
    segment, bank = divmod(g.viscounts[side], 3)
    if bank == INNER:
        return []
    first, banks = LAST_SLOT * segment, g.content.bank[g.face]
    return [site for site in range(first, first + LAST_SLOT) if banks[site] == bank and g.sites[site] < 0]


def left_of_type(g: Viscounts, side: int, kind: str) -> list[int]:
    """Buildings of a type that still stand on the player board."""
    number, types = TYPES.index(kind), g.content.building_type
    return [slot for slot in range(BUILDINGS) if types[slot] == number and not g.built[side] >> slot & 1]


def clockwise_sites(g: Viscounts, side: int) -> list[int]:
    """All empty sites, beginning at the bank of the viscount and going clockwise (solo.build.free)."""
    here = g.ring.index(segment_of(g, side))
    at_space = sites_of_space(g, side)
    start = at_space[0] if at_space else LAST_SLOT * g.ring[here] + (LAST_SLOT if g.viscounts[side] % 3 else 0)

    def way(site: int) -> int:
        distance = (g.ring.index(site // LAST_SLOT) - here) * LAST_SLOT + site % LAST_SLOT
        return (distance - (start - LAST_SLOT * g.ring[here])) % (LAST_SLOT * len(g.ring))

    return sorted(free_sites(g), key=way)


# placing ------------------------------------------------------------------------------------------------------------
@step
def put_building(g: Viscounts, side: int, source: int, slot: int = -1, site: int = -1) -> None:
    """The slot's ability works at once; then the effect of the site, then the links (build.sequence)."""
    if slot < 0:  # there was none to choose (fx.mandatory)
        return
    g.sites[site] = BUILDINGS * side + slot
    g.built[side] |= 1 << slot
    g.tell("built", g.owner_of(side), slot, site, named(source))
    frames, links, effects = [], completed_links(g, site), g.content.site_effects[g.face][site]
    if g.is_automa(side) and slot == SCHEME_SLOT:
        frames = [scheme(side, by_ability(g, "trading_post_1"))]
    corrupted = 0
    if links:
        gains = [(side, SITES + site, effects), *(gain for link in links for gain in link_gains(g, side, site, link))]
        first = corruption_of(gains)
        corrupted = sum({1 << frame[1] for frame in first})
        frames += first
    if corrupted >> side & 1:
        effects = without_corruption(effects)
    g.then(*frames, *bound(effects, side, SITES + site), pay_links(side, site, corrupted, *links))


def link_ends(ring: Pile, link: Link) -> tuple[int, int]:
    """The two sites of a link; the last one of a segment leads to the first site of the next (build.link_border)."""
    if link.second >= 0:
        return link.first, link.second
    return link.first, LAST_SLOT * ring[(ring.index(link.place // LAST_SLOT) + 1) % len(ring)]


def completed_links(g: Viscounts, site: int) -> list[int]:
    """Links between a site and another one that is built on (build.link)."""
    links = links_at(g.content, g.face, g.ring).get(site, [])
    return [number for number, other in links if g.sites[other] >= 0]


@lru_cache(64)
def links_at(content: Content, face: int, ring: Pile) -> dict[int, list[tuple[int, int]]]:
    """By site: the links that end there, each with its other site."""
    found = defaultdict[int, list[tuple[int, int]]](list)
    for number, link in enumerate(content.links[face]):
        first, second = link_ends(ring, link)
        found[first].append((number, second))
        found[second].append((number, first))
    return dict(found)


@step
def pay_links(g: Viscounts, side: int, site: int, corrupted: int, *links: int) -> None:
    """The builder chooses which of two links is first (build.link_several), the automa goes clockwise.

    `corrupted` is a mask of the sides whose corruption came already (track.corruption_first).
    """
    if len(links) > 1 and not g.is_automa(side):
        g.ask(side, link_first(*links), then=pay_chosen_link(side, site, corrupted, links))
        return
    if len(links) > 1:
        g.tell("automa_links")
    g.then(*(pay_link(side, site, corrupted, number) for number in clockwise_links(g, site, links)))


def clockwise_links(g: Viscounts, site: int, links: tuple[int, ...]) -> list[int]:
    """The link that leads to a site comes before the one that leads on from it."""
    return sorted(links, key=lambda number: link_ends(g.ring, g.content.links[g.face][number])[0] == site)


@ask("build.link_several", standing=False)
def link_first(g: Viscounts, player: int, why: Why, *links: int) -> list[Move]:
    """Choose the link that pays first."""
    return [("link", g.content.links[g.face][number].place) for number in links]


@step
def pay_chosen_link(g: Viscounts, side: int, site: int, corrupted: int, links: Pile, place: int = -1) -> None:
    first = next(number for number in links if g.content.links[g.face][number].place == place)
    g.then(pay_link(side, site, corrupted, first), pay_links(side, site, corrupted, *without(links, first)))


def link_gains(g: Viscounts, side: int, site: int, number: int) -> list[Gain]:
    """Both owners resolve a link, the builder first; one owner only once (build.link_same_owner)."""
    link = g.content.links[g.face][number]
    other = next(end for end in link_ends(g.ring, link) if end != site)
    owners = dict.fromkeys((side, g.sites[other] // BUILDINGS))
    return [(owner, LINKS + link.place, link.effects) for owner in owners]


@step
def pay_link(g: Viscounts, side: int, site: int, corrupted: int, number: int) -> None:
    frames, gains = list[Frame](), link_gains(g, side, site, number)
    g.tell("linked", g.owner_of(side), g.owner_of(gains[-1][0]), gains[0][1] - LINKS)
    for owner, source, effects in gains:
        left = without_corruption(effects) if corrupted >> owner & 1 else effects
        frames += bound(left, owner, source)
    g.then(*frames)


# free buildings -----------------------------------------------------------------------------------------------------
@effect
def build(g: Viscounts, side: int, card: int, what: Kind) -> None:
    """A free building of this type on any empty site (fx.building)."""
    left = left_of_type(g, side, what)
    if not g.is_automa(side):
        g.ask(side, build_where(what, False, card), then=put_building(side, card))
    elif left and (sites := clockwise_sites(g, side)):
        g.then(put_building(side, card, left[0], sites[0]))
    else:
        instead(g, "no_building")


@rules.idle_when("build")
def nothing_to_build(g: Viscounts, side: int, card: int, what: Kind) -> str:
    return "" if left_of_type(g, side, what) and free_sites(g) else "fx.building"


@effect
def build_here(g: Viscounts, side: int, card: int, what: Kind) -> None:
    """The same, but on a site of the viscount's own space (setup.extra_step_card8)."""
    left, sites = left_of_type(g, side, what), sites_of_space(g, side)
    if not g.is_automa(side):
        g.ask(side, build_where(what, True, card), then=put_building(side, card))
    elif left and sites:
        g.then(put_building(side, card, left[0], sites[0]))


@rules.idle_when("build_here")
def nothing_to_build_here(g: Viscounts, side: int, card: int, what: Kind) -> str:
    return "" if left_of_type(g, side, what) and sites_of_space(g, side) else "build.empty_site"


@ask("fx.building", standing=False)
def build_where(g: Viscounts, player: int, why: Why, what: str, here: bool, source: int) -> list[Move]:
    """Choose the building and the site."""
    sites = sites_of_space(g, player) if here else free_sites(g)
    return [("erect", slot, site) for slot in left_of_type(g, player, what) for site in sites]
