"""The action buttons: choices without a card of one's own, each with its key."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Sequence

import pygame

from game.art.portraits.portraits import portrait
from game.engine.zones import Seat
from game.presentation.input_hints import WhileRefused
from game.presentation.presented_choice import PresentedChoice
from game.presentation.zone_look import Spot
from game.table.controls import tile_grid
from game.table.controls.button_columns import GAP, LOW, TALL, place_in_columns
from game.table.controls.button_group import ButtonGroup
from game.table.controls.choice_text import concerned_seat, has_button, refusal_text
from game.table.controls.refused_choice import DisabledButton
from game.table.controls.shortcut_letters import SHIFT, ButtonMeaning, ShortcutLetters, told_apart
from game.table.controls.tile_grid import TileButton, TileGrid
from game.table.layout.signs.sign_placement import over_status_line
from game.table.layout.table_layout import TableLayout
from game.table.layout.viewport import Box
from game.table.table_dependencies import PlayerInfo
from game.ui.key_bindings import KeyBindings
from game.ui.theme import Theme
from game.ui.widgets.button import Button

_TILE, _BROAD = 3.4, 9.0
_MANY = 5
"""A grid with so many rows stands on the felt, if nothing else lies there."""

_RUN = 5
"""A label of at most so many letters may stand in a row with others of its verb."""


def choices_without_card(choices: Sequence[PresentedChoice]) -> list[PresentedChoice]:
    """The choices that have a place for a button: no cards of one's own; refused ones if few."""
    plain = [c for c in choices if not c.action.cards]
    barred = [
        c for c in plain
        if c.refused is not None
        and has_button(c)
        and c.grab_at is None
        and c.drop_on_seat is None
        and c.action.target is None
    ]  # fmt: skip
    many = [c for c in barred if c.input_hints.tile is None]
    few = len(plain) - len(barred) + len(many) <= 8
    return [
        c for c in plain
        if c.refused is None
        or c.input_hints.while_refused is WhileRefused.ROOM
        or (c in barred and (few or c not in many))
    ]  # fmt: skip


def felt_box(layout: TableLayout) -> Box | None:
    """The right half of the middle, if nothing lies or may come to lie in the middle."""
    if any(slot.look.spot is Spot.CENTRE for slot in layout.slots.values()):
        return None
    x, middle = layout.frame.cx + 1.5, over_status_line(layout.middle, layout.prompt)
    return middle._replace(x=x, w=middle.right - x)


def button_rows(choices: Sequence[PresentedChoice]) -> list[list[PresentedChoice]]:
    """Put short neighbours of one verb together: they stand side by side in one row."""
    rows: list[list[PresentedChoice]] = []
    for choice in choices:
        short = len(choice.label) <= _RUN and choice.action.value is not None
        last = rows[-1] if rows else []
        if (
            short and last and last[-1].action.verb == choice.action.verb
            and len(last[-1].label) <= _RUN and len(last) < 6
        ):  # fmt: skip
            last.append(choice)
        else:
            rows.append([choice])
    return rows


