"""The sentences of Democracy that say what speaks for a card."""

from __future__ import annotations

LAST_CARD = "It is the last card of the day."
ONLY_A_TIE = "Nothing beats it; an equal card would only tie."


def six_takes_all(suit: str) -> str:
    """Say that the 6 of trumps would beat the 5."""
    return f"If somebody plays the 5 of {suit}, your 6 takes it all."


def nothing_beats(card: str) -> str:
    """Say that no unseen card is higher."""
    return f"Nothing that is still out beats the {card}."


def only_six_beats_five(suit: str) -> str:
    """Say that the 6 of trumps alone beats the 5."""
    return f"Only the 6 of {suit} can take the trick from your 5."


def nothing_beats_five(suit: str) -> str:
    """Say that the 5 of trumps is safe."""
    return f"Nothing can beat the 5 of {suit} now."


def most_keep_higher_trumps(card: str) -> str:
    """Say that a middling trump may win."""
    return f"The {card} is a trump, and most will keep higher ones."


def hardly_beaten(card: str) -> str:
    """Say that few cards beat this one, as there is no trump."""
    return f"There is no trump, and hardly a card beats the {card}."


def highest_without_trump(trump: str, card: str) -> str:
    """Say that a plain card wins unless somebody plays trump."""
    return f"If nobody plays {trump}, the {card} may well be highest."


def needs_points(points: str, suit: str) -> str:
    """Say that the own tribe is near."""
    return f"You need {points} more for the tribe of {suit}."


def other_is_near(who: str, suit: str) -> str:
    """Say that somebody else's tribe is near."""
    return f"{who} is near the tribe of {suit}: do not let it go."


def brings_no_points(card: str) -> str:
    """Say that a card without points is best thrown away."""
    return f"The {card} brings nobody points: it is the card to lose."


def tribe_is_decided(suit: str) -> str:
    """Say that the points of a suit no longer matter."""
    return f"The tribe of {suit} is decided, so its points cost nothing."


def small_trump_may_win(suit: str) -> str:
    """Say that a small trump wins against plain cards."""
    return f"Even a small trump wins if nobody else plays {suit}."


def can_spare(card: str) -> str:
    """Say that a low card is thrown away."""
    return f"You can spare the {card}; better cards stay for better tricks."


def best_can_wait(card: str) -> str:
    """Say that a middling card goes before the best ones."""
    return f"The {card} wins only if all play low; your best cards can wait."


def few_beat_trump(number: int, card: str) -> str:
    """Say how many unseen cards beat a trump, three at most."""
    beat = "card still out beats" if number == 1 else "cards still out beat"
    return f"Only {('no', 'one', 'two', 'three')[number]} {beat} the {card}, a trump."


def points(number: int) -> str:
    """A number of points: ``one point``."""
    return "one point" if number == 1 else f"{number} points"
