"""Letters at the table: they grow with the text size in all games, as far as there is room."""

from __future__ import annotations

from collections.abc import Callable

import pygame
import pytest

from game.contract.variants import seated
from game.shelf import SHELF
from game.table.labels.zone_captions import caption_text
from game.table.layout.text_room import call_height
from game.table.seats.name_plate_picture import paint_call_tag
from game.ui.preferences import Preferences
from game.ui.text.text_renderer import Colour, TextRenderer, TextStyle
from game.ui.units import Units
from tests.table.conftest import Play

SIZES = [(1280, 720), (1920, 1080)]
TEXTS = (1.0, 1.4, 2.0)


@pytest.fixture
def painted(monkeypatch: pytest.MonkeyPatch) -> dict[str, int]:
    """The size in pixels of the letters of every line that was painted since."""
    sizes: dict[str, int] = {}
    render = TextRenderer.render

    def noted(self: TextRenderer, text: str, style: TextStyle, colour: Colour) -> pygame.Surface:
        sizes[text] = max(sizes.get(text, 0), style.px)
        return render(self, text, style, colour)

    monkeypatch.setattr(TextRenderer, "render", noted)
    return sizes


def at_scales(table: Play, size: tuple[int, int], painted: dict[str, int]) -> list[dict[str, int]]:
    """The letters of all that is painted at the table at each text size."""
    found = []
    for text in TEXTS:
        table.theme.resize(Units(*size), Preferences(speed=0, text_scale=text))
        table.view.layout(size)
        table.show()
        table.offer()
        table.settle()
        painted.clear()
        table.paint()
        found.append(dict(painted))
    return found


def grow(letters: list[dict[str, int]], words: str) -> bool:
    """Whether *words* are larger at each larger text size."""
    small, larger, largest = (
        max((px for text, px in each.items() if text.startswith(words)), default=0)
        for each in letters
    )
    return 0 < small < larger < largest


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("game", SHELF)
def test_words_at_the_table_follow_the_text_size(
    game: str, size: tuple[int, int], play: Callable[..., Play], painted: dict[str, int]
) -> None:
    most = seated(game)[-1]
    table = play(game, most.seats, "sizes", size=size, options=most.options)
    table.until_my_turn()
    letters = at_scales(table, size, painted)
    layout, counts = table.view.current_layout, table.view.model.zones
    assert all(grow(letters, f"Player {seat}") for seat in range(1, most.seats)), "name plates"
    captions = [
        caption_text(slot.look, len(counts.get(zone, ())))
        for zone, slot in layout.slots.items()
        if slot.caption is not None
    ]
    assert all(grow(letters, words) for words in captions if words), "words under piles"
    pill = table.view.frame().hud.prompt
    assert pill is not None
    asked = [sum(px for line, px in each.items() if line in pill.label) for each in letters]
    assert asked[0] < asked[1], "status line"
    shown = [button.label for button in table.view.action_buttons.buttons.widgets]
    assert all(letters[0].get(w, 0) <= letters[1].get(w, 0) for w in shown if w in letters[1])


@pytest.mark.parametrize("text", TEXTS)
def test_the_worth_of_a_meld_is_on_paper_as_wide_as_its_words(
    play: Callable[..., Play], painted: dict[str, int], text: float
) -> None:
    """The paper cannot grow in height; with letters that stop there it must not grow in width."""
    table = play("indian_chief", 8, "sizes", size=(960, 600))
    table.theme.resize(Units(960, 600), Preferences(speed=0, text_scale=text))
    table.view.layout((960, 600))
    layout = table.view.current_layout
    zone = next(iter(layout.slots))
    slips = table.view.hud.floating_scores
    slips.show_score(zone, "Beggar Man 14")
    sprite = slips.drawn(layout, {zone: 2}, ())[0]
    assert sprite.picture
    letters = table.theme.style("plate")._replace(px=painted["Beggar Man 14"])
    words = table.theme.type.size("Beggar Man 14", letters)[0]
    assert sprite.rect.width <= words + table.theme.units(2.4)


@pytest.mark.parametrize("scales", [(1.4, 1.0), (2.0, 1.0), (2.0, 1.6)], ids=str)
def test_what_was_called_hangs_under_the_name_and_not_over_it(
    play: Callable[..., Play], scales: tuple[float, float]
) -> None:
    text, interface = scales
    table = play("sinful_gibbon", 7, "sizes", size=(960, 600))
    preferences = Preferences(speed=0, text_scale=text, ui_scale=interface)
    table.theme.resize(Units(960, 600), preferences)
    table.view.layout((960, 600))
    layout, frame = table.view.current_layout, table.view.current_layout.frame
    plate = frame.px(layout.chairs[0].plate)
    under = round((call_height(layout.text) + 0.4) * frame.u)
    sheet = pygame.Surface((frame.size[0], plate.bottom + under), pygame.SRCALPHA)
    paint_call_tag(table.view.hud.sprites, sheet, "6♥", plate)
    painted = sheet.get_bounding_rect()
    assert painted.height
    assert painted.top >= plate.bottom - frame.u / 2
