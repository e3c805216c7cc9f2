"""Validates that the parts of a board fit together, so that every game on it can be played to its end."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from itertools import chain, pairwise

from vialibre.boards.bounds import check_station_choices, check_width
from vialibre.boards.faults import Place, Source, joined_names, name_suggestions
from vialibre.boards.model import GRAY, MAX_OFFER, Board, City, Route, Ticket
from vialibre.errors import BoardError

ROW_OF_CARDS = 5
MAX_PARALLEL = 3


def check_board(board: Board, source: Source) -> None:
    """Raise BoardError for the first fault."""
    for fault in faults_of(board, source):
        raise fault


def faults_of(board: Board, source: Source) -> Iterator[BoardError]:
    """Yield every fault in order. A fault that only follows from one already reported is left out."""
    named = False
    for fault in chain(_check_ids(board, source), _check_cities_known(board, source)):
        named = True
        yield fault
    yield from _check_players(board, source)
    yield from _check_cards(board, source)
    yield from _check_routes(board, source)
    yield from _check_parallel(board, source)
    if not named:  # no route names a known city, so connectivity is undefined
        yield from _check_connected(board, source)
        yield from check_width(board, source)
        yield from check_station_choices(board, source)
    yield from _check_ticket_deal(board, source)
    yield from _check_markers(board, source)
    yield from _check_souvenirs(board, source)
    yield from _check_ties(board, source)


def _places(rows: Sequence[City | Route | Ticket], kind: str, source: Source) -> list[Place]:
    return [source.row(kind, index, len(rows), row.id) for index, row in enumerate(rows)]


def _cities(board: Board, source: Source) -> Iterator[tuple[City, Place]]:
    return zip(board.cities, _places(board.cities, "city", source), strict=True)


def _routes(board: Board, source: Source) -> Iterator[tuple[Route, Place]]:
    return zip(board.routes, _places(board.routes, "route", source), strict=True)


def _tickets(board: Board, source: Source) -> Iterator[tuple[Ticket, Place]]:
    return zip(board.tickets, _places(board.tickets, "ticket", source), strict=True)


def _check_ids(board: Board, source: Source) -> Iterator[BoardError]:
    for rows in (_cities(board, source), _routes(board, source), _tickets(board, source)):
        yield from _check_different(rows)


def _check_different(rows: Iterable[tuple[City | Route | Ticket, Place]]) -> Iterator[BoardError]:
    seen: dict[str, Place] = {}
    for row, place in rows:
        if row.id in seen:
            yield place.fault("duplicate_id", name=row.id, first=seen[row.id].label)
        seen[row.id] = place


def _check_cities_known(board: Board, source: Source) -> Iterator[BoardError]:
    known = {city.id: None for city in board.cities}
    for route, place in _routes(board, source):
        for city in route.cities:
            if city not in known:
                yield place.fault("unknown_city", **name_suggestions(city, known))
        if route.cities[0] == route.cities[1]:
            yield place.fault("route_to_itself", city=route.cities[0])
    for ticket, place in _tickets(board, source):
        for city in ticket.cities:
            if city not in known:
                yield place.fault("unknown_city", **name_suggestions(city, known))
        if ticket.cities[0] == ticket.cities[1]:
            yield place.fault("ticket_to_itself", city=ticket.cities[0])
    alvin = board.rules.alvin
    if alvin and alvin.city not in known:
        yield source.rule("alvin").fault("unknown_city", **name_suggestions(alvin.city, known))


def _check_players(board: Board, source: Source) -> Iterator[BoardError]:
    fewest, most = board.players
    if fewest > most:
        yield source.setting("players").fault("players_reversed", fewest=fewest, most=most)
    if len(board.player_colors) < most:
        place = source.setting("player_colors")
        yield place.fault("too_few_player_colors", count=len(board.player_colors), players=most)


def _check_cards(board: Board, source: Source) -> Iterator[BoardError]:
    cards = board.deck
    count = len(cards.colors) * cards.each + cards.wilds
    needed = board.players[1] * board.hand + ROW_OF_CARDS
    if count < needed:
        yield source.setting("cards").fault("too_few_cards", count=count, needed=needed, players=board.players[1])


def _check_routes(board: Board, source: Source) -> Iterator[BoardError]:
    scored = {length for length, _ in board.points}
    cards = board.deck
    for route, place in _routes(board, source):
        if route.color != GRAY and route.color not in cards.colors:
            yield place.fault("color_not_in_deck", color=route.color, known=joined_names(cards.colors))
        if route.length > board.cars:
            yield place.fault("route_too_long", length=route.length, cars=board.cars)
        if route.length not in scored:
            yield place.fault("no_points", length=route.length)
        if route.ferry and board.rules.ferries is None:
            yield place.fault("ferry_without_rule")
        if route.tunnel and board.rules.tunnels is None:
            yield place.fault("tunnel_without_rule")
        if route.ferry > route.length:
            yield place.fault("ferry_too_large", ferry=route.ferry, length=route.length, wild=board.wild)
        if route.ferry > cards.wilds:
            yield place.fault("ferry_too_few_wilds", ferry=route.ferry, wilds=cards.wilds, wild=board.wild)
        if route.length > cards.each + cards.wilds:
            most = cards.each + cards.wilds
            yield place.fault("route_unpayable", length=route.length, cards=most, wild=board.wild)


def _check_parallel(board: Board, source: Source) -> Iterator[BoardError]:
    """DOUBLE-1: up to three parallel tracks, all of the same length."""
    groups: dict[frozenset[str], list[Route]] = {}
    for route, place in _routes(board, source):
        group = groups.setdefault(frozenset(route.cities), [])
        group.append(route)
        if len(group) > MAX_PARALLEL:
            yield place.fault("parallel_too_many", most=MAX_PARALLEL)
        if route.length != group[0].length:
            yield place.fault("parallel_lengths", length=route.length, other=group[0].id, other_length=group[0].length)


def _check_connected(board: Board, source: Source) -> Iterator[BoardError]:
    """TICK-4: a ticket between unconnected cities could only lose points."""
    leader = {city.id: city.id for city in board.cities}
    members = {city.id: [city.id] for city in board.cities}
    for route in board.routes:
        one, other = (leader[city] for city in route.cities)
        if one != other:
            for city in members[other]:
                leader[city] = one
            members[one] += members.pop(other)
    for city_row, place in _cities(board, source):
        if members.get(leader[city_row.id]) == [city_row.id]:
            yield place.fault("city_without_routes", city=city_row.id)
    for ticket, place in _tickets(board, source):
        start, end = ticket.cities
        if leader[start] != leader[end]:
            yield place.fault("ticket_unreachable", start=start, end=end)


def _check_ticket_deal(board: Board, source: Source) -> Iterator[BoardError]:
    settings, players = board.ticket_rules, board.players[1]
    place = source.setting("tickets")
    offered = settings.deal + settings.long
    if offered > MAX_OFFER:
        yield place.fault("offer_too_large", key="deal", count=offered, most=MAX_OFFER)
    if settings.draw > MAX_OFFER:
        yield place.fault("offer_too_large", key="draw", count=settings.draw, most=MAX_OFFER)
    if settings.keep > offered:
        yield place.fault("keep_too_many", key="keep", keep=settings.keep, count=offered)
    if settings.draw_keep > settings.draw:
        yield place.fault("keep_too_many", key="draw_keep", keep=settings.draw_keep, count=settings.draw)
    apart = sum(ticket.long for ticket in board.tickets) if settings.long else 0
    if settings.long and apart < settings.long * players:
        yield place.fault("too_few_long_tickets", count=apart, needed=settings.long * players, players=players)
    regular = len(board.tickets) - apart
    if regular < settings.deal * players:
        yield place.fault("too_few_tickets", count=regular, needed=settings.deal * players, players=players)


def _check_markers(board: Board, source: Source) -> Iterator[BoardError]:
    """WEST-1 and ALV-1: there is a start city for every player, and none of them is Alvin's."""
    rules = board.rules
    if rules.alvin and not rules.markers:
        yield source.rule("alvin").fault("alvin_without_markers")
    free = len(board.cities) - (1 if rules.alvin else 0)
    if rules.markers and free < board.players[1]:
        yield source.rule("markers").fault("too_few_start_cities", count=free, players=board.players[1])


