import type { CompanyDb } from '../../core/database/companyDb.ts'
import { appendEvent } from '../../core/events/events.ts'
import { newId } from '../../core/ids.ts'
import '../candidates/tables.ts'
import { publishJobChange } from '../jobs/events.ts'
import '../jobs/tables.ts'
import '../workflows/tables.ts'
import { maxCandidatesPerAction, type MoveCause } from './pipelineShapes.ts'
import './tables.ts'

/**
 * The statuses that count as a milestone (decision D-119): those of the groups Offer and Onboard. A candidate who did
 * not come is not onboard.
 */
const milestones: Readonly<Record<string, 'offer' | 'onboard'>> = {
  OFFERED: 'offer',
  OFFER_SENT: 'offer',
  OFFER_ACCEPTED: 'offer',
  OFFER_DECLINED: 'offer',
  ONBOARD: 'onboard',
  ONBOARDING: 'onboard',
}

/** A stage as it is recorded in moves. */
export interface Stage {
  id: string
  name: string
  key: string
}

export interface NewMove {
  /** Sorted by time; generated if omitted. */
  id?: string
  jobId: string
  candidateId: string
  cause: MoveCause
  from: Pick<Stage, 'id' | 'name'> | null
  to: Stage | null
  actionId: string
  userName: string
  at?: Date
  mails?: number
  reason?: string | null
  note?: string | null
  /** When and by whom the candidate was put into the former stage. */
  was?: { by: string | null; at: Date | null }
}

/** Records moves of candidates of jobs. */
export const writeMoves = (db: CompanyDb, moves: readonly NewMove[]): Promise<void> =>
  db.insertMany(
    'job_candidate_move',
    moves.map(
      ({ id = newId(), jobId, candidateId, cause, from, to, actionId, userName, at, mails, reason, note, was }) => ({
        id,
        job_id: jobId,
        candidate_id: candidateId,
        cause,
        from_status_id: from?.id ?? null,
        from_name: from?.name ?? null,
        to_status_id: to?.id ?? null,
        to_name: to?.name ?? null,
        milestone: milestones[to?.key ?? ''] ?? null,
        reason_name: reason ?? null,
        note: note ?? null,
        mails: mails ?? 0,
        action_id: actionId,
        user_name: userName,
        at: at ?? new Date(),
        was_by: was?.by ?? null,
        was_at: was?.at ?? null,
      }),
    ),
  )

/**
 * Recalculates S, O, onboard and L of jobs from their moves (decision D-119). The caller must hold a lock on the jobs.
 */
export async function recountJobs(db: CompanyDb, jobIds: readonly string[]): Promise<void> {
  for (const jobId of jobIds) {
    const { submitted, offer, onboard } = await db
      .from('job_candidate_move')
      .select(({ fn }) => [
        fn.count<string>('job_candidate_move.candidate_id').distinct().as('submitted'),
        fn
          .count<string>('job_candidate_move.candidate_id')
          .distinct()
          .filterWhere('job_candidate_move.milestone', '=', 'offer')
          .filterWhere('job_candidate_move.undone_at', 'is', null)
          .as('offer'),
        fn
          .count<string>('job_candidate_move.candidate_id')
          .distinct()
          .filterWhere('job_candidate_move.milestone', '=', 'onboard')
          .filterWhere('job_candidate_move.undone_at', 'is', null)
          .as('onboard'),
      ])
      .where('job_candidate_move.job_id', '=', jobId)
      .executeTakeFirstOrThrow()
    await db
      .update('job')
      .set(({ fn, eb }) => ({
        submitted: Number(submitted),
        offer: Number(offer),
        onboard: Number(onboard),
        lack: fn<number>('greatest', [eb('job.total', '-', Number(onboard)), eb.lit(0)]),
      }))
      .where('job.id', '=', jobId)
      .execute()
    // Lists of jobs show these counts.
    await publishJobChange(db, jobId)
  }
}

/** The places in a job that have changed or were removed. */
interface PipelineChange {
  jobId: string
  /** null: all of them may have changed. */
  ids: readonly string[] | null
  removedIds?: readonly string[]
}

/** Notifies users who have a job open. If many candidates have changed, everything must be read again. */
export async function publishPipelineChange(
  db: CompanyDb,
  { jobId, ids, removedIds = [] }: PipelineChange,
): Promise<void> {
  if (ids?.length === 0 && removedIds.length === 0) return
  const isWhole = ids === null || ids.length + removedIds.length > maxCandidatesPerAction
  await appendEvent(db, {
    type: 'job.pipelineChanged',
    subjectId: jobId,
    data: isWhole ? { ids: null, removedIds: [] } : { ids, removedIds },
  })
}

/** Returns the places of candidates in a job. */
export const placesOf = (db: CompanyDb, jobId: string, candidateIds: readonly string[]) =>
  db
    .from('job_candidate')
    .innerJoin('candidate', (join) =>
      join
        .onRef('candidate.company_id', '=', 'job_candidate.company_id')
        .onRef('candidate.id', '=', 'job_candidate.candidate_id')
        .on('candidate.deleted_at', 'is', null),
    )
    .leftJoin('workflow_status', (join) =>
      join
        .onRef('workflow_status.company_id', '=', 'job_candidate.company_id')
        .onRef('workflow_status.id', '=', 'job_candidate.status_id'),
    )
    .select([
      'job_candidate.id',
      'job_candidate.candidate_id',
      'job_candidate.status_id',
      'job_candidate.status_by',
      'job_candidate.status_at',
      'job_candidate.since',
      'job_candidate.added_by',
      'job_candidate.rejected_at',
      'job_candidate.rejected_by',
      'workflow_status.name as status_name',
      'workflow_status.key as status_key',
    ])
    .where('job_candidate.job_id', '=', jobId)
    .where('job_candidate.candidate_id', 'in', candidateIds)
    .execute()
export type Place = Awaited<ReturnType<typeof placesOf>>[number]

/** Returns the stage of a place as it is recorded in moves. */
export const stageOf = ({ status_id: id, status_name: name, status_key: key }: Place): Stage | null =>
  id === null ? null : { id, name: name ?? '', key: key ?? '' }
