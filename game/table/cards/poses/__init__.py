"""How the cards of a zone lie: their poses, as numbers."""
