"""Mark evaluation: what tied Thieves mark, a card that helps and that nobody else marks."""

from __future__ import annotations

from game.engine.action import Action
from game.engine.cards import Card
from game.games.indian_chief.bot.evaluation import Evaluation
from game.games.indian_chief.rules.facts import ChiefFacts

CLASH = 0.5
"""How likely a card that is best for one is the best for another tied Thief."""
TAKEN = 1.1
"""The same for a card that is somebody else's by the custom: to mark it is worse than nothing."""


def marks(evaluation: Evaluation, worth: dict[Action, float], drawn: float) -> dict[Action, float]:
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
