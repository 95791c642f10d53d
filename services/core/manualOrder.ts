import { sql } from 'kysely'
import type { CompanyDb } from './database/companyDb.ts'

/** Tables whose rows the company orders by hand: by `position`, equal positions by name. */
type Ordered = 'job_rank' | 'location'

/** Returns a column: how many rows of the company come before a row, plus one. The database returns counts as text. */
export const positionColumn = (table: Ordered) => sql<string>`(select count(*) from ${sql.table(table)} as before
  where before.company_id = ${sql.table(table)}.company_id
    and (before.position, before.name collate "und-x-icu", before.id)
      <= (${sql.table(table)}.position, ${sql.table(table)}.name collate "und-x-icu", ${sql.table(table)}.id))`

/** Returns all rows in order and locks them until the transaction ends. */
export async function lockInOrder(
  db: CompanyDb,
  table: Ordered,
): Promise<{ id: string; name: string; position: number }[]> {
  // Always lock in the same order, to avoid deadlocks.
  const rows = await db.from(table).select(['id', 'name', 'position']).orderBy('id').forUpdate().execute()
  return rows.sort((one, other) => one.position - other.position || one.name.localeCompare(other.name))
}

/** Returns the ids in order with one moved to a position (1-based); positions beyond the end mean the last. */
export const moveIdTo = (ids: readonly string[], id: string, place: number): string[] => {
  const others = ids.filter((other) => other !== id)
  return others.toSpliced(Math.min(place - 1, others.length), 0, id)
}

/** Moves a row to a position (1-based); positions beyond the end mean the last. `all` are the locked rows in order. */
export async function moveRow(
  db: CompanyDb,
  table: Ordered,
  all: readonly { id: string }[],
  id: string,
  wanted: number,
): Promise<void> {
  const ids = moveIdTo(
    all.map((one) => one.id),
    id,
    wanted,
  )
  await db
    .update(table)
    .set({ position: sql<number>`array_position(${sql.val(ids)}::uuid[], ${sql.table(table)}.id) - 1` })
    .execute()
}
