"""The table description: everything on the table in words."""

from __future__ import annotations

from collections.abc import Sequence

from game.engine.zones import Audience, ZoneId
from game.table.cards.card_sprite import CardSprite
from game.table.controller.table_cards import TableCards
from game.table.controller.table_controls import TableControls
from game.table.hud.hud import Hud
from game.table.hud.hud_frame import HudInput
from game.table.painting.card_layers import is_pile, painted_zones
from game.table.painting.staging_sign import describe_staging, staging_sign
from game.table.table_dependencies import PlayerInfo
from game.ui.accessible_node import AccessibleNode


def describe_table(
    cards: TableCards,
    hud: Hud,
    controls: TableControls,
    people: Sequence[PlayerInfo],
    given: HudInput,
) -> list[AccessibleNode]:
    """Describe signs, cards, buttons and whatever is open over them."""
    gestures, ring = controls.gestures, controls.keyboard.ring
    focused = getattr(ring.current, "sprite", None) if ring.visible else None
    told = hud.describe(cards.layout, given)
    for zone in painted_zones(cards.model, cards.layout):
        told += _describe_cards(cards, zone, people, focused, bool(gestures.selection.choices))
    told += describe_staging(cards.layout, staging_sign(cards.layout, gestures.selection.staged))
    told += controls.action_buttons.buttons.describe()
    told += controls.sort_button.describe()
    if gestures.selection.chooser is not None:
        told += gestures.selection.chooser.buttons.describe()
    if gestures.selection.dialog is not None:
        told += gestures.selection.dialog.describe()
    return told


def _describe_cards(
    cards: TableCards,
    zone: ZoneId,
    people: Sequence[PlayerInfo],
    focused: CardSprite | None,
    choosing: bool,
) -> list[AccessibleNode]:
    """The cards of one zone, of a pile only the uppermost."""
    told = []
    model, laid = cards.model, cards.model.zones[zone]
    own = zone in cards.layout.own_hand_zones
    hidden = model.zone_registry.spec(zone).audience is Audience.OWNER and not own
    places = [len(laid) - 1] if is_pile(model, zone) else model.display_order(zone)
    for at in places:
        sprite = laid[at].sprite
        words = [zone.name]
        if zone.owner is not None and not own:
            words.append(people[zone.owner].name)
        words += [each for each in _marks_in_words(sprite) if each not in words]
        label = sprite.card.words if sprite.card is not None else "face-down card"
        enabled = not hidden and (not own or "legal" in words or not choosing)
        told.append(
            AccessibleNode("card", label, ", ".join(words), sprite.rect, sprite is focused, enabled)
        )
    return told


def _marks_in_words(sprite: CardSprite) -> list[str]:
    words = []
    if sprite.overlay.legal or sprite.overlay.hollow or sprite.overlay.highlighted:
        words.append("legal")
    if sprite.overlay.picked:
        words.append("picked")
    if sprite.overlay.proven:
        words.append("proven")
    if sprite.tag is not None:
        words.append(sprite.tag.words)
    return words
