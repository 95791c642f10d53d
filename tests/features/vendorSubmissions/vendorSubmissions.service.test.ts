import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { fold } from '../../../common/text.ts'
import {
  verificationCandidateApproval,
  verificationCandidateByIds,
  verificationCandidateList,
} from '../../../services/features/verifications/contract.ts'
import { vendorRequestUpdate } from '../../../services/features/vendorRequests/contract.ts'
import { vendorDelete } from '../../../services/features/vendors/contract.ts'
import * as contract from '../../../services/features/vendorSubmissions/contract.ts'
import { cvOf, realCv, startSubmissions, type SubmissionsHere } from './submissions.fixture.ts'

// Each CV is read in the background, in a separate process.
vi.setConfig({ testTimeout: 120_000 })

let here: SubmissionsHere
beforeAll(async () => {
  here = await startSubmissions()
})
afterAll(() => here?.close())

const names = async (userName: string, vendorRequestId: string) =>
  (await here.as(userName).ok(contract.vendorSubmissionSubmitted, { query: { vendorRequestId } })).data.map(
    ({ candidateName }) => candidateName,
  )

/** A PDF that only opens with a password. */
const lockedPdf = () => {
  const hex = (byte: string) => byte.repeat(32)
  return new TextEncoder().encode(`%PDF-1.4
1 0 obj <</Type /Catalog /Pages 2 0 R>> endobj
2 0 obj <</Type /Pages /Kids [] /Count 0>> endobj
3 0 obj <</Filter /Standard /V 1 /R 2 /P -4 /O <${hex('a1')}> /U <${hex('b2')}>>> endobj
trailer <</Root 1 0 R /Encrypt 3 0 R /ID [<${hex('c3')}> <${hex('c3')}>]>>
%%EOF`)
}

test('a CV becomes a row of the folder of vendors, with its extracted data; vendors see only their own', async () => {
  const id = await here.request()
  const own = await here.submitted('vendor', id, await cvOf('Nguyen Van An', 'an@example.com', '0912345678'))
  expect(own).toMatchObject({
    ...{ candidateName: 'Nguyen Van An', candidateEmail: 'an@example.com', candidatePhone: '0912345678' },
    ...{ vendorName: 'TalentBridge', status: 'new', progress: 'received', standing: 'owner' },
    ...{ jobTitle: 'Java developers', submittedBy: 'vendor' },
  })
  await here.submitted('vendor2', id, await cvOf('Sato Ken', 'ken@example.com', '0901234567'))
  expect(await names('vendor', id)).toEqual(['Nguyen Van An'])
  expect(await names('vendor2', id)).toEqual(['Sato Ken'])
  expect(await names('admin', id)).toEqual(['Sato Ken', 'Nguyen Van An'])
  const [told] = (await here.as('vendor').ok(contract.vendorSubmissionSubmitted, { query: { vendorRequestId: id } }))
    .data
  expect(told).toMatchObject({ status: 'received', remark: '' })
  expect(
    Object.keys(told!).filter((key) => /vendorId|standing|first|ruling|rowId|submittedBy|candidateId/.test(key)),
  ).toEqual([])
  expect(await here.as('vendor2').ok(contract.vendorSubmissionByIds, { body: { ids: [own.id] } })).toEqual([])
  const folder = await here.db
    .from('verification_folder')
    .select(['id', 'candidate_count'])
    .where('verification_folder.code', '=', 'Vendor')
    .executeTakeFirstOrThrow()
  expect(folder.candidate_count).toBe(2)

  // Reviewers see the rows of one request, and the data that was read from each CV.
  const other = await here.request({ title: 'Testers' })
  await here.submitted('vendor', other, await cvOf('Le Thi Hoa', 'hoa@example.com', '0987654321'))
  const rowsOf = async (more: object) =>
    (await here.as('admin').ok(verificationCandidateList, { body: { verificationId: folder.id, ...more } })).data
  const rowNames = async (more: object) => (await rowsOf(more)).map(({ name }) => name)
  expect(await rowNames({})).toEqual(['Le Thi Hoa', 'Sato Ken', 'Nguyen Van An'])
  expect(await rowNames({ vendorRequestId: id })).toEqual(['Sato Ken', 'Nguyen Van An'])
  expect(await rowNames({ vendorRequestId: id, keyword: 'sato' })).toEqual(['Sato Ken'])
  expect(await rowNames({ vendorRequestId: folder.id })).toEqual([])
  const ids = (await rowsOf({ vendorRequestId: other })).map((row) => row.id)
  const [row] = await here.as('admin').ok(verificationCandidateByIds, { body: { ids, withReading: true } })
  expect(row!.cvReading!.draft.resume.skills.map(({ name }) => name)).toEqual(['Java', 'SQL'])
})

test('files can be read by users who see the submission', async () => {
  const id = await here.request()
  const { candidateCV } = await here.submitted('vendor', id, await realCv())
  const fetched = async (userName: string) => {
    const token = await here.services.identity.issueAccessToken(userName)
    const path = `/media/file?filePath=${encodeURIComponent(candidateCV!)}`
    return (await fetch(`${here.services.url}${path}`, { headers: { authorization: `Bearer ${token}` } })).status
  }
  expect([await fetched('vendor'), await fetched('vendor2'), await fetched('admin')]).toEqual([200, 404, 200])
})

