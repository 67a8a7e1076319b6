"""The painter: in which order everything on the table is painted, and told in words."""

from __future__ import annotations

from collections.abc import Hashable, Iterable

import pygame

from game.art import palette as ink
from game.art.icons.tokens import token
from game.art.paper_shapes import beak_length
from game.art.svg_picture import SvgPicture
from game.engine.cards import Card
from game.engine.zones import Audience, Look, Spot, ZoneId
from game.table.cards import card_overlay
from game.table.cards.card_sprite import CardSprite
from game.table.controls.choice_text import short_label
from game.table.hud import highlight_picture
from game.table.input.intent import DropTarget
from game.table.labels import play_captions
from game.table.labels.meld_brackets import meld_brackets
from game.table.layout.zone_space import host_zone
from game.table.painting import drop_preview
from game.table.painting.staging_sign import describe_staging, staging_signs
from game.table.seats.bubble_picture import SHORT_BEAK, BubbleBeak, bubble_sprite, measure_bubble
from game.table.seats.name_format import listed
from game.table.table_parts import TableParts
from game.ui.accessible_node import AccessibleNode
from game.ui.cached_sprite import CachedSprite
from game.ui.forms.focus_ring import FocusMark
from game.ui.pictures.canvas import Drawable
from game.ui.widgets.widget import Widget

_HEAP = 8
"""So many cards of a heap are drawn; the others lie under them."""

_RAYED = 2
"""More cards than these are shown at once without rays, which would hide each other."""

_ORDER = (Spot.ACROSS, Spot.BESIDE, Spot.CENTRE, Spot.FRONT, Spot.BELOW, Spot.HAND)


def table_drawables(works: TableParts) -> list[Drawable]:
    """Everything, lowest first."""
    layout, hud, hands = works.current_layout, works.hud, works.gestures
    _tell_hud(works)
    table, own, moving = _cards(works)
    _prepare(works, (*table, *own, *moving))
    labels = [label for sprite in table if (label := sprite.tag_sprite()) is not None]
    signs = staging_signs(hud.slips, layout, hands.staged)
    things: list[Drawable] = [*hud.below_cards(layout), *_places(works), *signs, *table]
    things += [*drop_preview.row_arrows(works), *labels]
    things += play_captions.play_captions(
        hud.slips, layout, works.model, hud.status.marks, works.fill_names
    )
    things += hud.above_cards(layout)
    things += _prompt(works)
    things += _rays(works)
    loose = works.fill_names(hud.status.loose)
    things += meld_brackets(hud.slips, layout, works.model, loose)
    things += own
    things += _buttons(works)
    if works.sort_button.place_on(layout):
        things.append(works.sort_button)
    things += moving
    hard = [*works.action_buttons.button_rects(), *_hand_cards(works), *works.covered_areas]
    things += hud.topmost(layout, lambda: _table_cards(works), hard)
    things += _fanfare(works)
    if hands.chooser is not None:
        things += hands.chooser.drawn()
    things += _carried(works)
    things += drop_preview.worth_preview(works)
    things += _focus(works)
    if hands.dialog is not None:
        things += hands.dialog.drawn()
    return things


def _tell_hud(works: TableParts) -> None:
    """What the signs round the table must know of the cards and the gestures."""
    hud, hands = works.hud, works.gestures
    hud.counts = {
        zone: sum(not one.sprite.waiting for one in laid)
        for zone, laid in works.model.zones.items()
    }
    hud.tray = hands.staged.legal
    zone = hands.staged.zone
    hud.staging_zone = (
        (host_zone(works.board, zone) or zone) if zone and hands.staged.words else None
    )
    hud.seats.targets = _target_seats(works)
    hud.pointed_card = _pointed(works)
    hud.highlight = works.animation_player.highlight


def _prompt(works: TableParts) -> list[Drawable]:
    """The status line, unless the chooser stands in its place."""
    chooser, line = (
        works.gestures.chooser,
        works.current_layout.frame.px(works.current_layout.prompt),
    )
    if chooser is not None and chooser.side == "above" and chooser.rect.colliderect(line):
        return []
    return list(works.hud.prompt(works.current_layout))


def _buttons(works: TableParts) -> list[Drawable]:
    """The buttons, unless the chooser covers one of them."""
    chooser = works.gestures.chooser
    if chooser is not None and any(
        chooser.rect.colliderect(r) for r in works.action_buttons.button_rects()
    ):
        return []
    return works.action_buttons.buttons.drawn()


def _pointed(works: TableParts) -> Card | None:
    """The card the viewer has picked, or has under the pointer or the focus."""
    hands, ring = works.gestures, works.keyboard.ring
    things = [*hands.picked, hands.hovered, ring.current if ring.visible else None]
    sprites = (getattr(thing, "sprite", None) for thing in things)
    return next((sprite.card for sprite in sprites if sprite is not None), None)


def prepare_cards(works: TableParts) -> None:
    """Makes the cards ready to be painted, as far as one frame's turned pictures go."""
    table, own, moving = _cards(works)
    _prepare(works, (*table, *own, *moving))


