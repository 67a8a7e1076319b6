"""What is counted at the table: score panel, boxes, gauge, island map."""
