"""Advice: one sentence that says what speaks for an action, for the person who asks."""

from __future__ import annotations

from game.engine.action import Action
from game.games.sinful_gibbon.bot.evaluation import FEW, Evaluation
from game.games.sinful_gibbon.rules.promises import ACE, HEARTS, LOWEST, verdict
from game.games.sinful_gibbon.text.log_text import SPOKEN, heart

SURE = 0.6
"""A lie more likely than that is called so."""
RARE = 0.15
"""A doubt less likely than that is hardly feared."""
NARROW = 0.5
"""The next player has nothing honest as often as that, and is pressed."""


def explain(judgement: Evaluation, action: Action) -> str:
    """What speaks for *action*, as its seat sees it."""
    verb = action.verb
    if verb == "doubt":
        return _doubt(judgement)
    if verb in ("pick", "accept"):
        return _let_be(judgement, action)
    if verb == "promise_heart":
        return _heart(judgement, action)
    if verb == "promise_number":
        return _number(judgement, action)
    return "Sit where a liar plays before you, and where whoever follows you seldom doubts."


def _doubt(judgement: Evaluation) -> str:
    facts, memory = judgement.facts, judgement.memory
    number, offered = facts.standing or LOWEST, facts.promiser is not None
    card = f"the {heart(number)}" if offered else f"{_an(SPOKEN[number].lower())}"
    if memory.pool.fitting(number, offered) <= 0:
        return f"You have seen every card that could be {card}: this is a lie."
    false = judgement.doubt_odds()[0]
    if len(memory.hand) == 1:
        return "One right doubt makes you the Braveheart."
    if false > SURE:
        return f"So few cards are left that could be {card} that it smells of a lie."
    if not offered and not _can_answer(judgement):
        return "You have nothing honest to answer, and a doubt is the better risk."
    return "A pile for somebody else and a card less for you are worth the risk."


def _let_be(judgement: Evaluation, action: Action) -> str:
    facts = judgement.facts
    number, offered = facts.standing, facts.promiser is not None
    if number is None:
        return "There is nothing to doubt: pick a card."
    if action.verb == "pick" and not facts.open:
        return "That card was accepted with the heart: pick a card."
    name = heart(number) if offered else SPOKEN[number].lower()
    if judgement.doubt_odds()[0] < 1 - SURE:
        return f"The {name} is likely to be true, and a wrong doubt would bring you the pile."
    if action.verb == "pick" and _can_answer(judgement):
        return "You have an honest answer, so there is no need to risk a doubt."
    accused = facts.accused
    if accused is not None and judgement.ledger.hands[accused] <= 1:
        return "A wrong doubt would make a Braveheart of a player with one card."
    return "It may be a lie, but a wrong doubt would cost more than a right one brings."


def _can_answer(judgement: Evaluation) -> bool:
    """Whether something in hand could be promised honestly now."""
    standing = judgement.facts.standing
    if standing is None:
        return True
    return any(
        verdict(card, number, is_heart).true
        for card in judgement.memory.hand
        for number, is_heart in [*((n, False) for n in range(standing, ACE + 1)), (standing, True)]
    )


def _heart(judgement: Evaluation, action: Action) -> str:
    standing = judgement.facts.standing or LOWEST
    card = action.cards[0]
    if card.is_joker:
        return "The joker passes for any heart, and a heart kept makes the others envious."
    if verdict(card, standing, True).true:
        return f"It really is the {heart(standing)}: kept, it makes all the others envious."
    if judgement.memory.pool.hearts[standing] <= 0:
        return f"You alone know where the {heart(standing)} is: nobody can be sure of the lie."
    return "Nobody looks at a heart that was accepted, and it makes all the others envious."


def _number(judgement: Evaluation, action: Action) -> str:
    card, number = action.cards[0], action.value or LOWEST
    word = SPOKEN[number].lower()
    if card.is_joker:
        return f"The joker is always true: whoever doubts your {word} takes the pile."
    if verdict(card, number, False).true:
        left = judgement.facts.next_to(judgement.me)
        hand = judgement.ledger.hands[left] + 1
        lacks = judgement.memory.public.nothing_honest(number, hand, heart=True)
        if lacks > NARROW:
            return f"Your {word} is true, and hardly anybody can follow it honestly."
        return f"Your {word} is true: whoever doubts it takes the pile."
    doubted = judgement.doubted(number)
    last = len(judgement.memory.hand) <= FEW
    if card.suit is HEARTS and doubted < RARE:
        return f"A heart costs much at the end, and your {word} will hardly be doubted."
    if doubted < RARE:
        return f"It is a lie, but {_an(word)} will hardly be doubted here."
    if judgement.facts.standing is not None and not _can_answer(judgement):
        return f"You have nothing honest, and {_an(word)} is the lie most likely to be believed."
    if last:
        return f"It is a lie, but {_an(word)} leaves you the better cards for the end."
    return f"It is a lie, but {_an(word)} puts the next player on the spot."


def _an(word: str) -> str:
    return f"an {word}" if word[0] in "ae" else f"a {word}"
