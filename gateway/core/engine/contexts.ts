import type { GatewayContext, Viewer } from '../graph/context.ts'
import type { Signal } from '../rest/deadline.ts'
import type { Live } from '../live/live.ts'
import { createRestClient } from '../rest/rest.ts'
import type { CallRecord, RestClient } from '../rest/restCall.ts'
import type { Upstreams } from '../rest/upstreams.ts'

interface ContextOptions {
  /** The signed-in user, or null. */
  viewer: Viewer | null
  requestId: string
  /** The trace that the request belongs to. */
  traceparent?: string
  signal: Signal
  timezoneOffset?: number
  idempotencyKey?: string
  /** Headers that identify a caller who is not signed in: the IP address and the user agent. */
  stranger?: Readonly<Record<string, string>>
}

/** Creates the context of resolvers. */
export interface Contexts {
  make(asked: ContextOptions): GatewayContext
  rest(asked: ContextOptions): RestClient
}

/** Adds the values that a call left out to the count of its context. */
function note(context: GatewayContext, { operation, leftOut }: CallRecord): void {
  if (!leftOut) return
  const noted = (context.unreadable ??= { count: 0, operations: {} })
  noted.count += leftOut.count
  noted.operations[operation] = (noted.operations[operation] ?? 0) + leftOut.count
}

export function createContexts(upstreams: Upstreams, live: Live, onCall?: (record: CallRecord) => void): Contexts {
  const rest = (
    { viewer, requestId, traceparent, signal, timezoneOffset, idempotencyKey, stranger }: ContextOptions,
    told = onCall,
  ) =>
    createRestClient({
      upstreams,
      ...(viewer && { token: viewer.token }),
      requestId,
      signal,
      timezoneOffset,
      idempotencyKey,
      headers: { ...stranger, ...(traceparent && { traceparent }) },
      onCall: told,
    })
  return {
    rest: (asked) => rest(asked),
    make(asked) {
      const context: GatewayContext = {
        viewer: asked.viewer,
        rest: rest(asked, (record) => {
          note(context, record)
          onCall?.(record)
        }),
        live,
        requestId: asked.requestId,
        timezoneOffset: asked.timezoneOffset ?? 0,
        signal: asked.signal,
      }
      return context
    },
  }
}
