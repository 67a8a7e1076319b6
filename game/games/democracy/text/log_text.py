"""What is said at a table of Democracy: lines of the log."""

from __future__ import annotations

from collections.abc import Sequence

from game.engine.cards import Card, Suit
from game.engine.events import Scored
from game.engine.rules import State
from game.engine.table import Table
from game.engine.zones import Seat
from game.games.democracy.rules.facts import TRIBES, DemocracyFacts, Island
from game.games.democracy.rules.scoring import ENOUGH, POINTS, add_points
from game.games.democracy.rules.trump import trump_suit
from game.games.democracy.rules.vote_winner import equal_best
from game.games.democracy.rules.zones import Zones
from game.games.democracy.text.card_text import SUITS, points_text, tribes_text
from game.games.democracy.text.standing_text import standing
from game.patterns.phrases import list_text, players_text
from game.presentation.announcement import PLAIN, Announcement, CardMarks, Delivery, NewPart
from game.presentation.cue import Cue
from game.presentation.highlight import Highlight, HighlightKind
from game.presentation.marks import Mark, MarkKind

LOG_ONLY = Announcement(Cue.NONE, Delivery.LOG)
CARDS_CAPTURED = Announcement(Cue.CARDS_CAPTURED)
ISLAND = Highlight(HighlightKind.AWARD, "Tribes won", "island")
WON = Announcement(Cue.NONE, highlight=Highlight(HighlightKind.TRIUMPH, "The election", "crown"))


def deal(table: Table, facts: DemocracyFacts, number: int) -> None:
    """Say who deals how many cards."""
    if table.record is not None:
        cards = "1 card" if number == 1 else f"{number} cards"
        text = f"Island {facts.island}, day {facts.day}: {{{facts.dealer}}} deals {cards} to "
        table.say("deal", text + "each hand and to the voting pool.", PLAIN, facts.dealer, number)


def trump(table: Table, facts: DemocracyFacts, upcard: Card) -> None:
    """Say what the card turned up makes trump."""
    if table.record is None:
        return
    suit = trump_suit(upcard)
    if suit is None:
        text = f"Trick {facts.trick}: a joker is turned up, so there is no trump."
        table.say("no_trump", text, PLAIN)
    else:
        text = f"Trick {facts.trick}: the {upcard.words} is turned up; {suit.word} are trump."
        table.say("trump", text, PLAIN)


def reveal(table: Table, chosen: Sequence[Card]) -> None:
    """Say what everybody chose; only in the log, for all can see it."""
    votes = list_text([f"{{{seat}}} the {card.words}" for seat, card in enumerate(chosen)])
    table.say("reveal", "The votes are open.", PLAIN)
    table.say("votes", f"The cards are shown: {votes}.", LOG_ONLY)


def outcome(
    state: State[DemocracyFacts],
    zones: Zones,
    winner: Seat | None,
    chosen: Sequence[Card],
    turned: Sequence[Card],
) -> None:
    """Say who wins the trick and why, and what it brings; *turned* is the upcard, if any."""
    table, upcard = state.table, turned[0] if turned else None
    if winner is None:
        tie(state, zones, chosen, upcard)
        return
    why = reason(chosen[winner], chosen, trump_suit(upcard))
    marks = (
        *worths(table, zones, chosen, upcard),
        _mark(table, MarkKind.FRAME, zones.chosen[winner]),
    )
    table.say(
        "wins",
        f"{{{winner}}} wins the trick: {why}.",
        Announcement(Cue.TRICK_TAKEN, at_cards=CardMarks(marks)),
        winner,
    )
    points = [0] * TRIBES
    add_points(points, 0, (*chosen, *turned))
    table.say(
        "captures",
        f"{{{winner}}} captures {captured_text(points)}.",
        CARDS_CAPTURED._replace(standing=standing(state.facts)),
        winner,
        sum(points),
    )


def worths(
    table: Table, zones: Zones, chosen: Sequence[Card], upcard: Card | None
) -> tuple[Mark, ...]:
    """The points of the cards that are captured, one on each card that has any."""
    lying = [*zip(zones.chosen, chosen, strict=True)]
    if upcard is not None:
        lying.append((zones.upcard, upcard))
    counted = [(zone, POINTS[card.index]) for zone, card in lying]
    return tuple(_mark(table, MarkKind.COIN, zone, f"+{n}") for zone, n in counted if n)


