"""Beliefs about opponents' tickets."""
