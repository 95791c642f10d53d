import { newId } from '../../../services/core/ids.ts'
import type { CompanyDb } from '../../../services/core/database/companyDb.ts'
import '../../../services/features/pipelines/tables.ts'

const dayMs = 86_400_000
const ago = (days: number) => new Date(Date.now() - days * dayMs)

/** Adds a job with a status (0 open, 1 closed, 2 on hold, 3 filled). Returns its id. */
export async function addJob(db: CompanyDb, title: string, status: 0 | 1 | 2 | 3 = 0): Promise<string> {
  const id = newId()
  const row = { id, title, search: ` ${title.toLowerCase()}`, status, department_id: null, category_id: null }
  const rest = { rank_id: null, owner: 'recruiter', open_date: '2026-01-01', due_date: null, total: 1 }
  await db.insert('job', { ...row, ...rest, created_by: 'recruiter' } as never).execute()
  return id
}

/** Adds a workflow with these statuses, given as names by key. Returns their ids by key. */
export async function addStages(db: CompanyDb, names: Readonly<Record<string, string>>) {
  const workflow = newId()
  await db
    .insert('workflow', {
      id: workflow,
      name: `Workflow ${workflow}`,
      created_by: 'admin',
      updated_by: 'admin',
    } as never)
    .execute()
  const statuses = Object.entries(names).map(([key, name], position) => ({
    id: newId(),
    workflow_id: workflow,
    name,
    key,
    color: '#1677ff',
    position,
    is_system: false,
  }))
  await db.insert('workflow_status', statuses).execute()
  return Object.fromEntries(statuses.map(({ key, id }) => [key, id]))
}

/** Adds a candidate to a job: the stage, the number of days in it, and whether the candidate is rejected. */
export const addPlace = (
  db: CompanyDb,
  jobId: string,
  candidateId: string,
  stage: string | null,
  days: number,
  isRejected = false,
) =>
  db
    .insert('job_candidate', {
      job_id: jobId,
      candidate_id: candidateId,
      added_by: 'recruiter',
      added_at: ago(days + 1),
      status_id: stage,
      status_by: stage && 'recruiter',
      // One hour more, as only full days count.
      status_at: stage ? new Date(ago(days).getTime() - 3_600_000) : null,
      rejected_at: isRejected ? new Date() : null,
    } as never)
    .execute()
