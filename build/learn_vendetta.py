"""Trains what Vendetta's better players go by: how signs of table and hand count."""

from training.vendetta import main

if __name__ == "__main__":
    raise SystemExit(main())
