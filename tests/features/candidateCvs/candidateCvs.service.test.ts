import { readFile } from 'node:fs/promises'
import { zipSync, strToU8 } from 'fflate'
import { docxOf as docx } from '../../support/docx.ts'
import { PDFDocument } from '@cantoo/pdf-lib'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  candidateCvQueue,
  candidateExtractCv,
  candidateExtractResult,
  candidateFileDelete,
  candidateFiles,
  candidateImportCv,
  candidateImportFhu,
  candidateInterviewCv,
  candidateUploadCv,
  candidateViewFileCv,
  type CandidateFile,
  type Extraction,
} from '../../../services/features/candidateCvs/contract.ts'
import type { AnswerOf, Operation } from '../../../services/core/contract/operation.ts'
import { removeExpired } from '../../../services/core/files/storedFiles.ts'
import { newId } from '../../../services/core/ids.ts'
import { searchColumns } from '../../../services/features/candidates/filters/search.ts'
import { fhuCandidates, serveFhu } from '../../../services/demo/fhu.ts'
import { startVerifications, type Failure, type Here } from '../verifications/verifications.fixture.ts'

let here: Here
let fhu: Awaited<ReturnType<typeof serveFhu>>
let pdf: Buffer

beforeAll(async () => {
  fhu = await serveFhu()
  here = await startVerifications({ env: { FHU_URL: fhu.url } })
  pdf = await readFile(new URL('../../../services/demo/files/cv-john-doe-classic.pdf', import.meta.url))
})
afterAll(async () => {
  await here?.close()
  fhu?.close()
})

interface Sent {
  fields?: Record<string, string>
  headers?: Record<string, string>
  signal?: AbortSignal
}

async function send(
  userName: string,
  operation: Operation,
  name: string,
  content: Buffer,
  { fields = {}, headers = {}, signal }: Sent = {},
) {
  const form = new FormData()
  for (const [key, value] of Object.entries(fields)) form.set(key, value)
  form.set('file', new Blob([new Uint8Array(content)]), name)
  const answer = await fetch(here.services.url + operation.path, {
    method: 'POST',
    body: form,
    headers: {
      authorization: `Bearer ${await here.services.identity.issueAccessToken(userName)}`,
      'idempotency-key': crypto.randomUUID(),
      ...headers,
    },
    ...(signal && { signal }),
  })
  return {
    status: answer.status,
    body: (await answer.json()) as Extraction & AnswerOf<typeof candidateUploadCv> & Failure,
  }
}
const get = async (userName: string, path: string) =>
  fetch(here.services.url + path, {
    headers: { authorization: `Bearer ${await here.services.identity.issueAccessToken(userName)}` },
  })
const storedFiles = async () => (await here.db.from('candidate_upload').select('id').execute()).length

async function candidate(name: string): Promise<string> {
  const id = newId()
  await here.db
    .insert('candidate', {
      id,
      name,
      phones: [],
      emails: [],
      created_by: 'recruiter',
      ...searchColumns({ name, phones: [], emails: [] }),
    })
    .execute()
  return id
}

test('a PDF is accepted and read at once', async () => {
  const { status, body } = await send('recruiter', candidateImportCv, 'CV Đức.pdf', pdf)
  const read = body as Extraction
  expect([status, read.fileName, read.draft.name, read.draft.emails]).toEqual([
    200,
    'CV Đức.pdf',
    'John Doe',
    ['john.doe@email.com'],
  ])
  expect(read.fields.find(({ field }) => field === 'name')).toMatchObject({ value: 'John Doe', page: 1 })
  expect(await here.as('recruiter').ok(candidateExtractResult, { body: { filePath: read.filePath } })).toEqual(read)
  expect((await here.as('recruiter2').raw(candidateExtractResult, { body: { filePath: read.filePath } })).status).toBe(
    404,
  )
  expect((await here.as('admin@other').raw(candidateExtractResult, { body: { filePath: read.filePath } })).status).toBe(
    404,
  )
})

test('a DOCX is read too', async () => {
  const { body } = await send(
    'recruiter',
    candidateImportCv,
    'cv.docx',
    docx('Emma Johnson', 'emma@example.com', 'Skills', 'React, CSS'),
  )
  expect(body).toMatchObject({
    draft: {
      name: 'Emma Johnson',
      emails: ['emma@example.com'],
      resume: { skills: [{ name: 'React' }, { name: 'CSS' }] },
    },
    fields: expect.any(Array),
  })
  expect(body.fields[0]?.page).toBeNull()
})

test.each([
  ['a page that calls itself a PDF', 'cv.pdf', Buffer.from('<html><script>alert(1)</script></html>')],
  ['a program', 'cv.pdf', Buffer.from('MZ\x90\0 this is a program', 'latin1')],
  ['a ZIP that is no document', 'cv.docx', Buffer.from(zipSync({ 'evil.exe': strToU8('MZ') }))],
  ['a text', 'cv.txt', Buffer.from('My CV')],
])('%s is refused and leaves nothing behind', async (_what, name, content) => {
  const before = await storedFiles()
  const { status, body } = await send('recruiter', candidateImportCv, name, content)
  expect([status, body]).toMatchObject([400, { errors: { file: ['You can only upload PDF & doc & docx file!'] } }])
  expect(await storedFiles()).toBe(before)
})

