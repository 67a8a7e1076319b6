"""Parts of the court cards: heads and poses, a file for each rank, and their cloth."""
