import { AsyncLocalStorage } from 'node:async_hooks'

type Fail = (error: unknown) => void

const failed = new AsyncLocalStorage<Fail>()
const exchanges = new Set<Fail>()
/** Where a failure comes from that lost its line on the way: a socket or timer that several share. */
const isOfExchange = (error: unknown) =>
  error instanceof Error && /[\\/](node_modules[\\/](sip\.js|werift)|demo[\\/]exchange)[\\/]/.test(error.stack ?? '')

/**
 * What nobody caught in a timer, socket or promise of a line ends that line. What the exchange and its libraries throw
 * outside of any line ends all lines, and the exchange goes on without them. All else ends the process, as without us.
 */
function caught(error: unknown): void {
  const fail = failed.getStore()
  if (fail) return fail(error)
  if (!isOfExchange(error)) throw error
  for (const failAll of exchanges) failAll(error)
}

/** From now on failures within `contained` stay there, and others of the exchange are given to `failAll`. Answers what ends it. */
export function startContaining(failAll: Fail): () => void {
  if (exchanges.size === 0) process.on('uncaughtException', caught)
  exchanges.add(failAll)
  return () => {
    exchanges.delete(failAll)
    if (exchanges.size === 0) process.off('uncaughtException', caught)
  }
}

/** Runs the work of one line: what it and all that comes of it later throws is given to `fail`. */
export const contained = <T>(fail: Fail, work: () => T): T => failed.run(fail, work)
