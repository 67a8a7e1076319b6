"""What lies over what at a table, measured in painted pixels."""
