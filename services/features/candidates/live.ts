import type { CompanyDb } from '../../core/database/companyDb.ts'
import { notFound, stale } from '../../core/http/errors.ts'

const columns = ['id', 'version', 'name', 'updated_by', 'created_by', 'updated_at'] as const

/** A candidate under a lock, so that writers come one after the other; 404 unless it is there. */
export async function lockLive(db: CompanyDb, id: string) {
  const found = await db
    .from('candidate')
    .select(columns)
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .forUpdate()
    .executeTakeFirst()
  if (!found) throw notFound()
  return found
}
export type Locked = Awaited<ReturnType<typeof lockLive>>

/** 599 with who and when: the record has changed since the caller saw it. */
export const changedMeanwhile = ({ updated_by: updatedBy, created_by: createdBy, updated_at: at }: Locked) =>
  stale(`Changed meanwhile by ${updatedBy ?? createdBy}`, {
    updatedBy: updatedBy ?? createdBy,
    updatedDate: at.toISOString(),
  })

/** The candidate that an id leads to while it is there: itself, or the one that it was merged into. */
export async function successor(db: CompanyDb, id: string): Promise<string | undefined> {
  const named = db
    .from('candidate')
    .select(({ fn }) => fn.coalesce('merged_into', 'id').as('id'))
    .where('id', '=', id)
  return (
    await db.from('candidate').select('id').where('id', '=', named).where('deleted_at', 'is', null).executeTakeFirst()
  )?.id
}

/** As successor; 404 when there is none. */
export async function liveId(db: CompanyDb, id: string): Promise<string> {
  const found = await successor(db, id)
  if (!found) throw notFound()
  return found
}

/** Those of the ids whose candidates are there. */
export async function liveIds(db: CompanyDb, ids: readonly string[]): Promise<Set<string>> {
  if (ids.length === 0) return new Set()
  const found = await db
    .from('candidate')
    .select('id')
    .where('id', 'in', [...new Set(ids)])
    .where('deleted_at', 'is', null)
    .execute()
  return new Set(found.map(({ id }) => id))
}
