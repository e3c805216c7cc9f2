"""The longest path of a dense network, by what a tour must leave out.

In a tour all cities but its two ends have an even number of tracks. So the tracks left out join the cities with an odd
number of tracks in pairs, two cities staying alone, and cost at least the cheapest such pairing over shortest paths.
What remains after leaving these out falls into pieces which are tours themselves; if it is one piece, it is the best.
If not, a better tour either leaves a piece out altogether, or keeps one of the tracks that would join it to the rest:
each of these cases is looked at in the same way, as long as its bound promises more than the best found.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from vialibre.engine.core.network_of_one import Network
from vialibre.engine.core.tables import count_bits, ints

FAR: Final[i64] = 1000000
ALONE: Final[i64] = 2  # the two ends of a tour


class Pairing:
    """The cheapest pairing of the odd cities of some tracks, of which those in `kept` may not be left out."""

    def __init__(self, net: Network, tracks: i64, kept: i64) -> None:
        self.net: Network = net
        self.total: i64 = 0
        self.n: i64 = 0
        cities = ints(net.edges + 1)
        index = ints(net.t.n_cities)
        for city in range(net.t.n_cities):
            if net.at[city] & tracks != 0:
                cities[self.n] = city
                index[city] = self.n
                self.n += 1
        self.distance: vec[i64] = ints(self.n * self.n)
        self.way: vec[i64] = ints(self.n * self.n)  # the edges of a shortest path
        self.find_distances(tracks, kept, index)
        self.odd: vec[i64] = ints(self.n)
        self.n_odd: i64 = 0
        for i in range(self.n):
            if count_bits(net.at[cities[i]] & tracks) & 1 == 1:
                self.odd[self.n_odd] = i
                self.n_odd += 1
        self.nearest: vec[i64] = ints(self.n_odd)  # for each odd city, the distance to the nearest other one
        self.largest: i64 = 0
        nearest_sum: i64 = 0
        for i in range(self.n_odd):
            least: i64 = FAR
            for j in range(self.n_odd):
                if i != j:
                    least = min(least, self.distance[self.odd[i] * self.n + self.odd[j]])
            self.nearest[i] = least
            nearest_sum += least
            if least > self.largest:
                self.largest = least
        self.cheapest: i64 = FAR
        self.left_out: i64 = 0
        self.pair_up(net.t.one[self.n_odd] - 1, ALONE, 0, 0, nearest_sum)

    def find_distances(self, tracks: i64, kept: i64, index: vec[i64]) -> None:
        net = self.net
        n: i64 = self.n
        distance = self.distance
        way = self.way
        for i in range(n * n):
            distance[i] = FAR
        while tracks != 0:
            low: i64 = tracks & -tracks
            tracks ^= low
            edge: i64 = net.t.bit_index[low % 67]
            self.total += net.length[edge]
            if kept & low == 0:
                i = index[net.a[edge]]
                j: i64 = index[net.b[edge]]
                distance[i * n + j] = net.length[edge]
                distance[j * n + i] = net.length[edge]
                way[i * n + j] = low
                way[j * n + i] = low
        for k in range(n):
            for i in range(n):
                to_k: i64 = distance[i * n + k]
                if to_k < FAR:
                    for j in range(n):
                        through: i64 = to_k + distance[k * n + j]
                        if through < distance[i * n + j]:
                            distance[i * n + j] = through
                            way[i * n + j] = way[i * n + k] | way[k * n + j]

    def pair_up(self, unpaired: i64, alone: i64, cost: i64, left_out: i64, nearest_sum: i64) -> None:
        """Pair the first of the unpaired cities with each of the others, or leave it alone."""
        if unpaired == 0:
            if cost < self.cheapest:
                self.cheapest = cost
                self.left_out = left_out
            return
        if cost + (nearest_sum - alone * self.largest + 1) // 2 >= self.cheapest:
            return
        bit_index = self.net.t.bit_index
        low: i64 = unpaired & -unpaired
        first: i64 = bit_index[low % 67]
        others: i64 = unpaired ^ low
        nearest_sum -= self.nearest[first]
        rest: i64 = others
        while rest != 0:
            bit: i64 = rest & -rest
            rest ^= bit
            second: i64 = bit_index[bit % 67]
            at: i64 = self.odd[first] * self.n + self.odd[second]
            if self.distance[at] < FAR:
                self.pair_up(
                    others ^ bit,
                    alone,
                    cost + self.distance[at],
                    left_out ^ self.way[at],
                    nearest_sum - self.nearest[second],
                )
        if alone > 0:
            self.pair_up(others, alone - 1, cost, left_out, nearest_sum)


def search_tours(net: Network, tracks: i64, kept: i64) -> None:
    """Raise net.best to the longest tour over some of these tracks that uses all of `kept`."""
    while tracks != 0:  # a tour stays in one connected piece
        piece: i64 = piece_with(net, tracks, tracks & -tracks)
        tracks &= ~piece
        if kept & ~piece == 0 and cars_of(net, piece) > net.best:
            search_piece(net, piece, kept)


def search_piece(net: Network, tracks: i64, kept: i64) -> None:
    pairing = Pairing(net, tracks, kept)
    if pairing.total - pairing.cheapest <= net.best:
        return
    remaining: i64 = tracks & ~pairing.left_out
    largest: i64 = largest_piece(net, remaining)
    net.best = max(net.best, cars_of(net, largest))
    if largest == remaining:
        return
    piece: i64 = remaining & ~largest
    piece = piece_with(net, piece, piece & -piece)
    if piece & kept == 0:
        search_tours(net, tracks & ~piece, kept)
    links: i64 = pairing.left_out & tracks_at(net, piece)
    while links != 0:
        low: i64 = links & -links
        links ^= low
        search_tours(net, tracks, kept | low)
        tracks ^= low  # in the cases that follow it is left out


def largest_piece(net: Network, tracks: i64) -> i64:
    """The connected piece of these tracks with the most cars."""
    best: i64 = 0
    most: i64 = 0
    while tracks != 0:
        piece: i64 = piece_with(net, tracks, tracks & -tracks)
        tracks &= ~piece
        cars: i64 = cars_of(net, piece)
        if cars > most:
            most = cars
            best = piece
    return best


def piece_with(net: Network, tracks: i64, front: i64) -> i64:
    """All of these tracks that are connected with the one given."""
    piece: i64 = 0
    while front != 0:
        low: i64 = front & -front
        piece |= low
        edge: i64 = net.t.bit_index[low % 67]
        front = (front | (tracks & (net.at[net.a[edge]] | net.at[net.b[edge]]))) & ~piece
    return piece


def tracks_at(net: Network, piece: i64) -> i64:
    """All tracks of the network that touch a piece."""
    touching: i64 = 0
    while piece != 0:
        low: i64 = piece & -piece
        piece ^= low
        edge: i64 = net.t.bit_index[low % 67]
        touching |= net.at[net.a[edge]] | net.at[net.b[edge]]
    return touching


def cars_of(net: Network, tracks: i64) -> i64:
    cars: i64 = 0
    while tracks != 0:
        low: i64 = tracks & -tracks
        tracks ^= low
        cars += net.length[net.t.bit_index[low % 67]]
    return cars
