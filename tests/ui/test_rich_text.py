"""Reading matter and what scrolls it."""

import itertools
from functools import partial

import pygame
import pytest

from game.ui.forms.form import Form
from game.ui.preferences import Preferences
from game.ui.text.markdown_parser import Span, blocks
from game.ui.theme import Theme
from game.ui.units import Units
from game.ui.widgets.button import Button
from game.ui.widgets.containers import column
from game.ui.widgets.rich_text import LETTERS_PER_LINE, RichText
from game.ui.widgets.scroll_area import ScrollArea
from tests.ui.input_events import click, down, key, move, up, wheel

RULES = """# Fire Gibbon
Turn **four cards**, *lie* as you like,
and doubt the others {fire}.

- one
  - inside
- two goes
on

## The end
1. The *winner* has turned four.

{drawing}
Last words.
"""


def test_marked_text_is_taken_apart() -> None:
    found = [(block.kind, block.mark, block.depth, block.plain) for block in blocks(RULES)]
    assert found == [
        ("heading", "", 0, "Fire Gibbon"),
        ("text", "", 0, "Turn four cards, lie as you like, and doubt the others [fire]."),
        ("item", "•", 0, "one"),
        ("item", "•", 1, "inside"),
        ("item", "•", 0, "two goes on"),
        ("subheading", "", 0, "The end"),
        ("item", "1.", 0, "The winner has turned four."),
        ("picture", "", 0, "[drawing]"),
        ("text", "", 0, "Last words."),
    ]


def test_bold_and_italic_words_are_told_apart() -> None:
    assert blocks("a **b** *c* **d {e}**")[0].spans == (
        Span("a "), Span("b", bold=True), Span(" "), Span("c", italic=True), Span(" "),
        Span("d ", bold=True), Span("", bold=True, picture="e"),
    )  # fmt: skip


def small(name: str, height: int, alone: bool) -> pygame.Surface | None:
    return pygame.Surface((3 * height if alone else height, height)) if name else None


def rich(theme: Theme, width: int) -> RichText:
    text = RichText(theme, RULES, inline=small)
    text.place(pygame.Rect(30, 20, width, text.wanted(width)[1]))
    return text


@pytest.mark.parametrize("width", [90, 240, 600, 1200])
@pytest.mark.parametrize("text_scale", [1.0, 2.0])
def test_no_word_sticks_out(screen: pygame.Surface, width: int, text_scale: float) -> None:
    theme = Theme(Units(1280, 720), Preferences(text_scale=text_scale))
    text = rich(theme, width)
    pieces, tall = text._lay(min(width, text.measure()))
    for piece in pieces:
        if piece.style is not None and piece.text != "•":
            assert piece.x + theme.type.size(piece.text, piece.style)[0] <= width
            assert piece.y + piece.style.px <= tall
    assert "".join(p.text for p in pieces).replace("•", "").replace("1.", "") == "".join(
        span.text for block in blocks(RULES) for span in block.spans
    ).replace(" ", "")


def test_lines_have_at_most_sixty_eight_letters(theme: Theme) -> None:
    text = RichText(theme, "the cards are dealt one at a time " * 30)
    text.place(pygame.Rect(0, 0, 1270, 4000))
    lines: dict[int, list[str]] = {}
    for piece in text._lay(text.wanted(1270)[0])[0]:
        if piece.text:
            lines.setdefault(piece.y, []).append(piece.text)
    lengths = [len(" ".join(words)) for words in lines.values()]
    assert LETTERS_PER_LINE - 10 <= max(lengths) <= LETTERS_PER_LINE + 4


def test_every_paragraph_is_described_where_it_stands(theme: Theme) -> None:
    text = rich(theme, 600)
    things = text.describe()
    assert [thing.label for thing in things] == [block.plain for block in blocks(RULES)]
    assert all(a.rect.top < b.rect.top for a, b in itertools.pairwise(things))
    assert [name for name, _ in text.headings()] == ["Fire Gibbon", "The end"]


def test_every_word_is_painted(theme: Theme) -> None:
    text = rich(theme, 600)
    sheet = pygame.Surface((700, 900))
    sheet.fill((244, 234, 213))
    text.paint(sheet)
    for thing in text.describe():
        part = sheet.subsurface(thing.rect.clip(sheet.get_rect()))
        assert pygame.transform.average_color(part)[:3] != (244, 234, 213), thing.label


def reading(theme: Theme) -> tuple[Form, ScrollArea]:
    area = ScrollArea(theme, "Rules", RichText(theme, RULES * 6))
    area.place(pygame.Rect(50, 50, 500, 300))
    return Form(theme, [area]), area


def settle(form: Form) -> None:
    for _ in range(200):
        if not form.update(1 / 60):
            return
    raise AssertionError("it never comes to rest")


def test_keys_and_wheel_scroll_as_far_as_the_end(theme: Theme) -> None:
    form, area = reading(theme)
    key(form, pygame.K_TAB)
    assert form.focused is area
    key(form, pygame.K_DOWN)
    settle(form)
    first = area.content.rect.top
    assert first < 50
    key(form, pygame.K_END)
    settle(form)
    assert area.content.rect.bottom == area.rect.bottom
    assert area.value() == "100 %"
    move(form, (100, 100))
    wheel(form, 30)
    wheel(form, 30)
    wheel(form, 30)
    wheel(form, 30)
    settle(form)
    assert area.content.rect.top == area.rect.top
    assert not wheel(form, 1)


def test_the_wheel_is_for_what_lies_under_the_mouse(theme: Theme) -> None:
    form, _ = reading(theme)
    move(form, (900, 600))
    assert not wheel(form, -1)


def test_the_page_and_the_bar_are_dragged(theme: Theme) -> None:
    form, area = reading(theme)
    down(form, (200, 200))
    move(form, (200, 120))
    up(form, (200, 120))
    assert area.content.rect.top == 50 - 80
    bar = (area.rect.right - 3, 200)
    down(form, bar)
    move(form, (bar[0], 900))
    up(form, (bar[0], 900))
    assert area.value() == "100 %"


def test_the_focus_draws_the_view_along(theme: Theme) -> None:
    said: list[int] = []
    parts = [Button(theme, f"seat {n}", partial(said.append, n)) for n in range(12)]
    area = ScrollArea(theme, "Seats", column(theme, parts))
    area.place(pygame.Rect(50, 50, 400, 200))
    form = Form(theme, [area])
    for _ in range(12):
        key(form, pygame.K_TAB)
        settle(form)
        assert form.focused is not None
        assert area.rect.contains(form.focused.rect)
    assert form.focused is parts[11]
    click(form, parts[11].rect.center)
    assert said == [11]
    assert not area.focusable, "the buttons inside take the focus"


def test_what_is_scrolled_away_cannot_be_clicked_or_read(theme: Theme) -> None:
    parts = [Button(theme, f"seat {n}", lambda: None) for n in range(12)]
    area = ScrollArea(theme, "Seats", column(theme, parts))
    area.place(pygame.Rect(50, 50, 400, 200))
    form = Form(theme, [area])
    assert form.at(parts[11].rect.center) is None
    labels = [thing.label for thing in form.describe()]
    assert "seat 0" in labels
    assert "seat 11" not in labels


def test_with_reduced_motion_the_view_jumps(screen: pygame.Surface) -> None:
    theme = Theme(Units(1280, 720), Preferences(reduced_motion=True))
    form, area = reading(theme)
    key(form, pygame.K_TAB)
    key(form, pygame.K_END)
    assert area.content.rect.bottom == area.rect.bottom
    assert not form.update(1 / 60)
