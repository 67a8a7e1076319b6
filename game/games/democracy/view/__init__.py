"""What is shown beside the cards in Democracy: prompts, scores, marks and sheets."""
