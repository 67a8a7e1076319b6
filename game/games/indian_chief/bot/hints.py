"""Why a meld or a theft is good, in a sentence for the person who asked for a hint."""

from __future__ import annotations

from collections.abc import Sequence

from game.engine.action import Action
from game.engine.cards import Card
from game.games.indian_chief.bot.evaluation import Evaluation, stated
from game.games.indian_chief.bot.meld_values import melds
from game.games.indian_chief.bot.parameters import PAR
from game.games.indian_chief.rules.facts import (
    BEGGAR,
    BOXES,
    CHIEF,
    DOCTOR,
    LAWYER,
    NAMES,
    POOR,
    RICH,
    THIEF,
)
from game.games.indian_chief.rules.scoring import ACE, FACE, POKER, best_split, poker

GOOD = 3.0
"""Points above par that are reason enough."""


def explain(sense: Evaluation, action: Action) -> str:
    """What speaks for *action*, from what its seat sees."""
    if action.verb == "meld":
        return _meld(sense, action)
    if not action.cards:
        return "Nothing that lies there is better for you than an unknown card."
    use = _use(sense, action.cards[0])
    if action.verb == "mark" and sense.seen.facts.marks:
        return f"You marked the same card before; the {action.cards[0].words} may be yours alone."
    return f"The {action.cards[0].words} helps you most: {use}."


def _meld(sense: Evaluation, action: Action) -> str:
    """A good score; or few points that would be lost anyway; or what stays in hand."""
    cards, box = action.cards, len(action.cards)
    points = round(stated(action, sense.shown))
    left = sense.boxes & ~(1 << box)
    if not left:
        return f"It is the last turn, and no {NAMES[box]} in your hand is worth more."
    if box == THIEF:
        return _thief(sense, cards[0], points)
    if box == BEGGAR:
        return f"The others will probably show about {points // 2} cards of these ranks."
    if points >= PAR[box] + GOOD:
        return f"{_figure(cards, points)}: a {NAMES[box]} usually brings {_minus(PAR[box])}."
    kept = tuple([card for card in sense.hand if card not in cards])
    plan = _plan(sense, kept, left)
    if plan:
        return f"{_figure(cards, points)}, and what you keep is {plan}."
    if points < PAR[box] - GOOD:
        return f"Something must go, and your {NAMES[box]} is the smallest loss now."
    return f"{_figure(cards, points)} is as much as a {NAMES[box]} usually brings."


def _thief(sense: Evaluation, card: Card, points: int) -> str:
    if points < 10:
        return "A low Thief steals early, and seven of your cards stay in hand."
    return "Ten points at once, and seven cards stay in hand for the big boxes."


def _figure(cards: Sequence[Card], points: int) -> str:
    """A meld in a few words."""
    if len(cards) == CHIEF:
        return f"{POKER[poker(best_split(cards)[:5])].capitalize()} makes {points} points"
    if len(cards) == RICH:
        return f"Only {_minus(points)} for your Rich Man"
    if len(cards) == LAWYER and points:
        return "Exactly 25 for your Lawyer"
    return f"{points} points for your {NAMES[len(cards)]}"


def _plan(sense: Evaluation, kept: Sequence[Card], boxes: int) -> str:
    """What the kept cards already promise most, if they promise more than is usual."""
    best: dict[int, float] = {}
    for meld in melds(kept, boxes, sense.shown):
        box = len(meld.cards)
        best[box] = max(best.get(box, -99.0), meld.score - PAR[box])
    good = [box for box in BOXES if best.get(box, 0.0) > GOOD and box not in (THIEF, BEGGAR)]
    if good:
        box = max(good, key=best.__getitem__)
        return f"ready for your {NAMES[box]}"
    if boxes >> DOCTOR & 1 and any(card.rank == ACE for card in kept) and len(kept) > 2:
        return "a start for your Doctor"
    if boxes >> POOR & 1 and any(card.suit.value == "s" and FACE[card.rank] > 8 for card in kept):
        return "a start for your Poor Man"
    return ""


def _use(sense: Evaluation, card: Card) -> str:
    """The box a stolen card is for."""
    best, found = -99.0, 0
    hand = (*sense.hand, card)
    for meld in melds(hand, sense.boxes, sense.shown):
        above = meld.score - PAR[len(meld.cards)]
        if card in meld.cards and above > best:
            best, found = above, len(meld.cards)
    return f"it fits your {NAMES[found]}" if found else "it is the best to keep"


def _minus(number: float) -> str:
    """A round number with a true minus sign."""
    whole = round(number)
    return f"−{-whole}" if whole < 0 else str(whole)
