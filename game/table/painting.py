"""The painting: in which order everything on the table is painted, and told in words."""

from __future__ import annotations

from collections.abc import Hashable, Iterable
from typing import TYPE_CHECKING

import pygame

from game.art import palette as ink
from game.art.lettering import Picture
from game.art.paper import beak_length
from game.art.tokens import token
from game.engine.cards import Card
from game.engine.zones import Audience, Spot, ZoneId
from game.table import dress, fanfare, owners, prospects
from game.table.brackets import brackets
from game.table.intent import Target, short
from game.table.needs import host
from game.table.slip import Slip
from game.table.spoken import SHORT, measured, printed
from game.table.sprite import CardSprite
from game.table.things import hand_zones
from game.table.tray_sign import describe_tray, tray_signs
from game.ui.canvas import Drawn
from game.ui.describe import Described
from game.ui.focus import RingMark
from game.ui.widgets import Widget

if TYPE_CHECKING:
    from game.table.view import TableView

_HEAP = 8
"""So many cards of a heap are drawn; the others lie under them."""

_RAYED = 2
"""More cards than these are shown at once without rays, which would hide each other."""

_ORDER = (Spot.ACROSS, Spot.BESIDE, Spot.CENTRE, Spot.FRONT, Spot.BELOW, Spot.HAND)


def drawn(view: TableView) -> list[Drawn]:
    """Everything, lowest first."""
    layout, hud, hands = view.layout_, view.hud, view.hands
    hud.counts = {
        zone: sum(not one.sprite.waiting for one in laid) for zone, laid in view.stage.zones.items()
    }
    hud.tray = hands.tray.legal
    zone = hands.tray.zone
    hud.collecting = (host(view.board, zone) or zone) if zone and hands.tray.words else None
    hud.seats.targets = _target_seats(view)
    hud.pointed = _pointed(view)
    hud.moment = view.performer.flourish
    table, own, moving = _cards(view)
    _prepare(view, (*table, *own, *moving))
    labels = [label for sprite in table if (label := sprite.label()) is not None]
    signs = tray_signs(hud.slips, layout, hands.tray)
    things: list[Drawn] = [*hud.under(layout), *_places(view), *signs, *table]
    things += [*prospects.arrows(view), *labels]
    things += owners.under_plays(hud.slips, layout, view.stage, hud.status.marks, view.named)
    things += hud.over(layout)
    things += _prompt(view)
    things += _rays(view)
    things += brackets(view)
    things += own
    things += _buttons(view)
    if view.sorter.lay(layout):
        things.append(view.sorter)
    things += moving
    things += hud.top(
        layout, lambda: _table_cards(view), [*view.actions.area(), *_hand_cards(view)]
    )
    things += _fanfare(view)
    if hands.chooser is not None:
        things += hands.chooser.drawn()
    things += _carried(view)
    things += prospects.preview(view)
    things += _focus(view)
    if hands.dialog is not None:
        things += hands.dialog.drawn()
    return things


def _prompt(view: TableView) -> list[Drawn]:
    """The status line, unless the chooser stands in its place."""
    chooser, line = view.hands.chooser, view.layout_.frame.px(view.layout_.prompt)
    if chooser is not None and chooser.side == "above" and chooser.rect.colliderect(line):
        return []
    return list(view.hud.prompt(view.layout_))


def _buttons(view: TableView) -> list[Drawn]:
    """The buttons, unless the chooser covers one of them."""
    chooser = view.hands.chooser
    if chooser is not None and any(chooser.rect.colliderect(r) for r in view.actions.area()):
        return []
    return view.actions.buttons.drawn()


def _pointed(view: TableView) -> Card | None:
    """The card the viewer has picked, or has under the pointer or the focus."""
    hands, ring = view.hands, view.keys.ring
    things = [*hands.picked, hands.hovered, ring.current if ring.visible else None]
    sprites = (getattr(thing, "sprite", None) for thing in things)
    return next((sprite.card for sprite in sprites if sprite is not None), None)


def prepare(view: TableView) -> None:
    """Makes the cards ready to be painted, as far as one frame's turned pictures go."""
    table, own, moving = _cards(view)
    _prepare(view, (*table, *own, *moving))


def _prepare(view: TableView, sprites: Iterable[CardSprite]) -> None:
    for sprite in sprites:
        sprite.prepare(view.faces, view.turns, view.theme)


