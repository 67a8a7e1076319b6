"""Theft evaluation: the card that helps the own hand most, or none; and what tied Thieves mark."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from statistics import fmean

from game.engine.action import Action
from game.engine.cards import Card
from game.games.indian_chief.bot.meld_evaluation import MeldEvaluation
from game.games.indian_chief.rules.facts import ChiefFacts

CLASH = 0.5
"""How likely a card that is best for one is the best for another tied Thief."""
TAKEN = 1.1
"""The same for a card that is somebody else's by the custom: to mark it is worse than nothing."""
DRAWS = 10
"""Cards of the stub that are thought of when nothing is stolen."""


def thefts(evaluation: MeldEvaluation, legal: Sequence[Action], rng: Random) -> dict[Action, float]:
    """The worth of every theft or mark, and of taking nothing, in points."""
    pool = [card for card in evaluation.rules.pack() if card not in evaluation.hand]
    lying = {card for row in melds_of(evaluation) for card in row}
    pool = [card for card in pool if card not in lying]
    drawn = fmean(with_card(evaluation, card) for card in rng.sample(pool, DRAWS))
    found = {
        action: with_card(evaluation, action.cards[0]) if action.cards else drawn
        for action in legal
    }
    if legal[0].verb == "mark":
        return marks(evaluation, found, drawn)
    return found


def with_card(evaluation: MeldEvaluation, card: Card) -> float:
    """The worth of the hand with this card, in points."""
    return evaluation.best((*evaluation.hand, card), evaluation.boxes)


def melds_of(evaluation: MeldEvaluation) -> list[list[Card]]:
    """The cards in the melds on the table."""
    seats = range(evaluation.rules.seats)
    return [[c for c in evaluation.seen.cards("meld", seat) if c is not None] for seat in seats]


def marks(
    evaluation: MeldEvaluation, worth: dict[Action, float], drawn: float
) -> dict[Action, float]:
    """The worth of marks; a card that somebody else marks too is got by nobody.

    After a clash the tied seat that comes first from the dealer's left keeps its mark, and the
    others mark another card.
    """
    facts: ChiefFacts = evaluation.seen.facts
    rivals = [seat for seat in facts.thieves if seat != evaluation.seat]
    wanted = [card for _, card in facts.marks if card is not None]
    own = next((card for seat, card in facts.marks if seat == evaluation.seat), None)
    found = {}
    for action, value in worth.items():
        if not action.cards:
            found[action] = drawn
            continue
        card = action.cards[0]
        if facts.marks:
            held = card is own and first_of(facts, evaluation.seat, card)
            risk = 0.1 if held else TAKEN if card in wanted else 0.15
        else:
            rank = sum(other > value for other in worth.values())
            risk = 1 - (1 - CLASH / (1 + rank)) ** len(rivals)
        found[action] = drawn + (1 - risk) * (value - drawn)
    return found


def first_of(facts: ChiefFacts, seat: int, card: Card) -> bool:
    """Whether *seat* comes first from the dealer's left of those who marked the *card*."""
    seats = len(facts.open)
    order = sorted(facts.thieves, key=lambda each: (each - facts.dealer - 1) % seats)
    who = {each for each, marked in facts.marks if marked is card}
    return next((each for each in order if each in who), None) == seat
