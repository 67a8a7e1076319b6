"""What comes back: the sorting of the hand with the match, the coach with the person."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pygame
import pytest

from game.app.help import coach
from game.app.help.coach import CoachesBySeat
from game.app.setup import player_defaults
from game.app.setup.player_defaults import with_level
from game.app.setup.unique_names import with_unique_names
from game.store.settings import Settings
from game.table.cards.hand_order import AS_LAID, BY_RANK, HandOrder
from tests.app.driver.app_driver import Pilot, begin, flying


def shown(pilot: Pilot) -> list[str]:
    """The hand from left to right."""
    view = pilot.play.view
    (zone,) = [z for z in view.model.zones if z.name == "hand" and z.owner == 0]
    laid = view.model.zones[zone]
    cards = [laid[at].sprite.card for at in view.model.display_order(zone)]
    return [card.text for card in cards if card is not None]


def sort_by_rank(pilot: Pilot) -> None:
    while pilot.play.view.model.order.mode != BY_RANK:
        pilot.key(pygame.K_o)


def lay_last_card_first(pilot: Pilot) -> None:
    view = pilot.play.view
    (zone,) = [z for z in view.model.zones if z.name == "hand" and z.owner == 0]
    laid = view.model.zones[zone]
    cards = [laid[at].sprite.card for at in view.model.display_order(zone)]
    held = [card for card in cards if card is not None]
    assert view.model.order.move_card(zone, held, held[-1], 0)
    assert view.model.order.mode == AS_LAID
    view._effects.rearrange()
    pilot.settle()


@pytest.mark.parametrize("sort", [sort_by_rank, lay_last_card_first])
def test_the_hand_is_sorted_after_continue_as_it_was(
    tmp_path: Path, sort: Callable[[Pilot], None]
) -> None:
    pilot = Pilot(tmp_path)
    begin(pilot, "pitch")
    usual = shown(pilot)
    sort(pilot)
    pilot.frame(2)
    wanted = shown(pilot)
    assert wanted != usual
    pilot.kill()
    with flying(tmp_path) as again:
        again.click("Continue Pitch")
        assert shown(again) == wanted


@pytest.mark.parametrize(
    "written", [{}, {"way": "sideways"}, {"way": "own", "hands": [[["hand"], 3]]}, {"way": 7}]
)
def test_what_is_no_sorting_is_refused(written: dict[str, object]) -> None:
    order = HandOrder()
    with pytest.raises(ValueError, match="no "):
        order.load_json(written)
    assert order.to_json() == HandOrder().to_json()


def advice(pilot: Pilot) -> list[str]:
    return [thing.label for thing in pilot.things() if thing.role == "advice"]


def test_the_coach_goes_on_where_he_stopped(tmp_path: Path) -> None:
    pilot = Pilot(tmp_path)
    begin(pilot, "fire_gibbon")
    first = advice(pilot)
    assert first
    pilot.kill()
    with flying(tmp_path) as again:
        again.click("Continue Fire Gibbon")
        assert advice(again) != first


def test_each_person_has_a_coach_of_his_own(tmp_path: Path) -> None:
    with flying(tmp_path) as pilot:
        players = player_defaults.default_players(Settings(), 4)
        players = with_unique_names(with_level(players, 1, ""))
        players = [player._replace(id=f"id {seat}") for seat, player in enumerate(players)]
        one, other = (CoachesBySeat(pilot.context, "pitch", players).of(seat) for seat in (0, 1))
        assert one is not None
        assert other is not None
        case = frozenset({"play", "@trick"})
        told = one.next_tip(case)
        assert told
        assert told == other.next_tip(case)
        again = CoachesBySeat(pilot.context, "pitch", players).of(0)
        assert again is not None
        assert told != again.next_tip(case)
        coach.mark_told(pilot.context, "id 0", "pitch")
        coaches = CoachesBySeat(pilot.context, "pitch", players)
        assert coaches.of(0) is None
        assert coaches.of(1) is not None
        assert coaches.of(2) is None, "a computer needs none"


def test_people_are_the_same_in_every_match_and_told_apart(tmp_path: Path) -> None:
    ids = []
    for game in ("pitch", "fire_gibbon"):
        with flying(tmp_path) as pilot:
            begin(pilot, game, seats=4, people=2)
            ids.append([player.id for player in pilot.play.session.players])
            assert pilot.play.session.players[0].name != pilot.play.session.players[1].name
    assert ids[0] == ids[1]
    assert all(ids[0])
    assert len(set(ids[0])) == 4
