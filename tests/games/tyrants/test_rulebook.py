"""How certain each rule is: what only we say is called ours, and says why."""

from pentarchy.games.tyrants import GAME
from pentarchy.kit.rulebook import CERTAINTIES, read_rules

RULES = read_rules(GAME.package)


def test_every_rule_has_a_known_certainty() -> None:
    assert {rule.certainty for rule in RULES.values()} == set(CERTAINTIES)


def test_a_rule_that_is_ours_says_why_in_both_languages() -> None:
    ours = {name: set(rule.ruling) for name, rule in RULES.items() if rule.certainty == "ours"}
    assert {name: said for name, said in ours.items() if said != {"en", "ru"}} == {}
    assert {"borrow.moved_itself", "play.choose_one", "cost.pay_for_nothing", "trophies.no_own_troops"} <= set(ours)


def test_numbers_of_cards_and_map_are_not_called_the_rulebooks() -> None:
    """They rest on pictures, markers and card faces, which its text does not give."""
    for name in ("setup.sections_2p", "setup.white_troops", "marker.values", "card.starter_values", "score.deck"):
        assert RULES[name].certainty == "reconstructed", name
