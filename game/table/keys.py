"""The keys: everything the mouse can do, done from the keyboard."""

from __future__ import annotations

from collections.abc import Hashable
from typing import TypeAlias

import pygame

from game.table.actions import Actions
from game.table.hands import Hands
from game.table.hud import Hud
from game.table.log import READS
from game.table.sorter import Sorter
from game.table.things import Thing, in_hand
from game.ui.focus import ARROWS, FocusRing
from game.ui.widgets import Widget

Stop: TypeAlias = Thing | Widget

_ENTER = (pygame.K_RETURN, pygame.K_KP_ENTER, pygame.K_SPACE)


class Keys:
    """Arrows walk, Tab goes to the next group, Space and Enter do, digits and letters hurry."""

    def __init__(self, hands: Hands, actions: Actions, hud: Hud, sorter: Sorter) -> None:
        self.hands = hands
        self.actions = actions
        self.log = hud.log
        self.tab = hud.tab
        self.undo = hud.undo
        self.sorter = sorter
        self.ring: FocusRing[Stop] = FocusRing(self._changed)
        self._shown: object = None
        self._under: Hashable = ""
        """The stop on which the open log came to lie."""

    def refresh(self) -> None:
        """Takes the stops of the present moment."""
        chooser = self.hands.chooser
        zones: list[list[Stop]] = []
        if chooser is not None:
            zones.append(list(chooser.buttons.widgets))
        cards: list[list[Stop]] = [list(group) for group in self.hands.groups]
        buttons: list[Stop] = list(self.actions.buttons.widgets)
        zones += [*cards, buttons] if self._cards_may_move() else [buttons, *cards]
        if self.sorter.rect.width:
            zones.append([self.sorter])
        if self.tab.rect.width:
            zones.append([self.tab])
        if self.undo.rect.width:
            zones.append([self.undo])
        self._settle([zone for zone in zones if zone])
        if chooser is not self._shown:
            self._shown = chooser
            if chooser is not None and self.ring.visible and not chooser.gathering:
                self.ring.focus(chooser.first)

    def _settle(self, zones: list[list[Stop]]) -> None:
        """Keeps the focus off whatever lies below the open log; it returns when the log closes."""
        if self.log.open:
            drawer = self.log.rect(self.hands.table.layout_)
            zones = [[stop for stop in zone if not stop.rect.colliderect(drawer)] for zone in zones]
            here = self.ring.current
            if here is not None and here.rect.colliderect(drawer):
                self._under = here.name
        self.ring.set_zones(zones)
        if not self.log.open and self._under:
            name, self._under = self._under, ""
            if self.ring.current is None:
                self.ring.focus(next((s for s in self.ring.stops() if s.name == name), None))

    def _cards_may_move(self) -> bool:
        return any(c.action.cards and c.refused is None for c in self.hands.choices)

    def event(self, e: pygame.event.Event) -> bool:
        """Takes a key; True if it meant something."""
        if e.type != pygame.KEYDOWN or e.mod & (pygame.KMOD_ALT | pygame.KMOD_META):
            return False
        self.refresh()
        meant = self._meant(e)
        self.refresh()
        return meant

    def _meant(self, e: pygame.event.Event) -> bool:
        if self.log.open and e.key in READS:
            self.log.read(self.hands.table.layout_, e.key)
            return True
        if e.key in (pygame.K_LEFT, pygame.K_RIGHT) and e.mod & pygame.KMOD_CTRL:
            return self._shift(-1 if e.key == pygame.K_LEFT else 1)
        if e.key in (pygame.K_LEFT, pygame.K_RIGHT) and self._beside(e.key == pygame.K_RIGHT):
            return True
        if e.key in ARROWS or e.key == pygame.K_TAB:
            return self.ring.event(e)
        if e.key in _ENTER:
            return self._do(e.key != pygame.K_SPACE)
        if e.key == pygame.K_ESCAPE:
            return self._back()
        if e.mod & pygame.KMOD_CTRL:
            return False
        if e.key in (pygame.K_HOME, pygame.K_END):
            return self._end(0 if e.key == pygame.K_HOME else -1)
        return self._letter(e)

    def _letter(self, e: pygame.event.Event) -> bool:
        name = e.unicode.upper() if e.unicode else pygame.key.name(e.key).upper()
        chooser = self.hands.chooser
        if chooser is not None and not chooser.gathering and len(name) == 1 and chooser.typed(name):
            return True
        if name.isdigit() and name != "0" and self._digit(int(name)):
            return True
        if len(name) == 1 and name.isalnum() and self.actions.key(name):
            return True
        tile = self.actions.tile(name) if name.isdigit() else None
        if tile is not None:
            self.ring.visible = True
            self.ring.focus(tile)
            return True
        if name == "L":
            self.log.turn()
            return True
        if name == "V":
            return self.hands.look_through()
        if name == "O" and self.sorter.rect.width:
            self.sorter.press()
            return True
        return False

    def _digit(self, number: int) -> bool:
        hand = self._hand()
        if any(self.hands.choices) and 0 < number <= len(hand):
            if not any(c.action.cards for c in self.hands.choices):
                return False
            thing = hand[number - 1]
            self.ring.visible = True
            self.ring.focus(thing)
            self.hands.click(thing)
            return True
        return False

    def _do(self, enter: bool) -> bool:
        stop = self.ring.current
        if stop is None or not self.ring.visible:
            if enter:
                return self._asked() or (self.hands.tray.asked and self._confirm())
            return not self.hands.picked and self.actions.passes()
        if isinstance(stop, Thing):
            if enter and self._gathered(stop):
                return self._confirm()
            self._click(stop)
            return True
        chooser = self.hands.chooser
        if chooser is not None and stop in chooser.buttons.widgets:
            return chooser.press(chooser.buttons.widgets.index(stop))
        press = pygame.event.Event(pygame.KEYDOWN, key=pygame.K_RETURN, mod=0, unicode="\r")
        return stop.event(press)

    def _asked(self) -> bool:
        """Enter means the first answer where a card was let go by hand; False if none asks."""
        chooser = self.hands.chooser
        if chooser is None or chooser.gathering:
            return False
        return chooser.press(chooser.buttons.widgets.index(chooser.first))

    def _gathered(self, thing: Thing) -> bool:
        """Whether cards are picked together, this one among them: Enter means all of them."""
        picked = [one.name for one in self.hands.picked]
        if picked and self.hands.tray.asked and in_hand(thing):
            return True
        return thing.name in picked and self.hands.gathers(thing)

    def _click(self, thing: Thing) -> None:
        """Picks a card; when it goes to the tray the focus goes on to the next in the hand."""
        row = self._row(thing)
        self.hands.click(thing)
        if thing in row and self.hands.tray.asked and self._lies(thing) and len(row) > 1:
            at = row.index(thing)
            self.ring.focus(row[at + 1] if at + 1 < len(row) else row[at - 1])

    def _lies(self, thing: Thing) -> bool:
        """Whether a card of the hand lies on the tray."""
        return any(one.name == thing.name for one in self.hands.picked)

    def _row(self, thing: Thing | Widget | None) -> list[Thing]:
        """The cards that lie in one row with this one: of the hand, or of the tray."""
        hand = self._hand()
        if not self.hands.tray.asked or not isinstance(thing, Thing):
            return hand
        return [one for one in hand if self._lies(one) == self._lies(thing)]

    def _confirm(self) -> bool:
        """Does what the picked cards can do; where that is several things, asks."""
        done = self.hands.confirm()
        if self.hands.chooser is not None:
            self.ring.focus(self.hands.chooser.first)
        return done

    def _beside(self, right: bool) -> bool:
        """From card to card of the hand as it is shown; False at its end and elsewhere."""
        here = self.ring.current
        hand = self._row(here)
        at = next((n for n, thing in enumerate(hand) if thing is here), None)
        if at is None or not self.ring.visible:
            return False
        to = at + (1 if right else -1)
        if not 0 <= to < len(hand):
            return False
        self.ring.focus(hand[to])
        return True

    def _shift(self, step: int) -> bool:
        """Moves the card with the focus within the hand."""
        stop = self.ring.current
        if not isinstance(stop, Thing) or not in_hand(stop) or not self.ring.visible:
            return False
        if self.hands.sorting.shift(stop, step):
            self.hands.refresh()
            self.hands.table.rearrange()
            same = [t for t in self._hand() if t.sprite is stop.sprite]
            self.refresh()
            self.ring.focus(next(iter(same), None))
        return True

    def _back(self) -> bool:
        if self.hands.picked and self.ring.visible:
            name = self.hands.picked[-1].name
            thing = next((t for g in self.hands.groups for t in g if t.name == name), None)
            self.hands.cancel()
            self.refresh()
            self.ring.focus(thing)
            return True
        if self.hands.cancel():
            return True
        if self.log.open:
            self.log.turn()
            return True
        if self.tab.opened:
            self.tab.press()
            return True
        return False

    def _end(self, index: int) -> bool:
        hand = self._hand()
        if not hand:
            return False
        self.ring.visible = True
        self.ring.focus(hand[index])
        return True

    def _hand(self) -> list[Thing]:
        return [
            t for group in self.hands.groups for t in group
            if in_hand(t)
        ]  # fmt: skip

    def _changed(self, stop: Stop | None) -> None:
        chooser = self.hands.chooser
        asked = () if chooser is None else chooser.buttons.widgets
        for widget in (*asked, *self.actions.buttons.widgets, self.tab, self.undo, self.sorter):
            widget.focused = widget is stop
