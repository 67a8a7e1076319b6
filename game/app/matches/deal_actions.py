"""What can be done with the deal of a match of the list: share it, or deal it again."""

from __future__ import annotations

from collections.abc import Callable

from game.app.matches.match_actions import NOT_OVER
from game.app.review.archived_match import ArchivedMatch
from game.app.review.deal_again import deal_again
from game.app.review.match_review import MatchReview
from game.app.review.share_code_dialog import show_share_code
from game.app.scenes.app_context import AppContext
from game.store.matches.match_preview import MatchPreview
from game.ui.forms.dialog_stack import DialogStack


class DealActions:
    """What can be done with the deal of a match, once nobody goes on with it."""

    def __init__(
        self,
        context: AppContext,
        layers: DialogStack,
        looked_into: Callable[[MatchPreview], ArchivedMatch | None],
    ) -> None:
        """Dialogs go to *layers*; *looked_into* opens a match, or says why it cannot be."""
        self._context = context
        self._layers = layers
        self._looked_into = looked_into

    def share(self, match: MatchPreview) -> None:
        """Show the code of its deal."""
        if (review := self._over(match)) is not None:
            show_share_code(self._context, self._layers, review)

    def again(self, match: MatchPreview) -> None:
        """Deal the same cards to the same players."""
        if (review := self._over(match)) is not None:
            self._context.open(deal_again(review, self._context.new_nonce()))

    def _over(self, match: MatchPreview) -> MatchReview | None:
        """What was found about it, if it is over; a damaged one may not be."""
        old = self._looked_into(match)
        if old is None or old.review.finished:
            return None if old is None else old.review
        self._context.say(NOT_OVER, at_once=True)
        return None
