import { sql } from 'kysely'
import type { CompanyDb } from './database/companyDb.ts'

/** Tables whose rows the company orders by hand: by `position`, equal ones by name. */
type Ordered = 'job_rank' | 'location'

/** A column: how many rows of the company stand before one, and itself. Text, as the database counts. */
export const placeIn = (table: Ordered) => sql<string>`(select count(*) from ${sql.table(table)} as before
  where before.company_id = ${sql.table(table)}.company_id
    and (before.position, before.name collate "und-x-icu", before.id)
      <= (${sql.table(table)}.position, ${sql.table(table)}.name collate "und-x-icu", ${sql.table(table)}.id))`

/** All rows in their order, which nobody else changes until the transaction ends. */
export async function heldInOrder(
  db: CompanyDb,
  table: Ordered,
): Promise<{ id: string; name: string; position: number }[]> {
  // Locked in one order, so that no two wait for each other.
  const rows = await db.from(table).select(['id', 'name', 'position']).orderBy('id').forUpdate().execute()
  return rows.sort((one, other) => one.position - other.position || one.name.localeCompare(other.name))
}

/** Ids in their order with one at a place, from 1; beyond the last it is the last. */
export const withAt = (ids: readonly string[], id: string, place: number): string[] => {
  const others = ids.filter((other) => other !== id)
  return others.toSpliced(Math.min(place - 1, others.length), 0, id)
}

/** Puts a row to a place, from 1; beyond the last it is the last. `all`: the held rows in their order. */
export async function putInOrder(
  db: CompanyDb,
  table: Ordered,
  all: readonly { id: string }[],
  id: string,
  wanted: number,
): Promise<void> {
  const ids = withAt(
    all.map((one) => one.id),
    id,
    wanted,
  )
  await db
    .update(table)
    .set({ position: sql<number>`array_position(${sql.val(ids)}::uuid[], ${sql.table(table)}.id) - 1` })
    .execute()
}
