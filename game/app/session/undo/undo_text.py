"""The text of undo and redo: why a decision cannot be taken back, or made again."""

from __future__ import annotations

from typing import Final

from game.bots.revealed_secrets import RevealKind

NOTHING = "There is nothing to take back yet."
OVER = "The match is over; it cannot be taken back."
SILENCE = "The others had time to answer you and did not, which tells you something."
REFUSALS_BY_CAUSE: Final = {
    RevealKind.CARD: "You have seen another card since; that cannot be taken back.",
    RevealKind.WORDS: "What happened since tells something about hidden cards.",
}


REASONS: Final = {RevealKind.CARD.value: "You have seen another card since."}
"""What was shown, by its code, where the refusal says more than that."""
HIDDEN = "Nothing is taken back while the table is hidden."
NOTHING_AGAIN = "There is nothing to do again."


def decided_since_text(name: str) -> str:
    """Why the decision before that of *name* stays."""
    return f"{name} has decided since; that cannot be taken back."


def seen_choice_text(name: str) -> str:
    """Why a decision stays after which one saw what *name* chose."""
    return f"{name} has decided since, and you have seen it."


def others_undo_text(name: str) -> str:
    """Why nobody but *name* makes again what *name* took back."""
    return f"{name} took that back; nobody else does it again."