test('an empty file, an encrypted one, a broken one and a scan are distinguished', async () => {
  const locked = await PDFDocument.create()
  locked.addPage()
  locked.encrypt({ userPassword: 'secret', ownerPassword: 'owner' })
  const scan = await PDFDocument.create()
  scan.addPage()
  const code = async (content: Buffer) => {
    const { status, body } = await send('recruiter', candidateImportCv, 'cv.pdf', content)
    return [status, body.errorCode ?? body.errors?.file?.[0]]
  }
  expect(await code(Buffer.alloc(0))).toEqual([400, 'File can not be empty!'])
  expect(await code(Buffer.from(await locked.save()))).toEqual([400, 'CV_ENCRYPTED'])
  expect(await code(Buffer.from('%PDF-1.7\nthis is not the rest of a PDF'))).toEqual([400, 'CV_UNREADABLE'])
  expect(await code(Buffer.from(await scan.save()))).toEqual([400, 'CV_NO_TEXT'])
})

test('an upload that the client aborts leaves nothing behind', async () => {
  const before = await storedFiles()
  const leaving = new AbortController()
  const sent = send('recruiter', candidateImportCv, 'cv.pdf', pdf, { signal: leaving.signal }).catch(
    (error: Error) => error.name,
  )
  await expect.poll(storedFiles, { interval: 2, timeout: 5_000 }).toBe(before + 1)
  leaving.abort()
  expect(await sent).toBe('AbortError')
  await expect.poll(storedFiles, { timeout: 5_000 }).toBe(before)
})

test('a CV and other files belong to a candidate; the newest CV is opened by default', async () => {
  const id = await candidate('With files')
  const one = await send('recruiter', candidateUploadCv, 'one.pdf', pdf, { fields: { candidateId: id } })
  expect([one.status, one.body.queueId]).toEqual([200, null])
  const two = await send('recruiter', candidateUploadCv, 'C:\\CVs\\two.pdf', pdf, { fields: { candidateId: id } })
  const note = await send('recruiter', candidateUploadCv, 'letter.txt', Buffer.from('Dear …'), {
    fields: { candidateId: id, kind: 'file' },
  })
  const files = await here.as('recruiter').ok(candidateFiles, { body: { candidateIds: [id] } })
  expect(files.map(({ name, kind, contentType }) => [name, kind, contentType])).toEqual([
    ['letter.txt', 'file', 'text/plain'],
    ['two.pdf', 'cv', 'application/pdf'],
    ['one.pdf', 'cv', 'application/pdf'],
  ])
  const cvPath = async () =>
    (await here.db.from('candidate').select('cv_path').where('id', '=', id).executeTakeFirstOrThrow()).cv_path
  expect(await cvPath()).toBe(two.body.filePath)

  const opened = await get('manager', `${candidateViewFileCv.path}?filePathKey=${two.body.filePath}`)
  expect([
    opened.status,
    opened.headers.get('content-type'),
    opened.headers.get('content-disposition'),
    opened.headers.get('x-content-type-options'),
  ]).toEqual([200, 'application/pdf', expect.stringContaining('two.pdf'), 'nosniff'])
  expect(Buffer.from(await opened.arrayBuffer()).equals(pdf)).toBe(true)

  await here.as('recruiter').ok(candidateFileDelete, { params: { id: (two.body.file as CandidateFile).id } })
  expect(await cvPath()).toBe(one.body.filePath)
  expect((await get('recruiter', `${candidateViewFileCv.path}?filePathKey=${two.body.filePath}`)).status).toBe(404)
  expect((note.body.file as CandidateFile).size).toBe(8)
})

test('knowing a path gives no access: paths of other companies, without an owner or outside the store are not found', async () => {
  const id = await candidate('Closed')
  const { body } = await send('recruiter', candidateUploadCv, 'cv.pdf', pdf, { fields: { candidateId: id } })
  const loose = await send('recruiter', candidateUploadCv, 'cv.pdf', pdf)
  const open = async (user: string, path: string) =>
    (await get(user, `${candidateViewFileCv.path}?filePathKey=${encodeURIComponent(path)}`)).status
  expect(await open('recruiter2', body.filePath)).toBe(200)
  expect(await open('admin@other', body.filePath)).toBe(404)
  expect(await open('finance', body.filePath)).toBe(403)
  expect(await open('recruiter', loose.body.filePath)).toBe(404)
  expect(await open('recruiter', '../../etc/passwd')).toBe(404)
  await here.db.update('candidate').set({ deleted_at: new Date() }).where('id', '=', id).execute()
  expect(await open('recruiter2', body.filePath)).toBe(404)
})

