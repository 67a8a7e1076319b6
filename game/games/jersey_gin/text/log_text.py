"""What is said at a table of Jersey Gin: calls aloud and lines of the log."""

from __future__ import annotations

from collections.abc import Sequence

from game.engine.cards import Card
from game.engine.events import Scored
from game.engine.table import Table
from game.engine.zones import Seat
from game.games.jersey_gin.rules.facts import End, JerseyGinFacts, Tally
from game.games.jersey_gin.text.card_text import count
from game.games.jersey_gin.text.standing_text import standing
from game.patterns.phrases import cards_text, player_placeholder
from game.presentation.announcement import PLAIN, Announcement, Delivery, NewPart
from game.presentation.cue import Cue
from game.presentation.highlight import Highlight, HighlightKind

SCORED = Announcement(Cue.SCORED)
POINT = Announcement(Cue.POINT)
BREAK_RULES = (
    "Three cards are left to draw, and nobody may knock any more.",
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
        text = f"{player_placeholder(seat)} shows their hand: {deadwood} unmatched."
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
        table.say(
            "deadwood", f"{player_placeholder(seat)}: deadwood {deadwood}.", PLAIN, seat, deadwood
        )
    if tally.how is End.UNDERKNOCK:
        text = f"{player_placeholder(winner)} underknocks {player_placeholder(tally.closer)}."
        table.say("underknock", text, UNDERKNOCK, winner, gain)
    table.say(
        "scores",
        f"{player_placeholder(winner)} wins the hand: {count(gain, 'point')}.",
        SCORED._replace(standing=now),
        winner,
        gain,
    )
    table.say(
        "box",
        f"{player_placeholder(winner)} has {count(boxes, 'box', 'boxes')}.",
        POINT,
        winner,
        boxes,
    )
    table.announce(Scored(f"Hand {tally.number}"))


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
