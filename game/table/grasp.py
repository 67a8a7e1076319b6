"""The grasp: what the viewer holds or has picked, and where it may go; nothing is done here."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import pygame

from game.engine.action import Choice
from game.engine.cards import Card
from game.engine.zones import ZoneId
from game.table import drag as carried
from game.table import intent, things
from game.table.chooser import Chooser
from game.table.drag import Drag
from game.table.intent import Grip, Target
from game.table.pose import Pose
from game.table.sorting import Sorting
from game.table.sprite import CardSprite
from game.table.things import Thing, in_hand
from game.table.tray import Tray, meant
from game.table.whole import Table
from game.ui.dialog import Dialog


class Grasp:
    """What is picked, carried or asked, and what it could mean."""

    def __init__(self, table: Table, avoid: Callable[[], list[pygame.Rect]], tray: Tray) -> None:
        self.table = table
        self.choices: tuple[Choice, ...] = ()
        self.groups: list[list[Thing]] = []
        self.picked: list[Thing] = []
        self.drag: Drag | None = None
        self.chooser: Chooser | None = None
        self.dialog: Dialog | None = None
        self.hovered: Thing | None = None
        self.dropped: tuple[CardSprite, Pose] | None = None
        """A card that was let go where several choices fit; it waits there for the answer."""
        self.sorting = Sorting(table)
        self._along: Choice | None = None
        """What is done if the card in the hand is let go where only its group may go."""
        self.tray = tray
        self._seen: ZoneId | None = None
        """The heap that was looked through last."""
        self._avoid = avoid

    def refresh(self) -> None:
        """Looks for things again after the table changed."""
        self.groups = things.reachable(self.table.stage, self.table.layout_, self.choices)
        names = {thing.name for group in self.groups for thing in group}
        if self.hovered is not None and self.hovered.name not in names:
            self.hovered = None

    def at(self, pos: tuple[int, int]) -> Thing | None:
        """The thing under a point."""
        return things.at(self.groups, pos)

    def promised(self) -> Choice | None:
        """What would be said about the card in the hand, if it is let go over a rim now."""
        drag = self.drag
        if drag is None or drag.best not in drag.rims:
            return None
        return self.fitting(drag.thing, drag.best)

    def fitting(self, thing: Thing, target: Target | None) -> Choice | None:
        """What letting go of *thing*, and all that goes with it, at *target* would mean."""
        found = [] if target is None else intent.candidates(self._grip(thing), self.choices)
        return next((c for c in found if not c.refused and intent.aim(c) == target), None)

    def gathers(self, thing: Thing) -> bool:
        """Whether it is a card that may be played together with others."""
        card = next(iter(thing.grip.cards), None)
        return (
            card is not None and thing.grip.touch is None and in_hand(thing)
            and (self.tray.asked or intent.begins(card, self.choices))
        )  # fmt: skip

    def open_places(self) -> dict[Target, pygame.Rect]:
        """Where what is picked may go: a click there does it."""
        if not self.picked or self.dropped is not None or self.tray.asked:
            return {}
        return self._areas(self._grip(self.picked[-1]))

    def _areas(self, grip: Grip) -> dict[Target, pygame.Rect]:
        """Where *grip* may be let go, in pixels."""
        found = {}
        tray = self.tray.place(self.table.layout_) if grip.near is not None else None
        for target in [tray] if tray is not None else intent.targets(grip, self.choices):
            layout = self.table.layout_
            area = carried.area(layout, target) if tray is None else self.tray.area(layout)
            if area is not None:
                found[target] = area
        return found

    def _grip(self, thing: Thing) -> Grip:
        """What is held: a picked card brings the others along, and so does one that fits them."""
        cards: set[Card] = set(thing.grip.cards)
        if thing.grip.touch is None and thing.sprite is not None:
            for one in self.picked:
                cards |= one.grip.cards
            mine = any(one.name == thing.name for one in self.picked)
            both = Grip(frozenset(cards), near=thing.grip.near)
            if not mine and not intent.candidates(both, self.choices):
                cards = set(thing.grip.cards)
        return Grip(frozenset(cards), thing.grip.touch, thing.sprite is None, thing.grip.near)

    def _collects(self, thing: Thing) -> bool:
        """Whether a card of the hand goes to the tray before it is played."""
        return self.tray.asked and in_hand(thing) and thing.grip.touch is None

    def _meant(self, found: Sequence[Choice]) -> Sequence[Choice]:
        """Those of *found* that the cards on the tray mean as they lie."""
        cards = [card for one in self.picked for card in one.grip.cards]
        return meant(found, cards) if self.tray.asked else found
