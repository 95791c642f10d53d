import { AsyncLocalStorage } from 'node:async_hooks'

type Fail = (error: unknown) => void

const failed = new AsyncLocalStorage<Fail>()
const exchanges = new Set<Fail>()
/**
 * Whether a failure comes from the exchange although its line is unknown, because it happened in a shared socket or
 * timer.
 */
const isOfExchange = (error: unknown) =>
  error instanceof Error && /[\\/](node_modules[\\/](sip\.js|werift)|demo[\\/]exchange)[\\/]/.test(error.stack ?? '')

/**
 * Handles uncaught errors. An error in a timer, socket or promise of a line ends that line. An error of the exchange or
 * its libraries outside of any line ends all lines, and the exchange continues without them. Any other error ends the
 * process, as it normally would.
 */
function caught(error: unknown): void {
  const fail = failed.getStore()
  if (fail) return fail(error)
  if (!isOfExchange(error)) throw error
  for (const failAll of exchanges) failAll(error)
}

/**
 * From now on, failures within `contained` are reported there, and other failures of the exchange to `failAll`. Returns
 * the function that ends this.
 */
export function startContaining(failAll: Fail): () => void {
  if (exchanges.size === 0) process.on('uncaughtException', caught)
  exchanges.add(failAll)
  return () => {
    exchanges.delete(failAll)
    if (exchanges.size === 0) process.off('uncaughtException', caught)
  }
}

/** Runs the work of one line: all errors that it causes, now or later, are passed to `fail`. */
export const contained = <T>(fail: Fail, work: () => T): T => failed.run(fail, work)
