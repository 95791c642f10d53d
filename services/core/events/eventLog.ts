import { sql, type Kysely } from 'kysely'
import type { ChangeEvent } from '../contract/events.ts'
import { oldestRunning } from '../database/oldestRunning.ts'
import type { Database } from '../database/tables.ts'

/*
 * A position in the stream is (transaction, id). Ids alone are not sufficient, because a lower id may be committed
 * later. In responses it is one increasing decimal number, transaction · 10¹² + id.
 */
const scale = 10n ** 12n
const keptFor = sql`interval '1 day'`

export interface Position {
  tx: bigint
  id: bigint
}

export const positionText = ({ tx, id }: Position): string => String(tx * scale + id)

/** Parses the position of a Last-Event-ID. Returns null if it is not valid. */
export function parsePosition(text: string): Position | null {
  if (!/^\d{1,32}$/.test(text)) return null
  const value = BigInt(text)
  return { tx: value / scale, id: value % scale }
}

/** Returns the current end of the stream: just below the oldest running transaction. */
export async function endPosition(db: Kysely<Database>): Promise<Position> {
  const { rows } = await sql<{ tx: string }>`select ${oldestRunning}::text as tx`.execute(db)
  return { tx: BigInt(rows[0]!.tx) - 1n, id: scale - 1n }
}

/**
 * Whether events after the position may have been removed, or the position is from another incarnation of the database.
 */
export async function isLost(db: Kysely<Database>, position: Position): Promise<boolean> {
  const { rows } = await sql<{ lost: boolean }>`
    select (tx, id) > (${String(position.tx)}::xid8, ${String(position.id)}::bigint)
      or ${String(position.tx)}::xid8 >= pg_snapshot_xmax(pg_current_snapshot()) as lost
    from event_horizon`.execute(db)
  return rows[0]?.lost ?? true
}

/** Returns the next events after a position, without those that running transactions could still precede. */
export async function eventsAfter(db: Kysely<Database>, { tx, id }: Position, limit = 500): Promise<ChangeEvent[]> {
  const { rows } = await sql<Omit<ChangeEvent, 'at'> & { tx: string; at: Date }>`
    select tx::text as tx, id::text as id, company_id as "companyId", type, subject_id as "subjectId", data, at
    from event
    where (tx, id) > (${String(tx)}::xid8, ${String(id)}::bigint) and tx < (select ${oldestRunning})
    order by tx, id limit ${limit}`.execute(db)
  return rows.map(({ tx, at, ...event }) => ({
    ...event,
    id: positionText({ tx: BigInt(tx), id: BigInt(event.id) }),
    at: at.toISOString(),
  }))
}

/**
 * Removes events older than a day and records up to where, and removes responses stored under idempotency keys after 24
 * h.
 */
export async function removeOld(db: Kysely<Database>): Promise<void> {
  await sql`
    with gone as (delete from event where at < now() - ${keptFor} returning tx, id),
      newest as (select tx, id from gone order by tx desc, id desc limit 1)
    update event_horizon as horizon set tx = newest.tx, id = newest.id
    from newest where (newest.tx, newest.id) > (horizon.tx, horizon.id)`.execute(db)
  await db
    .deleteFrom('idempotency')
    .where('created_at', '<', sql<Date>`now() - interval '24 hours'`)
    .execute()
}
