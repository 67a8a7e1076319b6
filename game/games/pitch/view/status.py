"""What is shown beside the cards in Pitch: prompts, scores, tags, marks and the score sheet."""

from __future__ import annotations

from collections.abc import Sequence

from game.engine.cards import Card
from game.engine.observation import Observation
from game.engine.status import Badge, Centre, KeyLine, Mark, Sheet, SheetRow, Status
from game.engine.zones import Seat, ZoneId
from game.games.pitch.rules.facts import PASS, SMUDGE, Phase, PitchFacts, Tally
from game.games.pitch.rules.options import PitchOptions
from game.games.pitch.text import log_text
from game.patterns.phrases import players_text
from game.patterns.tricks import has_suit, trick_winner

HAND_SIZE = 6
TRICK = ZoneId("trick")


def status(
    seen: Observation[PitchFacts], members: Sequence[Sequence[Seat]], house: PitchOptions
) -> Status:
    """All that is shown beside the cards; *members* are the seats of each side."""
    facts = seen.facts
    centre = None
    if facts.trump is not None:
        centre = Centre("suit", "cdhs".index(facts.trump.value), facts.trump.word)
    return Status(
        prompt(seen, members),
        f"First to {house.target} by making a bid",
        key_lines(facts, members, house),
        badges(facts),
        marks(seen),
        centre=centre,
    )


def prompt(seen: Observation[PitchFacts], members: Sequence[Sequence[Seat]]) -> str:
    """What is asked of the viewer, or whom the table waits for."""
    facts = seen.facts
    if facts.winner is not None:
        side = members[facts.winner]
        if seen.seat in side:
            return "You win the match." if len(side) == 1 else "You and your partner win the match."
        return f"{players_text(side)} {'win' if len(side) > 1 else 'wins'} the match."
    if seen.seat != facts.turn:
        return _prompt_others(facts)
    return _prompt_call(seen) if facts.phase is Phase.BID else _prompt_play(seen)


def _prompt_others(facts: PitchFacts) -> str:
    who = f"{{{facts.turn}}}"
    if facts.phase is Phase.BID:
        if not facts.bid:
            return f"{who} calls. Nobody has bid yet."
        return f"{who} calls. The highest bid is {_bid_words(facts.bid)}."
    if facts.trump is None:
        return f"{who} leads; the suit of that card becomes trump."
    return f"{who} plays."


def _prompt_call(seen: Observation[PitchFacts]) -> str:
    facts = seen.facts
    if facts.bid == SMUDGE:
        steals = any(action.verb == "bid" for action in seen.legal)
        return f"A smudge was bid: {'steal it, or pass' if steals else 'you can only pass'}."
    if facts.turn != facts.dealer:
        if facts.bid:
            return f"Bid more than {facts.bid}, or pass."
        return "Bid for the right to lead and make trumps, or pass."
    if not facts.bid:
        return "Everyone passed: as the dealer you must bid."
    return f"You call last: steal the bid with {facts.bid}, bid more, or pass."


def _prompt_play(seen: Observation[PitchFacts]) -> str:
    facts = seen.facts
    led = seen.cards("trick")
    if facts.trump is None:
        return "You pitch: lead a card, and its suit becomes trump."
    if not led:
        return "Lead any card to the next trick."
    suit = led[0].suit if led[0] is not None else facts.trump
    mine = [card for card in seen.cards("hand", seen.seat) if card is not None]
    if not has_suit(mine, suit):
        return f"You have no {suit.word}: play any card."
    if suit is facts.trump:
        return f"Trump was led: play one of your {suit.word}."
    if has_suit(mine, facts.trump):
        return f"Follow with {suit.word}, or play a trump."
    return f"Follow with {suit.word}."


def _bid_words(bid: int) -> str:
    return {SMUDGE: "a smudge"}.get(bid, str(bid))


def key_lines(
    facts: PitchFacts, members: Sequence[Sequence[Seat]], house: PitchOptions
) -> tuple[KeyLine, ...]:
    """Each side's points, and its tricks of this hand as pips."""
    lines = []
    for side, seats in enumerate(members):
        points = facts.score[side]
        waiting = points >= house.target and facts.winner is None
        note = "needs a bid" if waiting else ""
        tricks = facts.tricks[side]
        lines.append(KeyLine(tuple(seats), minus(points), tricks, HAND_SIZE, note=note))
    return tuple(lines)


