"""Who is where, who has presence, who controls what. Rules: presence.*, control.*, total_control.*, marker.*, white.*.

All changes of troops and spies on the board go through `recolour`, `add_spy` and `remove_spy`, so that control, total
control and the markers follow at once (control.at_once).
"""

from pentarchy.games.tyrants.moves import SITES
from pentarchy.games.tyrants.state import EMPTY, WHITE, Tyrants
from pentarchy.kit.seats import seats_from

MARKER_INFLUENCE = 1


# presence -------------------------------------------------------------------------------------------------------
def troops(g: Tyrants, colour: int) -> int:
    """The places where a colour has a troop; EMPTY: where there is an empty space."""
    return g.camps[colour] | g.roads[colour] << SITES


def presence(g: Tyrants, player: int) -> int:
    """The places where a player is present: by troops there and next to it, by spies in their own site only."""
    near = g.content.boards[g.sections].near
    mask, left = g.spies[player], g.camps[player] | g.roads[player] << SITES
    while left:
        low = left & -left
        mask |= near[low.bit_length() - 1]
        left ^= low
    return mask


def open_places(g: Tyrants, player: int) -> int:
    """Where a player may deploy: empty spaces with presence, or all of them without a troop on the board."""
    empty = g.camps[EMPTY] | g.roads[EMPTY] << SITES
    return empty & presence(g, player) if g.camps[player] or g.roads[player] else empty


def enemies(g: Tyrants, player: int) -> list[int]:
    """The colours of enemy troops: the other players, then white (term.enemy_troop)."""
    return [colour for colour in range(g.players) if colour != player] + [WHITE]


def opponents(g: Tyrants, player: int) -> list[int]:
    """The other players, clockwise."""
    return seats_from(player, g.players)[1:]


# changes --------------------------------------------------------------------------------------------------------
def recolour(g: Tyrants, place: int, old: int, new: int) -> None:
    """One space of a place goes from one colour to another; EMPTY is a colour too."""
    if place >= SITES:
        bit = 1 << place - SITES
        g.roads[old] ^= bit
        g.roads[new] ^= bit
        return
    row, bit = list(g.garrisons[place]), 1 << place
    row[old] -= 1
    if not row[old]:
        g.camps[old] ^= bit
    if not row[new]:
        g.camps[new] ^= bit
    row[new] += 1
    g.garrisons[place] = tuple(row)
    review_control(g, place)


def add_spy(g: Tyrants, player: int, site: int) -> None:
    g.spies[player] |= 1 << site
    review_control(g, site)


def remove_spy(g: Tyrants, player: int, site: int) -> None:
    g.spies[player] &= ~(1 << site)
    review_control(g, site, spy_left=True)


# control --------------------------------------------------------------------------------------------------------
def controller(g: Tyrants, site: int) -> int:
    """Who has more troops in a site than each other colour, or -1 (control.majority, control.nobody)."""
    row = g.garrisons[site][:EMPTY]
    most = max(row)
    if not most or row.count(most) > 1:
        return -1
    who = row.index(most)
    return -1 if who == WHITE else who


def has_total_control(g: Tyrants, player: int, site: int) -> bool:
    """Whether a player fills all spaces of a site and no other player's spy is there (total_control.condition)."""
    if g.garrisons[site][player] != g.content.sites[site].spaces:
        return False
    return not any(spies >> site & 1 for other, spies in enumerate(g.spies) if other != player)


def review_control(g: Tyrants, site: int, *, spy_left: bool = False) -> None:
    """Bring control of a site up to date; a marker changes hands and sides, and pays, at once."""
    was, was_total = g.control[site], g.total_control[site]
    who = controller(g, site)
    total = who if who >= 0 and has_total_control(g, who, site) else -1
    if who == was and total == was_total:
        return
    g.control[site], g.total_control[site] = who, total
    if g.events is not None:
        tell_control(g, site, was, was_total, "total_regained" if spy_left else "total_gained")
    if who >= 0 and who == g.current:
        pay_marker(g, site)


def tell_control(g: Tyrants, site: int, was: int, was_total: int, totally: str) -> None:
    """Who lost and who gained control, with the troops that decided it; losing control includes total control."""
    who, total, spaces = g.control[site], g.total_control[site], g.content.sites[site].spaces
    own = g.garrisons[site]

    def strongest_other(player: int) -> int:
        return max(count for colour, count in enumerate(own[:EMPTY]) if colour != player)

    if was >= 0 and was != who:
        g.tell("control_lost", was, site, own[was], strongest_other(was))
    elif was_total >= 0 and was_total != total:
        g.tell("total_lost", was_total, site, own[was_total], spaces)
    if total >= 0 and total != was_total:
        g.tell(totally, total, site, spaces)
    elif who >= 0 and who != was:
        g.tell("control_gained", who, site, own[who], strongest_other(who))


def pay_marker(g: Tyrants, site: int) -> None:
    """A marker gives its influence once on each turn of its holder (marker.once_per_turn)."""
    if g.content.sites[site].marker_vp >= 0 and not g.paid_markers >> site & 1:
        g.paid_markers |= 1 << site
        g.influence += MARKER_INFLUENCE
        g.tell("marker_paid", g.current, site)


def controlled_sites(g: Tyrants, player: int) -> int:
    return g.control.count(player)


def markers_held(g: Tyrants, player: int) -> list[int]:
    """The sites whose control markers a player holds: a marker always lies with who controls its site."""
    return [site for site in g.board.markers if g.control[site] == player]
