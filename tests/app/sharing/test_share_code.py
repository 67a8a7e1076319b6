"""The share code: every deal is read as it was told, and damage is said in a sentence."""

from __future__ import annotations

from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from game.app.sharing import share_code as sharing
from game.app.sharing.check_letter import LETTERS, check
from game.app.sharing.code_bits import BitWriter
from game.app.sharing.seed_bits import LENGTH
from game.app.sharing.seed_bits import LETTERS as SEED_LETTERS
from game.app.sharing.share_code import BadShareCode, game_number, read_share_code, share_code
from game.art.portraits.portraits import ANIMALS
from game.bots.profile import Level
from game.engine.journal import Journal
from game.engine.options import BadOption
from game.shelf import SHELF
from game.store.player import Player

SEEDS = st.one_of(
    st.text(SEED_LETTERS, min_size=LENGTH, max_size=LENGTH),
    st.text(min_size=1, max_size=8).filter(str.isprintable),
)
SITTERS = st.one_of(
    st.just(Player("Åsa")),
    st.builds(
        lambda animal, level: Player("Any", animal, str(level)),
        st.sampled_from(ANIMALS),
        st.sampled_from(list(Level)),
    ),
)
CODE = "30R8H-009WY-00D82-EP502-GH"
"""Fire Gibbon as usual, as it was written first: it must always be read so."""


@st.composite
def deals(draw: st.DrawFn) -> tuple[Journal, list[Player]]:
    entry = SHELF[draw(st.sampled_from(list(SHELF)))]
    rules = entry.rules
    seats = draw(st.sampled_from(list(rules.players)))
    wished = {s.key: draw(st.sampled_from(s.choices)) for s in rules.options_type.describe()}
    for options in (wished, {}, {"decks": 2}, {"variant": "cutthroat"}, {"deals": 3}):
        try:
            opened = entry.open(seats, options)
        except BadOption:
            continue
        break
    version = draw(st.integers(0, 99))
    journal = Journal(rules.id, version, seats, opened.options.written(), draw(SEEDS))
    return journal, [draw(SITTERS) for _ in range(seats)]


@given(deals(), st.integers(0, 50))
@settings(max_examples=150, deadline=None)
def test_every_deal_is_read_as_it_was_told(
    told: tuple[Journal, list[Player]], version: int
) -> None:
    journal, players = told
    code = share_code(journal, players, version)
    assert set(code) <= {*LETTERS, "-"}
    for text in (code, code.lower(), code.replace("-", ""), f" {code.replace('-', ' ')}\n"):
        read = read_share_code(text.replace("0", "o").replace("1", "l"))
        assert (read.game, read.rules_version) == (journal.game, journal.version)
        assert (read.seats, read.options, read.seed) == (
            journal.seats, dict(journal.options), journal.seed,
        )  # fmt: skip
        assert read.players_version == version
        assert [p.level for p in read.players] == [p.level for p in players]
        assert all(a.human or a.portrait == b.portrait
                   for a, b in zip(players, read.players, strict=True))  # fmt: skip


@given(deals(), st.data())
@settings(max_examples=100, deadline=None)
def test_one_wrong_letter_and_two_in_wrong_order_are_noticed(
    told: tuple[Journal, list[Player]], data: st.DataObject
) -> None:
    letters = list(share_code(*told).replace("-", ""))
    at = data.draw(st.integers(0, len(letters) - 1))
    other = data.draw(st.sampled_from([each for each in LETTERS if each != letters[at]]))
    wrong = [*letters[:at], other, *letters[at + 1 :]]
    with pytest.raises(BadShareCode) as caught:
        read_share_code("".join(wrong))
    assert str(caught.value) == sharing.WRONG
    if at and letters[at - 1] != letters[at]:
        letters[at - 1 : at + 1] = letters[at], letters[at - 1]
        with pytest.raises(BadShareCode):
            read_share_code("".join(letters))


@given(st.text(max_size=200))
@settings(max_examples=200, deadline=None)
def test_nonsense_is_answered_with_one_sentence(text: str) -> None:
    try:
        read_share_code(text)
    except BadShareCode as error:
        told = str(error)
        assert told.endswith(".")
        assert told.isprintable()


def coded(*parts: tuple[int, int]) -> str:
    """Letters of numbers in so many bits, with a good check letter."""
    packed = BitWriter()
    for value, bits in parts:
        packed.put(value, bits)
    values = packed.letters()
    return "".join(LETTERS[value] for value in [*values, check(values)])


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("", "Type in the letters of a deal."),
        ("hello!", "This is no code of a deal: “!” does not stand in any."),
        ("0" * 999, "This is too long for the code of a deal."),
        (CODE[:-4], sharing.WRONG),
        (coded((1, 3), (game_number("pitch"), 10)), sharing.TOO_NEW),
        (coded((0, 3), (1, 10), (0, 30)), sharing.NO_GAME),
        (coded((0, 3), (game_number("pitch"), 10)), sharing.WRONG),
    ],
)
def test_what_is_wrong_is_said(text: str, told: str) -> None:
    with pytest.raises(BadShareCode) as caught:
        read_share_code(text)
    assert str(caught.value) == told


def test_chance_never_gets_further_than_a_sentence() -> None:
    rng = Random(4)
    for _ in range(3000):
        values = [rng.randrange(32) for _ in range(rng.randrange(1, 40))]
        number = game_number(rng.choice(list(SHELF)))
        values[:2] = [number >> 8, number >> 3 & 31, (number & 7) << 2 | rng.randrange(4)]
        text = "".join(LETTERS[value] for value in [*values, check(values)])
        try:
            deal = read_share_code(text)
        except BadShareCode:
            continue
        SHELF[deal.game].open(deal.seats, deal.options)


def test_a_code_of_another_version_is_dealt_and_says_so() -> None:
    deal = read_share_code(CODE)
    assert (deal.game, deal.seed) == ("fire_gibbon", "abcdefghjk")
    assert "version of the computers" in deal.other_versions(), "they have learned since"
    today = Journal(deal.game, SHELF[deal.game].rules.version, deal.seats, deal.options, deal.seed)
    assert not read_share_code(share_code(today, deal.players)).other_versions()
    journal = Journal(deal.game, 9, deal.seats, deal.options, deal.seed)
    assert (
        "version of the rules"
        in read_share_code(share_code(journal, deal.players)).other_versions()
    )
    older = Journal(deal.game, 1, deal.seats, deal.options, deal.seed)
    told = read_share_code(share_code(older, deal.players, 0)).other_versions()
    assert "version of the computers" in told


def test_games_have_numbers_of_their_own_and_codes_are_short() -> None:
    assert len({game_number(game) for game in SHELF}) == len(SHELF)
    assert len(CODE.replace("-", "")) == 22


def test_what_cannot_be_told_is_refused() -> None:
    deal = read_share_code(CODE)
    for seed in ("x" * 33, "", "a\nb"):
        with pytest.raises(BadShareCode):
            share_code(Journal(deal.game, 1, deal.seats, deal.options, seed), deal.players)
    with pytest.raises(BadShareCode):
        share_code(Journal("toy", 1, 2, {}, "seed"), deal.players[:2])
