import { sql } from 'kysely'
import { endKeys, hiredKey, ownEndPrefix } from '../../../common/stageKeys.ts'
import type { BodyOf } from '../../core/contract/operation.ts'
import type { RequestContext } from '../../core/http/routes.ts'
import { list } from '../../core/http/list.ts'
import { asc, type Order } from '../../core/http/order.ts'
import type { Listed } from '../../core/http/paging.ts'
import '../workflows/tables.ts'
import { statusOf } from '../jobs/jobShapes.ts'
import type { JobCandidate } from '../pipelines/pipelineShapes.ts'
import { placeColumns, presentPlaces, toJobCandidate } from '../pipelines/queries.ts'
import type { myUnmovedCandidates } from './contract.ts'

/** The final stages, in which candidates no longer wait. */
const ends = [hiredKey, ...endKeys]
const dayMs = 86_400_000
const order: Order = [asc('job_candidate.since'), asc('job_candidate.id')]

/** Returns one page of the candidates who have not moved in the caller's open jobs. */
export async function unmovedCandidates(
  { db, caller: { userName } }: Pick<RequestContext, 'db' | 'caller'>,
  body: BodyOf<typeof myUnmovedCandidates>,
): Promise<Listed<JobCandidate>> {
  // The jobs are read first. With their ids the candidates are read from the index by job and time, regardless of the
  // total number.
  const jobs = await db
    .from('job')
    .select('job.id')
    .where('job.status', '=', statusOf.open)
    .where('job.archived_at', 'is', null)
    .where((eb) => eb.or([eb('job.owner', '=', userName), sql<boolean>`job.hiring_team @> array[${userName}]`]))
    .execute()
  const ids = jobs.map(({ id }) => id)
  const query = presentPlaces(db)
    .where(sql<boolean>`job_candidate.job_id = any(${ids}::uuid[])`)
    .where('job_candidate.rejected_at', 'is', null)
    .where('job_candidate.since', '<=', new Date(Date.now() - body.leastDays * dayMs))
    .where((eb) =>
      eb.or([
        eb('job_candidate.status_id', 'is', null),
        eb(
          'job_candidate.status_id',
          'not in',
          db
            .from('workflow_status')
            .select('workflow_status.id')
            .where((key) =>
              key.or([
                key('workflow_status.key', 'in', ends),
                sql<boolean>`starts_with(workflow_status.key, ${ownEndPrefix})`,
              ]),
            ),
        ),
      ]),
    )
  const found = await list(placeColumns(query), order, body)
  return { ...found, data: found.data.map(toJobCandidate) }
}
