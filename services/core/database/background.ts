import { setTimeout } from 'node:timers/promises'
import type { PostgresPool } from 'kysely'
import type { Pool } from 'pg'

/** Longest that background work stands back each time, in milliseconds, and how long after an answer a screen's next question may come. */
const patience = 200
const pause = 15

/**
 * A pool of one connection as background work gets it: those who wait for an answer go first, also with their next question.
 * Background work takes turns among itself.
 */
export function behindOthers(pool: Pool): PostgresPool {
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
    // It ends with the pool itself.
    end: async () => {},
  }
}
