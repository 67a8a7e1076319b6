"""Card layers: which cards are painted, and in which order."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

from game.engine.zones import ZoneId
from game.presentation.zone_look import Shape, Spot
from game.table.cards.card_pictures import CardPictures
from game.table.cards.card_sprite import CardSprite
from game.table.cards.corner_indices import index_corners, lies_open
from game.table.cards.table_model import TableModel
from game.table.layout.table_layout import TableLayout
from game.ui.pictures.rotation_cache import RotationCache
from game.ui.theme import Theme

_PILE_CARDS = 8
"""So many cards of a pile are painted; the others lie under them."""

_SPOT_ORDER = (Spot.ACROSS, Spot.BESIDE, Spot.CENTRE, Spot.FRONT, Spot.BELOW, Spot.HAND)


class CardLayers(NamedTuple):
    """The painted cards, each layer lowest first."""

    table: tuple[CardSprite, ...] = ()
    """Cards that lie on the table or in the hands of others."""
    hand: tuple[CardSprite, ...] = ()
    """The viewer's own hand."""
    moving: tuple[CardSprite, ...] = ()
    """Cards on their way, and cards that are shown for a moment."""
    carried: tuple[CardSprite, ...] = ()
    """The card the pointer carries."""
    without_shadow: frozenset[CardSprite] = frozenset()
    """Cards that lie on others of their pile."""


class FlyingCards(NamedTuple):
    """Cards that do not lie where they belong."""

    flying: tuple[CardSprite, ...] = ()
    """Cards on their way, the first of them on top."""
    revealed: tuple[CardSprite, ...] = ()
    """Cards that are shown for a moment."""
    carried: CardSprite | None = None
    """The card the pointer carries."""


def card_layers(
    model: TableModel, layout: TableLayout, loose: FlyingCards, focused: CardSprite | None = None
) -> CardLayers:
    """Sort all cards that are painted into layers.

    A card of the table that is *focused* lies over its neighbours, to be seen whole, unless it
    would hide an index there.
    """
    table: list[CardSprite] = []
    hand: list[CardSprite] = []
    covered: set[CardSprite] = set()
    carried = loose.carried
    away = {s for s in loose.flying if s.moving} | set(loose.revealed)
    for zone in painted_zones(model, layout):
        laid, visible = model.zones[zone], _painted_places(model, zone)
        pile, lowest = is_pile(model, zone), min(visible, default=0)
        for at in visible:
            sprite = laid[at].sprite
            if sprite is carried or sprite in away:
                continue
            if pile and at != lowest:
                covered.add(sprite)
            (hand if zone in layout.own_hand_zones else table).append(sprite)
    if focused in table and not _hides_an_index(focused, table[table.index(focused) + 1 :]):
        table.sort(key=lambda sprite: sprite is focused)
    shown = [s for s in loose.revealed if s is not carried]
    flying = [
        s for s in reversed(loose.flying) if s.moving and s is not carried and s not in shown
    ]  # fmt: skip
    return CardLayers(
        tuple(table), tuple(hand), (*shown, *flying), () if carried is None else (carried,),
        frozenset(covered),
    )  # fmt: skip


def _hides_an_index(card: CardSprite, above: Sequence[CardSprite]) -> bool:
    """Whether *card* would lie over the index of one that lies *above* it now."""
    return any(
        card.hit(x, y) for other in above if lies_open(other) for x, y in index_corners(other.pose)
    )


def painted_zones(model: TableModel, layout: TableLayout) -> list[ZoneId]:
    """The zones with cards and a place, in the order in which they are painted."""
    spots = {spot: i for i, spot in enumerate(_SPOT_ORDER)}
    found = [zone for zone in model.zones if zone in layout.slots]
    looks = {zone: model.zone_look(zone) for zone in found}
    peeked = model.closed_piles.peeked
    return sorted(
        found, key=lambda z: (z == peeked, spots.get(looks[z].spot, 9), looks[z].anchor.held_above)
    )


def is_pile(model: TableModel, zone: ZoneId) -> bool:
    """Whether the cards of a zone lie on each other."""
    return model.zone_look(zone).shape is Shape.PILE


def _painted_places(model: TableModel, zone: ZoneId) -> list[int]:
    shown = model.display_order(zone)
    if not is_pile(model, zone) or len(shown) <= _PILE_CARDS:
        return shown
    step = (len(shown) - 1) / (_PILE_CARDS - 1)
    return [shown[round(i * step)] for i in range(_PILE_CARDS)]


class CardPreparation:
    """The pictures of cards made ready, as many turned ones in a frame as there is time for."""

    def __init__(self, pictures: CardPictures, rotations: RotationCache, theme: Theme) -> None:
        self._pictures = pictures
        self._rotations = rotations
        self._theme = theme
        self.incomplete = True
        """Whether some card may still be painted at a near angle instead of its own."""

    def begin_frame(self) -> None:
        """Allow the rotations of another frame."""
        self.incomplete = self.incomplete or self._rotations.incomplete
        self._rotations.begin_frame()

    def prepare(self, layers: CardLayers) -> None:
        """Make the cards ready to be painted."""
        for sprite in (*layers.table, *layers.hand):
            sprite.casts_shadow = sprite not in layers.without_shadow
        for sprite in (*layers.table, *layers.hand, *layers.moving, *layers.carried):
            sprite.prepare(self._pictures, self._rotations, self._theme)

    def finish(self, moving: bool, sent: bool, layers: Callable[[], CardLayers]) -> None:
        """Turn each exactly once all cards lie still, before anybody may look away.

        *moving* says that some still move, *sent* that some were sent to other places.
        """
        self.incomplete = self.incomplete or moving or sent
        if self.incomplete and not moving:
            self.prepare(layers())
            self.incomplete = self._rotations.incomplete
