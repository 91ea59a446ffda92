"""Numbers that go with moves: how far the viscount goes and for what, what an action takes and brings.

`icons` are those that goods of the player's choice still have to pay. What each kind tells is listed in
web/src/games/viscounts/view.ts.
"""

from pentarchy.engine.rules import MoveFacts
from pentarchy.games.viscounts.actions import dismissal_price, nobles_for, rate_of, reward_of
from pentarchy.games.viscounts.buildings import BUILDINGS, link_ends
from pentarchy.games.viscounts.choices import answer_of
from pentarchy.games.viscounts.content import BUILD, CRIMINAL, GOODS, ICONS, SILVER, TRADE, TRANSCRIBE, WORKERS
from pentarchy.games.viscounts.hiring import hiring_price
from pentarchy.games.viscounts.manuscripts import tile_at
from pentarchy.games.viscounts.movement import fares, way_to, ways
from pentarchy.games.viscounts.moves import DEBT
from pentarchy.games.viscounts.payment import price_of, way_of
from pentarchy.games.viscounts.prospects import added, building_facts, flip_points, manuscript_facts, shared, sure
from pentarchy.games.viscounts.rules import facts
from pentarchy.games.viscounts.sources import LINKS
from pentarchy.games.viscounts.state import AUTOMA, COLOURS, Viscounts
from pentarchy.games.viscounts.townsfolk import adjacent, segment_of
from pentarchy.games.viscounts.track import criminals


# the phases ---------------------------------------------------------------------------------------------------------
@facts("play")
def playing(g: Viscounts, player: int, card: int) -> MoveFacts:
    """How far it makes the viscount go; corruption of all criminals, and what comes at once (p1.criminals)."""
    lawless = g.content.icons[card][CRIMINAL]
    corrupts = {"corruption": lawless + criminals(g, player)} if lawless else {}
    now = sure(g, player, g.content.effects[card]) if g.content.timing[card] == "instant" else {}
    return {"steps": g.content.silver[card], "gain": added(corrupts, now)}


@facts("move")
def moving(g: Viscounts, player: int, space: int) -> MoveFacts:
    """Places: the spaces of the way, the last is the destination."""
    steps = ways(g, player)[space]
    way = way_to(g.ring, g.viscounts[player], steps, space)
    return {"price": {GOODS[SILVER]: fares(g, player)[space]}, "steps": steps, "places": list(way)}


@facts("dismiss")
def dismissing(g: Viscounts, player: int, action: int) -> MoveFacts:
    folk = adjacent(g, player)
    lends = dict(zip(ICONS, folk.icons, strict=True))
    return {"price": {GOODS[SILVER]: dismissal_price(g, player)}, "gain": added(lends, sure(g, player, folk.bonus))}


@facts("trade")
def trading(g: Viscounts, player: int, times: int) -> MoveFacts:
    cost, effects = rate_of(g, player)
    gain = sure(g, player, (reward_of(effects, times),))
    return {"gain": gain, **_goods_for(g, player, TRADE, times * cost)}


@facts("construct")
def constructing(g: Viscounts, player: int, building: int, site: int) -> MoveFacts:
    brings = building_facts(g, player, building, site)
    return {**brings, **_goods_for(g, player, BUILD, g.content.building_cost[building])}


@facts("station")
def stationing(g: Viscounts, player: int, number: int) -> MoveFacts:
    return _goods_for(g, player, WORKERS, nobles_for(g, number))


@facts("transcribe")
def transcribing(g: Viscounts, player: int) -> MoveFacts:
    segment = segment_of(g, player)
    return {**manuscript_facts(g, player, segment), **_goods_for(g, player, TRANSCRIBE, tile_at(g, segment).cost)}


@facts("pay")
def paying(g: Viscounts, player: int, good: int) -> MoveFacts:
    question = g.asks[player]
    assert question is not None
    way = way_of(g, player, question[1], good)
    return {"price": {GOODS[good]: way.amount}, "gain": {"icons": way.icons}}


@facts("recruit")
def recruiting(g: Viscounts, player: int, card: int) -> MoveFacts:
    return {"price": {GOODS[SILVER]: hiring_price(g, player)}, "gain": sure(g, player, g.content.bonus[card])}


def _goods_for(g: Viscounts, player: int, action: int, needed: int) -> MoveFacts:
    """What an action takes in all, and beside icons: a good, or so many icons' worth of goods to choose from."""
    due, good, amount = price_of(g, player, action, needed)
    return {"needs": needed, "price": {GOODS[good]: amount} if good >= 0 else {"icons": due}}


# effects ------------------------------------------------------------------------------------------------------------
@facts("erect")
def erecting(g: Viscounts, player: int, building: int, site: int) -> MoveFacts:
    return building_facts(g, player, building, site)


@facts("link")
def linking(g: Viscounts, player: int, place: int) -> MoveFacts:
    """Both ends are built on by now; one owner gains once (build.link_same_owner)."""
    link = next(link for link in g.content.links[g.face] if link.place == place)
    owners = dict.fromkeys(g.sites[end] // BUILDINGS for end in link_ends(g.ring, link))
    return shared(g, player, [(owner, LINKS + place, link.effects) for owner in owners])


@facts("copy")
def copying(g: Viscounts, player: int, card: int) -> MoveFacts:
    return manuscript_facts(g, player, next(n for n, pile in enumerate(g.manuscripts) if pile[-1:] == (card,)))


@facts("hire_free")
def hiring(g: Viscounts, player: int, card: int) -> MoveFacts:
    return {"gain": sure(g, player, g.content.bonus[card])}


@facts("climb")
def climbing(g: Viscounts, player: int, section: int) -> MoveFacts:
    return {"gain": sure(g, player, g.content.sections[section])}


@facts("expel")
def expelling(g: Viscounts, player: int, section: int, number: int, owner: int) -> MoveFacts:
    """What whoever leaves gets for it (castle.remove_return)."""
    return shared(g, player, [(AUTOMA if owner == COLOURS else owner, -1, g.content.removed[number])])


@facts("take_good")
def taking(g: Viscounts, player: int, good: int) -> MoveFacts:
    return {"gain": {GOODS[good]: 1}}


@facts("flip_one")
def flipping(g: Viscounts, player: int, paper: int) -> MoveFacts:
    """A paid debt brings a resource (debts.flip_debt_reward)."""
    return {"gain": {"resource": 1} if paper == DEBT else {}, "points": flip_points(g, player, paper)}


@facts("pick")
def picking(g: Viscounts, player: int, number: int) -> MoveFacts:
    return {"gain": sure(g, player, (g.content.alternatives[number],))}


@facts("resolve")
def resolving(g: Viscounts, player: int, card: int) -> MoveFacts:
    question = g.asks[player]
    assert question is not None
    return {"gain": sure(g, player, answer_of(g, question[1], card, False))}


@facts("destroy_card", "remove")
def destroying(g: Viscounts, player: int, card: int) -> MoveFacts:
    return {"gain": {GOODS[SILVER]: g.content.silver[card]}}


# setup --------------------------------------------------------------------------------------------------------------
@facts("choose_pair")
def drafting(g: Viscounts, player: int, card: int) -> MoveFacts:
    """Goods and papers of a player card; places: where the viscount begins."""
    deeds, debts = g.content.papers[card]
    goods = dict(zip((*GOODS, "resource", "deed", "debt"), (*g.content.goods[card], deeds, debts), strict=True))
    gain = added(goods, sure(g, player, g.content.effects[card]))
    return {"gain": gain, "places": [g.content.start_space[g.content.number[card]]]}