test('an unreadable CV becomes a failed row, and a file whose name is not that of a CV is refused', async () => {
  const id = await here.request()
  const refused = async (bytes: Uint8Array, name: string) =>
    (await here.submit('vendor', id, bytes, { name })).body.errors
  expect(await refused(new Uint8Array(10), 'virus.exe')).toEqual({
    file: ['You can only upload PDF & doc & docx file!'],
  })
  expect(await refused(new Uint8Array(0), 'cv.pdf')).toEqual({ file: ['File can not be empty!'] })
  expect((await here.submit('vendor', id, new Uint8Array(3 * 1024 * 1024 + 1))).status).toBe(413)
  const renamed = await here.submitted('vendor', id, new TextEncoder().encode('MZ no pdf'), { name: 'renamed.pdf' })
  expect(renamed).toMatchObject({ candidateName: 'renamed.pdf', status: 'failed', progress: 'unreadable' })
  const locked = await here.submitted('vendor', id, lockedPdf(), { name: 'locked.pdf' })
  expect(locked).toMatchObject({ candidateName: 'locked.pdf', status: 'failed', progress: 'unreadable' })
  const macro = await here.submitted('vendor', id, new TextEncoder().encode('PK vbaProject.bin'), {
    name: 'macro.docx',
  })
  expect(macro).toMatchObject({ status: 'failed', progress: 'unreadable' })
  expect(await refused(new Uint8Array(10), 'macro.docm')).toHaveProperty('file')
  const exact = new Uint8Array(3 * 1024 * 1024)
  exact.set(new TextEncoder().encode('%PDF-1.7\n'))
  expect(await here.submitted('vendor', id, exact)).toMatchObject({ progress: 'unreadable' })
})

test('nobody can submit to an unpublished request, to a request of others, or without belonging to a vendor', async () => {
  const closed = await here.request({ status: 'Unpublish' })
  const cv = await cvOf('Le Thi Ba', 'ba@example.com', '0933333333')
  expect((await here.submit('vendor', closed, cv)).body.errorCode).toBe('REQUEST_UNPUBLISHED')
  const others = await here.request({ vendorByLocation: ['tanaka@sakura.example'] })
  expect((await here.submit('vendor', others, cv)).status).toBe(404)
  expect((await here.submit('recruiter', others, cv)).status).toBe(403)
  expect((await here.submit('admin', others, cv)).body.errorCode).toBe('NO_VENDOR')
  const [, sakura] = here.vendors
  const { body } = await here.submit('admin', others, cv, { vendorId: sakura })
  expect(await here.read(body.id)).toMatchObject({ vendorName: 'Sakura', submittedBy: 'admin' })
  expect((await here.as('admin').raw(vendorDelete, { params: { id: sakura } })).body).toMatchObject({
    errorCode: 'VENDOR_IN_USE',
  })
})

test('if two vendors send the same person, the first one owns the candidate, whichever CV is read first; neither learns of the other', async () => {
  const id = await here.request()
  const cv = await cvOf('Tran Van Ca', 'ca@example.com', '0944444444')
  const [first, second] = await Promise.all([here.submit('vendor', id, cv), here.submit('vendor2', id, cv)])
  await Promise.all([here.read(first.body.id), here.read(second.body.id)])
  // The CV that was read first may have turned out not to be the first one.
  const both = await Promise.all([here.read(first.body.id), here.read(second.body.id)])
  const owner = both.find(({ standing }) => standing === 'owner')
  const duplicate = both.find((one) => one !== owner)
  // The answer has a precision of milliseconds: two CVs may have arrived within one.
  expect(owner!.createdDate <= duplicate!.createdDate).toBe(true)
  expect([owner!.standing, duplicate!.standing, duplicate!.firstId]).toEqual(['owner', 'duplicate', owner!.id])
  const late = duplicate!.vendorName === 'Sakura' ? 'vendor2' : 'vendor'
  expect(await here.read(duplicate!.id, late)).toMatchObject({ progress: 'received', remark: '' })
  const ruled = await here
    .as('admin')
    .ok(contract.vendorSubmissionRule, { params: { id: duplicate!.id }, body: { ruling: 'notEligible' } })
  expect(ruled).toMatchObject({ ruling: 'notEligible', progress: 'notEligible' })
  expect(await here.read(duplicate!.id, late)).toMatchObject({ progress: 'notEligible', remark: '' })
  const again = await here.submitted(late === 'vendor' ? 'vendor2' : 'vendor', id, cv)
  expect(again).toMatchObject({ standing: 'update', firstId: owner!.id })
  const stranger = { params: { id: owner!.id }, body: { ruling: 'notEligible' } } as const
  expect((await here.as('vendor').raw(contract.vendorSubmissionRule, stranger)).status).toBe(403)
})

