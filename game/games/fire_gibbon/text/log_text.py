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
from game.presentation.standing import Standing

LINES: Mapping[str, str] = MappingProxyType(
    {
        "deal": "{who} deals.",
        "play_up": "{who} plays the {card} face up.",
        "play_table": "{who} plays a fire spot, the {card}.",
        "play_random": "{who} plays a random card, the {card}.",
        "tumble": "{who} tumbles into the fire: the {card} is too low.",
        "proven": "{doubter} doubted {who} wrongly: it is the {card}.",
        "caught": "{doubter} caught {who} lying: it is the {card}.",
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

RAISER_REWARDED = "{who} raised the flame last and gets a fire spot."
"""What it says of a reward after a tumble."""

DOUBT = Announcement(Cue.DOUBT, Delivery.ALOUD)

SILENT: Final = (
    *("deal", "play_up", "play_table", "play_random"),
    *("refill", "thin", "reshuffle"),
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
        "crash": Announcement(Cue.BURNED, Delivery.LOG),
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
        doubter="" if doubt is None else player_placeholder(doubt.doubter),
    )
    table.say(code, text, ANNOUNCEMENTS[code]._replace(doubt=doubt), seat, value)


def reward(table: Table, seat: Seat, after_tumble: bool) -> None:
    """Say that *seat* gets a fire spot, *after_tumble* of another one or after a doubt."""
    if not after_tumble:
        tell(table, "reward", seat)
    elif table.record is not None:
        text = RAISER_REWARDED.format(who=player_placeholder(seat))
        table.say("reward", text, ANNOUNCEMENTS["reward"], seat)


def opened(table: Table, seat: Seat, card: Card, standing: Standing) -> None:
    """Say that *seat* opens *card* as a fire spot, and show the *standing* with it."""
    text = LINES["spot"].format(who=player_placeholder(seat), card=card.words)
    table.say("spot", text, PLAIN._replace(standing=standing, ends_doubt=True), seat)


def promise(table: Table, seat: Seat, required: int) -> None:
    """Say aloud what a face-down card promises (FG-F2)."""
    if table.record is not None:
        text = f"No heart, {at_least(required)}."
        if required == ACE:
            text = "No heart, but an ace. The flame is 1 now."
        table.say("play_down", text, ALOUD, seat, required)


def challenge(table: Table, seat: Seat, other: Seat) -> None:
    """Say aloud that *seat* doubts *other*."""
    table.say("doubt", f"I doubt {player_placeholder(other)}!", DOUBT, seat, other)
