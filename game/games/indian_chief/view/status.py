"""What is shown beside the cards in Indian Chief: prompts, scores, tags and the score sheet."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from game.engine.events import Moved, Said
from game.engine.observation import Observation
from game.engine.status import Badge, Cell, Head, KeyLine, Mark, Pocket, Sheet, SheetRow, Status
from game.engine.zones import Seat, ZoneId
from game.games.indian_chief.rules.facts import CHIEF, NAMES, RHYME, TURNS, ChiefFacts, Phase
from game.games.indian_chief.rules.options import ChiefOptions
from game.games.indian_chief.text.log_text import filled, minus, points
from game.patterns.phrases import player_placeholder, players_text

FEW = 3
"""So many players are called by their names."""
TIPS = (
    "",
    "Thief: one card, its face value.",
    "Beggar Man: two cards, 2 for each card of their ranks in the other melds.",
    "Poor Man: three cards, the face values of the spades.",
    "Lawyer: four cards, 25 if their face values add up to 25.",
    "Rich Man: five cards, minus their face values.",
    "Doctor: six different ranks with an ace and a heart, 10 for each card of one suit.",
    "Indian Chief: seven cards, a poker hand of five and a Baccarat pair.",
)
"""What each box takes and is worth, by its number of cards."""
HEADS = tuple(Head(NAMES[box], "sewn", str(box), TIPS[box]) for box in RHYME)


def status(seen: Observation[ChiefFacts], house: ChiefOptions) -> Status:
    """All that is shown beside the cards."""
    return Status(
        prompt(seen, house),
        "Highest total over the seven boxes wins",
        tuple(key_lines(seen)),
        tuple(badges(seen)),
        tuple(marks(seen)),
        heads=HEADS,
        stays=True,
        pockets=tuple(pockets(seen)),
    )


def pockets(seen: Observation[ChiefFacts]) -> Iterator[Pocket]:
    """The viewer's own seven boxes."""
    if seen.seat is None:
        return
    row = seen.facts.sheet[seen.seat]
    for box in RHYME:
        score = row[box]
        text = "" if score is None else minus(score)
        yield Pocket(NAMES[box], str(box), text, score is not None, TIPS[box])


def prompt(seen: Observation[ChiefFacts], house: ChiefOptions) -> str:
    """What is asked of the viewer, or whom the table waits for."""
    facts, asked = seen.facts, seen.turn.seats
    if seen.outcome is not None:
        return _end(seen.outcome.winners, seen.seat)
    if facts.phase is Phase.MELD:
        if seen.seat in asked:
            return f"Turn {facts.turn} of {TURNS}: meld one to seven cards for an open box."
        return f"Turn {facts.turn} of {TURNS}: {_choosing(asked, len(facts.sheet))}"
    if seen.seat in asked:
        return _thief(facts, seen.seat, house)
    if not asked:
        return "The hands are filled up to eight cards."
    if seen.seat in facts.thieves:
        others = f"{players_text(asked)} still {_verb(asked, 'mark')}"
        return f"Your mark is made: {others} a card in secret."
    if len(facts.thieves) > 1:
        return f"The Thieves of {players_text(facts.thieves)} tie: each marks a card in secret."
    return f"The Thief of {player_placeholder(facts.thieves[0])} may steal a card."


def _choosing(asked: tuple[Seat, ...], seats: int) -> str:
    if not asked:
        return "the melds are turned up."
    if len(asked) == seats:
        return "everybody chooses a meld in secret."
    who = players_text(asked) if len(asked) <= FEW else f"{len(asked)} players"
    return f"{who} {_verb(asked, 'choose')} a meld in secret."


def _verb(seats: tuple[Seat, ...], word: str) -> str:
    return word if len(seats) > 1 else f"{word}s"


def _end(winners: tuple[Seat, ...], viewer: Seat | None) -> str:
    if len(winners) > 1:
        return f"{players_text(winners)} share the win."
    return "You win." if winners == (viewer,) else f"{player_placeholder(winners[0])} wins."


def _thief(facts: ChiefFacts, seat: Seat | None, house: ChiefOptions) -> str:
    others = [other for other in facts.thieves if other != seat]
    if not others:
        return "Your Thief may steal a card from another meld, or draw one instead."
    text = f"Your Thief ties with {players_text(others)}: mark a card nobody else marks, or none."
    left = house.thief_tie_tries - facts.tie_try
    return f"{text} {'This is the last try.' if not left else f'Tries after this: {left}.'}"


