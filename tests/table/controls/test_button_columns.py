"""Two columns of buttons are read line by line, in the order in which they are offered."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pygame
import pytest

from game.shelf import SHELF
from game.table.controls.button_columns import place_in_columns
from game.table.layout.table_layout import LayoutInput, compute_layout
from game.ui.preferences import Preferences
from game.ui.theme import Theme
from game.ui.units import Units
from game.ui.widgets.button import Button
from game.ui.widgets.key_cap import KeyCap
from tests.games.pitch.tables import pitch, position
from tests.table.conftest import Play


def buttons(play: Callable[..., Play], lines: str) -> list[Button]:
    p = play("pitch", 4, position(pitch(), lines))
    p.show()
    p.offer()
    p.settle()
    return [b for b in p.view.action_buttons.buttons.widgets if isinstance(b, Button)]


def test_bids_of_the_dealer_are_read_in_their_order(play: Callable[..., Play]) -> None:
    found = buttons(play, "dealer: P1; bids: 3 pass pass; turn: P1")
    assert len(found) == 5
    read = sorted(found, key=lambda button: (button.rect.centery // 8, button.rect.x))
    assert [button.label for button in read] == [
        *("Pass", "Bid 2", "Steal with 3", "Bid 4", "Smudge")
    ]


def test_bids_side_by_side_have_letters_of_one_size(play: Callable[..., Play]) -> None:
    """Also the one that is too low now, whose outline is dashed."""
    tall = set()
    for button in buttons(play, "dealer: P2; bids: 2 pass; turn: P1"):
        if not button.label.startswith("Bid"):
            continue
        words, bare = (pygame.Surface((1280, 720)) for _ in range(2))
        button.paint(words)
        button.label = ""
        button.paint(bare)
        mask = pygame.mask.from_threshold(words, (0, 0, 0), (1, 1, 1), bare)
        mask.invert()
        boxes = mask.get_bounding_rects()
        tall.add(boxes[0].unionall(boxes[1:]).height)
    assert len(tall) == 1


DOUBTS = (
    ("Doubt Silver: 10+ was true", "Shift+2"), ("Doubt Soot: 11+", "Shift+3"),
    ("Doubt Rust: 12+", "Shift+4"), ("Random card", "R"),
)  # fmt: skip


@pytest.mark.parametrize("size", [(960, 600), (1280, 720), (1920, 1080), (2560, 1440)])
@pytest.mark.parametrize("count", [1, 2, 3, 4])
def test_a_column_has_letters_of_one_size_and_keys_clear_of_the_frame(
    size: tuple[int, int], count: int
) -> None:
    pygame.font.init()
    theme = Theme(Units(*size), Preferences())
    zones = SHELF["fire_gibbon"].open(4).zone_registry
    layout = compute_layout(LayoutInput(zones, 4, 0, gauge=True, size=size))
    found = [Button(theme, label, lambda: None, key=key) for label, key in DOUBTS[:count]]
    place_in_columns([1] * count, found, layout.actions, layout)
    assert len({button.letters for button in found}) == 1
    for button in found:
        with_cap, bare = (pygame.Surface(size) for _ in range(2))
        button.paint(with_cap)
        button.shortcut = ""
        button.label = " "
        button.paint(bare)
        mask = pygame.mask.from_threshold(with_cap, (0, 0, 0), (1, 1, 1), bare)
        mask.invert()
        inked = mask.get_bounding_rects()
        low = max(rect.bottom for rect in inked)
        assert button.words_area().bottom - low >= size[1] // 300


def words_and_keys(
    monkeypatch: pytest.MonkeyPatch,
    size: tuple[int, int],
    who: str = "Silver",
    count: int = len(DOUBTS),
    text: float = 1.0,
) -> Iterator[tuple[list[pygame.Rect], pygame.Rect]]:
    """Of each button of a column with long labels: where words are painted, and where its key."""
    pygame.font.init()
    theme = Theme(Units(*size), Preferences(text_scale=text))
    zones = SHELF["fire_gibbon"].open(4).zone_registry
    layout = compute_layout(LayoutInput(zones, 4, 0, gauge=True, size=size, text_scale=text))
    found = [Button(theme, label, lambda: None, key=key) for label, key in DOUBTS[:count]]
    found[0].label = found[0].label.replace("Silver", who)
    place_in_columns([1] * count, found, layout.actions, layout)
    caps: list[pygame.Rect] = []

    def noted(cap: KeyCap, _: pygame.Surface, __: str, middle: tuple[int, int]) -> None:
        place = pygame.Rect((0, 0), cap.size)
        place.center = middle
        caps.append(place)

    monkeypatch.setattr(KeyCap, "paint", noted)
    for button in found:
        words, bare = (pygame.Surface(size) for _ in range(2))
        button.paint(words)
        button.label, button.shortcut = " ", ""
        button.paint(bare)
        mask = pygame.mask.from_threshold(words, (0, 0, 0), (1, 1, 1), bare)
        mask.invert()
        if caps:  # the key is left out where that alone keeps the words whole
            yield mask.get_bounding_rects(), caps.pop()


@pytest.mark.parametrize("text", [1.0, 1.4, 2.0])
@pytest.mark.parametrize("size", [(960, 600), (1280, 720), (1920, 1080), (2560, 1440)])
@pytest.mark.parametrize("count", [1, 2, 3, 4])
@pytest.mark.parametrize("who", ["Silver", "Gipsy Gray", "Peggy von Gyllenskjöld"])
def test_words_and_key_never_touch(
    monkeypatch: pytest.MonkeyPatch, size: tuple[int, int], who: str, count: int, text: float
) -> None:
    """However long the label, and however low its letters hang: clear paper lies between."""
    for words, key in words_and_keys(monkeypatch, size, who, count, text):
        assert not any(key.inflate(2, 2).colliderect(each) for each in words)


@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080), (2560, 1440)])
def test_a_column_of_four_has_its_keys_beside_long_words(
    monkeypatch: pytest.MonkeyPatch, size: tuple[int, int]
) -> None:
    """A window of 1280x720 shows the same as a larger one, where two lines have room."""
    shown = list(words_and_keys(monkeypatch, size))
    assert len(shown) == len(DOUBTS)
    for words, key in shown:
        assert max(each.right for each in words) < key.left


@pytest.mark.parametrize(
    "size", [(960, 600), (1280, 720), (1920, 1080), (2560, 1440), (3840, 2160)]
)
def test_no_key_makes_the_words_beside_it_far_smaller(size: tuple[int, int]) -> None:
    pygame.font.init()
    theme = Theme(Units(*size), Preferences())
    place = pygame.Rect(0, 0, theme.units(11), round(theme.units.exact(3.2)))
    letters = []
    for key in ("", "O"):
        button = Button(theme, "Sort by rank", lambda: None, key=key)
        button.place(place)
        letters.append(button.letters)
    assert letters[1] >= 0.65 * letters[0]
