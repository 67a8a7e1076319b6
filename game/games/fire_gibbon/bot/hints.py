"""Advice: one sentence that says what speaks for an action, for the person who asks."""

from __future__ import annotations

from game.engine.action import Action
from game.engine.cards import Suit
from game.games.fire_gibbon.bot.evaluation import FEW, Evaluation
from game.games.fire_gibbon.rules.flame import ACE, TOP, is_true

SURE = 0.6
"""A lie more likely than that is called so."""
RARE = 0.3
"""A doubt less likely than that is hardly feared."""
NAMES = {11: "jack", 12: "queen", 13: "king", 14: "ace"}


def explain(judgement: Evaluation, action: Action) -> str:
    """What speaks for *action*, as its seat sees it."""
    reasons = {
        "doubt": _doubt,
        "play_up": _up,
        "play_down": _down,
        "play_table": _table,
        "play_random": _leap,
        "reward": _reward,
        "refill_deck": _blind,
        "refill_hand": _shown,
    }
    reason = reasons.get(action.verb)
    if reason is None:
        return "Whoever has most points should not sit where you feed them."
    return reason(judgement, action)


def _doubt(judgement: Evaluation, action: Action) -> str:
    at = judgement.facts.latest[action.value or 0]
    if judgement.facts.proven[at] is not None:
        return "Everybody saw that this card is true: a doubt would only pay its owner."
    false = judgement.falsity(at)
    if len(judgement.own) == 1:
        return "If it is a lie you are the Braveheart, and that is worth the risk."
    if false > SURE:
        return f"Few cards are left that are {_more(judgement.facts.required[at])}: likely a lie."
    return "A right doubt brings a fire spot and a fresh fire: worth the risk here."


def _up(judgement: Evaluation, action: Action) -> str:
    card, flame = action.cards[0], judgement.facts.flame
    if flame is None:
        return "A fire must start somehow, and this card is no good for a promise."
    if card.is_joker:
        return "The joker fits, and the flame stays where it is."
    if card.rank == ACE:
        return "The ace of hearts cools the flame to 1."
    if card.rank == flame:
        return "It matches the flame: nothing to doubt, and you keep your better promises."
    return "A higher heart is safe face up, and hearts are never true face down."


def _down(judgement: Evaluation, action: Action) -> str:
    card, required = action.cards[0], (judgement.facts.flame or 0) + 1
    doubted = judgement.doubted(required)
    if is_true(card, required):
        if doubted > RARE:
            return "Your promise is true, and whoever doubts it pays you a fire spot."
        return "Your promise is true: it moves the fire on without any risk."
    if doubted < RARE:
        return (
            f"It is a lie, but {_more(required)} will hardly be doubted, and you keep better cards."
        )
    if required > TOP:
        return "It is a lie, but it drops the flame to 1."
    return "It is a lie, but all else would pay the wrong player or cost you a good card."


def _table(judgement: Evaluation, action: Action) -> str:
    card = action.cards[0]
    if not card.is_joker and card.rank == ACE:
        return "The ace from the table is safe and cools the flame to 1."
    return "A table card is safe, and its spot is filled again at once."


def _leap(judgement: Evaluation, action: Action) -> str:
    fails = judgement.unseen.random_fails(judgement.facts.flame or 0)
    if fails < 1 - SURE:
        return (
            f"A card from the deck fits {round(100 - 100 * fails)} times in 100, and costs nothing."
        )
    return "You may fall, but it pays a player who is far behind, and costs no card."


def _reward(judgement: Evaluation, action: Action) -> str:
    card = action.cards[0]
    if len(judgement.own) == 1:
        return "Your last card: you are the Braveheart."
    if card.suit is Suit.HEARTS:
        return "A heart is never true face down; on the table it fits whenever it is high enough."
    if len(judgement.own) <= FEW:
        return "Keep the card that makes the better promise."
    return "It is the card you would miss least in hand, and on the table it can still fit."


def _blind(judgement: Evaluation, action: Action) -> str:
    return "None of your cards is better laid open than kept: take the deck's."


def _shown(judgement: Evaluation, action: Action) -> str:
    return "It is better laid open than hidden, and you draw a new card for it."


def _more(required: int) -> str:
    name = NAMES.get(required, str(required))
    return name if required == ACE else f"{name} or more"
