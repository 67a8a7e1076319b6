"""Which sentence says what speaks for a meld or a theft of Indian Chief."""

from __future__ import annotations

from collections.abc import Sequence

from game.engine.action import Action
from game.engine.cards import Card
from game.games.indian_chief.bot.meld_evaluation import MeldEvaluation, stated
from game.games.indian_chief.bot.meld_points import melds
from game.games.indian_chief.bot.parameters import PAR
from game.games.indian_chief.rules.facts import (
    BEGGAR,
    BOXES,
    CHIEF,
    DOCTOR,
    LAWYER,
    POOR,
    RICH,
    THIEF,
)
from game.games.indian_chief.rules.poker_and_baccarat import ACE, FACE, best_split, poker
from game.games.indian_chief.text import hint_text
from game.games.indian_chief.text.card_text import BOX_NAMES, POKER_HANDS

GOOD = 3.0
"""Points above par that are reason enough."""


def explain(evaluation: MeldEvaluation, action: Action) -> str:
    """The sentence that says what speaks for *action*, from what its seat sees."""
    if action.verb == "meld":
        return _meld(evaluation, action)
    if not action.cards:
        return hint_text.STEAL_NOTHING
    use = _use(evaluation, action.cards[0])
    if action.verb == "mark" and evaluation.seen.facts.marks:
        return hint_text.mark_again(action.cards[0].words)
    return hint_text.helps_most(action.cards[0].words, use)


def _meld(evaluation: MeldEvaluation, action: Action) -> str:
    """A good score; or few points that would be lost anyway; or what stays in hand."""
    cards, box = action.cards, len(action.cards)
    points = round(stated(action, evaluation.shown))
    left = evaluation.boxes & ~(1 << box)
    if not left:
        return hint_text.last_turn(BOX_NAMES[box])
    if box == THIEF:
        return _thief(evaluation, cards[0], points)
    if box == BEGGAR:
        return hint_text.others_show(points // 2)
    if points >= PAR[box] + GOOD:
        return hint_text.above_usual(_figure(cards, points), BOX_NAMES[box], _minus(PAR[box]))
    kept = tuple([card for card in evaluation.hand if card not in cards])
    plan = _plan(evaluation, kept, left)
    if plan:
        return hint_text.good_rest(_figure(cards, points), plan)
    if points < PAR[box] - GOOD:
        return hint_text.smallest_loss(BOX_NAMES[box])
    return hint_text.as_usual(_figure(cards, points), BOX_NAMES[box])


def _thief(evaluation: MeldEvaluation, card: Card, points: int) -> str:
    if points < 10:
        return hint_text.LOW_THIEF
    return hint_text.HIGH_THIEF


def _figure(cards: Sequence[Card], points: int) -> str:
    """A meld in a few words."""
    if len(cards) == CHIEF:
        hand = POKER_HANDS[poker(best_split(cards)[:5])]
        return hint_text.poker_points(hand, points)
    if len(cards) == RICH:
        return hint_text.rich_man_points(_minus(points))
    if len(cards) == LAWYER and points:
        return hint_text.EXACT_LAWYER
    return hint_text.points_for(points, BOX_NAMES[len(cards)])


def _plan(evaluation: MeldEvaluation, kept: Sequence[Card], boxes: int) -> str:
    """What the kept cards already promise most, if they promise more than is usual."""
    best: dict[int, float] = {}
    for meld in melds(kept, boxes, evaluation.shown):
        box = len(meld.cards)
        best[box] = max(best.get(box, -99.0), meld.score - PAR[box])
    good = [box for box in BOXES if best.get(box, 0.0) > GOOD and box not in (THIEF, BEGGAR)]
    if good:
        box = max(good, key=best.__getitem__)
        return hint_text.ready_for(BOX_NAMES[box])
    if boxes >> DOCTOR & 1 and any(card.rank == ACE for card in kept) and len(kept) > 2:
        return hint_text.DOCTOR_START
    if boxes >> POOR & 1 and any(card.suit.value == "s" and FACE[card.rank] > 8 for card in kept):
        return hint_text.POOR_MAN_START
    return ""


def _use(evaluation: MeldEvaluation, card: Card) -> str:
    """The box a stolen card is for."""
    best, found = -99.0, 0
    hand = (*evaluation.hand, card)
    for meld in melds(hand, evaluation.boxes, evaluation.shown):
        above = meld.score - PAR[len(meld.cards)]
        if card in meld.cards and above > best:
            best, found = above, len(meld.cards)
    return hint_text.fits_box(BOX_NAMES[found]) if found else hint_text.BEST_TO_KEEP


def _minus(number: float) -> str:
    """A round number with a true minus sign."""
    whole = round(number)
    return f"−{-whole}" if whole < 0 else str(whole)
