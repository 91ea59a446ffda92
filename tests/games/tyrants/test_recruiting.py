"""Recruiting. Rules: recruit.*."""

import pytest

from pentarchy.engine.errors import IllegalMove
from tests.games.tyrants.table import Table


def run_out(t: Table, *stacks: str) -> None:
    """Put whole stacks, or the market deck, back into the box."""
    for stack in stacks:
        t.g.box += getattr(t.g, stack)
        setattr(t.g, stack, ())


@pytest.mark.rule("tyrants.recruit.basic", "tyrants.recruit.refill", "tyrants.recruit.to_discard")
@pytest.mark.card("aerisi_kalinoth")
def test_a_market_card_costs_its_influence() -> None:
    """Worked example: Aerisi Kalinoth costs 5, and 5 influence are in the pool."""
    t = Table.empty(deck_1="elementals")
    t.market("kobold", "aerisi_kalinoth")
    t.put("market_deck", -1, "imix")
    t.begin(0, "noble", influence=5).play(0, "recruit:aerisi_kalinoth")
    assert t.g.influence == 0
    assert (t.names("discards", 0), t.names("hands", 0)) == (["aerisi_kalinoth"], ["noble"])
    assert t.row() == ["kobold", "imix"]
    assert t.asked(0) == "act"


@pytest.mark.rule("tyrants.recruit.basic")
@pytest.mark.parametrize("influence", [0, 1, 2, 3, 4, 5])
def test_what_one_can_pay_can_be_recruited(influence: int) -> None:
    """From the row and from the two stacks; what is too dear is refused with the rule."""
    t = Table.empty()
    t.market("kobold", "bounty_hunter", "doppelganger")
    t.begin(0, influence=influence)
    cost = {"kobold": 1, "priestess_of_lolth": 2, "house_guard": 3, "bounty_hunter": 4, "doppelganger": 5}
    assert t.options(0, "recruit") == {f"recruit:{name}" for name, price in cost.items() if price <= influence}
    for name, price in cost.items():
        assert (t.why(0).get(f"recruit:{name}") == "recruit.basic") == (price > influence)


@pytest.mark.rule("tyrants.recruit.basic")
@pytest.mark.parametrize(
    ("card", "stack", "left"), [("priestess_of_lolth", "priestesses", 3), ("house_guard", "guards", 2)]
)
def test_the_stacks_are_open_to_all(card: str, stack: str, left: int) -> None:
    t = Table.empty()
    t.market("kobold")
    t.begin(0, influence=5).play(0, f"recruit:{card}")
    assert (len(getattr(t.g, stack)), t.g.influence) == (14, left)
    assert (t.names("discards", 0), t.row()) == ([card], ["kobold"])  # no card of the market deck comes for it
    assert t.asked(0) == "act"


@pytest.mark.rule("tyrants.recruit.basic")
def test_only_influence_pays() -> None:
    t = Table.empty()
    t.market("kobold")
    t.begin(0, power=9)
    assert t.options(0, "recruit") == set()
    with pytest.raises(IllegalMove, match=r"recruit\.basic"):
        t.play(0, "recruit:kobold.1")


@pytest.mark.rule("tyrants.recruit.to_discard")
def test_a_recruited_card_cannot_be_played_in_the_same_turn() -> None:
    t = Table.empty()
    t.market("imix")
    t.begin(0, "noble", influence=6).play(0, "recruit:imix")
    assert t.options(0, "play") == {"play:noble"}
    assert t.names("decks", 0) == []


@pytest.mark.rule("tyrants.recruit.refill")
def test_the_new_card_can_be_recruited_in_the_same_turn() -> None:
    t = Table.empty()
    t.market("kobold", "spy_master")
    t.put("market_deck", -1, "deathblade", "imix")
    t.begin(0, influence=7).play(0, "recruit:kobold")
    assert t.row() == ["imix", "spy_master"]
    t.play(0, "recruit:imix")
    assert (t.row(), t.g.influence) == (["deathblade", "spy_master"], 0)
    assert t.names("discards", 0) == ["kobold", "imix"]


@pytest.mark.rule("tyrants.recruit.no_buying_outcasts")
@pytest.mark.card("insane_outcast")
def test_outcasts_cannot_be_bought() -> None:
    t = Table.empty(deck_1="demons")
    t.begin(0, influence=9)
    assert t.options(0, "recruit") == {"recruit:house_guard", "recruit:priestess_of_lolth"}
    assert t.why(0)["recruit:insane_outcast"] == "recruit.no_buying_outcasts"
    with pytest.raises(IllegalMove):
        t.g.play(0, ("recruit", t.g.outcasts[-1]))


@pytest.mark.rule("tyrants.recruit.stack_empty")
def test_an_empty_stack_has_no_card_and_no_effect_on_the_end() -> None:
    t = Table.empty(deck_1="demons")
    run_out(t, "priestesses", "outcasts")
    t.g.box += t.g.guards[:-1]
    t.g.guards = t.g.guards[-1:]
    t.begin(0, influence=9)
    assert t.options(0, "recruit") == {"recruit:house_guard"}
    t.play(0, "recruit:house_guard")
    assert (t.options(0, "recruit"), t.g.ending) == (set(), "")
    t.play(0, "end_turn").play(1, "end_turn")
    assert t.asked(0) == "act"


