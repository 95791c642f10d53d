import { implement, type Route } from '../../core/http/routes.ts'
import * as contract from './contract.ts'
import { createRuf, deleteRuf, listRufs, rufsByIds, updateRuf } from './queries.ts'

export const routes: Route[] = [
  implement(contract.rufList, ({ body }, { db }) => listRufs(db, body)),
  implement(contract.rufByIds, ({ body }, { db }) => rufsByIds(db, body.ids)),
  implement(contract.rufCreate, ({ body }, context) => createRuf(context, body)),
  implement(contract.rufUpdate, ({ params, body }, context) => updateRuf(context, params.id, body)),
  implement(contract.rufDelete, ({ params }, context) => deleteRuf(context, params.id)),
]
