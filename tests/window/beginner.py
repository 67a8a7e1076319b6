"""A beginner at the table: drags a card that may be played, and when told why not, clicks."""

import re
from collections import Counter
from pathlib import Path
from typing import NamedTuple

from tests.window.real_window import Frame, Program, Seen

SPOTS = {"felt": (0.5, 0.42), "rim": (0.5, 0.6), "beside": (0.115, 0.84)}
"""Where a beginner lets a card go: in the middle, before himself, beside himself; in parts of the
window."""

REASON = 1.0
"""Seconds within which a dropped card is taken, or a reason is given; after that it just lies."""

NOT_A_CHOICE = {"Menu", "Hint", "Take back", "Do again", "log", "Sound"}
"""Buttons at the edge of the table, which decide nothing in the game."""

SORTS = "Sort by"
"""What the buttons begin with that only sort the hand."""

LOCK = "Lock in"
"""What the button begins with that says that what lies on the tray may be played."""

WON = re.compile(r".+ wins?!")


MISSES = 1
"""Cards that come back from a place before it is not tried any more."""

TRIES = 4
"""Places tried with one card."""

SEVERAL = 8
"""Cards picked together at most."""


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
    """The labels of the cards in the viewer's hand, however they are sorted."""
    return sorted(thing.label for thing in frame.tree if in_hand(thing))


def in_hand(thing: Seen) -> bool:
    """Whether *thing* is a card of the viewer's own hand."""
    words = thing.value.split(", ")
    return thing.role == "card" and words[0] == "hand" and thing.label != "face-down card"


def playable(frame: Frame) -> list[Seen]:
    """The cards of the viewer's hand that may be played."""
    return [thing for thing in frame.tree if in_hand(thing) and "legal" in thing.value.split(", ")]


def picked(frame: Frame) -> list[Seen]:
    """The cards of the viewer's hand that are held out, or lie on the tray."""
    return [thing for thing in frame.tree if in_hand(thing) and "picked" in thing.value.split(", ")]


def lying(frame: Frame) -> list[Seen]:
    """The open cards on the table that mean something to the viewer."""
    cards = [thing for thing in frame.tree if thing.role == "card" and not in_hand(thing)]
    return [thing for thing in cards if "legal" in thing.value.split(", ")]


def places(frame: Frame) -> dict[str, tuple[int, int]]:
    """Cards on the table a card could be laid on, by the names of their places."""
    cards = [thing for thing in frame.tree if thing.role == "card" and not in_hand(thing)]
    return {
        ", ".join(thing.value.replace(", legal", "").split(", ")[:2]): thing.middle
        for thing in cards
        if not thing.value.startswith("hand, ")
    }


def buttons(frame: Frame) -> list[Seen]:
    """What can be chosen by a button now."""
    return [
        thing
        for thing in frame.tree
        if thing.role == "button"
        and thing.enabled
        and thing.label not in NOT_A_CHOICE
        and not thing.label.startswith(SORTS)
    ]


def mine(frame: Frame) -> bool:
    """Whether the viewer is to decide and can."""
    told = [thing.value for thing in frame.tree if (thing.role, thing.label) == ("seat", "You")]
    return (
        frame.scene == "play"
        and any("decides" in value for value in told)
        and bool(playable(frame) or buttons(frame) or lying(frame) or picked(frame))
    )


def locking(frame: Frame) -> Seen | None:
    """The button that plays what lies on the tray, if that may be played."""
    return next((button for button in buttons(frame) if button.label.startswith(LOCK)), None)


def labels(frame: Frame) -> set[str]:
    """What the buttons say."""
    return {button.label for button in buttons(frame)}


def over(frame: Frame) -> bool:
    """Whether the sheet of a finished match is shown."""
    return frame.scene == "score" and frame.find("New match", "button") is not None


