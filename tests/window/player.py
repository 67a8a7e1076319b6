"""A beginner at the table: drags a card that may be played, and when told why not, clicks."""

import re
from pathlib import Path
from typing import NamedTuple

from tests.window.harness import Frame, Program, Seen

FELT = (0.5, 0.42)
"""The middle of the table, in parts of the window."""

REASON = 4.0
"""Seconds within which a dropped card is taken, or a reason is given; after that it just lies."""

NOT_A_CHOICE = {"log", "menu"}
"""Buttons of the screen that decide nothing in the game."""

WON = re.compile(r".+ wins?!")


class Position(NamedTuple):
    """What decides whether something happened: the words of the table, without its motion."""

    scene: str
    prompt: tuple[str, ...]
    cards: tuple[tuple[str, str], ...]
    points: tuple[str, ...]


def position(frame: Frame) -> Position:
    """The position that *frame* shows."""
    return Position(
        frame.scene,
        tuple(thing.label for thing in frame.tree if thing.role in ("status", "dialog")),
        tuple(sorted((thing.label, thing.value) for thing in frame.tree if thing.role == "card")),
        tuple(thing.value for thing in frame.tree if thing.role in ("score", "seat")),
    )


def hand(frame: Frame) -> list[str]:
    """The labels of the cards in the viewer's hand."""
    return [thing.label for thing in frame.tree if in_hand(thing)]


def in_hand(thing: Seen) -> bool:
    """Whether *thing* is a card of the viewer's own hand."""
    words = thing.value.split(", ")
    return thing.role == "card" and words[0] == "hand" and thing.label != "face-down card"


def playable(frame: Frame) -> list[Seen]:
    """The cards of the viewer's hand that may be played."""
    return [thing for thing in frame.tree if in_hand(thing) and "legal" in thing.value.split(", ")]


def buttons(frame: Frame) -> list[Seen]:
    """What can be chosen by a button now."""
    return [
        thing
        for thing in frame.tree
        if thing.role == "button" and thing.enabled and thing.label not in NOT_A_CHOICE
    ]


def mine(frame: Frame) -> bool:
    """Whether the viewer is to decide and can."""
    told = [thing.value for thing in frame.tree if (thing.role, thing.label) == ("seat", "You")]
    return (
        frame.scene == "play"
        and any("decides" in value for value in told)
        and bool(playable(frame) or buttons(frame))
    )


def over(frame: Frame) -> bool:
    """Whether the sheet of a finished match is shown."""
    return frame.scene == "score" and frame.find("New match", "button") is not None


class Beginner:
    """Plays one match by mouse, keeping pictures on the way."""

    def __init__(self, program: Program, name: str, pictures: Path) -> None:
        self.program = program
        self.name = name
        self.pictures = pictures
        self.decisions = 0
        self.refusals: list[str] = []
        """The sentences heard after a card was dropped where it may not go."""

    def shot(self, moment: str) -> None:
        """Keep a picture of this *moment*."""
        self.program.shot(f"{self.name}_{moment}", self.pictures)

    def from_the_title(self, game: str) -> None:
        """Choose *game* on the shelf, and deal."""
        program = self.program
        program.scene("title")
        self.shot("title")
        program.click("Choose a game", "button")
        program.scene("shelf")
        self.shot("shelf")
        program.click(game, "box")
        program.scene("setup")
        self.shot("setup")
        program.click("Deal", "button")

    def asked(self) -> Frame:
        """The next frame in which the viewer decides, or a sheet lies on the table."""
        return self.program.settled(
            lambda frame: mine(frame) or frame.scene == "score", "a decision", patience=90
        )

    def play(self, most: int) -> Frame:
        """Decide up to *most* times, or until the match is over; the last frame."""
        frame = self.asked()
        for _ in range(most):
            if over(frame):
                return frame
            if frame.scene == "score":
                self.program.click("Next", "button")
                self.program.later(lambda seen: seen.scene == "play", "the table again")
            else:
                self.decide(frame)
            frame = self.asked()
        return frame

    def decide(self, frame: Frame) -> None:
        """Take one decision and wait until the table has taken it in."""
        self.decisions += 1
        cards, sure = playable(frame), frame.find("Yes", "button")
        if sure:
            self._press(sure, frame)
        elif not cards:
            self._press(buttons(frame)[0], frame)
        elif not self._drag(cards[0], frame):
            self._click(cards[0].label)

    def _press(self, button: Seen, before: Frame) -> None:
        """Click a button and see that something came of it."""
        was = position(before)
        self.program.point(button.middle)
        self.program.hands.do("click", 1)
        self.program.later(lambda seen: position(seen) != was, f"what {button.label!r} does")

    def _drag(self, card: Seen, before: Frame) -> bool:
        """Drag *card* to the middle of the felt; False if it came back with a reason."""
        prompt, held = position(before).prompt, hand(before)
        width, height = self.program.hands.size(self.program.window)
        self.program.drag(card.middle, (round(width * FELT[0]), round(height * FELT[1])))
        frame = self.program.perhaps(
            lambda seen: hand(seen) != held or not mine(seen) or position(seen).prompt != prompt,
            REASON,
        )
        if frame is None:
            return False
        if hand(frame) != held or not mine(frame):
            return True
        self.refusals += position(frame).prompt
        return False

    def _click(self, label: str) -> None:
        """Click a card, then the first thing that may be done with it."""
        before = self.asked()
        known = {button.label for button in buttons(before)}
        self.program.click(label, "card")
        frame = self.program.later(
            lambda seen: any(button.label not in known for button in buttons(seen)),
            f"what may be done with {label!r}",
        )
        chosen = next(button for button in buttons(frame) if button.label not in known)
        self._press(chosen, frame)
