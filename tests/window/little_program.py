"""A tiny program that reports as the game does: one card to drag, one button, a name that moves."""

import argparse
import json
from pathlib import Path

import pygame

CARD = (120, 168)


def tree(card: pygame.Rect, pressed: bool) -> list[dict[str, object]]:
    """What is on the screen."""
    things = [("card", "Ace of hearts", "", card), ("button", "Pass", str(pressed), BUTTON)]
    return [
        {"role": role, "label": label, "value": value, "rect": list(rect), "enabled": True}
        for role, label, value, rect in things
    ]


BUTTON = pygame.Rect(700, 500, 160, 60)


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--report", type=Path, required=True)
    report = parser.parse_args().report
    pygame.display.init()
    window = pygame.Window("little table", (960, 640), resizable=True)
    screen = window.get_surface()
    card, held, pressed, keys = pygame.Rect((60, 400), CARD), False, False, ""
    clock = pygame.time.Clock()
    while True:
        for event in pygame.event.get():
            if event.type == pygame.QUIT:
                return
            if event.type == pygame.MOUSEBUTTONDOWN:
                held = card.collidepoint(event.pos)
                pressed = pressed or BUTTON.collidepoint(event.pos)
            elif event.type == pygame.MOUSEBUTTONUP:
                held = False
            elif event.type == pygame.MOUSEMOTION and held:
                card.move_ip(event.rel)
            elif event.type == pygame.KEYDOWN:
                keys += event.unicode
        screen.fill((18, 84, 54))
        screen.fill((230, 200, 40), BUTTON)
        screen.fill((250, 250, 250), card)
        window.flip()
        told = {"scene": f"table{keys}", "tree": tree(card, pressed), "moving": held}
        with report.open("a", encoding="utf-8") as lines:
            lines.write(json.dumps(told) + "\n")
        clock.tick(60)


if __name__ == "__main__":
    main()