class Beginner:
    """A beginner who plays one match by mouse, keeping pictures on the way."""

    def __init__(self, program: Program, name: str, pictures: Path) -> None:
        self.program = program
        self.name = name
        self.pictures = pictures
        self.decisions = 0
        self.drags = 0
        """Cards that were laid down by a drag."""
        self._liked: list[str] = []
        """Places where cards went, the last one first."""
        self._barren: Counter[str] = Counter()
        """How often a card came back from a place."""
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
        cards = playable(frame)
        # Cards on a tray that fill a box are locked in before more of them are laid there.
        sure = frame.find("Yes", "button") or locking(frame)
        if sure:
            self._press(sure, frame)
        elif cards and (self._drag(self._any(cards), frame) or self._gather()):
            return
        elif buttons(frame):
            self._press(frame.find("Pass", "button") or buttons(frame)[0], frame)
        elif lying(frame):
            self._click(lying(frame)[0], frame)
        else:
            self._take_back(frame)

    def _take_back(self, frame: Frame) -> None:
        """Take all cards back that were picked and fill nothing."""
        while picked(frame):
            self._click(picked(frame)[0], frame)
            frame = self.asked()

    def _any(self, cards: list[Seen]) -> Seen:
        """One of *cards*, now this, now that."""
        return cards[self.decisions * 7 % len(cards)]

    def _press(self, button: Seen, before: Frame) -> None:
        """Click a button and see that something came of it."""
        was = position(before)
        self.program.click_at(button.middle)
        self.program.later(lambda seen: position(seen) != was, f"what {button.label!r} does")

    def _drag(self, card: Seen, before: Frame) -> bool:
        """Drag *card* where cards went before, or to the middle of the felt; False if it came back.

        Where that was wrong, it is tried on the cards on the table, once for each kind of place.
        """
        width, height = self.program.hands.size(self.program.window)
        spots = {n: (round(width * x), round(height * y)) for n, (x, y) in SPOTS.items()}
        found = {**spots, **places(before)}
        tried = [place for place in [*self._liked, *found] if place in found]
        tried = [place for place in dict.fromkeys(tried) if self._barren[place] < MISSES]
        for place in tried[:TRIES]:
            self.program.drag(card.middle, found[place])
            was = hand(before)
            taken = self._taken(before)
            if not taken:
                before = self.asked()
                # A busy machine may take the card only after the moment a reason is waited for.
                taken = hand(before) != was
            if taken:
                self._laid(place)
                return True
            self._barren[place] += 1
            again = next((each for each in playable(before) if each.label == card.label), None)
            if again is None:
                return True
            card = again
        return False

    def _laid(self, place: str) -> None:
        """Note that a card was laid down at *place* by a drag."""
        self.drags += 1
        self._liked = [place, *(each for each in self._liked if each != place)]

    def _taken(self, before: Frame) -> bool:
        """Whether what was done has become a decision; a question that opens is answered."""
        prompt, held, known = position(before).prompt, hand(before), labels(before)
        frame = self.program.perhaps(
            lambda seen: (
                hand(seen) != held
                or not mine(seen)
                or position(seen).prompt != prompt
                or labels(seen) != known
            ),
            REASON,
        )
        if frame is None:
            return False
        asked = [button for button in buttons(frame) if button.label not in known]
        if frame.find("Yes", "button"):
            return True
        if asked and hand(frame) == held:
            self._press(asked[self.decisions % len(asked)], frame)
            return True
        if hand(frame) != held or not mine(frame):
            return True
        self.refusals += position(frame).prompt
        return False

    def _gather(self) -> bool:
        """Pick card after card until something may be done with them, and do it."""
        for _ in range(SEVERAL):
            frame = self.asked()
            lock = locking(frame)
            if lock:
                self._press(lock, frame)
                return True
            free = [card for card in playable(frame) if "picked" not in card.value.split(", ")]
            if not free:
                return False
            self.program.click_at(free[0].middle)
            if self._carried(frame, free[0]) or self._taken(frame):
                return True
        return False

    def _carried(self, before: Frame, card: Seen) -> bool:
        """Whether several picked cards could be laid down together, before oneself."""
        held, known = hand(before), labels(before)
        frame = self.program.perhaps(lambda seen: labels(seen) - known != set(), REASON / 3)
        if frame is None or self._barren["several"] >= MISSES:
            return False
        width, height = self.program.hands.size(self.program.window)
        x, y = SPOTS["rim"]
        self.program.drag(card.middle, (round(width * x), round(height * y)))
        frame = self.program.perhaps(
            lambda seen: hand(seen) != held or not mine(seen) or bool(seen.find("Yes", "button")),
            REASON,
        )
        if frame is None:
            self._barren["several"] += 1
            return False
        self.drags += 1
        return True

    def _click(self, card: Seen, before: Frame) -> None:
        """Click a card on the table: that says all."""
        was = position(before)
        self.program.click_at(card.middle)
        self.program.later(lambda seen: position(seen) != was, f"what {card.label!r} does")
