import type { CompanyDb } from '../../core/database/companyDb.ts'
import '../calls/tables.ts'
import '../candidateEmails/tables.ts'
import '../dpsTasks/tables.ts'
import { cancelTwins } from '../feedbackRequests/requests.ts'
import { withdrawDuplicateOffers } from '../offers/duplicateOffers.ts'
import '../interviews/tables.ts'
import '../jobs/tables.ts'
import { recountJobs, publishPipelineChange } from '../pipelines/moves.ts'
import '../talentFolders/tables.ts'

/** The tables whose rows belong to a candidate, each with the column that distinguishes the rows of one candidate. */
const dependents = {
  follows: ['candidate_follow', 'user_name'],
  folders: ['talent_folder_candidate', 'folder_id'],
  jobs: ['job_candidate', 'job_id'],
  jobMoves: ['job_candidate_move', 'id'],
  notes: ['candidate_note', 'id'],
  files: ['candidate_file', 'id'],
  events: ['candidate_event', 'id'],
  dpsTasks: ['dps_task', 'type_id'],
  calls: ['phone_call', 'id'],
  feedback: ['feedback_request', 'id'],
  interviews: ['interview', 'id'],
  emails: ['candidate_email', 'id'],
  offers: ['offer', 'id'],
} as const
type Dependent = keyof typeof dependents
export type Moved = Record<Dependent, string[]>

/** Treats all tables alike: they have a candidate's id and a key. */
const alike = (name: Dependent) => dependents[name] as unknown as readonly ['candidate_follow', 'user_name']

/**
 * Moves the dependent rows of one candidate to another, except those that the other one already has. Returns the keys
 * that were moved.
 */
export async function moveAll(db: CompanyDb, from: string, to: string): Promise<Moved> {
  const moved: Partial<Moved> = {}
  await cancelTwins(db, from, to)
  await withdrawDuplicateOffers(db, from, to)
  for (const name of Object.keys(dependents) as Dependent[]) {
    const [table, key] = alike(name)
    const there = db.from(table).select(key).where('candidate_id', '=', to)
    const rows = await db
      .update(table)
      .set({ candidate_id: to })
      .where('candidate_id', '=', from)
      .where(key, 'not in', there)
      .returning(key)
      .execute()
    moved[name] = rows.map((row) => row[key])
  }
  return moved as Moved
}

/** Moves these rows back. Rows that were deleted in the meantime are not restored. */
export async function moveBack(db: CompanyDb, moved: Moved, from: string, to: string): Promise<void> {
  for (const name of Object.keys(dependents) as Dependent[]) {
    const [table, key] = alike(name)
    // An earlier version recorded fewer tables in a merge.
    if (!moved[name]?.length) continue
    const there = db.from(table).select(key).where('candidate_id', '=', to)
    await db
      .update(table)
      .set({ candidate_id: to })
      .where('candidate_id', '=', from)
      .where(key, 'in', moved[name])
      .where(key, 'not in', there)
      .execute()
  }
}

/** Locks the jobs of candidates before the candidates themselves, in the same order as adding a candidate to a job. */
export async function lockJobsOf(db: CompanyDb, candidateIds: readonly string[]): Promise<void> {
  const jobs = db.from('job_candidate_move').select('job_id').where('candidate_id', 'in', candidateIds)
  await db.from('job').select('id').where('id', 'in', jobs).orderBy('id').forUpdate().execute()
}

/**
 * Recounts all current and former jobs of candidates after a merge or its undo, and notifies the observers of these
 * jobs.
 */
export async function recountJobsOf(db: CompanyDb, candidateIds: readonly string[]): Promise<void> {
  const rows = await db
    .from('job_candidate_move')
    .select('job_id')
    .distinct()
    .where('candidate_id', 'in', candidateIds)
    .orderBy('job_id')
    .execute()
  const jobIds = rows.map((row) => row.job_id)
  await recountJobs(db, jobIds)
  for (const jobId of jobIds) await publishPipelineChange(db, { jobId, ids: null })
}

/** Sets the date of the last note of a candidate to that of the newest existing note. */
export const refreshLastNote = (db: CompanyDb, candidateId: string): Promise<void> =>
  refreshLastNotes(db, [candidateId])

/** Does the same for many candidates. */
export async function refreshLastNotes(db: CompanyDb, candidateIds: readonly string[]): Promise<void> {
  if (candidateIds.length === 0) return
  const newest = db
    .from('candidate_note')
    .select(({ fn }) => fn.max('created_at').as('at'))
    .whereRef('candidate_note.candidate_id', '=', 'candidate.id' as never)
  await db
    .update('candidate')
    .set({ last_note_at: newest as never })
    .where('id', 'in', candidateIds)
    .execute()
}
