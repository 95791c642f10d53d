import { implement, type RequestContext, type Route } from '../../core/http/routes.ts'
import { listMachines, machineById, type Machine } from '../../core/identity/machines/machineQueries.ts'
import { createMachine, endMachine, rotateSecret, updateMachine } from '../../core/identity/machines/machines.ts'
import { demandOwnAccounts } from '../users/queries.ts'
import * as contract from './contract.ts'

const isScope = (scope: string): scope is contract.MachineScope =>
  contract.machineScopes.some((known) => known === scope)

const shown = ({ scopes, secretDate, previousUntil, lastUsedDate, createdDate, ...machine }: Machine) => ({
  ...machine,
  scopes: scopes.filter(isScope),
  secretDate: secretDate.toISOString(),
  previousUntil: previousUntil?.toISOString() ?? null,
  lastUsedDate: lastUsedDate?.toISOString() ?? null,
  createdDate: createdDate.toISOString(),
})

type Fields = Pick<contract.MachineClient, 'name' | 'permissions'> & {
  description?: string | undefined
  scopes?: readonly string[] | undefined
}
const inputOf = ({ name, permissions, description = '', scopes = [] }: Fields) => ({
  name,
  permissions,
  description,
  scopes,
})

/**
 * Programs sign in at the embedded provider. If accounts are kept elsewhere, a program can only provision accounts, for
 * which its secret is enough.
 */
function demandUse(context: RequestContext, { scopes = [], permissions }: Fields): void {
  if (permissions.length > 0 || scopes.length !== 1 || scopes[0] !== 'scim') demandOwnAccounts(context)
}

export const routes: Route[] = [
  implement(contract.machineClientList, async ({ body: { keyword = '', ...page } }, { db }) => {
    const found = await listMachines(db, keyword, page)
    return { ...found, data: found.data.map(shown) }
  }),
  implement(contract.machineClientGet, async ({ params }, { db }) => shown(await machineById(db, params.id))),
  implement(contract.machineClientCreate, async ({ body }, context) => {
    demandUse(context, body)
    const { id, secret } = await createMachine(context.db, context.caller, inputOf(body))
    return { client: shown(await machineById(context.db, id)), secret }
  }),
  implement(contract.machineClientUpdate, async ({ params, body }, context) => {
    demandUse(context, body)
    await updateMachine(context.db, context.caller, params.id, body.version, inputOf(body))
    return shown(await machineById(context.db, params.id))
  }),
  implement(contract.machineClientRotate, async ({ params, body }, context) => {
    const secret = await rotateSecret(context.db, context.caller, params.id, body.overlapHours)
    return { client: shown(await machineById(context.db, params.id)), secret }
  }),
  implement(contract.machineClientDelete, async ({ params }, context) => {
    await endMachine(context.db, params.id)
    return { status: 'OK' }
  }),
]
