"""Table gestures: what a hand does at a table to see what opens; nothing is decided by it."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from random import Random
from types import MappingProxyType
from typing import TypeAlias

import pygame
from gallery.camera import Camera

from cover_check.random_positions import press
from game.app.play.play_scene import PlayScene
from game.table.gestures.dragging import drop_places
from game.table.gestures.intent import drop_target
from game.ui.accessible_node import AccessibleNode

NEWS = "The deck is empty: the discards are shuffled and lie there anew."
"""A sentence as long as most that a toast shows."""
ANSWER = "The match could not be saved: the disk is full. What is played now may be lost."
"""The same for one that is shown on any screen."""
SPOKEN = ("No.", "I doubt that!", "I promise eleven.", "You have played that card before, I think.")
REST = 6
"""So many steps of a tenth of a second until what was opened has come to rest."""
FORGOTTEN = 6.0
"""Seconds after which no sentence hangs over the table any more."""
PICKED = 4
"""Cards that are picked together, at most."""
STEPS = 5


class TableHand:
    """A hand at the table of *scene*: what it does is taken back by :meth:`let_go`."""

    def __init__(self, camera: Camera, scene: PlayScene) -> None:
        """Begin with nothing opened."""
        self.camera = camera
        self.scene = scene
        self.decided = False
        """Whether the gesture was a decision, which is not made here."""
        self._on_choice = scene.view.on_choice

    def do(self, name: str, rng: Random) -> bool:
        """Do what is called *name*, by *rng*; False if that is not possible now."""
        self.decided = False
        self.scene.view.on_choice = self._decide
        done = GESTURES[name](self, rng)
        if done and name not in ("toast", "answer", "speech"):
            self.wait(REST)
        return done and not self.decided

    def let_go(self) -> None:
        """Close what was opened, and offer again what was offered before."""
        view = self.scene.view
        view.mouse.cancel()
        view.gestures.flow.cancel()
        view.hud.speech_bubbles.clear()
        view.hud.tip = None
        self.move((1, 1))
        self.scene.event_feed.offer_again()
        view.on_choice = self._on_choice
        self.camera.stage.pass_time(FORGOTTEN)

    def wait(self, steps: int) -> None:
        """Let some tenths of a second pass."""
        for _ in range(steps):
            self.camera.stage.pass_time(0.1)

    def click(self, at: tuple[int, int]) -> None:
        """Press and release the button."""
        for kind in (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP):
            self.camera.stage.event(pygame.event.Event(kind, pos=at, button=1))

    def move(self, at: tuple[int, int], held: bool = False) -> None:
        """Move the pointer."""
        told = {"pos": at, "rel": (0, 0), "buttons": (int(held), 0, 0), "touch": False}
        self.camera.stage.event(pygame.event.Event(pygame.MOUSEMOTION, told))

    def hand_cards(self, legal: bool) -> list[AccessibleNode]:
        """The cards of the viewer's hand with which something, or nothing, may be done."""
        told = (thing for thing in self.camera.stage.describe() if thing.role == "card")
        found = [thing for thing in told if thing.value.split(", ")[0] == "hand"]
        return [thing for thing in found if ("legal" in thing.value.split(", ")) == legal]

    def _decide(self, choice: object) -> None:
        self.decided = True


def _pick(hand: TableHand, rng: Random) -> bool:
    """Pick one card."""
    return _pick_some(hand, rng, 1)


def _pick_several(hand: TableHand, rng: Random) -> bool:
    """Pick cards that may go together."""
    return _pick_some(hand, rng, rng.randint(2, PICKED))


def _pick_some(hand: TableHand, rng: Random, number: int) -> bool:
    places = rng.sample(range(60), 60)
    for place in places[:number]:
        cards = hand.hand_cards(legal=True)
        if not cards:
            return False
        hand.click(_on_card(cards[place % len(cards)].rect))
        hand.wait(2)
        if hand.decided:
            return False
    return True


def _refuse(hand: TableHand, rng: Random) -> bool:
    """Click a card with which nothing may be done: the status line says why."""
    cards = hand.hand_cards(legal=False)
    if cards:
        hand.click(_on_card(rng.choice(cards).rect))
    return bool(cards)


def _focus(hand: TableHand, rng: Random) -> bool:
    """Go through some of what the keyboard reaches."""
    for _ in range(rng.randint(1, 12)):
        press(hand.camera, pygame.K_TAB)
    return True


def _tooltip(hand: TableHand, rng: Random) -> bool:
    """Rest with the pointer on a thing that has a tip."""
    things = [thing for thing in hand.camera.stage.describe() if thing.rect.width]
    for thing in rng.sample(things, len(things)):
        hand.move(thing.rect.center)
        hand.wait(REST)
        if hand.scene.view.frame().hud.tooltip is not None:
            return True
    return False


def _drag(hand: TableHand, rng: Random) -> bool:
    """Hold a card over the place where it may go."""
    view = hand.scene.view
    for choice in rng.sample(offered := hand.scene.session.hot_seat.choices(), len(offered)):
        sprite = view.model.sprite_of(choice.action.cards[0]) if choice.action.cards else None
        area = drop_places.drop_area(view.current_layout, drop_target(choice))
        if choice.refused is None and sprite is not None and area is not None:
            start = _on_card(sprite.rect)
            press_at = pygame.event.Event(pygame.MOUSEBUTTONDOWN, pos=start, button=1)
            hand.camera.stage.event(press_at)
            for step in range(1, STEPS + 1):
                x, y = (
                    a + (b - a) * step // STEPS for a, b in zip(start, area.center, strict=True)
                )
                hand.move((x, y), held=True)
                hand.wait(1)
            return view.gestures.selection.drag is not None
    return False


def _toast(hand: TableHand, rng: Random) -> bool:
    """Show news."""
    hand.scene.view.toast(NEWS)
    hand.wait(5)
    return True


def _answer(hand: TableHand, rng: Random) -> bool:
    """Show a sentence of the program."""
    hand.camera.context.say(ANSWER, at_once=True)
    hand.wait(5)
    return True


def _speak(hand: TableHand, rng: Random) -> bool:
    """Let up to three players say something."""
    seats = range(len(hand.scene.view.people))
    for seat in rng.sample(seats, min(3, len(seats))):
        hand.scene.view.hud.speech_bubbles.say(seat, rng.choice(SPOKEN))
    hand.wait(2)
    return True


def _on_card(rect: pygame.Rect) -> tuple[int, int]:
    """Where a hand takes a card of a fan: its left side, which no neighbour covers."""
    return rect.left + rect.width // 5, rect.top + rect.height // 3


Gesture: TypeAlias = Callable[[TableHand, Random], bool]
GESTURES: Mapping[str, Gesture] = MappingProxyType(
    {
        "picked": _pick,
        "picked together": _pick_several,
        "refused": _refuse,
        "focus": _focus,
        "tooltip": _tooltip,
        "drag": _drag,
        "toast": _toast,
        "answer": _answer,
        "speech": _speak,
    }
)
"""What can be done at a table, by name."""
