"""The keyboard: each key at the table leads to what it means; the focus goes where it must."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Sequence

import pygame

from game.presentation.presented_choice import PresentedChoice
from game.table.controls.action_buttons import ActionButtons
from game.table.controls.chooser import Chooser
from game.table.controls.sort_button import SortButton
from game.table.gestures.gesture_controller import GestureController
from game.table.gestures.hit_targets import HitTarget, is_hand_card
from game.table.hud.hud import Hud
from game.table.hud.log_drawer import READ_KEYS
from game.table.input.digit_keys import DigitKeys
from game.table.input.enter_key import EnterKey
from game.table.input.escape_key import EscapeKey
from game.table.input.focus.arrow_focus import ArrowFocus, is_staged
from game.table.input.focus.button_focus import ButtonFocus
from game.table.input.focus.chosen_focus import ChosenFocus
from game.table.input.focus.edge_stops import EdgeStops
from game.table.input.focus.first_focus import FirstFocus
from game.table.input.focus.focus_after_move import FocusAfterMove
from game.table.input.focus.focus_stops import (
    FocusStop,
    cards_may_move,
    hand_cards,
    is_named,
    lies_there,
)
from game.table.input.focus.taking_focus import TakingFocus
from game.ui.forms.focus_ring import ARROWS, FocusRing
from game.ui.key_bindings import KeyBindings
from game.ui.key_names import key_name
from game.ui.widgets.widget import Widget

_ENTER = (pygame.K_RETURN, pygame.K_KP_ENTER, pygame.K_SPACE)
_LEADING = frozenset({*ARROWS, *_ENTER, pygame.K_TAB, pygame.K_HOME, pygame.K_END, pygame.K_ESCAPE})
"""Keys that lead the focus somewhere, or light it where it stands."""


class KeyboardController:
    """The keys: arrows walk, Tab goes to the next group, Space and Enter do, letters hurry."""

    def __init__(
        self,
        gestures: GestureController,
        actions: ActionButtons,
        hud: Hud,
        sorter: SortButton,
        bindings: Callable[[], KeyBindings],
    ) -> None:
        """Take *bindings*, which say which key means which command.

        The focus walks over what *gestures*, *actions* and *hud* show, and the *sorter*.
        """
        self._bindings = bindings
        self.gestures = gestures
        self.actions = actions
        self._hud = hud
        self.log = hud.log
        self.tab = hud.score_tab
        self.sorter = sorter
        self.ring: FocusRing[FocusStop] = FocusRing(self._changed)
        self.edge = EdgeStops(self.ring, hud, sorter)
        self.taking = TakingFocus(self.ring, gestures.selection, actions)
        self._buttons = ButtonFocus(self.ring, gestures.selection, actions)
        self.arrows = ArrowFocus(
            self.ring, gestures.selection, self.edge, self.taking, self._buttons
        )
        self._chosen = ChosenFocus(self.ring, gestures, actions)
        self._first = FirstFocus(self.ring, gestures.selection, actions)
        self._after = FocusAfterMove(self.ring, gestures.selection, actions)
        self._enter = EnterKey(
            gestures, actions, self.ring, self.arrows, self._chosen, self._first.show
        )
        self._digits = DigitKeys(gestures, actions, self.ring, self._enter.pick)
        self._escape = EscapeKey(gestures, self.log, self.tab, self.ring, self.refresh)
        self._shown: object = None
        self._answered: object = None
        """The chooser in which the focus stood last."""
        self._asked_from: Hashable = None
        """Where the focus stood last outside of a chooser."""

    def refresh(self) -> None:
        """Take the stops of the present moment."""
        chooser = self.gestures.selection.chooser
        zones: list[list[FocusStop]] = []
        if chooser is not None:
            zones.append(list(chooser.buttons.widgets))
        model = self.gestures.table.model
        cards: list[list[FocusStop]] = [
            [target for target in group if lies_there(target, model)]
            for group in self.gestures.selection.groups
        ]
        buttons: list[FocusStop] = list(self.actions.buttons.widgets)
        moves = cards_may_move(self.gestures.selection.choices)
        zones += [*cards, buttons] if moves else [buttons, *cards]
        zones += self.edge.zones()
        self._settle([zone for zone in zones if zone])
        if chooser is not self._shown:
            self._shown = chooser
            if chooser is not None and self.ring.visible and not chooser.gathering:
                self._enter_sole(chooser)
        self._raise_focused()
        self._hud.reminder = self._chosen.reminder

    def _raise_focused(self) -> None:
        """Let the card of the hand that has the focus rise, as one under the pointer does."""
        here, selection = self.focused, self.gestures.selection
        card = here if isinstance(here, HitTarget) and is_hand_card(here) else None
        before, selection.focused = selection.focused, card
        if (card and card.sprite) is not (before and before.sprite):
            self.gestures.table.part_hand()

    def _enter_sole(self, chooser: Chooser) -> None:
        """Put the focus on the only answer; of several none is chosen beforehand."""
        if chooser.preselected is not None:
            self.ring.focus(chooser.preselected)

    def _settle(self, zones: Sequence[Sequence[FocusStop]]) -> None:
        """Keep the focus off whatever lies below the open log; it returns when the log closes.

        After a question beside a card it is where it was before. When something new is to be
        decided, it goes on with what can be done now.
        """
        ring = self.ring
        if self.log.open:
            drawer = self.log.rect(self.gestures.table.current_layout)
            zones = [[stop for stop in zone if not stop.rect.colliderect(drawer)] for zone in zones]
        ring.set_zones(zones)
        if ring.current is None and is_named(ring.lost, "chooser"):
            ring.lost = self._asked_from
            ring.set_zones(zones)
        if self.gestures.selection.choices and not self.log.open:
            self._after.go_on()

    def _leads_to_answer(self, key: int) -> bool:
        """Whether a key leads from the card to the answers that are open beside it."""
        chooser = self._first.question
        if chooser is None or not self.ring.visible:
            return False
        here, selection = self.ring.current, self.gestures.selection
        if here in chooser.buttons.widgets:
            return False
        if chooser is self._answered and isinstance(here, HitTarget) and is_hand_card(here):
            # Who came back from the answers goes along the hand, or takes another card.
            return is_staged(selection, here) and key not in (pygame.K_LEFT, pygame.K_RIGHT)
        return key in ARROWS or key in _ENTER or key == pygame.K_TAB

    def focus_choice(self, choice: PresentedChoice) -> None:
        """Put the focus on the button of *choice*; a move of cards shows by itself."""
        self.refresh()
        button = self._button_of(choice)
        self.ring.visible = button is not None
        if button is not None:
            self.ring.focus(button)
            self._chosen.note()

    def leave_choice(self, choice: PresentedChoice) -> None:
        """Take the focus off the button of *choice*, if it is there."""
        button = self._button_of(choice)
        if button is not None and self.ring.current is button:
            self.ring.visible = False

    def leads_from(self, choice: PresentedChoice) -> bool:
        """Whether the focus that is seen stands on anything but the button of *choice*."""
        return self.ring.visible and self.ring.current is not self._button_of(choice)

    def _button_of(self, choice: PresentedChoice) -> Widget | None:
        """The button that plays *choice*; None where cards are moved for it."""
        label = self.gestures.table.fill_names(choice.label)
        buttons = (b for b in self.actions.buttons.widgets if b.label == label)
        return None if choice.action.cards else next(buttons, None)

    @property
    def lit(self) -> bool:
        """Whether the viewer brought the focus where it stands for what is decided now; else Enter
        only shows it."""
        return self._chosen.lit

    @property
    def focused(self) -> FocusStop | None:
        """What has the focus; None while it is not lit."""
        return self.ring.current if self.lit else None

    def event(self, e: pygame.event.Event) -> bool:
        """Take a key; True if it meant something."""
        if e.type != pygame.KEYDOWN or e.mod & (pygame.KMOD_ALT | pygame.KMOD_META):
            return False
        self.refresh()
        deeds, before = self.gestures.selection.deeds, self.ring.current
        self._after.leave(before)
        meant = self._meant(e)
        if e.key in ARROWS or e.key == pygame.K_TAB:
            self._buttons.enter_tiles(before)
        led = e.key in _LEADING or self.ring.current is not before
        self.refresh()
        if meant and led and self.gestures.selection.deeds == deeds:
            self._chosen.note()
        self._hud.reminder = self._chosen.reminder
        return meant

    def _meant(self, e: pygame.event.Event) -> bool:
        if self._leads_to_answer(e.key):
            return self._first.begin()
        if self.log.open and e.key in READ_KEYS:
            self.log.read(self.gestures.table.current_layout, e.key)
            return True
        if e.key in (pygame.K_LEFT, pygame.K_RIGHT) and e.mod & pygame.KMOD_CTRL:
            return self._shift(-1 if e.key == pygame.K_LEFT else 1)
        if e.key in ARROWS:
            if self._is_unseen() and self._first.show(e.key == pygame.K_LEFT):
                return True
            if not self.lit and self.taking.begin(e.key):
                return True
            jumps = bool(e.mod & pygame.KMOD_SHIFT) and self.arrows.jump(e.key)
            if jumps or self.arrows.walk(e.key):
                return True
            return (self.arrows.is_nowhere and self._first.begin()) or (
                not self.lit and self._first.show()
            )
        if e.key == pygame.K_TAB:
            forth = not e.mod & pygame.KMOD_SHIFT
            if self._is_unseen() and (forth or self.ring.current is not None):
                return self._first.show()
            return self.ring.event(e)
        if e.key in _ENTER:
            return self._enter.press(enter=e.key != pygame.K_SPACE)
        if e.key == pygame.K_ESCAPE:
            return self._escape.press()
        if e.mod & pygame.KMOD_CTRL:
            return self._command(e)
        if e.key in (pygame.K_HOME, pygame.K_END):
            return self._end(0 if e.key == pygame.K_HOME else -1)
        return self._letter(e)

    def _is_unseen(self) -> bool:
        """Whether nobody can tell where the focus would move from."""
        return not self.lit and (not self.ring.visible or self.ring.current is None)

    def _letter(self, e: pygame.event.Event) -> bool:
        name = e.unicode.upper() if e.unicode else pygame.key.name(e.key).upper()
        chooser, digits = self._first.question, self._digits
        if chooser is not None and len(name) == 1 and (
            chooser.press_letter(name) or digits.begin_answer(chooser, name)
        ):  # fmt: skip
            return True
        if digits.press_seat(e):
            return True
        if name.isdigit() and name != "0":
            if self.taking.go_to_seat(int(name) - 1, on=self.lit):
                self._chosen.note()
                return True
            if not self.taking.seats and digits.pick_card(int(name)):
                return True
        if self.actions.press_key(key_name(e)) or digits.focus_tile(name):
            return True
        return self._command(e) or digits.press_unshifted(e)

    def _command(self, e: pygame.event.Event) -> bool:
        """Do what the key of a command means at every table; False if it is none."""
        command = self._bindings().command(e, ("log", "pile", "order", "lock_in"))
        if command == "log":
            self.log.toggle()
            return True
        if command == "pile":
            return self.gestures.browse_pile()
        if command == "lock_in":
            return self._enter.lock_in()
        if command == "order" and self.sorter.rect.width:
            self.sorter.press()
            return True
        return False

    def _shift(self, step: int) -> bool:
        """Move the card with the focus within the hand."""
        stop = self.ring.current
        if not isinstance(stop, HitTarget) or not is_hand_card(stop) or not self.lit:
            return False
        if self.gestures.reorder.shift(stop, step):
            self.gestures.selection.refresh()
            self.gestures.table.rearrange()
            same = [t for t in self._hand() if t.sprite is stop.sprite]
            self.refresh()
            self.ring.focus(next(iter(same), None))
        return True

    def _end(self, index: int) -> bool:
        """Go to an end of the hand, or of the cards that may be taken where those are wanted."""
        if self.taking.go_to_end(index):
            return True
        hand = self._hand()
        if not hand:
            return False
        self.ring.visible = True
        self.ring.focus(hand[index])
        return True

    def _hand(self) -> list[HitTarget]:
        return hand_cards(self.gestures.selection)

    def _changed(self, stop: FocusStop | None) -> None:
        chooser = self.gestures.selection.chooser
        asked = () if chooser is None else chooser.buttons.widgets
        if stop in asked:
            self._answered = chooser
        for widget in (*asked, *self.actions.buttons.widgets, *self.ring.by_tab):
            widget.focused = widget is stop
        if stop is not None and stop not in asked and stop not in self.ring.by_tab:
            self._asked_from = stop.name