test('a withdrawn CV frees the candidate for the next sender; its row is rejected', async () => {
  const id = await here.request()
  const cv = await cvOf('Pham Thi Du', 'du@example.com', '0955555555')
  const first = await here.submitted('vendor', id, cv)
  const second = await here.submitted('vendor2', id, cv)
  expect(second).toMatchObject({ standing: 'duplicate', firstId: first.id })
  const withdraw = (userName: string) =>
    here.as(userName).raw(contract.vendorSubmissionWithdraw, { params: { id: first.id } })
  expect((await withdraw('vendor2')).status).toBe(404)
  expect((await withdraw('vendor')).body).toMatchObject({ progress: 'withdrawn' })
  expect((await withdraw('vendor')).status).toBe(200)
  expect(await here.read(first.id)).toMatchObject({ status: 'rejected', remark: 'The vendor has withdrawn the CV' })
  expect(await here.read(second.id)).toMatchObject({ standing: 'owner', firstId: null })
})

test('the company decides on ownership; a person who shares a contact with either of two is the same person', async () => {
  const id = await here.request()
  const rule = (submissionId: string, ruling: contract.Ruling) =>
    here.as('admin').ok(contract.vendorSubmissionRule, { params: { id: submissionId }, body: { ruling } })
  const first = await here.submitted('vendor', id, await cvOf('Ly Van Em', 'em@example.com', '0911000001'))
  const second = await here.submitted('vendor2', id, await cvOf('Ly Van Em', 'em@example.com', '0911000002'))
  const third = await here.submitted('vendor2', id, await cvOf('Ly Em', 'other@example.com', '0911000002'))
  const standings = async () =>
    (await Promise.all([first, second, third].map((one) => here.read(one.id)))).map(({ standing }) => standing)
  expect(await standings()).toEqual(['owner', 'duplicate', 'duplicate'])
  await rule(second.id, 'eligible')
  expect(await standings()).toEqual(['owner', 'owner', 'update'])
  await rule(second.id, 'notEligible')
  expect((await here.read(third.id)).firstId).toBe(first.id)
  await rule(first.id, 'notEligible')
  expect((await here.read(third.id)).standing).toBe('owner')
})

test('the vendor sees the result of the review: approved, or rejected with the reason that the company shows', async () => {
  const id = await here.request()
  const cv = await cvOf('Do Van Ky', 'ky@example.com', '0966666666')
  const { id: submissionId, rowId } = await here.submitted('vendor', id, cv)
  const reject = { id: rowId!, status: 'rejected', remark: 'Too junior, says Huy' } as const
  await here.as('admin').ok(verificationCandidateApproval, { body: reject })
  expect(await here.read(submissionId, 'vendor')).toMatchObject({ progress: 'rejected', remark: '' })
  await here
    .as('admin')
    .ok(contract.vendorSubmissionRule, {
      params: { id: submissionId },
      body: { shownReason: ' More years are asked. ' },
    })
  expect(await here.read(submissionId, 'vendor')).toMatchObject({ remark: 'More years are asked.' })
  expect(await here.read(submissionId)).toMatchObject({ remark: 'Too junior, says Huy' })
})

test('the report is searched by name; a request may name a job', async () => {
  const jobId = '7c9e6679-7425-40de-944b-e07fc1f90ae7'
  await here.db
    .insert('job', {
      id: jobId,
      title: 'Payment team',
      search: fold('Payment team'),
      owner: 'recruiter',
      total: 1,
      open_date: '2026-01-01',
      created_by: 'recruiter',
      department_id: null,
      category_id: null,
      rank_id: null,
    })
    .execute()
  const id = await here.request({ jobId })
  await here.submitted('vendor', id, await cvOf('Vo Thi Lan', 'lan@example.com', '0977777777'))
  await here.submitted('vendor', id, await cvOf('Bui Minh', 'minh@example.com', '0988888888'))
  const found = async (input: string) =>
    (await here.as('admin').ok(contract.vendorSubmissionReport, { query: { vendorRequestId: id, input } })).data
  expect((await found('lan')).map(({ candidateName, jobTitle }) => [candidateName, jobTitle])).toEqual([
    ['Vo Thi Lan', 'Payment team'],
  ])
  expect(
    (await here.as('vendor').raw(contract.vendorSubmissionReport, { query: { vendorRequestId: id } })).status,
  ).toBe(403)
  const wrong = await here
    .as('admin')
    .raw(vendorRequestUpdate, {
      params: { id },
      body: { title: 'A', description: '<p>b</p>', jobId: '7c9e6679-7425-40de-944b-e07fc1f90ae8' },
    })
  expect(wrong.body.errors).toHaveProperty('jobId')
})

test('the sample is a readable PDF', async () => {
  const token = await here.services.identity.issueAccessToken('vendor')
  const answer = await fetch(`${here.services.url}/VendorRequests/download-sample-submit`, {
    headers: { authorization: `Bearer ${token}` },
  })
  const bytes = new Uint8Array(await answer.arrayBuffer())
  const read = await here.submitted('vendor', await here.request(), bytes)
  expect(read).toMatchObject({ candidateName: 'Nguyen Van An', progress: 'received' })
})
