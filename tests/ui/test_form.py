"""Forms, dialogs, labels and pills: who gets the events, and what is said."""

from functools import partial

import pygame
import pytest

from game.art.svg import document, rect
from game.art.svg_picture import SvgPicture
from game.ui.accessible_node import find_node
from game.ui.forms.dialog import DialogButton
from game.ui.forms.dialog_stack import DialogStack
from game.ui.forms.focus_mark import FocusMark
from game.ui.forms.form import Form
from game.ui.pictures.canvas import Canvas
from game.ui.pictures.picture_loader import PictureLoader
from game.ui.preferences import Preferences
from game.ui.theme import Theme
from game.ui.units import Units
from game.ui.widgets.button import Button
from game.ui.widgets.containers import column
from game.ui.widgets.label import Image, Label, Rule
from game.ui.widgets.pill import Pill
from game.ui.widgets.toast import Toast
from tests.ui.input_events import click, down, key, move


def menu(theme: Theme, said: list[str], *names: str) -> Form:
    parts = [Button(theme, name, partial(said.append, name)) for name in names]
    box = column(theme, parts)
    box.place(pygame.Rect(100, 100, 300, 400))
    return Form(theme, [box], lambda: said.append("back"))


def test_tab_and_arrows_walk_a_menu_and_enter_presses(theme: Theme) -> None:
    said: list[str] = []
    form = menu(theme, said, "Deal", "Rules", "Leave")
    for code in (pygame.K_TAB, pygame.K_DOWN, pygame.K_DOWN, pygame.K_UP, pygame.K_RETURN):
        assert key(form, code)
    assert said == ["Rules"]
    assert find_node(form.describe(), "Rules").focused
    assert not find_node(form.describe(), "Deal").focused


def test_escape_goes_back(theme: Theme) -> None:
    said: list[str] = []
    assert key(menu(theme, said, "Deal"), pygame.K_ESCAPE)
    assert said == ["back"]
    assert not key(Form(theme, []), pygame.K_ESCAPE)


def test_the_focus_ring_is_drawn_last_and_only_for_the_keyboard(theme: Theme) -> None:
    form = menu(theme, [], "Deal", "Rules")
    assert not isinstance(form.drawn()[-1], FocusMark)
    key(form, pygame.K_TAB)
    assert isinstance(form.drawn()[-1], FocusMark)
    down(form, (150, 120))
    assert not isinstance(form.drawn()[-1], FocusMark)


def test_hovering_is_seen_and_leaves_again(theme: Theme) -> None:
    form = menu(theme, [], "Deal", "Rules")
    button = form.roots[0].leaves()[0]
    stamps, hovered = [], []
    for pos in ((900, 600), button.rect.center, (900, 600)):
        move(form, pos)
        stamps.append(button.stamp())
        hovered.append(button.hovered)
    assert hovered == [False, True, False]
    assert stamps[0] == stamps[2] != stamps[1]


def test_a_form_that_is_set_anew_keeps_its_focus_by_name(theme: Theme) -> None:
    form = menu(theme, [], "Deal", "Rules")
    key(form, pygame.K_TAB)
    key(form, pygame.K_DOWN)
    form.set([Button(theme, "Rules", lambda: None), Button(theme, "Deal", lambda: None)])
    assert form.focused is form.roots[0]


def layers_of(theme: Theme, said: list[str]) -> DialogStack:
    layers = DialogStack(menu(theme, said, "Deal"))
    layers.layout((1280, 720))
    return layers


def asked(layers: DialogStack, theme: Theme, said: list[str]) -> None:
    layers.ask(
        theme, "Leave the table?", "The match is kept.",
        [DialogButton("Leave", lambda: said.append("leave"), True),
         DialogButton("Stay", lambda: said.append("stay"))],
    )  # fmt: skip


def test_a_dialog_takes_every_event(theme: Theme) -> None:
    said: list[str] = []
    layers = layers_of(theme, said)
    asked(layers, theme, said)
    click(layers, (150, 120))
    assert said == []
    assert layers.describe()[0].label == "Leave the table?"
    with pytest.raises(LookupError):
        find_node(layers.describe(), "Deal")
    key(layers, pygame.K_RETURN)
    assert said == ["leave"]
    assert layers.dialogs == []
    click(layers, (150, 120))
    assert said == ["leave", "Deal"]


def test_escape_gives_the_last_answer(theme: Theme) -> None:
    said: list[str] = []
    layers = layers_of(theme, said)
    asked(layers, theme, said)
    key(layers, pygame.K_ESCAPE)
    assert said == ["stay"]
    assert layers.dialogs == []


def test_dialogs_lie_on_each_other(theme: Theme) -> None:
    said: list[str] = []
    layers = layers_of(theme, said)
    asked(layers, theme, said)
    layers.ask(theme, "Really?", "", [DialogButton("Yes", lambda: said.append("yes"))])
    key(layers, pygame.K_RETURN)
    assert said == ["yes"]
    assert [dialog.title for dialog in layers.dialogs] == ["Leave the table?"]


