"""Whether the facts of a board agree with each other, so that it can be played to the end."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from vialibre.boards.faults import Place, Source, listed, near
from vialibre.boards.model import GRAY, MAX_OFFER, Board, City, Route, Ticket

ROW_OF_CARDS = 5
MAX_PARALLEL = 3


def check_board(board: Board, source: Source) -> None:
    """Raises BoardError for the first thing that does not fit."""
    _check_ids(board, source)
    _check_cities_known(board, source)
    _check_players(board, source)
    _check_cards(board, source)
    _check_routes(board, source)
    _check_parallel(board, source)
    _check_connected(board, source)
    _check_ticket_deal(board, source)
    _check_markers(board, source)
    _check_souvenirs(board, source)
    _check_ties(board, source)


def _places(rows: Sequence[City | Route | Ticket], kind: str, source: Source) -> list[Place]:
    return [source.row(kind, index, len(rows), row.id) for index, row in enumerate(rows)]


def _cities(board: Board, source: Source) -> Iterator[tuple[City, Place]]:
    return zip(board.city_rows, _places(board.city_rows, "city", source), strict=True)


def _routes(board: Board, source: Source) -> Iterator[tuple[Route, Place]]:
    return zip(board.route_rows, _places(board.route_rows, "route", source), strict=True)


def _tickets(board: Board, source: Source) -> Iterator[tuple[Ticket, Place]]:
    return zip(board.ticket_rows, _places(board.ticket_rows, "ticket", source), strict=True)


def _check_ids(board: Board, source: Source) -> None:
    for rows in (_cities(board, source), _routes(board, source), _tickets(board, source)):
        _check_different(rows)


def _check_different(rows: Iterable[tuple[City | Route | Ticket, Place]]) -> None:
    seen: dict[str, Place] = {}
    for row, place in rows:
        if row.id in seen:
            raise place.fault("duplicate_id", name=row.id, first=seen[row.id].label)
        seen[row.id] = place


def _check_cities_known(board: Board, source: Source) -> None:
    known = {city.id: None for city in board.city_rows}
    for route, place in _routes(board, source):
        for city in route.cities:
            if city not in known:
                raise place.fault("unknown_city", **near(city, known))
        if route.cities[0] == route.cities[1]:
            raise place.fault("route_to_itself", city=route.cities[0])
    for ticket, place in _tickets(board, source):
        for city in ticket.cities:
            if city not in known:
                raise place.fault("unknown_city", **near(city, known))
        if ticket.cities[0] == ticket.cities[1]:
            raise place.fault("ticket_to_itself", city=ticket.cities[0])
    alvin = board.rules.alvin
    if alvin and alvin.city not in known:
        raise source.rule("alvin").fault("unknown_city", **near(alvin.city, known))


def _check_players(board: Board, source: Source) -> None:
    fewest, most = board.players
    if fewest > most:
        raise source.setting("players").fault("players_reversed", fewest=fewest, most=most)
    if len(board.player_colors) < most:
        place = source.setting("player_colors")
        raise place.fault("too_few_player_colors", count=len(board.player_colors), players=most)


def _check_cards(board: Board, source: Source) -> None:
    cards = board.cards
    count = len(cards.colors) * cards.each + cards.wilds
    needed = board.players[1] * board.hand + ROW_OF_CARDS
    if count < needed:
        raise source.setting("cards").fault("too_few_cards", count=count, needed=needed, players=board.players[1])


def _check_routes(board: Board, source: Source) -> None:
    scored = {length for length, _ in board.points}
    cards = board.cards
    for route, place in _routes(board, source):
        if route.color != GRAY and route.color not in cards.colors:
            raise place.fault("color_not_in_deck", color=route.color, known=listed(cards.colors))
        if route.length > board.cars:
            raise place.fault("route_too_long", length=route.length, cars=board.cars)
        if route.length not in scored:
            raise place.fault("no_points", length=route.length)
        if route.ferry and board.rules.ferries is None:
            raise place.fault("ferry_without_rule")
        if route.tunnel and board.rules.tunnels is None:
            raise place.fault("tunnel_without_rule")
        if route.ferry > route.length:
            raise place.fault("ferry_too_large", ferry=route.ferry, length=route.length)
        if route.ferry > cards.wilds:
            raise place.fault("ferry_too_few_wilds", ferry=route.ferry, wilds=cards.wilds)
        if route.length > cards.each + cards.wilds:
            raise place.fault("route_unpayable", length=route.length, cards=cards.each + cards.wilds)


def _check_parallel(board: Board, source: Source) -> None:
    """DOUBLE-1: up to three tracks of one length."""
    groups: dict[frozenset[str], list[Route]] = {}
    for route, place in _routes(board, source):
        group = groups.setdefault(frozenset(route.cities), [])
        group.append(route)
        if len(group) > MAX_PARALLEL:
            raise place.fault("parallel_too_many", most=MAX_PARALLEL)
        if route.length != group[0].length:
            raise place.fault("parallel_lengths", length=route.length, other=group[0].id, other_length=group[0].length)


def _check_connected(board: Board, source: Source) -> None:
    """TICK-4: a ticket that no network can join would be a fine, not a task."""
    leader = {city.id: city.id for city in board.city_rows}
    members = {city.id: [city.id] for city in board.city_rows}
    for route in board.route_rows:
        one, other = (leader[city] for city in route.cities)
        if one != other:
            for city in members[other]:
                leader[city] = one
            members[one] += members.pop(other)
    for city_row, place in _cities(board, source):
        if members.get(leader[city_row.id]) == [city_row.id]:
            raise place.fault("city_without_routes", city=city_row.id)
    for ticket, place in _tickets(board, source):
        start, end = ticket.cities
        if leader[start] != leader[end]:
            raise place.fault("ticket_unreachable", start=start, end=end)


def _check_ticket_deal(board: Board, source: Source) -> None:
    settings, players = board.tickets, board.players[1]
    place = source.setting("tickets")
    offered = settings.deal + settings.long
    if offered > MAX_OFFER:
        raise place.fault("offer_too_large", key="deal", count=offered, most=MAX_OFFER)
    if settings.draw > MAX_OFFER:
        raise place.fault("offer_too_large", key="draw", count=settings.draw, most=MAX_OFFER)
    if settings.keep > offered:
        raise place.fault("keep_too_many", key="keep", keep=settings.keep, count=offered)
    if settings.draw_keep > settings.draw:
        raise place.fault("keep_too_many", key="draw_keep", keep=settings.draw_keep, count=settings.draw)
    apart = sum(ticket.long for ticket in board.ticket_rows) if settings.long else 0
    if settings.long and apart < settings.long * players:
        raise place.fault("too_few_long_tickets", count=apart, needed=settings.long * players, players=players)
    regular = len(board.ticket_rows) - apart
    if regular < settings.deal * players:
        raise place.fault("too_few_tickets", count=regular, needed=settings.deal * players, players=players)


def _check_markers(board: Board, source: Source) -> None:
    """WEST-1 and ALV-1: a start city for everybody, none of them Alvin's."""
    rules = board.rules
    if rules.alvin and not rules.markers:
        raise source.rule("alvin").fault("alvin_without_markers")
    free = len(board.city_rows) - (1 if rules.alvin else 0)
    if rules.markers and free < board.players[1]:
        raise source.rule("markers").fault("too_few_start_cities", count=free, players=board.players[1])


