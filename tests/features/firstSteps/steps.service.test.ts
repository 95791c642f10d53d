import { afterAll, beforeAll, expect, test } from 'vitest'
import { companyProfileUpdate } from '../../../services/features/companies/contract.ts'
import { firstStepList, type StepKey } from '../../../services/features/firstSteps/contract.ts'
import { locationManageCreate } from '../../../services/features/locations/contract.ts'
import { startPeople, type PeopleHere } from '../users/people.fixture.ts'

let here: PeopleHere
beforeAll(async () => {
  here = await startPeople()
})
afterAll(() => here?.close())

const open = async (userName: string): Promise<StepKey[]> =>
  (await here.as(userName).ok(firstStepList)).filter(({ isDone }) => !isDone).map(({ key }) => key)

test('a step is done once its first record exists, only in the same company', async () => {
  const contacts = { email: null, phone: '024 1', website: null, address: null, taxCode: null, version: null }
  const profile = (address: string | null) =>
    here.as('admin@other').ok(companyProfileUpdate, { body: { ...contacts, address } })
  await profile(null)
  const before = await open('admin@other')
  expect(before).toContain('companyProfile')
  await profile('1 Lê Lợi')
  expect(await open('admin@other')).not.toContain('companyProfile')
  const isNew = before.includes('locations')
  await here.as('admin').ok(locationManageCreate, { body: { name: 'Vinh', city: 'Vinh', country: 'VN' } })
  expect((await open('admin@other')).includes('locations')).toBe(isNew)
  expect(await open('admin')).not.toContain('locations')
})

test('the steps are visible to users who manage the company', async () => {
  for (const userName of ['recruiter', 'finance', 'vendor'])
    // oxlint-disable-next-line no-await-in-loop -- three
    expect((await here.as(userName).raw(firstStepList)).status).toBe(403)
})
