"""The sentences of Skitgubbe that say why an action is refused."""

from __future__ import annotations

from game.engine.cards import Suit

GAME_OVER = "The game is over."
ALREADY_OUT = "You are out - lean back."
CARD_NOT_IN_HAND = "You do not hold that card."
CARD_IN_OTHER_HAND = "That card is in your other hand; this one decides now."
ONE_CARD_ONLY = "In part one you play or sluff one card at a time."
ONLY_SLUFFS_ASKED = "Only sluffs are asked for now: sluff a matching card, or pass."
MUST_PLAY = "You cannot pass: play a card or turn one over."
STOCK_EMPTY = "There is no card left to turn over."
FINAL_CARD_LOCKED = "The last card decides trump. It cannot be turned over as a play."
THIS_IS_PART_ONE = "This is part one: play a card, turn one over, or sluff."
SLUFF_LAST_TRICK = (
    "This is the last trick of part one. You may sluff only once it is certain that you will "
    "not win it."
)
OTHERS_MAY_SLUFF = "The others may still sluff; play goes on when all of them have passed."
OWN_TURN_FIRST = "You play next, and may sluff before you do."
HAS_PASSED = "You have passed; you may sluff again after the next play."
MUST_LEAD = "The table is bare. You have to lead."
BEAT_OR_EAT = "Beat what lies on the table, or eat the lowest cards."
ONE_COPY_AT_A_TIME = "Only one copy of a card fits into a play. Play the other one later."
NOT_TOUCHING = "Cards played together must be the same suit and next to each other in rank."
TAKE_THE_FIRST_COPY = "You hold that card twice: take the other one, which is the same."
ACCEPT_OR_DECLINE = "Accept an extra card, or decline it."
ANOTHER_OR_ENOUGH = "Ask for another game, or say that it is enough."
NO_SUCH_ACTION = "That is not something you can do now."
EAT_NAMES_NO_CARDS = "Only say that you eat: the lowest cards come by themselves."


def not_your_turn(who: str) -> str:
    """Say whose turn it is."""
    return f"It is {who}'s turn."


def wait_to_be_asked(who: str) -> str:
    """Say that the seat will be asked for a sluff."""
    return f"Wait a moment - {who} is choosing. You will be asked."


def must_match(rank: str) -> str:
    """Say which rank in hand must be played."""
    return f"You hold {rank}, the highest rank so far - you have to play it."


def sluff_no_match(rank: str) -> str:
    """Say that no card of this rank lies there."""
    return f"Nobody has put down {rank} in this trick, so you cannot sluff yours."


def sluff_top_before_play(rank: str) -> str:
    """Say that the highest rank is to be played."""
    return (
        f"You have not played yet, and the {rank} is the highest rank so far: it has to be "
        "your play, not a sluff."
    )


def eat_lowest_only(cards: str) -> str:
    """Say which cards are eaten."""
    return f"You eat the lowest cards on the table: {cards}."


def eat_whole_run(cards: str) -> str:
    """Say which cards are eaten together."""
    return f"Touching cards are eaten together: {cards}."


def too_low(card: str) -> str:
    """Say what a play must beat."""
    return f"Every card you play has to be higher than the {card}."


def high_trump_only_kills(card: str) -> str:
    """Say what the highest trump left is for."""
    return f"The {card} is the highest trump left. It may only be used to kill a trick."


def wrong_suit(led: Suit | None, trump: Suit | None) -> str:
    """Say which suits can be played on a trick."""
    suits = "" if led in (None, trump) else f"{led.word} or "
    if trump is not None:
        suits += f"trump ({trump.word}) "
    return f"Only {suits}can be played on this trick."
