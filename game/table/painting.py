"""The painting: in which order everything on the table is painted, and told in words."""

from __future__ import annotations

from collections.abc import Hashable, Iterable

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
from game.table.works import Works
from game.ui.canvas import Drawn
from game.ui.describe import Described
from game.ui.focus import RingMark
from game.ui.widgets import Widget

_HEAP = 8
"""So many cards of a heap are drawn; the others lie under them."""

_RAYED = 2
"""More cards than these are shown at once without rays, which would hide each other."""

_ORDER = (Spot.ACROSS, Spot.BESIDE, Spot.CENTRE, Spot.FRONT, Spot.BELOW, Spot.HAND)


def drawn(works: Works) -> list[Drawn]:
    """Everything, lowest first."""
    layout, hud, hands = works.layout_, works.hud, works.hands
    hud.counts = {
        zone: sum(not one.sprite.waiting for one in laid)
        for zone, laid in works.stage.zones.items()
    }
    hud.tray = hands.tray.legal
    zone = hands.tray.zone
    hud.collecting = (host(works.board, zone) or zone) if zone and hands.tray.words else None
    hud.seats.targets = _target_seats(works)
    hud.pointed = _pointed(works)
    hud.moment = works.performer.flourish
    table, own, moving = _cards(works)
    _prepare(works, (*table, *own, *moving))
    labels = [label for sprite in table if (label := sprite.label()) is not None]
    signs = tray_signs(hud.slips, layout, hands.tray)
    things: list[Drawn] = [*hud.under(layout), *_places(works), *signs, *table]
    things += [*prospects.arrows(works), *labels]
    things += owners.under_plays(hud.slips, layout, works.stage, hud.status.marks, works.named)
    things += hud.over(layout)
    things += _prompt(works)
    things += _rays(works)
    things += brackets(works)
    things += own
    things += _buttons(works)
    if works.sorter.lay(layout):
        things.append(works.sorter)
    things += moving
    hard = [*works.actions.area(), *_hand_cards(works), *works.laid_over]
    things += hud.top(layout, lambda: _table_cards(works), hard)
    things += _fanfare(works)
    if hands.chooser is not None:
        things += hands.chooser.drawn()
    things += _carried(works)
    things += prospects.preview(works)
    things += _focus(works)
    if hands.dialog is not None:
        things += hands.dialog.drawn()
    return things


def _prompt(works: Works) -> list[Drawn]:
    """The status line, unless the chooser stands in its place."""
    chooser, line = works.hands.chooser, works.layout_.frame.px(works.layout_.prompt)
    if chooser is not None and chooser.side == "above" and chooser.rect.colliderect(line):
        return []
    return list(works.hud.prompt(works.layout_))


def _buttons(works: Works) -> list[Drawn]:
    """The buttons, unless the chooser covers one of them."""
    chooser = works.hands.chooser
    if chooser is not None and any(chooser.rect.colliderect(r) for r in works.actions.area()):
        return []
    return works.actions.buttons.drawn()


def _pointed(works: Works) -> Card | None:
    """The card the viewer has picked, or has under the pointer or the focus."""
    hands, ring = works.hands, works.keys.ring
    things = [*hands.picked, hands.hovered, ring.current if ring.visible else None]
    sprites = (getattr(thing, "sprite", None) for thing in things)
    return next((sprite.card for sprite in sprites if sprite is not None), None)


def prepare(works: Works) -> None:
    """Makes the cards ready to be painted, as far as one frame's turned pictures go."""
    table, own, moving = _cards(works)
    _prepare(works, (*table, *own, *moving))


def _prepare(works: Works, sprites: Iterable[CardSprite]) -> None:
    for sprite in sprites:
        sprite.prepare(works.faces, works.turns, works.theme)


