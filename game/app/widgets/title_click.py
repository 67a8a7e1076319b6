"""The click on the title of the game, by which the mouse opens the menu of a table."""

from __future__ import annotations

import pygame

from game.table.table_view import TableView


def title_clicked(view: TableView, e: pygame.event.Event) -> bool:
    """Whether the name of the game is clicked: the way to the menu for the mouse."""
    if e.type != pygame.MOUSEBUTTONDOWN or e.button != 1:
        return False
    laid = view.current_layout
    return laid.frame.px(laid.title).collidepoint(e.pos)
