"""Parts of the court cards: heads, hands and cloth, a file for each rank."""
