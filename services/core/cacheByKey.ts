import type { CompanyCache } from './cache.ts'
import type { CompanyDb } from './database/companyDb.ts'

/**
 * Values of a company by key, kept in its cache under one kind until `changed` names that: those that are not known yet
 * are read together. At most `most` are kept, the oldest go first: a company may have 50,000 people. Keys without a value
 * are kept too, and left out of the answer.
 *
 * The kept map itself is what the cache holds, so a read that began before a change fills one that nobody asks any more.
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
