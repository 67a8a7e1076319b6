"""The coach: a sentence at each of the first decisions in somebody's first match, told once."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from hashlib import sha256
from pathlib import Path
from typing import Any, NamedTuple

from game.app.help.game_assets import game_asset
from game.app.scenes.app_context import AppContext
from game.engine.observation import Observation
from game.engine.zones import Seat
from game.presentation.status import Status
from game.store.bounded_read import MEGABYTE, UnreadableFile, read_text
from game.store.known_people import TOLD
from game.store.player import Player
from game.store.settings import Settings

BEGIN = "begin"
"""A word that may stand before the first note of a game, and asks for nothing."""
PLAYS = "plays a card"
"""Among the words for a decision in which a card is played; no tip in a file can ask for it."""
HELP = "{hint} gives a hint, {undo} takes back, {rules} shows the rules, Esc the menu."


def coach_case(seen: Observation[Any], status: Status) -> frozenset[str]:
    """The words for the decision of *seen* that a tip may ask for.

    They are the verbs that are allowed, the badges that the seat wears, ``@trick`` where cards
    lie in a zone of that name, and :data:`PLAYS`.
    """
    allowed = [choice.action for choice in seen.choices if choice.refused is None]
    verbs = {action.verb for action in allowed}
    plays = {PLAYS} if any(action.cards for action in allowed) else frozenset[str]()
    badges = (badge.kind.value for badge in status.badges if badge.seat == seen.seat)
    zones = (f"@{zone.name}" for zone, cards in seen.zones.items() if cards)
    return frozenset((*verbs, *badges, *zones, *plays))


class Tip(NamedTuple):
    """A sentence, and what must (or must not) be the case when it is said."""

    needs: frozenset[str]
    bars: frozenset[str]
    text: str

    def fits(self, case: frozenset[str]) -> bool:
        """Whether its moment is now."""
        return self.needs <= case and not self.bars & case


class Coach:
    """The coach of one person: remembers what was told already, and tells nothing twice."""

    def __init__(self, tips: Iterable[Tip], on_told: Callable[[Tip], None]) -> None:
        """The best tips come first; *on_told* hears of each that is given."""
        self._tips = list(tips)
        self._on_told = on_told

    def next_tip(self, case: frozenset[str]) -> Tip | None:
        """The best tip for the *case* of a decision that was not given yet; None without one."""
        tip = next((tip for tip in self._tips if tip.fits(case)), None)
        if tip is not None:
            self._tips = [other for other in self._tips if other.text != tip.text]
            self._on_told(tip)
        return tip


class CoachesBySeat:
    """A coach for each person at the table, who goes on where he stopped."""

    def __init__(self, context: AppContext, game: str, players: Sequence[Player]) -> None:
        """Begin with no coaches, for a match of *game*."""
        self._context = context
        self._game = game
        self._players = players
        self._coaches: dict[Seat, Coach | None] = {}

    def of(self, seat: Seat | None) -> Coach | None:
        """The coach of whoever sits there; None for a computer, and who knows the game."""
        if seat is None or not self._players[seat].human or self._context.demo:
            return None
        if seat not in self._coaches:
            self._coaches[seat] = self._coach(seat)
        return self._coaches[seat]

    def _coach(self, seat: Seat) -> Coach | None:
        settings, player = self._context.settings, self._players[seat]
        known = told_to(settings, player.id)
        first = next(n for n, each in enumerate(self._players) if each.human)
        owner = player.id == settings.person if player.id else seat == first
        if self._game in known or (owner and self._game in settings.learned):
            return None
        path = game_asset(self._context.assets, "coach", f"{self._game}.txt")
        help_tip = Tip(frozenset({PLAYS}), frozenset(), self._context.keys.fill(HELP))
        tips = [tip._replace(text=self._context.keys.fill(tip.text)) for tip in read_tips(path)]
        every = [*tips, help_tip]
        fresh = [tip for tip in every if self._key(tip) not in known]
        return Coach(fresh, lambda tip: mark_told(self._context, player.id, self._key(tip)))

    def _key(self, tip: Tip) -> str:
        """By what it is remembered that a tip was given."""
        return f"{self._game} {sha256(tip.text.encode()).hexdigest()[:8]}"


def read_tips(path: Path) -> list[Tip]:
    """The tips in a file, one a line (``play_up !@fire: A new fire!``); none without it."""
    try:
        lines = read_text(path, MEGABYTE).splitlines()
    except UnreadableFile:
        return []
    found = []
    for line in lines:
        when, colon, text = line.partition(":")
        if colon and not line.startswith("#"):
            words = [word for word in when.split() if word != BEGIN]
            bars = frozenset(word[1:] for word in words if word.startswith("!"))
            needs = frozenset(word for word in words if not word.startswith("!"))
            found.append(Tip(needs, bars, text.strip()))
    return found


def told_to(settings: Settings, person: str) -> frozenset[str]:
    """What the person of this id was told: games that are known, and tips of others."""
    given = settings.people.get(person, {}).get(TOLD, [])
    return frozenset(each for each in given if isinstance(each, str))


def mark_told(context: AppContext, person: str, what: str) -> None:
    """Note that the person of this id knows *what*: a game, or a tip of it (``pitch 3fa9``)."""
    settings = context.settings
    known = told_to(settings, person)
    if what not in known:
        others = [each for each in known if not each.startswith(f"{what} ")]
        entry = {**settings.people.get(person, {}), TOLD: sorted([*others, what])}
        context.change(people={**settings.people, person: entry})
        context.save_settings()
