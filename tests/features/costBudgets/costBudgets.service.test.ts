import { afterAll, beforeAll, expect, test } from 'vitest'
import { costBudgetDraw, type PointsDraw } from '../../../services/features/costBudgets/contract.ts'
import { periodic } from '../../../services/features/costBudgets/routes.ts'
import { runPeriodic } from '../../../services/core/jobs/periodic.ts'
import { gatewaySecret, startServicesHere, type ServicesHere } from '../../support/services.fixture.ts'

const companyId = crypto.randomUUID()
let here: ServicesHere
let gateway: string

/** Returns the gateway's own token. */
async function gatewayToken(): Promise<string> {
  const answer = await fetch(`${here.services.url}/idp/token`, {
    method: 'POST',
    headers: { authorization: `Basic ${Buffer.from(`gateway:${gatewaySecret}`).toString('base64')}` },
    body: new URLSearchParams({ grant_type: 'client_credentials', scope: 'events' }),
  })
  return ((await answer.json()) as { access_token: string }).access_token
}

beforeAll(async () => {
  here = await startServicesHere()
  gateway = await gatewayToken()
})
afterAll(() => here?.close())

// So slow that points do not come back during a test.
const usual = { companyId, capacity: 20_000, restoreRate: 1, least: 100, most: 5000, giveBack: 0 }
const raw = (token: string, body: Partial<PointsDraw>) =>
  here.call(costBudgetDraw, token, { body: { ...usual, ...body } })
async function draw(body: Partial<PointsDraw>) {
  const { status, body: answer } = await raw(gateway, body)
  expect(status).toBe(200)
  return answer as { granted: number; available: number }
}

test('portions are drawn until nothing is left, separately for each subject and company', async () => {
  const drawn = await Promise.all(Array.from({ length: 6 }, () => draw({ subject: 'tool' })))
  expect(drawn.map(({ granted }) => granted).sort()).toEqual([0, 0, 5000, 5000, 5000, 5000])
  expect((await draw({ subject: 'other' })).granted).toBe(5000)
  expect((await draw({ subject: 'tool', companyId: crypto.randomUUID() })).granted).toBe(5000)
})

/** This many points, plus those that come back while a busy machine is slow. */
const about = (points: number) => expect.toSatisfy((found: number) => found >= points && found < points + 90)

test('returned points are available at once, and never exceed the capacity', async () => {
  expect(await draw({ subject: 'back', least: 20_000, most: 20_000 })).toEqual({ granted: 20_000, available: 0 })
  expect((await draw({ subject: 'back' })).granted).toBe(0)
  const back = await draw({ subject: 'back', giveBack: 300, least: 0, most: 0 })
  expect(back).toEqual({ granted: 0, available: about(300) })
  expect(await draw({ subject: 'back', giveBack: 50, most: 340 })).toEqual({ granted: 340, available: about(10) })
  expect((await draw({ subject: 'back', giveBack: 1_000_000, least: 0, most: 0 })).available).toBe(20_000)
})

test('points come back with time', async () => {
  await draw({ subject: 'time', restoreRate: 100_000, least: 20_000, most: 20_000 })
  const { db } = here.services
  await db
    .updateTable('cost_budget')
    .set({ drawn_at: new Date(Date.now() - 100) })
    .where('subject', '=', 'time')
    .execute()
  const { granted, available } = await draw({ subject: 'time', restoreRate: 100_000, least: 1, most: 20_000 })
  expect(granted + available).toBeGreaterThanOrEqual(10_000)
})

test('a capacity above any need grants only the points that exist', async () => {
  expect(await draw({ subject: 'small', capacity: 50, least: 100 })).toEqual({ granted: 0, available: 50 })
  expect(await draw({ subject: 'small', capacity: 50, least: 10, most: 100 })).toEqual({ granted: 50, available: 0 })
})

test('only the gateway can draw points', async () => {
  for (const name of ['admin', 'recruiter', 'vendor']) {
    expect((await raw(await here.tokenOf(name), { subject: 'tool' })).status).toBe(403)
  }
  expect((await raw(gateway, { subject: '' })).status).toBe(400)
  expect((await raw(gateway, { subject: 'tool', giveBack: -1 })).status).toBe(400)
})

test('a subject that has drawn nothing for a day is deleted', async () => {
  await draw({ subject: 'old' })
  await draw({ subject: 'new' })
  const { db } = here.services
  const dayAgo = new Date(Date.now() - 25 * 3_600_000)
  await db.updateTable('cost_budget').set({ drawn_at: dayAgo }).where('subject', '=', 'old').execute()
  for (const work of periodic) await runPeriodic(db, work)
  const left = await db.selectFrom('cost_budget').select('subject').where('subject', 'in', ['old', 'new']).execute()
  expect(left).toEqual([{ subject: 'new' }])
})
