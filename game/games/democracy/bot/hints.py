"""Why a computer would vote so in Democracy, in one sentence for the person who asked."""

from __future__ import annotations

from collections.abc import Sequence

from game.bots.determinize import remembered
from game.engine.action import Action
from game.engine.cards import Card
from game.engine.observation import Observation
from game.games.democracy.rules import scoring
from game.games.democracy.rules.facts import TRIBES, DemocracyFacts
from game.games.democracy.rules.rules import Democracy

COUNTS = ("no", "one", "two", "three")
NEAR = 5
"""A tribe is near when so many points or fewer are missing."""
FEW = 3
"""So many cards that beat one are few."""


def explain(rules: Democracy, seen: Observation[DemocracyFacts], action: Action) -> str:
    """From what the seat sees."""
    seat, card = action.seat, action.cards[0]
    hand = [each for each in seen.cards("hand", seat) if each is not None]
    if len(hand) == 1:
        return "It is the last card of the day."
    known = {each for row in remembered(rules, seen).values() for each in row}
    unseen = [each for each in rules.pack() if each not in known]
    upcard = seen.cards("upcard")
    turned = upcard[0] if upcard else None
    table = scoring.PLAIN if turned is None else scoring.STRENGTHS[turned.index]
    high = table[card.index]
    above = sum(table[each.index] > high for each in unseen)
    if high == scoring.CHIEF:
        return _chief(card, unseen, table)
    if high == scoring.IDIOT and any(table[each.index] == scoring.CHIEF for each in unseen):
        return f"If somebody plays the 5 of {card.suit.word}, your 6 takes it all."
    if not above:
        tie = any(table[each.index] == high for each in unseen)
        return (
            "Nothing beats it; an equal card would only tie."
            if tie
            else (f"Nothing that is still out beats the {card.words}.")
        )
    own = sorted(hand, key=lambda each: table[each.index])
    strong = high >= scoring.FIVE - 2
    if above <= FEW or (strong and card in own[-2:]):
        return _fight(seen, seat, card, turned, above, high)
    return _throw(seen, seat, card, own, high)


def _chief(card: Card, unseen: Sequence[Card], table: Sequence[int]) -> str:
    if any(table[each.index] == scoring.IDIOT for each in unseen):
        return f"Only the 6 of {card.suit.word} can take the trick from your 5."
    return f"Nothing can beat the 5 of {card.suit.word} now."


def _fight(
    seen: Observation[DemocracyFacts],
    seat: int,
    card: Card,
    turned: Card | None,
    above: int,
    high: int,
) -> str:
    """For a card that may well win."""
    near = _near(seen, seat, (card, turned))
    if near:
        return near
    if high >= scoring.TRUMP:
        if above > FEW:
            return f"The {card.words} is a trump, and most will keep higher ones."
        beat = "card still out beats" if above == 1 else "cards still out beat"
        return f"Only {COUNTS[above]} {beat} the {card.words}, a trump."
    if turned is None or turned.is_joker:
        return f"There is no trump, and hardly a card beats the {card.words}."
    return f"If nobody plays {turned.suit.word}, the {card.words} may well be highest."


def _near(seen: Observation[DemocracyFacts], seat: int, cards: Sequence[Card | None]) -> str:
    """Whose tribe is at stake, if somebody is near one."""
    points = seen.facts.points
    for card in cards:
        if card is None or not scoring.POINTS[card.index]:
            continue
        suit = scoring.TRIBE[card.index]
        need = scoring.ENOUGH - points[TRIBES * seat + suit]
        if 0 < need <= NEAR:
            return f"You need {_points(need)} more for the tribe of {card.suit.word}."
        for other in range(len(points) // TRIBES):
            missing = scoring.ENOUGH - points[TRIBES * other + suit]
            if other != seat and 0 < missing <= NEAR:
                return f"{{{other}}} is near the tribe of {card.suit.word}: do not let it go."
    return ""


def _throw(
    seen: Observation[DemocracyFacts], seat: int, card: Card, own: Sequence[Card], high: int
) -> str:
    """For a card that will hardly win."""
    suit = scoring.TRIBE[card.index]
    if not scoring.POINTS[card.index]:
        return f"The {card.words} brings nobody points: it is the card to lose."
    if max(seen.facts.points[suit::TRIBES]) >= scoring.ENOUGH:
        return f"The tribe of {card.suit.word} is decided, so its points cost nothing."
    if high >= scoring.TRUMP:
        return f"Even a small trump wins if nobody else plays {card.suit.word}."
    if card is own[0] or scoring.POINTS[card.index] == 1:
        return f"You can spare the {card.words}; better cards stay for better tricks."
    return f"The {card.words} wins only if all play low; your best cards can wait."


def _points(number: int) -> str:
    return "one point" if number == 1 else f"{number} points"
