"""A hand of Pitch as bits plays by the same rules and the same judgement as the hand of cards."""

from __future__ import annotations

from random import Random

import pytest

from game.engine.rules import State
from game.engine.zones import Seat
from game.games.pitch.facts import Phase, PitchFacts
from game.games.pitch.memory import Memory
from game.games.pitch.rules import Pitch
from game.games.pitch.sense import Look, Sense
from game.games.pitch.swift import Course, Swift, bits_of
from tests.games.pitch.tables import after, any_card, cutthroat, pitch

RULES = {
    "partners": pitch(),
    "holder": pitch(low_goes_to="holder"),
    "three": cutthroat(3),
    "five": cutthroat(5),
}


def led(rules: Pitch, rng: Random, cards: int) -> State[PitchFacts]:
    """A hand after so many random cards, at least one."""
    state = rules.deal(rng)
    while state.facts.phase is Phase.BID:
        rules.apply(state, any_card(rules, state, rng), rng)
    for _ in range(cards):
        rules.apply(state, any_card(rules, state, rng), rng)
    return state


class Highest(Course):
    """Everybody plays the card with the highest number."""

    def choice(self, hand: Swift, seat: Seat, legal: int) -> int:
        """The last of the legal cards."""
        return legal.bit_length() - 1


@pytest.mark.parametrize("name", RULES)
def test_bits_choose_what_the_sense_likes_best(name: str) -> None:
    rules, rng = RULES[name], Random(name)
    sense, course = Sense(rules), Course(rules)
    for _ in range(60):
        state = led(rules, rng, int(1 + rng.random() * (6 * rules.seats - 2)))
        seat = state.facts.turn
        legal = rules.legal(state, seat)
        swift = Swift(rules, state)
        allowed = swift.allowed(swift.hands[seat])
        assert allowed == bits_of(action.cards[0] for action in legal)
        scores = Look(sense, state, seat).scores(legal)
        chosen = course.choice(swift, seat, allowed)
        at = next(at for at, action in enumerate(legal) if action.cards[0].index == chosen)
        assert scores[at] == pytest.approx(max(scores))


@pytest.mark.parametrize("name", RULES)
def test_a_hand_ends_as_by_the_rules(name: str) -> None:
    rules, rng = RULES[name], Random(name)
    course = Highest(rules)
    for number in range(100):
        state = led(rules, rng, 1 + number % (6 * rules.seats - 1))
        state.facts.bid = 2 + number % 4
        result = course.result(Swift(rules, state))
        assert result is not None
        while not state.facts.hands:
            legal = rules.legal(state, state.facts.turn)
            rules.apply(state, max(legal, key=lambda action: action.cards[0].index), rng)
        tally = state.facts.hands[0]
        assert (result.made, tuple(result.gains)) == (tally.made, tally.gains)
        assert tuple(result.counts) == tally.counts


@pytest.mark.parametrize("number", range(5, 28))
def test_swift_deals_keep_what_is_known(number: int) -> None:
    rules = pitch()
    match = after(rules, f"swift {number}", number)
    seat, truth = match.turn.seats[0], match.truth()
    memory, known = Memory(rules, match.observe(seat)), Swift(rules, match.truth())
    for _, world in zip(range(10), memory.swift_worlds(Random(number)), strict=False):
        assert world.hands[seat] == known.hands[seat]
        assert (world.trick, world.won, world.low) == (known.trick, known.won, known.low)
        assert [hand.bit_count() for hand in world.hands] == [
            len(truth.table.zones[hand]) for hand in rules.hands
        ]
        gone = sum(world.won) | sum(1 << at for at in world.trick)
        assert sum(world.hands) & gone == 0
        assert sum(world.hands).bit_count() == sum(hand.bit_count() for hand in world.hands)
        for other, suits in enumerate(memory.voids):
            held = world.hands[other]
            assert other == seat or not any(
                held >> 13 * "cdhs".index(suit.value) & (1 << 13) - 1 for suit in suits
            )
