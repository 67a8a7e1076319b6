"""What is said at a table of Pitch: calls aloud and lines of the log."""

from __future__ import annotations

from collections.abc import Sequence

from game.engine.events import Scored
from game.engine.table import Table
from game.engine.zones import Seat
from game.games.pitch.rules.facts import SMUDGE, PitchFacts, Point, Tally
from game.games.pitch.text.card_text import NUMBERS, bid_words, count_text
from game.patterns.phrases import players_text
from game.presentation.announcement import PLAIN, Announcement, Delivery
from game.presentation.cue import Cue
from game.presentation.highlight import Highlight, HighlightKind
from game.presentation.standing import Standing

PASS_CALLED = Announcement(Cue.PASS, Delivery.ALOUD)
TRICK_TAKEN = Announcement(Cue.TRICK_TAKEN)
POINT = Announcement(Cue.POINT)
CALL_STOLEN = Announcement(Cue.CALL_STOLEN, Delivery.ALOUD)
CALLED = Announcement(Cue.CALL, Delivery.ALOUD)
SMUDGED = Announcement(
    Cue.NONE, Delivery.ALOUD, highlight=Highlight(HighlightKind.STRIKE, "Smudge!", "smudge")
)
MADE = Announcement(Cue.CONTRACT_MADE)
SET = Announcement(Cue.CONTRACT_FAILED)
SMUDGE_MADE = Announcement(
    Cue.NONE, highlight=Highlight(HighlightKind.AWARD, "Smudge made", "smudge")
)
SMUDGE_SET = Announcement(
    Cue.NONE, highlight=Highlight(HighlightKind.SHAME, "Smudge set", "smudge")
)
WON = Announcement(
    Cue.NONE, highlight=Highlight(HighlightKind.TRIUMPH, "The match is won", "crown")
)


def deal(table: Table, facts: PitchFacts) -> None:
    """Say who deals."""
    if table.record is not None:
        text = f"Hand {facts.number}: {{{facts.dealer}}} deals."
        table.say("deal", text, PLAIN, facts.dealer, facts.number)


def call(table: Table, facts: PitchFacts, seat: Seat, bid: int) -> None:
    """A call aloud: ``pass``, ``bid`` or ``steal``. The facts are those before it."""
    if table.record is None:
        return
    if not bid:
        table.say("pass", "Pass.", PASS_CALLED, seat)
    elif bid == facts.bid:
        table.say("steal", f"I steal it: {NUMBERS[bid]}!", CALL_STOLEN, seat, bid)
    else:
        text = "Smudge!" if bid == SMUDGE else f"{NUMBERS[bid].capitalize()}."
        table.say("bid", text, SMUDGED if bid == SMUDGE else CALLED, seat, bid)


def pitcher(table: Table, facts: PitchFacts) -> None:
    """Say who pitches."""
    if table.record is not None:
        bid = "a smudge" if facts.bid == SMUDGE else NUMBERS[facts.bid]
        text = f"{{{facts.pitcher}}} pitches for {bid}."
        table.say("pitches", text, PLAIN, facts.pitcher, facts.bid)


def trump(table: Table, facts: PitchFacts) -> None:
    """Say what became trump."""
    if table.record is not None and facts.trump is not None:
        table.say("trump", f"{facts.trump.word.capitalize()} are trumps.", PLAIN, facts.pitcher)


def takes(table: Table, seat: Seat, now: Standing) -> None:
    """Say who takes the trick; the score panel then shows *now*."""
    told = TRICK_TAKEN._replace(standing=now)
    table.say("takes", f"{{{seat}}} takes the trick.", told, seat)


def scored(table: Table, tally: Tally, members: Sequence[Sequence[Seat]], now: Standing) -> None:
    """Say each point, whether the bid was made, and that the hand is scored, as it stands *now*.

    The seat of a line is the first of the side it is about.
    """
    for point in tally.points:
        seat = None if point.side is None else members[point.side][0]
        best = max(tally.counts) if point.card is None and seat is not None else None
        table.say(point.name.lower(), point_text(point, tally, members), POINT, seat, best)
    side = next(side for side in members if tally.pitcher in side)
    worth = sum(point.side == members.index(side) for point in tally.points)
    bid = bid_words(tally.bid)
    gain = tally.gains[members.index(side)]
    if tally.made:
        text = f"{players_text(side)} bid {bid} and made it: {gain} points won."
    else:
        made = "all four but not every trick" if worth == SMUDGE - 1 else str(worth)
        text = f"{players_text(side)} bid {bid} and made {made}: set, {tally.bid} points lost."
    if tally.bid == SMUDGE:
        told = SMUDGE_MADE if tally.made else SMUDGE_SET
    else:
        told = MADE if tally.made else SET
    told = told._replace(standing=now)
    table.say("made" if tally.made else "set", text, told, side[0], abs(gain))
    table.announce(Scored(f"Hand {tally.number}"))


def point_text(point: Point, tally: Tally, members: Sequence[Sequence[Seat]]) -> str:
    """One point in words: ``High: queen of spades, {0} and {2}.``"""
    who = "nobody" if point.side is None else players_text(members[point.side])
    if point.name == "Game":
        if point.side is None:
            return f"Game: {count_text(tally)}, tied: no point."
        return f"Game: {count_text(tally)}, {who}."
    if point.card is None:
        return f"{point.name}: not dealt."
    return f"{point.name}: {point.card.words}, {who}."


def wins(table: Table, facts: PitchFacts, members: Sequence[Sequence[Seat]]) -> None:
    """Say who won the match."""
    if table.record is not None and facts.winner is not None:
        side = members[facts.winner]
        verb = "win" if len(side) > 1 else "wins"
        text = f"{players_text(side)} {verb} with {facts.score[facts.winner]} points."
        table.say("wins", text, WON, side[0], facts.score[facts.winner])
