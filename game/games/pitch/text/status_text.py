"""The words of Pitch beside the cards: prompts, goals, captions and tips."""

from __future__ import annotations

from typing import Final

from game.presentation.sign_texts import SignTexts

TAKEN = "taken"
PILE_NOTE = "Only the last trick may be seen."
LAST_TRICK = "last trick"
NEEDS_A_BID = "needs a bid"
STEAL_SMUDGE_OR_PASS = "A smudge was bid: steal it, or pass."
SMUDGE_WAS_BID = "A smudge was bid: you can only pass."
CALL_OR_PASS = "Bid for the right to lead and make trumps, or pass."
DEALER_MUST_BID = "Everyone passed: as the dealer you must bid."
PITCH_A_CARD = "You pitch: lead a card, and its suit becomes trump."
LEAD_ANY_CARD = "Lead any card to the next trick."
DEALER_TIP = "Deals this hand and calls last."
PASSED_TIP = "Has passed."
SMUDGE_TIP = "Has bid a smudge."
SMUDGE_PITCHER_TIP = "The pitcher: must make all four points and take every trick."
SIGNS: Final = SignTexts(
    progress="Each dot is a trick of this hand; a red one has been won.",
    zones=(
        ("pile", "The cards won in tricks of this hand."),
        ("last", "The last trick, until the next one is over."),
    ),
)
"""What the signs beside the cards mean."""


def first_to(points: int) -> str:
    """The goal of the game."""
    return f"First to {points} by making a bid"


def calls_first(who: str) -> str:
    """Say who calls before any bid."""
    return f"{who} calls. Nobody has bid yet."


def calls(who: str, bid: str) -> str:
    """Say who calls, and what is bid."""
    return f"{who} calls. The highest bid is {bid}."


def leads_trump(who: str) -> str:
    """Say who leads the first card."""
    return f"{who} leads; the suit of that card becomes trump."


def plays(who: str) -> str:
    """Say who plays."""
    return f"{who} plays."


def bid_more_or_pass(bid: int) -> str:
    """Ask for a call."""
    return f"Bid more than {bid}, or pass."


def dealer_may_steal(bid: int) -> str:
    """Ask the dealer for a call."""
    return f"You call last: steal the bid with {bid}, bid more, or pass."


def play_any_card(suit: str) -> str:
    """Say that no suit is to be followed."""
    return f"You have no {suit}: play any card."


def play_trump(suit: str, held: int) -> str:
    """Say that trump was led, to somebody who has *held* cards of it."""
    which = f"one of your {suit}" if held > 1 else f"your only {suit.removesuffix('s')}"
    return f"Trump was led: play {which}."


def follow_or_trump(suit: str) -> str:
    """Say what may be played."""
    return f"Follow with {suit}, or play a trump."


def follow(suit: str) -> str:
    """Say which suit is to be followed."""
    return f"Follow with {suit}."


def bid_tip(bid: int) -> str:
    """Say what a seat has bid."""
    return f"Has bid {bid}."


def pitcher_tip(bid: int) -> str:
    """Say what the pitcher must make."""
    return f"The pitcher: must make at least {bid} points."
