import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import * as contract from '../../../services/features/careers/contract.ts'
import { runPeriodic } from '../../../services/core/jobs/periodic.ts'
import { networksGone } from '../../../services/features/careers/applications/apply.ts'
import { startPeople, type PeopleHere } from '../users/people.fixture.ts'
import { addJob, openSite, outside } from './careers.fixture.ts'

let here: PeopleHere
let jobId: string
beforeAll(async () => {
  here = await startPeople()
})
afterAll(() => here?.close())
beforeEach(async () => {
  const tables = [
    'job_application',
    'collected_candidate_key',
    'collected_candidate',
    'link',
    'mail',
    'notification',
    'job',
    'career_site',
  ]
  // One type stands for all: the union of so many tables is too large for the compiler.
  for (const table of tables) await here.db.delete(table as 'job').execute()
  await openSite(here)
  jobId = await addJob(here.db, { title: 'Java Developer' })
})

const pdf = Buffer.from('%PDF-1.4\n1 0 obj <</Type /Catalog>> endobj\ntrailer <</Root 1 0 R>>\n%%EOF')
const application = {
  ...{ name: ' Trần  Lan ', email: 'lan@mail.example', phone: '0912345678', message: 'Xin chào', language: 'vi' },
  ...{ source: 'facebook', consentText: 'Tôi đồng ý', keepText: '', fileName: 'cv.pdf' },
  fileBase64: pdf.toString('base64'),
}
const apply = (given: object = {}, id = jobId, key = 'acme') =>
  outside(here, contract.careerApply, { key, id }, { ...application, ...given }) as Promise<{
    status: number
    body: any
  }>
const count = async (table: 'job_application' | 'collected_candidate' | 'mail' | 'stored_file') =>
  (await here.db.from(table).select('company_id').execute()).length
/** The token of the last link that was mailed. */
async function token(): Promise<string> {
  const { body } = await here.db.from('mail').select('mail.body').orderBy('mail.id', 'desc').executeTakeFirstOrThrow()
  return /\/careers\/acme\/vi\/applications\/([\w-]{43})/.exec(body)![1]!
}
const operations = {
  read: contract.careerApplication,
  withdraw: contract.careerApplicationWithdraw,
  erase: contract.careerApplicationErase,
}
const own = (what: keyof typeof operations, link: string) =>
  outside(here, operations[what], { token: link }) as Promise<{ status: number; body: any }>
const told = async () =>
  (
    await here.db
      .from('notification')
      .select(['notification.kind', 'notification.user_name'])
      .orderBy('notification.id')
      .execute()
  ).map(({ kind, user_name: userName }) => [kind, userName])
const row = () => here.db.from('collected_candidate').selectAll('collected_candidate').executeTakeFirstOrThrow()

test('an application becomes an inbound candidate with its CV; recruiters are notified, and the applicant gets a link', async () => {
  expect((await apply()).body).toEqual({ status: 'OK' })
  expect(await row()).toMatchObject({
    ...{ source: 'Careers', name: 'Trần Lan', emails: ['lan@mail.example'], phones: ['0912345678'], status: 'new' },
    info: JSON.stringify({ job: 'Java Developer', message: 'Xin chào', link: 'facebook' }),
  })
  const file = await here.db
    .from('stored_file')
    .selectAll('stored_file')
    .where('path', '=', (await row()).cv_path!)
    .executeTakeFirstOrThrow()
  expect(file).toMatchObject({
    content_type: 'application/pdf',
    owner_kind: 'collectedCandidate',
    owner_id: (await row()).id,
    expires_at: null,
  })
  expect(await told()).toEqual([['applicationReceived', 'recruiter']])
  const stored = await here.db.from('job_application').selectAll('job_application').executeTakeFirstOrThrow()
  expect(stored).toMatchObject({ consent_text: 'Tôi đồng ý', keep_text: null, network_hash: null })
  const { status, body } = await own('read', await token())
  expect([status, body]).toEqual([
    200,
    expect.objectContaining({
      key: 'acme',
      jobTitle: 'Java Developer',
      name: 'Trần Lan',
      fileName: 'cv.pdf',
      state: 'received',
    }),
  ])
})

test('notifications link to the inbound candidates for users who may open them, and to the job for all others', async () => {
  await here.db
    .update('job')
    .set({ hiring_team: ['Recruiter', 'interviewer', 'admin'] })
    .where('job.id', '=', jobId)
    .execute()
  await apply()
  const rows = await here.db
    .from('notification')
    .select(['notification.user_name', 'notification.path'])
    .orderBy('notification.user_name')
    .execute()
  const candidates = `/collect-candidate?keyword=${encodeURIComponent('Trần Lan')}`
  expect(rows.map(({ user_name: userName, path }) => [userName, path])).toEqual([
    ['admin', candidates],
    ['interviewer', `/jobs?job=${jobId}`],
    ['recruiter', candidates],
  ])
})

