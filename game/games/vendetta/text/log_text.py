"""What is said at a table of Vendetta: lines of the log and calls aloud."""

from __future__ import annotations

from collections.abc import Sequence

from game.engine.cards import Card
from game.engine.events import Scored
from game.engine.table import Table
from game.engine.zones import Seat
from game.games.vendetta.rules.facts import VendettaFacts
from game.games.vendetta.rules.scoring import trick_points
from game.games.vendetta.rules.tricks import Trick
from game.games.vendetta.text.card_text import card_words, described, points
from game.patterns.phrases import list_text, player_placeholder, players_text
from game.presentation.announcement import PLAIN, Announcement, Delivery, NewPart
from game.presentation.cue import Cue
from game.presentation.highlight import Highlight, HighlightKind

PASSES = Announcement(Cue.PASS)
CARDS_STOLEN = Announcement(Cue.CARDS_STOLEN)
TRICK_EXTENDED = Announcement(Cue.TRICK_EXTENDED)
SPOILED = Announcement(Cue.SPOILED)
TRICK_CLOSED = Announcement(Cue.TRICK_CLOSED)
VENDETTA = Announcement(
    Cue.RAID, Delivery.ALOUD, highlight=Highlight(HighlightKind.STRIKE, "Vendetta!", "dagger")
)
WON = Announcement(Cue.NONE, highlight=Highlight(HighlightKind.TRIUMPH, "The game is won", "crown"))


def deal(table: Table, facts: VendettaFacts) -> None:
    """Say who begins."""
    if table.record is not None:
        number = len(facts.finished) + 1
        part = NewPart(f"Deal {number}") if facts.finished else None
        text = f"Deal {number}: {player_placeholder(facts.first)} begins."
        table.say("deal", text, PLAIN._replace(part=part), facts.first)


def creates(table: Table, number: int, trick: Trick) -> None:
    """Say that a new trick lies on the table, and whether it is closed."""
    worth = points(trick_points(trick))
    text = f"{player_placeholder(trick.owner)} lays down {described(trick)}: {worth}."
    table.say("creates", text, PLAIN, trick.owner, number)
    _closes(table, number, trick)


def adds(table: Table, number: int, before: Trick, trick: Trick, cards: Sequence[Card]) -> None:
    """Say that cards stole or extended a trick, and whether it is closed."""
    seat = trick.owner
    held = card_words(cards)
    if before.owner == seat:
        adder, worth = player_placeholder(seat), points(trick_points(trick))
        text = f"{adder} adds to {described(before)}: {held}, now {worth}."
        table.say("extends", text, TRICK_EXTENDED, seat, number)
    else:
        whose = f"{described(before)} from {player_placeholder(before.owner)}"
        now, laid = points(trick_points(trick)), list_text(f"the {card.words}" for card in cards)
        text = f"{player_placeholder(seat)} steals {whose} with {laid}: now {now}."
        table.say("steals", text, CARDS_STOLEN, seat, number)
    _closes(table, number, trick)
    if before.suit is not None and trick.suit is None:
        worth = points(trick_points(trick))
        text = f"It is no longer a flush: {worth} instead of {trick_points(before)}."
        table.say("ruins", text, SPOILED, seat, number)


def joker(table: Table, number: int, before: Trick, seat: Seat) -> None:
    """Say that a trick was stolen with a joker."""
    if table.record is not None:
        table.say("joker", "Vendetta!", VENDETTA, seat, number)
        whose = f"{described(before)} from {player_placeholder(before.owner)}"
        worth = points(trick_points(before))
        text = f"{player_placeholder(seat)} steals {whose} with a joker: {worth}."
        table.say("steals", text, CARDS_STOLEN, seat, number)


def passes(table: Table, facts: VendettaFacts, seats: int, asked: bool) -> None:
    """Say that the seat on turn passes, by its own will or for want of cards."""
    seat = facts.turn
    count = f" ({facts.passes} of {seats} in a row)"
    if asked:
        table.say("passes", f"{player_placeholder(seat)} passes{count}.", PASSES, seat)
    else:
        table.say(
            "passes_no_cards",
            f"{player_placeholder(seat)} has no cards and passes{count}.",
            PLAIN,
            seat,
        )


def draws(table: Table, seat: Seat, owed: int, drawn: int) -> None:
    """Say how many cards fill up the hand, as far as the stack goes."""
    if drawn:
        short = f", {owed - drawn} fewer than played" if drawn < owed else ""
        cards = "1 card" if drawn == 1 else f"{drawn} cards"
        table.say("replenishes", f"{player_placeholder(seat)} draws {cards}{short}.", PLAIN, seat)
    else:
        table.say(
            "stack_empty",
            f"{player_placeholder(seat)} draws nothing: the stack is empty.",
            PLAIN,
            seat,
        )


def last_call(table: Table) -> None:
    """Say that everybody has passed and a joker can still be played."""
    table.say("last_call", "Everyone has passed: a joker can still be played.", PLAIN)


def declines(table: Table, seat: Seat) -> None:
    """Say that somebody keeps a joker."""
    if table.record is not None:
        table.say("declines", f"{player_placeholder(seat)} plays no joker.", PLAIN, seat)


def deal_over(table: Table, facts: VendettaFacts) -> None:
    """Say that a deal has ended and others follow."""
    if table.record is not None:
        text = f"Deal {len(facts.finished)} is over: everybody has passed."
        table.say("deal_over", text, PLAIN._replace(explains_part=True))
        table.announce(Scored(f"Deal {len(facts.finished)}"))


def game_over(table: Table, facts: VendettaFacts, winners: Sequence[Seat]) -> None:
    """Say who has won the match."""
    if table.record is not None:
        word = "wins" if len(winners) == 1 else "share the win"
        best = max(facts.points())
        text = f"The game is over: {players_text(winners)} {word} with {points(best)}."
        table.say("game_over", text, WON, winners[0])
        table.announce(Scored(f"Deal {len(facts.finished)}"))


def _closes(table: Table, number: int, trick: Trick) -> None:
    if trick.closed:
        text = f"{described(trick).capitalize()} are closed: only a joker can steal them now."
        if trick.run:
            text = "The run is closed: only a joker can steal it now."
        table.say("closes", text, TRICK_CLOSED, trick.owner, number)
