import { randomUUID } from 'node:crypto'
import { checkPermission } from '../../../services/features/users/contract.ts'
import type { Viewer } from '../graph/context.ts'
import type { Contexts } from '../engine/contexts.ts'
import { deadline } from '../rest/deadline.ts'
import type { RolesNow } from './auth.ts'
import { RequestError } from '../graph/requestError.ts'

/** Asks the services which roles and keys a viewer has whose token leaves them to the company. */
export const createRolesOf =
  (contexts: Contexts) =>
  async (viewer: Viewer): Promise<RolesNow> => {
    const work = deadline(patienceMs)
    const rest = contexts.rest({ viewer, requestId: randomUUID(), signal: work.signal })
    const answer = await rest.call(checkPermission).finally(work.clear)
    if (!answer.ok) throw new RequestError('UNAUTHENTICATED', 'The permission check failed')
    return answer
  }

/** Nobody waits longer to be let in. */
const patienceMs = 5000

/**
 * Asks the services whether they still take a token that has not run out. Throws UNAUTHENTICATED where they do not: its
 * account is disabled or deleted, or has lost the role. Services that do not answer say nothing; each read asks them again.
 */
export const createStanding =
  (contexts: Contexts) =>
  async (viewer: Viewer): Promise<void> => {
    const work = deadline(patienceMs)
    const rest = contexts.rest({ viewer, requestId: randomUUID(), signal: work.signal })
    const answer = await rest
      .call(checkPermission)
      .catch((error: unknown) => {
        if (error instanceof RequestError && error.code === 'UNAUTHENTICATED') throw error
      })
      .finally(work.clear)
    if (answer?.ok === false) throw new RequestError('UNAUTHENTICATED', 'The permission check failed')
  }
