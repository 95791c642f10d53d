import { sql } from 'kysely'
import type { CompanyDb } from '../../core/database/companyDb.ts'
import type { Periodic } from '../../core/jobs/periodic.ts'
import type { ReadCv } from '../candidateCvs/reader/read.ts'
import { storable, storedCvQueue } from '../candidateCvs/text/storedCv.ts'
import './tables.ts'

interface Waiting {
  id: string
  path: string
}

const waits = sql<boolean>`cv_path is not null and cv_read_at is null and reviewed_at is null`

/** Returns the unread CV of the candidate who has waited longest. */
async function nextUnread(db: CompanyDb): Promise<Waiting | undefined> {
  const found = await db
    .from('collected_candidate')
    .select(['id', 'cv_path as path'])
    .where(waits)
    .orderBy('created_at')
    .orderBy('id')
    .limit(1)
    .executeTakeFirst()
  return found && { id: found.id, path: found.path! }
}

/** Stores what a CV says; null records that it could not be read. Does nothing if the row has another CV by now. */
const keep = (db: CompanyDb, { id, path }: Waiting, read: ReadCv | null) =>
  db
    .update('collected_candidate')
    .set({ cv_reading: read && JSON.stringify(storable(read)), cv_read_at: new Date() })
    .where('id', '=', id)
    .where('cv_path', '=', path)
    .execute()

/** Reads the CVs of inbound candidates that wait for review. The approval form is prefilled with the result. */
export const inboundCvQueue = storedCvQueue<Waiting>({
  name: 'inbound.cvs',
  next: nextUnread,
  keep,
  keepProblem: (db, row) => keep(db, row, null),
})

/** Looks for CVs to read. Every instance runs it. */
export const inboundCvs = (everyMs = 5_000): Periodic => ({
  name: 'reading the CVs of inbound candidates',
  everyMs,
  table: 'collected_candidate',
  isDue: waits,
  run: async (db, { jobs }) => jobs?.add(db, inboundCvQueue.name, 'all', { companyId: db.companyId }),
})