def _carried(works: Works) -> list[Drawn]:
    """What the hand holds: over everything else on the table."""
    drag = works.hands.drag
    if drag is None:
        return []
    sprite, seat = drag.thing.sprite, drag.thing.seat
    if sprite is not None:
        sprite.prepare(works.faces, works.turns, works.theme)
        return [sprite, *_promise(works, sprite)]
    return [] if seat is None else [works.hud.seats.carried(works.layout_, seat, drag.pos)]


def _promise(works: Works, sprite: CardSprite) -> list[Drawn]:
    """What would be said about the card in the hand, on paper beside it."""
    choice = works.hands.promised()
    if choice is None:
        return []
    u = works.layout_.frame.u
    slips = works.hud.slips
    words = measured(slips, works.named(short(choice)), u)
    beak = round(beak_length(u) * SHORT)
    rect = pygame.Rect(0, 0, words.size[0] + beak, words.size[1])
    card = sprite.rect
    rect.midleft = (card.right - round(0.4 * u), card.top + round(words.size[1] * 0.6))
    side = "left"
    if rect.right > works.layout_.frame.size[0] - u:
        rect.right, side = card.left + round(0.4 * u), "right"
    return [printed(slips, "promise", words, rect, side, rect.height * 0.6, beak)]


def _cards(works: Works) -> tuple[list[CardSprite], list[CardSprite], list[CardSprite]]:
    """Cards that lie on the table, the viewer's own hand, and cards on their way."""
    table: list[CardSprite] = []
    own: list[CardSprite] = []
    held = works.hands.drag.thing.sprite if works.hands.drag is not None else None
    performer = works.performer
    flying = {id(s) for s in performer.flying if s.moving} | {id(s) for s in performer.revealed}
    mine = hand_zones(works.layout_)
    for zone in _sorted(works):
        laid = works.stage.zones[zone]
        visible = _visible(works, zone)
        heap, lowest = works.heap(zone), min(visible, default=0)
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


def _table_cards(works: Works) -> list[pygame.Rect]:
    """Cards on the felt: words in the air leave them to be seen."""
    return [
        one.sprite.rect
        for zone, laid in works.stage.zones.items()
        if works.board.spec(zone).spot in (Spot.CENTRE, Spot.FRONT) and not works.heap(zone)
        for one in laid
    ] * 2


def _hand_cards(works: Works) -> list[pygame.Rect]:
    """The viewer's own cards, whose indices nothing may cover."""
    zones = hand_zones(works.layout_)
    return [one.sprite.rect for zone in zones for one in works.stage.zones.get(zone, [])]


def _sorted(works: Works) -> list[ZoneId]:
    spots = {spot: i for i, spot in enumerate(_ORDER)}
    found = [z for z in works.stage.zones if z in works.layout_.slots]
    specs, peeked = {z: works.board.spec(z) for z in found}, works.stage.peeked
    return sorted(found, key=lambda z: (z == peeked, spots.get(specs[z].spot, 9), specs[z].over))


def _visible(works: Works, zone: ZoneId) -> list[int]:
    shown = works.stage.shown(zone)
    if not works.heap(zone) or len(shown) <= _HEAP:
        return shown
    step = (len(shown) - 1) / (_HEAP - 1)
    return [shown[round(i * step)] for i in range(_HEAP)]


def _rays(works: Works) -> list[Drawn]:
    """Paper rays behind cards that are shown for a moment."""
    slips: list[Drawn] = []
    revealed = works.performer.revealed
    for sprite in revealed if len(revealed) <= _RAYED else ():
        side = round(sprite.pose.wide * 2.6)
        picture = works.desk.raster.get(("token", "rays"), (side, side), _make_rays)
        if picture is not None:
            middle = (round(sprite.pose.x), round(sprite.pose.y))
            slips.append(Slip(picture.get_rect(center=middle), picture, None))
    return slips


def _fanfare(works: Works) -> list[Drawn]:
    """What the table makes much of just now."""
    shown = works.performer.flourish
    if shown is None:
        return []
    name = "" if shown.seat is None else works.people[shown.seat].name
    return fanfare.drawn(works.hud.slips, works.layout_, shown, name)


