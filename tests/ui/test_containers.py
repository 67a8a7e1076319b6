"""Boxes: nothing overlaps, nothing sticks out, in wide and narrow places and with large text."""

import itertools
from collections import Counter

import pygame
import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.art.palette import accent
from game.ui.accessible_node import find_node
from game.ui.forms.form import Form
from game.ui.pictures.widget_svg import Background
from game.ui.preferences import Preferences
from game.ui.theme import Theme
from game.ui.units import Units
from game.ui.widgets.button import Button
from game.ui.widgets.containers import (
    Alignment,
    column,
    grid,
    row,
    split_across,
    split_down,
    wrapped_row,
)
from game.ui.widgets.label import Label
from game.ui.widgets.panel import FramedPanel, Panel
from game.ui.widgets.toggle import Toggle


def buttons(theme: Theme, *names: str) -> list[Button]:
    return [Button(theme, name, lambda: None) for name in names]


@pytest.mark.parametrize("text_scale", [1.0, 2.0])
@pytest.mark.parametrize("width", [320, 700, 1200])
def test_parts_never_overlap(screen: pygame.Surface, text_scale: float, width: int) -> None:
    theme = Theme(Units(1280, 720), Preferences(text_scale=text_scale))
    parts = column(
        theme,
        [
            Label(theme, "Set the table before anybody sits down at it", "screen_title"),
            row(theme, buttons(theme, "Rules", "Continue Fire Gibbon"), along="right"),
            grid(theme, buttons(theme, "a", "b", "c", "d", "e"), 2),
            Toggle(theme, "Cheap Monkey Hat", True, lambda _: None),
        ],
    )
    parts.place(pygame.Rect(10, 10, width, parts.wanted(width)[1]))
    leaves = parts.leaves()
    assert len(leaves) == 9
    for one, two in itertools.combinations(leaves, 2):
        assert not one.rect.colliderect(two.rect)
    assert all(parts.rect.contains(leaf.rect) for leaf in leaves)


def test_a_row_that_is_too_narrow_becomes_a_column(theme: Theme) -> None:
    line = row(theme, buttons(theme, "Continue Fire Gibbon", "Choose a game"))
    line.place(pygame.Rect(0, 0, 250, line.wanted(250)[1]))
    first, second = line.parts
    assert second.rect.top >= first.rect.bottom


@pytest.mark.parametrize(("along", "edge"), [("left", "left"), ("right", "right")])
def test_a_row_stands_at_its_side(theme: Theme, along: Alignment, edge: str) -> None:
    line = row(theme, buttons(theme, "Deal", "Back"), along=along)
    line.place(pygame.Rect(100, 0, 900, 80))
    outer = line.parts[0].rect.union(line.parts[1].rect)
    assert getattr(outer, edge) == getattr(line.rect, edge)


def test_shared_parts_are_equally_wide(theme: Theme) -> None:
    line = row(theme, buttons(theme, "Deal", "Choose another game"), along="share")
    line.place(pygame.Rect(0, 0, 900, 80))
    widths = [part.rect.width for part in line.parts]
    assert max(widths) - min(widths) <= 1


@pytest.mark.parametrize("wide", [900, 420, 200, 60])
def test_a_flow_breaks_into_lines_that_end_in_the_right_corner(theme: Theme, wide: int) -> None:
    words = ("Title", "Check for peeking", "Analysis", "See the table", "New match")
    lines = wrapped_row(theme, buttons(theme, *words), 2)
    area = pygame.Rect(30, 40, wide, lines.wanted(wide)[1])
    lines.place(area)
    places = [part.rect for part in lines.parts]
    assert all(area.contains(place) for place in places)
    assert all(place.collidelist(places[:n]) < 0 for n, place in enumerate(places))
    assert places[-1].bottomright == area.bottomright
    assert sorted(places, key=lambda place: (place.top, place.left)) == places
    if wide == 900:
        assert len({place.top for place in places}) == 1
        assert lines.wanted() == (lines.wanted()[0], area.height)


def test_the_lines_of_a_flow_are_about_as_long_as_each_other(theme: Theme) -> None:
    flow = wrapped_row(theme, buttons(theme, *["Check for peeking"] * 8), 2)
    one = flow.parts[0].wanted()[0] + theme.units(2)
    flow.place(pygame.Rect(0, 0, 7 * one, 200))
    counts = Counter(part.rect.top for part in flow.parts)
    assert sorted(counts.values()) == [4, 4]


weights = st.lists(st.floats(0.1, 20), min_size=1, max_size=7)


@given(weights, st.integers(200, 900), st.integers(0, 12))
def test_cut_places_fill_the_whole(parts: list[float], length: int, gap: int) -> None:
    whole = pygame.Rect(7, 9, length, length)
    wide, tall = split_across(whole, parts, gap), split_down(whole, parts, gap)
    assert wide[0].left == whole.left
    assert wide[-1].right == whole.right
    assert tall[0].top == whole.top
    assert tall[-1].bottom == whole.bottom
    assert all(b.left - a.right == gap for a, b in itertools.pairwise(wide))


@pytest.mark.parametrize("kind", ["panel", "sheet"])
def test_papers_hold_their_content_inside(theme: Theme, kind: str) -> None:
    content = column(theme, buttons(theme, "Deal", "Back"))
    papers: dict[str, Panel] = {
        "panel": Panel(theme, content),
        "sheet": FramedPanel(theme, content, accent("fire_gibbon")),
    }
    paper = papers[kind]
    wide, tall = paper.wanted(400)
    paper.place(pygame.Rect(200, 100, wide, tall))
    assert all(paper.rect.contains(leaf.rect) for leaf in paper.leaves())
    back = paper.drawn()[0]
    assert back.bounds().contains(paper.rect)
    sheet = pygame.Surface((900, 600))
    back.paint(sheet)
    assert sheet.get_at((paper.rect.left + 20, paper.rect.top + 6))[:3] != (0, 0, 0)


def test_paper_hides_what_lies_under_it(theme: Theme) -> None:
    said: list[str] = []
    under = Button(theme, "under", lambda: said.append("under"))
    under.place(pygame.Rect(0, 0, 400, 400))
    panel = Panel(theme, Label(theme, "words", ground=Background.PAPER))
    panel.place(pygame.Rect(50, 50, 300, 300))
    form = Form(theme, [under, panel])
    assert form.at((200, 300)) is not under
    assert form.at((10, 10)) is under


def test_nothing_is_lost_from_the_description(theme: Theme) -> None:
    content = column(theme, [Label(theme, "Which game?"), *buttons(theme, "Deal", "Back")])
    form = Form(theme, [Panel(theme, content)])
    assert [thing.label for thing in form.describe()] == ["Which game?", "Deal", "Back"]
    with pytest.raises(LookupError, match="Deal"):
        find_node(form.describe(), "Undo")
