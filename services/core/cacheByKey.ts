import type { CompanyCache } from './cache.ts'
import type { CompanyDb } from './database/companyDb.ts'

/**
 * Returns values of a company by key, stored in its cache under one kind until `changed` names that kind. Missing
 * values are read together. At most `most` values are cached, and the oldest are dropped first: a company may have
 * 50,000 people. Keys without a value are cached too, but left out of the result.
 * The cache holds the map itself, so a read that began before a change fills a map that is no longer used.
 */
export async function readByKey<T>(
  cache: CompanyCache,
  db: CompanyDb,
  { kind, most }: { kind: string; most: number },
  keys: readonly string[],
  read: (missing: readonly string[]) => Promise<ReadonlyMap<string, T>>,
): Promise<T[]> {
  const known = await cache.read(db, kind, async () => new Map<string, T | undefined>())
  const wanted = [...new Set(keys)]
  const missing = wanted.filter((key) => !known.has(key))
  const values = new Map(wanted.map((key) => [key, known.get(key)]))
  if (missing.length > 0) {
    const found = await read(missing)
    for (const key of missing) {
      values.set(key, found.get(key))
      known.set(key, found.get(key))
    }
    for (const key of known.keys()) {
      if (known.size <= most) break
      known.delete(key)
    }
  }
  return [...values.values()].filter((value) => value !== undefined)
}
