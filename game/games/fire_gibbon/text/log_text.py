"""The words of Fire Gibbon: the lines of the log and speech bubbles."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

from game.engine.cards import Card
from game.engine.table import Table
from game.engine.zones import Seat
from game.games.fire_gibbon.rules.flame import ACE
from game.games.fire_gibbon.text.card_text import at_least
from game.patterns.phrases import player_placeholder
from game.presentation.announcement import ALOUD, PLAIN, Announcement, Delivery, DoubtOutcome
from game.presentation.cue import Cue
from game.presentation.highlight import Highlight, HighlightKind

LINES: Mapping[str, str] = MappingProxyType(
    {
        "deal": "{who} deals.",
        "play_up": "{who} plays the {card} face up.",
        "play_table": "{who} plays the {card} from the table.",
        "play_random": "{who} plays a random card, the {card}.",
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

DOUBT = Announcement(Cue.DOUBT, Delivery.ALOUD)

SILENT: Final = (
    *("deal", "play_up", "play_table", "play_random"),
    *("spot", "refill", "thin", "reshuffle"),
)
"""Codes without a cue."""

ANNOUNCEMENTS: Mapping[str, Announcement] = MappingProxyType(
    {
        **dict.fromkeys(SILENT, PLAIN),
        "tumble": Announcement(Cue.BURNED),
        "proven": Announcement(Cue.TRUTH_PROVEN),
        "caught": Announcement(
            Cue.LIE_FOUND, highlight=Highlight(HighlightKind.CAUGHT, "Caught lying", "mask")
        ),
        "hat": Announcement(Cue.FORFEIT),
        "crash": Announcement(Cue.BURNED),
        "reward": Announcement(Cue.REWARD),
        "braveheart": Announcement(
            Cue.NONE, highlight=Highlight(HighlightKind.TRIUMPH, "Braveheart", "braveheart")
        ),
        "swap": Announcement(Cue.SEATS_SWAPPED),
    }
)
"""How each line is told, by code."""


def tell(
    table: Table,
    code: str,
    seat: Seat,
    card: Card | None = None,
    value: int | None = None,
    doubt: DoubtOutcome | None = None,
) -> None:
    """Write the log line *code* about *seat*, unless nobody listens."""
    if table.record is None:
        return
    text = LINES[code].format(
        who=player_placeholder(seat),
        card="" if card is None else card.words,
        other="" if value is None else player_placeholder(value),
    )
    table.say(code, text, ANNOUNCEMENTS[code]._replace(doubt=doubt), seat, value)


def promise(table: Table, seat: Seat, required: int) -> None:
    """Say aloud what a face-down card promises (FG-F2)."""
    if table.record is not None:
        text = f"No heart, {'but ' if required == ACE else ''}{at_least(required)}."
        table.say("play_down", text, ALOUD, seat, required)


def challenge(table: Table, seat: Seat, other: Seat) -> None:
    """Say aloud that *seat* doubts *other*."""
    table.say("doubt", f"I doubt {player_placeholder(other)}!", DOUBT, seat, other)
