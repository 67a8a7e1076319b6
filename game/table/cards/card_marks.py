"""Card marks: what marks show on a card, such as a tag, a frame, or that it was played last."""

from __future__ import annotations

from collections.abc import Sequence

from game.art.palette import BRASS
from game.presentation.marks import Mark, MarkKind
from game.table.cards.card_overlay_picture import CardOverlay
from game.table.cards.card_sprite import CardSprite
from game.table.cards.card_tag_picture import CardTag

_FUR = "#8a6a55"
"""The colour of the arrow that points to the owner of a card."""
_TAG_KINDS = (MarkKind.TAG, MarkKind.COIN)


def show_mark(sprite: CardSprite, mark: Mark) -> None:
    """Show *mark* on a card until its overlay is made anew."""
    if mark.kind in _TAG_KINDS:
        sprite.tag = mark_tag([mark], sprite)
        return
    overlay, kind = sprite.overlay, mark.kind
    sprite.overlay = overlay._replace(
        last=overlay.last or kind is MarkKind.LAST,
        frame=overlay.frame or kind is MarkKind.FRAME,
        dimmed=overlay.dimmed or kind is MarkKind.DIM,
    )


def mark_overlay(
    marks: Sequence[Mark], sprite: CardSprite, portraits: Sequence[str]
) -> CardOverlay:
    """The overlay that *marks* give a card; *portraits* of all seats sign what they add."""
    kinds = {mark.kind for mark in marks}
    arrow = ""
    if MarkKind.OWNER in kinds and sprite.card is None:
        arrow = BRASS if MarkKind.LAST in kinds else _FUR
    by = next((mark.seat for mark in marks if mark.kind is MarkKind.ADDED), None)
    return CardOverlay(
        added_by="" if by is None else portraits[by],
        last=MarkKind.LAST in kinds,
        frame=MarkKind.FRAME in kinds,
        proven=MarkKind.PROVEN in kinds,
        arrow=arrow,
        highlighted=MarkKind.LIT in kinds and sprite.card is None,
        dimmed=MarkKind.DIM in kinds,
    )


def mark_tag(marks: Sequence[Mark], sprite: CardSprite) -> CardTag | None:
    """The tag that the first of *marks* with words or a coin lays on a card."""
    mark = next((m for m in marks if m.kind in _TAG_KINDS), None)
    if mark is None or not mark.text:
        return None
    return CardTag(mark.text, mark.kind is MarkKind.COIN, sprite.face_down)
