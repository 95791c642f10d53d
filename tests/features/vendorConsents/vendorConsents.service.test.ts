import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import * as contract from '../../../services/features/vendorConsents/contract.ts'
import { vendorSubmissionWithdraw } from '../../../services/features/vendorSubmissions/contract.ts'
import { cvOf, startSubmissions, type SubmissionsHere } from '../vendorSubmissions/submissions.fixture.ts'

// Each CV is read in the background, in a separate process.
vi.setConfig({ testTimeout: 120_000 })

let here: SubmissionsHere
let request: string
beforeAll(async () => {
  here = await startSubmissions()
  request = await here.request()
})
afterAll(() => here?.close())

const mailsTo = (recipient: string) =>
  here.db.from('mail').select(['kind', 'subject', 'body']).where('mail.recipient', '=', recipient).execute()
const tokenFor = async (recipient: string) =>
  /\/vendor-consent\/([\w-]{43})/.exec((await mailsTo(recipient))[0]!.body)![1]!
const asked = (token: string) => here.as('admin').raw(contract.vendorConsent, { params: { token } })
const answer = (token: string, isGiven: boolean) =>
  here.as('admin').raw(contract.vendorConsentSet, { params: { token }, body: { isGiven } })

test('a candidate is asked for consent by mail, and may agree', async () => {
  const { id } = await here.submitted('vendor', request, await cvOf('Nguyen Van An', 'an@example.com', '0912345678'))
  expect(await here.read(id)).toMatchObject({ consent: 'asked', consentEvidence: '' })
  const [mail, ...more] = await mailsTo('an@example.com')
  expect(more).toEqual([])
  expect(mail!.body).toContain('TalentBridge')
  const token = await tokenFor('an@example.com')
  expect((await asked(token)).body).toMatchObject({
    ...{ vendorName: 'TalentBridge', candidateName: 'Nguyen Van An', jobTitle: 'Java developers', isGiven: null },
  })
  expect((await answer(token, true)).body).toMatchObject({ isGiven: true })
  expect((await answer(token, true)).body).toMatchObject({ isGiven: true })
  expect(await here.read(id)).toMatchObject({ consent: 'given', progress: 'received' })
})

test("a CV without the candidate's consent is withdrawn for good; vendor and company are notified", async () => {
  const { id } = await here.submitted('vendor', request, await cvOf('Le Thi Ba', 'ba@example.com', '0922222222'))
  const other = await here.submitted('vendor2', request, await cvOf('Le Thi Ba', 'ba@example.com', '0922222222'))
  expect(other).toMatchObject({ standing: 'duplicate' })
  const token = await tokenFor('ba@example.com')
  expect((await answer(token, false)).body).toMatchObject({ isGiven: false })
  expect(await here.read(id)).toMatchObject({ consent: 'refused', progress: 'withdrawn', status: 'rejected' })
  expect(await here.read(other.id)).toMatchObject({ standing: 'owner' })
  expect((await answer(token, true)).body).toMatchObject({ errorCode: 'LINK_GONE' })
  expect((await asked(token)).status).toBe(404)
  const told = await here.db
    .from('notification')
    .select(['user_name', 'params'])
    .where('notification.kind', '=', 'submissionRefused')
    .execute()
  expect(told.map((one) => one.user_name).sort()).toEqual(['admin', 'vendor'])
  expect(told[0]!.params).toMatchObject({ candidate: 'Le Thi Ba', vendor: 'TalentBridge' })
})

test('a consent that the vendor declares is stored, also for its next CV of the same person; no mail is sent', async () => {
  const evidence = 'By e-mail of 12 November'
  const cv = await cvOf('Tran Van Ca', 'ca@example.com', '0944444444')
  const { body } = await here.submit('vendor', request, cv, { consent: ` ${evidence} ` })
  expect(await here.read(body.id, 'vendor')).toMatchObject({ consent: 'stated', consentEvidence: evidence })
  expect(await here.submitted('vendor', request, cv)).toMatchObject({
    ...{ standing: 'update', consent: 'stated', consentEvidence: evidence },
  })
  expect(await mailsTo('ca@example.com')).toEqual([])
  const long = await here.submit('vendor', request, cv, { consent: 'x'.repeat(1001) })
  expect(long.body.errors).toEqual({ consent: ['Maximum length is 1000'] })
})

test('a candidate whose CV is unreadable or has no e-mail address is not asked; nor is one whose CV is withdrawn', async () => {
  const broken = await here.submitted('vendor', request, new TextEncoder().encode('MZ no pdf'))
  expect(broken).toMatchObject({ consent: 'unreachable' })
  const { id } = await here.submitted('vendor', request, await cvOf('Do Van Ky', 'ky@example.com', '0966666666'))
  const token = await tokenFor('ky@example.com')
  await here.as('vendor').ok(vendorSubmissionWithdraw, { params: { id } })
  expect((await asked(token)).status).toBe(404)
  expect((await answer(token, true)).body).toMatchObject({ errorCode: 'LINK_GONE' })
})