def key_lines(seen: Observation[ChiefFacts]) -> Iterator[KeyLine]:
    """Each seat's total and its seven boxes, the open ones empty."""
    facts = seen.facts
    now = melded(seen)
    for seat, (row, total) in enumerate(zip(facts.sheet, facts.totals(), strict=True)):
        cells = tuple(_cell(row, box, now[seat]) for box in RHYME)
        yield KeyLine((seat,), minus(total), cells=cells)


def melded(seen: Observation[ChiefFacts]) -> list[int]:
    """The box each seat's meld on the table has filled, 0 for none: it may have lost cards."""
    sizes = [len(seen.zones.get(ZoneId("meld", s), ())) for s in range(len(seen.facts.sheet))]
    if seen.facts.phase is Phase.STEAL:
        for event in reversed(seen.history):
            if isinstance(event, Said) and event.code == "reveal":
                break
            if isinstance(event, Moved) and event.source.zone.name == "meld":
                sizes[event.source.zone.owner or 0] += 1
    return sizes


def _cell(row: Sequence[int | None], box: int, now: int) -> Cell:
    """A box: open, filled, or filled just *now*."""
    score = row[box]
    if score is None:
        return Cell(look="open")
    return Cell(minus(score), "chosen" if box == now else "")


def _note(seen: Observation[ChiefFacts], seat: Seat) -> str:
    facts = seen.facts
    if facts.phase is Phase.MELD and seat not in seen.turn.seats:
        return "ready"
    if facts.phase is Phase.STEAL:
        return "steals" if seat in facts.thieves else ""
    return ""


def badges(seen: Observation[ChiefFacts]) -> Iterator[Badge]:
    """The dealer's button; who is ready; and who may steal."""
    facts = seen.facts
    yield Badge(facts.dealer, "dealer", tip="Dealt this match, and is the last to draw.")
    for seat in range(len(facts.sheet)):
        note = _note(seen, seat)
        if note == "ready":
            yield Badge(seat, "call", "ready", "Has locked in a meld.")
        elif note:
            yield Badge(seat, "call", "Thief", "May steal a card now.")


def marks(seen: Observation[ChiefFacts]) -> Iterator[Mark]:
    """The pair of an Indian Chief, what a Thief may take, the marks of a failed try."""
    facts = seen.facts
    now = melded(seen)
    wanted = {choice.action.cards for choice in seen.choices if choice.refused is None}
    for seat in range(len(facts.sheet)):
        zone = ZoneId("meld", seat)
        laid = seen.zones.get(zone, ())
        score = facts.sheet[seat][now[seat]] if laid else None
        if score is not None:
            yield Mark("worth", zone, text=filled(now[seat], score))
        if len(laid) == CHIEF:
            yield Mark("frame", zone, CHIEF - 2)
            yield Mark("frame", zone, CHIEF - 1)
        for at, card in enumerate(laid):
            if (card,) in wanted:
                yield Mark("lit", zone, at)
            for marker, mark in facts.marks:
                if card is not None and mark is card:
                    yield Mark("owner", zone, at, seat=marker)


def sheet(seen: Observation[ChiefFacts]) -> Sheet:
    """The seven boxes in the order of the rhyme, on buttons that say how many cards they take."""
    facts = seen.facts
    totals = facts.totals()
    best = max(totals)
    rows = tuple(
        SheetRow(
            NAMES[box],
            tuple(_score(row[box]) for row in facts.sheet),
            icon="sewn",
            figure=str(box),
            looks=tuple("open" if row[box] is None else "" for row in facts.sheet),
        )
        for box in RHYME
    )
    filled = any(score is not None for row in facts.sheet for score in row)
    return Sheet(
        _sheet_note(facts, seen.outcome is not None),
        tuple((seat,) for seat in range(len(totals))),
        rows,
        tuple(minus(total) for total in totals),
        tuple(s for s, total in enumerate(totals) if total == best) if filled else (),
    )


def _sheet_note(facts: ChiefFacts, over: bool) -> str:
    if over:
        return f"The match is over: {points(max(facts.totals()))} win."
    done = facts.turn - (facts.phase is Phase.MELD)
    goal = "the highest total over all boxes wins"
    return f"After turn {done} of {TURNS}: {goal}." if done else f"Nothing is scored yet: {goal}."


def _score(score: int | None) -> str:
    return "" if score is None else minus(score)
