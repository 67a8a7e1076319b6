"""What Skitgubbe shows beside its cards: who is out, the gauge, marks in the middle."""

from __future__ import annotations

from collections.abc import Sequence

from game.engine.cards import Card, Suit
from game.engine.observation import Observation
from game.engine.zones import Seat
from game.games.skitgubbe.rules.facts import EXTRAS, PART_ONE, PART_TWO, SkitgubbeFacts
from game.games.skitgubbe.rules.options import SkitgubbeOptions
from game.games.skitgubbe.rules.zones import Zones, hand_id
from game.games.skitgubbe.text import status_text
from game.games.skitgubbe.text.card_text import place_name
from game.games.skitgubbe.text.standing_text import StandingText
from game.games.skitgubbe.view.marks import CardMarks
from game.games.skitgubbe.view.prompts import held, known, prompt
from game.presentation.badge import Badge, BadgeKind
from game.presentation.centre import Centre, CentreKind
from game.presentation.score_panel import POINTS, ColumnHead
from game.presentation.sign_texts import SignTexts
from game.presentation.status import Status

IN_HAND = ColumnHead(status_text.HAND_COLUMN, tip=status_text.HAND_COLUMN_TIP)
TAKEN = ColumnHead(status_text.TAKEN_COLUMN, tip=status_text.TAKEN_COLUMN_TIP)


class StatusView:
    """The status of one moment, from one seat's sight."""

    def __init__(
        self, seen: Observation[SkitgubbeFacts], zones: Zones, options: SkitgubbeOptions
    ) -> None:
        """Keep what is seen."""
        self.seen = seen
        self.facts = seen.facts
        self.zones = zones
        self.options = options

    def status(self) -> Status:
        """The status."""
        facts, words = self.facts, StandingText(self.zones, self.options.scoring)
        return Status(
            prompt(self.seen, self.zones),
            status_text.GOAL,
            words.key_lines(facts, self._count),
            tuple(self.badges()),
            CardMarks(self.seen, self.zones).marks(),
            words.gauge(facts, self.seen.cards("table")) if facts.phase in PART_TWO else None,
            self.centre(),
            hand=self.hand(),
            heads=(IN_HAND, TAKEN) if facts.phase in PART_ONE else (self._places(),),
            unit=POINTS if self.options.scoring != "off" else status_text.TIMES_GOAT,
            unit_icon="" if self.options.scoring != "off" else "goat",
            sign_texts=self.signs(),
        )

    def signs(self) -> SignTexts:
        """What the signs mean; the gauge also names the highest trump where that may only kill."""
        signs = status_text.SIGNS
        if not self.facts.high:
            return signs
        return signs._replace(gauge=signs.gauge + status_text.ONLY_KILLS_TIP)

    def _places(self) -> ColumnHead:
        """The column of the cards in hand, with room for the places of those who are out."""
        places = map(place_name, range(1, self.zones.players))
        return IN_HAND._replace(widest=max(places, key=len))

    def _count(self, kind: str, hand: Seat) -> int:
        """How many cards are seen in a hand, or were taken for it."""
        return len(self.seen.zones.get(hand_id(kind, hand, self.zones.players), ()))

    def hand(self) -> tuple[tuple[Card, ...], ...]:
        """The groups of the own hand: in part one by rank, in part two cards that touch."""
        seat, facts = self.seen.seat, self.facts
        if seat is None:
            return ()
        groups: list[tuple[Card, ...]] = []
        for hand in self.zones.of_player(seat):
            cards = known(held(self.seen, hand, self.zones))
            if facts.phase in PART_ONE:
                strength = self.zones.strength
                groups.append(tuple(sorted(cards, key=lambda card: strength[card.rank])))
            else:
                groups += grouped(cards, facts.trump)
        return tuple(groups)

    def badges(self) -> list[Badge]:
        """The badges: the Goat of the last game, the last card, a war, who is out."""
        facts, owner = self.facts, self.zones.owner
        worn = []
        goat = facts.games[-1].goat if facts.games else None
        if goat is not None:
            worn.append(Badge(goat, BadgeKind.GOAT, tip=status_text.GOAT_TIP))
        if facts.phase in PART_ONE:
            if facts.final is not None:
                tip = status_text.LAST_CARD_TIP
                worn.append(Badge(owner[facts.final], BadgeKind.LAST_CARD, tip=tip))
            if len(facts.round) < self.zones.count:
                fighters = sorted({owner[hand] for hand in facts.round})
                worn += [Badge(seat, BadgeKind.WAR, tip=status_text.WAR_TIP) for seat in fighters]
        for player, place in enumerate(facts.places):
            if place:
                worn.append(Badge(player, BadgeKind.OUT, place_name(place), status_text.OUT_TIP))
        return worn

    def centre(self) -> Centre | None:
        """The sign in the middle: trump."""
        facts = self.facts
        if facts.trump is None or (facts.phase not in PART_TWO and facts.phase is not EXTRAS):
            return None
        return Centre(CentreKind.SUIT, "cdhs".index(facts.trump), status_text.TRUMP)


def grouped(cards: Sequence[Card], trump: Suit | None) -> list[tuple[Card, ...]]:
    """Cards in groups that touch, suit by suit, trump last; copies lie side by side."""
    order = sorted(cards, key=lambda card: (card.suit is trump, "cdsh".index(card.suit), card.rank))
    groups: list[list[Card]] = []
    for card in order:
        last = groups[-1][-1] if groups else None
        if last is not None and last.suit is card.suit and card.rank - last.rank in (0, 1):
            groups[-1].append(card)
        else:
            groups.append([card])
    return [tuple(group) for group in groups]
