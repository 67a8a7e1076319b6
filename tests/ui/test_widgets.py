"""Each control by keyboard and by mouse, within its bounds, and with its reasons."""

from typing import Any

import pygame
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from game.art.portraits.portraits import portrait
from game.ui.forms.form import Form
from game.ui.preferences import Preferences
from game.ui.text.text_renderer import SMALLEST, Colour, TextRenderer, TextStyle
from game.ui.theme import Theme
from game.ui.units import Units
from game.ui.widgets.button import Button
from game.ui.widgets.radio_group import RadioGroup, RadioOption
from game.ui.widgets.slider import AmountRange, Slider
from game.ui.widgets.stepper import NumberRange, Stepper
from game.ui.widgets.toggle import Toggle
from game.ui.widgets.widget import Widget
from tests.ui.input_events import click, down, key, move, up

PLACE = pygame.Rect(100, 100, 500, 60)


def on_form(widget: Widget) -> Form:
    widget.place(PLACE)
    form = Form(widget.theme, [widget])
    form.focus(widget)
    return form


@pytest.mark.parametrize("code", [pygame.K_RETURN, pygame.K_SPACE, pygame.K_KP_ENTER])
def test_a_button_is_pressed_by_key(theme: Theme, code: int) -> None:
    said: list[str] = []
    form = on_form(Button(theme, "Deal", lambda: said.append("deal")))
    assert key(form, code)
    assert said == ["deal"]


def test_a_button_is_pressed_where_the_mouse_is_let_go(theme: Theme) -> None:
    said: list[str] = []
    button = Button(theme, "Deal", lambda: said.append("deal"))
    form = on_form(button)
    down(form, PLACE.center)
    assert button.pressed
    up(form, (5, 5))
    assert said == []
    click(form, PLACE.center)
    assert said == ["deal"]
    assert not button.pressed


def test_a_key_cap_works_wherever_the_focus_is(theme: Theme) -> None:
    said: list[str] = []
    doubt = Button(theme, "Doubt Rust", lambda: said.append("doubt"), key="D")
    form = Form(theme, [doubt])
    assert key(form, pygame.K_d, text="d")
    assert not key(form, pygame.K_e, text="e")
    assert not key(form, pygame.K_d, pygame.KMOD_CTRL, text="d")
    assert said == ["doubt"]


def test_a_refused_button_says_why_and_does_nothing(theme: Theme) -> None:
    said: list[str] = []
    button = Button(theme, "Face up", lambda: said.append("up"))
    button.refusal, button.on_refused = "needs a heart above 9", said.append
    form = on_form(button)
    key(form, pygame.K_RETURN)
    click(form, PLACE.center)
    assert said == ["needs a heart above 9"] * 2
    assert form.hint() == "needs a heart above 9"
    assert not form.describe()[0].enabled


def test_a_refused_button_is_as_tall_as_its_reason_needs(theme: Theme) -> None:
    free, refused = (Button(theme, "Face up", print) for _ in range(2))
    refused.refusal = "no heart"
    assert refused.wanted()[1] > free.wanted()[1]


def test_pressing_moves_the_paper_down(theme: Theme) -> None:
    button = Button(theme, "Deal", lambda: None)
    form = on_form(button)
    before, sheets = button.stamp(), []
    for _ in range(2):
        sheet = pygame.Surface((700, 300))
        button.paint(sheet)
        sheets.append(pygame.image.tobytes(sheet, "RGB"))
        down(form, PLACE.center)
    assert button.stamp() != before
    assert sheets[0] != sheets[1]


def test_a_toggle_turns_over(theme: Theme) -> None:
    said: list[bool] = []
    toggle = Toggle(theme, "Cheap Monkey Hat", False, said.append)
    form = on_form(toggle)
    key(form, pygame.K_SPACE)
    click(form, PLACE.center)
    assert said == [True, False]
    assert form.describe()[0].value == "off"


def test_a_refused_toggle_stays(theme: Theme) -> None:
    said: list[bool] = []
    form = on_form(Toggle(theme, "Large index", True, said.append, refusal="always on here"))
    key(form, pygame.K_SPACE)
    assert said == []
    assert form.describe()[0].value == "on"


def test_arrows_choose_and_stop_at_the_ends(theme: Theme) -> None:
    said: list[int] = []
    form = on_form(RadioGroup(theme, "Players", ["3", "4", "5"], 1, said.append))
    for code in (pygame.K_RIGHT, pygame.K_RIGHT, pygame.K_HOME, pygame.K_LEFT, pygame.K_END):
        assert key(form, code)
    assert said == [2, 0, 2]
    key(form, pygame.K_SPACE)
    assert said[-1] == 0, "Space goes round"


