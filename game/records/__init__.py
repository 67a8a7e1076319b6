"""Records: what came of finished matches, for each person who played them."""
