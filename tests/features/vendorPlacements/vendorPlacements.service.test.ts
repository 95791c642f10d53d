import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { newId } from '../../../services/core/ids.ts'
import { runPeriodic } from '../../../services/core/jobs/periodic.ts'
import { searchColumns } from '../../../services/features/candidates/filters/search.ts'
import { vendorAgreementCreate } from '../../../services/features/vendorAgreements/contract.ts'
import { vendorPerformance } from '../../../services/features/vendorReports/contract.ts'
import * as contract from '../../../services/features/vendorPlacements/contract.ts'
import { vendorSubmissionRule } from '../../../services/features/vendorSubmissions/contract.ts'
import { submissionNews } from '../../../services/features/vendorSubmissions/news.ts'
import '../../../services/features/pipelines/tables.ts'
import { addJob } from '../vendorAgreements/jobs.fixture.ts'
import { cvOf, startSubmissions, type SubmissionsHere } from '../vendorSubmissions/submissions.fixture.ts'

// Each CV is read in the background, in a separate process.
vi.setConfig({ testTimeout: 120_000 })

let here: SubmissionsHere
let jobId: string
let hiredStage: string
beforeAll(async () => {
  here = await startSubmissions()
  jobId = await addJob(here.db, 'Payment team')
  const [workflowId, made] = [newId(), { created_by: 'admin', updated_by: 'admin' }]
  hiredStage = newId()
  await here.db.insert('workflow', { id: workflowId, name: 'Short', ...made }).execute()
  await here.db
    .insert('workflow_status', {
      ...{ id: hiredStage, workflow_id: workflowId, name: 'Onboard', key: 'ONBOARD' },
      ...{ color: '#00aa00', position: 0, is_system: true },
    })
    .execute()
  const terms = {
    ...{ fromDay: '2026-01-01', toDay: null, feeKind: 'percent', currency: 'VND' },
    ...{ guaranteeDays: 60, ownershipDays: 30, refundRule: 'Half of it', jobIds: null },
  } as const
  for (const [vendorId, fee] of [
    [here.vendors[0], 18],
    [here.vendors[1], 20],
  ] as const)
    await here.as('admin').ok(vendorAgreementCreate, { body: { vendorId, ...terms, fee } })
})
afterAll(() => here?.close())

const run = () => runPeriodic(here.services.db, submissionNews())
const list = async (body: object = {}) => (await here.as('admin').ok(contract.vendorPlacementList, { body })).data

/** Makes a candidate of a person's CV, and hires them. */
async function hire({ rowId, candidateName: name }: { rowId?: string | null; candidateName: string }): Promise<void> {
  const id = newId()
  const person = { name, phones: [], emails: [] }
  await here.db.insert('candidate', { id, ...person, created_by: 'admin', ...searchColumns(person) }).execute()
  await here.db
    .update('verification_candidate')
    .set({ status: 'approved', candidate_proccess_id: id })
    .where('verification_candidate.id', '=', rowId!)
    .execute()
  await here.db
    .insert('job_candidate', { job_id: jobId, candidate_id: id, added_by: 'admin', status_id: hiredStage })
    .execute()
  await run()
}

test('a hire becomes a placement with the terms of the day of the CV; its fee follows the salary', async () => {
  const request = await here.request({ jobId })
  const an = await here.submitted('vendor', request, await cvOf('Nguyen Van An', 'an@example.com', '0912345678'))
  expect(Date.parse(an.ownerUntil!) - Date.parse(an.createdDate)).toBe(30 * 86_400_000)
  await run()
  expect(await list()).toEqual([])
  await Promise.all([hire(an), run()])
  await run()
  const [made, ...others] = await list()
  expect(others).toEqual([])
  expect(made).toMatchObject({
    ...{ vendorName: 'TalentBridge', candidateName: 'Nguyen Van An', jobTitle: 'Payment team', isEntitled: true },
    ...{ state: 'expected', feeKind: 'percent', feeRate: 18, currency: 'VND', fee: null, startDay: null },
    ...{ guaranteeDays: 60, guaranteeUntil: null, refundRule: 'Half of it', version: 1 },
  })
  const update = (body: object) =>
    here
      .as('admin')
      .raw(contract.vendorPlacementUpdate, {
        params: { id: made!.id },
        body: { startDay: '2026-11-01', salary: 600_000_003, fixedFee: null, settled: null, note: '', ...body },
      })
  expect((await update({ version: 1 })).body).toMatchObject({
    ...{ fee: 108_000_001, state: 'due', guaranteeUntil: '2026-12-30', version: 2 },
  })
  expect((await update({ version: 1 })).body).toMatchObject({ errorCode: '599' })
  expect((await update({ startDay: '2999-01-01' })).body).toMatchObject({ state: 'expected' })
  expect((await update({ fixedFee: 5, settled: 'paid' })).body).toMatchObject({ fee: 5, state: 'paid' })
  expect((await update({ startDay: '2026-02-30', note: 'x'.repeat(1001) })).body).toMatchObject({
    errors: { startDay: ['must be a date'], note: ['Maximum length is 1000'] },
  })
  expect((await update({ salary: -1 })).status).toBe(400)
  expect(await list({ states: ['paid'], input: 'nguyen' })).toHaveLength(1)
  expect(await list({ states: ['due', 'noFee'] })).toEqual([])
  expect(await list({ vendorIds: [here.vendors[1]] })).toEqual([])
})

