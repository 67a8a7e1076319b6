"""The least a pygame-ce program can do for a first frame: open a window, fill it, say so."""

from __future__ import annotations

import pygame

pygame.display.init()
window = pygame.Window("bench", (1280, 720))
window.get_surface().fill((24, 92, 58))
window.flip()
print("first frame", flush=True)
