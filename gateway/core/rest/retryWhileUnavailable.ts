import { setTimeout as pause } from 'node:timers/promises'
import type { ErrorCode } from '../errors/errorTable.ts'
import { RequestError } from '../graph/requestError.ts'

/** Failures that pass however long they last. */
const away: ReadonlySet<ErrorCode> = new Set(['UPSTREAM_UNAVAILABLE', 'UPSTREAM_TIMEOUT', 'RATE_LIMITED'])
/** So often in a row a fault of the services' own is taken for one that passes: their database restarts, a proxy answers in their place. */
const mostFaults = 6

/**
 * Whether it is worth trying again after so many failures in a row: services that are away, or whose own fault it was,
 * come back by themselves, and what is watched waits for them instead of ending.
 */
export const isTransient = ({ code, status }: { code: ErrorCode; status?: unknown }, failures: number): boolean =>
  away.has(code) ||
  (failures < mostFaults && (code === 'UPSTREAM_BAD_ANSWER' || (code === 'INTERNAL' && Number(status) >= 500)))

/** Milliseconds before the next try after so many failures in a row: 500 doubling to 10,000, less by chance. */
export const pauseLength = (failures: number): number =>
  Math.min(10_000, 500 * 2 ** failures) * (0.5 + Math.random() / 2)

/** Waits before the next try after so many failures in a row; ends with the signal. */
export const pauseAfter = (failures: number, signal: AbortSignal): Promise<void> =>
  pause(pauseLength(failures), undefined, { signal }).catch(() => undefined)

/** Does something again for as long as its failures may pass; throws the others, and the last one when the signal ends it. */
export async function retryWhileUnavailable<T>(work: () => Promise<T>, signal: AbortSignal): Promise<T> {
  for (let failures = 0; ; failures++) {
    try {
      return await work()
    } catch (error) {
      if (
        signal.aborted ||
        !(error instanceof RequestError && isTransient({ ...error.extensions, code: error.code }, failures))
      )
        throw error
      await pauseAfter(failures, signal)
      if (signal.aborted) throw error
    }
  }
}
