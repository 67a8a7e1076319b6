"""The frame builder: gathers everything that is painted of a table into one frame."""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from game.engine.cards import Card
from game.engine.zones import Seat, ZoneId
from game.presentation.zone_look import Spot
from game.table.cards.corner_indices import index_rects, pile_tops
from game.table.controller.table_cards import TableCards
from game.table.controller.table_controls import TableControls
from game.table.controls.choice_text import short_label
from game.table.gestures.hit_targets import HitTarget
from game.table.gestures.intent import DropTarget
from game.table.hud.hud import Hud
from game.table.hud.hud_frame import HudFrame, HudInput, SignRoom
from game.table.labels.meld_brackets import meld_brackets
from game.table.labels.play_captions import play_captions
from game.table.layout.protected_areas import protected_areas
from game.table.layout.zone_space import host_zone
from game.table.painting.card_layers import CardLayers, FlyingCards, card_layers, is_pile
from game.table.painting.row_arrows import row_arrow_sprite, row_arrows
from game.table.painting.score_preview import score_preview
from game.table.painting.staging_sign import staging_sign, staging_sprites
from game.table.painting.table_frame import (
    DragFrame,
    FocusOutline,
    LitPlace,
    TableFrame,
    TableSigns,
    WidgetFrame,
)
from game.ui.widgets.widget import Widget


