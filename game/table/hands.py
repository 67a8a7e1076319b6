"""The hands: what the viewer holds, picks and lets go, and the choice that comes of it."""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from game.engine.action import Choice
from game.engine.zones import ZoneId
from game.table import beside, intent, open_heaps, reasons, things, tips
from game.table import drag as carried
from game.table.along import along
from game.table.chooser import Chooser
from game.table.drag import Drag
from game.table.grasp import Grasp
from game.table.intent import Ask, Grip, Intent, Refuse
from game.table.question import question
from game.table.things import Thing, in_hand

_MANY = 24
"""With a card in so many choices nobody can know which of them a double click means."""


class Hands(Grasp):
    """Only one thing at a time is held or asked; several cards may be picked together."""

    def offer(self, choices: Sequence[Choice]) -> None:
        """What may be done from now on."""
        self.cancel()
        self.choices = tuple(choices)
        self.tray.offer(self.choices)
        self.refresh()

    def hover(self, pos: tuple[int, int]) -> bool:
        """The hand is above a point; True if that changes anything."""
        thing = self.at(pos)
        if (
            thing is None
            and self.hovered is not None
            and things.below(self.hovered, pos, self.table.layout_.frame.u)
        ):
            return False
        before = self.hovered.name if self.hovered else None
        self.hovered = thing
        return before != (thing.name if thing else None)

    def take(self, thing: Thing, pos: tuple[int, int], now: tuple[int, int]) -> bool:
        """Lifts a thing taken at *pos* to carry it *now* there; False if it cannot be."""
        if thing.sprite is None and thing.seat != self.table.layout_.bottom:
            return False
        if not in_hand(thing) and not things.known(thing, self.choices):
            return False
        self.chooser = None
        grip = self._grip(thing)
        with_it = [one for one in self.picked if one.name != thing.name and one.sprite is not None]
        alone = self._collects(thing)
        with_it = [] if alone else [o for o in with_it if grip.cards.issuperset(o.grip.cards)]
        places = self._areas(grip)
        self._along = None if with_it else along(self.table, thing, self.choices, places)
        rims = carried.rims(self.table.layout_, places)
        more = [one.sprite for one in with_it if one.sprite is not None]
        still = self.table.theme.preferences.still
        self.sorting.begin(thing)
        self.drag = Drag(
            thing, pos, places, still, rims, more, carried.sizes(self.table.layout_, places)
        )
        self.carry(now)
        return True

    def carry(self, pos: tuple[int, int]) -> None:
        """The hand went on with what it holds; within the own hand the others make room."""
        drag = self.drag
        if drag is None:
            return
        drag.move(pos)
        if not drag.more and drag.best is None:
            self.sorting.move(drag.thing, drag.rect())
        self.table.rearrange()

    def lift_blocked(self, thing: Thing) -> None:
        """Somebody pulls at a card that stays where it lies."""
        if self.choices:
            self.table.refused(reasons.stays(self.table, thing, self.choices), thing.sprite)

    def drop(self) -> None:
        """Opens the hand over whatever lies below."""
        drag, self.drag = self.drag, None
        if drag is None:
            return
        grip, layout = self._grip(drag.thing), self.table.layout_
        moved = self.sorting.moved
        target = drag.best
        if target is None and not moved:
            target = reasons.barred(grip, self.choices, layout, drag.pos, drag.rect())
        drag.end()
        if self._collects(drag.thing):
            self._collect(drag)
            return
        if target is None:
            self.picked = []
            self.table.rearrange()
            self.refresh()
            return
        self.sorting.undo()
        if self._along is not None and target == intent.aim(self._along):
            self.choose(self._along)
            return
        sprite = drag.thing.sprite
        if sprite is not None and not drag.more and target.zone is not None:
            self.dropped = sprite, sprite.pose._replace(lift=1.6, turn=0.0)
        self._decide(Intent(grip, target), drag.thing)

    def click(self, thing: Thing, double: bool = False) -> None:
        """Picks a thing, or takes its only legal choice on a double click."""
        if thing.sprite is None:
            self._plate(thing)
            return
        if self.gathers(thing):
            if not double or not self._gather(thing):
                self._toggle(thing)
            return
        grip = self._grip(thing)
        choice = intent.only(grip, self.choices)
        if choice is not None and double:
            self.choose(choice)
            return
        if any(one.name == thing.name for one in self.picked):
            self.cancel()
            return
        self.cancel()
        if not things.known(thing, self.choices):
            if self.choices:
                text = reasons.tell(
                    self.table, Intent(grip, None), Refuse(self.table.prompt), self.choices
                )
                self.table.refused(text, thing.sprite)
            return
        self._decide(Intent(grip, None), thing)

    def second(self, pos: tuple[int, int]) -> bool:
        """The right button on a card: what the game means by that; False if it means nothing."""
        thing = self.at(pos)
        grip = Grip() if thing is None else thing.grip
        meant = [c for c in intent.candidates(grip, self.choices) if c.handling.second]
        if thing is None or not meant:
            return False
        choice = next((c for c in meant if c.refused is None), None)
        if choice is None:
            self.table.refused(intent.why(meant[0].refused), thing.sprite)
        else:
            self.choose(choice)
        return True

    def confirm(self) -> bool:
        """Enter on picked cards: does what they can do, or says why not; False for no cards."""
        if not self.picked:
            return False
        thing = self.picked[-1]
        grip = self._grip(thing)
        choice = intent.only(grip, self._meant(intent.candidates(grip, self.choices)))
        if choice is not None:
            self.choose(choice)
        elif self.chooser is None:
            self._decide(Intent(grip, None), thing)
        elif self.tray.asked:
            self.chooser.refuse(0)
        return True

    def click_place(self, pos: tuple[int, int]) -> bool:
        """With something picked, a click on a place: it goes there, or may not; else False."""
        if not self.picked:
            return False
        thing = self.picked[-1]
        grip, layout = self._grip(thing), self.table.layout_
        if self._collects(thing):
            return self.tray.holds(layout, pos)
        point = pygame.Rect(*pos, 1, 1)
        best = carried.over(self._areas(grip), pos, point)
        if best is None:
            best = reasons.barred(grip, self.choices, layout, pos, point)
        if best is None:
            return False
        self._decide(Intent(grip, best), thing)
        return True

    def peek(self, pos: tuple[int, int]) -> bool:
        """Looks through an open heap, or is told why not; False if no cards lie there."""
        heap = open_heaps.heap_at(self.table, pos)
        if heap is not None:
            return self.look_through(heap)
        words = tips.note(self.table.stage, self.table.layout_, pos)
        if words:
            self.table.refused(words, None)
        return bool(words)

    def look_through(self, heap: ZoneId | None = None) -> bool:
        """Lays an open heap out on paper, *heap* or the one after that seen last; False if none."""
        heap = heap or open_heaps.after(self.table, self._seen)
        if heap is not None:
            self._seen = heap
            self.cancel()
            self.dialog = open_heaps.looking(self.table, heap, self.cancel)
        return heap is not None

    def cancel(self) -> bool:
        """Lets go of everything; False if nothing was held."""
        held = bool(self.picked or self.drag or self.chooser or self.dialog)
        if self.drag is not None:
            self.drag.end()
            self.sorting.undo()
        self.drag = self.chooser = self.dialog = self.dropped = None
        self.picked = []
        if self.tray.asked:
            self.tray.clear()
        if held:
            self.table.rearrange()
        return held

    def choose(self, choice: Choice) -> None:
        """Takes a choice, after its question if it has one."""
        self.chooser = None
        if choice.warning:
            self._ask_first(choice)
            return
        self.picked, self.dropped = [], None
        self.choices = ()
        self.tray.offer(())
        self.refresh()
        self.table.taken(choice)

    def place_chooser(self, again: bool = True) -> None:
        """Lays the chooser beside its card; not *again* where it lies, or it would flee the hand
        that comes to press it."""
        if self.chooser is not None and self.picked and (again or not self.chooser.placed):
            box = self.tray.box(self.table.layout_) if self.tray.asked else None
            if box is not None:
                beside.under(self.chooser, box, self.table.layout_, self._avoid())
                return
            every = [thing for group in self.groups for thing in group]
            beside.lay(self.chooser, self.picked[-1], every, self.table.layout_, self._avoid())

    def _toggle(self, thing: Thing) -> None:
        names = [one.name for one in self.picked]
        if thing.name in names:
            del self.picked[names.index(thing.name)]
        else:
            self.picked.append(thing)
        self._look_at_picked()

    def _gather(self, thing: Thing) -> bool:
        """A double click: picks the most cards that may be played together with this one, or
        plays it where it can only go alone; False where too much may be meant."""
        card = next(iter(thing.grip.cards))
        most = intent.largest(card, self.choices)
        if most is None:
            choice = intent.only(thing.grip, self.choices)
            if choice is not None:
                self.choose(choice)
            return choice is not None
        if intent.open_with(card, self.choices) > _MANY:
            return False
        self.picked = things.of(self.groups, thing, most.action.cards)
        self._look_at_picked()
        return True

    def _look_at_picked(self) -> None:
        """Opens what the picked cards can do together, refused or not."""
        self.chooser = None
        cards = frozenset(card for one in self.picked for card in one.grip.cards)
        near = self.picked[-1].grip.near if self.picked else None
        found = self._meant(intent.candidates(Grip(cards, near=near), self.choices))
        if self.tray.asked:
            self.tray.lay(self.picked, self.groups[-1], found)
        if found:
            self._open(found, gathering=True)
        self.table.rearrange()

    def _collect(self, drag: Drag) -> None:
        """A card is let go over the tray, and lies there; or elsewhere, and is in the hand."""
        if drag.best is not None:
            self.sorting.undo()
        self.picked = self.tray.taken(self.picked, drag)
        self.refresh()
        self._look_at_picked()

    def _plate(self, thing: Thing) -> None:
        fitting = [
            c for c in self.choices
            if c.plate == thing.seat and c.refused is None and not c.action.cards
        ]  # fmt: skip
        if len(fitting) == 1:
            self.choose(fitting[0])

    def _decide(self, meant: Intent, thing: Thing) -> None:
        decision = intent.decide(meant, self.choices, self.table.prompt)
        if isinstance(decision, Ask):
            self.picked = self.picked if thing in self.picked else [thing]
            self._open(decision.choices)
            self.table.rearrange()
            return
        self.picked, self.dropped = [], None
        if isinstance(decision, Refuse):
            text = reasons.tell(self.table, meant, decision, self.choices)
            self.table.rearrange()
            self.table.refused(text, thing.sprite)
            return
        self.choose(decision)

    def _open(self, choices: Sequence[Choice], gathering: bool = False) -> None:
        self.chooser = Chooser(
            self.table.theme, choices, self.table.named, self.choose,
            lambda c: self.table.refused(intent.why(c.refused), None), gathering,
        )  # fmt: skip

    def _ask_first(self, choice: Choice) -> None:
        calm = choice._replace(warning="")

        def yes() -> None:
            self.dialog = None
            self.choose(calm)

        def no() -> None:
            self.dialog = None
            self.cancel()
            self.table.rearrange()

        self.dialog = question(self.table, choice, yes, no)
