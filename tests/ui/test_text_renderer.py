"""Letters: lines never wider than asked, nothing lost, nothing smaller than 11 pixels."""

import importlib.util
import sys
from pathlib import Path

import pygame
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from game.ui.preferences import Preferences
from game.ui.text import fonts
from game.ui.text.fonts import Face, FontMissing, font_path
from game.ui.text.text_renderer import ELLIPSIS, SMALLEST, TextRenderer, TextStyle
from game.ui.theme import ROLES, Role, Theme
from game.ui.units import Units

BODY = TextStyle(fonts.SANS, 20)
words = st.text(st.sampled_from("abcdefghij äöåÄÖÅ"), max_size=80)


@pytest.fixture(scope="module")
def case() -> TextRenderer:
    return TextRenderer()


@settings(max_examples=40, deadline=None)
@given(text=words, width=st.integers(30, 300))
def test_no_line_is_wider_than_its_place(text: str, width: int) -> None:
    case = TextRenderer()
    lines = case.wrap(text, BODY, width)
    assert all(case.size(line, BODY)[0] <= width for line in lines)
    assert "".join(lines).replace(" ", "") == text.replace(" ", "")


def test_a_long_word_is_broken_and_not_cut_off(case: TextRenderer) -> None:
    lines = case.wrap("Cheap Monkeyhatmonkeyhatmonkeyhat", BODY, 90)
    assert "".join(lines).replace(" ", "") == "CheapMonkeyhatmonkeyhatmonkeyhat"
    assert max(case.size(line, BODY)[0] for line in lines) <= 90


def test_line_ends_in_the_text_are_kept(case: TextRenderer) -> None:
    assert case.wrap("one\ntwo", BODY, 500) == ["one", "two"]


def test_text_that_fits_is_left_alone(case: TextRenderer) -> None:
    assert case.fit("Deal", BODY, 500) == ("Deal", BODY)


def test_text_shrinks_before_it_is_shortened(case: TextRenderer) -> None:
    wide = case.size("Continue Fire Gibbon", BODY)[0]
    text, style = case.fit("Continue Fire Gibbon", BODY, wide - 20)
    assert text == "Continue Fire Gibbon"
    assert SMALLEST <= style.px < BODY.px
    assert case.size(text, style)[0] <= wide - 20


def test_an_ellipsis_stands_where_even_small_letters_do_not_fit(case: TextRenderer) -> None:
    text, style = case.fit("Continue Fire Gibbon", BODY, 60)
    assert style.px == SMALLEST
    assert text.endswith(ELLIPSIS)
    assert case.size(text, style)[0] <= 60


def test_a_line_is_painted_once_and_then_kept(case: TextRenderer) -> None:
    first = case.render("Deal", BODY, "#241f1c")
    assert case.render("Deal", BODY, "#241f1c") is first
    assert case.render("Deal", BODY, "#b23a2e") is not first


@pytest.mark.parametrize("px", [11, 14, 17, 20, 40])
def test_words_stand_apart_and_a_line_is_as_wide_as_measured(case: TextRenderer, px: int) -> None:
    style = TextStyle(fonts.SANS_BOLD, px)
    line = case.render("Choose a game", style, "#241f1c")
    assert line.get_size() == case.size("Choose a game", style)
    alone = sum(case.size(word, style)[0] for word in ("Choose", "a", "game"))
    assert line.get_width() - alone >= 2 * round(px / 4)


def test_kept_lines_weigh_no_more_than_allowed() -> None:
    case = TextRenderer(room=20_000)
    for number in range(60):
        case.render(f"line {number}", BODY, "#241f1c")
    assert case._lines.bytes <= 20_000


def test_a_missing_font_is_told_in_one_sentence() -> None:
    with pytest.raises(FontMissing, match="install the package font_lato"):
        font_path(Face("font_lato", "Lato-Nonesuch.ttf"))


def test_fonts_are_found_in_a_frozen_program(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    inside = tmp_path / "font_lato" / "files" / "Lato-Bold.ttf"
    inside.parent.mkdir(parents=True)
    inside.write_bytes(b"font")
    monkeypatch.setattr(importlib.util, "find_spec", lambda name: None)
    monkeypatch.setattr(sys, "_MEIPASS", str(tmp_path), raising=False)
    assert font_path(fonts.SANS_BOLD) == inside


def test_not_too_many_fonts_are_open_at_once(case: TextRenderer) -> None:
    for px in range(8, 120):
        case.size("A", TextStyle(fonts.SANS, px))
    assert len(case._fonts) <= 60
    assert case.size("A", BODY) == TextRenderer().size("A", BODY)


@pytest.mark.parametrize("role", ROLES)
def test_every_role_is_at_least_eleven_pixels(role: Role) -> None:
    small = Theme(Units(960, 600), Preferences(ui_scale=0.8))
    style = small.style(role)
    assert style.px >= SMALLEST


def test_letters_follow_the_text_scale() -> None:
    once, twice = (Theme(Units(1920, 1080), Preferences(text_scale=s)) for s in (1.0, 2.0))
    assert once.style("body").px == 24
    assert twice.style("body").px == 48


@settings(max_examples=40, deadline=None)
@given(text=words, width=st.integers(40, 300), lines=st.integers(1, 2))
def test_arranged_text_keeps_to_its_lines_and_width(text: str, width: int, lines: int) -> None:
    case = TextRenderer()
    arranged, style = case.arrange(text, BODY, width, lines)
    assert 1 <= len(arranged) <= lines
    assert SMALLEST <= style.px <= BODY.px
    assert all(case.size(line, style)[0] <= width for line in arranged)


def test_a_text_breaks_in_two_before_it_gets_small(case: TextRenderer) -> None:
    wide = case.size("Doubt the last card", BODY)[0]
    lines, style = case.arrange("Doubt the last card", BODY, wide * 6 // 10, 2)
    assert len(lines) == 2
    assert style == BODY


def test_letters_that_reach_over_their_word_do_not_widen_the_space_before_it() -> None:
    style, letters = TextStyle(fonts.SERIF_ITALIC, 20), TextRenderer()

    def ink(text: str) -> int:
        return letters.render(text, style, (0, 0, 0)).get_bounding_rect().width

    gap = letters.size("n n", style)[0] - 2 * letters.size("n", style)[0]
    assert ink("of points") - ink("of") - ink("points") < gap


@pytest.mark.parametrize("wide", range(60, 400, 20))
def test_no_word_stands_alone_where_the_lines_can_be_even(case: TextRenderer, wide: int) -> None:
    text = "Click or press Enter to go on."
    lines = case.wrap_evenly(text, BODY, wide)
    assert len(lines) == len(case.wrap(text, BODY, wide))
    assert " ".join(lines) == text
    sizes = [case.size(line, BODY)[0] for line in lines]
    assert max(sizes) <= wide
    if len(lines) == 2:
        assert min(sizes) >= max(sizes) / 2


def test_an_apostrophe_is_painted_as_in_print(case: TextRenderer) -> None:
    typed, printed = "It is Silver's turn.", "It is Silver’s turn."
    assert case.size(typed, BODY) == case.size(printed, BODY)
    pictures = [case.render(text, BODY, "#241f1c") for text in (typed, printed, "Silver s")]
    letters = [pygame.image.tobytes(picture, "RGBA") for picture in pictures]
    assert letters[0] == letters[1]
    key = [case.render(sign, BODY, "#241f1c") for sign in ("'", "’")]
    assert key[0].get_bounding_rect() != key[1].get_bounding_rect()
