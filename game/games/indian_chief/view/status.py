"""What Indian Chief shows beside its cards: prompts, scores and tags."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from game.engine.observation import Observation
from game.games.indian_chief.rules.facts import BOXES, MOST_LOST, RICH, ChiefFacts, Phase
from game.games.indian_chief.rules.options import ChiefOptions
from game.games.indian_chief.text import status_text
from game.games.indian_chief.text.card_text import BOX_NAMES, minus
from game.games.indian_chief.view.marks import marks, melded
from game.games.indian_chief.view.prompts import prompt
from game.presentation.badge import Badge, BadgeKind
from game.presentation.score_panel import Cell, CellLook, ColumnHead, ScoreBox, ScoreLine
from game.presentation.status import Status

HEADS = tuple(
    ColumnHead(
        BOX_NAMES[box],
        "sewn",
        str(box),
        status_text.BOX_TIPS[box],
        widest=minus(-MOST_LOST) if box == RICH else "",
    )
    for box in BOXES
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
    for box in BOXES:
        score = row[box]
        text = "" if score is None else minus(score)
        yield ScoreBox(BOX_NAMES[box], str(box), text, score is not None, status_text.BOX_TIPS[box])


def key_lines(seen: Observation[ChiefFacts]) -> Iterator[ScoreLine]:
    """Each seat's total and its seven boxes, the open ones empty."""
    facts = seen.facts
    now = melded(seen)
    for seat, (row, total) in enumerate(zip(facts.sheet, facts.totals(), strict=True)):
        cells = tuple(_cell(row, box, now[seat]) for box in BOXES)
        yield ScoreLine((seat,), minus(total), cells=cells)


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
