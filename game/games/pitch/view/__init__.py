"""What is shown beside the cards in Pitch: prompts, scores, marks and sheets."""