def badges(facts: PitchFacts) -> tuple[Badge, ...]:
    """The dealer's button, and each call; once the bidding is over only the pitcher's."""
    worn = [Badge(facts.dealer, "dealer", tip="Deals this hand and calls last.")]
    for seat, bid in enumerate(facts.bids):
        if bid is None or (facts.phase is not Phase.BID and seat != facts.pitcher):
            continue
        text = log_text.bid_text(bid)
        if bid == PASS:
            tip = "Has passed."
        elif facts.phase is Phase.BID:
            tip = "Has bid a smudge." if bid == SMUDGE else f"Has bid {bid}."
        elif bid == SMUDGE:
            tip = "The pitcher: must make all four points and take every trick."
        else:
            tip = f"The pitcher: must make at least {bid} points."
        worn.append(Badge(seat, "call", text, tip))
    return tuple(worn)


def marks(seen: Observation[PitchFacts]) -> tuple[Mark, ...]:
    """The card played last, and the one that wins the trick so far."""
    trick = [card for card in seen.cards("trick") if card is not None]
    if not trick:
        return ()
    winning = Mark("frame", TRICK, trick_winner(trick, seen.facts.trump))
    return (Mark("last", TRICK, len(trick) - 1), winning)


def sheet(
    seen: Observation[PitchFacts], members: Sequence[Sequence[Seat]], house: PitchOptions
) -> Sheet:
    """One row a hand; under the newest its four points."""
    facts = seen.facts
    rows: list[SheetRow] = []
    for tally in facts.hands:
        values = [_gain_text(tally, side, seats) for side, seats in enumerate(members)]
        rows.append(SheetRow(_hand_title(tally), tuple(values)))
    if facts.hands:
        rows += _details(facts.hands[-1], len(members))
    best = max(facts.score)
    leaders = tuple(side for side, points in enumerate(facts.score) if points == best)
    return Sheet(
        _note(facts, house),
        tuple(tuple(seats) for seats in members),
        tuple(rows),
        tuple(minus(points) for points in facts.score),
        leaders if facts.hands else (),
    )


def _note(facts: PitchFacts, house: PitchOptions) -> str:
    goal = f"a side wins at {house.target} or more, but only by making its bid"
    if facts.winner is not None:
        return f"The match is over after {_hands(len(facts.hands))}."
    if not facts.hands:
        return f"Nothing is scored yet: {goal}."
    return f"After {_hands(len(facts.hands))}: {goal}."


def _hands(number: int) -> str:
    return "1 hand" if number == 1 else f"{number} hands"


def _hand_title(tally: Tally) -> str:
    bid = "smudge" if tally.bid == SMUDGE else f"bid of {tally.bid}"
    return f"Hand {tally.number}: {bid} in {tally.trump.word}"


def _gain_text(tally: Tally, side: int, seats: Sequence[Seat]) -> str:
    gain = tally.gains[side]
    text = minus(gain) if gain <= 0 else f"+{gain}"
    if tally.pitcher not in seats:
        return text
    return f"{text} {'made' if tally.made else 'set'}"


def _details(tally: Tally, sides: int) -> list[SheetRow]:
    rows = []
    for point in tally.points:
        values = tuple("1" if side == point.side else "" for side in range(sides))
        looks = tuple("won" if side == point.side else "" for side in range(sides))
        rows.append(SheetRow(_detail_title(tally, point.name, point.card), values, 1, looks=looks))
    return rows


def _detail_title(tally: Tally, name: str, card: Card | None) -> str:
    if name == "Game":
        shared = tally.counts.count(max(tally.counts)) > 1
        return f"Game: {log_text.count_text(tally)}" + (", shared" if shared else "")
    return f"{name}: not dealt" if card is None else f"{name}: {card.words}"


def minus(points: int) -> str:
    """Points with a true minus sign."""
    return f"−{-points}" if points < 0 else str(points)
