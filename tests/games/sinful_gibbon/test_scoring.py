"""The seven sins, against a slow scorer and in the cases the rules single out."""

from __future__ import annotations

from random import Random

import pytest

from game.engine.cards import card, cards
from game.engine.events import Said
from game.engine.match import Match
from game.engine.rules import State
from game.engine.table import Table
from game.engine.zones import ZoneId
from game.games.sinful_gibbon.rules.doubts import verdict
from game.games.sinful_gibbon.rules.facts import SinfulFacts
from game.games.sinful_gibbon.rules.rules import SinfulGibbon
from game.games.sinful_gibbon.rules.scoring import Shame, count
from tests.games.sinful_gibbon.slow_scoring import ROWS, Player, penance
from tests.games.sinful_gibbon.tables import rules, walk

TABLES = {seats: rules(seats) for seats in range(3, 8)}
CARDS = [card.text for card in TABLES[3].pack()]


def shared_out(seats: int, rng: Random) -> list[Player]:
    """A random share of the pack in shame stacks, accepted hearts and leftovers."""
    pack = sorted(CARDS, key=lambda _: rng.random())
    players = [Player() for _ in range(seats)]
    dense = rng.randrange(1, 9)
    while len(pack) > 12 and rng.random() > 1 / (3 * dense):
        player = rng.choice(players)
        kind = rng.randrange(4)
        if kind < 2:
            size = rng.choice([1, 1, 2, 2, 3, 5, 8])
            side = rng.choice(["straight", "sideways"])
            player.piles.append(([pack.pop() for _ in range(size)], side))
        elif kind == 2:
            player.accepted.append(pack.pop())
        else:
            player.leftovers.append(pack.pop())
    if rng.random() < 0.4:
        rng.choice(players).thrown.append(pack.pop())
    return players


def laid(game: SinfulGibbon, players: list[Player]) -> State[SinfulFacts]:
    """The same on a table."""
    state = State(Table(game.zone_registry), SinfulFacts())
    read, put, index = game.notation.read_special, state.table.put, game.zone_registry.index
    for seat, player in enumerate(players):
        piles = [" ".join([*reversed(pile), side]) for pile, side in player.piles]
        read(f"shame P{seat + 1}", ", ".join(piles) or "none", state)
        for name in ("thrown", "leftovers", "accepted"):
            put(index[ZoneId(name, seat)], map(card, getattr(player, name)))
    return state


def test_ten_thousand_positions_cost_what_the_second_opinion_says() -> None:
    rng = Random(7)
    met = dict.fromkeys(ROWS, 0)
    for _ in range(10_000):
        seats = rng.randrange(3, 8)
        players = shared_out(seats, rng)
        braveheart = rng.choice([None, rng.randrange(seats)])
        hat = rng.choice([None, rng.randrange(seats)])
        game = TABLES[seats]
        state = laid(game, players)
        shames = [game.round_end.shame(state, seat) for seat in range(seats)]
        wanted = penance(players, braveheart, hat)
        sins = count(shames, braveheart, hat)
        assert {row: list(paid) for row, paid in sins._asdict().items()} == wanted
        assert list(sins.sums) == [sum(column) for column in zip(*wanted.values(), strict=True)]
        for row, paid in wanted.items():
            met[row] += sum(map(bool, paid))
    assert min(met.values()) > 2000, met


def seen_by_all(match: Match[SinfulFacts]) -> list[Player]:
    """What a spectator sees before each player at the count; backs as ``??``."""
    seen = match.observe(None)
    players = [Player() for _ in range(match.rules.seats)]
    for zone, row in seen.zones.items():
        texts = ["??" if each is None else each.text for each in row]
        if zone.owner is None or zone.name == "hand":
            continue
        player = players[zone.owner]
        if zone.name == "shame":
            sideways = seen.facts.lost[zone.owner][zone.n - 1]
            player.piles.append((texts, "sideways" if sideways else "straight"))
        else:
            getattr(player, zone.name).extend(texts)
    return players


@pytest.mark.parametrize("seats", range(3, 8))
def test_anybody_who_watches_can_count(seats: int) -> None:
    game = rules(seats, target_score=500)
    rounds = 0
    for seed in range(4):
        for match in walk(game, seed):
            facts = match.observe(None).facts
            if facts.phase not in ("swap", "over"):
                continue
            played = facts.rounds[-1]
            recount = penance(seen_by_all(match), played.braveheart, hat_at_the_count(match))
            assert {row: list(paid) for row, paid in played.sins._asdict().items()} == recount
            rounds += 1
    assert rounds >= 8


def hat_at_the_count(match: Match[SinfulFacts]) -> int | None:
    """Who wore the hat last in the round just counted, from what was said."""
    hat = None
    for event in match.events(None):
        if isinstance(event, Said) and event.code in ("deal", "hat"):
            hat = event.seat if event.code == "hat" else None
    return hat


def test_a_verdict_for_every_card_and_promise() -> None:
    for text in CARDS:
        for number in range(2, 15):
            rank = "??23456789TJQKA"[number]
            for heart in (False, True):
                true, hat = verdict(card(text), number, heart)
                if text == "*1":
                    assert (true, hat) == (True, False)
                elif heart:
                    assert true == (text == f"{rank}h")
                    assert hat == (not true)
                else:
                    assert true == (text[0] == rank and text[1] != "h")
                    assert hat == (text[1] == "h")


def shame(
    faces: str = "", under: tuple[int, ...] = (), sideways: int = 0, hearts: int = 0
) -> Shame:
    return Shame(cards(faces), under, sideways, hearts)


def test_low_and_high_cards() -> None:
    sins = count([shame("2c Td"), shame("Js Qd Kc Ad"), shame("*1")], None, None)
    assert sins.pride == (20, 80, 20)
    assert sins.lust == (0, 0, 20)


def test_nothing_costs_nothing() -> None:
    assert count([shame(), shame(), shame()], None, None).sums == (0, 0, 0)


def test_no_wrath_without_a_straight_pile_and_no_gluttony_without_a_fat_one() -> None:
    sins = count([shame("5c 6c", (0, 0), 2), shame("7c", (0,), 0), shame()], None, None)
    assert sins.wrath == (0, 50, 0)
    assert sins.gluttony == (0, 0, 0)
    assert count([shame("5c", (2,), 1), shame()], None, None).wrath == (0, 0)


def test_the_great_sins_are_shared_but_paid_once() -> None:
    sins = count([shame("5c 6c", (3, 3)), shame("7c 8c", (3, 1)), shame("9c", (2,))], None, None)
    assert sins.gluttony == (50, 50, 0)
    assert sins.wrath == (50, 50, 0)


def test_a_braveheart_is_immune_to_hearts_alone_but_sets_the_bar() -> None:
    table = [shame("5h", (4,), hearts=3), shame(hearts=1), shame("6h")]
    sins = count(table, 0, 0)
    assert sins.lust == (0, 0, 20)
    assert sins.envy == (0, 40, 60)
    assert [row[0] for row in (sins.pride, sins.wrath, sins.gluttony, sins.jealousy)] == [
        *(10, 50, 50, 50)
    ]
    assert count(table, 1, None).envy == (0, 0, 60)
