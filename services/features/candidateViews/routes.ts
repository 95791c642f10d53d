import { implement, type Route } from '../../core/routes.ts'
import * as contract from './contract.ts'
import { createView, deleteView, getView, listViews, updateView } from './queries.ts'

export const routes: Route[] = [
  implement(contract.candidateViewList, (_input, context) => listViews(context)),
  implement(contract.candidateViewGet, ({ params }, context) => getView(context, params.id)),
  implement(contract.candidateViewCreate, ({ body }, context) => createView(context, body)),
  implement(contract.candidateViewUpdate, ({ params, body }, context) => updateView(context, params.id, body)),
  implement(contract.candidateViewDelete, ({ params }, context) => deleteView(context, params.id)),
]
