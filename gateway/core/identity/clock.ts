import type { Issuer } from './issuer.ts'
import type { Log } from '../log.ts'

/** Distinguishes a wrong clock from an old token. */
export interface Clock {
  /**
   * Returns a sentence about this machine's clock for a token that was refused because of its times. It is empty if the
   * clock is right or the difference is unknown.
   */
  fault(): Promise<string>
}

const everyMs = 60_000
/** The provider's time is in whole seconds, and its response takes a moment. */
const tolerance = 5

/** Compares this machine's clock with the identity provider's, at most once a minute. */
export function createClock(issuer: Issuer, log: Log): Clock {
  let found = Promise.resolve('')
  let at = -Infinity

  async function measure() {
    const ahead = await issuer.secondsAhead().catch(() => 0)
    if (Math.abs(ahead) <= tolerance) return ''
    log.warn('access tokens are refused because the clocks of this machine and of the identity provider differ', {
      secondsAhead: ahead,
    })
    return ` The gateway's clock is ${Math.abs(ahead)} s ${ahead > 0 ? 'ahead of' : 'behind'} the identity provider's.`
  }

  return {
    fault() {
      if (performance.now() - at > everyMs) {
        at = performance.now()
        found = measure()
      }
      return found
    },
  }
}
