"""Spies, and returning pieces to the barracks. Rules: spy.*, return.*."""

from typing import Literal

from pentarchy.games.tyrants.board import places_of
from pentarchy.games.tyrants.control import add_spy, opponents, presence, recolour, remove_spy, troops
from pentarchy.games.tyrants.moves import Move, Why
from pentarchy.games.tyrants.rules import answer, ask, effect, idle_when, step
from pentarchy.games.tyrants.state import EMPTY, SPIES, Tyrants


# placing --------------------------------------------------------------------------------------------------------
@effect
def place_spy(g: Tyrants, player: int, card: int, count: int) -> None:
    """Place spies one after the other; with all of them on the board one may be taken back first (spy.all_placed)."""
    if count > 1:
        g.then(place_spy(player, card, count - 1))
    if g.spies[player].bit_count() < SPIES:
        g.ask(player, spy_where(count))
    else:
        g.ask(player, recall_first(count), then=place_recalled(player, card))


@ask("spy.all_placed", standing=False)
def recall_first(g: Tyrants, player: int, why: Why, left: int = 1) -> list[Move]:
    """Take one of the five spies back to place it anew, or do nothing."""
    return [*(("recall", site) for site in places_of(g.spies[player])), ("done",)]


@step
def place_recalled(g: Tyrants, player: int, card: int) -> None:
    """The spy taken back goes to another site."""
    g.ask(player, spy_where())


@ask("spy.place", standing=False, trivial=True)
def spy_where(g: Tyrants, player: int, why: Why, left: int = 1) -> list[Move]:
    """Choose a site without an own spy; presence is not needed."""
    own = g.spies[player]
    if why is not None:
        why.extend((("spy", site), "spy.shared_site") for site in places_of(own))
    return [("spy", site) for site in g.board.sites if not own >> site & 1]


@answer
def spy(g: Tyrants, player: int, site: int) -> None:
    g.that_site = site
    g.tell("spy_placed", player, site, g.acting)
    add_spy(g, player, site)


@answer
def recall(g: Tyrants, player: int, site: int) -> None:
    """Take an own spy back to the barracks: as a cost, or to place it anew."""
    g.that_site = site
    g.returned |= 1 << site
    g.tell("spy_recalled", player, site, g.acting)
    remove_spy(g, player, site)


# returning others' pieces -----------------------------------------------------------------------------------------
def enemy_spies(g: Tyrants, player: int, mask: int) -> list[tuple[int, int]]:
    """Spies of other players at some sites, as (site, owner)."""
    return [(site, other) for other in opponents(g, player) for site in places_of(g.spies[other] & mask)]


@effect
def return_enemy_spy(g: Tyrants, player: int, card: int) -> None:
    """Return a spy of another player from a site with presence."""
    g.ask(player, return_which_spy())


@idle_when("return_enemy_spy")
def no_spy_in_reach(g: Tyrants, player: int, card: int) -> str:
    return "" if g.can_answer(player, return_which_spy()) else "return.other_player"


@ask("return.other_player", standing=False, trivial=True)
def return_which_spy(g: Tyrants, player: int, why: Why) -> list[Move]:
    """Choose the spy to return."""
    mask = presence(g, player)
    if why is not None:
        why.extend((("expose", *spy), "return.other_player") for spy in enemy_spies(g, player, ~mask))
    return [("expose", *spy) for spy in enemy_spies(g, player, mask)]


@effect
def return_piece(
    g: Tyrants, player: int, card: int, count: int, whose: Literal["others", "anybody"] = "others", up_to: bool = False
) -> None:
    """Return troops or spies: of others where there is presence, own ones from anywhere (return.any_player)."""
    if count:
        more = return_piece(player, card, count - 1, whose, up_to)
        g.ask_and_go_on(player, return_which(whose, up_to, count), more)


@idle_when("return_piece")
def nothing_in_reach(g: Tyrants, player: int, card: int, count: int, whose: str, up_to: bool) -> str:
    return "" if g.can_answer(player, return_which(whose, up_to)) else "return.other_player"


@ask("return.other_player", standing=False, trivial=True)
def return_which(g: Tyrants, player: int, why: Why, whose: str, up_to: bool, left: int = 1) -> list[Move]:
    """Choose a troop or a spy; white troops never (return.not_white)."""
    mask, moves = presence(g, player), list[Move]()
    own = [player] if whose == "anybody" else []
    for owner in (*opponents(g, player), *own):
        reach = -1 if owner == player else mask
        moves += [("send_home", place, owner) for place in places_of(troops(g, owner) & reach)]
        moves += [("expose", site, owner) for site in places_of(g.spies[owner] & reach)]
        if why is not None:
            why.extend((("send_home", at, owner), "return.other_player") for at in places_of(troops(g, owner) & ~reach))
            why.extend((("expose", at, owner), "return.other_player") for at in places_of(g.spies[owner] & ~reach))
    return [*moves, ("enough",)] if moves and up_to else moves


@answer
def send_home(g: Tyrants, player: int, place: int, owner: int) -> None:
    """A troop goes back to its owner's barracks."""
    g.tell("troop_returned", player, owner, place, g.acting)
    recolour(g, place, owner, EMPTY)
    g.barracks[owner] += 1


@answer
def expose(g: Tyrants, player: int, site: int, owner: int) -> None:
    """A spy goes back to its owner's barracks."""
    g.tell("spy_returned", player, owner, site, g.acting)
    remove_spy(g, owner, site)
