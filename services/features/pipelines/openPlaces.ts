import type { CompanyDb } from '../../core/database/companyDb.ts'
import '../candidates/tables.ts'
import '../jobs/tables.ts'
import '../workflows/tables.ts'
import './tables.ts'

/** The statuses of a job whose candidates are still active: open and on hold. */
const running = [0, 2] as const

/** Selects the places of candidates in jobs that are open or on hold, unless they are rejected there. */
export const openPlaces = (db: CompanyDb) =>
  db
    .from('job_candidate')
    .innerJoin('job', (join) =>
      join.onRef('job.company_id', '=', 'job_candidate.company_id').onRef('job.id', '=', 'job_candidate.job_id'),
    )
    .where('job_candidate.rejected_at', 'is', null)
    .where('job.status', 'in', running)

export interface NamedPlace {
  candidateId: string
  title: string
  /** null: not in a stage yet. */
  stage: string | null
  since: Date
}

/** Returns the open places of candidates with the names of job and stage, latest moved first. */
export const namedPlaces = (db: CompanyDb, candidateIds: readonly string[]): Promise<NamedPlace[]> =>
  openPlaces(db)
    .leftJoin('workflow_status', (join) =>
      join
        .onRef('workflow_status.company_id', '=', 'job_candidate.company_id')
        .onRef('workflow_status.id', '=', 'job_candidate.status_id'),
    )
    .select([
      'job_candidate.candidate_id as candidateId',
      'job.title',
      'workflow_status.name as stage',
      'job_candidate.since',
    ])
    .where('job_candidate.candidate_id', 'in', candidateIds)
    .orderBy('job_candidate.since', 'desc')
    .orderBy('job_candidate.id', 'desc')
    .execute()
