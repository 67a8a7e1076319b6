"""Trains what a master of Democracy goes by: how the signs of a card and of the table count."""

from training.democracy import main

if __name__ == "__main__":
    raise SystemExit(main())