@pytest.mark.rule("tyrants.recruit.stack_empty", "tyrants.outcast.to_discard", "tyrants.outcast.recipients")
def test_outcasts_that_return_can_be_handed_out_again() -> None:
    t = Table.empty(deck_1="demons")
    t.put("hands", 0, "insane_outcast")
    run_out(t, "outcasts")
    t.begin(0, "ghoul", "ghoul", "marilith").play(0, "play:ghoul")
    assert (t.names("discards", 1), t.g.power, t.asked(0)) == ([], 2, "act")
    t.play(0, "play:marilith", "devour:insane_outcast")
    assert t.names("outcasts") == ["insane_outcast"]
    t.play(0, "play:ghoul")
    assert (t.names("discards", 1), t.names("outcasts")) == (["insane_outcast"], [])
    assert t.g.ending == ""


@pytest.mark.rule("tyrants.recruit.outcast_shortage", "tyrants.recruit.outcasts_all_due")
@pytest.mark.parametrize(
    ("card", "stock", "gets"),
    [
        ("demogorgon", 3, {2: 2, 3: 1, 0: 0}),
        ("demogorgon", 1, {2: 1, 3: 0, 0: 0}),
        ("demogorgon", 5, {2: 2, 3: 2, 0: 1}),
        ("ghoul", 2, {2: 1, 3: 1, 0: 0}),
        ("ghoul", 4, {2: 1, 3: 1, 0: 1}),
    ],
)
def test_too_few_outcasts_go_clockwise_from_the_active_player(card: str, stock: int, gets: dict[int, int]) -> None:
    """Each takes all that is due before the next one takes any."""
    t = Table.empty(players=4, deck_1="demons")
    t.g.box += t.g.outcasts[stock:]
    t.g.outcasts = t.g.outcasts[:stock]
    t.begin(1, card, "noble").play(1, f"play:{card}", *(["devour:noble"] if card == "demogorgon" else []))
    assert {player: len(t.g.discards[player]) for player in gets} == gets
    assert len(t.g.outcasts) == stock - sum(gets.values())
    assert (t.names("discards", 1), t.asked(1)) == ([], "act")


@pytest.mark.rule("tyrants.recruit.market_deck_empty")
def test_with_an_empty_market_deck_free_spaces_stay_empty() -> None:
    """However a card leaves the row: recruited, devoured, or played with the Ulitharid."""
    t = Table.empty()
    t.market("kobold", "advocate", "spy_master", "bounty_hunter")
    run_out(t, "market_deck")
    t.begin(0, "cult_fanatic", "ulitharid", influence=1)
    t.play(0, "recruit:kobold", "play:cult_fanatic", "devour:advocate", "play:ulitharid", "borrow:bounty_hunter")
    assert t.g.market == [(), (), t.g.market[2], (), (), ()]
    assert (t.row(), t.g.power, t.asked(0)) == (["spy_master"], 3, "act")


FREE = {
    "aerisi_kalinoth": ("guile", "green_wyrmling", "information_broker"),
    "gar_shatterkeel": ("conquest", "underdark_ranger", "master_of_melee_magthere"),
    "marlos_urnrayle": ("ambition", "chosen_of_lolth", "blue_wyrmling"),
    "vanifer": ("malice", "bounty_hunter", "doppelganger"),
}


def play_to_recruiting(t: Table, card: str) -> None:
    t.troops(0, "ched_nasad")
    t.begin(0, card).play(0, f"play:{card}")
    while t.asked(0) in ("spy_where", "deploy_where"):
        t.g.play(0, t.g.legal(0)[-1])


@pytest.mark.rule("tyrants.recruit.free")
@pytest.mark.parametrize(("card", "row"), FREE.items())
def test_a_card_of_the_aspect_up_to_four_is_recruited_for_nothing(card: str, row: tuple[str, str, str]) -> None:
    """One of cost 4 fits and one of cost 5 does not; neither do other aspects and the stacks. It cannot be declined."""
    aspect, fits, dear = row
    cheap = {"guile": "cloaker", "conquest": "kobold", "ambition": "advocate", "malice": "carrion_crawler"}
    t = Table.empty()
    t.market(fits, dear, *cheap.values())
    t.put("market_deck", -1, "severin_silrajin")
    play_to_recruiting(t, card)
    assert t.options(0) == {f"enlist:{fits}", f"enlist:{cheap[aspect]}"}
    refused = {move for move, rule in t.why(0).items() if rule == "recruit.free"}
    assert {f"enlist:{dear}", "enlist:house_guard", "enlist:priestess_of_lolth"} < refused
    influence = t.g.influence
    t.play(0, f"enlist:{fits}")
    assert (t.names("discards", 0), t.g.influence) == ([fits], influence)
    assert t.row()[:2] == ["severin_silrajin", dear]
    assert t.asked(0) == "act"


@pytest.mark.rule("tyrants.recruit.free")
@pytest.mark.parametrize(("card", "row"), FREE.items())
def test_a_single_card_that_fits_must_be_taken_and_without_one_nothing_happens(
    card: str, row: tuple[str, str, str]
) -> None:
    _, fits, dear = row
    t = Table.empty()
    t.market(fits, dear)
    t.put("market_deck", -1, "severin_silrajin")
    play_to_recruiting(t, card)
    assert (t.names("discards", 0), t.asked(0)) == ([fits], "act")
    t = Table.empty()
    t.market(dear)
    play_to_recruiting(t, card)
    assert (t.names("discards", 0), t.row(), t.asked(0)) == ([], [dear], "act")
