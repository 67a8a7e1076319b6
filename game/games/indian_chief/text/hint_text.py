"""The sentences of Indian Chief that say what speaks for an action."""

from __future__ import annotations

from game.games.indian_chief.text import card_text
from game.patterns.phrases import counted_noun

STEAL_NOTHING = "Nothing that lies there is better for you than an unknown card."
LOW_THIEF = "A low Thief steals early, and seven of your cards stay in hand."
HIGH_THIEF = "Ten points at once, and seven cards stay in hand for the big boxes."
EXACT_LAWYER = "Exactly 25 for your Lawyer"
"""A Lawyer in a few words."""
DOCTOR_START = "a start for your Doctor"
POOR_MAN_START = "a start for your Poor Man"
BEST_TO_KEEP = "it is the best to keep"


def mark_again(card: str) -> str:
    """Say why the same card is marked once more."""
    return f"You marked the same card before; the {card} may be yours alone."


def helps_most(card: str, use: str) -> str:
    """Say why a card is stolen: *use* says what it is for."""
    return f"The {card} helps you most: {use}."


def last_turn(box: str) -> str:
    """Say that the last open box takes whatever there is."""
    return f"It is the last turn, and no {box} in your hand is worth more."


def others_show(number: int) -> str:
    """Say how many cards of the ranks of a Beggar Man are expected."""
    return f"The others will probably show about {counted_noun(number, 'card')} of these ranks."


def above_usual(figure: str, box: str, usual: str) -> str:
    """Say that the meld, in a few words, is better than usual."""
    return f"{figure}: the {box} usually brings {usual}."


def good_rest(figure: str, plan: str) -> str:
    """Say that the rest of the hand is good for a *plan*."""
    return f"{figure}, and what you keep is {plan}."


def smallest_loss(box: str) -> str:
    """Say that little is lost in this *box*."""
    return f"Something must go, and your {box} is the smallest loss now."


def as_usual(figure: str, box: str) -> str:
    """Say that the meld is as good as usual."""
    return f"{figure} is as much as the {box} usually brings."


def poker_points(hand: str, points: int) -> str:
    """An Indian Chief in a few words."""
    return f"{card_text.points(points)} with {hand}"


def rich_man_points(points: str) -> str:
    """A Rich Man in a few words."""
    return f"Only {points} for your Rich Man"


def points_for(points: int, box: str) -> str:
    """Any other meld in a few words."""
    return f"{card_text.points(points)} for your {box}"


def ready_for(box: str) -> str:
    """The plan of a hand that can fill a *box* well."""
    return f"ready for your {box}"


def fits_box(box: str) -> str:
    """What a stolen card is for."""
    return f"it fits your {box}"
