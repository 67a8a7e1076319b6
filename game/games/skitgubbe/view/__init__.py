"""What is shown beside the cards in Skitgubbe: prompts, scores, marks and sheets."""
