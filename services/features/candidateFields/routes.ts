import { createMessage } from '../../core/contract/messages.ts'
import { badInput } from '../../core/http/errors.ts'
import { implement, type RequestContext, type Route } from '../../core/http/routes.ts'
import { roleNames } from '../../core/identity/roles/roles.ts'
import { setting } from '../settings/queries.ts'
import * as contract from './contract.ts'
import { createField, deleteField, fieldOf, listFields, updateField } from './fields.ts'

/** Throws 400 if the company does not have one of the roles. */
async function demandRoles({ db, cache }: Pick<RequestContext, 'db' | 'cache'>, roles: readonly string[] = []) {
  const known = new Set((await roleNames(cache, db)).map(({ code }) => code))
  if (!roles.every((role) => known.has(role))) throw badInput({ roles: [createMessage('UNKNOWN_ROLE')] })
}

export const routes: Route[] = [
  implement(contract.candidateFieldManageList, async ({ body: { keyword = '', ...paging } }, context) =>
    listFields(context.db, await setting(context, 'extendCandidate'), keyword, paging),
  ),
  implement(contract.candidateFieldManageGet, async ({ params }, context) =>
    fieldOf(context.db, await setting(context, 'extendCandidate'), params.key),
  ),
  implement(contract.candidateFieldManageCreate, async ({ body }, context) => {
    const { db, caller } = context
    await demandRoles(context, body.roles)
    const { key, all } = await createField(db, body, caller.userName)
    return fieldOf(db, all, key)
  }),
  implement(contract.candidateFieldManageUpdate, async ({ params, body }, context) => {
    const { db, caller } = context
    await demandRoles(context, body.roles)
    return fieldOf(db, await updateField(db, params.key, body, caller.userName), params.key)
  }),
  implement(contract.candidateFieldManageDelete, async ({ params }, { db, caller }) => {
    await deleteField(db, params.key, caller.userName)
    return { status: 'OK' }
  }),
]
