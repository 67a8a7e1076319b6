"""The buttons under the list of matches: what can be done with the chosen one, and why not."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from game.app.matches.match_row_text import computers_only, is_over
from game.app.review.match_review import audit_button_label
from game.store.matches.match_preview import MatchPreview
from game.ui.key_bindings import KeyBindings
from game.ui.pictures.widget_svg import Background, ButtonKind
from game.ui.theme import Theme
from game.ui.widgets.button import Button

DAMAGED = "damaged"
NEWER = "newer version"
OVER = "it is over"
UNFINISHED = "not over yet"
ELSEWHERE = "open elsewhere"
WATCHED = "only computers"
"""What there is room for on a button; pressed, it says more."""


class MatchCallbacks(NamedTuple):
    """What each button does. It is called also when it cannot be done: then it says why."""

    delete: Callable[[], None]
    rename: Callable[[], None]
    export: Callable[[], None]
    share: Callable[[], None]
    fair: Callable[[], None]
    analysis: Callable[[], None]
    watch: Callable[[], None]
    again: Callable[[], None]
    resume: Callable[[], None]


class MatchButtons:
    """Buttons for the match that is chosen; one that cannot be used says why."""

    def __init__(
        self, theme: Theme, commands: MatchCallbacks, keys: KeyBindings, roomy: bool
    ) -> None:
        """For no match yet: see :meth:`mark`. *roomy* is whether even the usual may be refused for
        one of them: then room is kept for saying so."""
        key = keys.key
        self.delete = _button(theme, "Delete", key("delete"), commands.delete, roomy)
        self.rename = _button(theme, "Rename", key("rename"), commands.rename, roomy)
        self.export = _button(theme, "Export", key("export"), commands.export, roomy)
        self.fair = _button(theme, audit_button_label(True), key("audit"), commands.fair)
        self.analysis = _button(theme, "Analysis", key("analysis"), commands.analysis)
        self.watch = _button(theme, "Replay", key("replay"), commands.watch)
        self.share = _button(theme, "Share this deal", key("share"), commands.share)
        self.again = _button(theme, "Same deal again", key("again"), commands.again)
        self.resume = _button(theme, "Continue", key("continue"), commands.resume)
        self.all = [
            self.delete, self.rename, self.export, self.share,
            self.fair, self.analysis, self.watch, self.again, self.resume,
        ]  # fmt: skip

    def mark(self, match: MatchPreview) -> bool:
        """Speak of *match*; True if the buttons look otherwise now.

        Where no computer played, none is asked whether it was honest.
        """
        before = self._looks()
        self.fair.label = audit_button_label(any(not player.human for player in match.players))
        unreadable = _unreadable(match)
        unfinished = "" if is_over(match) else UNFINISHED
        alone = WATCHED if computers_only(match) else ""
        written = ELSEWHERE if match.open_elsewhere else ""
        self.watch.refusal = self.export.refusal = unreadable
        self.rename.refusal = unreadable or (DAMAGED if match.damaged else written)
        self.delete.refusal = written
        self.fair.refusal = self.share.refusal = self.again.refusal = unreadable or unfinished
        self.analysis.refusal = unreadable or unfinished or alone
        self.resume.refusal = _not_resumable(match)
        self.resume.kind = ButtonKind.PAPER if self.resume.refusal else ButtonKind.PRIMARY
        self.watch.kind = ButtonKind.PRIMARY if self.resume.refusal else ButtonKind.PAPER
        return before != self._looks()

    def _looks(self) -> list[object]:
        return [(button.label, button.refusal, button.kind) for button in self.all]


def _unreadable(match: MatchPreview) -> str:
    if match.newer:
        return NEWER
    return DAMAGED if match.damaged and not match.players else ""


def _not_resumable(match: MatchPreview) -> str:
    if match.newer:
        return NEWER
    if match.damaged:
        return DAMAGED
    if match.finished:
        return OVER
    return ELSEWHERE if match.open_elsewhere else ""


def _button(
    theme: Theme, label: str, key: str, do: Callable[[], None], roomy: bool = True
) -> Button:
    button = Button(theme, label, do, key=key, ground=Background.PAPER)
    button.on_refused, button.roomy = lambda _: do(), roomy
    return button
