"""Routes to the screens of a match that was played: audit, analysis, replay."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from game.app.scenes.routes import Route

if TYPE_CHECKING:
    from game.app.review.match_review import MatchReview
    from game.engine.zones import Seat


@dataclass(frozen=True, slots=True)
class AuditRoute(Route):
    """What anybody can check about a finished match: its shuffle, and what its computers knew."""

    review: MatchReview


@dataclass(frozen=True, slots=True)
class AnalysisRoute(Route):
    """What each decision of a finished match was worth."""

    review: MatchReview


@dataclass(frozen=True, slots=True)
class ReplayRoute(Route):
    """A match shown step by step."""

    review: MatchReview
    seat: Seat | None
    """Whose cards are open; None shows what everybody could see."""
    made: int = 0
    """How many actions are made when it opens."""
