"""The recap dialog: “Since your last turn” on paper, own concerns first; the curtain has it too."""

from __future__ import annotations

from collections.abc import Callable

from game.app.session.recap import Recap
from game.ui.forms.dialog import DialogButton
from game.ui.forms.dialog_stack import DialogStack
from game.ui.pictures.widget_svg import Background
from game.ui.theme import Theme
from game.ui.widgets.button import Button
from game.ui.widgets.containers import Column
from game.ui.widgets.label import Label
from game.ui.widgets.widget import Widget

SINCE = "Since your last turn"
BESIDES = "What else happened"
NOTHING = "Nothing has happened since your last turn."


def recap_length(recap: Recap) -> int:
    """How many lines there are in all."""
    return len(recap.concerning) + len(recap.others)


def newest(recap: Recap, most: int) -> Recap:
    """The newest of each kind, at most so many, those that concern the person first."""
    own = recap.concerning[max(0, len(recap.concerning) - most) :]
    rest = most - len(own)
    return Recap(own, recap.others[max(0, len(recap.others) - rest) :])


def recap_lines(
    theme: Theme, recap: Recap, shown: Recap, show_all: Callable[[], None]
) -> list[Widget]:
    """Headings and lines of what is *shown* of *recap*, with a button for what is left out."""
    lines: list[Widget] = [_heading(theme, SINCE)]
    earlier = recap_length(recap) - recap_length(shown)
    if earlier:
        lines.append(Button(theme, f"… and {earlier} earlier", show_all, ground=Background.PAPER))
    lines += [_line(theme, each) for each in shown.concerning]
    if shown.concerning and shown.others:
        lines.append(_heading(theme, BESIDES))
    return [*lines, *(_line(theme, each) for each in shown.others)]


def whole_recap_lines(theme: Theme, recap: Recap) -> list[Widget]:
    """Every line, without the heading over the first: it stands over the area that scrolls."""
    return recap_lines(theme, recap, recap, lambda: None)[1:]


def show_recap(layers: DialogStack, theme: Theme, recap: Recap) -> None:
    """Lay the whole recap over the table; it scrolls where it is long."""
    layers.ask(
        theme,
        SINCE,
        NOTHING if recap.empty else "",
        [DialogButton("Back to the table", lambda: None, primary=True)],
        extra=() if recap.empty else [Column(theme, whole_recap_lines(theme, recap), 1.0)],
    )


def _heading(theme: Theme, words: str) -> Label:
    return Label(theme, words, "small", ground=Background.PAPER, soft=True)


def _line(theme: Theme, words: str) -> Label:
    return Label(theme, words, "body", ground=Background.PAPER)
