import { AsyncLocalStorage } from 'node:async_hooks'

const failed = new AsyncLocalStorage<(error: unknown) => void>()
let users = 0

/** What nobody caught in a timer, socket or promise of a line ends that line; all else ends the process, as without us. */
function caught(error: unknown): void {
  const fail = failed.getStore()
  if (!fail) throw error
  fail(error)
}

/** From now on failures within `contained` stay there. Answers the function that ends it. */
export function startContaining(): () => void {
  if (users++ === 0) process.on('uncaughtException', caught)
  return () => {
    if (--users === 0) process.off('uncaughtException', caught)
  }
}

/** Runs the work of one line: what it and all that comes of it later throws is given to `fail`. */
export const contained = <T>(fail: (error: unknown) => void, work: () => T): T => failed.run(fail, work)
