"""The trump sign: its word is read whole, however small the table is."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from game.presentation.centre import Centre, CentreKind
from game.table.labels.trump_sign import trump_sign_sprite
from game.table.layout.viewport import Box
from game.ui.cached_sprite import CachedSprites
from game.ui.text.text_renderer import ELLIPSIS, TextRenderer
from tests.table.conftest import Play


@pytest.mark.parametrize("size", [(480, 300), (960, 600)], ids=str)
@pytest.mark.parametrize("word", ["trump", "diamonds"])
def test_its_word_is_never_cut(
    play: Callable[..., Play], monkeypatch: pytest.MonkeyPatch, size: tuple[int, int], word: str
) -> None:
    p = play("democracy", 4, "trump", size=size)
    written, fit = list[str](), TextRenderer.fit

    def watch(self: TextRenderer, text: str, *told: object) -> object:
        fitted = fit(self, text, *told)  # type: ignore[arg-type]
        written.append(fitted[0])
        return fitted

    monkeypatch.setattr(TextRenderer, "fit", watch)
    sprites = CachedSprites(p.theme, p.raster)
    centre = Centre(CentreKind.SUIT, 1, word)
    box = Box(40, 20, 5, 8)
    sprite = trump_sign_sprite(sprites, p.view.current_layout, centre, False, box)
    assert sprite.picture.get_width() > 0
    assert written
    assert not [text for text in written if ELLIPSIS in text]
    middle = p.view.current_layout.frame.px(box).centerx
    assert abs(sprite.bounds().centerx - middle) <= 1
