"""The words of Vendetta beside the cards: prompts, goals, captions, notes and tips."""

from __future__ import annotations

from typing import Final

from game.games.vendetta.rules.scoring import trick_points
from game.games.vendetta.rules.tricks import Trick
from game.games.vendetta.text.card_text import described, one_of, points, rank_word
from game.patterns.phrases import player_placeholder
from game.presentation.sign_texts import SignTexts

STACK = "stack"
STACK_NOTE = "The next card is seen only when it is drawn."
TRICK_NOTE = "Cards on the table stay where they are."
LAST_CALL = "last call"
MOST_POINTS = "Most points in tricks when everyone has passed in a row"
JOKER_OR_END = "Everyone has passed: play a joker, or decline and let the game end?"
LAY_DOWN_A_TRICK = "lay down a trick"
ADD_TO_A_TRICK = "add to an open trick"
STEAL_WITH_JOKER = "steal with a joker"
END_YOUR_TURN = "end your turn"
ONLY_PASS = "only pass"
NOTHING_FITS = "Nothing in your hand fits"
EMPTY_HAND = "Your hand is empty"
BE_DONE = "say that you are done"
PASS = "pass"
ASKS_FOR_JOKER = "joker?"
PASSED_TIP = "Has passed since the last card was played."
LAST_JOKER_TIP = "Is asked for a last joker."
PASSES = "passes"
SIGNS: Final = SignTexts(
    gauge="How many players in a row have passed; when all have, the deal ends.",
    zones=(("stack", "Cards still to be drawn, face down."),),
)
"""What the signs beside the cards mean."""


def deal_of(goal: str, number: int, deals: int) -> str:
    """The goal, where there are several deals."""
    return f"{goal}; deal {number} of {deals}"


def may_play_last_joker(who: str) -> str:
    """Say that somebody else may play a last joker."""
    return f"Everyone has passed: {who} can still play a joker."


def turn_or_joker(who: str) -> str:
    """Say whose turn it is, and that the viewer may interrupt."""
    return f"It is {who}'s turn; you may play a joker at any time."


def turn_of(who: str) -> str:
    """Say whose turn it is."""
    return f"It is {who}'s turn."


def nothing_to_play(why: str, what: str) -> str:
    """Say that no card can be played, and what is left to do."""
    return f"{why}: you can {what}."


def your_turn(ways: str, end: str) -> str:
    """Say what the viewer can do on a turn."""
    return f"Your turn: {ways}, or {end}."


def draws(number: int) -> str:
    """How many cards a seat will draw."""
    return f"draws {number}"


def worth(trick: Trick) -> str:
    """What stands on the coin of a trick: ``3``, ``6 flush``."""
    return f"{trick_points(trick)} flush" if trick.suit is not None else str(trick_points(trick))


def tip(trick: Trick) -> str:
    """A trick in one sentence: whose it is, what it is worth and who can steal it."""
    worth = points(trick_points(trick))
    told = f"{player_placeholder(trick.owner)} has {described(trick)}: {worth}"
    if trick.closed:
        return f"{told}. It is closed: only a joker can steal it."
    if not trick.run:
        return f"{told}. Another {rank_word(trick.low)} or a joker steals it."
    return f"{told}. It goes on with {one_of(trick.wanted)}; a joker steals it too."
