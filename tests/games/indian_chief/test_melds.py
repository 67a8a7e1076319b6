"""The lazy lists of melds, and what is said about each meld."""

from itertools import chain, combinations
from random import Random

import pytest

from game.engine.action import Action
from game.engine.cards import card, cards
from game.engine.match import IllegalAction
from game.engine.zones import ZoneId
from game.games.indian_chief.rules import legal_melds
from game.games.indian_chief.rules.facts import ALL_OPEN, BOXES
from game.presentation.presenter import presenter_of
from tests.games.indian_chief.tables import TWO_PACKS, chief, hands, play, table

COMMIT = ZoneId("commit", 2)


@pytest.mark.parametrize(("manual", "count"), [(False, 254), (True, 8 * 21 + 28 * 4 + 218)])
def test_the_number_of_melds(manual: bool, count: int) -> None:
    assert len(legal_melds.allowed(8, ALL_OPEN, manual)) == count
    assert len(legal_melds.shown(8, manual)) == count + 2 + (36 if manual else 0)


@pytest.mark.parametrize("manual", [False, True])
def test_the_list_is_what_it_says(manual: bool) -> None:
    rng = Random(3)
    for eight in hands("lazy", 20, 8, TWO_PACKS):
        boxes = sum(1 << box for box in BOXES if rng.random() < 0.6)
        listed = legal_melds.Melds(2, COMMIT, eight, legal_melds.allowed(8, boxes, manual))
        actions = list(listed)
        assert len(actions) == len(listed) == len(set(actions))
        assert actions == [listed[at] for at in range(len(listed))] == listed[:]
        assert listed[-1:] == actions[-1:]
        assert all(action in listed for action in actions)
        sizes = [box for box in BOXES if boxes >> box & 1]
        every = chain.from_iterable(combinations(eight, size) for size in sizes)
        assert {frozenset(a.cards) for a in actions} == {frozenset(each) for each in every}
        for action in actions:
            assert list(action.cards) == legal_melds.in_order(action.cards)


def test_nothing_else_is_in_the_list() -> None:
    hand = cards("2c 3d 4h 5s 6c 7d 8h 9s")
    listed = legal_melds.Melds(2, COMMIT, hand, legal_melds.allowed(8, ALL_OPEN - (1 << 3), True))
    good = Action(2, "meld", cards("2c 3d"), COMMIT)
    assert good in listed
    for other in (
        good._replace(seat=1),
        good._replace(verb="steal"),
        good._replace(cards=cards("3d 2c")),
        good._replace(cards=cards("2c 2c")),
        good._replace(cards=cards("2c Kd")),
        good._replace(cards=cards("2c 3d 4h")),
        good._replace(target=None),
        good._replace(value=1),
        good._replace(groups=(cards("2c 3d"),)),
        good._replace(cards=()),
        good._replace(cards=hand),
        good._replace(cards=hand[:7]),
        "2c 3d",
    ):
        assert other not in listed, other


FIVE = "ace of clubs, 2 and 4 of diamonds, 9 of hearts, king of spades"
SIX = "3 and ace of clubs, 2 and 4 of diamonds, 9 of hearts, king of spades"
"""The cards of ``meld Ac 2d 4d 9h Ks 3c`` in words."""


@pytest.mark.parametrize(
    ("words", "label"),
    [
        ("meld Ks", "Thief, 10 points: king of spades"),
        ("meld Ac", "Thief, 1 point: ace of clubs"),
        ("meld 9s 9h Ks", "Poor Man, 19 points: 9 of hearts, 9 and king of spades"),
        ("meld 9s Ks", "Beggar Man, depends on the others: 9 and king of spades"),
        (
            "meld Ac 9h 2d Ks 4d",
            "Rich Man, −26 points: " + FIVE,
        ),
        (
            "meld 4d 9h Ks Ac",
            "Lawyer, already filled: " + FIVE.replace("2 and 4", "4"),
        ),
        ("meld Ac 2d 4d 9h Ks 3c", "Doctor, 20 points in clubs: " + SIX),
        ("meld Ac 2d 4d 9h Ks 3c 9s", "Indian Chief, 14 points: two parts"),
    ],
)
def test_labels(words: str, label: str) -> None:
    match = table("hand P1: Ks 9h 9s Ac 2d 4d 3c; sheet P1: lawyer 25; hand P2: 2c")
    action = match.rules.notation.read(0, words)
    said = presenter_of(match.rules).label(match.look(action.seat), action)
    if label.startswith("Indian Chief"):
        assert said.startswith("Indian Chief, 1")
        assert "; " in said
    else:
        assert said == label


def test_the_tray_says_what_the_two_parts_of_an_indian_chief_bring() -> None:
    match = table("hand P1: 5c 5d 5h Ks Kd 9c Tc; hand P2: 2c")
    action = match.rules.notation.read(0, "meld 5c 5d 5h Ks Kd 9c Tc")
    staged = presenter_of(match.rules).input_hints(match.look(0), action).staging_area
    assert staged is not None
    assert staged.words == "Indian Chief: 44 points, 35 for a full house and 9"


