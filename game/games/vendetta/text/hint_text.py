"""The sentences of Vendetta that say what speaks for an action."""

from __future__ import annotations

NOTHING_ELSE = "Nothing else can be played."
LEADER = "the leader"
OWNER = "its owner"
KEEP_JOKER = "Your joker is worth more later than anything it could take now."
KEEP_HAND = "What you still hold is safer in your hand than on the table."
PASS_AHEAD = "You are ahead, and each pass brings the end nearer."
LAY_NOTHING = "Anything you could lay now would rather help the others."
ONE_UNSEEN_CARD = "one unseen card"


def unseen_cards(number: int) -> str:
    """How many unseen cards fit, where there are several."""
    return f"{number} unseen cards"


def steals_flush(points: str, whom: str, loses: int) -> str:
    """Say that a flush run is stolen and loses its flush."""
    return f"It is yours with {points}, and {whom} loses {loses} of a flush."


def steals_and_closes(points: str, whom: str, loses: int) -> str:
    """Say that a stolen trick is closed by it."""
    return f"It closes for {points}, and {whom} loses {loses}."


def steals_safely(points: str, whom: str) -> str:
    """Say that a stolen trick will hardly be stolen back."""
    return f"{points} from {whom}, and hardly a card takes it back."


def steals(points: str, whom: str, loses: int) -> str:
    """Say what a theft brings, and what it takes."""
    return f"You gain {points} and a new card, and {whom} loses {loses}."


def closed_at_once(points: str) -> str:
    """Say that a new trick is closed."""
    return f"It is closed at once: only a joker can take its {points}."


def nothing_fits_it(points: str) -> str:
    """Say that no card is left for a new trick."""
    return f"No card that fits it is left, so its {points} should stay yours."


def hardly_fits_it(points: str) -> str:
    """Say that a new trick is hardly in danger."""
    return f"Hardly anybody holds a card for it: {points} that should stay yours."


def new_cards_for_it(cards: str, size: int) -> str:
    """Say that a new trick is in danger, but brings *size* new cards."""
    return f"It may be stolen by {cards}, but it gets you {size} new ones."


def points_and_new_cards(points: str, size: int, cards: str) -> str:
    """Say what a new trick brings, and what could steal it."""
    return f"It brings {points} and {size} new cards; {cards} could steal it."


def closes_own(points: str) -> str:
    """Say that the own trick is closed."""
    return f"It closes your trick with {points}: only a joker can take it now."


def own_is_safer(points: str) -> str:
    """Say that the own trick is in less danger."""
    return f"It makes {points}, and fewer cards can steal the trick."


def own_grows(points: str) -> str:
    """Say what the own trick makes."""
    return f"It makes {points}, and you draw a new card."


def the_kind(kind: str) -> str:
    """A match with its article."""
    return f"the {kind}"


def joker_takes_best(trick: str, points: str) -> str:
    """Say that a joker takes the best trick."""
    return f"No trick is worth your joker more than {trick}: {points}."


def joker_takes_from_strong(trick: str, points: str) -> str:
    """Say that a joker weakens a strong player."""
    return f"Your joker takes {trick}, {points}, from somebody who is strong."
