"""What is shown beside the cards in Jersey Gin: prompts, points, boxes, marks, the score sheet."""

from __future__ import annotations

from collections.abc import Iterator

from game.engine.observation import Observation
from game.engine.status import Badge, Cell, Head, KeyLine, Mark, Sheet, SheetRow, Status
from game.engine.zones import Seat, ZoneId
from game.games.jersey_gin.rules import scoring, visits
from game.games.jersey_gin.rules.facts import (
    BREAK,
    HAND_SIZE,
    KNOCK_LIMIT,
    SEATS,
    End,
    JerseyGinFacts,
    Phase,
    Tally,
)
from game.games.jersey_gin.rules.options import JerseyGinOptions
from game.games.jersey_gin.rules.zones import ASIDE, DISCARD
from game.games.jersey_gin.text import log_text
from game.patterns.melds import (
    BITS,
    Arrangement,
    Mask,
    best_arrangement,
    card_points,
    cards_in,
    least_deadwood,
    mask_of,
)
from game.patterns.phrases import player_placeholder, players_text

HEADS = (
    Head("boxes", tip="Hands won: each is 25 points more at the end."),
    Head("to go", tip="Points still needed to end the game."),
)
ENDS = {
    End.KNOCK: "knock",
    End.UNDERKNOCK: "underknock",
    End.GIN: "gin",
    End.RUN_OUT: "played out",
}

EXTRAS = {
    End.UNDERKNOCK: ("Underknock", scoring.UNDERKNOCK_BONUS),
    End.GIN: ("Gin", scoring.GIN_BONUS),
}
"""What a hand brings beside the differences."""

STOCK = ZoneId("stock")


def status(seen: Observation[JerseyGinFacts], house: JerseyGinOptions) -> Status:
    """All that is shown beside the cards."""
    facts, melds = seen.facts, _melds(seen, house)
    return Status(
        prompt(seen),
        f"First to {house.target} ends the game; every box is 25 more",
        tuple(_key(facts, house.target)),
        tuple(_badges(seen)),
        tuple(_marks(seen)),
        hand=tuple(map(cards_in, melds)),
        loose=_loose(held(seen), melds),
        heads=HEADS,
    )


def _melds(seen: Observation[JerseyGinFacts], house: JerseyGinOptions) -> Arrangement:
    """The best melds in the viewer's hand; after a knock those that leave least to lay off."""
    hand = held(seen)
    if seen.facts.phase is not Phase.LAYOFF:
        return best_arrangement(hand)
    knocker, everywhere = seen.facts.knocker, house.layoff_targets == "all"
    rows = [
        mask_of(card for card in row if card is not None)
        for zone, row in seen.zones.items()
        if zone.name == "meld" and row and (everywhere or zone.owner == knocker)
    ]
    return visits.shown_best(hand, rows, everywhere)


def _loose(hand: Mask, melds: Arrangement) -> str:
    left = hand ^ sum(melds)
    if hand.bit_count() > HAND_SIZE:
        return "deadwood" if left else ""
    return f"deadwood {card_points(left)}" if left else ""


def prompt(seen: Observation[JerseyGinFacts]) -> str:
    """What is asked of the viewer, or whom the table waits for."""
    facts = seen.facts
    if seen.outcome is not None:
        return _end(seen.outcome.winners, seen.seat)
    if seen.seat != facts.turn:
        return _others(facts)
    hand = held(seen)
    if facts.phase is Phase.DRAW:
        return _draw(seen, hand)
    if facts.phase is Phase.LAYOFF:
        if seen.seat not in facts.shown:
            knocker = player_placeholder(facts.knocker or 0)
            return f"{knocker} has knocked: show your hand with its melds."
        return "Lay off cards that fit a meld, or be done."
    return _break_turn(seen, hand) if facts.breaker is not None else _turn(facts, hand)


def _draw(seen: Observation[JerseyGinFacts], hand: Mask) -> str:
    if seen.facts.breaker is None:
        return f"Draw from the stock or take the discard. Your deadwood is {least_deadwood(hand)}."
    if any(action.target == DISCARD for action in seen.legal):
        return "The break: draw from the stock, or take the discard and meld it."
    return "The break: draw from the stock."


