import { randomUUID } from 'node:crypto'
import { costBudgetDraw } from '../../../../services/features/costBudgets/contract.ts'
import { RequestError } from '../../graph/requestError.ts'
import type { MachineToken } from '../../identity/machineToken.ts'
import { deadline } from '../../rest/deadline.ts'
import { orInstead } from '../../rest/instead.ts'
import { createRestClient } from '../../rest/rest.ts'
import type { CallRecord } from '../../rest/restCall.ts'
import type { Upstreams } from '../../rest/upstreams.ts'
import type { DrawPoints } from './shared.ts'

/** The longest time to wait for a portion. After that, points are counted locally. */
const longestMs = 1000

interface Parts {
  upstreams: Upstreams
  /** The gateway's own token. */
  token: MachineToken
  onCall?: (record: CallRecord) => void
}

/** Creates the function that draws portions of points from the services, with the gateway's own token. */
export function createDrawPoints({ upstreams, token, onCall }: Parts): DrawPoints {
  return async (asked) => {
    const work = deadline(longestMs)
    try {
      const rest = createRestClient({
        upstreams,
        token: await token.get(),
        requestId: randomUUID(),
        signal: work.signal,
        ...(onCall && { onCall }),
      })
      return await orInstead(
        rest,
        costBudgetDraw,
        () => rest.call(costBudgetDraw, { body: asked }),
        () => Promise.reject(new Error('the services have no budgets')),
      )
    } catch (error) {
      if (error instanceof RequestError && (error.code === 'UNAUTHENTICATED' || error.code === 'FORBIDDEN'))
        token.drop()
      throw error
    } finally {
      work.clear()
    }
  }
}
