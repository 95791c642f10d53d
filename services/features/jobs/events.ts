import type { CompanyDb } from '../../core/database/companyDb.ts'
import { appendEvent } from '../../core/events/events.ts'
import { newId } from '../../core/ids.ts'
import { notify } from '../../core/notifications/notify.ts'
import type { JobEventKind } from './jobShapes.ts'
import './tables.ts'

/** Writes down what happened to a job, and tells those who look at lists of jobs. */
export async function recordJobEvent(
  db: CompanyDb,
  event: { jobId: string; kind: JobEventKind; userName: string; note?: string | null },
): Promise<void> {
  const { jobId, kind, userName, note = null } = event
  await db.insert('job_event', { id: newId(), job_id: jobId, kind, note, user_name: userName }).execute()
  await tellJobs(db, jobId)
}

/** Tells those who look at lists of jobs that one has changed. */
export const tellJobs = (db: CompanyDb, jobId: string): Promise<void> =>
  appendEvent(db, { type: 'list.changed', subjectId: db.companyId, data: { list: 'JOBS', rowId: jobId } })

/** Tells those who recruit for a job since a change that they do, but for who has made it. */
export async function tellTeam(
  db: CompanyDb,
  by: string,
  job: { id: string; title: string; owner: string; hiringTeam?: readonly string[] },
  before: readonly string[] = [],
): Promise<void> {
  const to = [job.owner, ...(job.hiringTeam ?? [])].filter((userName) => !before.includes(userName))
  await notify(db, by, { kind: 'jobTeamJoined', to, params: { job: job.title }, path: jobPath(job.id) })
}

/** Where a job is shown to everyone who may read jobs. */
export const jobPath = (id: string): string => `/jobs?job=${id}`
