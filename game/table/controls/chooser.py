"""The chooser: the buttons beside what is picked, and numbers in a strip where there are many."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import partial

import pygame

from game.art.palette import MADDER, NIGHT, PAPER
from game.presentation.presented_choice import PresentedChoice
from game.table.controls import tile_grid
from game.table.controls.brief_button import BriefButton
from game.table.controls.button_group import ButtonGroup
from game.table.controls.choice_order import possible_first
from game.table.controls.choice_text import concerned_seat, refusal_text, short_label
from game.table.controls.chooser_beak import Beak, beak_between
from game.table.controls.placement_cost import (
    DEAR,
    NEVER,
    SIDES,
    KeptFree,
    any_place,
    best_place,
    candidate_places,
)
from game.table.controls.refused_choice import BEAK_LENGTH, CHOOSER_WIDTH, RefusedChoice
from game.table.controls.tile_grid import TileCaption, TileGrid
from game.ui.pictures.drawable import Drawable
from game.ui.pictures.svg_raster import Size
from game.ui.pictures.widget_svg import ButtonKind
from game.ui.smaller_letters import smaller_themes
from game.ui.theme import Theme
from game.ui.widgets.button import Button
from game.ui.widgets.widget import Widget

_GAP, _CALM_GAP = 1.0, 0.4
_MOST, _FEWER = 7, (4, 2, 1)
"""So many buttons stand on a page, or fewer where there is no room; others wait behind “More”."""
_BRIEF = 14.0
"""How wide a button is that says only what is done."""
_TILE = 4.4
_TILE_WIDE, _TILE_SOME, _TILE_FEW = 4.0, 4.4, 6.4
_FEW, _IN_A_ROW = 4, 7
"""How wide tiles are, how wide those in a place of their own, and those of so few columns."""
_STRIP = 30.0
"""So much more, in u x u, a strip of numbers may hide than rows of them: it is read at a glance."""


class Chooser:
    """The buttons beside a card; refused choices stay and say why."""

    _lock_key = ""

    def __init__(
        self,
        theme: Theme,
        choices: Sequence[PresentedChoice],
        named: Callable[[str], str],
        on_choice: Callable[[PresentedChoice], None],
        on_refused: Callable[[PresentedChoice], None],
        digits: Callable[[Sequence[PresentedChoice]], list[str]] | None = None,
    ) -> None:
        """Fill names of players into labels and sentences by *named*.

        *digits* gives each choice its digit; without it digits mean cards that are picked, too.
        """
        self.theme = self._wished = theme
        self._most = _MOST
        """How many buttons stand on a page."""
        self.gathering = digits is None
        """Whether more cards may be picked."""
        self._named = named
        self._on_choice = on_choice
        self._on_refused = on_refused
        self._tiled = tile_grid.tiled_choices(choices)
        rest = [choice for choice in choices if choice not in self._tiled]
        self._listed = possible_first(rest)
        self._offered, self._digits = rest, digits
        self._keys: list[tuple[PresentedChoice, str]] = []
        """The digits of the choices on this page."""
        self._first = 0  # which of the listed choices the page begins with, or holds
        self.choices: list[PresentedChoice] = []
        """What the buttons mean, one after another."""
        self.buttons = ButtonGroup()
        self._grid: TileGrid | None = None
        self._caption: TileCaption | None = None
        self._more: Button | None = None
        self._beak: Beak | None = None
        self._where: tuple[pygame.Rect, pygame.Rect, KeptFree] | None = None
        self._calm = False  # in a place of its own, not beside a card
        self.rect = pygame.Rect(0, 0, 0, 0)
        self.side = "right"
        self._build()

    def show_lock_key(self, key: str) -> None:
        """Print *key* on the button that plays the staged cards."""
        self._lock_key = key
        self._build()

    @property
    def _pages(self) -> int:
        count, most = len(self._listed), self._most
        return max(1, -(-count // most)) if count > most + 1 else 1

    @property
    def page(self) -> int:
        """The page that is shown, from 0 on."""
        return self._first // self._most if self._pages > 1 else 0

    def _build(self) -> None:
        """Make the widgets of this page."""
        theme = self.theme
        listed = self._listed
        if self._pages > 1:
            listed = listed[self.page * self._most : (self.page + 1) * self._most]
        self._keys = self._numbered(listed)
        grid = tile_grid.tile_buttons(theme, self._tiled, self._named, self._on_choice, self._say)
        self._grid = TileGrid(grid) if grid else None
        self._caption = TileCaption(theme, grid) if grid else None
        widgets: list[Widget] = [*grid, *self._list(listed)]
        self.choices = [*self._tiled, *listed]
        self._more = None
        if self._pages > 1:
            label = f"More, {self.page + 1} of {self._pages}"
            self._more = Button(theme, label, self.next_page)
            widgets.append(self._more)
        for number, widget in enumerate(widgets):
            widget.name = ("chooser", self.page, number)
        self.buttons = ButtonGroup(widgets)

    def _list(self, listed: Sequence[PresentedChoice]) -> list[Widget]:
        widgets: list[Widget] = []
        kind = ButtonKind.PAPER if self.sole is None else ButtonKind.PRIMARY
        for choice in listed:
            label = self._named(short_label(choice))
            if choice.refused is not None:
                widgets.append(
                    RefusedChoice(
                        self.theme, label, refusal=self._named(refusal_text(choice.refused))
                    )
                )
                continue
            key = self._digit(choice)
            call = partial(self._on_choice, choice)
            staging = choice.input_hints.staging_area
            if staging is not None:
                brief = BriefButton(self.theme, label, call, staging.button, kind)
                brief.shortcut = self._lock_key
                widgets.append(brief)
                continue
            widgets.append(Button(self.theme, label, call, kind=kind, key=key))
        return widgets

    def _numbered(self, listed: Sequence[PresentedChoice]) -> list[tuple[PresentedChoice, str]]:
        """Each of the *listed* choices with its digit, in the order in which they are offered."""
        if self._digits is None or self._tiled or len(self._listed) < 2:
            return []
        ordered = [choice for choice in self._offered if choice in listed]
        return list(zip(ordered, self._digits(ordered), strict=True))

    def _digit(self, choice: PresentedChoice) -> str:
        """The digit of a choice; '' where it has none."""
        return next((key for one, key in self._keys if one is choice), "")

    @property
    def seat_digits(self) -> frozenset[int]:
        """The seats whose digits mean an answer about them now."""
        seats = {choice: concerned_seat(choice) for choice in self.choices}
        told = {s: self._digit(c) for c, s in seats.items() if s is not None}
        fixed = all(key == str(seat + 1) for seat, key in told.items())
        return frozenset(told) if fixed else frozenset()

    def next_page(self) -> None:
        """Show the next page."""
        self._first = (self.page + 1) % self._pages * self._most
        self._build()
        if self._where is not None:
            self.place(*self._where)

    def place(self, card: pygame.Rect, screen: pygame.Rect, avoid: KeptFree) -> None:
        """Find a place beside *card* inside *screen*, touching as little of *avoid* as can be.

        Where it would hide what must never be hidden, it has smaller letters, then more pages.
        """
        self._where = card, screen, avoid
        if self._calm:
            self._calm = False
            self._build()
        for theme, most in self._ways():
            self._set(theme, most)
            cost = self._find(card, screen, avoid)
            if cost < NEVER:
                break
        self._break_strip(cost)
        self._place_beak(card, avoid.hard)

    def place_in(self, area: pygame.Rect) -> bool:
        """Stand in the upper left of *area*, always the same; False if it is too small.

        Only numbers do: they mean what is picked, wherever it lies, and need no beak.
        """
        if not self._tiled:
            return False
        self._calm = True
        for theme in smaller_themes(self._wished):
            self._set(theme, _MOST)
            assert self._caption is not None
            assert self._grid is not None
            self._caption.least_lines = 2
            self._grid.wrap(_IN_A_ROW)
            wide = min(self.theme.units(CHOOSER_WIDTH), area.width)
            heights = [widget.wanted(wide)[1] for widget in self._listed_widgets()]
            size = self._size("right", wide, heights, area.width)
            if size[0] <= area.width and size[1] <= area.height:
                self.side, self.rect = "right", pygame.Rect(area.topleft, size)
                self._where = self._beak = None
                self._lay(wide, heights, area.width)
                return True
        self._calm = False
        self._build()
        return False

    def _ways(self) -> Iterator[tuple[Theme, int]]:
        """The letters and numbers of buttons on a page in which it is tried, the best first."""
        themes = [*smaller_themes(self._wished)]
        yield from ((theme, _MOST) for theme in themes)
        yield from ((themes[-1], most) for most in _FEWER if most < len(self._listed) - 1)

    def _set(self, theme: Theme, most: int) -> None:
        """Make the widgets anew if they have other letters or pages."""
        if theme is not self.theme or most != self._most:
            self.theme, self._most = theme, most
            self._build()

    def _find(self, card: pygame.Rect, screen: pygame.Rect, avoid: KeptFree) -> float:
        """Take the best place for the widgets as they are; return what it costs."""
        u = self.theme.units
        listed = self._listed_widgets()
        brief = all(isinstance(widget, BriefButton) for widget in listed)
        wide = min(u(_BRIEF if brief else CHOOSER_WIDTH), screen.width)
        sizes = [widget.wanted(wide) for widget in listed]
        wanted = max([wide, *(min(w, u(30)) for w, _ in sizes)])
        heights = [widget.wanted(wanted)[1] for widget in listed]
        sizes_by_side = {side: self._size(side, wanted, heights, screen.width) for side in SIDES}
        places = candidate_places(card, sizes_by_side, u(BEAK_LENGTH), u.u)
        best = best_place(places, screen, card, avoid, u.u)
        if best.cost >= DEAR:
            everywhere = any_place(card, sizes_by_side, screen, u.u)
            other = best_place(everywhere, screen, card, avoid, u.u)
            best = other if other.cost < best.cost else best
        self.side, self.rect = best.side, best.rect
        self._lay(wanted, heights, screen.width)
        return best.cost

    def _break_strip(self, cost: float) -> None:
        """Break a long strip of numbers into rows if that hides much less than at *cost*."""
        grid, where = self._grid, self._where
        if grid is None or where is None or grid.rows > 1 or grid.columns <= _IN_A_ROW:
            return
        grid.wrap(_IN_A_ROW)
        if self._find(*where) + _STRIP >= cost:
            self._build()
            self._find(*where)

    @property
    def _gap(self) -> int:
        """Between two buttons, in pixels."""
        return self.theme.units(_CALM_GAP if self._calm else _GAP)

    def _listed_widgets(self) -> list[Widget]:
        return self.buttons.widgets[len(self._tiled) :]

    def _head(self, room: int) -> Size:
        """The size of the grid with its caption; nothing without one."""
        if self._grid is None or self._caption is None:
            return 0, 0
        u = self.theme.units
        usual = _TILE_SOME if self._calm else _TILE_WIDE
        usual = usual if self._grid.columns > _FEW else _TILE_FEW
        each = min(u(usual), room // self._grid.columns - u(0.4))
        wide, tall = self._grid.size(each, u(_TILE))
        return wide, tall + u(0.5) + self._caption.wanted(wide)[1]

    def _size(self, side: str, wide: int, heights: Sequence[int], room: int) -> Size:
        """A column beside the card; above and below it two stand side by side."""
        gap = self._gap
        head_wide, head = self._head(room)
        if side in ("right", "left") or len(heights) < 2 or head:
            body = sum(heights) + gap * max(0, len(heights) - 1)
            between = gap if head and heights else 0
            return max(head_wide, wide if heights else 0), head + between + body
        rows = [max(heights[i : i + 2]) for i in range(0, len(heights), 2)]
        return 2 * wide + gap, sum(rows) + gap * (len(rows) - 1)

    def _lay(self, wide: int, heights: Sequence[int], room: int) -> None:
        gap = self._gap
        head_wide, head = self._head(room)
        x, y = self.rect.topleft
        if self._grid is not None and self._caption is not None:
            foot = self._caption.wanted(head_wide)[1]
            space = head - foot - self.theme.units(0.5)
            self._caption.place(pygame.Rect(x, y, head_wide, foot))
            self._grid.place(pygame.Rect(x, y + head - space, head_wide, space))
            x, y = x + max(0, (head_wide - wide) // 2), y + head + gap
        pairs = self.side in ("above", "below") and len(heights) > 1 and not head
        for i, widget in enumerate(self._listed_widgets()):
            row = heights[i - i % 2 : i - i % 2 + 2] if pairs else heights[i : i + 1]
            drop = max(row) - heights[i] if self.side == "above" else 0
            left = x + (wide + gap) * (i % 2) if pairs else x
            widget.place(pygame.Rect(left, y + drop, wide, heights[i]))
            if not pairs or i % 2:
                y += max(row) + gap

    @property
    def placed(self) -> bool:
        """Whether it lies beside its card already."""
        return self._calm or self._where is not None

    @property
    def sole(self) -> PresentedChoice | None:
        """The choice that Enter means: the only one that can be made; None of several."""
        legal = [c for c in (*self._tiled, *self._listed) if c.refused is None]
        return legal[0] if len(legal) == 1 else None

    @property
    def preselected(self) -> Widget | None:
        """The button of the only choice that can be made; None of several, or of none."""
        usable = [widget for widget in self.buttons.widgets if widget.enabled]
        return usable[0] if self.sole is not None and len(usable) == 1 else None

    @property
    def first(self) -> Widget:
        """The first button that can be pressed, where the keyboard begins."""
        widgets = self.buttons.widgets
        return next((widget for widget in widgets if widget.enabled), widgets[0])

    def explain_refusal(self, index: int) -> bool:
        """Say again why a dashed one cannot be chosen; False if it can."""
        choice = self.choices[index]
        if choice.refused is None:
            return False
        self._on_refused(choice)
        return True

    def press(self, index: int) -> bool:
        """Choose by number; False if there is no such button."""
        if self._more is not None and index == len(self.choices):
            self.next_page()
            return True
        if not 0 <= index < len(self.choices):
            return False
        if not self.explain_refusal(index):
            self._on_choice(self.choices[index])
        return True

    def press_letter(self, letter: str) -> bool:
        """A digit or letter: the tile it stands on, else the button with this number."""
        for index, choice in enumerate(self._tiled):
            tile = choice.input_hints.tile
            if tile is not None and (tile.text == letter or (letter, tile.text) == ("0", "10")):
                return self.press(index)
        if not letter.isdigit() or self._tiled:
            return False
        digits = [self._digit(choice) for choice in self.choices]
        return letter in digits and self.press(digits.index(letter))

    def begun_by(self, letter: str) -> Widget | None:
        """The tile whose figure begins with this letter and goes on, as 1 begins 10."""
        for choice, widget in zip(self.choices, self.buttons.widgets, strict=False):
            tile = choice.input_hints.tile
            if tile is not None and tile.text[:1] == letter and tile.text != letter:
                return widget
        return None

    def drawn(self) -> list[Drawable]:
        """Beak and buttons."""
        shown: list[Drawable] = [self._beak] if self._beak is not None else []
        if self._caption is not None:
            shown.append(self._caption)
        return shown + self.buttons.drawn()

    def _say(self, reason: str) -> None:
        refused = next(
            (c for c in self._tiled if self._named(refusal_text(c.refused)) == reason), None
        )
        if refused is not None:
            self._on_refused(refused)

    def _place_beak(self, card: pygame.Rect, kept: Sequence[pygame.Rect]) -> None:
        """Point at *card*, if no other card lies between and the beak hides nothing *kept* free."""
        head = self.buttons.widgets[0]
        first, colour = head.rect, NIGHT
        if self._caption is not None:
            first = self.rect
        elif isinstance(head, Button):
            colour = MADDER if head.kind is ButtonKind.PRIMARY else PAPER
        beak = beak_between(self.theme, first, card, self.side, colour)
        self._beak = None if beak is None or beak.hides(kept) else beak
