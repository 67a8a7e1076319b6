"""The engine: what a card game is; standard library only, no game, no screen."""
