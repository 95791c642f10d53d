import { afterAll, beforeAll, expect, test } from 'vitest'
import { seedCalls } from '../../../services/demo/calls.ts'
import { companies } from '../../../services/demo/people/accounts.ts'
import { callList, callMonitor, phonenetReadyUser } from '../../../services/features/calls/contract.ts'
import type { Call } from '../../../services/features/calls/callShapes.ts'
import { startServicesHere, type ServicesHere } from '../../support/services.fixture.ts'

let here: ServicesHere
beforeAll(async () => {
  here = await startServicesHere()
})
afterAll(() => here?.close())

interface Paged {
  data: Call[]
  totalItem: number
}
const logOf = async (userName: string) =>
  (await here.call(callList, await here.tokenOf(userName), { body: { pageSize: 100 } })).body as Paged

test('every user who may call has their own extension', async () => {
  const exts = await Promise.all(
    ['recruiter', 'recruiter2', 'sato.kenta', 'multi', 'admin', 'admin@other'].map(async (userName) => {
      const { status, body } = await here.call(phonenetReadyUser, await here.tokenOf(userName))
      return [status, (body as { ext: string }).ext] as const
    }),
  )
  expect(exts.map(([status]) => status)).toEqual(Array(6).fill(200))
  expect(new Set(exts.map(([, ext]) => ext)).size).toBe(6)
  const passwords = await here.services
    .companyDb(companies.first.id)
    .from('phone_extension')
    .select('ext_password')
    .execute()
  expect(new Set(passwords.map((row) => row.ext_password)).size).toBe(passwords.length)
  expect(passwords.every((row) => row.ext_password.length >= 20)).toBe(true)
})

test("there are plausible calls of the last weeks, each in its candidate's timeline, and some were recorded", async () => {
  const { data, totalItem } = await logOf('manager')
  expect(totalItem).toBeGreaterThan(25)
  for (const { phase, result, startedAt, ringingAt, answeredAt, endedAt, candidateId } of data) {
    expect([phase, Boolean(answeredAt), candidateId !== null]).toEqual(['ended', result === 'answered', true])
    const moments = [startedAt, ringingAt, answeredAt, endedAt].filter((moment) => moment !== null)
    expect(moments).toEqual([...moments].sort())
    expect(Date.parse(endedAt!)).toBeLessThan(Date.now())
  }
  expect(new Set(data.map(({ result }) => result)).size).toBe(5)
  expect(data.filter(({ hasRecording }) => hasRecording)).toHaveLength(3)
  const events = await here.services
    .companyDb(companies.first.id)
    .from('candidate_event')
    .select(['call_id', 'candidate_id'])
    .where('kind', '=', 'called')
    .execute()
  expect(events.map(({ call_id: id, candidate_id: of }) => `${id} ${of}`).sort()).toEqual(
    data.map(({ id, candidateId }) => `${id} ${candidateId}`).sort(),
  )
  expect((await here.call(callMonitor, await here.tokenOf('manager'))).body).toEqual([])
})

test('a second start adds nothing', async () => {
  const before = await logOf('manager')
  await seedCalls(here.services, companies.first.id, 'first')
  expect(await logOf('manager')).toEqual(before)
})
