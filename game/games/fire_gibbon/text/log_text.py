"""The words of Fire Gibbon: the lines of the log, speech bubbles and names of actions."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

from game.engine.action import Action
from game.engine.cards import Card
from game.engine.events import Flourish, Judged, Moment
from game.engine.table import Table
from game.engine.zones import Seat
from game.games.fire_gibbon.rules.facts import FireFacts
from game.games.fire_gibbon.rules.flame import ACE
from game.patterns.phrases import player_placeholder

LINES: Mapping[str, str] = MappingProxyType(
    {
        "deal": "{who} deals.",
        "play_up": "{who} plays the {card} face up.",
        "play_table": "{who} plays the {card} from the table.",
        "play_random": "{who} leaps blindly: the {card}.",
        "tumble": "Too low: {who} tumbles into the fire.",
        "proven": "{who} told the truth: it is the {card}.",
        "caught": "{who} is caught in a lie: it is the {card}.",
        "hat": "{who} wears the Cheap Monkey Hat.",
        "crash": "The fire goes out.",
        "reward": "{who} gets a fire spot.",
        "spot": "{who} opens the {card} as a fire spot.",
        "refill": "{who} fills the empty spot with the {card}.",
        "thin": "Only the newest card of each player stays in the fire.",
        "reshuffle": "The ashes are shuffled into a new deck.",
        "braveheart": "{who} is the Braveheart.",
        "swap": "{who} changes chairs with {other}.",
    }
)
"""What the log says, by code."""

MOMENTS: Mapping[str, Moment] = MappingProxyType(
    {
        "caught": Moment(Flourish.CAUGHT, "Caught lying", "mask"),
        "braveheart": Moment(Flourish.TRIUMPH, "Braveheart", "braveheart"),
    }
)
"""What the table makes much of, by code."""


def tell(
    table: Table,
    code: str,
    seat: Seat,
    card: Card | None = None,
    value: int | None = None,
    judged: Judged | None = None,
) -> None:
    """Writes the log line *code* about *seat*, unless nobody listens."""
    if table.record is None:
        return
    text = LINES[code].format(
        who=player_placeholder(seat),
        card="" if card is None else card.words,
        other="" if value is None else player_placeholder(value),
    )
    table.say(code, text, seat, value, moment=MOMENTS.get(code), judged=judged)


def promise(table: Table, seat: Seat, required: int) -> None:
    """Says aloud what a face-down card promises (FG-F2)."""
    if table.record is not None:
        text = f"No heart, {'but ' if required == ACE else ''}{at_least(required)}."
        table.say("play_down", text, seat, required, aloud=True)


def challenge(table: Table, seat: Seat, other: Seat) -> None:
    """Says aloud that *seat* doubts *other*."""
    table.say("doubt", f"I doubt {player_placeholder(other)}!", seat, other, aloud=True)


def at_least(required: int) -> str:
    """A promised height in words: ``7 or more``."""
    return "an ace" if required == ACE else f"{required} or more"


def tag(required: int) -> str:
    """A promised height as it stands on the card: ``7+``."""
    return "ace" if required == ACE else f"{required}+"


def label(facts: FireFacts, action: Action) -> str:
    """The action in a few words, different for every candidate."""
    verb, value = action.verb, action.value
    if action.cards:
        card = action.cards[0]
        words = f"joker {card.text[1]}" if card.is_joker else card.words
        return _card_label(facts, verb, words)
    if verb == "doubt" and value is not None and 0 <= value < len(facts.latest):
        at = facts.latest[value]
        required = facts.required[at] if at >= 0 else 0
        return (
            f"Doubt {player_placeholder(value)}: {tag(required)}"
            if required
            else f"Doubt {player_placeholder(value)}"
        )
    if verb == "doubt_older" and value is not None and 0 <= value - 1 < len(facts.owners):
        owner = facts.owners[value - 1]
        return f"Doubt the older card of {player_placeholder(owner)}: {value} in the fire"
    if verb == "swap" and value is not None:
        return f"Swap with {player_placeholder(value)}"
    plain = {"play_random": "Random card", "refill_deck": "Fill the spot from the deck"}
    return plain.get(verb, verb)


def _card_label(facts: FireFacts, verb: str, card: str) -> str:
    if verb == "play_down":
        promised = "" if facts.flame is None else f": {tag(facts.flame + 1)}"
        return f"Face down: {card}{promised}"
    starts = {
        "play_up": "Face up: ",
        "play_table": "From the table: ",
        "reward": "Show as a fire spot: ",
        "refill_hand": "Fill the spot: ",
    }
    return starts.get(verb, verb + " ") + card
