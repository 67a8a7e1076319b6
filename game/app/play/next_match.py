"""The next match: after one, or instead of one: a new deal or the same cards, same players."""

from __future__ import annotations

from game.app.review.deal_again import deal_again
from game.app.review.match_review import MatchReview
from game.app.scenes.app_context import AppContext
from game.app.scenes.routes import JournalRoute
from game.app.session.session import Session
from game.engine.journal import Journal


def new_match_same_players(context: AppContext, session: Session) -> None:
    """Leave the match of *session*, and deal a new one to the same players."""
    before = session.journal
    session.leave()
    fresh = Journal(before.game, before.version, before.seats, before.options, context.seed())
    context.open(JournalRoute(fresh.sealed(context.new_nonce()), session.players))


def same_deal_again(context: AppContext, review: MatchReview) -> None:
    """Deal the cards of a match that is over to the same players again."""
    context.open(deal_again(review, context.new_nonce()))
