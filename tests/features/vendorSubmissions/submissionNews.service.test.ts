import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { runPeriodic } from '../../../services/core/jobs/periodic.ts'
import { verificationCandidateApproval } from '../../../services/features/verifications/contract.ts'
import * as contract from '../../../services/features/vendorSubmissions/contract.ts'
import { submissionNews } from '../../../services/features/vendorSubmissions/news.ts'
import { cvOf, startSubmissions, type SubmissionsHere } from './submissions.fixture.ts'

// Each CV is read in the background, in a separate process.
vi.setConfig({ testTimeout: 120_000 })

let here: SubmissionsHere
beforeAll(async () => {
  here = await startSubmissions()
})
afterAll(() => here?.close())

const newsOf = async (userName: string) =>
  (
    await here.db
      .from('notification')
      .select(['kind', 'params', 'path'])
      .where('notification.user_name', '=', userName)
      .orderBy('notification.created_at')
      .execute()
  ).map(({ kind, params, path }) => ({ kind, candidate: params.candidate, path }))
const run = () => runPeriodic(here.services.db, submissionNews())

test('the requester is notified of a CV; only the users of its vendor are notified of its progress, once per change', async () => {
  const request = await here.request()
  const an = await here.submitted('vendor', request, await cvOf('Nguyen Van An', 'an@example.com', '0912345678'))
  const ba = await here.submitted('vendor', request, await cvOf('Le Thi Ba', 'ba@example.com', '0922222222'))
  await here.submitted('vendor2', request, await cvOf('Sato Ken', 'ken@example.com', '0901234567'))
  expect(await newsOf('admin')).toContainEqual({
    ...{ kind: 'submissionReceived', candidate: 'Nguyen Van An', path: `/vendor-request?report=${request}` },
  })
  await run()
  expect(await newsOf('vendor')).toEqual([])
  const reject = { id: an.rowId!, status: 'rejected', remark: 'No' } as const
  await here.as('admin').ok(verificationCandidateApproval, { body: reject })
  await here.as('admin').ok(contract.vendorSubmissionRule, { params: { id: ba.id }, body: { ruling: 'notEligible' } })
  await Promise.all([run(), run()])
  await run()
  const path = `/vendor-request?submitted=${request}`
  expect((await newsOf('vendor')).sort((one, other) => one.kind.localeCompare(other.kind))).toEqual([
    { kind: 'submissionNotEligible', candidate: 'Le Thi Ba', path },
    { kind: 'submissionRejected', candidate: 'Nguyen Van An', path },
  ])
  expect(await newsOf('vendor2')).toEqual([])
})

test('a change that is undone before anybody looks, and a withdrawal, notify nobody', async () => {
  const request = await here.request()
  const { id } = await here.submitted('vendor2', request, await cvOf('Do Ky', 'ky@example.com', '0966666666'))
  const rule = (ruling: 'eligible' | 'notEligible') =>
    here.as('admin').ok(contract.vendorSubmissionRule, { params: { id }, body: { ruling } })
  await rule('notEligible')
  await rule('eligible')
  await run()
  expect(await newsOf('vendor2')).toEqual([])
  await here.as('vendor2').ok(contract.vendorSubmissionWithdraw, { params: { id } })
  await run()
  expect(await newsOf('vendor2')).toEqual([])
})
