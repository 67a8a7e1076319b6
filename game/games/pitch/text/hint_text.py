"""The sentences of Pitch that say what speaks for an action."""

from __future__ import annotations

A_SMUDGE = "a smudge"
OWN_SIDE_HAS_TRICK = "Your side has the trick so far, so nothing better is needed."


def chooses_trumps(number: int, suit: str) -> str:
    """Say why the pitcher leads this suit."""
    return f"With {number} {suit} you choose them as trumps and begin with the lead."


def partner_has_bid(suit: str, about: str) -> str:
    """Say that the partner's bid is left alone."""
    return f"Your partner has the bid, and {suit} promise {about}, no more."


def a_bid_of(bid: int) -> str:
    """A bid in a sentence."""
    return f"a bid of {bid}"


def too_little_for(suit: str, about: str, wanted: str) -> str:
    """Say that the hand is too weak for the lowest bid."""
    return f"Your best suit, {suit}, promises {about}: too little for {wanted}."


def may_take_everything(suit: str) -> str:
    """Say that a smudge may succeed."""
    return f"Your {suit} may well take all six tricks and every point."


def must_bid(suit: str) -> str:
    """Say that the dealer has to bid."""
    return f"All passed, so you must bid; {suit} are your best suit."


def dealer_may_take(suit: str, about: str) -> str:
    """Say that the dealer matches the highest bid."""
    return f"The dealer may take the bid at the same price; {suit} promise {about}."


def promises(suit: str, about: str) -> str:
    """Say what the hand promises."""
    return f"Your {suit} promise {about}, and your side may add to that."


def nothing_beats_and_draws(card: str) -> str:
    """Say that a sure trump draws the others."""
    return f"Nothing beats the {card}, and it draws the trumps that are still out."


def nothing_beats(card: str) -> str:
    """Say that no unseen card is higher."""
    return f"Nothing that is still out beats the {card}."


def draws_trumps(number: int) -> str:
    """Say that a trump lead draws some of the others."""
    if number == 1:
        return "One trump may still be out: this draws it."
    return f"{number} trumps may still be out: this draws some of them."


def counts_nothing(card: str) -> str:
    """Say that a worthless card is led."""
    return f"The {card} counts nothing: little is lost if others take the trick."


def has_fair_chance(card: str) -> str:
    """Say that a card may win."""
    return f"The {card} has a fair chance, and your other cards are worth keeping."


def comes_home(card: str) -> str:
    """Say that a card is safe in the partner's trick."""
    return f"Your partner has this trick for sure: the {card} comes home with it."


def catches_jack(card: str) -> str:
    """Say that a card captures the jack of trumps."""
    return f"The {card} catches the jack of trumps."


def takes_with_game(card: str, count: int) -> str:
    """Say that a card takes the trick, which counts for Game."""
    return f"The {card} takes the trick for sure and {count} for Game."


def takes_for_sure(card: str) -> str:
    """Say that a card takes the trick."""
    return f"The {card} takes the trick for sure."


def takes_lead(card: str) -> str:
    """Say that a card wins the trick so far."""
    return f"The {card} takes the lead in this trick, and few cards beat it."


def partner_may_beat(best: str) -> str:
    """Say that the partner plays later."""
    return f"The {best} leads; your partner may still beat it, and this risks little."


def misses_least(best: str, card: str) -> str:
    """Say that a trick is lost cheaply."""
    return f"The {best} has the trick, and the {card} is what you miss least."


def about(points: float) -> str:
    """A number of points that is estimated: ``about 2.5 points``."""
    figure = f"{points:.1f}".removesuffix(".0")
    return f"about {figure} {'point' if figure == '1' else 'points'}"
