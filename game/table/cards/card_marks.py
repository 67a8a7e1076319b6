"""What marks show on a card: its tag, its frame, and whether it is the last one or dimmed."""

from __future__ import annotations

from collections.abc import Sequence

from game.presentation.marks import Mark, MarkKind
from game.table.cards.card_sprite import CardSprite
from game.table.cards.card_tag import CardTag

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


def mark_tag(marks: Sequence[Mark], sprite: CardSprite) -> CardTag | None:
    """The tag that the first of *marks* with words or a coin lays on a card."""
    mark = next((m for m in marks if m.kind in _TAG_KINDS), None)
    if mark is None or not mark.text:
        return None
    return CardTag(mark.text, mark.kind is MarkKind.COIN, sprite.face_down)
