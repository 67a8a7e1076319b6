"""The HUD signs: the sprites of a HUD frame below, over and above the cards."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

import pygame

from game.art import palette as ink
from game.art.icons.game_emblems import medal_emblem
from game.table.hud.bid_explanation_picture import bid_explanation_sprite
from game.table.hud.hud_frame import HudFrame
from game.table.hud.rank_strip_picture import rank_strip_sprite
from game.table.hud.scores.gauge_picture import gauge_sprite
from game.table.hud.scores.island_map_picture import island_map_sprite
from game.table.hud.scores.score_boxes_picture import score_boxes_sprite
from game.table.hud.scores.score_panel_picture import score_panel_sprite
from game.table.labels.zone_captions import zone_captions
from game.table.labels.zone_marks import zone_bands, zone_rings
from game.table.layout.table_layout import TableLayout
from game.table.layout.text_room import grown
from game.table.seats import house_plate
from game.table.seats.seat_plates import SeatPlates
from game.table.table_dependencies import PlayerInfo
from game.ui.cached_sprite import CachedSprite, CachedSprites
from game.ui.pictures.drawable import Drawable


class GameTitle(NamedTuple):
    """What a table says of its game: identifier, title, and the side that is no seat."""

    game: str
    title: str
    house: str = ""
    """The name of a side that sits across and is no seat."""


class HudSigns:
    """The sprites of the HUD; they are painted when somebody looks at them."""

    def __init__(
        self,
        sprites: CachedSprites,
        seats: SeatPlates,
        people: Sequence[PlayerInfo],
        title: GameTitle,
    ) -> None:
        self.sprites = sprites
        self.seats = seats
        self.people = people
        self.title = title

    def below_cards(self, layout: TableLayout, frame: HudFrame) -> list[Drawable]:
        """What lies under the cards, lowest first."""
        sprites, status, given = self.sprites, frame.status, frame.input
        things: list[Drawable] = [self._title(layout, frame)]
        if status.ranks:
            things.append(rank_strip_sprite(sprites, layout, status.ranks, given.pointed_card))
        things += frame.centre
        if layout.gauge is not None and frame.gauge is not None:
            things.append(gauge_sprite(sprites, layout, frame.gauge, layout.gauge))
        elif layout.gauge is not None and status.island_map is not None:
            things.append(
                island_map_sprite(sprites, layout, status.island_map, self.people, layout.gauge)
            )
        if status.bid_explanation is not None:
            things.append(bid_explanation_sprite(sprites, layout, status.bid_explanation))
        things += zone_captions(sprites, layout, given.counts, status.marks, given.staging_zone)
        things += house_plate.house_sprites(sprites, layout, self.title.game, self.title.house)
        things += zone_rings(sprites, layout, status.marks)
        things += self.seats.portrait_sprites(layout, frame.deciding_seats, frame.moods)
        return things

    def above_cards(self, layout: TableLayout, frame: HudFrame) -> list[Drawable]:
        """What lies over the cards of the others: plates, score boxes, score panel."""
        sprites, status, given = self.sprites, frame.status, frame.input
        things: list[Drawable] = [*frame.scores]
        self.seats.numbered = given.digit_seats
        things += self.seats.plate_sprites(
            layout, frame.badges, frame.hand_sizes, frame.deciding_seats, given.drop_seats
        )
        things += score_boxes_sprite(sprites, layout, status.score_boxes, given.staged)
        things += zone_bands(sprites, layout, status.marks)
        if frame.score_tab is not None:
            things.append(frame.score_tab)
        elif status.score_lines:
            things.append(self._score_panel(layout, frame))
        return things

    def topmost(self, layout: TableLayout, frame: HudFrame) -> list[Drawable]:
        """What hangs in the air: words, log, opened score panel, toast."""
        things: list[Drawable] = [*frame.bubbles]
        things += frame.log
        things += frame.tools
        if frame.score_panel_open:
            things.append(self._score_panel(layout, frame))
        if frame.toast is not None:
            things += frame.toast.drawn()
        return things

    def _score_panel(self, layout: TableLayout, frame: HudFrame) -> CachedSprite:
        return score_panel_sprite(self.sprites, layout, frame.status, self.people)

    def _title(self, layout: TableLayout, frame: HudFrame) -> CachedSprite:
        """The emblem, the title and under it the aim of the game."""
        rect, theme = layout.frame.px(layout.title), self.sprites.theme
        u = layout.frame.u
        game, title = self.title.game, self.title.title

        def paint(sheet: pygame.Surface) -> None:
            side = round(7.0 * u)
            spot = pygame.Rect(0, 0, side, side)
            self.sprites.draw_picture(sheet, ("medal", game), lambda: medal_emblem(game), spot)
            left = side + round(1.1 * u)
            room = rect.width - left
            tall = round(grown(3.6, layout.text, 0.5) * u)
            line = pygame.Rect(left, round(0.4 * u), room, tall)
            self.sprites.draw_text(sheet, title, "game_title", ink.PAPER, line, "left")
            y = line.bottom - round(0.1 * u)
            low = y + round(grown(2.3, layout.text, 0.7) * u) if frame.status.ranks else rect.height
            goal = theme.type.fit_block(frame.goal, theme.style("small"), (room, low - y))
            for words in goal[0]:
                image = theme.type.render(words, goal[1], ink.COLUMN)
                sheet.blit(image, (left, y))
                y += theme.type.height(goal[1])

        return self.sprites.sprite("title", (frame.goal, title), rect, paint)
