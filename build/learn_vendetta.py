"""The training of what Vendetta's better players go by: how signs of table and hand count."""

import environment.needs_game  # noqa: F401 - says so where the game is missing
from training.vendetta import main

if __name__ == "__main__":
    raise SystemExit(main())
