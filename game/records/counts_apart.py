"""Matches that count apart: assisted, relaxed or known ones stand beside the others."""

from __future__ import annotations

from enum import StrEnum

from game.records.person_matches import Played


class Apart(StrEnum):
    """Why a match is not counted with the others, but shown beside them."""

    PART = "part"
    """A seat of the person's changed hands in mid-match."""
    ASSISTED = "assisted"
    KNOWN_DEAL = "known deal"
    RELAXED = "relaxed"


def apart_of(played: Played) -> str:
    """Why a match counts apart, one of `Apart`; empty if it does not."""
    result = played.result
    if played.own.part:
        return Apart.PART
    if result.assisted:
        return Apart.ASSISTED
    if result.known_deal:
        return Apart.KNOWN_DEAL
    return Apart.RELAXED if result.relaxed else ""
