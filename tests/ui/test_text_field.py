"""A text field is edited as text fields everywhere: cursor, selection, words, clipboard, mouse."""

from __future__ import annotations

import pygame
import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.ui.forms.form import Form
from game.ui.theme import Theme
from game.ui.widgets import text_editing
from game.ui.widgets.text_editing import EditableText
from game.ui.widgets.text_field import TextField
from tests.ui.input_events import down, key, move, up

CTRL, SHIFT = pygame.KMOD_CTRL, pygame.KMOD_SHIFT
PLACE = pygame.Rect(100, 100, 500, 60)


class Written:
    """A field on a form, and all it has told."""

    def __init__(self, theme: Theme, text: str = "", longest: int = 16) -> None:
        self.told: list[str] = []
        self.field = TextField(theme, "Name", text, longest, self.told.append)
        self.field.place(PLACE)
        self.form = Form(theme, [self.field])
        self.form.focus(self.field)

    def type(self, text: str) -> None:
        for letter in text:
            self.form.event(pygame.event.Event(pygame.TEXTINPUT, text=letter))

    def press(self, *codes: int, mod: int = 0) -> None:
        for code in codes:
            key(self.form, code, mod)


@pytest.fixture
def clipboard(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    held = [""]

    def copy(text: str) -> bool:
        held[0] = text
        return True

    monkeypatch.setattr(text_editing, "copy_text", copy)
    monkeypatch.setattr(text_editing, "pasted_text", lambda: held[0])
    return held


def test_letters_are_written_where_the_cursor_stands(theme: Theme) -> None:
    written = Written(theme, "Ana")
    written.press(pygame.K_LEFT)
    written.type("n")
    assert written.field.text == "Anna"
    written.press(pygame.K_HOME, pygame.K_DELETE)
    written.type("H")
    assert written.told[-1] == "Hnna"
    written.press(pygame.K_END, pygame.K_BACKSPACE)
    assert written.field.text == "Hnn"


def test_what_is_selected_with_shift_is_replaced(theme: Theme) -> None:
    written = Written(theme, "Player 2")
    written.press(pygame.K_HOME, mod=SHIFT)
    assert written.field.selected == "Player 2"
    written.type("Mia")
    assert written.field.text == "Mia"
    written.press(pygame.K_LEFT, pygame.K_LEFT, mod=SHIFT)
    assert written.field.selected == "ia"
    written.press(pygame.K_LEFT)
    assert written.field.selected == ""
    written.type("-")
    assert written.field.text == "M-ia"


def test_all_is_selected_copied_cut_and_pasted(theme: Theme, clipboard: list[str]) -> None:
    written = Written(theme, "Rosa")
    written.press(pygame.K_a, pygame.K_c, mod=CTRL)
    assert clipboard == ["Rosa"]
    assert written.field.text == "Rosa"
    written.press(pygame.K_x, mod=CTRL)
    assert written.field.text == ""
    written.press(pygame.K_v, pygame.K_v, mod=CTRL)
    assert written.field.text == "RosaRosa"


def test_nothing_is_cut_where_there_is_no_clipboard(
    theme: Theme, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(text_editing, "copy_text", lambda text: False)
    written = Written(theme, "Rosa")
    written.press(pygame.K_a, pygame.K_x, mod=CTRL)
    assert written.field.text == "Rosa"


def test_what_is_pasted_is_one_line_and_no_longer_than_the_field(
    theme: Theme, clipboard: list[str]
) -> None:
    clipboard[0] = "  two\nlines\x07 and much more"
    written = Written(theme, longest=9)
    written.press(pygame.K_v, mod=CTRL)
    assert written.field.text == "two lines"


def test_words_are_jumped_over_and_deleted(theme: Theme) -> None:
    written = Written(theme, "the old goat")
    written.press(pygame.K_LEFT, mod=CTRL)
    written.type("x")
    assert written.field.text == "the old xgoat"
    written.press(pygame.K_BACKSPACE, pygame.K_BACKSPACE, mod=CTRL)
    assert written.field.text == "the goat"


def test_the_mouse_sets_the_cursor_and_selects(theme: Theme) -> None:
    written = Written(theme, "Anna")
    down(written.form, (PLACE.left + 2, PLACE.centery))
    up(written.form, (PLACE.left + 2, PLACE.centery))
    written.type(">")
    assert written.field.text == ">Anna"
    down(written.form, (PLACE.left + 2, PLACE.centery))
    move(written.form, (PLACE.right - 2, PLACE.centery))
    up(written.form, (PLACE.right - 2, PLACE.centery))
    assert written.field.selected == ">Anna"


def test_an_arrow_at_the_end_of_the_line_leads_out_of_the_field(theme: Theme) -> None:
    written = Written(theme, "A")
    event = pygame.event.Event(pygame.KEYDOWN, key=pygame.K_RIGHT, mod=0, unicode="")
    assert not written.field.event(event)
    written.press(pygame.K_LEFT)
    assert written.field.event(event)
    assert not written.field.event(event)


def test_a_text_that_is_too_long_for_its_field_shows_the_cursor(theme: Theme) -> None:
    written = Written(theme, "w" * 60, longest=80)
    written.field.place(pygame.Rect(100, 100, 150, 60))
    screen = pygame.Surface((300, 200))
    written.field.focused = True
    written.field.paint(screen)
    shown = pygame.image.tobytes(screen, "RGB")
    written.press(pygame.K_HOME)
    written.field.paint(screen)
    assert pygame.image.tobytes(screen, "RGB") != shown
    assert screen.get_at((50, 130)) == screen.get_at((280, 130))  # nothing outside the field


@given(st.lists(st.sampled_from(["left", "right", "all", "back", "delete", "x", "word"])))
def test_cursor_and_selection_stay_in_the_line(steps: list[str]) -> None:
    line = EditableText("a goat", 8)
    for step in steps:
        match step:
            case "left" | "right":
                line.move(-1 if step == "left" else 1, extend=len(steps) % 2 == 0)
            case "all":
                line.select_all()
            case "back" | "delete":
                line.delete(-1 if step == "back" else 1)
            case "word":
                line.move(-1, extend=True, by_word=True)
            case _:
                line.insert(step)
        first, last = line.selection
        assert 0 <= first <= last <= len(line.text) <= 8
        assert line.cursor in (first, last)