def _mark(table: Table, kind: MarkKind, zone: int, text: str = "") -> Mark:
    return Mark(kind, table.zone_registry.ids[zone], 0, text)


def captured_text(points: Sequence[int]) -> str:
    """Points by suit in a sentence: ``5 points of clubs and 2 of hearts``."""
    found = [(n, suit) for n, suit in zip(points, SUITS, strict=True) if n]
    parts = [f"{n} of {suit}" for n, suit in found]
    if found:
        n, suit = found[0]
        parts[0] = f"{n} {'point' if n == 1 else 'points'} of {suit}"
    return list_text(parts) or "no points"


def reason(best: Card, chosen: Sequence[Card], suit: Suit | None) -> str:
    """Why *best* wins among the chosen cards."""
    trumps = [card for card in chosen if card.suit is suit]
    if len(trumps) == 1:
        return f"the {best.words} is the only trump"
    if trumps:
        if best.rank == 6:
            return f"the {best.words}, the village idiot, outwits the 5, the chief"
        return f"the {best.words} is the highest trump"
    none = "there is no trump" if suit is None else "no trump was played"
    if best.is_joker:
        return f"{none}, and the joker counts as a 5"
    return f"{none}, and the {best.words} is highest"


def tie(
    state: State[DemocracyFacts], zones: Zones, chosen: Sequence[Card], upcard: Card | None
) -> None:
    """Say which of the chosen cards are equal and what becomes of them (DM-2.5)."""
    table = state.table
    equal = equal_best(chosen)
    names = [card.words for card in equal if not card.is_joker]
    jokers = len(equal) - len(names)
    if jokers:
        names.append("both jokers" if jokers > 1 else "joker")
    marks = [
        *worths(table, zones, chosen, None),
        *(
            _mark(table, MarkKind.FRAME, zone)
            for zone, card in zip(zones.chosen, chosen, strict=True) if card in equal
        ),
    ]  # fmt: skip
    if upcard is not None:
        marks.append(_mark(table, MarkKind.DIM, zones.upcard))
    text = f"A tie of {list_text(names)}: all capture their own card"
    lost = "" if upcard is None else f"; the {upcard.words} is lost"
    told = Announcement(Cue.TIE, at_cards=CardMarks(tuple(marks)), standing=standing(state.facts))
    table.say("tie", f"{text}{lost}.", told)


def score(state: State[DemocracyFacts], island: Island) -> None:
    """Say which tribes everybody scored on an island."""
    table = state.table
    if table.record is None:
        return
    told = PLAIN._replace(standing=standing(state.facts))
    table.say("score", f"Island {island.number} is scored.", told, None, island.number)
    scored = tuple(seat for seat, gain in enumerate(island.gains) if gain)
    for seat in scored:
        gain, won = island.gains[seat], points_text(island.points[seat], ENOUGH)
        text = f"{{{seat}}} wins {tribes_text(gain)}: {won}."
        highlight = ISLAND._replace(seats=scored) if seat == scored[-1] else None
        table.say("scores", text, Announcement(Cue.SCORED, highlight=highlight), seat, gain)
    if not scored:
        table.say("no_tribe", f"Nobody captured {ENOUGH} points of a suit.", PLAIN)
    table.announce(Scored(f"Island {island.number}"))


def winner(table: Table, facts: DemocracyFacts) -> None:
    """Say who won the game."""
    if table.record is not None and facts.winner is not None:
        tribes = facts.tribes[facts.winner]
        text = f"{{{facts.winner}}} wins the game with {tribes_text(tribes)}."
        table.say("winner", text, WON, facts.winner, tribes)


def next_island(table: Table, facts: DemocracyFacts, target: int) -> None:
    """Say why the game goes on (DM-4.2)."""
    if table.record is None:
        return
    best = max(facts.tribes)
    if best < target:
        text = f"Nobody has {target} tribes yet, so another island is played."
    else:
        leaders = [seat for seat, tribes in enumerate(facts.tribes) if tribes == best]
        text = f"{players_text(leaders)} have {best} tribes each, so another island decides."
    island = NewPart(f"Island {facts.island + 1}")
    table.say("next_island", text, PLAIN._replace(part=island))
