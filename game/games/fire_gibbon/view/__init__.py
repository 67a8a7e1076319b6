"""What is shown beside the cards in Fire Gibbon: prompts, scores, marks and sheets."""
