"""What is said at a table of Jersey Gin: calls aloud and lines of the log."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from types import MappingProxyType
from typing import Final

from game.engine.cards import Card
from game.engine.events import Scored
from game.engine.table import Table
from game.engine.zones import Seat, ZoneId
from game.games.jersey_gin.rules.facts import End, JerseyGinFacts, Tally
from game.games.jersey_gin.text.card_text import count
from game.games.jersey_gin.text.standing_text import standing
from game.patterns.phrases import cards_text, player_placeholder
from game.presentation.announcement import PLAIN, Announcement, CardMarks, Delivery, NewPart
from game.presentation.cue import Cue
from game.presentation.highlight import Highlight, HighlightKind
from game.presentation.marks import Mark, MarkKind

SCORED = Announcement(Cue.SCORED)
POINT = Announcement(Cue.POINT)
BREAK_RULES = (
    "Three cards are left to draw. Nobody may knock any more, and a discard may be taken only "
    "for a meld of one's own, laid down at once.",
    "In a turn everybody lays all melds open and may lay cards off on those of others.",
)
BREAK = Announcement(
    Cue.NONE,
    highlight=Highlight(HighlightKind.STRIKE, "The break", "diamond"),
    part=NewPart("The break", BREAK_RULES, once=True),
)
KNOCK = Announcement(
    Cue.KNOCK,
    Delivery.ALOUD,
    highlight=Highlight(HighlightKind.STRIKE, "Knock, knock", "knuckles"),
)
GIN = Announcement(
    Cue.PERFECT, Delivery.ALOUD, highlight=Highlight(HighlightKind.TRIUMPH, "Gin!", "medal_star")
)
UNDERKNOCK = Announcement(
    Cue.OUTPLAYED, highlight=Highlight(HighlightKind.CAUGHT, "Underknocked", "knuckles")
)
HOW_WON: Final[Mapping[End, str]] = MappingProxyType(
    {
        End.KNOCK: "with a knock",
        End.UNDERKNOCK: "with an underknock",
        End.GIN: "with gin",
        End.RUN_OUT: "with the least deadwood",
    }
)
WON = Announcement(Cue.NONE, highlight=Highlight(HighlightKind.TRIUMPH, "The game is won", "crown"))


def deal(table: Table, dealer: Seat, number: int) -> None:
    """Say who deals."""
    if table.record is not None:
        table.say(
            "deal", f"Hand {number}: {player_placeholder(dealer)} deals.", PLAIN, dealer, number
        )


def draw(table: Table, seat: Seat, taken: Card | None) -> None:
    """Say from where a seat drew; *taken* is the discard it took."""
    if table.record is None:
        return
    if taken is None:
        table.say("draw_stock", f"{player_placeholder(seat)} draws from the stock.", PLAIN, seat)
    else:
        table.say(
            "take_discard", f"{player_placeholder(seat)} takes the {taken.words}.", PLAIN, seat
        )


def discard(table: Table, seat: Seat, card: Card) -> None:
    """Say what is discarded."""
    if table.record is not None:
        table.say("discard", f"{player_placeholder(seat)} discards the {card.words}.", PLAIN, seat)


def breaks(table: Table, seat: Seat) -> None:
    """Say that the break has come."""
    if table.record is not None:
        table.say("break", f"The break: {player_placeholder(seat)} is the breaker.", BREAK, seat)


def knock(table: Table, seat: Seat, deadwood: int) -> None:
    """A knock, aloud."""
    if table.record is not None:
        table.say("knock", f"I knock with {deadwood}.", KNOCK, seat, deadwood)


def gin(table: Table, seat: Seat) -> None:
    """Gin, aloud."""
    if table.record is not None:
        table.say("gin", "Gin!", GIN, seat, None)


def show(table: Table, seat: Seat, deadwood: int) -> None:
    """Say what a shown hand counts."""
    if table.record is not None:
        text = f"{player_placeholder(seat)} shows their hand: {deadwood} of deadwood."
        table.say("show", text, PLAIN, seat, deadwood)


def meld(table: Table, seat: Seat, cards: Sequence[Card]) -> None:
    """Say what is melded in the break."""
    if table.record is not None:
        table.say("meld", f"{player_placeholder(seat)} melds {cards_text(cards)}.", PLAIN, seat)


def lay_off(table: Table, seat: Seat, card: Card, owner: Seat) -> None:
    """Say on whose meld a card is laid."""
    if table.record is not None:
        whose = "their own meld" if owner == seat else f"a meld of {player_placeholder(owner)}"
        table.say(
            "lay_off", f"{player_placeholder(seat)} lays the {card.words} on {whose}.", PLAIN, seat
        )


def done(table: Table, seat: Seat) -> None:
    """Say that a visit is over."""
    if table.record is not None:
        table.say("done", f"{player_placeholder(seat)} is done.", PLAIN, seat)


def run_out(table: Table) -> None:
    """Say that the stock has run out."""
    if table.record is not None:
        table.say("run_out", "The stock has run out.", PLAIN)


def scored(table: Table, tally: Tally, facts: JerseyGinFacts, target: int) -> None:
    """Say who won the hand, for how much, and that it is scored; *facts* count it already."""
    if table.record is None:
        return
    winner, gain = tally.winner, tally.gain
    boxes, now = facts.boxes[winner], standing(facts, target)
    for seat, deadwood in enumerate(tally.deadwood):
        text = f"{player_placeholder(seat)}: deadwood {deadwood}."
        table.say("deadwood", text, _counted(seat, deadwood), seat, deadwood)
    who = player_placeholder(winner)
    if tally.how is End.UNDERKNOCK:
        text = f"{who} underknocks {player_placeholder(tally.closer)}."
        table.say("underknock", text, UNDERKNOCK, winner, gain)
    text = f"{who} has {count(boxes, 'box', 'boxes')}."
    table.say("box", text, POINT._replace(standing=now), winner, boxes)
    # Last, for it stays on the table until the next hand.
    text = f"{who} wins the hand {HOW_WON[tally.how]}: {count(gain, 'point')} and a box."
    table.say("scores", text, SCORED, winner, gain)
    table.announce(Scored(f"Hand {tally.number}"))


def _counted(seat: Seat, deadwood: int) -> Announcement:
    """A plain line; the number also stands at the cards that lie open before *seat*."""
    mark = Mark(MarkKind.COUNT, ZoneId("unmatched", seat), text=str(deadwood))
    return PLAIN._replace(at_cards=CardMarks((mark,), lasting=True))


def wins(table: Table, winners: Sequence[Seat], totals: Sequence[int], reached: Seat) -> None:
    """Say the bonuses and who won the game."""
    if table.record is None:
        return
    table.say("reaches", f"{player_placeholder(reached)} has reached the target.", PLAIN, reached)
    for seat, total in enumerate(totals):
        table.say(
            "total", f"{player_placeholder(seat)}: {total} with all bonuses.", PLAIN, seat, total
        )
    for seat in winners:
        how = "wins" if len(winners) == 1 else "shares the win"
        text = f"{player_placeholder(seat)} {how} with {totals[seat]}."
        table.say("wins", text, WON, seat, totals[seat])
