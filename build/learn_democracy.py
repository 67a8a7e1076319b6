"""The training of masters of Democracy: how the signs of a card and of the table count."""

import environment.needs_game  # noqa: F401 - says so where the game is missing
from training.democracy import main

if __name__ == "__main__":
    raise SystemExit(main())
