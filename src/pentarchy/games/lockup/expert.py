"""Expert mode: side B of the crew boards, and traits. Rules: expert.*."""

from pentarchy.engine.rules import bind
from pentarchy.games.lockup.cubes import start_with
from pentarchy.games.lockup.moves import Move, Why
from pentarchy.games.lockup.patrol import top_goon
from pentarchy.games.lockup.rewards import join_goon, put_aside
from pentarchy.games.lockup.rules import answer, ask, effect, idle_when, returns, step
from pentarchy.games.lockup.state import Lockup
from pentarchy.kit.piles import without

returns("claim")


@step
def board_bonus(g: Lockup, player: int) -> None:
    """Side B: power, suspicion, storage, then its bonuses from left to right (expert.side_b, expert.board_first)."""
    power, suspicion, storage, effects = g.content.crews[g.crews[player]]
    start_with(g, player, power, suspicion, storage)
    g.then(*(bind(line, player, -1) for line in effects))


@step
def choose_trait(g: Lockup, player: int) -> None:
    g.ask(player, keep_trait())


@ask("expert.traits_choose", standing=False)
def keep_trait(g: Lockup, player: int, why: Why) -> list[Move]:
    """Keep one of the two traits."""
    return [("adopt", trait) for trait in g.dealt[player]]


@answer
def adopt(g: Lockup, player: int, trait: int) -> None:
    """The trait lies open and gives its bonuses at once; the other returns to the box unseen."""
    g.traits[player] = (trait,)
    g.show((trait,), g.everyone, by=player)
    rest = without(g.dealt[player], trait)
    g.dealt[player] = ()
    g.trait_deck += rest
    g.tell("trait_kept", player, trait)
    g.then(*(bind(line, player, trait) for line in g.content.effects[trait]))


@effect
def reserve_item(g: Lockup, side: int, card: int, count: int) -> None:
    """Reserve display items for free, as far as there are any (expert.reserve_bonus)."""
    if count and any(g.display):
        g.ask(side, reserve_which(), then=claim_one(side, card, count))


@idle_when("reserve_item")
def display_is_empty(g: Lockup, side: int, card: int, count: int) -> str:
    return "" if any(g.display) else "expert.reserve_bonus"


@ask("expert.reserve_bonus", standing=False, trivial=True)
def reserve_which(g: Lockup, player: int, why: Why) -> list[Move]:
    """Choose an item of the display."""
    return [("claim", item) for space in g.display for item in space]


@step
def claim_one(g: Lockup, side: int, card: int, count: int, item: int = -1) -> None:
    """An item of choice, then the others."""
    put_aside(g, side, card, item)
    g.then(reserve_item(side, card, count - 1))


@effect
def pick_goon(g: Lockup, side: int, card: int, shown: int, kept: int) -> None:
    """Reveal goons of the deck, keep one, discard the others (expert.goon_bonus_pick)."""
    for _ in range(shown):
        goon = top_goon(g)
        g.show(goon, g.everyone)
        g.shown_goons[side] += goon
        for shown_goon in goon:
            g.tell("goon_revealed", side, shown_goon)
    if g.shown_goons[side]:
        g.then(keep_goons(side, kept))


@idle_when("pick_goon")
def no_goon_left(g: Lockup, side: int, card: int, shown: int, kept: int) -> str:
    return "" if g.goon_deck or g.goon_discard else "patrol.goons.deck_empty"


@step
def keep_goons(g: Lockup, player: int, kept: int) -> None:
    if kept and g.shown_goons[player]:
        g.then(keep_goons(player, kept - 1))
        g.ask(player, keep_goon())
    else:
        g.goon_discard += g.shown_goons[player]
        g.shown_goons[player] = ()


@ask("expert.goon_bonus_pick", standing=False, trivial=True)
def keep_goon(g: Lockup, player: int, why: Why) -> list[Move]:
    """Choose the goon to keep."""
    return [("hire_shown", goon) for goon in g.shown_goons[player]]


@answer
def hire_shown(g: Lockup, player: int, goon: int) -> None:
    g.shown_goons[player] = without(g.shown_goons[player], goon)
    join_goon(g, player, g.traits[player][0] if g.traits[player] else -1, goon)
