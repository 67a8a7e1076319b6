"""The sentences of Sinful Gibbon that say what speaks for an action."""

from __future__ import annotations

SWAP = "Sit where a liar plays before you, and where whoever follows you seldom doubts."
DOUBT_LAST_CARD = "One right doubt makes you the Braveheart."
DOUBT_NOTHING_HONEST = "You have nothing honest to answer, and a doubt is the better risk."
DOUBT_WORTH_RISK = "A pile for somebody else and a card less for you are worth the risk."
NOTHING_TO_DOUBT = "There is nothing to doubt: pick a card."
PICK_AFTER_ACCEPTED = "That card was accepted with the heart: pick a card."
PICK_HONEST_ANSWER = "You have an honest answer, so there is no need to risk a doubt."
BELIEVE_BRAVEHEART = "A wrong doubt would make a Braveheart of a player with one card."
BELIEVE_COSTS = "It may be a lie, but a wrong doubt would cost more than a right one brings."
HEART_JOKER = "The joker passes for any heart, and a heart kept makes the others envious."
HEART_LIE = "Nobody looks at a heart that was accepted, and it makes all the others envious."


def doubt_seen_all(card: str) -> str:
    """Say that the lie is certain."""
    return f"You have seen every card that could be {card}: this is a lie."


def doubt_likely_lie(card: str) -> str:
    """Say that a lie is likely."""
    return f"So few cards are left that could be {card} that it smells of a lie."


def believe_likely_true(name: str) -> str:
    """Say that the promise of *name* is likely to be true."""
    return f"The {name} is likely to be true, and a wrong doubt would bring you the pile."


def heart_true(name: str) -> str:
    """Say what the true heart *name* is good for."""
    return f"It really is the {name}: kept, it makes all the others envious."


def heart_unknown(name: str) -> str:
    """Say that nobody else can know where the heart *name* is."""
    return f"You alone know where the {name} is: nobody can be sure of the lie."


def number_joker(word: str) -> str:
    """Say that the joker makes any promise true."""
    return f"The joker is always true: whoever doubts your {word} takes the pile."


def number_true_hard_to_follow(word: str) -> str:
    """Say that a true promise presses the next player."""
    return f"Your {word} is true, and hardly anybody can follow it honestly."


def number_true(word: str) -> str:
    """Say what a doubt of a true promise brings."""
    return f"Your {word} is true: whoever doubts it takes the pile."


def number_heart_lie(word: str) -> str:
    """Say why a heart is worth a lie."""
    return f"A heart costs much at the end, and your {word} will hardly be doubted."


def number_lie_believed(claim: str) -> str:
    """Say that *claim*, with its article, will be believed."""
    return f"It is a lie, but {claim} will hardly be doubted here."


def number_least_doubted(claim: str) -> str:
    """Say that *claim*, with its article, is the best lie."""
    return f"You have nothing honest, and {claim} is the lie most likely to be believed."


def number_lie_for_end(claim: str) -> str:
    """Say that *claim*, with its article, saves better cards."""
    return f"It is a lie, but {claim} leaves you the better cards for the end."


def number_lie_presses(claim: str) -> str:
    """Say that *claim*, with its article, presses the next player."""
    return f"It is a lie, but {claim} puts the next player on the spot."
