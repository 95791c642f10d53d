import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { agreementAt } from '../../../services/features/vendorAgreements/terms.ts'
import * as contract from '../../../services/features/vendorAgreements/contract.ts'
import { startSubmissions, type SubmissionsHere } from '../vendorSubmissions/submissions.fixture.ts'
import { addJob } from './jobs.fixture.ts'

let here: SubmissionsHere
beforeAll(async () => {
  here = await startSubmissions()
})
afterAll(() => here?.close())
beforeEach(() => here.db.delete('vendor_agreement').execute())

const terms = {
  ...{ fromDay: '2026-01-01', toDay: '2026-12-31', feeKind: 'percent', fee: 18, currency: 'VND' },
  ...{ guaranteeDays: 60, ownershipDays: 365, refundRule: ' Half of it. ', jobIds: null },
} as const
const create = (more: object = {}) =>
  here.as('admin').ok(contract.vendorAgreementCreate, { body: { vendorId: here.vendors[0], ...terms, ...more } })
const refused = async (more: object) => {
  const body = { vendorId: here.vendors[0], ...terms, ...more }
  return (await here.as('admin').raw(contract.vendorAgreementCreate, { body })).body as any
}

test('an agreement is added, changed once per version, and deleted', async () => {
  const made = await create()
  expect(made).toMatchObject({ ...terms, refundRule: 'Half of it.', version: 1, updatedBy: 'admin' })
  const change = { params: { id: made.id }, body: { ...terms, toDay: null, fee: 20.5, version: 1 } }
  expect(await here.as('admin').ok(contract.vendorAgreementUpdate, change)).toMatchObject({
    ...{ toDay: null, fee: 20.5, version: 2 },
  })
  expect((await here.as('admin').raw(contract.vendorAgreementUpdate, change)).body).toMatchObject({ errorCode: '599' })
  expect(await here.as('admin').ok(contract.vendorAgreementsOf, { body: { ids: [...here.vendors] } })).toHaveLength(1)
  const gone = { params: { id: made.id } }
  await here.as('admin').ok(contract.vendorAgreementDelete, gone)
  expect((await here.as('admin').raw(contract.vendorAgreementDelete, gone)).status).toBe(404)
  expect((await here.as('admin').raw(contract.vendorAgreementUpdate, change)).status).toBe(404)
})

test('errors are reported under their fields and nothing is changed', async () => {
  const wrong = await refused({
    ...{ fromDay: '2026-02-30', toDay: '2025-01-01', fee: 101, currency: 'dong', guaranteeDays: -1 },
    ...{ ownershipDays: 4000, refundRule: 'x'.repeat(1001), jobIds: ['7c9e6679-7425-40de-944b-e07fc1f90aff'] },
  })
  expect(Object.keys(wrong.errors).sort()).toEqual(
    ['fromDay', 'toDay', 'fee', 'currency', 'guaranteeDays', 'ownershipDays', 'refundRule', 'jobIds'].sort(),
  )
  expect((await refused({ toDay: '2025-12-31' })).errors).toEqual({ toDay: ['must not be before the start'] })
  expect((await refused({ jobIds: [] })).errors).toHaveProperty('jobIds')
  expect((await refused({ vendorId: '7c9e6679-7425-40de-944b-e07fc1f90aff' })).errors).toHaveProperty('vendorId')
  expect(await here.db.from('vendor_agreement').select('vendor_agreement.id').execute()).toEqual([])
})

test('two agreements cannot apply to the same jobs on the same day', async () => {
  await create()
  expect((await refused({ fromDay: '2026-12-31', toDay: null })).errorCode).toBe('AGREEMENT_OVERLAPS')
  await create({ fromDay: '2027-01-01', toDay: null })
  const jobId = await addJob(here.db, 'Payment team')
  await create({ jobIds: [jobId] })
  expect((await refused({ jobIds: [jobId] })).errorCode).toBe('AGREEMENT_OVERLAPS')
  const { jobIds: _jobIds, ...rest } = terms
  const [forJob] = (
    await here.as('admin').ok(contract.vendorAgreementsOf, { body: { ids: [here.vendors[0]] } })
  ).filter((one) => one.jobIds !== null)
  const kept = { params: { id: forJob!.id }, body: { ...rest, fee: 3 } }
  expect(await here.as('admin').ok(contract.vendorAgreementUpdate, kept)).toMatchObject({ fee: 3, jobIds: [jobId] })
  await create({ vendorId: here.vendors[1] })
  const both = await Promise.all([1, 2].map(() => refused({ fromDay: '2025-01-01', toDay: '2025-02-01' })))
  expect(both.map(({ errorCode }) => errorCode ?? 'made').sort()).toEqual(['AGREEMENT_OVERLAPS', 'made'])
})

test('the agreement for a job takes precedence over the general one', async () => {
  const jobId = await addJob(here.db, 'Data team')
  await create({ fee: 10 })
  await create({ fee: 25, jobIds: [jobId] })
  const feeAt = async (at: string, job: string | null) =>
    (await agreementAt(here.db, here.vendors[0], new Date(at), job))?.fee ?? null
  expect(await feeAt('2026-05-01T00:00:00Z', jobId)).toBe(25)
  expect(await feeAt('2026-12-31T23:00:00Z', null)).toBe(10)
  expect(await feeAt('2027-01-01T00:00:00Z', jobId)).toBeNull()
})

test('only users who manage vendors can read and write agreements', async () => {
  for (const userName of ['recruiter', 'vendor', 'finance'])
    expect(
      (await here.as(userName).raw(contract.vendorAgreementsOf, { body: { ids: [...here.vendors] } })).status,
    ).toBe(403)
})
