"""What is said at a table of Indian Chief: the lines of the log."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from game.engine.action import Outcome
from game.engine.cards import Card, Suit
from game.engine.table import Table
from game.engine.zones import Place, Seat, ZoneId
from game.games.indian_chief.rules.facts import CHIEF, DOCTOR, IDS, TURNS, ChiefFacts
from game.games.indian_chief.rules.poker_and_baccarat import baccarat, poker
from game.games.indian_chief.text.card_text import (
    BOX_NAMES,
    POKER_HANDS,
    card_words,
    filled,
    points,
)
from game.patterns.phrases import player_placeholder, players_text
from game.presentation.announcement import (
    PLAIN,
    Announcement,
    CardMarks,
    Delivery,
    FloatingScore,
)
from game.presentation.cue import Cue
from game.presentation.highlight import Highlight, HighlightKind
from game.presentation.marks import Mark, MarkKind

CARDS: Final = ("steals", "marks")
"""Codes of what is said whose value is the index of a card."""
NO_CARD = -1

HIGHEST: Final = (0, 11, 16, 27, 25, -8, 40, 45)
"""From these scores on a box of so many cards is made much of; a Thief never scores as much."""
CARDS_STOLEN = Announcement(Cue.CARDS_STOLEN)
CLASH = Announcement(Cue.CLASH)
BEST = Highlight(HighlightKind.AWARD, "Well filled", "button")
WON = Announcement(Cue.NONE, highlight=Highlight(HighlightKind.TRIUMPH, "The last box", "crown"))


def deal(table: Table, facts: ChiefFacts) -> None:
    """Say who deals."""
    if table.record is not None:
        text = f"{player_placeholder(facts.dealer)} deals eight cards to everybody."
        table.say("deal", text, PLAIN, facts.dealer)


def turn(table: Table, facts: ChiefFacts) -> None:
    """Say which turn begins."""
    text = f"Turn {facts.turn} of {TURNS}: everybody chooses a meld in secret."
    table.say("turn", text, PLAIN, None, facts.turn)


def reveal(table: Table) -> None:
    """Say that all melds are turned up (IC-C1)."""
    table.say("reveal", "All melds are turned up.", PLAIN)


def scores(table: Table, seat: Seat, cards: Sequence[Card], suit: Suit | None, score: int) -> None:
    """Say what a meld scored, by the id of its box."""
    if table.record is None:
        return
    size, how = len(cards), ""
    if size == CHIEF:
        hand, rest = poker(cards[:5]), baccarat(cards[5], cards[6])
        how = f" for {POKER_HANDS[hand]} ({hand}) and baccarat {rest}"
    elif size == DOCTOR and score and suit is not None:
        how = f" in {suit.word}"
    text = f"{player_placeholder(seat)}: {BOX_NAMES[size]}, {points(score)}{how}."
    highlight = BEST if score >= HIGHEST[size] else None
    floating = FloatingScore(ZoneId("meld", seat), filled(size, score))
    table.say(
        IDS[size],
        text,
        Announcement(Cue.BOX_FILLED, Delivery.ALOUD, highlight=highlight, at_cards=floating),
        seat,
        score,
    )


def passed_over(table: Table, seat: Seat) -> None:
    """Say that there is nothing left for a Thief (IC-D5)."""
    table.say(
        "passed_over", f"Nothing is left for {player_placeholder(seat)} to steal.", PLAIN, seat
    )


def steals(table: Table, seat: Seat, card: Card, at: Place) -> None:
    """Say what is stolen, and from whom: the card stands out in the meld where it lies *at*."""
    if table.record is not None:
        assert at.zone.owner is not None
        thief, robbed = player_placeholder(seat), player_placeholder(at.zone.owner)
        text = f"{thief} steals the {card_words(card)} from {robbed}."
        stands_out = CardMarks((Mark(MarkKind.LAST, at.zone, at.at),), followed=True)
        table.say("steals", text, CARDS_STOLEN._replace(at_cards=stands_out), seat, card.index)


def declines(table: Table, seat: Seat) -> None:
    """Say that a Thief draws instead."""
    table.say("declines", f"{player_placeholder(seat)} steals nothing and will draw.", PLAIN, seat)


def marked(table: Table, facts: ChiefFacts) -> None:
    """Show the marks of tied Thieves (IC-D4)."""
    if table.record is None:
        return
    for seat, card in facts.marks:
        if card is None:
            table.say("marks", f"{player_placeholder(seat)} marked nothing.", PLAIN, seat, NO_CARD)
        else:
            table.say(
                "marks",
                f"{player_placeholder(seat)} marked the {card_words(card)}.",
                PLAIN,
                seat,
                card.index,
            )


def clash(table: Table, facts: ChiefFacts, again: bool) -> None:
    """Say that two marks met: another try, or nobody steals (IC-D4)."""
    if again:
        text = f"A card was marked twice: {players_text(facts.thieves)} mark again."
        table.say("clash", text, CLASH, None, facts.tie_try)
    else:
        table.say("clash", "A card was marked twice.", CLASH, None, facts.tie_try)
        text = f"That was the last try: {players_text(facts.thieves)} steal nothing."
        table.say("no_steal", text, PLAIN, None, facts.tie_try)


def gathers(table: Table) -> None:
    """Say that the stub ran dry in the middle of a refill (IC-E2)."""
    table.say("gathers", "The stub is empty: the melds are shuffled into a new one.", PLAIN)


def returns(table: Table) -> None:
    """Say that the melds go back (IC-F1)."""
    table.say("returns", "The melds are shuffled back into the stub.", PLAIN)


def wins(table: Table, outcome: Outcome) -> None:
    """Say who won, or who shares the win (IC-G1)."""
    for seat in outcome.winners:
        score = outcome.points[seat]
        if len(outcome.winners) == 1:
            text = f"{player_placeholder(seat)} wins with {points(score)}."
            table.say("wins", text, WON, seat, score)
        else:
            text = f"{player_placeholder(seat)} shares the win with {points(score)}."
            table.say("shares", text, WON, seat, score)
