"""What cards give: power, influence, VP, cards. Rules: resources.*, vp.gain, play.count_now, dragons.*."""

from pentarchy.games.tyrants.cards import draw_cards
from pentarchy.games.tyrants.counters import Counter, amount, counted
from pentarchy.games.tyrants.rules import effect, idle_when
from pentarchy.games.tyrants.state import Tyrants


@effect
def power(g: Tyrants, player: int, card: int, count: int, every: int = 1, of: Counter = "") -> None:
    """Power into the pool."""
    if gained := amount(g, player, count, every, of):
        g.power += gained
        tell_gain(g, "got_power", player, gained, card, of)


@effect
def influence(g: Tyrants, player: int, card: int, count: int, every: int = 1, of: Counter = "") -> None:
    """Influence into the pool."""
    if gained := amount(g, player, count, every, of):
        g.influence += gained
        tell_gain(g, "got_influence", player, gained, card, of)


@effect
def vp(g: Tyrants, player: int, card: int, count: int, every: int = 1, of: Counter = "") -> None:
    """VP tokens, at once; they never run out (components.vp_tokens)."""
    if gained := amount(g, player, count, every, of):
        g.vp[player] += gained
        tell_gain(g, "got_vp", player, gained, card, of)


def tell_gain(g: Tyrants, kind: str, player: int, gained: int, card: int, of: str) -> None:
    """What was gained, by which card, for how many of what; a card that does nothing else has said it when played."""
    if g.events is not None and not (any(g.content.plain[card]) and card in g.played[player]):
        g.tell(kind, player, gained, card, *counted(g, player, of))


@idle_when("power", "influence", "vp")
def nothing_counted(g: Tyrants, player: int, card: int, count: int, every: int, of: str) -> str:
    return "" if amount(g, player, count, every, of) else "play.count_now"


@effect
def draw(g: Tyrants, player: int, card: int, count: int, every: int = 1, of: Counter = "") -> None:
    """Cards from the deck."""
    if drawn := draw_cards(g, player, amount(g, player, count, every, of)):
        g.tell("drew_by", player, drawn, card, *counted(g, player, of))


@idle_when("draw")
def nothing_to_draw(g: Tyrants, player: int, card: int, count: int, every: int, of: str) -> str:
    if not (g.decks[player] or g.discards[player]):
        return "draw.nothing_left"
    return nothing_counted(g, player, card, count, every, of)
