"""Deals that nobody could choose, records that a server signs, and the proof of both. docs/fair-deal.md"""
