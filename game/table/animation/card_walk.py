"""The card walk: the cards of players who change chairs go along with them."""

from __future__ import annotations

from collections.abc import Mapping

from game.engine.zones import Seat
from game.table.animation.card_arranger import CardArranger
from game.table.animation.portrait_walk import PortraitWalk
from game.table.layout.seating import Chair


class CardWalk:
    """The way of the players' cards along the rail until they sit."""

    def __init__(self, arranger: CardArranger, seat_change: PortraitWalk) -> None:
        self._arranger = arranger
        self._seat_change = seat_change
        self._walking = False

    def begin(self, old: Mapping[Seat, Chair], seconds: float) -> None:
        """Let everybody set out from *old* chairs with all cards, for so many *seconds*."""
        self._seat_change.begin(old, seconds)
        self._arranger.arrange_cards(animated=False)
        self.update()

    def update(self) -> None:
        """Put the cards of all who walk beside them; those of who has arrived where they belong."""
        walk, layout = self._seat_change, self._arranger.layout
        if not (walk.busy or self._walking):
            return
        self._walking = walk.busy
        self._arranger.carried_seats = walk.moving_seats(layout.chairs)
        for zone, laid in self._arranger.model.zones.items():
            chair = None if zone.owner is None else layout.chairs.get(zone.owner)
            if chair is None:
                continue
            away = walk.offset(layout, chair)
            for sprite in (one.sprite for one in laid):
                if not sprite.moving and not sprite.held:
                    sprite.pose = sprite.rest_pose.moved(*away)
        if not walk.busy:
            self._arranger.arrange_cards(animated=True)
