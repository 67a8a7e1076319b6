"""The self-test of an installed program: a match of each game, killed on the way and continued."""
