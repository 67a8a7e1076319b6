"""The settings: how one person likes the table, and what each value may be."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from types import MappingProxyType
from typing import Any, Final

RANGES: Final[Mapping[str, tuple[float, float]]] = MappingProxyType(
    {
        "volume": (0.0, 1.0),
        "speed": (0.0, 2.0),
        "text_scale": (1.0, 2.0),
        "ui_scale": (0.8, 1.6),
        "pace": (0.0, 2.0),
        "curtain_after": (0.0, 600.0),
        "width": (960, 7680),
        "height": (600, 4320),
    }
)
"""The least and the most of every number."""

PAUSES: Final = ("pause_trick", "pause_doubt", "pause_count", "pause_loss")
"""The settings of how long the table holds still, one for each kind of thing to be read."""

WORDS: Final[Mapping[str, tuple[str, ...]]] = MappingProxyType(
    {
        "back": ("scrolls", "leaves", "indigo", "wood", "plum"),
        "matches": ("all", "people"),
        "card_size": ("small", "usual", "large"),
        "felt": ("spruce", "indigo", "madder", "slate"),
        "moves": ("both", "drag", "click"),
        "sort": ("groups", "suits", "ranks"),
        **dict.fromkeys(PAUSES, ("short", "usual", "long", "click")),
    }
)
"""The values of every setting that is one of several words."""

FOLLOWING: Final = ("reduced_motion", "four_colours", "large_index")
"""The settings that are as the desktop wishes until somebody chooses them."""

UNNAMED: Final = "You"
"""What a person is called who gave no name."""

LONGEST_NAME: Final = 16
"""Letters in a player's name, at most."""


@dataclass(frozen=True, slots=True)
class Settings:
    """Everything a person may choose, with the values it has at first."""

    name: str = UNNAMED
    volume: float = 0.7
    """0 is silent, 1 full."""
    mute: bool = False
    mute_behind: bool = False
    """Whether there is no sound while the window is not in front. At first there is: the chime of
    a turn is for those who look elsewhere meanwhile."""
    speed: float = 1.0
    """How quickly cards move; 0 is at once, 2 twice as quick."""
    reduced_motion: bool = False
    text_scale: float = 1.0
    ui_scale: float = 1.0
    four_colours: bool = False
    large_index: bool = False
    back: str = "scrolls"
    card_size: str = "usual"
    """How large the cards of one's hand are: ``small``, ``usual`` or ``large``."""
    felt: str = "spruce"
    """The colour of the felt."""
    moves: str = "both"
    """How cards are played with the mouse: by ``drag``, by ``click`` or by ``both``."""
    sort: str = "groups"
    """How a hand is sorted at first: in the game's ``groups``, by ``suits`` or by ``ranks``."""
    confirm: bool = True
    """Whether a move that is probably a slip is asked about first."""
    pace: float = 0.6
    """Seconds a computer player is seen thinking, at least."""
    pause_trick: str = "usual"
    """How long a trick lies there before it is taken: ``short``, ``usual``, ``long``, or until a
    ``click``; the same for the three that follow."""
    pause_doubt: str = "usual"
    """After a lie was found out, or the truth was proven."""
    pause_count: str = "usual"
    """While points are counted, or melds lie open."""
    pause_loss: str = "usual"
    """After somebody has lost."""
    play_open: bool = False
    """Whether several people at one screen do without the curtain, and see each other's hands."""
    curtain_after: float = 60.0
    """Seconds without a touch after which the curtain between two people falls by itself; 0 is
    never."""
    hints: bool = True
    """Whether the first match of a game is accompanied by short hints."""
    talk: bool = True
    """Whether the animals say something beside the game now and then."""
    chosen: tuple[str, ...] = ()
    """Which of :data:`FOLLOWING` somebody has chosen, so that they follow the desktop no more."""
    keys: Mapping[str, str] = field(default_factory=dict)
    """By command: its key, where it is not the usual one."""
    width: int = 1280
    height: int = 720
    position: tuple[int, ...] = ()
    """Where the window was left: left and top in points, then width and height of each screen that
    was there; empty leaves the choice to the system."""
    maximised: bool = False
    fullscreen: bool = False
    matches: str = "all"
    """Which matches are listed: ``all``, or only those that ``people`` have played."""
    game: str = ""
    """The game chosen last."""
    learned: tuple[str, ...] = ()
    """Games whose first match was behind this person before that was kept by person."""
    person: str = ""
    """By what the person of these settings is known in every match; empty before the first."""
    people: Mapping[str, Mapping[str, Any]] = field(default_factory=dict)
    """By id of somebody who played here: what he was told already."""
    last: Mapping[str, Mapping[str, Any]] = field(default_factory=dict)
    """By game: seats, players and options as they were chosen last."""

    def with_last(self, game: str, chosen: Mapping[str, Any]) -> Settings:
        """The same with *chosen* remembered for *game*."""
        return replace(self, game=game, last={**self.last, game: dict(chosen)})
