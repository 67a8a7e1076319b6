"""What is shown beside the cards in Sinful Gibbon: prompts, scores, marks and sheets."""
