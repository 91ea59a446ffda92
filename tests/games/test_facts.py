"""Numbers with moves: a price is what is really paid, a gain what is really got, in every game.

Every offered move with a price is made on a copy, in positions of random games. Questions about what to pay with are
answered with the first choice, until something else is asked.
"""

from collections import Counter
from collections.abc import Callable
from typing import Any

import pytest

import pentarchy.games  # noqa: F401  # registers the games
from pentarchy.engine.registry import get_game
from pentarchy.testing.play import Case, cases, kind_chooser, walk

Paid = Counter[str]
SEEDS = 3
PAYING = {"pay_which", "spend_which", "waive_which", "price_which"}  # questions about what to pay with
TOGETHER = {"any", "either", "card"}  # stand for several goods: their sum is compared
MOVED = {"promoted", "devoured", "recruited", "enlisted", "outcast_joined", "outcast_returned"}  # cards of Tyrants
CHOOSES = "it answers a question about a payment, and the last answers follow by themselves"


# what was paid ------------------------------------------------------------------------------------------------------
def less(before: dict[str, int], after: dict[str, int]) -> Paid:
    """What is less than before."""
    return +Counter({name: count - after[name] for name, count in before.items()})


def kingdom_purse(g: Any, player: int) -> dict[str, int]:
    cubes = dict(zip(("materials", "population", "gold", "exploration"), g.alchemy[4 * player :], strict=False))
    return {**cubes, "krystallium": g.krystallium[player], "soldiers": g.soldiers[player]}


def kingdom_paid(before: Any, after: Any, player: int) -> Paid:
    return less(kingdom_purse(before, player), kingdom_purse(after, player))


def lockup_paid(before: Any, after: Any, player: int) -> Paid:
    names = ("scrap", "potion", "iron", "gold")
    old, new = (dict(zip(names, g.resources[4 * player :], strict=False)) for g in (before, after))
    return less(old, new)


def tyrants_paid(before: Any, after: Any, player: int) -> Paid:
    return less(*({"power": g.power, "influence": g.influence} for g in (before, after)))


def viscounts_paid(before: Any, after: Any, player: int) -> Paid:
    """By the log, since actions and people met on the way bring goods at once."""
    goods, paid = ("ink", "stone", "gold", "silver"), Paid()
    for kind, args, _ in after.events:
        if kind in ("moved", "dismissed", "dismissed_printed", "hired") and args[0] == player:
            paid["silver"] += args[2]
        elif kind == "spent" and args[0] == player:
            paid[goods[args[1]]] += args[2]
    return +paid


def wistar_paid(before: Any, after: Any, player: int) -> Paid:
    """By the log, since whatever is built or played may bring goods at once; points of actions by the question."""
    goods, paid = ("wood", "metal", "move", "joker"), Paid()
    for kind, args, _ in after.events:
        if kind == "played":
            paid.update(dict(zip(goods, args[2:], strict=True)))
        elif kind in ("dug", "built_bed"):
            paid["metal" if kind == "dug" else "wood"] += args[2]
        elif kind in ("spent", "lost"):
            paid[goods[args[1]]] += args[2]
        elif kind in ("gave_bed", "lost_vp") and args[0] == player:
            paid["bed" if kind == "gave_bed" else "vp"] += args[1]
        elif kind in ("discarded", "lost_mouse"):
            paid[("basic", "advanced")[before.content.deck[args[1]]] if kind == "discarded" else "mouse"] += 1
    question, following = before.asks[player], after.asks[player]
    if question[0] == "explore_which":
        paid["exploration"] = 1 if following is None or following[0] != "explore_which" else question[1] - following[1]
    if question[0] == "project_which":
        paid["project"] = question[1] - (following[1] if _asked_next(after, player) == "project_which" else 0)
    return +paid


PAID: dict[str, Callable[[Any, Any, int], Paid]] = {
    "kingdom": kingdom_paid,
    "lockup": lockup_paid,
    "tyrants": tyrants_paid,
    "viscounts": viscounts_paid,
    "wistar": wistar_paid,
}


def _asked_next(after: Any, player: int) -> str:
    question = after.asks[player]
    return question[0] if question else ""


def why_not_compared(game: str, state: Any, after: Any, player: int, move: Any) -> str:
    """Why counters do not tell what a move cost, or ""."""
    told = {event[0] for event in after.events}
    if state.asks[player][0] in PAYING:
        return CHOOSES
    if game == "kingdom" and (told & {"completed", "exchanged"} or "gain" in state.facts_of(player, move)):
        return "a bonus or reward of the same tokens comes at once"
    if game == "kingdom" and move[0] == "advise":
        return "advisors bring tokens"
    if game == "tyrants" and told & {"marker_paid", "turn_started"}:
        return "a marker pays influence at once"
    if game == "wistar" and move[0] in ("buy_joker", "buy_current", "use_move"):
        return "the log says what was discarded, not for what: see `test_quick_actions_of_wistar`"
    if game == "wistar" and move[0] in ("take", "draw_from") and _asked_next(after, player) != "project_which":
        return "what is left of the points is lost, or spent after what answers to the card"
    if game == "wistar" and move[0] in ("do_mission", "use_marker"):
        return "a mission and its marker are paid together: see `test_a_mission_and_its_marker_are_paid_as_told`"
    if game == "wistar" and move[0] in ("open", "fetch", "reveal_at"):
        return "what is found may bring points of exploration, too"
    return ""


# the tests ----------------------------------------------------------------------------------------------------------
def made(state: Any, player: int, move: Any) -> Any:
    """A copy after a move and all questions about its payment, with what happened."""
    copy = state.clone()
    copy.events = []
    copy.apply(player, move)
    while state.asks[player][0] not in PAYING and (question := copy.asks[player]) and question[0] in PAYING:
        copy.apply(player, copy.legal(player)[0])
    return copy


