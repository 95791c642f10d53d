import type { CompanyDb } from '../../../core/database/companyDb.ts'
import { appendEvent } from '../../../core/events/events.ts'
import type { ActivityKind, Log } from '../../candidateNotes/contract.ts'
import { newId } from '../../../core/ids.ts'
import '../tables.ts'

export type Change = Log['changes'][number]

/** Something that a user did with a candidate. */
export interface Happening {
  candidateId: string
  kind: ActivityKind
  /** The subject as text: the folder, job, file or user. */
  subject?: string | null
  callId?: string
  changes?: readonly Change[]
}

/** With more rows than this, clients are told to reload the list instead of single rows. */
const mostTold = 20

/** Notifies clients that candidates have changed. */
export async function tellCandidates(db: CompanyDb, ids: readonly string[]): Promise<void> {
  const tell = (rowId?: string) =>
    appendEvent(db, {
      type: 'list.changed',
      subjectId: db.companyId,
      data: { list: 'CANDIDATES', ...(rowId && { rowId }) },
    })
  if (ids.length > mostTold) return tell()
  for (const id of ids) await tell(id)
}

/** Records events in the caller's transaction, marks the candidates as active now, and notifies clients. */
export async function record(db: CompanyDb, userName: string, happenings: readonly Happening[]): Promise<void> {
  if (happenings.length === 0) return
  await note(db, userName, happenings)
  const ids = [...new Set(happenings.map(({ candidateId }) => candidateId))]
  // Locks in a fixed order, so that two bulk actions cannot block each other.
  await db.from('candidate').select('id').where('id', 'in', ids).orderBy('id').forNoKeyUpdate().execute()
  await db.update('candidate').set({ last_activity_at: new Date() }).where('id', 'in', ids).execute()
  await tellCandidates(db, ids)
}

/** Records events and does nothing else. */
export async function note(db: CompanyDb, userName: string, happenings: readonly Happening[]): Promise<void> {
  await db
    .insert(
      'candidate_event',
      happenings.map(({ candidateId, kind, subject = null, callId, changes }) => ({
        id: newId(),
        candidate_id: candidateId,
        kind,
        user_name: userName,
        subject,
        call_id: callId ?? null,
        changes: changes?.length ? JSON.stringify(changes) : null,
      })),
    )
    .execute()
}
