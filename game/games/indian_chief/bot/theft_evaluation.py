"""Theft evaluation: the card that helps the own hand most, or none; ties are judged as marks."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from statistics import fmean

from game.engine.action import Action
from game.engine.cards import Card
from game.games.indian_chief.bot.evaluation import Evaluation
from game.games.indian_chief.bot.mark_evaluation import marks

DRAWS = 10
"""Cards of the stub that are thought of when nothing is stolen."""


def thefts(evaluation: Evaluation, legal: Sequence[Action], rng: Random) -> dict[Action, float]:
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


def with_card(evaluation: Evaluation, card: Card) -> float:
    """The worth of the hand with this card, in points."""
    return evaluation.best((*evaluation.hand, card), evaluation.boxes)


def melds_of(evaluation: Evaluation) -> list[list[Card]]:
    """The cards in the melds on the table."""
    seats = range(evaluation.rules.seats)
    return [[c for c in evaluation.seen.cards("meld", seat) if c is not None] for seat in seats]
