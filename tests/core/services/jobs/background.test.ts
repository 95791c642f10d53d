import { EventEmitter } from 'node:events'
import pg from 'pg'
import { expect, test } from 'vitest'
import { yieldingPool } from '../../../../services/core/database/background.ts'

/** A connection that leads nowhere. */
class NoClient extends EventEmitter {
  connect(done: () => void) {
    done()
  }

  end(done: () => void) {
    done()
  }
}

const onePool = () => new pg.Pool({ max: 1, idleTimeoutMillis: 0, Client: NoClient as unknown as typeof pg.Client })
const soon = () => new Promise((done) => setTimeout(done, 30))

test('a request that arrives after background work still goes first', async () => {
  const pool = onePool()
  const order: string[] = []
  const reader = await pool.connect()
  const background = yieldingPool(pool)
    .connect()
    .then((client) => {
      order.push('background')
      client.release()
    })
  await soon()
  const later = pool.connect().then((client) => {
    order.push('reader')
    client.release()
  })
  reader.release()
  await Promise.all([background, later])
  expect(order).toEqual(['reader', 'background'])
  await pool.end()
})

test('background work takes turns, and its turn comes however many others wait', async () => {
  const pool = onePool()
  const order: number[] = []
  const background = yieldingPool(pool)
  let isAsking = true
  const asking = (async () => {
    while (isAsking) {
      const client = await pool.connect()
      await new Promise(setImmediate)
      client.release()
    }
  })()
  await Promise.all(
    [1, 2, 3].map(async (one) => {
      const client = await background.connect()
      order.push(one)
      client.release()
    }),
  )
  isAsking = false
  await asking
  expect(order).toEqual([1, 2, 3])
  await pool.end()
})
