import { randomUUID } from 'node:crypto'
import { isPermissionKey } from '../../../services/core/contract/permissionKeys.ts'
import { checkPermission } from '../../../services/features/users/contract.ts'
import type { GatewayContext, Viewer } from '../graph/context.ts'
import type { Contexts } from '../engine/contexts.ts'
import { deadline } from '../rest/deadline.ts'
import type { OperationRequest, Operations, Prepared } from '../engine/operations.ts'
import { orNull, RequestError } from '../graph/requestError.ts'
import { isTransient } from '../rest/retryWhileUnavailable.ts'

/** What somebody watches. */
export interface Watched {
  /** Equal for all who see the same. */
  key: string
  prepared: Prepared
  variables: OperationRequest['variables']
}

/** What the services say of a viewer's rights at this moment, asked with the viewer's own token. */
export interface RightsNow {
  /**
   * The viewer with those of the token's keys that its role still has. Services that do not tell, or cannot at the moment
   * (unless `mustKnow`), leave those of the token. Throws UNAUTHENTICATED when the account or its role is gone.
   */
  keys(viewer: Viewer, options: { mustKnow: boolean; ended?: AbortSignal }): Promise<Viewer>
  /** Throws unless the viewer may watch it. */
  mayWatch(watched: Watched, viewer: Viewer, ended?: AbortSignal): Promise<void>
}

export interface RightsNowOptions {
  operations: Operations
  contexts: Contexts
  /** For one question. */
  deadlineMs: number
}

const passes = (error: unknown) =>
  error instanceof RequestError && isTransient({ ...error.extensions, code: error.code }, 0)

export function createRightsNow({ operations, contexts, deadlineMs }: RightsNowOptions): RightsNow {
  async function within<T>(
    viewer: Viewer,
    ended: AbortSignal | undefined,
    work: (context: GatewayContext) => Promise<T>,
  ): Promise<T> {
    const { signal, abort, clear } = deadline(deadlineMs)
    ended?.addEventListener('abort', abort, { once: true })
    try {
      return await work(contexts.make({ viewer, requestId: randomUUID(), signal }))
    } finally {
      ended?.removeEventListener('abort', abort)
      clear()
    }
  }

  return {
    async keys(viewer, { mustKnow, ended }) {
      const asked = within(viewer, ended, ({ rest }) => orNull(rest.call(checkPermission)))
      const now = await (mustKnow
        ? asked
        : asked.catch((error: unknown) => {
            if (passes(error)) return null
            throw error
          }))
      if (now && !now.ok) throw new RequestError('UNAUTHENTICATED', 'The permission check failed')
      if (!now?.permissions) return viewer
      const held = new Set(now.permissions.filter(isPermissionKey))
      return [...viewer.permissions].every((key) => held.has(key))
        ? viewer
        : { ...viewer, permissions: new Set([...viewer.permissions].filter((key) => held.has(key))) }
    },
    mayWatch: ({ prepared, variables }, viewer, ended) =>
      within(viewer, ended, (context) => operations.mayWatch(prepared, variables, context)),
  }
}
