"""The questions Fire Gibbon asks before a pointless action."""

from __future__ import annotations


def doubt_proven(owner: str) -> str:
    """Ask whether a card of *owner* that was seen to be true is to be doubted again."""
    return (
        f"Everybody saw that this card is true. To doubt it again gives {owner} another reward, "
        "and you nothing. Doubt it anyway?"
    )