def _check_souvenirs(board: Board, source: Source) -> None:
    rule = board.rules.souvenirs
    fixed = 0
    for city, place in _cities(board, source):
        fixed += city.souvenir
        if city.souvenir and not rule:
            raise place.fault("souvenir_without_rule")
    if not rule:
        return
    place = source.rule("souvenirs")
    symbols = len(rule.symbols)
    if fixed > symbols:
        raise place.fault("too_few_symbols", count=symbols, places=fixed)
    if symbols > len(board.city_rows):
        raise place.fault("too_few_cities_for_stacks", count=len(board.city_rows), symbols=symbols)
    for key, steps in (("stack", rule.stack), ("placed", rule.placed)):
        if steps[0][0] > board.players[0]:
            raise place.fault("stack_starts_late", key=key, first=steps[0][0], players=board.players[0])
    if len(rule.table) != symbols + 1:
        raise place.fault("table_length", count=len(rule.table), needed=symbols + 1)
    for index in range(symbols):
        if rule.table[index + 1] < rule.table[index]:
            raise place.fault("table_falls", symbols=index + 1, points=rule.table[index + 1], before=rule.table[index])


def _check_ties(board: Board, source: Source) -> None:
    for name, rule in (("stations", board.rules.stations), ("longest_path", board.rules.longest_path)):
        if name in board.ties and rule is None:
            raise source.setting("ties").fault("tie_without_rule", name=name)
