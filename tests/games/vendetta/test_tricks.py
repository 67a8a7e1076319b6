"""Tricks and their worth, against a slow scorer written from the specification alone."""

from itertools import combinations
from random import Random

import pytest

from game.engine.cards import Card, cards, pack
from game.engine.shuffling import shuffled
from game.games.vendetta.rules.scoring import trick_points
from game.games.vendetta.rules.tricks import BITS, formed, ladder, naturals
from game.games.vendetta.rules.zones import spot
from tests.games.vendetta.tables import LADDER, crowded, random_trick, vendetta


def slow_kind(held: list[str]) -> str:
    """VD "Derived", one sentence after the other."""
    ranks = [text[0] for text in held]
    if 2 <= len(held) <= 4 and all(rank == ranks[0] for rank in ranks):
        return "match"
    rows = [LADDER[at : at + len(held)] for at in range(len(LADDER) - len(held) + 1)]
    if 3 <= len(held) <= 5 and any(sorted(ranks) == sorted(row) for row in rows):
        return "run"
    return ""


def slow_worth(held: list[str]) -> int:
    """The table of VD-6.1; jokers do not count (VD-6.2)."""
    plain = [text for text in held if text[0] != "*"]
    count = len(plain)
    if slow_kind(plain) == "match":
        return {2: 2, 3: 3, 4: 4}[count]
    if len({text[1] for text in plain}) == 1:
        return {3: 6, 4: 8, 5: 10}[count]
    return {3: 1, 4: 2, 5: 3}[count]


def test_random_tricks_are_worth_what_the_slow_scorer_says() -> None:
    rng = Random(1)
    seen = 0
    while seen < 10_000:
        held = random_trick(pack(), rng)
        texts = [card.text for card in held]
        trick = formed(2, shuffled(held, rng))
        assert trick is not None
        assert (trick.kind, trick_points(trick)) == (slow_kind(texts), slow_worth(texts))
        assert trick.closed == (len(held) == {"match": 4, "run": 5}[trick.kind])
        assert trick.size == len(held)
        seen += 1


def test_points_of_random_tables_are_the_sums_of_the_slow_scorer() -> None:
    rng, rules = Random(2), vendetta(6, jokers=4)
    for _ in range(1_500):
        state = crowded(rules, rng)
        points = [0] * 6
        for number, trick in state.facts.tricks.items():
            zone = rules.zone_registry.index[spot(trick.owner, number)]
            points[trick.owner] += slow_worth([c.text for c in state.table.zones[zone]])
        assert state.facts.points() == state.facts.on_table() == points


def test_random_sets_are_a_trick_exactly_when_the_specification_says_so() -> None:
    rng, deck = Random(3), list(pack())
    met = dict.fromkeys(["match", "run", ""], 0)
    for _ in range(10_000):
        near = rng.randrange(len(deck))
        around = [deck[(near + 13 * n + m) % 52] for n in range(4) for m in range(4)]
        held = rng.sample(around if rng.random() < 0.8 else deck, rng.randint(1, 6))
        kind = slow_kind([card.text for card in held])
        trick = formed(0, held)
        assert (trick.kind if trick else "") == kind, held
        met[kind] += 1
    assert min(met.values()) > 200, met


@pytest.mark.parametrize(
    ("text", "low"),
    [
        ("Ac 2d", 1),
        ("Kc Ad", 13),
        ("Qc Kd Ad", 12),
        ("Kc Ad 2c", None),
        ("2c 2d 3c", None),
        ("4c 2d 3c 5h 6h 7s", 2),
        ("7c", 7),
        ("*1 2c 3c", None),
        ("", None),
    ],
)
def test_the_ladder_has_an_ace_at_both_ends(text: str, low: int | None) -> None:
    assert ladder(cards(text)) == low


def test_the_ladder_never_goes_round_the_corner() -> None:
    for suits in ("cdh", "ccc"):
        for low in range(2, 13):
            ranks = [low, low + 1, low + 2]
            row = [Card(13 * "cdhs".index(s) + r - 2) for s, r in zip(suits, ranks, strict=True)]
            assert ladder(row) == low
    assert all(
        ladder(three) is None
        for three in combinations(cards("Kc Ac 2c 3c"), 3)
        if {c.rank for c in three} >= {13, 2}
    )


def test_a_trick_grows_like_one_that_is_laid_at_once() -> None:
    rng = Random(4)
    grown = 0
    while grown < 3_000:
        whole = random_trick(pack(), rng)
        part = whole[: rng.randint(2, len(whole))]
        rest = [card for card in whole if card not in part]
        first = formed(0, part)
        if first is None or not rest:
            continue
        rest.sort(key=first.place)
        assert first.joined(rest, 3) == formed(3, whole)
        grown += 1


def test_what_fits_and_what_can_come_with_it() -> None:
    for text, fits, reach in (
        ("7c 7d", "7", "7"),
        ("7c 7d 7h 7s", "", ""),
        ("Ac 2c 3c", "4", "45"),
        ("2c 3c 4c", "A5", "A56"),
        ("3c 4c 5c", "26", "A267"),
        ("6c 7c 8c", "59", "459T"),
        ("6c 7c 8c 9c", "5T", "5T"),
        ("Jc Qc Kc", "TA", "9TA"),
        ("Tc Jc Qc", "9K", "89KA"),
        ("Qc Kc Ac", "J", "TJ"),
        ("Tc Jc Qc Kc Ac", "", ""),
    ):
        trick = formed(0, cards(text))
        assert trick is not None
        for card in pack():
            assert bool(BITS[card.rank] & trick.fits) == (card.text[0] in fits)
            assert bool(BITS[card.rank] & trick.reach) == (card.text[0] in reach)


def test_a_ruined_flush_never_becomes_one_again() -> None:
    run = formed(0, cards("4h 5h 6h"))
    assert run is not None
    assert trick_points(run) == 6
    ruined = run.joined(cards("7c"), 1)
    assert (trick_points(ruined), ruined.owner) == (2, 1)
    assert trick_points(ruined.joined(cards("3h"), 2)) == 3
    assert trick_points(run.joined(cards("3h 7h"), 1)) == 10
    assert run.taken(4) == run._replace(owner=4)


def test_jokers_are_no_part_of_a_trick() -> None:
    assert naturals(cards("*1 7c *2 7d")) == list(cards("7c 7d"))
    for text in ("*1 *2", "7c *1", "7c 7d *1", "6c 7c *1"):
        assert formed(0, cards(text)) is None
