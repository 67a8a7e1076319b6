"""The sentences of Skitgubbe that say what speaks for an action."""

from __future__ import annotations

ACCEPT = "The low cards you hold already make runs with others."
DECLINE = "One more low card is one more run to get rid of."
ANOTHER = "Another game, another Goat: you may yet come off better."
ENOUGH = "The evening has been long enough to leave with a good heart."
LAST_RUN = "It is your last run: you are out."
LEAD_TRUMP = "Only a higher trump beats it, so your neighbour will probably have to eat it."
BEAT_KILLS = "It kills the trick: all these cards leave the game, and you lead next."
BEAT_SMALL_TRUMP = "A small trump is a fair price for not having to eat."
EAT_NO_CHOICE = "You hold nothing that beats it."
EAT_TRUMPS = "Trumps are worth having: they will kill a trick later."
EAT_JOINS_RUN = "What you eat joins a run of yours, so it costs you no extra play later."
EAT_HIGH_CARDS = "What you eat is high and will beat something later."
EAT_IS_CHEAPER = "Beating it would cost you cards you need more than these harm you."
FLIP_GOOD_HAND = "Your cards are too good to play: let the stock play for you."
FLIP = "You keep all your cards and let the stock play for you."
PASS_COMES_BACK = "What you sluffed would come back to you with the heap."
PASS_MAY_WIN = "You may win this heap yourself: keep it for now."


def lead_run(count: str) -> str:
    """Say that a run goes in one play."""
    return f"All {count} cards of the run go in one play, and low runs go first."


def lead_low(card: str) -> str:
    """Say that the lead is the time for a low card."""
    return f"A low card like {card} beats nothing: the lead is the time for it."


def lead_high(card: str) -> str:
    """Say that a card is likely to be eaten."""
    return f"Few cards beat {card}, so it is likely to be eaten, not beaten."


def beat_run(count: str) -> str:
    """Say that a run beats it."""
    return f"You get rid of {count} cards at once and need not eat."


def beat_cheaply(card: str) -> str:
    """Say that a card beats it cheaply."""
    return f"With {card} you beat it cheaply and need not eat."


def play_must_match(rank: str) -> str:
    """Say which rank must be matched."""
    return f"You have to match the {rank}."


def play_low(card: str) -> str:
    """Say that somebody else will take a low card."""
    return f"You are rid of {card}, and somebody else will probably take it."


def play_high(rank: str) -> str:
    """Say that a good card may win good cards."""
    return f"{rank} may well win, and the cards are good to have."


def play_under_top(card: str) -> str:
    """Say that a card stays under the highest."""
    return f"You stay under the top and are rid of {card}."


def play_for_heap(rank: str) -> str:
    """Say that a card may win the heap."""
    return f"The heap is worth having, and {rank} may well take it."


def play_least(card: str) -> str:
    """Say that the other cards are worth more."""
    return f"Your other cards are worth more to you than {card}."


def sluff_keeps(card: str) -> str:
    """Say that a sluffed card stays one's own."""
    return f"You win the heap, so {card} stays yours, and you draw another card."


def sluff_low(card: str) -> str:
    """Say that a low card is gone for good."""
    return f"You are rid of {card} for good: somebody else takes the heap."


def sluff_draws(card: str) -> str:
    """Say that another card is drawn for it."""
    return f"{card} goes, and you draw another card for it."


def pass_too_good(rank: str) -> str:
    """Say that a card is too good to sluff."""
    return f"{rank} is too good to give away."
