import type { CompanyDb } from '../../core/database/companyDb.ts'
import { appendEvent } from '../../core/events/events.ts'

/** Says that requests of a job, or what was answered to them, have changed; nothing of what was answered. */
export const tellFeedback = (db: CompanyDb, jobId: string, candidateIds: readonly string[]): Promise<void> =>
  appendEvent(db, { type: 'feedback.changed', subjectId: jobId, data: { candidateIds: [...new Set(candidateIds)] } })
