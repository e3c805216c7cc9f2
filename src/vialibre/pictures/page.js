'use strict'
{
  const SVG = 'http://www.w3.org/2000/svg'
  const byId = (id) => document.getElementById(id)
  const course = JSON.parse(byId('course').textContent)
  const { moments, words, seats, kinds } = course
  const last = moments.length - 1
  const slider = byId('slider')
  const timed = [...document.querySelectorAll('[data-since],[data-until]')].map((element) => ({
    element,
    since: Number(element.dataset.since ?? 0),
    until: Number(element.dataset.until ?? Infinity),
  }))
  const starts = moments.flatMap((moment, at) =>
    at === 0 || at === last || moment.seat !== moments[at - 1].seat || moments[at - 1].player !== moment.seat ? [at] : [],
  )
  let at = last
  let eyes = course.seat
  let timer = null

  function make(name, attributes = {}, ...children) {
    const element = document.createElement(name)
    for (const [key, value] of Object.entries(attributes)) if (value !== null) element.setAttribute(key, value)
    element.append(...children)
    return element
  }
  function draw(name, attributes, ...children) {
    const element = document.createElementNS(SVG, name)
    for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value)
    element.append(...children)
    return element
  }
  /** A card of a color with its symbol. */
  function card(kind) {
    const box = draw('rect', { x: -13, y: -8.5, width: 26, height: 17, rx: 3, fill: course.colors[kind], stroke: '#1f1b16' })
    const symbol = draw('use', { href: `#symbol-${kind}`, fill: course.on[kind], transform: 'scale(1.25)' })
    return draw('svg', { viewBox: '-15 -10.5 30 21', 'aria-hidden': 'true' }, box, symbol)
  }
  function chip(kind, count) {
    const said = make('span', { class: 'hidden' }, words.cards[kind][count])
    return make('span', { class: 'chip', title: words.cards[kind][count] }, card(kind), make('span', { 'aria-hidden': 'true' }, String(count)), said)
  }
  const cars = seats.map((_, seat) => byId(`car-${seat}`).content)
  const carOf = (seat) => cars[seat].cloneNode(true)

  /** The sentences that the selected viewer may see; `short` leaves out minor ones. */
  function told(moment, short) {
    return moment.told
      .filter(([, minor]) => !(short && minor))
      .map(([text, , owner, unseen]) => (owner === undefined || eyes === null || eyes === owner ? text : unseen))
      .filter(Boolean)
      .join(' ')
  }
  const sees = (seat) => eyes === null || eyes === seat

  function player(seat) {
    const moment = moments[at]
    const [score, carsLeft, cards, tickets, souvenirs] = moment.public[seat]
    const head = make('h3', {}, carOf(seat), make('span', {}, seats[seat].name), make('b', { title: words.score }, String(score)))
    const facts = make('p', { class: 'facts' })
    for (const [label, value] of [[words.cars, carsLeft], [words.held, cards], [words.heldTickets, tickets], [words.souvenirs, souvenirs]]) {
      if (label) facts.append(make('span', {}, `${label} ${value}`))
    }
    const hand = make('p', { class: 'hand' })
    const held = sees(seat) ? moment.hands[seat] : null
    if (held && cards > 0) hand.append(...held.flatMap((count, i) => (count > 0 ? [chip(kinds[i], count)] : [])))
    else hand.append(words.unseenCards[cards])
    const list = make('ul', { class: 'tickets' })
    const own = sees(seat) ? moment.tickets[seat] : null
    if (own) list.append(...own.map(([number, state]) => ticket(number, state)))
    else list.append(make('li', {}, words.unseenTickets[tickets]))
    if (own && own.length === 0) list.append(make('li', {}, words.noTickets))
    const box = make('li', { class: moment.player === seat ? 'player now' : 'player' }, head, facts, hand, list)
    box.style.borderLeftColor = course.colors[seats[seat].color]
    return box
  }
  const MARKS = { done: '✓', possible: '·', cut_off: '✗', offered: '?' }
  function ticket(number, state) {
    const [name, points] = course.tickets[number]
    return make(
      'li',
      { class: state },
      make('span', { 'aria-hidden': 'true' }, MARKS[state]),
      make('span', { class: 'name' }, name),
      make('span', { class: 'worth' }, String(points)),
      make('small', {}, words.states[state]),
    )
  }

  function listMoves() {
    const items = moments.map((moment, i) => {
      const gains = moment.gains.map(([, points]) => `+${points}`).join(' ')
      const mark = make('i')
      if (moment.seat !== null) mark.style.background = course.colors[seats[moment.seat].color]
      const button = make('button', { type: 'button', 'data-at': i }, make('small', {}, String(i)), mark, make('span', {}, told(moment, true) || told(moment, false)), make('small', {}, gains))
      return make('li', {}, button)
    })
    byId('moves').replaceChildren(...items)
  }

  function show() {
    const moment = moments[at]
    for (const { element, since, until } of timed) element.classList.toggle('off', at < since || at >= until)
    slider.value = String(at)
    slider.setAttribute('aria-valuetext', words.moment[at])
    byId('moment').textContent = words.moment[at]
    byId('told').textContent = told(moment, false)
    byId('players').replaceChildren(...seats.map((_, seat) => player(seat)))
    const row = moment.row.filter((kind) => kind !== null)
    byId('row').replaceChildren(...row.map((kind) => chipOfRow(kinds[kind])), make('span', {}, words.deck[moment.deck]))
    byId('now').style.left = `${last === 0 ? 0 : (100 * at) / last}%`
    for (const [name, end] of [['first', 0], ['turn-back', 0], ['back', 0], ['forward', last], ['turn-forward', last], ['last', last]]) {
      byId(name).setAttribute('aria-disabled', String(at === end))
    }
    const moves = byId('moves')
    moves.querySelector('[aria-current]')?.removeAttribute('aria-current')
    const button = moves.children[at].firstChild
    button.setAttribute('aria-current', 'step')
    // Scroll only the list: scrollIntoView would move the page, too.
    const item = moves.children[at]
    if (item.offsetTop - moves.offsetTop < moves.scrollTop || item.offsetTop - moves.offsetTop + item.offsetHeight > moves.scrollTop + moves.clientHeight) {
      moves.scrollTop = item.offsetTop - moves.offsetTop - moves.clientHeight / 2
    }
  }
  function chipOfRow(kind) {
    return make('span', { class: 'chip', title: words.cards[kind][1] }, card(kind), make('span', { class: 'hidden' }, words.cards[kind][1]))
  }

  function go(to) {
    at = Math.max(0, Math.min(last, Math.round(to)))
    show()
    if (at === last) stop()
  }
  function stop() {
    clearInterval(timer)
    timer = null
    labelPlay()
  }
  function playOrPause() {
    if (timer !== null) {
      stop()
      return
    }
    if (at === last) go(0)
    timer = setInterval(() => go(at + 1), 700)
    labelPlay()
  }
  function labelPlay() {
    const label = timer === null ? words.play : words.pause
    byId('play').setAttribute('aria-label', label)
    byId('play').setAttribute('title', label)
    byId('play').querySelector('path').setAttribute('d', timer === null ? 'M7 4 20 12 7 20Z' : 'M8 5V19M16 5V19')
  }
  const turnBack = () => go(starts.findLast((one) => one < at) ?? 0)
  const turnForward = () => go(starts.find((one) => one > at) ?? last)

  const doing = {
    first: () => go(0),
    'turn-back': turnBack,
    back: () => go(at - 1),
    play: playOrPause,
    forward: () => go(at + 1),
    'turn-forward': turnForward,
    last: () => go(last),
  }
  for (const [name, work] of Object.entries(doing)) byId(name).addEventListener('click', work)
  slider.addEventListener('input', () => go(Number(slider.value)))
  byId('moves').addEventListener('click', (event) => {
    const button = event.target.closest('button')
    if (button) go(Number(button.dataset.at))
  })
  byId('eyes')?.addEventListener('change', (event) => {
    eyes = event.target.value === 'open' ? null : Number(event.target.value)
    listMoves()
    show()
  })
  const curves = byId('curves')
  const point = (event) => {
    if (event.type === 'pointermove' && event.buttons === 0) return
    const box = curves.getBoundingClientRect()
    go((last * (event.clientX - box.left)) / box.width)
  }
  curves.addEventListener('pointerdown', point)
  curves.addEventListener('pointermove', point)

  const KEYS = {
    ArrowLeft: doing.back,
    ArrowRight: doing.forward,
    PageUp: turnBack,
    PageDown: turnForward,
    Home: doing.first,
    End: doing.last,
    ' ': playOrPause,
  }
  document.addEventListener('keydown', (event) => {
    const { target } = event
    if (event.ctrlKey || event.altKey || event.metaKey || target.matches('select')) return
    if (event.key === ' ' && target.matches('button')) return
    if (event.key.startsWith('Arrow') && target.matches('#board') && zoom > 1) return
    const work = KEYS[event.key]
    if (!work) return
    event.preventDefault()
    work()
  })

  const board = byId('board')
  let zoom = 1
  function zoomTo(wanted) {
    const [x, y] = [board.scrollLeft + board.clientWidth / 2, board.scrollTop + board.clientHeight / 2]
    const [wide, high] = [board.scrollWidth, board.scrollHeight]
    zoom = Math.max(1, Math.min(5, wanted))
    board.classList.toggle('whole', zoom === 1)
    board.style.setProperty('--zoom', String(zoom))
    board.scrollLeft = (x / wide) * board.scrollWidth - board.clientWidth / 2
    board.scrollTop = (y / high) * board.scrollHeight - board.clientHeight / 2
    byId('zoom-out').disabled = zoom === 1
    byId('zoom-in').disabled = zoom === 5
  }
  byId('zoom-in').addEventListener('click', () => zoomTo(zoom * 1.5))
  byId('zoom-out').addEventListener('click', () => zoomTo(zoom / 1.5 < 1.1 ? 1 : zoom / 1.5))

  const dash = ({ color, dash }) => {
    const line = (look) => draw('path', { d: 'M0 6H40', class: look, stroke: course.colors[color], 'stroke-dasharray': dash ?? 'none' })
    const casing = draw('path', { d: 'M0 6H40', class: 'casing' })
    return draw('svg', { class: 'dash', viewBox: '0 0 40 12', 'aria-hidden': 'true' }, casing, line('curve'))
  }
  byId('legend').append(...seats.map((one, seat) => make('li', {}, dash(one), carOf(seat), one.name)))
  const wanted = Number(location.hash.slice(1))
  if (location.hash.length > 1 && wanted >= 0 && wanted <= last) at = Math.round(wanted)
  zoomTo(1)
  listMoves()
  show()
}