def _turn(facts: JerseyGinFacts, hand: Mask) -> str:
    lowest = _lowest(facts, hand)
    if not lowest:
        return "Discard one card, or go gin."
    if lowest <= KNOCK_LIMIT:
        return f"Discard one card, or knock with {lowest}."
    return f"Discard one card. The best leaves {lowest} unmatched."


def _lowest(facts: JerseyGinFacts, hand: Mask) -> int:
    """The least deadwood after putting a card aside that may leave the hand."""
    free = hand if facts.taken is None else hand & ~mask_of([facts.taken])
    return min((least_deadwood(hand & ~bit) for bit in BITS if free & bit), default=0)


def _deadwood(hand: Mask) -> int:
    """The least deadwood of a hand, after a discard where there is a card too many."""
    if hand.bit_count() <= HAND_SIZE:
        return least_deadwood(hand)
    return min(least_deadwood(hand & ~bit) for bit in BITS if hand & bit)


def _break_turn(seen: Observation[JerseyGinFacts], hand: Mask) -> str:
    facts, fits = seen.facts, any(action.verb == "lay_off" for action in seen.legal)
    if facts.taken is not None and hand & mask_of([facts.taken]):
        return f"Meld the {facts.taken.words} you took."
    if best_arrangement(hand):
        return "Lay your melds on the table, lay off what fits, then discard one card."
    return "Lay off what fits, or discard one card." if fits else "Discard one card."


def _others(facts: JerseyGinFacts) -> str:
    who = player_placeholder(facts.turn)
    if facts.phase is Phase.DRAW:
        return f"{who} draws{', in the break' if facts.breaker is not None else ''}."
    if facts.phase is Phase.LAYOFF:
        return f"{who} {'lays off' if facts.turn in facts.shown else 'shows their hand'}."
    return f"{who} {'melds, lays off or' if facts.breaker is not None else 'knocks or'} discards."


def _end(winners: tuple[Seat, ...], viewer: Seat | None) -> str:
    if winners == (viewer,):
        return "You win the game."
    return f"{players_text(winners)} {'wins' if len(winners) == 1 else 'share'} the game."


def held(seen: Observation[JerseyGinFacts]) -> Mask:
    """The viewer's concealed cards."""
    return mask_of(card for card in seen.cards("hand", seen.seat) if card is not None)


def _key(facts: JerseyGinFacts, target: int) -> Iterator[KeyLine]:
    for seat in range(SEATS):
        left = max(0, target - facts.points[seat])
        cells = (Cell(str(facts.boxes[seat])), Cell(str(left), "faint"))
        yield KeyLine((seat,), str(facts.points[seat]), cells=cells)


def _badges(seen: Observation[JerseyGinFacts]) -> Iterator[Badge]:
    facts = seen.facts
    if seen.seat is not None and seen.outcome is None and held(seen):
        tip = "What your cards outside melds count, at best."
        yield Badge(seen.seat, "call", f"deadwood {_deadwood(held(seen))}", tip)
    yield Badge(facts.dealer, "dealer", tip="Dealt this hand.")
    if facts.breaker is not None:
        yield Badge(facts.breaker, "call", "breaker", "Drew first in the break, and wins ties.")
    for seat in range(SEATS):
        if _lies_open(seen, seat):
            yield _open_badge(seat, seat == facts.knocker, _left(seen, seat))


def _open_badge(seat: Seat, knocked: bool, left: int) -> Badge:
    """What a hand that lies open counts."""
    if knocked:
        return Badge(seat, "call", f"knock {left}", f"Has knocked with {left}.")
    return Badge(seat, "call", f"deadwood {left}", "What is left over, less what is laid off.")


def _lies_open(seen: Observation[JerseyGinFacts], seat: Seat) -> bool:
    """Whether a seat has laid its whole hand on the table."""
    return seat == seen.facts.knocker or seat in seen.facts.shown


def _left(seen: Observation[JerseyGinFacts], seat: Seat) -> int:
    """What lies unmatched before a seat."""
    return card_points(mask_of(card for card in seen.cards("unmatched", seat) if card is not None))


