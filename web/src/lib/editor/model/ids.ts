/** Ids derived from names, as board files require them: lowercase letters, digits and `_`. Pure. */
const LONGEST = 36

/** Letters that do not come apart into a plain one and an accent. */
const SPECIAL: Record<string, string> = { ß: 'ss', ø: 'o', æ: 'ae', œ: 'oe', ł: 'l', đ: 'd', ð: 'd', þ: 'th', ı: 'i' }

export function slug(name: string, otherwise: string): string {
  const plain = name
    .toLowerCase()
    .replace(/[ßøæœłđðþı]/g, (letter) => SPECIAL[letter] ?? '')
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[^a-z0-9]+/g, '_')
    .replace(/^_+/, '')
    .slice(0, LONGEST)
    .replace(/_+$/, '')
  return plain || otherwise
}

export function unused(wanted: string, taken: ReadonlySet<string>): string {
  if (!taken.has(wanted)) return wanted
  let number = 2
  while (taken.has(`${wanted}_${String(number)}`)) number++
  return `${wanted}_${String(number)}`
}

/** Whether an id was made of this name, and may follow it when it changes. */
export function follows(id: string, name: string, otherwise: string): boolean {
  const made = slug(name, otherwise)
  return id === made || (id.startsWith(`${made}_`) && /^\d+$/.test(id.slice(made.length + 1)))
}