def test_what_cannot_be_chosen_is_passed_over(theme: Theme) -> None:
    said: list[int] = []
    picks: list[str | RadioOption] = ["Gentle", RadioOption("Sharp", "not yet learnt"), "Cunning"]
    choice = RadioGroup(theme, "Opponents", picks, 0, said.append)
    form = on_form(choice)
    key(form, pygame.K_RIGHT)
    assert said == [2]
    click(form, choice.pills()[1].center)
    assert said == [2]
    sharp = next(thing for thing in form.describe() if thing.label == "Sharp")
    assert (sharp.enabled, sharp.value) == (False, "not yet learnt")


def test_each_pill_is_clicked_where_it_is_described(theme: Theme) -> None:
    said: list[int] = []
    form = on_form(RadioGroup(theme, "", ["Bots", "Friends"], 0, said.append))
    click(form, form.describe()[2].rect.center)
    assert said == [1]


def test_pills_break_into_lines_inside_their_place(theme: Theme) -> None:
    picks = [f"{count} players" for count in range(3, 9)]
    choice = RadioGroup(theme, "Seats", picks, 0, lambda _: None)
    for width in (300, 500, 900):
        choice.place(pygame.Rect(40, 40, width, choice.wanted(width)[1]))
        pills = choice.pills()
        assert all(choice.rect.contains(pill) for pill in pills)
        assert all(pill.collidelist(pills[:n]) == -1 for n, pill in enumerate(pills))


def test_a_choice_that_does_not_exist_is_refused(theme: Theme) -> None:
    with pytest.raises(ValueError, match="no choice number 3"):
        RadioGroup(theme, "Players", ["3", "4"], 3, lambda _: None)


STEPS = {
    pygame.K_LEFT: -1, pygame.K_RIGHT: 1, pygame.K_MINUS: -1, pygame.K_PLUS: 1,
    pygame.K_HOME: -99, pygame.K_END: 99,
}  # fmt: skip


@settings(max_examples=30, deadline=None)
@given(st.lists(st.sampled_from(list(STEPS)), max_size=20), st.integers(-5, 20))
def test_a_stepper_never_leaves_its_bounds(codes: list[int], start: int) -> None:
    said: list[int] = []
    stepper = Stepper(Theme(Units(1280, 720)), "Rounds", start, NumberRange(1, 9), said.append)
    number = min(9, max(1, start))
    for code in codes:
        stepper.event(pygame.event.Event(pygame.KEYDOWN, key=code, mod=0, unicode=""))
        number = min(9, max(1, number + STEPS[code]))
        assert stepper.number == number
    assert all(1 <= one <= 9 for one in said)


def test_the_plus_of_a_stepper_stands_still_also_beside_the_longest_number(theme: Theme) -> None:
    words = ["no", "one", "a hundred and eleven times", "all"]
    stepper = Stepper(theme, "Rounds", 0, NumberRange(0, 3, words.__getitem__), lambda n: None)
    stepper.place(pygame.Rect(0, 0, 900, 60))
    stood = set()
    for number in range(4):
        stepper.set(number)
        stood.add(stepper.signs()[1].topleft)
    assert len(stood) == 1


def test_stepper_signs_are_clicked_where_they_are_described(theme: Theme) -> None:
    said: list[int] = []
    form = on_form(Stepper(theme, "Rounds", 8, NumberRange(1, 9), said.append))
    more = next(thing for thing in form.describe() if thing.label == "more Rounds")
    click(form, more.rect.center)
    click(form, more.rect.center)
    assert said == [9]
    assert not next(t for t in form.describe() if t.label == "more Rounds").enabled
    less = next(thing for thing in form.describe() if thing.label == "less Rounds")
    click(form, less.rect.center)
    assert said == [9, 8]


def test_a_slider_goes_by_steps_and_stays_between_its_ends(theme: Theme) -> None:
    said: list[float] = []
    slider = Slider(theme, "Speed", 1.0, said.append, amounts=AmountRange(0, 2, 0.5))
    form = on_form(slider)
    for code in (pygame.K_RIGHT, pygame.K_END, pygame.K_RIGHT, pygame.K_LEFT, pygame.K_HOME):
        assert key(form, code)
    assert said == [1.5, 2.0, 1.5, 0.0]


def test_a_slider_follows_the_mouse_beyond_its_end(theme: Theme) -> None:
    said: list[float] = []
    slider = Slider(theme, "Volume", 0.5, said.append)
    form = on_form(slider)
    groove = slider.groove()
    down(form, groove.center)
    move(form, (groove.right + 400, groove.centery))
    assert slider.amount == 1.0
    up(form, (groove.right + 400, groove.centery))
    move(form, (groove.left, groove.centery))
    assert slider.amount == 1.0


def test_a_refused_slider_stays(theme: Theme) -> None:
    said: list[float] = []
    form = on_form(Slider(theme, "Volume", 0.5, said.append, refusal="no sound device"))
    key(form, pygame.K_RIGHT)
    assert said == []


