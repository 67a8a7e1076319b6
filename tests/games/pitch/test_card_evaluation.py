"""Evaluation of cards in Pitch: it counts what may be out, and rollouts play by it."""

from __future__ import annotations

from random import Random

import pytest

from game.bots.profile import BotProfile, Level
from game.engine.action import Action
from game.engine.cards import Card, cards, pack
from game.engine.rules import State
from game.games.pitch.bot.bot import PitchBot
from game.games.pitch.bot.card_bits import ABOVE, ALL, BELOW, SUITS, bits_of
from game.games.pitch.bot.card_evaluation import CardEvaluation
from game.games.pitch.bot.evaluation import Evaluation
from game.games.pitch.rules.facts import Phase, PitchFacts
from game.games.pitch.rules.rules import Pitch
from tests.games.pitch.tables import any_card, cutthroat, pitch, position

RULES = {
    "partners": pitch(),
    "holder": pitch(low_goes_to="holder"),
    "three": cutthroat(3),
    "five": cutthroat(5),
}
REST = "hand P1: 9c; hand P2: 8c; hand P3: 7c"


def card(text: str) -> Card:
    """One card."""
    return cards(text)[0]


def look(lines: str, seat: int = 3) -> CardEvaluation:
    """What P4, or another, sees in a written position."""
    rules = pitch()
    return Evaluation(rules).view(position(rules, f"dealer: P4; {lines}").state_copy(), seat)


def led(rules: Pitch, rng: Random, plays: int) -> State[PitchFacts]:
    """A hand after so many random cards."""
    state = rules.deal(rng)
    while state.facts.phase is Phase.BID:
        rules.apply(state, any_card(rules, state, rng), rng)
    for _ in range(plays):
        rules.apply(state, any_card(rules, state, rng), rng)
    return state


def test_bits_know_suits_and_ranks() -> None:
    assert bits_of(pack()) == ALL
    for each in pack():
        suit = [other for other in pack() if other.suit is each.suit]
        assert SUITS[each.suit] == bits_of(suit)
        assert ABOVE[each.index] == bits_of(c for c in suit if c.rank > each.rank)
        assert BELOW[each.index] == bits_of(c for c in suit if c.rank < each.rank)


@pytest.mark.parametrize("remembers", [True, False])
@pytest.mark.parametrize("name", RULES)
def test_what_was_played_is_not_out(name: str, remembers: bool) -> None:
    """Who does not remember knows the last trick and the trumps of earlier ones."""
    rules, rng = RULES[name], Random(name)
    for plays in range(1, 6 * rules.seats):
        state = led(rules, rng, plays)
        facts, cards_in, seat = state.facts, state.table.zones, state.facts.turn
        zones = rules.zones
        hidden = {card for zone in zones.hands for card in cards_in[zone]} | {*cards_in[zones.rest]}
        unseen = hidden - {*cards_in[zones.hands[seat]]}
        if not remembers:
            taken = {card for pile in rules.zones.piles for card in cards_in[pile]}
            unseen |= {card for card in taken if card.suit is not facts.trump}
        seen = Evaluation(rules, remembers=remembers).view(state, seat)
        assert seen.unseen == bits_of(unseen)
        assert seen.trumps_out == sum(card.suit is facts.trump for card in unseen)
        assert seen.chance == pytest.approx(len(cards_in[rules.zones.hands[seat]]) / len(unseen))
        behind = rules.seats - 1 - len(cards_in[rules.zones.trick])
        assert seen.mates_behind + seen.foes_behind == behind
        assert seen.mates_behind == (rules.sides == 2 and behind >= 2)


def test_nothing_beats_the_last_card_or_the_highest_trump() -> None:
    last = look(f"trick: 3h 5h 9h; turn: P4; trump: spades; hand P4: Th Ks; {REST}")
    assert last.stands(card("Th")) == last.stands(card("Ks")) == 1
    first = look(f"turn: P1; trump: spades; hand P4: 2c; {REST}".replace("9c", "As Ks Ah 2h"), 0)
    assert first.stands(card("As")) == first.stands(card("Ks")) == 1
    assert first.stands(card("2h")) < first.stands(card("Ah")) < 1


def test_what_rides_on_a_card() -> None:
    seen = look(f"trick: Kh 7h 6h; turn: P4; trump: hearts; hand P4: 3h Jh 2c Tc; {REST}")
    assert seen.worth(card("2c")) == 0
    assert seen.worth(card("Tc")) == pytest.approx(10 * seen.numbers.card_count)
    assert seen.worth(card("Jh")) == pytest.approx(1 + seen.numbers.card_count)
    # Low, unless one of the three others has the two and takes it.
    assert seen.worth(card("3h")) == pytest.approx(1 - 3 * seen.chance)
    assert seen.worth(card("6h")) == 0  # the own three is lower


def test_a_partner_behind_is_a_hope() -> None:
    lines = "trump: spades; hand P4: 2h; hand P1: 9c; hand P2: 8c 7c; hand P3: 7d 6d"
    alone = look(f"trick: 3h 5h Qh; turn: P4; {lines}")
    helped = look(f"trick: Qh; turn: P4; {lines}".replace("9c", "9c 9d"))
    assert alone.rescue(card("Qh")) == 0 < helped.rescue(card("Qh")) < 1


def test_of_equal_cards_the_lowest_is_played() -> None:
    rules = pitch()
    lines = f"trick: Ah 3h 4h; turn: P4; trump: spades; hand P4: 9d 3c 8c; {REST}"
    state = position(rules, f"dealer: P4; {lines}").state_copy()
    legal = rules.legal(state, 3)
    assert len(set(Evaluation(rules).card_scores(state, 3, legal))) == 1
    assert Evaluation(rules).choice(state, 3, legal).cards[0].text == "3c"


class Watched(Pitch):
    """Refuses what the rules would refuse."""

    def apply(self, state: State[PitchFacts], action: Action, rng: Random) -> None:
        """Only legal actions."""
        assert self.why_illegal(state, action) is None
        super().apply(state, action, rng)


@pytest.mark.plain
@pytest.mark.parametrize("name", RULES)
def test_a_rollout_is_the_hand_all_would_play(name: str) -> None:
    """Calls and cards of a rollout are the evaluation's, legal, and scored by the rules."""
    rules, rng = Watched(RULES[name].seats, RULES[name].options), Random(name)
    bot, evaluation = PitchBot(rules, BotProfile(Level.MASTER)), Evaluation(rules)
    for plays in range(6 * rules.seats):
        state = led(rules, rng, plays) if plays else rules.deal(rng)
        first = any_card(rules, state, rng)
        tally = bot.rollout.play_out(state.clone(), first, Random(1))
        rules.apply(state, first, rng)
        while not state.facts.hands:
            turn = state.facts.turn
            rules.apply(state, evaluation.choice(state, turn, rules.legal(state, turn)), rng)
        assert tally == state.facts.hands[0]


def test_a_trial_without_cards_ends_in_nothing() -> None:
    rules = pitch()
    match = position(rules, "dealer: P4; trump: hearts; turn: P1; hand P1: Ah; hand P2: 2h")
    state = match.state_copy()
    bot = PitchBot(rules, BotProfile(Level.MASTER))
    assert bot.rollout.play_out(state, rules.legal(state, 0)[0], Random(1)) is None
