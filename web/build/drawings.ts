import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const BOARDS = fileURLToPath(new URL('../../src/vialibre/boards/', import.meta.url))

/** Changes whenever a board may be drawn differently: browsers keep drawings for ever. */
export function drawingsVersion(): string {
  const hash = createHash('sha256')
  for (const entry of readdirSync(BOARDS, { recursive: true, withFileTypes: true })) {
    if (entry.isFile() && /\.(py|toml|json)$/.test(entry.name))
      hash.update(readFileSync(join(entry.parentPath, entry.name)))
  }
  return hash.digest('hex').slice(0, 12)
}
