"""The least a pygame-ce program can do for the measured picture."""

from __future__ import annotations

from collections.abc import Callable

import pygame

from benchmarks.card_places import CARDS, MOVING, card_size, moving, open_window, resting

CLOTH = (24, 92, 58)
STEP = 3
"""Degrees between two turned pictures."""


def bare(size: tuple[int, int]) -> Callable[[int], None]:
    """A frame without things or bookkeeping.

    A still layer holds the resting cards; turned pictures are made beforehand.
    """
    window, screen = open_window(size)
    shadow, face = card_pictures(card_size(size))
    turned = {
        step: [
            pygame.transform.rotozoom(picture.convert_alpha(), step * STEP, 1)
            for picture in (shadow, face)
        ]
        for step in range(-9, 10)
    }
    layer = resting_layer(size, shadow, face)
    screen.blit(layer, (0, 0))
    before: list[pygame.Rect] = []

    def frame(count: int) -> None:
        for area in before:
            screen.blit(layer, area, area)
        before.clear()
        for number in range(MOVING):
            pose = moving(number, count, size)
            below, above = turned[round(pose.angle / STEP)]
            first = screen.blit(below, below.get_rect(center=(pose.x + 6, pose.y + 12)))
            second = screen.blit(above, above.get_rect(center=(pose.x, pose.y)))
            before.append(first.union(second))
        window.flip()

    return frame


def card_pictures(size: tuple[int, int]) -> tuple[pygame.Surface, pygame.Surface]:
    """The shadow and the face of a card of this *size*, in pixels."""
    wide, tall = size
    face = pygame.Surface(size, pygame.SRCALPHA)
    pygame.draw.rect(face, (250, 246, 235), face.get_rect(), border_radius=wide // 16)
    pad = tall // 12
    shadow = pygame.Surface((wide + 2 * pad, tall + 2 * pad), pygame.SRCALPHA)
    pygame.draw.rect(shadow, (0, 0, 0, 110), (pad, pad, wide, tall), border_radius=wide // 16)
    return pygame.transform.box_blur(shadow, max(2, pad // 2)), face


def resting_layer(
    size: tuple[int, int], shadow: pygame.Surface, face: pygame.Surface
) -> pygame.Surface:
    """The cloth with all cards that do not move."""
    layer = pygame.Surface(size).convert()
    layer.fill(CLOTH)
    for number in range(CARDS - MOVING):
        pose = resting(number, size)
        layer.blit(shadow, shadow.get_rect(center=(pose.x + 3, pose.y + 5)))
        layer.blit(face, face.get_rect(center=(pose.x, pose.y)))
    return layer
