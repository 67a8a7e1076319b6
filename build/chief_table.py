"""Works out what open boxes and kept cards are worth in Indian Chief, from simulated draws."""

from training.indian_chief import main

if __name__ == "__main__":
    raise SystemExit(main())
