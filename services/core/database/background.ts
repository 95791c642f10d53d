import { setTimeout } from 'node:timers/promises'
import type { PostgresPool } from 'kysely'
import type { Pool } from 'pg'

/**
 * The maximum time that background work lets others go first, in milliseconds. `pause` is the time after an answer
 * within which a screen's next query may arrive.
 */
const patience = 200
const pause = 15

/**
 * Wraps a pool of one connection for background work: callers who wait for an answer go first, and so do their next
 * queries. Background work is run one at a time.
 */
export function yieldingPool(pool: Pool): PostgresPool {
  let isOurs = false
  let lastOther = 0
  let before: Promise<void> = Promise.resolve()
  pool.on('release', () => {
    if (!isOurs) lastOther = performance.now()
  })
  const isAsked = () =>
    pool.waitingCount > 0 || pool.idleCount < pool.totalCount || performance.now() - lastOther < pause

  async function connect() {
    const until = performance.now() + patience
    while (isAsked() && performance.now() < until) await setTimeout(pause / 3)
    const client = await pool.connect()
    isOurs = true
    return client
  }

  return {
    options: pool.options,
    async connect() {
      const turn = Promise.withResolvers<void>()
      const earlier = before
      before = turn.promise
      await earlier
      const client = await connect().catch((error: unknown) => {
        turn.resolve()
        throw error
      })
      const { release } = client
      client.release = (error) => {
        release(error)
        isOurs = false
        turn.resolve()
      }
      return client
    },
    // Nothing to end: the pool itself is ended elsewhere.
    end: async () => {},
  }
}
