"""What is said at a table of Vendetta: lines of the log, calls aloud, words for actions."""

from __future__ import annotations

from collections.abc import Sequence

from game.engine.action import Action
from game.engine.cards import Card
from game.engine.events import Flourish, Moment
from game.engine.table import Table
from game.engine.zones import Seat
from game.games.vendetta.facts import VendettaFacts
from game.games.vendetta.tricks import Trick, described
from game.patterns.phrases import name, names

VENDETTA = Moment(Flourish.STRIKE, "Vendetta!", "dagger")
WON = Moment(Flourish.TRIUMPH, "The game is won", "crown")


def card_words(cards: Sequence[Card]) -> str:
    """Cards in words: ``7 of clubs, 7 of hearts``; jokers with their number."""
    return ", ".join(f"joker {c.text[1:]}" if c.is_joker else c.words for c in cards)


def label(facts: VendettaFacts, action: Action) -> str:
    """The action in a few words, different for every candidate."""
    verb, held = action.verb, card_words(action.cards)
    if verb == "create":
        return f"New trick: {held}"
    if verb == "end":
        return "Done" if facts.played_this_turn else "Pass"
    if verb == "decline":
        return "Decline"
    number = action.target.n if action.target is not None else 0
    trick = facts.tricks.get(number)
    if trick is None:
        return f"{verb}: {held}"
    if trick.owner != action.seat:
        return f"Steal T{number} from {name(trick.owner)}, {described(trick)}: {held}"
    word = "Add to" if verb == "add" else "Steal"
    return f"{word} your own T{number}, {described(trick)}: {held}"


def deal(table: Table, facts: VendettaFacts) -> None:
    """Says who begins."""
    if table.record is not None:
        number = len(facts.finished) + 1
        table.say("deal", f"Deal {number}: {name(facts.first)} begins.", facts.first)


def creates(table: Table, number: int, trick: Trick) -> None:
    """A new trick lies on the table, and is closed if it is complete."""
    text = f"{name(trick.owner)} lays down T{number}: {described(trick)}."
    table.say("creates", text, trick.owner, number)
    _closes(table, number, trick)


def adds(table: Table, number: int, before: Trick, trick: Trick, cards: Sequence[Card]) -> None:
    """Cards joined a trick: it was stolen or extended, and is closed if it is complete."""
    seat = trick.owner
    held = card_words(cards)
    if before.owner == seat:
        text = f"{name(seat)} adds to T{number}: {held}."
        table.say("extends", text, seat, number)
    else:
        text = f"{name(seat)} steals T{number} from {name(before.owner)}: {held}."
        table.say("steals", text, seat, number)
    _closes(table, number, trick)
    if before.suit is not None and trick.suit is None:
        text = f"T{number} is no longer a flush: {trick.worth} points instead of {before.worth}."
        table.say("ruins", text, seat, number)


def joker(table: Table, number: int, before: Trick, seat: Seat) -> None:
    """A trick was stolen with a joker."""
    if table.record is not None:
        table.say("joker", "Vendetta!", seat, number, True, VENDETTA)
        text = f"{name(seat)} steals T{number} from {name(before.owner)} with a joker."
        table.say("steals", text, seat, number)


def passes(table: Table, facts: VendettaFacts, seats: int, asked: bool) -> None:
    """The seat on turn has passed, by its own will or for want of cards."""
    seat = facts.turn
    count = f" ({facts.passes} of {seats} in a row)"
    if asked:
        table.say("passes", f"{name(seat)} passes{count}.", seat)
    else:
        table.say("passes_no_cards", f"{name(seat)} has no cards and passes{count}.", seat)


def draws(table: Table, seat: Seat, owed: int, drawn: int) -> None:
    """The hand is filled up again, as far as the stack goes."""
    if drawn:
        short = f", {owed - drawn} fewer than played" if drawn < owed else ""
        cards = "1 card" if drawn == 1 else f"{drawn} cards"
        table.say("replenishes", f"{name(seat)} draws {cards}{short}.", seat)
    else:
        table.say("stack_empty", f"{name(seat)} draws nothing: the stack is empty.", seat)


def last_call(table: Table) -> None:
    """Everybody has passed, and somebody can still play a joker."""
    table.say("last_call", "Everyone has passed: a joker can still be played.")


def declines(table: Table, seat: Seat) -> None:
    """A joker is kept."""
    if table.record is not None:
        table.say("declines", f"{name(seat)} plays no joker.", seat)


def deal_over(table: Table, facts: VendettaFacts) -> None:
    """A deal has ended, others follow."""
    if table.record is not None:
        table.say("deal_over", f"Deal {len(facts.finished)} is over.")
        table.scored(f"Deal {len(facts.finished)}")


def game_over(table: Table, facts: VendettaFacts, winners: Sequence[Seat]) -> None:
    """The match has ended."""
    if table.record is not None:
        word = "wins" if len(winners) == 1 else "share the win"
        best = max(facts.points())
        points = "1 point" if best == 1 else f"{best} points"
        text = f"The game is over: {names(winners)} {word} with {points}."
        table.say("game_over", text, winners[0], moment=WON)
        table.scored("The final score")


def _closes(table: Table, number: int, trick: Trick) -> None:
    if trick.closed:
        text = f"T{number} is closed: only a joker can steal it now."
        table.say("closes", text, trick.owner, number)
