"""Fits the numbers by which a master of Jersey Gin looks one draw ahead."""

from training.jersey_gin import main

if __name__ == "__main__":
    raise SystemExit(main())
