"""Playing a card: its lines in order, choices, costs, conditions, Focus. Rules: play.*, cost.*, focus.*."""

from typing import Literal

from pentarchy.engine.rules import Frame, bind
from pentarchy.games.tyrants.board import places_of
from pentarchy.games.tyrants.cards import different, pile_of
from pentarchy.games.tyrants.counters import COUNTERS, Counter
from pentarchy.games.tyrants.moves import WHY, Move, Why
from pentarchy.games.tyrants.rules import answer, ask, combining, effect, idle_when, returns, step
from pentarchy.games.tyrants.state import Tyrants
from pentarchy.kit.piles import Pile, without

Presence = Literal["other_player_troop", "other_player_spy"]


def play_card(g: Tyrants, player: int, card: int) -> None:
    """Lay a card of the hand down and carry out its lines (play.face_up, play.in_order)."""
    g.hands[player] = without(g.hands[player], card)
    g.played[player] += (card,)
    g.show((card,), g.everyone, by=player)
    if any(g.content.plain[card]):
        g.tell("played_for", player, card, *g.content.plain[card])
    else:
        g.tell("played", player, card)
    carry_out(g, player, card)


def carry_out(g: Tyrants, player: int, card: int) -> None:
    """The lines of a card, with nothing remembered of cards before."""
    g.played_this_turn += (card,)
    begin_text(g, card)
    g.then(*(bind(line, player, card) for line in g.content.effects[card]))


def begin_text(g: Tyrants, card: int) -> None:
    """A new text begins, or none (-1): "that site" and the like are open again."""
    g.acting, g.that_site, g.killed, g.landed, g.returned = card, -1, (), (), 0


def all_idle(g: Tyrants, player: int, card: int, effects: tuple[Frame, ...]) -> str:
    """The rule why none of several effects could do anything now, or ""."""
    rule = ""
    for effect_of_card in effects:
        rule = g.why_idle(player, card, effect_of_card)
        if not rule:
            return ""
    return rule


# combining --------------------------------------------------------------------------------------------------------
@combining
def all_of(g: Tyrants, player: int, card: int, *what: Frame) -> None:
    """Several instructions in order; as an option chosen in vain it has been told already."""
    if not all_idle(g, player, card, what):
        g.then(*(bind(part, player, card) for part in what))


@combining
def repeat(g: Tyrants, player: int, card: int, times: int, what: Frame) -> None:
    """The same instruction several times, each resolved before the next (play.choose_times)."""
    g.then(*(bind(what, player, card),) * times)


@idle_when("repeat")
def idle_each_time(g: Tyrants, player: int, card: int, times: int, what: Frame) -> str:
    return g.why_idle(player, card, what)


@combining
def choose(g: Tyrants, player: int, card: int, *options: Frame) -> None:
    """Choose one (play.choose_one); where no option can do anything, nobody has to choose."""
    if not (rule := all_idle(g, player, card, options)):
        g.ask(player, choose_one(card))
    elif g.events is not None:
        g.tell("cannot", player, card, WHY.index[rule])


@idle_when("all_of", "choose")
def idle_in_every_part(g: Tyrants, player: int, card: int, *what: Frame) -> str:
    return all_idle(g, player, card, what)


@ask("play.choose_one", standing=False)
def choose_one(g: Tyrants, player: int, why: Why, card: int) -> list[Move]:
    """One of the card's options, also one that can do nothing."""
    return [("pick", card, option) for option in range(len(g.content.options[card]))]


@answer
def pick(g: Tyrants, player: int, card: int, option: int) -> None:
    chosen = g.content.options[card][option]
    if g.events is not None:
        if rule := g.why_idle(player, card, chosen):
            g.tell("chose_in_vain", player, card, option, WHY.index[rule])
        elif chosen[0] == "at_end_of_turn" or any(part is True for part in chosen):
            # "up to" can be nothing at all; what other options do is told at once, with the card
            g.tell("chose", player, card, option)
    g.then(bind(chosen, player, card))


@combining
def may(g: Tyrants, player: int, card: int, what: Frame) -> None:
    """Do something, or not."""
    if not g.why_idle(player, card, what):
        g.ask(player, accept_or_not(card), then=promised(player, card, what))


@idle_when("may")
def idle_anyway(g: Tyrants, player: int, card: int, what: Frame) -> str:
    return g.why_idle(player, card, what)


