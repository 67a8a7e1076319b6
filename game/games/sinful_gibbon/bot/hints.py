"""Which sentence says what speaks for an action of Sinful Gibbon."""

from __future__ import annotations

from game.engine.action import Action
from game.games.sinful_gibbon.bot.doubt_evaluation import FEW
from game.games.sinful_gibbon.bot.evaluation import Evaluation
from game.games.sinful_gibbon.rules.doubts import verdict
from game.games.sinful_gibbon.rules.promises import ACE, HEARTS, LOWEST
from game.games.sinful_gibbon.text import hint_text
from game.games.sinful_gibbon.text.card_text import a_number, heart, spoken, the_heart

SURE = 0.6
"""A lie more likely than that is called so."""
RARE = 0.15
"""A doubt less likely than that is hardly feared."""
NARROW = 0.5
"""The next player has nothing honest as often as that, and is pressed."""


def explain(evaluation: Evaluation, action: Action) -> str:
    """The sentence that says what speaks for *action*, from what its seat sees."""
    verb = action.verb
    if verb == "doubt":
        return _doubt(evaluation)
    if verb in ("pick", "accept"):
        return _let_be(evaluation, action)
    if verb == "promise_heart":
        return _heart(evaluation, action)
    if verb == "promise_number":
        return _number(evaluation, action)
    return hint_text.SWAP


def _doubt(evaluation: Evaluation) -> str:
    facts, memory = evaluation.now.facts, evaluation.now.memory
    number, offered = facts.standing or LOWEST, facts.promiser is not None
    card = the_heart(number) if offered else a_number(number)
    if memory.pool.fitting(number, offered) <= 0:
        return hint_text.doubt_seen_all(card)
    false = evaluation.doubts.odds()[0]
    if len(memory.hand) == 1:
        return hint_text.DOUBT_LAST_CARD
    if false > SURE:
        return hint_text.doubt_likely_lie(card)
    if not offered and not _can_answer(evaluation):
        return hint_text.DOUBT_NOTHING_HONEST
    return hint_text.DOUBT_WORTH_RISK


def _let_be(evaluation: Evaluation, action: Action) -> str:
    facts = evaluation.now.facts
    number, offered = facts.standing, facts.promiser is not None
    if number is None:
        return hint_text.NOTHING_TO_DOUBT
    if action.verb == "pick" and not facts.open:
        return hint_text.PICK_AFTER_ACCEPTED
    name = heart(number) if offered else spoken(number)
    if evaluation.doubts.odds()[0] < 1 - SURE:
        return hint_text.believe_likely_true(name)
    if action.verb == "pick" and _can_answer(evaluation):
        return hint_text.PICK_HONEST_ANSWER
    accused = facts.accused
    if accused is not None and evaluation.now.penalties.hands[accused] <= 1:
        return hint_text.BELIEVE_BRAVEHEART
    return hint_text.BELIEVE_COSTS


def _can_answer(evaluation: Evaluation) -> bool:
    """Whether something in hand could be promised honestly now."""
    standing = evaluation.now.facts.standing
    if standing is None:
        return True
    return any(
        verdict(card, number, is_heart).true
        for card in evaluation.now.memory.hand
        for number, is_heart in [*((n, False) for n in range(standing, ACE + 1)), (standing, True)]
    )


def _heart(evaluation: Evaluation, action: Action) -> str:
    standing = evaluation.now.facts.standing or LOWEST
    card = action.cards[0]
    if card.is_joker:
        return hint_text.HEART_JOKER
    if verdict(card, standing, True).true:
        return hint_text.heart_true(heart(standing))
    if evaluation.now.memory.pool.hearts[standing] <= 0:
        return hint_text.heart_unknown(heart(standing))
    return hint_text.HEART_LIE


def _number(evaluation: Evaluation, action: Action) -> str:
    card, number = action.cards[0], action.value or LOWEST
    word = spoken(number)
    if card.is_joker:
        return hint_text.number_joker(word)
    if verdict(card, number, False).true:
        left = evaluation.now.facts.next_to(evaluation.now.me)
        hand = evaluation.now.penalties.hands[left] + 1
        lacks = evaluation.now.memory.public.nothing_honest(number, hand, heart=True)
        if lacks > NARROW:
            return hint_text.number_true_hard_to_follow(word)
        return hint_text.number_true(word)
    doubted = evaluation.promises.doubted(number)
    last = len(evaluation.now.memory.hand) <= FEW
    if card.suit is HEARTS and doubted < RARE:
        return hint_text.number_heart_lie(word)
    if doubted < RARE:
        return hint_text.number_lie_believed(a_number(number))
    if evaluation.now.facts.standing is not None and not _can_answer(evaluation):
        return hint_text.number_least_doubted(a_number(number))
    if last:
        return hint_text.number_lie_for_end(a_number(number))
    return hint_text.number_lie_presses(a_number(number))
