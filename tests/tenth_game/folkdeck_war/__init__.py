"""War with a choice: everybody lays a card in secret, and the highest takes them all."""
