import { setTimeout as pause } from 'node:timers/promises'
import type { ErrorCode } from '../errors/errorTable.ts'
import { RequestError } from '../graph/requestError.ts'

/** Failures that are temporary, however long they last. */
const away: ReadonlySet<ErrorCode> = new Set(['UPSTREAM_UNAVAILABLE', 'UPSTREAM_TIMEOUT', 'RATE_LIMITED'])
/**
 * The number of consecutive internal errors of the services that count as temporary: their database restarts, or a
 * proxy answers for them.
 */
const mostFaults = 6

/**
 * Whether it is worth trying again after a number of consecutive failures. Services that are unavailable or have
 * internal errors usually recover, and subscriptions wait for them instead of ending.
 */
export const isTransient = ({ code, status }: { code: ErrorCode; status?: unknown }, failures: number): boolean =>
  away.has(code) ||
  (failures < mostFaults && (code === 'UPSTREAM_BAD_ANSWER' || (code === 'INTERNAL' && Number(status) >= 500)))

/**
 * Returns the milliseconds before the next attempt after a number of consecutive failures: 500, doubling to 10,000,
 * minus a random part.
 */
export const pauseLength = (failures: number): number =>
  Math.min(10_000, 500 * 2 ** failures) * (0.5 + Math.random() / 2)

/** Waits before the next attempt after a number of consecutive failures. Ends when the signal fires. */
export const pauseAfter = (failures: number, signal: AbortSignal): Promise<void> =>
  pause(pauseLength(failures), undefined, { signal }).catch(() => undefined)

/**
 * Repeats work as long as its failures may be temporary. Throws other failures, and the last one if the signal ends it.
 */
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
