"""Remarks of computers: now and then an animal comments on what everybody saw happen to it."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from random import Random
from types import MappingProxyType

from game.app.play.bot_remark_text import REMARKS
from game.engine.events import Said
from game.engine.zones import Seat
from game.store.player import Player
from game.table.animation.emotions import Emotion, SeatEmotion

REMARK_CHANCES: Mapping[Emotion, float] = MappingProxyType(
    {
        Emotion.CAUGHT: 0.7,
        Emotion.RIGHT: 0.6,
        Emotion.WRONG: 0.6,
        Emotion.TRUE: 0.5,
        Emotion.TOOK: 0.06,
        Emotion.STOLE: 0.2,
        Emotion.MADE: 0.5,
        Emotion.FAILED: 0.3,
        Emotion.DARED: 0.0,
        Emotion.EARNED: 0.4,
        Emotion.SHAMED: 1.0,
        Emotion.WON: 1.0,
        Emotion.BEATEN: 0.8,
    }
)
"""How often each is worth a word; a blow speaks for itself."""

REST = 12
"""So many sentences of the game are told after a remark before the next one."""
ALWAYS = (Emotion.WON, Emotion.SHAMED, Emotion.BEATEN)
"""What is remarked on even so."""


class BotRemarks:
    """Who says what, chosen from what everybody hears and from nothing else."""

    def __init__(
        self,
        players: Sequence[Player],
        remark: Callable[[Seat, str], None],
        winners: Callable[[], Sequence[Seat]],
    ) -> None:
        """Call *remark* with the seat that speaks and its words; *winners* are those of the
        match, once it is over."""
        self.players = players
        self._winners = winners
        self.wanted = True
        """Whether the settings want any talk."""
        self._remark = remark
        self._told = 0
        self._last = -REST
        self._used: dict[Seat, str] = {}

    def hear(self, said: Said, emotions: Sequence[SeatEmotion]) -> None:
        """Hear that *said* was told at the table, and stirred those in *emotions*."""
        self._told += 1
        if not (self.wanted and emotions):
            return
        dice = Random(f"{self._told} {said.code} {said.text}")
        for seat, stir in self._candidates(emotions, dice):
            rested = stir in ALWAYS or self._told - self._last > REST
            if rested and dice.random() < REMARK_CHANCES[stir]:
                self._speak(seat, stir, dice)
                return

    def _candidates(self, emotions: Sequence[SeatEmotion], dice: Random) -> list[SeatEmotion]:
        """Who might say something, in the order in which they are heard."""
        talkers = [seat for seat, player in enumerate(self.players) if is_talking_bot(player)]
        found = [one for one in emotions if one.seat in talkers]
        dice.shuffle(found)
        first = next((one.seat for one in emotions if one.emotion is Emotion.WON), None)
        if first is None or found:
            return found
        won = {first, *self._winners()}
        if won & {*talkers}:
            return [SeatEmotion(dice.choice(sorted(won & {*talkers})), Emotion.WON)]
        return [SeatEmotion(dice.choice(talkers), Emotion.BEATEN)] if talkers else []

    def _speak(self, seat: Seat, stir: Emotion, dice: Random) -> None:
        lines = REMARKS[self.players[seat].portrait].get(stir, ())
        fresh = [line for line in lines if line != self._used.get(seat)]
        if fresh:
            self._last = self._told
            self._used[seat] = dice.choice(fresh)
            self._remark(seat, self._used[seat])


def is_talking_bot(player: Player) -> bool:
    """Whether somebody is one of the animals; people speak for themselves."""
    return not player.human and player.portrait in REMARKS
