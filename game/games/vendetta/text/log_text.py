"""What is said at a table of Vendetta: lines of the log, calls aloud, words for actions."""

from __future__ import annotations

from collections.abc import Sequence

from game.engine.action import Action
from game.engine.cards import Card
from game.engine.events import Flourish, Moment
from game.engine.table import Table
from game.engine.zones import Seat
from game.games.vendetta.rules.facts import VendettaFacts
from game.games.vendetta.rules.tricks import BITS, Trick, described, formed, one_of, rank_word
from game.patterns.phrases import player_placeholder, players_text

VENDETTA = Moment(Flourish.STRIKE, "Vendetta!", "dagger")
WON = Moment(Flourish.TRIUMPH, "The game is won", "crown")


def card_words(cards: Sequence[Card]) -> str:
    """Cards in words: ``7 of clubs, 7 of hearts``; jokers with their number."""
    return ", ".join(f"joker {c.text[1:]}" if c.is_joker else c.words for c in cards)


def label(facts: VendettaFacts, action: Action, laid: Sequence[Card] = ()) -> str:
    """The action in a few words, different for every candidate.

    *laid* are the cards of the trick it aims at.
    """
    verb, held = action.verb, card_words(action.cards)
    if verb == "create":
        return _new(action, held)
    if verb == "end":
        return "Done" if facts.played_this_turn else "Pass"
    if verb == "decline":
        return "Decline"
    number = action.target.n if action.target is not None else 0
    trick = facts.tricks.get(number)
    if trick is None:
        return f"{verb}: {held}"
    words = described(trick) + _told_apart(facts, trick, laid)
    if trick.owner != action.seat:
        return f"Steal {words} from {player_placeholder(trick.owner)}{_then(trick, action)}: {held}"
    word = "Add to" if verb == "add" else "Steal"
    return f"{word} your own {words}{_then(trick, action)}: {held}"


def _new(action: Action, held: str) -> str:
    trick = formed(action.seat, action.cards) if len(action.cards) > 1 else None
    if trick is None:
        return f"New trick: {held}"
    return f"Lay down {described(trick)}, {points(trick.worth)}: {held}"


def _then(trick: Trick, action: Action) -> str:
    """What a trick is worth after the action, if that can be."""
    after = afterwards(trick, action)
    return "" if after is None else f", {points(after.worth)}"


def _told_apart(facts: VendettaFacts, trick: Trick, laid: Sequence[Card]) -> str:
    """A card of the trick, where its owner has two that sound alike."""
    alike = [
        one for one in facts.tricks.values()
        if one.owner == trick.owner and described(one) == described(trick)
    ]  # fmt: skip
    return f" ({laid[0].words})" if len(alike) > 1 and laid else ""


def afterwards(trick: Trick, action: Action) -> Trick | None:
    """What a trick becomes by an action; None where the cards do not fit it."""
    if action.verb == "joker":
        return trick.taken(action.seat)
    fits = bool(action.cards) and all(BITS[card.rank] & trick.reach for card in action.cards)
    return trick.joined(action.cards, action.seat) if fits else None


def points(worth: int) -> str:
    """A number of points in words."""
    return "1 point" if worth == 1 else f"{worth} points"


def worth(trick: Trick) -> str:
    """What stands on the coin of a trick: ``3``, ``6 flush``."""
    return f"{trick.worth} flush" if trick.suit is not None else str(trick.worth)


def promise(facts: VendettaFacts, action: Action) -> str:
    """What the trick that an action makes or joins would be worth: ``2 to 3``, ``4 closed``."""
    before = None
    if action.verb == "create":
        after = formed(action.seat, action.cards) if len(action.cards) > 1 else None
    elif action.target is not None and action.target.n in facts.tricks:
        before = facts.tricks[action.target.n]
        after = afterwards(before, action)
    else:
        after = None
    if after is None:
        return ""
    told = points(after.worth) if before is None else f"{before.worth} \u203a {after.worth}"
    flush = " flush" if after.suit is not None else ""
    closed = " closed" if after.closed and (before is None or not before.closed) else ""
    return told + flush + closed


