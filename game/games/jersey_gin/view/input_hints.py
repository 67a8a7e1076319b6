"""How the choices of Jersey Gin are labelled and done by hand, from what their seat sees."""

from __future__ import annotations

from collections.abc import Sequence

from game.engine.action import Action
from game.engine.cards import Card
from game.engine.observation import Observation
from game.engine.zones import ZoneId
from game.games.jersey_gin.rules.best_melds import (
    Arrangement,
    arrangements,
    best_arrangement,
    is_complete,
)
from game.games.jersey_gin.rules.deadwood_points import card_points, least_deadwood
from game.games.jersey_gin.rules.facts import SEATS, JerseyGinFacts
from game.games.jersey_gin.rules.laying_off import shown_best
from game.games.jersey_gin.rules.melds import Mask, mask_of
from game.games.jersey_gin.rules.options import JerseyGinOptions
from game.games.jersey_gin.rules.zones import MELDS
from game.games.jersey_gin.text import action_text
from game.presentation.input_hints import PLAIN, InputHints


class ChoicePresentation:
    """Labels and input hints of choices, under the options of one match."""

    def __init__(self, options: JerseyGinOptions) -> None:
        """Take *options*, which say on whose melds a hand that is shown may lay off."""
        self.everywhere = options.layoff_targets == "all"

    def label(self, seen: Observation[JerseyGinFacts], action: Action) -> str:
        """The action in words; a knock says what it leaves unmatched."""
        deadwood: int | None = None
        on: Sequence[Card] = ()
        several = action.verb == "show" and (action.groups or self._shown_in_several_ways(seen))
        if action.verb == "knock" or several:
            deadwood = self._left(seen, action)
        elif action.verb == "lay_off" and action.target is not None:
            on = seen.faces(action.target)
        return action_text.label(action, deadwood, on, seen.faces(ZoneId("hand", action.seat)))

    def input_hints(self, seen: Observation[JerseyGinFacts], action: Action) -> InputHints:
        """A click draws, or a drag into the hand; a meld is laid in the own row."""
        if action.verb == "draw":
            return InputHints(ZoneId("hand", action.seat), at_once=True)
        if action.verb == "meld":
            row = (ZoneId("meld", action.seat, n) for n in MELDS)
            return InputHints(next(zone for zone in row if not seen.zones.get(zone)))
        return InputHints(spare=True) if self._spare(seen, action) else PLAIN

    def _spare(self, seen: Observation[JerseyGinFacts], action: Action) -> bool:
        """Whether nobody needs to be asked: the same as the usual way, or melds kept back."""
        if action.verb not in ("knock", "gin", "show"):
            return False
        hand = _left_in_hand(seen, action)
        if action.verb == "knock" and not least_deadwood(hand):
            return action.cards[0] is not seen.facts.taken
        if not action.groups:
            return False
        show = action.verb == "show"
        usual = self._best_shown(seen, hand) if show else best_arrangement(hand)
        melds = tuple(map(mask_of, action.groups))
        return sorted(melds) == sorted(usual) or not is_complete(hand, melds)

    def _shown_in_several_ways(self, seen: Observation[JerseyGinFacts]) -> bool:
        """Whether the viewer is asked which melds to show."""
        hand = mask_of(seen.faces(ZoneId("hand", seen.seat)))
        usual = sorted(self._best_shown(seen, hand))
        return any(
            is_complete(hand, melds) and sorted(melds) != usual for melds in arrangements(hand)
        )

    def _left(self, seen: Observation[JerseyGinFacts], action: Action) -> int:
        """What is unmatched after a knock or when a hand is shown."""
        hand = _left_in_hand(seen, action)
        if action.groups:
            return card_points(hand & ~sum(map(mask_of, action.groups)))
        if action.verb == "show":
            return card_points(hand ^ sum(self._best_shown(seen, hand)))
        return least_deadwood(hand)

    def _best_shown(self, seen: Observation[JerseyGinFacts], hand: Mask) -> Arrangement:
        """The melds of *hand* with the least deadwood after the lay-offs now possible (JG-C4)."""
        owners = range(SEATS) if self.everywhere else (seen.facts.knocker,)
        rows = [seen.faces(ZoneId("meld", owner, n)) for owner in owners for n in MELDS]
        return shown_best(hand, [mask_of(row) for row in rows if row], self.everywhere)


def _left_in_hand(seen: Observation[JerseyGinFacts], action: Action) -> Mask:
    """The hand of the seat without the cards the action names."""
    return mask_of(seen.faces(ZoneId("hand", action.seat))) & ~mask_of(action.cards)