def _prepare(works: TableParts, sprites: Iterable[CardSprite]) -> None:
    for sprite in sprites:
        sprite.prepare(works.card_pictures, works.rotations, works.theme)


def _carried(works: TableParts) -> list[Drawable]:
    """What the hand holds: over everything else on the table."""
    drag = works.gestures.drag
    if drag is None:
        return []
    sprite, seat = drag.thing.sprite, drag.thing.seat
    if sprite is not None:
        sprite.prepare(works.card_pictures, works.rotations, works.theme)
        return [sprite, *_promise(works, sprite)]
    return (
        []
        if seat is None
        else [works.hud.seats.dragged_plate(works.current_layout, seat, drag.pos)]
    )


def _promise(works: TableParts, sprite: CardSprite) -> list[Drawable]:
    """What would be said about the card in the hand, on paper beside it."""
    choice = works.gestures.promised_choice()
    if choice is None:
        return []
    u = works.current_layout.frame.u
    slips = works.hud.slips
    words = measure_bubble(slips, works.fill_names(short_label(choice)), u)
    beak = round(beak_length(u) * SHORT_BEAK)
    rect = pygame.Rect(0, 0, words.size[0] + beak, words.size[1])
    card = sprite.rect
    rect.midleft = (card.right - round(0.4 * u), card.top + round(words.size[1] * 0.6))
    side = "left"
    if rect.right > works.current_layout.frame.size[0] - u:
        rect.right, side = card.left + round(0.4 * u), "right"
    tip = BubbleBeak(side, rect.height * 0.6, beak)
    return [bubble_sprite(slips, "promise", words, rect, tip)]


def _cards(works: TableParts) -> tuple[list[CardSprite], list[CardSprite], list[CardSprite]]:
    """Cards that lie on the table, the viewer's own hand, and cards on their way."""
    table: list[CardSprite] = []
    own: list[CardSprite] = []
    held = works.gestures.drag.thing.sprite if works.gestures.drag is not None else None
    performer = works.animation_player
    flying = {id(s) for s in performer.flying if s.moving} | {id(s) for s in performer.revealed}
    mine = works.current_layout.own_hand_zones
    for zone in _sorted(works):
        laid = works.model.zones[zone]
        visible = _visible(works, zone)
        heap, lowest = _is_pile(works, zone), min(visible, default=0)
        for at in visible:
            sprite = laid[at].sprite
            if sprite is held or id(sprite) in flying:
                continue
            sprite.casts_shadow = not heap or at == lowest
            (own if zone in mine else table).append(sprite)
    moving = [s for s in performer.revealed if s is not held]
    known = {id(s) for s in moving}
    moving += [
        s for s in reversed(performer.flying)
        if s.moving and s is not held and id(s) not in known
    ]  # fmt: skip
    return table, own, moving


def _table_cards(works: TableParts) -> list[pygame.Rect]:
    """Cards on the felt: words in the air leave them to be seen."""
    return [
        one.sprite.rect
        for zone, laid in works.model.zones.items()
        if works.board.spec(zone).spot in (Spot.CENTRE, Spot.FRONT) and not _is_pile(works, zone)
        for one in laid
    ] * 2


def _hand_cards(works: TableParts) -> list[pygame.Rect]:
    """The viewer's own cards, whose indices nothing may cover."""
    zones = works.current_layout.own_hand_zones
    return [one.sprite.rect for zone in zones for one in works.model.zones.get(zone, [])]


def _sorted(works: TableParts) -> list[ZoneId]:
    spots = {spot: i for i, spot in enumerate(_ORDER)}
    found = [z for z in works.model.zones if z in works.current_layout.slots]
    specs, peeked = {z: works.board.spec(z) for z in found}, works.model.peeked_zone
    return sorted(
        found, key=lambda z: (z == peeked, spots.get(specs[z].spot, 9), specs[z].held_above)
    )


def _visible(works: TableParts, zone: ZoneId) -> list[int]:
    shown = works.model.display_order(zone)
    if not _is_pile(works, zone) or len(shown) <= _HEAP:
        return shown
    step = (len(shown) - 1) / (_HEAP - 1)
    return [shown[round(i * step)] for i in range(_HEAP)]


def _rays(works: TableParts) -> list[Drawable]:
    """Paper rays behind cards that are shown for a moment."""
    slips: list[Drawable] = []
    revealed = works.animation_player.revealed
    for sprite in revealed if len(revealed) <= _RAYED else ():
        side = round(sprite.pose.wide * 2.6)
        picture = works.desk.raster.get(("token", "rays"), (side, side), _make_rays)
        if picture is not None:
            middle = (round(sprite.pose.x), round(sprite.pose.y))
            slips.append(CachedSprite(picture.get_rect(center=middle), picture, None))
    return slips


def _fanfare(works: TableParts) -> list[Drawable]:
    """What the table makes much of just now."""
    shown = works.animation_player.highlight
    if shown is None:
        return []
    name = listed([works.people[seat].name for seat in shown.seats])
    return highlight_picture.highlight_drawables(works.hud.slips, works.current_layout, shown, name)


def _make_rays() -> SvgPicture:
    return token("rays")