def _make_rays() -> Picture:
    return token("rays")


def _target_seats(works: Works) -> frozenset[int]:
    drag = works.hands.drag
    if drag is None:
        return frozenset(c.plate for c in works.hands.choices if c.plate is not None
                         and c.refused is None)  # fmt: skip
    return frozenset(t.plate for t in drag.places if t.plate is not None)


def _places(works: Works) -> list[Drawn]:
    """The lit places on which what is held or picked may be let go."""
    drag = works.hands.drag
    if drag is None:
        return [
            LitPlace(works, rect, 0, False, _word(works, target))
            for target, rect in works.hands.open_places().items() if target.plate is None
        ]  # fmt: skip
    return [
        LitPlace(
            works, rect, int(works.phase) % dress.PHASES, target == drag.best, _word(works, target)
        )
        for target, rect in drag.places.items() if target.plate is None
    ]  # fmt: skip


def _word(works: Works, target: Target) -> str:
    """What letting go in the middle or on its edge means there, if it has a name."""
    slot = None if target.zone is None else works.layout_.slots.get(target.zone)
    if slot is None or slot.spec.spot not in (Spot.CENTRE, Spot.RIM):
        return ""
    return slot.spec.label if slot.caption is None else ""


class LitPlace:
    """One lit place, with a word in its lower left corner."""

    def __init__(
        self, works: Works, rect: pygame.Rect, phase: int, strong: bool, word: str = ""
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
        piece = self._theme.chrome.piece(
            ("place", self._phase, self._strong), self._rect.size,
            lambda: dress.drop_place(*self._rect.size, units, self._phase, self._strong),
        )  # fmt: skip
        surface.blit(piece, self._rect)
        if self._word:
            line = self._theme.type.render(self._word, self._theme.style("plate"), ink.LAMP)
            inner = self._rect.inflate(-units(4.4), -units(3.4))
            surface.blit(line, line.get_rect(bottomleft=inner.bottomleft))


def _focus(works: Works) -> list[Drawn]:
    ring = works.keys.ring
    stop = ring.current
    if not ring.visible or stop is None:
        return []
    if isinstance(stop, Widget):
        return [RingMark(works.theme, stop.rect)]
    if stop.sprite is None:
        return [RingMark(works.theme, stop.rect)]
    sprite = stop.sprite
    rect = pygame.Rect(0, 0, *sprite.size)
    rect.center = (round(sprite.pose.x), round(sprite.pose.y))
    return [RingMark(works.theme, rect, round(rect.width * 0.064), sprite.pose.turn)]


def describe(works: Works) -> list[Described]:
    """Everything in words: signs, cards, buttons."""
    told = works.hud.describe(works.layout_)
    for zone in _sorted(works):
        told += _cards_in_words(works, zone)
    told += describe_tray(works.layout_, works.hands.tray)
    told += works.actions.buttons.describe()
    told += works.sorter.describe()
    if works.hands.chooser is not None:
        told += works.hands.chooser.buttons.describe()
    if works.hands.dialog is not None:
        told += works.hands.dialog.describe()
    return told


def _cards_in_words(works: Works, zone: ZoneId) -> list[Described]:
    told = []
    laid = works.stage.zones[zone]
    spec = works.board.spec(zone)
    stop = works.keys.ring.current
    focused = getattr(stop, "sprite", None) if works.keys.ring.visible else None
    own = zone in hand_zones(works.layout_)
    indices = [len(laid) - 1] if works.heap(zone) else works.stage.shown(zone)
    for at in indices:
        sprite = laid[at].sprite
        words = [zone.name]
        if zone.owner is not None and not own:
            words.append(works.people[zone.owner].name)
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
        enabled = not hidden and (not own or "legal" in words or not works.hands.choices)
        told.append(
            Described("card", label, ", ".join(words), sprite.rect, sprite is focused, enabled)
        )
    return told