test("the mail contains nothing that the applicant wrote: the address may be somebody else's", async () => {
  await apply({ name: 'Win at spam.example', message: 'Buy now', source: 'spam.example' })
  const { subject, body, html } = await here.db
    .from('mail')
    .select(['mail.subject', 'mail.body', 'mail.html'])
    .executeTakeFirstOrThrow()
  expect(`${subject} ${body} ${html}`).not.toMatch(/spam|Buy/)
})

test('the network address of an applicant is deleted after an hour', async () => {
  await apply()
  const network = async () =>
    (await here.db.from('job_application').select('job_application.network_hash as hash').executeTakeFirstOrThrow())
      .hash
  await here.db.update('job_application').set({ network_hash: 'x' }).execute()
  await runPeriodic(here.services.db, networksGone)
  expect(await network()).toBe('x')
  await here.db
    .update('job_application')
    .set({ created_at: new Date(Date.now() - 3_700_000) })
    .execute()
  await runPeriodic(here.services.db, networksGone)
  expect(await network()).toBeNull()
})

test('an application sent twice is accepted once, even when both arrive at once', async () => {
  const answers = await Promise.all([apply(), apply({ email: 'LAN@mail.example' }), apply()])
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
  expect([await count('job_application'), await count('collected_candidate'), await count('mail')]).toEqual([1, 1, 1])
})

test('invalid values are all reported under their fields, and nothing is stored', async () => {
  const files = await count('stored_file')
  const wrong = { name: ' ', email: 'nobody', phone: '12', consentText: ' ', message: 'x'.repeat(2001), fileBase64: '' }
  expect((await apply(wrong)).body.errors).toEqual({
    name: ['This field is required'],
    email: ['is not a valid e-mail address'],
    phone: ['The input is not valid phone'],
    message: ['Maximum length is 2000'],
    file: ['This field is required'],
    consent: ['This field is required'],
  })
  const refusedFile = async (bytes: Buffer, fileName: string) =>
    Object.keys((await apply({ fileBase64: bytes.toString('base64'), fileName })).body.errors)
  expect(await refusedFile(Buffer.from('MZ a program'), 'cv.pdf')).toEqual(['file'])
  expect(await refusedFile(Buffer.from('<script>1</script>'), 'cv.docx')).toEqual(['file'])
  expect(await refusedFile(Buffer.concat([pdf, Buffer.alloc(5 * 1024 * 1024)]), 'cv.pdf')).toEqual(['file'])
  expect([await count('job_application'), await count('stored_file'), await count('mail')]).toEqual([0, files, 0])
})

test('nobody can apply for a job that is not published', async () => {
  const closed = await addJob(here.db, { status: 1 })
  const others = await addJob(here.otherDb)
  expect((await apply({}, closed)).status).toBe(404)
  expect((await apply({}, others)).status).toBe(404)
  expect((await apply({}, jobId, 'nobody')).status).toBe(404)
  expect(await count('job_application')).toBe(0)
})

test('five applications an hour from one address are accepted, and no more', async () => {
  const ids = await Promise.all(Array.from({ length: 6 }, (_, at) => addJob(here.db, { title: `Job ${at}` })))
  const statuses: number[] = []
  // oxlint-disable-next-line no-await-in-loop -- one after the other
  for (const id of ids) statuses.push((await apply({}, id)).status)
  expect(statuses).toEqual([200, 200, 200, 200, 200, 429])
  expect((await apply({ email: 'other@mail.example' }, ids[5])).status).toBe(200)
})

test('the applicant withdraws once; a candidate who has been reviewed stays as decided', async () => {
  await apply()
  const link = await token()
  for (const _again of [1, 2]) expect((await own('withdraw', link)).status).toBe(200)
  expect(await row()).toMatchObject({ status: 'rejected', remark: 'The applicant has withdrawn the application' })
  expect((await own('read', link)).body).toMatchObject({ state: 'withdrawn', isErasureAsked: false })
  expect(await told()).toEqual([
    ['applicationReceived', 'recruiter'],
    ['applicationWithdrawn', 'recruiter'],
  ])
  for (const _again of [1, 2]) await own('erase', link)
  expect((await own('read', link)).body).toMatchObject({ isErasureAsked: true })
  expect(await told()).toHaveLength(3)

  await apply({ email: 'minh@mail.example' })
  const second = await token()
  await here.db
    .update('collected_candidate')
    .set({ status: 'approved' })
    .where('collected_candidate.name', '=', 'Trần Lan')
    .execute()
  expect((await own('read', second)).body).toMatchObject({ state: 'inReview' })
  await own('erase', second)
  expect(await row()).toMatchObject({ status: 'approved' })
})

test('a link of another kind, or an invalid one, opens nothing', async () => {
  await apply()
  const { status, body } = await own('read', 'x'.repeat(43))
  expect([status, body.errorCode]).toEqual([404, 'LINK_GONE'])
})
