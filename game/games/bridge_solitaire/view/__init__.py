"""What is shown beside the cards in Bridge Solitaire: prompts, scores, marks and sheets."""