class ActionButtons:
    """The buttons at the lower right."""

    def __init__(
        self,
        theme: Theme,
        people: Sequence[PlayerInfo],
        on_choice: Callable[[PresentedChoice], None],
        on_refused: Callable[[str], None],
        bindings: Callable[[], KeyBindings],
    ) -> None:
        self.theme = theme
        self.people = people
        self.buttons = ButtonGroup()
        self.choices: list[PresentedChoice] = []
        self.tiles: list[TileButton] = []
        """Choices that stand in a grid: bids."""
        self.page = 0
        self.letters = ShortcutLetters()
        """Gives the buttons their keys; whoever keeps it gives the same keys in another match."""
        self._bindings = bindings
        self._keys: dict[str, Button] = {}
        self._seats: frozenset[Seat] = frozenset()
        """The seats that buttons concern."""
        self._on_choice = on_choice
        self._on_refused = on_refused

    def offer(
        self,
        choices: Sequence[PresentedChoice],
        layout: TableLayout,
        named: Callable[[str], str],
        digits_free: bool,
    ) -> None:
        """Show the buttons of *choices*; *digits_free* says whether digits mean nothing else."""
        self.page = 0
        self._show(choices, layout, named, digits_free)

    def _show(
        self,
        choices: Sequence[PresentedChoice],
        layout: TableLayout,
        named: Callable[[str], str],
        digits_free: bool,
    ) -> None:
        shown = choices_without_card(choices)
        gridded = tile_grid.tiled_choices(shown)
        every = button_rows([c for c in shown if c not in gridded])
        self.tiles = tile_grid.tile_buttons(
            self.theme, gridded, named, self._on_choice, self._on_refused
        )
        box, grid = layout.actions, self._grid_box(layout, len(every))
        if grid is not None and grid.x >= box.x:
            box = box._replace(y=grid.bottom + GAP, h=box.bottom - grid.bottom - GAP)
        rows, pages = self._paged(every, box)
        self.choices = [c for row in rows for c in row]
        labels = [named(c.label) for c in self.choices]
        free = digits_free and not gridded
        placed = self._keyed_buttons(labels, [len(row) == 1 for row in rows for _ in row], free)
        buttons = [b for b, c in zip(placed, self.choices, strict=True) if has_button(c)]
        self.choices = [c for c in self.choices if has_button(c)]
        counts = [len(row) for row in rows]
        if pages > 1:
            more = self._more(pages, lambda: self._show(choices, layout, named, free))
            buttons.append(more)
            placed.append(more)
            counts.append(1)
        self.buttons = ButtonGroup([*self.tiles, *buttons])
        if grid is not None:
            TileGrid(self.tiles).place(layout.frame.px(grid))
        if placed:
            place_in_columns(counts, placed, box, layout)

    def _keyed_buttons(
        self, labels: Sequence[str], alone: Sequence[bool], digits_free: bool
    ) -> list[Button]:
        """A button of each choice; its key is on it where it stands *alone* in its row."""
        meanings = [self._meaning(c, label) for c, label in zip(self.choices, labels, strict=True)]
        keys = self.letters.keys(meanings, self._bindings(), digits_free=digits_free)
        buttons = [
            self._button(choice, label, key if single else "")
            for choice, label, key, single in zip(self.choices, labels, keys, alone, strict=True)
        ]
        for button, meaning in zip(buttons, told_apart(meanings), strict=True):
            button.name = ("action", meaning.name)
        self._keys = dict(zip(keys, buttons, strict=True))
        self._seats = frozenset(m.seat for m in meanings if m.seat is not None)
        return buttons

    def _grid_box(self, layout: TableLayout, below: int) -> Box | None:
        """Where the grid stands: above the other buttons, as tall as it may be."""
        if not self.tiles:
            return None
        box, grid = layout.actions, TileGrid(self.tiles)
        felt = felt_box(layout)
        if grid.rows >= _MANY and felt is not None:
            tall, wide = min(felt.h, grid.rows * TALL), min(felt.w, grid.columns * _BROAD)
            return Box(felt.x, felt.y + (felt.h - tall) / 2, wide, tall)
        room = box.h - min(below, 2) * (LOW + GAP)
        tall = max(grid.rows * _TILE, min(room, grid.rows * TALL))
        return box._replace(y=box.bottom - min(below, 2) * (LOW + GAP) - tall, h=tall)

    def _paged(
        self, rows: list[list[PresentedChoice]], box: Box
    ) -> tuple[list[list[PresentedChoice]], int]:
        """The rows of this page, and how many pages there are."""
        room = 2 * (int((box.h + GAP) // (LOW + GAP)) or 1)
        if len(rows) <= room:
            return rows, 1
        each = max(1, room - 1)
        pages = -(-len(rows) // each)
        self.page %= pages
        return rows[self.page * each : (self.page + 1) * each], pages

    def _more(self, pages: int, show: Callable[[], None]) -> Button:
        def turn() -> None:
            self.page += 1
            show()

        button = Button(self.theme, f"More, {self.page + 1} of {pages}", turn)
        button.name = ("action", "more")
        return button

    def tile_of_row(self, letter: str) -> TileButton | None:
        """The first tile that can be chosen in the row of this number."""
        rows = [t for t in self.tiles if t.tile.text[:1] == letter]
        return next((t for t in rows if t.enabled), next(iter(rows), None))

    @property
    def keyed(self) -> list[tuple[str, str]]:
        """The keys of the buttons that stand now, each with its button's label."""
        standing = self.buttons.widgets
        return [(key, b.label) for key, b in self._keys.items() if key and b in standing]

    @property
    def seat_digits(self) -> frozenset[Seat]:
        """The seats whose digits press a button now."""
        digits = (key.removeprefix(SHIFT) for key in self._keys)
        return frozenset(int(key) - 1 for key in digits if key.isdigit()) & self._seats

    def decides(self, stop: object) -> bool:
        """Whether it is one of the buttons that take a choice, and turns no page."""
        return stop in self.buttons.widgets[: len(self.tiles) + len(self.choices)]

    def press_seat(self, digit: int) -> bool:
        """Press the button that concerns the seat of this digit; False without one."""
        return digit - 1 in self._seats and (
            self.press_key(f"{SHIFT}{digit}") or self.press_key(str(digit))
        )

    def press_key(self, key: str) -> bool:
        """Press the button with this key cap."""
        button = self._keys.get(key)
        if button is None:
            return False
        if button.enabled:
            button.press()
        else:
            self._on_refused(button.refusal)
        return True

    def press_pass(self) -> bool:
        """Space with nothing in focus: passes, or what it stands for; False where one may not."""
        button = self.harmless_button()
        if button is not None:
            button.press()
        return button is not None

    def harmless_button(self) -> Button | None:
        """The button that passes, or does what the space bar stands for; None without one."""
        listed = self.buttons.widgets[len(self.tiles) :]
        for choice, button in zip(self.choices, listed, strict=False):
            meant = choice.action.verb == "pass" or choice.input_hints.space
            if meant and choice.refused is None and isinstance(button, Button):
                return button
        return None

    def _meaning(self, choice: PresentedChoice, label: str) -> ButtonMeaning:
        """What a button means: its verb, and the player, the number or the place it concerns.

        One's own place is the same for everybody: two people at one screen have the same keys.
        """
        action, target = choice.action, choice.action.target
        if target is not None and target.owner == action.seat:
            target = target._replace(owner=None)
        seat = concerned_seat(choice)
        concerned: Hashable = (action.value, target) if seat is None else seat
        return ButtonMeaning((action.verb, concerned), label, seat)

    def _button(self, choice: PresentedChoice, label: str, key: str) -> Button:
        icon = None
        seat = choice.action.value
        names = [i for i, p in enumerate(self.people) if p.name in label]
        if names and (seat in names or choice.grab_at or choice.drop_on_seat is not None):
            icon = portrait(self.people[names[0]].portrait)
        make = Button if choice.refused is None else DisabledButton
        button = make(self.theme, label, lambda: self._on_choice(choice), key=key)
        button.icon, button.on_refused = icon, self._on_refused
        button.refusal = refusal_text(choice.refused)
        return button

    def button_rects(self) -> list[pygame.Rect]:
        """Where buttons stand."""
        return [pygame.Rect(b.rect) for b in self.buttons.widgets]
