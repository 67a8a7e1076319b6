"""What is shown beside the cards in Jersey Gin: prompts, scores, marks and sheets."""