def tip(trick: Trick) -> str:
    """A trick in one sentence: whose it is, what it is worth and who can steal it."""
    told = f"{player_placeholder(trick.owner)} has {described(trick)}: {points(trick.worth)}"
    if trick.closed:
        return f"{told}. It is closed: only a joker can steal it."
    if not trick.run:
        return f"{told}. Another {rank_word(trick.low)} or a joker steals it."
    return f"{told}. It goes on with {one_of(trick.wanted)}; a joker steals it too."


def deal(table: Table, facts: VendettaFacts) -> None:
    """Says who begins."""
    if table.record is not None:
        number = len(facts.finished) + 1
        table.say("deal", f"Deal {number}: {player_placeholder(facts.first)} begins.", facts.first)


def creates(table: Table, number: int, trick: Trick) -> None:
    """A new trick lies on the table, and is closed if it is complete."""
    text = f"{player_placeholder(trick.owner)} lays down {described(trick)}: {points(trick.worth)}."
    table.say("creates", text, trick.owner, number)
    _closes(table, number, trick)


def adds(table: Table, number: int, before: Trick, trick: Trick, cards: Sequence[Card]) -> None:
    """Cards joined a trick: it was stolen or extended, and is closed if it is complete."""
    seat = trick.owner
    held = card_words(cards)
    if before.owner == seat:
        adder, worth = player_placeholder(seat), points(trick.worth)
        text = f"{adder} adds to {described(before)}: {held}, now {worth}."
        table.say("extends", text, seat, number)
    else:
        whose = f"{described(before)} from {player_placeholder(before.owner)}"
        text = f"{player_placeholder(seat)} steals {whose}: {held}, now {points(trick.worth)}."
        table.say("steals", text, seat, number)
    _closes(table, number, trick)
    if before.suit is not None and trick.suit is None:
        text = f"It is no longer a flush: {points(trick.worth)} instead of {before.worth}."
        table.say("ruins", text, seat, number)


def joker(table: Table, number: int, before: Trick, seat: Seat) -> None:
    """A trick was stolen with a joker."""
    if table.record is not None:
        table.say("joker", "Vendetta!", seat, number, True, VENDETTA)
        whose = f"{described(before)} from {player_placeholder(before.owner)}"
        text = f"{player_placeholder(seat)} steals {whose} with a joker: {points(before.worth)}."
        table.say("steals", text, seat, number)


def passes(table: Table, facts: VendettaFacts, seats: int, asked: bool) -> None:
    """The seat on turn has passed, by its own will or for want of cards."""
    seat = facts.turn
    count = f" ({facts.passes} of {seats} in a row)"
    if asked:
        table.say("passes", f"{player_placeholder(seat)} passes{count}.", seat)
    else:
        table.say(
            "passes_no_cards", f"{player_placeholder(seat)} has no cards and passes{count}.", seat
        )


def draws(table: Table, seat: Seat, owed: int, drawn: int) -> None:
    """The hand is filled up again, as far as the stack goes."""
    if drawn:
        short = f", {owed - drawn} fewer than played" if drawn < owed else ""
        cards = "1 card" if drawn == 1 else f"{drawn} cards"
        table.say("replenishes", f"{player_placeholder(seat)} draws {cards}{short}.", seat)
    else:
        table.say(
            "stack_empty", f"{player_placeholder(seat)} draws nothing: the stack is empty.", seat
        )


def last_call(table: Table) -> None:
    """Everybody has passed, and somebody can still play a joker."""
    table.say("last_call", "Everyone has passed: a joker can still be played.")


def declines(table: Table, seat: Seat) -> None:
    """A joker is kept."""
    if table.record is not None:
        table.say("declines", f"{player_placeholder(seat)} plays no joker.", seat)


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
        text = f"The game is over: {players_text(winners)} {word} with {points(best)}."
        table.say("game_over", text, winners[0], moment=WON)
        table.scored("The final score")


def _closes(table: Table, number: int, trick: Trick) -> None:
    if trick.closed:
        text = f"{described(trick).capitalize()} are closed: only a joker can steal them now."
        if trick.run:
            text = "The run is closed: only a joker can steal it now."
        table.say("closes", text, trick.owner, number)
