"""Every sign on a table says what it means, to mouse and keys, and tells nothing that is hidden."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from random import Random

import pygame
import pytest

from game.contract.moment import Moment
from game.engine.zones import ZoneId
from game.presentation.badge import BadgeKind
from game.presentation.presenter import presenter_of
from game.shelf import SHELF
from game.table.controls.placement_cost import KeptFree
from game.table.hud.sign_tooltips import TipArea, area_at, tip_areas
from game.table.hud.tooltip_picture import tooltip_rect
from tests.games.sinful_gibbon.tables import position
from tests.table.conftest import Play

SIGNS = {"heading", "gauge", "map", "sign", "pile", "score", "box", "seat", "ranks", "reckoning",
         "side"}  # fmt: skip
"""The roles of what stands beside the cards and means something."""

HALF = 0.5
"""Seconds the pointer rests before a tip is told."""


def seats(game: str) -> int:
    return SHELF[game].open().seats


def areas(p: Play) -> list[TipArea]:
    counts = {zone: len(laid) for zone, laid in p.view.model.zones.items()}
    return tip_areas(p.view.hud, p.view.current_layout, counts)


@pytest.mark.parametrize("game", list(SHELF))
def test_every_sign_has_a_tip(play: Callable[..., Play], game: str) -> None:
    p = play(game, seats(game), "tips", speed=0.0)
    roles = set()
    for number in range(240):
        if number % 12 == 0:
            p.show()
            p.view.update(0.1)
            p.view.drawn()
            found = areas(p)
            for node in p.view.describe():
                if node.role in SIGNS and node.rect.width:
                    roles.add(node.role)
                    told = area_at(found, node.rect.center)
                    assert told is not None, node
            assert all(area.text.endswith(".") for area in found)
        if not p.match.turn.seats:
            break
        seat = p.match.seats_with_moves[0]
        p.match.submit(p.rng.choice(p.match.legal(seat)))
    assert {"heading", "seat", "score"} <= roles


@pytest.mark.parametrize("game", list(SHELF))
def test_tips_are_the_same_when_hidden_cards_lie_otherwise(
    play: Callable[..., Play], game: str
) -> None:
    p = play(game, seats(game), "hidden", speed=0.0)
    for number in range(60):
        if not p.match.turn.seats:
            break
        if number % 6 == 0:
            now = Moment(p.match, Random(number))
            truth = now.seen(0)
            other = replace(
                p.rules.observe(now.redealt(0), 0, p.match.events(0)),
                turn=truth.turn,
                secret_choice=truth.secret_choice,
            )
            told = []
            for seen in (truth, other):
                p.view.show(seen, presenter_of(p.rules).status(seen))
                told.append([(area.name, area.text) for area in areas(p)])
            assert told[0] == told[1]
        seat = p.match.seats_with_moves[0]
        p.match.submit(p.rng.choice(p.match.legal(seat)))


def shown(p: Play) -> list[str]:
    return [node.label for node in p.view.describe() if node.role == "tooltip"]


@pytest.mark.parametrize("game", ["sinful_gibbon", "democracy", "bridge_solitaire"])
@pytest.mark.parametrize("size", [(1280, 720), (960, 600)])
def test_a_tip_is_told_after_half_a_second_beside_its_sign(
    play: Callable[..., Play], game: str, size: tuple[int, int]
) -> None:
    p = play(game, seats(game), "mouse", speed=0.0, size=size)
    p.until_my_turn()
    window = pygame.Rect((0, 0), size)
    spots = [(area, area.rect.center) for area in areas(p)]
    seen = 0
    for area, spot in spots:
        if p.view._tip.tip_at(spot) != area:
            continue  # a card or another sign lies there
        seen += 1
        p.move((size[0] // 2, size[1] - 2))
        p.move(spot)
        p.view.update(HALF * 0.9)
        assert shown(p) == []
        p.view.update(HALF * 0.2)
        assert shown(p) == [area.text]
        paper = next(node.rect for node in p.view.describe() if node.role == "tooltip")
        assert window.contains(paper)
        assert not paper.colliderect(area.rect)
        p.move((size[0] // 2, size[1] - 2))
        assert shown(p) == []
    assert seen > 4


@pytest.mark.parametrize("game", ["sinful_gibbon", "pitch", "jersey_gin"])
def test_keys_lead_to_every_sign_and_tell_its_tip_at_once(
    play: Callable[..., Play], game: str
) -> None:
    p = play(game, seats(game), "keys", speed=0.0)
    p.until_my_turn()
    ring, names = p.view.keyboard.ring, [area.name for area in areas(p)]
    for _ in range(12):
        p.key(pygame.K_TAB)
        if ring.current is not None and ring.current.name == names[0]:
            break
    told = []
    for area in areas(p):
        p.view.update(0.01)
        assert ring.current is not None
        assert ring.current.name == area.name
        assert shown(p) == [area.text]
        told.append(area.name)
        p.key(pygame.K_RIGHT)
    assert told == names
    p.key(pygame.K_TAB)
    p.view.update(0.01)
    assert ring.current is not None
    assert ring.current.name not in names


@pytest.mark.parametrize("game", ["sinful_gibbon", "pitch", "skitgubbe"])
def test_the_ring_round_a_line_of_the_score_leaves_the_next_line_readable(
    play: Callable[..., Play], game: str
) -> None:
    p = play(game, seats(game), "keys", speed=0.0)
    p.until_my_turn()
    ring = p.view.keyboard.ring
    lines = [area for area in areas(p) if "line" in str(area.name)]
    assert len(lines) > 1
    edge, letters = p.theme.units(3.4), p.theme.units(1.4)
    for _ in range(12):
        p.key(pygame.K_TAB)
        if ring.current is not None and ring.current.name == areas(p)[0].name:
            break
    p.view.update(0.05)
    p.paint()
    before = p.screen.copy()
    for area in areas(p):
        if area in lines:
            p.view.update(0.05)
            p.paint()
            for other in lines:
                words = other.rect.inflate(-edge, letters - other.rect.height)
                if other is not area:
                    seen = [
                        pygame.image.tobytes(at.subsurface(words), "RGB")
                        for at in (before, p.screen)
                    ]
                    assert seen[0] == seen[1]
        p.key(pygame.K_RIGHT)


def test_a_paper_lies_over_its_thing_only_where_nothing_else_is_left() -> None:
    window = (400, 300)
    for thing in (pygame.Rect(0, 0, 50, 50), pygame.Rect(350, 250, 50, 50),
                  pygame.Rect(0, 100, 400, 60), pygame.Rect(180, 0, 60, 300)):  # fmt: skip
        paper = tooltip_rect((120, 40), thing, window, 4.0)
        assert pygame.Rect((0, 0), window).contains(paper)
        assert not paper.colliderect(thing)


def test_a_tip_keeps_off_what_must_be_read() -> None:
    thing, line = pygame.Rect(400, 200, 200, 100), pygame.Rect(300, 290, 400, 40)
    free = tooltip_rect((120, 40), thing, (1280, 720), 4.0, KeptFree([line]))
    assert tooltip_rect((120, 40), thing, (1280, 720), 4.0).colliderect(line)
    assert not free.colliderect(line)
    assert not free.colliderect(thing)


def test_a_tip_slides_along_its_thing_where_all_four_sides_are_taken() -> None:
    thing = pygame.Rect(600, 300, 80, 60)
    middle = [thing.move(x, y).inflate(-30, -20) for x, y in ((0, 70), (0, -70), (90, 0), (-90, 0))]
    paper = tooltip_rect((120, 40), thing, (1280, 720), 4.0, KeptFree(middle))
    assert paper.collidelist([thing, *middle]) < 0
    assert paper.inflate(200, 140).colliderect(thing)


def test_a_tip_hides_as_little_as_can_be_where_nothing_is_free() -> None:
    thing, window = pygame.Rect(600, 300, 80, 60), pygame.Rect(0, 0, 1280, 720)
    kept = [pygame.Rect(0, 0, 1280, 366), pygame.Rect(0, 436, 1280, 284)]
    paper = tooltip_rect((120, 80), thing, window.size, 4.0, KeptFree(kept))
    hidden = sum(paper.clip(each).height for each in kept)
    assert hidden == 80 - 70


def test_a_tip_goes_far_rather_than_over_an_index() -> None:
    thing, index = pygame.Rect(600, 300, 80, 60), pygame.Rect(300, 100, 700, 500)
    paper = tooltip_rect((120, 40), thing, (1280, 720), 4.0, KeptFree((), [index]))
    assert not paper.colliderect(index)


def test_a_pile_tells_who_promised_what(play: Callable[..., Play]) -> None:
    text = "hand P1: 2c 3c\nhand P2: 4c 5c\nhand P3: 6c 8c\ndeck: 9c Tc\n"
    match = position(f"{text}pile: 7c(P1,5) 8d(P2,9) Kh(P3,12)\nturn: P1")
    p = play("sinful_gibbon", 3, match)
    p.show()
    p.offer()
    p.settle()
    layout = p.view.current_layout
    p.move(layout.frame.px(layout.slots[ZoneId("pile")].box).center)
    p.view.update(1.0)
    assert p.view.hud.tip is not None
    assert p.view.hud.tip.text == "Promised so far: Player 0 5, Player 1 9, Player 2 queen."


@pytest.mark.parametrize("size", [(1280, 720), (2560, 1440)])
@pytest.mark.parametrize("count", [4, 6])
def test_no_tip_lies_over_what_was_promised_under_a_name(
    play: Callable[..., Play], count: int, size: tuple[int, int]
) -> None:
    p = play("sinful_gibbon", count, "calls", speed=0.0, size=size)
    tried = 0
    while tried < 4:
        p.until_my_turn()
        layout = p.view.current_layout
        called = {b.seat for b in p.view.hud.status.badges if b.kind is BadgeKind.CALL}
        tags = [
            pygame.Rect(plate.left, plate.bottom, plate.width, plate.height // 2)
            for seat, chair in layout.chairs.items()
            if seat in called and (plate := layout.frame.px(chair.plate))
        ]
        tried += bool(tags)
        for area in areas(p):
            p.view.hud.tip = area
            p.view.frame()
            paper = next(node.rect for node in p.view.describe() if node.role == "tooltip")
            assert paper.collidelist(tags) < 0, area.text
        p.match.submit(p.rng.choice(p.match.legal(p.match.seats_with_moves[0])))