def _carried(view: TableView) -> list[Drawn]:
    """What the hand holds: over everything else on the table."""
    drag = view.hands.drag
    if drag is None:
        return []
    sprite, seat = drag.thing.sprite, drag.thing.seat
    if sprite is not None:
        sprite.prepare(view.faces, view.turns, view.theme)
        return [sprite, *_promise(view, sprite)]
    return [] if seat is None else [view.hud.seats.carried(view.layout_, seat, drag.pos)]


def _promise(view: TableView, sprite: CardSprite) -> list[Drawn]:
    """What would be said about the card in the hand, on paper beside it."""
    choice = view.hands.promised()
    if choice is None:
        return []
    u = view.layout_.frame.u
    slips = view.hud.slips
    words = measured(slips, view.named(short(choice)), u)
    beak = round(beak_length(u) * SHORT)
    rect = pygame.Rect(0, 0, words.size[0] + beak, words.size[1])
    card = sprite.rect
    rect.midleft = (card.right - round(0.4 * u), card.top + round(words.size[1] * 0.6))
    side = "left"
    if rect.right > view.layout_.frame.size[0] - u:
        rect.right, side = card.left + round(0.4 * u), "right"
    return [printed(slips, "promise", words, rect, side, rect.height * 0.6, beak)]


def _cards(view: TableView) -> tuple[list[CardSprite], list[CardSprite], list[CardSprite]]:
    """Cards that lie on the table, the viewer's own hand, and cards on their way."""
    table: list[CardSprite] = []
    own: list[CardSprite] = []
    held = view.hands.drag.thing.sprite if view.hands.drag is not None else None
    performer = view.performer
    flying = {id(s) for s in performer.flying if s.moving} | {id(s) for s in performer.revealed}
    mine = hand_zones(view.layout_)
    for zone in _sorted(view):
        laid = view.stage.zones[zone]
        visible = _visible(view, zone)
        heap, lowest = view.heap(zone), min(visible, default=0)
        for at in visible:
            sprite = laid[at].sprite
            if sprite is held or id(sprite) in flying:
                continue
            sprite.shaded = not heap or at == lowest
            (own if zone in mine else table).append(sprite)
    moving = [s for s in performer.revealed if s is not held]
    known = {id(s) for s in moving}
    moving += [
        s for s in reversed(performer.flying)
        if s.moving and s is not held and id(s) not in known
    ]  # fmt: skip
    return table, own, moving


def _table_cards(view: TableView) -> list[pygame.Rect]:
    """Cards on the felt: words in the air leave them to be seen."""
    return [
        one.sprite.rect
        for zone, laid in view.stage.zones.items()
        if view.board.spec(zone).spot in (Spot.CENTRE, Spot.FRONT) and not view.heap(zone)
        for one in laid
    ] * 2


def _hand_cards(view: TableView) -> list[pygame.Rect]:
    """The viewer's own cards, whose indices nothing may cover."""
    zones = hand_zones(view.layout_)
    return [one.sprite.rect for zone in zones for one in view.stage.zones.get(zone, [])]


def _sorted(view: TableView) -> list[ZoneId]:
    spots = {spot: i for i, spot in enumerate(_ORDER)}
    found = [z for z in view.stage.zones if z in view.layout_.slots]
    specs, peeked = {z: view.board.spec(z) for z in found}, view.stage.peeked
    return sorted(found, key=lambda z: (z == peeked, spots.get(specs[z].spot, 9), specs[z].over))


def _visible(view: TableView, zone: ZoneId) -> list[int]:
    shown = view.stage.shown(zone)
    if not view.heap(zone) or len(shown) <= _HEAP:
        return shown
    step = (len(shown) - 1) / (_HEAP - 1)
    return [shown[round(i * step)] for i in range(_HEAP)]


def _rays(view: TableView) -> list[Drawn]:
    """Paper rays behind cards that are shown for a moment."""
    slips: list[Drawn] = []
    revealed = view.performer.revealed
    for sprite in revealed if len(revealed) <= _RAYED else ():
        side = round(sprite.pose.wide * 2.6)
        picture = view.desk.raster.get(("token", "rays"), (side, side), _make_rays)
        if picture is not None:
            middle = (round(sprite.pose.x), round(sprite.pose.y))
            slips.append(Slip(picture.get_rect(center=middle), picture, None))
    return slips


def _fanfare(view: TableView) -> list[Drawn]:
    """What the table makes much of just now."""
    shown = view.performer.flourish
    if shown is None:
        return []
    name = "" if shown.seat is None else view.people[shown.seat].name
    return fanfare.drawn(view.hud.slips, view.layout_, shown, name)