@pytest.mark.parametrize("text_scale", [1.0, 2.0])
def test_a_dialog_stands_inside_the_window(screen: pygame.Surface, text_scale: float) -> None:
    theme = Theme(Units(960, 600), Preferences(text_scale=text_scale))
    said: list[str] = []
    layers = layers_of(theme, said)
    layers.layout((960, 600))
    asked(layers, theme, said)
    window = pygame.Rect(0, 0, 960, 600)
    assert all(window.contains(thing.rect) for thing in layers.describe())


def test_the_table_under_a_dialog_is_dimmed_and_shows_no_ring(
    screen: pygame.Surface, theme: Theme
) -> None:
    layers = layers_of(theme, [])
    key(layers, pygame.K_TAB)
    canvas = Canvas(screen)
    canvas.layer.fill((100, 140, 120))
    canvas.paint(layers.drawn())
    bright = screen.get_at((1200, 700))
    asked(layers, theme, [])
    canvas.paint(layers.drawn())
    assert sum(screen.get_at((1200, 700))[:3]) < sum(bright[:3])
    assert sum(isinstance(thing, FocusMark) for thing in layers.drawn()) == 1


def test_a_dialog_leaves_the_screen_as_it_was(screen: pygame.Surface, theme: Theme) -> None:
    said: list[str] = []
    layers = layers_of(theme, said)
    canvas = Canvas(screen)
    canvas.paint(layers.drawn())
    before = pygame.image.tobytes(screen, "RGB")
    asked(layers, theme, said)
    canvas.paint(layers.drawn())
    key(layers, pygame.K_ESCAPE)
    canvas.paint(layers.drawn())
    assert pygame.image.tobytes(screen, "RGB") == before


def test_labels_break_and_stand_at_their_side(theme: Theme) -> None:
    label = Label(theme, "Your last game: round 1, flame 9, your turn.", "caption")
    assert label.wanted(150)[1] > label.wanted(900)[1]
    assert label.wanted(150)[0] <= 150
    inked = []
    for side in ("left", "right"):
        word = Label(theme, "Deal", side=side)
        word.place(pygame.Rect(0, 0, 400, 40))
        sheet = pygame.Surface((400, 40), pygame.SRCALPHA)
        word.paint(sheet)
        inked.append(pygame.mask.from_surface(sheet).centroid()[0])
    assert inked[0] < 100
    assert inked[1] > 300


def test_what_is_only_looked_at_does_not_stand_in_the_way(theme: Theme) -> None:
    whole = pygame.Rect(0, 0, 1280, 720)
    things = [Pill(theme, "Your turn."), Label(theme, "Fire Gibbon"), Rule(theme)]
    for thing in things:
        thing.place(whole)
    form = Form(theme, things)
    assert not move(form, (640, 360))
    assert not down(form, (640, 360))


def test_pills_hold_all_their_words(theme: Theme) -> None:
    pill = Pill(theme, "Your turn: play one card, or doubt a card that lies face down.")
    pill.place(pygame.Rect(0, 500, 1280, 60))
    assert pill.pill().centerx == 640
    narrow = pill.wanted(300)
    assert narrow[0] <= 300
    assert narrow[1] > pill.wanted(1200)[1]


def test_a_toast_comes_stays_and_goes(theme: Theme) -> None:
    toast = Toast(theme, "Rust takes the hat.", seconds=1.0)
    toast.place(pygame.Rect(0, 20, 1280, 50))
    assert toast.pill().bottom < 0
    assert toast.update(0.5)
    assert toast.pill().centery == 45
    assert toast.update(0.9)
    assert toast.pill().centery < 45
    assert not toast.update(5)
    assert toast.done
    assert toast.describe()[0].label == "Rust takes the hat."


def test_a_toast_jumps_with_reduced_motion(screen: pygame.Surface) -> None:
    theme = Theme(Units(1280, 720), Preferences(reduced_motion=True))
    toast = Toast(theme, "Rust takes the hat.")
    toast.place(pygame.Rect(0, 20, 1280, 50))
    assert toast.pill().centery == 45


def test_an_image_appears_when_it_is_ready_and_is_told_in_words(theme: Theme) -> None:
    drawing = SvgPicture(document(10, 10, rect(0, 0, 10, 10, 0, "#ff0000")), (), 10, 10)
    with PictureLoader(theme.type) as raster:
        image = Image(theme, "a fire", lambda: drawing, "fire", size=(4, 4), raster=raster)
        image.place(pygame.Rect(0, 0, 60, 60))
        before = image.stamp()
        raster.wait_until_done()
        assert image.stamp() != before
        sheet = pygame.Surface((60, 60))
        image.paint(sheet)
        assert sheet.get_at((30, 30))[:3] == (255, 0, 0)
    assert image.describe()[0].label == "a fire"
    assert Rule(theme).describe() == []
