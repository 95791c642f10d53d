import { implement, type RequestContext, type Route } from '../../core/http/routes.ts'
import { userIdOf } from '../../core/identity/people/readers.ts'
import { endSession, sessionsOf } from '../../core/identity/signIn/sessions.ts'
import { sessionEnd, sessionList, type Session } from './contract.ts'

async function sessions({ db, caller, product }: RequestContext): Promise<Session[]> {
  if (!product.isEmbeddedIssuer) return []
  const found = await sessionsOf(db, await userIdOf(db, caller.userName))
  return found.map(({ createdAt, lastUsedAt, ...session }) => ({
    ...session,
    createdDate: createdAt.toISOString(),
    lastUsedDate: lastUsedAt.toISOString(),
    isCurrent: session.id === caller.session,
  }))
}

export const routes: Route[] = [
  implement(sessionList, (_input, context) => sessions(context)),
  implement(sessionEnd, async ({ body: { ids } }, context) => {
    const { db, caller } = context
    const userId = await userIdOf(db, caller.userName)
    await db.transaction(async (tx) => {
      for (const id of ids) await endSession(tx, userId, id)
    })
    return sessions(context)
  }),
]
