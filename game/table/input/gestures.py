"""The gesture controller: what the viewer holds, picks and lets go, and what choice it makes."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import pygame

from game.engine.zones import ZoneId
from game.presentation.presented_choice import PresentedChoice
from game.table.controls.choice_text import refusal_text
from game.table.controls.chooser import Chooser
from game.table.input import (
    chooser_placement,
    hit_targets,
    intent,
    pile_browser,
    refusals,
    tooltips,
)
from game.table.input import drag as carried
from game.table.input.confirm_dialog import confirm_dialog
from game.table.input.drag import Drag
from game.table.input.drag_group import group_choice
from game.table.input.gesture_host import GestureHost
from game.table.input.hand_reorder import HandReorder
from game.table.input.hit_targets import HitTarget, is_hand_card
from game.table.input.intent import AskChoice, Grip, Intent, RefuseGesture
from game.table.input.selection import Selection
from game.table.input.staged_cards import StagedCards

_MANY = 24
"""With a card in so many choices nobody can know which of them a double click means."""


class GestureController:
    """Only one thing at a time is held or asked; several cards may be picked together."""

    def __init__(
        self, table: GestureHost, avoid: Callable[[], list[pygame.Rect]], staged: StagedCards
    ) -> None:
        """Change the selection on *table*; a chooser keeps clear of what *avoid* returns."""
        self.table = table
        self.selection = Selection(table, staged)
        self.reorder = HandReorder(table)
        self._avoid = avoid
        self._group_choice: PresentedChoice | None = None
        """What is done if the card in the hand is let go where only its group may go."""
        self._browsed: ZoneId | None = None
        """The pile that was looked through last."""

    def offer(self, choices: Sequence[PresentedChoice]) -> None:
        """What may be done from now on."""
        selection = self.selection
        self.cancel()
        selection.choices = tuple(choices)
        selection.staged.offer(selection.choices)
        selection.refresh()

    def hover(self, pos: tuple[int, int]) -> bool:
        """The hand is above a point; True if that changes anything."""
        selection = self.selection
        thing = selection.hit_target_at(pos)
        if (
            thing is None
            and selection.hovered is not None
            and hit_targets.was_hit_before_rise(
                selection.hovered, pos, self.table.current_layout.frame.u
            )
        ):
            return False
        before = selection.hovered.name if selection.hovered else None
        selection.hovered = thing
        return before != (thing.name if thing else None)

    def start_drag(self, thing: HitTarget, pos: tuple[int, int], now: tuple[int, int]) -> bool:
        """Lifts a thing taken at *pos* to carry it *now* there; False if it cannot be."""
        selection = self.selection
        if thing.sprite is None and thing.seat != self.table.current_layout.bottom:
            return False
        if not is_hand_card(thing) and not hit_targets.has_choice(thing, selection.choices):
            return False
        selection.chooser = None
        grip = selection.grip_of(thing)
        with_it = [
            one for one in selection.picked if one.name != thing.name and one.sprite is not None
        ]
        alone = selection.is_collected(thing)
        with_it = [] if alone else [o for o in with_it if grip.cards.issuperset(o.grip.cards)]
        places = selection.drop_areas(grip)
        self._group_choice = (
            None if with_it else group_choice(self.table, thing, selection.choices, places)
        )
        rims = carried.face_down_places(self.table.current_layout, places)
        more = [one.sprite for one in with_it if one.sprite is not None]
        still = self.table.theme.preferences.still
        self.reorder.begin(thing)
        sizes = carried.card_widths(self.table.current_layout, places)
        selection.drag = Drag(thing, pos, carried.DropPlaces(places, rims, sizes), still, more)
        if is_hand_card(thing):
            selection.drag.felt = selection.sole_target_area(grip)
        self.move_drag(now)
        return True

    def move_drag(self, pos: tuple[int, int]) -> None:
        """The hand went on with what it holds; within the own hand the others make room."""
        drag = self.selection.drag
        if drag is None:
            return
        drag.move(pos)
        if not drag.more and drag.place is None:
            self.reorder.move(drag.thing, drag.rect())
        self.table.rearrange()

    def refuse_drag(self, thing: HitTarget) -> None:
        """Somebody pulls at a card that stays where it lies."""
        if self.selection.choices:
            self.table.gesture_refused(
                refusals.why_fixed(self.table, thing, self.selection.choices), thing.sprite
            )

    def end_drag(self) -> None:
        """Opens the hand over whatever lies below."""
        selection = self.selection
        drag, selection.drag = selection.drag, None
        if drag is None:
            return
        grip, layout = selection.grip_of(drag.thing), self.table.current_layout
        moved = self.reorder.moved
        target = drag.place
        if target is None and not moved:
            target = refusals.refused_place(grip, selection.choices, layout, drag.pos, drag.rect())
        drag.release()
        if selection.is_collected(drag.thing):
            self._collect(drag)
            return
        if target is None:
            selection.picked = []
            self.table.rearrange()
            selection.refresh()
            return
        self.reorder.undo()
        if self._group_choice is not None and target == intent.drop_target(self._group_choice):
            self.choose(self._group_choice)
            return
        sprite = drag.thing.sprite
        if sprite is not None and not drag.more and target.zone is not None:
            selection.dropped = sprite, sprite.pose._replace(lift=1.6, turn=0.0)
        self._decide(Intent(grip, target), drag.thing)

    def click(self, thing: HitTarget, double: bool = False) -> None:
        """Picks a thing, or takes its only legal choice on a double click."""
        selection = self.selection
        if thing.sprite is None:
            self._plate(thing)
            return
        if selection.can_collect(thing):
            if not double or not self._gather(thing):
                self._toggle(thing)
            return
        grip = selection.grip_of(thing)
        choice = intent.only_legal_choice(grip, selection.choices)
        if choice is not None and double:
            self.choose(choice)
            return
        if any(one.name == thing.name for one in selection.picked):
            self.cancel()
            return
        self.cancel()
        if not hit_targets.has_choice(thing, selection.choices):
            if selection.choices:
                text = refusals.refusal_sentence(
                    self.table,
                    Intent(grip, None),
                    RefuseGesture(self.table.prompt),
                    selection.choices,
                )
                self.table.gesture_refused(text, thing.sprite)
            return
        self._decide(Intent(grip, None), thing)

    def right_click(self, pos: tuple[int, int]) -> bool:
        """The right button on a card: what the game means by that; False if it means nothing."""
        thing = self.selection.hit_target_at(pos)
        grip = Grip() if thing is None else thing.grip
        meant = [
            c for c in intent.matching_choices(grip, self.selection.choices) if c.input_hints.second
        ]
        if thing is None or not meant:
            return False
        choice = next((c for c in meant if c.refused is None), None)
        if choice is None:
            self.table.gesture_refused(refusal_text(meant[0].refused), thing.sprite)
        else:
            self.choose(choice)
        return True

    def confirm(self) -> bool:
        """Enter on picked cards: does what they can do, or says why not; False for no cards."""
        selection = self.selection
        if not selection.picked:
            return False
        thing = selection.picked[-1]
        grip = selection.grip_of(thing)
        choice = intent.only_legal_choice(
            grip, selection.meant_choices(intent.matching_choices(grip, selection.choices))
        )
        if choice is not None:
            self.choose(choice)
        elif selection.chooser is None:
            self._decide(Intent(grip, None), thing)
        elif selection.staged.asked:
            selection.chooser.explain_refusal(0)
        return True

    def click_target(self, pos: tuple[int, int]) -> bool:
        """With something picked, a click on a place: it goes there, or may not; else False."""
        selection = self.selection
        if not selection.picked:
            return False
        thing = selection.picked[-1]
        grip, layout = selection.grip_of(thing), self.table.current_layout
        if selection.is_collected(thing):
            return selection.staged.contains(layout, pos)
        point = pygame.Rect(*pos, 1, 1)
        best = carried.place_under_drag(selection.drop_areas(grip), pos, point)
        if best is None:
            best = refusals.refused_place(grip, selection.choices, layout, pos, point)
        if best is None:
            return False
        self._decide(Intent(grip, best), thing)
        return True

    def browse_pile_at(self, pos: tuple[int, int]) -> bool:
        """Looks through an open heap, or is told why not; False if no cards lie there."""
        heap = pile_browser.pile_at(self.table, pos)
        if heap is not None:
            return self.browse_pile(heap)
        words = tooltips.zone_note(self.table.model, self.table.current_layout, pos)
        if words:
            self.table.gesture_refused(words, None)
        return bool(words)

    def browse_pile(self, heap: ZoneId | None = None) -> bool:
        """Lays an open heap out on paper, *heap* or the one after that seen last; False if none."""
        heap = heap or pile_browser.pile_after(self.table, self._browsed)
        if heap is not None:
            self._browsed = heap
            self.cancel()
            self.selection.dialog = pile_browser.pile_dialog(self.table, heap, self.cancel)
        return heap is not None

    def cancel(self) -> bool:
        """Lets go of everything; False if nothing was held."""
        selection = self.selection
        held = bool(selection.picked or selection.drag or selection.chooser or selection.dialog)
        if selection.drag is not None:
            selection.drag.release()
            self.reorder.undo()
        selection.drag = selection.chooser = selection.dialog = selection.dropped = None
        selection.picked = []
        if selection.staged.asked:
            selection.staged.clear()
        if held:
            self.table.rearrange()
        return held

    def choose(self, choice: PresentedChoice) -> None:
        """Takes a choice, after its question if it has one."""
        selection = self.selection
        selection.chooser = None
        if choice.warning:
            self._ask_first(choice)
            return
        selection.picked, selection.dropped = [], None
        selection.choices = ()
        selection.staged.offer(())
        selection.refresh()
        self.table.choice_taken(choice)

    def place_chooser(self, again: bool = True) -> None:
        """Lays the chooser beside its card; not *again* where it lies, or it would flee the hand
        that comes to press it."""
        selection = self.selection
        if (
            selection.chooser is not None
            and selection.picked
            and (again or not selection.chooser.placed)
        ):
            box = (
                selection.staged.box(self.table.current_layout) if selection.staged.asked else None
            )
            if box is not None:
                chooser_placement.place_under_box(
                    selection.chooser, box, self.table.current_layout, self._avoid()
                )
                return
            every = [thing for group in selection.groups for thing in group]
            chooser_placement.place_beside_card(
                selection.chooser,
                selection.picked[-1],
                every,
                self.table.current_layout,
                self._avoid(),
            )

    def _toggle(self, thing: HitTarget) -> None:
        names = [one.name for one in self.selection.picked]
        if thing.name in names:
            del self.selection.picked[names.index(thing.name)]
        else:
            self.selection.picked.append(thing)
        self._look_at_picked()

    def _gather(self, thing: HitTarget) -> bool:
        """A double click: picks the most cards that may be played together with this one, or
        plays it where it can only go alone; False where too much may be meant."""
        selection = self.selection
        card = next(iter(thing.grip.cards))
        most = intent.largest_group(card, selection.choices)
        if most is None:
            choice = intent.only_legal_choice(thing.grip, selection.choices)
            if choice is not None:
                self.choose(choice)
            return choice is not None
        if intent.legal_count(card, selection.choices) > _MANY:
            return False
        selection.picked = hit_targets.of(selection.groups, thing, most.action.cards)
        self._look_at_picked()
        return True

    def _look_at_picked(self) -> None:
        """Opens what the picked cards can do together, refused or not."""
        selection = self.selection
        selection.chooser = None
        cards = frozenset(card for one in selection.picked for card in one.grip.cards)
        near = selection.picked[-1].grip.near if selection.picked else None
        found = selection.meant_choices(
            intent.matching_choices(Grip(cards, near=near), selection.choices)
        )
        if selection.staged.asked:
            selection.staged.stage(selection.picked, selection.groups[-1], found)
        if found:
            self._open(found, gathering=True)
        self.table.rearrange()

    def _collect(self, drag: Drag) -> None:
        """A card is let go over the tray, and lies there; or elsewhere, and is in the hand."""
        selection = self.selection
        if drag.place is not None:
            self.reorder.undo()
        selection.picked = selection.staged.picked_after_drop(selection.picked, drag)
        selection.refresh()
        self._look_at_picked()

    def _plate(self, thing: HitTarget) -> None:
        fitting = [
            c for c in self.selection.choices
            if c.drop_on_seat == thing.seat and c.refused is None and not c.action.cards
        ]  # fmt: skip
        if len(fitting) == 1:
            self.choose(fitting[0])

    def _decide(self, meant: Intent, thing: HitTarget) -> None:
        selection = self.selection
        decision = intent.decide(meant, selection.choices, self.table.prompt)
        if isinstance(decision, AskChoice):
            selection.picked = selection.picked if thing in selection.picked else [thing]
            self._open(decision.choices)
            self.table.rearrange()
            return
        selection.picked, selection.dropped = [], None
        if isinstance(decision, RefuseGesture):
            text = refusals.refusal_sentence(self.table, meant, decision, selection.choices)
            self.table.rearrange()
            self.table.gesture_refused(text, thing.sprite)
            return
        self.choose(decision)

    def _open(self, choices: Sequence[PresentedChoice], gathering: bool = False) -> None:
        self.selection.chooser = Chooser(
            self.table.theme, choices, self.table.fill_names, self.choose,
            lambda c: self.table.gesture_refused(refusal_text(c.refused), None), gathering,
        )  # fmt: skip

    def _ask_first(self, choice: PresentedChoice) -> None:
        calm = choice._replace(warning="")

        def yes() -> None:
            self.selection.dialog = None
            self.choose(calm)

        def no() -> None:
            self.selection.dialog = None
            self.cancel()
            self.table.rearrange()

        self.selection.dialog = confirm_dialog(self.table, choice, yes, no)
