import { implement, type Route } from '../../core/http/routes.ts'
import { setting } from '../settings/queries.ts'
import * as contract from './contract.ts'
import { createField, deleteField, fieldOf, listFields, updateField } from './fields.ts'

export const routes: Route[] = [
  implement(contract.candidateFieldManageList, async ({ body: { keyword = '', ...paging } }, context) =>
    listFields(context.db, await setting(context, 'extendCandidate'), keyword, paging),
  ),
  implement(contract.candidateFieldManageGet, async ({ params }, context) =>
    fieldOf(context.db, await setting(context, 'extendCandidate'), params.key),
  ),
  implement(contract.candidateFieldManageCreate, async ({ body }, { db, caller }) => {
    const { key, all } = await createField(db, body, caller.userName)
    return fieldOf(db, all, key)
  }),
  implement(contract.candidateFieldManageUpdate, async ({ params, body }, { db, caller }) =>
    fieldOf(db, await updateField(db, params.key, body, caller.userName), params.key),
  ),
  implement(contract.candidateFieldManageDelete, async ({ params }, { db, caller }) => {
    await deleteField(db, params.key, caller.userName)
    return { status: 'OK' }
  }),
]
