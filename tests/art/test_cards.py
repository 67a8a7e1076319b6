"""The cards: every pip counted, every face its own, suits printed in their inks."""

import itertools

import pytest

from game.art.cards.card_faces import PIP_PLACES, FaceStyle, back, face, joker, rank_name
from game.art.palette import CLUB_GREEN, INDIGO, INK, MADDER
from game.art.suits import OUTLINES

INDEX_PIPS = 2
SUITS = "cdhs"


@pytest.mark.parametrize("suit", SUITS)
@pytest.mark.parametrize("rank", range(2, 11))
def test_a_number_card_shows_its_number_of_pips(rank: int, suit: str) -> None:
    svg = face(rank, suit).svg
    assert svg.count(OUTLINES[suit]) == rank + INDEX_PIPS
    assert not any(OUTLINES[other] in svg for other in SUITS if other != suit)


@pytest.mark.parametrize("suit", SUITS)
def test_an_ace_shows_one_pip(suit: str) -> None:
    assert face(14, suit).svg.count(OUTLINES[suit]) == 1 + INDEX_PIPS


@pytest.mark.parametrize("suit", SUITS)
@pytest.mark.parametrize("rank", [11, 12, 13])
def test_a_court_shows_its_suit_and_no_other(rank: int, suit: str) -> None:
    svg = face(rank, suit).svg
    assert OUTLINES[suit] in svg
    assert not any(OUTLINES[other] in svg for other in SUITS if other != suit)


@pytest.mark.parametrize("rank", range(2, 11))
def test_pips_lie_the_same_from_both_sides(rank: int) -> None:
    """7 alone leans to one side, as on every printed pack."""
    places = set(PIP_PLACES[rank])
    turned = {(2 - x, 6 - y) for x, y in places}
    assert (places == turned) is (rank != 7)


@pytest.mark.parametrize("suit", SUITS)
@pytest.mark.parametrize("rank", range(2, 15))
def test_the_index_reads_from_both_ends(rank: int, suit: str) -> None:
    letters = face(rank, suit).letters
    assert [letter.text for letter in letters] == [rank_name(rank)] * 2
    assert [letter.turned for letter in letters] == [False, True]


def test_ranks_are_named_as_players_name_them() -> None:
    named = [rank_name(rank) for rank in range(2, 15)]
    assert named == ["2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K", "A"]


@pytest.mark.parametrize(
    "style", [FaceStyle(four, large) for four, large in itertools.product((False, True), repeat=2)]
)
def test_all_faces_and_four_jokers_differ(style: FaceStyle) -> None:
    faces = [face(rank, suit, style) for rank in range(2, 15) for suit in SUITS]
    faces += [joker(n, style) for n in (1, 2, 3, 4)]
    assert len({(picture.svg, picture.letters) for picture in faces}) == 56


def test_jack_queen_and_king_have_heads_of_their_own() -> None:
    """No two courts of one suit share more than frame, robe and attribute."""
    for suit in SUITS:
        shapes = [set(face(rank, suit).svg.split("<")) for rank in (11, 12, 13)]
        for one, two in itertools.combinations(shapes, 2):
            assert len(one - two) >= 12
            assert len(two - one) >= 12


@pytest.mark.parametrize(
    ("four_colours", "inks"),
    [
        (False, {"c": INK, "d": MADDER, "h": MADDER, "s": INK}),
        (True, {"c": CLUB_GREEN, "d": INDIGO, "h": MADDER, "s": INK}),
    ],
)
def test_suits_are_printed_in_their_inks(four_colours: bool, inks: dict[str, str]) -> None:
    for suit, ink in inks.items():
        picture = face(7, suit, FaceStyle(four_colours))
        assert f'd="{OUTLINES[suit]}" fill="{ink}"' in picture.svg
        assert {letter.colour for letter in picture.letters} == {ink}


def test_a_large_index_is_larger_and_stands_alone() -> None:
    plain, large = face(9, "h"), face(9, "h", FaceStyle(large_index=True))
    assert len(large.letters) == 1
    assert large.letters[0].size > 1.5 * plain.letters[0].size
    assert large.svg.count(OUTLINES["h"]) == 2


def test_an_unknown_back_is_refused() -> None:
    with pytest.raises(KeyError):
        back("tartan")