class FrameBuilder:
    """A builder of frames, which finds signs their places. It neither paints nor touches a card."""

    def __init__(self, cards: TableCards, hud: Hud, controls: TableControls) -> None:
        self._cards = cards
        self._hud = hud
        self._controls = controls

    def place_signs(self, covered_areas: Sequence[pygame.Rect]) -> None:
        """Find every sign its place; speech bubbles keep clear of *covered_areas*, in pixels.

        Asked again without anything happening in between, it changes nothing.
        """
        layout, controls = self._cards.layout, self._controls
        controls.sort_button.place_on(layout)
        model, chooser = self._cards.model, controls.gestures.selection.chooser
        buttons = controls.action_buttons.button_rects()
        zones = layout.own_hand_zones
        own = [one.sprite.rest_rect for zone in zones for one in model.zones.get(zone, [])]
        room = SignRoom(
            read=[*pile_tops(model), *index_rects(model)],
            tags=[rect for sprite in model.sprites() if (rect := sprite.tag_rect) is not None],
            pressed=[*buttons, *own, *([] if chooser is None else [chooser.rect])],
            hard=[*buttons, *self._hand_rects(), *covered_areas],
            soft=self._felt_card_rects,
        )
        self._hud.question = controls.gestures.selection.question
        self._hud.place(layout, self.hud_input(), room)

    def frame(self, pointed: frozenset[Card]) -> TableFrame:
        """Build the frame of this moment, with the signs where they were placed last.

        Cards that are *pointed* at have a ring.
        """
        player, layout = self._cards.player, self._cards.layout
        hud = self._hud.frame(layout, self.hud_input())
        return TableFrame(
            layout=layout,
            signs=self._table_signs(hud),
            cards=self.card_layers(),
            revealed=tuple(player.revealed),
            highlight=None if player.highlight is None else player.highlight.frame,
            hud=hud,
            drag=self._drag_frame(),
            widgets=self._widget_frame(),
            pointed=pointed,
        )

    def card_layers(self) -> CardLayers:
        """Sort the cards into layers."""
        player, drag = self._cards.player, self._controls.gestures.selection.drag
        carried = None if drag is None else drag.grabbed.sprite
        loose = FlyingCards(tuple(player.flying), tuple(player.revealed), carried)
        focused = self._controls.keyboard.focused
        sprite = focused.sprite if isinstance(focused, HitTarget) else None
        return card_layers(self._cards.model, self._cards.layout, loose, sprite)

    def hud_input(self) -> HudInput:
        """Gather what the HUD must know of cards and gestures."""
        staged, zone_registry = (
            self._controls.gestures.selection.staged,
            self._cards.model.zone_registry,
        )
        zone = staged.zone if staged.words else None
        highlight = self._cards.player.highlight
        return HudInput(
            counts=_zone_counts(self._cards),
            staged=staged.legal,
            staging_zone=None if zone is None else host_zone(zone_registry, zone) or zone,
            drop_seats=self._drop_seats(),
            digit_seats=self._controls.digit_seats(),
            pointed_card=self._controls.pointed_card(),
            highlight=None if highlight is None else highlight.frame,
        )

    def _table_signs(self, hud: HudFrame) -> TableSigns:
        """Gather the words and signs beside the cards, each at its place."""
        layout, model, signs = self._cards.layout, self._cards.model, self._hud.signs
        sprites, status, named = signs.sprites, hud.status, self._hud.fill_names
        staged = staging_sign(layout, self._controls.gestures.selection.staged)
        loose = named(status.ungrouped_caption)
        arrows, kept = row_arrows(model, layout, self._cards.states.marks), protected_areas(layout)
        return TableSigns(
            below_cards=tuple(signs.below_cards(layout, hud)),
            staging=tuple(staging_sprites(sprites, layout, staged)),
            play_captions=tuple(play_captions(sprites, layout, model, status.marks, named)),
            row_arrows=tuple(row_arrow_sprite(sprites.theme, arrow, kept) for arrow in arrows),
            above_cards=tuple(signs.above_cards(layout, hud)),
            meld_brackets=tuple(meld_brackets(sprites, layout, model, loose)),
            topmost=tuple(signs.topmost(layout, hud)),
        )

    def _drag_frame(self) -> DragFrame:
        gestures, layout = self._controls.gestures, self._cards.layout
        drag, model = gestures.selection.drag, self._cards.model
        areas = gestures.selection.open_targets() if drag is None else drag.places
        meant = None if drag is None else drag.place
        places = tuple(
            LitPlace(rect, drag is not None and target == meant, self._place_word(target))
            for target, rect in areas.items() if target.name_plate is None
        )  # fmt: skip
        suggested = gestures.selection.suggested_area()
        if suggested is not None:
            places = (LitPlace(suggested, strong=True),)
        promised = gestures.selection.promised_choice()
        plate = None
        if drag is not None and drag.grabbed.sprite is None and drag.grabbed.seat is not None:
            plate = drag.grabbed.seat, drag.pos
        return DragFrame(
            places=places,
            dash_phase=0 if drag is None else int(self._controls.dash_phase),
            promise="" if promised is None else self._hud.fill_names(short_label(promised)),
            name_plate=plate,
            score_preview=score_preview(model, layout, self._controls.previewed_choice()),
        )

    def _widget_frame(self) -> WidgetFrame:
        """The widgets; buttons that a chooser covers are left out."""
        controls, gestures = self._controls, self._controls.gestures
        chooser, sorter = gestures.selection.chooser, controls.sort_button
        covered = chooser is not None and any(
            chooser.rect.colliderect(rect) for rect in controls.action_buttons.button_rects()
        )
        return WidgetFrame(
            buttons=() if covered else tuple(controls.action_buttons.buttons.drawn()),
            sort_button=sorter if sorter.rect.width else None,
            chooser=() if chooser is None else tuple(chooser.drawn()),
            dialog=()
            if gestures.selection.dialog is None
            else tuple(gestures.selection.dialog.drawn()),
            focus=self._focus(),
        )

    def _focus(self) -> FocusOutline | None:
        keyboard = self._controls.keyboard
        stop, faint = keyboard.ring.current, not keyboard.lit
        if not keyboard.ring.visible or stop is None:
            return None
        if faint and not self._controls.gestures.selection.choices:
            return None
        if isinstance(stop, Widget) or stop.sprite is None:
            return FocusOutline(stop.rect, faint=faint)
        pose = stop.sprite.pose
        rect = pygame.Rect(0, 0, *stop.sprite.size)
        rect.center = (round(pose.x), round(pose.y))
        return FocusOutline(rect, round(rect.width * 0.064), pose.turn, stop.sprite, faint)

    def _place_word(self, target: DropTarget) -> str:
        """What letting go in the middle or on its edge means there, if it has a name."""
        slot = None if target.zone is None else self._cards.layout.slots.get(target.zone)
        if slot is None or slot.look.spot not in (Spot.CENTRE, Spot.RIM):
            return ""
        return slot.look.caption if slot.caption is None else ""

    def _drop_seats(self) -> frozenset[Seat]:
        """Seats on whose plate something may be dropped now."""
        gestures = self._controls.gestures
        if gestures.selection.drag is not None:
            return frozenset(
                t.name_plate for t in gestures.selection.drag.places if t.name_plate is not None
            )
        legal = (c.drop_on_seat for c in gestures.selection.choices if c.refused is None)
        return frozenset(seat for seat in legal if seat is not None)

    def _felt_card_rects(self) -> list[pygame.Rect]:
        """Cards on the felt, each counted twice: words in the air leave them to be seen."""
        model = self._cards.model
        return [
            one.sprite.rect
            for zone, laid in model.zones.items()
            if model.zone_look(zone).spot in (Spot.CENTRE, Spot.FRONT) and not is_pile(model, zone)
            for one in laid
        ] * 2

    def _hand_rects(self) -> list[pygame.Rect]:
        """The viewer's own cards, whose indices nothing may cover."""
        zones, model = self._cards.layout.own_hand_zones, self._cards.model
        return [one.sprite.rect for zone in zones for one in model.zones.get(zone, [])]


def _zone_counts(cards: TableCards) -> dict[ZoneId, int]:
    """How many cards lie in each zone; those that have not set out yet are still away."""
    return {
        zone: sum(not one.sprite.waiting for one in laid)
        for zone, laid in cards.model.zones.items()
    }
