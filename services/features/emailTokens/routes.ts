import { implement, type Route } from '../../core/http/routes.ts'
import * as contract from './contract.ts'
import { createToken, deleteToken, listTokens, token, updateToken, usageOfTokens } from './tokens.ts'

export const routes: Route[] = [
  implement(contract.emailTokenManageList, ({ body }, { db }) => listTokens(db, body)),
  implement(contract.emailTokenManageUsage, ({ body }, { db }) => usageOfTokens(db, body.ids)),
  implement(contract.emailTokenManageGet, ({ params }, { db }) => token(db, params.id)),
  implement(contract.emailTokenManageCreate, async ({ body }, { db }) => token(db, await createToken(db, body))),
  implement(contract.emailTokenManageUpdate, async ({ params, body }, { db }) => {
    await updateToken(db, params.id, body)
    return token(db, params.id)
  }),
  implement(contract.emailTokenManageDelete, async ({ params }, { db }) => {
    await deleteToken(db, params.id)
    return { status: 'OK' }
  }),
]
