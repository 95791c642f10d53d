import { implement, type Route } from '../../core/http/routes.ts'
import { pushTokenRegister } from './contract.ts'

export const routes: Route[] = [
  implement(pushTokenRegister, async ({ body: { token, status, UserAgent: userAgent } }, { db, caller, push }) => {
    await push.register(db, caller.userName, token, status, userAgent)
    return { ok: true }
  }),
]