test('an upload can be read in the background', async () => {
  const { status, body } = await send('recruiter', candidateUploadCv, 'cv.pdf', pdf, {
    headers: { invocationtype: 'Event' },
  })
  expect([status, body.queueId]).toEqual([202, expect.any(String)])
  const state = () => here.as('recruiter').ok(candidateCvQueue, { params: { id: body.queueId! } })
  await expect.poll(async () => (await state()).status, { timeout: 15_000 }).toBe('succeed')
  expect(await here.as('recruiter').ok(candidateExtractResult, { body: { filePath: body.filePath } })).toMatchObject({
    draft: { name: 'John Doe' },
  })
  expect((await here.as('recruiter2').raw(candidateCvQueue, { params: { id: body.queueId! } })).status).toBe(404)
})

test('a stored CV can be read again', async () => {
  const { body } = await send('recruiter', candidateUploadCv, 'cv.pdf', pdf)
  expect(await here.as('recruiter').ok(candidateExtractResult, { body: { filePath: body.filePath } })).toBeNull()
  expect(await here.as('recruiter').ok(candidateExtractCv, { body: { filePath: body.filePath } })).toMatchObject({
    draft: { name: 'John Doe' },
  })
})

test('a result without confidence values counts as filled in and certain', async () => {
  const { body } = await send('recruiter', candidateImportCv, 'cv.pdf', pdf)
  const { draft, fields, characters } = body
  const before = fields.map(({ confidence: _confidence, isOffered: _isOffered, ...field }) => field)
  await here.db
    .update('candidate_upload')
    .set({ result: JSON.stringify({ draft, fields: before, characters }) })
    .where('path', '=', body.filePath)
    .execute()
  expect(await here.as('recruiter').ok(candidateExtractResult, { body: { filePath: body.filePath } })).toEqual({
    ...body,
    fields: before.map((field) => ({ ...field, confidence: 1, isOffered: false })),
  })
})

test("a CV without a candidate is deleted after a week, with its extracted data; a candidate's CV stays", async () => {
  const id = await candidate('With a CV')
  const kept = await send('recruiter', candidateUploadCv, 'kept.pdf', pdf, { fields: { candidateId: id } })
  const { body: loose } = await send('recruiter', candidateImportCv, 'loose.pdf', pdf)
  const known = () =>
    here.db
      .from('stored_file')
      .select(['path', 'owner_kind', 'expires_at'])
      .where('path', 'in', [kept.body.filePath, loose.filePath])
      .orderBy('owner_kind')
      .execute()
  expect(await known()).toEqual([
    { path: kept.body.filePath, owner_kind: 'candidateFile', expires_at: null },
    { path: loose.filePath, owner_kind: null, expires_at: expect.any(Date) },
  ])
  expect((await known())[1]!.expires_at!.getTime()).toBeGreaterThan(Date.now() + 6 * 86_400_000)
  await here.db
    .update('stored_file')
    .set({ expires_at: new Date(Date.now() - 1000) })
    .where('path', '=', loose.filePath)
    .execute()
  expect((await here.as('recruiter').raw(candidateExtractResult, { body: { filePath: loose.filePath } })).status).toBe(
    404,
  )
  await removeExpired(here.services.db, here.services.files)
  expect(await known()).toHaveLength(1)
  expect(await here.db.from('candidate_upload').select('path').where('path', '=', loose.filePath).execute()).toEqual([])
  await expect(here.services.files.read(loose.filePath)).rejects.toMatchObject({ status: 404 })
})

test('an interviewer sees the CV without contacts', async () => {
  const id = await candidate('Interviewee')
  const shown = await here.as('manager').ok(candidateInterviewCv, { params: { id } })
  expect(shown).toEqual({
    candidateId: id,
    name: 'Interviewee',
    jobTitle: null,
    filePath: null,
    resume: expect.any(Object),
  })
})

test('FHU: a candidate is imported only once, and unknown ids are refused', async () => {
  const take = (id: string) =>
    here
      .as('recruiter')
      .raw({ ...candidateImportFhu, path: `${candidateImportFhu.path}?fhuCandidateId=${id}` }, { body: {} })
  const first = await take('FHU-007')
  expect([first.status, first.body]).toEqual([200, { candidateId: expect.any(String), created: true }])
  const { candidateId } = first.body as { candidateId: string }
  const stored = await here.db
    .from('candidate')
    .select(['job_title', 'source'])
    .where('id', '=', candidateId)
    .executeTakeFirst()
  expect(stored).toEqual({ job_title: fhuCandidates().get('FHU-007')!.jobTitle, source: 'FHU' })
  expect((await take('FHU-007')).body).toEqual({ candidateId, created: false })
  expect(await take('FHU-999')).toMatchObject({
    status: 400,
    body: { errors: { fhuCandidateId: ['FHU does not know this candidate'] } },
  })
})
