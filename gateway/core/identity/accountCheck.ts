import { randomUUID } from 'node:crypto'
import { checkPermission } from '../../../services/features/users/contract.ts'
import type { Viewer } from '../graph/context.ts'
import type { Contexts } from '../engine/contexts.ts'
import { deadline } from '../rest/deadline.ts'
import type { CurrentRoles } from './auth.ts'
import { RequestError } from '../graph/requestError.ts'

/** Reads the roles and permissions of a viewer whose token leaves them to the company from the services. */
export const createRolesOf =
  (contexts: Contexts) =>
  async (viewer: Viewer): Promise<CurrentRoles> => {
    const work = deadline(patienceMs)
    const rest = contexts.rest({ viewer, requestId: randomUUID(), signal: work.signal })
    const answer = await rest.call(checkPermission).finally(work.clear)
    if (!answer.ok) throw new RequestError('UNAUTHENTICATED', 'The permission check failed')
    return answer
  }

/** The longest time that a sign-in waits. */
const patienceMs = 5000

/**
 * Checks with the services whether they still accept a token that has not expired. Throws UNAUTHENTICATED if they do
 * not: the account is disabled or deleted, or has lost the role. If the services do not answer, the token is accepted;
 * each read checks it again.
 */
export const createAccountCheck =
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
