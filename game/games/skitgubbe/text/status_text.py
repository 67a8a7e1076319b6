"""The words of Skitgubbe beside the cards: prompts, goals, captions, notes and tips."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from game.presentation.score_panel import Unit
from game.presentation.sign_texts import SignTexts

STOCK = "stock"
NAMES_TRUMP = "names trump"
TRUMP_CARD = "trump card"
PLAY = "play"
SLUFF = "sluff"
LOW_CARDS = "low cards"
KILLED = "killed"
TAKEN = "taken"
LAST_CARD = "last card"
TAKEN_NOTE = "Taken tricks and the last card stay face down until part two."
NAMES_TRUMP_NOTE = "It is turned up and names trump when part one is over."
KILLED_NOTE = "Killed cards are out of the game."
LAST_TRICK = " Last trick - no sluffing until you are beaten."
"""The sentence after the prompt of the last trick of part one."""
ANOTHER_OR_ENOUGH = "Another game, or enough for tonight? It goes on only if all want another."
OTHERS_ANSWER = "The others still answer."
OTHERS_MAY_SLUFF = "The others may still sluff."
NOTHING_TO_SLUFF = "You hold nothing to sluff: pass."
OR_TURN_ONE_OVER = ", or turn one over"
"""The end of what can be played, where there is a stock."""
LEAD_A_RUN = "Lead a card, or several of one suit in a row."
BEAT_OR_EAT = "Beat it or eat it."
KILLS = " A play kills."
"""The sentence after the prompt, where a play kills."""
EAT_IT = "it"
HAND_COLUMN = "hand"
TAKEN_COLUMN = "taken"
GOAL = "Do not be the last one holding cards"
HAND_COLUMN_TIP = "Cards in hand, or the place of who is out."
TAKEN_COLUMN_TIP = "Cards won in tricks: they will join the hand in part two."
TIMES_GOAT = Unit("times Goat", "time Goat")
GOAT_TIP = "Was the Goat of the last game."
LAST_CARD_TIP = "Has the last card, which nobody has seen: it names trump."
WAR_TIP = "Fights in this war."
OUT_TIP = "Has got rid of all cards."
SLUFFED = "sluffed"
BEFORE_THE_WAR = "before the war"
TO_EAT = "to eat"
ONE_MORE_KILLS = "one more play kills"
TRICK_KILLED = "the trick is killed"
NO_LEAD_YET = "no lead yet"
ONLY_TRUMP_BEATS = "only trump beats"
TRUMP = "trump"
SIGNS: Final = SignTexts(
    gauge="The plays on the table. The last dot kills them: there is one for each player who held "
    "cards when the trick began.",
    zones=(
        ("stock", "In part one every hand is filled up to three from here."),
        ("set_aside", "The last card of the pack: it names trump when part one is over."),
        ("pile", "The cards of this trick."),
        ("table", "The plays on the table; the lowest is eaten first."),
        ("dreck", "Low cards from part one, which go to whoever has too few cards."),
        ("removed", "Killed cards, which are out of the game."),
        ("discard", "The card that named trump."),
        ("taken", "Cards won in tricks: they join the hand in part two."),
        ("final", "The last card, which nobody has seen: it names trump."),
        ("rim", "Cards that were sluffed into this trick."),
    ),
)
"""What the signs beside the cards mean."""
ONLY_KILLS_TIP = " The highest trump may only be used to kill."
"""What is added to the meaning of the gauge where it names the highest trump."""


def leads(who: str) -> str:
    """Say that somebody else leads."""
    return f"{who} leads."


def plays(who: str) -> str:
    """Say that somebody else plays."""
    return f"{who} plays."


def may_sluff(who: str) -> str:
    """Say that somebody else may sluff."""
    return f"{who} may sluff."


def is_asked_for_extra(who: str) -> str:
    """Say that somebody else is asked for an extra card."""
    return f"{who} is asked to take an extra card."


def has_to_beat(who: str) -> str:
    """Say that somebody else must beat or eat."""
    return f"{who} has to beat it or eat it."


def decides(who: str) -> str:
    """Say that somebody else decides."""
    return f"{who} decides."


def you_may_sluff(ranks: str) -> str:
    """Ask for a sluff while the trick is open."""
    return f"You may sluff your {ranks}, or pass."


def you_win_sluff(ranks: str) -> str:
    """Ask for a last sluff when the viewer wins."""
    return f"You win this trick. Last chance: sluff your {ranks}, or pass."


def other_wins_sluff(who: str, ranks: str) -> str:
    """Ask for a last sluff when *who* wins."""
    return f"{who} wins this trick. Last chance: sluff your {ranks}, or pass."


def lead_a_card(or_flip: str) -> str:
    """Ask for the first card of a round."""
    return f"Lead a card{or_flip}."


def war_lead(or_flip: str) -> str:
    """Ask for the first card of a war."""
    return f"War: lead a card{or_flip}."


def must_match(rank: str, a_rank: str) -> str:
    """Say which card has to be played."""
    return f"The {rank} is highest so far: you hold {a_rank} and have to play it."


def play_a_card(rank: str, or_flip: str) -> str:
    """Ask for a card under or over the highest."""
    return f"The {rank} is highest so far: play a card{or_flip}."


def cannot_beat(card: str, cards: str) -> str:
    """Say that the lowest cards must be eaten."""
    return f"You cannot beat the {card}: eat {cards}."


def beat_or_eat_cards(card: str, cards: str, kills: str) -> str:
    """Ask to beat a card or to eat the lowest."""
    return f"Beat the {card}, or eat {cards}.{kills}"


def more_kill(number: int) -> str:
    """How many more plays kill, where it is several."""
    return f"{number} more plays kill"


def suit_led(suit: str) -> str:
    """Which suit was led."""
    return f"{suit} led"


def which_hand(right: bool) -> str:
    """The start of a prompt where each player has two hands."""
    return f"{'Right' if right else 'Left'} hand: "


def owners_hand(who: str, right: bool) -> str:
    """Whose a card is, where each player has two hands."""
    return f"{who}, {'right' if right else 'left'}"


def take_extra_card(number: int) -> str:
    """Ask whether an extra card is wanted; so many are left."""
    if number == 1:
        return "One low card is left over: take it, or leave it to somebody else?"
    return f"{number} low cards are left over: take one, or leave them to the others?"


def any_of(ranks: Sequence[str]) -> str:
    """Ranks of which one can be sluffed."""
    *first, last = ranks
    return f"{', '.join(first)} or {last}" if first else last


def highest_trump(rank: str) -> str:
    """A second line at the gauge: what may only kill."""
    return f"\nhighest trump: {rank}"
