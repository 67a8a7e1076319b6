"""The choice flow: from what the viewer means to a choice that is taken, asked about or refused."""

from __future__ import annotations

from collections.abc import Sequence

from game.presentation.presented_choice import PresentedChoice
from game.table.controls.choice_text import has_button, refusal_text
from game.table.controls.chooser import Chooser
from game.table.gestures import intent, refused_gestures
from game.table.gestures.confirm_dialog import confirm_dialog
from game.table.gestures.dragging.hand_reorder import HandReorder
from game.table.gestures.gesture_host import GestureHost
from game.table.gestures.group_choice import with_group_choices
from game.table.gestures.hit_targets import HitTarget
from game.table.gestures.intent import AskChoice, Grip, Intent, RefuseGesture
from game.table.gestures.rash_moves import rash_move_warning
from game.table.gestures.selection import Selection


class ChoiceFlow:
    """How a gesture ends, whether it was a click, a drag or a key."""

    def __init__(self, table: GestureHost, selection: Selection, reorder: HandReorder) -> None:
        """Tell *table* what becomes of the *selection*; *reorder* is undone with what is held."""
        self.table = table
        self.selection = selection
        self._reorder = reorder

    def choose(self, choice: PresentedChoice) -> None:
        """Take a choice, after its question if it has one."""
        selection = self.selection
        asked, selection.chooser = selection.chooser, None
        warning = rash_move_warning(selection, choice) if self.table.preferences.confirm else ""
        if warning:
            self._ask_first(choice._replace(warning=warning), asked)
            return
        selection.picked, selection.dropped, selection.suggested = [], None, None
        selection.choices = ()
        selection.deeds += 1
        selection.staged.offer(())
        selection.refresh()
        self.table.choice_taken(choice)

    def decide(self, meant: Intent, target: HitTarget) -> None:
        """Take, ask about or refuse what is meant with *target*."""
        selection = self.selection
        decision = intent.decide(meant, selection.choices, self.table.prompt)
        if isinstance(decision, AskChoice):
            selection.picked = selection.picked if target in selection.picked else [target]
            self._open(decision.choices)
            self.table.rearrange()
            return
        if isinstance(decision, RefuseGesture):
            text = refused_gestures.refusal_sentence(self.table, meant, decision, selection.choices)
            self.put_back()
            self.table.gesture_refused(text, target.sprite)
            return
        selection.dropped = None
        if not decision.action.cards:
            selection.picked = []
        self.choose(decision)

    def put_back(self) -> None:
        """After a refusal cards that were picked together stay picked; a single one goes home."""
        selection = self.selection
        selection.dropped = None
        if selection.picked and all(selection.can_collect(one) for one in selection.picked):
            self.look_at_picked()
            return
        selection.picked, selection.chooser = [], None
        self.table.rearrange()

    def look_at_picked(self) -> None:
        """Open the chooser with what the picked cards can do together, refused or not."""
        selection = self.selection
        selection.chooser = None
        cards = frozenset(card for one in selection.picked for card in one.grip.cards)
        near = selection.picked[-1].grip.near if selection.picked else None
        found = selection.meant_choices(
            intent.matching_choices(Grip(cards, near=near), selection.choices)
        )
        if selection.staged.requested:
            selection.staged.stage(selection.picked, selection.groups[-1], found)
        else:
            groups = self.table.model.order.groups
            found = with_group_choices(groups, cards, found, selection.choices)
        if found:
            self._open(found, gathering=True)
        self.table.rearrange()

    def cancel(self) -> bool:
        """Let go of everything; False if nothing was held."""
        selection = self.selection
        held = bool(selection.picked or selection.drag or selection.chooser or selection.dialog)
        if selection.drag is not None:
            selection.drag.release()
            self._reorder.undo()
        selection.drag = selection.chooser = selection.dialog = selection.dropped = None
        selection.picked = []
        if selection.staged.requested:
            selection.staged.clear()
        if held:
            self.table.rearrange()
        return held

    def _open(self, choices: Sequence[PresentedChoice], gathering: bool = False) -> None:
        choices = [choice for choice in choices if has_button(choice)] or choices
        self.selection.chooser = Chooser(
            self.table.theme, choices, self.table.fill_names, self.choose,
            lambda c: self.table.gesture_refused(refusal_text(c.refused), None),
            None if gathering else self.table.answer_digits,
        )  # fmt: skip
        if gathering and self.selection.staged.requested:
            self.selection.chooser.show_lock_key(self.table.lock_key)

    def _ask_first(self, choice: PresentedChoice, asked: Chooser | None) -> None:
        """Ask whether *choice* is meant; after a no everything lies as before, *asked* too."""
        calm = choice._replace(warning="")

        def yes() -> None:
            self.selection.dialog, self.selection.picked = None, []
            self.choose(calm)

        def no() -> None:
            self.selection.dialog, self.selection.chooser = None, asked
            self.table.rearrange()

        self.selection.dialog = confirm_dialog(self.table, choice, yes, no)