def _marks(seen: Observation[JerseyGinFacts]) -> Iterator[Mark]:
    """Who laid off what, what lies open, how near the break is, and whether one may knock."""
    facts, left = seen.facts, len(seen.cards("stock"))
    if facts.breaker is not None:
        yield Mark("band", STOCK, text="break")
    if left <= BREAK + 1 and (facts.knocker is None or facts.breaker is not None):
        yield Mark("alarm", STOCK)
    by = dict(facts.added)
    for zone, row in seen.zones.items():
        if zone.name == "meld":
            for at, card in enumerate(row):
                if card in by:
                    yield Mark("added", zone, at, seat=by[card])
        elif zone.name == "unmatched" and row and zone.owner is not None:
            yield Mark("count", zone, text=str(_left(seen, zone.owner)))
    yield from _knock_marks(seen)


def _knock_marks(seen: Observation[JerseyGinFacts]) -> Iterator[Mark]:
    """The corner for the card put aside lights up when one may knock or go gin."""
    verbs = {action.verb for action in seen.legal}
    if "gin" in verbs:
        text = "gin!"
    elif "knock" in verbs:
        text = f"with {_lowest(seen.facts, held(seen))}"
    else:
        return
    yield Mark("lit", ASIDE)
    yield Mark("band", ASIDE, text=text)


def sheet(seen: Observation[JerseyGinFacts], house: JerseyGinOptions) -> Sheet:
    """One row a hand, the deadwood of the newest, and the bonuses at the end."""
    facts = seen.facts
    rows = [SheetRow(f"Hand {t.number}: {ENDS[t.how]}", _gain(t)) for t in facts.hands]
    if facts.hands:
        rows += _parts(facts.hands[-1])
    if facts.hands and facts.reached is None:
        rows.append(SheetRow("Boxes so far", tuple(map(str, facts.boxes)), 1))
    totals = tuple(facts.points)
    if facts.reached is not None:
        rows += _bonuses(facts, facts.reached)
        totals = scoring.totals(facts.points, facts.boxes, facts.reached)
    leaders = tuple(s for s in range(SEATS) if totals[s] == max(totals)) if facts.hands else ()
    return Sheet(
        _note(facts, house),
        tuple((seat,) for seat in range(SEATS)),
        tuple(rows),
        tuple(map(str, totals)),
        leaders,
    )


def _gain(tally: Tally) -> tuple[str, ...]:
    return tuple(f"+{tally.gain}" if seat == tally.winner else "" for seat in range(SEATS))


def _parts(tally: Tally) -> list[SheetRow]:
    """How the newest hand was counted: what everybody had left, and what the winner got for it."""
    seats, winner = range(SEATS), tally.winner
    looks = tuple("won" if seat == winner else "" for seat in seats)
    less = tally.deadwood[winner]
    more = tuple("" if s == winner else f"{tally.deadwood[s] - less} more" for s in seats)
    rows = [
        SheetRow("Deadwood", tuple(map(str, tally.deadwood)), 1, looks=looks),
        SheetRow("Than the winner", more, 1),
    ]
    extra = EXTRAS.get(tally.how)
    if extra is not None:
        name, bonus = extra
        rows.append(SheetRow(name, tuple(f"+{bonus}" if s == winner else "" for s in seats), 1))
    return rows


def _bonuses(facts: JerseyGinFacts, reached: Seat) -> list[SheetRow]:
    boxes = tuple(str(scoring.BOX_BONUS * number) for number in facts.boxes)
    bonus = tuple(str(scoring.GAME_BONUS) if s == reached else "" for s in range(SEATS))
    return [
        SheetRow("Hand points", tuple(map(str, facts.points))),
        *(SheetRow("Boxes, 25 each", boxes), SheetRow("Game bonus", bonus)),
    ]


def _note(facts: JerseyGinFacts, house: JerseyGinOptions) -> str:
    played = log_text.count(len(facts.hands), "hand")
    if facts.reached is not None:
        return f"The game is over after {played}: the highest grand total wins."
    goal = f"{house.target} points end the game, then the bonuses are added"
    return f"After {played}: {goal}." if facts.hands else f"Nothing is scored yet: {goal}."
