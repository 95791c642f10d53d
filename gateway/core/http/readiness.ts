import { request } from 'undici'
import type { ServiceName } from '../../../services/core/contract/operation.ts'
import type { Upstreams } from '../rest/upstreams.ts'

export interface Readiness {
  isReady: boolean
  body: object
}

interface Parts {
  baseUrls: Readonly<Record<ServiceName, string>>
  upstreams: Upstreams
  isClosing: () => boolean
  /** Whether live changes arrive through the event stream, rather than by polling or not at all. */
  hasEvents: () => boolean
}

/** An upstream counts as available if it answers within this time, whatever the answer. */
const probeMs = 2000
const believedMs = 1000

/**
 * Creates the readiness check. The gateway is ready unless it is closing or no upstream answers. While one does, part
 * of the product works, and a load balancer that removed every gateway would end that too.
 */
export function createReadiness({ baseUrls, upstreams, isClosing, hasEvents }: Parts): () => Promise<Readiness> {
  const origins = [...new Set(Object.values(baseUrls).map((url) => new URL(url).origin))]
  let known: { at: number; up: Promise<number> } | undefined

  async function answers(origin: string) {
    const answer = await request(`${origin}/health`, { signal: AbortSignal.timeout(probeMs) }).catch(() => undefined)
    answer?.body.on('error', () => undefined).resume()
    return answer !== undefined
  }

  return async () => {
    if (isClosing()) return { isReady: false, body: { status: 'closing' } }
    if (!known || performance.now() - known.at > believedMs) {
      known = { at: performance.now(), up: Promise.all(origins.map(answers)).then((all) => all.filter(Boolean).length) }
    }
    const up = await known.up
    const circuits = upstreams.circuits()
    const degraded = Object.entries(circuits)
      .filter(([, state]) => state !== 'closed')
      .map(([name]) => name)
    const status = up === 0 ? 'down' : up < origins.length || degraded.length ? 'degraded' : 'ready'
    return {
      isReady: up > 0,
      body: {
        status,
        upstreams: { answering: up, of: origins.length },
        circuits,
        degraded,
        events: hasEvents() ? 'stream' : 'polled',
      },
    }
  }
}
