"""The words of Sinful Gibbon: the lines of the log and speech bubbles."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from types import MappingProxyType
from typing import Final

from game.engine.cards import Card
from game.engine.events import Scored
from game.engine.table import Table
from game.engine.zones import Place, Seat, ZoneId
from game.games.sinful_gibbon.rules.scoring import Sins
from game.games.sinful_gibbon.text.card_text import SPOKEN, figure
from game.patterns.phrases import counted_noun, player_placeholder
from game.presentation.announcement import (
    PLAIN,
    Announcement,
    CardMarks,
    Delivery,
    DoubtOutcome,
    PointCount,
)
from game.presentation.cue import Cue
from game.presentation.highlight import Highlight, HighlightKind
from game.presentation.marks import Mark, MarkKind

LINES: Mapping[str, str] = MappingProxyType(
    {
        "deal": "{who} deals.",
        "starts": "{who} starts the round.",
        "pick": "{who} picks a card.",
        "accept": "{who} lets it be.",
        "accepted": "{who} keeps the heart, face down.",
        "true": "{doubter} doubted {who} wrongly: it is the {card}.",
        "cheat": "{doubter} caught {who} cheating: it is the {card}.",
        "hat": "{who} wears the Heartless Monkey Hat.",
        "straight": "{who} takes the pile, straight after a wrong doubt.",
        "sideways": "{who} takes the pile, sideways after a lie.",
        "leads": "{who} starts a new pile and gets rid of a card.",
        "braveheart": "{who} has no card left and is the Braveheart.",
        "thrown": "The {card} is thrown onto {who}'s shame.",
        "closer": "Nobody doubts {who}, and the deck is used up: the round is over.",
        "hell": "{who} goes to Hell with {points}.",
        "wins": "{who} wins with {points}.",
        "swap": "{who} changes chairs with {other}.",
    }
)
"""What the log says, by code; the rows of sins are said as well."""

DOUBT = Announcement(Cue.DOUBT, Delivery.ALOUD)

SILENT: Final = (
    *("deal", "starts", "pick", "accept", "accepted"),
    *("leads", "thrown", "closer"),
)
"""Codes without a cue."""

ANNOUNCEMENTS: Mapping[str, Announcement] = MappingProxyType(
    {
        **dict.fromkeys(SILENT, PLAIN),
        "true": Announcement(Cue.TRUTH_PROVEN),
        "cheat": Announcement(
            Cue.LIE_FOUND, highlight=Highlight(HighlightKind.CAUGHT, "Caught cheating", "mask")
        ),
        "hat": Announcement(Cue.FORFEIT),
        "braveheart": Announcement(
            Cue.NONE, highlight=Highlight(HighlightKind.TRIUMPH, "Braveheart", "braveheart")
        ),
        "hell": Announcement(
            Cue.DAMNED,
            highlight=Highlight(HighlightKind.SHAME, "Off to Hell", "flame"),
            explains_part=True,
        ),
        "wins": Announcement(
            Cue.NONE, highlight=Highlight(HighlightKind.TRIUMPH, "The match is won", "crown")
        ),
        "swap": Announcement(Cue.SEATS_SWAPPED),
    }
)
"""How each line is told, by code; the rows of sins are told as well."""


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
        points="" if value is None else counted_noun(value, "point"),
    )
    table.say(code, text, ANNOUNCEMENTS[code]._replace(doubt=doubt), seat, value)


def lost_pile(table: Table, seat: Seat, zone: ZoneId, sideways: bool) -> None:
    """Say that *seat* takes the pile; in its new *zone* it lies at once as it will stay (SG-J4)."""
    if table.record is None:
        return
    cards = table.zones[table.open(zone)]
    under = len(cards) - 1
    code = "sideways" if sideways else "straight"
    told = Announcement(
        Cue.NONE,
        at_cards=CardMarks(tuple(lost_pile_marks(zone, cards[-1], under, sideways)), lasting=True),
    )
    table.say(code, LINES[code].format(who=player_placeholder(seat)), told, seat, under)


def lost_pile_marks(zone: ZoneId, top: Card | None, under: int, sideways: bool) -> Iterator[Mark]:
    """How a lost pile lies, and how many cards lie *under* its *top*.

    A 6 or a 9 that lies sideways is named, for nobody could tell which of them it is.
    """
    doubtful = top is not None and sideways and top.rank in (6, 9)
    words = [figure(top.rank)] if top is not None and doubtful else []
    words += [f"+{under}"] if under else []
    if words:
        tip = "" if top is None else lost_pile_tip(top, under)
        yield Mark(MarkKind.TAG, zone, under, ", ".join(words), tip=tip)
    if sideways:
        for at in range(under + 1):
            yield Mark(MarkKind.SIDEWAYS, zone, at)


def lost_pile_tip(top: Card, under: int) -> str:
    """Which card lies on a lost pile, and how many *under* it."""
    if not under:
        return f"The {top.words}."
    return f"The {top.words}, and {under} more card{'' if under == 1 else 's'} under it."


def promise_number(table: Table, seat: Seat, number: int) -> None:
    """Say the promised number aloud (SG-P3)."""
    if table.record is not None:
        claim = figure(number)
        text = f"{SPOKEN[number]}."
        table.say(
            "promise_number", text, Announcement(Cue.NONE, Delivery.ALOUD, claim), seat, number
        )


def promise_heart(table: Table, seat: Seat, number: int) -> None:
    """Offer the heart of the standing number to everybody (SG-P4)."""
    if table.record is not None:
        claim = f"{figure(number)} heart"
        text = f"{SPOKEN[number]} of hearts."
        table.say(
            "promise_heart", text, Announcement(Cue.NONE, Delivery.ALOUD, claim), seat, number
        )


def challenge(table: Table, seat: Seat, accused: Seat) -> None:
    """Say aloud that *seat* doubts *accused*."""
    if table.record is not None:
        table.say("doubt", f"I doubt {player_placeholder(accused)}!", DOUBT, seat, accused)


def tell_sins(
    table: Table, sins: Sins, number: int, shown: Mapping[str, tuple[Place, ...]]
) -> None:
    """Count the rows of round *number* aloud, and stop for the score sheet.

    *shown* has the cards in question by row. A row in which nobody pays is only written down.
    """
    sums = [0] * len(sins.pride)
    for row, points in sins._asdict().items():
        sums = [had + paid for had, paid in zip(sums, points, strict=True)]
        count = PointCount(shown[row], tuple(f"+{points}" for points in sums))
        text = f"{row.capitalize()}: {_paid(points)}."
        table.say(row, text, Announcement(Cue.NONE, at_cards=count if any(points) else None))
    table.say("round", f"Round {number}: {_paid(sums)}.", PLAIN)
    table.announce(Scored(f"Round {number}"))


def _paid(points: Sequence[int]) -> str:
    paid = [f"{player_placeholder(seat)} {each}" for seat, each in enumerate(points) if each]
    return ", ".join(paid) or "nobody"


def tell_end(
    table: Table, total: Sequence[int], winners: Sequence[Seat], damned: Sequence[Seat]
) -> None:
    """Write who goes to Hell and who wins the match (SG-M1)."""
    if table.record is None:
        return
    for seat in damned:
        tell(table, "hell", seat, value=total[seat])
    for seat in winners:
        tell(table, "wins", seat, value=total[seat])