@ask("play.mandatory", standing=False)
def accept_or_not(g: Tyrants, player: int, why: Why, card: int) -> list[Move]:
    """Yes or no."""
    return [("accept",), ("done",)]


@step
def promised(g: Tyrants, player: int, card: int, *then: Frame) -> None:
    """What waits for a yes, or for the payment of its cost."""
    g.then(*(bind(part, player, card) for part in then))


returns("accept")


@answer
def done(g: Tyrants, player: int) -> None:
    """Without it: what waits for the answer is dropped, and the log says so."""
    step_name, _, card, *_ = g.give_up()
    if told := REFUSED.get(step_name, "no_more"):
        g.tell(told, player, card)


@answer
def enough(g: Tyrants, player: int) -> None:
    """No more of "up to": the rest of the loop is dropped."""
    done(g, player)


# what the log says when a step that waits is dropped; of a cost that was paid by then, nothing
REFUSED = {"promised": "declined", "shown": "showed_nothing", "return_more_spies": ""}


# costs ------------------------------------------------------------------------------------------------------------
@combining
def pay(g: Tyrants, player: int, card: int, cost: Frame, *then: Frame) -> None:
    """An ability with a cost: if it is paid, what stands after the arrow happens (cost.*)."""
    if not g.why_idle(player, card, cost):
        more = (("return_more_spies",),) if cost[0] == "return_own_spies" else ()
        g.then(bind(cost, player, card), promised(player, card, *more, *then))
    elif g.events is not None and ("pay", cost, *then) in g.content.effects[card]:  # as an option it was told already
        g.tell("cannot_pay", player, card)


@idle_when("pay")
def cannot_pay(g: Tyrants, player: int, card: int, cost: Frame, *then: Frame) -> str:
    """What can be paid changes something, whatever it is for (cost.pay_for_nothing)."""
    return g.why_idle(player, card, cost)


@effect
def return_own_spy(g: Tyrants, player: int, card: int) -> None:
    """A cost: return one of your spies."""
    g.ask(player, pay_with_spy(card))


@ask("cost.optional", standing=False)
def pay_with_spy(g: Tyrants, player: int, why: Why, card: int) -> list[Move]:
    """Choose the spy to return, or do not pay."""
    return [*(("recall", site) for site in places_of(g.spies[player])), ("done",)]


@effect
def return_own_spies(g: Tyrants, player: int, card: int) -> None:
    """A cost: return any number of your spies; the first one pays (cost.in_full)."""
    g.ask(player, pay_with_spies(card))


@idle_when("return_own_spy", "return_own_spies")
def no_spy(g: Tyrants, player: int, card: int) -> str:
    return "" if g.spies[player] else "cost.in_full"


@step
def return_more_spies(g: Tyrants, player: int, card: int) -> None:
    if g.spies[player]:
        g.ask(player, pay_with_spies(card), then=return_more_spies(player, card))


@ask("demons.grazzt", standing=False)
def pay_with_spies(g: Tyrants, player: int, why: Why, card: int) -> list[Move]:
    """Choose a spy to return, or no more."""
    return [*(("recall", site) for site in places_of(g.spies[player])), ("enough",)]


# conditions -------------------------------------------------------------------------------------------------------
@combining
def if_at_that_site(g: Tyrants, player: int, card: int, what: Presence, *then: Frame) -> None:
    """If another player's troop or spy is in the site of the spy just placed (spy.site_condition)."""
    if somebody_there(g, player, what):
        g.then(*(bind(part, player, card) for part in then))
    else:
        g.tell("cannot", player, card, WHY.index["spy.site_condition"])


def somebody_there(g: Tyrants, player: int, what: str) -> bool:
    """Whether another player has a troop or a spy at that site."""
    site, others = g.that_site, [other for other in range(g.players) if other != player]
    if site < 0:
        return False
    if what == "other_player_troop":
        return any(g.garrisons[site][other] for other in others)
    return any(g.spies[other] >> site & 1 for other in others)


@idle_when("if_at_that_site")
def nobody_there(g: Tyrants, player: int, card: int, what: str, *then: Frame) -> str:
    return all_idle(g, player, card, then) if somebody_there(g, player, what) else "spy.site_condition"


