#!/usr/bin/env node
// A bot in JavaScript, for Node 18 or newer: it claims the longest route it can pay for, else it draws cards.
//
//   vialibre arena --board europe --bots "cmd:node examples/bots/longest_route.mjs,stoker" --blocks 20
//
// It reads one JSON message per line and answers those that ask something (docs/bot-protocol.md).

import { createInterface } from "node:readline"

const WORTH_IT = 4 // spaces: shorter routes are claimed only when nothing better will come
const COLORS = ["red", "orange", "yellow", "green", "blue", "purple", "black", "white", "wild"]

let routes = new Map() // of the board, by id
let tickets = new Map()

const answer = (message) => process.stdout.write(JSON.stringify(message) + "\n")

createInterface({ input: process.stdin }).on("line", (line) => {
  const message = JSON.parse(line)
  switch (message.type) {
    case "hello":
      answer({ type: "hello", protocol: 1, name: "Longest route" })
      break
    case "board":
      routes = new Map(message.board.route.map((route) => [route.id, route]))
      tickets = new Map(message.board.ticket.map((ticket) => [ticket.id, ticket]))
      break
    case "choose":
      answer({ id: message.id, action: choose(message.view, message.legal) })
      break
    // "game" and "end" need no answer, and this bot has nothing to remember or to forget.
  }
})

function choose(view, legal) {
  const starting = (verb) => legal.filter((text) => text === verb || text.startsWith(verb + " "))
  const keeps = starting("keep")
  if (keeps.length) return lowest(keeps, (text) => risk(text, view.own.offer))
  const claims = starting("claim")
  const draws = starting("draw")
  if (claims.length) {
    const best = lowest(claims, (text) => wilds(text) - 100 * length(text))
    const isLate = view.last_turns !== null || view.own.hand.reduce((sum, cards) => sum + cards, 0) > 15
    if (length(best) >= WORTH_IT || isLate || !draws.length) return best
  }
  if (draws.length) return lowest(draws, (text) => -held(text, view.own.hand))
  const pays = starting("pay")
  if (pays.length) return lowest(pays, wilds)
  // What is left has no better or worse for this bot, such as where Alvin goes.
  return starting("decline")[0] ?? starting("no-marker")[0] ?? legal[0]
}

/** Few tickets, and those that cost little when they are missed. */
function risk(text, offer) {
  const kept = text.split(" ").slice(1).map((place) => tickets.get(offer[place - 1]))
  return kept.reduce((sum, ticket) => sum + 10 + ticket.points, 0)
}

/** The spaces of the route in "claim paris-zurich red+1". */
function length(text) {
  return routes.get(text.split(" ")[1]).length
}

/** How many locomotives "… red+1" pays; with "… wild" all of them. */
function wilds(text) {
  const [color, count] = text.split(" ").at(-1).split("+")
  return color === "wild" ? 10 : Number(count ?? 0)
}

/** Cards of this color in the hand; the deck counts as a color with a few. A locomotive from the row costs a turn. */
function held(text, hand) {
  const color = text.split(" ")[1]
  return color === "deck" ? 1.5 : color === "wild" ? 0.5 : hand[COLORS.indexOf(color)]
}

function lowest(texts, cost) {
  return texts.reduce((best, text) => (cost(text) < cost(best) ? text : best))
}
