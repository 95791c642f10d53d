import { EventEmitter } from 'node:events'
import type { CompanyDb } from '../database/companyDb.ts'

/** Emits `appended` after the commit of a transaction of this process that has appended events. */
export const localEvents = new EventEmitter().setMaxListeners(0)

export interface NewEvent {
  /** `import.progress`, `list.changed` … (see ChangeEvent). */
  type: string
  subjectId: string
  data: unknown
}

/**
 * Appends changes to the event stream of the company, in the caller's transaction: they become visible if and when it
 * commits. Readers are woken after the commit (other instances by the table's NOTIFY trigger).
 */
export async function appendEvent(db: CompanyDb, ...events: readonly NewEvent[]): Promise<void> {
  await db
    .insert(
      'event',
      events.map(({ type, subjectId, data }) => ({ type, subject_id: subjectId, data: JSON.stringify(data) })),
    )
    .execute()
  db.afterCommit(() => localEvents.emit('appended'))
}
