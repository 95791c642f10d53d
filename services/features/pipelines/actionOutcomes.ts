import type { CompanyDb } from '../../core/database/companyDb.ts'
import { notFound, refused } from '../../core/http/errors.ts'
import { placesOf, type Place } from './moves.ts'
import type { Asked, MoveOutcome, Outcome } from './pipelineShapes.ts'

/** Statuses of a job in which nobody moves any more. */
export const endedStates: ReadonlyMap<number, string> = new Map([
  [1, 'closed'],
  [3, 'filled'],
])

/** A job under a lock, so that those who move its candidates come one after the other; 404 when the company has none of this id. */
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

/** As lockJob; throws for a job that is closed or filled. */
export async function lockRunningJob(db: CompanyDb, id: string) {
  const job = await lockJob(db, id)
  const state = endedStates.get(job.status)
  if (state) throw refused('JOB_ENDED', `The job ${job.title} is ${state}`, { title: job.title, state })
  return job
}

/** What became of a candidate who stands at a place. */
export const outcomeOf = (place: Place, outcome: MoveOutcome): Outcome => ({
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

/** Sorts those whom an action is for: who can be acted on, and what is said of the others. */
export async function sortOut(
  db: CompanyDb,
  { jobId, candidateIds, seen = [] }: Asked,
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
    // Who stands where they shall stand is no conflict, whoever moved them.
    const outcome = said === 'unchanged' ? said : isElsewhere ? 'conflict' : said
    if (outcome) others.push(outcomeOf(place, outcome))
    else ready.push(place)
  }
  return { ready, others }
}

/** The outcomes in the order in which the candidates were named, each with where they stand now. */
export async function told(
  db: CompanyDb,
  { jobId, candidateIds }: Pick<Asked, 'jobId' | 'candidateIds'>,
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
    ...done.map((one) => [one.candidateId, { ...one, ...outcomeOf(now.get(one.candidateId)!, one.outcome) }] as const),
  ])
  return [...new Set(candidateIds.map((id) => id.toLowerCase()))].map((id) => all.get(id)!)
}