test('no fee is due for a candidate whom the vendor no longer owns, unless the company decides otherwise', async () => {
  const request = await here.request()
  const late = await here.submitted('vendor2', request, await cvOf('Le Thi Ba', 'ba@example.com', '0922222222'))
  const ruled = await here.submitted('vendor2', request, await cvOf('Do Van Ky', 'ky@example.com', '0966666666'))
  await here.db
    .update('vendor_submission')
    .set({ owner_until: new Date(Date.now() - 60_000) })
    .where('vendor_submission.id', 'in', [late.id, ruled.id])
    .execute()
  await here.db
    .update('vendor_submission')
    .set({ ruling: 'eligible' })
    .where('vendor_submission.id', '=', ruled.id)
    .execute()
  await hire(late)
  await hire(ruled)
  const found = await list({ vendorIds: [here.vendors[1]] })
  expect(found.map(({ candidateName, isEntitled, state, fee }) => [candidateName, isEntitled, state, fee])).toEqual([
    ['Do Van Ky', true, 'expected', null],
    ['Le Thi Ba', false, 'noFee', 0],
  ])
})

test('the report counts the results of CVs, and how long vendors wait for an answer', async () => {
  const request = await here.request()
  // A newer CV of a person who has been hired is not a second candidate.
  const newer = await here.submitted('vendor', request, await cvOf('Nguyen Van An', 'an@example.com', '0912345678'))
  expect(newer).toMatchObject({ standing: 'update' })
  await here.db
    .update('vendor_submission')
    .set({ interviewed_at: new Date(), hired_at: new Date(), told: 'hired' })
    .where('vendor_submission.id', '=', newer.id)
    .execute()
  const three = await Promise.all(
    ['Ho Van Mot', 'Ho Van Hai', 'Ho Van Bon'].map(async (name, at) =>
      here.submitted('vendor', request, await cvOf(name, `ho${at}@example.com`, `093000000${at}`)),
    ),
  )
  await here.as('admin').ok(vendorSubmissionRule, { params: { id: three[0]!.id }, body: { ruling: 'notEligible' } })
  await here.db
    .update('vendor_submission')
    .set({ submitted_at: new Date(Date.now() - 7_200_000) })
    .where('vendor_submission.id', '=', three[0]!.id)
    .execute()
  await run()
  const performance = async (more: object = {}) =>
    here.as('admin').ok(vendorPerformance, { body: { ids: [...here.vendors], ...more } })
  const [talentBridge, sakura] = await performance()
  expect(talentBridge).toMatchObject({
    ...{ submitted: 5, eligible: 4, interviewed: 1, hired: 1, rejected: 1, waiting: 2 },
  })
  expect(sakura).toMatchObject({ submitted: 2, eligible: 1 + 1, interviewed: 2, hired: 2, rejected: 0, waiting: 0 })
  expect(talentBridge!.medianMinutesToAnswer).toBeGreaterThan(50)
  expect(await performance({ from: '2999-01-01T00:00:00' })).toEqual(
    here.vendors.map((vendorId) => ({
      ...{ vendorId, submitted: 0, eligible: 0, interviewed: 0, hired: 0, rejected: 0, waiting: 0 },
      medianMinutesToAnswer: null,
    })),
  )
})

test('users who manage vendors see placements, and users who see vendors see the report', async () => {
  for (const userName of ['recruiter', 'vendor'])
    expect((await here.as(userName).raw(contract.vendorPlacementList, { body: {} })).status).toBe(403)
  expect((await here.as('vendor').raw(vendorPerformance, { body: { ids: [...here.vendors] } })).status).toBe(403)
})
