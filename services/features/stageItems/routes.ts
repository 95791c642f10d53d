import { implement, type Route } from '../../core/http/routes.ts'
import * as contract from './contract.ts'
import { listStages, stageOf, stagesByIds, usageOfStages } from './queries.ts'
import { createStage, deleteStage, updateStage } from './writes.ts'

export const routes: Route[] = [
  implement(contract.stageManageList, ({ body }, { db }) => listStages(db, body)),
  implement(contract.stageManageByIds, ({ body }, { db }) => stagesByIds(db, body.ids)),
  implement(contract.stageManageUsage, ({ body }, { db }) => usageOfStages(db, body.ids)),
  implement(contract.stageManageGet, ({ params }, { db }) => stageOf(db, params.id)),
  implement(contract.stageManageCreate, ({ body }, { db }) => createStage(db, body)),
  implement(contract.stageManageUpdate, ({ params, body }, context) => updateStage(context, params.id, body)),
  implement(contract.stageManageDelete, async ({ params }, { db }) => {
    await deleteStage(db, params.id)
    return { status: 'OK' }
  }),
]
