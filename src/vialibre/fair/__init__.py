"""Verifiable shuffles and signed records: the seed of a deal, signatures, and verification. docs/fair-deal.md"""
