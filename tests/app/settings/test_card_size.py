"""The size of the cards in the hand: it holds at once, and nothing is covered by larger ones."""

from __future__ import annotations

import json
from pathlib import Path

import pygame
import pytest

from game.app.scenes.routes import SettingsRoute
from game.shelf import SHELF
from game.store.paths import user_paths
from game.table.cards.card_sprite import CardSprite
from game.table.cards.corner_indices import index_rects
from tests.app.driver.app_driver import Pilot, begin, flying

WINDOWS = [(960, 600, 1.0), (1280, 720, 2.0), (2560, 1440, 1.0)]


def hand(pilot: Pilot) -> list[CardSprite]:
    model = pilot.play.view.model
    zones = pilot.play.view.current_layout.own_hand_zones
    return [one.sprite for zone in zones for one in model.zones.get(zone, [])]


def width(pilot: Pilot) -> float:
    return hand(pilot)[0].rest_pose.wide


def choose(pilot: Pilot, size: str) -> None:
    """Open the settings at the table, choose a size with the mouse, and come back."""
    pilot.context.open(SettingsRoute("Cards"))
    pilot.settle()
    group = pilot.find("Size of the cards in the hand").rect
    options = [t for t in pilot.things() if t.role == "option" and t.label == size]
    pilot.click_at(min(options, key=lambda t: abs(t.rect.centery - group.centery)).rect.center)
    pilot.key(pygame.K_ESCAPE)
    assert pilot.scene == "play"


def test_it_holds_at_the_running_table_and_is_kept(tmp_path: Path) -> None:
    with flying(tmp_path) as pilot:
        begin(pilot, "pitch")
        sizes = {"Usual": width(pilot)}
        for size in ("Large", "Small", "Usual"):
            choose(pilot, size)
            sizes.setdefault(size, width(pilot))
            assert width(pilot) == sizes[size]
        assert sizes["Small"] < sizes["Usual"] < sizes["Large"]
        choose(pilot, "Large")
    kept = json.loads(user_paths(tmp_path).settings.read_text())
    assert kept["card_size"] == "large"


@pytest.mark.parametrize("game", list(SHELF))
@pytest.mark.parametrize("size", ["small", "large"])
def test_the_hand_covers_no_sign_and_no_button(tmp_path: Path, game: str, size: str) -> None:
    windows = WINDOWS if size == "large" else WINDOWS[:1]  # smaller cards cover less
    for number, (wide, tall, text) in enumerate(windows):
        folder = tmp_path / str(number)
        changes = {"card_size": size, "text_scale": text, "width": wide, "height": tall}
        with flying(folder, **changes, hints=False) as pilot:
            begin(pilot, game, SHELF[game].open().seats)
            view = pilot.play.view
            layout = view.current_layout
            kept = [view.hud.status_rect, view.sort_button.rect]
            kept += [each.rect for each in view.hud.tools.standing()]
            kept += [each.rect for each in view.action_buttons.buttons.widgets]
            kept.append(layout.frame.px(layout.chairs[layout.bottom].box))
            window = pygame.Rect(0, 0, wide, tall)
            for sprite in hand(pilot):
                shown = pygame.Rect(sprite.rest_rect).clip(window)
                assert shown.height > 0.85 * sprite.rest_rect.height
                met = [place for place in kept if place.width and place.colliderect(shown)]
                assert not met, f"{sprite.card} lies on {met} at {wide} x {tall}, {text}"
            assert all(window.contains(rect) for rect in index_rects(view.model))
