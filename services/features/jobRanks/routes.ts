import { implement, type Route } from '../../core/http/routes.ts'
import * as contract from './contract.ts'
import { createRank, deleteRank, listRanks, mergeRank, rank, updateRank, usageOfRanks } from './ranks.ts'

export const routes: Route[] = [
  implement(contract.jobRankManageList, ({ body: { keyword = '', ...wanted } }, { db }) =>
    listRanks(db, keyword, wanted),
  ),
  implement(contract.jobRankManageUsage, ({ body }, { db }) => usageOfRanks(db, body.ids)),
  implement(contract.jobRankManageGet, ({ params }, { db }) => rank(db, params.id)),
  implement(contract.jobRankManageCreate, async ({ body }, { db }) => rank(db, await createRank(db, body))),
  implement(contract.jobRankManageUpdate, async ({ params, body }, { db }) => {
    await updateRank(db, params.id, body)
    return rank(db, params.id)
  }),
  implement(contract.jobRankManageMerge, async ({ params, body }, { db }) =>
    rank(db, await mergeRank(db, params.id, body.into)),
  ),
  implement(contract.jobRankManageDelete, async ({ params }, { db }) => {
    await deleteRank(db, params.id)
    return { status: 'OK' }
  }),
]
