import type { CompanyDb } from '../../core/database/companyDb.ts'
import { notFound, stale } from '../../core/http/errors.ts'

const columns = ['id', 'version', 'name', 'updated_by', 'created_by', 'updated_at'] as const

/** Returns a candidate under a lock, so that writers run one after the other. Throws 404 if it does not exist. */
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

/** Returns error 599 with the user and the time of the change: the record has changed since the caller read it. */
export const changedMeanwhile = ({ updated_by: updatedBy, created_by: createdBy, updated_at: at }: Locked) =>
  stale(`Changed meanwhile by ${updatedBy ?? createdBy}`, {
    updatedBy: updatedBy ?? createdBy,
    updatedDate: at.toISOString(),
  })

/** Returns the existing candidate to which an id leads: itself, or the one into which it was merged. */
export async function successor(db: CompanyDb, id: string): Promise<string | undefined> {
  const named = db
    .from('candidate')
    .select(({ fn }) => fn.coalesce('merged_into', 'id').as('id'))
    .where('id', '=', id)
  return (
    await db.from('candidate').select('id').where('id', '=', named).where('deleted_at', 'is', null).executeTakeFirst()
  )?.id
}

/** Returns the same as successor. Throws 404 if there is none. */
export async function liveId(db: CompanyDb, id: string): Promise<string> {
  const found = await successor(db, id)
  if (!found) throw notFound()
  return found
}

/** Returns the ids whose candidates exist. */
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