def _make_rays() -> Picture:
    return token("rays")


def _target_seats(view: TableView) -> frozenset[int]:
    drag = view.hands.drag
    if drag is None:
        return frozenset(c.plate for c in view.hands.choices if c.plate is not None
                         and c.refused is None)  # fmt: skip
    return frozenset(t.plate for t in drag.places if t.plate is not None)


def _places(view: TableView) -> list[Drawn]:
    """The lit places on which what is held or picked may be let go."""
    drag = view.hands.drag
    if drag is None:
        return [
            LitPlace(view, rect, 0, False, _word(view, target))
            for target, rect in view.hands.open_places().items() if target.plate is None
        ]  # fmt: skip
    return [
        LitPlace(
            view, rect, int(view.phase) % dress.PHASES, target == drag.best, _word(view, target)
        )
        for target, rect in drag.places.items() if target.plate is None
    ]  # fmt: skip


def _word(view: TableView, target: Target) -> str:
    """What letting go in the middle or on its edge means there, if it has a name."""
    slot = None if target.zone is None else view.layout_.slots.get(target.zone)
    if slot is None or slot.spec.spot not in (Spot.CENTRE, Spot.RIM):
        return ""
    return slot.spec.label if slot.caption is None else ""


class LitPlace:
    """One lit place, with a word in its lower left corner."""

    def __init__(
        self, view: TableView, rect: pygame.Rect, phase: int, strong: bool, word: str = ""
    ) -> None:
        self._word = word
        self._theme = view.theme
        self._rect = rect.inflate(2 * view.theme.units(1), 2 * view.theme.units(1))
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
        piece = self._theme.chrome.piece(
            ("place", self._phase, self._strong), self._rect.size,
            lambda: dress.drop_place(*self._rect.size, units, self._phase, self._strong),
        )  # fmt: skip
        surface.blit(piece, self._rect)
        if self._word:
            line = self._theme.type.render(self._word, self._theme.style("plate"), ink.LAMP)
            inner = self._rect.inflate(-units(4.4), -units(3.4))
            surface.blit(line, line.get_rect(bottomleft=inner.bottomleft))


def _focus(view: TableView) -> list[Drawn]:
    ring = view.keys.ring
    stop = ring.current
    if not ring.visible or stop is None:
        return []
    if isinstance(stop, Widget):
        return [RingMark(view.theme, stop.rect)]
    if stop.sprite is None:
        return [RingMark(view.theme, stop.rect)]
    sprite = stop.sprite
    rect = pygame.Rect(0, 0, *sprite.size)
    rect.center = (round(sprite.pose.x), round(sprite.pose.y))
    return [RingMark(view.theme, rect, round(rect.width * 0.064), sprite.pose.turn)]


def describe(view: TableView) -> list[Described]:
    """Everything in words: signs, cards, buttons."""
    told = view.hud.describe(view.layout_)
    for zone in _sorted(view):
        told += _cards_in_words(view, zone)
    told += describe_tray(view.layout_, view.hands.tray)
    told += view.actions.buttons.describe()
    told += view.sorter.describe()
    if view.hands.chooser is not None:
        told += view.hands.chooser.buttons.describe()
    if view.hands.dialog is not None:
        told += view.hands.dialog.describe()
    return told


def _cards_in_words(view: TableView, zone: ZoneId) -> list[Described]:
    told = []
    laid = view.stage.zones[zone]
    spec = view.board.spec(zone)
    stop = view.keys.ring.current
    focused = getattr(stop, "sprite", None) if view.keys.ring.visible else None
    own = zone in hand_zones(view.layout_)
    indices = [len(laid) - 1] if view.heap(zone) else view.stage.shown(zone)
    for at in indices:
        sprite = laid[at].sprite
        words = [zone.name]
        if zone.owner is not None and not own:
            words.append(view.people[zone.owner].name)
        if sprite.dress.legal or sprite.dress.hollow or sprite.dress.lit:
            words.append("legal")
        if sprite.dress.picked:
            words.append("picked")
        if sprite.dress.seal:
            words.append("proven")
        if sprite.tag is not None:
            words.append(sprite.tag.words)
        label = sprite.card.words if sprite.card is not None else "face-down card"
        hidden = spec.audience is Audience.OWNER and not own
        enabled = not hidden and (not own or "legal" in words or not view.hands.choices)
        told.append(
            Described("card", label, ", ".join(words), sprite.rect, sprite is focused, enabled)
        )
    return told
