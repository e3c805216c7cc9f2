"""The planner: one network for a seat's tickets, and the value of every action by it. Compiled with the engine."""
