"""The table's cards: their model, their marks, where they belong and how they get there."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence

from game.engine.events import Said, Scored
from game.engine.zones import ZoneId, ZoneRegistry
from game.table.animation.animation_player import AnimationPlayer
from game.table.animation.breathing_cards import BreathingCards
from game.table.animation.card_arranger import CardArranger
from game.table.animation.table_sounds import TableSounds
from game.table.cards.card_pictures import CardPictures
from game.table.cards.card_sprite import CardSprite
from game.table.cards.table_model import TableModel
from game.table.controller.layout_input import layout_input
from game.table.controller.table_state import TableState
from game.table.gestures.card_states import CardStates
from game.table.layout.table_layout import TableLayout
from game.table.table_dependencies import PlayerInfo
from game.ui.pictures.rotation_cache import RotationCache


class TableCards:
    """Every card of a table, from the model to its motion."""

    def __init__(
        self,
        zone_registry: ZoneRegistry,
        people: Sequence[PlayerInfo],
        state: TableState,
        sounds: TableSounds,
        heard: Callable[[Said | Scored], None],
    ) -> None:
        """Tell *heard* what is said and scored, when it is shown."""
        self._people = people
        self._state = state
        self.model = TableModel(zone_registry)
        self.states = CardStates(self.model, [person.portrait for person in people])
        self.arranger = CardArranger(
            self.model, self.states.poses, state.pace,
            layout_input(self.model, people, state, None),
        )  # fmt: skip
        self.player = AnimationPlayer(
            self.model, state.pace, self.arranger.target_poses, heard, sounds.play
        )
        self.player.pause_length = state.pause_length
        self.pictures = CardPictures(state.deps.raster, state.deps.style)
        self.rotations = RotationCache()
        self._breathing = BreathingCards()

    @property
    def layout(self) -> TableLayout:
        """Where everything lies now."""
        return self.arranger.layout

    def update_layout(self) -> bool:
        """Compute the layout again; False if nothing that decides it has changed."""
        staged = self.states.staged.zone
        return self.arranger.update_layout(
            layout_input(self.model, self._people, self._state, staged)
        )

    def forget_pictures(self) -> None:
        """Forget every picture: sizes or styles have changed, or the table is left."""
        self.pictures.clear(self._state.window_size)
        self.rotations.clear(self._state.window_size)
        for sprite in self.model.sprites():
            sprite.forget_pictures()

    def arrange(self, animated: bool, zones: Collection[ZoneId] | None = None) -> None:
        """Send all cards, or those of *zones*, to where they belong."""
        self.arranger.arrange_cards(animated, zones)

    def restyle(self) -> None:
        """Give every card its marks."""
        self.states.restyle(self.layout)

    def update(self, dt: float, still: bool) -> bool:
        """Let *dt* seconds pass; True while any card moves. *still* turns cards over at once."""
        moving = False
        for sprite in self.model.sprites():
            if still:
                sprite.update_flip(1.0)
            moving = sprite.update(dt) or moving
        return moving

    def breathe(self, dt: float, allowed: bool) -> bool:
        """Let the legal cards of the hand rise and sink, if *allowed*; True while any do."""
        able = [s for s in self._own_sprites() if s.overlay.legal and not s.moving and not s.held]
        if not allowed or not able:
            self._breathing.rest(able)
            return False
        return self._breathing.update(dt, able, self.layout.frame.u)

    def _own_sprites(self) -> list[CardSprite]:
        zones = self.layout.own_hand_zones
        return [one.sprite for zone in zones for one in self.model.zones.get(zone, [])]
