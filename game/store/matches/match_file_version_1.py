"""Format 1: the matches of earlier versions, a list for each action; only read, never written."""

from __future__ import annotations

from game.engine.action import Action
from game.engine.journal import CorruptJournal, Journal, read_action, read_line
from game.store.player import Player


def read_v1(text: str) -> tuple[Journal, tuple[Player, ...], str]:
    """A match, its players, and a sentence about damage if there was any.

    A torn last line is dropped, for it was never whole.

    Raises:
        CorruptJournal: when the first line does not say which match it is.
    """
    lines = text.split("\n")
    whole = lines[-1] == ""
    if whole:
        lines.pop()
    head = read_line(lines[0] if lines else "", 1)
    if not isinstance(head, dict) or not isinstance(head.get("players"), list):
        raise CorruptJournal("Line 1 of the journal is damaged.")
    players = tuple(_player(each) for each in head["players"])
    actions: list[Action] = []
    damage = ""
    for number, line in enumerate(lines[1:], 2):
        try:
            actions.append(read_action(line, number))
        except (CorruptJournal, TypeError):
            if number < len(lines) or whole:
                damage = f"This match is damaged after move {len(actions)}."
            break
    return Journal.from_head(head, actions), players, damage


def _player(given: object) -> Player:
    if not (isinstance(given, list) and len(given) == 3):
        raise CorruptJournal("Line 1 of the journal names no good player.")
    return Player(*given)
