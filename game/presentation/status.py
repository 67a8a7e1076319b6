"""The status: words and marks that a game wants shown beside its cards."""

from __future__ import annotations

from typing import NamedTuple

from game.engine.cards import Card
from game.engine.zones import Seat
from game.presentation.badge import Badge
from game.presentation.bid_explanation import BidExplanation
from game.presentation.centre import Centre, CentreKind
from game.presentation.gauge import Gauge
from game.presentation.island_map import IslandMap
from game.presentation.marks import Mark
from game.presentation.score_panel import POINTS, ColumnHead, ScoreBox, ScoreLine, Unit
from game.presentation.sign_texts import SignTexts


class Status(NamedTuple):
    """All that is shown beside the cards, from one seat's sight."""

    prompt: str
    """One sentence: whose turn, what is asked. May name seats as ``{0}``."""
    goal: str
    """One line under the title of the game."""
    score_lines: tuple[ScoreLine, ...]
    badges: tuple[Badge, ...] = ()
    marks: tuple[Mark, ...] = ()
    gauge: Gauge | None = None
    centre: Centre | None = None
    chairs: tuple[Seat, ...] = ()
    """Seats clockwise as they sit now; empty for 0, 1, 2, ..."""
    hand: tuple[tuple[Card, ...], ...] = ()
    """What belongs together in the viewer's hand, from left to right: melds, runs. Cards in no
    group come last; without groups the table sorts the hand."""
    ungrouped_caption: str = ""
    """What stands over the cards of the hand that are in no group: ``deadwood 24``."""
    heads: tuple[ColumnHead, ...] = ()
    """Columns of the score panel before the points."""
    unit: Unit = POINTS
    """What the large numbers of the panel are."""
    unit_icon: str = ""
    """A sign over these numbers, where the panel has columns: ``goat``."""
    ranks: tuple[str, ...] = ()
    """The ranks from high to low, where their order is odd; ``5:5`` with its points."""
    aces_low: bool = False
    """Whether aces lie below the twos where the table sorts cards."""
    island_map: IslandMap | None = None
    panel_stays_open: bool = False
    """Whether the score panel is never folded away: everybody plans by it."""
    score_boxes: tuple[ScoreBox, ...] = ()
    """The viewer's own boxes; what lies on the staging area shows which of them it fills."""
    bid_explanation: BidExplanation | None = None
    sign_texts: SignTexts = SignTexts()

    @property
    def has_stand(self) -> bool:
        """Whether a stand for something worn is in the middle."""
        return self.centre is not None and self.centre.kind is CentreKind.STAND
