/** Deletes what this browser stored about tables; settings stay. */
const OF_TABLES = /^vialibre\.(deal|source|entropy|commitment|shown)\./

export function forgetTables(storage: Storage): void {
  try {
    const keys = Array.from({ length: storage.length }, (_, i) => storage.key(i) ?? '')
    for (const key of keys.filter((one) => OF_TABLES.test(one))) storage.removeItem(key)
  } catch {
    // A browser that keeps nothing has nothing to forget.
  }
}
