"""The hands: what the viewer holds, picks and lets go, and the choice that comes of it."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import pygame

from game.engine.action import Choice
from game.engine.cards import Card
from game.engine.zones import Spot
from game.table import beside, intent, things, tips
from game.table import drag as carried
from game.table.chooser import Chooser
from game.table.drag import Drag
from game.table.intent import Ask, Grip, Intent, Refuse, Target
from game.table.things import Thing, in_hand
from game.table.whole import Table
from game.ui.dialog import Answer, Dialog


class Hands:
    """Only one thing at a time is held, picked or asked."""

    def __init__(self, table: Table, avoid: Callable[[], list[pygame.Rect]]) -> None:
        self.table = table
        self.choices: tuple[Choice, ...] = ()
        self.groups: list[list[Thing]] = []
        self.picked: list[Thing] = []
        self.drag: Drag | None = None
        self.chooser: Chooser | None = None
        self.dialog: Dialog | None = None
        self.hovered: Thing | None = None
        self._avoid = avoid

    def offer(self, choices: Sequence[Choice]) -> None:
        """What may be done from now on."""
        self.cancel()
        self.choices = tuple(choices)
        self.refresh()

    def refresh(self) -> None:
        """Looks for things again after the table changed."""
        self.groups = things.reachable(self.table.stage, self.table.layout_, self.choices)
        names = {thing.name for group in self.groups for thing in group}
        if self.hovered is not None and self.hovered.name not in names:
            self.hovered = None

    def at(self, pos: tuple[int, int]) -> Thing | None:
        """The thing under a point."""
        return things.at(self.groups, pos)

    def hover(self, pos: tuple[int, int]) -> bool:
        """The hand is above a point; True if that changes anything."""
        thing = self.at(pos)
        if thing is None and self.hovered is not None and self._below(self.hovered, pos):
            return False
        before = self.hovered.name if self.hovered else None
        self.hovered = thing
        return before != (thing.name if thing else None)

    def take(self, thing: Thing, pos: tuple[int, int], now: tuple[int, int]) -> bool:
        """Lifts a thing taken at *pos* to carry it *now* there; False if it cannot be."""
        hand = in_hand(thing)
        if thing.sprite is None and thing.seat != self.table.layout_.bottom:
            return False
        if not hand and not things.known(thing, self.choices):
            return False
        self.chooser = None
        grip = self._grip(thing)
        places = {}
        for target in intent.targets(grip, self.choices):
            area = carried.area(self.table.layout_, target)
            if area is not None:
                places[target] = area
        slots = self.table.layout_.slots.items()
        edges = {zone for zone, slot in slots if slot.spec.spot is Spot.RIM}
        rims = frozenset(target for target in places if target.zone in edges)
        self.drag = Drag(thing, pos, places, self.table.theme.preferences.still, rims)
        self.drag.move(now)
        self.table.rearrange()
        return True

    def promised(self) -> Choice | None:
        """What would be said about the card in the hand, if it is let go over a rim now."""
        drag = self.drag
        if drag is None or drag.best not in drag.rims:
            return None
        found = intent.candidates(self._grip(drag.thing), self.choices)
        return next((c for c in found if not c.refused and intent.aim(c) == drag.best), None)

    def drop(self) -> None:
        """Opens the hand over whatever lies below."""
        drag, self.drag = self.drag, None
        if drag is None:
            return
        grip = self._grip(drag.thing)
        target = drag.best or self._barred_target(grip, drag)
        drag.end()
        if target is None:
            self.picked = []
            self.table.rearrange()
            return
        self._decide(Intent(grip, target), drag.thing)

    def click(self, thing: Thing, double: bool = False) -> None:
        """Picks a thing, or takes its only legal choice on a double click."""
        grip = Grip(plate=True) if thing.sprite is None else self._grip(thing)
        if thing.sprite is None:
            self._plate(thing)
            return
        card = next(iter(thing.grip.cards), None)
        if card is not None and thing.grip.touch is None and intent.begins(card, self.choices):
            self._toggle(thing)
            return
        choice = intent.only(grip, self.choices)
        if double and choice is not None:
            self.choose(choice)
            return
        if any(one.name == thing.name for one in self.picked):
            self.cancel()
            return
        self.cancel()
        if not things.known(thing, self.choices):
            if self.choices:
                self.table.refused(self.table.prompt, thing.sprite)
            return
        self._decide(Intent(grip, None), thing)

    def click_place(self, pos: tuple[int, int]) -> bool:
        """With something picked, a click on the place where it may go; False elsewhere."""
        if not self.picked:
            return False
        thing = self.picked[-1]
        grip = self._grip(thing)
        for target in intent.targets(grip, self.choices):
            area = carried.area(self.table.layout_, target)
            if area is not None and area.collidepoint(pos):
                self._decide(Intent(grip, target), thing)
                return True
        return False

    def peek(self, pos: tuple[int, int]) -> bool:
        """Tries to look at cards that are not for looking; False if there are none."""
        words = tips.note(self.table.stage, self.table.layout_, pos)
        if words:
            self.table.refused(words, None)
        return bool(words)

    def cancel(self) -> bool:
        """Lets go of everything; False if nothing was held."""
        held = bool(self.picked or self.drag or self.chooser or self.dialog)
        if self.drag is not None:
            self.drag.end()
        self.drag = self.chooser = self.dialog = None
        self.picked = []
        if held:
            self.table.rearrange()
        return held

    def choose(self, choice: Choice) -> None:
        """Takes a choice, after its question if it has one."""
        self.chooser = None
        if choice.warning:
            self._ask_first(choice)
            return
        self.picked = []
        self.choices = ()
        self.refresh()
        self.table.taken(choice)

    def place_chooser(self) -> None:
        """Lays the chooser beside its card."""
        if self.chooser is not None and self.picked:
            every = [thing for group in self.groups for thing in group]
            beside.lay(self.chooser, self.picked[-1], every, self.table.layout_, self._avoid())

    def _grip(self, thing: Thing) -> Grip:
        cards: set[Card] = set(thing.grip.cards)
        if thing.grip.touch is None:
            for one in self.picked:
                cards |= one.grip.cards
            if not intent.candidates(Grip(frozenset(cards)), self.choices):
                cards = set(thing.grip.cards)
        return Grip(frozenset(cards), thing.grip.touch, thing.sprite is None)

    def _toggle(self, thing: Thing) -> None:
        names = [one.name for one in self.picked]
        if thing.name in names:
            del self.picked[names.index(thing.name)]
        else:
            self.picked.append(thing)
        self.chooser = None
        cards = frozenset(card for one in self.picked for card in one.grip.cards)
        found = intent.candidates(Grip(cards), self.choices) if self.picked else []
        if any(choice.refused is None for choice in found):
            self._open(found)
        self.table.rearrange()

    def _below(self, thing: Thing, pos: tuple[int, int]) -> bool:
        """Whether the hand is where a risen card would be, had it not risen."""
        rise = self.table.layout_.frame.u
        return in_hand(thing) and thing.hit((pos[0], round(pos[1] - rise)))

    def _plate(self, thing: Thing) -> None:
        fitting = [
            c for c in self.choices
            if c.plate == thing.seat and c.refused is None and not c.action.cards
        ]  # fmt: skip
        if len(fitting) == 1:
            self.choose(fitting[0])

    def _barred_target(self, grip: Grip, drag: Drag) -> Target | None:
        """The place below that would not be allowed: its reason will be told."""
        mine, best, most = drag.rect(), None, 0
        every = [*intent.candidates(grip, self.choices), *self.choices]
        for choice in every:
            target = intent.aim(choice)
            if target.middle and not grip.touch:
                continue
            area = carried.area(self.table.layout_, target)
            both = mine.clip(area) if area is not None else mine.clip(mine.move(9999, 0))
            if both.w * both.h > max(most, mine.w * mine.h // 5):
                best, most = target, both.w * both.h
        return best

    def _decide(self, meant: Intent, thing: Thing) -> None:
        decision = intent.decide(meant, self.choices, self.table.prompt)
        if isinstance(decision, Ask):
            self.picked = self.picked if thing in self.picked else [thing]
            self._open(decision.choices)
            self.table.rearrange()
            return
        self.picked = []
        if isinstance(decision, Refuse):
            text = self._reason(meant, decision)
            self.table.rearrange()
            self.table.refused(text, thing.sprite)
            return
        self.choose(decision)

    def _reason(self, meant: Intent, refuse: Refuse) -> str:
        if refuse.code or meant.target is None:
            return refuse.text
        for action in intent.borrowed(meant.grip, meant.target, self.choices):
            refusal = self.table.why_not(action)
            if refusal is not None:
                return refusal.text
        return refuse.text

    def _open(self, choices: Sequence[Choice]) -> None:
        self.chooser = Chooser(
            self.table.theme, choices, self.table.named, self.choose,
            lambda c: self.table.refused(intent.why(c.refused), None),
        )  # fmt: skip
        self.place_chooser()

    def _ask_first(self, choice: Choice) -> None:
        calm = choice._replace(warning="")

        def yes() -> None:
            self.dialog = None
            self.choose(calm)

        def no() -> None:
            self.dialog = None
            self.cancel()
            self.table.rearrange()

        self.dialog = Dialog(
            self.table.theme, self.table.named(choice.label), self.table.named(choice.warning),
            [Answer("Yes", yes), Answer("No", no, True)],
        )  # fmt: skip
        self.dialog.layout(self.table.layout_.frame.size)
