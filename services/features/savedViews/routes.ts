import { implement, type Route } from '../../core/http/routes.ts'
import * as contract from './contract.ts'
import { createView, deleteView, getView, listViews, updateView } from './queries.ts'

export const routes: Route[] = [
  implement(contract.savedViewList, ({ query }, context) => listViews(context, query.list)),
  implement(contract.savedViewGet, ({ params }, context) => getView(context, params.id)),
  implement(contract.savedViewCreate, ({ body }, context) => createView(context, body)),
  implement(contract.savedViewUpdate, ({ params, body }, context) => updateView(context, params.id, body)),
  implement(contract.savedViewDelete, ({ params }, context) => deleteView(context, params.id)),
]