def every_control(theme: Theme, reason: str = "") -> list[Widget]:
    no: Any = lambda *_: None  # noqa: E731  # one callback for every kind
    button = Button(theme, "Deal", no)
    button.refusal = reason
    return [
        button,
        Toggle(theme, "Hat", True, no, refusal=reason),
        RadioGroup(theme, "Players", ["3", "4"], 0, no, refusal=reason),
        Stepper(theme, "Rounds", 3, NumberRange(1, 9), no, refusal=reason),
        Slider(theme, "Volume", 0.5, no, refusal=reason),
    ]


def test_every_control_says_what_it_is(theme: Theme) -> None:
    for widget in every_control(theme):
        widget.place(PLACE)
        first = widget.describe()[0]
        assert first.role not in ("", "group")
        assert first.label
        assert first.rect == PLACE
        assert first.enabled


def test_every_refused_control_looks_different_and_can_still_be_reached(theme: Theme) -> None:
    for free, refused in zip(every_control(theme), every_control(theme, "not now"), strict=True):
        sheets = []
        for widget in (free, refused):
            widget.place(pygame.Rect(20, 20, 500, refused.wanted(500)[1]))
            sheet = pygame.Surface((600, 160))
            widget.paint(sheet)
            sheets.append(pygame.image.tobytes(sheet, "RGB"))
        assert sheets[0] != sheets[1]
        assert refused.focusable
        assert not refused.describe()[0].enabled


def test_every_control_paints_within_its_bounds(theme: Theme) -> None:
    for reason in ("", "not now"):
        for widget in every_control(theme, reason):
            widget.place(pygame.Rect(150, 60, 400, widget.wanted(400)[1]))
            sheet = pygame.Surface((700, 300))
            sheet.fill((90, 90, 90))
            widget.paint(sheet)
            sheet.fill((90, 90, 90), widget.bounds())
            plain = pygame.Surface((700, 300))
            plain.fill((90, 90, 90))
            assert pygame.image.tobytes(sheet, "RGB") == pygame.image.tobytes(plain, "RGB"), type(
                widget
            ).__name__


def painted_words(button: Button, monkeypatch: pytest.MonkeyPatch) -> dict[str, int]:
    """What is written on a button, and how large."""
    found: dict[str, int] = {}
    render = TextRenderer.render

    def noted(self: TextRenderer, text: str, style: TextStyle, colour: Colour) -> pygame.Surface:
        found[text] = style.px
        return render(self, text, style, colour)

    with monkeypatch.context() as patch:
        patch.setattr(TextRenderer, "render", noted)
        button.paint(pygame.Surface((1280, 720)))
    return found


def test_a_narrow_button_keeps_its_words_and_its_key(
    theme: Theme, monkeypatch: pytest.MonkeyPatch
) -> None:
    button = Button(theme, "Doubt the last card", lambda: None, key="D")
    for width in (400, 140):
        button.place(pygame.Rect(0, 0, width, button.wanted(width)[1]))
        written = painted_words(button, monkeypatch)
        assert " ".join(text for text in written if text != "D") == "Doubt the last card"
        assert "D" in written


@pytest.mark.parametrize("tall", [21, 26, 36])
def test_words_and_key_keep_within_a_low_button(theme: Theme, tall: int) -> None:
    button = Button(theme, "Sort by rank", lambda: None, key="O")
    button.place(pygame.Rect(0, 0, 110, tall))
    face = button._shown(button.words_area())
    words = theme.type.height(face.style) * len(face.lines)
    under = face.cap.size[1] if face.cap and face.cap.low else 0
    assert words + under <= max(tall, theme.type.height(face.style))
    assert " ".join(face.lines) == "Sort by rank"


@pytest.mark.parametrize(
    "printed",
    [("Doubt the six", "D"), ("Doubt the ace of hearts", "D"), ("Doubt Silver: 10+", "Shift+3")],
)
@pytest.mark.parametrize(
    ("window", "text", "size"),
    [
        ((960, 600), 1.0, (157, 36)),
        ((960, 600), 1.5, (181, 47)),
        ((960, 600), 2.0, (185, 49)),
        ((1280, 720), 2.0, (244, 69)),
    ],
)
def test_the_key_of_a_button_is_read_at_every_text_size(
    monkeypatch: pytest.MonkeyPatch,
    window: tuple[int, int],
    text: float,
    size: tuple[int, int],
    printed: tuple[str, str],
) -> None:
    label, key = printed
    dress = Theme(Units(*window), Preferences(text_scale=text))
    button = Button(dress, label, lambda: None, key=key)
    button.icon = portrait("rust")
    button.place(pygame.Rect((0, 0), size))
    written = painted_words(button, monkeypatch)
    assert written[key] >= SMALLEST
    assert " ".join(each for each in written if each != key) == label
