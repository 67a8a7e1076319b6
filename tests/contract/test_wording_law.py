"""The wording law: codes of cards are found in what a game shows, and words are let alone."""

from __future__ import annotations

from random import Random

import pytest

from game.contract.moment import Moment
from game.contract.wording_law import ONE_AS_MANY, card_codes, cards_in_words
from game.engine.observation import Observation
from game.games.fire_gibbon.view.presenter import FireGibbonPresenter
from game.games.pitch.rules.facts import PitchFacts
from game.games.pitch.view.presenter import PitchPresenter
from game.presentation.status import Status
from game.shelf import SHELF
from tests.engine.play import play


@pytest.mark.parametrize(
    ("text", "codes"),
    [
        ("Meld Jc Ac'", ["Jc", "Ac'"]),
        ("5h Qh 2d' 7d'", ["5h", "Qh", "2d'", "7d'"]),
        ("2d", ["2d"]),
        ("Ada leads (Ts).", ["Ts"]),
        ("You hold the As.", ["As"]),
        ("It takes *1.", ["*1"]),
    ],
)
def test_a_code_is_found(text: str, codes: list[str]) -> None:
    assert card_codes(text) == codes


@pytest.mark.parametrize(
    "text",
    [
        "Two 5s and a joker",
        "As you like it.",
        "Ah, well",
        "Ada’s 10 points",
        "3 NT",
        "2♦",
        "2 of clubs",
    ],
)
def test_words_and_signs_are_no_codes(text: str) -> None:
    assert card_codes(text) == []


@pytest.mark.parametrize("text", ["Ada wins with 1 points.", "About one tricks", "1 cards"])
def test_one_thing_counted_as_several_is_found(text: str) -> None:
    assert ONE_AS_MANY.search(text)


@pytest.mark.parametrize(
    "text", ["21 points", "1 point", "0.1 points", "8 and 1 points", "None plays"]
)
def test_what_is_counted_rightly_is_let_alone(text: str) -> None:
    assert not ONE_AS_MANY.search(text)


def test_a_prompt_that_names_a_code_breaks_the_law(monkeypatch: pytest.MonkeyPatch) -> None:
    match = play(SHELF["pitch"].open(), "codes", limit=12)
    cards_in_words(Moment(match, Random(1)))
    real = PitchPresenter.status

    def status(self: PitchPresenter, seen: Observation[PitchFacts]) -> Status:
        held = next((c for c in seen.cards("hand", seen.seat) if c is not None), None)
        return real(self, seen)._replace(prompt=f"Play the {held}.")

    monkeypatch.setattr(PitchPresenter, "status", status)
    with pytest.raises(AssertionError, match="Play the"):
        cards_in_words(Moment(match, Random(1)))


def test_a_choice_with_two_colons_breaks_the_law(monkeypatch: pytest.MonkeyPatch) -> None:
    """“Better: “Face down: ace of spades: 12+”” is read twice before it is understood."""
    match = play(SHELF["fire_gibbon"].open(4), "colons", limit=1)
    cards_in_words(Moment(match, Random(1)))
    monkeypatch.setattr(
        FireGibbonPresenter, "label", lambda *given: f"{given[-1].verb}: a card: 12+"
    )
    with pytest.raises(AssertionError, match="Two colons"):
        cards_in_words(Moment(match, Random(1)))
