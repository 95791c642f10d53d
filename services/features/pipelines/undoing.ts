import type { AnswerOf, BodyOf } from '../../core/contract/operation.ts'
import type { CompanyDb } from '../../core/database/companyDb.ts'
import { notFound } from '../../core/http/errors.ts'
import { record } from '../candidates/writes/history.ts'
import { cancelUnbegun } from '../feedbackRequests/requests.ts'
import { lockGroupShared } from '../workflows/entering.ts'
import type { Context } from '../workflows/occasions.ts'
import { lockRunningJob, toOutcome, splitByReadiness, toOrderedOutcomes } from './actionOutcomes.ts'
import type { jobCandidatesUndo } from './contract.ts'
import { recountJobs, publishPipelineChange } from './moves.ts'
import type { MoveOutcome } from './pipelineShapes.ts'
import { dropRejectionMails, notRejected } from './rejecting.ts'

const undoable = ['moved', 'trigger', 'rejected'] as const

const movesOfAction = (db: CompanyDb, jobId: string, actionId: string) =>
  db
    .from('job_candidate_move')
    .selectAll('job_candidate_move')
    .where('job_candidate_move.job_id', '=', jobId)
    .where('job_candidate_move.action_id', '=', actionId)
    .where('job_candidate_move.cause', 'in', undoable)
    .orderBy('job_candidate_move.id')
    .execute()
type Row = Awaited<ReturnType<typeof movesOfAction>>[number]

/** Returns the latest move of each candidate of a job that was not undone. */
async function latestOf(db: CompanyDb, jobId: string, candidateIds: readonly string[]): Promise<Map<string, string>> {
  const rows = await db
    .from('job_candidate_move')
    .select(['job_candidate_move.candidate_id', 'job_candidate_move.id'])
    .distinctOn('job_candidate_move.candidate_id')
    .where('job_candidate_move.job_id', '=', jobId)
    .where('job_candidate_move.candidate_id', 'in', candidateIds)
    .where('job_candidate_move.undone_at', 'is', null)
    .orderBy('job_candidate_move.candidate_id')
    .orderBy('job_candidate_move.id', 'desc')
    .execute()
  return new Map(rows.map((row) => [row.candidate_id, row.id]))
}

/** Returns the statuses that still exist. A status may have been deleted while it was empty. */
async function findExistingStatusIds(db: CompanyDb, rows: readonly Row[]): Promise<Set<string>> {
  const ids = rows.flatMap((row) => row.from_status_id ?? [])
  if (ids.length === 0) return new Set()
  const found = await db
    .from('workflow_status')
    .select('workflow_status.id')
    .where('workflow_status.id', 'in', ids)
    .execute()
  return new Set(found.map(({ id }) => id))
}

/**
 * Undoes an action for the candidates who have not been moved since. No trigger runs. The answer reports the mails that
 * have already been sent.
 */
export async function undoAction(
  { db, caller: { userName } }: Context,
  { jobId, actionId }: BodyOf<typeof jobCandidatesUndo>,
): Promise<AnswerOf<typeof jobCandidatesUndo>> {
  const job = await lockRunningJob(db, jobId)
  // Locks the workflow, so that the former stages are not deleted before the transaction ends.
  if (job.workflow_id !== null) await lockGroupShared(db, job.workflow_id)
  const rows = await movesOfAction(db, job.id, actionId)
  if (rows.length === 0) throw notFound()
  const byCandidate = Map.groupBy(rows, (row) => row.candidate_id)
  const candidateIds = [...byCandidate.keys()]
  const latest = await latestOf(db, job.id, candidateIds)
  const there = await findExistingStatusIds(db, rows)
  const asked = { jobId: job.id, candidateIds }
  const { ready, others } = await splitByReadiness(db, asked, ({ candidate_id: id }): MoveOutcome | null => {
    const own = byCandidate.get(id)!
    if (own.every((row) => row.undone_at)) return 'unchanged'
    const from = own[0]!.from_status_id
    return latest.get(id) === own.at(-1)!.id && (from === null || there.has(from)) ? null : 'conflict'
  })
  const back = ready.map((place) => byCandidate.get(place.candidate_id)!)
  for (const [first] of back) {
    const isRejection = first!.cause === 'rejected'
    // oxlint-disable-next-line no-await-in-loop -- each goes back to a place and a moment of their own
    await db
      .update('job_candidate')
      .set(
        isRejection
          ? notRejected
          : { status_id: first!.from_status_id, status_by: first!.was_by, status_at: first!.was_at },
      )
      .where('job_candidate.job_id', '=', job.id)
      .where('job_candidate.candidate_id', '=', first!.candidate_id)
      .execute()
  }
  let dropped = 0
  if (back.length > 0) {
    const rejected = ready.filter((place) => byCandidate.get(place.candidate_id)![0]!.cause === 'rejected')
    dropped = await dropRejectionMails(
      db,
      rejected.map(({ id }) => id),
    )
    await db
      .update('job_candidate_move')
      .set({ undone_at: new Date(), undone_by: userName })
      .where(
        'job_candidate_move.id',
        'in',
        back.flat().map(({ id }) => id),
      )
      .execute()
    await cancelUnbegun(
      db,
      back.map((own) => ({
        jobId: job.id,
        candidateId: own[0]!.candidate_id,
        statusIds: own.flatMap((row) => row.to_status_id ?? []),
        since: own[0]!.at,
      })),
    )
    await recountJobs(db, [job.id])
    await record(
      db,
      userName,
      back.map(([first]) => ({
        candidateId: first!.candidate_id,
        kind: 'moveUndone',
        subject: `${first!.from_name ?? job.title} (${job.title})`,
      })),
    )
    await publishPipelineChange(db, { jobId: job.id, ids: ready.map(({ id }) => id) })
  }
  const done = ready.map((place) => toOutcome(place, 'done'))
  return {
    results: await toOrderedOutcomes(db, asked, done, others),
    mails: back.flat().reduce((sum, { mails }) => sum + mails, 0) - dropped,
  }
}