def test_labels_of_what_is_stated() -> None:
    match = table("hand P1: Ks 9h 9s Ac 2d 4d 3c; hand P2: 2c", declare="manual")

    def label(words: str) -> str:
        return presenter_of(match.rules).label(
            match.look((match.rules.notation.read(0, words)).seat),
            match.rules.notation.read(0, words),
        )

    doctor = "meld Ac 2d 4d 9h Ks 3c"
    assert label(doctor) == "Doctor, nothing stated: " + SIX
    assert label(doctor + " suit diamonds") == "Doctor, 20 points in diamonds: " + SIX
    assert label(doctor + " suit spades") == "Doctor, 10 points in spades: " + SIX
    seven = "meld Ks 9h 9s Ac 2d 4d 3c"
    assert label(seven) == (
        "Indian Chief, nothing stated: 3 and ace of clubs, 2 and 4 of diamonds, 9 of hearts, "
        "9 and king of spades"
    )
    parted = (
        "Indian Chief, 8 points: 3 and ace of clubs, 2 of diamonds, 9 of hearts, king of spades; "
        "4 of diamonds, 9 of spades"
    )
    assert label(seven + " pair (4d 9s)") == parted


def test_a_question_before_a_box_is_filled_with_nothing() -> None:
    match = table("hand P1: Kh 9h 9c Ac 2d 4d 3c; sheet P1: lawyer 0; hand P2: 2c")
    rules, seen = match.rules, match.look(0)

    def asked(words: str) -> str:
        return presenter_of(rules).warning(seen, rules.notation.read(0, words))

    assert "No spade" in asked("meld Kh 9h 9c")
    assert "Poor Man box with nothing" in asked("meld Kh 9h 9c")
    assert "two cards have the same rank" in asked("meld Kh 9h 2d 3c 4d 9c")
    assert "Doctor box with nothing" in asked("meld Kh 9h 2d 3c 4d 9c")
    for fine in ("meld Kh", "meld Kh 9h", "meld Kh 9h 9c Ac", "meld Kh 9h 9c Ac 2d"):
        assert asked(fine) == ""
    assert asked("meld Kh 9h Ac 2d 4d 3c") == ""


def test_cards_are_written_in_any_order() -> None:
    rules = chief(2, declare="manual")
    read = rules.notation.read
    plain = read(0, "meld 5c 5d Kd 5h Ks 9c Tc pair (9c Tc)")
    assert plain == read(0, "meld Tc 9c Ks Kd 5h 5d 5c pair (Tc 9c)")
    assert plain == read(0, "meld 5c 5d 5h Ks Kd pair (9c Tc)")
    assert plain == read(0, "meld 5c 5d 5h Ks Kd pair 9c Tc")
    assert rules.notation.write(plain) == "meld 5c 9c Tc 5d Kd 5h Ks pair (9c Tc)"
    doctor = read(0, "meld Ah 4h 9h Kh 6c Js suit hearts")
    assert doctor == read(0, "meld Js 6c Ah 4h 9h Kh in hearts")
    assert doctor == read(0, "meld Js 6c Ah 4h 9h Kh h")
    assert doctor.value == 2
    assert read(0, "steal(Ah)") == read(0, "steal Ah") == rules.thieves.steals[0][card("Ah")]
    assert read(0, "draw") == read(0, "decline") == rules.thieves.declines[0]
    assert read(0, "mark(none)") == read(0, "mark none") == rules.thieves.mark_none[0]


@pytest.mark.parametrize(
    ("words", "pair"),
    [
        ("Ks Ks' 4d 4h' Jd' Qd' Ts pair (Jd Qd)", "Jd' Qd'"),
        ("Ks Ks' 4d 4h' Jd' Qd' Ts pair (Qd' Jd)", "Jd' Qd'"),
        ("Ks Ks' 4d 4h' Jd' Qd' Ts pair (Ks Ks)", "Ks Ks'"),
        ("Ks Ks' 4d 4h' Jd' Qd' Ts pair (Ks' Ts)", "Ts Ks'"),
        ("Ks Ks' 4d 4h' Jd' Qd' Ts pair (Ks Ts)", "Ts Ks"),
        ("Ks 4d 4h' Jd' Ts pair (Ks' Qd')", "Qd' Ks'"),
    ],
)
def test_a_pair_is_of_the_copies_that_are_melded(words: str, pair: str) -> None:
    """Without the mark of the second pack a card is whichever of the seven it can be."""
    action = chief(4, declare="manual").notation.read(0, f"meld {words}")
    assert set(action.cards) == set(cards("Ks Ks' 4d 4h' Jd' Qd' Ts"))
    assert len(action.cards) == 7
    assert action.groups == (cards(pair),)


def test_cards_out_of_order_are_refused_in_words() -> None:
    match = table("hand P1: 2c 3d 4h; hand P2: 2d")
    with pytest.raises(IllegalAction, match="order of the pack"):
        match.submit(Action(0, "meld", cards("3d 2c"), ZoneId("commit", 0)))
    play(match, "P1 meld 3d 2c; P2 meld 2d")
    assert match.state_copy().facts.totals() == (2, 2)