def _target_seats(works: TableParts) -> frozenset[int]:
    drag = works.gestures.drag
    if drag is None:
        choices = works.gestures.choices
        return frozenset(c.drop_on_seat for c in choices if c.drop_on_seat is not None
                         and c.refused is None)  # fmt: skip
    return frozenset(t.plate for t in drag.places if t.plate is not None)


def _places(works: TableParts) -> list[Drawable]:
    """The lit places on which what is held or picked may be let go."""
    drag = works.gestures.drag
    if drag is None:
        return [
            DropPlace(works, rect, 0, False, _word(works, target))
            for target, rect in works.gestures.open_targets().items() if target.plate is None
        ]  # fmt: skip
    return [
        DropPlace(
            works, rect, int(works.dash_phase) % card_overlay.PHASES,
            target == drag.place, _word(works, target),
        )
        for target, rect in drag.places.items() if target.plate is None
    ]  # fmt: skip


def _word(works: TableParts, target: DropTarget) -> str:
    """What letting go in the middle or on its edge means there, if it has a name."""
    slot = None if target.zone is None else works.current_layout.slots.get(target.zone)
    if slot is None or slot.spec.spot not in (Spot.CENTRE, Spot.RIM):
        return ""
    return slot.spec.label if slot.caption is None else ""


class DropPlace:
    """One lit place, with a word in its lower left corner."""

    def __init__(
        self, works: TableParts, rect: pygame.Rect, phase: int, strong: bool, word: str = ""
    ) -> None:
        self._word = word
        self._theme = works.theme
        self._rect = rect.inflate(2 * works.theme.units(1), 2 * works.theme.units(1))
        self._phase = phase
        self._strong = strong

    def bounds(self) -> pygame.Rect:
        """Where it is."""
        return self._rect

    def stamp(self) -> Hashable:
        """What its picture depends on."""
        return "place", self._phase, self._strong, self._word, self._theme.stamp

    def paint(self, surface: pygame.Surface) -> None:
        """Paint it."""
        units = self._theme.units
        piece = self._theme.shapes.piece(
            ("place", self._phase, self._strong), self._rect.size,
            lambda: card_overlay.drop_place_svg(*self._rect.size, units, self._phase, self._strong),
        )  # fmt: skip
        surface.blit(piece, self._rect)
        if self._word:
            line = self._theme.type.render(self._word, self._theme.style("plate"), ink.LAMP)
            inner = self._rect.inflate(-units(4.4), -units(3.4))
            surface.blit(line, line.get_rect(bottomleft=inner.bottomleft))


def _focus(works: TableParts) -> list[Drawable]:
    ring = works.keyboard.ring
    stop = ring.current
    if not ring.visible or stop is None:
        return []
    if isinstance(stop, Widget):
        return [FocusMark(works.theme, stop.rect)]
    if stop.sprite is None:
        return [FocusMark(works.theme, stop.rect)]
    sprite = stop.sprite
    rect = pygame.Rect(0, 0, *sprite.size)
    rect.center = (round(sprite.pose.x), round(sprite.pose.y))
    return [FocusMark(works.theme, rect, round(rect.width * 0.064), sprite.pose.turn)]


def describe_table(works: TableParts) -> list[AccessibleNode]:
    """Everything in words: signs, cards, buttons."""
    told = works.hud.describe(works.current_layout)
    for zone in _sorted(works):
        told += _cards_in_words(works, zone)
    told += describe_staging(works.current_layout, works.gestures.staged)
    told += works.action_buttons.buttons.describe()
    told += works.sort_button.describe()
    if works.gestures.chooser is not None:
        told += works.gestures.chooser.buttons.describe()
    if works.gestures.dialog is not None:
        told += works.gestures.dialog.describe()
    return told


def _cards_in_words(works: TableParts, zone: ZoneId) -> list[AccessibleNode]:
    told = []
    laid = works.model.zones[zone]
    spec = works.board.spec(zone)
    stop = works.keyboard.ring.current
    focused = getattr(stop, "sprite", None) if works.keyboard.ring.visible else None
    own = zone in works.current_layout.own_hand_zones
    indices = [len(laid) - 1] if _is_pile(works, zone) else works.model.display_order(zone)
    for at in indices:
        sprite = laid[at].sprite
        words = [zone.name]
        if zone.owner is not None and not own:
            words.append(works.people[zone.owner].name)
        if sprite.overlay.legal or sprite.overlay.hollow or sprite.overlay.lit:
            words.append("legal")
        if sprite.overlay.picked:
            words.append("picked")
        if sprite.overlay.seal:
            words.append("proven")
        if sprite.tag is not None:
            words.append(sprite.tag.words)
        label = sprite.card.words if sprite.card is not None else "face-down card"
        hidden = spec.audience is Audience.OWNER and not own
        enabled = not hidden and (not own or "legal" in words or not works.gestures.choices)
        told.append(
            AccessibleNode("card", label, ", ".join(words), sprite.rect, sprite is focused, enabled)
        )
    return told


def _is_pile(works: TableParts, zone: ZoneId) -> bool:
    """Whether the cards of a zone lie on each other."""
    return works.board.spec(zone).look is Look.PILE
