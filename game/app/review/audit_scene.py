"""The audit screen: proves after a match that nobody peeked, and that the deck was fixed."""

from __future__ import annotations

from collections.abc import Hashable, Sequence

import pygame

from game.app.review import audit_text as words
from game.app.review.match_review import MatchReview
from game.app.review.shuffle_proof import PROOF, shuffle_proof
from game.app.scenes.app_context import AppContext
from game.app.scenes.form_scene import FormScene
from game.app.widgets import screen_drawings
from game.app.widgets.scene_backdrop import SceneBackdrop
from game.app.widgets.sheet_layout import HeaderBodyFooter
from game.arena.audit.background_audit import BackgroundAudit
from game.art.palette import accent
from game.ui.accessible_node import AccessibleNode
from game.ui.pictures import widget_svg
from game.ui.pictures.svg_raster import Size
from game.ui.pictures.widget_svg import Background, ButtonKind
from game.ui.theme import Theme
from game.ui.widgets.button import Button
from game.ui.widgets.containers import column, row
from game.ui.widgets.label import Label, Rule
from game.ui.widgets.panel import FramedPanel
from game.ui.widgets.scroll_area import ScrollArea
from game.ui.widgets.widget import Widget

WIDE = 104.0
LEAST = 58.0
"""The least height of the sheet, in u."""


class AuditScene(FormScene):
    """A sheet with two halves: what the computers could have known, and the shuffle's proof."""

    name = "fair"

    def __init__(self, context: AppContext, review: MatchReview) -> None:
        """Begin the check as soon as the sheet lies there."""
        super().__init__(context)
        self.review = review
        self.auditor = review.auditor(context.apart)
        game = review.journal.game
        self._game = game
        self._scenery = SceneBackdrop(
            context.raster, ("sheet", game), lambda s: screen_drawings.sheet_backdrop(s, game)
        )
        if self.auditor is not None:
            self.auditor.start()

    def leave(self) -> None:
        """Stop the check."""
        if self.auditor is not None:
            self.auditor.stop()

    def build(self) -> Sequence[Widget]:
        """Both halves and the way back."""
        theme = self.theme
        parts = shuffle_proof(theme, self.review.journal)
        if self.auditor is not None:
            parts = [*self._honesty(self.auditor), Rule(theme), *parts]
        self._area = ScrollArea(theme, "Fair play", column(theme, parts, 1.4))
        title = Label(theme, self._title, "screen_title", ground=Background.PAPER)
        self._back = Button(
            theme, "Back", self.back, kind=ButtonKind.PRIMARY, ground=Background.PAPER
        )
        buttons = [self._back]
        if self.auditor is not None and not self.auditor.finished:
            buttons.insert(0, Button(theme, "Stop", self._stop, ground=Background.PAPER))
        footed = HeaderBodyFooter(
            theme, self._area, head=title, foot=row(theme, buttons, 2, "right")
        )
        self._sheet = FramedPanel(theme, footed, accent(self._game), pad=4.5)
        return [self._sheet]

    def arrange(self, size: tuple[int, int]) -> None:
        """The sheet in the middle, as tall as its words."""
        u = self.theme.units
        wide, most = min(u(WIDE), size[0] - 2 * u(3)), size[1] - 2 * u(3)
        tall = min(most, max(u(LEAST), self._sheet.wanted(wide)[1]))
        place = pygame.Rect(0, 0, wide, tall)
        place.center = (size[0] // 2, size[1] // 2)
        self._sheet.place(place)

    def first_focus(self) -> Widget | None:
        """The way back."""
        return self._back

    def update(self, dt: float) -> bool:
        """Take what was found; the words change with it."""
        moving = super().update(dt)
        auditor = self.auditor
        if auditor is None or (auditor.finished and not self._running):
            return moving
        auditor.poll()
        self._bar.part = auditor.done / max(1, auditor.total)
        self._verdict.label = words.audit_text(auditor, self.review.names)
        if auditor.finished:
            self.again()
        return True

    def backdrop(self, size: tuple[int, int]) -> pygame.Surface:
        """The wall in the game's colour."""
        return self._scenery.picture(size)

    def backdrop_stamp(self) -> Hashable:
        """Whether the picture is there."""
        return self._scenery.stamp(self.size)

    @property
    def _title(self) -> str:
        return PROOF if self.auditor is None else "Check for peeking"

    def _stop(self) -> None:
        if self.auditor is not None:
            self.auditor.stop()
        self.again()

    def _honesty(self, auditor: BackgroundAudit) -> list[Widget]:
        theme = self.theme
        self._running = not auditor.finished
        self._bar = AuditProgressBar(theme, auditor.done / max(1, auditor.total))
        found = words.audit_text(auditor, self.review.names)
        self._verdict = Label(theme, found, "body_bold", ground=Background.PAPER)
        asked = Label(theme, words.HONEST, "body", ground=Background.PAPER)
        return [asked, *([self._bar] if self._running else []), self._verdict]


class AuditProgressBar(Widget):
    """A groove that fills from the left; it is only looked at."""

    role = "progress"

    def __init__(self, theme: Theme, part: float) -> None:
        """Take *part*, from 0 to 1, which is done."""
        super().__init__(theme, "Progress", ground=Background.PAPER)
        self.part = part

    def hit(self, pos: tuple[int, int]) -> Widget | None:
        """Return None: it does not stand in the mouse's way."""
        return None

    def wanted(self, width: int | None = None) -> Size:
        """The size it takes: as wide as there is room."""
        return width or self.theme.units(40), self.theme.units(2.4)

    def value(self) -> str:
        """How much is done."""
        return f"{round(self.part * 100)} %"

    def look(self) -> Hashable:
        """How much is done, in steps that can be seen."""
        return self._steps()

    def describe(self) -> list[AccessibleNode]:
        """The bar in words."""
        return [AccessibleNode(self.role, self.label, self.value(), self.rect)]

    def paint(self, surface: pygame.Surface) -> None:
        """The groove."""
        u, part = self.theme.units, self._steps() / 100
        size = (self.rect.width, u(2.4))
        piece = self.theme.shapes.piece(
            ("groove", part, 1, self.ground), size,
            lambda: widget_svg.groove(u, *size, part, 1, self.ground),
        )  # fmt: skip
        surface.blit(piece, self.rect)

    def _steps(self) -> int:
        return round(max(0.02, self.part) * 100)
