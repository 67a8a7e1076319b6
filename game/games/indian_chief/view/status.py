"""What Indian Chief shows beside its cards: prompts, scores and tags."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from game.engine.events import Moved, Said
from game.engine.observation import Observation
from game.engine.zones import Seat, ZoneId
from game.games.indian_chief.rules.facts import CHIEF, RHYME, TURNS, ChiefFacts, Phase
from game.games.indian_chief.rules.options import ChiefOptions
from game.games.indian_chief.text import result_text, status_text
from game.games.indian_chief.text.card_text import BOX_NAMES, filled, minus
from game.patterns.phrases import player_placeholder, players_text
from game.presentation.badge import Badge, BadgeKind
from game.presentation.marks import Mark, MarkKind
from game.presentation.score_panel import Cell, CellLook, ColumnHead, ScoreBox, ScoreLine
from game.presentation.status import Status

FEW = 3
"""So many players are called by their names."""
HEADS = tuple(
    ColumnHead(BOX_NAMES[box], "sewn", str(box), status_text.BOX_TIPS[box]) for box in RHYME
)


def status(seen: Observation[ChiefFacts], options: ChiefOptions) -> Status:
    """The status from one seat's sight."""
    return Status(
        prompt(seen, options),
        status_text.GOAL,
        tuple(key_lines(seen)),
        tuple(badges(seen)),
        tuple(marks(seen)),
        heads=HEADS,
        panel_stays_open=True,
        score_boxes=tuple(pockets(seen)),
        sign_texts=status_text.SIGNS,
    )


def pockets(seen: Observation[ChiefFacts]) -> Iterator[ScoreBox]:
    """The viewer's own seven boxes."""
    if seen.seat is None:
        return
    row = seen.facts.sheet[seen.seat]
    for box in RHYME:
        score = row[box]
        text = "" if score is None else minus(score)
        yield ScoreBox(BOX_NAMES[box], str(box), text, score is not None, status_text.BOX_TIPS[box])


def prompt(seen: Observation[ChiefFacts], options: ChiefOptions) -> str:
    """What is asked of the viewer, or whom the table waits for."""
    facts, asked = seen.facts, seen.turn.seats
    if seen.outcome is not None:
        return _end(seen.outcome.winners, seen.seat)
    if facts.phase is Phase.MELD:
        if seen.seat in asked:
            return status_text.choose_meld(facts.turn, TURNS)
        return status_text.turn_waits(facts.turn, TURNS, _choosing(asked, len(facts.sheet)))
    if seen.seat in asked:
        return _thief(facts, seen.seat, options)
    if not asked:
        return status_text.HANDS_FILLED_UP
    if seen.seat in facts.thieves:
        return status_text.others_still_mark(players_text(asked), len(asked) > 1)
    if len(facts.thieves) > 1:
        return status_text.thieves_tie(players_text(facts.thieves))
    return status_text.thief_may_steal(player_placeholder(facts.thieves[0]))


def _choosing(asked: tuple[Seat, ...], seats: int) -> str:
    if not asked:
        return status_text.MELDS_TURNED_UP
    if len(asked) == seats:
        return status_text.EVERYBODY_CHOOSES
    who = players_text(asked) if len(asked) <= FEW else status_text.some_players(len(asked))
    return status_text.others_choose(who, len(asked) > 1)


def _end(winners: tuple[Seat, ...], viewer: Seat | None) -> str:
    if len(winners) > 1:
        return result_text.share_win(players_text(winners))
    if winners == (viewer,):
        return result_text.YOU_WIN
    return result_text.wins(player_placeholder(winners[0]))


def _thief(facts: ChiefFacts, seat: Seat | None, options: ChiefOptions) -> str:
    others = [other for other in facts.thieves if other != seat]
    if not others:
        return status_text.STEAL_OR_DRAW
    text = status_text.mark_a_card(players_text(others))
    left = options.thief_tie_tries - facts.tie_try
    tries = status_text.tries_left(left) if left else status_text.LAST_TRY
    return status_text.sentences(text, tries)


def key_lines(seen: Observation[ChiefFacts]) -> Iterator[ScoreLine]:
    """Each seat's total and its seven boxes, the open ones empty."""
    facts = seen.facts
    now = melded(seen)
    for seat, (row, total) in enumerate(zip(facts.sheet, facts.totals(), strict=True)):
        cells = tuple(_cell(row, box, now[seat]) for box in RHYME)
        yield ScoreLine((seat,), minus(total), cells=cells)


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
        return Cell(look=CellLook.OPEN)
    return Cell(minus(score), CellLook.CHOSEN if box == now else CellLook.PLAIN)


def badges(seen: Observation[ChiefFacts]) -> Iterator[Badge]:
    """The dealer's button, who is ready, and who may steal."""
    facts = seen.facts
    yield Badge(facts.dealer, BadgeKind.DEALER, tip=status_text.DEALER_TIP)
    for seat in range(len(facts.sheet)):
        if facts.phase is Phase.MELD and seat not in seen.turn.seats:
            yield Badge(seat, BadgeKind.CALL, status_text.READY, status_text.READY_TIP)
        elif facts.phase is Phase.STEAL and seat in facts.thieves:
            yield Badge(seat, BadgeKind.CALL, status_text.THIEF, status_text.THIEF_TIP)


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
            yield Mark(MarkKind.WORTH, zone, text=filled(now[seat], score))
        if len(laid) == CHIEF:
            yield Mark(MarkKind.FRAME, zone, CHIEF - 2)
            yield Mark(MarkKind.FRAME, zone, CHIEF - 1)
        for at, card in enumerate(laid):
            if (card,) in wanted:
                yield Mark(MarkKind.LIT, zone, at)
            for marker, mark in facts.marks:
                if card is not None and mark is card:
                    yield Mark(MarkKind.OWNER, zone, at, seat=marker)
