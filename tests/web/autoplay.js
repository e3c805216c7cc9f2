// Plays a seat to the end as fast as the server answers, so that a test can begin where it wants to.
// ([table, until]) => number of own actions; `until` ends it earlier, after so many.
async ([table, until]) => {
  const pick = (choices) => {
    const { actions, routes, markers } = choices
    const best = Object.entries(routes).sort((one, other) => Math.max(...other[1].points) - Math.max(...one[1].points))[0]
    if (best) return `claim ${best[0]} ${best[1].pay[0]}`
    if (markers) return `marker ${markers.cities[0]} ${markers.pay[0]}`
    const wanted = [/^keep/, /^pay/, /^decline/, /^start/, /^place/, /^souvenir/, /^alvin/, /^no-marker/, /^draw deck/, /^draw/, /^tickets/, /^pass/]
    for (const kind of wanted) {
      const found = actions.filter((action) => kind.test(action))
      if (found.length > 0) return found[found.length - 1]
    }
    throw new Error(`nothing to do: ${JSON.stringify(choices)}`)
  }
  return await new Promise((resolve, reject) => {
    const socket = new WebSocket(`ws://${location.host}/api/tables/${table}/socket`)
    const eyes = new Map()
    let done = 0
    socket.onmessage = ({ data }) => {
      const message = JSON.parse(data)
      if (message.type === 'refused' && message.error.code !== 'stale') reject(new Error(data))
      if (message.type !== 'table' && message.type !== 'update') return
      const before = eyes.get(message.seat) ?? { table: {} }
      const now = { ...before, ...message, table: { ...before.table, ...message.table } }
      eyes.set(message.seat, now)
      if (now.table.status === 'over' || done >= until) {
        socket.close()
        resolve(done)
      } else if (message.seat !== null && message.choices) {
        done += 1
        const command = { do: 'act', version: now.table.version, action: pick(message.choices), seat: message.seat }
        socket.send(JSON.stringify({ id: done, command }))
      }
    }
    socket.onclose = () => resolve(done)
  })
}
