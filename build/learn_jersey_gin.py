"""The fit of the numbers by which a master of Jersey Gin looks one draw ahead."""

import environment.needs_game  # noqa: F401 - says so where the game is missing
from training.jersey_gin import main

if __name__ == "__main__":
    raise SystemExit(main())
