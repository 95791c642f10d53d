import type { CompanyDb } from '../../core/database/companyDb.ts'
import { notFound, refused } from '../../core/http/errors.ts'
import { placesOf, type Place } from './moves.ts'
import type { CandidateAction, MoveOutcome, Outcome } from './pipelineShapes.ts'

/** Statuses of a job in which candidates can no longer be moved. */
export const endedJobStates: ReadonlyMap<number, string> = new Map([
  [1, 'closed'],
  [3, 'filled'],
])

/**
 * Reads a job under a lock, so that its candidates are moved by one request at a time. Throws 404 if the company has no
 * job with this id.
 */
export async function lockJob(db: CompanyDb, id: string) {
  const job = await db
    .from('job')
    .select(['job.id', 'job.title', 'job.status', 'job.workflow_id'])
    .where('job.id', '=', id)
    .forUpdate()
    .executeTakeFirst()
  if (!job) throw notFound()
  return job
}

/** Does the same as lockJob, but throws if the job is closed or filled. */
export async function lockRunningJob(db: CompanyDb, id: string) {
  const job = await lockJob(db, id)
  const state = endedJobStates.get(job.status)
  if (state) throw refused('JOB_ENDED', `The job ${job.title} is ${state}`, { title: job.title, state })
  return job
}

/** Returns the outcome for a candidate with a place. */
export const toOutcome = (place: Place, outcome: MoveOutcome): Outcome => ({
  candidateId: place.candidate_id,
  id: place.id,
  outcome,
  statusId: place.status_id,
  by: place.status_by ?? place.added_by,
  date: place.since.toISOString(),
})
const goneOf = (candidateId: string): Outcome => ({
  candidateId,
  id: null,
  outcome: 'gone',
  statusId: null,
  by: null,
  date: null,
})

/** Splits the candidates of an action into those who are ready for it, and the outcomes of the others. */
export async function splitByReadiness(
  db: CompanyDb,
  { jobId, candidateIds, seen = [] }: CandidateAction,
  refusal: (place: Place) => MoveOutcome | null,
): Promise<{ ready: Place[]; others: Outcome[] }> {
  const ids = [...new Set(candidateIds.map((id) => id.toLowerCase()))]
  const places = new Map((await placesOf(db, jobId, ids)).map((place) => [place.candidate_id, place]))
  const seenAt = new Map(seen.map((one) => [one.candidateId.toLowerCase(), one.statusId?.toLowerCase() ?? null]))
  const ready: Place[] = []
  const others: Outcome[] = []
  for (const id of ids) {
    const place = places.get(id)
    if (!place) {
      others.push(goneOf(id))
      continue
    }
    const said = refusal(place)
    const isElsewhere = seenAt.has(id) && seenAt.get(id) !== place.status_id
    // A candidate who is already in the requested state is not a conflict, whoever moved them.
    const outcome = said === 'unchanged' ? said : isElsewhere ? 'conflict' : said
    if (outcome) others.push(toOutcome(place, outcome))
    else ready.push(place)
  }
  return { ready, others }
}

/** Returns the outcomes in the order in which the candidates were named, each with the candidate's current stage. */
export async function toOrderedOutcomes(
  db: CompanyDb,
  { jobId, candidateIds }: Pick<CandidateAction, 'jobId' | 'candidateIds'>,
  done: readonly Outcome[],
  others: readonly Outcome[],
) {
  const now = new Map(
    (done.length === 0
      ? []
      : await placesOf(
          db,
          jobId,
          done.map(({ candidateId }) => candidateId),
        )
    ).map((place) => [place.candidate_id, place]),
  )
  const all = new Map([
    ...others.map((one) => [one.candidateId, one] as const),
    ...done.map((one) => [one.candidateId, { ...one, ...toOutcome(now.get(one.candidateId)!, one.outcome) }] as const),
  ])
  return [...new Set(candidateIds.map((id) => id.toLowerCase()))].map((id) => all.get(id)!)
}
