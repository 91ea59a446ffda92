"""What cards give: power, influence, VP, cards. Rules: resources.*, vp.gain, play.count_now, dragons.*."""

from pentarchy.games.tyrants.cards import draw_cards
from pentarchy.games.tyrants.counters import Counter, amount
from pentarchy.games.tyrants.rules import effect
from pentarchy.games.tyrants.state import Tyrants


@effect
def power(g: Tyrants, player: int, card: int, count: int, every: int = 1, of: Counter = "") -> None:
    """Power into the pool."""
    if gained := amount(g, player, count, every, of):
        g.power += gained
        g.tell("got_power", player, gained)


@effect
def influence(g: Tyrants, player: int, card: int, count: int, every: int = 1, of: Counter = "") -> None:
    """Influence into the pool."""
    if gained := amount(g, player, count, every, of):
        g.influence += gained
        g.tell("got_influence", player, gained)


@effect
def vp(g: Tyrants, player: int, card: int, count: int, every: int = 1, of: Counter = "") -> None:
    """VP tokens, at once; they never run out (components.vp_tokens)."""
    if gained := amount(g, player, count, every, of):
        g.vp[player] += gained
        g.tell("got_vp", player, gained)


@effect
def draw(g: Tyrants, player: int, card: int, count: int, every: int = 1, of: Counter = "") -> None:
    """Cards from the deck."""
    draw_cards(g, player, amount(g, player, count, every, of))
