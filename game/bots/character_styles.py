"""The styles of the eight animals that play as computers: what sets each character apart.

None is stronger than another: ``folkdeck arena GAME --characters`` measures that. Where one gained
or lost, the numbers by which its game's players follow a style were made smaller.
"""

from __future__ import annotations

from collections.abc import Mapping
from enum import StrEnum
from types import MappingProxyType
from typing import NamedTuple

from game.bots.profile import BotProfile, Level, Style


class Act(StrEnum):
    """What the words about a character speak of."""

    LIE = "lie"
    DOUBT = "doubt"
    RISK = "risk"
    WAIT = "wait"


class Claim(NamedTuple):
    """A claim that a character does more or less of something than the mean of all."""

    act: Act
    more: bool


class Character(NamedTuple):
    """A computer player's name, which is that of its portrait, and its style."""

    name: str
    style: Style
    description: str
    """The style in a few words, to be read after a name."""
    claims: tuple[Claim, ...]
    """What these words say, in every game that has such acts; ``build/styles.py --claims``."""


CHARACTERS: Mapping[str, Character] = MappingProxyType(
    {
        each.name: each
        for each in (
            Character(
                "silver",
                Style(0.1, 0.2, -0.2, 0.7),
                "has seen it all, and can wait",
                (Claim(Act.WAIT, True),),
            ),
            Character(
                "soot", Style(0.9, 0.0, 0.4, -0.3), "keeps a straight face", (Claim(Act.LIE, True),)
            ),
            Character(
                "rust",
                Style(0.4, -0.3, 0.9, -0.8),
                "wants it all, and wants it now",
                (Claim(Act.RISK, True), Claim(Act.WAIT, False)),
            ),
            Character(
                "moss", Style(-0.7, -0.6, -0.4, 0.4), "means every word", (Claim(Act.LIE, False),)
            ),
            Character(
                "dusk",
                Style(-0.2, 0.9, -0.1, 0.3),
                "believes nobody, not even the moon",
                (Claim(Act.DOUBT, True),),
            ),
            Character(
                "amber",
                Style(0.2, 0.5, 0.6, -0.5),
                "strikes before you look up",
                (Claim(Act.WAIT, False),),
            ),
            Character(
                "birch",
                Style(-0.4, 0.1, -0.8, 0.9),
                "never risks what she can keep",
                (Claim(Act.RISK, False), Claim(Act.WAIT, True)),
            ),
            Character(
                "pebble",
                Style(0.6, -0.8, 0.1, 0.0),
                "plays for fun and trusts everybody",
                (Claim(Act.DOUBT, False),),
            ),
        )
    }
)


def profile_of(level: str, portrait: str) -> BotProfile:
    """The profile of the computer with this portrait at *level*; a person's portrait has no style.

    Raises:
        ValueError: when there is no such level.
    """
    character = CHARACTERS.get(portrait)
    return BotProfile(Level(level), character.style if character else Style())


_KINDS: Mapping[Level, str] = MappingProxyType(
    {
        Level.NOVICE: "a novice",
        Level.CASUAL: "a casual player",
        Level.SKILLED: "a skilled player",
        Level.MASTER: "a master",
    }
)


def introduction(portrait: str, name: str, level: str) -> str:
    """Introduce the computer with this portrait in one sentence: its skill and its style."""
    character = CHARACTERS.get(portrait)
    kind = _KINDS[Level(level)]
    return f"{name}, {kind}, {character.description}." if character else f"{name} is {kind}."


def description_of(portrait: str, name: str) -> str:
    """Describe the computer with this portrait in one sentence; nothing of a person."""
    character = CHARACTERS.get(portrait)
    return f"{name} {character.description}." if character else ""
