"""What cannot be chosen says why in full, however long its reason is."""

from __future__ import annotations

from collections.abc import Callable

import pygame
import pytest

from game.table.controls.refused_choice import CHOOSER_WIDTH, RefusedChoice
from game.ui.preferences import Preferences
from game.ui.text.text_renderer import Colour, TextRenderer, TextStyle
from game.ui.theme import Theme
from game.ui.units import Units
from game.ui.widgets.button import Button
from tests.table.conftest import Play

LABEL = "Lay off, on the 5 of clubs, diamonds and hearts, and then on the jack of spades"
REASON = "You hold a 7, and a 7 is the highest rank so far: it has to be your play this time."


@pytest.mark.parametrize("size", [(960, 600), (1280, 720), (2560, 1440)])
@pytest.mark.parametrize("text", [1.0, 2.0])
def test_neither_label_nor_reason_is_cut(
    play: Callable[..., Play],
    monkeypatch: pytest.MonkeyPatch,
    size: tuple[int, int],
    text: float,
) -> None:
    play("skitgubbe", 3)
    theme = Theme(Units(*size), Preferences(text_scale=text))
    painted: list[tuple[str, int]] = []
    render = TextRenderer.render

    def noted(self: TextRenderer, words: str, style: TextStyle, colour: Colour) -> pygame.Surface:
        made = render(self, words, style, colour)
        painted.append((words, made.get_width()))
        return made

    monkeypatch.setattr(TextRenderer, "render", noted)
    wide = theme.units(CHOOSER_WIDTH)
    for label in ("Sluff", LABEL):
        for long in ("", REASON, f"{REASON[:-1]}, and no other card."):
            refused = RefusedChoice(theme, label, refusal=long)
            refused.place(pygame.Rect(0, 0, *refused.wanted(wide)))
            painted.clear()
            refused.paint(pygame.Surface(refused.rect.size))
            assert " ".join(words for words, _ in painted) == f"{label} {long}".rstrip()
            assert all(width <= wide for _, width in painted)
    button = Button(theme, LABEL, lambda: None, key="1")
    button.place(pygame.Rect(0, 0, *button.wanted(wide)))
    painted.clear()
    button.paint(pygame.Surface(button.rect.size))
    assert " ".join(words for words, _ in painted if words != "1") == LABEL
