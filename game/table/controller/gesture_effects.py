"""Gesture effects: what a pick, a drag or a choice of the viewer does to the table."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import pygame

from game.engine.action import Action, Refusal
from game.presentation.presented_choice import PresentedChoice
from game.table.animation.card_return import shake_card
from game.table.cards.card_pictures import CardPictures
from game.table.cards.card_sprite import CardSprite
from game.table.cards.corner_indices import index_rects, pile_tops
from game.table.cards.table_model import TableModel
from game.table.controller.table_cards import TableCards
from game.table.controller.table_state import TableState
from game.table.controls.action_buttons import ActionButtons
from game.table.controls.placement_cost import KeptFree
from game.table.gestures.chooser_placement import place_chooser, under_shade
from game.table.gestures.gesture_controller import GestureController
from game.table.hud.hud import Hud
from game.table.layout.table_layout import TableLayout
from game.table.table_dependencies import GesturePreferences
from game.ui.theme import Theme

_NOTE_COUNTS = 3
"""So many times as much as other things counts a note that is to be read meanwhile."""
_WIDE_WINDOW = 145
"""In a window of so many u a chooser leaves the buttons free; in a narrower one they give way."""


class GestureEffects:
    """The host of a table's gestures: it shows what they do."""

    _gestures: GestureController
    _buttons: ActionButtons

    def __init__(
        self,
        state: TableState,
        cards: TableCards,
        hud: Hud,
        on_choice: Callable[[PresentedChoice], None],
        explain: Callable[[Action], Refusal | None],
        covered: Callable[[], Sequence[pygame.Rect]],
    ) -> None:
        """Tell *on_choice* what was chosen; *explain* says why an action is not legal.

        *covered* is what lies over the table, in pixels: a chooser keeps clear of it.
        """
        self._state = state
        self._cards = cards
        self._hud = hud
        self.last_refused = ""
        """Why the last gesture came to nothing; empty once a choice was made since."""
        self._on_choice = on_choice
        self._explain = explain
        self._covered = covered
        self.theme: Theme = state.theme
        self.model: TableModel = cards.model
        self.card_pictures: CardPictures = cards.pictures

    def connect(self, gestures: GestureController, buttons: ActionButtons) -> None:
        """Name the gestures whose effects these are, and the buttons beside the hand."""
        self._gestures = gestures
        self._buttons = buttons

    @property
    def current_layout(self) -> TableLayout:
        """Where everything lies now."""
        return self._cards.layout

    @property
    def prompt(self) -> str:
        """The sentence in the status line."""
        return self._hud.status.prompt

    @property
    def preferences(self) -> GesturePreferences:
        """How the viewer plays a card."""
        return self._state.deps.gestures

    @property
    def lock_key(self) -> str:
        """The key that plays the cards on the staging area, as it is printed."""
        return self._state.deps.keys.key("lock_in")

    def fill_names(self, text: str) -> str:
        """Fill in the names of players."""
        return self._hud.fill_names(text)

    def offer_buttons(self, choices: tuple[PresentedChoice, ...]) -> None:
        """Show the choices that have buttons, and no others."""
        digits = not any(choice.action.cards for choice in choices)
        self._buttons.offer(choices, self.current_layout, self.fill_names, digits)

    def answer_digits(self, choices: Sequence[PresentedChoice]) -> list[str]:
        """The digits of several answers, which mean the same in every match."""
        return self._buttons.letters.answers.digits(choices)

    def choice_taken(self, choice: PresentedChoice) -> None:
        """Leave what was carried where it was let go: a choice was made."""
        self._state.offered = ()
        self.last_refused = ""
        self.offer_buttons(())
        self._hud.clear_prompt()
        self.rearrange()
        self._on_choice(choice)

    def gesture_refused(self, text: str, sprite: CardSprite | None) -> None:
        """Show the reason why a gesture came to nothing, play a sound, and shake the card."""
        self._hud.show_refusal(text)
        self.last_refused = text
        self._state.deps.sound("refuse")
        if sprite is not None and not self.theme.preferences.still:
            shake_card(sprite)

    def explain_refusal(self, action: Action) -> Refusal | None:
        """Ask the rules about an action nobody offered."""
        return self._explain(action)

    def rearrange(self) -> None:
        """Let cards rise, sink and glide home after one was picked, held or let go."""
        self._take_hovered()
        states, gestures = self._cards.states, self._gestures
        states.picked = frozenset(id(one.sprite) for one in gestures.selection.picked if one.sprite)
        advised = gestures.selection.suggested
        states.suggested = frozenset(() if advised is None else advised.action.cards)
        states.dropped = gestures.selection.dropped
        states.choices = gestures.selection.choices
        self._cards.restyle()
        self._cards.arrange(animated=True)
        self.place_chooser(again=False)

    def place_chooser(self, again: bool = True) -> None:
        """Lay an open chooser beside its card; not *again* where it lies already."""
        place_chooser(
            self._gestures.selection, self.current_layout, self._areas_to_keep_free, again
        )

    def part_hand(self) -> None:
        """Part only the cards of the hand for the thing the pointer is above."""
        self._take_hovered()
        self._cards.arrange(animated=True, zones=self.current_layout.own_hand_zones)

    def resort_hand(self) -> None:
        """Lay the hand another way."""
        self._gestures.flow.cancel()
        self._gestures.selection.refresh()
        self.rearrange()

    def _areas_to_keep_free(self) -> KeptFree:
        """What a chooser should not cover, besides what has its fixed place on the table."""
        wide = self.current_layout.frame.w >= _WIDE_WINDOW
        buttons = self._buttons.button_rects() if wide else []
        notes = list(self._covered()) * _NOTE_COUNTS
        counts = {zone: len(laid) for zone, laid in self.model.zones.items()}
        line = under_shade(self._hud.status_rect, self.current_layout.frame.u)
        worths = self._hud.worth_rects(self.current_layout, counts)
        return KeptFree(
            [*buttons, *notes],
            [line, *worths, *index_rects(self.model), *pile_tops(self.model)],
        )

    def _take_hovered(self) -> None:
        pointed = self._gestures.selection.focused or self._gestures.selection.hovered
        self._cards.states.hovered = pointed.sprite if pointed is not None else None
