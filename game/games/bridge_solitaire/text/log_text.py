"""What is said at the table of Bridge Solitaire: the log and the calls.

The house has no seat: its lines are about nobody. No line names a card by rank and suit:
cards must be remembered.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

from game.engine.cards import Card, Suit
from game.engine.events import Scored
from game.engine.table import Table
from game.games.bridge_solitaire.rules import match_end
from game.games.bridge_solitaire.rules.bid_numbers import PASS, SUITS, needed
from game.games.bridge_solitaire.rules.facts import (
    HOUSE,
    PLAYER,
    BridgeFacts,
    Contract,
    Entry,
    Phase,
)
from game.games.bridge_solitaire.rules.house_bid import Count
from game.games.bridge_solitaire.text.card_text import (
    ENTRIES,
    NAMES,
    bid_words,
    contract_words,
    result_words,
    starting,
)
from game.games.bridge_solitaire.text.standing_text import points_standing, tricks_standing
from game.presentation.announcement import PLAIN, Announcement, Delivery, NewPart
from game.presentation.cue import Cue
from game.presentation.highlight import Highlight, HighlightKind

PASS_CALLED = Announcement(Cue.PASS, Delivery.ALOUD)
DOUBLED = Announcement(Cue.DOUBLED)
PASSES = Announcement(Cue.PASS)
TRICK_TAKEN = Announcement(Cue.TRICK_TAKEN)
STOCK_OUT = Announcement(Cue.NONE, part=NewPart("The hand ends early", once=True))
"""The table stops once to tell it, or tricks would come from nowhere."""
TIE = Announcement(Cue.TIE)
CALLED = Announcement(Cue.CALL, Delivery.ALOUD)
MADE = Announcement(Cue.CONTRACT_MADE)
DOWN = Announcement(Cue.CONTRACT_FAILED)
GAME = Announcement(Cue.NONE, highlight=Highlight(HighlightKind.AWARD, "A game", "tick"))
RUBBER = Announcement(Cue.NONE, highlight=Highlight(HighlightKind.TRIUMPH, "The rubber", "crown"))
RUBBER_LOST = Announcement(
    Cue.NONE, highlight=Highlight(HighlightKind.SHAME, "Rubber lost", "bell")
)


def sum_words(count: Count) -> str:
    """The arithmetic of the house's bid: ``clubs 5 + hearts 1 = 6``."""
    parts = [f"{suit.word} {won}" for suit, won in zip(SUITS, count.winners, strict=True) if won]
    total = f" = {sum(count.winners)}" if len(parts) > 1 else ""
    return (" + ".join(parts) or "no winning trick in any suit") + total


def deal(table: Table, facts: BridgeFacts) -> None:
    """Say that cards are dealt."""
    if table.record is not None:
        text = f"Deal {facts.number}: keep six of the thirteen cards."
        table.say("deal", text, PLAIN, None, facts.number)


def joker_taken(table: Table) -> None:
    """Say that a joker of the spread goes to the hand."""
    table.say("joker_taken", "A joker lies in the spread: it must be taken.", PLAIN)


def take(table: Table) -> None:
    """Say that the hand is chosen."""
    if table.record is not None:
        table.say("take", "{0} takes six cards, and the seven are turned up.", PLAIN, PLAYER)


def house_calls(table: Table, bid: int, count: Count) -> None:
    """The call of the house with its arithmetic."""
    if table.record is None:
        return
    table.say("house_says", f"{starting(bid_words(bid)) if bid else 'Pass'}.", CALLED, None, bid)
    if bid == PASS:
        table.say("house_passes", f"The house passes: {sum_words(count)}.", PLAIN, None, PASS)
        return
    short = [
        suit.word
        for suit, length in zip(SUITS, count.lengths, strict=True)
        if length == min(count.lengths)
    ]
    reason = f"{sum_words(count)}, and shortest in {' and '.join(short)}"
    table.say("house_bids", f"The house bids {bid_words(bid)}: {reason}.", PLAIN, None, bid)


def call(table: Table, bid: int) -> None:
    """The player's call, aloud."""
    if table.record is None:
        return
    if bid == PASS:
        table.say("pass", "Pass.", PASS_CALLED, PLAYER)
    else:
        table.say("bid", f"{starting(bid_words(bid))}.", CALLED, PLAYER, bid)


def contract(table: Table, made: Contract) -> None:
    """Say whether jokers double, and who plays what."""
    if table.record is None:
        return
    if made.multiplier == 2:
        table.say("doubled", "The joker in the hand doubles the contract.", DOUBLED)
    elif made.multiplier == 4:
        table.say("redoubled", "The two jokers in the hand redouble the contract.", DOUBLED)
    who = NAMES[made.declarer]
    text = f"{starting(who)} plays {contract_words(made)} and needs {needed(made.bid)} tricks."
    table.say("declares", text, PLAIN, _seat(made.declarer), made.bid)


