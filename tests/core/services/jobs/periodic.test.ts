import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { runPeriodic, startPeriodic, type Periodic } from '../../../../services/core/jobs/periodic.ts'
import { companies, startHere, type Here } from '../coreServices.fixture.ts'

let here: Here
beforeAll(async () => {
  here = await startHere({})
  const token = { endpoint: 'https://push.example/1', user_name: 'ann', p256dh: 'x', auth: 'x', user_agent: 'x' }
  await here.services.companyDb(companies[0]).insert('push_token', token).execute()
})
afterAll(() => here?.close())

const work = (more: Partial<Periodic>): Periodic => ({
  name: 'a test',
  everyMs: 5,
  table: 'push_token',
  isDue: sql<boolean>`user_name = 'ann'`,
  run: async () => {},
  ...more,
})

test('work is repeated in the companies where it is due, one run after the other', async () => {
  let running = 0
  const seen: [string, number][] = []
  const run: Periodic['run'] = async (db) => {
    running += 1
    await db.from('push_token').select('endpoint').execute()
    seen.push([db.companyId, running])
    running -= 1
  }
  const idle = vi.fn<Periodic['run']>(async () => {})
  const nobodys = work({ isDue: sql<boolean>`user_name = 'nobody'`, run: idle })
  const stop = startPeriodic(here.services.db, [work({ run }), nobodys], here.services.log, { publicUrl: '' })
  await vi.waitFor(() => expect(seen.length).toBeGreaterThan(5))
  await stop()
  expect(seen.every(([companyId, at]) => companyId === companies[0] && at === 1)).toBe(true)
  expect(idle).not.toHaveBeenCalled()
})

test('a failure is logged and the next run follows; stopping waits for running work', async () => {
  const error = vi.fn<(details: object, text: string) => void>()
  let times = 0
  let isDone = false
  const second = Promise.withResolvers<void>()
  const rest = Promise.withResolvers<void>()
  const run = async () => {
    times += 1
    if (times === 1) throw new Error('no luck')
    second.resolve()
    await rest.promise
    isDone = true
  }
  const stop = startPeriodic(here.services.db, [work({ run })], { error } as never, { publicUrl: '' })
  await second.promise
  const stopped = stop()
  rest.resolve()
  await stopped
  expect([isDone, error.mock.calls.map(([, text]) => text)]).toEqual([true, ['a test']])
})

test('work that writes to people waits while their company is closed, and maintenance continues', async () => {
  const { db } = here.services
  await db
    .insertInto('company')
    .values({ id: companies[0], name: 'Closed for now', is_active: false })
    .onConflict((conflict) => conflict.column('id').doUpdateSet({ is_active: false }))
    .execute()
  const [writes, keeps] = [vi.fn<Periodic['run']>(async () => {}), vi.fn<Periodic['run']>(async () => {})]
  const both = async () => {
    await runPeriodic(db, work({ waitsWhileClosed: true, run: writes }))
    await runPeriodic(db, work({ run: keeps }))
    return [writes.mock.calls.length, keeps.mock.calls.length]
  }
  expect(await both()).toEqual([0, 1])
  await db.updateTable('company').set({ is_active: true }).where('id', '=', companies[0]).execute()
  expect(await both()).toEqual([1, 2])
})