@combining
def if_at_least(g: Tyrants, player: int, card: int, least: int, of: Counter, *then: Frame) -> None:
    """If there are so many now."""
    if COUNTERS[of](g, player) >= least:
        g.then(*(bind(part, player, card) for part in then))
    else:
        g.tell("cannot", player, card, WHY.index["play.count_now"])


@idle_when("if_at_least")
def too_few(g: Tyrants, player: int, card: int, least: int, of: str, *then: Frame) -> str:
    return all_idle(g, player, card, then) if COUNTERS[of](g, player) >= least else "play.count_now"


@combining
def focus(g: Tyrants, player: int, card: int, *then: Frame) -> None:
    """If another card of this aspect was played this turn, or is shown from hand (focus.*).

    Whether the question comes depends on the size of the hand only: what is in it stays a secret.
    """
    if played := focus_cards(g, card):
        if g.events is not None and not all_idle(g, player, card, then):
            g.tell("focused", player, played[-1], card)
        g.then(*(bind(part, player, card) for part in then))
    elif g.hands[player] and not all_idle(g, player, card, then):
        g.ask(player, reveal_which(card), then=shown(player, card, *then))
    elif g.events is not None:
        g.tell("cannot", player, card, WHY.index[no_focus(g, player, card, *then)])


@step
def shown(g: Tyrants, player: int, card: int, *then: Frame) -> None:
    """What waits for a card shown from hand."""
    g.then(*(bind(part, player, card) for part in then))


def focus_cards(g: Tyrants, card: int) -> Pile:
    """The other cards of the aspect of a card that were played this turn."""
    aspect = g.content.aspect
    return tuple(other for other in g.played_this_turn if other != card and aspect[other] == aspect[card])


@idle_when("focus")
def no_focus(g: Tyrants, player: int, card: int, *then: Frame) -> str:
    if not focus_cards(g, card) and not g.hands[player]:
        return "focus.condition"
    return all_idle(g, player, card, then)


@ask("focus.reveal", standing=False)
def reveal_which(g: Tyrants, player: int, why: Why, card: int) -> list[Move]:
    """Show a card of the aspect from hand, or do not; without such a card only the latter."""
    aspect = g.content.aspect
    fitting = tuple(other for other in g.hands[player] if aspect[other] == aspect[card])
    moves: list[Move] = [("reveal", other) for other in different(g, fitting)]
    return [*moves, ("done",)]


@answer
def reveal(g: Tyrants, player: int, card: int) -> None:
    """Everybody sees the card; it stays in hand."""
    g.show((card,), g.everyone, by=player)
    g.tell("revealed", player, card, g.acting)


# the end of the turn ------------------------------------------------------------------------------------------------
@combining
def at_end_of_turn(g: Tyrants, player: int, card: int, *then: Frame) -> None:
    """Set up for step 1 of the end of the turn, whatever becomes of the card (promote.eot_stays)."""
    g.later += ((card, g.content.later[card].index(then)),)


@idle_when("at_end_of_turn")
def nobody_to_promote_then(g: Tyrants, player: int, card: int, *then: Frame) -> str:
    """With an empty hand no card can be played any more that a promotion could take."""
    final = not g.hands[player] and all(part[0] in PROMOTIONS for part in then)
    return all_idle(g, player, card, then) if final else ""


PROMOTIONS = ("promote_another", "promote_played", "promote_any_played")  # of cards played this turn


@step
def end_of_turn_effects(g: Tyrants, player: int) -> None:
    """All effects of the end of the turn, in an order that the player chooses (end_turn.effects)."""
    if g.later:
        g.then(end_of_turn_effects(player))
        g.ask(player, resolve_which())


@ask("end_turn.effects", standing=False, trivial=True)
def resolve_which(g: Tyrants, player: int, why: Why) -> list[Move]:
    """Choose whose effect comes next; copies of a card that lie in the same pile are alike."""
    design, seen = g.content.design, dict[tuple[int, str], int]()
    for card, _ in g.later:
        seen.setdefault((design[card], pile_of(g, player, card)), card)
    return [("resolve", card) for card in seen.values()]


@answer
def resolve(g: Tyrants, player: int, card: int) -> None:
    at = next(i for i, (other, _) in enumerate(g.later) if other == card)
    text = g.content.later[card][g.later[at][1]]
    g.later = g.later[:at] + g.later[at + 1 :]
    begin_text(g, card)
    g.then(*(bind(part, player, card) for part in text))
