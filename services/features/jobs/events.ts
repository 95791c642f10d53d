import type { CompanyDb } from '../../core/database/companyDb.ts'
import { appendEvent } from '../../core/events/events.ts'
import { newId } from '../../core/ids.ts'
import { notify } from '../../core/notifications/notify.ts'
import type { JobEventKind } from './jobShapes.ts'
import './tables.ts'

/** Records an event of a job and notifies users who have a list of jobs open. */
export async function recordJobEvent(
  db: CompanyDb,
  event: { jobId: string; kind: JobEventKind; userName: string; note?: string | null },
): Promise<void> {
  const { jobId, kind, userName, note = null } = event
  await db.insert('job_event', { id: newId(), job_id: jobId, kind, note, user_name: userName }).execute()
  await publishJobChange(db, jobId)
}

/** Notifies users who have a list of jobs open that a job has changed. */
export const publishJobChange = (db: CompanyDb, jobId: string): Promise<void> =>
  appendEvent(db, { type: 'list.changed', subjectId: db.companyId, data: { list: 'JOBS', rowId: jobId } })

/** Notifies users who have newly joined the team of a job, except the user who made the change. */
export async function notifyNewTeamMembers(
  db: CompanyDb,
  by: string,
  job: { id: string; title: string; owner: string; hiringTeam?: readonly string[] },
  before: readonly string[] = [],
): Promise<void> {
  const to = [job.owner, ...(job.hiringTeam ?? [])].filter((userName) => !before.includes(userName))
  await notify(db, by, { kind: 'jobTeamJoined', to, params: { job: job.title }, path: jobPath(job.id) })
}

/** Returns the path of a job's page, for everyone who may read jobs. */
export const jobPath = (id: string): string => `/jobs?job=${id}`
