import type { SelectQueryBuilder } from 'kysely'
import type { BodyOf } from '../../core/contract/operation.ts'
import type { CompanyDb } from '../../core/database/companyDb.ts'
import type { Database } from '../../core/database/tables.ts'
import { notFound } from '../../core/http/errors.ts'
import { list } from '../../core/http/list.ts'
import type { Order } from '../../core/http/order.ts'
import type { Listed } from '../../core/http/paging.ts'
import { keywordConditions } from '../candidates/filters/search.ts'
import type { jobCandidateList, pipelineOrders } from './contract.ts'
import type { JobCandidate, Move, Pipeline } from './pipelineShapes.ts'
import './moves.ts'
import { openPlaces } from './openPlaces.ts'

type PlaceQuery = SelectQueryBuilder<Database, 'job_candidate' | 'candidate', {}>

/** Selects the places of existing candidates in jobs. Deleted and merged candidates are on no job. */
export const presentPlaces = (db: CompanyDb): PlaceQuery =>
  db
    .from('job_candidate')
    .innerJoin('candidate', (join) =>
      join
        .onRef('candidate.company_id', '=', 'job_candidate.company_id')
        .onRef('candidate.id', '=', 'job_candidate.candidate_id'),
    )
    .where('candidate.deleted_at', 'is', null)

/** Selects the columns for a place of a candidate in a job. */
export const placeColumns = (query: PlaceQuery) =>
  query.select([
    'job_candidate.id',
    'job_candidate.job_id as jobId',
    'job_candidate.candidate_id as candidateId',
    'candidate.name',
    'candidate.job_title as jobTitle',
    'candidate.owner',
    'job_candidate.status_id as statusId',
    'job_candidate.since',
    'job_candidate.status_by',
    'job_candidate.added_by as addedBy',
    'job_candidate.added_at',
    'job_candidate.rejected_at',
    'job_candidate.rejected_by as rejectedBy',
    'job_candidate.reject_reason as rejectReason',
    'job_candidate.reject_note as rejectNote',
  ])
type Row = Awaited<ReturnType<ReturnType<typeof placeColumns>['execute']>>[number]

/** Converts a row into the form of the contract. */
export const toJobCandidate = ({
  since,
  status_by: statusBy,
  added_at: addedAt,
  rejected_at: rejectedAt,
  ...row
}: Row): JobCandidate => ({
  ...row,
  since: since.toISOString(),
  statusBy: statusBy ?? row.addedBy,
  addedDate: addedAt.toISOString(),
  isRejected: rejectedAt !== null,
  rejectedDate: rejectedAt?.toISOString() ?? null,
})

const orderColumns: Record<(typeof pipelineOrders)[number], string> = {
  since: 'job_candidate.since',
  name: 'candidate.name',
  addedDate: 'job_candidate.added_at',
}
const dayMs = 86_400_000

/** Returns one page of the candidates of a job. Throws 404 if the company does not have the job. */
export async function jobCandidates(
  db: CompanyDb,
  jobId: string,
  body: BodyOf<typeof jobCandidateList>,
): Promise<Listed<JobCandidate>> {
  const { keyword, statusIds, owner, isRejected, leastDays, sortBy = 'since', sortDirection: direction = 'desc' } = body
  if (!(await db.from('job').select('job.id').where('job.id', '=', jobId).executeTakeFirst())) throw notFound()
  let query = presentPlaces(db).where('job_candidate.job_id', '=', jobId)
  for (const condition of keywordConditions('candidate', keyword ?? '')) query = query.where(condition)
  if (statusIds?.length) query = query.where('job_candidate.status_id', 'in', statusIds)
  if (owner) query = query.where('candidate.owner', '=', owner)
  if (isRejected !== undefined) query = query.where('job_candidate.rejected_at', isRejected ? 'is not' : 'is', null)
  if (leastDays) query = query.where('job_candidate.since', '<=', new Date(Date.now() - leastDays * dayMs))
  const order: Order = [
    { column: orderColumns[sortBy], direction, isText: sortBy === 'name' },
    { column: 'job_candidate.id', direction },
  ]
  const found = await list(placeColumns(query), order, body)
  return { ...found, data: found.data.map(toJobCandidate) }
}

/** Returns the places with these ids of candidates in jobs of the company. */
export const jobCandidatesByIds = async (db: CompanyDb, ids: readonly string[]): Promise<JobCandidate[]> =>
  ids.length === 0
    ? []
    : (await placeColumns(presentPlaces(db).where('job_candidate.id', 'in', ids)).execute()).map(toJobCandidate)

/**
 * Returns the places of candidates in jobs, latest moved first. `isOpen` limits them to places where the candidate is
 * still active.
 */
export async function placesOfCandidates(
  db: CompanyDb,
  candidateIds: readonly string[],
  isOpen = false,
): Promise<JobCandidate[]> {
  if (candidateIds.length === 0) return []
  const all = presentPlaces(db).where('job_candidate.candidate_id', 'in', candidateIds)
  const open = openPlaces(db).select('job_candidate.id').where('job_candidate.candidate_id', 'in', candidateIds)
  const rows = await placeColumns(isOpen ? all.where('job_candidate.id', 'in', open) : all)
    .orderBy('job_candidate.since', 'desc')
    .orderBy('job_candidate.id', 'desc')
    .execute()
  return rows.map(toJobCandidate)
}

/** Returns how many candidates are in each stage of jobs. */
export async function pipelines(db: CompanyDb, jobIds: readonly string[]): Promise<Pipeline[]> {
  if (jobIds.length === 0) return []
  const jobs = await db.from('job').select('job.id').where('job.id', 'in', jobIds).execute()
  const counts = await presentPlaces(db)
    .select(({ fn }) => [
      'job_candidate.job_id',
      'job_candidate.status_id as statusId',
      fn.countAll<string>().as('all'),
      fn.count<string>('job_candidate.rejected_at').as('rejected'),
    ])
    .where('job_candidate.job_id', 'in', jobIds)
    .groupBy(['job_candidate.job_id', 'job_candidate.status_id'])
    .execute()
  return jobs.map(({ id }) => ({
    jobId: id,
    stages: counts
      .filter((row) => row.job_id === id)
      .map(({ statusId, all, rejected }) => ({
        statusId,
        count: Number(all) - Number(rejected),
        rejectedCount: Number(rejected),
      })),
  }))
}

const mostMoves = 50

/** Returns the latest moves of candidates of jobs, newest first. */
export async function movesOf(db: CompanyDb, ids: readonly string[]): Promise<Move[]> {
  const places = ids.length === 0 ? [] : await jobCandidatesByIds(db, ids)
  const lists = await Promise.all(
    places.map(async ({ id, jobId, candidateId }) => {
      const rows = await db
        .from('job_candidate_move')
        .selectAll('job_candidate_move')
        .where('job_candidate_move.job_id', '=', jobId)
        .where('job_candidate_move.candidate_id', '=', candidateId)
        .orderBy('job_candidate_move.id', 'desc')
        .limit(mostMoves)
        .execute()
      return rows.map((row): Move => ({
        id: row.id,
        jobCandidateId: id,
        cause: row.cause,
        fromName: row.from_name,
        toName: row.to_name,
        reason: row.reason_name,
        note: row.note,
        mails: row.mails,
        userName: row.user_name,
        date: row.at.toISOString(),
        undoneBy: row.undone_by,
        undoneDate: row.undone_at?.toISOString() ?? null,
      }))
    }),
  )
  return lists.flat()
}
