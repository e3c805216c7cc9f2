"""Simple bots that decide from a view without planning ahead: porter, stoker, conductor."""
