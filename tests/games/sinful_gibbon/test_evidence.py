"""The cards that are shown while the sins of a round are counted."""

from __future__ import annotations

import pytest

from game.engine.events import Said
from game.engine.match import Match
from game.engine.zones import Place
from game.games.sinful_gibbon.rules.facts import SinfulFacts
from game.games.sinful_gibbon.rules.scoring import Sins
from game.presentation.announcement import PointCount, announcement_of
from tests.games.sinful_gibbon.tables import rules, walk


def counts(match: Match[SinfulFacts]) -> dict[str, Said]:
    """What was said of each row of the last round."""
    rows = [e for e in match.events(None) if isinstance(e, Said) and e.code in Sins._fields]
    return {said.code: said for said in rows[-len(Sins._fields) :]}


@pytest.mark.parametrize(("seats", "seed"), [(3, 1), (4, 2), (7, 3)])
def test_every_card_shown_is_open_and_costs_what_is_said(seats: int, seed: int) -> None:
    """Pride, sloth and lust can be counted again from the very cards that are lit (SG-S1 to S3)."""
    counted = 0
    for match in walk(rules(seats, target_score=1500), seed):
        facts = match.observe(None).facts
        if facts.phase != "swap":
            continue
        seen, said = match.observe(None), counts(match)
        sins = facts.rounds[-1].sins
        for row, points in sins._asdict().items():
            shown = counted_points(said[row])
            assert (shown is not None) == any(points)
            if shown is None:
                continue
            counted += 1
            cards = {place: seen.zones[place.zone][place.at] for place in shown.cards}
            assert len(cards) == len(shown.cards)
            assert all(card is not None for card in cards.values()) or row == "envy"
            owners = {place.zone.owner for place in cards}
            if row in ("pride", "sloth", "lust"):
                assert owners == {seat for seat, paid in enumerate(points) if paid}
            if row in ("sloth", "lust"):
                assert len(cards) * 20 == sum(points)
            if row == "jealousy":
                assert not cards
        assert _last(said).sums == tuple(f"+{points}" for points in sins.sums)
    assert counted > 10


def counted_points(said: Said) -> PointCount | None:
    """The points that are counted while a row is told, if any."""
    shown = announcement_of(said).at_cards
    assert shown is None or isinstance(shown, PointCount)
    return shown


def _last(said: dict[str, Said]) -> PointCount:
    found = [counted_points(each) for each in said.values()]
    return next(count for count in reversed(found) if count is not None)


def test_a_sideways_pile_is_shown_by_its_top() -> None:
    seen_rounds = 0
    for match in walk(rules(4, target_score=1500), 5):
        seen = match.observe(None)
        if seen.facts.phase != "swap":
            continue
        shown = counted_points(counts(match)["sloth"])
        tops = {
            Place(zone, len(cards) - 1)
            for zone, cards in seen.zones.items()
            if zone.name == "shame" and cards and seen.facts.lost[zone.owner or 0][zone.n - 1]
        }
        seen_rounds += 1
        assert set(shown.cards if shown is not None else ()) == tops
    assert seen_rounds > 1
