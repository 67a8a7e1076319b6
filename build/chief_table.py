"""Works out what open boxes and kept cards are worth in Indian Chief, from simulated draws."""

import environment.needs_game  # noqa: F401 - says so where the game is missing
from training.indian_chief import main

if __name__ == "__main__":
    raise SystemExit(main())
