"""Which sentence says what speaks for an action of Fire Gibbon."""

from __future__ import annotations

from game.engine.action import Action
from game.engine.cards import Suit
from game.games.fire_gibbon.bot.doubt_evaluation import FEW
from game.games.fire_gibbon.bot.evaluation import Evaluation
from game.games.fire_gibbon.rules.doubts import is_true
from game.games.fire_gibbon.rules.flame import ACE, TOP
from game.games.fire_gibbon.text import hint_text
from game.games.fire_gibbon.text.card_text import rank_at_least

SURE = 0.6
"""A lie more likely than that is called so."""
RARE = 0.3
"""A doubt less likely than that is hardly feared."""


def explain(evaluation: Evaluation, action: Action) -> str:
    """The sentence that says what speaks for *action*, from what its seat sees."""
    refusals = {
        "doubt": _doubt,
        "play_up": _play_up,
        "play_down": _play_down,
        "play_table": _play_table,
        "play_random": _play_random,
        "reward": _reward,
        "refill_deck": _refill_from_deck,
        "refill_hand": _refill_from_hand,
    }
    reason = refusals.get(action.verb)
    return hint_text.SWAP if reason is None else reason(evaluation, action)


def _doubt(evaluation: Evaluation, action: Action) -> str:
    at = evaluation.facts.latest[action.value or 0]
    if evaluation.facts.proven[at] is not None:
        return hint_text.DOUBT_PROVEN
    false = evaluation.lies.falsity(evaluation.unseen, at)
    if len(evaluation.own) == 1:
        return hint_text.DOUBT_LAST_CARD
    if false > SURE:
        return hint_text.doubt_likely_lie(rank_at_least(evaluation.facts.required[at]))
    return hint_text.DOUBT_WORTH_RISK


def _play_up(evaluation: Evaluation, action: Action) -> str:
    card, flame = action.cards[0], evaluation.facts.flame
    if flame is None:
        return hint_text.UP_NEW_FIRE
    if card.is_joker:
        return hint_text.UP_JOKER
    if card.rank == ACE:
        return hint_text.UP_ACE
    if card.rank == flame:
        return hint_text.UP_MATCHES_FLAME
    return hint_text.UP_HEART


def _play_down(evaluation: Evaluation, action: Action) -> str:
    card, required = action.cards[0], (evaluation.facts.flame or 0) + 1
    doubted = evaluation.promises.doubted(required)
    if is_true(card, required):
        if doubted > RARE:
            return hint_text.DOWN_TRUE_DOUBTED
        return hint_text.DOWN_TRUE
    if doubted < RARE:
        return hint_text.down_lie_believed(rank_at_least(required))
    if required > TOP:
        return hint_text.DOWN_LIE_DROPS_FLAME
    return hint_text.DOWN_LIE_LEAST_BAD


def _play_table(evaluation: Evaluation, action: Action) -> str:
    card = action.cards[0]
    if not card.is_joker and card.rank == ACE:
        return hint_text.TABLE_ACE
    return hint_text.TABLE_CARD


def _play_random(evaluation: Evaluation, action: Action) -> str:
    fails = evaluation.unseen.random_fails(evaluation.facts.flame or 0)
    if fails < 1 - SURE:
        return hint_text.random_card_fits(round(100 - 100 * fails))
    return hint_text.RANDOM_FAR_BEHIND


def _reward(evaluation: Evaluation, action: Action) -> str:
    card = action.cards[0]
    if len(evaluation.own) == 1:
        return hint_text.REWARD_LAST_CARD
    if card.suit is Suit.HEARTS:
        return hint_text.REWARD_HEART
    if len(evaluation.own) <= FEW:
        return hint_text.REWARD_KEEP_BETTER
    return hint_text.REWARD_LEAST_MISSED


def _refill_from_deck(evaluation: Evaluation, action: Action) -> str:
    return hint_text.REFILL_FROM_DECK


def _refill_from_hand(evaluation: Evaluation, action: Action) -> str:
    return hint_text.REFILL_FROM_HAND
