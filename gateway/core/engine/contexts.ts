import type { GatewayContext, Viewer } from '../graph/context.ts'
import type { Signal } from '../rest/deadline.ts'
import type { Live } from '../live/live.ts'
import { createRestClient } from '../rest/rest.ts'
import type { CallRecord, RestClient } from '../rest/restCall.ts'
import type { Upstreams } from '../rest/upstreams.ts'

interface Asked {
  viewer: Viewer
  requestId: string
  signal: Signal
  timezoneOffset?: number
  idempotencyKey?: string
}

/** Makes what resolvers get. */
export interface Contexts {
  make(asked: Asked): GatewayContext
  rest(asked: Asked): RestClient
}

export function createContexts(upstreams: Upstreams, live: Live, onCall?: (record: CallRecord) => void): Contexts {
  const rest = ({ viewer, requestId, signal, timezoneOffset, idempotencyKey }: Asked) =>
    createRestClient({ upstreams, token: viewer.token, requestId, signal, timezoneOffset, idempotencyKey, onCall })
  return {
    rest,
    make: (asked) => ({
      viewer: asked.viewer,
      rest: rest(asked),
      live,
      requestId: asked.requestId,
      timezoneOffset: asked.timezoneOffset ?? 0,
      signal: asked.signal,
    }),
  }
}
