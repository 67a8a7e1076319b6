"""The sentences of Jersey Gin that say what speaks for an action."""

from __future__ import annotations

LEAST_LEFT = "So you are left with the least, lay-offs and all."
NOTHING_FITS = "Nothing you have left fits anywhere."
NOTHING_TO_TAKE = "There is nothing to take."
GIN_PAYS = "Everything is matched: gin pays 40 on top of all the others hold."


def points_no_longer_count(points: int) -> str:
    """Say what a meld in the break is worth."""
    return f"On the table those {points} points no longer count."


def laid_off(card: str) -> str:
    """Say that a card laid off no longer counts."""
    return f"Laid off, the {card} no longer counts against you."


def helps_little(card: str) -> str:
    """Say why a useful discard is left."""
    return f"The {card} would help a little, and tell the others what you hold."


def makes_no_meld(card: str) -> str:
    """Say why a discard is left."""
    return f"The {card} makes no meld with your cards, and an unseen card may."


def gives_meld(card: str, meld: str) -> str:
    """Say which meld a discard makes."""
    return f"The {card} gives you a meld: {meld}."


def cheap_to_hold(card: str) -> str:
    """Say that a low card is taken for a high one."""
    return f"The {card} is a cheap card to hold instead of a dear one."


def goes_with(card: str, held: str) -> str:
    """Say that a discard makes a pair with a card in hand, and may make a meld."""
    return f"The {card} goes with your {held}, and one more card may make a meld."


def stock_is_unknown(card: str) -> str:
    """Say that a discard is known, where nothing better speaks for it."""
    return f"You know the {card}; from the stock you may get anything."


def early_knock(deadwood: int) -> str:
    """Say that the others still hold more."""
    return f"It is early, and the others most likely hold far more than your {deadwood}."


def low_knock(deadwood: int) -> str:
    """Say that a knock is low enough."""
    return f"With only {deadwood} of deadwood you are likely lower than both the others."


def melds_hold_without(card: str) -> str:
    """Say that a card is not needed."""
    return f"Your melds hold without the {card}, so it is free to go."


def what_stays_counts(card: str, points: int) -> str:
    """Say what a card would cost."""
    return f"What stays in hand counts: the {card} is {points}."


def next_player_avoids(card: str, taken: str) -> str:
    """Say that a card, unlike others in hand, does not help the next player."""
    return f"The {card} does not go with the {taken} the next player took."


def goes_with_nothing(card: str, points: int) -> str:
    """Say that a card has no neighbours in hand."""
    return f"The {card} goes with nothing you hold and counts {points}."


def waits_in_vain(card: str, points: int) -> str:
    """Say that the cards that would complete a meld are gone."""
    return f"What the {card} was waiting for is gone, and it counts {points}."


def few_cards_help(number: int, card: str, points: int) -> str:
    """Say how many unseen cards would help the one that goes."""
    cards = "card" if number == 1 else "cards"
    return f"Only {number} unseen {cards} would help the {card}, which counts {points}."