def _check_souvenirs(board: Board, source: Source) -> Iterator[BoardError]:
    rule = board.rules.souvenirs
    fixed = 0
    for city, place in _cities(board, source):
        fixed += city.souvenir
        if city.souvenir and not rule:
            yield place.fault("souvenir_without_rule")
    if not rule:
        return
    place = source.rule("souvenirs")
    symbols = len(rule.symbols)
    if fixed > symbols:
        yield place.fault("too_few_symbols", count=symbols, places=fixed)
    if symbols > len(board.cities):
        yield place.fault("too_few_cities_for_stacks", count=len(board.cities), symbols=symbols)
    for key, steps in (("stack", rule.stack), ("placed", rule.placed)):
        if steps[0][0] > board.players[0]:
            yield place.fault("stack_starts_late", key=key, first=steps[0][0], players=board.players[0])
    if len(rule.table) != symbols + 1:
        yield place.fault("table_length", count=len(rule.table), needed=symbols + 1)
    for count, (before, points) in enumerate(pairwise(rule.table), 1):
        if points < before:
            yield place.fault("table_falls", symbols=count, points=points, before=before)


def _check_ties(board: Board, source: Source) -> Iterator[BoardError]:
    for name, rule in (("stations", board.rules.stations), ("longest_path", board.rules.longest_path)):
        if name in board.ties and rule is None:
            yield source.setting("ties").fault("tie_without_rule", name=name)
