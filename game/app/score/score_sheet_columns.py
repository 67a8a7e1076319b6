"""The columns of a score sheet: whose they are, and where they stand."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

import pygame

from game.art.palette import COLUMN, INK, PAPER_EDGE
from game.engine.zones import Seat
from game.presentation.score_sheet import ScoreSheet
from game.store.player import Player
from game.ui.pictures.picture_loader import PictureLoader
from game.ui.theme import Theme

LABELS = 0.34
"""Part of the width that the names of the rows take."""
FEW = 2
"""With so many columns, or fewer, the names of the rows get half of the width."""


class ScoreSheetColumns:
    """A sheet with the players its columns belong to; every part of the table measures by it."""

    def __init__(
        self,
        theme: Theme,
        raster: PictureLoader,
        sheet: ScoreSheet,
        players: Sequence[Player],
        own: Seat | None,
    ) -> None:
        """Take the viewer's seat, *own*, whose column is tinted."""
        self.theme = theme
        self.raster = raster
        self.sheet = sheet
        self.players = players
        self.own = next((n for n, c in enumerate(sheet.columns) if own in c), None)

    def name(self, column: int) -> str:
        """Who a column belongs to: ``You``, ``You & Moss``, or what the sheet calls it."""
        names = " & ".join(self.players[seat].name for seat in self.sheet.columns[column])
        return names or self.sheet.heads[column]

    def beside_bar(self, rect: pygame.Rect) -> pygame.Rect:
        """*rect* without the strip that the scroll bar of the rows takes at its right."""
        return pygame.Rect(rect.left, rect.top, rect.width - 2 * self.theme.units(1), rect.height)

    def areas(self, rect: pygame.Rect) -> list[pygame.Rect]:
        """The place of each column within *rect*."""
        count = len(self.sheet.columns)
        left = rect.left + round(rect.width * (0.5 if count <= FEW else LABELS))
        wide = rect.right - left
        edges = [left + wide * n // count for n in range(count + 1)]
        return [pygame.Rect(a, rect.top, b - a, rect.height) for a, b in pairwise(edges)]

    def tint(self, surface: pygame.Surface, rect: pygame.Rect) -> None:
        """Tint the viewer's own column."""
        if self.own is not None:
            area = self.areas(rect)[self.own]
            surface.fill(COLUMN, area.inflate(-self.theme.units(1), 0))

    def rule(self, surface: pygame.Surface, rule: str, line: pygame.Rect) -> None:
        """The rule under *line*: ``heavy``, ``double``, or a fine one for every other word."""
        u = self.theme.units
        fine = max(1, round(u.line(0.12)))
        if rule == "heavy":
            thick = max(3, round(u.line(0.4)))
            surface.fill(INK, (line.left, line.bottom - thick, line.width, thick))
        elif rule == "double":
            thin = max(1, round(u.line(0.16)))
            for up in (thin, 3 * thin):
                surface.fill(INK, (line.left, line.bottom - up, line.width, thin))
        else:
            surface.fill(PAPER_EDGE, (line.left, line.bottom - fine, line.width, fine))

    def right(self, area: pygame.Rect, widest: int) -> int:
        """Where numbers of a column end, so that they stand in its middle."""
        return area.centerx + widest // 2


def leading_columns(sheet: ScoreSheet) -> tuple[int, ...]:
    """The columns that get a sign; one for all, or for all but one, would tell nothing."""
    many = len(sheet.leaders) > 1 and len(sheet.leaders) >= len(sheet.columns) - 1
    return () if many else sheet.leaders
