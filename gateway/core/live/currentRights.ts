import { randomUUID } from 'node:crypto'
import { isPermissionKey } from '../../../services/core/contract/permissionKeys.ts'
import { checkPermission } from '../../../services/features/users/contract.ts'
import type { GatewayContext, Viewer } from '../graph/context.ts'
import type { Contexts } from '../engine/contexts.ts'
import { deadline } from '../rest/deadline.ts'
import type { OperationRequest, Operations, Prepared } from '../engine/operations.ts'
import { orNull, RequestError } from '../graph/requestError.ts'
import { isTransient } from '../rest/retryWhileUnavailable.ts'

/** A subscription that is being watched. */
export interface Watched {
  /** Equal for all viewers who see the same. */
  key: string
  prepared: Prepared
  variables: OperationRequest['variables']
}

/** Reads a viewer's current rights from the services, with the viewer's own token. */
export interface CurrentRights {
  /**
   * Returns the viewer with those of the token's permissions that its role still has. If the services do not report
   * them, or cannot at the moment (unless `mustKnow`), the token's permissions remain. Throws UNAUTHENTICATED if the
   * account or its role no longer exists.
   */
  keys(viewer: Viewer, options: { mustKnow: boolean; ended?: AbortSignal }): Promise<Viewer>
  /** Throws unless the viewer may watch the subscription. */
  mayWatch(watched: Watched, viewer: Viewer, ended?: AbortSignal): Promise<void>
}

export interface RightsNowOptions {
  operations: Operations
  contexts: Contexts
  /** The time limit of one check. */
  deadlineMs: number
}

const passes = (error: unknown) =>
  error instanceof RequestError && isTransient({ ...error.extensions, code: error.code }, 0)

export function createRightsNow({ operations, contexts, deadlineMs }: RightsNowOptions): CurrentRights {
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
