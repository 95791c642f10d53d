import { EventEmitter } from 'node:events'
import { sql, type Kysely } from 'kysely'
import type { FastifyBaseLogger } from 'fastify'
import type { CompanyDb } from './database/companyDb.ts'
import type { Database } from './database/tables.ts'
import { unscoped } from './database/unscoped.ts'
import { localEvents, appendEvent } from './events/events.ts'

/** Events of this type notify every instance of changes; data: {kinds}. */
const changedType = 'cache.changed'
/** The kind that stands for all kinds of a company. */
export const allCacheKinds = '*'
/**
 * Entries are read again after this many milliseconds, so that changes made behind the services' back are noticed too.
 */
const maxEntryAgeMs = 60_000
const mostCompanies = 500

/** Complete lists of a company that are read often and change rarely (vocabularies, settings, texts). */
export interface CompanyCache {
  /**
   * Returns the result of `read`, cached by company and kind until `changed` names the kind. Callers must not modify
   * it.
   */
  read<T>(db: CompanyDb, kind: string, read: (db: CompanyDb) => Promise<T>): Promise<T>
  /** Clears the cache and stops listening for changes. */
  close(): void
}

interface Change {
  companyId: string
  kinds: readonly string[]
}

/** Emits each Change after the commit of a transaction of this process. */
const changedHere = new EventEmitter().setMaxListeners(0)

/**
 * Records, in the caller's transaction, that kinds of the company's cached lists have changed. Takes effect when the
 * transaction commits.
 */
export async function reportCacheChange(db: CompanyDb, ...kinds: readonly string[]): Promise<void> {
  await appendEvent(db, { type: changedType, subjectId: db.companyId, data: { kinds } })
  db.afterCommit(() => changedHere.emit('changed', { companyId: db.companyId, kinds } satisfies Change))
}

interface Entry {
  value: Promise<unknown>
  at: number
}

/**
 * Creates a cache. `events` is the database to which other instances write events; null if there is no other instance.
 */
export function createCache(events: Kysely<Database> | null, log: Pick<FastifyBaseLogger, 'warn'>): CompanyCache {
  const companies = new Map<string, Map<string, Entry>>()
  const forget = ({ companyId, kinds }: Change) => {
    if (kinds.includes(allCacheKinds)) return void companies.delete(companyId)
    for (const kind of kinds) companies.get(companyId)?.delete(kind)
  }
  changedHere.on('changed', forget)
  const follower = events ? follow(events, forget, () => companies.clear(), log) : null

  const entriesOf = (companyId: string): Map<string, Entry> => {
    let entries = companies.get(companyId)
    if (!entries) {
      if (companies.size >= mostCompanies) companies.delete(companies.keys().next().value!)
      companies.set(companyId, (entries = new Map()))
    }
    return entries
  }

  return {
    async read(db, kind, read) {
      // A transaction may see uncommitted data, or data that is no longer current, so the cache is bypassed.
      if (unscoped(db).isTransaction) return read(db)
      await follower?.begin()
      const entries = entriesOf(db.companyId)
      const known = entries.get(kind)
      if (known && Date.now() - known.at < maxEntryAgeMs) return known.value as ReturnType<typeof read>
      const value = read(db)
      const entry = { value, at: Date.now() }
      entries.set(kind, entry)
      value.catch(() => entries.get(kind) === entry && entries.delete(kind))
      return value
    },
    close() {
      changedHere.off('changed', forget)
      follower?.end()
      companies.clear()
    },
  }
}

/**
 * Follows the changes of other instances. Order does not matter here, so each turn reads all events from the oldest
 * transaction that was running at the previous turn, and handles those that it has not seen. No event is skipped, and
 * none has to wait.
 */
function follow(
  events: Kysely<Database>,
  forget: (change: Change) => void,
  forgetAll: () => void,
  log: Pick<FastifyBaseLogger, 'warn'>,
) {
  let begun: Promise<void> | null = null
  let from: string | null = null
  let seen = new Set<string>()
  let isReading = false
  let isWoken = false

  const turn = async (take: (change: Change) => void) => {
    const { rows } = await sql<{ low: string; id: string | null; companyId: string; kinds: string[] }>`
      select low::text as low, event.id::text as id, event.company_id as "companyId", event.data -> 'kinds' as kinds
      from pg_snapshot_xmin(pg_current_snapshot()) as low
      left join event on event.tx >= coalesce(${from}::xid8, low) and event.type = ${changedType}`.execute(events)
    for (const { id, companyId, kinds } of rows) if (id !== null && !seen.has(id)) take({ companyId, kinds })
    // Ids from before the new starting point do not come again.
    seen = new Set(rows.flatMap(({ id }) => id ?? []))
    from = rows[0]!.low
  }

  const begin = () =>
    (begun ??= turn(() => undefined).catch((error) => {
      begun = null
      throw error
    }))

  const woken = async () => {
    isWoken = true
    if (isReading || !begun) return
    isReading = true
    try {
      await begun
      while (isWoken) {
        isWoken = false
        await turn(forget)
      }
    } catch (error) {
      forgetAll()
      log.warn({ err: error }, 'the cache could not learn what has changed')
    } finally {
      isReading = false
    }
  }
  const listen = () => void woken()
  localEvents.on('appended', listen)
  return { begin, end: () => localEvents.off('appended', listen) }
}

/** Caches nothing: background work always reads the current data. */
export const noCache: CompanyCache = { read: (db, _kind, read) => read(db), close: () => undefined }