def is_paid(game: str, state: Any, player: int, move: Any, price: dict[str, int]) -> bool:
    """Whether what is paid could be compared with what was told, and is the same."""
    after = made(state, player, move)
    if why_not_compared(game, state, after, player, move):
        return False
    paid = PAID[game](state, after, player)
    where = f"{game}: {state.moves.write(move)} was told to cost {price}, and {dict(paid)} was paid"
    if "icons" in price:  # of goods with different worth
        assert paid, where
    elif TOGETHER & set(price):
        assert paid.total() == sum(price.values()), where
    else:
        assert dict(paid) == price, where
    return True


def play_and_compare(case: Case, compared: Paid) -> None:
    for number, (state, player, _) in enumerate(walk(case, kind_chooser(case.seed))):
        if player >= 0 and number % 3 == 0:
            for move in state.legal(player):
                price = state.facts_of(player, move).get("price")
                if price:
                    compared[move[0]] += is_paid(case.game.id, state, player, move, price)


@pytest.mark.parametrize(
    ("game", "expected"),
    [
        ("kingdom", {"krystallium", "soldier", "neutralise"}),
        ("lockup", {"enlist", "make", "set_aside"}),
        ("tyrants", {"deploy", "assassinate", "return_spy", "recruit"}),
        ("viscounts", {"move", "dismiss", "trade", "construct", "station", "transcribe", "recruit"}),
        ("wistar", {"play_card", "dig_rooms", "build_beds", "walk_to", "take", "draw_from"}),
    ],
)
def test_a_price_is_what_is_paid(game: str, expected: set[str]) -> None:
    modes, compared = cases(get_game(game)), Paid()
    for seed in range(SEEDS):
        for case in modes[seed :: max(1, len(modes) // 4)]:
            play_and_compare(case._replace(seed=seed), compared)
    missing = expected - set(+compared)
    assert not missing, f"no such move came up: {missing}"


def test_what_a_free_move_costs_is_nothing() -> None:
    """Every kind with a price comes up without one, too, where it costs nothing: then nothing is paid."""
    state = get_game("tyrants").new(2, seed=1)
    assert state.facts_of(state.asked, state.legal(state.asked)[0]) == {}


def test_a_promoted_card_counts_as_told() -> None:
    """Tyrants: deck and inner circle together become more by the gain."""
    game, compared = get_game("tyrants"), 0
    for case in cases(game)[::9]:
        for state, player, _ in walk(case._replace(seed=4), kind_chooser(4)):
            for move in state.legal(player) if player >= 0 else ():
                if move[0] == "promote":
                    after = made(state, player, move)
                    if sum(event[0] in MOVED for event in after.events) == 1:  # this card, and no other
                        old, new = game.score(state, player), game.score(after, player)
                        grown = sum(new[line] - old[line] for line in ("deck", "inner_circle"))
                        assert state.facts_of(player, move).get("gain", {}).get("vp", 0) == grown
                        compared += 1
    assert compared > 20


def test_recycled_cubes_are_those_told() -> None:
    """Kingdom: what is to be placed, or stored at once where there is nothing to place it on."""
    names, compared = ("materials", "population", "gold", "exploration"), 0
    for case in cases(get_game("kingdom"))[::5]:
        for state, player, _ in walk(case._replace(seed=2), kind_chooser(2)):
            for move in state.legal(player) if player >= 0 else ():
                if move[0] == "recycle":
                    after, gain = made(state, player, move), state.facts_of(player, move)["gain"]
                    cubes = Paid(names[cube] for cube in after.cubes[player])
                    if len(after.cubes[player]) == sum(gain.values()):  # none was placed or stored by itself
                        assert dict(cubes) == gain
                        compared += 1
    assert compared > 20


def test_quick_actions_of_wistar() -> None:
    """A joker for any three of wood, metal and cards of the hand."""
    compared = 0
    for case in cases(get_game("wistar")):
        for state, player, _ in walk(case._replace(seed=1), kind_chooser(1)):
            if player >= 0 and ("buy_joker",) in state.legal(player):
                after = made(state, player, ("buy_joker",))
                old, new = (sum(g.goods[4 * player : 4 * player + 2]) + len(g.hands[player]) for g in (state, after))
                assert state.facts_of(player, ("buy_joker",)) == {"price": {"any": old - new}, "gain": {"joker": 1}}
                compared += 1
    assert compared > 5


def test_a_mission_and_its_marker_are_paid_as_told() -> None:
    """Wistar: jokers, the price of the row and the fee of the space, once both are chosen."""
    compared = 0
    for case in cases(get_game("wistar")):
        for state, player, _ in walk(case._replace(seed=3), kind_chooser(3)):
            if player >= 0 and state.asks[player][0] == "mission_which":
                for move in state.legal(player):
                    compared += move[0] == "do_mission" and is_paid_with_its_marker(state, player, move)
    assert compared > 5


def is_paid_with_its_marker(state: Any, player: int, mission: Any) -> bool:
    chosen = made(state, player, mission)
    if chosen.asks[player] is None or chosen.asks[player][0] != "marker_which":  # a single marker is used by itself
        return False
    marker = chosen.legal(player)[-1]
    after = made(chosen, player, marker)
    told = Paid(state.facts_of(player, mission).get("price", {}))
    told.update(chosen.facts_of(player, marker).get("price", {}))
    paid = wistar_paid(chosen, after, player)
    paid["joker"] += sum(args[2] for kind, args, _ in after.events if kind == "did_mission")
    assert paid.total() == told.total(), (mission, marker, told, paid)
    return True
