"""The planner: positions, plans, values of actions, and the exact last round."""
