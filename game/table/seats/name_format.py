"""Name format: the players' names filled into the sentences of a game, and what becomes of You."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from types import MappingProxyType

YOU = "You"

_VERBS: Mapping[str, str] = MappingProxyType(
    {"is": "are", "has": "have", "was": "were", "does": "do", "goes": "go"}
)
_SECOND_VERBS = (
    *("is", "has", "was", "does", "goes", "gets", "starts", "plays", "promises", "chooses"),
    *("needs", "passes", "lays", "discards", "melds", "takes", "draws", "leads", "wins", "scores"),
)
"""The verbs that follow a first one in a sentence of a game: *starts a pile and gets rid of it*."""
_SPOKEN_TO = re.compile(r"(?:(?<=^)|(?<=[.!?:“] )|(?<=“))You [^.!?:;”]*")
_NEXT_VERB = re.compile(rf"(,| and| or)((?: now| then)? )({'|'.join(_SECOND_VERBS)})\b")
_SEAT = re.compile(r"\{(\d)\}('s\b)?(?: (\w+))?")


def fill_names(text: str, names: Sequence[str]) -> str:
    """*text* with every ``{0}`` replaced by a name; ``You`` is spoken to: *You play*, *your*."""

    def put(match: re.Match[str]) -> str:
        seat, owns, word = int(match[1]), match[2] or "", match[3]
        if seat >= len(names):
            return match[0]
        tail = "" if word is None else f" {word}"
        if names[seat] != YOU:
            return names[seat] + owns + tail
        first = _begins(text[: match.start()])
        if owns:
            return ("Your" if first else "your") + tail
        subject = first or (word in _SECOND_VERBS and text[: match.start()].endswith(", and "))
        if word is not None and subject:
            tail = f" {second_person_verb(word)}"
        return (YOU if first else "you") + tail

    filled = _SEAT.sub(put, text)
    return _SPOKEN_TO.sub(_agreeing, filled) if filled != text else filled


def _agreeing(clause: re.Match[str]) -> str:
    """A clause about *You*, with every verb after the first one made to agree as well."""
    return _NEXT_VERB.sub(lambda m: m[1] + m[2] + second_person_verb(m[3]), clause[0])


def listed(names: Sequence[str]) -> str:
    """``Moss``, ``Moss and Rust``, ``Moss, Rust and Soot``; nothing for nobody."""
    return " and ".join(part for part in (", ".join(names[:-1]), *names[-1:]) if part)


def number_of_cards(count: int) -> str:
    """``1 card``, ``4 cards``."""
    return "1 card" if count == 1 else f"{count} cards"


def second_person_verb(verb: str) -> str:
    """The verb after *you* that would stand so after *she*: ``plays`` becomes ``play``."""
    if verb in _VERBS:
        return _VERBS[verb]
    if verb.endswith("ies"):
        return verb[:-3] + "y"
    if verb.endswith(("sses", "shes", "ches", "xes", "zes")):
        return verb[:-2]
    if verb.endswith("s") and not verb.endswith("ss"):
        return verb[:-1]
    return verb


def _begins(before: str) -> bool:
    """Whether a sentence begins after *before*."""
    return before.rstrip(" “\"'")[-1:] in ("", ".", "!", "?", ":")
