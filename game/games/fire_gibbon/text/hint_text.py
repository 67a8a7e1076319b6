"""The sentences of Fire Gibbon that say what speaks for an action."""

from __future__ import annotations

SWAP = "Sit where your mistakes do not feed the player with the most points."
DOUBT_PROVEN = "Everybody saw that this card is true: a doubt would only pay its owner."
DOUBT_LAST_CARD = "If it is a lie you are the Braveheart, and that is worth the risk."
DOUBT_WORTH_RISK = "A right doubt brings a fire spot and a fresh fire: worth the risk here."
UP_NEW_FIRE = "A fire must start somehow, and this card is no good for a promise."
UP_JOKER = "The joker fits, and the flame stays where it is."
UP_ACE = "The ace of hearts cools the flame to 1."
UP_MATCHES_FLAME = "It matches the flame: nothing to doubt, and you keep your better promises."
UP_HEART = "A higher heart is safe face up, and hearts are never true face down."
DOWN_TRUE_DOUBTED = "Your promise is true, and whoever doubts it pays you a fire spot."
DOWN_TRUE = "Your promise is true: it moves the fire on without any risk."
DOWN_LIE_DROPS_FLAME = "It is a lie, but it drops the flame to 1."
DOWN_LIE_LEAST_BAD = "It is a lie, but all else would pay the wrong player or cost you a good card."
TABLE_ACE = "The ace of a fire spot is safe and cools the flame to 1."
TABLE_CARD = "A fire spot is safe, and it is filled again at once."
RANDOM_FAR_BEHIND = "You may tumble, but that pays a player who is far behind, and costs no card."
REWARD_LAST_CARD = "Your last card: you are the Braveheart."
REWARD_HEART = "A heart is never true face down; on the table it fits whenever it is high enough."
REWARD_KEEP_BETTER = "Keep the card that makes the better promise."
REWARD_LEAST_MISSED = (
    "It is the card you would miss least in hand, and on the table it can still fit."
)
REFILL_FROM_DECK = "None of your cards is better laid open than kept: take the deck's."
REFILL_FROM_HAND = "It is better laid open than hidden, and you draw a new card for it."


def doubt_likely_lie(cards: str) -> str:
    """Say that few of *cards* are left."""
    return f"Few cards are left that are {cards}: likely a lie."


def down_lie_believed(cards: str) -> str:
    """Say that a promise of *cards* will be believed."""
    return f"It is a lie, but {cards} will hardly be doubted, and you keep better cards."


def random_card_fits(percent: int) -> str:
    """Say how often a card from the deck fits, in percent."""
    return f"A random card fits {percent} times in 100, and costs nothing."
