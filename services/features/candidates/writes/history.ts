import type { CompanyDb } from '../../../core/database/companyDb.ts'
import { appendEvent } from '../../../core/events/events.ts'
import type { ActivityKind, Log } from '../../candidateNotes/contract.ts'
import { newId } from '../../../core/ids.ts'
import '../tables.ts'

export type Change = Log['changes'][number]

/** Something that somebody did with a candidate. */
export interface Happening {
  candidateId: string
  kind: ActivityKind
  /** What it was about as text: the folder, job, file, user. */
  subject?: string | null
  callId?: string
  changes?: readonly Change[]
}

/** Beyond this many rows clients are told to read the list anew rather than row by row. */
const mostTold = 20

/** Tells clients that candidates have changed. */
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

/** Writes down what happened, in the caller's transaction, marks the candidates as active now, and tells clients. */
export async function record(db: CompanyDb, userName: string, happenings: readonly Happening[]): Promise<void> {
  if (happenings.length === 0) return
  await note(db, userName, happenings)
  const ids = [...new Set(happenings.map(({ candidateId }) => candidateId))]
  // Locked in one order, so that two bulk actions cannot block each other.
  await db.from('candidate').select('id').where('id', 'in', ids).orderBy('id').forNoKeyUpdate().execute()
  await db.update('candidate').set({ last_activity_at: new Date() }).where('id', 'in', ids).execute()
  await tellCandidates(db, ids)
}

/** Only writes down what happened. */
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