def house_leads(table: Table) -> None:
    """Say that the house leads the card that is turned up."""
    table.say("house_leads", "The house leads.", PLAIN)


def passes_over(table: Table, passed: int) -> None:
    """Say how many cards were turned up in vain."""
    if passed and table.record is not None:
        cards = "one card" if passed == 1 else f"{passed} cards"
        table.say("passes_over", f"The house passes over {cards}.", PLAIN, None, passed)


def house_plays(table: Table, trick: Sequence[Card], trump: Suit | None) -> None:
    """Say how the house answers."""
    if table.record is None:
        return
    led, card = trick
    if card.is_joker:
        text = "The house plays a joker."
    elif led.is_joker:
        text = "The house plays the next card of the stock."
    elif card.suit is led.suit:
        text = "The house follows suit."
    elif card.suit is trump:
        text = "The house ruffs."
    else:
        text = "The last card of the stock is played, though it does not fit."
    table.say("house_plays", text, PLAIN)


def no_answer(table: Table) -> None:
    """Say that the house has no card in the trick (BS-D6)."""
    table.say("no_answer", "No card turned up fits: the house has no card in this trick.", PASSES)


def wins(table: Table, facts: BridgeFacts) -> None:
    """Say who takes the trick, and how many that makes."""
    if table.record is None:
        return
    winner = facts.leader
    text = (
        f"{starting(NAMES[winner])} takes the trick: {facts.tricks[PLAYER]}–{facts.tricks[HOUSE]}."
    )
    told = _trick_taken(facts.tricks[PLAYER], facts.tricks[HOUSE])
    table.say("wins", text, told, _seat(winner), facts.tricks[winner])


@cache  # a long rubber has a thousand tricks, and all their events are kept
def _trick_taken(ours: int, theirs: int) -> Announcement:
    return TRICK_TAKEN._replace(standing=tricks_standing(ours, theirs))


def stock_out(table: Table, facts: BridgeFacts, left: int) -> None:
    """Say that all that is left goes to the player (BS-D11)."""
    if table.record is not None:
        tricks = "card left is one more trick" if left == 1 else f"{left} cards left are tricks"
        text = f"The stock is used up: the {tricks} for {{0}}."
        now = tricks_standing(facts.tricks[PLAYER], facts.tricks[HOUSE])
        table.say("stock_out", text, STOCK_OUT._replace(standing=now), PLAYER, left)


def scored(table: Table, facts: BridgeFacts, entries: Sequence[Entry], game: int | None) -> None:
    """Say the result, each entry, and whether a game or the rubber is won."""
    last = facts.last
    if table.record is None or last is None:
        return
    declarer = last.contract.declarer
    words = f"{contract_words(last.contract)}, {result_words(last)}"
    text = f"{starting(NAMES[declarer])} played {words}."
    code = "made" if last.over >= 0 else "down"
    table.say(code, text, MADE if last.over >= 0 else DOWN, _seat(declarer), last.tricks[declarer])
    for entry in entries:
        _entry(table, facts, entry)
    if game is not None:
        _game(table, facts, game)
    table.announce(Scored(f"Deal {last.number}"))


def _entry(table: Table, facts: BridgeFacts, entry: Entry) -> None:
    line = "below" if entry.below else "above"
    name = ENTRIES[entry.kind]
    text = f"{name}: {entry.points} {line} the line for {NAMES[entry.side]}."
    told = PLAIN._replace(standing=points_standing(facts))
    table.say(entry.kind, text, told, _seat(entry.side), entry.points)


def _game(table: Table, facts: BridgeFacts, side: int) -> None:
    number = facts.games[side]
    won = "a game; a second one ends the rubber" if number == 1 else "a second game"
    text = f"{starting(NAMES[side])} wins {won}."
    table.say("game", text, GAME, _seat(side), number)
    if facts.phase is not Phase.OVER:
        return
    _entry(table, facts, facts.entries[-1])
    ours, theirs = facts.total(PLAYER), facts.total(HOUSE)
    winner = match_end.winner(facts)
    if winner is None:
        table.say("tie", f"The rubber is tied, {ours} each.", TIE)
        return
    text = f"{starting(NAMES[winner])} wins the rubber, {max(ours, theirs)} to {min(ours, theirs)}."
    told = RUBBER if winner == PLAYER else RUBBER_LOST
    table.say("wins_rubber", text, told, _seat(winner), facts.total(winner))


def _seat(side: int) -> int | None:
    return PLAYER if side == PLAYER else None
