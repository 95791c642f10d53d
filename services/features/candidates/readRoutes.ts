import { notFound } from '../../core/http/errors.ts'
import { implement, type RequestContext, type Route } from '../../core/http/routes.ts'
import * as contract from './contract.ts'
import { exportCandidates } from './list/export.ts'
import { candidatesOfJob, followedCandidates, listCandidates, ownCandidates } from './list/list.ts'
import { readCandidates, readRows } from './list/rows.ts'

async function one({ db, caller }: RequestContext, id: string) {
  const [candidate] = await readCandidates(db, caller, [id])
  if (!candidate) throw notFound()
  return candidate
}

/** Routes that read candidates; writeRoutes.ts contains those that change them. */
export const routes: Route[] = [
  implement(contract.candidateList, ({ body }, context) => listCandidates(context, body)),
  implement(contract.candidateByIds, ({ body }, { db, caller }) => readRows(db, caller, body.ids)),
  implement(contract.candidateDetailByIds, ({ body }, { db, caller }) => readCandidates(db, caller, body.ids)),
  implement(contract.candidateGet, ({ params }, context) => one(context, params.id)),
  implement(contract.candidateView, ({ params }, context) => one(context, params.id)),
  implement(contract.candidateExport, ({ body }, context) => exportCandidates(context, body)),
  implement(contract.candidateDashboardFollow, ({ body }, context) => followedCandidates(context, body)),
  implement(contract.candidateDashboardList, ({ body }, context) => ownCandidates(context, body)),
  implement(contract.candidatesOfJob, ({ body }, context) => candidatesOfJob(context, body.jobId, body)),
]
