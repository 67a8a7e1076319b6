"""What is shown beside the cards in Vendetta: prompts, scores, marks and sheets."""
