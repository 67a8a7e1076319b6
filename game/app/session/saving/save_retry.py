"""The save retry: what a full disk refuses is told once, tried again, and told when it works."""

from __future__ import annotations

from collections.abc import Callable

from game.app.session.match_notices import MatchNotices

RETRY = 5.0
"""Seconds until a match that could not be written is tried again."""


class SaveRetry:
    """Whether the disk refused what was to be written last; the play goes on in any case."""

    def __init__(self, notices: MatchNotices) -> None:
        """Tell people by *notices*."""
        self._notices = notices
        self._failed = False
        self._refusal = ""
        """The notice that the disk refused, as it was given last."""
        self._next_try = 0.0

    def attempt(self, write: Callable[[], None]) -> None:
        """Call *write*; give notice when the disk begins to refuse, and when it works again."""
        failed = self._failed
        try:
            write()
        except OSError as error:
            self._failed = True
            if not failed:
                reason = error.strerror or "the disk refused"
                self._refusal = f"This match could not be saved ({reason}); the play goes on."
                self._notices.add(self._refusal)
        else:
            self._failed = False
            # A refusal that nobody has seen yet and that is mended needs no notice.
            if failed and not self._notices.withdraw(self._refusal):
                self._notices.add("This match is saved again.")

    def due(self, now: float) -> bool:
        """Whether it is time to try again at *now*, in seconds; not before :data:`RETRY` more."""
        if not self._failed or now < self._next_try:
            return False
        self._next_try = now + RETRY
        return True
