"""What is shown beside the cards in Indian Chief: prompts, scores, marks and sheets."""
