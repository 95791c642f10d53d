import type { GatewayContext, Viewer } from './context.ts'
import type { Signal } from './deadline.ts'
import type { Live } from './live.ts'
import { createRestClient, type CallRecord, type RestClient } from './rest.ts'
import type { Upstreams } from './upstreams.ts'

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
