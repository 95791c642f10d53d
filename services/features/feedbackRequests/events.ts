import type { CompanyDb } from '../../core/database/companyDb.ts'
import { appendEvent } from '../../core/events/events.ts'

/** Reports that requests of a job, or their answers, have changed. The event contains no answers. */
export const tellFeedback = (db: CompanyDb, jobId: string, candidateIds: readonly string[]): Promise<void> =>
  appendEvent(db, { type: 'feedback.changed', subjectId: jobId, data: { candidateIds: [...new Set(candidateIds)] } })
