import { expect, test } from 'vitest'
import { createSharedBudgets, type DrawPoints } from '../../../../../gateway/core/engine/budgets/shared.ts'

const limits = { capacity: 20_000, restoreRate: 1000 }
const purse = { companyId: 'company', subject: 'tool' }

/** Creates services with one store and two gateways that draw from it. The test controls the time. */
function world() {
  let now = 0
  const timers: { at: number; run: () => void }[] = []
  const calls: { least: number; most: number; giveBack: number }[] = []
  const store = { points: limits.capacity, at: 0, isAway: false }
  const draw: DrawPoints = async ({ capacity, restoreRate, least, most, giveBack }) => {
    await Promise.resolve()
    calls.push({ least, most, giveBack })
    if (store.isAway) throw new Error('away')
    const left = Math.min(capacity, store.points + giveBack + ((now - store.at) / 1000) * restoreRate)
    const granted = left >= least ? Math.min(left, most) : 0
    Object.assign(store, { points: left - granted, at: now })
    return { granted, available: left - granted }
  }
  const clock = {
    now: () => now,
    after(ms: number, run: () => void) {
      timers.push({ at: now + ms, run })
      return {} as NodeJS.Timeout
    },
  }
  const gateway = () => createSharedBudgets(limits, draw, undefined, clock)
  return {
    first: gateway(),
    second: gateway(),
    calls,
    store,
    async pass(ms: number) {
      now += ms
      for (const { run } of timers
        .splice(0, timers.length, ...timers.filter(({ at }) => at > now))
        .filter(({ at }) => at <= now))
        run()
      await new Promise((done) => setImmediate(done))
    },
  }
}

test('a gateway draws the points of five seconds once, and takes from them without further calls', async () => {
  const { first, calls } = world()
  await Promise.all(Array.from({ length: 25 }, () => first.take(purse, 200)))
  expect(calls).toEqual([{ least: 200, most: 5000, giveBack: 0 }])
  expect(first.available(purse)).toBe(15_000)
  await first.take(purse, 200)
  expect(calls).toHaveLength(2)
})

test('two gateways together grant no more than one would', async () => {
  const { first, second } = world()
  const taken = await Promise.allSettled(
    Array.from({ length: 300 }, (_, at) => (at % 2 ? first : second).take(purse, 100)),
  )
  expect(taken.filter(({ status }) => status === 'fulfilled')).toHaveLength(200)
  expect(taken.find(({ status }) => status === 'rejected')).toMatchObject({
    reason: { extensions: { code: 'RATE_LIMITED', retryAfter: 1 } },
  })
})

test('when nothing is left, the services are not called again for each document', async () => {
  const { first, calls, pass } = world()
  await first.take(purse, 20_000)
  const before = calls.length
  await Promise.allSettled(Array.from({ length: 100 }, () => first.take(purse, 500)))
  expect(calls).toHaveLength(before)
  await pass(500)
  await first.take(purse, 500)
  expect(calls).toHaveLength(before + 1)
})

test('unused points go back after five seconds, for the other gateway', async () => {
  const { first, second, store, pass, calls } = world()
  await first.take(purse, 100)
  await second.take(purse, 15_000)
  expect(store.points).toBe(0)
  await expect(second.take(purse, 100)).rejects.toMatchObject({ extensions: { code: 'RATE_LIMITED' } })
  await pass(5000)
  expect(calls.at(-1)).toEqual({ least: 0, most: 0, giveBack: 4900 })
  await second.take(purse, 9900)
  expect(second.available(purse)).toBe(0)
})

test('points that were requested but not used are available for the next document', async () => {
  const { first, calls } = world()
  await first.take(purse, 5000)
  first.giveBack(purse, 4000)
  await first.take(purse, 4000)
  expect(calls).toHaveLength(1)
  expect(first.available(purse)).toBe(15_000)
})

test('while the services do not answer, a gateway continues alone from the last balance, and shares again afterwards', async () => {
  const { first, store, pass, calls } = world()
  await first.take(purse, 5000)
  calls.length = 0
  store.isAway = true
  await first.take(purse, 10_000)
  await first.take(purse, 5000)
  await expect(first.take(purse, 100)).rejects.toMatchObject({ extensions: { code: 'RATE_LIMITED' } })
  expect(calls).toHaveLength(1)
  store.isAway = false
  await pass(5000)
  await first.take(purse, 100)
  expect(calls).toHaveLength(2)
})
